//! A game in progress: where it stands and how it came there.

use thiserror::Error;

use crate::{By, Dice, Eyes, Game, Loaded, NotationError, Outcomes, Refusal, SetupError, Turn};

/// A position together with the setup, content and steps that led to it.
#[derive(Clone, Debug)]
pub struct Journal<G: Game> {
    setup: G::Setup,
    content: &'static Loaded<G>,
    start: G,
    now: G,
    steps: Vec<(By, G::Action)>,
}

impl<G: Game> Journal<G> {
    /// A game that has not begun.
    pub fn new(setup: G::Setup, content: &'static Loaded<G>) -> Result<Journal<G>, SetupError> {
        let start = G::new(&setup, &content.data)?;
        Ok(Journal { setup, content, now: start.clone(), start, steps: Vec::new() })
    }

    /// The options chosen.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// The content played on.
    pub fn content(&self) -> &'static Loaded<G> {
        self.content
    }

    /// The position now.
    pub fn now(&self) -> &G {
        &self.now
    }

    /// The steps so far.
    pub fn steps(&self) -> &[(By, G::Action)] {
        &self.steps
    }

    /// Every step with the position in which it was taken.
    pub fn walk(&self) -> impl Iterator<Item = (G, By, G::Action)> + '_ {
        let mut position = self.start.clone();
        self.steps.iter().map(move |&(by, action)| {
            let before = position.clone();
            position.play(by, action);
            (before, by, action)
        })
    }

    /// Every position, from the start to now.
    pub fn positions(&self) -> impl Iterator<Item = G> + '_ {
        self.walk().map(|(position, _, _)| position).chain([self.now.clone()])
    }

    /// Takes a step, or changes nothing and says why not.
    pub fn play(&mut self, by: By, action: G::Action) -> Result<(), Refusal> {
        self.now.try_play(by, action)?;
        self.steps.push((by, action));
        Ok(())
    }

    /// Takes a step as a record writes it: `0 a1=5`, `* draw 0 2/5`.
    pub fn play_text(&mut self, step: &str) -> Result<(), StepError> {
        let (by, action) = step.split_once(' ').ok_or(StepError::Form)?;
        let by = By::parse(by).ok_or(StepError::Form)?;
        let action = G::parse(&self.content.data, action)?;
        self.play(by, action).map_err(|refusal| StepError::Refused { refusal, right: self.right() })
    }

    /// Lets the dice decide as long as chance is next.
    pub fn roll(&mut self, dice: &Dice) {
        let mut outcomes = Outcomes::new();
        let mut index = self.chances();
        while self.now.turn() == Turn::Chance {
            outcomes.clear();
            self.now.outcomes(&mut outcomes);
            let outcome = dice.pick(index, &outcomes);
            self.now.play(By::Chance, outcome);
            self.steps.push((By::Chance, outcome));
            index += 1;
        }
    }

    /// How many of the steps were chance's.
    pub fn chances(&self) -> u64 {
        self.steps.iter().filter(|(by, _)| *by == By::Chance).count() as u64
    }

    /// Goes back to the position after the first `steps` steps.
    pub fn go_back(&mut self, steps: usize) {
        self.steps.truncate(steps);
        self.now = self.start.clone();
        for &(by, action) in &self.steps {
            self.now.play(by, action);
        }
    }

    /// The eyes that are told all of a step; a spectator's if nobody is.
    pub fn fullest(&self, action: G::Action) -> Eyes {
        let content = &self.content.data;
        let full = G::print(content, action);
        let mut all = Eyes::all(self.now.seats());
        all.find(|&eyes| G::print_for(content, action, eyes) == full).unwrap_or(Eyes::Spectator)
    }

    /// Writes a step as a record does.
    pub fn print(&self, (by, action): (By, G::Action)) -> String {
        format!("{by} {}", G::print(&self.content.data, action))
    }

    /// What may be played now, in words for an error: a few examples are enough.
    fn right(&self) -> String {
        let mut legal: Vec<String> = Vec::new();
        let turn = self.now.turn();
        for seat in turn.acting().iter() {
            let mut actions = Vec::new();
            self.now.legal(seat, &mut actions);
            legal.extend(actions.iter().map(|&action| self.print((By::Seat(seat), action))));
        }
        if turn == Turn::Chance {
            let mut outcomes = Outcomes::new();
            self.now.outcomes(&mut outcomes);
            legal.extend(outcomes.list().iter().map(|&(outcome, _)| self.print((By::Chance, outcome))));
        }
        legal.sort_unstable();
        match legal.len() {
            0 => String::new(),
            1..=12 => format!("; possible: {}", legal.join(", ")),
            more => format!("; possible: {} and {} more", legal[..12].join(", "), more - 12),
        }
    }
}

/// Why a written step could not be taken.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum StepError {
    /// It is not `WHO STEP`.
    #[error("a step is a seat's number or *, a space, and an action, like \"0 a1=5\"")]
    Form,
    /// The action cannot be read.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// It may not be taken now.
    #[error("{refusal}{right}")]
    Refused {
        /// Why not.
        refusal: Refusal,
        /// What may be.
        right: String,
    },
}
