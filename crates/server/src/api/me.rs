//! Who I am: name, language, settings, another device, and being forgotten.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::HeaderValue;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::{Value, json};
use session::Refusal;
use session::protocol::{Command, Deed, Phase};
use store::Person;
use table::Lang;

use crate::api::{Caller, NewToken};
use crate::app::App;
use crate::clock::now;
use crate::failure::{Failure, InWords};
use crate::hub::Unavailable;
use crate::identity::{clear_token, set_token};
use crate::input::Input;
use crate::limits::LINK;
use crate::reach::WayIn;
use crate::secret::Token;
use crate::settings::{Kept, Settings};

/// What can be changed.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Changes {
    #[serde(default)]
    name: Option<String>,
    #[serde(default)]
    lang: Option<Lang>,
    #[serde(default)]
    settings: Option<Settings>,
}

fn shown(person: Option<&Person>, lang: Lang) -> Json<Value> {
    let name = person.map(|person| &person.name).filter(|name| !name.is_empty());
    let Kept { settings, at, .. } = person.map(Kept::of).unwrap_or_default();
    Json(json!({ "name": name, "lang": lang, "settings": settings, "at": at }))
}

/// Who I am.
pub(crate) async fn show(caller: Caller) -> Json<Value> {
    shown(caller.person.as_ref(), caller.lang)
}

/// Changes name, language or settings, for somebody who was not here before too.
pub(crate) async fn change(
    State(app): State<Arc<App>>,
    mut caller: Caller,
    Input(changes): Input<Changes>,
) -> Result<Response, Failure> {
    let (mut person, token) = caller.somebody(&app, "").await?;
    if let Some(name) = changes.name {
        person.name = visible_name(&name).map_err(|refusal| Failure::refused(&refusal, caller.lang))?;
    }
    if let Some(lang) = changes.lang {
        lang.tag().clone_into(&mut person.language);
    }
    if changes.lang.is_some() || changes.settings.is_some() {
        let kept = Kept::of(&person);
        let settings = changes.settings.unwrap_or_default().over(kept.settings);
        person.settings = Kept { settings, at: now().0, ..kept }.to_value();
    }
    app.people.change(&person).await.in_words(caller.lang)?;
    let lang = changes.lang.unwrap_or(caller.lang);
    Ok(token.with(shown(Some(&person), lang)))
}

/// A name as it can be shown to others.
pub(crate) fn visible_name(name: &str) -> Result<String, Refusal> {
    session::decide::visible(name, table::limits::NAME_CHARS).ok_or(Refusal::Name)
}

/// Makes a link with which another device becomes this person.
pub(crate) async fn link(State(app): State<Arc<App>>, caller: Caller) -> Result<Json<Value>, Failure> {
    let person = caller.known()?;
    let (code, expires) = (Token::draw(), now().0 + LINK.as_millis() as u64);
    let time = store::Time(expires as i64);
    app.hub.store.add_link(code.hash(), person.id, time).await.in_words(caller.lang)?;
    let WayIn { origin, reach } = caller.way_in(&app);
    let link = format!("{origin}/link#{}", code.reveal());
    Ok(Json(json!({ "link": link, "expires": expires, "reach": reach })))
}

/// The code of such a link.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Code {
    code: String,
}

/// Becomes the person who made the link.
pub(crate) async fn use_link(
    State(app): State<Arc<App>>,
    caller: Caller,
    Input(Code { code }): Input<Code>,
) -> Result<Response, Failure> {
    let lang = caller.lang;
    if !app.codes.allows(caller.address.0, app.hub.limits.codes) {
        return Err(Failure::too_many("too-many-requests", lang));
    }
    let unknown = || Failure::missing("no-such-link", lang);
    let code = Token::parse(&code).ok_or_else(unknown)?;
    let token = Token::draw();
    let used = app.hub.store.use_link(code.hash(), token.hash(), now().into()).await.in_words(lang)?;
    let person = used.ok_or_else(unknown)?;
    let cookie = NewToken(Some(set_token(&token, app.config.is_secure())));
    Ok(cookie.with(shown(Some(&person), lang)))
}

/// Forgets me: I leave my tables, and nothing that can identify me is kept.
pub(crate) async fn forget(State(app): State<Arc<App>>, caller: Caller) -> Result<Response, Failure> {
    let person = caller.known()?.clone();
    leave_everywhere(&app, &caller, &person).await?;
    app.hub.forget(person.id).await.in_words(caller.lang)?;
    app.people.forget(person.id).await.in_words(caller.lang)?;
    let mut response = shown(None, caller.lang).into_response();
    response.headers_mut().append(SET_COOKIE, HeaderValue::from_str(&clear_token()).expect("plain"));
    Ok(response)
}

async fn leave_everywhere(app: &Arc<App>, caller: &Caller, person: &Person) -> Result<(), Failure> {
    for listed in app.hub.store.mine(person.id).await.in_words(caller.lang)? {
        let room = match app.hub.room(listed.id).await {
            Ok(None) | Err(Unavailable::Former) => continue,
            room => room.in_words(caller.lang)?.expect("it is there"),
        };
        let Some(id) = caller.id() else { continue };
        let (seats, n, over) = {
            let inner = room.lock().await;
            let seats: Vec<_> = inner.table.chairs().of(&id).collect();
            (seats, inner.table.n(), inner.table.phase() == Phase::Over)
        };
        for seat in seats.into_iter().filter(|_| !over) {
            let command = Command { id: format!("forget {seat}"), n, deed: Deed::Leave { seat } };
            let (who, viewer) = (caller.who(person, true), caller.viewer(None, None, true));
            room.command(&app.hub, who, viewer, command).await.in_words(caller.lang)?;
        }
    }
    Ok(())
}
