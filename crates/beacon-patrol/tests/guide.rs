//! The guide of this game keeps what it promises.

use beacon_patrol::BeaconPatrol;

#[test]
fn guide() {
    table::conformance::check_guide::<BeaconPatrol>(include_str!("../../../docs/rules/beacon-patrol.md"));
}
