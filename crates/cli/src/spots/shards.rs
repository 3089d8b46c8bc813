//! Files of shards of a run: JSON Lines, the plan and then the spots of each match.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use serde::{Deserialize, Serialize};

use super::{Found, Plan};
use crate::shard::{self, Shard};

/// The `format` field of the first line.
const FORMAT: &str = "moonshot-spots-shard";

#[derive(Serialize, Deserialize)]
struct Heading {
    format: String,
    shard: String,
    plan: Plan,
}

#[derive(Serialize, Deserialize)]
struct Line {
    #[serde(rename = "match")]
    number: u64,
    spots: Vec<Found>,
}

/// The file of a shard.
pub(super) fn text(
    plan: &Plan,
    shard: Shard,
    found: Vec<(u64, Vec<Found>)>,
) -> anyhow::Result<String> {
    let heading = Heading {
        format: FORMAT.to_owned(),
        shard: shard.to_string(),
        plan: plan.clone(),
    };
    let mut text = serde_json::to_string(&heading)? + "\n";
    for (number, spots) in found {
        text += &serde_json::to_string(&Line { number, spots })?;
        text.push('\n');
    }
    Ok(text)
}

struct File {
    path: PathBuf,
    heading: Heading,
    matches: Vec<Line>,
}

fn read(path: &Path) -> anyhow::Result<File> {
    let name = path.display();
    let text = fs::read_to_string(path).with_context(|| format!("cannot read {name}"))?;
    let mut lines = text.lines();
    let heading: Option<Heading> = lines
        .next()
        .and_then(|line| serde_json::from_str(line).ok());
    let heading = heading.filter(|heading| heading.format == FORMAT);
    let heading = heading.with_context(|| {
        format!("{name} is no shard; merge files that were written with --shard")
    })?;
    let matches: Result<Vec<Line>, _> = lines.map(serde_json::from_str).collect();
    let matches = matches.with_context(|| format!("{name} is damaged; run its shard again"))?;
    let path = path.to_owned();
    Ok(File {
        path,
        heading,
        matches,
    })
}

/// The plan of the files of all shards, and the spots in the order of the matches.
pub(super) fn merge(paths: &[PathBuf]) -> anyhow::Result<(Plan, Vec<Found>)> {
    let files: Vec<File> = paths
        .iter()
        .map(|path| read(path))
        .collect::<anyhow::Result<_>>()?;
    let plan = files
        .first()
        .context("name the files to merge")?
        .heading
        .plan
        .clone();
    let mut shards = Vec::new();
    for File {
        path,
        heading,
        matches,
    } in &files
    {
        let name = path.display();
        if heading.plan != plan {
            bail!(
                "{name} and {} are of different runs; merge shards of one run",
                paths[0].display()
            );
        }
        let shard: Shard = heading.shard.parse().with_context(|| name.to_string())?;
        let there = matches.iter().map(|line| line.number);
        if !there.eq(shard.items(plan.matches)) {
            bail!("{name} is cut off; run shard {shard} again");
        }
        shards.push((path.clone(), Some(shard)));
    }
    shard::in_order(&shards)?;
    let mut matches: Vec<Line> = files.into_iter().flat_map(|file| file.matches).collect();
    matches.sort_by_key(|line| line.number);
    Ok((
        plan,
        matches.into_iter().flat_map(|line| line.spots).collect(),
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(number: u64) -> Found {
        let json = format!(
            r#"{{"traits": {{"number": {number}, "hand": 1, "step": 9, "area": "pass", "theme": "", "reason": "exact", "mistake": null,
                "missed": "0.30000000000000004"}},
                "record": {{"id": "", "players": 3, "options": {{}}, "steps": [], "seat": 0, "hand": 1, "step": 0, "trick": null,
                "area": "pass", "unit": "points", "answer": "", "reason": "exact", "missed": 0.3, "alternatives": []}}}}"#
        );
        serde_json::from_str(&json).unwrap()
    }

    #[test]
    fn spots_are_merged_in_the_order_of_their_matches_without_losing_a_bit() {
        let plan = r#"{"moonshot": "", "game": "hearts", "players": 3, "options": {}, "matches": 5, "seed": 1, "playouts": 1,
            "seeds": 1, "margin": 1.0}"#;
        let plan: Plan = serde_json::from_str(plan).unwrap();
        let folder = tempfile::tempdir().unwrap();
        let files = ["2/2", "1/2"].map(|part| {
            let shard: Shard = part.parse().unwrap();
            let matches = shard.items(5).map(|number| (number, vec![found(number)]));
            let path = folder.path().join(part.replace('/', "-"));
            fs::write(&path, text(&plan, shard, matches.collect()).unwrap()).unwrap();
            path
        });
        let (_, merged) = merge(&files).unwrap();
        let numbers: Vec<u64> = merged.iter().map(|spot| spot.traits.number).collect();
        assert_eq!(numbers, [0, 1, 2, 3, 4]);
        assert_eq!(merged[0].traits.missed.to_bits(), (0.1_f64 + 0.2).to_bits());
    }
}
