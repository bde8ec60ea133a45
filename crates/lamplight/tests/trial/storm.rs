//! The trial itself: parties play while the storm goes over the nodes, and after it to the end.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use postgres_harness::Postgres;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use store::{Store, Time};
use table::Rng;
use tempfile::TempDir;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};

use crate::check;
use crate::line::Line;
use crate::node::Node;
use crate::party::Host;
use crate::player::Surroundings;
use crate::tally::Tally;

/// Where a trial takes place.
pub(crate) struct Place {
    pub(crate) database: String,
    pub(crate) postgres: Option<Postgres>,
    pub(crate) nodes: usize,
    /// How many games are played at a time.
    pub(crate) parties: usize,
}

pub(crate) struct Trial {
    place: Place,
    storm: Duration,
    rng: Rng,
    tally: Tally,
    /// What the nodes write.
    logs: TempDir,
}

/// What can happen to a node, or to the database.
#[derive(Clone, Copy)]
enum Blow {
    Kill,
    Freeze,
    Terminate,
    Crash,
}

impl Blow {
    /// To be killed is what matters most.
    const ROUND: [Blow; 6] = [Blow::Kill, Blow::Kill, Blow::Kill, Blow::Freeze, Blow::Terminate, Blow::Crash];
}

impl Trial {
    pub(crate) fn new(place: Place, storm: Duration, rng: Rng) -> Trial {
        Trial { place, storm, rng, tally: Tally::default(), logs: tempfile::tempdir().expect("a folder") }
    }

    /// Runs it, and says what happened, or what should not have.
    pub(crate) async fn run(mut self) -> Result<Tally, String> {
        let mut nodes = self.nodes().await?;
        let store = store::open(&self.place.database).await.map_err(|error| error.to_string())?;
        let ports = nodes.iter().map(|node| node.port.clone()).collect();
        let line =
            Line::open(ports, self.tally.clone(), self.fork()).await.map_err(|error| error.to_string())?;
        let (storm, weather) = watch::channel(true);
        let around = Surroundings { line: line.address, storm: weather, tally: self.tally.clone() };
        let host = Arc::new(Host { around, store: Arc::clone(&store), secrets: Mutex::default() });
        let parties = self.parties(&host);
        let stormed = self.storm(&mut nodes, &*store).await;
        line.storm.store(false, Ordering::Relaxed);
        storm.send_replace(false);
        let ended = parties.join_all().await.into_iter().collect::<Result<(), String>>();
        let stopped = stop(&mut nodes).await;
        let result = stormed.and(ended).and(stopped).and(quiet(&nodes, &host));
        result.map(|()| self.tally.clone()).map_err(|fault| self.blame(&fault))
    }

    fn fork(&mut self) -> Rng {
        Rng::seed_from_u64(self.rng.random())
    }

    /// Keeps the logs, for whoever has to find out.
    fn blame(self, fault: &str) -> String {
        format!("{fault}\n{}\nlogs are in {}", self.tally, self.logs.keep().display())
    }

    async fn nodes(&self) -> Result<Vec<Node>, String> {
        let mut nodes = Vec::new();
        for number in 0..self.place.nodes {
            let log = self.logs.path().join(format!("node-{number}.log"));
            let mut node = Node::new(self.place.database.clone(), log);
            node.start().await?;
            nodes.push(node);
        }
        Ok(nodes)
    }

    /// One game after the other, several at a time, as long as the storm lasts.
    fn parties(&mut self, host: &Arc<Host>) -> JoinSet<Result<(), String>> {
        let numbers = Arc::new(AtomicUsize::new(0));
        let mut parties = JoinSet::new();
        for _ in 0..self.place.parties {
            let (host, numbers, mut rng) = (Arc::clone(host), Arc::clone(&numbers), self.fork());
            parties.spawn(async move {
                while *host.around.storm.borrow() {
                    let number = numbers.fetch_add(1, Ordering::Relaxed);
                    host.party(number, Rng::seed_from_u64(rng.random())).await?;
                }
                Ok(())
            });
        }
        parties
    }

    /// Lets things happen to the nodes, one after the other, in whole rounds: so each has happened.
    async fn storm(&mut self, nodes: &mut [Node], store: &dyn Store) -> Result<(), String> {
        let begun = Instant::now();
        while begun.elapsed() < self.storm {
            let mut round = Blow::ROUND;
            round.shuffle(&mut self.rng);
            for blow in round {
                sleep(Duration::from_millis(self.rng.random_range(200..1_500))).await;
                self.strike(blow, nodes, store).await?;
            }
        }
        Ok(())
    }

    async fn strike(&mut self, blow: Blow, nodes: &mut [Node], store: &dyn Store) -> Result<(), String> {
        let node = self.rng.random_range(0..nodes.len());
        let pause = Duration::from_millis(self.rng.random_range(0..600));
        match blow {
            Blow::Kill => {
                self.tally.note("killed");
                nodes[node].kill();
                self.note_owed(nodes, store).await;
                sleep(pause).await;
                nodes[node].start().await?;
            }
            Blow::Freeze => {
                self.tally.note("frozen");
                nodes[node].freeze(pause * 6).await;
            }
            Blow::Terminate => {
                self.tally.note("terminated");
                nodes[node].terminate().await?;
                nodes[node].start().await?;
            }
            Blow::Crash => self.crash().await,
        }
        Ok(())
    }

    /// Where no node is left, nobody thinks: what bots owe then has to be done after the restart.
    async fn note_owed(&self, nodes: &[Node], store: &dyn Store) {
        if nodes.iter().all(|node| node.port.get().is_none()) {
            let stalled = check::insist(|| store.stalled(Time(i64::MAX))).await;
            self.tally.add("owed by a bot", stalled.len());
        }
    }

    /// The database stops as in a power cut, if it is a program of its own.
    async fn crash(&mut self) {
        let Some(mut postgres) = self.place.postgres.take() else { return };
        self.tally.note("database crashed");
        let again = tokio::task::spawn_blocking(move || {
            postgres.crash()?;
            postgres.restart()?;
            Ok::<Postgres, postgres_harness::Error>(postgres)
        });
        self.place.postgres = Some(again.await.expect("it goes well").expect("it comes back"));
    }
}

/// Nobody lost their head, and no log tells a secret.
fn quiet(nodes: &[Node], host: &Host) -> Result<(), String> {
    let secrets = host.secrets.lock().unwrap_or_else(PoisonError::into_inner);
    let complaints: Vec<String> = nodes.iter().flat_map(|node| node.complaints(&secrets)).take(20).collect();
    if complaints.is_empty() { Ok(()) } else { Err(complaints.join("\n")) }
}

async fn stop(nodes: &mut [Node]) -> Result<(), String> {
    for node in nodes {
        node.terminate().await?;
    }
    Ok(())
}
