//! The options of the trick games: three presets of one struct, and the custom table that opens every one.

use serde_json::{Map, Value};

use super::rules::{MAX_CYCLE, Moon, Revoke, TargetRule, TrickRules};
use crate::card::{Card, Suit};
use crate::cards::Cards;
use crate::game_id::GameId;
use crate::setup::{OptionSpec, Setup, SetupError};

/// The options that a clause names, for one of the three trick games (H-23, C-22, C-24, W-02).
pub(crate) fn game_options(game: GameId) -> Vec<OptionSpec> {
    let play_to = |spec: OptionSpec| {
        spec.described(
            "Play to",
            "The match ends when a player's score gets there.",
        )
    };
    match game {
        GameId::Hearts => vec![play_to(OptionSpec::choice_of_numbers(
            "target",
            100,
            &[50, 100],
        ))],
        GameId::Cardominoes => vec![
            play_to(OptionSpec::integer("target", 100, 1, 1000)),
            OptionSpec::choice("revoke", "refused", &["refused", "penalty"]).described(
                "Revokes",
                "Refuse a tile that fails to follow, or let it lie, to be corrected or paid for.",
            ),
        ],
        GameId::WildTwists => vec![
            OptionSpec::choice("length", "short", &["short", "medium", "long"])
                .described("Length", "Short is one hand, medium three, long five."),
        ],
        _ => Vec::new(),
    }
}

/// The rules of a checked set-up.
///
/// # Errors
///
/// [`SetupError::BadOption`] for a custom table whose options, each valid, make no game together.
pub(crate) fn rules_of(setup: &Setup) -> Result<TrickRules, SetupError> {
    let seats = setup.players();
    match setup.game() {
        GameId::CustomHearts => custom_rules(setup),
        GameId::Cardominoes => Ok(TrickRules {
            target: Some(setup.integer("target") as i32),
            revoke: revoke_of(setup.word("revoke")),
            ..cardominoes(seats)
        }),
        GameId::WildTwists => {
            let hands = match setup.word("length") {
                "long" => 5,
                "medium" => 3,
                _ => 1,
            };
            Ok(TrickRules {
                hands: Some(hands),
                ..wild_twists(seats)
            })
        }
        _ => Ok(TrickRules {
            target: Some(setup.integer("target") as i32),
            ..hearts(seats)
        }),
    }
}

/// Hearts (H-01 to H-26).
pub fn hearts(seats: usize) -> TrickRules {
    let removed = match seats {
        3 => "2D",
        5 => "2D 3C",
        6 => "2D 3D 3C 4C",
        7 => "2D 3D 3C",
        _ => "",
    };
    let cycle: &[u8] = if seats == 4 {
        &[1, 3, 2, 0]
    } else {
        &[1, seats as u8 - 1]
    };
    let (pass_cycle, cycle_length) = cycle_of(cycle);
    let queen = Cards::one(Card::QUEEN_OF_SPADES);
    TrickRules {
        seats,
        pack: Cards::STANDARD - cards(removed),
        pass_count: 3,
        pass_cycle,
        cycle_length,
        any_club_opens: false,
        banned_first: Cards::HEARTS | queen,
        must_break: true,
        breakers: Cards::HEARTS | queen,
        breaks_after_trick: false,
        hearts_instead_of_queen: false,
        jack_bonus: false,
        no_tricks_bonus: false,
        moon: Moon::Add,
        revoke: Revoke::Refused,
        draws_dealer: false,
        last_trick_closes: false,
        target: Some(100),
        target_rule: TargetRule::Meets,
        hands: None,
    }
}

/// CARDominoes Hearts (C-01 to C-27): Hearts, but for what is named here.
pub fn cardominoes(seats: usize) -> TrickRules {
    let removed = match seats {
        3 => "2C",
        5 => "2C 2D",
        _ => "",
    };
    let cycle: &[u8] = if seats == 4 {
        &[1, 3, 2, 0]
    } else {
        &[1, seats as u8 - 1, 0]
    };
    let (pass_cycle, cycle_length) = cycle_of(cycle);
    TrickRules {
        pack: Cards::STANDARD - cards(removed),
        pass_cycle,
        cycle_length,
        banned_first: Cards::EMPTY,
        breakers: Cards::HEARTS,
        breaks_after_trick: true,
        moon: Moon::Choose,
        draws_dealer: true,
        last_trick_closes: true,
        target_rule: TargetRule::Exceeds,
        ..hearts(seats)
    }
}

/// Wild Twists Hearts (W-01 to W-18): Hearts, but for what is named here.
pub fn wild_twists(seats: usize) -> TrickRules {
    TrickRules {
        pack: Cards::STANDARD | Cards::WILDS,
        pass_count: 0,
        pass_cycle: [0; MAX_CYCLE],
        cycle_length: 0,
        banned_first: Cards::EMPTY,
        breakers: Cards::HEARTS,
        moon: Moon::Choose,
        target: None,
        hands: Some(1),
        ..hearts(seats)
    }
}

fn cards(text: &str) -> Cards {
    text.split_whitespace()
        .filter_map(|card| card.parse().ok())
        .collect()
}

fn cycle_of(places: &[u8]) -> ([u8; MAX_CYCLE], usize) {
    let mut cycle = [0; MAX_CYCLE];
    for (entry, place) in cycle.iter_mut().zip(places) {
        *entry = *place;
    }
    (cycle, places.len().min(MAX_CYCLE))
}

fn revoke_of(word: &str) -> Revoke {
    if word == "penalty" {
        Revoke::Penalty
    } else {
        Revoke::Refused
    }
}

/// The presets a custom table starts from, by name, with a sentence each.
pub const PRESETS: [(&str, &str); 4] = [
    (
        "hearts",
        "Hearts as Sovranti plays it: no points on the first trick, the queen breaks hearts.",
    ),
    (
        "cardominoes",
        "CARDominoes Hearts: no ban on the first trick, and a choice after the moon.",
    ),
    (
        "wild-twists",
        "Wild Twists Hearts: four Wilds, no passing, leftovers to the first trick.",
    ),
    (
        "openspiel",
        "One hand of four-player Hearts as OpenSpiel plays it by default.",
    ),
];

fn preset(base: &str, seats: usize) -> Option<TrickRules> {
    match base {
        // A table of eight takes out as many low cards as it needs to be even.
        "hearts" if seats == 8 => Some(TrickRules {
            pack: Cards::STANDARD - cards("2D 3D 3C 4C"),
            ..hearts(8)
        }),
        "hearts" => Some(hearts(seats)),
        "cardominoes" if seats > 5 => Some(TrickRules {
            pack: preset("hearts", seats)?.pack,
            ..cardominoes(seats)
        }),
        "cardominoes" => Some(cardominoes(seats)),
        "wild-twists" => Some(wild_twists(seats)),
        "openspiel" => {
            let (target, hands) = (None, Some(1));
            Some(TrickRules {
                target,
                hands,
                ..preset("hearts", seats)?
            })
        }
        _ => None,
    }
}

/// Every option of a custom table, each with the value it has in the preset named by `base`.
pub(crate) fn custom_options(
    seats: usize,
    given: &Map<String, Value>,
) -> Result<Vec<OptionSpec>, SetupError> {
    let bases: Vec<&str> = PRESETS.iter().map(|(name, _)| *name).collect();
    let base = match given.get("base") {
        None => bases[0],
        Some(value) => value.as_str().unwrap_or_default(),
    };
    let Some(rules) = preset(base, seats) else {
        let why = format!("it is one of {}", bases.join(", "));
        return Err(SetupError::option("base", why));
    };
    let full = Cards::STANDARD
        | if rules.has_wilds() {
            Cards::WILDS
        } else {
            Cards::EMPTY
        };
    let removed = (full - rules.pack)
        .iter()
        .map(|card| card.to_string())
        .collect();
    let cycle = &rules.pass_cycle[..rules.cycle_length];
    let cycle = cycle
        .iter()
        .map(|left| direction(*left, seats).to_owned())
        .collect();
    let queen_breaks = rules.breakers.contains(Card::QUEEN_OF_SPADES);
    Ok(vec![
        OptionSpec::choice("base", bases[0], &bases)
            .described("Base", "The preset that every other option starts from."),
        OptionSpec::boolean("wilds", rules.has_wilds())
            .described("Wilds", "Add the four Wilds, declared highest or lowest as they are played."),
        OptionSpec::list("removed", removed)
            .described("Removed cards", "The cards left out of the pack."),
        OptionSpec::boolean("pass_cards", rules.pass_count > 0)
            .described("Passing", "Pass cards before the play."),
        OptionSpec::integer("pass_count", rules.pass_count.max(1) as i64, 1, 6)
            .described("Cards passed", "How many cards each player passes."),
        OptionSpec::list("pass_cycle", cycle).described(
            "Pass cycle",
            "Where the cards go hand by hand: left, right, across or hold, then again from the start.",
        ),
        OptionSpec::boolean("no_pts_on_first_trick", !rules.banned_first.is_empty()).described(
            "No points on the first trick",
            "Neither a heart nor the queen of spades may be thrown on the first trick.",
        ),
        OptionSpec::boolean("can_lead_any_club", rules.any_club_opens).described(
            "Any club opens",
            "Who holds the lowest club may open with any of its clubs.",
        ),
        OptionSpec::boolean("must_break_hearts", rules.must_break)
            .described("Hearts must be broken", "Hearts may not be led before they are broken."),
        OptionSpec::boolean("qs_breaks_hearts", queen_breaks)
            .described("The queen breaks hearts", "The queen of spades breaks hearts too."),
        OptionSpec::choice(
            "hearts_break",
            if rules.breaks_after_trick { "after-trick" } else { "at-once" },
            &["at-once", "after-trick"],
        )
        .described("When hearts break", "As the card is played, or when its trick is complete."),
        OptionSpec::boolean("can_lead_hearts_instead_of_qs", rules.hearts_instead_of_queen)
            .described(
                "Hearts instead of the queen",
                "A leader with nothing but hearts and the queen of spades may lead a heart.",
            ),
        OptionSpec::boolean("jd_bonus", rules.jack_bonus)
            .described("Jack of diamonds", "The jack of diamonds takes ten points off."),
        OptionSpec::boolean("avoid_all_tricks_bonus", rules.no_tricks_bonus)
            .described("No tricks", "Taking no trick at all takes five points off."),
        OptionSpec::choice(
            "moon",
            match rules.moon {
                Moon::Add => "add",
                Moon::Subtract => "subtract",
                Moon::Choose => "choose",
            },
            &["add", "subtract", "choose"],
        )
        .described("The moon", "Adds to the others, subtracts from the shooter, or as it chooses."),
        OptionSpec::choice("revoke", "refused", &["refused", "penalty"]).described(
            "Revokes",
            "Refuse a card that fails to follow, or let it lie, to be corrected or paid for.",
        ),
        OptionSpec::boolean("draw_for_deal", rules.draws_dealer)
            .described("Draw for the deal", "The lowest card drawn deals first, and the deal rotates."),
        OptionSpec::boolean("last_trick_closes", rules.last_trick_closes)
            .described("The last trick closes", "A finished trick is hidden by the next lead."),
        OptionSpec::integer("target", rules.target.unwrap_or(0).into(), 0, 1000)
            .described("Play to", "The score that ends the match; 0 for none."),
        OptionSpec::choice(
            "target_rule",
            match rules.target_rule {
                TargetRule::Meets => "meets",
                TargetRule::Exceeds => "exceeds",
            },
            &["meets", "exceeds"],
        )
        .described("The target", "Whether a score must pass the target or only reach it."),
        OptionSpec::integer("hands", rules.hands.unwrap_or(0).into(), 0, 100)
            .described("Hands", "The number of hands that ends the match; 0 for none."),
    ])
}

fn direction(left: u8, seats: usize) -> &'static str {
    match usize::from(left) {
        0 => "hold",
        1 => "left",
        other if other + 1 == seats => "right",
        _ => "across",
    }
}

fn custom_rules(setup: &Setup) -> Result<TrickRules, SetupError> {
    let seats = setup.players();
    let wrong = |option: &str, why: &str| Err(SetupError::option(option, why));
    let wilds = if setup.boolean("wilds") {
        Cards::WILDS
    } else {
        Cards::EMPTY
    };
    let mut pack = Cards::STANDARD | wilds;
    for text in setup.words("removed") {
        match text.parse::<Card>() {
            Ok(card) if pack.remove(card) => {}
            Ok(_) => {
                return wrong(
                    "removed",
                    &format!("{text} is not in the pack, or named twice"),
                );
            }
            Err(error) => return wrong("removed", &error.to_string()),
        }
    }
    let leftovers = pack.len() % seats;
    if leftovers > 0 && wilds.is_empty() {
        let why = format!(
            "{} cards do not go evenly round {seats} players",
            pack.len()
        );
        return wrong("removed", &why);
    }
    if (pack - wilds).of(Suit::Clubs).len() <= leftovers {
        return wrong("removed", "too few clubs are left to open a hand with");
    }
    if !pack.contains(Card::QUEEN_OF_SPADES) || pack.of(Suit::Hearts).is_empty() {
        return wrong(
            "removed",
            "the queen of spades and at least one heart must stay",
        );
    }
    let pass_count = if setup.boolean("pass_cards") {
        setup.integer("pass_count") as usize
    } else {
        0
    };
    let each = pack.len() / seats;
    if pass_count > each {
        return wrong("pass_count", &format!("a player holds only {each} cards"));
    }
    let (pass_cycle, cycle_length) = custom_cycle(setup, seats)?;
    if pass_count > 0 && cycle_length == 0 {
        return wrong(
            "pass_cycle",
            "where cards are passed it names at least one direction",
        );
    }
    let (target, hands) = (
        setup.integer("target") as i32,
        setup.integer("hands") as u32,
    );
    if target == 0 && hands == 0 {
        return wrong(
            "target",
            "without a target the match needs a number of hands",
        );
    }
    let queen = Cards::one(Card::QUEEN_OF_SPADES);
    let points = Cards::HEARTS | queen;
    Ok(TrickRules {
        seats,
        pack,
        pass_count,
        pass_cycle,
        cycle_length,
        any_club_opens: setup.boolean("can_lead_any_club"),
        banned_first: if setup.boolean("no_pts_on_first_trick") {
            points
        } else {
            Cards::EMPTY
        },
        must_break: setup.boolean("must_break_hearts"),
        breakers: if setup.boolean("qs_breaks_hearts") {
            points
        } else {
            Cards::HEARTS
        },
        breaks_after_trick: setup.word("hearts_break") == "after-trick",
        hearts_instead_of_queen: setup.boolean("can_lead_hearts_instead_of_qs"),
        jack_bonus: setup.boolean("jd_bonus"),
        no_tricks_bonus: setup.boolean("avoid_all_tricks_bonus"),
        moon: match setup.word("moon") {
            "subtract" => Moon::Subtract,
            "choose" => Moon::Choose,
            _ => Moon::Add,
        },
        revoke: revoke_of(setup.word("revoke")),
        draws_dealer: setup.boolean("draw_for_deal"),
        last_trick_closes: setup.boolean("last_trick_closes"),
        target: (target > 0).then_some(target),
        target_rule: match setup.word("target_rule") {
            "exceeds" => TargetRule::Exceeds,
            _ => TargetRule::Meets,
        },
        hands: (hands > 0).then_some(hands),
    })
}

fn custom_cycle(setup: &Setup, seats: usize) -> Result<([u8; MAX_CYCLE], usize), SetupError> {
    let mut places = Vec::new();
    for word in setup.words("pass_cycle") {
        places.push(match word {
            "left" => 1,
            "right" => seats as u8 - 1,
            "across" if seats.is_multiple_of(2) => seats as u8 / 2,
            "across" => {
                return Err(SetupError::option(
                    "pass_cycle",
                    "nobody sits across at an odd table",
                ));
            }
            "hold" => 0,
            _ => {
                let why = format!("“{word}” is not left, right, across or hold");
                return Err(SetupError::option("pass_cycle", why));
            }
        });
    }
    if places.len() > MAX_CYCLE {
        return Err(SetupError::option(
            "pass_cycle",
            format!("it has at most {MAX_CYCLE} entries"),
        ));
    }
    Ok(cycle_of(&places))
}
