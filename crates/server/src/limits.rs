//! Every limit of the server, in one place. Those of messages and games have theirs in [`session::limits`], those
//! of what is stored in [`store::limits`]; `docs/server.md` lists all of them, and a test below compares.

use std::time::Duration;

use serde::Deserialize;

macro_rules! limits {
    ($($(#[$doc:meta])* $name:ident = $usual:expr, $least:literal ..= $most:literal;)*) => {
        /// What whoever runs a server may choose, each within bounds.
        #[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
        #[serde(default, deny_unknown_fields)]
        pub struct Limits {
            $($(#[$doc])* pub $name: u64,)*
        }

        impl Default for Limits {
            fn default() -> Limits {
                Limits { $($name: $usual,)* }
            }
        }

        impl Limits {
            /// The names of all limits, with the usual value, the least and the most.
            pub const ALL: &'static [(&'static str, u64, u64, u64)] =
                &[$((stringify!($name), $usual, $least, $most)),*];

            /// Sets a limit by its name.
            pub fn set(&mut self, name: &str, value: u64) -> Result<(), String> {
                match name {
                    $(stringify!($name) => self.$name = value,)*
                    _ => return Err(format!("there is no limit {name:?}; the limits are {}", Limits::names())),
                }
                self.check()
            }

            /// Says which limit is out of bounds.
            pub fn check(&self) -> Result<(), String> {
                $(if !($least..=$most).contains(&self.$name) {
                    return Err(format!(
                        "the limit {} is {} to {}, not {}", stringify!($name), $least, $most, self.$name
                    ));
                })*
                Ok(())
            }
        }
    };
}

limits! {
    /// Sockets from one address at a time.
    connections_per_address = 200, 1..=1_000_000;
    /// Sockets in all.
    connections = 60_000, 1..=1_000_000;
    /// Messages in [`WINDOW`] on a socket of somebody who has a seat.
    messages_playing = 100, 1..=1_000_000;
    /// The same on any other socket.
    messages_watching = 50, 1..=1_000_000;
    /// HTTP requests that change something, of one address, in [`WINDOW`].
    requests = 100, 1..=1_000_000;
    /// Codes tried from one address, in [`WINDOW`].
    codes = 10, 1..=1_000_000;
    /// New people from one address in an hour.
    people_per_address = 100, 1..=1_000_000;
    /// Tables of one person that are not finished.
    tables_per_person = 50, 1..=200;
    /// People who watch a table without a seat.
    spectators = 100, 0..=10_000;
    /// Seconds that bots think for one person in an hour before they get hasty.
    bot_seconds = 900, 1..=3_600;
    /// What an expert has for a decision when nobody else waits, in milliseconds.
    bot_ms = 900, 1..=60_000;
    /// Decisions and hints that wait for a thinking thread.
    bot_queue = 1_000, 1..=100_000;
    /// Threads that think; 0 is one less than there are processors.
    bot_threads = 0, 0..=1_024;
    /// Seconds that the analysis of one game takes at most, on one thread.
    analysis_seconds = 60, 1..=3_600;
    /// Analyses that are made at a time; each person has one of them at most.
    analyses = 100, 0..=10_000;
    /// Minutes after which a table that nobody looks at is put away: it is read again when somebody comes.
    idle_minutes = 10, 1..=10_000;
    /// Days after which an open table where nobody sits is deleted.
    open_days = 3, 1..=3_650;
}

impl Limits {
    fn names() -> String {
        Limits::ALL.iter().map(|(name, ..)| *name).collect::<Vec<_>>().join(", ")
    }

    /// [`bot_ms`](Limits::bot_ms) as a time.
    pub(crate) fn bot_time(&self) -> Duration {
        Duration::from_millis(self.bot_ms)
    }

    /// How many threads think.
    pub(crate) fn thinkers(&self) -> usize {
        let processors = std::thread::available_parallelism().map_or(1, usize::from);
        match self.bot_threads {
            0 => processors.saturating_sub(1).max(1),
            threads => threads as usize,
        }
    }
}

/// The time in which messages and requests are counted.
pub const WINDOW: Duration = Duration::from_secs(20);

/// Messages that wait to be sent on a socket; whoever is further behind is cut off and comes back.
pub const OUTBOX: usize = 64;

/// Connections that one address may have besides its sockets: for pages, and for programs.
pub const SPARE: u64 = 64;

/// The same for all together.
pub const SPARE_IN_ALL: u64 = 4_096;

/// How long a message may take to leave before the client is taken for dead.
pub const SLOW: Duration = Duration::from_secs(10);

/// The largest body of an HTTP request.
pub const BODY_BYTES: usize = 16 << 10;

/// The longest game in a request, in bytes: many times a long one.
pub const RECORD_BYTES: usize = 128 << 10;

/// How long an idle socket is left without a ping.
pub const PING: Duration = Duration::from_secs(30);

/// How long a connection may say nothing, not even answer a ping, before it is taken for dead.
pub const SILENCE: Duration = Duration::from_secs(75);

/// How often a lagging node is allowed to read on and decide again about one command, and a code is drawn anew.
pub const ATTEMPTS: usize = 16;

/// How long another node than the one that made the last move waits before its bots think: the one that did is
/// probably at it.
pub const OTHER_NODE: Duration = Duration::from_millis(2_500);

/// How often a node that shares its database looks for what it was not told of.
pub const POLL: Duration = Duration::from_secs(5);

/// How often tables are looked for that wait for a bot which nobody thinks for, and idle ones put away.
pub const SWEEP: Duration = Duration::from_secs(5);

/// How long connections have to say goodbye when the server stops.
pub const GOODBYE: Duration = Duration::from_secs(10);

/// How long a link to another device can be used.
pub const LINK: Duration = Duration::from_mins(15);

/// How long what is known of a person is taken for true without asking the store.
pub const PERSON_KEPT: Duration = Duration::from_secs(30);

/// The most that an analysis thinks about one step: so long it may keep a bot waiting.
pub const ANALYSIS_THOUGHT: Duration = Duration::from_millis(100);

/// Games that are drawn at a time, step by step or as a picture; others wait for their turn.
pub const DRAWINGS: usize = 4;

/// How long they wait before they are sent away.
pub const DRAWING_PATIENCE: Duration = Duration::from_secs(5);

/// The least that a bot may think when there is too much to do.
pub const HASTY: Duration = Duration::from_millis(20);

/// How many of a person's finished games are looked at for their history: the latest.
pub const HISTORY: usize = 1_000;

/// How many of them a page of it shows.
pub const HISTORY_PAGE: usize = 20;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn usual_values_are_within_bounds() {
        assert_eq!(Limits::default().check(), Ok(()));
        assert!(Limits::ALL.iter().all(|(_, usual, least, most)| (least..=most).contains(&usual)));
    }

    /// The rows of the table of limits in the manual: limit, usual, explanation.
    fn documented() -> Vec<[&'static str; 3]> {
        let (_, limits) = include_str!("../../../docs/server.md").split_once("## Limits").expect("a chapter");
        let limits = limits.split("\n## ").next().unwrap_or_default();
        let rows = limits.lines().filter_map(|line| line.strip_prefix("| ")?.strip_suffix(" |"));
        rows.skip(1).map(|row| row.splitn(3, " | ").collect::<Vec<_>>().try_into().expect(row)).collect()
    }

    /// A number as the manual writes it.
    fn written(number: u64) -> String {
        match number / 1000 {
            0 => number.to_string(),
            thousands => format!("{},{:03}", written(thousands), number % 1000),
        }
    }

    #[test]
    fn the_manual_names_every_limit_that_can_be_changed_as_it_is() {
        let name = |limit: &'static str| limit.strip_prefix('`')?.strip_suffix('`');
        let rows = documented().into_iter().filter_map(|[limit, usual, what]| {
            let bounds = what.rsplit_once(" (").map_or("", |(_, bounds)| bounds);
            Some(format!("{} = {usual} ({bounds}", name(limit)?))
        });
        let right = Limits::ALL.iter().map(|&(name, usual, least, most)| {
            let [usual, least, most] = [usual, least, most].map(written);
            format!("{name} = {usual} ({least} to {most})")
        });
        assert_eq!(rows.collect::<Vec<_>>(), right.collect::<Vec<_>>());
    }

    #[test]
    fn the_manual_names_the_other_limits_as_they_are() {
        use session::limits::{
            CLOCK_SECONDS, COMMAND_ID_BYTES, ENTRIES, HISTORY, INCREMENT_SECONDS, MESSAGE_BYTES, TEXT_CHARS,
        };
        use store::limits::{EVENT_BYTES, EVENTS_PER_APPEND, EVENTS_PER_TABLE, PEOPLE};
        use table::limits::{NAME_CHARS, NONCE_BYTES};
        let (clock, increment) = (CLOCK_SECONDS, INCREMENT_SECONDS);
        assert_eq!(*clock.end(), 24 * 3600, "a day");
        let events =
            [EVENT_BYTES as u64 >> 10, EVENTS_PER_APPEND as u64, EVENTS_PER_TABLE as u64].map(written);
        let right = [
            (
                "connections besides sockets",
                format!("{SPARE} of an address, {} in all", written(SPARE_IN_ALL)),
            ),
            (
                "silence on a connection",
                format!("{} s, with a ping every {} s on a socket", SILENCE.as_secs(), PING.as_secs()),
            ),
            ("a message that does not leave", format!("{} s, then the socket is closed", SLOW.as_secs())),
            ("messages that wait on a socket", format!("{OUTBOX}, then it is closed (1013)")),
            ("a frame", format!("{} KiB", MESSAGE_BYTES >> 10)),
            ("a command's id", format!("{COMMAND_ID_BYTES} bytes")),
            (
                "free text, a name, a nonce",
                format!("{TEXT_CHARS} characters, {NAME_CHARS} characters, {NONCE_BYTES} bytes"),
            ),
            (
                "clocks",
                format!(
                    "{} s to a day, and {} to {} s a turn",
                    clock.start(),
                    increment.start(),
                    increment.end()
                ),
            ),
            ("what a table keeps for those who come back", format!("{HISTORY} entries, then a snapshot")),
            ("entries of a table", format!("{}, then only what the game needs", written(ENTRIES))),
            ("an HTTP body", format!("{} KiB", BODY_BYTES >> 10)),
            ("a game in a request", format!("{} KiB", RECORD_BYTES >> 10)),
            (
                "history",
                format!("the latest {} games, {HISTORY_PAGE} on a page", written(super::HISTORY as u64)),
            ),
            ("thinking about one step of an analysis", format!("{} ms", ANALYSIS_THOUGHT.as_millis())),
            (
                "games that are drawn at a time",
                format!("{DRAWINGS}; others wait {} s at most", DRAWING_PATIENCE.as_secs()),
            ),
            ("an analysis", format!("{} MiB", store::limits::ANALYSIS_BYTES >> 20)),
            ("a link to another device", format!("{} minutes, once", LINK.as_secs() / 60)),
            (
                "an event, events in an append, of a table",
                format!("{} KiB, {}, {}", events[0], events[1], events[2]),
            ),
            ("people at a table in the database", PEOPLE.to_string()),
        ];
        let rows = documented();
        for (limit, usual) in &right {
            let row = rows.iter().find(|[name, ..]| name == limit).unwrap_or_else(|| panic!("no {limit}"));
            assert_eq!(row[1], usual, "{limit}");
        }
        // The seats are the games' own matter.
        assert_eq!(rows.len(), Limits::ALL.len() + right.len() + 1);
    }

    #[test]
    fn a_limit_is_set_by_its_name() {
        let mut limits = Limits::default();
        assert_eq!(limits.set("spectators", 7), Ok(()));
        assert_eq!(limits.spectators, 7);
        assert!(limits.set("spectators", 10_001).unwrap_err().contains("0 to 10000"));
        assert!(limits.set("speed", 1).unwrap_err().contains("bot_seconds"));
    }
}
