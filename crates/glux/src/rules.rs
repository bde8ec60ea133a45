//! Positions and the steps between them.

use rand::RngExt;
use serde::{Deserialize, Serialize};
use table::content::ContentId;
use table::{
    Account, By, ContentError, Eyes, Fixed, Frame, Game, Guide, Lang, Listener, NotationError, OptionKind,
    Outcomes, Rng, Scene, Scratch, Seat, SeatSet, SetupError, SetupOption, Standing, TieBreak, Turn,
};

use crate::action::{Action, Chip, Face};
use crate::bits::{Bits, Square};
use crate::content::{self, Boards, Layout};
use crate::view::View;
use crate::{account, ask, guide, scene, score, tell, text, touch, why};

/// The most seats.
pub(crate) const SEATS: usize = 4;
/// With whom each round of drawing begins while nobody has the turn yet (GX-4).
const FIRST_TO_DRAW: Seat = Seat::new(0);
/// How many chips of each kind a bag holds at first (GX-2).
const OF_EACH: u8 = 8;

/// The hash of the standard content as it was at first.
const FIRST_BOARDS: &str = "1b15e42308c18586917bf6de99037e2f0d249c07d5cb44ae8cc5f3d174e9b03e";

/// The options (GX-1).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// How many play.
    pub players: usize,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup { players: 2 }
    }
}

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Phase {
    /// A seat's first chip.
    DrawStart(Seat),
    /// The faces of all first chips, in any order: whoever has no chip on the board yet still chooses.
    PlaceStart,
    /// A seat's first hand chip.
    DrawHand(Seat),
    /// Who begins.
    First,
    /// A seat's turn.
    Place(Seat),
    /// The chip after it.
    Draw(Seat),
    /// The end.
    Over,
}

/// What everybody sees.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Table {
    pub(crate) layout: Fixed<Layout>,
    /// By seat, where its chips lie on top.
    pub(crate) tops: [Bits; SEATS],
    /// The pips of all chips on top, as a binary number of three digits, lowest first.
    pub(crate) pips: [Bits; 3],
    /// Where any chip lies.
    pub(crate) taken: Bits,
    /// Where two lie.
    pub(crate) full: Bits,
    /// Where the seat whose turn it is may place. Kept because the turn's coming has to ask for it anyway; empty
    /// while it is nobody's turn.
    pub(crate) targets: Bits,
    pub(crate) phase: Phase,
    /// Who cannot place any more (GX-12).
    pub(crate) out: SeatSet,
}

/// How many chips of each kind, in the order of [`Chip::ALL`].
pub(crate) type Bag = [u8; 3];

/// A position of Glux.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Glux {
    pub(crate) table: Table,
    pub(crate) bags: [Bag; SEATS],
    pub(crate) hands: [Option<Chip>; SEATS],
}

impl Table {
    pub(crate) fn seats(&self) -> usize {
        self.layout.starts.len()
    }

    /// Who may place now.
    pub(crate) fn acting(&self) -> SeatSet {
        match self.phase {
            Phase::PlaceStart => {
                Seat::all(self.seats()).filter(|seat| self.tops[seat.index()].is_empty()).collect()
            }
            Phase::Place(seat) => SeatSet::only(seat),
            _ => SeatSet::EMPTY,
        }
    }

    /// Where `seat` may place now.
    pub(crate) fn targets_of(&self, seat: Seat) -> Bits {
        match self.phase {
            Phase::Place(next) if next == seat => self.targets,
            Phase::PlaceStart if self.acting().contains(seat) => self.layout.starts[seat.index()].home,
            _ => Bits::EMPTY,
        }
    }

    /// GX-7 to GX-11: where `seat` may place in its turn.
    pub(crate) fn reach(&self, seat: Seat) -> Bits {
        let own = self.tops[seat.index()];
        let [ones, twos, fours] = self.pips.map(|digit| digit & own);
        let [six, five, three] = [fours & twos, fours & ones, twos & ones];
        let [four, two, one] = [fours & !(twos | ones), twos & !(fours | ones), ones & !(fours | twos)];
        let chips = [six, five, four, three, two, one];
        let free = self.layout.squares & !self.taken;
        let reached = travel(chips, free, Bits::east)
            | travel(chips, free, Bits::west)
            | travel(chips, free, Bits::south)
            | travel(chips, free, Bits::north);
        let start = &self.layout.starts[seat.index()];
        (reached | start.home) & start.allowed & !self.full
    }

    /// Puts a chip of `seat` on a square, over whatever lies there.
    pub(crate) fn put(&mut self, seat: Seat, square: Square, face: Face) {
        if self.taken.contains(square) {
            self.full.insert(square);
            self.tops.iter_mut().for_each(|tops| tops.remove(square));
            self.pips.iter_mut().for_each(|digit| digit.remove(square));
        }
        self.taken.insert(square);
        self.tops[seat.index()].insert(square);
        for (power, digit) in self.pips.iter_mut().enumerate() {
            if face.pips() >> power & 1 != 0 {
                digit.insert(square);
            }
        }
    }

    /// How many pips the chip on top of a square shows, if one lies there.
    pub(crate) fn face_at(&self, square: Square) -> Option<Face> {
        let digit = |power: usize| u8::from(self.pips[power].contains(square)) << power;
        Face::new(digit(0) + digit(1) + digit(2))
    }

    /// How many pips the chips on top of these squares show together.
    pub(crate) fn pips_on(&self, squares: Bits) -> u32 {
        (0..).zip(self.pips).map(|(power, digit)| (digit & squares).len() << power).sum()
    }

    /// Whose chip lies on top of a square.
    pub(crate) fn owner_of(&self, square: Square) -> Option<Seat> {
        Seat::all(self.seats()).find(|seat| self.tops[seat.index()].contains(square))
    }
}

/// Where chips lead to in one direction, given by the pips they show, most first.
///
/// Those that show 6 set out, and at each step those join whose way is one square shorter; so all that are under way
/// always have the same number of squares left to go.
#[inline]
fn travel(chips: [Bits; 6], free: Bits, step: impl Fn(Bits) -> Bits) -> Bits {
    let [six, five, four, three, two, one] = chips;
    let mut going = step(six) & free;
    for joining in [five, four, three, two] {
        going = step(going | joining) & free;
    }
    step(going | one)
}

impl Glux {
    /// The turn comes to `seat`, or to the next who holds a chip and can place it. Who cannot is out.
    fn give_turn(&mut self, seat: Seat) {
        let seats = self.table.seats();
        let mut next = seat;
        for _ in 0..seats {
            if self.hands[next.index()].is_some() && !self.table.out.contains(next) {
                let targets = self.table.reach(next);
                if !targets.is_empty() {
                    self.table.targets = targets;
                    self.table.phase = Phase::Place(next);
                    return;
                }
                self.table.out.insert(next);
            }
            next = next.next(seats);
        }
        self.table.phase = Phase::Over;
    }

    fn draw(&mut self, seat: Seat, chip: Chip) {
        self.bags[seat.index()][chip as usize] -= 1;
        self.hands[seat.index()] = Some(chip);
        let next = seat.next(self.table.seats());
        let all_have = next == FIRST_TO_DRAW;
        match self.table.phase {
            Phase::DrawStart(_) => {
                self.table.phase = if all_have { Phase::PlaceStart } else { Phase::DrawStart(next) };
            }
            Phase::DrawHand(_) => {
                self.table.phase = if all_have { Phase::First } else { Phase::DrawHand(next) };
            }
            _ => self.give_turn(next),
        }
    }

    fn place(&mut self, seat: Seat, square: Square, face: Face) {
        self.table.put(seat, square, face);
        self.table.targets = Bits::EMPTY;
        self.hands[seat.index()] = None;
        if self.table.phase == Phase::PlaceStart {
            if self.table.acting().is_empty() {
                self.table.phase = Phase::DrawHand(FIRST_TO_DRAW);
            }
        } else if self.bags[seat.index()] != [0; 3] {
            self.table.phase = Phase::Draw(seat);
        } else {
            self.give_turn(seat.next(self.table.seats()));
        }
    }

    /// The chip that `seat` may place now, and where.
    fn choice(&self, seat: Seat) -> Option<(Chip, Bits)> {
        let targets = self.table.targets_of(seat);
        if targets.is_empty() { None } else { self.hands[seat.index()].map(|chip| (chip, targets)) }
    }
}

impl Game for Glux {
    const ID: &'static str = "glux";
    const OPTIONS: &'static [SetupOption] =
        &[SetupOption { name: "players", kind: OptionKind::Number(2, 4) }];
    const CONTENT: &'static str = include_str!("../content.toml");
    const ART: &'static str = include_str!("../art.svg");
    const GUIDE: Guide = guide::GUIDE;
    /// Every chip is drawn once and placed once; and who begins.
    const MAX_STEPS: usize = 1 + SEATS * 24 * 2;

    type Setup = Setup;
    type Content = Boards;
    type Action = Action;
    type View = View;

    fn read_content(text: &str) -> Result<Boards, ContentError> {
        content::read(text)
    }

    fn new(setup: &Setup, content: &'static Boards) -> Result<Glux, SetupError> {
        let layout = content
            .layout(setup.players)
            .ok_or_else(|| SetupError::new("players", setup.players, "Glux is for 2, 3 or 4"))?;
        Ok(Glux {
            table: Table {
                layout: Fixed(layout),
                tops: [Bits::EMPTY; SEATS],
                pips: [Bits::EMPTY; 3],
                taken: Bits::EMPTY,
                full: Bits::EMPTY,
                targets: Bits::EMPTY,
                phase: Phase::DrawStart(FIRST_TO_DRAW),
                out: SeatSet::EMPTY,
            },
            bags: [[OF_EACH; 3]; SEATS],
            hands: [None; SEATS],
        })
    }

    fn seats(&self) -> usize {
        self.table.seats()
    }

    fn turn(&self) -> Turn {
        match self.table.phase {
            Phase::DrawStart(_) | Phase::DrawHand(_) | Phase::First | Phase::Draw(_) => Turn::Chance,
            Phase::PlaceStart | Phase::Place(_) => Turn::Seats(self.table.acting()),
            Phase::Over => Turn::Over,
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if let Some((chip, targets)) = self.choice(seat) {
            let faces = chip.faces();
            out.extend(targets.iter().flat_map(|square| faces.map(|face| Action::Place(square, face))));
        }
    }

    fn is_legal(&self, seat: Seat, action: Action) -> bool {
        match (self.choice(seat), action) {
            (Some((chip, targets)), Action::Place(square, face)) => {
                chip == Chip::of(face) && targets.contains(square)
            }
            _ => false,
        }
    }

    fn outcomes(&self, out: &mut Outcomes<Action>) {
        match self.table.phase {
            Phase::First => Seat::all(self.seats()).for_each(|seat| out.push_even(Action::First(seat))),
            Phase::DrawStart(seat) | Phase::DrawHand(seat) | Phase::Draw(seat) => {
                for (chip, count) in Chip::ALL.into_iter().zip(self.bags[seat.index()]) {
                    out.push(Action::Draw(seat, chip), u32::from(count));
                }
            }
            Phase::PlaceStart | Phase::Place(_) | Phase::Over => {}
        }
    }

    fn play(&mut self, by: By, action: Action) {
        match (by, action) {
            (_, Action::First(seat)) => self.give_turn(seat),
            (_, Action::Draw(seat, chip)) => self.draw(seat, chip),
            (By::Seat(seat), Action::Place(square, face)) => self.place(seat, square, face),
            (By::Chance, Action::Place(..)) => unreachable!("chance places nothing"),
        }
    }

    fn view(&self, eyes: Eyes) -> View {
        View::of(self, eyes)
    }

    fn guess(view: &View, rng: &mut Rng) -> Glux {
        view.guess(rng)
    }

    fn standing(&self) -> Standing {
        score::standing(&self.table)
    }

    fn tie_breaks(&self) -> Vec<TieBreak> {
        score::tie_breaks(&self.table)
    }

    fn detail(&self) -> serde_json::Value {
        score::detail(&self.table)
    }

    fn print(_: &Boards, action: Action) -> String {
        action.to_string()
    }

    fn parse(_: &Boards, text: &str) -> Result<Action, NotationError> {
        Action::parse(text)
    }

    /// GX-5: a drawn chip is seen by its owner only.
    fn print_for(_: &Boards, action: Action, eyes: Eyes) -> String {
        match action {
            Action::Draw(seat, _) if !eyes.are(seat) => format!("draw {seat} ?"),
            _ => action.to_string(),
        }
    }

    /// GX-4: who begins used to be drawn first, on the first standard boards and on whatever boards people have.
    fn is_former(content: &ContentId, steps: &[String]) -> bool {
        content.hash == FIRST_BOARDS || steps.first().is_some_and(|step| step.starts_with("* first "))
    }

    fn words(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../words/en.ftl"),
            Lang::De => include_str!("../words/de.ftl"),
        }
    }

    fn tell(before: &View, after: &View, by: By, action: Action, to: &Listener<'_>) -> String {
        tell::tell(before, after, by, action, to)
    }

    fn propose(view: &View, action: Action, to: &Listener<'_>) -> String {
        tell::propose(view, action, to)
    }

    fn progress(view: &View, to: &Listener<'_>) -> String {
        tell::progress(view, to)
    }

    fn moment(before: &View, after: &View, to: &Listener<'_>) -> Option<String> {
        tell::moment(before, after, to)
    }

    fn ask(view: &View, to: &Listener<'_>) -> Option<String> {
        ask::ask(view, to)
    }

    fn account(view: &View, to: &Listener<'_>) -> Account {
        account::account(&view.table, to)
    }

    fn draw(view: &View, to: &Listener<'_>) -> String {
        text::draw(view, to)
    }

    fn hand(view: &View, to: &Listener<'_>) -> Option<String> {
        text::hand(view, to)
    }

    fn scene(view: &View, frame: Frame, to: &Listener<'_>) -> Scene {
        scene::scene(view, frame, to)
    }

    fn touch(_: &View, action: Action) -> Vec<String> {
        touch::touch(action)
    }

    fn other_touches(_: &View, action: Action) -> Vec<Vec<String>> {
        touch::other_touches(action)
    }

    fn why_not(view: &View, touched: &[&str], to: &Listener<'_>) -> Option<String> {
        why::why_not(view, touched, to)
    }

    fn random_action(&self, seat: Seat, rng: &mut Rng, _: &mut Scratch<Action>) -> Action {
        let (chip, targets) = self.choice(seat).expect("the seat acts");
        let pick = rng.random_range(0..targets.len() * 2);
        Action::Place(targets.nth(pick / 2), chip.faces()[pick as usize % 2])
    }

    fn random_outcome(&self, rng: &mut Rng, _: &mut Scratch<Action>) -> Action {
        match self.table.phase {
            Phase::DrawStart(seat) | Phase::DrawHand(seat) | Phase::Draw(seat) => {
                Action::Draw(seat, draw_from(self.bags[seat.index()], rng))
            }
            Phase::First => Action::First(Seat::new(rng.random_range(0..self.seats()))),
            Phase::PlaceStart | Phase::Place(_) | Phase::Over => unreachable!("chance is not next"),
        }
    }
}

/// A chip out of a bag, each as likely as any other. The bag is not empty.
pub(crate) fn draw_from(bag: Bag, rng: &mut Rng) -> Chip {
    let [one_six, two_five, three_four] = bag;
    let pick = rng.random_range(0..u32::from(one_six + two_five + three_four)) as u8;
    if pick < one_six {
        Chip::OneSix
    } else if pick < one_six + two_five {
        Chip::TwoFive
    } else {
        Chip::ThreeFour
    }
}
