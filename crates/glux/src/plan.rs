//! Where squares lie in a picture.
//!
//! A board wider than high is turned by a quarter for a tall frame: its squares get half as large again, and a thumb
//! finds them. Everything below asks the plan where a square is, so nothing else knows of the turn.

use table::Frame;

use crate::bits::{Bits, Square};
use crate::content::Layout;

/// A direction in the picture: up, right, down, left.
pub(crate) const SIDES: [(isize, isize); 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];

/// The height of the tray.
const TRAY: f32 = 88.0;

/// A board in a frame.
pub(crate) struct Plan {
    /// The side of a square.
    pub(crate) side: f32,
    /// Width and height of the whole picture.
    pub(crate) size: (f32, f32),
    /// The middle of the tray for the hand.
    pub(crate) hand: (f32, f32),
    /// The size of type for what stands on the board.
    pub(crate) type_size: f32,
    /// The width of the strip around the board, where the names of columns and rows stand.
    pub(crate) margin: f32,
    /// Columns and rows as the board has them.
    board: (usize, usize),
    turned: bool,
}

impl Plan {
    /// A board with a tray below it for the hand of somebody who is `seated`.
    pub(crate) fn new(layout: &Layout, frame: Frame, seated: bool) -> Plan {
        let (width, height) = frame.size();
        let margin = if frame == Frame::Wide { 20.0 } else { 13.0 };
        let tray = if seated { TRAY } else { 0.0 };
        let board = layout.size;
        let turned = frame == Frame::Tall && board.0 > board.1;
        let (columns, rows) = if turned { (board.1, board.0) } else { board };
        let across = (width - 2.0 * margin) / columns as f32;
        let down = (height - 2.0 * margin - tray) / rows as f32;
        // Half a unit is a pixel in a picture of double density: edges stay sharp.
        let side = (across.min(down) * 2.0).floor() / 2.0;
        let size = (side * columns as f32 + 2.0 * margin, side * rows as f32 + 2.0 * margin + tray);
        // Small enough for a plaque to fit between the pips of two chips.
        let type_size = (side * 0.4).min(13.0);
        let hand = (size.0 / 2.0, size.1 - tray / 2.0);
        Plan { side, size, hand, type_size, margin, board, turned }
    }

    /// The middle of a square.
    pub(crate) fn at(&self, square: Square) -> (f32, f32) {
        self.place(square.column() as f32, square.row() as f32)
    }

    /// The middle of what lies at this column and row, also between squares.
    pub(crate) fn place(&self, column: f32, row: f32) -> (f32, f32) {
        let (x, y) = if self.turned { (self.board.1 as f32 - 1.0 - row, column) } else { (column, row) };
        (self.margin + (x + 0.5) * self.side, self.margin + (y + 0.5) * self.side)
    }

    /// The square beside this one in the picture, if there is one.
    pub(crate) fn beside(&self, square: Square, (right, down): (isize, isize)) -> Option<Square> {
        let (east, south) = if self.turned { (down, -right) } else { (right, down) };
        let column = square.column().checked_add_signed(east).filter(|&column| column < self.board.0)?;
        let row = square.row().checked_add_signed(south).filter(|&row| row < self.board.1)?;
        Square::at(column, row)
    }

    /// The middle and the size of the box around some squares.
    pub(crate) fn bounds(&self, squares: Bits) -> ((f32, f32), (f32, f32)) {
        let (mut least, mut most) = (self.size, (0.0, 0.0));
        for (x, y) in squares.iter().map(|square| self.at(square)) {
            least = (x.min(least.0), y.min(least.1));
            most = (x.max(most.0), y.max(most.1));
        }
        let middle = (f32::midpoint(least.0, most.0), f32::midpoint(least.1, most.1));
        (middle, (most.0 - least.0 + self.side, most.1 - least.1 + self.side))
    }

    /// Where a room's plaque hangs: in the middle of the wall that faces the middle of the board, or of the one
    /// opposite if there is a gap.
    pub(crate) fn plaque(&self, room: Bits) -> (f32, f32) {
        let ((x, y), (_, height)) = self.bounds(room);
        let inward = if y > self.floor().0.1 + 1.0 { -1.0 } else { 1.0 };
        let inner = y + inward * (height - self.side) / 2.0;
        let near = |(a, b): (f32, f32)| (a - x).abs() <= self.side * 0.6 && (b - inner).abs() < 1.0;
        let whole = room.iter().any(|square| near(self.at(square)));
        (x, y + if whole { inward } else { -inward } * height / 2.0)
    }

    /// The middle and the size of the board, with its margin and without the tray.
    pub(crate) fn window(&self) -> ((f32, f32), (f32, f32)) {
        let (middle, (width, height)) = self.floor();
        (middle, (width + 2.0 * self.margin, height + 2.0 * self.margin))
    }

    /// The middle and the size of the board, without its margin.
    pub(crate) fn floor(&self) -> ((f32, f32), (f32, f32)) {
        let (columns, rows) = if self.turned { (self.board.1, self.board.0) } else { self.board };
        let size = (self.side * columns as f32, self.side * rows as f32);
        ((self.margin + size.0 / 2.0, self.margin + size.1 / 2.0), size)
    }
}
