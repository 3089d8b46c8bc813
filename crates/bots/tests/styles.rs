//! The styles are distinguishable, and as strong as the level they are compared with.

use crate::common;

use common::{setup, states};
use moonshot_bots::{Budget, ChoiceReason, FastDice, Level};
use moonshot_rules::{AnyGame, AnyView, Game, HeartsOptions, Phase, Turn, Viewer};

/// Number of hands for each style.
const HANDS: u64 = 600;

/// The reasons of a player who goes for every point.
const SHOOTS: [ChoiceReason; 3] = [
    ChoiceReason::MoonLead,
    ChoiceReason::MoonWin,
    ChoiceReason::MoonLose,
];

/// A player's statistics over these hands, each from the same deals.
#[derive(Debug, Default)]
struct Figures {
    /// Number of hands in which it went for every point.
    tried: u32,
    /// Number of hands in which it succeeded.
    took: u32,
    /// Its points per hand, less the mean of the others'.
    points: f64,
    /// The mean rank of its remaining cards in the middle of a hand, from 0 for a two.
    left: f64,
}

/// Plays the first hand of each of that many matches of Hearts, with a player of `level` at seat 0 among three of
/// `others`.
fn figures(level: Level, others: Level) -> Figures {
    let start = AnyGame::new(4, HeartsOptions::default()).unwrap();
    let mut figures = Figures::default();
    let mut ranks = 0;
    for number in 0..HANDS {
        let (mut game, mut deals) = (start.clone(), FastDice::part(number, 0));
        let mut searches = FastDice::part(number, 1);
        let deal = game.roll(&mut deals).unwrap();
        game.chance(&deal).unwrap();
        let mut tried = false;
        while let Turn::Seats(seats) = game.turn() {
            let seat = seats.first().unwrap();
            let mine = seat.index() == 0;
            let view = game.view(Viewer::Seat(seat)).unwrap();
            if let (true, AnyView::Trick(view)) = (mine, &view)
                && view.hand().len() == 7
                && game.phase() == Phase::Play
            {
                ranks += view
                    .hand()
                    .iter()
                    .map(|card| card.rank() as u32)
                    .sum::<u32>();
            }
            let mut bot = if mine { level } else { others }.bot();
            let choice = bot.choose(&view, Budget::playouts(1), &mut searches);
            let choice = choice.unwrap();
            tried |= mine && SHOOTS.contains(&choice.reason);
            game.play(seat, &choice.action).unwrap();
        }
        let totals = game.totals().to_vec();
        let rest: i32 = totals[1..].iter().sum();
        figures.points += f64::from(totals[0]) - f64::from(rest) / 3.0;
        figures.tried += u32::from(tried);
        figures.took += u32::from(totals == [0, 26, 26, 26]);
    }
    figures.points /= HANDS as f64;
    figures.left = f64::from(ranks) / (7 * HANDS) as f64;
    figures
}

#[test]
fn the_styles_differ_in_how_they_play() {
    let styles = [Level::Careful, Level::Bold, Level::MoonMad];
    let [careful, bold, mad] = styles.map(|style| {
        let figures = figures(style, Level::Steady);
        println!("{style}: {figures:?}");
        figures
    });
    assert!(2 * careful.tried < bold.tried && 2 * bold.tried < mad.tried);
    assert!(careful.took < bold.took && bold.took < mad.took);
    assert!(careful.left + 0.1 < bold.left, "high cards are kept");
    // Three players who recognise a moon let fewer than two in five succeed.
    assert!(5 * mad.took < 2 * mad.tried, "{mad:?}");
    for played in [careful, bold, mad] {
        assert!(played.points.abs() < 2.0, "{played:?}");
    }
}

#[test]
fn where_a_style_says_that_it_plays_like_steady_it_does() {
    for (game, players) in [("black-hearts", 4), ("heartcatchers", 2)] {
        let mut decisions = 0;
        states(&setup(game, players), 1, 200, |game, seat| {
            let view = game.view(Viewer::Seat(seat)).unwrap();
            let chosen = |level: Level| {
                let (budget, mut dice) = (Budget::playouts(1), FastDice::new(1));
                let choice = level.bot().choose(&view, budget, &mut dice);
                choice.unwrap().action
            };
            for style in Level::STYLES {
                assert_eq!(chosen(style), chosen(Level::Steady));
                assert!(style.about().contains("In Black Hearts and Heartcatchers"));
            }
            decisions += 1;
        });
        assert!(decisions > 5, "{decisions}");
    }
}
