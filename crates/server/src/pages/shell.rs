//! What stands around every page: head, bar at the top, foot.

use maud::{DOCTYPE, Markup, PreEscaped, html};
use serde_json::{Map, Value, json};
use table::Lang;
use table::look::{Color, Theme};

use super::Shell;
use crate::settings::Kept;

/// A page, less its body.
pub(crate) struct Page<'a> {
    /// What it is called, in words.
    pub(crate) title: &'a str,
    /// The class of its body.
    pub(crate) class: &'a str,
    /// Its style sheets beside the common ones: paths in `web/`.
    pub(crate) styles: &'a [&'a str],
    /// Its module: a path in `web/`.
    pub(crate) module: Option<&'a str>,
    /// The messages that its modules say, each with the names of its arguments.
    pub(crate) words: &'a [(&'a str, &'a [&'a str])],
}

/// A page with bar and foot.
pub(crate) fn page(shell: &Shell<'_>, page: &Page<'_>, body: &Markup) -> Markup {
    let content = html! {
        (bar(shell))
        main #main { (body) }
        (foot(shell))
    };
    document(shell, page, &content)
}

/// A page of its own making: only head, and the way past whatever it puts before `#main`.
pub(crate) fn document(shell: &Shell<'_>, page: &Page<'_>, content: &Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(shell.lang.tag()) data-theme=(theme_name(shell.theme)) data-assets=(shell.assets)
            data-named[shell.name.is_some()] data-kept=[kept(shell)] {
            (head(shell, page))
            body class=(page.class) {
                a.skip href="#main" { (shell.words.get("shell-skip")) }
                (content)
                (words_block(shell, page.words))
            }
        }
    }
}

/// What the server keeps of the person's settings, for this device to agree with; nothing if it knows nobody.
fn kept(shell: &Shell<'_>) -> Option<String> {
    let Kept { settings, at, lang } = shell.kept?;
    Some(json!({ "settings": settings, "lang": lang, "at": at }).to_string())
}

/// One of the small drawings of `web/icons.svg`. It says nothing: words stand beside it.
pub(crate) fn icon(shell: &Shell<'_>, name: &str) -> Markup {
    html! {
        svg class={ "icon icon-" (name) } aria-hidden="true" { use href={ (shell.assets) "/icons.svg#" (name) } {} }
    }
}

/// A field with something to pass on, and a button that copies it.
pub(crate) fn copied(shell: &Shell<'_>, id: &str, label: &str) -> Markup {
    html! {
        div.field {
            label for=(id) { (label) }
            div.copy {
                input #(id) type="text" readonly value="";
                button type="button" data-copy=(id) data-done=(shell.words.get("copied")) {
                    (icon(shell, "copy")) span aria-live="polite" { (shell.words.get("copy")) }
                }
            }
        }
    }
}

pub(crate) fn theme_name(theme: Theme) -> &'static str {
    match theme {
        Theme::Night => "night",
        Theme::Day => "day",
    }
}

fn head(shell: &Shell<'_>, page: &Page<'_>) -> Markup {
    let scheme = if shell.theme == Theme::Night { "dark" } else { "light" };
    html! {
        head {
            meta charset="utf-8";
            meta name="viewport" content="width=device-width, initial-scale=1";
            meta name="color-scheme" content=(scheme);
            meta name="theme-color" content=(Color::Page.value(shell.theme));
            meta name="description" content=(shell.words.get("shell-description"));
            title { (page.title) " · Lamplight" }
            link rel="icon" href={ (shell.assets) "/favicon.svg" } type="image/svg+xml";
            @for style in ["tokens.css", "base.css"].iter().chain(page.styles) {
                link rel="stylesheet" href={ (shell.assets) "/" (style) };
            }
            @for module in ["shell.js"].into_iter().chain(page.module) {
                script type="module" src={ (shell.assets) "/" (module) } {}
            }
        }
    }
}

fn bar(shell: &Shell<'_>) -> Markup {
    let words = shell.words;
    html! {
        header.bar {
            a.brand href="/" { (icon(shell, "lamp")) span { "Lamplight" } }
            nav aria-label=(words.get("shell-nav")) {
                (entry(shell, "/join", "ticket", &words.get("shell-join")))
                (entry(shell, "/history", "list", &words.get("shell-history")))
                (entry(shell, "/me", "person", &shell.name.map_or_else(|| words.get("shell-me"), str::to_owned)))
            }
            (switches(shell))
        }
    }
}

fn entry(shell: &Shell<'_>, path: &str, drawing: &str, words: &str) -> Markup {
    html! {
        a.entry href=(path) aria-current=[(shell.path == path).then_some("page")] {
            (icon(shell, drawing)) span { (words) }
        }
    }
}

/// The two settings that everybody looks for: language and colours.
pub(crate) fn switches(shell: &Shell<'_>) -> Markup {
    let (other, name) = match shell.lang {
        Lang::En => (Lang::De, "Deutsch"),
        Lang::De => (Lang::En, "English"),
    };
    html! {
        div.switches {
            button.quiet type="button" lang=(other.tag()) data-lang=(other.tag()) { (name) }
            button.quiet.square type="button" data-theme-switch {
                (icon(shell, "moon")) (icon(shell, "sun"))
                span.unseen { (shell.words.get("shell-theme")) }
            }
        }
    }
}

fn foot(shell: &Shell<'_>) -> Markup {
    html! {
        footer.foot {
            p {
                (shell.words.get("shell-foot")) " "
                a href="/about" { (shell.words.get("shell-about")) } " · "
                a href="/replay" { (shell.words.get("shell-replay")) }
            }
        }
    }
}

/// What modules say. An argument stays in braces, `{name}`, for the module to fill in.
fn words_block(shell: &Shell<'_>, keys: &[(&str, &[&str])]) -> Markup {
    let common: &[(&str, &[&str])] = &[("error-network", &[]), ("error-server", &[]), ("notify-turn", &[])];
    let say = |&(key, arguments): &(&str, &[&str])| {
        let braced: Vec<_> = arguments.iter().map(|&name| (name, format!("{{{name}}}").into())).collect();
        (key.to_owned(), Value::from(shell.words.say(key, &braced)))
    };
    let words: Map<String, Value> = common.iter().chain(keys).map(say).collect();
    // No tag can end inside the block: "<" is spelled as JSON may spell it.
    let json = Value::from(words).to_string().replace('<', "\\u003c");
    html! { script #words type="application/json" { (PreEscaped(json)) } }
}
