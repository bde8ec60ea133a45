//! Who the bots are: four friends from the harbor, one for each seat. What they are called is the same in every
//! language; each has a drawing of that name.

use table::Seat;

/// By seat. People mostly take the first one, so whom they meet first comes second.
const CAST: [Character; 4] = [
    Character { name: "Otto", face: "otto" },
    Character { name: "Mira", face: "mira" },
    Character { name: "Jonas", face: "jonas" },
    Character { name: "Wilma", face: "wilma" },
];

/// Somebody who plays as a bot, at whatever level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Character {
    /// The name.
    pub name: &'static str,
    /// What the drawing is called.
    pub face: &'static str,
}

/// Who plays on a seat; at a table for more than four they are met again.
pub fn of(seat: Seat) -> Character {
    CAST[seat.index() % CAST.len()]
}

/// Who is called this.
pub fn named(name: &str) -> Option<Character> {
    CAST.into_iter().find(|character| character.name == name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_has_a_name_of_their_own() {
        for seat in Seat::all(CAST.len()) {
            assert_eq!(named(of(seat).name), Some(of(seat)));
        }
        assert_eq!(named("Ada"), None);
    }
}
