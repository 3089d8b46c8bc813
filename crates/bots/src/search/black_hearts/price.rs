//! Prices an action of Black Hearts against another.

use moonshot_rules::{BlackHand, BlackHeartsAction, BlackHeartsView, Seat, View};

use super::tree::Played;
use super::{Game, gift, key, pass_and_finish, totals};
use crate::dice::FastDice;
use crate::search::Unit;
use crate::search::price::{Facts, Price, by_trees, in_batches};

/// The price of the first action against the second; in the deal `open` if it is given, and else in those that are
/// consistent with the view.
pub(in crate::search) fn price(
    view: &BlackHeartsView,
    open: Option<&BlackHand>,
    actions: [BlackHeartsAction; 2],
    playouts: u32,
    dice: &mut FastDice,
) -> Option<Price> {
    let me = view.viewer().seat()?;
    let totals = totals(view);
    let determinizations = view.determinizations().ok()?;
    let hand = |dice: &mut FastDice| match open {
        Some(hand) => *hand,
        None => determinizations.hand(dice),
    };
    let alone = actions[0] == actions[1];
    match actions {
        [BlackHeartsAction::Pass(done), BlackHeartsAction::Pass(best)] => {
            let deal = |dice: &mut FastDice| {
                let gift = gift(view, dice);
                (hand(dice), gift, FastDice::new(dice.bits()))
            };
            in_batches(Unit::Chance, alone, playouts, |size| {
                let facts = (0..size).map(|_| {
                    let (hand, gift, dice) = deal(dice);
                    let play = |cards| {
                        let mut dice = dice.clone();
                        let game = pass_and_finish(&hand, me, cards, gift, &totals, &mut dice);
                        facts(&game, me)
                    };
                    let one = play(done);
                    [one, if alone { one } else { play(best) }]
                });
                Some(facts.collect())
            })
        }
        [BlackHeartsAction::Play(done), BlackHeartsAction::Play(best)] => {
            let supply = |size: usize, dice: &mut FastDice| -> Vec<Game> {
                let games = (0..size).map(|_| Game {
                    hand: hand(dice),
                    totals,
                });
                games.collect()
            };
            by_trees(
                view.seats(),
                Unit::Chance,
                [done, best].map(key),
                playouts,
                dice,
                supply,
                |end| facts(end, me),
            )
        }
        _ => None,
    }
}

/// What a finished hand was for a seat.
fn facts(game: &Game, me: Seat) -> Facts {
    let chance = f64::from(game.results()[me.index()]);
    let taker = game.hand.all_curses();
    let yes = |fact: bool| f64::from(u8::from(fact));
    let own = f64::from(game.hand.score(me));
    let others = Seat::all(game.hand.seats()).filter(|seat| *seat != me);
    let theirs: i32 = others.map(|seat| game.hand.score(seat)).sum();
    let mean = f64::from(theirs) / (game.hand.seats().max(2) - 1) as f64;
    Facts {
        cost: 1.0 - chance,
        points: own - mean,
        chance,
        queen: 0.0,
        others: own,
        moon: yes(taker == Some(me)),
        their_moon: yes(taker.is_some_and(|seat| seat != me)),
    }
}
