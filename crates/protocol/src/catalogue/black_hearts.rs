//! Black Hearts.

use moonshot_rules::{AnyOptions, BlackHeartsOptions};

use super::entry::GameEntry;
use super::option::BooleanOption;

pub(super) static ENTRY: GameEntry = GameEntry {
    id: "black-hearts",
    name: "Black Hearts",
    players: (3, 6),
    minutes: (5, 15),
    summary: "Push six curses onto your friends in five quick tricks, or catch them all.",
    options: |_, _| Ok(vec![GIFTS.spec(true)]),
    read: |_, values| {
        let gifts = GIFTS.read(values)?;
        Ok(AnyOptions::from(
            BlackHeartsOptions::default().with_gifts(gifts),
        ))
    },
};

/// B-07.
const GIFTS: BooleanOption = BooleanOption {
    name: "gifts",
    label: "Gifts",
    help: "Each hand, while any are left, a gift is turned up and changes a rule for it. The first time, you can \
           play without them.",
};
