//! Who can follow a link: this computer alone, whoever is in the same house, or anybody.
//!
//! A server for this computer is found by `127.0.0.1`, which means another computer on every computer. So a link says
//! for whom it works; and if the server listens to the whole house, a link carries an address of the house, whichever way
//! its maker came in.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};

use serde::Serialize;

use crate::config::Config;

/// For whom an address works.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Reach {
    /// Only on this computer.
    Here,
    /// For whoever is in the same network: the same Wi-Fi.
    House,
    /// For anybody.
    Anywhere,
}

/// Where others find a server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct WayIn {
    /// What links begin with, without a slash at the end.
    pub(crate) origin: String,
    /// Who gets there by it.
    pub(crate) reach: Reach,
}

impl WayIn {
    /// The way that the server was told, or the one by which somebody has just come in. If that one leads nowhere from
    /// elsewhere, but the house is let in, it is the first address of the house.
    pub(crate) fn of(config: &Config, host: Option<&str>, house: &[IpAddr]) -> WayIn {
        let origin = match (&config.public_url, host) {
            (None, Some(host)) => format!("http://{host}"),
            _ => config.url(),
        };
        let reach = Reach::of(origin.split_once("://").map_or("", |(_, host)| host));
        match house.iter().find(|ip| config.listens_to(**ip)) {
            Some(&ip) if reach == Reach::Here && config.public_url.is_none() => {
                WayIn { origin: url_at(ip, config.address.port()), reach: Reach::House }
            }
            _ => WayIn { origin, reach },
        }
    }
}

impl Reach {
    /// Who finds a host, with or without a port: `localhost:8080`, `192.168.0.7`, `[::1]:80`, `play.example`.
    fn of(host: &str) -> Reach {
        let name =
            host.rsplit_once(':').filter(|(_, port)| !port.contains(']')).map_or(host, |(name, _)| name);
        match name.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>() {
            Ok(ip) => Reach::of_ip(ip),
            Err(_) => Reach::of_name(&name.to_ascii_lowercase()),
        }
    }

    fn of_ip(ip: IpAddr) -> Reach {
        let shared = |ip: Ipv4Addr| ip.octets()[0] == 100 && ip.octets()[1] & 0xC0 == 64;
        let at_home = |ip: Ipv4Addr| ip.is_private() || ip.is_link_local() || shared(ip);
        let at_home_6 = |ip: Ipv6Addr| ip.is_unique_local() || ip.is_unicast_link_local();
        match ip.to_canonical() {
            ip if ip.is_loopback() || ip.is_unspecified() => Reach::Here,
            IpAddr::V4(ip) if at_home(ip) => Reach::House,
            IpAddr::V6(ip) if at_home_6(ip) => Reach::House,
            _ => Reach::Anywhere,
        }
    }

    /// A name without a dot, or with an ending that routers give, means something in one house only.
    fn of_name(name: &str) -> Reach {
        const IN_HOUSES: [&str; 6] = [".local", ".lan", ".home", ".home.arpa", ".internal", ".fritz.box"];
        match name {
            "" | "localhost" => Reach::Here,
            name if name.ends_with(".localhost") => Reach::Here,
            name if !name.contains('.') || IN_HOUSES.iter().any(|end| name.ends_with(end)) => Reach::House,
            _ => Reach::Anywhere,
        }
    }
}

/// The addresses of this machine by which others in the house find it: first the one that it uses itself to get out.
pub(crate) fn house() -> Vec<IpAddr> {
    let all = if_addrs::get_if_addrs().unwrap_or_default();
    in_order(all.iter().map(if_addrs::Interface::ip).collect(), outward())
}

/// Those that others can use, the likeliest first.
fn in_order(all: Vec<IpAddr>, outward: Option<IpAddr>) -> Vec<IpAddr> {
    let needs_a_zone = |ip: &IpAddr| matches!(ip, IpAddr::V6(ip) if ip.is_unicast_link_local());
    let mut usable: Vec<IpAddr> =
        all.into_iter().filter(|ip| !ip.is_loopback() && !needs_a_zone(ip)).collect();
    usable.sort_by_key(|ip| (Some(*ip) != outward, ip.is_ipv6(), Reach::of_ip(*ip) != Reach::House, *ip));
    usable.dedup();
    usable
}

/// The address that this machine would use to speak to the world. Nothing is sent for this.
fn outward() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    socket.local_addr().ok().map(|address| address.ip())
}

/// An address as browsers write it.
pub(crate) fn url_at(ip: IpAddr, port: u16) -> String {
    format!("http://{}", SocketAddr::new(ip, port))
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUSE: [&str; 2] = ["192.168.0.7", "fd00::7"];

    fn way(listens: &str, public: Option<&str>, host: &str) -> (String, Reach) {
        let config = Config {
            address: listens.parse().expect("an address"),
            public_url: public.map(str::to_owned),
            ..Config::local("sqlite::memory:".to_owned())
        };
        let house = HOUSE.map(|ip| ip.parse().expect("an address"));
        let WayIn { origin, reach } = WayIn::of(&config, Some(host), &house);
        (origin, reach)
    }

    #[test]
    fn a_link_says_for_whom_it_works() {
        let cases = [
            ("127.0.0.1:8080", None, "127.0.0.1:8080", "http://127.0.0.1:8080", Reach::Here),
            ("127.0.0.1:8080", None, "localhost:8080", "http://localhost:8080", Reach::Here),
            ("[::1]:8080", None, "[::1]:8080", "http://[::1]:8080", Reach::Here),
            ("0.0.0.0:8080", None, "127.0.0.1:8080", "http://192.168.0.7:8080", Reach::House),
            ("[::]:8080", None, "localhost:8080", "http://192.168.0.7:8080", Reach::House),
            ("0.0.0.0:8080", None, "10.1.2.3:8080", "http://10.1.2.3:8080", Reach::House),
            ("0.0.0.0:8080", None, "lamp.local:8080", "http://lamp.local:8080", Reach::House),
            ("0.0.0.0:8080", None, "lamp", "http://lamp", Reach::House),
            ("0.0.0.0:8080", None, "play.example", "http://play.example", Reach::Anywhere),
            ("0.0.0.0:80", None, "203.0.113.9", "http://203.0.113.9", Reach::Anywhere),
            (
                "127.0.0.1:8080",
                Some("https://play.example/"),
                "127.0.0.1:8080",
                "https://play.example",
                Reach::Anywhere,
            ),
            ("0.0.0.0:8080", Some("http://localhost:99"), "x", "http://localhost:99", Reach::Here),
        ];
        for (listens, public, host, origin, reach) in cases {
            assert_eq!(way(listens, public, host), (origin.to_owned(), reach), "{listens} {public:?} {host}");
        }
    }

    #[test]
    fn whoever_listens_to_the_old_kind_of_address_offers_no_new_one() {
        let config = Config {
            address: "0.0.0.0:80".parse().expect("an address"),
            ..Config::local("sqlite::memory:".to_owned())
        };
        let house = ["fd00::7".parse().expect("an address")];
        assert_eq!(WayIn::of(&config, Some("127.0.0.1"), &house).reach, Reach::Here);
    }

    #[test]
    fn the_likeliest_address_comes_first() {
        let all = ["127.0.0.1", "fe80::1", "fd00::7", "203.0.113.9", "172.17.0.1", "192.168.0.7", "::1"];
        let all = all.map(|ip| ip.parse().expect("an address")).to_vec();
        let outward = "192.168.0.7".parse().ok();
        let ordered: Vec<String> = in_order(all, outward).iter().map(ToString::to_string).collect();
        assert_eq!(ordered, ["192.168.0.7", "172.17.0.1", "203.0.113.9", "fd00::7"]);
    }
}
