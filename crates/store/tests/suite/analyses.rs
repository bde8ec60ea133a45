//! What was found out about games.

use store::{Error, Store, limits};

use super::table_id;

pub(super) async fn what_was_found_out_is_kept(store: &dyn Store) {
    let [one, other] = [70, 71].map(table_id);
    assert_eq!(store.analysis(one).await, Ok(None));
    store.keep_analysis(one, b"at first".to_vec()).await.unwrap();
    store.keep_analysis(other, vec![0, 255]).await.unwrap();
    store.keep_analysis(one, b"later".to_vec()).await.unwrap();
    assert_eq!(store.analysis(one).await, Ok(Some(b"later".to_vec())));
    assert_eq!(store.analysis(other).await, Ok(Some(vec![0, 255])));

    let most = limits::ANALYSIS_BYTES;
    store.keep_analysis(other, vec![1; most]).await.unwrap();
    let too_much = store.keep_analysis(other, vec![2; most + 1]).await;
    assert_eq!(too_much, Err(Error::TooMuch { what: "bytes of an analysis", most, got: most + 1 }));
    assert_eq!(store.analysis(other).await, Ok(Some(vec![1; most])));
}
