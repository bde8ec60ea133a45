//! What a request says, in its path, behind its question mark or in its body; or words about what is wrong with it.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;
use table::{Lang, Record};

use crate::failure::Failure;
use crate::identity::language;

/// What was sent, as JSON.
pub(crate) struct Input<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Input<T> {
    type Rejection = Failure;

    async fn from_request(request: Request, state: &S) -> Result<Input<T>, Failure> {
        let lang = language(request.headers(), None);
        match Json::from_request(request, state).await {
            Ok(Json(input)) => Ok(Input(input)),
            Err(rejection) if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE => Err(too_long(lang)),
            Err(JsonRejection::MissingJsonContentType(_)) => {
                Err(Failure::bad("send JSON, with the header Content-Type: application/json".to_owned()))
            }
            Err(rejection) => Err(Failure::bad(rejection.body_text())),
        }
    }
}

fn too_long(lang: Lang) -> Failure {
    Failure::new(StatusCode::PAYLOAD_TOO_LARGE, "too-long", lang)
}

/// A game that was sent, as a record: the file is the body, whatever it calls itself.
pub(crate) struct Filed(pub(crate) Record);

impl<S: Send + Sync> FromRequest<S> for Filed {
    type Rejection = Failure;

    async fn from_request(request: Request, state: &S) -> Result<Filed, Failure> {
        let lang = language(request.headers(), None);
        let text =
            String::from_request(request, state).await.map_err(|rejection| match rejection.status() {
                StatusCode::PAYLOAD_TOO_LARGE => too_long(lang),
                _ => Failure::bad(rejection.body_text()),
            })?;
        Record::parse(&text).map(Filed).map_err(|error| Failure::bad(error.to_string()))
    }
}

/// What the path names.
pub(crate) struct Named(pub(crate) String);

impl<S: Send + Sync> FromRequestParts<S> for Named {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Named, Failure> {
        let named = Path::from_request_parts(parts, state).await;
        named.map(|Path(name)| Named(name)).map_err(|rejection| Failure::bad(rejection.body_text()))
    }
}

/// What was asked for, behind the question mark.
pub(crate) struct Asked<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Asked<T> {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Asked<T>, Failure> {
        let asked = Query::try_from_uri(&parts.uri);
        asked.map(|Query(asked)| Asked(asked)).map_err(|rejection| Failure::bad(rejection.body_text()))
    }
}
