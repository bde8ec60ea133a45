//! Hearing which tables grew, so that a node need not ask.
//!
//! News may get lost: a watcher is slow, or the line to the database breaks. Then it is told so, once, and
//! looks at the tables it cares for; a [`Change::Grew`] is a hint as well, what counts is what a read returns.

use tokio::sync::broadcast::error::RecvError;
use tokio::sync::broadcast::{self, Receiver};

use crate::{TableId, limits};

/// News of tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Change {
    /// Events were appended here or on another node.
    Grew {
        /// To this table.
        table: TableId,
        /// It has so many now.
        length: u64,
    },
    /// News may have been lost: look at every table you hold.
    Resync,
}

/// Receives news from the moment it is made until the store is dropped.
#[derive(Debug)]
pub struct Watch(Receiver<Change>);

impl Watch {
    /// The next news; `None` when the store was dropped.
    pub async fn next(&mut self) -> Option<Change> {
        match self.0.recv().await {
            Ok(change) => Some(change),
            Err(RecvError::Lagged(_)) => Some(Change::Resync),
            Err(RecvError::Closed) => None,
        }
    }
}

/// Where news is told. Nobody need listen.
#[derive(Clone, Debug)]
pub(crate) struct News(broadcast::Sender<Change>);

impl News {
    pub(crate) fn new() -> News {
        News(broadcast::channel(limits::CHANGES).0)
    }

    pub(crate) fn tell(&self, change: Change) {
        let _nobody_listens = self.0.send(change);
    }

    pub(crate) fn watch(&self) -> Watch {
        Watch(self.0.subscribe())
    }
}
