//! How a table stands, for somebody who looks at it: in whole, or what is new.
//!
//! Everything about the game comes from a [`Sight`] and from steps as they are told; see
//! the front page of this crate. Everything else here is known to all who may see the table.

use table::record::GameResult;
use table::scene::Change;
use table::{Account, Eyes, Frame, Lang, Listener, Seat};

use crate::chairs::Chair;
use crate::event::{Event, PersonId};
use crate::news::Hearing;
use crate::playing::Sight;
use crate::protocol::{
    Command, Done, Happened, Listing, News, Now, Outcome, Phase, Present, Preview, Previewed, Reason,
    Refused, SeatShown, Snapshot, State, ToClient, Update, Watch, Why,
};
use crate::refusal::Refusal;
use crate::table::Table;

/// Somebody who looks at a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Viewer {
    /// Who it is; anybody may watch a public table.
    pub person: Option<PersonId>,
    /// With the eyes of which of their seats, if they chose one.
    pub seat: Option<Seat>,
    /// In which language they are told; without, in notation only.
    pub lang: Option<Lang>,
    /// In what space they are shown pictures; without, none.
    pub frame: Option<Frame>,
    /// Whether they came by the table's invite, or opened it.
    pub invited: bool,
}

/// What decides about everything that a viewer is told: whoever has the same outlook and has been told as much, is told
/// the same. Most who watch a table without a seat are such.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outlook {
    own: Vec<Seat>,
    eyes: Option<Seat>,
    is_host: bool,
    /// Whether it is anybody who could have had a seat.
    is_somebody: bool,
    lang: Option<Lang>,
    frame: Option<Frame>,
    invited: bool,
}

/// A look at the table: who, with whose eyes, and what these see of the game.
struct Look<'a> {
    viewer: &'a Viewer,
    /// The seat with these eyes; nobody's are a spectator's.
    seat: Option<Seat>,
    names: &'a [String],
    hearing: Hearing<'a>,
    sight: Box<dyn Sight>,
}

impl<'a> Look<'a> {
    /// For pictures, which need words.
    fn frame(&self) -> Option<(Frame, &Listener<'a>)> {
        self.viewer.frame.zip(self.hearing.to.as_ref())
    }
}

impl Table {
    /// Lets somebody look with the eyes that they ask for, or says why not.
    pub fn watch(&self, person: Option<PersonId>, invited: bool, watch: &Watch) -> Result<Viewer, Refusal> {
        self.admit(person.as_ref(), invited)?;
        if let Some(seat) = watch.seat {
            let holder = self.chair(seat)?.person();
            if holder.is_none() || holder != person.as_ref() {
                return Err(Refusal::ForeignSeat);
            }
        }
        Ok(Viewer { person, seat: watch.seat, lang: watch.lang, frame: watch.frame, invited })
    }

    fn own_seats(&self, viewer: &Viewer) -> Vec<Seat> {
        viewer.person.iter().flat_map(|person| self.chairs.of(person)).collect()
    }

    /// Those of the chosen seat, if it is still the viewer's; else of their first; else a spectator's.
    fn eyes(&self, viewer: &Viewer) -> Option<Seat> {
        let own = self.own_seats(viewer);
        viewer.seat.filter(|seat| own.contains(seat)).or_else(|| own.first().copied())
    }

    /// What decides about everything that a viewer is told.
    pub fn outlook(&self, viewer: &Viewer) -> Outlook {
        Outlook {
            own: self.own_seats(viewer),
            eyes: self.eyes(viewer),
            is_host: viewer.person.as_ref() == Some(self.host()),
            is_somebody: viewer.person.is_some(),
            lang: viewer.lang,
            frame: viewer.frame,
            invited: viewer.invited,
        }
    }

    /// How the table stands: what is new since `from`, or all of it where that would not do.
    pub fn state(&self, viewer: &Viewer, from: Option<u64>) -> State {
        self.look(viewer, |look| match from.filter(|&from| self.can_follow(viewer, from)) {
            Some(from) => State::Update(Box::new(self.update(from, look))),
            None => State::Snapshot(Box::new(self.snapshot(look))),
        })
    }

    /// Looks at the table. A look borrows names, so it is lent, not given.
    fn look<T>(&self, viewer: &Viewer, with: impl FnOnce(&Look<'_>) -> T) -> T {
        let seat = self.eyes(viewer);
        let eyes = seat.map_or(Eyes::Spectator, Eyes::Seat);
        let words = self.game.words(viewer.lang.unwrap_or_default());
        let names = &self.names(words)[..];
        let to = viewer.lang.map(|_| Listener { words, names, eyes });
        let hearing = Hearing { eyes, invited: viewer.invited, to };
        with(&Look { viewer, seat, names, hearing, sight: self.game.sight(eyes) })
    }

    /// What an action would lead to, as far as its seat can know; or why it cannot be taken.
    pub fn preview(&self, viewer: &Viewer, ask: &Preview) -> Result<Previewed, Refusal> {
        self.check_playing()?;
        self.look(viewer, |look| {
            let (frame, to) = look.frame().ok_or(Refusal::NoPictures)?;
            if look.seat != Some(ask.seat) {
                return Err(Refusal::ForeignSeat);
            }
            self.check_asked(ask.seat, ask.n)?;
            let (after, scores) =
                look.sight.preview(&ask.action, frame, to).ok_or_else(|| self.illegal(ask.seat))?;
            let scene = after.change_from(&look.sight.scene(frame, to));
            let Preview { n, seat, action } = ask.clone();
            Ok(Previewed { n, seat, action, scene, scores })
        })
    }

    /// Why touching these leads to nothing, as far as the seat can know.
    pub fn why(&self, viewer: &Viewer, ask: &Why) -> Result<Reason, Refusal> {
        self.check_playing()?;
        self.look(viewer, |look| {
            let to = look.hearing.to.as_ref().ok_or(Refusal::NoPictures)?;
            if look.seat != Some(ask.seat) {
                return Err(Refusal::ForeignSeat);
            }
            self.check_asked(ask.seat, ask.n)?;
            let touched: Vec<&str> = ask.touched.iter().map(String::as_str).collect();
            Ok(Reason { n: ask.n, touched: ask.touched.clone(), say: look.sight.why_not(&touched, to) })
        })
    }

    /// Whether news since `from` are all that the viewer misses: they are kept, and the eyes are the same.
    fn can_follow(&self, viewer: &Viewer, from: u64) -> bool {
        if from > self.n || from < self.oldest() {
            return false;
        }
        let since = (from - self.oldest()) as usize;
        !self.history.range(since..).any(|entry| match &entry.event {
            Event::Sat { person, .. } => Some(person) == viewer.person.as_ref(),
            Event::Left { .. } => viewer.person.is_some(),
            Event::Forgotten { .. } => true,
            _ => false,
        })
    }

    fn update(&self, from: u64, look: &Look<'_>) -> Update {
        let mut news = self.news_since(from, &look.hearing);
        let scene = match look.frame() {
            Some((frame, to)) if self.is_new_picture(from) => Some(look.sight.scene(frame, to)),
            Some((frame, to)) => {
                self.picture(&mut news, frame, to);
                None
            }
            None => None,
        };
        Update { from, n: self.n, news, scene, now: self.now(look) }
    }

    /// Whether something else than steps has changed the picture since: names, or a step taken back.
    fn is_new_picture(&self, from: u64) -> bool {
        let since = (from - self.oldest()) as usize;
        self.history.range(since..).any(|entry| {
            let event = &entry.event;
            matches!(event, Event::Sat { .. } | Event::BotSat { .. } | Event::Left { .. })
                || matches!(event, Event::SatIn { .. } | Event::CameBack { .. } | Event::FlagFell { .. })
                || matches!(event, Event::TookBack { .. })
        })
    }

    /// Adds to the news of steps what each changed in the picture.
    fn picture(&self, news: &mut [News], frame: Frame, to: &Listener<'_>) {
        let mut steps: Vec<&mut News> =
            news.iter_mut().filter(|news| matches!(news.what, Happened::Step { .. })).collect();
        if steps.is_empty() {
            return;
        }
        let first = self.game.steps() - steps.len();
        let scenes = self.game.scenes(first, frame, to);
        for (news, pair) in steps.iter_mut().zip(scenes.windows(2)) {
            let change = pair[1].change_from(&pair[0]);
            news.scene = (change != Change::default()).then_some(change);
        }
    }

    fn snapshot(&self, look: &Look<'_>) -> Snapshot {
        let terms = self.terms();
        let to = look.hearing.to.as_ref();
        Snapshot {
            table: self.id.clone(),
            game: self.game.id(),
            setup: terms.setup.clone(),
            content: self.opened.content.clone(),
            public: terms.public,
            clock: terms.clock,
            commitment: self.opened.commitment.clone(),
            own: self.own_seats(look.viewer),
            eyes: look.seat,
            n: self.n,
            log: self.news_since(0, &look.hearing),
            board: to.map(|to| look.sight.board(to)),
            hand: to.and_then(|to| look.sight.hand(to)),
            scene: look.frame().map(|(frame, to)| look.sight.scene(frame, to)),
            now: self.now(look),
        }
    }

    fn now(&self, look: &Look<'_>) -> Now {
        let phase = self.phase();
        let begun = phase != Phase::Waiting;
        let to = look.hearing.to.as_ref();
        Now {
            phase,
            host: look.viewer.person.as_ref() == Some(self.host()),
            seats: self.seats_shown(look.names),
            at: self.at,
            steps: self.game.steps(),
            acting: self.acting().iter().collect(),
            offers: if begun { look.sight.offers(look.hearing.to.as_ref()) } else { Vec::new() },
            // A script leads step by step.
            journeys: if phase == Phase::Playing && self.scripted().is_none() {
                look.sight.journeys()
            } else {
                Vec::new()
            },
            ask: to.filter(|_| phase == Phase::Playing).and_then(|to| look.sight.ask(to)),
            lesson: look.viewer.lang.filter(|_| begun).and_then(|lang| self.lesson(look.seat, lang)),
            progress: to.filter(|_| begun).map(|to| look.sight.progress(to)),
            scores: begun.then(|| look.sight.scores()),
            account: to.filter(|_| begun).map(|to| self.account(look, to)),
            undo: self.undo(look.seat),
            result: self.result(),
            grade: to.filter(|_| phase == Phase::Over).and_then(|to| self.grade(to)),
            ties: to.map_or_else(Vec::new, |to| self.game.ties(to)),
            seed: (phase == Phase::Over).then(|| self.secret.reveal()),
            rematch: self.rematch.clone(),
        }
    }

    /// How the points came about; where they lie in the picture is of use once they are counted.
    fn account(&self, look: &Look<'_>, to: &Listener<'_>) -> Account {
        let mut account = look.sight.account(to);
        if self.phase() != Phase::Over {
            account.rows.iter_mut().flat_map(|row| &mut row.cells).for_each(|cell| cell.at.clear());
        }
        account
    }

    /// What the common score is called, where all play together.
    fn grade(&self, to: &Listener<'_>) -> Option<String> {
        self.game.grade().map(|grade| to.words.get(&format!("grade-{grade}")))
    }

    fn seats_shown(&self, names: &[String]) -> Vec<SeatShown> {
        let running = self.running();
        let shown = |((seat, chair), name): ((Seat, &Chair), &String)| SeatShown {
            seat,
            name: name.clone(),
            face: chair.face(seat),
            held: chair.held(),
            bot: chair.bot(),
            left: chair.left,
            running: running.contains(seat),
        };
        self.chairs.iter().zip(names).map(shown).collect()
    }

    /// The table as a list shows it.
    pub fn listing(&self) -> Listing {
        let names = self.names(self.game.words(Lang::En));
        let people = self.chairs.people();
        let place = |chair: &Chair| people.iter().position(|person| chair.person() == Some(*person));
        Listing {
            game: self.game.id(),
            setup: self.terms().setup.clone(),
            clock: self.terms().clock,
            phase: self.phase(),
            practice: self.terms().opening.is_some(),
            seats: self.seats_shown(&names),
            holders: self.chairs.iter().map(|(_, chair)| place(chair)).collect(),
            outcome: self.outcome(),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let GameResult { scores, ranks, .. } = self.result()?;
        Some(Outcome { at: self.moved_at, scores, ranks, grade: self.game.grade().map(str::to_owned) })
    }

    /// Who is there, as far as the driver knows, and how many watch.
    pub fn present(&self, is_here: impl Fn(&PersonId) -> bool, watching: usize) -> Present {
        let there = |chair: &Chair| chair.person().is_some_and(&is_here);
        let seats = self.chairs.iter().filter(|(_, chair)| there(chair)).map(|(seat, _)| seat);
        Present { seats: seats.collect(), watching }
    }

    /// The answer to a command that was carried out, once its entries are applied.
    pub fn done(&self, command: &Command) -> ToClient {
        self.done_at(command, self.n)
    }

    /// The answer to a command that had led to this `n` before.
    pub fn done_at(&self, command: &Command, n: u64) -> ToClient {
        ToClient::Done(Done { id: command.id.clone(), n })
    }

    /// The answer to a command that was not, with the reason in the sender's language.
    pub fn refused(&self, viewer: &Viewer, lang: Lang, command: &Command, why: &Refusal) -> ToClient {
        let words = self.game.words(lang);
        ToClient::Refused(Refused {
            id: command.id.clone(),
            why: why.code(),
            say: why.say_with(words),
            state: self.state(viewer, Some(command.n)),
        })
    }
}
