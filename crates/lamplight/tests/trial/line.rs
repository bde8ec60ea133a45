//! The line between people and nodes: one address for all, behind it whichever node is up, and nothing reliable.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use table::Rng;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{Instant, sleep_until};

use crate::node::Port;
use crate::tally::Tally;

/// What becomes of a connection.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fate {
    /// It is torn, in the middle of whatever is said next.
    Torn,
    /// What people say gets lost, and some time later they notice.
    Deaf,
    /// What they are told gets lost: what they wanted was done, and they do not know.
    Mute,
}

/// How many bytes are carried at a time.
const BYTES: usize = 4096;

pub(crate) struct Line {
    pub(crate) address: SocketAddr,
    /// Whether anything happens to connections.
    pub(crate) storm: Arc<AtomicBool>,
}

impl Line {
    /// Opens a line to these nodes. It lives as long as the runtime.
    pub(crate) async fn open(nodes: Vec<Port>, tally: Tally, mut rng: Rng) -> io::Result<Line> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let (address, storm) = (listener.local_addr()?, Arc::new(AtomicBool::new(true)));
        let weather = Arc::clone(&storm);
        tokio::spawn(async move {
            while let Ok((person, _)) = listener.accept().await {
                let up: Vec<u16> = nodes.iter().filter_map(Port::get).collect();
                let Some(&port) = up.choose(&mut rng) else { continue };
                let (rng, weather, tally) =
                    (Rng::seed_from_u64(rng.random()), Arc::clone(&weather), tally.clone());
                tokio::spawn(async move {
                    let Ok(node) = TcpStream::connect(("127.0.0.1", port)).await else { return };
                    let _either_side_has_gone = carry(person, node, &weather, &tally, rng).await;
                });
            }
        });
        Ok(Line { address, storm })
    }
}

/// Carries bytes both ways until one side is gone or fate strikes.
async fn carry(
    mut person: TcpStream,
    mut node: TcpStream,
    storm: &AtomicBool,
    tally: &Tally,
    mut rng: Rng,
) -> io::Result<()> {
    person.set_nodelay(true)?;
    node.set_nodelay(true)?;
    let fate = *[Fate::Torn, Fate::Deaf, Fate::Mute].choose(&mut rng).expect("there are some");
    let mut strikes = Instant::now() + Duration::from_millis(rng.random_range(5..3_000));
    let mut struck = false;
    let (mut said, mut told) = ([0; BYTES], [0; BYTES]);
    loop {
        tokio::select! {
            read = person.read(&mut said) => {
                let bytes = &said[..some(read?)?];
                match fate {
                    Fate::Torn if struck => return tear(&mut node, bytes, tally).await,
                    Fate::Deaf if struck => tally.note("lost a question"),
                    _ => node.write_all(bytes).await?,
                }
            }
            read = node.read(&mut told) => {
                let bytes = &told[..some(read?)?];
                match fate {
                    Fate::Torn if struck => return tear(&mut person, bytes, tally).await,
                    Fate::Mute if struck => tally.note("lost an answer"),
                    _ => person.write_all(bytes).await?,
                }
            }
            () = sleep_until(strikes) => {
                if struck {
                    tally.note("cut");
                    return Ok(());
                }
                struck = storm.load(Ordering::Relaxed);
                strikes = Instant::now() + Duration::from_millis(rng.random_range(1..600));
            }
        }
    }
}

/// How many bytes were read; nothing more will come if there are none.
fn some(read: usize) -> io::Result<usize> {
    if read == 0 { Err(io::ErrorKind::UnexpectedEof.into()) } else { Ok(read) }
}

/// Half of it arrives.
async fn tear(to: &mut TcpStream, bytes: &[u8], tally: &Tally) -> io::Result<()> {
    tally.note("cut");
    to.write_all(&bytes[..bytes.len() / 2]).await
}
