//! Group commit: appends wait in a bounded queue, and the writer takes all that wait at once.
//!
//! Nobody waits for company: a lone append is written at once, and while it is being made durable the next
//! ones gather. So the busier the store, the more appends share a commit.

use tokio::sync::{mpsc, oneshot};

use crate::plan::Append;
use crate::{Error, limits};

type Answer = Result<(), Error>;

/// Where appends are handed in.
pub(crate) struct Queue(mpsc::Sender<(Append, oneshot::Sender<Answer>)>);

/// Where the writer takes them.
pub(crate) struct Inbox(mpsc::Receiver<(Append, oneshot::Sender<Answer>)>);

/// Appends that are written together, and those who wait for them.
#[derive(Default)]
pub(crate) struct Batch {
    pub(crate) appends: Vec<Append>,
    waiting: Vec<oneshot::Sender<Answer>>,
}

/// A queue and its other end.
pub(crate) fn queue() -> (Queue, Inbox) {
    let (sender, receiver) = mpsc::channel(limits::QUEUE);
    (Queue(sender), Inbox(receiver))
}

impl Queue {
    /// Hands an append in and waits until it is durable or refused.
    pub(crate) async fn append(&self, append: Append) -> Answer {
        let (sender, answer) = oneshot::channel();
        self.0.send((append, sender)).await.map_err(|_| gone())?;
        answer.await.map_err(|_| gone())?
    }
}

fn gone() -> Error {
    Error::Database("the writer is gone".to_owned())
}

impl Inbox {
    /// Waits for an append and takes all that wait with it; `None` when nobody can hand in any more.
    pub(crate) async fn take(&mut self) -> Option<Batch> {
        let mut batch = Batch::default();
        let mut events = 0;
        let mut next = self.0.recv().await;
        next.as_ref()?;
        while let Some((append, answer)) = next {
            events += append.events.len();
            batch.appends.push(append);
            batch.waiting.push(answer);
            let full = batch.appends.len() >= limits::BATCH || events >= limits::BATCH_EVENTS;
            next = if full { None } else { self.0.try_recv().ok() };
        }
        Some(batch)
    }
}

impl Batch {
    /// Tells everybody how it went, in the order of the appends.
    pub(crate) fn answer(self, answers: impl IntoIterator<Item = Answer>) {
        for (waiting, answer) in self.waiting.into_iter().zip(answers) {
            let _nobody_waits = waiting.send(answer);
        }
    }
}
