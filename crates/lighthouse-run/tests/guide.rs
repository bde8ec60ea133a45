//! The guide to this game keeps what it promises.

use lighthouse_run::LighthouseRun;

#[test]
fn guide() {
    table::conformance::check_guide::<LighthouseRun>(include_str!("../../../docs/rules/lighthouse-run.md"));
}
