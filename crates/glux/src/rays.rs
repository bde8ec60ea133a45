//! Where the light of a chip goes: its four rays, which show while somebody points at the chip, or at the square that
//! one of the own reaches. The rays of others are dashed.

use table::scene::{Sprite, layer};
use table::{Eyes, Seat};

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

/// The rays of all chips. Those of the eyes' own seat show how far they get, also from the squares that they reach; those
/// of others show what they reach, and only where somebody points at the chip itself.
pub(crate) fn rays(table: &Table, plan: &Plan, eyes: Eyes) -> Vec<Sprite> {
    let rays = Seat::all(table.seats()).flat_map(|seat| {
        let chips = table.tops[seat.index()].iter();
        chips.flat_map(move |chip| (0..SIDES.len()).map(move |side| (seat, chip, side)))
    });
    rays.filter_map(|(seat, chip, side)| {
        let pips = table.face_at(chip).map_or(0, Face::pips);
        let end = follow(table, plan, seat, (chip, side), pips);
        let (square, arrived) = (format!("square/{chip}"), f32::from(pips) - 0.08);
        // In the drawings a square is 100 wide; a ring around the middle of the last one, or a bar before it, ends them.
        let (symbol, length, shows) = match end {
            End::At(end) if eyes.are(seat) => {
                (format!("ray-{pips}"), arrived, vec![square, format!("square/{end}")])
            }
            End::Before(number) if eyes.are(seat) => {
                (format!("ray-stop-{number}"), f32::from(number) - 0.92, vec![square])
            }
            End::At(_) => (format!("reach-{pips}"), arrived, vec![square]),
            End::Before(_) => return None,
        };
        Some(ray(plan, (chip, side), symbol, length).tint(color(seat)).when(shows))
    })
    .collect()
}

/// A drawing of a ray, so many squares long.
fn ray(plan: &Plan, (chip, side): (Square, usize), symbol: String, length: f32) -> Sprite {
    let ((x, y), (right, down)) = (plan.at(chip), SIDES[side]);
    let away = (RIM + length / 2.0) * plan.side;
    let at = (x + right as f32 * away, y + down as f32 * away);
    let size = (length * plan.side, HEIGHT * plan.side);
    // Drawings point to the right; the first of the sides is up.
    let turn = side as i16 * 90 - 90;
    Sprite::new(format!("ray/{chip}/{side}"), symbol, layer::PIECE + 20, at, size).turn(turn)
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
