//! `moonshot verify`: whether a transcript holds together.

use std::io::{self, Read};
use std::path::PathBuf;

use anyhow::{Context, anyhow};
use moonshot_rules::Game;
use moonshot_table::{Match, Summary};

/// What `moonshot verify` can be told.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The transcript; - reads it from standard input.
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

/// Says what was checked, or fails with the line that is wrong.
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
    print!("{}", report(&name, &checked, &summary));
    Ok(())
}

fn report(name: &str, checked: &Match, summary: &Summary) -> String {
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
