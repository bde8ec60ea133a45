//! An SVG file as a PNG.

use std::sync::Arc;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::fontdb::Database;
use resvg::usvg::{Options, Tree};
use thiserror::Error;

/// Pixels per unit: sharp on the screens that people have.
const SCALE: f32 = 2.0;

/// Why there is no picture.
#[derive(Debug, Error)]
pub enum RenderError {
    /// The SVG is not one.
    #[error("the SVG cannot be read: {0}")]
    Svg(#[from] resvg::usvg::Error),
    /// It has no area, or too much of it.
    #[error("a picture of {0} × {1} cannot be drawn")]
    Size(f32, f32),
    /// The pixels cannot be packed.
    #[error("the PNG cannot be written: {0}")]
    Png(String),
}

/// Draws an SVG as a PNG, two pixels to a unit.
pub fn png(svg: &str) -> Result<Vec<u8>, RenderError> {
    let tree = Tree::from_str(svg, &options())?;
    let (width, height) = (tree.size().width(), tree.size().height());
    let mut pixels = Pixmap::new((width * SCALE).ceil() as u32, (height * SCALE).ceil() as u32)
        .ok_or(RenderError::Size(width, height))?;
    resvg::render(&tree, Transform::from_scale(SCALE, SCALE), &mut pixels.as_mut());
    pixels.encode_png().map_err(|error| RenderError::Png(error.to_string()))
}

/// One face for all text: what a machine has installed must not change a picture.
fn options() -> Options<'static> {
    let mut fonts = Database::new();
    fonts.load_font_data(ttf_noto_sans::BOLD.to_vec());
    fonts.set_sans_serif_family("Noto Sans");
    Options { fontdb: Arc::new(fonts), font_family: "Noto Sans".to_owned(), ..Options::default() }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The pixels of a picture that is text on white, as darkness in percent.
    fn darkness(text: &str) -> f64 {
        let svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"100\" height=\"40\"><rect width=\"100\" height=\"40\" \
             fill=\"#fff\"/><text x=\"5\" y=\"30\" font-size=\"20\" font-family=\"ui-rounded, sans-serif\">{text}</text></svg>"
        );
        let pixels = Pixmap::decode_png(&png(&svg).expect("drawn")).expect("a PNG");
        assert_eq!((pixels.width(), pixels.height()), (200, 80));
        let light: u64 = pixels.pixels().iter().map(|pixel| u64::from(pixel.green())).sum();
        100.0 - light as f64 / (255.0 * 160.0)
    }

    #[test]
    fn text_is_drawn_without_any_installed_font() {
        assert!(darkness("") < 0.01);
        assert!(darkness("Größe 8") > darkness("8") && darkness("8") > 0.5);
    }

    #[test]
    fn what_is_no_svg_is_refused() {
        assert!(png("<html/>").expect_err("not SVG").to_string().contains("cannot be read"));
    }
}
