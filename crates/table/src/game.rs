//! The contract between a game and everything that plays, stores, checks or shows it.

use std::fmt::Debug;
use std::hash::Hash;

use rand::seq::IndexedRandom;
use serde::Serialize;
use serde::de::DeserializeOwned;
use thiserror::Error;

use crate::content::ContentId;
use crate::{
    Account, By, ContentError, Eyes, Frame, Guide, Lang, Listener, NotationError, Outcomes, Scene, Seat,
    SetupError, SetupOption, Standing, TieBreak, Turn,
};

/// The generator for playouts and guesses: fast, small, and the same on every machine.
///
/// It never decides a real game: that is what [`Dice`](crate::Dice) are for.
pub type Rng = rand_xoshiro::Xoshiro256PlusPlus;

/// Lists that a playout fills again and again, so that it allocates nothing once they have grown.
#[derive(Clone, Debug)]
pub struct Scratch<A> {
    /// A seat's legal actions.
    pub actions: Vec<A>,
    /// Chance's outcomes.
    pub outcomes: Outcomes<A>,
}

impl<A> Default for Scratch<A> {
    fn default() -> Self {
        Scratch { actions: Vec::new(), outcomes: Outcomes::default() }
    }
}

/// A position of a game, with the rules that lead from it to others.
///
/// The value *is* the position; the trait's associated functions are the game. The [conformance
/// suite](crate::conformance) checks every sentence below that starts with a bold word.
///
/// # Steps
/// A game is a sequence of steps. Each is taken by one of the seats of [`turn`](Game::turn) or by chance.
/// Turns are cut into small decisions, so lists stay short, undo is natural and search shares work. A
/// consequence that nobody chooses and chance does not decide is not a step; it happens inside
/// [`play`](Game::play).
///
/// - **Legal** actions are listed once each, in any order; the list of an acting seat is never empty, that
///   of any other seat always is. [`is_legal`](Game::is_legal) says yes to exactly those.
/// - **Touched**: each of them has a path of keys of its own, [`touch`](Game::touch), and further ones if it likes,
///   [`other_touches`](Game::other_touches); none is the beginning of another action's, so that a few clicks choose one
///   and no more.
/// - **Journeys** can be made: every action of one is legal after those before it.
/// - **Independent**: where several seats may act, one's action changes neither whether another may act nor
///   what it may do, unless the rules of that game say so.
/// - **Chance** has at least one outcome, and says so even where only one is possible.
/// - **Bounded**: every game ends within [`MAX_STEPS`](Game::MAX_STEPS) steps.
/// - **Plain**: a clone is independent of the original, and two positions with the same future are equal.
///
/// # Knowledge
/// What a seat may know is exactly what it was told of the steps so far,
/// [`print_for`](Game::print_for) of each, to its eyes; and whose turn it is.
///
/// - **Views** of a pair of eyes are equal wherever these eyes were told the same.
/// - **Guesses** from a view are positions with that same view, drawn with the odds that chance gives them
///   when nothing is known of how the others choose.
/// - **Own** decisions are known: who acts, and a seat's legal actions, follow from its view.
///
/// # Words
/// - **Told** is no more than [`print_for`](Game::print_for) tells: steps that these eyes cannot tell apart have the same
///   sentence.
/// - **Asked** is exactly who may act: [`ask`](Game::ask) has a sentence for these eyes, in every language, and for
///   no others.
/// - **Decided** are ties by [`tie_breaks`](Game::tie_breaks) alone: entries of equal score and equal in all of these share
///   their rank.
/// - **Accounted** for are all points, at every position and to all eyes: the columns of
///   [`account`](Game::account) add up to the scores of [`standing`](Game::standing). So no game hides points.
///
/// # Speed
/// `turn`, `play`, `random_action`, `random_outcome` and `standing` are the hot core: no allocation, no
/// strings. The rest is for people and may take its time.
pub trait Game: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// The name in records and on the command line: `lighthouse-run`.
    const ID: &'static str;
    /// The options, in the order in which people are asked for them.
    const OPTIONS: &'static [SetupOption];
    /// The standard content: a TOML file.
    const CONTENT: &'static str;
    /// What scenes are drawn with: an SVG file of `<symbol>`s, in the form that [`art`](crate::art) describes.
    const ART: &'static str;
    /// What teaches the game.
    const GUIDE: Guide;
    /// No game of any setup on the standard content has more steps.
    const MAX_STEPS: usize;
    /// Options that came later: a record from before leaves them out, and they are as usual there.
    const LATER_OPTIONS: &'static [&'static str] = &[];

    /// The options chosen, serialised as [`setup::Options`](crate::setup::Options), one key per option.
    type Setup: Clone + Eq + Debug + Default + Serialize + DeserializeOwned + Send + Sync;
    /// Boards, decks, tiles, sheets: read once, then shared by all positions.
    type Content: Debug + Send + Sync + 'static;
    /// Actions of seats and outcomes of chance alike.
    type Action: Copy + Eq + Ord + Hash + Debug + Send + Sync;
    /// What a pair of eyes sees. It has no field that could hold more.
    type View: Clone + Eq + Debug + Send + Sync;

    /// Reads content, or says which line makes no sense and why.
    fn read_content(text: &str) -> Result<Self::Content, ContentError>;

    /// The first position, or which option makes no game and why.
    fn new(setup: &Self::Setup, content: &'static Self::Content) -> Result<Self, SetupError>;

    /// How many seats there are.
    fn seats(&self) -> usize;

    /// What the position waits for.
    fn turn(&self) -> Turn;

    /// Adds the legal actions of `seat` to `out`.
    fn legal(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Adds the outcomes that chance may take now to `out`, in the game's fixed order.
    fn outcomes(&self, out: &mut Outcomes<Self::Action>);

    /// Takes a step that is known to be legal. The checked door is [`try_play`](Game::try_play).
    fn play(&mut self, by: By, action: Self::Action);

    /// What these eyes see.
    fn view(&self, eyes: Eyes) -> Self::View;

    /// A full position that looks like this, drawn with the right odds.
    fn guess(view: &Self::View, rng: &mut Rng) -> Self;

    /// Scores and ranks.
    fn standing(&self) -> Standing;

    /// What decides between equal scores, in the order of the rules; all of it is known once the game is over. Nothing
    /// in a game that all play together.
    fn tie_breaks(&self) -> Vec<TieBreak>;

    /// The breakdown of the scores, in the form that the rules give it.
    fn detail(&self) -> serde_json::Value;

    /// Writes an action in notation.
    fn print(content: &Self::Content, action: Self::Action) -> String;

    /// Reads what [`print`](Game::print) writes, and nothing else.
    fn parse(content: &Self::Content, text: &str) -> Result<Self::Action, NotationError>;

    /// Writes a step as it is told to `eyes`, with `?` for what they may not see.
    fn print_for(content: &Self::Content, action: Self::Action, eyes: Eyes) -> String {
        let _ = eyes;
        Self::print(content, action)
    }

    /// Whether a game that was played on this content, and began with these steps, was begun under rules that have
    /// changed since, so that it cannot be replayed. The message `former-rules` says what changed.
    fn is_former(content: &ContentId, steps: &[String]) -> bool {
        let _ = (content, steps);
        false
    }

    /// The game's words: Fluent messages.
    fn words(lang: Lang) -> &'static str;

    /// Says in a sentence what came of a step, from what the listener's eyes saw before it and see after it.
    ///
    /// ```text
    /// You sail 3 spaces to space 9 and take Mira's ship along.        Jonas draws a card.
    /// ```
    fn tell(
        before: &Self::View,
        after: &Self::View,
        by: By,
        action: Self::Action,
        to: &Listener<'_>,
    ) -> String;

    /// Says an action as advice to the seat whose eyes the listener has, which may take it now.
    ///
    /// ```text
    /// Lay the buoy tile to the east.        Sail with the foremost ship.
    /// ```
    fn propose(view: &Self::View, action: Self::Action, to: &Listener<'_>) -> String;

    /// How far the game is, in a few words.
    ///
    /// ```text
    /// Round 5 of 12, storm in 2        Chips left: 7        Tiles left: 31
    /// ```
    fn progress(view: &Self::View, to: &Listener<'_>) -> String;

    /// A headline, if the step between these views is a moment of the game: the storm breaks, the last chip is drawn.
    fn moment(before: &Self::View, after: &Self::View, to: &Listener<'_>) -> Option<String> {
        let _ = (before, after, to);
        None
    }

    /// Says in one short sentence what the listener's seat has to decide now, and what its ways are; `None` if it
    /// has nothing to decide. Each kind of decision has a sentence of its own.
    ///
    /// ```text
    /// Choose a card.        Which ship shall take the 3 steps?        Shade a red area, or pass.
    /// ```
    fn ask(view: &Self::View, to: &Listener<'_>) -> Option<String>;

    /// How the points came about so far.
    fn account(view: &Self::View, to: &Listener<'_>) -> Account;

    /// Draws the board as text, from the listener's side.
    fn draw(view: &Self::View, to: &Listener<'_>) -> String;

    /// What only these eyes see, in a line of text; `None` if nothing is hidden from others.
    fn hand(view: &Self::View, to: &Listener<'_>) -> Option<String>;

    /// Draws the board as a picture, for a frame, from the listener's side. Whatever an action of theirs
    /// [touches](Game::touch) is in it, with a label; but buttons are not.
    fn scene(view: &Self::View, frame: Frame, to: &Listener<'_>) -> Scene;

    /// The keys to touch, in order, for an action of the seat whose eyes see this: those of the pieces and places
    /// that a picture of the board shows, or `button/NAME` for what has no place on it: the
    /// message `button-NAME` stands on that, and `ask-button-NAME` asks for what is to be touched after it. Nothing for
    /// chance.
    ///
    /// ```text
    /// hand/N1 cell/1,0        card/solo4-purple        button/end
    /// ```
    fn touch(view: &Self::View, action: Self::Action) -> Vec<String>;

    /// Further paths of keys to the same action: through another card that is the same, by the place where a ship
    /// arrives instead of the ship.
    fn other_touches(view: &Self::View, action: Self::Action) -> Vec<Vec<String>> {
        let _ = (view, action);
        Vec::new()
    }

    /// Places that the seat whose eyes see this reaches by several actions and by none alone: the key to touch, and
    /// the actions that lead there.
    fn journeys(view: &Self::View) -> Vec<(String, Vec<Self::Action>)> {
        let _ = view;
        Vec::new()
    }

    /// Why touching these keys, one after the other, leads to no action of the listener's seat, which acts now:
    /// a sentence with a reason from the rules, or `None` if there is nothing to say.
    ///
    /// ```text
    /// Land meets water in the east.        Six squares on, but a chip lies between.
    /// ```
    fn why_not(view: &Self::View, touched: &[&str], to: &Listener<'_>) -> Option<String> {
        let _ = (view, touched, to);
        None
    }

    /// Whether `seat` may take this action now.
    fn is_legal(&self, seat: Seat, action: Self::Action) -> bool {
        let mut actions = Vec::new();
        self.legal(seat, &mut actions);
        actions.contains(&action)
    }

    /// One of the legal actions of an acting seat, each as likely as any other.
    fn random_action(&self, seat: Seat, rng: &mut Rng, scratch: &mut Scratch<Self::Action>) -> Self::Action {
        scratch.actions.clear();
        self.legal(seat, &mut scratch.actions);
        *scratch.actions.choose(rng).expect("an acting seat has a legal action")
    }

    /// One of chance's outcomes, drawn by the weights.
    fn random_outcome(&self, rng: &mut Rng, scratch: &mut Scratch<Self::Action>) -> Self::Action {
        scratch.outcomes.clear();
        self.outcomes(&mut scratch.outcomes);
        scratch.outcomes.draw(rng)
    }

    /// Says why a step may not be taken now, if it may not.
    fn check(&self, by: By, action: Self::Action) -> Result<(), Refusal> {
        match (self.turn(), by) {
            (Turn::Over, _) => Err(Refusal::Over),
            (Turn::Chance, By::Seat(_)) => Err(Refusal::ChanceIsNext),
            (Turn::Seats(seats), By::Chance) => Err(Refusal::SeatIsNext(seats.first().expect("never empty"))),
            (Turn::Seats(seats), By::Seat(seat)) if !seats.contains(seat) => {
                Err(Refusal::SeatIsNext(seats.first().expect("never empty")))
            }
            (Turn::Seats(_), By::Seat(seat)) if !self.is_legal(seat, action) => Err(Refusal::Illegal),
            (Turn::Chance, By::Chance) => {
                let mut outcomes = Outcomes::new();
                self.outcomes(&mut outcomes);
                let possible = outcomes.list().iter().any(|&(outcome, _)| outcome == action);
                if possible { Ok(()) } else { Err(Refusal::Impossible) }
            }
            _ => Ok(()),
        }
    }

    /// The checked door: takes the step, or changes nothing and says why not.
    fn try_play(&mut self, by: By, action: Self::Action) -> Result<(), Refusal> {
        self.check(by, action)?;
        self.play(by, action);
        Ok(())
    }
}

/// Why a step may not be taken now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Refusal {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// Chance has to decide something first.
    #[error("chance is next: the step starts with *")]
    ChanceIsNext,
    /// Somebody else acts now: this seat, or others with it.
    #[error("seat {0} is next")]
    SeatIsNext(Seat),
    /// The seat may act, but not like this.
    #[error("not a legal action here")]
    Illegal,
    /// Chance may decide, but not like this.
    #[error("chance cannot bring this here")]
    Impossible,
}
