//! Why a card may not be played, in a sentence that a player understands.

use super::action::Played;
use super::hand::Hand;
use super::rules::{Revoke, TrickRules};
use crate::card::{Card, Suit};
use crate::cards::Cards;

/// Why the seat whose turn it is may not play this card now; `None` if it may.
///
/// Written apart from [`Hand::legal_cards`], which the fast paths use; a property test holds the two equal.
pub(super) fn why_not(hand: &Hand, rules: &TrickRules, played: Played) -> Option<String> {
    let (card, held) = (played.card(), hand.held(hand.turn()));
    if !held.contains(card) {
        return Some(format!("You do not hold {}.", spoken(card)));
    }
    match hand.led() {
        Some(led) => why_not_follow(hand, rules, card, led),
        None if hand.is_fresh() => why_not_open(hand, rules, played),
        None => why_not_lead(hand, rules, card),
    }
}

fn why_not_follow(hand: &Hand, rules: &TrickRules, card: Card, led: Suit) -> Option<String> {
    let held = hand.held(hand.turn());
    if card.suit() == led {
        return None;
    }
    if held.intersects(Cards::suit(led)) && rules.revoke == Revoke::Refused {
        return Some(format!("You must follow {led}."));
    }
    let anything_else = held
        .into_iter()
        .any(|other| !rules.banned_first.contains(other));
    if hand.tricks_done() == 0 && rules.banned_first.contains(card) && anything_else {
        let what = if card.suit() == Suit::Hearts {
            "Hearts"
        } else {
            "The queen of spades"
        };
        return Some(format!("{what} may not be played to the first trick."));
    }
    None
}

fn why_not_open(hand: &Hand, rules: &TrickRules, played: Played) -> Option<String> {
    let card = played.card();
    if rules.any_club_opens {
        return match (
            card.suit() == Suit::Clubs,
            card.is_wild() && !played.is_low(),
        ) {
            (false, _) => Some("The first trick is opened with a club.".to_owned()),
            (_, true) => Some(OPENS_LOWEST.to_owned()),
            _ => None,
        };
    }
    if card == Card::WILD_CLUB {
        return (!played.is_low()).then(|| OPENS_LOWEST.to_owned());
    }
    let lowest = hand.lowest_club().map(|(club, _)| club);
    match lowest {
        Some(club) if club != card => {
            Some(format!("The first trick is opened with {}.", spoken(club)))
        }
        _ => None,
    }
}

const OPENS_LOWEST: &str = "The Wild Club may open the hand only as the lowest club.";

fn why_not_lead(hand: &Hand, rules: &TrickRules, card: Card) -> Option<String> {
    if card.suit() != Suit::Hearts || hand.hearts_broken() {
        return None;
    }
    let mut others = hand.held(hand.turn()) - Cards::HEARTS;
    if rules.hearts_instead_of_queen {
        others.remove(Card::QUEEN_OF_SPADES);
    }
    let why = "Hearts may not be led until they are broken.";
    (!others.is_empty()).then(|| why.to_owned())
}

/// The card as a sentence names it: "the queen of spades", "the Wild Heart".
pub(super) fn spoken(card: Card) -> String {
    use crate::card::Rank;
    let rank = match card.rank() {
        Rank::Wild => {
            let suit = card.suit().name();
            let (first, rest) = suit.split_at(1);
            let singular = rest.strip_suffix('s').unwrap_or(rest);
            return format!("the Wild {}{singular}", first.to_uppercase());
        }
        Rank::Ace => "ace".to_owned(),
        Rank::King => "king".to_owned(),
        Rank::Queen => "queen".to_owned(),
        Rank::Jack => "jack".to_owned(),
        number => (number as u8 + 2).to_string(),
    };
    format!("the {rank} of {}", card.suit())
}

#[cfg(test)]
mod tests {
    use super::spoken;

    #[test]
    fn cards_are_named_as_people_say_them() {
        let say = |text: &str| spoken(text.parse().unwrap());
        assert_eq!(say("QS"), "the queen of spades");
        assert_eq!(say("TD"), "the 10 of diamonds");
        assert_eq!(say("WH"), "the Wild Heart");
    }
}
