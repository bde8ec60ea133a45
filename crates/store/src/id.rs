//! Names of things: tables, people, moments, and secrets that are known by their hash only.
//!
//! A table's id starts with the time of its making. Tables that are played now lie side by side in the
//! database then, so a commit touches few pages; ten random bytes keep it from being guessed.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// A moment: milliseconds since the beginning of 1970, UTC.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Time(pub i64);

/// What an id looks like, for whoever wrote something else.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("an id has 32 lower-case hexadecimal digits")]
pub struct NoId;

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name([u8; 16]);

        impl $name {
            /// The id with these bytes.
            pub const fn from_bytes(bytes: [u8; 16]) -> Self {
                Self(bytes)
            }

            /// The bytes, as they are stored.
            pub const fn as_bytes(&self) -> &[u8; 16] {
                &self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{:032x}", u128::from_be_bytes(self.0))
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{self}")
            }
        }

        impl FromStr for $name {
            type Err = NoId;

            fn from_str(text: &str) -> Result<Self, NoId> {
                let id = Self(u128::from_str_radix(text, 16).map_err(|_| NoId)?.to_be_bytes());
                if id.to_string() == text { Ok(id) } else { Err(NoId) }
            }
        }
    };
}

id! {
    /// Names a table.
    TableId
}

id! {
    /// Names a person.
    PersonId
}

impl TableId {
    /// The id of a table made `now`, with ten random bytes.
    pub fn new(now: Time, random: [u8; 10]) -> TableId {
        let mut bytes = [0; 16];
        bytes[..6].copy_from_slice(&now.0.to_be_bytes()[2..]);
        bytes[6..].copy_from_slice(&random);
        TableId(bytes)
    }
}

/// The hash of a token or of a code: the store never gets the thing itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Hash(pub [u8; 32]);

/// Shows nothing: whoever has the hash can look for the token.
impl fmt::Debug for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Hash")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_has_one_spelling() {
        let id = TableId::new(Time(0x0123_4567_89ab), [7; 10]);
        assert_eq!(id.to_string(), "0123456789ab07070707070707070707");
        assert_eq!(id.to_string().parse(), Ok(id));
        for bad in ["", "0", "+123456789ab07070707070707070707", "0123456789AB07070707070707070707", "é"] {
            assert_eq!(bad.parse::<TableId>(), Err(NoId), "{bad}");
        }
    }

    #[test]
    fn later_tables_have_later_ids() {
        assert!(TableId::new(Time(1_000), [255; 10]) < TableId::new(Time(1_001), [0; 10]));
    }

    #[test]
    fn a_hash_shows_nothing() {
        assert_eq!(format!("{:?}", Hash([1; 32])), "Hash");
    }
}
