//! Where the time of a playout goes.
fn main() {}
