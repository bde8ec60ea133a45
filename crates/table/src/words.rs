//! Words for people: Fluent messages in every language that Lamplight speaks.

use std::collections::{BTreeMap, BTreeSet};

pub use fluent_bundle::FluentValue;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Resource};
use serde::{Deserialize, Serialize};
use unic_langid::LanguageIdentifier;

use crate::{Eyes, Seat};

/// A language.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// German.
    De,
}

impl Lang {
    /// Every language.
    pub const ALL: [Lang; 2] = [Lang::En, Lang::De];

    /// The language of a tag such as `de`, `de-AT` or `de_DE.UTF-8`, if it is spoken here.
    ///
    /// ```
    /// # use table::Lang;
    /// assert_eq!(Lang::parse("de_AT.UTF-8"), Some(Lang::De));
    /// assert_eq!(Lang::parse("fr"), None);
    /// ```
    pub fn parse(tag: &str) -> Option<Lang> {
        let language = tag.split(['-', '_', '.']).next()?;
        Lang::ALL.into_iter().find(|lang| lang.tag() == language)
    }

    /// The tag: `en`, `de`.
    pub fn tag(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::De => "de",
        }
    }

    fn id(self) -> LanguageIdentifier {
        self.tag().parse().expect("a tag of ours is well formed")
    }
}

/// Messages of one language.
pub struct Words {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// Reads Fluent sources; later ones win where both have a message.
    ///
    /// # Panics
    /// If a source cannot be read, which tests rule out.
    pub fn new<'a>(lang: Lang, sources: impl IntoIterator<Item = &'a str>) -> Words {
        let mut bundle = FluentBundle::new_concurrent(vec![lang.id()]);
        // Isolation marks would show up as boxes in a terminal, and no message mixes directions of writing.
        bundle.set_use_isolating(false);
        for source in sources {
            let resource = FluentResource::try_new(source.to_owned());
            bundle
                .add_resource_overriding(resource.unwrap_or_else(|(_, errors)| panic!("words: {errors:?}")));
        }
        Words { lang, bundle }
    }

    /// In which language they are.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// A message without arguments.
    pub fn get(&self, key: &str) -> String {
        self.say(key, &[])
    }

    /// Whether there is such a message.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// An attribute of a message, if it has that: `.rule = GX-7`.
    pub fn attribute(&self, key: &str, name: &str) -> Option<String> {
        let message = self.bundle.get_message(key)?;
        let pattern = message.get_attribute(name)?.value();
        Some(self.bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned())
    }

    /// A message with arguments. One that does not exist shows its key: ugly, but readable.
    pub fn say(&self, key: &str, arguments: &[(&str, FluentValue<'_>)]) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            return format!("‹{key}›");
        };
        let arguments: FluentArgs = arguments.iter().map(|(name, value)| (*name, value.clone())).collect();
        self.bundle.format_pattern(pattern, Some(&arguments), &mut Vec::new()).into_owned()
    }
}

/// Somebody who is told what happens: in which language, by which names, and with whose eyes.
pub struct Listener<'a> {
    /// The words, the game's own among them.
    pub words: &'a Words,
    /// A name for every seat.
    pub names: &'a [String],
    /// What may be told.
    pub eyes: Eyes,
}

impl Listener<'_> {
    /// A message in which `$who` is the name of a seat, and `$self` is `you` where it is the listener's own.
    pub fn say_of(&self, seat: Seat, key: &str, arguments: &[(&str, FluentValue<'_>)]) -> String {
        let own = if self.eyes.are(seat) { "you" } else { "other" };
        let mut all = vec![("who", FluentValue::from(self.name(seat))), ("self", own.into())];
        all.extend(arguments.iter().cloned());
        self.words.say(key, &all)
    }

    /// The name of a seat.
    pub fn name(&self, seat: Seat) -> &str {
        &self.names[seat.index()]
    }
}

/// How the names of messages begin that say what a thing in a picture is. The name of the thing follows: its symbol, or if
/// there is no message for that, the first word of its key. The attribute `rule` names the rule that says more.
pub const EXPLAIN: &str = "explain-";

/// What follows a prefix in the names of messages, in the order in which they are written: `chip` for `explain-chip`.
pub fn after_prefix(source: &str, prefix: &str) -> Vec<String> {
    let entries = read(source).body.into_iter();
    let name = |entry: Entry<&str>| match entry {
        Entry::Message(message) => message.id.name.strip_prefix(prefix).map(str::to_owned),
        _ => None,
    };
    entries.filter_map(name).collect()
}

/// What two languages do not agree on: messages and attributes only one has, and messages with different arguments.
pub fn differences(one: &str, other: &str) -> Vec<String> {
    let (one, other) = (messages(one), messages(other));
    let keys: BTreeSet<&String> = one.keys().chain(other.keys()).collect();
    keys.into_iter().filter(|&key| one.get(key) != other.get(key)).cloned().collect()
}

fn read(source: &str) -> Resource<&str> {
    fluent_syntax::parser::parse(source)
        .unwrap_or_else(|(_, errors)| panic!("words cannot be read: {errors:?}"))
}

/// Every message with the arguments it uses, and its attributes with a dot before them.
fn messages(source: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut messages = BTreeMap::new();
    for entry in read(source).body {
        if let Entry::Message(message) = entry {
            let mut arguments: BTreeSet<String> =
                message.attributes.iter().map(|attribute| format!(".{}", attribute.id.name)).collect();
            if let Some(pattern) = &message.value {
                collect(pattern, &mut arguments);
            }
            let twice = messages.insert(message.id.name.to_owned(), arguments);
            assert!(twice.is_none(), "the message {} is there twice", message.id.name);
        }
    }
    messages
}

fn collect(pattern: &Pattern<&str>, arguments: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        let (Expression::Inline(selector) | Expression::Select { selector, .. }) = expression;
        if let InlineExpression::VariableReference { id } = selector {
            arguments.insert(id.name.to_owned());
        }
        if let Expression::Select { variants, .. } = expression {
            for variant in variants {
                collect(&variant.value, arguments);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn differences_are_found() {
        let one = "a = x\nb = { $n ->\n    [one] { $who }\n   *[other] y\n }\nc = { $n }";
        let other = "a = x\nb = { $who } { $n }\nc = { $m }\nd = z";
        assert_eq!(differences(one, other), ["c", "d"]);
    }

    #[test]
    fn an_attribute_that_only_one_has_is_a_difference() {
        assert_eq!(differences("a = x\n    .rule = GX-7", "a = x"), ["a"]);
        assert_eq!(differences("a = x\n    .rule = GX-7", "a = y\n    .rule = GX-7"), Vec::<String>::new());
    }

    #[test]
    fn messages_are_found_by_how_they_begin() {
        let source = "# Things\nexplain-chip = Light.\n    .rule = GX-7\nname = Glux\nexplain-room = A room.";
        assert_eq!(after_prefix(source, "explain-"), ["chip", "room"]);
        let words = Words::new(Lang::En, [source]);
        assert_eq!(words.attribute("explain-chip", "rule").as_deref(), Some("GX-7"));
        assert_eq!(words.attribute("explain-room", "rule"), None);
        assert_eq!(words.attribute("explain-ship", "rule"), None);
    }
}
