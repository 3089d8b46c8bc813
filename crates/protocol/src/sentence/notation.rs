//! The error messages of notation.

use moonshot_rules::trick::TrickOptions;
use moonshot_rules::{AnyGame, BlackCard, Card, HeartCard};

/// A card type, for error messages about texts that are not cards.
pub(crate) trait NoCard {
    /// What a card looks like.
    const CARD: &'static str;

    /// The message for a text that is not a card.
    fn no_card(text: &str) -> String {
        format!("“{text}” is not a card; a card is {}", Self::CARD)
    }
}

impl NoCard for Card {
    const CARD: &'static str =
        "a rank of 23456789TJQKA (W for a Wild) and a suit of CDSH, such as QS";
}

impl NoCard for BlackCard {
    const CARD: &'static str = "a colour of RBW and a number from 1 to 6, such as R3";
}

impl NoCard for HeartCard {
    const CARD: &'static str = "a colour of RGB and a kind of buhc, such as Rb, or U";
}

/// What an action looks like in this match.
pub(crate) fn expected(game: &AnyGame) -> String {
    match game {
        AnyGame::Trick(game) => trick(game.rules()),
        AnyGame::BlackHearts(_) => {
            "an action is a card such as R3, B2 or W6, or a pass such as “pass R6 W6”".to_owned()
        }
        AnyGame::Heartcatchers(_) => {
            "an action is such as “catch Rb on 2”, “steal Rb on 1 for 3” or “secret Ru under mine 2”"
                .to_owned()
        }
    }
}

fn trick(rules: &TrickOptions) -> String {
    let mut forms = vec!["a card such as QS"];
    if rules.has_wilds() {
        forms.push("a Wild such as WC+ (highest) or WC- (lowest)");
    }
    if rules.notation.passes {
        forms.push("“pass 2C QS AH”");
    }
    if rules.has_wilds() {
        forms.push("“decline”");
    }
    if rules.notation.moon_choice {
        forms.push("“moon self”, “moon others”");
    }
    if rules.notation.gathers {
        forms.push("“gather”, “correct 7D”");
    }
    format!("an action is {}", forms.join(", "))
}
