//! Pictures without a browser: a scene and the game's art become one SVG file, and that becomes a PNG.
//!
//! The page lets CSS find out what `var(--lamp)` is. A file on its own has nobody to ask, and many programs that
//! draw SVG know no custom properties, so [`svg()`] writes the theme's colours in, and one copy of each symbol for
//! each tint it is used with. [`png`] brings a font of its own, so that a picture is the same on every machine.

mod raster;
mod svg;

pub use raster::{RenderError, png};
pub use svg::svg;
