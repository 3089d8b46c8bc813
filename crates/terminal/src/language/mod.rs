//! Sentences in the player's language, from the catalogue that the page uses (`locales`).

mod choose;
mod functions;
mod names;
mod particle;

use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use rust_embed::RustEmbed;
use unic_langid::LanguageIdentifier;

pub use choose::{preferred, speaks_utf8};
use functions::Given;
use names::CardNames;

/// The messages of all languages. Files of areas that only the page needs are left out.
#[derive(RustEmbed)]
#[folder = "../../locales"]
#[include = "*/base.ftl"]
#[include = "*/black-hearts.ftl"]
#[include = "*/cards.ftl"]
#[include = "*/cardominoes.ftl"]
#[include = "*/chat.ftl"]
#[include = "*/ending.ftl"]
#[include = "*/errors.ftl"]
#[include = "*/games.ftl"]
#[include = "*/heartcatchers.ftl"]
#[include = "*/hints.ftl"]
#[include = "*/levels.ftl"]
#[include = "*/refusals.ftl"]
#[include = "*/replay.ftl"]
#[include = "*/room.ftl"]
#[include = "*/seats.ftl"]
#[include = "*/sentences.ftl"]
#[include = "*/table.ftl"]
#[include = "*/terminal.ftl"]
#[include = "*/trick.ftl"]
struct Catalogue;

/// The language that has every message.
const SOURCE: &str = "en";

/// The messages of one language.
pub struct Language {
    code: String,
    bundle: FluentBundle<FluentResource>,
    /// What the reader is called in the middle of a sentence.
    you: String,
}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Language").field(&self.code).finish()
    }
}

/// A parameter of a message.
#[derive(Clone, Debug)]
pub enum Arg {
    /// A text, or a word to select by.
    Text(String),
    /// A number.
    Number(f64),
    /// A card in notation.
    Card(String),
    /// Cards in notation.
    Cards(Vec<String>),
    /// Somebody at the table.
    Player(Player),
    /// Several of them.
    Players(Vec<Player>),
}

/// Somebody in a message, who may be its reader.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// The name at the table.
    pub name: String,
    /// Whether it is the reader.
    pub you: bool,
}

macro_rules! arg_from {
    ($($from:ty => $make:expr),+ $(,)?) => {$(
        impl From<$from> for Arg {
            fn from(value: $from) -> Arg {
                let make: fn($from) -> Arg = $make;
                make(value)
            }
        }
    )+};
}

arg_from! {
    &str => |text| Arg::Text(text.to_owned()),
    String => Arg::Text,
    &String => |text| Arg::Text(text.clone()),
    bool => |yes| Arg::Text(yes.to_string()),
    i32 => |number| Arg::Number(f64::from(number)),
    u32 => |number| Arg::Number(f64::from(number)),
    u8 => |number| Arg::Number(f64::from(number)),
    usize => |number| Arg::Number(number as f64),
    f64 => Arg::Number,
    Player => Arg::Player,
    Vec<Player> => Arg::Players,
}

impl Arg {
    /// A card in notation.
    pub fn card(code: impl Into<String>) -> Arg {
        Arg::Card(code.into())
    }

    /// Cards in notation.
    pub fn cards(codes: &[String]) -> Arg {
        Arg::Cards(codes.to_vec())
    }
}

/// The text of a message: `say!(language, "sentences-dealt", hand = 3)`.
macro_rules! say {
    ($language:expr, $key:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $language.text($key, [$((stringify!($name), $crate::language::Arg::from($value))),*])
    };
}
pub(crate) use say;

impl Language {
    /// The codes of the languages, such as `de`, in alphabetical order.
    pub fn codes() -> Vec<String> {
        let mut codes: Vec<String> = Catalogue::iter()
            .filter_map(|path| Some(path.split_once('/')?.0.to_owned()))
            .collect();
        codes.sort();
        codes.dedup();
        codes
    }

    /// The language with this code, or English if there is none.
    pub fn load(code: &str) -> Language {
        let code = Language::codes().into_iter().find(|known| known == code);
        let code = code.unwrap_or_else(|| SOURCE.to_owned());
        let names = Arc::new(CardNames::new(&code, bundle(&code)));
        let mut bundle = bundle(&code);
        functions::add(&mut bundle, &names);
        let mut language = Language {
            code,
            bundle,
            you: String::new(),
        };
        language.you = say!(language, "base-you");
        language
    }

    /// Its code, such as `de`.
    pub fn code(&self) -> &str {
        &self.code
    }

    /// Whether there is a message with this key.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// The text of a message. A key that is no message is returned as it is.
    pub fn text<const N: usize>(&self, key: &str, given: [(&'static str, Arg); N]) -> String {
        let message = self.bundle.get_message(key);
        let Some(pattern) = message.and_then(|message| message.value()) else {
            debug_assert!(false, "no message {key}");
            return key.to_owned();
        };
        let mut args = FluentArgs::with_capacity(N);
        for (name, arg) in given {
            args.set(name, self.value(arg));
        }
        let mut errors = Vec::new();
        let text = self
            .bundle
            .format_pattern(pattern, Some(&args), &mut errors);
        debug_assert!(errors.is_empty(), "{key}: {errors:?}");
        text.into_owned()
    }

    /// The name of a card as a label, without an article.
    pub fn card(&self, code: &str) -> String {
        // The message is a card's name after a player's, so ask for the name alone.
        say!(self, "terminal-card", card = Arg::card(code))
    }

    /// The text with a capital first letter.
    pub fn capital(&self, text: &str) -> String {
        functions::capital(text)
    }

    /// Texts as a list in a sentence.
    pub fn list(&self, texts: &[String]) -> String {
        names::list(&self.code, texts)
    }

    fn value(&self, arg: Arg) -> FluentValue<'static> {
        let shown = |player: Player| {
            let name = if player.you {
                self.you.clone()
            } else {
                player.name
            };
            (name, player.you)
        };
        match arg {
            Arg::Text(text) | Arg::Card(text) => FluentValue::String(Cow::Owned(text)),
            Arg::Number(number) => FluentValue::from(number),
            Arg::Cards(codes) => Given::Cards(codes).into(),
            Arg::Player(player) => {
                let (name, you) = shown(player);
                Given::Player { name, you }.into()
            }
            Arg::Players(players) => {
                let names = players.into_iter().map(|player| shown(player).0);
                Given::Texts(names.collect()).into()
            }
        }
    }
}

/// The messages of a language, without the functions that they call.
fn bundle(code: &str) -> FluentBundle<FluentResource> {
    let id: LanguageIdentifier = code.parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(|value, _| match value {
        // A minus sign, not a hyphen.
        FluentValue::Number(number) => Some(number.as_string().replace('-', "−")),
        _ => None,
    }));
    for path in Catalogue::iter().filter(|path| path.starts_with(&format!("{code}/"))) {
        let Some(file) = Catalogue::get(&path) else {
            continue;
        };
        let text = String::from_utf8_lossy(&file.data).into_owned();
        // The build of the page and a test refuse files with mistakes; here the rest of such a file counts.
        let resource = FluentResource::try_new(text).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ada() -> Player {
        Player {
            name: "Ada".to_owned(),
            you: false,
        }
    }

    fn you() -> Player {
        Player {
            name: "Zoe".to_owned(),
            you: true,
        }
    }

    #[test]
    fn english_sentences_are_those_of_the_page() {
        let en = Language::load("en");
        let led = |player| say!(en, "sentences-led", player = player, card = Arg::card("QS"));
        assert_eq!(led(ada()), "Ada leads the queen of spades.");
        assert_eq!(led(you()), "You lead the queen of spades.");
        let cards = Arg::cards(&["W3".to_owned(), "W3".to_owned(), "R1".to_owned()]);
        let passed = say!(en, "sentences-passed-to-you", player = "Ada", cards = cards);
        assert_eq!(
            passed,
            "Ada passed you a white 3, another white 3 and the red 1."
        );
        let taken =
            |points: i32| say!(en, "sentences-trick-taken", player = ada(), points = points);
        assert_eq!(taken(0), "Ada takes the trick.");
        assert_eq!(taken(1), "Ada takes the trick: 1 point.");
        assert_eq!(taken(-10), "Ada takes the trick: −10 points.");
        let shared = say!(en, "sentences-shared", players = vec![ada(), you()]);
        assert_eq!(shared, "Ada and you share the win.");
        let next = say!(
            en,
            "sentences-next-points",
            card = Arg::card("WC+"),
            more = 1.25
        );
        assert_eq!(
            next,
            "Next best: the Wild Club as highest, which costs about 1.3 points more."
        );
        let rarer = say!(
            en,
            "sentences-next-chance",
            card = Arg::card("U"),
            more = 0.048
        );
        assert_eq!(
            rarer,
            "Next best: an Uncatchable, which wins about 5% less often."
        );
        assert_eq!(en.card("TD"), "10 of diamonds");
    }

    #[test]
    fn every_language_says_cards_lists_and_numbers_its_own_way() {
        let expected = [
            ("de", "Ada und du", "2,5"),
            ("en", "Ada and you", "2.5"),
            ("es", "Ada y tú", "2,5"),
            ("fr", "Ada et vous", "2,5"),
            ("ja", "Ada、あなた", "2.5"),
            ("ko", "Ada 및 나", "2.5"),
        ];
        assert_eq!(Language::codes(), expected.map(|(code, ..)| code));
        for (code, list, number) in expected {
            let language = Language::load(code);
            let players = say!(language, "sentences-shared", players = vec![ada(), you()]);
            let you = language.you.clone();
            assert_eq!(language.list(&["Ada".to_owned(), you]), list, "{players}");
            let more = say!(
                language,
                "sentences-next-points",
                card = Arg::card("QS"),
                more = 2.5
            );
            assert!(more.contains(number), "{more}");
        }
    }

    #[test]
    fn every_file_of_messages_is_well_formed() {
        for path in Catalogue::iter() {
            let file = Catalogue::get(&path).unwrap();
            let text = String::from_utf8(file.data.into_owned()).unwrap();
            assert!(FluentResource::try_new(text).is_ok(), "{path}");
        }
    }

    /// The string literals of this crate's source.
    fn literals(folder: &std::path::Path, found: &mut Vec<String>) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                literals(&path, found);
            } else {
                let text = std::fs::read_to_string(&path).unwrap();
                let literals = text.split('"').skip(1).step_by(2);
                found.extend(literals.map(str::to_owned));
            }
        }
    }

    #[test]
    fn every_message_that_is_named_exists_and_every_one_of_the_terminal_is_named() {
        let mut found = Vec::new();
        literals(
            concat!(env!("CARGO_MANIFEST_DIR"), "/src").as_ref(),
            &mut found,
        );
        let en = Language::load(SOURCE);
        let areas = Catalogue::iter().filter_map(|path| {
            Some(format!(
                "{}-",
                path.strip_prefix("en/")?.strip_suffix(".ftl")?
            ))
        });
        let areas: Vec<String> = areas.collect();
        let is_key = |text: &str| {
            let plain = text
                .bytes()
                .all(|letter| letter.is_ascii_lowercase() || letter == b'-');
            let whole = plain && !text.ends_with('-');
            whole && areas.iter().any(|area| text.starts_with(area.as_str()))
        };
        let keys: Vec<&String> = found.iter().filter(|text| is_key(text)).collect();
        assert!(keys.len() > 150, "{}", keys.len());
        for key in keys {
            assert!(en.has(key), "no message {key}");
        }
        let own = Catalogue::get("en/terminal.ftl").unwrap();
        let own = String::from_utf8(own.data.into_owned()).unwrap();
        let own = own
            .lines()
            .filter_map(|line| Some(line.split_once(" =")?.0));
        for key in own.filter(|key| key.starts_with("terminal-")) {
            assert!(found.iter().any(|text| text == key), "nothing shows {key}");
        }
    }
}
