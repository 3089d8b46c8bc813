//! Which matches count for ratings, and the place each player came in.
//!
//! A match counts if its table was listed when it began, every person who began it has an account, and there are at least
//! two of them. Players who left for good rank behind everybody who stayed.

use moonshot_rules::{Game, Seat};
use moonshot_store::{Rated, RatedMatch};
use moonshot_table::{Membership, Starter};

use super::state::Table;

/// The match of a table that is over, if it came from the lobby, was listed and several people played it.
pub(crate) fn rated_match(state: &Table) -> Option<RatedMatch> {
    let membership = state.membership();
    let outcome = state.game.state().outcome()?;
    if state.record.origin.is_some() || !membership.was_listed() || membership.stopped() {
        return None;
    }
    let people = membership.starters().iter().filter(|starter| !starter.bot);
    if people.count() < 2 {
        return None;
    }
    let totals = outcome.totals.as_slice();
    // In some games the lowest total wins, in others the highest: the winners say which.
    let best = outcome
        .winners
        .first()
        .map(|seat| totals.get(seat.index()))?;
    let is_low = best.copied() == totals.iter().min().copied();
    let score = |seat: Seat| {
        let total = totals.get(seat.index()).copied().unwrap_or_default();
        let won = outcome.winners.contains(seat);
        (!won, if is_low { total } else { -total })
    };
    let players = places(membership, score)?;
    Some(RatedMatch {
        game: state.record.game.clone(),
        players,
    })
}

/// Each starter with their place; a lower score is better. `None` where it is not known who one is.
fn places<S: Ord>(
    membership: &Membership,
    score: impl Fn(Seat) -> S,
) -> Option<Vec<(Rated, usize)>> {
    let starters = membership.starters();
    let result =
        |seat: Seat, starter: &Starter| (starter.left, (!starter.left).then(|| score(seat)));
    let results: Vec<_> = Seat::all(starters.len())
        .zip(starters)
        .map(|(seat, starter)| result(seat, starter))
        .collect();
    let rated = |starter: &Starter| match (&starter.person, starter.bot) {
        (Some(person), false) => Some(Rated::Person(person.clone())),
        (None, true) => starter.level.clone().map(Rated::Level),
        _ => None,
    };
    let placed = starters.iter().zip(&results).map(|(starter, own)| {
        let ahead = results.iter().filter(|other| *other < own).count();
        Some((rated(starter)?, ahead + 1))
    });
    placed.collect()
}
