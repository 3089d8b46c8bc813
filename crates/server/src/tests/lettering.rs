//! What a player reads is set like the rest of the page: its apostrophes are curly.

use std::fs;
use std::path::{Path, PathBuf};

/// Where the sentences are that reach a player. What only programs and hosts read, outcomes and logs, is not among them.
const SENTENCES: [&str; 7] = [
    "protocol/src/sentence",
    "protocol/src/catalogue",
    "protocol/src/card_set",
    "protocol/src/lesson",
    "bots/src/heuristics",
    "bots/src/search",
    "server/src/error.rs",
];
/// Mistakes in outcomes of chance, which only programs give.
const OUTCOMES: &str = "outcome.rs";

fn files(at: &Path) -> Vec<PathBuf> {
    if at.is_file() {
        return vec![at.to_owned()];
    }
    fs::read_dir(at)
        .unwrap()
        .flat_map(|entry| files(&entry.unwrap().path()))
        .collect()
}

/// Whether a line of code or of a card set has a straight apostrophe in a text: after a letter, before another or a space.
fn straight(line: &str) -> bool {
    let line = line.trim_start();
    if line.starts_with("//") || line.starts_with('#') && !line.starts_with("#[") {
        return false;
    }
    line.split('"').skip(1).step_by(2).any(|text| {
        text.match_indices('\'').any(|(at, _)| {
            text[..at].ends_with(char::is_alphabetic)
                && text[at + 1..].starts_with(|next: char| next == ' ' || next.is_alphabetic())
        })
    })
}

#[test]
fn what_a_player_reads_has_curly_apostrophes() {
    assert!(straight(r#"    "Everyone's points.""#) && !straight("/// Everyone's \"points'\""));
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut seen = 0;
    let mut found = Vec::new();
    for file in SENTENCES.iter().flat_map(|at| files(&crates.join(at))) {
        let read = file
            .extension()
            .is_some_and(|kind| kind == "rs" || kind == "toml");
        if !read || file.file_name().is_some_and(|name| name == OUTCOMES) {
            continue;
        }
        seen += 1;
        let text = fs::read_to_string(&file).unwrap();
        let wrong = text.lines().zip(1..).filter(|(line, _)| straight(line));
        found.extend(
            wrong.map(|(line, number)| format!("{}:{number}: {}", file.display(), line.trim())),
        );
    }
    assert!(seen > 20, "{seen} files");
    assert!(found.is_empty(), "{found:#?}");
}
