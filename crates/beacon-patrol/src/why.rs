//! Why something that was touched leads to nothing, in a reason from the rules.

use table::{Eyes, Game, Listener, Seat};

use crate::action::Action;
use crate::cell::{Cell, Side};
use crate::content::Kind;
use crate::legal::{Across, Gap};
use crate::name;
use crate::rules::{Act, BeaconPatrol, Phase};
use crate::touch::{other_touches, touch};
use crate::voyage::journeys;

pub(crate) fn why_not(position: &BeaconPatrol, touched: &[&str], to: &Listener<'_>) -> Option<String> {
    let Phase::Act(act) = position.phase else { return None };
    if to.eyes != Eyes::Seat(act.seat) || leads_on(position, act.seat, touched) {
        return None;
    }
    let asked = Asked { position, act, to };
    let own = touched.iter().find_map(|key| asked.own_tile(key));
    let others = touched.iter().find_map(|key| asked.tile_of_another(key));
    let cell = touched.iter().find_map(|key| asked.cell(key));
    match (own, cell, others) {
        (own, None, Some(other)) => Some(asked.swap(own, other)),
        (Some(tile), Some(cell), None) => asked.tile_on(tile, cell),
        (None, Some(cell), None) => asked.ship_to(cell),
        _ if touched == ["pile"] => Some(to.words.get("why-pile")),
        _ => None,
    }
}

/// Whether there is an action for which all of these are touched, or a journey.
fn leads_on(position: &BeaconPatrol, seat: Seat, touched: &[&str]) -> bool {
    let mut actions = Vec::new();
    position.legal(seat, &mut actions);
    let paths = |&action: &Action| {
        let mut paths = other_touches(position, action);
        paths.push(touch(position, action));
        paths
    };
    let has_all = |path: Vec<String>| touched.iter().all(|key| path.iter().any(|other| other == key));
    actions.iter().flat_map(paths).any(has_all)
        || journeys(position).iter().any(|(key, _)| touched == [key.as_str()])
}

/// What was asked about.
struct Asked<'a> {
    position: &'a BeaconPatrol,
    act: Act,
    to: &'a Listener<'a>,
}

impl Asked<'_> {
    fn hand(&self, seat: Seat) -> &[Kind] {
        self.position.hands[seat.index()].tiles()
    }

    fn ship(&self) -> Cell {
        self.position.ships[self.act.seat.index()]
    }

    /// `hand/N1`
    fn own_tile(&self, key: &str) -> Option<Kind> {
        let kind = self.position.tiles.kind(key.strip_prefix("hand/")?)?;
        self.hand(self.act.seat).contains(&kind).then_some(kind)
    }

    /// `hand/2/S3`
    fn tile_of_another(&self, key: &str) -> Option<Kind> {
        let (seat, id) = key.strip_prefix("hand/")?.split_once('/')?;
        let seat = Seat::parse(seat).filter(|seat| seat.index() < self.position.seats())?;
        let kind = self.position.tiles.kind(id)?;
        self.hand(seat).contains(&kind).then_some(kind)
    }

    /// `cell/1,0`, or a ship that lies there.
    fn cell(&self, key: &str) -> Option<Cell> {
        if let Some(seat) = key.strip_prefix("ship/").and_then(Seat::parse) {
            return self.position.ships[..self.position.seats()].get(seat.index()).copied();
        }
        let (x, y) = key.strip_prefix("cell/")?.split_once(',')?;
        Some(Cell { x: x.parse().ok()?, y: y.parse().ok()? })
    }

    /// On which side of the ship a cell is, if it is beside it.
    fn side_of(&self, cell: Cell) -> Option<Side> {
        Side::ALL.into_iter().find(|&side| self.ship().beside(side) == cell)
    }

    fn say(&self, key: &str) -> String {
        self.to.words.get(key)
    }

    fn say_side(&self, key: &str, side: Side) -> String {
        self.to.words.say(key, &[("side", side.letter().into())])
    }

    /// BP-10: there is no swap, or not this one.
    fn swap(&self, own: Option<Kind>, other: Kind) -> String {
        let hand = self.hand(self.act.seat);
        let is_same = own.map_or_else(|| hand.iter().all(|&kind| kind == other), |own| own == other);
        let key = match (hand.is_empty(), self.act.swap, is_same) {
            (true, ..) => "why-swap-empty",
            (_, false, _) if self.position.has_swap(self.act.seat) => "why-swapped",
            _ if is_same => "why-swap-same",
            _ => "why-swapped",
        };
        self.say(key)
    }

    /// A tile of the hand and a cell that do not go together.
    fn tile_on(&self, tile: Kind, cell: Cell) -> Option<String> {
        let is_vacant = self.position.map.at(cell).is_none();
        let Some(side) = self.side_of(cell) else {
            return Some(self.say(match is_vacant {
                _ if cell == self.ship() => "why-here",
                true => "why-far-cell",
                false => "why-far-pay",
            }));
        };
        match self.position.around(self.ship())[side as usize] {
            Across::Shore => Some(self.say_side("why-shore", side)),
            Across::Tile => None,
            Across::Gap(gap) => Some(self.clash(gap, tile, side.opposite())),
        }
    }

    /// BP-6 and BP-7: what keeps a tile from a gap that the ship looks at `from` this side of it.
    fn clash(&self, gap: Gap, tile: Kind, from: Side) -> String {
        let clashes = gap.clashes(self.position.tiles.land(tile));
        if clashes.contains(from) {
            return self.say_side("why-landing", from);
        }
        self.to.words.say("why-clash", &[("sides", name::sides(clashes, self.to).into())])
    }

    /// A cell without a tile to lay or to pay with.
    fn ship_to(&self, cell: Cell) -> Option<String> {
        let side = self.side_of(cell);
        let shore = side.filter(|&side| self.position.around(self.ship())[side as usize] == Across::Shore);
        if self.position.map.at(cell).is_some() {
            return self.voyage(cell, shore);
        }
        Some(match (side, shore) {
            (None, _) => self.say("why-far-cell"),
            (_, Some(side)) => self.say_side("why-shore", side),
            _ if self.hand(self.act.seat).is_empty() => self.say("why-no-tiles"),
            _ => self.say("why-none-fits"),
        })
    }

    /// BP-8: a tile that the tokens do not reach.
    fn voyage(&self, cell: Cell, shore: Option<Side>) -> Option<String> {
        if cell == self.ship() {
            return Some(self.say("why-here"));
        }
        let ports = self.position.ports(self.act.seat);
        let port = ports.iter().find(|port| port.cell == cell)?;
        let (far, tokens) = (port.courses.len().into(), self.act.tokens.into());
        let land = shore.map_or("none", Side::letter).into();
        Some(self.to.words.say("why-tokens", &[("far", far), ("tokens", tokens), ("land", land)]))
    }
}
