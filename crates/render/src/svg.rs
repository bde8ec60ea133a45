//! A scene as one SVG file that needs nothing else.

use std::collections::BTreeSet;
use std::fmt::Write;

use table::look::{Color, Theme};
use table::scene::Text;
use table::{Art, Scene, Sprite};

/// The page's own list of faces; whoever has none of them falls back on a plain one.
const FACES: &str = "ui-rounded, 'SF Pro Rounded', 'Segoe UI', system-ui, sans-serif";

/// A symbol in a tint: what is defined once and used as often as needed.
type Copy<'a> = (&'a str, Option<Color>);

/// Draws a scene with the game's art, in the colours of a theme. `title` says what it is a picture of.
pub fn svg(scene: &Scene, art: &Art<'_>, theme: Theme, title: &str) -> String {
    let (width, height) = scene.size;
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
         height=\"{height}\" role=\"img\" font-family=\"{FACES}\" font-weight=\"600\" text-anchor=\"middle\">\n\
         <title>{}</title>\n<defs>{}</defs>\n",
        escaped(title),
        in_colors(art.defs, theme, None),
    );
    for copy in copies(scene, art) {
        define(&mut out, copy, art, theme);
    }
    let page = Color::Page.value(theme);
    let _ = writeln!(out, "<rect width=\"{width}\" height=\"{height}\" fill=\"{page}\"/>");
    for sprite in shown(scene) {
        place(&mut out, sprite, theme);
    }
    out + "</svg>\n"
}

/// What shows although nobody points at anything.
fn shown(scene: &Scene) -> impl Iterator<Item = &Sprite> {
    scene.sprites.iter().filter(|sprite| sprite.when.is_empty())
}

/// Every copy of a symbol that the scene needs, those that symbols use in turn among them.
fn copies<'a>(scene: &'a Scene, art: &Art<'a>) -> BTreeSet<Copy<'a>> {
    let used = |sprite: &'a Sprite| sprite.sprite.as_deref().map(|id| (id, sprite.tint));
    let mut open: Vec<Copy<'a>> = shown(scene).filter_map(used).collect();
    let mut found = BTreeSet::new();
    while let Some((id, tint)) = open.pop() {
        let Some(symbol) = art.symbols.get(id) else { continue };
        if found.insert((id, tint)) {
            open.extend(symbol.uses().map(|other| (other, tint)));
        }
    }
    found
}

fn define(out: &mut String, (id, tint): Copy<'_>, art: &Art<'_>, theme: Theme) {
    let symbol = &art.symbols[id];
    let mut body = in_colors(symbol.body, theme, tint);
    for other in symbol.uses().collect::<BTreeSet<_>>() {
        body = body.replace(&format!("href=\"#{other}\""), &format!("href=\"#{}\"", name((other, tint))));
    }
    // Drawings stay in their box, and clipping each of them to it takes most of the time that a PNG needs.
    let _ = writeln!(
        out,
        "<symbol id=\"{}\" {} overflow=\"visible\">{body}</symbol>",
        name((id, tint)),
        symbol.fit
    );
}

fn name((id, tint): Copy<'_>) -> String {
    tint.map_or_else(|| id.to_owned(), |tint| format!("{id}.{}", tint.name()))
}

/// Puts the theme's colours where their names stand. What nobody tinted is in ink.
fn in_colors(drawing: &str, theme: Theme, tint: Option<Color>) -> String {
    let tint = tint.unwrap_or(Color::Ink).value(theme);
    let drawing = drawing.replace("var(--tint)", tint);
    Color::ALL.iter().fold(drawing, |drawing, color| {
        drawing.replace(&format!("var(--{})", color.name()), color.value(theme))
    })
}

fn place(out: &mut String, sprite: &Sprite, theme: Theme) {
    let (x, y) = sprite.at;
    let _ = write!(out, "<g transform=\"translate({x} {y})\"");
    if sprite.light < 100 {
        let _ = write!(out, " opacity=\"{}\"", f32::from(sprite.light) / 100.0);
    }
    out.push('>');
    if let Some(label) = &sprite.label {
        let _ = write!(out, "<title>{}</title>", escaped(label));
    }
    if let Some(id) = sprite.sprite.as_deref() {
        let (width, height) = sprite.size;
        let (left, top) = (-width / 2.0, -height / 2.0);
        let turn =
            if sprite.turn == 0 { String::new() } else { format!(" transform=\"rotate({})\"", sprite.turn) };
        let id = name((id, sprite.tint));
        let _ = write!(
            out,
            "<use href=\"#{id}\" x=\"{left}\" y=\"{top}\" width=\"{width}\" height=\"{height}\"{turn}/>"
        );
    }
    if let Some(text) = &sprite.text {
        write_text(out, text, theme);
    }
    out.push_str("</g>\n");
}

/// Not every program knows `dominant-baseline`: figures stand about seven tenths high, so half of that below the
/// middle.
fn write_text(out: &mut String, Text { words, size, color }: &Text, theme: Theme) {
    let (below, color) = (size * 0.355, color.value(theme));
    let _ =
        write!(out, "<text y=\"{below:.1}\" font-size=\"{size}\" fill=\"{color}\">{}</text>", escaped(words));
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use expect_test::expect;
    use table::scene::layer;

    use super::*;

    const ART: &str = r##"<svg><defs><stop stop-color="var(--lamp)"/></defs>
<symbol id="disc" viewBox="0 0 10 10"><circle r="5" fill="var(--tint)"/></symbol>
<symbol id="pair" viewBox="0 0 20 10"><use href="#disc"/><path fill="var(--water-deep)"/></symbol>
<symbol id="unused" viewBox="0 0 1 1"/></symbol></svg>"##;

    #[test]
    fn a_file_holds_what_it_needs_and_no_more() {
        let art = Art::read(ART).expect("in form");
        let sprites = vec![
            Sprite::new("b", "pair", layer::PIECE, (10.0, 20.0), (20.0, 10.0)).tint(Color::Red).turn(45),
            Sprite::words("a", "1 < 2", layer::ABOVE, (5.0, 6.5), 10.0).light(50).label("Tom & Ada"),
        ];
        let scene = Scene::new((40.0, 30.0), sprites);
        expect![[r##"
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30" width="40" height="30" role="img" font-family="ui-rounded, 'SF Pro Rounded', 'Segoe UI', system-ui, sans-serif" font-weight="600" text-anchor="middle">
            <title>A pair</title>
            <defs><stop stop-color="#ffc35a"/></defs>
            <symbol id="disc.red" viewBox="0 0 10 10" overflow="visible"><circle r="5" fill="#ef5a5f"/></symbol>
            <symbol id="pair.red" viewBox="0 0 20 10" overflow="visible"><use href="#disc.red"/><path fill="#0b2340"/></symbol>
            <rect width="40" height="30" fill="#070b17"/>
            <g transform="translate(10 20)"><use href="#pair.red" x="-10" y="-5" width="20" height="10" transform="rotate(45)"/></g>
            <g transform="translate(5 6.5)" opacity="0.5"><title>Tom &amp; Ada</title><text y="3.5" font-size="10" fill="#e9eef8">1 &lt; 2</text></g>
            </svg>
        "##]]
        .assert_eq(&svg(&scene, &art, Theme::Night, "A pair"));
    }
}
