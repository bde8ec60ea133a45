//! What a request says, in its body or behind its question mark; or words about what is wrong with it.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, FromRequestParts, Query, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

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
            Err(rejection) if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                Err(Failure::new(StatusCode::PAYLOAD_TOO_LARGE, "too-long", lang))
            }
            Err(JsonRejection::MissingJsonContentType(_)) => {
                Err(Failure::bad("send JSON, with the header Content-Type: application/json".to_owned()))
            }
            Err(rejection) => Err(Failure::bad(rejection.body_text())),
        }
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
