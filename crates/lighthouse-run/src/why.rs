//! Why something that was touched leads to nothing, in a sentence with a reason from the rules.

use rand::SeedableRng;
use table::bits::members;
use table::{Eyes, Game, Listener, Rng};

use crate::board::{Board, Phase};
use crate::cards::Card;
use crate::content::{Color, Content, Kind, Lighthouse, Space};
use crate::rules::LighthouseRun;
use crate::ships::foremost_first;
use crate::speech::{list, origin};
use crate::text::{color_name, light_name};
use crate::touch::{arriving, lighthouse_key, other_touches, ship_key, space_key, touch};
use crate::view::View;
use crate::voyage::Voyage;

/// What can be touched on the board, by its key.
enum Thing {
    Card(Color),
    Lighthouse(Lighthouse),
    Space(Space),
    Deck,
    Cloud,
    StormCard,
}

/// Why the first of these keys that leads nowhere does not.
pub(crate) fn why_not(view: &View, touched: &[&str], to: &Listener<'_>) -> Option<String> {
    let paths = paths(view)?;
    let leads = |keys: &[&str]| paths.iter().any(|path| path.starts_with_keys(keys));
    let wrong = (1..=touched.len()).find(|&length| !leads(&touched[..length]))?;
    let (last, before) = touched[..wrong].split_last()?;
    if before.last() == Some(last) {
        return None;
    }
    let thing = Thing::read(&view.board, last)?;
    if let (Thing::Space(space), true) = (&thing, last.starts_with("ship/")) {
        // A ship stands for its space: where that can be touched, there is nothing to explain.
        let key = space_key(*space);
        if leads(&[before, &[key.as_str()]].concat()) {
            return None;
        }
    }
    Some(reason(&view.board, before, &thing, to))
}

/// A path of keys that begins like others.
trait Path {
    fn starts_with_keys(&self, keys: &[&str]) -> bool;
}

impl Path for Vec<String> {
    fn starts_with_keys(&self, keys: &[&str]) -> bool {
        self.len() >= keys.len() && self.iter().zip(keys).all(|(one, other)| one == other)
    }
}

/// All paths of keys that lead to an action of the one who looks, if that seat acts now.
fn paths(view: &View) -> Option<Vec<Vec<String>>> {
    let Eyes::Seat(seat) = view.eyes else { return None };
    // No hidden card matters to what the seat may do, so any guess will do.
    let position: LighthouseRun = view.guess(&mut Rng::seed_from_u64(0));
    let mut actions = Vec::new();
    position.legal(seat, &mut actions);
    let paths = actions.iter().flat_map(|&action| {
        let mut paths = other_touches(view, action);
        paths.push(touch(&view.board.content, action));
        paths
    });
    (!actions.is_empty()).then(|| paths.collect())
}

impl Thing {
    fn read(board: &Board, key: &str) -> Option<Thing> {
        let content = &board.content;
        let (kind, name) = key.split_once('/').unwrap_or((key, ""));
        match kind {
            "card" => {
                let color = name.split_once(':').and_then(|(color, _)| content.color(color));
                Some(Thing::Card(color.unwrap_or(Color(0))))
            }
            "lighthouse" => content.lighthouse(name).map(Thing::Lighthouse),
            "space" => {
                name.parse().ok().map(Space).filter(|&space| space <= content.harbor).map(Thing::Space)
            }
            "ship" => ship_space(board, key).map(Thing::Space),
            "deck" => Some(Thing::Deck),
            "cloud" => Some(Thing::Cloud),
            "storm-card" => Some(Thing::StormCard),
            _ => None,
        }
    }
}

/// Where the ship of this key lies.
fn ship_space(board: &Board, key: &str) -> Option<Space> {
    board
        .colors()
        .find_map(|color| {
            let spaces = foremost_first(board, color);
            (1..).zip(spaces).find(|&(number, _)| ship_key(&board.content, color, number) == key)
        })
        .map(|(_, space)| space)
}

fn reason(board: &Board, before: &[&str], thing: &Thing, to: &Listener<'_>) -> String {
    match (thing, board.phase) {
        (Thing::Deck, _) => {
            to.words.get(if board.label(Color(0)).is_some() { "why-deck-of" } else { "why-deck" })
        }
        (Thing::Cloud, _) => to.words.get("why-cloud"),
        (Thing::StormCard, _) => to.words.get("why-storm-card"),
        (Thing::Card(color), Phase::Play(_)) => of_card(board, *color, to),
        (Thing::Card(_), _) => to.words.get("why-played"),
        (Thing::Lighthouse(_), Phase::Play(_)) => to.words.get("why-card-light"),
        (Thing::Lighthouse(lighthouse), Phase::Light(_, card)) => {
            of_lighthouse(board, card, before, *lighthouse, to)
        }
        (Thing::Space(_), Phase::Light(..)) => to.words.get("why-light-first"),
        (Thing::Lighthouse(_), _) => to.words.get("why-lights-settled"),
        (Thing::Space(space), Phase::Sail(color, card)) => of_space(board, color, card, *space, to),
        (Thing::Space(_), Phase::Bonus(_, card, at)) => {
            let end = Voyage::bonus(board, card, at, board.lit).to;
            to.words.say("why-bonus", &[("from", at.0.into()), ("at", end.0.into())])
        }
        (Thing::Space(_), _) => to.words.get("why-card-ships"),
    }
}

/// LR-28: a card of the colour that has sailed in this round. Any other card that cannot be played lies on the pile.
fn of_card(board: &Board, color: Color, to: &Listener<'_>) -> String {
    match board.label(color).filter(|color| board.sailed & color.bit() != 0) {
        Some(color) => {
            to.words.say("why-color-played", &[("color", color_name(&board.content, color, to).into())])
        }
        None => to.words.get("why-card-played"),
    }
}

/// LR-9, LR-10: a lighthouse that cannot give a beacon, or cannot get one.
fn of_lighthouse(
    board: &Board,
    card: Card,
    before: &[&str],
    lighthouse: Lighthouse,
    to: &Listener<'_>,
) -> String {
    let content: &Content = &board.content;
    let wanted = content.face(card).light;
    let say =
        |key: &str, lighthouse| to.words.say(key, &[("light", light_name(content, lighthouse, to).into())]);
    let is_lit = board.beacons & lighthouse.bit() != 0;
    let first_is_wanted = wanted
        .is_some_and(|wanted| before.first().is_some_and(|first| *first == lighthouse_key(content, wanted)));
    match wanted {
        _ if before.is_empty() || first_is_wanted => say("why-no-beacon", lighthouse),
        _ if is_lit => say("why-one-beacon", lighthouse),
        // With all six on the card every dark lighthouse can get the beacon.
        wanted => say("why-other-light", wanted.unwrap_or(lighthouse)),
    }
}

/// A space that no ship may leave now, and where none arrives, or several could.
fn of_space(board: &Board, color: Color, card: Card, space: Space, to: &Listener<'_>) -> String {
    let several: Vec<String> = arriving(board, color, card, space).map(|from| origin(from, to)).collect();
    if several.len() > 1 {
        return to.words.say("why-several", &[("origins", list(several, to).into())]);
    }
    if let Some(why) = of_ships(board, color, card, space, to) {
        return why;
    }
    let behind = board.sources(color, card) & (space.bit() - 1);
    match members(behind.into()).last().map(Space) {
        Some(from) => of_voyage(board, Voyage::of(board, color, card, from, board.lit), space, to),
        None if board.sources(color, card) == 0 => to.words.get("why-no-ship"),
        None => to.words.get("why-forward"),
    }
}

/// Why the ships that lie on a space may not sail (LR-11 to LR-13, LR-19, LR-29).
fn of_ships(board: &Board, color: Color, card: Card, space: Space, to: &Listener<'_>) -> Option<String> {
    let kind = board.content.face(card).kind;
    let ships: u8 = board.colors().map(|color| board.ships[color.index()].on(space)).sum();
    let own = board.ships[color.index()].on(space);
    if ships == 0 {
        return None;
    }
    if board.caught & space.bit() != 0 {
        return Some(to.words.get("why-caught"));
    }
    match (kind, own, board.label(color)) {
        (Kind::Group, 1.., _) if space.0 == 0 => Some(to.words.get("why-group-start")),
        (_, 0, None) => Some(to.words.say("why-not-yours", &[("ships", ships.into())])),
        (_, 0, Some(_)) => {
            let color = color_name(&board.content, color, to);
            Some(to.words.say("why-not-color", &[("color", color.into())]))
        }
        _ => None,
    }
}

/// Why the nearest ships behind a space do not arrive there (LR-15).
fn of_voyage(board: &Board, voyage: Voyage, space: Space, to: &Listener<'_>) -> String {
    let from = ("origin", origin(voyage.from, to).into());
    let away = space.0 - voyage.from.0;
    if voyage.to > space {
        return to.words.say("why-no-stop", &[from, ("space", voyage.to.0.into())]);
    }
    if away > voyage.steps {
        let steps = [("steps", voyage.steps.into()), ("away", away.into())];
        return to.words.say("why-too-far", &[&[from][..], &steps].concat());
    }
    debug_assert!(
        voyage.dark && board.lit & Space(voyage.to.0 + 1).bit() == 0,
        "it is dark before the space"
    );
    let key = if voyage.to.0 == 0 { "why-dark-start" } else { "why-dark" };
    to.words.say(key, &[("space", voyage.to.0.into())])
}
