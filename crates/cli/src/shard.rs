//! Shards: work that several processes do in parts, and whose results are merged.

use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use anyhow::{Context, bail};

/// Part I of N: every N-th item, from the I-th on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Shard {
    /// The part, from 0.
    pub(crate) part: u64,
    /// The number of parts.
    pub(crate) of: u64,
}

impl Shard {
    /// All items.
    pub(crate) const WHOLE: Shard = Shard { part: 0, of: 1 };

    /// Whether the item with that number, from 0, belongs to this part.
    pub(crate) const fn contains(self, number: u64) -> bool {
        number % self.of == self.part
    }

    /// The numbers of its items, of `all`.
    pub(crate) fn items(self, all: u64) -> impl Iterator<Item = u64> {
        (0..all).filter(move |number| self.contains(*number))
    }
}

/// Parts are counted from 1 in texts.
impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.part + 1, self.of)
    }
}

impl FromStr for Shard {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> anyhow::Result<Shard> {
        let (part, of) = text
            .split_once('/')
            .context("write it as I/N, such as 1/8")?;
        let (part, of): (u64, u64) = (part.parse()?, of.parse()?);
        if of == 0 {
            bail!("there is at least one part: write it as I/N, such as 1/8");
        }
        if part == 0 || part > of {
            bail!("there are parts 1 to {of}");
        }
        Ok(Shard { part: part - 1, of })
    }
}

/// The files of all parts in their order.
///
/// # Errors
/// If one is missing or there twice, or if they are parts of different numbers.
pub(crate) fn in_order(files: &[(PathBuf, Option<Shard>)]) -> anyhow::Result<Vec<&Path>> {
    let mut found: Vec<Option<&Path>> = Vec::new();
    for (path, shard) in files {
        let name = path.display();
        let shard = shard.with_context(|| {
            format!("{name} is no shard; merge files that were written with --shard")
        })?;
        if found.is_empty() {
            found = vec![None; usize::try_from(shard.of)?];
        }
        if found.len() as u64 != shard.of {
            let parts = found.len();
            bail!(
                "{name} is shard {shard}, and the first file is one of {parts}; merge shards of one run"
            );
        }
        let place = &mut found[usize::try_from(shard.part)?];
        if let Some(other) = place.replace(path) {
            let other = other.display();
            bail!("{name} and {other} are both shard {shard}; name each shard once");
        }
    }
    let missing = (0..).zip(&found).filter(|(_, path)| path.is_none());
    let missing = missing.map(|(part, _)| {
        Shard {
            part,
            of: found.len() as u64,
        }
        .to_string()
    });
    let missing: Vec<String> = missing.collect();
    if !missing.is_empty() {
        let missing = missing.join(", ");
        bail!("shard {missing} is missing; run it with --shard, and name its file as well");
    }
    Ok(found.into_iter().flatten().collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_item_belongs_to_one_shard() {
        let shards = ["1/3", "2/3", "3/3"].map(|text| text.parse::<Shard>().unwrap());
        let mut items: Vec<u64> = shards.iter().flat_map(|shard| shard.items(10)).collect();
        items.sort_unstable();
        assert_eq!(items, (0..10).collect::<Vec<u64>>());
        assert_eq!(shards[1].to_string(), "2/3");
    }

    #[test]
    fn a_bad_shard_is_refused_with_the_way_to_write_it() {
        let error = |text: &str| text.parse::<Shard>().unwrap_err().to_string();
        assert_eq!(error("0/8"), "there are parts 1 to 8");
        assert_eq!(error("9/8"), "there are parts 1 to 8");
        assert!(error("8").contains("such as 1/8"));
        assert!(error("1/0").contains("such as 1/8"));
        assert!("-1/8".parse::<Shard>().is_err() && "1/x".parse::<Shard>().is_err());
    }

    #[test]
    fn files_of_shards_are_put_in_order_or_what_is_wrong_is_named() {
        let files = |shards: &[&str]| -> Vec<(PathBuf, Option<Shard>)> {
            let named = shards.iter().enumerate();
            named
                .map(|(at, text)| (PathBuf::from(format!("f{at}")), text.parse().ok()))
                .collect()
        };
        let all = files(&["2/2", "1/2"]);
        assert_eq!(in_order(&all).unwrap(), [Path::new("f1"), Path::new("f0")]);
        let error = |shards: &[&str]| in_order(&files(shards)).unwrap_err().to_string();
        assert!(error(&["1/4", "3/4"]).starts_with("shard 2/4, 4/4 is missing"));
        assert!(error(&["1/2", "2/2", "2/2"]).starts_with("f2 and f1 are both shard 2/2"));
        assert!(error(&["1/2", "2/3"]).contains("f1 is shard 2/3, and the first file is one of 2"));
        assert!(error(&["1/2", ""]).starts_with("f1 is no shard"));
    }
}
