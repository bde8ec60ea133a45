//! Who somebody is: a random token in a cookie, of which the store has the hash.
//!
//! There are no accounts. Whoever first does something that needs a name gets a token; whoever has the token is that
//! person. A token that got lost cannot be found again, and one that was stolen from the store is of no use.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use axum::http::HeaderMap;
use axum::http::header::COOKIE;
use serde_json::json;
use store::{Error, Hash, Person, PersonId, Store};
use table::Lang;

use crate::clock::now;
use crate::limits::PERSON_KEPT;
use crate::secret::{self, Token};

/// The cookie with the token.
pub(crate) const TOKEN: &str = "lamplight";
/// The cookie with the language that was chosen.
const LANG: &str = "lang";

/// Everybody who was here lately.
pub(crate) struct People {
    store: Arc<dyn Store>,
    known: Mutex<HashMap<Hash, (Person, Instant)>>,
}

impl People {
    pub(crate) fn new(store: Arc<dyn Store>) -> People {
        People { store, known: Mutex::default() }
    }

    /// The person whose token stands in these headers.
    pub(crate) async fn of(&self, headers: &HeaderMap) -> Result<Option<Person>, Error> {
        let Some(token) = cookie(headers, TOKEN).and_then(Token::parse) else { return Ok(None) };
        let hash = token.hash();
        if let Some(person) = self.known(hash) {
            return Ok(Some(person));
        }
        let person = self.store.by_token(hash).await?;
        if let Some(person) = &person {
            self.store.saw(&[person.id], now().into()).await?;
            self.keep(hash, person);
        }
        Ok(person)
    }

    fn known(&self, hash: Hash) -> Option<Person> {
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.get(&hash).filter(|(_, since)| since.elapsed() < PERSON_KEPT).map(|(person, _)| person.clone())
    }

    fn keep(&self, hash: Hash, person: &Person) {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.insert(hash, (person.clone(), Instant::now()));
    }

    /// Forgets who was last looked for long ago.
    pub(crate) fn tidy(&self) {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.retain(|_, (_, since)| since.elapsed() < PERSON_KEPT);
    }

    /// Makes a new person, with the token that proves it.
    pub(crate) async fn add(&self, name: &str, lang: Lang) -> Result<(Person, Token), Error> {
        let (token, now) = (Token::draw(), now().into());
        let person = Person {
            id: PersonId::from_bytes(secret::random()),
            name: name.to_owned(),
            language: lang.tag().to_owned(),
            settings: json!({}),
            created: now,
            seen: now,
        };
        self.store.add_person(person.clone(), token.hash()).await?;
        self.keep(token.hash(), &person);
        Ok((person, token))
    }

    /// Changes name or language of a person.
    pub(crate) async fn change(&self, person: &Person) -> Result<(), Error> {
        self.store.change_person(person.clone()).await?;
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        for (kept, _) in known.values_mut().filter(|(kept, _)| kept.id == person.id) {
            kept.clone_from(person);
        }
        Ok(())
    }

    /// Forgets a person for good.
    pub(crate) async fn forget(&self, person: PersonId) -> Result<(), Error> {
        self.store.forget(person).await?;
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.retain(|_, (other, _)| other.id != person);
        Ok(())
    }
}

/// The value of a cookie.
pub(crate) fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let lines = headers.get_all(COOKIE).into_iter().filter_map(|line| line.to_str().ok());
    let pairs = lines.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.into_iter().find(|(key, _)| *key == name).map(|(_, value)| value)
}

/// The header that gives a browser its token, for good.
pub(crate) fn set_token(token: &Token, secure: bool) -> String {
    let secure = if secure { "; Secure" } else { "" };
    format!("{TOKEN}={}; Path=/; Max-Age=63072000; HttpOnly; SameSite=Lax{secure}", token.reveal())
}

/// The header that takes it away.
pub(crate) fn clear_token() -> String {
    format!("{TOKEN}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax")
}

/// The language to speak: chosen, else the person's, else the first of the browser's that we know.
pub(crate) fn language(headers: &HeaderMap, person: Option<&Person>) -> Lang {
    let chosen = cookie(headers, LANG).and_then(Lang::parse);
    let browsers = || {
        let tags = headers.get("accept-language").and_then(|value| value.to_str().ok())?;
        tags.split(',').find_map(|tag| Lang::parse(tag.split(';').next()?.trim()))
    };
    chosen
        .or_else(|| person.and_then(|person| Lang::parse(&person.language)))
        .or_else(browsers)
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &str)]) -> HeaderMap {
        pairs.iter().map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap())).collect()
    }

    #[test]
    fn a_cookie_is_found_among_others() {
        let headers = headers(&[("cookie", "a=1; lamplight=xyz;lang=de")]);
        assert_eq!(cookie(&headers, TOKEN), Some("xyz"));
        assert_eq!(cookie(&headers, "b"), None);
    }

    #[test]
    fn the_first_language_that_we_speak_counts() {
        let browser = [("accept-language", "fr-CH, de;q=0.8, en;q=0.5")];
        assert_eq!(language(&headers(&browser), None), Lang::De);
        let chosen = [browser[0], ("cookie", "lang=en")];
        assert_eq!(language(&headers(&chosen), None), Lang::En);
        assert_eq!(language(&HeaderMap::new(), None), Lang::En);
    }
}
