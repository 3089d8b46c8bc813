//! The names of levels on the command line and in the engine protocol.

use crate::common;

use common::{setup, states};
use moonshot_bots::{Budget, ChoiceReason, FastDice, Hint, Level};
use moonshot_rules::{AnyView, Game, LegalActions, Phase, Viewer};

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
        ("hearts", 4, [0, 150, 1_000]),
        ("cardominoes", 4, [0, 150, 1_000]),
        ("wild-twists", 4, [0, 100, 1_000]),
        ("black-hearts", 4, [10, 50, 1_000]),
        ("heartcatchers", 2, [50, 200, 1_000]),
    ];
    for (game, players, playouts) in expected {
        let mut seen = 0;
        states(&setup(game, players), 1, 40, |state, seat| {
            if state.phase() == Phase::Pass || state.legal(seat).len() < 2 {
                return;
            }
            let view = state.view(Viewer::Seat(seat)).unwrap();
            let visits = |level, playouts| {
                let budget = Budget::playouts(playouts);
                let hint = Hint::of(&view, level, budget, &mut FastDice::new(2)).unwrap();
                let visits = hint.alternatives.iter().map(|one| one.visits);
                visits.sum::<u32>()
            };
            let levels = [Level::Sharp, Level::Expert, Level::Master];
            assert!(!Level::Steady.searches(&view) && !Level::Bold.searches(&view));
            for (level, most) in levels.into_iter().zip(playouts) {
                assert_eq!(level.searches(&view), most > 0, "{level} in {game}");
                // In trick games the rejected plans have no alternatives of their own.
                let same = match (&view, most) {
                    (AnyView::Trick(_), 1..) => visits(Level::Master, most),
                    _ => most,
                };
                assert_eq!(visits(level, 1_000), same, "{level} in {game}");
            }
            seen += 1;
        });
        assert!(seen > 5, "{game}: {seen}");
    }
}

#[test]
fn sharp_does_not_think_in_the_trick_games_but_plays_what_it_has_learnt() {
    for game in ["hearts", "cardominoes", "wild-twists"] {
        let (mut seen, mut differs) = (0, 0);
        states(&setup(game, 4), 1, 200, |state, seat| {
            if state.phase() != Phase::Play || state.legal(seat).len() < 2 {
                return;
            }
            let view = state.view(Viewer::Seat(seat)).unwrap();
            let choice = |level: Level| {
                let mut dice = FastDice::new(2);
                let choice = level
                    .bot()
                    .choose(&view, Budget::playouts(1_000), &mut dice);
                choice.unwrap()
            };
            assert!(!Level::Sharp.searches(&view) && Level::Expert.searches(&view));
            let sharp = choice(Level::Sharp);
            assert_eq!(sharp.reason, ChoiceReason::LikeSearch);
            let hint = Hint::of(
                &view,
                Level::Sharp,
                Budget::playouts(1_000),
                &mut FastDice::new(2),
            );
            let hint = hint.unwrap();
            assert_eq!(hint.alternatives.len(), 1);
            assert_eq!(hint.alternatives[0].action, sharp.action);
            assert_eq!(
                (hint.alternatives[0].visits, hint.reason),
                (0, sharp.reason)
            );
            seen += 1;
            differs += u32::from(sharp.action != choice(Level::RuleOfThumb).action);
        });
        assert!(seen > 40 && differs > 5, "{game}: {seen}, {differs}");
    }
}
