//! What the page is made of: modules and styles as they are, the games' art and what is said about the things in it,
//! and the colours.
//!
//! Everything lies below a version that is the hash of it all, so a browser may keep it for ever and never mixes two
//! versions. A debug build reads the files anew for each request.

use std::borrow::Cow;
use std::fmt::Write;
use std::sync::LazyLock;

use axum::extract::Path;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use bots::Skilled;
use games::{IDS, Visitor};
use rust_embed::Embed;
use serde_json::{Value, json};
use session::replay::{Knowledge, Looking};
use table::guide::Figure;
use table::look::{Color, Theme};
use table::words::{EXPLAIN, after_prefix};
use table::{Frame, Lang, Words};

use crate::failure::Failure;
use crate::identity::language;
use crate::pages;

#[derive(Embed)]
#[folder = "../../web"]
#[include = "*.js"]
#[include = "*.css"]
#[include = "*.svg"]
#[include = "*.json"]
#[exclude = "tests/*"]
#[exclude = "node_modules/*"]
#[exclude = "*package*.json"]
#[exclude = "tsconfig.json"]
struct Web;

/// Where everything lies: `/assets/VERSION`.
pub(crate) fn prefix() -> &'static str {
    static PREFIX: LazyLock<String> = LazyLock::new(|| format!("/assets/{}", version()));
    &PREFIX
}

fn version() -> String {
    let mut hasher = blake3::Hasher::new();
    for path in Web::iter() {
        hasher.update(path.as_bytes());
        hasher.update(&Web::get(&path).map(|file| file.data).unwrap_or_default());
    }
    for id in IDS {
        games::visit(id, Sources(&mut hasher)).expect("a game");
    }
    hasher.update(tokens().as_bytes());
    hasher.finalize().to_hex()[..16].to_owned()
}

/// A file of the page.
pub(crate) async fn get(
    Path((version, path)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    let lang = language(&headers, None);
    let found = tokio::task::spawn_blocking(move || find(&path)).await.ok().flatten();
    let (kind, data) = found.ok_or_else(|| Failure::missing("no-such-page", lang))?;
    // An old page may ask for old files; it gets the new ones, but must not keep them under the old name.
    let is_current = prefix().ends_with(&version) && !cfg!(debug_assertions);
    let keep = if is_current { "public, max-age=31536000, immutable" } else { "no-cache" };
    Ok((StatusCode::OK, [(CONTENT_TYPE, kind), (CACHE_CONTROL, keep)], data).into_response())
}

fn find(path: &str) -> Option<(&'static str, Cow<'static, [u8]>)> {
    if path == "tokens.css" {
        return Some((kind(path)?, tokens().into_bytes().into()));
    }
    if let Some(id) = path.strip_prefix("art/").and_then(|name| name.strip_suffix(".svg")) {
        return Some((kind(path)?, games::visit(id, Art)?.as_bytes().into()));
    }
    if let Some(name) = path.strip_prefix("explain/").and_then(|name| name.strip_suffix(".json")) {
        let (game, lang) = name.split_once('.')?;
        let lang = Lang::ALL.into_iter().find(|known| known.tag() == lang)?;
        return Some((kind(path)?, games::visit(game, Explain(lang))?.to_string().into_bytes().into()));
    }
    if let Some(card) = path.strip_prefix("card/").and_then(|name| name.strip_suffix(".svg")) {
        let (game, theme) = card.split_once('.')?;
        let theme = if theme == "day" { Theme::Day } else { Theme::Night };
        return Some((kind(path)?, pages::card(game, theme)?.into_bytes().into()));
    }
    if let Some(figure) = path.strip_prefix("figure/").and_then(|name| name.strip_suffix(".svg")) {
        return Some((kind(path)?, figure_of(figure)?.into_bytes().into()));
    }
    let data = Web::get(path)?.data;
    let kind = kind(path)?;
    let module = std::str::from_utf8(&data).ok().filter(|_| kind.starts_with("text/javascript"));
    let shorter = module.map(|text| without_comments(text).into_bytes().into());
    Some((kind, shorter.unwrap_or(data)))
}

/// A module as it is written, less the comments that stand on lines of their own: half of what is written is for people
/// who read it, and a telephone on a slow line is none of them. Lines keep their numbers.
fn without_comments(text: &str) -> String {
    let mut inside = false;
    let mut shorter = String::with_capacity(text.len());
    for line in text.lines() {
        let begins = line.trim_start();
        let after = line.split_once("*/").map(|(_, after)| after.trim());
        // A type before an expression stands on a line with code.
        inside |= begins.starts_with("/*") && after.is_none_or(str::is_empty);
        if !inside && !begins.starts_with("//") {
            shorter += line;
        }
        shorter.push('\n');
        inside &= after.is_none();
    }
    shorter
}

fn kind(path: &str) -> Option<&'static str> {
    Some(match path.rsplit('.').next()? {
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "json" => "application/json",
        _ => return None,
    })
}

/// The colours of both themes, as custom properties.
fn tokens() -> String {
    let block = |selector: &str, theme: Theme| {
        let mut block = format!("{selector} {{\n");
        for color in Color::ALL {
            writeln!(block, "  --{}: {};", color.name(), color.value(theme)).expect("a string");
        }
        block + "}\n"
    };
    block(":root", Theme::Night) + &block(":root[data-theme=\"day\"]", Theme::Day)
}

/// A picture of a game's guide: `GAME/FIGURE.LANG.FRAME.THEME`.
fn figure_of(name: &str) -> Option<String> {
    let (game, rest) = name.split_once('/')?;
    let mut parts = rest.rsplitn(4, '.');
    let theme = if parts.next()? == "day" { Theme::Day } else { Theme::Night };
    let frame = if parts.next()? == "tall" { Frame::Tall } else { Frame::Wide };
    let lang = Lang::parse(parts.next()?)?;
    let figure: Figure = parts.next()?.parse().ok()?;
    games::visit(game, Draw { figure, lang, frame, theme })?
}

struct Draw {
    figure: Figure,
    lang: Lang,
    frame: Frame,
    theme: Theme,
}

impl Visitor for Draw {
    type Output = Option<String>;

    fn visit<G: Skilled>(self) -> Option<String> {
        let Draw { figure, lang, frame, theme } = self;
        let record = G::GUIDE.record(&figure.record)?;
        let looking = Looking {
            knowledge: Knowledge::Of(figure.eyes),
            lang,
            frame,
            from: figure.from,
            to: figure.from,
        };
        let scene = session::replay::show(&record, &looking).ok()?.scene;
        Some(render::svg(&scene, &table::Art::read(G::ART).ok()?, theme, G::ID))
    }
}

/// Everything that pictures of a game depend on.
struct Sources<'a>(&'a mut blake3::Hasher);

impl Visitor for Sources<'_> {
    type Output = ();

    fn visit<G: Skilled>(self) {
        let Sources(hasher) = self;
        hasher.update(G::ART.as_bytes());
        for lang in Lang::ALL {
            hasher.update(G::words(lang).as_bytes());
        }
        for (_, record) in G::GUIDE.records {
            hasher.update(record.as_bytes());
        }
    }
}

struct Art;

impl Visitor for Art {
    type Output = &'static str;

    fn visit<G: Skilled>(self) -> &'static str {
        G::ART
    }
}

/// What the things on a game's board are, by name: each in words, and where the rules say more.
struct Explain(Lang);

impl Visitor for Explain {
    type Output = Value;

    fn visit<G: Skilled>(self) -> Value {
        let words = Words::new(self.0, [G::words(self.0)]);
        let explain = |name: String| {
            let key = format!("{EXPLAIN}{name}");
            (name, json!({ "say": words.get(&key), "rule": words.attribute(&key, "rule") }))
        };
        Value::Object(after_prefix(G::words(self.0), EXPLAIN).into_iter().map(explain).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_colour_is_a_property_in_both_themes() {
        let tokens = tokens();
        assert_eq!(tokens.matches("--").count(), 2 * Color::ALL.len());
        assert!(tokens.contains("--water-deep: #0b2340;") && tokens.contains("--water-deep: #7fb2d9;"));
    }

    #[test]
    fn modules_travel_without_comments() {
        let module = "// What it is.\nimport \"a\";\n\n/**\n * @param {x} y\n */\nf(1); // why\n/** @type {x} */\nlet z;\n/** @type {A} */ (b).c = 1;\n";
        assert_eq!(
            without_comments(module),
            "\nimport \"a\";\n\n\n\n\nf(1); // why\n\nlet z;\n/** @type {A} */ (b).c = 1;\n"
        );
    }

    #[test]
    fn nothing_else_is_served() {
        for path in
            ["package.json", "tests/play.mjs", "../Cargo.toml", "art/chess.svg", "node_modules/x.js", ""]
        {
            assert!(find(path).is_none(), "{path}");
        }
        assert!(find("art/glux.svg").is_some());
    }

    #[test]
    fn things_are_explained_in_every_language() {
        for (id, lang) in IDS.iter().flat_map(|id| Lang::ALL.map(|lang| (id, lang))) {
            let (kind, data) = find(&format!("explain/{id}.{}.json", lang.tag())).expect("a game");
            assert_eq!(kind, "application/json");
            let explained: Value = serde_json::from_slice(&data).expect("JSON");
            assert!(explained.is_object() && !explained.to_string().contains('‹'), "{explained}");
        }
        assert!(find("explain/glux.fr.json").is_none() && find("explain/chess.en.json").is_none());
    }
}
