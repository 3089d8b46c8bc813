//! The names of cards, and lists of them.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use icu_list::ListFormatter;
use icu_list::options::ListFormatterOptions;
use icu_locale_core::Locale;

use crate::cards::Face;

/// The messages that name cards and numbers, for the functions of other messages.
pub(super) struct CardNames {
    code: String,
    bundle: FluentBundle<FluentResource>,
}

impl CardNames {
    pub(super) fn new(code: &str, bundle: FluentBundle<FluentResource>) -> CardNames {
        CardNames {
            code: code.to_owned(),
            bundle,
        }
    }

    /// The card in a form of the language, `bare` for a label. `another`: an equal card was named just before.
    pub(super) fn card(&self, code: &str, form: &str, another: bool) -> String {
        let mut args = FluentArgs::new();
        args.set("form", form.to_owned());
        args.set("another", another.to_string());
        let key = match Face::read(code) {
            None => return code.to_owned(),
            Some(Face::Standard { suit, rank }) => {
                args.set("suit", suit.key());
                args.set("rank", rank.key());
                "cards-standard"
            }
            Some(Face::Wild { suit, declared }) => {
                args.set("suit", suit.key());
                let declared = match declared {
                    Some(true) => "highest",
                    Some(false) => "lowest",
                    None => "hand",
                };
                args.set("as", declared);
                "cards-wild"
            }
            Some(Face::Number { colour, number }) => {
                args.set("colour", colour.key());
                args.set("number", number);
                "cards-number"
            }
            Some(Face::Heart { colour, kind }) => {
                args.set("colour", colour.key());
                args.set("kind", kind.key());
                "cards-heart"
            }
            Some(Face::Uncatchable) => "cards-uncatchable",
        };
        self.text(key, &args)
    }

    /// Cards as a list; the second of two equal ones is “another”.
    pub(super) fn cards(&self, codes: &[String], form: &str) -> String {
        let named = codes.iter().enumerate();
        let named = named.map(|(at, code)| self.card(code, form, codes[..at].contains(code)));
        self.list(&named.collect::<Vec<_>>())
    }

    pub(super) fn list(&self, texts: &[String]) -> String {
        list(&self.code, texts)
    }

    /// The number with this many decimal places, or as many as it needs up to three.
    pub(super) fn number(&self, value: f64, digits: Option<usize>) -> String {
        // Halves are rounded away from zero, as people and the page do.
        let scale = 10_f64.powi(digits.unwrap_or(3) as i32);
        let rounded = (value.abs() * scale).round() / scale;
        let text = match digits {
            Some(digits) => format!("{rounded:.digits$}"),
            None => rounded.to_string(),
        };
        let text = match text.split_once('.') {
            None => text,
            Some((whole, part)) => {
                let mut args = FluentArgs::new();
                args.set("whole", whole.to_owned());
                args.set("part", part.to_owned());
                self.text("terminal-decimal", &args)
            }
        };
        if value < 0.0 && rounded != 0.0 {
            format!("−{text}")
        } else {
            text
        }
    }

    /// A share in hundredths.
    pub(super) fn percent(&self, share: f64, digits: Option<usize>) -> String {
        let mut args = FluentArgs::new();
        args.set(
            "number",
            self.number(100.0 * share, Some(digits.unwrap_or(0))),
        );
        self.text("terminal-percent", &args)
    }

    fn text(&self, key: &str, args: &FluentArgs<'_>) -> String {
        let message = self.bundle.get_message(key);
        let Some(pattern) = message.and_then(|message| message.value()) else {
            return key.to_owned();
        };
        let text = self
            .bundle
            .format_pattern(pattern, Some(args), &mut Vec::new());
        text.into_owned()
    }
}

/// Texts as a list in a sentence: `Ada, Boris and you`.
pub(super) fn list(code: &str, texts: &[String]) -> String {
    // In British English a list has no comma before “and”.
    let code = if code == "en" { "en-GB" } else { code };
    let locale = code.parse::<Locale>().unwrap_or(Locale::UNKNOWN);
    let formatter = ListFormatter::try_new_and((&locale).into(), ListFormatterOptions::default());
    match formatter {
        Ok(formatter) => formatter.format_to_string(texts.iter().map(String::as_str)),
        Err(_) => texts.join(", "),
    }
}
