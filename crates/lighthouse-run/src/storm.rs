//! The storm: the cloud, where it has been and where it will be.

use table::look::Color as Tone;
use table::scene::{Sprite, layer};

use crate::board::{Board, Phase};
use crate::content::{Content, Space};
use crate::describe;
use crate::plan::Plan;
use crate::scene::Drawing;

/// The cloud, the marks of its stops, and mist on everything that it has taken.
pub(crate) fn sprites(drawing: &Drawing<'_>) -> Vec<Sprite> {
    let (content, plan) = (&drawing.board.content, drawing.plan);
    let mut sprites: Vec<Sprite> = (1..content.cloud.len()).map(|round| stop(drawing, round)).collect();
    let past = rounds_past(drawing.board);
    let at = match content.cloud[past] {
        0 => plan.at_sea(past, sea_steps(content)),
        // Higher than the space, so that the ships under it can be seen.
        space => (plan.at(Space(space)).0, plan.at(Space(space)).1 - plan.cloud.1 * 0.7),
    };
    let cloud = Sprite::new("cloud", "cloud", layer::ABOVE + 20, at, plan.cloud).light(92).notable();
    sprites.push(cloud.label(describe::storm(drawing)));
    let caught = (0..=content.harbor.0).map(Space).filter(|space| drawing.board.caught & space.bit() != 0);
    sprites.extend(caught.map(|space| mist(plan, space)));
    sprites
}

/// Where the cloud is after a round: at sea, or on the bank beside the front of its space, away from a pennant and else from
/// the lighthouse.
fn stop(drawing: &Drawing<'_>, round: usize) -> Sprite {
    let (content, plan) = (&drawing.board.content, drawing.plan);
    let (mut size, steps) = (plan.type_size * 1.9, sea_steps(content));
    let at = match content.cloud[round] {
        0 => {
            // Side by side, however many there are.
            size = size.min(plan.at_sea(1, steps).0 - plan.at_sea(0, steps).0);
            plan.at_sea(round, steps)
        }
        space => {
            let away = if content.symbols[usize::from(space)] > 0 { -1.0 } else { 1.0 };
            let off = away * Plan::free_bank(content, Space(space)) * (plan.course.half + size * 0.42);
            plan.inside(plan.spot(Space(space)).beside(plan.step() * 0.36, off), size)
        }
    };
    let light = if round <= rounds_past(drawing.board) { 40 } else { 100 };
    Sprite::new(format!("stop/{round}"), "stop", layer::BOARD + 60, at, (size, size * 0.8))
        .text(round.to_string(), plan.type_size.min(12.0), Tone::Second)
        .light(light)
}

fn mist(plan: &Plan, space: Space) -> Sprite {
    let (width, height) = match space.0 {
        0 => (plan.start.1.0 * 1.05, plan.start.1.1 * 1.2),
        _ => (plan.step() * 1.5, plan.course.half * 2.6),
    };
    Sprite::new(format!("mist/{}", space.0), "mist", layer::PIECE - 10, plan.at(space), (width, height))
}

/// How many rounds are over.
pub(crate) fn rounds_past(board: &Board) -> usize {
    usize::from(board.round) - usize::from(board.phase != Phase::Over)
}

/// After how many rounds the cloud is at sea for the last time.
pub(crate) fn sea_steps(content: &Content) -> usize {
    content.cloud.iter().take_while(|&&space| space == 0).count() - 1
}
