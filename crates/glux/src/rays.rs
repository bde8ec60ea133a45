//! Where the light of a chip goes: its four rays, which show while somebody points at the chip, or at the square that
//! one of them reaches.

use table::Seat;
use table::scene::{Sprite, layer};

use crate::action::Face;
use crate::bits::Square;
use crate::plan::{Plan, SIDES};
use crate::rules::Table;
use crate::scene::color;

/// How far from the middle of its square a ray begins, in squares: at the rim of the chip.
const RIM: f32 = 0.4;
/// How high the drawing of a ray is, in squares.
const HEIGHT: f32 = 0.64;

/// How a ray ends.
enum End {
    /// On a square where a chip may be put.
    At(Square),
    /// Before the n-th square from the chip, which is closed, in the way, or not there.
    Before(u8),
}

/// All rays of a seat.
pub(crate) fn rays(table: &Table, plan: &Plan, seat: Seat) -> Vec<Sprite> {
    let chips = table.tops[seat.index()].iter();
    chips.flat_map(|chip| (0..SIDES.len()).map(move |side| ray(table, plan, seat, (chip, side)))).collect()
}

fn ray(table: &Table, plan: &Plan, seat: Seat, (chip, side): (Square, usize)) -> Sprite {
    let pips = table.face_at(chip).map_or(0, Face::pips);
    // In the drawings a square is 100 wide; a ring around the middle of the last one, or a bar before it, ends them.
    let (symbol, length, end) = match follow(table, plan, seat, (chip, side), pips) {
        End::At(square) => (format!("ray-{pips}"), f32::from(pips) - 0.08, Some(square)),
        End::Before(number) => (format!("ray-stop-{number}"), f32::from(number) - 0.92, None),
    };
    let ((x, y), (right, down)) = (plan.at(chip), SIDES[side]);
    let away = (RIM + length / 2.0) * plan.side;
    let at = (x + right as f32 * away, y + down as f32 * away);
    let size = (length * plan.side, HEIGHT * plan.side);
    // Drawings point to the right; the first of the sides is up.
    let turn = side as i16 * 90 - 90;
    let shows = [Some(chip), end].into_iter().flatten().map(|square| format!("square/{square}"));
    Sprite::new(format!("ray/{chip}/{side}"), symbol, layer::PIECE + 20, at, size)
        .turn(turn)
        .tint(color(seat))
        .when(shows)
}

/// GX-7 to GX-10: where a ray of so many pips leads.
fn follow(table: &Table, plan: &Plan, seat: Seat, (chip, side): (Square, usize), pips: u8) -> End {
    let allowed = table.layout.starts[seat.index()].allowed & !table.full;
    let mut at = chip;
    for number in 1..=pips {
        let next = plan.beside(at, SIDES[side]).filter(|&next| table.layout.squares.contains(next));
        match next {
            Some(square) if number == pips && allowed.contains(square) => return End::At(square),
            Some(square) if number < pips && !table.taken.contains(square) => at = square,
            _ => return End::Before(number),
        }
    }
    unreachable!("a chip shows at least one pip")
}
