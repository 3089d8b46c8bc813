//! Prices a turn of Heartcatchers against another.

use moonshot_rules::{HeartGame, HeartcatchersAction, HeartcatchersView, View};

use super::belief::{Belief, Past};
use super::sketch::{self, Sketch};
use super::tree::Played;
use crate::dice::FastDice;
use crate::search::Unit;
use crate::search::price::{Facts, Price, by_trees};

/// How many times more playouts a price gets than in the other games: they are short, and the trees need many.
const MORE: u32 = 8;

/// The price of the first turn against the second; in the game `open` if it is given, and else in those that are
/// consistent with the view.
pub(in crate::search) fn price(
    view: &HeartcatchersView,
    open: Option<&HeartGame>,
    actions: [HeartcatchersAction; 2],
    playouts: u32,
    dice: &mut FastDice,
) -> Option<Price> {
    let seat = view.viewer().seat()?;
    let me = seat.index() & 1;
    let determinizations = view.determinizations().ok()?;
    let past = Past::of(view, seat);
    let belief = Belief::new(&determinizations, &past);
    let scores = view.options().uncatchable_scores;
    let real = open.map(|game| Sketch::of(game, scores));
    by_trees(
        2,
        Unit::Chance,
        actions.map(sketch::key),
        playouts.saturating_mul(MORE),
        dice,
        |size, dice| match real {
            Some(game) => vec![game; size],
            None => belief.batch(size, dice),
        },
        |end| {
            let chance = f64::from(end.won()[me]);
            Facts {
                cost: 1.0 - chance,
                chance,
                ..Facts::default()
            }
        },
    )
}
