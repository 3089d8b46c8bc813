//! Legality: why a card may not be played. The primitive that all legality queries rest on.

use super::action::Played;
use super::hand::Hand;
use super::refusal::TrickRefusal;
use super::rules::{Revoke, TrickRules};
use crate::card::{Card, Suit};
use crate::cards::Cards;

/// Returns an error if the seat whose turn it is may not play this card.
///
/// Independent of [`Hand::legal_cards`], which the fast paths use; a property test compares the two.
#[inline]
pub(super) fn check_play(
    hand: &Hand,
    rules: &TrickRules,
    played: Played,
) -> Result<(), TrickRefusal> {
    let (card, held) = (played.card(), hand.held(hand.turn()));
    if !held.contains(card) {
        return Err(TrickRefusal::NotHeld { card });
    }
    match hand.led() {
        Some(led) if card.suit() == led => Ok(()),
        Some(led) => check_discard(hand, rules, card, led),
        None if hand.is_fresh() => check_opening(hand, rules, played),
        None => check_lead(hand, rules, card),
    }
}

/// Checks a card that is not of the suit led.
fn check_discard(
    hand: &Hand,
    rules: &TrickRules,
    card: Card,
    led: Suit,
) -> Result<(), TrickRefusal> {
    let held = hand.held(hand.turn());
    if held.intersects(Cards::suit(led)) && rules.revoke == Revoke::Refused {
        return Err(TrickRefusal::MustFollow { led });
    }
    let only_banned = rules.banned_first.contains_all(held);
    if hand.tricks_done() == 0 && rules.banned_first.contains(card) && !only_banned {
        return Err(TrickRefusal::NoPointsOnFirstTrick { card });
    }
    Ok(())
}

/// Checks the first card of the hand.
fn check_opening(hand: &Hand, rules: &TrickRules, played: Played) -> Result<(), TrickRefusal> {
    let card = played.card();
    let high_wild = card.is_wild() && !played.is_low();
    if rules.any_club_opens {
        return match card.suit() {
            Suit::Clubs if high_wild => Err(TrickRefusal::OpensLowest),
            Suit::Clubs => Ok(()),
            _ => Err(TrickRefusal::MustOpenWithClub),
        };
    }
    if card == Card::WILD_CLUB {
        return if high_wild {
            Err(TrickRefusal::OpensLowest)
        } else {
            Ok(())
        };
    }
    match hand.lowest_club() {
        Some((club, _)) if club != card => Err(TrickRefusal::MustOpenWith { card: club }),
        _ => Ok(()),
    }
}

/// Checks a lead after the first trick.
fn check_lead(hand: &Hand, rules: &TrickRules, card: Card) -> Result<(), TrickRefusal> {
    if card.suit() != Suit::Hearts || hand.hearts_broken() {
        return Ok(());
    }
    let mut others = hand.held(hand.turn()) - Cards::HEARTS;
    if rules.hearts_instead_of_queen {
        others.remove(Card::QUEEN_OF_SPADES);
    }
    if others.is_empty() {
        Ok(())
    } else {
        Err(TrickRefusal::HeartsNotBroken)
    }
}
