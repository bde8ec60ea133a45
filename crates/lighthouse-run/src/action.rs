//! Actions and how they are written.

use table::{NotationError, Seat, notation};

use crate::cards::Card;
use crate::content::{Color, Content, LIGHTHOUSES, Lighthouse, Space};

/// An order of the lighthouses: one of 720, counted in the order of the content.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Order(u16);

impl Order {
    /// How many orders there are.
    pub const COUNT: u16 = 720;

    /// All orders.
    pub fn all() -> impl Iterator<Item = Order> {
        (0..Order::COUNT).map(Order)
    }

    /// The order of this number.
    pub(crate) const fn new(number: u16) -> Order {
        assert!(number < Order::COUNT, "an order of six lighthouses");
        Order(number)
    }

    /// The lighthouses on slots 1 to 6.
    ///
    /// ```
    /// # use lighthouse_run::Order;
    /// let last = Order::all().last().unwrap();
    /// assert_eq!(last.lighthouses().map(|lighthouse| lighthouse.index()), [5, 4, 3, 2, 1, 0]);
    /// ```
    pub fn lighthouses(self) -> [Lighthouse; LIGHTHOUSES] {
        let mut left: [u8; LIGHTHOUSES] = std::array::from_fn(|index| index as u8);
        let mut number = usize::from(self.0);
        let mut ways = usize::from(Order::COUNT);
        std::array::from_fn(|slot| {
            ways /= LIGHTHOUSES - slot;
            let place = slot + number / ways;
            number %= ways;
            left[slot..=place].rotate_right(1);
            Lighthouse(left[slot])
        })
    }

    /// The order of these lighthouses, if each is there once.
    pub fn of(lighthouses: &[Lighthouse]) -> Option<Order> {
        Order::all().find(|order| order.lighthouses() == lighthouses)
    }

    /// Reads six colours joined by commas.
    pub fn parse(content: &Content, text: &str) -> Option<Order> {
        let lighthouses: Option<Vec<_>> = text.split(',').map(|color| content.lighthouse(color)).collect();
        Order::of(&lighthouses?)
    }

    fn print(self, content: &Content) -> String {
        self.lighthouses().map(|lighthouse| content.lighthouses[lighthouse.index()].color.as_str()).join(",")
    }
}

/// A step of the game. A card's colour is written only where a seat sails two (LR-27).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Chance: the lighthouses on slots 1 to 6. `towers purple,green,red,blue,yellow,orange`
    Towers(Order),
    /// Chance: this seat begins. `first 2`
    First(Seat),
    /// Chance: this seat draws this card. `draw 0 coop1-any`, `draw 0 red:coop1-any`
    Draw(Seat, Option<Color>, Card),
    /// Chance: Erik turns this card. `erik solo3-green`
    Erik(Card),
    /// The acting seat plays this card. `play solo4-purple`, `play red:solo4-purple`
    Play(Option<Color>, Card),
    /// A beacon moves from the first to the second, or none. `light red>purple`, `light -`
    Light(Option<(Lighthouse, Lighthouse)>),
    /// Ships move from this space, or none can. `sail 4`, `sail -`
    Sail(Option<Space>),
    /// The own ship moves once more. `bonus`
    Bonus,
    /// It does not. `stay`
    Stay,
}

impl Action {
    /// Writes notation.
    pub fn print(self, content: &Content) -> String {
        let light = |lighthouse: Lighthouse| &content.lighthouses[lighthouse.index()].color;
        match self {
            Action::Towers(order) => format!("towers {}", order.print(content)),
            Action::First(seat) => format!("first {seat}"),
            Action::Draw(seat, color, card) => {
                format!("draw {seat} {}{}", prefix(content, color), content.name(card))
            }
            Action::Erik(card) => format!("erik {}", content.name(card)),
            Action::Play(color, card) => format!("play {}{}", prefix(content, color), content.name(card)),
            Action::Light(Some((from, to))) => format!("light {}>{}", light(from), light(to)),
            Action::Light(None) => "light -".to_owned(),
            Action::Sail(Some(space)) => format!("sail {}", space.0),
            Action::Sail(None) => "sail -".to_owned(),
            Action::Bonus => "bonus".to_owned(),
            Action::Stay => "stay".to_owned(),
        }
    }

    /// Writes a draw as it is told to those who may not see the card.
    pub(crate) fn print_hidden_draw(content: &Content, seat: Seat, color: Option<Color>) -> String {
        format!("draw {seat} {}?", prefix(content, color))
    }

    /// Reads notation.
    pub fn parse(content: &Content, text: &str) -> Result<Action, NotationError> {
        let right = || {
            let card = &content.names[0];
            let [a, b] = [0, 1].map(|index: usize| &content.lighthouses[index].color);
            format!(
                "write play {card}, light {a}>{b}, light -, sail 4, sail -, bonus or stay, or for chance \
                 towers {a},{b},…, first 0, draw 0 {card} or erik {card}; \
                 in the Great Fleet a card has its colour, play {}:{card}",
                content.fleets[0].color
            )
        };
        notation::exact(text, right, |text| Action::read(content, text), |action| action.print(content))
    }

    fn read(content: &Content, text: &str) -> Option<Action> {
        let Some((word, rest)) = text.split_once(' ') else {
            return match text {
                "bonus" => Some(Action::Bonus),
                "stay" => Some(Action::Stay),
                _ => None,
            };
        };
        match (word, rest) {
            ("light", "-") => Some(Action::Light(None)),
            ("sail", "-") => Some(Action::Sail(None)),
            ("towers", order) => Order::parse(content, order).map(Action::Towers),
            ("first", seat) => Seat::parse(seat).map(Action::First),
            ("erik", card) => content.card(card).map(Action::Erik),
            ("play", card) => read_card(content, card).map(|(color, card)| Action::Play(color, card)),
            ("draw", draw) => {
                let (seat, card) = draw.split_once(' ')?;
                let (color, card) = read_card(content, card)?;
                Some(Action::Draw(Seat::parse(seat)?, color, card))
            }
            ("light", beacon) => {
                let (from, to) = beacon.split_once('>')?;
                Some(Action::Light(Some((content.lighthouse(from)?, content.lighthouse(to)?))))
            }
            ("sail", space) => {
                let space = Space(space.parse().ok()?);
                (space <= content.harbor).then_some(Action::Sail(Some(space)))
            }
            _ => None,
        }
    }
}

fn prefix(content: &Content, color: Option<Color>) -> String {
    color.map_or_else(String::new, |color| format!("{}:", content.fleets[color.index()].color))
}

fn read_card(content: &Content, text: &str) -> Option<(Option<Color>, Card)> {
    match text.split_once(':') {
        Some((color, card)) => Some((Some(content.color(color)?), content.card(card)?)),
        None => Some((None, content.card(text)?)),
    }
}
