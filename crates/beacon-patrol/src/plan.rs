//! Where things lie in a picture: the chart, the tide gauge beside it, the rack with the hands below.
//!
//! The chart has no size, but a picture has. So the cells are as large as they can be with all tiles in the frame and
//! one cell of sea around them, where the next tile may go; never larger than a tile in the hand, so that the first
//! tiles do not change the scale. HQ stays in the middle until the chart grows out of the frame on one side: then the
//! window moves just far enough. So a step moves nothing but what it moves, unless the chart becomes longer or wider.

use table::Frame;

use crate::cell::Cell;
use crate::map::Map;

/// Part of a picture.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Area {
    pub(crate) left: f32,
    pub(crate) top: f32,
    pub(crate) width: f32,
    pub(crate) height: f32,
}

impl Area {
    pub(crate) const fn new(left: f32, top: f32, width: f32, height: f32) -> Area {
        Area { left, top, width, height }
    }

    pub(crate) fn middle(self) -> (f32, f32) {
        (self.left + self.width / 2.0, self.top + self.height / 2.0)
    }

    pub(crate) fn size(self) -> (f32, f32) {
        (self.width, self.height)
    }

    pub(crate) fn right(self) -> f32 {
        self.left + self.width
    }

    pub(crate) fn bottom(self) -> f32 {
        self.top + self.height
    }
}

/// A chart in a frame.
pub(crate) struct Plan {
    pub(crate) frame: Frame,
    /// The side of a cell.
    pub(crate) side: f32,
    /// What is seen of the sea.
    pub(crate) sea: Area,
    /// The strip above and to the left of the sea, where the numbers of columns and rows stand.
    pub(crate) margin: f32,
    /// The tide gauge.
    pub(crate) gauge: Area,
    /// The rack with the hands.
    pub(crate) rack: Area,
    /// Where HQ has its middle.
    hq: (f32, f32),
}

impl Plan {
    pub(crate) fn new(map: &Map, frame: Frame) -> Plan {
        let (sea, gauge, rack, margin, largest) = match frame {
            Frame::Wide => (
                Area::new(30.0, 26.0, 778.0, 652.0),
                Area::new(818.0, 8.0, 134.0, 670.0),
                Area::new(8.0, 688.0, 944.0, 104.0),
                22.0,
                106.0,
            ),
            Frame::Tall => (
                Area::new(18.0, 17.0, 368.0, 519.0),
                Area::new(288.0, 542.0, 98.0, 134.0),
                Area::new(4.0, 542.0, 280.0, 134.0),
                14.0,
                72.0,
            ),
        };
        let (across, down) = (Span::of(map, |cell| cell.x), Span::of(map, |cell| -cell.y));
        let side = across.side(sea.width).min(down.side(sea.height)).min(largest);
        let hq = (sea.left + across.hq(sea.width, side), sea.top + down.hq(sea.height, side));
        Plan { frame, side, sea, margin, gauge, rack, hq }
    }

    /// The middle of a cell.
    pub(crate) fn at(&self, cell: Cell) -> (f32, f32) {
        self.place(cell, (50.0, 50.0))
    }

    /// A place in a cell, in percent of its side from its upper left corner.
    pub(crate) fn place(&self, cell: Cell, (right, down): (f32, f32)) -> (f32, f32) {
        let x = self.hq.0 + (f32::from(cell.x) + right / 100.0 - 0.5) * self.side;
        let y = self.hq.1 + (down / 100.0 - 0.5 - f32::from(cell.y)) * self.side;
        (x, y)
    }

    /// The columns that are in the picture as a whole, from west to east.
    pub(crate) fn columns(&self) -> impl Iterator<Item = i8> {
        whole(self.sea.left - self.hq.0, self.sea.right() - self.hq.0, self.side)
    }

    /// The rows, from north to south.
    pub(crate) fn rows(&self) -> impl Iterator<Item = i8> {
        whole(self.sea.top - self.hq.1, self.sea.bottom() - self.hq.1, self.side).map(|row| -row)
    }
}

/// The cells that lie between two edges, given by their distance from the middle of cell 0.
fn whole(low: f32, high: f32, side: f32) -> impl Iterator<Item = i8> {
    // A thousandth, since a window that fits exactly is no exact number.
    let first = (low / side + 0.499).ceil() as i8;
    let last = (high / side - 0.499).floor() as i8;
    first..=last
}

/// How far a chart reaches along one axis, with a cell to spare at either end.
struct Span {
    low: f32,
    high: f32,
}

impl Span {
    fn of(map: &Map, along: fn(Cell) -> i8) -> Span {
        let places = || map.iter().map(|(cell, _)| f32::from(along(cell)));
        Span { low: places().fold(0.0, f32::min) - 1.5, high: places().fold(0.0, f32::max) + 1.5 }
    }

    /// The largest side of a cell.
    fn side(&self, room: f32) -> f32 {
        room / (self.high - self.low)
    }

    /// Where HQ has its middle, so that all of the span is inside.
    fn hq(&self, room: f32, side: f32) -> f32 {
        let (least, most) = (-self.low * side, room - self.high * side);
        (room / 2.0).min(most).max(least)
    }
}
