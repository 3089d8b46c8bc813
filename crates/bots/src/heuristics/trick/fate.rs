//! The expected outcome of the current trick if a card is played to it.

use moonshot_rules::trick::Played;
use moonshot_rules::{Card, Cards, Suit};

use super::facts::Facts;
use super::weights::Weights;
use crate::chances::none_of;

/// The expected outcome of the trick.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Fate {
    /// The probability that I win the trick.
    pub(super) win: f32,
    /// The expected points in it.
    pub(super) points: f32,
    /// The probability that it contains a heart or Q♠.
    pub(super) scored: f32,
}

/// The unseen cards of the suit that stay below the card as played.
///
/// Includes an unseen Wild of the suit, because its player may declare it lowest.
pub(super) fn lower(unseen: Cards, played: Played) -> Cards {
    let card = played.card();
    let suit = unseen.of(card.suit());
    if played.is_low() {
        Cards::EMPTY
    } else if card.is_wild() {
        suit
    } else {
        unseen.below(card) | (suit & Cards::WILDS)
    }
}

/// Whether players who cannot follow may discard points.
fn dumping_allowed(facts: &Facts<'_>) -> bool {
    !facts.first_trick || facts.rules.banned_first.is_empty()
}

/// The expected outcome if I play this card now.
pub(super) fn fate(facts: &Facts<'_>, played: Played, weights: &Weights) -> Fate {
    let card = played.card();
    let suit = facts.led().unwrap_or(card.suit());
    let winning = facts.winning();
    let above_all =
        card.suit() == suit && winning.is_none_or(|(_, strength)| played.strength() > strength);
    let best = winning
        .map_or(0, |(_, strength)| strength)
        .max(if above_all { played.strength() } else { 0 });
    let table = facts
        .trick
        .iter()
        .map(|down| down.card.card())
        .collect::<Cards>()
        | Cards::one(card);
    let mut points = facts.rules.points(table) as f32;
    let mut unscored = if table.intersects(facts.rules.point_cards()) {
        0.0
    } else {
        1.0
    };
    let mut win = if above_all { 1.0 } else { 0.0 };
    let mut behind = facts.later().count();
    for seat in facts.later() {
        behind -= 1;
        let worthless = points < 0.5 && suit != Suit::Hearts;
        let eager = match (worthless, behind) {
            (true, 0) => weights.eager_last,
            (true, _) => weights.eager,
            (false, _) => weights.eager_points,
        };
        let answer = answer(facts, seat, suit, played, best, eager);
        win *= 1.0 - answer.over;
        points += answer.points;
        unscored *= 1.0 - answer.scored;
    }
    Fate {
        win,
        points,
        scored: 1.0 - unscored,
    }
}

/// The expected play of one later player.
struct Answer {
    over: f32,
    points: f32,
    scored: f32,
}

fn answer(
    facts: &Facts<'_>,
    seat: usize,
    suit: Suit,
    played: Played,
    best: u8,
    eager: f32,
) -> Answer {
    let share = facts.share(seat, suit);
    let loose = facts.loose(suit);
    let held = facts.holds[seat].of(suit);
    let low = lower(loose, played);
    let chance_none = |loose: Cards, held: Cards| {
        if held.is_empty() {
            none_of(share, loose.len())
        } else {
            0.0
        }
    };
    let held_low = lower(held, played);
    let void = chance_none(loose, held);
    let no_lower = chance_none(low, held_low);
    let no_higher = chance_none(loose - low, held - held_low);
    let over = (1.0 - no_higher) * (no_lower + (1.0 - no_lower) * eager);

    let queen = if facts.queen_is_out() {
        chance_of_queen(facts, seat)
    } else {
        0.0
    };
    let (mut points, mut scored) = (0.0, 0.0);
    if dumping_allowed(facts) {
        let hearts = facts.unseen.of(Suit::Hearts);
        let heart = if facts.holds[seat].intersects(hearts) {
            1.0
        } else {
            1.0 - none_of(facts.share(seat, Suit::Hearts), hearts.len())
        };
        points += void * (queen * facts.queen_points() + (1.0 - queen) * heart);
        scored += void * (queen + (1.0 - queen) * heart);
    }
    match suit {
        Suit::Hearts => {
            points += 1.0 - void;
            scored += 1.0 - void;
        }
        Suit::Spades if best > Played::high(Card::QUEEN_OF_SPADES).strength() => {
            points += queen * facts.queen_points();
            scored += queen;
        }
        _ => {}
    }
    Answer {
        over,
        points,
        scored: scored.min(1.0),
    }
}

fn chance_of_queen(facts: &Facts<'_>, seat: usize) -> f32 {
    if facts.holds[seat].contains(Card::QUEEN_OF_SPADES) {
        1.0
    } else if facts.loose(Suit::Spades).contains(Card::QUEEN_OF_SPADES) {
        facts.share(seat, Suit::Spades)
    } else {
        0.0
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // a test fails by panicking
mod tests {
    use moonshot_rules::trick::{TrickChance, TrickGame, TrickOptions};
    use moonshot_rules::{BySeat, Game, Seat, Viewer};

    use super::super::weights::WEIGHTS;
    use super::*;

    /// The outcome that seat 0 expects when it opens a full deal with the two of clubs.
    fn opening(banned_first: Cards) -> Fate {
        let mut hands = BySeat::from_fn(4, |_| Cards::EMPTY);
        for (place, card) in Cards::STANDARD.iter().enumerate() {
            let seat = Seat::new(place % 4).unwrap();
            hands.get_mut(seat).unwrap().insert(card);
        }
        let options = TrickOptions {
            banned_first,
            pass_count: 0,
            ..TrickOptions::hearts(4)
        };
        let mut game = TrickGame::new(4, options).unwrap();
        let extras = Cards::EMPTY;
        game.chance(&TrickChance::Deal { hands, extras }).unwrap();
        let view = game.view(Viewer::Seat(Seat::default())).unwrap();
        let facts = Facts::of(&view).unwrap();
        fate(&facts, Played::high("2C".parse().unwrap()), &WEIGHTS)
    }

    #[test]
    fn h_13_nothing_is_feared_of_a_safe_first_trick() {
        let safe = opening(TrickOptions::hearts(4).banned_first);
        assert_eq!((safe.points, safe.scored), (0.0, 0.0));
    }

    #[test]
    fn c_15_points_are_feared_on_a_first_trick_without_a_ban() {
        let open = opening(Cards::EMPTY);
        assert!(open.points > 0.0 && open.scored > 0.0, "{open:?}");
    }
}
