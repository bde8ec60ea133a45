//! The games, as pages offer them: what each is, and what can be chosen before it starts.

use std::sync::LazyLock;

use bots::{Level, Skilled};
use games::{IDS, Visitor, visit};
use serde::Serialize;
use serde_json::Value;
use session::protocol::{Opening, Place, Terms};
use table::setup::{self, Options};
use table::words::after_prefix;
use table::{Journal, Lang, Loaded, OptionKind, SetupOption, Words};

/// A game in one language.
pub(crate) struct GameCard {
    /// Its name in addresses and records.
    pub(crate) id: &'static str,
    /// Its name.
    pub(crate) name: String,
    /// What it is about, in a sentence.
    pub(crate) tagline: String,
    /// How long it usually takes, in minutes.
    pub(crate) minutes: u16,
    /// How much there is to think about, from 1 to 3.
    pub(crate) demand: u8,
    /// The fewest and the most who can play.
    pub(crate) players: (u8, u8),
    /// How many seats the usual game has.
    pub(crate) usual_players: u8,
    /// Everything else that can be chosen.
    pub(crate) options: Vec<Choice>,
    /// What cannot be chosen together.
    pub(crate) clashes: Vec<Clash>,
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
    /// One of these, or all of the items in an order of one's own; all with their labels.
    Order { words: Vec<(String, String)>, usual: String, items: Vec<(String, String)> },
}

/// A choice that there is no game with, as long as another one is chosen.
#[derive(PartialEq, Eq, Debug, Serialize)]
pub(crate) struct Clash {
    /// The option that gives way: it comes later.
    pub(crate) option: &'static str,
    /// What it may not be.
    pub(crate) value: String,
    /// The option that is in the way.
    pub(crate) with: &'static str,
    /// What that one is then.
    pub(crate) other: String,
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
            minutes: words.get("about-minutes").parse().expect("minutes are a number"),
            demand: words.get("about-demand").parse().expect("demand is a number"),
            players: G::OPTIONS.iter().find_map(number).expect("every game has players"),
            usual_players: usual["players"].as_u64().map_or(2, |players| players as u8),
            options: G::OPTIONS
                .iter()
                .filter(|option| option.name != "players")
                .map(|option| choice(option, &usual[option.name], &words))
                .collect(),
            clashes: clashes::<G>(&usual),
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
        OptionKind::Order(all, items) => {
            let item =
                |item: &&str| ((*item).to_owned(), label(words, &format!("word-{item}"), &label_of(item)));
            let items = items.iter().map(item).collect();
            Kind::Order { words: all.iter().map(labelled).collect(), usual: text, items }
        }
    };
    let meaning = words.get(&format!("option-{name}"));
    Choice { name, label: label(words, &format!("choice-{name}"), &meaning), kind }
}

/// Every two choices with which there is no game, whatever any third choice is. The rules themselves are asked.
fn clashes<G: Skilled>(usual: &Options) -> Vec<Clash> {
    let mut clashes = Vec::new();
    for (place, later) in G::OPTIONS.iter().enumerate() {
        for earlier in &G::OPTIONS[..place] {
            for (value, other) in pairs(&values(later.kind), &values(earlier.kind)) {
                let chosen = with(&with(usual, later.name, &value), earlier.name, &other);
                let thirds =
                    G::OPTIONS.iter().filter(|third| ![later.name, earlier.name].contains(&third.name));
                let mut tried = thirds.flat_map(|third| {
                    values(third.kind)
                        .into_iter()
                        .map(|each| with(&chosen, third.name, &each))
                        .collect::<Vec<_>>()
                });
                if !begins::<G>(&chosen) && !tried.any(|options| begins::<G>(&options)) {
                    let (value, other) = (written(&value), written(&other));
                    clashes.push(Clash { option: later.name, value, with: earlier.name, other });
                }
            }
        }
    }
    clashes
}

/// Whether there is a game with these options.
fn begins<G: Skilled>(options: &Options) -> bool {
    let setup = setup::from_options::<G>(options);
    setup.and_then(|setup| Journal::<G>::new(setup, Loaded::standard())).is_ok()
}

/// The same options, but for one.
fn with(options: &Options, name: &str, value: &Value) -> Options {
    let mut options = options.clone();
    options.insert(name.to_owned(), value.clone());
    options
}

fn pairs(left: &[Value], right: &[Value]) -> Vec<(Value, Value)> {
    left.iter().flat_map(|one| right.iter().map(|other| (one.clone(), other.clone()))).collect()
}

/// What an option may be, as far as that can be listed.
fn values(kind: OptionKind) -> Vec<Value> {
    match kind {
        OptionKind::Number(low, high) => (low..=high).map(Value::from).collect(),
        OptionKind::Flag => vec![false.into(), true.into()],
        OptionKind::Choice(words) | OptionKind::Order(words, _) => {
            words.iter().map(|&word| word.into()).collect()
        }
        OptionKind::Text(words) => {
            words.iter().filter(|word| is_word(word)).map(|&word| word.into()).collect()
        }
    }
}

/// A value as a form has it.
fn written(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
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
    fn every_game_says_how_long_it_takes_and_how_demanding_it_is() {
        for game in Lang::ALL.iter().flat_map(|&lang| games(lang)) {
            assert!((5..=180).contains(&game.minutes), "{}: {} minutes", game.id, game.minutes);
            assert!((1..=3).contains(&game.demand), "{}: demand {}", game.id, game.demand);
        }
    }

    #[test]
    fn what_the_rules_refuse_together_is_known() {
        let listed = |id: &str| -> Vec<String> {
            let game = games(Lang::En).iter().find(|game| game.id == id).expect("a game");
            let line =
                |clash: &Clash| format!("{}={} {}={}", clash.with, clash.other, clash.option, clash.value);
            game.clashes.iter().map(line).collect()
        };
        let apart = [
            "players=3 variant=erik",
            "players=4 variant=erik",
            "players=3 variant=fleet",
            "players=4 variant=fleet",
            "players=2 first=2",
            "players=2 first=3",
            "players=3 first=3",
            "variant=erik first=2",
            "variant=fleet first=2",
            "variant=erik first=3",
            "variant=fleet first=3",
        ];
        assert_eq!(listed("lighthouse-run"), apart);
        for game in ["glux", "beacon-patrol", "lanterns-dice"] {
            assert_eq!(listed(game), Vec::<String>::new(), "{game}: everything goes with everything");
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
