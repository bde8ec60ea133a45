//! All tests of a table in one program, but for the simulation: it is built once, and they share the processors.

mod bad_input;
mod clocks;
mod common;
mod lookback;
mod pictures;
mod play;
mod seats;
mod secrets;
mod telling;
mod undo;
