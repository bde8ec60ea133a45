//! The steps of a turn: what is asked of whom, what is skipped, who waits, and what follows.
//!
//! Every seat walks through its own [`Step`]s. It is *settled* when it stands at a step that offers something,
//! waits for others (LD-15), or is done; between two actions every seat is settled.

use table::{Seat, SeatSet};

use crate::action::{Action, DICE, Launch};
use crate::ask::{Ask, Cards};
use crate::colour::Colour;
use crate::effect::Effect;
use crate::lake::{Areas, Pools};
use crate::launches::Launches;
use crate::letters::Letter;
use crate::rules::{LanternsDice, NO_ROLL, Phase};
use crate::sheet::{Sheet, Step};

impl LanternsDice {
    /// What `seat` is asked now.
    pub(crate) fn ask(&self, seat: Seat) -> Ask {
        if !self.acting.contains(seat) {
            return Ask::Nothing;
        }
        match self.phase {
            Phase::Tray => Ask::Tray { reroll: self.sheet(seat).gifts > 0 },
            Phase::Last => self.ask_launch(seat).or_pass(),
            _ => self.ask_step(seat),
        }
    }

    /// What the step at which `seat` stands would ask.
    #[expect(clippy::inline_always, reason = "the value is taken apart at once, so it need never be built")]
    #[inline(always)]
    fn ask_step(&self, seat: Seat) -> Ask {
        let sheet = self.sheet(seat);
        if let Some(pool) = sheet.platform {
            return shade(sheet, Areas::of(Pools::only(pool).beside())).or_pass();
        }
        match sheet.step {
            Step::Die => shade(sheet, self.areas_of(self.faced(seat))).or_pass(),
            Step::Bonus => shade(sheet, self.areas_of(self.bonus())).or_pass(),
            Step::Emperor => Ask::Emperor(self.cards(seat)),
            Step::Effect => self.ask_effect(seat, self.effect(sheet.card)),
            Step::Launch => self.ask_launch(seat).or_pass(),
            Step::Done => Ask::Nothing,
        }
    }

    /// LD-12: what an effect asks once it is paid.
    fn ask_effect(&self, seat: Seat, effect: Effect) -> Ask {
        let sheet = self.sheet(seat);
        let shown = || self.tray.iter().fold(Areas::EMPTY, |shown, &colour| shown | self.areas_of(colour));
        match effect {
            Effect::Shown => shade(sheet, shown()),
            Effect::Faced => shade(sheet, self.areas_of(self.faced(seat))),
            Effect::Unshown => shade(sheet, !shown()),
            Effect::Halved => shade(sheet, Areas::of(sheet.shaded.touched())),
            Effect::Whole => Ask::ShadePool(!sheet.shaded.touched()),
            Effect::Launch => self.ask_launch(seat),
        }
    }

    /// What a card, counted from 0, would ask of `seat` once it is paid.
    pub(crate) fn ask_card(&self, seat: Seat, card: u8) -> Ask {
        self.ask_effect(seat, self.effect(card))
    }

    fn ask_launch(&self, seat: Seat) -> Ask {
        let launches =
            Launches { content: self.content.0, stacks: self.stacks, free: self.sheet(seat).free() };
        Ask::Launch { launches, pass: false }
    }

    /// LD-12: the cards that can be paid and have an effect.
    fn cards(&self, seat: Seat) -> Cards {
        let gifts = self.sheet(seat).gifts;
        if gifts == 0 {
            return Cards::default();
        }
        let mut cards = Cards::default();
        for (card, number) in self.content.cards.iter().zip(0..) {
            if card.cost <= gifts && self.ask_effect(seat, self.effect(number)).offers() {
                cards.insert(number);
            }
        }
        cards
    }

    fn areas_of(&self, colour: Colour) -> Areas {
        self.content.lake.by_colour[colour as usize]
    }

    /// The colour of the die that `seat` faces, once the tray is turned (LD-7).
    pub(crate) fn faced(&self, seat: Seat) -> Colour {
        self.tray[self.place(seat)]
    }

    /// Where at the table `seat` sits (LD-7).
    pub(crate) fn place(&self, seat: Seat) -> usize {
        if self.seats == 2 { 2 * seat.index() } else { seat.index() }
    }

    /// The colour of the active player's bonus this turn.
    pub(crate) fn bonus(&self) -> Colour {
        let sheet = self.letter(self.active).expect("everybody has a sheet before the first roll");
        self.content.bonuses(self.seats.into(), sheet)[usize::from(self.own_turn)]
    }

    /// The letter of a seat's sheet; `None` as long as chance has not picked it (LD-1).
    pub(crate) fn letter(&self, seat: Seat) -> Option<Letter> {
        self.letters.map(|letters| letters.of(seat))
    }

    /// What a card, counted from 0, does on the side that lies up.
    pub(crate) fn effect(&self, card: u8) -> Effect {
        let card = usize::from(card);
        self.content.cards[card].effects[self.sides[card] as usize]
    }

    pub(crate) fn sheet(&self, seat: Seat) -> &Sheet {
        &self.sheets[seat.index()]
    }

    fn sheet_mut(&mut self, seat: Seat) -> &mut Sheet {
        &mut self.sheets[seat.index()]
    }

    /// The tray is turned: everybody begins with step 1.
    pub(crate) fn turn_tray(&mut self, places: u8) {
        self.tray.rotate_left(usize::from(places) % DICE);
        self.phase = Phase::Steps;
        for seat in Seat::all(self.seats.into()) {
            self.sheet_mut(seat).step = Step::Die;
        }
        for seat in Seat::all(self.seats.into()) {
            self.settle(seat);
        }
        if self.launching {
            self.settle_waiting();
        }
        if self.acting.is_empty() {
            self.end_turn();
        }
    }

    /// An action of `seat` in its own steps.
    pub(crate) fn act(&mut self, seat: Seat, action: Action) {
        let content = self.content.0;
        let active = seat == self.active;
        let sheet = self.sheet_mut(seat);
        if sheet.platform.take().is_none() {
            sheet.step = sheet.step.next(active);
            sheet.card = 0;
        }
        match action {
            Action::Shade(area) => sheet.shade(&content.lake, area),
            Action::ShadePool(pool) => sheet.shade_pool(&content.lake, pool),
            Action::Emperor(card) => {
                sheet.gifts -= content.cards[usize::from(card)].cost;
                sheet.step = Step::Effect;
                sheet.card = card;
            }
            Action::Launch(launch) => self.launch(seat, launch),
            _ => {}
        }
        self.settle(seat);
        if self.launching && self.has_decided(seat, Step::Launch) {
            self.settle_waiting();
        }
        if self.acting.is_empty() {
            self.end_turn();
        }
    }

    /// Moves `seat` on to the next decision that offers something, to where it has to wait, or to the end.
    fn settle(&mut self, seat: Seat) {
        let active = seat == self.active;
        while !self.has_decided(seat, Step::Done) {
            if self.launching && self.waits(seat) {
                break;
            }
            if self.offers(seat) {
                self.acting.insert(seat);
                return;
            }
            let sheet = self.sheet_mut(seat);
            if sheet.platform.take().is_none() {
                sheet.step = sheet.step.next(active);
            }
        }
        self.acting.remove(seat);
    }

    /// Whether the step at which `seat` stands has more to offer than to pass.
    #[inline(never)]
    fn offers(&self, seat: Seat) -> bool {
        self.ask_step(seat).offers()
    }

    /// Whether `seat` has come to `step` or beyond, with all that followed from the steps before.
    fn has_decided(&self, seat: Seat, step: Step) -> bool {
        let sheet = self.sheet(seat);
        sheet.step >= step && sheet.platform.is_none()
    }

    /// LD-15, where a card launches: an emperor step waits for those of all earlier seats, step 4 for all.
    #[inline(never)]
    fn waits(&self, seat: Seat) -> bool {
        let sheet = self.sheet(seat);
        let undecided = |other: Seat| !self.has_decided(other, Step::Launch);
        match sheet.step {
            _ if sheet.platform.is_some() => false,
            Step::Emperor => self.in_turn_order().take_while(|&other| other != seat).any(undecided),
            Step::Launch => self.in_turn_order().any(undecided),
            _ => false,
        }
    }

    /// All seats, the active one first.
    pub(crate) fn in_turn_order(&self) -> impl Iterator<Item = Seat> + use<> {
        let seats = usize::from(self.seats);
        std::iter::successors(Some(self.active), move |seat| Some(seat.next(seats))).take(seats)
    }

    /// Lets those go on who waited for others (LD-15), in turn order; step 4 comes last.
    #[inline(never)]
    fn settle_waiting(&mut self) {
        for seat in self.in_turn_order().skip(1).chain([self.active]) {
            if !self.acting.contains(seat) {
                self.settle(seat);
            }
        }
    }

    /// LD-16, when everybody is done.
    #[inline(never)]
    fn end_turn(&mut self) {
        self.tray = NO_ROLL;
        self.active = self.active.next(self.seats.into());
        self.own_turn += u8::from(self.active == Seat::new(0));
        if usize::from(self.own_turn) < self.content.turns(self.seats.into()) {
            self.phase = Phase::Roll;
        } else {
            self.last_launch(Seat::all(self.seats.into()));
        }
    }

    /// LD-17: asks the first of these seats that can launch a last display; when there is none, the game is over.
    fn last_launch(&mut self, mut seats: impl Iterator<Item = Seat>) {
        let next = seats.find(|&seat| self.ask_launch(seat).offers());
        self.phase = if next.is_some() { Phase::Last } else { Phase::Over };
        self.acting = next.map_or(SeatSet::EMPTY, SeatSet::only);
    }

    /// What `seat` does with its last launch.
    pub(crate) fn act_last(&mut self, seat: Seat, action: Action) {
        if let Action::Launch(launch) = action {
            self.launch(seat, launch);
        }
        self.last_launch(Seat::all(self.seats.into()).skip(seat.index() + 1));
    }

    /// LD-14: the top tile of the stack covers the pools.
    fn launch(&mut self, seat: Seat, launch: Launch) {
        let content = self.content.0;
        let shape = launch.shape(content);
        let stack = self.stacks.iter_mut().find(|stack| stack.shape == shape).expect("the shape is in play");
        let value = stack.values(content)[0];
        stack.left -= 1;
        let sheet = self.sheet_mut(seat);
        sheet.displays += u16::from(value);
        sheet.covered |= launch.pools(content);
    }
}

fn shade(sheet: &Sheet, areas: Areas) -> Ask {
    Ask::Shade { areas: areas & !sheet.shaded, pass: false }
}
