//! Every limit of a table in play, in one place. Names and nonces have theirs in [`table::limits`].

use std::ops::RangeInclusive;

/// The longest message from a client, in bytes.
pub const MESSAGE_BYTES: usize = 8 << 10;

/// The longest id of a command, in bytes.
pub const COMMAND_ID_BYTES: usize = 40;

/// How many entries a table keeps for its log, for those who come back, and for commands that come twice. Who
/// missed more gets a snapshot. Only the longest games have more.
pub const HISTORY: usize = 400;

/// How many entries a table may have before only those are taken that the game needs: nobody can fill a table up with
/// talk. A game has a few hundred; the store takes three times as many.
pub const ENTRIES: u64 = 20_000;

/// The longest free text, in characters.
pub const TEXT_CHARS: usize = 200;

/// What a clock may give each player for the whole game, in seconds.
pub const CLOCK_SECONDS: RangeInclusive<u32> = 10..=86_400;

/// What a clock may add after each turn, in seconds.
pub const INCREMENT_SECONDS: RangeInclusive<u32> = 0..=600;

/// How long somebody must have been away before others may let a bot sit in, in milliseconds.
pub const AWAY_MS: u64 = 60_000;

/// How long a request to take back waits for an answer, in milliseconds.
pub const UNDO_MS: u64 = 60_000;

/// How many possible actions a refusal names.
pub const EXAMPLES: usize = 6;
