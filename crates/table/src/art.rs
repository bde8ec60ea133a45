//! A game's drawings: an SVG file of symbols, in a form so plain that the browser, the renderer and the tests read
//! it alike.
//!
//! ```xml
//! <svg xmlns="http://www.w3.org/2000/svg">
//!   <defs>
//!     <radialGradient id="falloff"><stop offset="0"/><stop offset="1" stop-opacity="0"/></radialGradient>
//!     <mask id="soft" mask-type="alpha" maskContentUnits="objectBoundingBox">
//!       <rect width="1" height="1" fill="url(#falloff)"/>
//!     </mask>
//!   </defs>
//!   <symbol id="glow" viewBox="0 0 100 100">
//!     <circle cx="50" cy="50" r="50" fill="var(--tint)" mask="url(#soft)"/>
//!   </symbol>
//! </svg>
//! ```
//!
//! - Colours are [tokens](crate::look::Color), `var(--lamp)`, or `var(--tint)`, which each sprite chooses. No colour
//!   is spelled out, so that both themes work from the same drawing.
//! - One `<defs>`, then symbols, none inside another: `id` first, `viewBox`, and `preserveAspectRatio="none"` for one
//!   that may be stretched. A symbol may `<use href="#…"/>` another.
//! - Whatever is reached by `url(#…)` stands in `<defs>` and knows no tint: browsers resolve such a reference where it
//!   is written, not where a symbol is used. For a tint that fades, mask a flat one, as above. An alpha mask has
//!   black, the default, where it lets through.
//! - No `calc()`, no `<style>`, no classes: the renderer knows none of it.

use std::collections::{BTreeMap, BTreeSet};

use thiserror::Error;

use crate::look::Color;

/// The drawings of a game.
#[derive(Clone, Debug)]
pub struct Art<'a> {
    /// What stands in `<defs>`.
    pub defs: &'a str,
    /// The symbols by their ids.
    pub symbols: BTreeMap<&'a str, Symbol<'a>>,
}

/// One drawing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Symbol<'a> {
    /// Its own box and how it is fitted, as attributes: `viewBox="0 0 100 100"`.
    pub fit: &'a str,
    /// What is drawn in it.
    pub body: &'a str,
}

impl<'a> Symbol<'a> {
    /// The symbols that this one uses.
    pub fn uses(&self) -> impl Iterator<Item = &'a str> + use<'a> {
        between(self.body, "href=\"#", "\"")
    }
}

/// Why drawings are not in the form they should be.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ArtError {
    /// A tag lacks its end.
    #[error("<{0}> is never closed")]
    Open(&'static str),
    /// A symbol lacks an attribute.
    #[error(
        "a symbol has no {0}, or not in its place: write <symbol id=\"NAME\" viewBox=\"0 0 WIDTH HEIGHT\">"
    )]
    Missing(&'static str),
    /// Two things have one name.
    #[error("there are two with the id {0:?}")]
    Twice(String),
    /// A reference leads nowhere.
    #[error("{0:?} is referred to, but not there: url(#…) leads into <defs>, href=\"#…\" to a symbol")]
    Dangling(String),
    /// A colour is spelled out or has no such name.
    #[error("the colour {0:?} is none of the tokens: write var(--lamp), var(--tint), none or url(#…)")]
    Color(String),
    /// A tint where no sprite can reach.
    #[error("<defs> know no tint: mask a flat one instead")]
    TintInDefs,
    /// Something that not every reader understands.
    #[error("{0} is not understood by every reader of the art")]
    Unknown(&'static str),
}

impl<'a> Art<'a> {
    /// Reads drawings and checks their form.
    pub fn read(text: &'a str) -> Result<Art<'a>, ArtError> {
        let (defs, rest) = match text.split_once("<defs>") {
            Some((_, rest)) => rest.split_once("</defs>").ok_or(ArtError::Open("defs"))?,
            None => ("", text),
        };
        let mut symbols = BTreeMap::new();
        for part in rest.split("<symbol").skip(1) {
            let (tag, body) = part.split_once('>').ok_or(ArtError::Open("symbol"))?;
            let (body, _) = body.split_once("</symbol>").ok_or(ArtError::Open("symbol"))?;
            let id = attribute(tag, "id").ok_or(ArtError::Missing("id"))?;
            attribute(tag, "viewBox").ok_or(ArtError::Missing("viewBox"))?;
            let fit =
                tag.trim_start().strip_prefix(&format!("id=\"{id}\" ")).ok_or(ArtError::Missing("id"))?;
            if symbols.insert(id, Symbol { fit, body }).is_some() {
                return Err(ArtError::Twice(id.to_owned()));
            }
        }
        let art = Art { defs, symbols };
        art.check()?;
        Ok(art)
    }

    fn check(&self) -> Result<(), ArtError> {
        if self.defs.contains("var(--tint)") {
            return Err(ArtError::TintInDefs);
        }
        let mut ids: BTreeSet<&str> = BTreeSet::new();
        for id in between(self.defs, " id=\"", "\"").chain(self.symbols.keys().copied()) {
            if !ids.insert(id) {
                return Err(ArtError::Twice(id.to_owned()));
            }
        }
        let bodies = self.symbols.values().map(|symbol| symbol.body);
        bodies.chain([self.defs]).try_for_each(|drawing| self.check_drawing(drawing, &ids))
    }

    fn check_drawing(&self, drawing: &str, ids: &BTreeSet<&str>) -> Result<(), ArtError> {
        let unknown = ["<style", " class=", "calc(", "<script", "<image", "<text", "currentColor"];
        if let Some(what) = unknown.into_iter().find(|what| drawing.contains(what)) {
            return Err(ArtError::Unknown(what));
        }
        let into_defs =
            between(drawing, "url(#", ")").find(|id| !ids.contains(id) || self.symbols.contains_key(id));
        let to_symbol = between(drawing, "href=\"#", "\"").find(|id| !self.symbols.contains_key(id));
        if let Some(id) = into_defs.or(to_symbol) {
            return Err(ArtError::Dangling(id.to_owned()));
        }
        match colors(drawing).find(|color| !is_token(color)) {
            Some(color) => Err(ArtError::Color(color.to_owned())),
            None => Ok(()),
        }
    }
}

/// Every value that is a colour.
fn colors(drawing: &str) -> impl Iterator<Item = &str> {
    let attributes = [" fill=\"", " stroke=\"", " stop-color=\"", " flood-color=\"", " color=\""];
    attributes.into_iter().flat_map(move |attribute| between(drawing, attribute, "\""))
}

fn is_token(color: &str) -> bool {
    let name = color.strip_prefix("var(--").and_then(|rest| rest.strip_suffix(')'));
    let known = |name: &str| name == "tint" || Color::named(name).is_some();
    color == "none" || color.starts_with("url(#") || name.is_some_and(known)
}

fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    between(tag, &format!(" {name}=\""), "\"").next()
}

/// What stands between a beginning and the next end, wherever both occur.
fn between<'a>(text: &'a str, begin: &str, end: &str) -> impl Iterator<Item = &'a str> {
    let parts: Vec<&str> = text.split(begin).skip(1).collect();
    let end = end.to_owned();
    parts.into_iter().filter_map(move |part| part.split_once(&end)).map(|(inside, _)| inside)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(body: &str) -> String {
        let text = format!(
            r#"<svg><defs><mask id="soft"/></defs><symbol id="a" viewBox="0 0 1 1">{body}</symbol></svg>"#
        );
        Art::read(&text).expect_err("not in form").to_string()
    }

    #[test]
    fn symbols_are_found_by_their_ids() {
        let text = r##"<svg><defs><mask id="soft"/></defs>
            <symbol id="a" viewBox="0 0 2 1"><path fill="var(--tint)" mask="url(#soft)"/></symbol>
            <symbol id="b" viewBox="0 0 1 1"><use href="#a"/></symbol></svg>"##;
        let art = Art::read(text).expect("in form");
        assert_eq!(art.defs, r#"<mask id="soft"/>"#);
        assert_eq!(art.symbols["b"], Symbol { fit: "viewBox=\"0 0 1 1\"", body: r##"<use href="#a"/>"## });
    }

    #[test]
    fn what_would_look_different_somewhere_is_refused() {
        assert!(refused(r##"<path fill="#fff"/>"##).contains("\"#fff\" is none of the tokens"));
        assert!(refused(r#"<path stroke="var(--mauve)"/>"#).contains("var(--mauve)"));
        assert!(refused(r#"<path mask="url(#hard)"/>"#).contains("\"hard\" is referred to, but not there"));
        assert!(refused(r##"<use href="#soft"/>"##).contains("\"soft\" is referred to"));
        assert!(refused("<style>path {}</style>").contains("<style is not understood"));
        assert!(refused("</symbol><symbol id=\"a\" viewBox=\"0 0 1 1\">").contains("two with the id"));
        let tinted = r#"<svg><defs><stop stop-color="var(--tint)"/></defs></svg>"#;
        assert_eq!(Art::read(tinted).err(), Some(ArtError::TintInDefs));
    }
}
