//! What must hold when the storm is over and everybody has gone quiet.

use std::collections::BTreeMap;

use serde_json::Value;
use session::event::Answered;
use session::protocol::{FromClient, State};
use session::{Entry, Table, TableId, Viewer};

use crate::client::Client;
use crate::fair::fair;
use crate::known::Known;
use crate::world::World;

pub(crate) fn all(world: &World) -> Result<(), String> {
    for id in world.shelf.tables() {
        let table = world.shelf.replay(id)?;
        let carried_out = once(&world.shelf.entries(id))?;
        for (index, client) in world.clients.iter().enumerate().filter(|(_, client)| client.table == *id) {
            acknowledged(client, &carried_out)
                .and_then(|()| converged(client, &table))
                .map_err(|fault| format!("client {index}: {fault}"))?;
        }
        caches(world, id)?;
        finished(&table)?;
    }
    Ok(())
}

/// The commands that were carried out, each by a single append, and the `n` that they led to.
fn once(entries: &[(u64, Entry)]) -> Result<BTreeMap<(String, String), u64>, String> {
    let mut commands = BTreeMap::new();
    for (n, (append, entry)) in (1..).zip(entries) {
        let Some(Answered { person, id }) = entry.answers.clone() else { continue };
        match commands.insert((person.0, id.clone()), (*append, n)) {
            Some((before, _)) if before != *append => {
                return Err(format!("{id:?} was done twice, again at {n}"));
            }
            _ => {}
        }
    }
    Ok(commands.into_iter().map(|(command, (_, n))| (command, n)).collect())
}

fn acknowledged(client: &Client, carried_out: &BTreeMap<(String, String), u64>) -> Result<(), String> {
    if let Some(pending) = client.pending.first() {
        return Err(format!("{:?} was never answered", pending.id));
    }
    for (id, n) in &client.acknowledged {
        let written = carried_out.get(&(client.who.person.0.clone(), id.clone()));
        if written != Some(n) {
            return Err(format!(
                "{id:?} was acknowledged to lead to {n}, but what is written is {written:?}"
            ));
        }
    }
    Ok(())
}

/// What the client was told, added up, is what a table built from the shelf shows it.
fn converged(client: &Client, table: &Table) -> Result<(), String> {
    let known = client.known.as_ref().ok_or("knows nothing")?;
    let right = Known::new(&snapshot(table, &viewer(client, table)?));
    known.difference(&right).map_or(Ok(()), Err)
}

/// The client, as a table sees it.
fn viewer(client: &Client, table: &Table) -> Result<Viewer, String> {
    let Ok(FromClient::Watch(watch)) = FromClient::parse(&client.watch().to_string()) else {
        return Err("cannot watch".to_owned());
    };
    let who = &client.who;
    table.watch(Some(who.person.clone()), who.invited, &watch).map_err(|refusal| refusal.to_string())
}

fn snapshot(table: &Table, viewer: &Viewer) -> Value {
    let state: State = table.state(viewer, None);
    serde_json::to_value(state).expect("plain data")["snapshot"].take()
}

/// Whatever a node has in its cache is the table as it was at some time, to the last byte of all that it would show.
fn caches(world: &World, id: &TableId) -> Result<(), String> {
    for cached in world.nodes.iter().filter_map(|running| running.node.table(id)) {
        let entries = world.shelf.entries(id).into_iter().take(cached.n() as usize).map(|(_, entry)| entry);
        let table = Table::replay(id.clone(), world.shelf.secret(id), entries)
            .map_err(|corrupt| corrupt.to_string())?;
        for client in world.clients.iter().filter(|client| client.table == *id) {
            let Ok(viewer) = viewer(client, &table) else { continue };
            let [shown, right] = [cached, &table].map(|table| snapshot(table, &viewer).to_string());
            if shown != right {
                return Err(format!("a node would show\n{shown}\nbut should\n{right}"));
            }
        }
    }
    Ok(())
}

fn finished(table: &Table) -> Result<(), String> {
    let record =
        table.record().ok_or_else(|| format!("the game came to a halt, it is {:?}", table.phase()))?;
    fair(&record)
}
