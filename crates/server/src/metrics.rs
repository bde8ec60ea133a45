//! What the server counts, for whoever watches it.

use std::sync::atomic::AtomicU64;

use prometheus_client::encoding::text::encode;
use prometheus_client::encoding::{EncodeLabelSet, EncodeLabelValue};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;

/// How a command ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, EncodeLabelValue)]
pub(crate) enum Outcome {
    Done,
    Refused,
    Hinted,
    Failed,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
pub(crate) struct Outcomes {
    pub(crate) outcome: Outcome,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
pub(crate) struct Answers {
    pub(crate) status: u16,
}

/// Everything that is counted.
pub(crate) struct Metrics {
    registry: Registry,
    pub(crate) commands: Family<Outcomes, Counter>,
    pub(crate) answers: Family<Answers, Counter>,
    pub(crate) entries: Counter,
    pub(crate) conflicts: Counter,
    pub(crate) command_seconds: Histogram,
    pub(crate) append_seconds: Histogram,
    pub(crate) bad_messages: Counter,
    pub(crate) cut_off: Counter,
    pub(crate) sockets: Gauge,
    pub(crate) tables: Gauge,
    pub(crate) bot_queue: Gauge,
    pub(crate) bot_seconds: Counter<f64, AtomicU64>,
}

impl Default for Metrics {
    fn default() -> Metrics {
        let seconds = || Histogram::new(exponential_buckets(0.0005, 2.0, 14));
        let mut metrics = Metrics {
            registry: Registry::with_prefix("lamplight"),
            commands: Family::default(),
            answers: Family::default(),
            entries: Counter::default(),
            conflicts: Counter::default(),
            command_seconds: seconds(),
            append_seconds: seconds(),
            bad_messages: Counter::default(),
            cut_off: Counter::default(),
            sockets: Gauge::default(),
            tables: Gauge::default(),
            bot_queue: Gauge::default(),
            bot_seconds: Counter::default(),
        };
        metrics.register();
        metrics
    }
}

impl Metrics {
    fn register(&mut self) {
        let registry = &mut self.registry;
        registry.register("commands", "Commands by how they ended", self.commands.clone());
        registry.register("http_answers", "HTTP answers by status", self.answers.clone());
        registry.register("entries", "Entries written by this node", self.entries.clone());
        registry.register("conflicts", "Appends that another node was ahead of", self.conflicts.clone());
        registry.register("command_seconds", "From command to answer", self.command_seconds.clone());
        registry.register("append_seconds", "Until an append is durable", self.append_seconds.clone());
        registry.register("bad_messages", "Messages that made no sense", self.bad_messages.clone());
        registry.register("cut_off", "Sockets closed for sending or lagging too much", self.cut_off.clone());
        registry.register("sockets", "Open sockets", self.sockets.clone());
        registry.register("tables", "Tables in memory", self.tables.clone());
        registry.register("bot_queue", "Decisions that wait for a thinking thread", self.bot_queue.clone());
        registry.register("bot_seconds", "Time that bots have thought", self.bot_seconds.clone());
    }

    /// Notes how a command ended.
    pub(crate) fn command(&self, outcome: Outcome) {
        self.commands.get_or_create(&Outcomes { outcome }).inc();
    }

    /// The text that Prometheus reads.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("a string takes everything");
        text
    }
}
