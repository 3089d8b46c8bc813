//! Reviews: prices, marks, and how long they take.

use cpu_time::ProcessTime;
use moonshot_bots::review::{Area, Hindsight, Mark, Review, ReviewOptions, Reviewer, Verdict};
use moonshot_bots::{Budget, FastDice, HintUnit, Level};
use moonshot_rules::trick::TrickAction;
use moonshot_rules::{AnyAction, AnyView, Game, LegalActions, Seat, Turn, View, Viewer};

use crate::common::{TABLES, repeated, setup};

/// What a seat saw and did.
type Seen = Vec<(AnyView, AnyAction)>;

/// Plays that many hands and returns what seat 0 saw and did. It plays at its level with that many playouts.
fn play(
    table: (&str, usize),
    hands: u32,
    own: Level,
    others: Level,
    playouts: u32,
    seed: u64,
) -> Seen {
    let mut game = setup(table.0, table.1).start().unwrap();
    let (mut deals, mut dice) = (FastDice::part(seed, 0), FastDice::part(seed, 1));
    let mut seen = Vec::new();
    let mut matches = 0;
    while game.hand_number() + matches <= hands {
        match game.turn() {
            Turn::Over => {
                matches += game.hand_number();
                game = setup(table.0, table.1).start().unwrap();
            }
            Turn::Chance(_) => {
                let outcome = game.roll(&mut deals).unwrap();
                game.chance(&outcome).unwrap();
            }
            Turn::Seats(seats) => {
                let seat = seats.first().unwrap();
                let view = game.view(Viewer::Seat(seat)).unwrap();
                let level = if seat == Seat::default() { own } else { others };
                let budget = Budget::playouts(playouts);
                let choice = level.bot().choose(&view, budget, &mut dice).unwrap();
                game.play(seat, &choice.action).unwrap();
                if seat == Seat::default() {
                    seen.push((view, choice.action));
                }
            }
        }
    }
    seen
}

fn review(seen: &Seen, reviewer: &Reviewer) -> Review {
    let numbered = seen.iter().enumerate();
    let decisions =
        numbered.filter_map(|(number, (view, action))| reviewer.decision(number, view, *action));
    decisions.collect()
}

/// The marked share of the decisions that had a choice.
fn marked(review: &Review) -> (usize, usize) {
    let marks: usize = review.marks().iter().sum();
    let priced = review.decisions().iter();
    let priced = priced.filter(|one| !matches!(one.verdict, Verdict::Forced | Verdict::NotPriced));
    (marks, priced.count())
}

/// Few playouts, for tests in debug builds.
fn quick(seed: u64) -> Reviewer {
    Reviewer::new(seed, ReviewOptions::playouts(ReviewOptions::LEAST))
}

#[test]
fn every_decision_of_every_game_has_a_price_and_forced_ones_cost_nothing() {
    for table in TABLES {
        let seen = play(table, 1, Level::Novice, Level::Steady, 1, 5);
        let review = review(&seen, &quick(1));
        let mut choices = 0;
        for one in review.decisions() {
            let (view, action) = &seen[one.number];
            assert_eq!(one.action, *action);
            let legal = view.legal();
            assert!(
                legal.pass().is_some() || legal.iter().any(|other| other == one.recommended),
                "{one:?}"
            );
            if legal.len() == 1 {
                assert_eq!((one.verdict, one.playouts), (Verdict::Forced, 0));
                assert_eq!((one.cost, one.error), (0.0, 0.0));
                continue;
            }
            choices += 1;
            assert_ne!(one.verdict, Verdict::NotPriced, "{one:?}");
            let expected = one.expected.unwrap();
            assert!((0.0..=1.0).contains(&expected.chance), "{one:?}");
            assert_eq!(expected.points.is_some(), table.0 != "heartcatchers");
            assert!(one.cost.is_finite() && one.error >= 0.0);
            match one.verdict.mark() {
                Some(mark) => {
                    assert!(one.cost >= mark.threshold(one.unit) && one.cost > 2.0 * one.error);
                    let why = one.explanation.as_ref().unwrap();
                    assert!(!why.cards.is_empty() || one.area == Area::Reward, "{one:?}");
                    assert!(why.to_string().ends_with("."), "{why}");
                }
                None => assert_eq!(one.explanation, None),
            }
        }
        assert!(choices >= 4, "{table:?}: {choices}");
        let hands: usize = review.hands().iter().flat_map(|hand| hand.marks).sum();
        assert_eq!(hands, review.marks().iter().sum::<usize>());
    }
}

#[test]
fn a_pass_that_no_search_would_weigh_is_priced() {
    let (mut priced, mut marked) = (0, 0);
    for seed in 0..12 {
        let seen = play(("hearts", 4), 1, Level::Steady, Level::Steady, 1, seed);
        let (view, _) = &seen[0];
        let AnyView::Trick(trick) = view else {
            panic!("Hearts is a trick game")
        };
        // The three lowest cards.
        let mut low: Vec<_> = trick.hand().iter().collect();
        low.sort_by_key(|card| card.rank() as u8);
        let cards = low.into_iter().take(3).collect();
        let action = AnyAction::Trick(TrickAction::Pass(cards));
        let one = quick(seed).decision(0, view, action).unwrap();
        assert_eq!(one.area, Area::Pass);
        assert_ne!(one.verdict, Verdict::NotPriced);
        assert_ne!(one.recommended, action);
        priced += usize::from(one.cost > 0.0);
        marked += usize::from(one.verdict.mark().is_some());
    }
    assert!(priced >= 10 && marked >= 6, "{priced} {marked}");
}

#[test]
fn a_review_can_stop_and_continue_in_any_order() {
    let seen = play(("hearts", 4), 1, Level::Casual, Level::Steady, 1, 9);
    let whole = review(&seen, &quick(3));
    let mut parts = Review::default();
    for (number, (view, action)) in seen.iter().enumerate().rev() {
        parts.extend(quick(3).decision(number, view, *action));
    }
    assert_eq!(parts, whole);
    // Reviewing a decision again replaces it.
    parts.extend(quick(3).decision(4, &seen[4].0, seen[4].1));
    assert_eq!(parts, whole);
    assert_ne!(review(&seen, &quick(4)), whole);
}

#[test]
fn an_action_that_was_not_legal_is_no_decision() {
    let seen = play(("hearts", 4), 1, Level::Steady, Level::Steady, 1, 2);
    let (_, pass) = seen[0];
    assert_eq!(quick(1).decision(1, &seen[1].0, pass), None);
    let other = play(("heartcatchers", 2), 1, Level::Steady, Level::Steady, 1, 2);
    assert_eq!(quick(1).decision(0, &seen[0].0, other[0].1), None);
}

#[test]
fn prices_do_not_depend_on_hidden_cards() {
    for table in TABLES {
        let seen = play(table, 1, Level::Casual, Level::Steady, 1, 3);
        for (number, (view, action)) in seen.iter().enumerate().step_by(5) {
            let one = quick(6).decision(number, view, *action);
            let other = view.determinize(&mut FastDice::new(8)).unwrap();
            let again = other.view(view.viewer()).unwrap();
            assert_eq!(quick(6).decision(number, &again, *action), one);
        }
    }
}

#[test]
fn hindsight_sees_what_the_seat_could_not() {
    // The others hold every higher spade in the view's eyes; with open cards the king is with the next player.
    let mut game = setup("hearts", 4).start().unwrap();
    let (mut dice, mut differ) = (FastDice::new(4), 0);
    while game.hand_number() == 1 {
        if let Some(outcome) = game.roll(&mut dice) {
            game.chance(&outcome).unwrap();
            continue;
        }
        let seat = game.to_act().first().unwrap();
        let view = game.view(Viewer::Seat(seat)).unwrap();
        let choice = Level::Novice
            .bot()
            .choose(&view, Budget::default(), &mut dice);
        let action = choice.unwrap().action;
        let one = quick(1).decision(0, &view, action).unwrap();
        let open = Hindsight::of(&game, seat, 0, [action, one.recommended], 160, 1).unwrap();
        assert!(game.is_legal(seat, &open.best));
        assert_eq!(open.unit, one.unit);
        differ += usize::from(open.best != one.recommended);
        game.play(seat, &action).unwrap();
    }
    assert!(differ > 5, "{differ}");
}

#[test]
fn a_long_review_is_bounded() {
    let usual = ReviewOptions::default();
    assert_eq!(usual.for_decisions(150), usual);
    let long = usual.for_decisions(100 * 14);
    let each = long.choosing + long.pricing;
    assert!(each < ReviewOptions::USUAL && each * 1_400 <= ReviewOptions::MOST_IN_ALL);
    let least = usual.for_decisions(usize::MAX);
    assert_eq!(least, ReviewOptions::playouts(0));
}

#[test]
fn a_mark_in_heartcatchers_is_confirmed_by_searches_of_their_own() {
    let reviewer = Reviewer::new(1, ReviewOptions::playouts(1_000));
    let (mut marks, mut close) = (0, 0);
    for seed in 0..4 {
        let table = ("heartcatchers", 2);
        let seen = play(table, 1, Level::Novice, Level::Novice, 1, seed);
        let review = review(&seen, &reviewer);
        marks += review.marks().iter().sum::<usize>();
        // What costs much by its price alone is not marked.
        let of_price = |one: &&moonshot_bots::review::Decision| {
            let least = Mark::Inaccuracy.threshold(one.unit);
            one.verdict == Verdict::TooClose && one.cost >= least && one.cost > 2.0 * one.error
        };
        close += review.decisions().iter().filter(of_price).count();
    }
    assert!(marks >= 2 && close >= 4, "{marks} {close}");
}

/// Plays hands as a bot, the strongest with about as many playouts as choose in a review, and reviews them with another
/// seed: the number of marks and of decisions with a choice.
fn marks_of(own: Level, table: (&str, usize), hands: u32, seed: u64) -> (usize, usize) {
    let playouts = match table.0 {
        "heartcatchers" => 32_000,
        _ => 4_000,
    };
    let seen = play(table, hands, own, Level::Steady, playouts, seed);
    let start = ProcessTime::now();
    let review = review(&seen, &Reviewer::new(77, ReviewOptions::default()));
    let time = start.elapsed().as_secs_f64();
    report(table, hands, time, &review);
    marked(&review)
}

/// Prints the measurements of `docs/review.md`.
fn report(table: (&str, usize), hands: u32, time: f64, review: &Review) {
    let (marks, priced) = marked(review);
    let count = |verdict| {
        let all = review.decisions().iter();
        all.filter(|one| one.verdict == verdict).count()
    };
    println!(
        "{table:?}: {marks} of {priced} marked, {} too close; {:.1} s for ten hands",
        count(Verdict::TooClose),
        10.0 * time / f64::from(hands)
    );
    let points = review.total(HintUnit::Points);
    let chance = review.total(HintUnit::Chance);
    println!(
        "  {:.3} ± {:.3} points, {:.4} ± {:.4} chance",
        points.cost, points.error, chance.cost, chance.error
    );
    for one in review.decisions() {
        if let Some(why) = &one.explanation {
            println!(
                "  {:?} {} not {}: {:.3} ± {:.3} {why}",
                one.area, one.action, one.recommended, one.cost, one.error
            );
        }
    }
}

#[test]
fn a_sample_of_the_strongest_bots_own_play_is_marked_at_most_twice_in_a_hundred() {
    let (mut marks, mut priced) = (0, 0);
    for (table, hands) in TABLES.into_iter().zip([6, 6, 8, 20, 20, 2]) {
        let (more, of) = marks_of(Level::Master, table, repeated(hands, 2) as u32, 2);
        marks += more;
        priced += of;
    }
    assert!(priced >= repeated(250, 2) as usize, "{priced}");
    assert!(50 * marks <= priced, "{marks} of {priced}");
}

#[test]
#[ignore = "for a release build: it takes minutes otherwise"]
fn the_strongest_bots_own_play_is_marked_at_most_twice_in_a_hundred() {
    for (table, hands) in TABLES.into_iter().zip([60, 40, 60, 60, 60, 100]) {
        let (marks, priced) = marks_of(Level::Master, table, hands, 1);
        assert!(50 * marks <= priced, "{table:?}: {marks} of {priced}");
    }
}

#[test]
#[ignore = "for a release build: it takes minutes otherwise"]
fn the_weakest_bots_play_is_marked_often() {
    for (table, hands) in TABLES.into_iter().zip([10, 10, 20, 20, 20, 20]) {
        for level in [Level::Steady, Level::Novice] {
            let (marks, priced) = marks_of(level, table, hands, 1);
            println!("{table:?} {level}: {marks} of {priced}");
        }
    }
}
