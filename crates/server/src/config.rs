//! How a server is to be run.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use crate::limits::Limits;
use crate::reach::url_at;

/// How a server is to be run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Config {
    /// Where it listens.
    pub address: SocketAddr,
    /// `sqlite:PATH` or `postgres://…`.
    pub database: String,
    /// The address that people type in, if it is another than the one that it listens on: `https://play.example`.
    pub public_url: Option<String>,
    /// Whether a proxy stands before it, which says in `X-Forwarded-For` whom it speaks for.
    pub behind_proxy: bool,
    /// How much of everything.
    pub limits: Limits,
}

impl Config {
    /// The usual port.
    pub const PORT: u16 = 8080;

    /// A server for this machine only, on the usual port.
    pub fn local(database: String) -> Config {
        Config {
            address: SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), Config::PORT),
            database,
            public_url: None,
            behind_proxy: false,
            limits: Limits::default(),
        }
    }

    /// Where people find it from this machine, or from everywhere if that was said; without a slash at the end.
    pub fn url(&self) -> String {
        let here = match self.address.ip() {
            IpAddr::V4(ip) if ip.is_unspecified() => IpAddr::V4(Ipv4Addr::LOCALHOST),
            IpAddr::V6(ip) if ip.is_unspecified() => IpAddr::V6(Ipv6Addr::LOCALHOST),
            ip => ip,
        };
        let own = || url_at(here, self.address.port());
        self.public_url.as_ref().map_or_else(own, |url| url.trim_end_matches('/').to_owned())
    }

    /// Whether it answers at an address of this machine.
    pub(crate) fn listens_to(&self, ip: IpAddr) -> bool {
        match self.address.ip() {
            IpAddr::V4(own) if own.is_unspecified() => ip.is_ipv4(),
            IpAddr::V6(own) if own.is_unspecified() => true,
            own => own == ip,
        }
    }

    /// Whether people reach it by an encrypted connection.
    pub(crate) fn is_secure(&self) -> bool {
        self.public_url.as_ref().is_some_and(|url| url.starts_with("https://"))
    }

    /// Whether several nodes may share the database.
    pub(crate) fn is_shared(&self) -> bool {
        !self.database.starts_with("sqlite:")
    }
}
