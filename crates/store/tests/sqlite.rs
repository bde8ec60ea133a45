//! The suite on `SQLite`, and what remains when the process is killed.

mod suite;

use std::env;
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

use suite::{summary, table, table_id};

const ADDRESS: &str = "LAMPLIGHT_TEST_STORE";

#[tokio::test(flavor = "multi_thread")]
async fn suite_holds() {
    let home = tempfile::tempdir().unwrap();
    suite::check(store::open(&address(&home)).await.unwrap()).await;
}

#[tokio::test]
async fn a_wrong_address_is_explained_without_its_password() {
    let Err(error) = store::open("postgre://me:secret@host/name").await else { panic!("it opened") };
    let expected = "postgre is no database: write sqlite:PATH or postgres://USER@HOST/NAME";
    assert_eq!(error.to_string(), expected);
}

#[tokio::test]
async fn what_was_written_is_there_after_closing_or_dropping() {
    let home = tempfile::tempdir().unwrap();
    let store = store::open(&address(&home)).await.unwrap();
    store.create(table(1, summary(1))).await.unwrap();
    store.close().await;
    assert!(store.append(table_id(1), 0, vec![b"too late".to_vec()], summary(2)).await.is_err());
    for n in 0..5 {
        let store = store::open(&address(&home)).await.unwrap();
        assert_eq!(store.read(table_id(1), 0).await.unwrap().len(), n);
        store.append(table_id(1), n as u64, vec![b"in time".to_vec()], summary(2)).await.unwrap();
    }
}

#[tokio::test]
async fn what_was_acknowledged_survives_a_kill() {
    let home = tempfile::tempdir().unwrap();
    let mut child = Command::new(env::current_exe().unwrap())
        .args(["--exact", "write_until_killed", "--ignored", "--nocapture"])
        .env(ADDRESS, address(&home))
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
    let mut acknowledged = 0;
    for n in lines.filter_map(|line| line.strip_prefix("acknowledged ")?.parse::<usize>().ok()) {
        acknowledged = n;
        if n == 200 {
            child.kill().unwrap();
        }
    }
    child.wait().unwrap();
    assert!(acknowledged >= 200, "the child wrote {acknowledged} events");
    let store = store::open(&address(&home)).await.unwrap();
    let length = store.read(table_id(1), 0).await.unwrap().len();
    assert!((acknowledged..=acknowledged + 1).contains(&length), "{length} of {acknowledged} are there");
}

#[tokio::test]
#[ignore = "runs as the process that what_was_acknowledged_survives_a_kill kills"]
async fn write_until_killed() {
    let store = store::open(&env::var(ADDRESS).unwrap()).await.unwrap();
    store.create(table(1, summary(1))).await.unwrap();
    for n in 0.. {
        store.append(table_id(1), n, vec![n.to_be_bytes().to_vec()], summary(2)).await.unwrap();
        writeln!(std::io::stdout(), "acknowledged {}", n + 1).unwrap();
    }
}

fn address(home: &tempfile::TempDir) -> String {
    format!("sqlite:{}", home.path().join("store.db").display())
}
