//! The luck-adjusted result: its expectation and its variance over thousands of recorded deals.

use cpu_time::ProcessTime;
use moonshot_bots::review::{HandLuck, LuckMeter, LuckUnit};
use moonshot_bots::{Budget, FastDice, Level};
use moonshot_rules::{Game, Seat, Step, Turn, Viewer};

use crate::common::setup;

/// The seed of the deals: nothing was chosen or fitted on them.
const DEALS: u64 = 101;

/// Plays the hand of a deal with `own` in seat 0 and `others` in the other seats, and measures its luck by this number of
/// playouts.
fn hand(table: (&str, usize), deal: u64, [own, others]: [Level; 2], playouts: u32) -> HandLuck {
    let mut game = setup(table.0, table.1).start().unwrap();
    let (mut deals, mut dice) = (FastDice::part(DEALS, deal), FastDice::part(DEALS + 1, deal));
    let mut meter = LuckMeter::new(&game, playouts, deal);
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
fn hands(table: (&str, usize), deals: u64, levels: [Level; 2], playouts: u32) -> Vec<HandLuck> {
    (0..deals)
        .map(|deal| hand(table, deal, levels, playouts))
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
type Pair = ((&'static str, usize), [Level; 2], Level);

const PAIRS: [Pair; 6] = {
    use Level::{Novice, Sharp, Steady};
    [
        (("hearts", 4), [Steady, Novice], Sharp),
        (("hearts", 4), [Steady, Sharp], Steady),
        (("cardominoes", 4), [Steady, Novice], Sharp),
        (("wild-twists", 4), [Steady, Novice], Sharp),
        (("black-hearts", 4), [Sharp, Novice], Steady),
        (("heartcatchers", 2), [Steady, Novice], Sharp),
    ]
};

/// Checks that the luck-adjusted difference of two bots agrees with the plain one and that at most this part of the
/// variance is left, and prints the numbers of `docs/review.md`.
fn check((table, bots, others): Pair, most: f64) {
    const COUNT: u64 = 2_000;
    let start = ProcessTime::now();
    let both = bots.map(|own| hands(table, COUNT, [own, others], LuckMeter::USUAL));
    let time = 1_000.0 * start.elapsed().as_secs_f64() / (2 * COUNT) as f64;
    let name = format!("{table:?} {} and {} among {others}", bots[0], bots[1]);
    let count = COUNT as f64;
    let parts = LuckMeter::parts(both[0][0].unit);
    let samples = |parts: [f64; 2]| both.each_ref().map(|hands| adjusted(hands, parts));
    let moments = |parts: [f64; 2]| samples(parts).map(|samples| mean_and_variance(&samples));
    let [(one, before), (other, before_too)] = moments([0.0; 2]);
    let [(less, after), (less_too, after_too)] = moments(parts);
    let ratio = (after + after_too) / (before + before_too);
    // The error of what was taken off, deal by deal.
    let [plain, plain_too] = samples([0.0; 2]);
    let [sample, sample_too] = samples(parts);
    let removed: Vec<f64> = (0..COUNT as usize)
        .map(|deal| (plain[deal] - plain_too[deal]) - (sample[deal] - sample_too[deal]))
        .collect();
    let (mean, variance) = mean_and_variance(&removed);
    let error = (variance / count).sqrt();
    println!(
        "{name}: {time:.1} ms a hand\n  plain {:+.3} ± {:.3}, less luck {:+.3} ± {:.3}, removed {mean:+.3} ± {error:.3}, \
         variance {ratio:.3}, typical {:.2}",
        one - other,
        ((before + before_too) / count).sqrt(),
        less - less_too,
        ((after + after_too) / count).sqrt(),
        (0.5 * (after + after_too)).sqrt(),
    );
    for (bot, hands) in bots.iter().zip(&both) {
        let mean = |luck: fn(&HandLuck) -> f64| {
            let luck: Vec<f64> = hands.iter().map(luck).collect();
            let (mean, variance) = mean_and_variance(&luck);
            format!("{mean:+.3} ± {:.3}", (variance / count).sqrt())
        };
        println!(
            "  {bot}: luck of chance {}, of the others' choices {}",
            mean(|hand| hand.deal[0]),
            mean(|hand| hand.pass[0] + hand.play[0]),
        );
    }
    for parts in [
        [1.0, 0.0],
        [1.0, 0.6],
        [1.0, 0.8],
        [1.0, 1.0],
        [0.35, 0.0],
        [0.4, 0.4],
    ] {
        let [(_, after), (_, after_too)] = moments(parts);
        println!(
            "  {parts:?}: {:.3}",
            (after + after_too) / (before + before_too)
        );
    }
    assert!(mean.abs() < 2.5 * error.max(1e-9), "{mean} ± {error}");
    assert!(ratio <= most, "{ratio}");
}

/// A test for each pair, so that they run at the same time.
macro_rules! checks {
    ($($name:ident: $pair:literal, $most:literal;)*) => {$(
        #[test]
        #[ignore = "for a release build: it takes minutes otherwise"]
        fn $name() {
            check(PAIRS[$pair], $most);
        }
    )*};
}

checks! {
    less_luck_the_difference_in_hearts_is_the_same: 0, 0.55;
    less_luck_the_difference_in_hearts_among_others_is_the_same: 1, 0.5;
    less_luck_the_difference_in_cardominoes_is_the_same: 2, 0.5;
    less_luck_the_difference_in_wild_twists_is_the_same: 3, 0.6;
    less_luck_the_difference_in_black_hearts_is_the_same: 4, 1.0;
    less_luck_the_difference_in_heartcatchers_is_the_same: 5, 1.0;
}

#[test]
fn the_luck_of_a_hand_adds_up() {
    for (table, [own, _], others) in PAIRS {
        for hand in hands(table, 3, [own, others], 4) {
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
    // The deals that the reference players expect to be good are those in which a bot does well, and so are the choices of
    // the others that they expect to be good for it.
    let hands = hands(("hearts", 4), 60, [Level::Steady; 2], 4);
    for luck in [
        |hand: &HandLuck| hand.deal[0],
        |hand: &HandLuck| hand.play[0],
    ] {
        let products = hands.iter().map(|hand| luck(hand) * hand.result[0]);
        assert!(products.sum::<f64>() > 0.0);
    }
}
