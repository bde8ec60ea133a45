//! How far the sea is open: tiles that a ship reaches by water, and the shortest way to each.

use table::Seat;

use crate::action::Action;
use crate::cell::{Cell, Side};
use crate::legal::Across;
use crate::rules::{BeaconPatrol, Phase};

/// A tile that can be reached.
pub(crate) struct Port {
    pub(crate) cell: Cell,
    /// The courses to sail, one token each.
    pub(crate) courses: Vec<Side>,
}

impl BeaconPatrol {
    /// All tiles that the ship of a seat reaches by water, the nearest first; the one that it lies on is the first.
    pub(crate) fn ports(&self, seat: Seat) -> Vec<Port> {
        let mut ports = vec![Port { cell: self.ships[seat.index()], courses: Vec::new() }];
        let mut next = 0;
        while next < ports.len() {
            let from = ports[next].cell;
            for (side, across) in Side::ALL.into_iter().zip(self.around(from)) {
                let cell = from.beside(side);
                if across == Across::Tile && ports.iter().all(|port| port.cell != cell) {
                    let mut courses = ports[next].courses.clone();
                    courses.push(side);
                    ports.push(Port { cell, courses });
                }
            }
            next += 1;
        }
        ports
    }
}

/// The tiles that the acting ship reaches by several tokens, and how.
pub(crate) fn journeys(position: &BeaconPatrol) -> Vec<(String, Vec<Action>)> {
    let Phase::Act(act) = position.phase else { return Vec::new() };
    let ports = position.ports(act.seat).into_iter();
    let far = ports.filter(|port| (2..=usize::from(act.tokens)).contains(&port.courses.len()));
    let sail = |port: Port| port.courses.into_iter().map(Action::Sail).collect();
    far.map(|port| (format!("cell/{}", port.cell), sail(port))).collect()
}
