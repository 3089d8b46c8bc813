//! The playout policy: what a practised player does without a search, computed from the hand itself and without
//! allocation.
//!
//! It uses only what the seat to play may know: its cards, the cards played, the voids that players have shown.

use moonshot_rules::trick::{Played, Revoke};
use moonshot_rules::{Card, Cards, Rank, Suit};

use super::table::{Position, Sight, Table};
use crate::chances::{at_least, none_of};

/// Minimum estimated probability for attempting to shoot the moon.
pub(super) const SHOOT: f32 = 0.345;
/// The probability that a player with every point so far also gets the 0, 1, 2... remaining point cards.
const MOON: [f32; 15] = [
    1.0, 1.0, 0.95, 0.9, 0.8, 0.65, 0.5, 0.38, 0.28, 0.2, 0.15, 0.09, 0.06, 0.03, 0.02,
];

/// Whether a player tries to shoot the moon.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Plan {
    /// If its cards are good enough.
    Free,
    /// Always, as long as it can.
    Shoot,
    /// Never.
    Duck,
}

/// The card to play.
#[inline]
pub(super) fn choose(table: &Table, position: &Position, plan: Plan) -> Played {
    let legal = legal(table, position);
    if legal.len() == 1
        && let Some(card) = legal.first()
        && !card.is_wild()
    {
        return Played::high(card);
    }
    let sight = Sight::of(table, position);
    among(table, position, &sight, legal, plan)
}

/// The legal cards, without revokes.
#[inline]
pub(super) fn legal(table: &Table, position: &Position) -> Cards {
    let hand = &position.hand;
    let legal = hand.legal_cards(&table.rules);
    if let (Some(led), Revoke::Penalty) = (hand.led(), table.rules.revoke) {
        let follow = legal.of(led);
        if !follow.is_empty() {
            return follow;
        }
    }
    legal
}

/// The card to play among these, given the player's knowledge.
#[inline]
pub(super) fn among(
    table: &Table,
    position: &Position,
    sight: &Sight,
    legal: Cards,
    plan: Plan,
) -> Played {
    let hand = &position.hand;
    let sight = &sight.after(table, position);
    let card = match hand.led() {
        None if hand.is_fresh() => legal.first().map(Played::low),
        None => lead(table, position, sight, legal, plan),
        Some(led) if legal.intersects(Cards::suit(led)) => {
            follow(table, position, sight, legal.of(led), led, plan)
        }
        Some(_) => throw(table, position, sight, legal, plan),
    };
    card.unwrap_or_default()
}

/// Whether the seat to play tries to shoot the moon.
#[inline]
fn shoots(table: &Table, position: &Position, sight: &Sight, plan: Plan) -> bool {
    let may = !sight.split && sight.taker.is_none_or(|taker| taker == sight.me);
    match plan {
        _ if !may => false,
        Plan::Duck => false,
        Plan::Shoot => true,
        Plan::Free => prospect(table, position, sight) >= SHOOT,
    }
}

/// The probability that the seat to play takes every point of the hand if it tries.
pub(super) fn prospect(table: &Table, position: &Position, sight: &Sight) -> f32 {
    let mut chance = 1.0;
    let cards = sight.held.len() as f32;
    // A trick lost early may be worthless; later somebody will have discarded a point.
    let late = (1.05 - 0.045 * cards).clamp(0.5, 0.97);
    for suit in [Suit::Hearts, Suit::Spades, Suit::Diamonds, Suit::Clubs] {
        let theirs = sight.unseen.of(suit);
        let mut rest = sight.held.of(suit);
        if theirs.is_empty() || rest.is_empty() {
            continue;
        }
        let sharers = sight.sharers(table, &position.lacks, suit);
        if sharers == 0 {
            continue;
        }
        let cost = match suit {
            Suit::Hearts => late.max(0.9),
            Suit::Spades if sight.queen_is_out => late.max(0.75),
            _ => late,
        };
        let mut round = 1;
        while let Some(card) = rest.highest() {
            rest.remove(card);
            let higher = if card.is_wild() {
                0
            } else {
                (theirs - theirs.below(card)).len()
            };
            if higher > 0 {
                let there = at_least(round, theirs.len(), sharers);
                chance *= 1.0 - (there * sharers as f32).min(1.0) * cost;
                if chance < SHOOT {
                    return chance;
                }
            }
            round += 1;
        }
    }
    chance
}

/// How much it looks as if another player is shooting the moon, 0 to 1, and who.
#[inline]
pub(super) fn threat(sight: &Sight) -> Option<(usize, f32)> {
    let taker = sight.taker.filter(|taker| *taker != sight.me)?;
    let level = MOON[sight.missing.min(MOON.len() - 1)].max(sight.alarm);
    (level > 0.12).then_some((taker, level))
}

/// The highest card of the suit that does not take the trick.
#[inline]
fn under(cards: Cards, led: Suit, best: u8) -> Cards {
    match best {
        0 => Cards::EMPTY,
        _ => {
            let rank = Rank::ALL[usize::from(best - 1).min(Rank::ALL.len() - 1)];
            cards.below(Card::new(led, rank))
        }
    }
}

fn follow(
    table: &Table,
    position: &Position,
    sight: &Sight,
    legal: Cards,
    led: Suit,
    plan: Plan,
) -> Option<Played> {
    let hand = &position.hand;
    let best = hand.winning_strength();
    let later = table.seats - hand.in_trick() - 1;
    let trick = hand.trick_cards();
    let points = table.rules.points(trick);
    let wild = legal & Cards::WILDS;
    let natural = legal - Cards::WILDS;
    let below = under(natural, led, best);
    let above = natural - below;
    let queen = Card::QUEEN_OF_SPADES;
    if shoots(table, position, sight, plan) {
        let top = wild.first().or(above.highest());
        // The last to play need not win a worthless trick, but having the lead is useful.
        return top
            .map(Played::high)
            .or_else(|| natural.lowest().map(Played::high))
            .or_else(|| wild.first().map(Played::low));
    }
    let high = |cards: Cards| cards.highest().map(Played::high);
    let low = |cards: Cards| cards.lowest().map(Played::high);
    let duck = || high(below).or_else(|| wild.first().map(Played::low));
    if led == Suit::Spades && natural.contains(queen) {
        // Under the king or the ace she goes at once.
        if below.contains(queen) {
            return Some(Played::high(queen));
        }
        let others = natural - Cards::one(queen);
        if others.is_empty() && wild.is_empty() {
            return Some(Played::high(queen));
        }
        if others.is_empty() {
            return wild.first().map(Played::low);
        }
        let safe = below - Cards::one(queen);
        if let Some(card) = high(safe) {
            return Some(card);
        }
        // Winning, with the queen still to come: the king or ace would take her, a low one perhaps not.
        if later == 0 {
            return high(others);
        }
        return wild.first().map(Played::low).or_else(|| low(others));
    }
    if let Some((shooter, level)) = threat(sight)
        && level > 0.25
    {
        let scores = points > 0 || led == Suit::Hearts;
        let cheap = !trick.contains(queen) || level > 0.6;
        let winning = hand.winning().index() == shooter || later > 0;
        let stop = || wild.first().map(Played::high).or_else(|| high(above));
        if scores
            && cheap
            && winning
            && let Some(card) = stop()
        {
            return Some(card);
        }
        if let Some(card) = low(below) {
            // High cards may still stop it.
            return Some(card);
        }
    }
    let hot_spades = led == Suit::Spades && sight.queen_is_out;
    if later == 0 {
        if points <= 0 {
            return high(natural).or_else(|| wild.first().map(Played::low));
        }
        return duck().or_else(|| high(natural));
    }
    let unseen = sight.unseen.of(led);
    let safe_first = hand.tricks_done() == 0 && !table.rules.banned_first.is_empty();
    if points <= 0 && led != Suit::Hearts && !hot_spades {
        if safe_first {
            return high(natural).or_else(duck);
        }
        // In the first rounds everybody follows, and a high card is safe.
        let sharers = sight.sharers(table, &position.lacks, led);
        let all = sharers + 1 >= table.seats;
        if all && unseen.len() >= 2 * later + 2 && (below.is_empty() || unseen.len() >= 3 * later) {
            return high(natural).or_else(duck);
        }
    }
    if hot_spades {
        // The king and the ace would catch her.
        let safe = natural.below(queen);
        if let Some(card) = high(safe & below) {
            return Some(card);
        }
        if let Some(card) = high(safe) {
            return Some(card);
        }
        return wild.first().map(Played::low).or_else(|| low(natural));
    }
    if let Some(card) = duck() {
        return Some(card);
    }
    // It cannot stay below the trick: low if another may go above, high if none can.
    let lowest = natural.lowest()?;
    let higher = unseen - unseen.below(lowest);
    if higher.is_empty() {
        high(natural)
    } else {
        Some(Played::high(lowest))
    }
}

/// A discard.
fn throw(
    table: &Table,
    position: &Position,
    sight: &Sight,
    legal: Cards,
    plan: Plan,
) -> Option<Played> {
    let hand = &position.hand;
    let queen = Card::QUEEN_OF_SPADES;
    let natural = legal - Cards::WILDS;
    let winner = hand.winning().index();
    if shoots(table, position, sight, plan) {
        // Discards what would lose a trick later, never a point.
        let mut best = None;
        let mut most = -1;
        for suit in Suit::ALL {
            let Some(card) = (legal - table.scoring).of(suit).lowest() else {
                continue;
            };
            let theirs = sight.unseen.of(suit);
            let losing = (theirs - theirs.below(card)).len() as i32;
            if losing > most {
                (most, best) = (losing, Some(card));
            }
        }
        return best.or(legal.lowest()).map(Played::high);
    }
    let threat = threat(sight).filter(|(_, level)| *level > 0.25);
    // Keeps high cards against a player who seems to be shooting the moon.
    let kept = threat.is_some() && sight.alarm > 0.0;
    let mut feeding = false;
    if let Some((shooter, _)) = threat {
        let later = position.is_later(table, shooter);
        if winner == shooter {
            feeding = true;
        } else if legal.contains(queen) && !later {
            // She stops the moon as any point does, and is worth more than all of them.
            return Some(Played::high(queen));
        } else if let Some(heart) = natural.of(Suit::Hearts).lowest() {
            // A point for another player stops the moon.
            return Some(Played::high(heart));
        } else if legal.contains(queen) {
            return Some(Played::high(queen));
        }
    }
    if legal.contains(queen) && !feeding {
        return Some(Played::high(queen));
    }
    let remaining = sight.held.len() as f32 / table.rules.cards_each().max(1) as f32;
    let mut best = None;
    let mut most = f32::MIN;
    for suit in Suit::ALL {
        let mine = natural.of(suit);
        let card = if kept || feeding && suit == Suit::Hearts {
            mine.lowest()
        } else {
            mine.highest()
        };
        let Some(card) = card else { continue };
        let theirs = sight.unseen.of(suit);
        let held = sight.held.of(suit);
        let lower = theirs.below(card).len() as f32;
        let count = theirs.len() as f32;
        // How high it ranks among the cards out, and how few cards guard it.
        let mut worth = if count == 0.0 {
            0.3
        } else {
            lower / count * (2.0 + count.min(6.0) * 0.35)
        };
        let guards = held.below(card);
        let low = guards
            .lowest()
            .map_or(0, |low| (theirs - theirs.below(low)).len());
        if low > 0 {
            worth *= 1.0 - 0.09 * guards.len().min(4) as f32;
        }
        if guards.is_empty() && count > 0.0 {
            worth += 1.5 * remaining;
        }
        worth += 0.02 * f32::from(Played::high(card).strength());
        match suit {
            Suit::Spades if sight.queen_is_out && card > queen => {
                worth += 3.5 - 0.5 * held.below(queen).len().min(5) as f32;
            }
            Suit::Spades if sight.queen_is_out => worth -= 1.5,
            Suit::Hearts => worth += 0.9,
            _ => {}
        }
        if feeding && table.scoring.contains(card) {
            worth -= 20.0;
        }
        if kept && count > 0.0 && (theirs - theirs.below(card)).is_empty() {
            // Nobody can go above it: it may still stop the moon.
            worth -= 6.0;
        }
        if worth > most {
            (most, best) = (worth, Some(card));
        }
    }
    // A Wild can always be played low: it is the last to go.
    best.or(legal.first()).map(Played::high)
}

fn lead(
    table: &Table,
    position: &Position,
    sight: &Sight,
    legal: Cards,
    plan: Plan,
) -> Option<Played> {
    if shoots(table, position, sight, plan) {
        return lead_to_shoot(table, position, sight, legal);
    }
    let queen = Card::QUEEN_OF_SPADES;
    let opponents = table.seats - 1;
    let hearts_out = sight.unseen.of(Suit::Hearts).len() as f32;
    let dump = hearts_out / 13.0 * 1.05 + if sight.queen_is_out { 1.5 } else { 0.0 };
    let threat = threat(sight).filter(|(_, level)| *level > 0.25);
    let mut best = None;
    let mut least = f32::MAX;
    for suit in Suit::ALL {
        let cards = legal.of(suit);
        let natural = cards - Cards::WILDS;
        let Some(lowest) = natural.lowest().or(cards.first()) else {
            continue;
        };
        let theirs = sight.unseen.of(suit);
        let mine = sight.held.of(suit);
        let sharers = sight.sharers(table, &position.lacks, suit);
        let highest = if suit == Suit::Spades && (sight.queen_is_out || natural.contains(queen)) {
            natural.below(queen).highest().unwrap_or(lowest)
        } else {
            natural.highest().unwrap_or(lowest)
        };
        let middle = natural.nth(natural.len() / 2).unwrap_or(lowest);
        for (place, card) in [lowest, highest, middle].into_iter().enumerate() {
            if place > 0 && card == lowest || place > 1 && card == highest {
                continue;
            }
            let played = Played::low(card);
            let lower = if played.is_low() {
                0
            } else {
                theirs.below(card).len()
            };
            let higher = theirs.len() - lower;
            let mut points = 0.0;
            let mut win = 1.0;
            if sharers == 0 || theirs.is_empty() {
                points += opponents as f32 * dump;
            } else {
                let share = 1.0 / sharers as f32;
                let none = none_of(share, theirs.len());
                let no_higher = none_of(share, higher);
                let no_lower = none_of(share, lower);
                let eager = if suit == Suit::Hearts { 0.13 } else { 0.4 };
                let over = (1.0 - no_higher) * (no_lower + (1.0 - no_lower) * eager);
                for _ in 0..sharers {
                    win *= 1.0 - over;
                }
                let voids = (opponents - sharers) as f32 + sharers as f32 * none;
                points += voids * dump;
                if suit == Suit::Hearts {
                    points += 1.0 + sharers as f32 * (1.0 - none);
                }
                if suit == Suit::Spades && sight.queen_is_out && card > queen {
                    points += 7.0;
                }
            }
            if card == queen {
                points += 13.0;
            }
            let mut cost = win * points - 0.115 * (1.0 - win) * points;
            // High cards are better gone, and a void allows later discards.
            let gone = played.strength();
            let danger = if theirs.is_empty() {
                0.1
            } else {
                f32::from(gone) * 0.06
            };
            cost -= danger * (1.0 - win);
            cost -= 0.03 * f32::from(gone);
            if mine.len() == 1 && !theirs.is_empty() {
                cost -= if suit == Suit::Spades && sight.queen_is_out {
                    0.3
                } else {
                    0.9
                };
            }
            cost += win * 0.5;
            if suit == Suit::Spades && sight.queen_is_out && card < queen {
                let risky = !(mine - mine.below(queen)).is_empty();
                cost -= if risky { 0.2 } else { 1.4 };
            }
            if suit == Suit::Spades && mine.contains(queen) && card != queen {
                cost += 1.2;
            }
            if let Some((_, level)) = threat {
                // Winning a trick with points stops it; a low heart lead does not.
                let scored = if suit == Suit::Hearts { 1.0 } else { 0.4 };
                cost -= win * scored * level * 0.5 * table.moon;
                if suit == Suit::Hearts {
                    cost += (1.0 - win) * 0.2 * level * table.moon;
                }
            }
            if cost < least {
                (least, best) = (cost, Some(played));
            }
        }
    }
    best
}

/// Leads sure tricks first, from long suits.
fn lead_to_shoot(
    table: &Table,
    position: &Position,
    sight: &Sight,
    legal: Cards,
) -> Option<Played> {
    let mut best = None;
    let mut most = f32::MIN;
    for suit in Suit::ALL {
        let Some(card) = legal.of(suit).highest() else {
            continue;
        };
        let theirs = sight.unseen.of(suit);
        let higher = if card.is_wild() {
            0
        } else {
            (theirs - theirs.below(card)).len()
        };
        let sharers = sight.sharers(table, &position.lacks, suit);
        let worth = if theirs.is_empty() || sharers == 0 {
            0.9
        } else if higher == 0 {
            1.0 + sight.held.of(suit).len() as f32 * 0.05
        } else {
            1.0 - at_least(1, higher, sharers)
        };
        if worth > most {
            (most, best) = (worth, Some(card));
        }
    }
    best.map(Played::high)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use moonshot_rules::MAX_SEATS;

    use super::super::table::Lacks;
    use super::*;
    use crate::test_support;

    /// The card that seat 0 plays in this position.
    fn played(hands: [&str; 4], so_far: &str, lacks: Lacks) -> String {
        let game = test_support::table(hands, so_far);
        let table = Table::new(game.rules());
        let position = Position::new(&table, *game.hand(), lacks);
        assert_eq!(position.hand.turn().index(), 0);
        choose(&table, &position, Plan::Free).to_string()
    }

    #[test]
    fn nothing_is_saved_for_a_moon_that_the_trick_under_way_has_ended() {
        // Seat 1 has the only point so far, and 6H goes to seat 3.
        let hands = [
            "2C 8C QS 5H 7H",
            "AC KC 4D 2S 3S",
            "3C 9C 6H 9S TS",
            "4C 4H AD 7D 8D",
        ];
        let ended = "2C AC 3C 4C KC 9C 4H 8C 4D 6H AD";
        assert_eq!(played(hands, ended, [0; MAX_SEATS]), "QS");
        // Keeps the low card, and not the high one.
        let hands_that_follow = [
            "2C 8C 3D 7D 5H",
            "AC KC 4D 2S 3S",
            "3C 9C 6H 9S TS",
            "4C 4H 8D QD QS",
        ];
        let ended = "2C AC 3C 4C KC 9C 4H 8C 4D 6H 8D";
        assert_eq!(played(hands_that_follow, ended, [0; MAX_SEATS]), "7D");
        // If the trick is worthless, the queen stops the moon.
        let hands = [
            "2C 8C QS 5H 7H",
            "AC KC 4D 2S 3S",
            "3C 9C 3D 9S TS",
            "4C 4H AD 7D 8D",
        ];
        let open = "2C AC 3C 4C KC 9C 4H 8C 4D 3D AD";
        assert_eq!(played(hands, open, [0; MAX_SEATS]), "QS");
    }

    #[test]
    fn who_has_but_one_point_is_feared_for_how_it_plays_alone() {
        let sight = |alarm: f32| Sight {
            me: 0,
            held: Cards::EMPTY,
            unseen: Cards::EMPTY,
            taker: Some(1),
            split: false,
            missing: 13,
            queen_is_out: true,
            alarm,
        };
        assert_eq!(threat(&sight(0.0)), None);
        assert_eq!(threat(&sight(0.6)), Some((1, 0.6)));
    }
}
