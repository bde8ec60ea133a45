//! Every limit of this crate, in one place.

/// The most seats a [`SeatSet`](crate::SeatSet) can hold.
pub const SEATS: usize = 8;

/// The most entries a [`Standing`](crate::Standing) can hold: seats, and those who play without one.
pub const ENTRIES: usize = 8;

/// The longest record that is read, in bytes.
pub const RECORD_BYTES: usize = 4 << 20;

/// The longest content file that is read, in bytes.
pub const CONTENT_BYTES: usize = 256 << 10;

/// The longest display name, in characters.
pub const NAME_CHARS: usize = 40;

/// The longest nonce that a person may add to the dice, in bytes.
pub const NONCE_BYTES: usize = 64;

/// The longest written action, in bytes. Longer input is refused before it is looked at.
pub const ACTION_BYTES: usize = 200;
