//! The games with their options: one place to read what can be chosen.

use serde_json::{Map, Value};

use crate::game_id::GameId;
use crate::setup::{GameInfo, OptionSpec, Setup, SetupError};
use crate::trick;

/// Every game, in the order they are listed, with the options of its smallest table.
pub fn games() -> Vec<GameInfo> {
    GameId::ALL.into_iter().map(info).collect()
}

fn info(id: GameId) -> GameInfo {
    let (minutes, summary) = match id {
        GameId::Hearts => (
            (15, 40),
            "Dodge the hearts and the queen of spades, or dare to take them all.",
        ),
        GameId::Cardominoes => (
            (20, 45),
            "Hearts with tiles that stand on edge, and a choice after the moon.",
        ),
        GameId::WildTwists => (
            (5, 20),
            "Hearts with four Wilds, each declared highest or lowest as it lands.",
        ),
        GameId::BlackHearts => (
            (5, 15),
            "Push six curses onto your friends in five quick tricks, or catch them all.",
        ),
        GameId::Heartcatchers => (
            (5, 15),
            "A duel of stacks: catch them, steal them, and hide Secrets underneath.",
        ),
        GameId::CustomHearts => (
            (5, 40),
            "Hearts by the rules of your own house, every option open.",
        ),
    };
    let (min, _) = id.players();
    GameInfo {
        id: id.text().to_owned(),
        name: id.name().to_owned(),
        players: id.players(),
        minutes,
        summary: summary.to_owned(),
        // The defaults alone never fail; a custom table's follow its base.
        options: options(id, min.max(4).min(id.players().1), &Map::new()).unwrap_or_default(),
    }
}

/// The options of a game for a number of players; a custom table's defaults follow the base that is given.
pub(crate) fn options(
    game: GameId,
    players: usize,
    given: &Map<String, Value>,
) -> Result<Vec<OptionSpec>, SetupError> {
    Ok(match game {
        GameId::Hearts | GameId::Cardominoes | GameId::WildTwists => trick::game_options(game),
        GameId::CustomHearts => trick::custom_options(players, given)?,
        GameId::BlackHearts => vec![OptionSpec::boolean("gifts", true).described(
            "Gifts",
            "A gift is turned up each hand and changes a rule for it.",
        )],
        GameId::Heartcatchers => vec![
            OptionSpec::choice_of_numbers("best_of", 1, &[1, 3, 5])
                .described("Best of", "How many games the match is played over."),
            OptionSpec::boolean("uncatchable_scores", true).described(
                "Uncatchables score",
                "A face-up Uncatchable is worth a point like any other card.",
            ),
        ],
    })
}

/// Whether options that are each valid make a game together.
pub(crate) fn check_together(setup: &Setup) -> Result<(), SetupError> {
    match setup.game() {
        GameId::CustomHearts => trick::rules_of(setup).map(|_| ()),
        _ => Ok(()),
    }
}
