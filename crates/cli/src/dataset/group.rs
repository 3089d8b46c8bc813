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
        file::encode(columns)
    }
}

#[cfg(test)]
mod tests {
    use moonshot_bots::Level;
    use moonshot_protocol::Setup;
    use parquet::file::metadata::ParquetMetaDataReader;
    use parquet::file::statistics::Statistics;

    use super::*;

    /// The numbers of the first and the last match of a group, as its file has them.
    fn matches_of(groups: &Groups, group: u64) -> (i64, i64) {
        let bytes = groups.encode(group).unwrap();
        let metadata = ParquetMetaDataReader::new().parse_and_finish(&bytes::Bytes::from(bytes));
        let metadata = metadata.unwrap();
        let column = metadata.row_group(0).column(0);
        assert_eq!(column.column_path().string(), "match");
        match column.statistics() {
            Some(Statistics::Int64(all)) => (*all.min_opt().unwrap(), *all.max_opt().unwrap()),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn no_match_is_in_two_groups() {
        let setup = Setup::read("black-hearts", 3, &serde_json::Map::new()).unwrap();
        let groups = Groups {
            game: "black-hearts".to_owned(),
            matches: Matches {
                start: setup.start().unwrap(),
                bots: vec![Level::Random],
                seed: 1,
                playouts: 1,
            },
            hands: 34,
            each: 8,
        };
        assert_eq!(groups.count(), 5);
        let hands = [0, 1, 2, 3, 4, 5].map(|group| groups.hands_of(group));
        assert_eq!(hands, [8, 8, 8, 8, 2, 0]);
        for group in 0..5 {
            let (first, last) = matches_of(&groups, group);
            let numbers = 8 * group as i64..8 * (group as i64 + 1);
            assert_eq!(first, numbers.start);
            assert!(numbers.contains(&last), "{last} is not in {numbers:?}");
        }
    }
}
