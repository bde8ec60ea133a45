//! People, their tokens and links.

use serde_json::json;
use store::{Cursor, Error, Event, NewTable, Person, State, Store, Summary, Time};

use super::{hash, person, person_id, summary, table, table_id};

pub(super) async fn a_token_leads_to_its_person(store: &dyn Store) {
    store.add_person(person(50), hash(50)).await.unwrap();
    assert_eq!(store.by_token(hash(50)).await.unwrap(), Some(person(50)));
    assert_eq!(store.by_token(hash(51)).await.unwrap(), None);
    assert_eq!(store.add_person(person(50), hash(51)).await, Err(Error::Taken("id")));
    assert_eq!(store.add_person(person(51), hash(50)).await, Err(Error::Taken("token")));
    assert_eq!(store.person(person_id(51)).await.unwrap(), None);

    let changed = Person { name: "Jörg".to_owned(), settings: json!({ "tall": [1, null] }), ..person(50) };
    store.change_person(changed.clone()).await.unwrap();
    store.saw(&[person_id(49), person_id(50)], Time(9)).await.unwrap();
    store.saw(&[person_id(50)], Time(8)).await.unwrap();
    store.saw(&[], Time(10)).await.unwrap();
    assert_eq!(store.person(person_id(50)).await.unwrap(), Some(Person { seen: Time(9), ..changed }));
    let nul = Person { name: "\0".to_owned(), ..person(50) };
    assert_eq!(store.change_person(nul).await, Err(Error::Nul("name")));
}

pub(super) async fn a_link_works_once_and_in_time(store: &dyn Store) {
    let id = person_id(52);
    store.add_person(person(52), hash(52)).await.unwrap();
    store.add_link(hash(60), id, Time(100)).await.unwrap();
    store.add_link(hash(61), id, Time(100)).await.unwrap();
    assert_eq!(store.add_link(hash(60), person_id(50), Time(200)).await, Err(Error::Taken("code")));

    assert_eq!(store.use_link(hash(60), hash(53), Time(99)).await.unwrap(), Some(person(52)));
    assert_eq!(store.by_token(hash(53)).await.unwrap(), Some(person(52)));
    assert_eq!(store.by_token(hash(52)).await.unwrap(), Some(person(52)));
    assert_eq!(store.use_link(hash(60), hash(54), Time(99)).await.unwrap(), None);
    assert_eq!(store.use_link(hash(61), hash(54), Time(100)).await.unwrap(), None);
    assert_eq!(store.use_link(hash(61), hash(54), Time(99)).await.unwrap(), None);
    assert_eq!(store.by_token(hash(54)).await.unwrap(), None);
}

pub(super) async fn who_is_forgotten_is_gone(store: &dyn Store) {
    let id = person_id(55);
    store.add_person(person(55), hash(55)).await.unwrap();
    store.add_link(hash(62), id, Time(100)).await.unwrap();
    for (n, state) in (190..).zip(State::ALL) {
        store.create(table(n, Summary { state, people: vec![id], ..summary(1) })).await.unwrap();
    }
    store.forget(id).await.unwrap();
    assert_eq!(store.person(id).await.unwrap(), None);
    assert_eq!(store.by_token(hash(55)).await.unwrap(), None);
    assert_eq!(store.use_link(hash(62), hash(56), Time(1)).await.unwrap(), None);
    assert_eq!(store.mine(id).await.unwrap(), []);
    assert_eq!(store.finished(id, Cursor::START).await.unwrap(), []);
    store.change_person(person(55)).await.unwrap();
    assert_eq!(store.person(id).await.unwrap(), None);
}

pub(super) async fn what_names_somebody_is_taken_out(store: &dyn Store) {
    let (zoe, other) = (person_id(57), person_id(58));
    let seats = |people: &[_]| Summary { people: people.to_vec(), ..summary(1) };
    let events = vec![b"opened".to_vec(), b"Zo\xc3\xab sits down".to_vec()];
    store.create(NewTable { events, ..table(200, seats(&[zoe, other])) }).await.unwrap();
    store.append(table_id(200), 2, vec![b"left".to_vec()], seats(&[other])).await.unwrap();
    assert_eq!(store.visited(zoe).await.unwrap(), [table_id(200)], "whoever left has been there");

    let blank = vec![Event { n: 1, data: b"somebody sits down".to_vec() }];
    store.redact(table_id(200), zoe, blank).await.unwrap();
    let data: Vec<_> =
        store.read(table_id(200), 0).await.unwrap().into_iter().map(|event| event.data).collect();
    assert_eq!(data, [b"opened".to_vec(), b"somebody sits down".to_vec(), b"left".to_vec()]);
    assert_eq!(store.visited(zoe).await.unwrap(), []);
    assert_eq!(store.visited(other).await.unwrap(), [table_id(200)], "others are not concerned");

    let beyond = vec![Event { n: 9, data: b"more".to_vec() }];
    store.redact(table_id(200), zoe, beyond).await.unwrap();
    assert_eq!(store.read(table_id(200), 3).await.unwrap(), [], "there is no way to add something");
}
