//! What programs and pages ask for over HTTP. Handlers are thin: who is it, may they, do it, say it.

use std::sync::Arc;

use axum::extract::{FromRequestParts, State, WebSocketUpgrade};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use axum::response::{IntoResponse, Response};
use axum::{Extension, RequestPartsExt};
use session::PersonId;
use store::Person;
use table::Lang;

use crate::app::App;
use crate::failure::{Failure, InWords};
use crate::guard::Address;
use crate::hub::Unavailable;
use crate::identity::{language, set_token};
use crate::reach::{self, WayIn};
use crate::secret::Token;
use crate::socket;

pub(crate) mod analysis;
pub(crate) mod games;
pub(crate) mod history;
pub(crate) mod lists;
pub(crate) mod me;
pub(crate) mod replay;
pub(crate) mod tables;

/// The header in which programs show an invite's key.
pub(crate) const INVITE: &str = "lamplight-invite";

/// Who sends a request.
pub(crate) struct Caller {
    pub(crate) person: Option<Person>,
    pub(crate) lang: Lang,
    pub(crate) address: Address,
    pub(crate) headers: HeaderMap,
}

impl FromRequestParts<Arc<App>> for Caller {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Caller, Failure> {
        let lang = language(&parts.headers, None);
        let person = app.people.of(&parts.headers).await.in_words(lang)?;
        let lang = language(&parts.headers, person.as_ref());
        let Extension(address) =
            parts.extract().await.map_err(|_| Failure::unavailable(Unavailable::Now, lang))?;
        Ok(Caller { person, lang, address, headers: parts.headers.clone() })
    }
}

impl Caller {
    pub(crate) fn id(&self) -> Option<PersonId> {
        self.person.as_ref().map(|person| PersonId(person.id.to_string()))
    }

    /// The key of an invite that the caller shows.
    pub(crate) fn key(&self) -> Option<Token> {
        self.headers.get(INVITE).and_then(|key| key.to_str().ok()).and_then(Token::parse)
    }

    /// Where others find this server, as far as the caller can know.
    pub(crate) fn way_in(&self, app: &App) -> WayIn {
        let host = self.headers.get(axum::http::header::HOST).and_then(|host| host.to_str().ok());
        WayIn::of(&app.config, host, &reach::house())
    }

    /// The person, who must be one.
    pub(crate) fn known(&self) -> Result<&Person, Failure> {
        let stranger = || Failure::new(axum::http::StatusCode::UNAUTHORIZED, "no-person", self.lang);
        self.person.as_ref().ok_or_else(stranger)
    }

    /// The person; a new one if there is none yet. The answer has to carry the token of a new one.
    pub(crate) async fn somebody(&mut self, app: &App, name: &str) -> Result<(Person, NewToken), Failure> {
        if let Some(person) = &self.person {
            return Ok((person.clone(), NewToken(None)));
        }
        if !app.newcomers.allows(self.address.0, app.hub.limits.people_per_address) {
            return Err(Failure::too_many("too-many-requests", self.lang));
        }
        let (person, token) = app.people.add(name, self.lang).await.in_words(self.lang)?;
        self.person = Some(person.clone());
        Ok((person, NewToken(Some(set_token(&token, app.config.is_secure())))))
    }
}

/// The token of a new person, on its way to them.
pub(crate) struct NewToken(pub(crate) Option<String>);

impl NewToken {
    /// Sends it with an answer.
    pub(crate) fn with(self, answer: impl IntoResponse) -> Response {
        let mut response = answer.into_response();
        if let Some(cookie) = self.0.and_then(|cookie| HeaderValue::from_str(&cookie).ok()) {
            response.headers_mut().append(axum::http::header::SET_COOKIE, cookie);
        }
        response
    }
}

/// Opens a socket.
pub(crate) async fn socket(
    State(app): State<Arc<App>>,
    caller: Caller,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Failure> {
    let entered = app.sockets.enter(caller.address.0);
    let entered = entered.ok_or_else(|| Failure::too_many("too-many-connections", caller.lang))?;
    let bytes = session::limits::MESSAGE_BYTES;
    let upgrade = upgrade.max_message_size(bytes).max_frame_size(bytes);
    let upgrade = upgrade.read_buffer_size(4 << 10).write_buffer_size(4 << 10);
    Ok(upgrade.on_upgrade(move |socket| async move {
        let busy = app.busy.clone();
        socket::serve(app, socket, caller.person, caller.lang).await;
        drop((entered, busy));
    }))
}
