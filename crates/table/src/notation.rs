//! Written actions: what every game's notation has in common.

use thiserror::Error;

use crate::limits;

/// Text that is no action of the game, with what would be.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{text:?} is not an action: {right}")]
pub struct NotationError {
    /// What was written, cut to a readable length.
    pub text: String,
    /// What can be written instead.
    pub right: String,
}

impl NotationError {
    /// An error about `text`; `right` says what can be written instead.
    pub fn new(text: &str, right: impl Into<String>) -> NotationError {
        let text = match text.char_indices().nth(40) {
            Some((end, _)) => format!("{}…", &text[..end]),
            None => text.to_owned(),
        };
        NotationError { text, right: right.into() }
    }
}

/// Reads an action so that it has exactly one spelling: whatever `read` accepts must print as it was written.
///
/// This lets a game's reader be short and generous, `str::parse` and all, without accepting `+1` or `01`.
pub fn exact<A: Copy>(
    text: &str,
    right: impl FnOnce() -> String,
    read: impl FnOnce(&str) -> Option<A>,
    print: impl FnOnce(A) -> String,
) -> Result<A, NotationError> {
    Some(text)
        .filter(|text| text.len() <= limits::ACTION_BYTES)
        .and_then(read)
        .filter(|&action| print(action) == text)
        .ok_or_else(|| NotationError::new(text, right()))
}
