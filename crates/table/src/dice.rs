//! Fair dice: chance that nobody, the server included, can choose or foresee, and that anybody can check.
//!
//! Before anybody sits down, a secret is drawn and its [`commitment`](Secret::commitment) published; each
//! person may add a nonce. Secret and nonces give the key of a stream. The i-th outcome of a game, counting
//! chance's steps only, is picked by block i of the stream: however often players take back and choose
//! again, the i-th draw of the game falls the same, so a take-back cannot roll again. When the game is over the
//! secret is revealed and everything can be computed again; `docs/records.md` gives the recipe.
//!
//! Steps of players do not count for i. If they did, a player who may reach the next draw by a longer or a
//! shorter turn could choose between two rolls by taking back.

use std::fmt;

use crate::Outcomes;

const COMMITMENT: &str = "lamplight dice 1 commitment";
const KEY: &str = "lamplight dice 1 key";

/// What decides all chance of one game: known to nobody until the game is over.
#[derive(Clone)]
pub struct Secret([u8; 32]);

impl Secret {
    /// A new secret from the operating system.
    pub fn draw() -> Result<Secret, getrandom::Error> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes)?;
        Ok(Secret(bytes))
    }

    /// The secret of the `index`-th game of a simulation: the same on every machine.
    pub fn simulated(seed: u64, index: u64) -> Secret {
        let mut hasher = blake3::Hasher::new_derive_key("lamplight dice 1 simulation");
        hasher.update(&seed.to_le_bytes()).update(&index.to_le_bytes());
        Secret(hasher.finalize().into())
    }

    /// Reads a revealed secret: 64 lower-case hexadecimal digits.
    pub fn parse(text: &str) -> Option<Secret> {
        let hash = blake3::Hash::from_hex(text).ok()?;
        (hash.to_hex().as_str() == text).then(|| Secret(hash.into()))
    }

    /// Spells the secret out. Only for when the game is over, or for a file of the player's own.
    pub fn reveal(&self) -> String {
        blake3::Hash::from(self.0).to_hex().to_string()
    }

    /// What is published before the game: it fixes the secret and gives nothing of it away.
    pub fn commitment(&self) -> String {
        blake3::Hash::from(blake3::derive_key(COMMITMENT, &self.0)).to_hex().to_string()
    }

    /// Further bytes that follow from the secret, for choices that are not part of the game's chance.
    pub fn derive(&self, purpose: &str) -> [u8; 32] {
        blake3::derive_key(purpose, &self.0)
    }
}

/// Shows nothing: a secret must not get into a log by accident.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret")
    }
}

/// The stream that picks a game's outcomes.
#[derive(Clone)]
pub struct Dice {
    key: [u8; 32],
}

impl Dice {
    /// The dice of a game: from the secret, and by seat the nonces that people added.
    pub fn new<'a>(secret: &Secret, nonces: impl IntoIterator<Item = Option<&'a str>>) -> Dice {
        let mut hasher = blake3::Hasher::new_derive_key(KEY);
        hasher.update(&secret.0);
        for (seat, nonce) in nonces.into_iter().enumerate() {
            if let Some(nonce) = nonce {
                hasher.update(&[seat as u8, nonce.len() as u8]).update(nonce.as_bytes());
            }
        }
        Dice { key: hasher.finalize().into() }
    }

    /// The `index`-th outcome of the game, from 0, if these are the possible ones.
    pub fn pick<A: Copy>(&self, index: u64, outcomes: &Outcomes<A>) -> A {
        outcomes.at(self.below(index, outcomes.total()))
    }

    /// A number below `total`, all equally likely: the first of block `index` that lies in a whole run.
    fn below(&self, index: u64, total: u64) -> u64 {
        let mut hasher = blake3::Hasher::new_keyed(&self.key);
        let mut block = hasher.update(&index.to_le_bytes()).finalize_xof();
        let unfair = (u64::MAX % total + 1) % total;
        loop {
            let mut bytes = [0; 8];
            block.fill(&mut bytes);
            let number = u64::from_le_bytes(bytes);
            if number <= u64::MAX - unfair {
                return number % total;
            }
        }
    }
}

impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Dice")
    }
}

#[cfg(test)]
mod tests {
    use expect_test::expect;

    use super::*;

    fn faces(weights: &[u32]) -> Outcomes<usize> {
        let mut outcomes = Outcomes::new();
        for (face, &weight) in weights.iter().enumerate() {
            outcomes.push(face, weight);
        }
        outcomes
    }

    /// Records verify for ever: these numbers must never change.
    #[test]
    fn the_stream_is_fixed() {
        let secret = Secret::parse(&"0123456789abcdef".repeat(4)).unwrap();
        let die = faces(&[1; 6]);
        let roll = |dice: &Dice| (0..24).map(|i| dice.pick(i, &die).to_string()).collect::<String>();
        let commitment = secret.commitment();
        let plain = roll(&Dice::new(&secret, []));
        let with_nonce = roll(&Dice::new(&secret, [None, Some("moon")]));
        expect![[r"
            69cafccb2fd3d9f595d9cbf7ee5433a9ebdb295ebe653a00b629d12122a291d8
            350155000000335154413452
            150232340011005425510434
        "]]
        .assert_eq(&format!("{commitment}\n{plain}\n{with_nonce}\n"));
    }

    #[test]
    fn outcomes_follow_their_weights() {
        let dice = Dice::new(&Secret::simulated(7, 0), []);
        let (weights, rounds) = ([1, 2, 0, 5], 80_000);
        let outcomes = faces(&weights);
        let mut seen = [0.0; 4];
        for i in 0..rounds {
            seen[dice.pick(i, &outcomes)] += 1.0;
        }
        let expected = weights.map(|weight| f64::from(weight) / 8.0 * rounds as f64);
        crate::conformance::odds::assert_fit("dice", &seen, &expected);
    }

    #[test]
    fn a_secret_stays_secret() {
        let secret = Secret::simulated(1, 2);
        assert_eq!(format!("{secret:?} {:?}", Dice::new(&secret, [])), "Secret Dice");
        assert!(Secret::parse(&secret.reveal().to_uppercase()).is_none());
        assert_eq!(Secret::parse(&secret.reveal()).unwrap().commitment(), secret.commitment());
        assert_ne!(Secret::draw().unwrap().reveal(), Secret::draw().unwrap().reveal());
    }
}
