//! The text forms of names and values.

use moonshot_rules::trick::Played;
use moonshot_rules::{
    BadOutcome, Bag, BlackCard, Card, Cards, Colour, HeartCard, HeartColour, Suit,
};

#[test]
fn suits_and_colours_have_their_names() {
    let names = Suit::ALL.map(|suit| (suit.name(), suit.to_string()));
    let expected = ["clubs", "diamonds", "spades", "hearts"].map(|name| (name, name.to_owned()));
    assert_eq!(names, expected);
    let colours = HeartColour::ALL.map(HeartColour::name);
    assert_eq!(colours, ["red", "green", "blue"]);
}

/// Failure messages show values in notation.
#[test]
fn cards_are_shown_in_their_notation() {
    for card in Cards::STANDARD | Cards::WILDS {
        assert_eq!(format!("{card:?}"), card.to_string());
        for played in Played::ways(card) {
            assert_eq!(format!("{played:?}"), played.to_string());
        }
    }
    for card in Colour::ALL.into_iter().flat_map(BlackCard::all) {
        assert_eq!(format!("{card:?}"), card.to_string());
    }
    for card in HeartCard::all() {
        assert_eq!(format!("{card:?}"), card.to_string());
    }
    let [two, wild] = ["2C", "WC"].map(|card| card.parse::<Card>().unwrap());
    assert_eq!(
        format!("{:?}", Cards::one(two) | Cards::one(wild)),
        "[2C WC]"
    );
    let bag: Bag<BlackCard> = ["W3", "B2", "W3"]
        .iter()
        .map(|card| card.parse().unwrap())
        .collect();
    assert_eq!(format!("{bag:?}"), "{B2 W3 W3}");
}

#[test]
fn a_bad_outcome_is_shown_with_what_is_wrong() {
    let bad: BadOutcome<Card> = BadOutcome::Hands { given: 3, seats: 4 };
    assert_eq!(bad.to_string(), "Hands { given: 3, seats: 4 }");
}
