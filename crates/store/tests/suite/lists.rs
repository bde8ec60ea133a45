//! What lists show, in which order, and what they do not.

use store::{Cursor, Error, Figures, Listed, PersonId, State, Store, Summary, TableId, Time, limits};

use super::{hash, ids, person, person_id, summary, table, table_id};

/// A table where these people sit.
fn seated(state: State, updated: i64, people: &[PersonId], acting: &[PersonId]) -> Summary {
    Summary { state, people: people.to_vec(), acting: acting.to_vec(), ..summary(updated) }
}

/// Needs an empty store: it counts everything.
pub(super) async fn figures_count_and_idle_tables_are_put_away(store: &dyn Store) {
    assert_eq!(store.figures().await.unwrap(), Figures::default());
    let ada = person_id(1);
    store.add_person(person(1), hash(1)).await.unwrap();
    let mut idle = table(1, summary(10));
    idle.events = vec![b"made".to_vec()];
    store.create(idle).await.unwrap();
    store.create(table(2, summary(20))).await.unwrap();
    store.create(table(3, seated(State::Open, 10, &[ada], &[]))).await.unwrap();
    store.create(table(4, seated(State::Finished, 10, &[], &[]))).await.unwrap();
    let figures = Figures { people: 1, open: 3, playing: 0, finished: 1, events: 1 };
    assert_eq!(store.figures().await.unwrap(), figures);
    assert_eq!(store.put_away(Time(20)).await.unwrap(), 1);
    assert_eq!(store.figures().await.unwrap(), Figures { open: 2, events: 0, ..figures });
    let gone = table_id(1);
    assert_eq!(store.read(gone, 0).await.unwrap(), []);
    assert_eq!(store.private(gone).await.unwrap(), None);
    assert_eq!(store.append(gone, 1, Vec::new(), summary(30)).await, Err(Error::NoTable(gone)));
}

pub(super) async fn my_tables_come_with_those_where_it_is_my_turn_first(store: &dyn Store) {
    let (ada, ben) = (person_id(2), person_id(3));
    let playing = |updated, acting| seated(State::Playing, updated, &[ben, ada], &[acting]);
    store.create(table(10, playing(50, ben))).await.unwrap();
    store.create(table(11, playing(40, ada))).await.unwrap();
    store.create(table(12, seated(State::Open, 60, &[ada], &[]))).await.unwrap();
    store.create(table(13, seated(State::Finished, 70, &[ada, ben], &[]))).await.unwrap();
    assert_eq!(ids(&store.mine(ada).await.unwrap()), [11, 12, 10].map(table_id));
    assert_eq!(ids(&store.mine(ben).await.unwrap()), [10, 11].map(table_id));

    store.append(table_id(11), 0, vec![b"ada plays".to_vec()], playing(80, ben)).await.unwrap();
    assert_eq!(ids(&store.mine(ben).await.unwrap()), [11, 10].map(table_id));
    store.append(table_id(11), 1, Vec::new(), seated(State::Playing, 90, &[ben], &[ben])).await.unwrap();
    assert_eq!(ids(&store.mine(ada).await.unwrap()), [12, 10].map(table_id));
    assert_eq!(store.mine(person_id(99)).await.unwrap(), []);
}

pub(super) async fn tables_that_wait_for_bots_are_found(store: &dyn Store) {
    let ada = person_id(6);
    store.create(table(80, seated(State::Playing, 10, &[ada], &[]))).await.unwrap();
    store.create(table(81, seated(State::Playing, 10, &[ada], &[ada]))).await.unwrap();
    store.create(table(82, seated(State::Playing, 10, &[], &[]))).await.unwrap();
    store.create(table(83, seated(State::Open, 10, &[ada], &[]))).await.unwrap();
    store.create(table(84, seated(State::Playing, 30, &[ada], &[]))).await.unwrap();
    assert_eq!(store.stalled(Time(20)).await.unwrap(), [table_id(80)]);
}

pub(super) async fn open_tables_come_in_pages(store: &dyn Store) {
    let count = limits::PAGE as u8 + 5;
    let public = |n: u8| Summary { public: true, ..summary(1_000 + i64::from(n / 2)) };
    for n in 20..20 + count {
        store.create(table(n, public(n))).await.unwrap();
    }
    store.append(table_id(20), 0, Vec::new(), Summary { state: State::Playing, ..public(20) }).await.unwrap();
    let first = store.open(Cursor::START).await.unwrap();
    let second = store.open(first.last().unwrap().cursor()).await.unwrap();
    assert_eq!((first.len(), second.len()), (limits::PAGE, 4));
    let expected: Vec<TableId> = (21..20 + count).rev().map(table_id).collect();
    assert_eq!(ids(&[first, second].concat()), expected);
}

pub(super) async fn finished_tables_come_in_pages(store: &dyn Store) {
    let ada = person_id(4);
    let count = limits::PAGE as u8 + 1;
    for n in 120..120 + count {
        store.create(table(n, seated(State::Finished, 7, &[ada], &[]))).await.unwrap();
    }
    let first = store.finished(ada, Cursor::START).await.unwrap();
    let second = store.finished(ada, first.last().unwrap().cursor()).await.unwrap();
    assert_eq!(ids(&first)[0], table_id(119 + count));
    assert_eq!((first.len(), ids(&second)), (limits::PAGE, vec![table_id(120)]));
    assert_eq!(store.mine(ada).await.unwrap(), []);
}

pub(super) async fn no_list_shows_the_private_part(store: &dyn Store) {
    let ada = person_id(5);
    for (n, state) in (180..).zip(State::ALL) {
        let summary = Summary { public: true, ..seated(state, 2_000, &[ada], &[]) };
        store.create(table(n, summary)).await.unwrap();
    }
    let mut shown: Vec<Listed> = store.mine(ada).await.unwrap();
    shown.extend(store.open(Cursor::START).await.unwrap());
    shown.extend(store.finished(ada, Cursor::START).await.unwrap());
    shown.extend(store.table(table_id(180)).await.unwrap());
    shown.extend(store.by_code("CODE181").await.unwrap());
    assert!(shown.len() > 5);
    assert!(!format!("{shown:?}").contains("dice"));
    assert_eq!(store.private(table_id(180)).await.unwrap().unwrap().0, b"the dice of this table");
}
