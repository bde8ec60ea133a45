//! A table, and how entries change it.

use std::collections::{BTreeSet, VecDeque};

use bots::analysis::{Analysis, Lesson};
use table::guide::Tutorial;
use table::record::GameResult;
use table::{By, Dice, Lang, Record, Seat, SeatSet, Secret, Turn};
use thiserror::Error;

use crate::chairs::{Chair, Chairs, Holder};
use crate::event::{Entry, Event, Opened, PersonId, TableId, Time};
use crate::founding::{self, Begun, Opening};
use crate::limits;
use crate::playing::{Play, Study};
use crate::protocol::{Phase, Terms};
use crate::refusal::Refusal;
use crate::undo::Request;

/// A table in play.
pub struct Table {
    pub(crate) id: TableId,
    pub(crate) opened: Opened,
    pub(crate) game: Box<dyn Play>,
    /// What is said along the game, if it teaches.
    pub(crate) tutorial: Option<Tutorial>,
    /// What decides all chance: it is shown to nobody before the game is over.
    pub(crate) secret: Secret,
    /// From the secret and the nonces, once the game has begun.
    pub(crate) dice: Option<Dice>,
    pub(crate) chairs: Chairs,
    paused: bool,
    pub(crate) request: Option<Request>,
    pub(crate) rematch: Option<TableId>,
    /// How many entries there were.
    pub(crate) n: u64,
    /// When the last one was made.
    pub(crate) at: Time,
    /// The `n` at which the game itself changed last.
    pub(crate) moved: u64,
    /// When that was.
    pub(crate) moved_at: Time,
    /// The last entries.
    pub(crate) history: VecDeque<Entry>,
}

/// Entries that no table can have had.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("entry {n} cannot be: {reason}")]
pub struct Corrupt {
    /// Which, from 0.
    pub n: u64,
    /// Why not.
    pub reason: String,
}

impl Table {
    /// Builds a table from what was written down about it.
    pub fn replay(
        id: TableId,
        secret: Secret,
        entries: impl IntoIterator<Item = Entry>,
    ) -> Result<Table, Corrupt> {
        let mut entries = entries.into_iter();
        let corrupt = |reason: String| Corrupt { n: 0, reason };
        let first = entries.next().ok_or_else(|| corrupt("there is none".to_owned()))?;
        let Event::Opened(opened) = &first.event else {
            return Err(corrupt("a table begins by being opened".to_owned()));
        };
        let mut table = Table::new(id, secret, (**opened).clone(), first.at)
            .map_err(|refusal| corrupt(refusal.to_string()))?;
        table.history.push_back(first);
        entries.try_for_each(|entry| table.apply(entry))?;
        Ok(table)
    }

    fn new(id: TableId, secret: Secret, opened: Opened, at: Time) -> Result<Table, Refusal> {
        let mut terms = Terms { content: Some(opened.content.hash.clone()), ..opened.terms.clone() };
        let Begun { game, tutorial, .. } = founding::begin(&mut terms)?;
        let left = terms.clock.map(|clock| u64::from(clock.total) * 1000);
        let chair = |(place, kept): (&crate::protocol::Place, &Option<PersonId>)| {
            let holder = match (place.bot(), kept) {
                (Some(level), _) => Holder::Bot(level),
                (None, Some(person)) => Holder::Kept(person.clone()),
                (None, None) => Holder::Open,
            };
            Chair::new(holder, left)
        };
        let chairs = Chairs(terms.places.iter().zip(&opened.kept).map(chair).collect());
        let history = VecDeque::new();
        let (dice, request, rematch) = (None, None, None);
        let paused = false;
        Ok(Table {
            id,
            opened,
            game,
            tutorial,
            secret,
            dice,
            chairs,
            paused,
            request,
            rematch,
            n: 1,
            at,
            moved: 1,
            moved_at: at,
            history,
        })
    }

    /// Which table it is.
    pub fn id(&self) -> &TableId {
        &self.id
    }

    /// How many entries it has had.
    pub fn n(&self) -> u64 {
        self.n
    }

    /// What was agreed.
    pub fn terms(&self) -> &Terms {
        &self.opened.terms
    }

    /// When something last happened.
    pub fn at(&self) -> Time {
        self.at
    }

    /// Who opened it.
    pub fn opener(&self) -> &PersonId {
        &self.opened.host
    }

    /// Who sits where.
    pub fn chairs(&self) -> &Chairs {
        &self.chairs
    }

    /// How far it is.
    pub fn phase(&self) -> Phase {
        match self.game.turn() {
            Turn::Over => Phase::Over,
            _ if self.dice.is_none() => Phase::Waiting,
            _ if self.paused => Phase::Paused,
            _ => Phase::Playing,
        }
    }

    /// The seats that may act now.
    pub fn acting(&self) -> SeatSet {
        if self.dice.is_some() { self.game.turn().acting() } else { SeatSet::EMPTY }
    }

    /// The people whose turn it is.
    pub fn awaited(&self) -> BTreeSet<&PersonId> {
        let chairs = self.acting().iter().filter_map(|seat| self.chairs.get(seat)).collect::<Vec<_>>();
        chairs.into_iter().filter(|chair| chair.sits_in.is_none()).filter_map(Chair::person).collect()
    }

    /// Who may put bots on free seats: whoever opened the table, or if they have no seat, the first who has one.
    pub fn host(&self) -> &PersonId {
        let opener = &self.opened.host;
        let first = || self.chairs.iter().find_map(|(_, chair)| chair.person());
        if self.chairs.of(opener).next().is_some() { opener } else { first().unwrap_or(opener) }
    }

    /// How it ended, once it is over.
    pub fn result(&self) -> Option<GameResult> {
        self.game.result()
    }

    /// The finished game, written down, with the secret revealed.
    pub fn record(&self) -> Option<Record> {
        (self.phase() == Phase::Over).then(|| self.written())
    }

    /// The game so far, written down. It holds what is hidden, and the secret once the game is over.
    pub(crate) fn written(&self) -> Record {
        let players = self.chairs.players(self.game.words(Lang::En));
        // Dice that were not there from the beginning prove nothing.
        let secret = self.given().is_empty().then_some(&self.secret);
        self.game.record(players, secret)
    }

    /// The steps that the game began with, if somebody plays on from there.
    pub(crate) fn given(&self) -> &[String] {
        match &self.opened.terms.opening {
            Some(Opening::Steps(steps)) => steps,
            _ => &[],
        }
    }

    /// Begins to find out what can be learned from the finished game: it holds all that was hidden.
    pub fn study(&self) -> Option<Box<dyn Study>> {
        (self.phase() == Phase::Over).then(|| self.game.study())
    }

    /// What can be learned from the finished game, in words, most instructive first.
    pub fn lessons(&self, analysis: &Analysis, lang: Lang) -> Vec<Lesson> {
        let words = self.game.words(lang);
        match self.phase() {
            Phase::Over => self.game.lessons(analysis, words, &self.names(words)),
            _ => Vec::new(),
        }
    }

    /// What lets a table forget what somebody is called and what they wrote. It is as old as the last entry: nobody
    /// needs to know when somebody went.
    pub fn forget(&self, person: &PersonId) -> Vec<Entry> {
        vec![Entry { at: self.at, answers: None, event: Event::Forgotten { person: person.clone() } }]
    }

    /// Lets happen what was decided and written down.
    pub fn apply(&mut self, entry: Entry) -> Result<(), Corrupt> {
        let n = self.n;
        self.charge(entry.at);
        self.at = self.at.max(entry.at);
        self.n += 1;
        self.happen(&entry.event).map_err(|reason| Corrupt { n, reason })?;
        if self.history.len() == limits::HISTORY
            && let Some(oldest) = self.history.pop_front()
        {
            self.game.forget(oldest.event.turned());
        }
        self.history.push_back(entry);
        Ok(())
    }

    fn happen(&mut self, event: &Event) -> Result<(), String> {
        match event {
            Event::Opened(_) => return Err("a table is opened once".to_owned()),
            Event::Sat { seat, person, name, nonce } => {
                self.sit_in(*seat, None)?;
                let chair = self.chair_mut(*seat)?;
                chair.holder = Holder::Person(person.clone(), name.clone());
                if nonce.is_some() {
                    chair.nonce.clone_from(nonce);
                }
            }
            Event::BotSat { seat, level } => self.chair_mut(*seat)?.holder = Holder::Bot(*level),
            Event::Left { seat } => self.leave(*seat)?,
            Event::Began { steps } => self.begin(steps)?,
            Event::Stepped { steps } => self.step(steps)?,
            Event::TookBack { steps, .. } => self.go_back(*steps)?,
            Event::UndoAsked { seat } => {
                let (n, at) = (self.n, self.at);
                self.request = Some(Request { seat: *seat, n, at, agreed: Vec::new() });
            }
            Event::UndoAgreed { seat } => self.agree(*seat)?,
            Event::UndoDropped { .. } => self.request = None,
            Event::Said { .. } | Event::Wrote { .. } => {}
            Event::Paused { .. } => self.paused = true,
            Event::Resumed { .. } => self.paused = false,
            Event::SatIn { seat, level } => self.sit_in(*seat, Some(*level))?,
            Event::CameBack { seat } => self.sit_in(*seat, None)?,
            Event::FlagFell { seat } => {
                self.sit_in(*seat, Some(self.opened.terms.stand_in))?;
                self.chair_mut(*seat)?.flag = true;
            }
            Event::Rematched { table } => self.rematch = Some(table.clone()),
            Event::Forgotten { person } => self.forget_name(person),
        }
        Ok(())
    }

    fn forget_name(&mut self, person: &PersonId) {
        for chair in &mut self.chairs.0 {
            chair.forget(person);
        }
        for entry in &mut self.history {
            entry.forget(person);
        }
    }

    fn chair_mut(&mut self, seat: Seat) -> Result<&mut Chair, String> {
        self.chairs.0.get_mut(seat.index()).ok_or_else(|| format!("there is no seat {seat}"))
    }

    /// A request to take back does not outlive a change among those who are asked.
    fn sit_in(&mut self, seat: Seat, level: Option<bots::Level>) -> Result<(), String> {
        self.request = None;
        self.chair_mut(seat)?.sits_in = level;
        Ok(())
    }

    fn leave(&mut self, seat: Seat) -> Result<(), String> {
        let stand_in = self.dice.is_some().then_some(self.opened.terms.stand_in);
        self.sit_in(seat, stand_in)?;
        let begun = self.dice.is_some();
        let chair = self.chair_mut(seat)?;
        chair.holder = Holder::Open;
        if !begun {
            chair.nonce = None;
        }
        Ok(())
    }

    fn begin(&mut self, steps: &[String]) -> Result<(), String> {
        self.dice = Some(Dice::new(&self.secret, self.chairs.0.iter().map(|chair| chair.nonce.as_deref())));
        self.step(steps)
    }

    fn step(&mut self, steps: &[String]) -> Result<(), String> {
        let before = self.game.turn().acting();
        let mut acted = SeatSet::EMPTY;
        for step in steps {
            self.game.take(step).map_err(|error| format!("{step:?}: {error}"))?;
            if let Some(By::Seat(seat)) = step.split(' ').next().and_then(By::parse) {
                acted.insert(seat);
                self.end_turn(seat);
            }
        }
        self.request = None;
        self.ask(|seat| acted.contains(seat) || !before.contains(seat));
        Ok(())
    }

    /// Adds to the clock of a seat that has just acted, if it has nothing more to decide.
    fn end_turn(&mut self, seat: Seat) {
        let Some(clock) = self.opened.terms.clock else { return };
        if !self.game.turn().acting().contains(seat) {
            let left = &mut self.chairs.0[seat.index()].left;
            *left = left.map(|left| left + u64::from(clock.increment) * 1000);
        }
    }

    fn go_back(&mut self, steps: usize) -> Result<(), String> {
        if steps >= self.game.steps() {
            return Err(format!("there are no {steps} steps to go back to"));
        }
        self.game.go_back(steps);
        self.request = None;
        self.ask(|_| true);
        Ok(())
    }

    /// Notes for acting seats that they are asked something new.
    fn ask(&mut self, is_new: impl Fn(Seat) -> bool) {
        (self.moved, self.moved_at) = (self.n, self.at);
        for seat in self.game.turn().acting().iter().filter(|&seat| is_new(seat)) {
            self.chairs.0[seat.index()].asked = self.n;
        }
    }

    fn agree(&mut self, seat: Seat) -> Result<(), String> {
        let person = self.chair_mut(seat)?.person().cloned();
        let request = self.request.as_mut().ok_or("nobody asked to take back")?;
        request.agreed.extend(person);
        Ok(())
    }
}
