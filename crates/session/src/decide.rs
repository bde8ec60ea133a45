//! What a command leads to. Nothing changes here: see the front page of this crate.
//!
//! A command says for which `n` it was made, and is refused if something that it depends on has changed since. That
//! is less than everything: an action depends on what its seat is asked, so what others say, or do at the same
//! time, does not get in its way.

use table::{Eyes, Lang, Seat};

use crate::chairs::{Chair, Holder};
use crate::event::{Answered, Entry, Event, PersonId, TableId, Time};
use crate::founding::{Founding, Place, Terms};
use crate::limits;
use crate::protocol::{Command, Deed, Phase, Phrase};
use crate::refusal::Refusal;
use crate::table::Table;
use crate::thinking::{Question, Thought};
use crate::undo::Request;

/// Who sends a command: the driver has made sure that it is so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Who {
    /// The person.
    pub person: PersonId,
    /// How they want to be called.
    pub name: String,
    /// Whether they came by the table's invite, or opened it.
    pub invited: bool,
    /// In which language they are advised.
    pub lang: Lang,
}

/// What a table cannot know by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moment<'a> {
    /// What time it is.
    pub now: Time,
    /// People who have been away for [`limits::AWAY_MS`] or longer.
    pub away: &'a [PersonId],
}

/// What a command leads to.
pub enum Decision {
    /// These entries are to be written down at the table's `n`, and then applied.
    Record(Vec<Entry>),
    /// It was carried out before, or there is nothing to do any more: this is the `n` that it led to.
    Done(u64),
    /// Somebody has to think.
    Think(Question),
    /// A table like this one is to be opened, and then [named](Table::rematched) to this one.
    Rematch(Founding),
}

impl Table {
    /// Decides about a command, or says why it is not carried out.
    pub fn decide(&self, who: &Who, command: &Command, moment: Moment<'_>) -> Result<Decision, Refusal> {
        if command.id.is_empty() || command.id.len() > limits::COMMAND_ID_BYTES {
            return Err(Refusal::CommandId);
        }
        if let Some(n) = self.answered(who, &command.id) {
            return Ok(Decision::Done(n));
        }
        if command.n > self.n {
            return Err(Refusal::Ahead);
        }
        // Whether it was carried out before is not known any more.
        if command.n < self.oldest() {
            return Err(Refusal::Stale);
        }
        if self.n >= limits::ENTRIES && !command.deed.brings_on() {
            return Err(Refusal::Full);
        }
        let call = Call { table: self, who, n: command.n, moment };
        let events = match &command.deed {
            Deed::Hint { seat } => return call.hint(*seat, &command.id).map(Decision::Think),
            Deed::Rematch => return call.rematch(),
            deed => call.events(deed)?,
        };
        let answers = Answered { person: who.person.clone(), id: command.id.clone() };
        Ok(Decision::Record(self.entries(events, Some(&answers), moment.now)))
    }

    /// The entries of a bot's decision, or why it comes too late.
    pub fn decide_for_bot(&self, thought: &Thought, now: Time) -> Result<Vec<Entry>, Refusal> {
        if self.chair(thought.seat)?.bot().is_none() {
            return Err(Refusal::ForeignSeat);
        }
        let events = self.act(thought.seat, &thought.action, thought.n)?;
        Ok(self.entries(vec![events], None, now))
    }

    /// The entry that names the table of a rematch.
    pub fn rematched(&self, who: &Who, command: &Command, table: TableId, now: Time) -> Vec<Entry> {
        let answers = Answered { person: who.person.clone(), id: command.id.clone() };
        self.entries(vec![Event::Rematched { table }], Some(&answers), now)
    }

    /// The `n` to which a command of this id has led, if it was carried out.
    fn answered(&self, who: &Who, id: &str) -> Option<u64> {
        let is_it = |entry: &Entry| {
            entry.answers.as_ref().is_some_and(|answers| answers.id == id && answers.person == who.person)
        };
        let place = self.history.iter().rposition(is_it)?;
        Some(self.oldest() + place as u64 + 1)
    }

    /// The `n` before the oldest entry that is kept.
    pub(crate) fn oldest(&self) -> u64 {
        self.n - self.history.len() as u64
    }

    fn entries(&self, events: Vec<Event>, answers: Option<&Answered>, now: Time) -> Vec<Entry> {
        let at = now.max(self.at);
        events.into_iter().map(|event| Entry { at, answers: answers.cloned(), event }).collect()
    }

    pub(crate) fn chair(&self, seat: Seat) -> Result<&Chair, Refusal> {
        self.chairs.get(seat).ok_or(Refusal::NoSuchSeat(self.chairs.0.len()))
    }

    /// Whether the game is on.
    pub(crate) fn check_playing(&self) -> Result<(), Refusal> {
        match self.phase() {
            Phase::Playing => Ok(()),
            Phase::Waiting => Err(Refusal::NotBegun),
            Phase::Paused => Err(Refusal::Paused),
            Phase::Over => Err(Refusal::Over),
        }
    }

    /// Whether this seat is asked something, and the command was made for that.
    pub(crate) fn check_asked(&self, seat: Seat, n: u64) -> Result<(), Refusal> {
        let acting = self.acting().contains(seat);
        let since = if acting { self.chair(seat)?.asked } else { self.moved };
        match (n < since, acting) {
            (true, _) => Err(Refusal::Stale),
            (false, false) => Err(Refusal::NotYourTurn),
            (false, true) => Ok(()),
        }
    }

    fn act(&self, seat: Seat, action: &str, n: u64) -> Result<Event, Refusal> {
        self.check_playing()?;
        self.check_asked(seat, n)?;
        let dice = self.dice.as_ref().ok_or(Refusal::NotBegun)?;
        let steps = self.game.follow(seat, action, dice).ok_or_else(|| self.illegal(seat))?;
        Ok(Event::Stepped { steps })
    }

    /// What would be right is said from what the seat itself sees.
    pub(crate) fn illegal(&self, seat: Seat) -> Refusal {
        let offers = self.game.sight(Eyes::Seat(seat)).offers(None);
        Refusal::Illegal(offers.into_iter().take(limits::EXAMPLES).map(|offer| offer.action).collect())
    }
}

/// A command on its way.
pub(crate) struct Call<'a> {
    pub(crate) table: &'a Table,
    pub(crate) who: &'a Who,
    /// What the sender had seen.
    n: u64,
    pub(crate) moment: Moment<'a>,
}

impl Call<'_> {
    fn events(&self, deed: &Deed) -> Result<Vec<Event>, Refusal> {
        match deed {
            Deed::Sit { seats, nonce } => self.sit(seats, nonce.as_deref()),
            Deed::Leave { seat } => self.leave(*seat),
            Deed::SeatBot { seat, level } => self.seat_bot(*seat, *level),
            Deed::Act { seat, action } => self.act(*seat, action),
            Deed::Undo { seat } => self.undo(*seat),
            Deed::AgreeUndo => self.agree(),
            Deed::DropUndo => self.drop_undo(),
            Deed::Say { phrase } => self.say(*phrase),
            Deed::Write { text } => self.write(text),
            Deed::Pause => self.pause(),
            Deed::Resume => self.resume(),
            Deed::SitIn { seat, level } => self.sit_in(*seat, *level),
            Deed::ComeBack { seat } => self.come_back(*seat),
            Deed::Hint { .. } | Deed::Rematch => unreachable!("they lead to no events of this table"),
        }
    }

    /// The chair of a seat that is the sender's own.
    pub(crate) fn own(&self, seat: Seat) -> Result<&Chair, Refusal> {
        let chair = self.table.chair(seat)?;
        if chair.person() == Some(&self.who.person) { Ok(chair) } else { Err(Refusal::ForeignSeat) }
    }

    /// The same, if the sender plays it themselves.
    fn played(&self, seat: Seat) -> Result<&Chair, Refusal> {
        let chair = self.own(seat)?;
        if chair.sits_in.is_none() { Ok(chair) } else { Err(Refusal::BotSitsIn) }
    }

    /// A seat of the sender's.
    pub(crate) fn any_seat(&self) -> Result<Seat, Refusal> {
        self.table.chairs.of(&self.who.person).next().ok_or(Refusal::NotSeated)
    }

    fn act(&self, seat: Seat, action: &str) -> Result<Vec<Event>, Refusal> {
        self.played(seat)?;
        if self.table.is_time_up(seat, self.moment.now) {
            return Err(Refusal::TimeIsUp);
        }
        let event = self.table.act(seat, action, self.n)?;
        self.table.check_lesson(seat, action)?;
        Ok(vec![event])
    }

    fn undo(&self, seat: Seat) -> Result<Vec<Event>, Refusal> {
        self.played(seat)?;
        self.table.check_playing()?;
        if self.n < self.table.moved {
            return Err(Refusal::Stale);
        }
        if self.table.request.is_some() {
            return Err(Refusal::UndoAsked);
        }
        let steps = self.table.undo_target(seat).ok_or(Refusal::NothingToUndo)?;
        let free = self.table.is_undo_free(seat, steps);
        Ok(vec![if free { Event::TookBack { seat, steps } } else { Event::UndoAsked { seat } }])
    }

    /// The request that the command was made for.
    fn request(&self) -> Result<&Request, Refusal> {
        let request = self.table.request.as_ref().ok_or(Refusal::NoUndoAsked)?;
        if self.n < request.n { Err(Refusal::Stale) } else { Ok(request) }
    }

    fn agree(&self) -> Result<Vec<Event>, Refusal> {
        let seat = self.any_seat()?;
        self.table.check_playing()?;
        let request = self.request()?;
        let unanswered = self.table.unanswered(request);
        if !unanswered.contains(&&self.who.person) {
            return Err(Refusal::NoUndoAsked);
        }
        let mut events = vec![Event::UndoAgreed { seat }];
        if unanswered.len() == 1 {
            let steps = self.table.undo_target(request.seat).ok_or(Refusal::NothingToUndo)?;
            events.push(Event::TookBack { seat: request.seat, steps });
        }
        Ok(events)
    }

    fn drop_undo(&self) -> Result<Vec<Event>, Refusal> {
        let seat = self.any_seat()?;
        self.request()?;
        Ok(vec![Event::UndoDropped { seat: Some(seat) }])
    }

    fn hint(&self, seat: Seat, id: &str) -> Result<Question, Refusal> {
        self.played(seat)?;
        self.table.check_playing()?;
        self.table.check_asked(seat, self.n)?;
        Ok(self.table.question(id, seat, self.who.lang))
    }

    fn say(&self, phrase: Phrase) -> Result<Vec<Event>, Refusal> {
        Ok(vec![Event::Said { seat: self.any_seat()?, phrase }])
    }

    fn write(&self, text: &str) -> Result<Vec<Event>, Refusal> {
        let seat = self.any_seat()?;
        if !self.who.invited {
            return Err(Refusal::NoTextHere);
        }
        let text = visible(text, limits::TEXT_CHARS).ok_or(Refusal::Text)?;
        Ok(vec![Event::Wrote { seat, text }])
    }

    fn pause(&self) -> Result<Vec<Event>, Refusal> {
        let seat = self.any_seat()?;
        self.table.check_playing()?;
        let terms = self.table.terms();
        if terms.public && terms.clock.is_some() {
            return Err(Refusal::NoPauseHere);
        }
        Ok(vec![Event::Paused { seat }])
    }

    fn resume(&self) -> Result<Vec<Event>, Refusal> {
        let seat = self.any_seat()?;
        match self.table.phase() {
            Phase::Paused => Ok(vec![Event::Resumed { seat }]),
            _ => Err(Refusal::NotPaused),
        }
    }

    /// The same terms, from the beginning, with the same bots, and everybody's seat kept for them.
    fn rematch(&self) -> Result<Decision, Refusal> {
        self.any_seat()?;
        if self.table.phase() != Phase::Over {
            return Err(Refusal::NotOver);
        }
        if self.table.rematch.is_some() {
            return Ok(Decision::Done(self.table.n));
        }
        let chairs = &self.table.chairs;
        let place = |(_, chair): (Seat, &Chair)| match chair.holder {
            Holder::Bot(level) => Place::Bot(level),
            _ => Place::Open,
        };
        let places = chairs.iter().map(place).collect();
        Ok(Decision::Rematch(Founding {
            terms: Terms { opening: None, places, ..self.table.terms().clone() },
            host: self.who.person.clone(),
            kept: chairs.iter().map(|(_, chair)| chair.person().cloned()).collect(),
        }))
    }
}

/// The text without space around it, if something is to be seen of it and nothing in it is hidden.
pub fn visible(text: &str, most: usize) -> Option<String> {
    let text = text.trim();
    let hides = |c: char| c.is_control() || matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let shows = |c: char| !c.is_whitespace() && !is_unseen(c);
    let fits = text.contains(shows) && text.chars().count() <= most;
    (fits && !text.contains(hides)).then(|| text.to_owned())
}

/// What takes no ink: it joins or separates what stands around it, and alone is nothing. Unicode calls these
/// characters ignorable.
fn is_unseen(c: char) -> bool {
    matches!(c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_seen_is_no_text() {
        for nothing in ["", "  ", "\u{200b}", "\u{3164} \u{200d}", "a\u{202e}b", "a\nb", "too long"] {
            assert_eq!(visible(nothing, 7), None, "{nothing:?}");
        }
        let family = "\u{1f468}\u{200d}\u{1f469}\u{200d}\u{1f467}";
        for text in ["a", "Jörg", family, "אבג"] {
            assert_eq!(visible(&format!(" {text} "), 7).as_deref(), Some(text));
        }
    }
}
