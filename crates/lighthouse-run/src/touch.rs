//! What to touch for an action: a card; the lighthouse that gives a beacon and the one that gets it; a space, the one that
//! ships leave or the one where they arrive.

use table::bits::members;

use crate::action::Action;
use crate::board::{Board, Phase};
use crate::cards::Card;
use crate::content::{Color, Content, Lighthouse, Space};
use crate::view::View;
use crate::voyage::Voyage;

/// The key of a space.
pub(crate) fn space_key(space: Space) -> String {
    format!("space/{}", space.0)
}

/// The key of a lighthouse.
pub(crate) fn lighthouse_key(content: &Content, lighthouse: Lighthouse) -> String {
    format!("lighthouse/{}", content.lighthouses[lighthouse.index()].color)
}

/// The key of one of several cards of a kind, after so many others.
pub(crate) fn card_key(content: &Content, label: Option<Color>, card: Card, before: usize) -> String {
    let of = label.map(|color| format!("{}:", content.fleets[color.index()].color));
    let key = format!("card/{}{}", of.unwrap_or_default(), content.name(card));
    if before == 0 { key } else { format!("{key}/{}", before + 1) }
}

/// The key of a ship: number 1 is the foremost of its fleet.
pub(crate) fn ship_key(content: &Content, color: Color, number: u8) -> String {
    format!("ship/{}/{number}", content.fleets[color.index()].color)
}

pub(crate) fn touch(content: &Content, action: Action) -> Vec<String> {
    match action {
        Action::Play(label, card) => vec![card_key(content, label, card, 0)],
        Action::Light(Some((from, to))) => {
            [from, to].map(|lighthouse| lighthouse_key(content, lighthouse)).to_vec()
        }
        Action::Sail(Some(space)) => vec![space_key(space)],
        Action::Light(None) => vec!["button/none".to_owned()],
        Action::Sail(None) => vec!["button/let-go".to_owned()],
        Action::Bonus => vec!["button/bonus".to_owned()],
        Action::Stay => vec!["button/stay".to_owned()],
        Action::Towers(_) | Action::First(_) | Action::Draw(..) | Action::Erik(_) => Vec::new(),
    }
}

/// Another card of the same kind; the lighthouse of the card first, and then the one that gives its beacon; the space
/// where ships arrive.
pub(crate) fn other_touches(view: &View, action: Action) -> Vec<Vec<String>> {
    let board = &view.board;
    let content = &board.content;
    match (action, board.phase) {
        (Action::Play(label, card), Phase::Play(seat)) => {
            let color = label.unwrap_or(Color(seat.index() as u8));
            let alike = view.hand(color).map_or(0, |hand| hand.count(card));
            (1..alike).map(|before| vec![card_key(content, label, card, before)]).collect()
        }
        (Action::Light(Some((from, to))), Phase::Light(_, card)) if content.face(card).light.is_some() => {
            vec![[to, from].map(|lighthouse| lighthouse_key(content, lighthouse)).to_vec()]
        }
        (Action::Sail(Some(from)), Phase::Sail(color, card)) => {
            let end = Voyage::of(board, color, card, from, board.lit).to;
            let only = arriving(board, color, card, end).eq([from]);
            let free = board.sources(color, card) & end.bit() == 0;
            if only && free { vec![vec![space_key(end)]] } else { Vec::new() }
        }
        (Action::Bonus, Phase::Bonus(_, card, at)) => {
            vec![vec![space_key(Voyage::bonus(board, card, at, board.lit).to)]]
        }
        (Action::Stay, Phase::Bonus(_, _, at)) => vec![vec![space_key(at)]],
        _ => Vec::new(),
    }
}

/// The spaces from which a card brings ships to this one.
pub(crate) fn arriving(
    board: &Board,
    color: Color,
    card: Card,
    end: Space,
) -> impl Iterator<Item = Space> + '_ {
    let sources = members(board.sources(color, card).into()).map(Space);
    sources.filter(move |&from| Voyage::of(board, color, card, from, board.lit).to == end)
}
