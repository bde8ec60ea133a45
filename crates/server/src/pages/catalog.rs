//! The games, as pages offer them: what each is, and what can be chosen before it starts.

use std::sync::LazyLock;

use bots::{Level, Skilled};
use games::{IDS, Visitor, visit};
use serde_json::Value;
use session::protocol::{Opening, Place, Terms};
use table::setup::{self, Options};
use table::words::after_prefix;
use table::{Lang, OptionKind, SetupOption, Words};

/// A game in one language.
pub(crate) struct GameCard {
    /// Its name in addresses and records.
    pub(crate) id: &'static str,
    /// Its name.
    pub(crate) name: String,
    /// What it is about, in a sentence.
    pub(crate) tagline: String,
    /// The fewest and the most who can play.
    pub(crate) players: (u8, u8),
    /// How many seats the usual game has.
    pub(crate) usual_players: u8,
    /// Everything else that can be chosen.
    pub(crate) options: Vec<Choice>,
    /// Which facts of it are rebuilt.
    pub(crate) reconstructed: String,
    /// What changed in its rules, if games from before cannot be replayed.
    pub(crate) former_rules: String,
    /// Those who play in it without a seat.
    pub(crate) others: Vec<String>,
    /// Where all play together, the titles that they can earn, least first: each with its name.
    pub(crate) grades: Vec<(String, String)>,
    /// Whether there is a picture of it.
    pub(crate) drawn: bool,
}

/// Something to choose before a game starts.
pub(crate) struct Choice {
    /// Its name in the rules.
    pub(crate) name: &'static str,
    /// What it is called in a form.
    pub(crate) label: String,
    /// What it may be.
    pub(crate) kind: Kind,
}

/// What something may be, with what it usually is.
pub(crate) enum Kind {
    /// A number.
    Number { low: u8, high: u8, usual: u8 },
    /// On or off.
    Flag { usual: bool },
    /// One of these, each with its label.
    Words { words: Vec<(String, String)>, usual: String },
    /// One of these, or text like the examples.
    Text { words: Vec<(String, String)>, usual: String, example: String },
}

/// All games, in the order in which they are shown.
pub(crate) fn games(lang: Lang) -> &'static [GameCard] {
    static ENGLISH: LazyLock<Vec<GameCard>> = LazyLock::new(|| all(Lang::En));
    static GERMAN: LazyLock<Vec<GameCard>> = LazyLock::new(|| all(Lang::De));
    match lang {
        Lang::En => &ENGLISH,
        Lang::De => &GERMAN,
    }
}

impl GameCard {
    /// The usual game against bots, for somebody who wants to play now; alone, where that is the usual game.
    pub(crate) fn against_bots(&self) -> Terms {
        let bots = vec![Place::Bot(Level::Medium); usize::from(self.usual_players) - 1];
        self.terms(self.usual_players, [vec![Place::Open], bots].concat())
    }

    /// A game with a friend.
    pub(crate) fn with_friend(&self) -> Terms {
        let players = self.usual_players.max(2);
        self.terms(players, vec![Place::Open; players.into()])
    }

    fn terms(&self, players: u8, places: Vec<Place>) -> Terms {
        Terms {
            game: self.id.to_owned(),
            setup: Options::from_iter([("players".to_owned(), players.into())]),
            content: None,
            places,
            public: false,
            clock: None,
            stand_in: Level::Medium,
            opening: None,
        }
    }

    /// The game that teaches.
    pub(crate) fn tutorial(&self) -> Terms {
        Terms { opening: Some(Opening::Tutorial), ..self.terms(self.usual_players, Vec::new()) }
    }
}

fn all(lang: Lang) -> Vec<GameCard> {
    IDS.iter().filter_map(|id| visit(id, Describe(lang))).collect()
}

struct Describe(Lang);

impl Visitor for Describe {
    type Output = GameCard;

    fn visit<G: Skilled>(self) -> GameCard {
        let words = Words::new(self.0, [G::words(self.0)]);
        let usual = setup::to_options::<G>(&G::Setup::default());
        let number = |option: &SetupOption| match option.kind {
            OptionKind::Number(low, high) if option.name == "players" => Some((low, high)),
            _ => None,
        };
        GameCard {
            id: G::ID,
            name: words.get("name"),
            tagline: words.get("tagline"),
            players: G::OPTIONS.iter().find_map(number).expect("every game has players"),
            usual_players: usual["players"].as_u64().map_or(2, |players| players as u8),
            options: G::OPTIONS
                .iter()
                .filter(|option| option.name != "players")
                .map(|option| choice(option, &usual[option.name], &words))
                .collect(),
            reconstructed: words.get("reconstructed"),
            former_rules: if words.has("former-rules") { words.get("former-rules") } else { String::new() },
            others: (0..=table::limits::SEATS)
                .map(|entry| format!("entry-{entry}"))
                .filter(|key| words.has(key))
                .map(|key| words.get(&key))
                .collect(),
            grades: after_prefix(G::words(self.0), "grade-")
                .into_iter()
                .map(|grade| (grade.clone(), words.get(&format!("grade-{grade}"))))
                .collect(),
            drawn: !G::ART.is_empty(),
        }
    }
}

fn choice(option: &SetupOption, usual: &Value, words: &Words) -> Choice {
    let name = option.name;
    let label_of = |word: &str| label(words, &format!("choice-{name}-{word}"), word);
    let labelled = |word: &&str| ((*word).to_owned(), label_of(word));
    let text = usual.as_str().unwrap_or_default().to_owned();
    let kind = match option.kind {
        OptionKind::Number(low, high) => {
            Kind::Number { low, high, usual: usual.as_u64().map_or(low, |number| number as u8) }
        }
        OptionKind::Flag => Kind::Flag { usual: usual == &Value::Bool(true) },
        OptionKind::Choice(all) => Kind::Words { words: all.iter().map(labelled).collect(), usual: text },
        OptionKind::Text(examples) => {
            let (plain, own): (Vec<&str>, Vec<&str>) = examples.iter().partition(|example| is_word(example));
            let example = own.join(" / ");
            Kind::Text { words: plain.iter().map(labelled).collect(), usual: text, example }
        }
    };
    let meaning = words.get(&format!("option-{name}"));
    Choice { name, label: label(words, &format!("choice-{name}"), &meaning), kind }
}

/// A message of the game, if it has one that is meant for forms.
fn label(words: &Words, key: &str, otherwise: &str) -> String {
    if words.has(key) { words.get(key) } else { otherwise.to_owned() }
}

/// Whether an example is to be taken as it is: `random`. Others show a form: `L3,O4,T4,U5`.
fn is_word(example: &str) -> bool {
    example.bytes().all(|byte| byte.is_ascii_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;
    use session::{Founding, PersonId, Time};

    #[test]
    fn what_the_cards_offer_can_be_opened() {
        for game in games(Lang::En) {
            for terms in [game.against_bots(), game.with_friend()] {
                let founding = Founding::new(terms, PersonId("ada".to_owned()));
                let opened = founding.open(&table::Secret::simulated(0, 0), Time(0));
                assert!(opened.is_ok(), "{}: {opened:?}", game.id);
            }
        }
    }

    #[test]
    fn choices_have_labels_in_every_language() {
        for game in Lang::ALL.iter().flat_map(|&lang| games(lang)) {
            for choice in &game.options {
                assert!(
                    !choice.label.is_empty() && !choice.label.contains('‹'),
                    "{} {}",
                    game.id,
                    choice.name
                );
            }
        }
    }
}
