//! Perft: counting all ways to go on for a number of steps. One number stands for thousands of positions, so
//! two implementations that agree on it agree on a great deal.

use crate::{By, Game, Outcomes, Turn};

/// How many different sequences of `depth` steps there are from here; a game that ends earlier counts as one.
///
/// Outcomes of chance count once each, whatever they weigh.
pub fn perft<G: Game>(position: &G, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut steps: Vec<(By, G::Action)> = Vec::new();
    match position.turn() {
        Turn::Over => return 1,
        Turn::Chance => {
            let mut outcomes = Outcomes::new();
            position.outcomes(&mut outcomes);
            steps.extend(outcomes.list().iter().map(|&(outcome, _)| (By::Chance, outcome)));
        }
        Turn::Seats(seats) => {
            for seat in seats.iter() {
                let mut actions = Vec::new();
                position.legal(seat, &mut actions);
                steps.extend(actions.into_iter().map(|action| (By::Seat(seat), action)));
            }
        }
    }
    if depth == 1 {
        return steps.len() as u64;
    }
    steps
        .into_iter()
        .map(|(by, action)| {
            let mut next = position.clone();
            next.play(by, action);
            perft(&next, depth - 1)
        })
        .sum()
}

/// One case of a `.perft` file: a position, given by setup and steps, and counts by depth.
///
/// ```text
/// # a comment
/// id opening
/// setup {"players":2}
/// steps * first 0; * draw 0 1/6
/// perft 1 2
/// perft 2 6
/// ```
/// Cases are separated by blank lines; `steps` may be left out.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Case {
    /// A name for messages.
    pub id: String,
    /// Every option.
    pub setup: crate::setup::Options,
    /// As in a record.
    pub steps: Vec<String>,
    /// Depth and count.
    pub counts: Vec<(u32, u64)>,
}

impl Case {
    /// Reads a `.perft` file.
    ///
    /// # Panics
    /// If it is not one: it belongs to the tests.
    pub fn parse_all(text: &str) -> Vec<Case> {
        let code = |line: &&str| !line.starts_with('#');
        let lines: Vec<&str> = text.lines().map(str::trim).filter(code).collect();
        let blocks = lines.split(|line| line.is_empty()).filter(|block| !block.is_empty());
        blocks.map(Case::parse).collect()
    }

    fn parse(block: &[&str]) -> Case {
        let mut case = Case::default();
        for line in block {
            let (key, value) = line.split_once(' ').unwrap_or_else(|| panic!("perft: {line:?}"));
            match key {
                "id" => value.clone_into(&mut case.id),
                "setup" => case.setup = serde_json::from_str(value).expect("perft: setup is JSON"),
                "steps" => case.steps = value.split(';').map(|step| step.trim().to_owned()).collect(),
                "perft" => {
                    let (depth, count) = value.split_once(' ').expect("perft: depth and count");
                    case.counts.push((depth.parse().expect("depth"), count.parse().expect("count")));
                }
                other => panic!("perft: unknown key {other:?}"),
            }
        }
        assert!(!case.counts.is_empty(), "perft: {} counts nothing", case.id);
        case
    }
}
