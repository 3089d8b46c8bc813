//! Custom Hearts: the trick games' state machine with every option available.
//!
//! Options default to the values of a preset, `base`.

mod options;

use moonshot_rules::trick::{PassCycle, TrickNotation, TrickOptions, TrickRules};
use moonshot_rules::{AnyOptions, Card, Cards, RulesError, TableError};
use serde_json::{Map, Value};

use super::entry::GameEntry;
use super::error::SetupError;
use super::option::OptionValues;
use super::spec::OptionSpec;
use crate::sentence::NoCard;
use options::{
    BASE, BASE_NAMES, Base, CAN_LEAD_ANY_CLUB, DRAW_FOR_DEAL, HANDS, HEARTS_BREAK_AFTER_TRICK,
    HEARTS_INSTEAD_OF_QUEEN, JACK_BONUS, LAST_TRICK_CLOSES, MOON, MUST_BREAK_HEARTS,
    NO_POINTS_ON_FIRST_TRICK, NO_TRICKS_BONUS, PASS_CARDS, PASS_COUNT, PASS_CYCLE,
    QUEEN_BREAKS_HEARTS, REMOVED, REVOKE, TARGET, TARGET_RULE, TARGET_RULE_NAMES, WILDS,
};

pub(super) static ENTRY: GameEntry = GameEntry {
    id: "custom-hearts",
    name: "Custom Hearts",
    players: (3, 8),
    minutes: (5, 40),
    summary: "Hearts by the rules of your own house, every option open.",
    options: describe,
    read: |seats, values| Ok(AnyOptions::from(read(seats, values)?)),
};

/// The bonus of J♦, if it is enabled.
const JACK_POINTS: i32 = 10;
/// The bonus for taking no trick, if it is enabled.
const NO_TRICKS_POINTS: i32 = 5;

/// Every option, with its value in the preset.
fn describe(seats: usize, given: &Map<String, Value>) -> Result<Vec<OptionSpec>, SetupError> {
    let base = match given.get(BASE.name) {
        None => Base::Hearts,
        Some(value) => base_named(value.as_str().unwrap_or_default())?,
    };
    let preset = base.options(seats);
    let full = Cards::STANDARD
        | match preset.has_wilds() {
            true => Cards::WILDS,
            false => Cards::EMPTY,
        };
    let removed = (full - preset.pack).iter();
    let cycle = preset.pass_cycle.places().iter();
    let queen_breaks = preset.breakers.contains(Card::QUEEN_OF_SPADES);
    Ok(vec![
        BASE.spec(Base::Hearts).named(BASE_NAMES),
        WILDS.spec(preset.has_wilds()),
        REMOVED.spec(removed.map(|card| card.to_string()).collect()),
        PASS_CARDS.spec(preset.pass_count > 0),
        PASS_COUNT.spec(preset.pass_count.max(1) as i64),
        PASS_CYCLE.spec(
            cycle
                .map(|left| direction(*left, seats).to_owned())
                .collect(),
        ),
        NO_POINTS_ON_FIRST_TRICK.spec(!preset.banned_first.is_empty()),
        CAN_LEAD_ANY_CLUB.spec(preset.any_club_opens),
        MUST_BREAK_HEARTS.spec(preset.must_break),
        QUEEN_BREAKS_HEARTS.spec(queen_breaks),
        HEARTS_BREAK_AFTER_TRICK.spec(preset.breaks_after_trick),
        HEARTS_INSTEAD_OF_QUEEN.spec(preset.hearts_instead_of_queen),
        JACK_BONUS.spec(preset.jack_points != 0),
        NO_TRICKS_BONUS.spec(preset.no_tricks_points != 0),
        MOON.spec(preset.moon),
        REVOKE.spec(preset.revoke),
        DRAW_FOR_DEAL.spec(preset.draws_dealer),
        LAST_TRICK_CLOSES.spec(preset.last_trick_closes),
        TARGET.spec(preset.target.unwrap_or(0).into()),
        TARGET_RULE
            .spec(preset.target_rule)
            .named(TARGET_RULE_NAMES),
        HANDS.spec(preset.hands.unwrap_or(0).into()),
    ])
}

fn base_named(name: &str) -> Result<Base, SetupError> {
    let base = BASE.choices.iter().find(|(word, _)| *word == name);
    base.map(|(_, base)| *base).ok_or_else(|| {
        let names: Vec<&str> = BASE.choices.iter().map(|(word, _)| *word).collect();
        SetupError::option(BASE.name, format!("it is one of {}", names.join(", ")))
    })
}

/// The rules that the options result in, validated.
fn read(seats: usize, values: OptionValues<'_>) -> Result<TrickOptions, SetupError> {
    let preset = BASE.read(values)?.options(seats);
    let points = Cards::HEARTS | Cards::one(Card::QUEEN_OF_SPADES);
    let some_points = |points: i32, counts: bool| if counts { points } else { 0 };
    let pass_count = match PASS_CARDS.read(values)? {
        true => PASS_COUNT.read(values)? as usize,
        false => 0,
    };
    let (target, hands) = (TARGET.read(values)? as i32, HANDS.read(values)? as u32);
    let cycle = read_cycle(seats, values);
    let options = TrickOptions {
        pack: read_pack(values)?,
        pass_count,
        pass_cycle: *cycle.as_ref().unwrap_or(&PassCycle::NONE),
        any_club_opens: CAN_LEAD_ANY_CLUB.read(values)?,
        banned_first: match NO_POINTS_ON_FIRST_TRICK.read(values)? {
            true => points,
            false => Cards::EMPTY,
        },
        must_break: MUST_BREAK_HEARTS.read(values)?,
        breakers: match QUEEN_BREAKS_HEARTS.read(values)? {
            true => points,
            false => Cards::HEARTS,
        },
        breaks_after_trick: HEARTS_BREAK_AFTER_TRICK.read(values)?,
        hearts_instead_of_queen: HEARTS_INSTEAD_OF_QUEEN.read(values)?,
        jack_points: some_points(JACK_POINTS, JACK_BONUS.read(values)?),
        no_tricks_points: some_points(NO_TRICKS_POINTS, NO_TRICKS_BONUS.read(values)?),
        moon: MOON.read(values)?,
        revoke: REVOKE.read(values)?,
        draws_dealer: DRAW_FOR_DEAL.read(values)?,
        last_trick_closes: LAST_TRICK_CLOSES.read(values)?,
        target: (target > 0).then_some(target),
        target_rule: TARGET_RULE.read(values)?,
        hands: (hands > 0).then_some(hands),
        notation: TrickNotation::ALL,
        ..preset
    };
    // Report errors of the pack before those of the cycle.
    let wrong = TrickRules::new(options).err();
    match wrong.filter(|error| !is_after_the_cycle(error)) {
        Some(error) => Err(SetupError::of_rules(ENTRY.name, error)),
        None => cycle.map(|_| options),
    }
}

fn is_after_the_cycle(error: &TableError) -> bool {
    matches!(
        error,
        TableError::Rules(RulesError::NoDirection | RulesError::NoEnd)
    )
}

fn read_pack(values: OptionValues<'_>) -> Result<Cards, SetupError> {
    let mut pack = Cards::STANDARD;
    if WILDS.read(values)? {
        pack |= Cards::WILDS;
    }
    for text in REMOVED.read(values)? {
        let card: Card = text
            .parse()
            .map_err(|_| SetupError::option(REMOVED.name, Card::no_card(text)))?;
        if !pack.remove(card) {
            let why = format!("{text} is not in the pack, or named twice");
            return Err(SetupError::option(REMOVED.name, why));
        }
    }
    Ok(pack)
}

fn direction(left: u8, seats: usize) -> &'static str {
    match usize::from(left) {
        0 => "hold",
        1 => "left",
        other if other + 1 == seats => "right",
        _ => "across",
    }
}

fn read_cycle(seats: usize, values: OptionValues<'_>) -> Result<PassCycle, SetupError> {
    let mut places = Vec::new();
    for word in PASS_CYCLE.read(values)? {
        places.push(match word {
            "left" => 1,
            "right" => seats as u8 - 1,
            "across" if seats.is_multiple_of(2) => seats as u8 / 2,
            "across" => {
                let why = "nobody sits across at an odd table";
                return Err(SetupError::option(PASS_CYCLE.name, why));
            }
            "hold" => 0,
            _ => {
                let why = format!("“{word}” is not left, right, across or hold");
                return Err(SetupError::option(PASS_CYCLE.name, why));
            }
        });
    }
    PassCycle::new(&places).map_err(|error| SetupError::of_rules(ENTRY.name, error.into()))
}
