//! The rules of a game, as a page: its Markdown, with anchors for every rule and with pictures from real games.

use bots::Skilled;
use games::Visitor;
use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{CowStr, Event, Options, Parser, Tag, TagEnd};
use session::replay::{Knowledge, Looking, show};
use table::guide::Figure;
use table::{Frame, Lang};

use super::shell::theme_name;
use super::{GameCard, Page, Shell, icon, page};

/// The rules of a game; none if there is no such game.
pub(crate) fn rules(shell: &Shell<'_>, game: &GameCard) -> Option<Markup> {
    let words = shell.words;
    let text = games::visit(game.id, Text(shell.lang))?;
    let title = words.say("rules-title", &[("game", game.name.as_str().into())]);
    let about = Page {
        title: &title,
        class: "rules",
        styles: &["rules.css"],
        module: Some("rules.js"),
        words: &[("guest-names", &[]), ("walk-step", &["step", "of"]), ("walk-back", &[]), ("walk-on", &[])],
    };
    let (body, chapters) = body(shell, game, text);
    let content = html! {
        div.rules-page {
            h1 { (title) }
            nav.contents aria-labelledby="contents-title" {
                h2 #contents-title { (words.get("rules-contents")) }
                ol { @for (id, title) in &chapters { li { a href={ "#" (id) } { (title) } } } }
                (start(shell, game))
            }
            article { (PreEscaped(body)) }
        }
    };
    Some(page(shell, &about, &content))
}

/// Ways from reading to playing.
fn start(shell: &Shell<'_>, game: &GameCard) -> Markup {
    let terms = |terms| serde_json::to_string(&terms).expect("plain data");
    html! {
        div.stack {
            button.primary type="button" data-start=(terms(game.tutorial())) {
                (icon(shell, "learn")) span { (shell.words.get("lobby-tutorial")) }
            }
            button type="button" data-start=(terms(game.against_bots())) {
                (icon(shell, "play")) span { (shell.words.get("rules-play")) }
            }
            p.trouble #trouble role="alert" {}
        }
    }
}

struct Text(Lang);

impl Visitor for Text {
    type Output = &'static str;

    fn visit<G: Skilled>(self) -> &'static str {
        (G::GUIDE.rules)(self.0)
    }
}

/// The text as HTML, and its chapters with their anchors.
fn body(shell: &Shell<'_>, game: &GameCard, text: &str) -> (String, Vec<(String, String)>) {
    let mut events: Vec<Event<'_>> = Vec::new();
    let mut chapters: Vec<(String, String)> = Vec::new();
    let mut marked: Vec<String> = Vec::new();
    let mut parser = Parser::new_ext(text, Options::ENABLE_TABLES).peekable();
    while let Some(event) = parser.next() {
        match event {
            // A figure stands for itself: no paragraph around it.
            Event::Start(Tag::Paragraph) if is_image(parser.peek()) => {
                let Some(Event::Start(Tag::Image { dest_url, .. })) = parser.next() else { continue };
                let caption = words_until(&mut parser, TagEnd::Image);
                parser.next_if(|event| *event == Event::End(TagEnd::Paragraph));
                events.push(Event::Html(figure(shell, game, &dest_url, &caption).into_string().into()));
            }
            Event::Start(Tag::Heading { level: pulldown_cmark::HeadingLevel::H2, .. }) => {
                let title = words_until(&mut parser, TagEnd::Heading(pulldown_cmark::HeadingLevel::H2));
                let id = format!("chapter-{}", chapters.len() + 1);
                events.push(Event::Html(html! { h2 id=(id) { (title) } }.into_string().into()));
                chapters.push((id, title));
            }
            Event::Text(text) => events.extend(with_marks(&text, &mut marked)),
            event => events.push(event),
        }
    }
    let mut html = String::new();
    pulldown_cmark::html::push_html(&mut html, events.into_iter());
    (with_tables(&html), chapters)
}

/// Tables that can be scrolled where they are too wide, by keyboard too. The corner between two rows of headings is none.
fn with_tables(html: &str) -> String {
    html.replace("<th></th>", "<td></td>")
        .replace("<table>", r#"<div class="scroll" tabindex="0"><table>"#)
        .replace("</table>", "</table></div>")
}

fn is_image(event: Option<&Event<'_>>) -> bool {
    matches!(event, Some(Event::Start(Tag::Image { .. })))
}

/// The words up to an end, without their markup.
fn words_until<'a>(parser: &mut impl Iterator<Item = Event<'a>>, end: TagEnd) -> String {
    let inside = parser.take_while(|event| *event != Event::End(end));
    let words = inside.filter_map(|event| match event {
        Event::Text(text) | Event::Code(text) => Some(text),
        Event::SoftBreak => Some(CowStr::from(" ")),
        _ => None,
    });
    words.map(CowStr::into_string).collect()
}

/// Text in which `{GX-7 GX-8}` became anchors. The first mark of a rule is where links to it lead.
fn with_marks(text: &str, marked: &mut Vec<String>) -> Vec<Event<'static>> {
    let mut rest = text;
    let mut events = Vec::new();
    while let Some((before, (marks, after))) =
        rest.split_once('{').and_then(|(before, after)| Some((before, after.split_once('}')?)))
    {
        events.push(Event::Text(before.trim_end().to_owned().into()));
        for mark in marks.split_whitespace() {
            let first = !marked.iter().any(|known| known == mark);
            marked.push(mark.to_owned());
            let anchor = html! { " " a.mark id=[first.then_some(mark)] href={ "#" (mark) } { (mark) } };
            events.push(Event::InlineHtml(anchor.into_string().into()));
        }
        rest = after;
    }
    events.push(Event::Text(rest.to_owned().into()));
    events
}

/// A picture, and if it is a stretch of a game, what happens in it.
fn figure(shell: &Shell<'_>, game: &GameCard, target: &str, caption: &str) -> Markup {
    let Ok(figure) = target.parse::<Figure>() else { return html! {} };
    let steps = games::visit(game.id, Steps(&figure, shell.lang)).unwrap_or_default();
    let path = |step: usize, frame: &str| {
        let at = Figure { from: step, to: step, ..figure.clone() };
        let theme = theme_name(shell.theme);
        format!("{}/figure/{}/{at}.{}.{frame}.{theme}.svg", shell.assets, game.id, shell.lang.tag())
    };
    html! {
        figure.example {
            picture {
                source media="(max-width: 40em)" data-themed srcset=(path(figure.from, "tall"));
                img data-themed src=(path(figure.from, "wide")) alt=(caption) loading="lazy" decoding="async";
            }
            figcaption { (caption) }
            @if !steps.is_empty() {
                ol.walk data-at={ "@" (figure.from) } start=(figure.from + 1) {
                    @for step in &steps { li { (step) } }
                }
            }
        }
    }
}

/// What happens in a stretch of a game, in sentences.
struct Steps<'a>(&'a Figure, Lang);

impl Visitor for Steps<'_> {
    type Output = Vec<String>;

    fn visit<G: Skilled>(self) -> Vec<String> {
        let Steps(figure, lang) = self;
        let Some(record) = G::GUIDE.record(&figure.record) else { return Vec::new() };
        let knowledge = Knowledge::Of(figure.eyes);
        let looking = Looking { knowledge, lang, frame: Frame::Wide, from: figure.from, to: figure.to };
        let steps = show(&record, &looking).map(|replay| replay.steps).unwrap_or_default();
        steps.into_iter().map(|taken| taken.say).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_become_anchors_once() {
        let mut marked = Vec::new();
        let mut html = String::new();
        let events = with_marks("It is covered. {GX-8 GX-9} And {GX-8}", &mut marked);
        pulldown_cmark::html::push_html(&mut html, events.into_iter());
        let expected = "It is covered. <a class=\"mark\" id=\"GX-8\" href=\"#GX-8\">GX-8</a> \
                        <a class=\"mark\" id=\"GX-9\" href=\"#GX-9\">GX-9</a> And \
                        <a class=\"mark\" href=\"#GX-8\">GX-8</a>";
        assert_eq!(html, expected);
    }
}
