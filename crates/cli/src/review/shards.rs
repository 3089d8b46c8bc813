//! What a shard prints: a line about the run, and then the review of each of its transcripts.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, bail};
use serde_json::{Value, json};

use super::Arguments;
use crate::shard::{self, Shard};

/// The `format` field of the first line.
const FORMAT: &str = "moonshot-review-shard";

/// The first line of a shard.
pub(super) fn heading(arguments: &Arguments, shard: Shard) -> anyhow::Result<Value> {
    let files: Option<Vec<&str>> = arguments.files.iter().map(|file| file.to_str()).collect();
    Ok(json!({
        "format": FORMAT,
        "shard": shard.to_string(),
        "run": {
            "moonshot": env!("CARGO_PKG_VERSION"),
            "seat": arguments.seat,
            "hindsight": arguments.hindsight,
            "playouts": arguments.playouts,
            "seed": arguments.seed,
            "files": files.context("a shard needs names of files in UTF-8")?,
        },
    }))
}

/// Prints the reviews of all shards in the order of the transcripts.
pub(super) fn merge(paths: &[PathBuf], to: &mut impl Write) -> anyhow::Result<()> {
    let mut run = Value::Null;
    let mut shards = Vec::new();
    let mut texts = Vec::new();
    for path in paths {
        let name = path.display();
        let text = fs::read_to_string(path).with_context(|| format!("cannot read {name}"))?;
        let (first, reviews) = text.split_once('\n').unwrap_or_default();
        let heading: Value = serde_json::from_str(first).unwrap_or_default();
        if heading["format"] != FORMAT {
            bail!("{name} is no shard; merge what was printed with --shard");
        }
        if run.is_null() {
            run = heading["run"].clone();
        } else if run != heading["run"] {
            let first = paths[0].display();
            bail!("{name} and {first} are of different runs; merge shards of one run");
        }
        let shard: Shard = heading["shard"].as_str().unwrap_or_default().parse()?;
        let lines: Vec<String> = reviews.split_inclusive('\n').map(str::to_owned).collect();
        let wanted = shard.items(count(&run)).count();
        let is_whole = |line: &String| line.ends_with('\n');
        if lines.len() != wanted || !lines.iter().all(is_whole) {
            bail!("{name} is cut off; run shard {shard} again");
        }
        shards.push((path.clone(), Some(shard)));
        texts.push((shard.part, lines.into_iter()));
    }
    shard::in_order(&shards)?;
    texts.sort_by_key(|(part, _)| *part);
    for number in 0..count(&run) {
        let of = texts.len() as u64;
        let (_, lines) = &mut texts[usize::try_from(number % of)?];
        to.write_all(lines.next().unwrap_or_default().as_bytes())?;
    }
    Ok(())
}

/// The number of transcripts of a run.
fn count(run: &Value) -> u64 {
    run["files"]
        .as_array()
        .map_or(0, |files| files.len() as u64)
}
