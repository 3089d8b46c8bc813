//! `moonshot verify`: checks the integrity of a transcript.

use std::io::{self, Read};
use std::path::PathBuf;

use anyhow::{Context, anyhow};
use moonshot_rules::Game;
use moonshot_table::{Match, Summary};

/// Arguments of `moonshot verify`.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The transcript; - reads it from standard input.
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// The commitment that you were shown when the match began: 64 hexadecimal digits.
    #[arg(long, value_name = "HEX", value_parser = commitment)]
    commitment: Option<String>,
}

/// Normalises a pasted commitment: trims blanks and lowercases it.
fn commitment(text: &str) -> Result<String, String> {
    let text = text.trim().to_ascii_lowercase();
    if text.len() == 64 && text.bytes().all(|digit| digit.is_ascii_hexdigit()) {
        Ok(text)
    } else {
        Err("a commitment has 64 hexadecimal digits".to_owned())
    }
}

/// Prints what was checked, or fails with the invalid line.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let name = arguments.file.display().to_string();
    let text = if name == "-" {
        let mut text = String::new();
        io::stdin().read_to_string(&mut text).map(|_| text)
    } else {
        std::fs::read_to_string(&arguments.file)
    };
    let text = text.with_context(|| name.clone())?;
    let (checked, summary) = Match::verify(&text).map_err(|error| anyhow!("{name}: {error}"))?;
    if let Some(kept) = &arguments.commitment {
        compare(kept, summary.commitment.as_deref()).map_err(|error| anyhow!("{name}: {error}"))?;
    }
    let kept = arguments.commitment.is_some();
    print!("{}", report(&name, &checked, &summary, kept));
    Ok(())
}

/// Compares the commitment that a player was shown (`kept`) with the one computed from the transcript's server seed.
fn compare(kept: &str, found: Option<&str>) -> Result<(), String> {
    match found {
        Some(found) if found == kept => Ok(()),
        Some(found) => Err(format!(
            "the server seed is not the one that you were promised: the SHA-256 of the seed in this transcript is \
             {found}, and the commitment that you kept is {kept}"
        )),
        None => Err(format!(
            "this transcript has no server seed, so nothing in it can be held against the commitment that you kept, {kept}"
        )),
    }
}

fn report(name: &str, checked: &Match, summary: &Summary, kept: bool) -> String {
    let game = checked.setup().game().name;
    let mut lines = vec![
        format!("{name}: nothing is wrong with it"),
        format!("  {game}, {} players", checked.setup().players()),
        format!("  {} actions, each by the rules", summary.acts),
    ];
    lines.push(match &summary.commitment {
        Some(commitment) if summary.deals_checked => format!(
            "  {} shuffles, each from the seed that was committed to as {commitment}",
            summary.chances
        ),
        _ => format!(
            "  {} shuffles, given without a seed to check them by",
            summary.chances
        ),
    });
    if kept {
        lines.push("  the commitment is the one that you kept".to_owned());
    }
    lines.push(match checked.state().outcome() {
        Some(end) => {
            let winners: Vec<String> = end.winners.iter().map(|seat| seat.to_string()).collect();
            format!(
                "  over, won by seat {} with totals {:?}",
                winners.join(" and "),
                end.totals
            )
        }
        None => "  not over".to_owned(),
    });
    lines.join("\n") + "\n"
}
