//! The options of a custom table, and the presets that provide their defaults.

use moonshot_rules::trick::{Moon, Revoke, TargetRule, TrickOptions};

use crate::catalogue::option::{BooleanOption, ChoiceOption, IntegerOption, ListOption};

/// A preset of a custom table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Base {
    Hearts,
    Cardominoes,
    WildTwists,
    /// One hand of Hearts with OpenSpiel's defaults.
    OpenSpiel,
}

impl Base {
    pub(super) fn options(self, seats: usize) -> TrickOptions {
        match self {
            Base::Hearts => TrickOptions::hearts(seats),
            Base::Cardominoes => TrickOptions::cardominoes(seats),
            Base::WildTwists => TrickOptions::wild_twists(seats),
            Base::OpenSpiel => TrickOptions {
                target: None,
                hands: Some(1),
                ..TrickOptions::hearts(seats)
            },
        }
    }
}

pub(super) const BASE: ChoiceOption<&str, Base> = ChoiceOption {
    name: "base",
    label: "Start from",
    help: "The game that every other option starts from.",
    choices: &[
        ("hearts", Base::Hearts),
        ("cardominoes", Base::Cardominoes),
        ("wild-twists", Base::WildTwists),
        ("openspiel", Base::OpenSpiel),
    ],
};

/// Names of the presets, for players.
pub(super) const BASE_NAMES: &[&str] = &[
    "Hearts",
    "CARDominoes Hearts",
    "Wild Twists Hearts",
    "One hand of Hearts",
];

pub(super) const WILDS: BooleanOption = BooleanOption {
    name: "wilds",
    label: "Wilds",
    help: "Add the four Wilds, declared highest or lowest as they are played.",
};

pub(super) const REMOVED: ListOption = ListOption {
    name: "removed",
    label: "Removed cards",
    help: "The cards left out of the pack.",
};

pub(super) const PASS_CARDS: BooleanOption = BooleanOption {
    name: "pass_cards",
    label: "Passing",
    help: "Pass cards before the play.",
};

pub(super) const PASS_COUNT: IntegerOption = IntegerOption {
    name: "pass_count",
    label: "Cards passed",
    help: "How many cards each player passes.",
    min: 1,
    max: 6,
};

pub(super) const PASS_CYCLE: ListOption = ListOption {
    name: "pass_cycle",
    label: "Pass cycle",
    help: "Where the cards go hand by hand: left, right, across or hold, then again from the start.",
};

pub(super) const NO_POINTS_ON_FIRST_TRICK: BooleanOption = BooleanOption {
    name: "no_pts_on_first_trick",
    label: "No points on the first trick",
    help: "Neither a heart nor the queen of spades may be thrown on the first trick.",
};

pub(super) const CAN_LEAD_ANY_CLUB: BooleanOption = BooleanOption {
    name: "can_lead_any_club",
    label: "Any club opens",
    help: "Whoever holds the lowest club may open with any of its clubs.",
};

pub(super) const MUST_BREAK_HEARTS: BooleanOption = BooleanOption {
    name: "must_break_hearts",
    label: "Hearts must be broken",
    help: "Hearts may not be led before they are broken.",
};

pub(super) const QUEEN_BREAKS_HEARTS: BooleanOption = BooleanOption {
    name: "qs_breaks_hearts",
    label: "The queen breaks hearts",
    help: "The queen of spades breaks hearts too.",
};

pub(super) const HEARTS_BREAK_AFTER_TRICK: ChoiceOption<&str, bool> = ChoiceOption {
    name: "hearts_break",
    label: "When hearts break",
    help: "As the card is played, or when its trick is complete.",
    choices: &[("at-once", false), ("after-trick", true)],
};

pub(super) const HEARTS_INSTEAD_OF_QUEEN: BooleanOption = BooleanOption {
    name: "can_lead_hearts_instead_of_qs",
    label: "Hearts instead of the queen",
    help: "A leader with nothing but hearts and the queen of spades may lead a heart.",
};

pub(super) const JACK_BONUS: BooleanOption = BooleanOption {
    name: "jd_bonus",
    label: "Jack of diamonds",
    help: "The jack of diamonds takes ten points off.",
};

pub(super) const NO_TRICKS_BONUS: BooleanOption = BooleanOption {
    name: "avoid_all_tricks_bonus",
    label: "No tricks",
    help: "Taking no trick at all takes five points off, unless somebody shot the moon.",
};

pub(super) const MOON: ChoiceOption<&str, Moon> = ChoiceOption {
    name: "moon",
    label: "The moon",
    help: "Adds to the others, subtracts from the shooter, or as it chooses.",
    choices: &[
        ("add", Moon::Add),
        ("subtract", Moon::Subtract),
        ("choose", Moon::Choose),
    ],
};

pub(super) const REVOKE: ChoiceOption<&str, Revoke> = ChoiceOption {
    name: "revoke",
    label: "Revokes",
    help: "Refuse a card that fails to follow, or let it lie, to be corrected or paid for.",
    choices: &[("refused", Revoke::Refused), ("penalty", Revoke::Penalty)],
};

pub(super) const DRAW_FOR_DEAL: BooleanOption = BooleanOption {
    name: "draw_for_deal",
    label: "Draw for the deal",
    help: "The lowest card drawn deals first, and the deal rotates.",
};

pub(super) const LAST_TRICK_CLOSES: BooleanOption = BooleanOption {
    name: "last_trick_closes",
    label: "The last trick closes",
    help: "A finished trick is hidden by the next lead.",
};

pub(super) const TARGET: IntegerOption = IntegerOption {
    name: "target",
    label: "Play to",
    help: "The total that ends the match; 0 for none.",
    min: 0,
    max: 1000,
};

pub(super) const TARGET_RULE: ChoiceOption<&str, TargetRule> = ChoiceOption {
    name: "target_rule",
    label: "The target must be",
    help: "Reached: a total of exactly that ends the match. Exceeded: it takes one more.",
    choices: &[
        ("meets", TargetRule::Meets),
        ("exceeds", TargetRule::Exceeds),
    ],
};

/// Names of the target rules, for players.
pub(super) const TARGET_RULE_NAMES: &[&str] = &["Reached", "Exceeded"];

pub(super) const HANDS: IntegerOption = IntegerOption {
    name: "hands",
    label: "Hands",
    help: "The number of hands that ends the match; 0 for none.",
    min: 0,
    max: 100,
};
