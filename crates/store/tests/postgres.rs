//! The suite on `PostgreSQL`, several nodes on one database, and what remains when the server crashes.

mod suite;

use std::sync::Arc;
use std::time::Duration;

use postgres_harness::Postgres;
use store::{Change, Store, TableId, Watch};
use suite::{summary, table, table_id};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

#[tokio::test(flavor = "multi_thread")]
async fn suite_holds() {
    let mut postgres = Postgres::start().unwrap();
    suite::check(store::open(&postgres.database("suite").unwrap()).await.unwrap()).await;
    nodes_share_a_database(&postgres.database("nodes").unwrap()).await;
    let address = postgres.database("crash").unwrap();
    what_was_acknowledged_survives_a_crash(&mut postgres, &address).await;
}

async fn nodes_share_a_database(address: &str) {
    let (one, other) = tokio::join!(store::open(address), store::open(address));
    let (one, other) = (one.unwrap(), other.unwrap());
    one.create(table(1, summary(1))).await.unwrap();
    let mut watch = other.watch();
    one.append(table_id(1), 0, vec![b"hello".to_vec()], summary(2)).await.unwrap();
    assert_eq!(news(&mut watch).await, Change::Grew { table: table_id(1), length: 1 });
    assert_eq!(other.read(table_id(1), 0).await.unwrap()[0].data, b"hello");

    let mut writers = JoinSet::new();
    for writer in 0..40_u8 {
        let node = if writer % 2 == 0 { one.clone() } else { other.clone() };
        writers.spawn(async move { suite::places::insist(&*node, table_id(1), vec![writer]).await });
    }
    writers.join_all().await;
    let mut written: Vec<u8> =
        one.read(table_id(1), 1).await.unwrap().iter().map(|event| event.data[0]).collect();
    written.sort_unstable();
    assert_eq!(written, (0..40).collect::<Vec<u8>>());
}

async fn what_was_acknowledged_survives_a_crash(postgres: &mut Postgres, address: &str) {
    let store = store::open(address).await.unwrap();
    let mut watch = store.watch();
    let mut writers = JoinSet::new();
    for n in 1..9 {
        store.create(table(n, summary(1))).await.unwrap();
        let store = store.clone();
        writers.spawn(async move { (table_id(n), write_until_it_fails(store, table_id(n)).await) });
    }
    sleep(Duration::from_millis(300)).await;
    tokio::task::block_in_place(|| postgres.crash()).unwrap();
    let acknowledged = writers.join_all().await;
    tokio::task::block_in_place(|| postgres.restart()).unwrap();
    while news(&mut watch).await != Change::Resync {}
    for (id, acknowledged) in acknowledged {
        let length = store.read(id, 0).await.unwrap().len() as u64;
        assert!(
            acknowledged > 0 && (acknowledged..=acknowledged + 1).contains(&length),
            "{length} of {acknowledged}"
        );
        store.append(id, length, vec![b"it goes on".to_vec()], summary(3)).await.unwrap();
    }
    timeout(Duration::from_secs(20), store.close()).await.expect("nothing keeps the store from closing");
    assert!(store.read(table_id(1), 0).await.is_err());
}

async fn write_until_it_fails(store: Arc<dyn Store>, id: TableId) -> u64 {
    let mut n = 0;
    while store.append(id, n, vec![n.to_be_bytes().to_vec()], summary(2)).await.is_ok() {
        n += 1;
    }
    n
}

async fn news(watch: &mut Watch) -> Change {
    timeout(Duration::from_secs(20), watch.next()).await.expect("news in time").expect("the store is open")
}
