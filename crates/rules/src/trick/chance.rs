//! The chance events of a trick game: the draw for first dealer, and the deal.

use arrayvec::ArrayVec;

use super::hand::MAX_CARDS;
use super::rules::TrickRules;
use crate::card::{Card, Rank};
use crate::cards::Cards;
use crate::dice::{Dice, shuffle};
use crate::refusal::{BadOutcome, ChanceError};
use crate::seat::{BySeat, Seat};

/// The tiles of the draw: the first round in seat order, then each redraw among those tied (C-05, C-06).
pub type Draw = Vec<Vec<Card>>;

/// The outcome of a chance event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TrickChance {
    /// The draw for first dealer.
    Draw(Draw),
    /// The hands, and the leftovers.
    Deal {
        /// What each seat is dealt.
        hands: BySeat<Cards>,
        /// The leftover cards; Wild Twists only (W-03).
        extras: Cards,
    },
}

/// Draws tiles until one player's is the lowest; drawn tiles are not returned meanwhile (C-06).
pub(super) fn roll_draw(rules: &TrickRules, dice: &mut dyn Dice) -> Draw {
    let mut pile: Vec<Card> = rules.pack.iter().collect();
    shuffle(&mut pile, dice);
    let mut draw: Draw = Vec::new();
    let mut drawing = rules.seats;
    // There are at most four tiles of a rank, so three rounds suffice and the pile never runs out.
    while drawing > 1 && pile.len() >= drawing {
        let round: Vec<Card> = pile.split_off(pile.len() - drawing);
        drawing = lowest_of(&round).1;
        draw.push(round);
    }
    draw
}

/// Deals the pack one card at a time, clockwise, starting with `first` (H-07, C-08).
pub(super) fn roll_deal(rules: &TrickRules, first: Seat, dice: &mut dyn Dice) -> TrickChance {
    let mut pack: ArrayVec<Card, MAX_CARDS> = rules.pack.iter().take(MAX_CARDS).collect();
    shuffle(&mut pack, dice);
    let dealt = (rules.cards_each() * rules.seats).min(pack.len());
    let mut hands = BySeat::from_fn(rules.seats, |_| Cards::EMPTY);
    let mut to = first;
    for card in &pack[..dealt] {
        if let Some(hand) = hands.get_mut(to) {
            hand.insert(*card);
        }
        to = to.left(rules.seats);
    }
    let extras = pack[dealt..].iter().copied().collect();
    TrickChance::Deal { hands, extras }
}

/// The lowest rank of a round and the number of players who drew it.
fn lowest_of(round: &[Card]) -> (Option<Rank>, usize) {
    let lowest = round.iter().map(|card| card.rank()).min();
    (
        lowest,
        round
            .iter()
            .filter(|card| Some(card.rank()) == lowest)
            .count(),
    )
}

/// The tiles and players of a valid draw, by round.
pub(super) fn draw_rounds(seats: usize, draw: &Draw) -> Vec<Vec<(Seat, Card)>> {
    let mut drawing: Vec<Seat> = Seat::all(seats).collect();
    let mut rounds = Vec::new();
    for tiles in draw {
        let round: Vec<(Seat, Card)> = drawing.drain(..).zip(tiles.iter().copied()).collect();
        let lowest = lowest_of(tiles).0;
        let tied = round.iter().filter(|(_, tile)| Some(tile.rank()) == lowest);
        drawing = tied.map(|(seat, _)| *seat).collect();
        rounds.push(round);
    }
    rounds
}

/// The first dealer by this draw, or why the draw is invalid.
pub(super) fn dealer_of(rules: &TrickRules, draw: &Draw) -> Result<Seat, ChanceError<Card>> {
    use BadOutcome::{CannotBeDrawn, DrawGoesOn, DrawRound, DrawTied};
    let mut out = Cards::EMPTY;
    let mut drawing: Vec<Seat> = Seat::all(rules.seats).collect();
    for round in draw {
        if drawing.len() == 1 {
            return Err(ChanceError::Bad(DrawGoesOn));
        }
        if round.len() != drawing.len() {
            return Err(ChanceError::Bad(DrawRound {
                expected: drawing.len(),
                given: round.len(),
            }));
        }
        for tile in round {
            if !rules.pack.contains(*tile) || out.contains(*tile) {
                return Err(ChanceError::Bad(CannotBeDrawn { card: *tile }));
            }
            out.insert(*tile);
        }
        let lowest = lowest_of(round).0;
        let tied = drawing
            .iter()
            .zip(round)
            .filter(|(_, tile)| Some(tile.rank()) == lowest);
        drawing = tied.map(|(seat, _)| *seat).collect();
    }
    match drawing[..] {
        [dealer] => Ok(dealer),
        _ => Err(ChanceError::Bad(DrawTied)),
    }
}

/// Returns an error unless the deal is the pack of this table in shares of the right size.
pub(super) fn check_deal(
    rules: &TrickRules,
    hands: &BySeat<Cards>,
    extras: Cards,
) -> Result<(), ChanceError<Card>> {
    let (seats, each, leftovers) = (rules.seats, rules.cards_each(), rules.leftovers());
    let mut dealt = extras;
    let mut fair = hands.len() == seats && extras.len() == leftovers;
    for cards in hands {
        dealt |= *cards;
        fair &= cards.len() == each;
    }
    if !fair {
        return Err(ChanceError::Bad(BadOutcome::Shares {
            seats,
            each,
            leftovers,
        }));
    }
    // The shares have the size of the pack, so there are no duplicates if every card is dealt.
    if dealt != rules.pack {
        return Err(ChanceError::Bad(BadOutcome::NotThePack));
    }
    Ok(())
}
