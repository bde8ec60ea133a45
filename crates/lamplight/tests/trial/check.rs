//! What must hold when a game is over and everybody has gone quiet.

use std::collections::BTreeMap;
use std::time::Duration;

use serde_json::Value;
use session::protocol::{FromClient, Watch};
use session::{Entry, Event, PersonId, Table, Viewer};
use store::{Error, State, Store, TableId};
use table::{Record, Secret};

use crate::fair::fair;
use crate::known::Known;
use crate::player::Player;

/// The table of this name.
pub(crate) fn id(table: &str) -> TableId {
    table.parse().expect("the id of a table")
}

/// Asks the store until it answers: it may just have crashed.
pub(crate) async fn insist<T, F: Future<Output = Result<T, Error>>>(ask: impl Fn() -> F) -> T {
    for _ in 0..200 {
        if let Ok(answer) = ask().await {
            return answer;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("the store does not answer");
}

/// Looks at a finished table with the store's eyes, and at everybody who was there.
pub(crate) async fn all(
    store: &dyn Store,
    table: &str,
    players: &[Player],
    record: &Record,
) -> Result<(), String> {
    let entries = entries(store, table).await?;
    listed(store, table, entries.len() as u64).await?;
    let replayed = replay(store, table, &entries).await?;
    only_what_was_wanted(&entries, players)?;
    for player in players {
        acknowledged(player, &entries)
            .and_then(|()| converged(player, &replayed, &entries))
            .map_err(|fault| format!("{}: {fault}", player.ticket.name))?;
    }
    if replayed.record().as_ref() != Some(record) {
        return Err("the record that was served is not the one that is stored".to_owned());
    }
    fair(record)
}

async fn entries(store: &dyn Store, table: &str) -> Result<Vec<Entry>, String> {
    let events = insist(|| store.read(id(table), 0)).await;
    if !events.iter().map(|event| event.n).eq(0..events.len() as u64) {
        return Err("places are missing or taken twice".to_owned());
    }
    let read = |data: &[u8]| serde_json::from_slice(data).map_err(|error| error.to_string());
    events.iter().map(|event| read(&event.data)).collect()
}

/// What lists show is as long and as far as the table.
async fn listed(store: &dyn Store, table: &str, length: u64) -> Result<(), String> {
    let listed = insist(|| store.table(id(table))).await.ok_or("no list shows it")?;
    let shown = (listed.length, listed.summary.state);
    if shown == (length, State::Finished) {
        Ok(())
    } else {
        Err(format!("{length} entries, but listed as {shown:?}"))
    }
}

async fn replay(store: &dyn Store, table: &str, entries: &[Entry]) -> Result<Table, String> {
    let private = insist(|| store.private(id(table))).await.ok_or("it has no private part")?;
    let private: Value = serde_json::from_slice(&private.0).map_err(|error| error.to_string())?;
    let secret = private["secret"].as_str().and_then(Secret::parse).ok_or("it has no secret")?;
    Table::replay(session::TableId(table.to_owned()), secret, entries.to_vec())
        .map_err(|error| error.to_string())
}

/// Whatever answers a command answers one that was sent.
fn only_what_was_wanted(entries: &[Entry], players: &[Player]) -> Result<(), String> {
    let sent: BTreeMap<&str, &Value> =
        players.iter().flat_map(|player| &player.sent).map(|(id, deed)| (id.as_str(), deed)).collect();
    let ids = entries.iter().filter_map(|entry| entry.answers.as_ref()).map(|answers| answers.id.as_str());
    match ids.into_iter().find(|id| *id != "open" && !sent.contains_key(id)) {
        Some(id) => Err(format!("nobody sent {id:?}")),
        None => Ok(()),
    }
}

/// Every command that was answered with `done` was done once, at the place that was named, and as it was sent.
fn acknowledged(player: &Player, entries: &[Entry]) -> Result<(), String> {
    for (id, n) in &player.acknowledged {
        let is_it = |entry: &Entry| entry.answers.as_ref().is_some_and(|answers| answers.id == *id);
        let places: Vec<u64> = (1..).zip(entries).filter(|(_, entry)| is_it(entry)).map(|(n, _)| n).collect();
        let deed = &player.sent[id];
        let right = match deed.get("act") {
            Some(act) => places == [*n] && is_step(&entries[*n as usize - 1].event, act),
            // To sit down may begin the game: several entries, one after the other.
            None => places.iter().rev().copied().eq((n + 1 - places.len() as u64..=*n).rev()),
        };
        if places.is_empty() || !right {
            return Err(format!("{id:?}, {deed}, was said to lead to {n}, but it is at {places:?}"));
        }
    }
    Ok(())
}

fn is_step(event: &Event, act: &Value) -> bool {
    let right = format!("{} {}", act["seat"], act["action"].as_str().unwrap_or_default());
    matches!(event, Event::Stepped { steps } if steps[0] == right)
}

/// What somebody was told, added up, is what a table built from the store shows them.
fn converged(player: &Player, table: &Table, entries: &[Entry]) -> Result<(), String> {
    let known = player.known.as_ref().ok_or("knows nothing")?;
    let state = table.state(&viewer(player, table, entries)?, None);
    let snapshot = serde_json::to_value(state).expect("plain data")["snapshot"].take();
    known.difference(&Known::new(&snapshot)).map_or(Ok(()), Err)
}

/// Somebody, as the table sees them: they are known there by the name that they sat down with.
fn viewer(player: &Player, table: &Table, entries: &[Entry]) -> Result<Viewer, String> {
    let person = entries.iter().find_map(|entry| match &entry.event {
        Event::Sat { person, name, .. } if *name == player.ticket.name => Some(person.clone()),
        _ => None,
    });
    let person = person.unwrap_or_else(|| PersonId("a spectator".to_owned()));
    let Ok(FromClient::Watch(watch)) = FromClient::parse(&player.watch().to_string()) else {
        return Err("cannot watch".to_owned());
    };
    // They may have left the seat that they looked with, and not have come back since.
    let viewer = table.watch(Some(person), true, &Watch { seat: None, ..watch.clone() });
    viewer.map(|viewer| Viewer { seat: watch.seat, ..viewer }).map_err(|refusal| refusal.to_string())
}
