//! Tables that teach: as long as the script lasts, every decision is the script's.
//!
//! A tutorial is a table like any other, with dice that are known: people, bots and chance do what the script says because
//! nothing else is taken. When it ends, the game goes on freely.

use table::{By, Lang, Seat, Words};

use crate::protocol::{Held, Lesson, Said};
use crate::refusal::Refusal;
use crate::table::Table;

impl Table {
    /// A name for every seat. Bots that follow a script are called what it calls them.
    pub(crate) fn names(&self, words: &Words) -> Vec<String> {
        let mut names = self.chairs.names(words);
        if let Some(tutorial) = &self.tutorial {
            for ((name, player), (_, chair)) in
                names.iter_mut().zip(&tutorial.record.players).zip(self.chairs.iter())
            {
                if chair.held() == Held::Bot {
                    name.clone_from(&player.name);
                }
            }
        }
        names
    }

    /// Whose decision the script has next, and what it is. Nothing where there is no script, or none any more.
    pub(crate) fn scripted(&self) -> Option<(Seat, &str)> {
        let steps = &self.tutorial.as_ref()?.record.steps;
        let (by, action) = steps.get(self.game.steps())?.split_once(' ')?;
        match By::parse(by)? {
            By::Seat(seat) => Some((seat, action)),
            By::Chance => None,
        }
    }

    /// Whether an action is what the script waits for. If not, there may be a kind word.
    pub(crate) fn check_lesson(&self, seat: Seat, action: &str) -> Result<(), Refusal> {
        match self.scripted() {
            Some(next) if next != (seat, action) => Err(Refusal::Lesson(self.wrong())),
            _ => Ok(()),
        }
    }

    fn wrong(&self) -> Option<table::guide::Wrong> {
        self.taught().iter().filter_map(|lesson| lesson.wrong.clone()).next_back()
    }

    /// What is said at this point of the script.
    fn taught(&self) -> Vec<&table::guide::Lesson> {
        let steps: Vec<By> = (0..self.game.steps()).map(|step| self.game.decider(step)).collect();
        self.tutorial.iter().flat_map(|tutorial| tutorial.said_after(&steps)).collect()
    }

    /// What is taught to these eyes now.
    pub(crate) fn lesson(&self, eyes: Option<Seat>, lang: Lang) -> Option<Lesson> {
        let tutorial = self.tutorial.as_ref().filter(|tutorial| eyes == Some(tutorial.seat))?;
        let taught = self.taught();
        let first = taught.first()?.step;
        let said = |lesson: &&table::guide::Lesson| Said {
            say: lesson.say(lang).to_owned(),
            point: lesson.point.clone(),
        };
        let says = taught.iter().map(said).collect();
        let done = tutorial.lessons.iter().filter(|lesson| lesson.step < first).count();
        let own = self.scripted().filter(|(seat, _)| *seat == tutorial.seat);
        let action = own.map(|(_, action)| action.to_owned());
        Some(Lesson { says, action, done, of: tutorial.lessons.len() })
    }
}
