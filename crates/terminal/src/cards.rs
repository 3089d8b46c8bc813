//! Cards as a terminal shows them: a short text and a colour.

/// A card, read from its notation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Face {
    /// A card of the standard pack.
    Standard {
        /// Its suit.
        suit: Suit,
        /// Its rank.
        rank: Rank,
    },
    /// Wild Twists: a Wild.
    Wild {
        /// Its suit.
        suit: Suit,
        /// Whether it was declared the highest; `None` in a hand.
        declared: Option<bool>,
    },
    /// Black Hearts: a numbered card.
    Number {
        /// Its colour.
        colour: Colour,
        /// 1 to 6.
        number: u8,
    },
    /// Heartcatchers: a heart.
    Heart {
        /// Its colour.
        colour: Colour,
        /// Its kind.
        kind: Kind,
    },
    /// Heartcatchers: an Uncatchable.
    Uncatchable,
}

macro_rules! letters {
    ($(#[$doc:meta])* $name:ident { $($variant:ident $letter:literal $key:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[allow(missing_docs)]
        pub enum $name { $($variant),+ }

        impl $name {
            /// The one with this letter in notation.
            pub fn read(letter: char) -> Option<$name> {
                match letter { $($letter => Some($name::$variant),)+ _ => None }
            }

            /// Its word in the parameters of messages.
            pub fn key(self) -> &'static str {
                match self { $($name::$variant => $key),+ }
            }

            /// Its letter in notation.
            pub fn letter(self) -> char {
                match self { $($name::$variant => $letter),+ }
            }
        }
    };
}

letters! {
    /// A suit.
    Suit { Clubs 'C' "clubs", Diamonds 'D' "diamonds", Hearts 'H' "hearts", Spades 'S' "spades" }
}
letters! {
    /// A rank of the standard pack.
    Rank {
        Two '2' "2", Three '3' "3", Four '4' "4", Five '5' "5", Six '6' "6", Seven '7' "7", Eight '8' "8", Nine '9' "9",
        Ten 'T' "10", Jack 'J' "jack", Queen 'Q' "queen", King 'K' "king", Ace 'A' "ace",
    }
}
letters! {
    /// A colour of Black Hearts or Heartcatchers.
    Colour { Red 'R' "red", Green 'G' "green", Blue 'B' "blue", White 'W' "white" }
}
letters! {
    /// A kind of heart.
    Kind { Blank 'b' "blank", Love 'u' "love", Breaker 'h' "breaker", Change 'c' "change" }
}

impl Suit {
    /// Its symbol.
    pub fn symbol(self) -> char {
        match self {
            Suit::Clubs => '♣',
            Suit::Diamonds => '♦',
            Suit::Hearts => '♥',
            Suit::Spades => '♠',
        }
    }
}

/// What a card is printed in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ink {
    /// Clubs, and green hearts.
    Green,
    /// Diamonds, and blue cards.
    Blue,
    /// Hearts, and red cards.
    Red,
    /// Spades, white cards and Uncatchables: the terminal's own colour.
    Plain,
}

impl Face {
    /// Reads a card of any game; `None` for any other text.
    pub fn read(code: &str) -> Option<Face> {
        let mut letters = code.chars();
        let first = letters.next()?;
        let Some(second) = letters.next() else {
            return (first == 'U').then_some(Face::Uncatchable);
        };
        let third = letters.next();
        if letters.next().is_some() {
            return None;
        }
        if let ('W', Some(suit)) = (first, Suit::read(second)) {
            let declared = match third {
                None => None,
                Some('+') => Some(true),
                Some('-') => Some(false),
                Some(_) => return None,
            };
            return Some(Face::Wild { suit, declared });
        }
        if third.is_some() {
            return None;
        }
        if let (Some(rank), Some(suit)) = (Rank::read(first), Suit::read(second)) {
            return Some(Face::Standard { suit, rank });
        }
        let colour = Colour::read(first)?;
        match second.to_digit(10) {
            Some(number @ 1..=9) => Some(Face::Number {
                colour,
                number: number as u8,
            }),
            Some(_) => None,
            None => Kind::read(second).map(|kind| Face::Heart { colour, kind }),
        }
    }

    /// The colour it is shown in, four for the suits.
    pub fn ink(self) -> Ink {
        match self {
            Face::Standard { suit, .. } | Face::Wild { suit, .. } => match suit {
                Suit::Clubs => Ink::Green,
                Suit::Diamonds => Ink::Blue,
                Suit::Hearts => Ink::Red,
                Suit::Spades => Ink::Plain,
            },
            Face::Number { colour, .. } | Face::Heart { colour, .. } => match colour {
                Colour::Red => Ink::Red,
                Colour::Green => Ink::Green,
                Colour::Blue => Ink::Blue,
                Colour::White => Ink::Plain,
            },
            Face::Uncatchable => Ink::Plain,
        }
    }

    /// The two lines in the corner of the card: `10` and `♥`. The first has one or two columns, the second one or two.
    pub fn corner(self, ascii: bool) -> (String, String) {
        let symbol = |suit: Suit| if ascii { suit.letter() } else { suit.symbol() };
        match self {
            Face::Standard { suit, rank } => {
                let rank = match rank {
                    Rank::Ten => "10".to_owned(),
                    rank => rank.letter().to_string(),
                };
                (rank, symbol(suit).to_string())
            }
            Face::Wild { suit, declared } => {
                let mark = match (declared, ascii) {
                    (None, _) => "",
                    (Some(true), false) => "▲",
                    (Some(false), false) => "▼",
                    (Some(true), true) => "+",
                    (Some(false), true) => "-",
                };
                (format!("W{mark}"), symbol(suit).to_string())
            }
            Face::Number { colour, number } => (number.to_string(), colour.letter().to_string()),
            Face::Heart { colour, kind } => {
                (colour.letter().to_string(), kind.letter().to_string())
            }
            Face::Uncatchable => ("U".to_owned(), String::new()),
        }
    }

    /// Its shortest text: `10♥`, or `10H` without symbols.
    pub fn short(self, ascii: bool) -> String {
        let (first, second) = self.corner(ascii);
        match self {
            // As in notation.
            Face::Number { .. } => second + &first,
            Face::Wild { .. } => {
                let (wild, mark) = first.split_at(1);
                format!("{wild}{second}{mark}")
            }
            _ => first + &second,
        }
    }
}

/// The shortest text of a card in notation.
pub fn short(code: &str, ascii: bool) -> String {
    Face::read(code).map_or_else(|| code.to_owned(), |face| face.short(ascii))
}

/// The card as it is held: `WC` for `WC+`.
pub fn as_held(code: &str) -> &str {
    code.trim_end_matches(['+', '-'])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_of_every_game_have_a_short_text() {
        for (code, text, ascii) in [
            ("TH", "10♥", "10H"),
            ("QS", "Q♠", "QS"),
            ("WC", "W♣", "WC"),
            ("WC+", "W♣▲", "WC+"),
            ("WD-", "W♦▼", "WD-"),
            ("B2", "B2", "B2"),
            ("W6", "W6", "W6"),
            ("Gu", "Gu", "Gu"),
            ("U", "U", "U"),
        ] {
            assert_eq!(short(code, false), text);
            assert_eq!(short(code, true), ascii);
        }
        for nonsense in ["", "X", "1S", "QX", "QSS", "WC*", "W0", "Rx", "moon self"] {
            assert_eq!(Face::read(nonsense), None, "{nonsense}");
        }
        assert_eq!(as_held("WC+"), "WC");
        assert_eq!(as_held("QS"), "QS");
    }

    #[test]
    fn each_suit_has_a_colour_of_its_own() {
        let inks = ["2C", "2D", "2H", "2S"].map(|code| Face::read(code).map(Face::ink));
        assert_eq!(
            inks,
            [Ink::Green, Ink::Blue, Ink::Red, Ink::Plain].map(Some)
        );
    }
}
