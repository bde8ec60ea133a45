//! Tables: opening one, looking at it, doing something there.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use fast_qr::convert::svg::SvgBuilder;
use fast_qr::qr::QRBuilder;
use serde::Deserialize;
use serde_json::{Value, json};
use session::protocol::{Command, Preview, Terms, ToClient, Watch};
use session::{Founding, PersonId, Refusal, Viewer, Who};
use store::{Person, TableId};
use table::{Frame, Lang, Seat};

use crate::api::Caller;
use crate::api::me::visible_name;
use crate::api::replay::finished;
use crate::app::App;
use crate::failure::{Failure, InWords};
use crate::input::{Asked, Input, Named};
use crate::reach::WayIn;
use crate::room::{Guest, Room};
use crate::secret::tidy_code;

/// A table to be opened.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Opening {
    terms: Terms,
    /// Seats that the host takes at once.
    #[serde(default)]
    sit: Vec<Seat>,
    /// How the host wants to be called, if nobody knows yet.
    #[serde(default)]
    name: Option<String>,
}

impl Caller {
    /// The caller as a table knows them.
    pub(crate) fn who(&self, person: &Person, invited: bool) -> Who {
        let name = person.name.clone();
        Who { person: PersonId(person.id.to_string()), name, invited, lang: self.lang }
    }

    /// The caller's eyes.
    pub(crate) fn viewer(&self, seat: Option<Seat>, lang: Option<Lang>, invited: bool) -> Viewer {
        Viewer { person: self.id(), seat, lang, frame: None, invited }
    }

    pub(crate) fn guest(&self) -> Guest {
        Guest { person: self.id(), key: self.key() }
    }
}

/// Opens a table.
pub(crate) async fn open(
    State(app): State<Arc<App>>,
    mut caller: Caller,
    Input(opening): Input<Opening>,
) -> Result<Response, Failure> {
    let Opening { terms, sit, name } = opening;
    found(&app, &mut caller, terms, sit, name.as_deref()).await
}

/// Opens a table for whoever asks, and answers how others get there.
pub(crate) async fn found(
    app: &Arc<App>,
    caller: &mut Caller,
    terms: Terms,
    sit: Vec<Seat>,
    name: Option<&str>,
) -> Result<Response, Failure> {
    let refused = |refusal: Refusal, lang| Failure::refused(&refusal, lang);
    let name = name.map(visible_name).transpose();
    let name = name.map_err(|refusal| refused(refusal, caller.lang))?;
    let (mut person, token) = caller.somebody(app, name.as_deref().unwrap_or_default()).await?;
    if let Some(name) = name.filter(|name| *name != person.name) {
        person.name = name;
        app.people.change(&person).await.in_words(caller.lang)?;
    }
    if app.hub.store.mine(person.id).await.in_words(caller.lang)?.len() as u64
        >= app.hub.limits.tables_per_person
    {
        return Err(Failure::too_many("too-many-tables", caller.lang));
    }
    let who = caller.who(&person, true);
    let founding = Founding::new(terms, who.person.clone());
    let sit = (!sit.is_empty()).then_some((&who, sit));
    let opened = app.hub.open(founding, sit).await.in_words(caller.lang)?;
    let room = opened.map_err(|refusal| refused(refusal, caller.lang))?;
    Ok(token.with((StatusCode::CREATED, Json(invitation(app, caller, &room)))))
}

/// How others get to a table.
fn invitation(app: &App, caller: &Caller, room: &Room) -> Value {
    let (id, key) = (room.id.to_string(), room.key.reveal());
    let WayIn { origin, reach } = caller.way_in(app);
    let link = format!("{origin}/table/{id}#{key}");
    json!({ "table": id, "code": room.code, "invite": key, "link": link, "reach": reach })
}

/// The room of an id in a path.
pub(crate) async fn room_of(app: &Arc<App>, id: &str, lang: Lang) -> Result<Arc<Room>, Failure> {
    let missing = || Failure::missing("no-such-table", lang);
    let id: TableId = id.parse().map_err(|_| missing())?;
    app.hub.room(id).await.in_words(lang)?.ok_or_else(missing)
}

/// How somebody looks at a table over HTTP.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Look {
    #[serde(default)]
    n: Option<u64>,
    #[serde(default)]
    seat: Option<Seat>,
    #[serde(default)]
    lang: Option<Lang>,
    #[serde(default)]
    frame: Option<Frame>,
}

impl Look {
    /// A look at nothing in particular.
    pub(crate) const PLAIN: Look = Look { n: None, seat: None, lang: None, frame: None };

    pub(crate) fn watch(&self, id: &str) -> Watch {
        Watch {
            table: session::TableId(id.to_owned()),
            n: self.n,
            seat: self.seat,
            lang: self.lang,
            frame: self.frame,
            invite: None,
        }
    }
}

/// How a table stands.
pub(crate) async fn state(
    State(app): State<Arc<App>>,
    caller: Caller,
    Named(id): Named,
    Asked(look): Asked<Look>,
) -> Result<Json<ToClient>, Failure> {
    let room = room_of(&app, &id, caller.lang).await?;
    let seen = room
        .glance(&app.hub, caller.guest(), &look.watch(&id), |table, viewer| table.state(viewer, look.n))
        .await
        .in_words(caller.lang)?;
    seen.map(|state| Json(ToClient::State(state))).map_err(|refusal| Failure::refused(&refusal, caller.lang))
}

/// How the answer to a preview is drawn.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Drawn {
    #[serde(default)]
    lang: Option<Lang>,
    #[serde(default)]
    frame: Frame,
}

/// What an action would lead to, with the eyes of its seat.
pub(crate) async fn preview(
    State(app): State<Arc<App>>,
    caller: Caller,
    Named(id): Named,
    Asked(Drawn { lang, frame }): Asked<Drawn>,
    Input(ask): Input<Preview>,
) -> Result<Json<ToClient>, Failure> {
    let room = room_of(&app, &id, caller.lang).await?;
    let lang = lang.or(Some(caller.lang));
    let watch = Look { n: None, seat: Some(ask.seat), lang, frame: Some(frame) }.watch(&id);
    let previewed = room
        .glance(&app.hub, caller.guest(), &watch, |table, viewer| table.preview(viewer, &ask))
        .await
        .in_words(caller.lang)?;
    previewed
        .flatten()
        .map(|previewed| Json(ToClient::Previewed(previewed)))
        .map_err(|refusal| Failure::refused(&refusal, caller.lang))
}

/// Does something at a table.
pub(crate) async fn command(
    State(app): State<Arc<App>>,
    caller: Caller,
    Named(id): Named,
    Input(command): Input<Command>,
) -> Result<Response, Failure> {
    let person = caller.known()?;
    let room = room_of(&app, &id, caller.lang).await?;
    let watch = Look::PLAIN.watch(&id);
    let looked = room.glance(&app.hub, caller.guest(), &watch, |_, viewer| viewer.clone()).await;
    let viewer = looked.in_words(caller.lang)?.map_err(|refusal| Failure::refused(&refusal, caller.lang))?;
    let who = caller.who(person, viewer.invited);
    let answer = room.command(&app.hub, who, viewer, command).await.in_words(caller.lang)?;
    let status = if matches!(answer, ToClient::Refused(_)) { StatusCode::CONFLICT } else { StatusCode::OK };
    Ok((status, Json(answer)).into_response())
}

/// The invite of a table, for those who have it already.
pub(crate) async fn invite(
    State(app): State<Arc<App>>,
    caller: Caller,
    Named(id): Named,
) -> Result<Json<Value>, Failure> {
    let room = room_of(&app, &id, caller.lang).await?;
    let watch = Look::PLAIN.watch(&id);
    let invited = room.glance(&app.hub, caller.guest(), &watch, |_, viewer| viewer.invited).await;
    match invited.in_words(caller.lang)? {
        Ok(true) => Ok(Json(invitation(&app, &caller, &room))),
        _ => Err(Failure::refused(&Refusal::NotInvited, caller.lang)),
    }
}

/// The record of a finished game.
pub(crate) async fn record(
    State(app): State<Arc<App>>,
    caller: Caller,
    Named(id): Named,
) -> Result<Response, Failure> {
    let record = finished(&app, &caller, &id).await?;
    Ok(([(CONTENT_TYPE, "application/json")], record.to_json()).into_response())
}

/// A code that somebody was told.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Code {
    code: String,
}

/// Finds a table by its code.
pub(crate) async fn join(
    State(app): State<Arc<App>>,
    caller: Caller,
    Input(Code { code }): Input<Code>,
) -> Result<Json<Value>, Failure> {
    if !app.codes.allows(caller.address.0, app.hub.limits.codes) {
        return Err(Failure::too_many("too-many-requests", caller.lang));
    }
    let unknown = || Failure::missing("no-such-code", caller.lang);
    let code = tidy_code(&code).ok_or_else(unknown)?;
    let listed = app.hub.store.by_code(&code).await.in_words(caller.lang)?.ok_or_else(unknown)?;
    let room = app.hub.room(listed.id).await.in_words(caller.lang)?.ok_or_else(unknown)?;
    Ok(Json(invitation(&app, &caller, &room)))
}

/// What a picture code is to say.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Text {
    text: String,
}

/// A link of ours as a picture for cameras. It is sent in a body because it holds a key.
pub(crate) async fn qr(
    State(app): State<Arc<App>>,
    caller: Caller,
    Input(Text { text }): Input<Text>,
) -> Result<Response, Failure> {
    let own = text.starts_with(&format!("{}/", caller.way_in(&app).origin));
    let code = own.then(|| QRBuilder::new(text).build().ok()).flatten();
    let code = code.ok_or_else(|| Failure::bad("only links to this server become pictures".to_owned()))?;
    Ok(([(CONTENT_TYPE, "image/svg+xml")], SvgBuilder::default().to_str(&code)).into_response())
}
