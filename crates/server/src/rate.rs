//! Counting in a window of time.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How much of something there was in the window that began last.
///
/// Windows follow each other, so at a boundary twice as much can pass within a shorter time. That does for limits
/// which are there to stop floods, and it takes two numbers instead of a list of moments.
#[derive(Clone, Copy)]
pub(crate) struct Window {
    begun: Instant,
    count: u64,
}

impl Window {
    pub(crate) fn new() -> Window {
        Window { begun: Instant::now(), count: 0 }
    }

    /// Counts one more, unless there were as many already.
    pub(crate) fn allows(&mut self, most: u64, window: Duration) -> bool {
        if self.begun.elapsed() >= window {
            *self = Window::new();
        }
        self.count += 1;
        self.count <= most
    }
}

/// A window for each of many.
pub(crate) struct Windows<K> {
    length: Duration,
    windows: Mutex<HashMap<K, Window>>,
}

impl<K: Eq + Hash> Windows<K> {
    pub(crate) fn new(length: Duration) -> Windows<K> {
        Windows { length, windows: Mutex::default() }
    }

    /// Counts one more of this one, unless there were as many already.
    pub(crate) fn allows(&self, key: K, most: u64) -> bool {
        let mut windows = self.windows.lock().unwrap_or_else(PoisonError::into_inner);
        windows.entry(key).or_insert_with(Window::new).allows(most, self.length)
    }

    /// Forgets windows that are over.
    pub(crate) fn tidy(&self) {
        let mut windows = self.windows.lock().unwrap_or_else(PoisonError::into_inner);
        windows.retain(|_, window| window.begun.elapsed() < self.length);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn so_many_and_no_more_until_the_window_is_over() {
        let windows = Windows::new(Duration::from_millis(50));
        let allowed = |key: u8| (0..5).filter(|_| windows.allows(key, 3)).count();
        assert_eq!((allowed(1), allowed(1), allowed(2)), (3, 0, 3));
        std::thread::sleep(Duration::from_millis(60));
        assert_eq!(allowed(1), 3);
        windows.tidy();
        assert_eq!(windows.windows.lock().unwrap().len(), 1);
    }
}
