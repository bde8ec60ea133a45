//! Pictures: every sprite can be drawn, everything that can be touched is there and has a name to be read out, and
//! whatever has a name is explained.

use std::collections::BTreeMap;

use super::steps::paths;
use crate::playout::RandomGame;
use crate::scene::WINDOW;
use crate::words::EXPLAIN;
use crate::{Art, Eyes, Frame, Game, Lang, Listener, Scene, Sprite, Words};

/// A scene differs little from the one before, so every so many positions will do.
const STRIDE: usize = 5;

pub(super) fn check<G: Game>(games: &[RandomGame<G>]) {
    let art = Art::read(G::ART).unwrap_or_else(|error| panic!("the art of {}: {error}", G::ID));
    let words = Lang::ALL.map(|lang| Words::new(lang, [G::words(lang)]));
    let names: Vec<String> = (0..crate::limits::SEATS).map(|seat| format!("Seat {seat}")).collect();
    for (game, words) in games.iter().zip(words.iter().cycle()).take(4) {
        for (position, _, _) in game.journal.walk().step_by(STRIDE) {
            for eyes in Eyes::all(position.seats()) {
                check_position(&position, &art, &Listener { words, names: &names, eyes });
            }
        }
    }
}

fn check_position<G: Game>(position: &G, art: &Art<'_>, to: &Listener<'_>) {
    let view = position.view(to.eyes);
    for frame in Frame::ALL {
        let scene = G::scene(&view, frame, to);
        let sprites = check_scene(&scene, frame, art);
        for sprite in sprites.values() {
            check_explained(sprite, to.words);
        }
        if let Eyes::Seat(seat) = to.eyes {
            let mut actions = Vec::new();
            position.legal(seat, &mut actions);
            let touched = actions.iter().flat_map(|&action| paths::<G>(&view, action)).flatten();
            for key in touched.chain(G::journeys(&view).into_iter().map(|(key, _)| key)) {
                if let Some(name) = key.strip_prefix("button/") {
                    assert!(to.words.has(&format!("button-{name}")), "nothing stands on {key}");
                    continue;
                }
                let sprite = sprites.get(key.as_str());
                let sprite = sprite.unwrap_or_else(|| panic!("{key} can be touched but is not in the scene"));
                assert!(sprite.label.is_some(), "{key} can be touched but has no label");
            }
        }
    }
}

/// What has a name says what it is: by its symbol, or by the first word of its key. The languages have the same messages.
fn check_explained(sprite: &Sprite, words: &Words) {
    let kind = sprite.key.split('/').next();
    let mut names = sprite.sprite.as_deref().into_iter().chain(kind);
    let explained = sprite.label.is_none() || names.any(|name| words.has(&format!("{EXPLAIN}{name}")));
    assert!(explained, "{} ({:?}) has a label but no explanation", sprite.key, sprite.sprite);
}

fn check_scene<'a>(scene: &'a Scene, frame: Frame, art: &Art<'_>) -> BTreeMap<&'a str, &'a Sprite> {
    let (width, height) = scene.size;
    let room = frame.size();
    assert!(width > 0.0 && width <= room.0 && height > 0.0 && height <= room.1, "{frame:?} has {room:?}");
    let mut sprites = BTreeMap::new();
    for sprite in &scene.sprites {
        let key = sprite.key.as_str();
        assert!(sprites.insert(key, sprite).is_none(), "{key} is in the scene twice");
        let (x, y) = sprite.at;
        assert!((0.0..=width).contains(&x) && (0.0..=height).contains(&y), "{key} is at {x}, {y}");
        assert!(sprite.size.0 >= 0.0 && sprite.size.1 >= 0.0, "{key} has the size {:?}", sprite.size);
        let symbol = sprite.sprite.as_deref();
        assert!(symbol.is_none_or(|symbol| art.symbols.contains_key(symbol)), "{key}: no symbol {symbol:?}");
        assert!(symbol.is_some() || sprite.text.is_some() || key == WINDOW, "{key} shows nothing");
        let said = sprite.label.iter().chain(sprite.text.iter().map(|text| &text.words));
        said.for_each(|words| assert!(!words.contains('‹') && !words.is_empty(), "{key} says {words:?}"));
    }
    for (key, sprite) in &sprites {
        for other in &sprite.when {
            assert!(
                sprites.contains_key(other.as_str()),
                "{key} shows when {other} is pointed at, which is not there"
            );
        }
    }
    sprites
}
