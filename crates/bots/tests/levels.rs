//! The names that levels have on the command line and in the engine protocol.
#![allow(clippy::unwrap_used)]

mod common;

use common::{setup, states};
use moonshot_bots::{Budget, FastDice, Hint, Level};
use moonshot_rules::{Game, LegalActions, Phase, Viewer};

#[test]
fn each_level_keeps_its_name() {
    let names = [
        ("random", Level::Random),
        ("novice", Level::Novice),
        ("casual", Level::Casual),
        ("steady", Level::Steady),
        ("rule-of-thumb", Level::RuleOfThumb),
        ("sharp", Level::Sharp),
        ("expert", Level::Expert),
        ("master", Level::Master),
    ];
    for (name, level) in names {
        assert_eq!(name.parse(), Ok(level));
        assert_eq!(level.to_string(), name);
    }
    assert_eq!(names.map(|(_, level)| level), Level::ALL);
    assert_eq!(Level::default(), Level::RuleOfThumb);
}

#[test]
fn a_name_is_read_to_the_letter() {
    for text in ["", "Random", "random ", "rule of thumb", "thumb"] {
        assert!(text.parse::<Level>().is_err(), "{text}");
    }
}

#[test]
fn a_level_that_thinks_does_so_for_its_playouts_and_for_fewer_in_some_games() {
    let expected = [
        ("black-hearts", 4, [10, 30, 1_000]),
        ("heartcatchers", 2, [50, 200, 1_000]),
    ];
    for (game, players, playouts) in expected {
        let mut seen = 0;
        states(&setup(game, players), 1, 40, |state, seat| {
            if state.phase() == Phase::Pass || state.legal(seat).len() < 2 {
                return;
            }
            let view = state.view(Viewer::Seat(seat)).unwrap();
            let thoughts = |level| {
                let budget = Budget::playouts(1_000);
                let hint = Hint::of(&view, level, budget, &mut FastDice::new(2)).unwrap();
                let visits = hint.alternatives.iter().map(|one| one.visits);
                visits.sum::<u32>()
            };
            let levels = [Level::Sharp, Level::Expert, Level::Master];
            assert_eq!(levels.map(thoughts), playouts, "{game}");
            seen += 1;
        });
        assert!(seen > 5, "{game}: {seen}");
    }
}
