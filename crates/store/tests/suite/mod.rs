//! What every store must do, whatever lies below: run by the tests of both databases.

mod analyses;
mod lists;
mod people;
pub(crate) mod places;

use std::sync::Arc;

use serde_json::json;
use store::{Hash, NewTable, Person, PersonId, Private, State, Store, Summary, TableId, Time};

/// Runs everything on an empty store.
pub(crate) async fn check(store: Arc<dyn Store>) {
    analyses::what_was_found_out_is_kept(&*store).await;
    lists::figures_count_and_idle_tables_are_put_away(&*store).await;
    lists::my_tables_come_with_those_where_it_is_my_turn_first(&*store).await;
    lists::tables_that_wait_for_bots_are_found(&*store).await;
    lists::open_tables_come_in_pages(&*store).await;
    lists::finished_tables_come_in_pages(&*store).await;
    lists::no_list_shows_the_private_part(&*store).await;
    people::a_token_leads_to_its_person(&*store).await;
    people::a_link_works_once_and_in_time(&*store).await;
    people::who_is_forgotten_is_gone(&*store).await;
    people::what_names_somebody_is_taken_out(&*store).await;
    places::events_come_back_in_order(&*store).await;
    places::a_place_is_taken_once(&*store).await;
    places::a_refused_append_changes_nothing(&*store).await;
    places::a_name_is_taken_once(&*store).await;
    places::too_much_is_refused(&*store).await;
    places::growth_is_told(&*store).await;
    places::many_writers_at_few_tables(store.clone()).await;
    places::large_appends_wait_for_each_other(store.clone()).await;
    places::one_of_many_gets_the_place(store).await;
}

pub(crate) fn table_id(n: u8) -> TableId {
    TableId::new(Time(i64::from(n)), [n; 10])
}

pub(crate) fn person_id(n: u8) -> PersonId {
    PersonId::from_bytes([n; 16])
}

pub(crate) fn hash(n: u8) -> Hash {
    Hash([n; 32])
}

/// An open table where nobody sits.
pub(crate) fn summary(updated: i64) -> Summary {
    Summary {
        game: "glux".to_owned(),
        state: State::Open,
        public: false,
        people: Vec::new(),
        acting: Vec::new(),
        updated: Time(updated),
        entry: json!({ "title": "Größe \"1\"\u{0}" }).to_string(),
    }
}

/// A table without events, named after `n`.
pub(crate) fn table(n: u8, summary: Summary) -> NewTable {
    NewTable {
        id: table_id(n),
        code: format!("CODE{n}"),
        private: Private(b"the dice of this table".to_vec()),
        created: summary.updated,
        summary,
        events: Vec::new(),
    }
}

pub(crate) fn person(n: u8) -> Person {
    Person {
        id: person_id(n),
        name: format!("Zoë {n}"),
        language: "de".to_owned(),
        settings: json!({ "sound": false }),
        created: Time(1),
        seen: Time(1),
    }
}

pub(crate) fn ids(list: &[store::Listed]) -> Vec<TableId> {
    list.iter().map(|table| table.id).collect()
}
