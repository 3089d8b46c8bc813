//! CARDominoes Hearts.

use moonshot_rules::trick::Revoke;
use moonshot_rules::{AnyOptions, CardominoesOptions, PlayTo};

use super::entry::GameEntry;
use super::error::SetupError;
use super::option::{ChoiceOption, IntegerOption};

pub(super) static ENTRY: GameEntry = GameEntry {
    id: "cardominoes",
    name: "CARDominoes Hearts",
    players: (3, 5),
    minutes: (20, 45),
    summary: "Hearts with tiles that stand on edge, and a choice after the moon.",
    options: |_, _| Ok(vec![TARGET.spec(100), REVOKE.spec(Revoke::Refused)]),
    read: |_, values| {
        let target = PlayTo::new(TARGET.read(values)?);
        Ok(AnyOptions::from(CardominoesOptions {
            target: target.ok_or_else(|| SetupError::option(TARGET.name, "it is out of range"))?,
            revoke: REVOKE.read(values)?,
        }))
    },
};

/// C-22.
const TARGET: IntegerOption = IntegerOption {
    name: "target",
    label: "Play to",
    help: "The match ends when a player’s total is above it.",
    min: PlayTo::MIN.points() as i64,
    max: PlayTo::MAX.points() as i64,
};

/// C-24.
const REVOKE: ChoiceOption<&str, Revoke> = ChoiceOption {
    name: "revoke",
    label: "Revokes",
    help: "Refuse a tile that fails to follow, or let it lie, to be corrected or paid for.",
    choices: &[("refused", Revoke::Refused), ("penalty", Revoke::Penalty)],
};
