//! A progress bar for whatever takes over a second, if somebody is looking.

use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// A bar that shows itself after a second, and only on a terminal.
pub(crate) struct Progress {
    bar: ProgressBar,
    since: Instant,
    shown: bool,
}

impl Progress {
    pub(crate) fn new(total: u64) -> Progress {
        let style = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len} {per_sec} {eta}")
            .expect("a template");
        let bar = ProgressBar::with_draw_target(Some(total), ProgressDrawTarget::hidden()).with_style(style);
        Progress { bar, since: Instant::now(), shown: false }
    }

    pub(crate) fn add(&mut self, done: u64) {
        if !self.shown && self.since.elapsed() > Duration::from_secs(1) {
            self.bar.set_draw_target(ProgressDrawTarget::stderr());
            self.shown = true;
        }
        self.bar.inc(done);
    }

    pub(crate) fn finish(&self) {
        self.bar.finish_and_clear();
    }
}
