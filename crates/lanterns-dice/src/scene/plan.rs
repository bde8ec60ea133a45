//! Where everything lies in a picture.
//!
//! For a tall frame all lakes are turned by a quarter: the pools get a fifth larger, and a thumb finds their halves.
//! Top areas stay above bottom ones that way. Everything else asks a [`Grid`] where a pool is and knows nothing of it.

use table::Frame;

use crate::lake::{Area, COLUMNS, Half, Pool, ROWS};

pub(super) type Point = (f32, f32);

/// The four sides of the tray, clockwise from the own one, as steps away from its middle.
pub(super) const WAYS: [Point; 4] = [(0.0, 1.0), (-1.0, 0.0), (0.0, -1.0), (1.0, 0.0)];

/// A lake in a picture.
#[derive(Clone, Copy)]
pub(super) struct Grid {
    middle: Point,
    /// The side of a pool.
    pub(super) side: f32,
    turned: bool,
}

impl Grid {
    /// The middle of a pool.
    pub(super) fn at(&self, pool: Pool) -> Point {
        self.place(pool.column() as f32, pool.row() as f32)
    }

    /// The middle of what lies at this column and row, also between pools and beyond them.
    pub(super) fn place(&self, column: f32, row: f32) -> Point {
        let (across, down) = (column - (COLUMNS - 1) as f32 / 2.0, row - (ROWS - 1) as f32 / 2.0);
        let (x, y) = if self.turned { (-down, across) } else { (across, down) };
        (self.middle.0 + x * self.side, self.middle.1 + y * self.side)
    }

    /// The heart of an area, where its lantern hangs.
    pub(super) fn heart(&self, area: Area) -> Point {
        let (column, row) = (area.pool.column() as f32, area.pool.row() as f32);
        let off = match area.half {
            Half::Top => -0.19,
            Half::Bottom => 0.19,
        };
        self.place(column + off, row + off)
    }

    /// The middle and the size of the whole lake.
    pub(super) fn bounds(&self) -> (Point, Point) {
        let (along, across) = (self.side * COLUMNS as f32, self.side * ROWS as f32);
        (self.middle, if self.turned { (across, along) } else { (along, across) })
    }

    /// How far an area's drawing is turned: a symbol shows the top one of a lake that is not turned.
    pub(super) fn turn(&self, half: Half) -> i16 {
        let quarter = if self.turned { 90 } else { 0 };
        match half {
            Half::Top => quarter,
            Half::Bottom => quarter + 180,
        }
    }

    /// The row in which the names of columns stand and the column in which those of rows do, `away` from the pools:
    /// above the lake and to its left.
    pub(super) fn names(&self, away: f32) -> (f32, f32) {
        let away = 0.5 + away / self.side;
        let below = ROWS as f32 - 1.0 + away;
        if self.turned { (below, -away) } else { (-away, -away) }
    }
}

/// Things of one size, one below the other.
#[derive(Clone, Copy)]
pub(super) struct Column {
    first: Point,
    pitch: f32,
    /// The size of each.
    pub(super) size: Point,
}

impl Column {
    /// The middle of number `n`, from 0.
    pub(super) fn at(&self, n: usize) -> Point {
        (self.first.0, self.first.1 + self.pitch * n as f32)
    }
}

/// Things of one size in a row, closer together when there are many.
#[derive(Clone, Copy)]
pub(super) struct Row {
    left: Point,
    length: f32,
    /// The size of each.
    pub(super) size: f32,
}

impl Row {
    /// The middle of number `n` of so many, from 0.
    pub(super) fn at(&self, n: usize, count: usize) -> Point {
        let gaps = count.saturating_sub(1).max(1) as f32;
        let step = (self.size * 1.08).min((self.length - self.size) / gaps);
        (self.left.0 + self.size / 2.0 + step * n as f32, self.left.1)
    }
}

/// The tray.
#[derive(Clone, Copy)]
pub(super) struct Tray {
    pub(super) middle: Point,
    pub(super) size: f32,
    /// How far from the middle the dice lie.
    pub(super) reach: f32,
    /// The size of a die.
    pub(super) die: f32,
}

/// Somebody else's lake.
#[derive(Clone, Copy)]
pub(super) struct Other {
    pub(super) grid: Grid,
    /// The middle of the sign with the name.
    pub(super) sign: Point,
    /// Where the thread from the tray ends.
    pub(super) hook: Point,
    /// Where a gift stands for all of theirs, and where the bonus of their turn hangs.
    pub(super) purse: Point,
    pub(super) bonus: Point,
    /// Where the letter of their sheet stands.
    pub(super) letter: Point,
}

/// A frame with all that lies in it.
#[derive(Clone, Copy)]
pub(super) struct Plan {
    pub(super) frame: Frame,
    /// The own lake.
    pub(super) own: Grid,
    /// How wide its shore is, and how wide where names stand.
    pub(super) shore: f32,
    pub(super) named_shore: f32,
    /// Where the own thread ends.
    pub(super) hook: Point,
    /// By way from the own place, clockwise: to the left, opposite, to the right.
    pub(super) others: [Other; 3],
    /// The size of a sign, and how many letters of a name fit on it.
    pub(super) sign: Point,
    pub(super) letters: usize,
    pub(super) tray: Tray,
    pub(super) stacks: Column,
    /// The side of a cell of a stack's shape, if no more than three of them lie side by side.
    pub(super) cell: f32,
    pub(super) cards: Column,
    /// The strip along the lower edge, with bonuses and gifts: its middle and size.
    pub(super) strip: (Point, Point),
    pub(super) bonuses: Row,
    pub(super) gifts: Row,
    /// The own sign, the letter of the own sheet, and the three parts of the own score.
    pub(super) own_sign: Point,
    pub(super) own_letter: Point,
    pub(super) tally: [Point; 3],
    /// Small, middling and large type.
    pub(super) types: [f32; 3],
}

impl Plan {
    pub(super) fn new(frame: Frame, seats: usize) -> Plan {
        match (frame, seats) {
            (Frame::Wide, _) => WIDE,
            (Frame::Tall, 2) => Plan { others: [TALL.others[0], TALL_OPPOSITE, TALL.others[2]], ..TALL },
            (Frame::Tall, _) => TALL,
        }
    }
}

const fn lake(middle: Point, side: f32) -> Grid {
    Grid { middle, side, turned: false }
}

const fn turned(middle: Point, side: f32) -> Grid {
    Grid { middle, side, turned: true }
}

const WIDE: Plan = Plan {
    frame: Frame::Wide,
    own: lake((484.0, 546.0), 68.0),
    shore: 10.0,
    named_shore: 18.0,
    hook: (519.0, 331.0),
    others: [
        Other {
            grid: lake((186.0, 186.0), 26.0),
            sign: (186.0, 92.0),
            hook: (308.0, 226.0),
            purse: (270.0, 92.0),
            bonus: (104.0, 92.0),
            letter: (78.0, 92.0),
        },
        Other {
            grid: lake((480.0, 104.0), 24.0),
            sign: (480.0, 14.0),
            hook: (480.0, 184.0),
            purse: (564.0, 14.0),
            bonus: (402.0, 14.0),
            letter: (378.0, 14.0),
        },
        Other {
            grid: lake((774.0, 186.0), 26.0),
            sign: (774.0, 92.0),
            hook: (652.0, 226.0),
            purse: (858.0, 92.0),
            bonus: (690.0, 92.0),
            letter: (664.0, 92.0),
        },
    ],
    sign: (132.0, 22.0),
    letters: 14,
    tray: Tray { middle: (480.0, 258.0), size: 132.0, reach: 41.0, die: 36.0 },
    stacks: Column { first: (80.0, 376.5), pitch: 110.0, size: (144.0, 104.0) },
    cell: 23.0,
    cards: Column { first: (880.0, 394.0), pitch: 148.0, size: (144.0, 140.0) },
    strip: ((480.0, 780.0), (944.0, 36.0)),
    bonuses: Row { left: (180.0, 780.0), length: 324.0, size: 30.0 },
    gifts: Row { left: (520.0, 780.0), length: 270.0, size: 30.0 },
    own_sign: (78.0, 780.0),
    own_letter: (162.0, 780.0),
    tally: [(826.0, 780.0), (876.0, 780.0), (926.0, 780.0)],
    types: [12.0, 15.0, 26.0],
};

const TALL: Plan = Plan {
    frame: Frame::Tall,
    own: turned((165.0, 413.0), 50.0),
    shore: 5.0,
    named_shore: 14.0,
    hook: (215.0, 180.0),
    others: [
        Other {
            grid: turned((34.0, 118.0), 10.0),
            sign: (34.0, 63.0),
            hook: (66.0, 136.0),
            purse: (16.0, 43.0),
            bonus: (52.0, 43.0),
            letter: (34.0, 22.0),
        },
        Other {
            grid: turned((98.0, 62.0), 10.0),
            sign: (98.0, 8.0),
            hook: (130.0, 62.0),
            purse: (96.0, 158.0),
            bonus: (132.0, 158.0),
            letter: (76.0, 158.0),
        },
        Other {
            grid: turned((296.0, 118.0), 10.0),
            sign: (296.0, 63.0),
            hook: (264.0, 136.0),
            purse: (280.0, 43.0),
            bonus: (316.0, 43.0),
            letter: (296.0, 22.0),
        },
    ],
    sign: (62.0, 14.0),
    letters: 8,
    tray: Tray { middle: (195.0, 106.0), size: 130.0, reach: 41.0, die: 36.0 },
    stacks: Column { first: (354.0, 408.0), pitch: 67.0, size: (66.0, 64.0) },
    cell: 10.0,
    cards: Column { first: (354.0, 207.0), pitch: 67.0, size: (66.0, 64.0) },
    strip: ((195.0, 662.0), (386.0, 32.0)),
    bonuses: Row { left: (30.0, 662.0), length: 200.0, size: 20.0 },
    gifts: Row { left: (238.0, 662.0), length: 144.0, size: 24.0 },
    own_sign: (358.0, 16.0),
    own_letter: (18.0, 662.0),
    tally: [(358.0, 52.0), (358.0, 92.0), (358.0, 132.0)],
    types: [11.0, 13.0, 19.0],
};

/// The other of two has more room.
const TALL_OPPOSITE: Other = Other {
    grid: turned((62.0, 84.0), 13.0),
    sign: (62.0, 12.0),
    hook: (104.0, 50.0),
    purse: (44.0, 158.0),
    bonus: (82.0, 158.0),
    letter: (106.0, 12.0),
};
