//! A small load on a real server is measured.
//!
//! The server is the `lamplight` beside this program, which `cargo test --workspace` builds.

use std::process::{Command, Stdio};

use serde_json::Value;

#[test]
fn a_server_is_measured() {
    let mut bench = Command::new(env!("CARGO_BIN_EXE_bench-server"));
    bench.args(["--tables", "2", "--seconds", "1", "--idle-tables", "2", "--idle-sockets", "4", "--json"]);
    let output = bench.stderr(Stdio::inherit()).output().expect("the program starts");
    assert!(output.status.success(), "{}", output.status);
    let report: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    for key in ["moves", "moves_per_s", "p50_ms", "p99_ms", "cpu_s_per_1000_moves", "resident_mb"] {
        assert!(report[key].as_f64() > Some(0.0), "{key}: {report}");
    }
}
