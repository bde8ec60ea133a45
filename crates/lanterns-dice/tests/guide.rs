//! The guide to this game keeps what it promises.

use lanterns_dice::LanternsDice;

#[test]
fn guide() {
    table::conformance::check_guide::<LanternsDice>(include_str!("../../../docs/rules/lanterns-dice.md"));
}
