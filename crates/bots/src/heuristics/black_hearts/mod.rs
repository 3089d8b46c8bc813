//! Heuristics for Black Hearts.
//!
//! The cost of a card is the expected cost of the trick if it wins it, plus the expected future cost of the cards kept.
//! Low numbers are safe, high ones and especially high Curse cards are not; a Curse card goes to a trick that another
//! player wins. [`facts`] prepares the view.

mod facts;

use moonshot_rules::{
    BlackCard, BlackCards, BlackHeartsAction, BlackHeartsView, LegalActions, View,
};

use crate::reason::ChoiceReason;
use facts::Facts;

/// The weights of the heuristics, tuned over some ten thousand matches.
#[derive(Clone, Debug)]
pub(super) struct Weights {
    /// Probability that a later player who can win the trick does, relative to the share of its cards that can.
    pub(super) willing: f32,
    /// Probability that a later player discards a Curse card, relative to their share.
    pub(super) cursed: f32,
    /// Weight of the expected cost of the cards kept.
    pub(super) later: f32,
    /// Weight of an own Curse card in its expected cost.
    pub(super) own_curse: f32,
    /// Value of taking all Curse cards, and the cost if another player does.
    pub(super) all_curses: f32,
    /// Probability that each missing Curse card goes to the player with all so far.
    pub(super) step: f32,
}

pub(super) const WEIGHTS: Weights = Weights {
    willing: 0.56,
    cursed: 2.5,
    later: 0.61,
    own_curse: 1.0,
    all_curses: 9.0,
    step: 0.25,
};

/// The viewer's action, and the reason; `None` if it has nothing to do.
pub(super) fn choose(view: &BlackHeartsView) -> Option<(BlackHeartsAction, ChoiceReason)> {
    decide(view, &WEIGHTS)
}

pub(super) fn decide(
    view: &BlackHeartsView,
    weights: &Weights,
) -> Option<(BlackHeartsAction, ChoiceReason)> {
    let facts = Facts::of(view)?;
    let legal = view.legal();
    if let Some(choice) = legal.pass() {
        return Some(pass(&facts, choice.count, weights));
    }
    let cards = legal.iter().filter_map(|action| match action {
        BlackHeartsAction::Play(card) => Some(card),
        _ => None,
    });
    let weighed = cards.map(|card| (cost(&facts, card, weights), card));
    let (_, card) = weighed.min_by(|a, b| a.0.total_cmp(&b.0))?;
    Some((BlackHeartsAction::Play(card), reason(&facts, card)))
}

/// Passes the cards with the highest expected cost.
fn pass(facts: &Facts<'_>, count: usize, weights: &Weights) -> (BlackHeartsAction, ChoiceReason) {
    let mut cards: Vec<BlackCard> = facts.hand.iter().collect();
    cards.sort_by(|a, b| danger(facts, *b, weights).total_cmp(&danger(facts, *a, weights)));
    cards.truncate(count);
    let reason = if cards.iter().any(|card| card.is_curse()) {
        ChoiceReason::PassCurse
    } else {
        ChoiceReason::PassWinners
    };
    (BlackHeartsAction::Pass(cards.into_iter().collect()), reason)
}

/// The expected future cost of keeping a card.
fn danger(facts: &Facts<'_>, card: BlackCard, weights: &Weights) -> f32 {
    let strength = facts.strength(card);
    // On average half of the others play before it and half after.
    let beaten = facts.part_above(strength) * 0.9 + 0.02;
    let takes = (1..facts.seats).fold(1.0, |chance, _| chance * (1.0 - beaten));
    let tricks = facts.hand.len().max(1) as f32;
    let brought = facts.curses_out.0 / tricks;
    takes * (brought + facts.points(card) * weights.own_curse)
}

/// The expected outcome of the current trick.
struct Fate {
    /// The probability that I win it.
    takes: f32,
    /// The expected curse points in it.
    points: f32,
    /// The approximate number of Curse cards in it.
    curses: f32,
}

fn fate(facts: &Facts<'_>, card: BlackCard, weights: &Weights) -> Fate {
    let strength = facts.strength(card);
    let leads = facts
        .winning
        .is_none_or(|(_, best)| facts.beats(strength, best));
    let over = facts.part_above(strength) * weights.willing;
    let takes = if leads {
        (0..facts.later).fold(1.0, |chance, _| chance * (1.0 - over))
    } else {
        0.0
    };
    let thrown = (facts.part_cursed() * weights.cursed).min(1.0) * facts.later as f32;
    Fate {
        takes,
        points: facts.table.0 + facts.points(card) + thrown * facts.curse_points(),
        curses: facts.table.1 as f32 + f32::from(u8::from(card.is_curse())) + thrown,
    }
}

fn cost(facts: &Facts<'_>, card: BlackCard, weights: &Weights) -> f32 {
    let fate = fate(facts, card, weights);
    let counted = (fate.points - facts.forgiven()).max(fate.points * 0.2);
    let taker = facts
        .winning
        .map_or((facts.me + 1) % facts.seats, |(seat, _)| seat);
    let mut cost = fate.takes * counted;
    cost += (1.0 - fate.takes) * fate.points * facts.price(taker, fate.points);
    cost -= danger(facts, card, weights) * weights.later;
    cost + all_curses(facts, card, &fate, taker, weights)
}

/// The value of the card for or against a player who may get all Curse cards (B-14).
fn all_curses(
    facts: &Facts<'_>,
    card: BlackCard,
    fate: &Fate,
    taker: usize,
    weights: &Weights,
) -> f32 {
    let mut cost = 0.0;
    if let Some((seat, missing)) = facts.threat() {
        let stake = (0..missing).fold(weights.all_curses, |stake, _| stake * weights.step);
        cost -= fate.takes * fate.curses.min(1.0) * stake;
        if card.is_curse() {
            let helps = if taker == seat { 0.5 } else { -0.7 };
            cost += (1.0 - fate.takes) * helps * stake;
        }
    }
    if facts.sole_taker(facts.me).is_some_and(|taken| taken >= 3) {
        let mut rest: BlackCards = facts.hand;
        rest.remove(card);
        let chance = rest.iter().map(|other| {
            let beaten = facts.part_above(facts.strength(other)) * weights.willing;
            (1..facts.seats).fold(1.0, |chance, _| chance * (1.0 - beaten))
        });
        let chance: f32 = chance.product();
        cost -= fate.takes * chance * weights.all_curses;
    }
    cost
}

fn reason(facts: &Facts<'_>, card: BlackCard) -> ChoiceReason {
    let loses = |card| {
        let strength = facts.strength(card);
        facts
            .winning
            .is_some_and(|(_, best)| !facts.beats(strength, best))
    };
    if facts.hand.len() == 1 {
        ChoiceReason::LastCard
    } else if facts.winning.is_none() && card == BlackCard::TWO_O_CLOCK {
        ChoiceReason::TwoOClock
    } else if loses(card) && card.is_curse() {
        ChoiceReason::GiveCurse
    } else if loses(card) {
        ChoiceReason::Under
    } else if facts.later == 0 && facts.table.1 == 0 && !card.is_curse() {
        ChoiceReason::NoCurse
    } else if facts.later > 0 {
        ChoiceReason::MayBeBeaten
    } else if facts.hand.iter().any(loses) {
        ChoiceReason::WorthWinning
    } else {
        ChoiceReason::MustWin
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use moonshot_rules::{BlackHearts, BlackHeartsOptions, Dice, Game, Seat, Turn, Viewer};

    use crate::dice::FastDice;

    /// Plays random matches and calls back with every position in which a card is to be played.
    fn positions(mut seen: impl FnMut(&Facts<'_>, BlackCard)) {
        for seed in 0..60 {
            let mut dice = FastDice::new(seed);
            let options = BlackHeartsOptions::default();
            let mut game = BlackHearts::new(4, options).unwrap();
            loop {
                match game.turn() {
                    Turn::Over => break,
                    Turn::Chance(_) => {
                        let outcome = game.roll(&mut dice).unwrap();
                        game.chance(&outcome).unwrap();
                    }
                    Turn::Seats(seats) => {
                        let which = dice.below(seats.len() as u32) as usize;
                        let seat: Seat = seats.iter().nth(which).unwrap();
                        let view = game.view(Viewer::Seat(seat)).unwrap();
                        let (action, _) = choose(&view).unwrap();
                        if let BlackHeartsAction::Play(card) = action {
                            seen(&Facts::of(&view).unwrap(), card);
                        }
                        game.play(seat, &action).unwrap();
                    }
                }
            }
        }
    }

    #[test]
    fn the_last_to_play_leaves_a_cursed_trick_to_another_where_it_can() {
        let (mut could, mut took) = (0, 0);
        positions(|facts, played| {
            let Some((_, best)) = facts.winning else {
                return;
            };
            let takes = |card: BlackCard| facts.beats(facts.strength(card), best);
            let calm = facts.threat().is_none() && facts.sole_taker(facts.me).is_none();
            let costs = facts.table.0 - facts.forgiven() >= 2.0;
            if facts.later == 0 && calm && costs && !facts.hand.iter().all(takes) {
                could += 1;
                took += u32::from(takes(played));
            }
        });
        assert!(could > 50 && took * 20 <= could, "took {took} of {could}");
    }

    #[test]
    fn a_curse_goes_to_another_where_it_can() {
        let (mut could, mut went) = (0, 0);
        positions(|facts, played| {
            let Some((_, best)) = facts.winning else {
                return;
            };
            let safe = |card: &BlackCard| !facts.beats(facts.strength(*card), best);
            if facts.threat().is_none()
                && facts.hand.iter().any(|card| card.is_curse() && safe(&card))
            {
                could += 1;
                went += u32::from(played.is_curse());
            }
        });
        assert!(could > 50 && went * 4 >= could * 3, "{went} of {could}");
    }
}
