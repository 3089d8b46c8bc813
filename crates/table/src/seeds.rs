//! The secret seeds of a match's shuffles, and the random streams derived from them.

use std::fmt;

use moonshot_rules::{ChanceKind, Dice};
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

/// Domain separator of the key derivation; includes its version.
const DOMAIN: &[u8] = b"moonshot/chance/1";

/// The table's secret server seed and the contributions (nonces) of the seats.
///
/// Each chance event of a match has its own ChaCha20 stream, keyed by SHA-256 over, in this order: the text
/// `moonshot/chance/1`; the 32 bytes of the server seed; the number of nonces; each nonce, prefixed by its length; the
/// kind of the event (`draw`, `deal` or `gift`), prefixed by its length; the hand's number. Numbers are 32 bits,
/// little-endian. The stream is ChaCha20's with a zero nonce and a block counter from zero, read as little-endian
/// 32-bit words. This never changes: a seed gives the same deals forever.
///
/// The seed must not leave the server while its match runs, so `Debug` shows only the commitment and there is no
/// `Display` or `Serialize`.
#[derive(Clone, PartialEq, Eq)]
pub struct Seeds {
    server: [u8; 32],
    /// Cached SHA-256 of the server seed.
    commitment: [u8; 32],
    nonces: Vec<Vec<u8>>,
    /// Later contributions: the first hand they apply to, the seat, and the nonce.
    later: Vec<(u32, usize, Vec<u8>)>,
}

impl Seeds {
    /// A server seed with the nonces of the seats, in seat order; there may be none.
    pub fn new(server: [u8; 32], nonces: Vec<Vec<u8>>) -> Seeds {
        Seeds {
            server,
            commitment: Sha256::digest(server).into(),
            nonces,
            later: Vec::new(),
        }
    }

    /// The secret itself. Reveal it when the match is over, and keep it with the log until then.
    pub fn server_seed(&self) -> &[u8; 32] {
        &self.server
    }

    /// The contributions before the first hand, in seat order.
    pub fn nonces(&self) -> &[Vec<u8>] {
        &self.nonces
    }

    /// The contributions to the shuffles of that hand, in seat order.
    pub fn nonces_of(&self, hand: u32) -> Vec<&[u8]> {
        let mut nonces: Vec<&[u8]> = self.nonces.iter().map(Vec::as_slice).collect();
        for (from, seat, nonce) in &self.later {
            if let (true, Some(place)) = (*from <= hand, nonces.get_mut(*seat)) {
                *place = nonce;
            }
        }
        nonces
    }

    /// Sets a seat's contribution from that hand on.
    pub(crate) fn contribute(&mut self, from_hand: u32, seat: usize, nonce: Vec<u8>) {
        self.later.push((from_hand, seat, nonce));
    }

    /// The seeds before the first log entry.
    pub(crate) fn at_start(&self) -> Seeds {
        Seeds::new(self.server, self.nonces.clone())
    }

    /// SHA-256 of the server seed in lower-case hex; published before any nonce is accepted.
    pub fn commitment(&self) -> String {
        hex::encode(self.commitment)
    }

    /// The stream for one chance event: always the same for the same kind and hand number.
    pub fn dice(&self, kind: ChanceKind, hand_number: u32) -> SeededDice {
        let mut hash = Sha256::new();
        hash.update(DOMAIN);
        hash.update(self.server);
        let nonces = self.nonces_of(hand_number);
        hash.update((nonces.len() as u32).to_le_bytes());
        for nonce in nonces {
            hash.update((nonce.len() as u32).to_le_bytes());
            hash.update(nonce);
        }
        let kind = kind.to_string();
        hash.update((kind.len() as u32).to_le_bytes());
        hash.update(kind);
        hash.update(hand_number.to_le_bytes());
        SeededDice::new(hash.finalize().into())
    }
}

impl fmt::Debug for Seeds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Seeds")
            .field("commitment", &self.commitment())
            .finish_non_exhaustive()
    }
}

/// A ChaCha20 stream of unbiased numbers, for one chance event or any 32 secret bytes.
pub struct SeededDice(ChaCha20Rng);

impl SeededDice {
    /// The stream with that key.
    pub fn new(key: [u8; 32]) -> SeededDice {
        SeededDice(ChaCha20Rng::from_seed(key))
    }
}

impl Dice for SeededDice {
    /// Takes words of the stream until one is below the greatest multiple of `bound` that fits into 32 bits, and
    /// returns its remainder, so that each is equally likely. A `bound` of 0 counts as 1.
    fn below(&mut self, bound: u32) -> u32 {
        let bound = u64::from(bound.max(1));
        let limit = (1u64 << 32) / bound * bound;
        loop {
            let word = u64::from(self.0.next_u32());
            if word < limit {
                return (word % bound) as u32;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seeds() -> Seeds {
        Seeds::new([7; 32], vec![b"north".to_vec(), Vec::new()])
    }

    fn numbers(seeds: &Seeds, kind: ChanceKind, hand: u32) -> Vec<u32> {
        let mut dice = seeds.dice(kind, hand);
        (0..8).map(|_| dice.below(1000)).collect()
    }

    #[test]
    fn the_same_seeds_give_the_same_numbers_for_ever() {
        assert_eq!(
            numbers(&seeds(), ChanceKind::Deal, 1),
            [475, 782, 654, 981, 124, 549, 563, 747]
        );
        assert_eq!(
            numbers(&seeds(), ChanceKind::Gift, 1),
            [70, 477, 43, 853, 533, 225, 671, 408]
        );
    }

    #[test]
    fn every_part_of_the_key_changes_the_numbers() {
        let seen = [
            numbers(&seeds(), ChanceKind::Deal, 1),
            numbers(&seeds(), ChanceKind::Deal, 2),
            numbers(&seeds(), ChanceKind::Draw, 1),
            numbers(&Seeds::new([8; 32], seeds().nonces), ChanceKind::Deal, 1),
            numbers(&Seeds::new([7; 32], Vec::new()), ChanceKind::Deal, 1),
            numbers(
                &Seeds::new([7; 32], vec![Vec::new(), b"north".to_vec()]),
                ChanceKind::Deal,
                1,
            ),
            numbers(
                &Seeds::new([7; 32], vec![b"nort".to_vec(), b"h".to_vec()]),
                ChanceKind::Deal,
                1,
            ),
        ];
        for (i, a) in seen.iter().enumerate() {
            assert!(seen[..i].iter().all(|b| a != b), "key {i} is not its own");
        }
    }

    #[test]
    fn every_number_below_the_bound_is_about_equally_likely() {
        let mut dice = seeds().dice(ChanceKind::Deal, 1);
        let mut counts = [0u32; 7];
        for _ in 0..70_000 {
            counts[dice.below(7) as usize] += 1;
        }
        assert!(
            counts.iter().all(|&n| (9_600..10_400).contains(&n)),
            "{counts:?}"
        );
        assert_eq!((dice.below(1), dice.below(0)), (0, 0));
    }

    /// Only one multiple of this bound fits into 32 bits: taking the remainder of every word would make the lower third
    /// twice as likely.
    #[test]
    fn a_word_above_the_greatest_multiple_of_the_bound_is_passed_over() {
        let bound = 3 << 30;
        let mut words = ChaCha20Rng::from_seed([9; 32]);
        let words: Vec<u32> = (0..100).map(|_| words.next_u32()).collect();
        let kept: Vec<u32> = words.iter().copied().filter(|word| *word < bound).collect();
        assert!(kept.len() < 85, "a quarter of all words is above");
        let mut dice = SeededDice::new([9; 32]);
        let drawn: Vec<u32> = kept.iter().map(|_| dice.below(bound)).collect();
        assert_eq!(drawn, kept);
    }

    #[test]
    fn the_greatest_multiple_of_the_bound_itself_is_passed_over() {
        // The first word of this stream is the bound, whose only multiple in 32 bits it is; the second is above it.
        let mut dice = SeededDice::new([9; 32]);
        assert_eq!(dice.below(2_154_407_922), 308_949_579);
    }

    #[test]
    fn the_numbers_below_a_great_bound_are_the_same_for_ever() {
        let mut dice = SeededDice::new([9; 32]);
        let numbers = [(); 6].map(|()| dice.below(3 << 30));
        let known = [
            2154407922, 2460272607, 308949579, 2122096286, 2365555171, 1872131822,
        ];
        assert_eq!(numbers, known);
    }

    #[test]
    fn the_commitment_is_the_hash_of_the_server_seed_alone() {
        let commitment = "4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0";
        assert_eq!(seeds().commitment(), commitment);
        assert_eq!(Seeds::new([7; 32], Vec::new()).commitment(), commitment);
    }

    #[test]
    fn the_seed_does_not_print() {
        let printed = format!("{:?} {:#?}", seeds(), seeds());
        assert!(printed.contains(&seeds().commitment()));
        assert!(!printed.contains("7, 7") && !printed.contains("0707") && !printed.contains("110"));
    }
}
