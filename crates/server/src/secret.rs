//! Random things that must not be guessed, and how they are compared.

use std::fmt;

use store::Hash;
use subtle::ConstantTimeEq;

/// Random bytes from the operating system.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system has random bytes");
    bytes
}

/// Proves that somebody is a person, or was invited to a table: 128 random bits.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Token([u8; 16]);

impl Token {
    pub(crate) fn draw() -> Token {
        Token(random())
    }

    /// Reads what [`reveal`](Token::reveal) wrote.
    pub(crate) fn parse(text: &str) -> Option<Token> {
        let bytes = (text.len() == 32 && text.is_ascii()).then(|| u128::from_str_radix(text, 16).ok())??;
        let token = Token(bytes.to_be_bytes());
        (token.reveal() == text).then_some(token)
    }

    /// Spells it out, for the one whom it is meant for.
    pub(crate) fn reveal(&self) -> String {
        format!("{:032x}", u128::from_be_bytes(self.0))
    }

    /// What the store gets to know of it.
    pub(crate) fn hash(&self) -> Hash {
        Hash(blake3::derive_key("lamplight server 1 token", &self.0))
    }

    /// Whether this is the other one, in a time that does not tell how much of it is.
    pub(crate) fn is(&self, other: &Token) -> bool {
        self.0.ct_eq(&other.0).into()
    }
}

/// Shows nothing: it must not get into a log by accident.
impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token")
    }
}

/// What codes are made of: no letter that looks like a digit, and no vowel that makes words of them.
const LETTERS: &[u8; 28] = b"BCDFGHJKLMNPQRSTVWXZ23456789";
/// How many of them.
const CODE: usize = 7;

/// A short code for a table, to be read out over the telephone.
pub(crate) fn draw_code() -> String {
    let letter = |number: u32| char::from(LETTERS[number as usize % LETTERS.len()]);
    random::<{ 4 * CODE }>()
        .chunks_exact(4)
        .map(|bytes| letter(u32::from_le_bytes(bytes.try_into().expect("four bytes"))))
        .collect()
}

/// A code as it was typed in, in the way it is stored.
pub(crate) fn tidy_code(text: &str) -> Option<String> {
    let code: String =
        text.chars().filter(|c| !matches!(c, ' ' | '-')).map(|c| c.to_ascii_uppercase()).collect();
    (code.len() == CODE && code.bytes().all(|byte| LETTERS.contains(&byte))).then_some(code)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_has_one_spelling() {
        let token = Token::draw();
        assert!(Token::parse(&token.reveal()).is_some_and(|read| read.is(&token)));
        for bad in ["", "0", "+0000000000000000000000000000000", &"G".repeat(32), &"é".repeat(16)] {
            assert!(Token::parse(bad).is_none(), "{bad}");
        }
        assert_eq!(format!("{token:?}"), "Token");
    }

    #[test]
    fn a_code_is_read_as_people_type_it() {
        let code = draw_code();
        assert_eq!(tidy_code(&format!(" {}-{}", &code[..3], code[3..].to_lowercase())), Some(code));
        assert_eq!(tidy_code("AEIOU01"), None);
    }
}
