//! Where a table is arranged: every option of a game, who sits where, who may come, and how long they may think.

use bots::Level;
use maud::{Markup, html};
use table::look::Color;

use super::catalog::{Choice, Kind};
use super::{GameCard, Page, Shell, icon, page};

/// The page for a table of a game.
pub(crate) fn new(shell: &Shell<'_>, game: &GameCard) -> Markup {
    let words = shell.words;
    let title = words.say("new-title", &[("game", game.name.as_str().into())]);
    let about = Page {
        title: &title,
        class: "new",
        styles: &["new.css"],
        module: Some("new.js"),
        words: &[
            ("guest-names", &[]),
            ("new-nobody", &[]),
            ("new-clash", &[]),
            ("new-own-missing", &[]),
            ("new-own-wrong", &["example"]),
            ("new-not-with", &["choice"]),
            ("new-instead", &["former", "why", "now"]),
            ("order-moved", &["item", "place"]),
            ("order-places", &[]),
        ],
    };
    let clashes = serde_json::to_string(&game.clashes).expect("plain data");
    let body = html! {
        div.narrow.stack {
            h1 { (title) }
            p.second { (game.tagline) }
            form #new data-game=(game.id) data-clashes=(clashes) novalidate {
                (seats(shell, game))
                @if !game.options.is_empty() {
                    section.panel.stack aria-labelledby="options-title" {
                        h2 #options-title { (words.get("new-options")) }
                        @for choice in &game.options { (option(shell, choice)) }
                    }
                }
                (company(shell))
                p.trouble #trouble role="alert" {}
                p.line { button.primary type="submit" { (icon(shell, "play")) (words.get("new-open")) } }
            }
        }
    };
    page(shell, &about, &body)
}

/// How many play, and who they are.
fn seats(shell: &Shell<'_>, game: &GameCard) -> Markup {
    let words = shell.words;
    let (low, high) = game.players;
    html! {
        section.panel.stack aria-labelledby="seats-title" {
            h2 #seats-title { (words.get("new-seats")) }
            fieldset data-option="players" data-kind="number" {
                legend { (words.get("new-players")) }
                div.choice {
                    @for number in low..=high {
                        label {
                            input type="radio" name="players" value=(number) checked[number == game.usual_players]
                                data-label=(words.say("new-count", &[("count", number.into())]));
                            (number)
                        }
                    }
                }
                p.trouble #trouble-players {}
            }
            @for seat in 0..high {
                div.field.seat data-seat=(seat) hidden[seat >= game.usual_players] {
                    label for={ "seat-" (seat) } { (words.say("new-seat", &[("seat", (seat + 1).into())])) }
                    (holder(shell, seat))
                }
            }
            p.trouble #trouble-places {}
        }
    }
}

/// Who may have a seat: the first is usually one's own, the others' are bots'.
fn holder(shell: &Shell<'_>, seat: u8) -> Markup {
    let words = shell.words;
    html! {
        select id={ "seat-" (seat) } name={ "seat-" (seat) } {
            option value="me" selected[seat == 0] { (words.get("new-seat-me")) }
            option value="screen" { (words.get("new-seat-screen")) }
            option value="open" { (words.get("new-seat-open")) }
            @for level in Level::FOR_PEOPLE {
                option value=(level.name()) selected[seat > 0 && level == Level::Medium] {
                    (words.say("new-bot", &[("level", words.get(&format!("level-{level}")).into())]))
                }
            }
        }
    }
}

fn option(shell: &Shell<'_>, choice: &Choice) -> Markup {
    let name = choice.name;
    html! {
        @match &choice.kind {
            Kind::Number { low, high, usual } => {
                div.field data-option=(name) data-kind="number" {
                    label for=(name) { (choice.label) }
                    input id=(name) name=(name) type="number" min=(low) max=(high) value=(usual);
                }
            }
            Kind::Flag { usual } => {
                label.check data-option=(name) data-kind="flag" {
                    input type="checkbox" name=(name) checked[*usual];
                    span { (choice.label) }
                }
            }
            Kind::Words { words, usual } => {
                fieldset data-option=(name) data-kind="text" {
                    legend { (choice.label) }
                    div.choice { (radios(name, words, usual)) }
                }
            }
            Kind::Order { words, usual, items } => {
                fieldset data-option=(name) data-kind="text" {
                    legend { (choice.label) }
                    div.choice {
                        (radios(name, words, usual))
                        label { input type="radio" name=(name) value=""; (shell.words.get("order-own")) }
                    }
                    (order(shell, name, items))
                }
            }
            Kind::Text { words, usual, example } => {
                fieldset data-option=(name) data-kind="text" {
                    legend { (choice.label) }
                    div.choice {
                        (radios(name, words, usual))
                        label { input type="radio" name=(name) value=""; (shell.words.get("new-own")) }
                    }
                    div.own.field {
                        label for={ (name) "-own" } { (shell.words.get("new-own-words")) }
                        input id={ (name) "-own" } type="text" placeholder=(example) value="" maxlength="80"
                            autocomplete="off" spellcheck="false" aria-describedby={ "trouble-" (name) };
                    }
                }
            }
        }
        p.trouble id={ "trouble-" (name) } {}
        p.note id={ "note-" (name) } aria-live="polite" {}
    }
}

/// Things to be put in order: by dragging, by buttons, by the keys with arrows.
fn order(shell: &Shell<'_>, name: &str, items: &[(String, String)]) -> Markup {
    let button = |drawing: &str, by: i8, key: &str, label: &str| {
        let words = shell.words.say(key, &[("item", label.into())]);
        html! {
            button.quiet.square type="button" data-by=(by) aria-label=(words) { (icon(shell, drawing)) }
        }
    };
    html! {
        div.own {
            p.hint id={ "order-" (name) "-how" } { (shell.words.get("order-how")) }
            ol.order id={ "order-" (name) } aria-describedby={ "order-" (name) "-how" } {
                @for (item, label) in items {
                    li data-item=(item) data-label=(label) {
                        span.grip aria-hidden="true" { (icon(shell, "grip")) }
                        span.item {
                            @if Color::named(item).is_some() { svg.swatch data-tint=(item) viewBox="0 0 24 24" aria-hidden="true" { circle cx="12" cy="12" r="10" {} } }
                            (label)
                        }
                        (button("up", -1, "order-earlier", label))
                        (button("down", 1, "order-later", label))
                    }
                }
            }
            p.unseen aria-live="polite" data-moved {}
        }
    }
}

fn radios(name: &str, words: &[(String, String)], usual: &str) -> Markup {
    html! {
        @for (value, label) in words {
            label { input type="radio" name=(name) value=(value) checked[value == usual]; (label) }
        }
    }
}

/// Who may come, and the clocks.
fn company(shell: &Shell<'_>) -> Markup {
    let words = shell.words;
    let minutes = |minutes: u32| words.say("new-clock-minutes", &[("minutes", minutes.into())]);
    html! {
        section.panel.stack aria-labelledby="company-title" {
            h2 #company-title { (words.get("new-company")) }
            fieldset {
                legend { (words.get("new-who")) }
                div.choice {
                    label { input type="radio" name="public" value="" checked; (words.get("new-invited")) }
                    label { input type="radio" name="public" value="yes"; (words.get("new-public")) }
                }
                p.trouble #trouble-public {}
            }
            div.pair {
                div.field {
                    label for="total" { (words.get("new-clock")) }
                    select #total name="total" {
                        option value="" { (words.get("new-clock-none")) }
                        @for each in [3, 5, 10, 20, 30, 60] { option value=(each * 60) { (minutes(each)) } }
                    }
                }
                div.field {
                    label for="increment" { (words.get("new-increment")) }
                    select #increment name="increment" disabled {
                        @for each in [0, 5, 10, 20, 30, 60] {
                            option value=(each) selected[each == 10] {
                                (words.say("new-clock-seconds", &[("seconds", each.into())]))
                            }
                        }
                    }
                }
            }
            p.hint { (words.get("new-clock-hint")) }
            p.trouble #trouble-clock {}
        }
    }
}
