//! Events and their places.

use std::sync::Arc;
use std::time::Duration;

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use store::{Change, Error, NewTable, Store, TableId, limits};
use tokio::task::JoinSet;
use tokio::time::timeout;

use super::{summary, table, table_id};

pub(super) async fn events_come_back_in_order(store: &dyn Store) {
    let mut new = table(100, summary(1));
    new.events = vec![b"0".to_vec(), b"1".to_vec()];
    store.create(new).await.unwrap();
    let more = (2..200_u64).map(|n| n.to_string().into_bytes()).collect();
    store.append(table_id(100), 2, more, summary(2)).await.unwrap();
    for from in [0, 1, 150, 199, 200, u64::MAX] {
        let events = store.read(table_id(100), from).await.unwrap();
        let expected: Vec<u64> = (from..200).collect();
        assert_eq!(events.iter().map(|event| event.n).collect::<Vec<_>>(), expected);
        assert!(events.iter().all(|event| event.data == event.n.to_string().into_bytes()));
    }
    assert_eq!(store.table(table_id(100)).await.unwrap().unwrap().length, 200);
    let mut many = vec![table_id(198); limits::BATCH];
    many.push(table_id(100));
    assert_eq!(store.lengths(&many).await.unwrap(), [(table_id(100), 200)]);
    assert_eq!(store.lengths(&[]).await.unwrap(), []);
}

pub(super) async fn a_place_is_taken_once(store: &dyn Store) {
    let id = table_id(101);
    store.create(table(101, summary(1))).await.unwrap();
    store.append(id, 0, vec![b"first".to_vec(), vec![0, 255]], summary(2)).await.unwrap();
    for n in [0, 1, 3, 60_000] {
        let answer = store.append(id, n, vec![b"second".to_vec()], summary(3)).await;
        assert_eq!(answer, Err(Error::Conflict { now: 2 }), "at {n}");
    }
    store.append(id, 2, Vec::new(), summary(4)).await.unwrap();
    assert_eq!(store.append(id, 1, Vec::new(), summary(5)).await, Err(Error::Conflict { now: 2 }));
    let nowhere = table_id(199);
    assert_eq!(store.append(nowhere, 0, Vec::new(), summary(1)).await, Err(Error::NoTable(nowhere)));
    assert_eq!(store.read(nowhere, 0).await, Ok(Vec::new()));
}

pub(super) async fn a_refused_append_changes_nothing(store: &dyn Store) {
    let id = table_id(102);
    store.create(table(102, summary(1))).await.unwrap();
    let before = store.table(id).await.unwrap();
    store.append(id, 1, vec![b"late".to_vec()], summary(9)).await.unwrap_err();
    assert_eq!(store.table(id).await.unwrap(), before);
    assert_eq!(store.read(id, 0).await.unwrap(), []);
}

pub(super) async fn a_name_is_taken_once(store: &dyn Store) {
    store.create(table(103, summary(1))).await.unwrap();
    let events = vec![b"none of it stays".to_vec()];
    let same_code = NewTable { code: "CODE103".to_owned(), events, ..table(104, summary(2)) };
    for twin in [table(103, summary(2)), same_code] {
        assert_eq!(store.create(twin).await, Err(Error::Taken("id or code")));
    }
    assert_eq!(store.read(table_id(104), 0).await.unwrap(), []);
    assert_eq!(store.private(table_id(104)).await.unwrap(), None);
    let found = store.by_code("CODE103").await.unwrap().unwrap();
    assert_eq!((found.id, found.summary), (table_id(103), summary(1)));
    assert_eq!(store.by_code("code103").await.unwrap(), None);
    assert_eq!(store.by_code("\0").await, Err(Error::Nul("code")));
}

pub(super) async fn too_much_is_refused(store: &dyn Store) {
    let id = table_id(105);
    store.create(table(105, summary(1))).await.unwrap();
    let mut long_entry = summary(2);
    long_entry.entry = "x".repeat(limits::ENTRY_BYTES + 1);
    let long = limits::EVENTS_PER_TABLE as u64;
    let cases = [
        (0, vec![vec![0; limits::EVENT_BYTES + 1]], summary(2), "bytes of an event"),
        (0, vec![Vec::new(); limits::EVENTS_PER_APPEND + 1], summary(2), "events in an append"),
        (long, vec![Vec::new()], summary(2), "events of a table"),
        (u64::MAX, vec![Vec::new()], summary(2), "events of a table"),
        (0, Vec::new(), long_entry, "bytes of a list entry"),
    ];
    for (n, events, summary, expected) in cases {
        match store.append(id, n, events, summary).await {
            Err(Error::TooMuch { what, .. }) => assert_eq!(what, expected),
            other => panic!("{expected}: {other:?}"),
        }
    }
    let most = vec![vec![7; limits::EVENT_BYTES]; limits::EVENTS_PER_APPEND];
    store.append(id, 0, most, summary(3)).await.unwrap();
}

pub(super) async fn growth_is_told(store: &dyn Store) {
    let id = table_id(106);
    store.create(table(106, summary(1))).await.unwrap();
    let mut watch = store.watch();
    store.append(id, 0, vec![Vec::new(); 3], summary(2)).await.unwrap();
    let told = async { while watch.next().await != Some(Change::Grew { table: id, length: 3 }) {} };
    timeout(Duration::from_secs(10), told).await.expect("news within ten seconds");
}

/// Each writer adds its own numbers wherever there is room; in the end every number is there once, in order.
pub(super) async fn many_writers_at_few_tables(store: Arc<dyn Store>) {
    const WRITERS: u8 = 16;
    const EACH: u8 = 25;
    for n in 110..113 {
        store.create(table(n, summary(1))).await.unwrap();
    }
    let mut writers = JoinSet::new();
    for writer in 0..WRITERS {
        let (store, mut rng) = (store.clone(), StdRng::seed_from_u64(u64::from(writer)));
        writers.spawn(async move {
            for number in 0..EACH {
                let id = table_id(rng.random_range(110..113));
                insist(&*store, id, vec![writer, number]).await;
            }
        });
    }
    writers.join_all().await;
    let mut seen = vec![0; usize::from(WRITERS)];
    let mut total = 0;
    for id in (110..113).map(table_id) {
        let events = store.read(id, 0).await.unwrap();
        assert!(events.iter().enumerate().all(|(n, event)| event.n == n as u64));
        assert_eq!(store.table(id).await.unwrap().unwrap().length, events.len() as u64);
        total += events.len();
        for event in events {
            seen[usize::from(event.data[0])] |= 1_u32 << event.data[1];
        }
    }
    assert_eq!(total, usize::from(WRITERS) * usize::from(EACH));
    assert!(seen.iter().all(|&numbers| numbers == (1 << EACH) - 1));
}

/// Appends wherever the table is now.
pub(crate) async fn insist(store: &dyn Store, id: TableId, event: Vec<u8>) {
    let mut n = 0;
    loop {
        match store.append(id, n, vec![event.clone()], summary(2)).await {
            Ok(()) => return,
            Err(Error::Conflict { now }) => n = now,
            Err(error) => panic!("{error}"),
        }
    }
}

/// More than one transaction takes: those that come together are written together, as far as they fit.
pub(super) async fn large_appends_wait_for_each_other(store: Arc<dyn Store>) {
    let ids: Vec<TableId> = (210..250).map(table_id).collect();
    for n in 210..250 {
        store.create(table(n, summary(1))).await.unwrap();
    }
    let mut writers = JoinSet::new();
    for &id in &ids {
        let store = store.clone();
        let events = vec![id.as_bytes().to_vec(); limits::EVENTS_PER_APPEND];
        writers.spawn(async move { store.append(id, 0, events, summary(2)).await });
    }
    assert!(writers.join_all().await.iter().all(Result::is_ok));
    for id in ids {
        let events = store.read(id, 0).await.unwrap();
        assert!(
            events.len() == limits::EVENTS_PER_APPEND
                && events.iter().all(|event| event.data == id.as_bytes())
        );
    }
}

pub(super) async fn one_of_many_gets_the_place(store: Arc<dyn Store>) {
    let id = table_id(114);
    store.create(table(114, summary(1))).await.unwrap();
    let mut writers = JoinSet::new();
    for writer in 0..100_u8 {
        let store = store.clone();
        writers.spawn(async move { (writer, store.append(id, 0, vec![vec![writer]], summary(2)).await) });
    }
    let answers = writers.join_all().await;
    let (won, lost): (Vec<_>, Vec<_>) = answers.into_iter().partition(|(_, answer)| answer.is_ok());
    assert!(lost.iter().all(|(_, answer)| *answer == Err(Error::Conflict { now: 1 })));
    let [(winner, _)] = won.as_slice() else { panic!("one place, {} winners", won.len()) };
    assert_eq!(store.read(id, 0).await.unwrap()[0].data, [*winner]);
}
