//! Content: boards, decks, tiles and sheets as data, with provenance and a hash.
//!
//! Content is read once and then lives as long as the program, so that positions can be small plain values
//! that point at it. Reading the same content twice gives the same reference, and what a person loads by
//! hand is a handful of files, so nothing is ever given back.

use std::any::{Any, TypeId};
use std::collections::BTreeMap;
use std::hash::{Hash, Hasher};
use std::ops::Deref;
use std::sync::{Mutex, PoisonError};

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{Game, limits};

/// Content that makes no sense: where, and why.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {line}: {reason}")]
pub struct ContentError {
    /// The line of the file, from 1.
    pub line: usize,
    /// What is wrong and what would be right.
    pub reason: String,
}

/// How sure we are of content.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Provenance {
    /// Read off the rulebook.
    Known,
    /// From a second source that we trust, not from the rulebook.
    Likely,
    /// Rebuilt, because the rulebook's picture is not to be had.
    Reconstructed,
}

/// The name and hash by which a record names its content.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct ContentId {
    /// `standard`, or what the file is called.
    pub name: String,
    /// BLAKE3 of the data, in hexadecimal.
    pub hash: String,
}

/// What the content is called that comes with a game.
const STANDARD: &str = "standard";

impl ContentId {
    /// Whether this is the content that comes with the game. Whoever plays on a file of their own may rename it at will.
    pub fn is_standard(&self) -> bool {
        self.name == STANDARD
    }
}

/// A game's content as it is played on.
#[derive(Debug)]
pub struct Loaded<G: Game> {
    /// Name and hash, as a record writes them.
    pub id: ContentId,
    /// The data.
    pub data: G::Content,
}

impl<G: Game> Loaded<G> {
    /// The content that comes with the game.
    ///
    /// # Panics
    /// If it makes no sense, which the game's tests rule out.
    pub fn standard() -> &'static Loaded<G> {
        if let Some(kept) = find(STANDARD) {
            return kept;
        }
        let loaded = Loaded::read(STANDARD, G::CONTENT).unwrap_or_else(|error| panic!("{}: {error}", G::ID));
        keep(STANDARD, loaded)
    }

    /// Content that was read before, by its hash; the standard content always.
    pub fn by_hash(hash: &str) -> Option<&'static Loaded<G>> {
        let standard = Loaded::standard();
        if standard.id.hash == hash { Some(standard) } else { find(hash) }
    }

    /// Reads a content file. What equals the standard content is the standard content, whatever its name.
    pub fn read(name: &str, text: &str) -> Result<&'static Loaded<G>, ContentError> {
        let standard = hash_of(G::CONTENT)?;
        let hash = hash_of(text)?;
        let name = if hash == standard { STANDARD } else { name };
        let hash = hash.to_hex().to_string();
        if let Some(kept) = find(&hash) {
            return Ok(kept);
        }
        let data = G::read_content(text)?;
        let id = ContentId { name: name.to_owned(), hash: hash.clone() };
        Ok(keep(&hash, Box::leak(Box::new(Loaded { id, data }))))
    }
}

/// The hash of a TOML file's data: comments, spacing and the order of keys do not matter.
fn hash_of(text: &str) -> Result<blake3::Hash, ContentError> {
    if text.len() > limits::CONTENT_BYTES {
        let reason = format!("the file is longer than {} bytes", limits::CONTENT_BYTES);
        return Err(ContentError { line: 1, reason });
    }
    let table: toml::Table = parse(text)?;
    let canonical = serde_json::to_vec(&table).expect("TOML without dates is JSON");
    Ok(blake3::hash(&canonical))
}

/// Reads TOML into `T`; an error names the line.
pub fn parse<T: serde::de::DeserializeOwned>(text: &str) -> Result<T, ContentError> {
    toml::from_str(text).map_err(|error| {
        let start = error.span().map_or(0, |span| span.start);
        error_at(text, start, error.message())
    })
}

/// An error at byte `offset` of the file.
pub fn error_at(text: &str, offset: usize, reason: impl Into<String>) -> ContentError {
    let line = 1 + text.bytes().take(offset).filter(|&byte| byte == b'\n').count();
    ContentError { line, reason: reason.into() }
}

/// An error in a row, from 0, of a map that starts at byte `offset` of the file.
///
/// A map opens with three quotes on a line of their own, so its first row stands one line further down.
pub fn error_in_row(text: &str, offset: usize, row: usize, reason: impl Into<String>) -> ContentError {
    let mut error = error_at(text, offset, reason);
    error.line += row + usize::from(text[offset..].starts_with("\"\"\"\n"));
    error
}

/// What was loaded, by game and hash; the standard content also by that name, which is no hash.
static KEPT: Mutex<BTreeMap<(TypeId, String), &'static (dyn Any + Send + Sync)>> =
    Mutex::new(BTreeMap::new());

fn find<G: Game>(key: &str) -> Option<&'static Loaded<G>> {
    let kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    kept.get(&(TypeId::of::<G>(), key.to_owned()))?.downcast_ref()
}

/// Keeps content under this key, or gives what another thread has kept there in the meantime.
fn keep<G: Game>(key: &str, loaded: &'static Loaded<G>) -> &'static Loaded<G> {
    let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    let entry = kept.entry((TypeId::of::<G>(), key.to_owned())).or_insert(loaded);
    entry.downcast_ref().expect("kept by type")
}

/// A reference to content inside a position: it is equal to itself only, and costs nothing to hash.
#[derive(Debug)]
pub struct Fixed<T: 'static>(pub &'static T);

impl<T> Clone for Fixed<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Fixed<T> {}

impl<T> Deref for Fixed<T> {
    type Target = T;

    fn deref(&self) -> &'static T {
        self.0
    }
}

impl<T> PartialEq for Fixed<T> {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl<T> Eq for Fixed<T> {}

impl<T> Hash for Fixed<T> {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}
