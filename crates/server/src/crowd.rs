//! Counting who is there, by address, so that nobody takes all the room.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Whoever shares an address with others. Of the new kind everybody has more than could ever be counted, so there it is
/// the network that counts.
pub(crate) fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() & !u128::from(u64::MAX)).into(),
        address @ IpAddr::V4(_) => address,
    }
}

/// Everybody who is there at the moment.
pub(crate) struct Crowd {
    /// How many may come from one address.
    per_address: u64,
    /// How many may be there in all.
    most: u64,
    count: Mutex<Count>,
}

#[derive(Default)]
struct Count {
    all: u64,
    by_address: HashMap<IpAddr, u64>,
}

impl Crowd {
    pub(crate) fn new(per_address: u64, most: u64) -> Arc<Crowd> {
        Arc::new(Crowd { per_address, most, count: Mutex::default() })
    }

    fn count(&self) -> MutexGuard<'_, Count> {
        self.count.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets one more in, unless there are too many.
    pub(crate) fn enter(self: &Arc<Self>, address: IpAddr) -> Option<Entered> {
        let mut count = self.count();
        let own = count.by_address.get(&address).copied().unwrap_or(0);
        if own >= self.per_address || count.all >= self.most {
            return None;
        }
        count.all += 1;
        count.by_address.insert(address, own + 1);
        Some(Entered { crowd: Arc::clone(self), address })
    }
}

/// Somebody who is counted as long as this lives.
pub(crate) struct Entered {
    crowd: Arc<Crowd>,
    address: IpAddr,
}

impl Drop for Entered {
    fn drop(&mut self) {
        let mut count = self.crowd.count();
        count.all -= 1;
        if let Some(own) = count.by_address.get_mut(&self.address) {
            *own -= 1;
            if *own == 0 {
                count.by_address.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_household_has_one_address() {
        let household = |text: &str| household(text.parse().unwrap()).to_string();
        assert_eq!(household("10.0.0.1"), "10.0.0.1");
        assert_eq!(household("::ffff:10.0.0.1"), "10.0.0.1");
        assert_eq!(household("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
    }

    #[test]
    fn so_many_from_an_address_and_so_many_in_all() {
        let crowd = Crowd::new(2, 3);
        let [a, b] = ["10.0.0.1", "10.0.0.2"].map(|text| text.parse::<IpAddr>().unwrap());
        let first = crowd.enter(a);
        let _second = crowd.enter(a);
        assert!(first.is_some() && crowd.enter(a).is_none());
        let _third = crowd.enter(b);
        assert!(crowd.enter(b).is_none(), "there is no room in all");
        drop(first);
        assert!(crowd.enter(b).is_some());
        assert_eq!(crowd.count().by_address.len(), 2);
    }
}
