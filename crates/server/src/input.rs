//! The body of a request: JSON, or words about what is wrong with it.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use serde::de::DeserializeOwned;

use crate::failure::Failure;
use crate::identity::language;

/// What was sent.
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
