//! Where a node works on one table: the driver loop, without sockets and threads.
//!
//! One job at a time: decide, ask the shelf to append, and only when that is durable apply it, answer, and tell
//! those who watch. Who came second reads what was missed and decides again; after an error, too, for it may have
//! happened or not. Nobody is refused before the shelf was read, so a node that is behind refuses nothing wrongly.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use bots::Budget;
use session::protocol::{Bad, Command, Done, ToClient, Watch};
use session::table::Corrupt;
use session::{Decision, Entry, Moment, Refusal, Table, TableId, Thought, Time, Viewer, Who};
use table::{Seat, Secret};

use crate::mistake::Mistake;
use crate::node::{Effect, Line};
use crate::shelf;

pub(crate) struct Desk {
    id: TableId,
    /// What this node knows of the table; it may be behind.
    table: Option<Table>,
    watchers: BTreeMap<Line, Watcher>,
    jobs: VecDeque<Job>,
    /// What the shelf has yet to answer.
    asked: Option<Asked>,
    /// Seats for which a bot thinks.
    thinking: BTreeSet<Seat>,
    /// When this desk will be woken.
    alarm: Option<Time>,
}

/// Somebody who is told what happens, and the last `n` that was sent to them.
struct Watcher {
    viewer: Viewer,
    n: u64,
}

struct Job {
    work: Work,
    /// Whether the shelf was read for it.
    fresh: bool,
}

pub(crate) enum Work {
    Watch(Line, Who, Watch),
    Command(Line, Who, Command),
    Thought(Thought),
    /// Time has passed.
    Tick,
    /// The table may have grown.
    Look,
}

enum Asked {
    Read,
    Append(Vec<Entry>),
    /// An append about which everybody has been told already: a [mistake](Mistake::TellsEarly).
    AppendTold,
}

/// What the shelf answers.
pub(crate) enum Answer {
    Entries(Secret, Vec<Vec<u8>>),
    Appended,
    Conflict,
    /// It may have happened or not.
    Error,
}

/// What is to be done about a job next.
enum Next {
    Read,
    Append(Vec<Entry>),
    Finish,
}

/// A step in the making: the time, and what it leads to.
pub(crate) struct Step {
    pub(crate) now: Time,
    pub(crate) mistake: Option<Mistake>,
    pub(crate) effects: Vec<Effect>,
}

impl Step {
    fn send(&mut self, line: Line, message: ToClient) {
        self.effects.push(Effect::Send(line, Box::new(message)));
    }

    pub(crate) fn send_bad(&mut self, line: Line, reason: &str) {
        self.send(line, ToClient::Bad(Bad { why: "message", say: reason.to_owned() }));
    }

    fn makes(&self, mistake: Mistake) -> bool {
        self.mistake == Some(mistake)
    }
}

impl Desk {
    pub(crate) fn new(id: TableId) -> Desk {
        Desk {
            id,
            table: None,
            watchers: BTreeMap::new(),
            jobs: VecDeque::new(),
            asked: None,
            thinking: BTreeSet::new(),
            alarm: None,
        }
    }

    /// What this node would show of the table.
    pub(crate) fn table(&self) -> Option<&Table> {
        self.table.as_ref()
    }

    pub(crate) fn hang_up(&mut self, line: Line) {
        self.watchers.remove(&line);
    }

    pub(crate) fn take(&mut self, work: Work, step: &mut Step) {
        if matches!(work, Work::Tick) {
            self.alarm = None;
        }
        self.jobs.push_back(Job { work, fresh: false });
        self.go_on(step);
    }

    pub(crate) fn answered(&mut self, answer: Answer, step: &mut Step) -> Result<(), Corrupt> {
        let asked = self.asked.take().expect("nobody answers unasked");
        match (asked, answer) {
            (Asked::Read, Answer::Entries(secret, entries)) => self.catch_up(secret, &entries, step)?,
            (Asked::Append(entries), Answer::Appended) => self.happen(entries, step)?,
            (Asked::Append(entries), Answer::Conflict) if step.makes(Mistake::IgnoresConflict) => {
                self.happen(entries, step)?;
            }
            (Asked::Append(entries), Answer::Error) if step.makes(Mistake::TakesErrorForDone) => {
                self.happen(entries, step)?;
            }
            (Asked::AppendTold, Answer::Appended) => {}
            (Asked::AppendTold, _) => self.table = None,
            (Asked::Read | Asked::Append(_), _) => self.read(step),
        }
        self.go_on(step);
        Ok(())
    }

    /// Works until there is nothing to do, or the shelf has to answer first.
    fn go_on(&mut self, step: &mut Step) {
        while self.asked.is_none() {
            let Some(job) = self.jobs.pop_front() else { return };
            let next = match &self.table {
                None => Next::Read,
                Some(_) => self.consider(&job, step),
            };
            match next {
                Next::Finish => self.look_ahead(step),
                Next::Read => {
                    self.jobs.push_front(job);
                    self.read(step);
                }
                Next::Append(entries) => {
                    self.jobs.push_front(job);
                    self.append(entries, step);
                }
            }
        }
    }

    fn read(&mut self, step: &mut Step) {
        let from = self.table.as_ref().map_or(0, Table::n);
        self.asked = Some(Asked::Read);
        step.effects.push(Effect::Read { table: self.id.clone(), from });
    }

    fn append(&mut self, entries: Vec<Entry>, step: &mut Step) {
        let n = self.table.as_ref().map_or(0, Table::n);
        let data = entries.iter().map(shelf::write).collect();
        if step.makes(Mistake::TellsEarly) {
            self.happen(entries, step).expect("it was decided");
            self.asked = Some(Asked::AppendTold);
        } else {
            self.asked = Some(Asked::Append(entries));
        }
        step.effects.push(Effect::Append { table: self.id.clone(), n, entries: data });
    }

    fn consider(&mut self, job: &Job, step: &mut Step) -> Next {
        let table = self.table.as_ref().expect("it was read");
        match &job.work {
            Work::Watch(line, who, watch) => self.watch(*line, who, watch, job.fresh, step),
            Work::Command(line, who, command) => self.command(*line, who, command, job.fresh, step),
            Work::Thought(thought) => {
                table.decide_for_bot(thought, step.now).map_or_else(|_| self.thought(thought), Next::Append)
            }
            Work::Tick => Some(table.tick(step.now))
                .filter(|entries| !entries.is_empty())
                .map_or(Next::Finish, Next::Append),
            Work::Look if job.fresh => Next::Finish,
            Work::Look => Next::Read,
        }
    }

    /// A bot's decision was carried out, or came too late.
    fn thought(&mut self, thought: &Thought) -> Next {
        self.thinking.remove(&thought.seat);
        Next::Finish
    }

    fn watch(&mut self, line: Line, who: &Who, watch: &Watch, fresh: bool, step: &mut Step) -> Next {
        let table = self.table.as_ref().expect("it was read");
        let is_behind = watch.n > Some(table.n());
        match table.watch(Some(who.person.clone()), who.invited, watch) {
            Ok(viewer) if fresh || !is_behind => {
                step.send(line, ToClient::State(table.state(&viewer, watch.n)));
                self.watchers.insert(line, Watcher { viewer, n: table.n() });
                Next::Finish
            }
            Err(why) if fresh => {
                step.send_bad(line, &why.to_string());
                Next::Finish
            }
            _ => Next::Read,
        }
    }

    fn command(&mut self, line: Line, who: &Who, command: &Command, fresh: bool, step: &mut Step) -> Next {
        let table = self.table.as_ref().expect("it was read");
        let Some(watcher) = self.watchers.get(&line) else {
            step.send_bad(line, "watch a table first");
            return Next::Finish;
        };
        match decide(table, who, command, step) {
            Ok(Decision::Record(entries)) => return Next::Append(entries),
            _ if !fresh && !step.makes(Mistake::RefusesUnread) => return Next::Read,
            Ok(Decision::Done(n)) => {
                if !step.makes(Mistake::ForgetsToAnswerAgain) {
                    step.send(line, ToClient::Done(Done { id: command.id.clone(), n }));
                }
            }
            Err(why) => step.send(line, table.refused(&watcher.viewer, who.lang, command, &why)),
            Ok(Decision::Think(_) | Decision::Rematch(_)) => unreachable!("nobody asks for that here"),
        }
        Next::Finish
    }

    /// Takes in what others have written down.
    fn catch_up(&mut self, secret: Secret, entries: &[Vec<u8>], step: &mut Step) -> Result<(), Corrupt> {
        let entries = entries.iter().map(|data| shelf::read(data));
        match &mut self.table {
            None => self.table = Some(Table::replay(self.id.clone(), secret, entries)?),
            Some(table) => entries.into_iter().try_for_each(|entry| table.apply(entry))?,
        }
        if let Some(job) = self.jobs.front_mut() {
            job.fresh = true;
        }
        self.tell(step);
        Ok(())
    }

    /// Lets happen what the first job has led to: it is durable.
    fn happen(&mut self, entries: Vec<Entry>, step: &mut Step) -> Result<(), Corrupt> {
        let table = self.table.as_mut().expect("it was read");
        entries.into_iter().try_for_each(|entry| table.apply(entry))?;
        match self.jobs.pop_front().map(|job| job.work) {
            Some(Work::Command(line, _, command)) => step.send(line, table.done(&command)),
            Some(Work::Thought(thought)) => {
                self.thought(&thought);
            }
            _ => {}
        }
        self.tell(step);
        self.look_ahead(step);
        Ok(())
    }

    fn tell(&mut self, step: &mut Step) {
        let Some(table) = &self.table else { return };
        for (line, watcher) in self.watchers.iter_mut().filter(|(_, watcher)| watcher.n < table.n()) {
            step.send(*line, ToClient::State(table.state(&watcher.viewer, Some(watcher.n))));
            watcher.n = table.n();
        }
    }

    /// Sends bots to think and sets the alarm.
    fn look_ahead(&mut self, step: &mut Step) {
        let Some(table) = &self.table else { return };
        for errand in table.wanted() {
            if self.thinking.insert(errand.seat) {
                let thought = errand.think(Budget::Iterations(1));
                step.effects.push(Effect::Think { table: self.id.clone(), thought });
            }
        }
        if let Some(due) = table.due()
            && self.alarm.is_none_or(|alarm| due < alarm)
        {
            self.alarm = Some(due);
            let delay = due.since(step.now);
            step.effects.push(Effect::Wake { table: self.id.clone(), delay });
        }
    }
}

fn decide(table: &Table, who: &Who, command: &Command, step: &Step) -> Result<Decision, Refusal> {
    let moment = Moment { now: step.now, away: &[] };
    if !step.makes(Mistake::DoesItAgain) {
        return table.decide(who, command, moment);
    }
    let renamed = Command { id: format!("{}'", command.id), ..command.clone() };
    let decision = table.decide(who, &renamed, moment)?;
    let Decision::Record(mut entries) = decision else { return Ok(decision) };
    for answers in entries.iter_mut().filter_map(|entry| entry.answers.as_mut()) {
        answers.id.clone_from(&command.id);
    }
    Ok(Decision::Record(entries))
}
