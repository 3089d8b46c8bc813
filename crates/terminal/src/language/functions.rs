//! The functions that messages call, as `locales/README.md` lists them.

use std::borrow::Cow;
use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::FluentType;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use super::names::CardNames;
use super::particle::particle;

/// A parameter that is neither a text nor a number.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Given {
    /// A player, named as the reader reads it.
    Player { name: String, you: bool },
    /// Cards in notation.
    Cards(Vec<String>),
    /// Texts, such as the names of players.
    Texts(Vec<String>),
}

impl Given {
    fn text(&self) -> Cow<'static, str> {
        match self {
            Given::Player { name, .. } => Cow::Owned(name.clone()),
            Given::Cards(texts) | Given::Texts(texts) => Cow::Owned(texts.join(", ")),
        }
    }
}

impl FluentType for Given {
    fn duplicate(&self) -> Box<dyn FluentType + Send> {
        Box::new(self.clone())
    }

    fn as_string(&self, _: &intl_memoizer::IntlLangMemoizer) -> Cow<'static, str> {
        self.text()
    }

    fn as_string_threadsafe(
        &self,
        _: &intl_memoizer::concurrent::IntlLangMemoizer,
    ) -> Cow<'static, str> {
        self.text()
    }
}

impl From<Given> for FluentValue<'static> {
    fn from(given: Given) -> FluentValue<'static> {
        FluentValue::Custom(Box::new(given))
    }
}

/// Adds the functions to the messages of a language.
pub(super) fn add(bundle: &mut FluentBundle<FluentResource>, names: &Arc<CardNames>) {
    let known = Arc::clone(names);
    define(bundle, "CARD", move |given, named| {
        known.card(&text(given), form(named), false)
    });
    let known = Arc::clone(names);
    define(bundle, "CARDS", move |given, named| {
        known.cards(&texts(given), form(named))
    });
    let known = Arc::clone(names);
    define(bundle, "LIST", move |given, _| known.list(&texts(given)));
    let known = Arc::clone(names);
    define(bundle, "PLAYERS", move |given, _| known.list(&texts(given)));
    let known = Arc::clone(names);
    define(bundle, "NUMBER", move |given, named| {
        number(&known, given, named)
    });
    define(bundle, "WHO", |given, _| {
        let you = matches!(custom(given), Some(Given::Player { you: true, .. }));
        if you { "you" } else { "other" }.to_owned()
    });
    define(bundle, "CAPITAL", |given, _| capital(&text(given)));
    define(bundle, "JOSA", |given, named| {
        let text = text(given);
        let particle = particle(&text, form(named)).to_owned();
        text + &particle
    });
}

/// The text with a capital first letter.
pub(super) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(letters).collect()
    })
}

/// Defines a function of one parameter, whose result is a text.
fn define(
    bundle: &mut FluentBundle<FluentResource>,
    name: &str,
    function: impl Fn(&FluentValue<'_>, &FluentArgs<'_>) -> String + Send + Sync + 'static,
) {
    let defined = bundle.add_function(name, move |given, named| match given.first() {
        Some(value) => FluentValue::String(Cow::Owned(function(value, named))),
        None => FluentValue::Error,
    });
    debug_assert!(defined.is_ok(), "{name} is defined once");
}

fn custom<'a>(value: &'a FluentValue<'_>) -> Option<&'a Given> {
    match value {
        FluentValue::Custom(custom) => (**custom).as_any().downcast_ref(),
        _ => None,
    }
}

fn text(value: &FluentValue<'_>) -> String {
    match value {
        FluentValue::String(text) => text.clone().into_owned(),
        FluentValue::Number(number) => number.as_string().into_owned(),
        _ => custom(value)
            .map(|given| given.text().into_owned())
            .unwrap_or_default(),
    }
}

fn texts(value: &FluentValue<'_>) -> Vec<String> {
    match custom(value) {
        Some(Given::Cards(texts) | Given::Texts(texts)) => texts.clone(),
        _ => vec![text(value)],
    }
}

fn option<'a>(named: &'a FluentArgs<'_>, name: &'a str) -> Option<&'a str> {
    match named.get(name) {
        Some(FluentValue::String(text)) => Some(text),
        _ => None,
    }
}

fn form<'a>(named: &'a FluentArgs<'_>) -> &'a str {
    option(named, "form").unwrap_or("the")
}

fn number(names: &CardNames, value: &FluentValue<'_>, named: &FluentArgs<'_>) -> String {
    let FluentValue::Number(number) = value else {
        return text(value);
    };
    let digits = match named.get("digits") {
        Some(FluentValue::Number(digits)) => Some(digits.value as usize),
        _ => None,
    };
    let shown = match option(named, "style") {
        Some("percent") => names.percent(number.value, digits),
        _ => names.number(number.value, digits),
    };
    match option(named, "sign") {
        Some("exceptZero" | "always") if number.value > 0.0 => format!("+{shown}"),
        _ => shown,
    }
}
