//! The luck-adjusted result: its expectation and its variance over thousands of recorded deals.

use cpu_time::ProcessTime;
use moonshot_bots::review::{HandLuck, LuckMeter, LuckUnit};
use moonshot_bots::{Budget, FastDice, Level};
use moonshot_rules::{Game, Seat, Step, Turn, Viewer};

use crate::common::setup;

/// Plays the hand of a deal with `own` in seat 0 and `others` in the other seats, and measures its luck.
fn hand(table: (&str, usize), deal: u64, own: Level, others: Level) -> HandLuck {
    let mut game = setup(table.0, table.1).start().unwrap();
    let (mut deals, mut dice) = (FastDice::part(1, deal), FastDice::part(2, deal));
    let mut meter = LuckMeter::new(&game, LuckMeter::USUAL, deal);
    while meter.hands().is_empty() {
        let step = match game.turn() {
            Turn::Over => break,
            Turn::Chance(_) => Step::Chance(game.roll(&mut deals).unwrap()),
            Turn::Seats(seats) => {
                let seat = seats.first().unwrap();
                let level = if seat == Seat::default() { own } else { others };
                let view = game.view(Viewer::Seat(seat)).unwrap();
                let budget = Budget::playouts(50);
                let choice = level.bot().choose(&view, budget, &mut dice).unwrap();
                Step::Act(seat, choice.action)
            }
        };
        let before = game.clone();
        game.step(&step).unwrap();
        meter.step(&before, &step, &game);
    }
    meter.hands()[0].clone()
}

/// Mean, and variance.
fn mean_and_variance(samples: &[f64]) -> (f64, f64) {
    let count = samples.len() as f64;
    let mean = samples.iter().sum::<f64>() / count;
    let squares: f64 = samples.iter().map(|one| (one - mean).powi(2)).sum();
    (mean, squares / (count - 1.0))
}

/// The hands of a bot in seat 0 among others, over this many deals.
fn hands(table: (&str, usize), deals: u64, own: Level, others: Level) -> Vec<HandLuck> {
    (0..deals)
        .map(|deal| hand(table, deal, own, others))
        .collect()
}

/// The results less these parts of the luck of chance and of the others' choices.
fn adjusted(hands: &[HandLuck], [chance, others]: [f64; 2]) -> Vec<f64> {
    let adjusted = hands.iter().map(|hand| {
        let choices = hand.pass[0] + hand.play[0];
        hand.result[0] - chance * hand.deal[0] - others * choices
    });
    adjusted.collect()
}

/// Two bots, in the same deals and among the same others.
const PAIRS: [((&str, usize), Level, Level, Level); 6] = [
    (("hearts", 4), Level::Steady, Level::Novice, Level::Sharp),
    (("hearts", 4), Level::Steady, Level::Sharp, Level::Steady),
    (
        ("cardominoes", 4),
        Level::Steady,
        Level::Novice,
        Level::Sharp,
    ),
    (
        ("wild-twists", 4),
        Level::Steady,
        Level::Novice,
        Level::Sharp,
    ),
    (
        ("black-hearts", 4),
        Level::Sharp,
        Level::Novice,
        Level::Steady,
    ),
    (
        ("heartcatchers", 2),
        Level::Steady,
        Level::Novice,
        Level::Sharp,
    ),
];

#[test]
#[ignore = "for a release build: it takes minutes otherwise"]
fn the_luck_adjusted_difference_of_two_bots_agrees_with_the_plain_one() {
    const DEALS: u64 = 2_000;
    for (table, one, other, against) in PAIRS {
        let start = ProcessTime::now();
        let both = [one, other].map(|own| hands(table, DEALS, own, against));
        let time = 1_000.0 * start.elapsed().as_secs_f64() / (2 * DEALS) as f64;
        println!("{table:?} {one} and {other} among {against}: {time:.1} ms a hand");
        let count = DEALS as f64;
        let parts = LuckMeter::parts(both[0][0].unit);
        let samples = |parts: [f64; 2]| both.each_ref().map(|hands| adjusted(hands, parts));
        let moments = |parts: [f64; 2]| samples(parts).map(|samples| mean_and_variance(&samples));
        let [(one, before), (other, before_too)] = moments([0.0; 2]);
        for (name, luck) in [
            ("chance", (|hand| hand.deal[0]) as fn(&HandLuck) -> f64),
            ("others", |hand| hand.pass[0] + hand.play[0]),
        ] {
            for hands in &both {
                let luck: Vec<f64> = hands.iter().map(luck).collect();
                let (mean, variance) = mean_and_variance(&luck);
                print!("  {name} {mean:+.3} ± {:.3}", (variance / count).sqrt());
            }
        }
        println!();
        for parts in [
            [0.3, 0.0],
            [0.5, 0.0],
            [0.7, 0.0],
            [0.9, 0.0],
            [0.5, 0.2],
            [0.5, 0.4],
            [0.7, 0.2],
            [0.7, 0.4],
            [0.7, 0.7],
            [0.8, 0.6],
            [0.9, 0.3],
            [0.9, 0.5],
        ] {
            let [(_, after), (_, after_too)] = moments(parts);
            print!(
                " {parts:?} {:.3}",
                (after + after_too) / (before + before_too)
            );
        }
        println!();
        let [(less_luck, after), (less_luck_too, after_too)] = moments(parts);
        let (plain, less) = (one - other, less_luck - less_luck_too);
        let ratio = (after + after_too) / (before + before_too);
        println!(
            "  plain {plain:+.3} ± {:.3}, less luck {less:+.3} ± {:.3}, variance {ratio:.2}, sd {:.2}",
            ((before + before_too) / count).sqrt(),
            ((after + after_too) / count).sqrt(),
            (0.5 * (after + after_too)).sqrt(),
        );
        // The error of the difference between the two, deal by deal.
        let [plain_one, plain_other] = samples([0.0; 2]);
        let [less_one, less_other] = samples(parts);
        let removed: Vec<f64> = (0..DEALS as usize)
            .map(|deal| (plain_one[deal] - plain_other[deal]) - (less_one[deal] - less_other[deal]))
            .collect();
        let (mean, variance) = mean_and_variance(&removed);
        let error = (variance / count).sqrt();
        println!("  removed {mean:+.3} ± {error:.3}");
        assert!(mean.abs() < 3.0 * error, "{mean} ± {error}");
        if both[0][0].unit == LuckUnit::Points {
            assert!(ratio <= 0.5, "{ratio}");
        }
        assert!(ratio <= 1.0, "{ratio}");
    }
}

#[test]
fn the_luck_of_a_hand_adds_up() {
    for (table, own, _, others) in PAIRS {
        for hand in hands(table, 3, own, others) {
            assert_eq!(hand.result.len(), table.1);
            let all = [&hand.deal, &hand.pass, &hand.play];
            for seats in all {
                assert!(seats.iter().all(|luck| luck.is_finite()), "{hand:?}");
            }
            if hand.unit == LuckUnit::Points {
                let sum = |seats: &[f64]| seats.iter().sum::<f64>();
                assert!(sum(&hand.deal).abs() < 1e-9 && sum(&hand.result).abs() < 1e-9);
            }
        }
    }
}

#[test]
fn who_takes_nothing_of_a_deal_of_low_cards_had_luck() {
    // The deals that the reference players expect to be good are those in which a bot does well.
    let hands = hands(("hearts", 4), 60, Level::Steady, Level::Steady);
    let products = hands.iter().map(|hand| hand.deal[0] * hand.result[0]);
    assert!(products.sum::<f64>() > 0.0);
}
