//! The names of cards in sentences.

use moonshot_rules::{Card, Rank, Suit};

/// A suit in the plural, as in "You must follow clubs."
pub(super) fn suit(suit: Suit) -> &'static str {
    match suit {
        Suit::Clubs => "clubs",
        Suit::Diamonds => "diamonds",
        Suit::Spades => "spades",
        Suit::Hearts => "hearts",
    }
}

/// A card of the standard pack or a Wild: "the queen of spades", "the Wild Heart".
pub fn spoken(card: Card) -> String {
    let rank = match card.rank() {
        Rank::Wild => {
            let suit = match card.suit() {
                Suit::Clubs => "Club",
                Suit::Diamonds => "Diamond",
                Suit::Spades => "Spade",
                Suit::Hearts => "Heart",
            };
            return format!("the Wild {suit}");
        }
        Rank::Ace => "ace".to_owned(),
        Rank::King => "king".to_owned(),
        Rank::Queen => "queen".to_owned(),
        Rank::Jack => "jack".to_owned(),
        number => (number as u8 + 2).to_string(),
    };
    format!("the {rank} of {}", suit(card.suit()))
}

#[cfg(test)]
mod tests {
    use super::spoken;

    #[test]
    fn cards_are_named_as_people_say_them() {
        let say = |text: &str| spoken(text.parse().unwrap());
        assert_eq!(say("QS"), "the queen of spades");
        assert_eq!(say("TD"), "the 10 of diamonds");
        assert_eq!(say("2C"), "the 2 of clubs");
        assert_eq!(say("WH"), "the Wild Heart");
        assert_eq!(say("WC"), "the Wild Club");
    }
}
