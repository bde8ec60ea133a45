//! The person's own page: name, settings, another device, and how to be forgotten.

use maud::{Markup, html};
use table::Lang;
use table::look::Theme;

use super::shell::copied;
use super::{Page, Shell, icon, page};

/// The page about oneself.
pub(crate) fn me(shell: &Shell<'_>) -> Markup {
    let words = shell.words;
    let about = Page {
        title: &words.get("me-title"),
        class: "me",
        styles: &[],
        module: Some("me.js"),
        words: &[
            ("me-saved", &["name"]),
            ("me-link-until", &["time"]),
            ("me-forgotten", &[]),
            ("me-notify-refused", &[]),
            ("reach-here", &[]),
            ("reach-here-about", &[]),
            ("reach-house", &[]),
            ("reach-house-about", &[]),
            ("reach-anywhere", &[]),
            ("reach-anywhere-about", &[]),
        ],
    };
    let body = html! {
        div.narrow.stack {
            h1 { (words.get("me-title")) }
            (name(shell))
            (settings(shell))
            (games(shell))
            (device(shell))
            (forget(shell))
        }
    };
    page(shell, &about, &body)
}

fn name(shell: &Shell<'_>) -> Markup {
    let words = shell.words;
    html! {
        section.panel aria-labelledby="name-title" {
            form.field #name-form novalidate {
                h2 #name-title { label for="name" { (words.get("me-name")) } }
                p.hint #name-hint { (words.get("me-name-hint")) }
                div.copy {
                    input #name name="name" type="text" autocomplete="nickname" maxlength="40" required
                        value=(shell.name.unwrap_or_default()) aria-describedby="name-hint name-trouble";
                    button.primary type="submit" { (words.get("me-save")) }
                }
                p.trouble #name-trouble role="alert" {}
                p.second #name-saved role="status" {}
            }
        }
    }
}

fn settings(shell: &Shell<'_>) -> Markup {
    let words = shell.words;
    let langs = Lang::ALL.map(|lang| (lang.tag(), lang_name(lang).to_owned(), lang == shell.lang));
    let themes = [(Theme::Night, "night"), (Theme::Day, "day")]
        .map(|(theme, name)| (name, words.get(&format!("me-theme-{name}")), theme == shell.theme));
    html! {
        section.panel.stack aria-labelledby="settings-title" {
            h2 #settings-title { (words.get("me-settings")) }
            (either("lang", &words.get("me-lang"), &langs))
            (either("theme", &words.get("me-theme"), &themes))
            fieldset #switches {
                legend { (words.get("me-table")) }
                @for name in ["motion", "sound", "forced", "confirm", "twice", "notify"] { (switch(shell, name)) }
                p.trouble #notify-trouble role="alert" {}
            }
        }
    }
}

fn lang_name(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "English",
        Lang::De => "Deutsch",
    }
}

fn either(name: &str, legend: &str, words: &[(&str, String, bool)]) -> Markup {
    html! {
        fieldset {
            legend { (legend) }
            div.choice {
                @for (value, label, checked) in words {
                    label { input type="radio" name=(name) value=(value) checked[*checked]; (label) }
                }
            }
        }
    }
}

fn switch(shell: &Shell<'_>, name: &str) -> Markup {
    html! {
        label.check {
            input type="checkbox" name=(name);
            span {
                (shell.words.get(&format!("me-{name}")))
                span.hint { (shell.words.get(&format!("me-{name}-hint"))) }
            }
        }
    }
}

fn games(shell: &Shell<'_>) -> Markup {
    let words = shell.words;
    html! {
        section.panel.stack aria-labelledby="games-title" {
            h2 #games-title { (words.get("history-title")) }
            p.second { (words.get("me-history-lead")) }
            p { a.button href="/history" { (icon(shell, "list")) (words.get("me-history")) } }
        }
    }
}

fn device(shell: &Shell<'_>) -> Markup {
    let words = shell.words;
    html! {
        section.panel.stack aria-labelledby="device-title" {
            h2 #device-title { (words.get("me-device")) }
            p.second { (words.get("me-device-lead")) }
            p { button #link-make type="button" { (icon(shell, "device")) (words.get("me-device-make")) } }
            div.stack #link-made hidden {
                (copied(shell, "link", &words.get("me-device-link")))
                p.reach #link-reach {}
                div.qr #link-qr role="img" aria-label=(words.get("me-device-qr")) {}
                p.hint #link-until {}
            }
            p.trouble #link-trouble role="alert" {}
        }
    }
}

fn forget(shell: &Shell<'_>) -> Markup {
    let words = shell.words;
    html! {
        section.panel.stack aria-labelledby="forget-title" {
            h2 #forget-title { (words.get("me-forget")) }
            p.second { (words.get("me-forget-lead")) }
            p { button.danger #forget type="button" { (words.get("me-forget-ask")) } }
            div.notice.stack #forget-sure hidden {
                p { (words.get("me-forget-sure")) }
                p.line {
                    button.danger #forget-yes type="button" { (words.get("me-forget-yes")) }
                    button #forget-no type="button" { (words.get("me-forget-no")) }
                }
            }
            p.trouble #forget-trouble role="alert" {}
        }
    }
}
