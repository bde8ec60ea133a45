//! The guide of Glux keeps what it promises.

#[test]
fn guide() {
    table::conformance::check_guide::<glux::Glux>(include_str!("../../../docs/rules/glux.md"));
}
