//! The expected gain of the next turn.

use arrayvec::ArrayVec;
use moonshot_rules::{
    HeartCard, HeartCards, HeartColour, HeartGame, HeartKind, HeartcatchersAction, Place, Seat,
    Side,
};

use super::worth::Odds;

/// Number of different cards (K-01).
const KINDS: usize = 13;

/// The expected gain of the opponent, who holds `held` of the unseen cards: the best use of its best card, averaged
/// over all possible hands.
pub(super) fn best_reply(game: &HeartGame, odds: &Odds, unseen: HeartCards, held: usize) -> f32 {
    let now = odds.worth(game.field());
    let by_change = gain_of_change(game, odds, now);
    let mut gains: ArrayVec<(f32, usize), KINDS> = ArrayVec::new();
    for card in unseen.kinds() {
        let hidden = match card.kind() {
            Some(HeartKind::UltimateLove | HeartKind::Heartbreaker) => 3.0,
            Some(HeartKind::ChangeOfHeart) => by_change,
            _ => 0.0,
        };
        let shown =
            catches(game, odds.opponent(), card).map(|action| now - after(game, odds, action));
        let gain = shown.fold(hidden, f32::max);
        if !gains.is_full() {
            gains.push((gain, unseen.count(card)));
        }
    }
    gains.sort_by(|a, b| b.0.total_cmp(&a.0));
    expected_best(&gains, unseen.len(), held)
}

/// The maximum gain of the viewer with one of these cards if it were its turn again.
pub(super) fn opportunity(game: &HeartGame, odds: &Odds, cards: HeartCards) -> f32 {
    let now = odds.worth(game.field());
    let me = odds.opponent().left(2);
    // A Blank laid as a Secret changes nothing but whose turn it is.
    let card = HeartCard::heart(HeartColour::Red, HeartKind::Blank);
    let mut waited = *game;
    waited.play_unchecked(HeartcatchersAction::Secret {
        card,
        side: Side::Mine,
        place: Place::ALL[0],
    });
    let gain = |card| {
        let shown = catches(&waited, me, card).map(|action| after(&waited, odds, action) - now);
        shown.fold(0.0, f32::max)
    };
    cards.kinds().iter().map(gain).fold(0.0, f32::max)
}

/// The expected maximum gain among `held` cards drawn from `all`. The list has the gains with their number of cards, in
/// descending order.
fn expected_best(gains: &[(f32, usize)], all: usize, held: usize) -> f32 {
    let mut expected = 0.0;
    let mut none_so_far = 1.0;
    let mut left = all;
    for &(gain, cards) in gains {
        // The probability that none of these cards is held either.
        let mut none = none_so_far;
        for _ in 0..cards {
            none *= left.saturating_sub(held) as f32 / left.max(1) as f32;
            left = left.saturating_sub(1);
        }
        expected += gain * (none_so_far - none);
        none_so_far = none;
    }
    expected
}

/// The opponent's gain from a Change of Heart under the best pair of stacks.
fn gain_of_change(game: &HeartGame, odds: &Odds, now: f32) -> f32 {
    let card = HeartCard::heart(HeartColour::Red, HeartKind::ChangeOfHeart);
    let secret = |place| HeartcatchersAction::Secret {
        card,
        side: Side::Mine,
        place,
    };
    Place::ALL
        .into_iter()
        .map(|place| now - after(game, odds, secret(place)))
        .fold(0.0, f32::max)
}

/// The value of the field after an action of the seat whose turn it is.
fn after(game: &HeartGame, odds: &Odds, action: HeartcatchersAction) -> f32 {
    let mut after = *game;
    after.play_unchecked(action);
    odds.worth(after.field())
}

/// Every catch and steal of a seat with that card.
fn catches(
    game: &HeartGame,
    seat: Seat,
    card: HeartCard,
) -> impl Iterator<Item = HeartcatchersAction> + '_ {
    let caught = move |seat: Seat, place: Place| {
        game.stack(seat, place)
            .top()
            .is_some_and(|top| card.catches(top))
    };
    let own = Place::ALL
        .into_iter()
        .filter(move |place| caught(seat, *place));
    let theirs = Place::ALL
        .into_iter()
        .filter(move |place| caught(seat.left(2), *place));
    let catch = own.map(move |place| HeartcatchersAction::Catch { card, place });
    let steal = theirs.flat_map(move |place| {
        Place::ALL
            .into_iter()
            .map(move |given| HeartcatchersAction::Steal { card, place, given })
    });
    catch.chain(steal)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_of_some_cards_is_expected_as_often_as_it_is_held() {
        let close = |found: f32, expected: f32| assert!((found - expected).abs() < 1e-5, "{found}");
        // One of four cards gains 6: it is among two of them half the time.
        close(expected_best(&[(6.0, 1), (0.0, 3)], 4, 2), 3.0);
        // Every hand has a card of the only kind.
        close(expected_best(&[(2.0, 3)], 3, 1), 2.0);
        close(expected_best(&[(5.0, 2), (1.0, 2)], 4, 0), 0.0);
        close(expected_best(&[], 0, 0), 0.0);
    }
}
