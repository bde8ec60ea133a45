//! Where pages are: who asks is found out, what they may see is looked up, and [`pages`] renders it.

use std::sync::Arc;

use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use maud::Markup;
use store::{Cursor, Listed};
use table::look::Theme;

use crate::api::Caller;
use crate::api::lists::lists;
use crate::app::App;
use crate::assets;
use crate::failure::Failure;
use crate::history::Wish;
use crate::hub::Unavailable;
use crate::identity::cookie;
use crate::pages::{self, Lobby, Shell, TablePage};
use crate::settings::Kept;

/// The theme that was chosen on this device, or else anywhere.
fn theme(headers: &HeaderMap, kept: Option<Kept>) -> Theme {
    match cookie(headers, "theme") {
        Some("day") => Theme::Day,
        Some("night") => Theme::Night,
        _ => kept.and_then(|kept| kept.settings.theme).unwrap_or_default(),
    }
}

/// What a page is rendered for.
fn shell<'a>(caller: &'a Caller, path: &'a str) -> Shell<'a> {
    let kept = caller.person.as_ref().map(Kept::of);
    Shell {
        lang: caller.lang,
        theme: theme(&caller.headers, kept),
        kept,
        assets: assets::prefix(),
        name: caller.person.as_ref().map(|person| person.name.as_str()).filter(|name| !name.is_empty()),
        words: pages::words(caller.lang),
        path,
    }
}

/// Four games, and the tables that wait.
pub(crate) async fn lobby(State(app): State<Arc<App>>, caller: Caller) -> Result<Markup, Failure> {
    let lists = lists(&app, &caller, Cursor::START).await?;
    let lobby = Lobby { mine: lists.mine, open: lists.open, games: pages::games(caller.lang) };
    Ok(pages::lobby(&shell(&caller, "/"), &lobby))
}

/// Setting up a table.
pub(crate) async fn new(caller: Caller, uri: Uri, Path(game): Path<String>) -> Response {
    let games = pages::games(caller.lang);
    match games.iter().find(|card| card.id == game) {
        Some(card) => pages::new(&shell(&caller, uri.path()), card).into_response(),
        None => missing(caller, uri).await.into_response(),
    }
}

/// The rules of a game.
pub(crate) async fn rules(caller: Caller, uri: Uri, Path(game): Path<String>) -> Response {
    let games = pages::games(caller.lang);
    let card = games.iter().find(|card| card.id == game);
    match card.and_then(|card| pages::rules(&shell(&caller, uri.path()), card)) {
        Some(page) => page.into_response(),
        None => missing(caller, uri).await.into_response(),
    }
}

/// A table. Whoever may not look is told so by the socket, which knows the key of the invite.
pub(crate) async fn table(
    State(app): State<Arc<App>>,
    caller: Caller,
    uri: Uri,
    Path(id): Path<String>,
) -> Response {
    about_table(&app, caller, uri, &id, pages::table).await
}

/// A table's game, looked at again.
pub(crate) async fn replay(
    State(app): State<Arc<App>>,
    caller: Caller,
    uri: Uri,
    Path(id): Path<String>,
) -> Response {
    about_table(&app, caller, uri, &id, |shell, table| pages::replay(shell, Some(table))).await
}

/// A page about a table, if there is one of this id.
async fn about_table(
    app: &App,
    caller: Caller,
    uri: Uri,
    id: &str,
    render: impl FnOnce(&Shell<'_>, &TablePage<'_>) -> Markup,
) -> Response {
    let listed = match listed(app, id).await {
        Ok(Some(listed)) => listed,
        Ok(None) => return missing(caller, uri).await.into_response(),
        Err(error) => return Failure::unavailable(error.into(), caller.lang).into_response(),
    };
    let (shell, game) = (shell(&caller, uri.path()), &listed.summary.game);
    if let Err(Unavailable::Former) = app.hub.room(listed.id).await {
        let card = pages::games(caller.lang).iter().find(|card| card.id == *game);
        let card = card.expect("what has rules that changed is a game of ours");
        return (StatusCode::GONE, pages::former(&shell, card)).into_response();
    }
    render(&shell, &TablePage { id, game }).into_response()
}

/// A game from a file, looked at.
pub(crate) async fn replay_file(caller: Caller) -> Markup {
    pages::replay(&shell(&caller, "/replay"), None)
}

async fn listed(app: &App, id: &str) -> Result<Option<Listed>, store::Error> {
    match id.parse() {
        Ok(id) => app.hub.store.table(id).await,
        Err(_) => Ok(None),
    }
}

/// Entering a code.
pub(crate) async fn join(caller: Caller) -> Markup {
    pages::join(&shell(&caller, "/join"))
}

/// Name and settings.
pub(crate) async fn me(caller: Caller) -> Markup {
    pages::me(&shell(&caller, "/me"))
}

/// Finished games.
pub(crate) async fn history(
    State(app): State<Arc<App>>,
    caller: Caller,
    wish: Result<Query<Wish>, QueryRejection>,
) -> Result<Markup, Failure> {
    // A wish that nobody understands is none.
    let wish = wish.map(|Query(wish)| wish).unwrap_or_default();
    let history = crate::api::history::history(&app, &caller, &wish).await?;
    Ok(pages::history(&shell(&caller, "/history"), &wish, &history))
}

/// What another device opens to become this person.
pub(crate) async fn link(caller: Caller) -> Markup {
    pages::link(&shell(&caller, "/link"))
}

/// Whose games these are, and what is rebuilt.
pub(crate) async fn about(caller: Caller) -> Markup {
    pages::about(&shell(&caller, "/about"))
}

/// Nothing is here.
pub(crate) async fn missing(caller: Caller, uri: Uri) -> Response {
    if uri.path().starts_with("/api/") {
        return Failure::missing("no-such-page", caller.lang).into_response();
    }
    (StatusCode::NOT_FOUND, pages::missing(&shell(&caller, uri.path()))).into_response()
}
