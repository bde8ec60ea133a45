//! What went wrong, for people and programs: a code, and a sentence in their language.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde_json::json;
use session::Refusal;
use table::{Lang, Words};

use crate::hub::Unavailable;
use crate::words;

/// Why a request is not answered.
#[derive(Debug)]
pub(crate) struct Failure {
    status: StatusCode,
    why: &'static str,
    say: String,
}

/// The sentence for a code of the server's own.
pub(crate) fn say(why: &str, lang: Lang) -> String {
    say_with(words::of(lang), why)
}

fn say_with(words: &Words, why: &str) -> String {
    words.get(&format!("failed-{why}"))
}

impl Failure {
    pub(crate) fn new(status: StatusCode, why: &'static str, lang: Lang) -> Failure {
        Failure { status, why, say: say(why, lang) }
    }

    pub(crate) fn missing(why: &'static str, lang: Lang) -> Failure {
        Failure::new(StatusCode::NOT_FOUND, why, lang)
    }

    pub(crate) fn too_many(why: &'static str, lang: Lang) -> Failure {
        Failure::new(StatusCode::TOO_MANY_REQUESTS, why, lang)
    }

    pub(crate) fn unavailable(why: Unavailable, lang: Lang) -> Failure {
        let status = match why {
            Unavailable::Now => StatusCode::SERVICE_UNAVAILABLE,
            Unavailable::Former => StatusCode::GONE,
        };
        Failure::new(status, why.code(), lang)
    }

    /// A table does not allow it.
    pub(crate) fn refused(refusal: &Refusal, lang: Lang) -> Failure {
        let status = match refusal {
            Refusal::NotInvited | Refusal::ForeignSeat | Refusal::NotYourEyes => StatusCode::FORBIDDEN,
            Refusal::Stale | Refusal::NotYourTurn | Refusal::NotBegun | Refusal::Paused | Refusal::Over => {
                StatusCode::CONFLICT
            }
            _ => StatusCode::UNPROCESSABLE_ENTITY,
        };
        Failure { status, why: refusal.code(), say: refusal.say(lang) }
    }

    /// The request makes no sense: in words of whoever found out.
    pub(crate) fn bad(say: String) -> Failure {
        Failure { status: StatusCode::BAD_REQUEST, why: "request", say }
    }
}

/// Gives failures of the store the language of whoever hears of them.
pub(crate) trait InWords<T> {
    fn in_words(self, lang: Lang) -> Result<T, Failure>;
}

impl<T, E: Into<Unavailable>> InWords<T> for Result<T, E> {
    fn in_words(self, lang: Lang) -> Result<T, Failure> {
        self.map_err(|error| {
            let why: Unavailable = error.into();
            Failure::unavailable(why, lang)
        })
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        (self.status, Json(json!({ "why": self.why, "say": self.say }))).into_response()
    }
}
