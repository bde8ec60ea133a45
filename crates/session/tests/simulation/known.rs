//! What a client has made of everything that it was told: a snapshot, and all updates since added up.

use serde_json::{Map, Value};
use session::limits;

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Known {
    pub(crate) n: u64,
    /// The `n` before the oldest news in the log.
    oldest: u64,
    /// What of every piece of news does not depend on when it was told: a sentence may name somebody who came later.
    log: Vec<Value>,
    now: Value,
    /// The rest of the snapshot.
    rest: Map<String, Value>,
}

impl Known {
    /// What a snapshot says.
    pub(crate) fn new(snapshot: &Value) -> Known {
        let mut rest = snapshot.as_object().expect("a snapshot").clone();
        // These are told in snapshots only.
        for once in ["board", "hand", "scene"] {
            rest.remove(once);
        }
        let [n, log, now] = ["n", "log", "now"].map(|key| rest.remove(key).expect("every snapshot has it"));
        let n = n.as_u64().expect("a number");
        Known { n, oldest: n.saturating_sub(limits::HISTORY as u64), log: plain(&log), now, rest }
    }

    /// Takes in a state. False if it cannot be, because something is missing before it.
    pub(crate) fn hear(known: &mut Option<Known>, state: &Value) -> bool {
        if let Some(snapshot) = state.get("snapshot") {
            let new = Known::new(snapshot);
            if known.as_ref().is_none_or(|old| old.n <= new.n) {
                *known = Some(new);
            }
            return true;
        }
        known.as_mut().is_some_and(|known| known.add(&state["update"]))
    }

    fn add(&mut self, update: &Value) -> bool {
        let number = |key: &str| update[key].as_u64().expect("a number");
        let (from, n) = (number("from"), number("n"));
        if from <= self.n && n > self.n {
            let news = plain(&update["news"]);
            self.log.extend(news.into_iter().filter(|news| news["n"].as_u64() > Some(self.n)));
            self.now = update["now"].clone();
            self.n = n;
        }
        from <= self.n
    }

    /// What is the case now.
    pub(crate) fn now(&self, key: &str) -> &Value {
        &self.now[key]
    }

    pub(crate) fn phase(&self) -> &str {
        self.now["phase"].as_str().expect("every state has it")
    }

    /// The own seats.
    pub(crate) fn own(&self) -> Vec<u64> {
        numbers(&self.rest["own"])
    }

    /// The seat with whose eyes all this is seen.
    pub(crate) fn eyes(&self) -> Option<u64> {
        self.rest["eyes"].as_u64()
    }

    /// The seats that may act.
    pub(crate) fn acting(&self) -> Vec<u64> {
        numbers(&self.now["acting"])
    }

    /// Which of the own seats is to act, if the one with whose eyes all this is seen is not.
    pub(crate) fn other_seat(&self) -> Option<u64> {
        let acting = self.acting();
        let other = self.own().into_iter().find(|seat| acting.contains(seat));
        other.filter(|_| self.eyes().is_none_or(|eyes| !acting.contains(&eyes)))
    }

    /// How this differs from what it should be, as far as both logs reach.
    pub(crate) fn difference(&self, right: &Known) -> Option<String> {
        let oldest = self.oldest.max(right.oldest);
        let since = |known: &Known| -> Vec<Value> {
            known.log.iter().filter(|news| news["n"].as_u64() > Some(oldest)).cloned().collect()
        };
        let differ = |what: &str, got: String, right: String| {
            (got != right).then(|| format!("{what} is\n{got}\nbut should be\n{right}"))
        };
        differ("n", self.n.to_string(), right.n.to_string())
            .or_else(|| differ("what is the case", self.now.to_string(), right.now.to_string()))
            .or_else(|| differ("the rest", format!("{:?}", self.rest), format!("{:?}", right.rest)))
            .or_else(|| differ("the log", format!("{:?}", since(self)), format!("{:?}", since(right))))
    }
}

fn plain(log: &Value) -> Vec<Value> {
    let plain = |news: &Value| {
        let mut news = news.clone();
        news.as_object_mut().expect("news").retain(|key, _| ["n", "at", "what"].contains(&key.as_str()));
        news
    };
    log.as_array().expect("a list").iter().map(plain).collect()
}

fn numbers(list: &Value) -> Vec<u64> {
    list.as_array().expect("a list").iter().filter_map(Value::as_u64).collect()
}
