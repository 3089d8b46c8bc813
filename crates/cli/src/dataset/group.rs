//! Groups of hands: the units of work.

use moonshot_bots::dataset::{Matches, row};

use super::columns::Columns;
use super::file;

/// All groups of a dataset.
pub(super) struct Groups {
    /// The game's id.
    pub(super) game: String,
    pub(super) matches: Matches,
    /// The number of hands of the dataset.
    pub(super) hands: u64,
    /// The number of hands in each group but the last.
    pub(super) each: u32,
}

impl Groups {
    pub(super) fn count(&self) -> u64 {
        self.hands.div_ceil(u64::from(self.each))
    }

    /// The number of hands in a group.
    pub(super) fn hands_of(&self, group: u64) -> u64 {
        let each = u64::from(self.each);
        each.min(self.hands.saturating_sub(group * each))
    }

    /// Plays a group: a Parquet file with one row group.
    ///
    /// Its matches have numbers of their own, so that groups can be played in any order. The last one is played to its end, for the
    /// result, and the hands that the group has no room for are left out.
    pub(super) fn encode(&self, group: u64) -> anyhow::Result<Vec<u8>> {
        let mut left = self.hands_of(group);
        let mut number = group * u64::from(self.each);
        let mut columns = Columns::default();
        while left > 0 {
            let played = self.matches.play(number)?;
            number += 1;
            for hand in played.hands.iter().take(usize::try_from(left)?) {
                left -= 1;
                for decision in &hand.decisions {
                    columns.push(row(&self.game, &played, hand, decision))?;
                }
            }
        }
        file::encode(&columns.finish()?)
    }
}
