//! The recorded deals, from their seeds: as `examples/vs_cfr.rs` of hearts-engine 0.1.1 makes them with `--seed 1`.

use hearts_engine::hearts::{PassDirection, Round, Rules};
use hearts_engine::{MonteCarloBot, Table};
use rand::SeedableRng;
use rand::rngs::StdRng;

/// Number of dealt hands; each is played in two seatings.
pub(in crate::arena) const DEALS: u64 = 800;
/// Players at the table: North, East, South and West.
pub(super) const SEATS: usize = 4;
/// The name of the contest.
pub(super) const NAME: &str = "hearts-engine";
/// The name of the opponent.
pub(super) const OPPONENT: &str = "hearts-engine 0.1.1 mc:128";
/// The passes of the rotation, in the order of [`PassDirection`].
pub(super) const ROTATION: [&str; 4] = ["left", "right", "across", "hold"];

/// Playouts of the opponent for each decision.
const SAMPLES: u32 = 128;
/// The seed of the recorded run.
const SEED: u64 = 1;
/// Between the seeds of two deals.
const STRIDE: u64 = 0x9e37_79b9_7f4a_7c15;
/// Between the seed of a deal and that of its bots.
const BOTS: u64 = 0xc6bc_2796_92b5_c323;

/// The bot that Deep CFR played against.
pub(super) type Opponent = MonteCarloBot<StdRng>;

/// A recorded deal.
pub(super) struct RecordedDeal {
    seed: u64,
    /// Where the cards are passed.
    pub(super) direction: PassDirection,
}

impl RecordedDeal {
    /// The deal with this number, from 0.
    pub(super) fn new(number: u64) -> RecordedDeal {
        RecordedDeal {
            seed: SEED ^ number.wrapping_mul(STRIDE),
            direction: PassDirection::CYCLE[(number % 4) as usize],
        }
    }

    /// The deal, on a table of hearts-engine.
    pub(super) fn table(&self) -> Table {
        let mut dice = StdRng::seed_from_u64(self.seed);
        Table::new(Round::deal(Rules::new(), self.direction, &mut dice))
    }

    /// The two bots that play it, in both seatings.
    pub(super) fn opponents(&self) -> [Opponent; 2] {
        let mut dice = StdRng::seed_from_u64(self.seed ^ BOTS);
        [(); 2].map(|()| MonteCarloBot::new(StdRng::from_rng(&mut dice)).samples(SAMPLES))
    }
}

#[cfg(test)]
mod tests {
    use hearts_engine::hearts::Seat;
    use sha2::{Digest, Sha256};

    use super::super::tables::cards;
    use super::*;

    fn line(number: u64) -> String {
        let deal = RecordedDeal::new(number);
        let table = deal.table();
        let hands = Seat::ALL.map(|seat| cards(table.round().hand(seat)).unwrap().to_string());
        let pass = ROTATION[deal.direction as usize];
        format!("{pass} {}\n", hands.join("."))
    }

    /// The hands that `run.csv` of hearts-engine 0.1.1 records: what each seat played, less what it received, and what it passed.
    #[test]
    fn the_deals_are_those_that_deep_cfr_played() {
        assert_eq!(
            line(0),
            "left 9C JC QC 2D TD 2S 3S 5S QS KS 2H 9H AH.3C 6C 8C KC 7D 8D JD AD 6S TS AS 4H TH.\
             5C 7C AC 4D 5D 6D 9D QD KD 8S 9S 5H KH.2C 4C TC 3D 4S 7S JS 3H 6H 7H 8H JH QH\n"
        );
        let mut hash = Sha256::new();
        for number in 0..DEALS {
            hash.update(line(number));
        }
        let recorded = "b8758b7e85ea6e38f0ed3c20373f71743820de89fa7b4c502add554086b69472";
        assert_eq!(hex::encode(hash.finalize()), recorded);
    }
}
