//! Commands about seats: sitting down and leaving, bots on free seats and bots that sit in.

use bots::Level;
use table::{Dice, Seat};

use crate::chairs::Chair;
use crate::decide::{Call, visible};
use crate::event::{Event, PersonId};
use crate::protocol::Phase;
use crate::refusal::Refusal;
use crate::table::Table;

impl Table {
    /// Whether a person may see this table.
    pub fn admit(&self, person: Option<&PersonId>, invited: bool) -> Result<(), Refusal> {
        let expected = |chair: &Chair| {
            person.is_some_and(|person| chair.person() == Some(person) || chair.is_kept_for(person))
        };
        let welcome = self.terms().public || invited || self.chairs.0.iter().any(expected);
        if welcome { Ok(()) } else { Err(Refusal::NotInvited) }
    }

    /// Whether the game is yet to begin.
    fn check_waiting(&self) -> Result<(), Refusal> {
        if self.phase() == Phase::Waiting { Ok(()) } else { Err(Refusal::Begun) }
    }

    /// The beginning of the game, if nobody is missing once these seats are taken, with these nonces.
    fn beginning(&self, taken: &[Seat], nonce: Option<&str>) -> Option<Event> {
        let is_taken = |seat: &Seat| taken.contains(seat);
        let ready = self.chairs.iter().all(|(seat, chair)| !chair.is_missing() || is_taken(&seat));
        if !ready || self.phase() != Phase::Waiting {
            return None;
        }
        let nonces = self.chairs.iter().map(
            |(seat, chair)| {
                if is_taken(&seat) { nonce } else { chair.nonce.as_deref() }
            },
        );
        Some(Event::Began { steps: self.game.opening(self.given(), &Dice::new(&self.secret, nonces)) })
    }
}

impl Call<'_> {
    pub(crate) fn sit(&self, seats: &[Seat], nonce: Option<&str>) -> Result<Vec<Event>, Refusal> {
        let (table, person) = (self.table, &self.who.person);
        table.admit(Some(person), self.who.invited)?;
        self.check_seats(seats)?;
        let name = visible(&self.who.name, table::limits::NAME_CHARS).ok_or(Refusal::Name)?;
        if nonce.is_some_and(|nonce| nonce.is_empty() || nonce.len() > table::limits::NONCE_BYTES) {
            return Err(Refusal::Nonce);
        }
        // Once the game has begun the dice are fixed.
        let nonce = nonce.filter(|_| table.phase() == Phase::Waiting);
        let sat = |&seat: &Seat| {
            let (person, name) = (person.clone(), name.clone());
            Event::Sat { seat, person, name, nonce: nonce.map(str::to_owned) }
        };
        Ok(seats.iter().map(sat).chain(table.beginning(seats, nonce)).collect())
    }

    fn check_seats(&self, seats: &[Seat]) -> Result<(), Refusal> {
        let (table, person) = (self.table, &self.who.person);
        if table.phase() == Phase::Over {
            return Err(Refusal::Over);
        }
        for (index, &seat) in seats.iter().enumerate() {
            let chair = table.chair(seat)?;
            if !chair.is_free_for(person) || seats[..index].contains(&seat) {
                return Err(Refusal::SeatTaken);
            }
            if chair.flag {
                return Err(Refusal::TimeIsUp);
            }
        }
        let several = seats.len() + table.chairs.of(person).count() > 1;
        match seats.len() {
            0 => Err(Refusal::NoSuchSeat(table.chairs.0.len())),
            _ if several && table.terms().public && table.opened.host != *person => Err(Refusal::OneSeatOnly),
            _ => Ok(()),
        }
    }

    pub(crate) fn leave(&self, seat: Seat) -> Result<Vec<Event>, Refusal> {
        self.own(seat)?;
        match self.table.phase() {
            Phase::Over => Err(Refusal::Over),
            _ => Ok(vec![Event::Left { seat }]),
        }
    }

    pub(crate) fn seat_bot(&self, seat: Seat, level: Level) -> Result<Vec<Event>, Refusal> {
        let table = self.table;
        if *table.host() != self.who.person {
            return Err(Refusal::NotHost);
        }
        table.check_waiting()?;
        if !table.chair(seat)?.is_missing() {
            return Err(Refusal::SeatTaken);
        }
        let for_people = |(other, chair): (Seat, &Chair)| other != seat && chair.bot().is_none();
        if !table.chairs.iter().any(for_people) {
            return Err(Refusal::OnlyBots);
        }
        Ok([Event::BotSat { seat, level }].into_iter().chain(table.beginning(&[seat], None)).collect())
    }

    /// For oneself at any time; for others once they have been away for a while.
    pub(crate) fn sit_in(&self, seat: Seat, level: Option<Level>) -> Result<Vec<Event>, Refusal> {
        self.any_seat()?;
        let chair = self.table.chair(seat)?;
        let person = chair.person().ok_or(Refusal::ForeignSeat)?;
        match self.table.phase() {
            Phase::Waiting => return Err(Refusal::NotBegun),
            Phase::Over => return Err(Refusal::Over),
            Phase::Playing | Phase::Paused => {}
        }
        if chair.sits_in.is_some() {
            return Err(Refusal::BotSitsIn);
        }
        if *person != self.who.person && !self.moment.away.contains(person) {
            return Err(Refusal::NotAway);
        }
        Ok(vec![Event::SatIn { seat, level: level.unwrap_or(self.table.terms().stand_in) }])
    }

    pub(crate) fn come_back(&self, seat: Seat) -> Result<Vec<Event>, Refusal> {
        let chair = self.own(seat)?;
        if self.table.phase() == Phase::Over {
            return Err(Refusal::Over);
        }
        match (chair.sits_in, chair.flag) {
            (None, _) => Err(Refusal::NoBotSitsIn),
            (_, true) => Err(Refusal::TimeIsUp),
            (Some(_), false) => Ok(vec![Event::CameBack { seat }]),
        }
    }
}
