//! All tests of this game, in one program: it is built once, and they share the processors.

mod bad_input;
mod bot;
mod conformance;
mod guide;
mod naive;
mod rules;
mod scene;
mod sentences;
mod words;
