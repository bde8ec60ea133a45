//! The server over real sockets, as browsers and programs use it. One program, because building each takes long.

mod analysis;
mod commands;
mod common;
mod document;
mod former;
mod home;
mod invite;
mod limits;
mod nonsense;
mod play;
mod preview;
mod promises;
mod safety;
