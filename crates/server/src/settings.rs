//! What a person prefers. It is kept with the person, so that it follows them to other devices; each device has a copy,
//! so that a page looks right from its first moment.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::Person;
use table::Lang;
use table::look::Theme;

/// What a person prefers; nothing where they never said.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Settings {
    /// The colours.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) theme: Option<Theme>,
    /// Whether pieces glide.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) motion: Option<bool>,
    /// Whether the only possible action is made by itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) forced: Option<bool>,
    /// Whether an action is asked about before it is sent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) confirm: Option<bool>,
    /// Whether a finger shows an action first and does it with its second tap.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) twice: Option<bool>,
    /// Whether there is something to hear.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) sound: Option<bool>,
    /// Whether the browser may say that it is one's turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) notify: Option<bool>,
    /// How fast others' steps, and games looked at again, are shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) speed: Option<Speed>,
}

/// How fast steps are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Speed {
    Slow,
    Normal,
    Fast,
    /// Without any motion.
    Once,
}

impl Settings {
    /// These, where something is said, and else what was said before.
    pub(crate) fn over(self, before: Settings) -> Settings {
        Settings {
            theme: self.theme.or(before.theme),
            motion: self.motion.or(before.motion),
            forced: self.forced.or(before.forced),
            confirm: self.confirm.or(before.confirm),
            sound: self.sound.or(before.sound),
            notify: self.notify.or(before.notify),
            twice: self.twice.or(before.twice),
            speed: self.speed.or(before.speed),
        }
    }
}

/// Settings with the time of the last change: of two devices that differ, the one that was changed last is right.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Kept {
    /// What is preferred.
    pub(crate) settings: Settings,
    /// When that, or the language, was last changed, in milliseconds since 1970.
    pub(crate) at: u64,
    /// The language, which the store keeps beside the rest.
    #[serde(skip)]
    pub(crate) lang: Lang,
}

impl Kept {
    /// Those of a person. What another version wrote and this one does not understand counts as never said.
    pub(crate) fn of(person: &Person) -> Kept {
        let kept = serde_json::from_value(person.settings.clone()).unwrap_or_default();
        Kept { lang: Lang::parse(&person.language).unwrap_or_default(), ..kept }
    }

    /// As the store keeps them.
    pub(crate) fn to_value(self) -> Value {
        serde_json::to_value(self).expect("plain data")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_said_stays_as_it_was() {
        let before = Settings { sound: Some(true), theme: Some(Theme::Day), ..Settings::default() };
        let change = Settings { sound: Some(false), ..Settings::default() };
        let after = change.over(before);
        assert_eq!((after.sound, after.theme, after.motion), (Some(false), Some(Theme::Day), None));
    }

    #[test]
    fn what_cannot_be_read_was_never_said() {
        for settings in [serde_json::json!({}), serde_json::json!({ "settings": { "smell": true } })] {
            assert_eq!(serde_json::from_value::<Kept>(settings).unwrap_or_default(), Kept::default());
        }
    }
}
