//! The learned figures, at a few stages of the game.
//!
//! `weights.txt` has a line for each stage, in thousandths of a point. The command that made it stands on its first line.

use std::fmt::Write;
use std::sync::OnceLock;

use super::value::{FIGURES, by_thumb};

/// The stages, by how many tiles are to come; between them figures change evenly.
const STAGES: [f32; 8] = [1.0, 3.0, 6.0, 10.0, 16.0, 25.0, 37.0, 52.0];
const PER_POINT: f32 = 1000.0;

/// By stage, the figures.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Weights(pub(super) Vec<[f32; FIGURES]>);

impl Weights {
    /// What was learned.
    pub(super) fn learned() -> &'static Weights {
        static LEARNED: OnceLock<Weights> = OnceLock::new();
        LEARNED.get_or_init(|| Weights::read(include_str!("weights.txt")))
    }

    /// What somebody who has not played yet would think.
    pub(super) fn by_thumb() -> &'static Weights {
        static BY_THUMB: OnceLock<Weights> = OnceLock::new();
        BY_THUMB.get_or_init(|| Weights(STAGES.map(by_thumb).to_vec()))
    }

    /// The figures when so many tiles are to come. With none nothing more is to be hoped for.
    pub(super) fn at(&self, to_come: u8) -> [f32; FIGURES] {
        if to_come == 0 {
            return [0.0; FIGURES];
        }
        let (stage, share) = stage(to_come);
        let (one, other) = (&self.0[stage], &self.0[stage + 1]);
        std::array::from_fn(|index| one[index] + share * (other[index] - one[index]))
    }

    /// Reads what `print` writes. The file is part of the program, so it is right or nothing works.
    fn read(text: &str) -> Weights {
        let mut numbers = text.lines().filter(|line| !line.starts_with('#')).flat_map(str::split_whitespace);
        let mut weights = Weights(vec![[0.0; FIGURES]; STAGES.len()]);
        for weight in weights.0.iter_mut().flatten() {
            let number: f32 =
                numbers.next().and_then(|number| number.parse().ok()).expect("a number for each");
            *weight = number / PER_POINT;
        }
        assert!(numbers.next().is_none(), "weights.txt has more numbers than there are figures");
        weights
    }

    /// The text of the file.
    pub(super) fn print(&self) -> String {
        let mut text = String::new();
        for figures in &self.0 {
            for (index, figure) in figures.iter().enumerate() {
                let gap = if index == 0 { "" } else { " " };
                let _ = write!(text, "{gap}{}", (figure * PER_POINT).round() as i32);
            }
            text.push('\n');
        }
        text
    }
}

/// The stage before, and how far it is to the next.
pub(super) fn stage(to_come: u8) -> (usize, f32) {
    let to_come = f32::from(to_come);
    let last = STAGES.len() - 2;
    let stage = STAGES[1..=last].iter().filter(|&&begin| begin <= to_come).count();
    let share = (to_come - STAGES[stage]) / (STAGES[stage + 1] - STAGES[stage]);
    (stage, share.min(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_change_evenly_between_stages() {
        let mut weights = Weights::by_thumb().clone();
        (weights.0[1][0], weights.0[2][0], weights.0[7][0]) = (0.25, 1.0, 0.75);
        let at = |to_come| weights.at(to_come)[0];
        assert_eq!((at(3), at(4), at(6), at(63)), (0.25, 0.5, 1.0, 0.75));
    }

    #[test]
    fn weights_are_read_as_they_are_printed() {
        let learned = Weights::learned();
        assert_eq!(&Weights::read(&learned.print()), learned);
    }
}
