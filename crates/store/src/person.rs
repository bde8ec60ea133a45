//! Somebody who plays: known by a token in a cookie, of which the store has the hash.
//!
//! A person may have several tokens, one per device: a link made on one device gives the next its own.

use serde_json::Value;

use crate::{PersonId, Time};

/// Somebody who plays.
#[derive(Clone, PartialEq, Debug)]
pub struct Person {
    /// The name in events and summaries.
    pub id: PersonId,
    /// The name for people.
    pub name: String,
    /// The language they read: `en`, `de`.
    pub language: String,
    /// What else they chose.
    pub settings: Value,
    /// When they first came.
    pub created: Time,
    /// When they were last here.
    pub seen: Time,
}
