//! The time of day: the one place that asks for it.

use std::time::{SystemTime, UNIX_EPOCH};

use session::Time;

/// Now, as tables and the store count it.
pub(crate) fn now() -> Now {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Now(since.as_millis() as u64)
}

/// A moment that both understand.
#[derive(Clone, Copy)]
pub(crate) struct Now(pub(crate) u64);

impl From<Now> for Time {
    fn from(now: Now) -> Time {
        Time(now.0)
    }
}

impl From<Now> for store::Time {
    fn from(now: Now) -> store::Time {
        store::Time(now.0 as i64)
    }
}
