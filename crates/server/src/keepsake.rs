//! The end of a game as a picture to keep and to show around: the last position, and below it who played, with how many
//! points, and when.
//!
//! The strip is made of sprites like the board itself, so whatever draws a scene draws it too.

use session::Time;
use session::protocol::Outcome;
use session::replay::Replay;
use table::look::Color;
use table::scene::layer;
use table::{Scene, Sprite, Words};

/// How high the strip is, and where its lines stand, as parts of its width.
const HEIGHT: f32 = 0.17;
const TITLE: f32 = 0.035;
const NAME: f32 = 0.085;
const POINTS: f32 = 0.13;

/// How large letters are, as parts of the width.
const SMALL: f32 = 0.024;
const LARGE: f32 = 0.042;

/// How wide a letter is on average, as a part of its height.
const LETTER: f32 = 0.56;

/// How wide a picture is taken to be at least and at most: letters neither vanish nor shout.
const WIDTHS: (f32, f32) = (520.0, 1100.0);

/// Somebody with points.
struct Column {
    name: String,
    points: String,
    won: bool,
    badge: Option<Sprite>,
}

/// The last picture of a game with a strip below it. `words` are those of the pages, `game` are the game's.
pub(crate) fn keepsake(shown: &Replay, outcome: &Outcome, words: &Words, game: &Words) -> Scene {
    let (width, height) = shown.scene.size;
    let unit = width.clamp(WIDTHS.0, WIDTHS.1);
    let text = |key: String, said: String, x: f32, y: f32, size: f32, color: Color| {
        let room = Sprite::words(key, String::new(), layer::HAND, (x, height + y * unit), size * unit);
        room.text(said, size * unit, color)
    };
    let title = format!("{} · {}", game.get("name"), date(outcome.at, words));
    let columns = columns(shown, outcome, words, game);
    let share = width / columns.len() as f32;
    let mut sprites = shown.scene.sprites.clone();
    sprites.push(text("strip/title".to_owned(), title, width / 2.0, TITLE, SMALL, Color::Second));
    for (index, column) in columns.into_iter().enumerate() {
        let x = share * (index as f32 + 0.5);
        let name = fitting(&column.name, share * 0.8 / (SMALL * LETTER * unit));
        let color = if column.won { Color::Lamp } else { Color::Ink };
        if let Some(badge) = column.badge {
            let half = name.chars().count() as f32 * SMALL * LETTER * unit / 2.0;
            let size = SMALL * 1.1 * unit;
            let at = (x - half - size * 0.8, height + NAME * unit);
            let badge = Sprite { key: format!("strip/badge/{index}"), at, size: (size, size), ..badge };
            sprites.push(Sprite { layer: layer::HAND, when: Vec::new(), ..badge });
        }
        sprites.push(text(format!("strip/name/{index}"), name, x, NAME, SMALL, color));
        sprites.push(text(format!("strip/points/{index}"), column.points, x, POINTS, LARGE, color));
    }
    Scene::new((width, height + HEIGHT * unit), sprites)
}

/// Everybody with their points; where all play together, all of them with what they share.
fn columns(shown: &Replay, outcome: &Outcome, words: &Words, game: &Words) -> Vec<Column> {
    if let Some(grade) = &outcome.grade {
        let points = outcome.scores.first().copied().unwrap_or_default();
        let grade = game.get(&format!("grade-{grade}"));
        let values = [("grade", grade.as_str().into()), ("points", points.into())];
        let points = words.say("keepsake-together", &values);
        return vec![Column { name: shown.names.join(", "), points, won: true, badge: None }];
    }
    let named = shown.names.iter().chain(&shown.others);
    let badge = |index: usize| {
        let (key, begin) = (format!("badge/{index}"), format!("badge/{index}/"));
        shown.scene.sprites.iter().find(|sprite| sprite.key == key || sprite.key.starts_with(&begin)).cloned()
    };
    let column = |(index, name): (usize, &String)| Column {
        name: name.clone(),
        points: outcome.scores.get(index).map(i32::to_string).unwrap_or_default(),
        won: outcome.ranks.get(index) == Some(&1),
        badge: badge(index),
    };
    named.enumerate().take(outcome.scores.len()).map(column).collect()
}

/// As much of a name as fits into so many letters.
fn fitting(name: &str, letters: f32) -> String {
    let most = letters.max(3.0) as usize;
    if name.chars().count() <= most {
        return name.to_owned();
    }
    name.chars().take(most - 1).chain(['…']).collect()
}

/// A day, in words.
fn date(at: Time, words: &Words) -> String {
    let (year, month, day) = civil(at.0 / 86_400_000);
    words.say(
        "keepsake-date",
        &[("day", day.into()), ("month", month.into()), ("year", year.to_string().as_str().into())],
    )
}

/// Year, month and day, so many days after the first of January 1970. Years begin with March here, so that the day
/// that some of them have more is their last.
fn civil(days: u64) -> (u64, u64, u64) {
    let days = days + 719_468;
    let (era, of_era) = (days / 146_097, days % 146_097);
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    (era * 400 + year + u64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use table::{Frame, Lang};

    use super::*;

    #[test]
    fn days_have_dates() {
        let dates =
            [(0, (1970, 1, 1)), (59, (1970, 3, 1)), (11_016, (2000, 2, 29)), (20_775, (2026, 11, 18))];
        for (days, expected) in dates {
            assert_eq!(civil(days), expected);
        }
    }

    #[test]
    fn a_day_is_said_in_both_languages() {
        let at = Time(20_775 * 86_400_000);
        assert_eq!(date(at, crate::pages::words(Lang::En)), "18 November 2026");
        assert_eq!(date(at, crate::pages::words(Lang::De)), "18. November 2026");
    }

    #[test]
    fn names_points_and_the_date_stand_below_the_board() {
        let size = Frame::Wide.size();
        let badge = Sprite::badge(1, "mark", Color::Red);
        let shown = Replay {
            game: "glux",
            setup: table::setup::Options::new(),
            names: vec!["Ada".to_owned(), "B".repeat(90)],
            bots: vec![None; 2],
            faces: vec![None; 2],
            others: vec!["Erik".to_owned()],
            dice: false,
            length: 9,
            from: 9,
            scene: Scene::new(size, vec![badge]),
            scores: vec![7, 9, 4],
            hands: Vec::new(),
            steps: Vec::new(),
            result: None,
            seeded: true,
        };
        let outcome = Outcome { at: Time(0), scores: vec![7, 9, 4], ranks: vec![2, 1, 3], grade: None };
        let words = crate::pages::words(Lang::En);
        let scene = keepsake(&shown, &outcome, words, &Words::new(Lang::En, ["name = Glux"]));
        let said = |key: &str| {
            let sprite = scene.sprites.iter().find(|sprite| sprite.key == key).expect(key);
            assert!(sprite.at.1 > size.1 && sprite.at.1 < scene.size.1, "{key} is below the board");
            sprite.text.as_ref().map(|text| (text.words.clone(), text.color))
        };
        assert_eq!(said("strip/title"), Some(("Glux · 1 January 1970".to_owned(), Color::Second)));
        assert_eq!(said("strip/name/0"), Some(("Ada".to_owned(), Color::Ink)));
        assert!(said("strip/name/1").is_some_and(|(name, _)| name.len() < 60 && name.ends_with('…')));
        assert_eq!(said("strip/points/1"), Some(("9".to_owned(), Color::Lamp)));
        assert_eq!(said("strip/name/2"), Some(("Erik".to_owned(), Color::Ink)));
        assert_eq!(said("strip/badge/1"), None);
    }
}
