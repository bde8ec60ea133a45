//! What can be learned from finished games, found out in the background.
//!
//! An analysis is made thought by thought on the threads of the bots, and only when no bot has anything to think about:
//! so those who play are never kept waiting by those who look back. While it is made it is in memory alone; when it is
//! done it is kept with the table. After a restart whoever wants it asks again, and it begins anew.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use bots::{Analysis, Budget};
use session::{PersonId, Study};
use store::TableId;
use tokio::sync::watch;

use crate::hub::{Hub, Unavailable};
use crate::limits::{ANALYSIS_THOUGHT, Limits};

/// All analyses that are being made.
pub(crate) struct Analyses {
    hub: Arc<Hub>,
    /// True once the server stops.
    stop: watch::Receiver<bool>,
    begun: Mutex<HashMap<TableId, Begun>>,
}

/// An analysis that is being made.
struct Begun {
    by: PersonId,
    /// From 0 to 1.
    progress: f64,
}

/// How far the analysis of a game is.
pub(crate) enum Progress {
    /// Nobody has asked for it yet.
    None,
    /// It is being made: from 0 to 1.
    Begun(f64),
    /// It is there.
    Done(Box<Analysis>),
}

/// Why an analysis does not begin now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NotNow {
    /// This person is having another game analysed.
    Another,
    /// Too many others are.
    Crowded,
}

impl Analyses {
    pub(crate) fn new(hub: Arc<Hub>, stop: watch::Receiver<bool>) -> Arc<Analyses> {
        Arc::new(Analyses { hub, stop, begun: Mutex::default() })
    }

    fn begun(&self) -> MutexGuard<'_, HashMap<TableId, Begun>> {
        self.begun.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How far the analysis of a table's game is.
    pub(crate) async fn progress(&self, table: TableId) -> Result<Progress, Unavailable> {
        if let Some(begun) = self.begun().get(&table) {
            return Ok(Progress::Begun(begun.progress));
        }
        let Some(data) = self.hub.store.analysis(table).await? else { return Ok(Progress::None) };
        // What another version wrote is made again.
        Ok(serde_json::from_slice(&data)
            .map_or(Progress::None, |analysis| Progress::Done(Box::new(analysis))))
    }

    /// Begins an analysis, unless it is being made already. It is thought about in the turns of `by`.
    pub(crate) fn begin(
        self: &Arc<Self>,
        table: TableId,
        by: &PersonId,
        study: Box<dyn Study>,
    ) -> Result<(), NotNow> {
        let mut begun = self.begun();
        if begun.contains_key(&table) {
            return Ok(());
        }
        if begun.values().any(|begun| begun.by == *by) {
            return Err(NotNow::Another);
        }
        if begun.len() as u64 >= self.hub.limits.analyses {
            return Err(NotNow::Crowded);
        }
        begun.insert(table, Begun { by: by.clone(), progress: 0.0 });
        let (analyses, by) = (Arc::clone(self), by.clone());
        tokio::spawn(async move {
            analyses.make(table, by, study).await;
            analyses.begun().remove(&table);
        });
        Ok(())
    }

    /// Makes an analysis and keeps it. It ends early when the server stops.
    async fn make(&self, table: TableId, by: PersonId, mut study: Box<dyn Study>) {
        let budget = Budget::Time(thought(&self.hub.limits, study.progress().0));
        while !*self.stop.borrow() {
            let thought = self.hub.thinkers.think_at_leisure(&by, move |_| {
                let more = study.advance(budget);
                (study, more)
            });
            let Ok((thought, more)) = thought.await else { return };
            if !more {
                return self.keep(table, &thought.finish()).await;
            }
            study = thought;
            let (all, done) = study.progress();
            if let Some(begun) = self.begun().get_mut(&table) {
                begun.progress = done as f64 / all.max(1) as f64;
            }
        }
    }

    async fn keep(&self, table: TableId, analysis: &Analysis) {
        let data = serde_json::to_vec(analysis).expect("plain data");
        if let Err(error) = self.hub.store.keep_analysis(table, data).await {
            tracing::warn!(%table, %error, "an analysis could not be kept");
        }
    }
}

/// How long to think about one of so many steps.
fn thought(limits: &Limits, thoughts: usize) -> Duration {
    let all = Duration::from_secs(limits.analysis_seconds);
    ANALYSIS_THOUGHT.min(all / u32::try_from(thoughts.max(1)).unwrap_or(u32::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_game_gets_less_thought_for_each_step() {
        let limits = Limits { analysis_seconds: 10, ..Limits::default() };
        assert_eq!(thought(&limits, 0), ANALYSIS_THOUGHT);
        assert_eq!(thought(&limits, 20), ANALYSIS_THOUGHT);
        assert_eq!(thought(&limits, 1000), Duration::from_millis(10));
    }
}
