//! Actions, refusals and hints in words.

use moonshot_api::{NextBest, OpenTable, Problem, Suggestion, SuggestionUnit};
use moonshot_protocol::Reason;

use crate::cards::{Face, Suit};
use crate::language::{Arg, Language, say};
use crate::model::game_name;

/// How many choices a hint lists: a pass has hundreds.
const MOST_CHOICES: usize = 8;

/// An action of Heartcatchers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum FieldAction {
    Catch { card: String, place: u8 },
    Steal { card: String, place: u8, given: u8 },
    Hide { card: String, mine: bool, place: u8 },
}

impl FieldAction {
    /// Reads `catch Rb on 2`, `steal Rb on 1 for 3` or `secret Ru under mine 2`.
    pub(crate) fn read(text: &str) -> Option<FieldAction> {
        let words: Vec<&str> = text.split(' ').collect();
        let place = |word: &str| word.parse::<u8>().ok();
        Some(match words[..] {
            ["catch", card, "on", at] => FieldAction::Catch {
                card: card.to_owned(),
                place: place(at)?,
            },
            ["steal", card, "on", at, "for", given] => FieldAction::Steal {
                card: card.to_owned(),
                place: place(at)?,
                given: place(given)?,
            },
            ["secret", card, "under", side, at] => FieldAction::Hide {
                card: card.to_owned(),
                mine: side == "mine",
                place: place(at)?,
            },
            _ => return None,
        })
    }

    fn card(&self) -> &str {
        match self {
            FieldAction::Catch { card, .. }
            | FieldAction::Steal { card, .. }
            | FieldAction::Hide { card, .. } => card,
        }
    }

    /// The three messages for the kinds of actions, of which the one that fits is filled in.
    fn text(&self, language: &Language, keys: [&str; 3]) -> String {
        let [catch, steal, hide] = keys;
        let card = Arg::card(self.card());
        match self {
            FieldAction::Catch { place, .. } => {
                say!(language, catch, place = *place, card = card)
            }
            FieldAction::Steal { place, given, .. } => {
                say!(language, steal, place = *place, card = card, given = *given)
            }
            FieldAction::Hide { mine, place, .. } => {
                let side = if *mine { "mine" } else { "theirs" };
                say!(language, hide, side = side, place = *place, card = card)
            }
        }
    }
}

/// The card of the hand that an action plays or puts down; `None` for an action without one, and for a pass.
pub(crate) fn card_of(action: &str) -> Option<String> {
    if let Some(field) = FieldAction::read(action) {
        return Some(field.card().to_owned());
    }
    let card = action.strip_prefix("correct ").unwrap_or(action);
    Face::read(card).map(|_| crate::cards::as_held(card).to_owned())
}

/// An action as a choice: `Queen of spades`, `Gather the trick`. `tiles`: whether the game is played with tiles.
pub(crate) fn action_label(language: &Language, action: &str, tiles: bool) -> String {
    if let Some(field) = FieldAction::read(action) {
        return field.text(
            language,
            ["terminal-catch", "terminal-steal", "terminal-hide"],
        );
    }
    if let Some(card) = action.strip_prefix("correct ") {
        return say!(language, "sentences-hint-correct", card = Arg::card(card));
    }
    if let Some(cards) = passed(action) {
        let cards: Vec<String> = cards.iter().map(|card| language.card(card)).collect();
        return language.capital(&language.list(&cards));
    }
    match action {
        "decline" => say!(language, "trick-open-keep"),
        "gather" => say!(language, "trick-gather"),
        "moon self" => say!(language, "trick-moon-self"),
        "moon others" => say!(language, "trick-moon-others"),
        crate::question::KEEP => say!(language, "table-keep-card", tiles = tiles),
        card => language.capital(&language.card(card)),
    }
}

fn passed(action: &str) -> Option<Vec<String>> {
    let cards = action.strip_prefix("pass ")?;
    Some(cards.split(' ').map(str::to_owned).collect())
}

/// A refusal as a sentence; the server's own if its code is of a later release.
pub fn refusal(language: &Language, game: &str, reason: &Reason) -> String {
    let parameter = |name: &str| reason.parameters.get(name);
    let text = |name: &str| {
        parameter(name)
            .and_then(|value| value.as_str())
            .unwrap_or_default()
    };
    let card = text("card").to_owned();
    let suit = text("led").chars().next().and_then(Suit::read);
    let suit = suit.map(Suit::key).unwrap_or_default();
    match &*reason.code {
        "does-not-catch" => catching(language, &card, text("top")),
        "must-open-with" if game == "black-hearts" => {
            say!(language, "refusals-must-open-with-two")
        }
        "no-points-on-first-trick" if card.ends_with('H') => {
            say!(language, "refusals-no-hearts-on-first-trick")
        }
        code @ ("not-held" | "passed-twice" | "must-open-with" | "no-points-on-first-trick") => {
            say!(
                language,
                &format!("refusals-{code}"),
                card = Arg::card(card)
            )
        }
        code @ ("must-follow" | "correction-must-follow") => {
            say!(language, &format!("refusals-{code}"), suit = suit)
        }
        "pass-exactly" => {
            let count = parameter("count")
                .and_then(serde_json::Value::as_f64)
                .unwrap_or_default();
            say!(language, "refusals-pass-exactly", count = count)
        }
        code => {
            let key = format!("refusals-{code}");
            if language.has(&key) {
                say!(language, &key)
            } else {
                reason.sentence.clone()
            }
        }
    }
}

/// Why a server refused a request; its own sentence if the code is of a later release.
pub(crate) fn problem(language: &Language, problem: &Problem) -> String {
    let other = problem.other_name.as_deref();
    match (&*problem.code, other) {
        ("name-taken", Some(other)) => say!(language, "errors-name-taken-other", other = other),
        ("name-of-account", Some(other)) => {
            say!(language, "errors-name-of-account-other", other = other)
        }
        ("bad-request" | "bad-option" | "bad-transcript", _) => {
            let key = format!("errors-{}", problem.code);
            say!(language, &key, detail = problem.detail.as_str())
        }
        ("too-many-requests", _) => say!(language, "errors-wait"),
        (code, _) => {
            let key = format!("errors-{code}");
            match language.has(&key) {
                true => say!(language, &key),
                false => problem.detail.clone(),
            }
        }
    }
}

/// The tables that wait for players, a line each; one line if there are none.
pub fn open_tables(language: &Language, tables: &[OpenTable]) -> Vec<String> {
    if tables.is_empty() {
        return vec![say!(language, "terminal-no-tables")];
    }
    let line = |table: &OpenTable| {
        let names: Vec<String> = table.names.iter().flatten().cloned().collect();
        let game = game_name(language, &table.game);
        let free = say!(language, "room-free", count = table.free);
        let parts = [table.table.clone(), game, language.list(&names), free];
        let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        parts.join("  ")
    };
    tables.iter().map(line).collect()
}

fn catching(language: &Language, card: &str, top: &str) -> String {
    let colour = |code: &str| match Face::read(code) {
        Some(Face::Heart { colour, .. }) => Some(colour.key()),
        _ => None,
    };
    match (colour(card), colour(top)) {
        (Some(own), Some(top)) => {
            say!(language, "refusals-does-not-catch", own = own, top = top)
        }
        _ => say!(language, "refusals-top-is-uncatchable"),
    }
}

/// A hint in words.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Advice {
    /// The recommended action, in notation.
    pub action: String,
    /// What to do, why, and what is next best: a sentence each.
    pub sentences: Vec<String>,
    /// Each choice that was compared, the best first, and what it costs more.
    pub choices: Vec<(String, String)>,
}

/// What a bot would do, in words; `None` if it has nothing to say.
pub fn advice(language: &Language, tiles: bool, suggestion: &Suggestion) -> Option<Advice> {
    let action = suggestion.action.clone()?;
    let mut sentences = vec![recommended(language, &action)];
    if let Some(reason) = &suggestion.reason {
        let key = format!("hints-{}", reason.code);
        let known = language.has(&key);
        sentences.push(if known {
            say!(language, &key)
        } else {
            reason.sentence.clone()
        });
    }
    sentences.extend(
        suggestion
            .next
            .as_ref()
            .and_then(|next| next_best(language, next)),
    );
    let best = suggestion.alternatives.first();
    let mut choices = Vec::new();
    let shown = &suggestion.alternatives[..suggestion.alternatives.len().min(MOST_CHOICES)];
    for one in shown {
        let label = action_label(language, &one.action, tiles);
        let more = best.map_or(0.0, |best| one.cost - best.cost);
        let cost = match suggestion.unit {
            _ if more == 0.0 => say!(language, "hints-best"),
            Some(SuggestionUnit::Chance) => {
                say!(
                    language,
                    "hints-chance-more",
                    more = more,
                    error = one.error
                )
            }
            _ => say!(
                language,
                "hints-points-more",
                more = more,
                error = one.error
            ),
        };
        choices.push((label, cost));
    }
    Some(Advice {
        action,
        sentences,
        choices,
    })
}

fn recommended(language: &Language, action: &str) -> String {
    if let Some(field) = FieldAction::read(action) {
        let keys = [
            "heartcatchers-try-catch",
            "heartcatchers-try-steal",
            "heartcatchers-try-hide",
        ];
        return field.text(language, keys);
    }
    if let Some(card) = action.strip_prefix("correct ") {
        return say!(language, "sentences-hint-correct", card = Arg::card(card));
    }
    if let Some(cards) = passed(action) {
        return say!(language, "hints-pass", cards = Arg::cards(&cards));
    }
    match action {
        "decline" => say!(language, "sentences-hint-decline"),
        "gather" => say!(language, "sentences-hint-gather"),
        "moon self" => say!(language, "sentences-hint-moon-self"),
        "moon others" => say!(language, "sentences-hint-moon-others"),
        card => say!(language, "sentences-hint-play", card = Arg::card(card)),
    }
}

fn next_best(language: &Language, next: &NextBest) -> Option<String> {
    Face::read(&next.action)?;
    let card = Arg::card(&next.action);
    Some(match (next.more, next.unit) {
        (None, _) => say!(language, "sentences-next-close", card = card),
        (Some(more), SuggestionUnit::Points) => {
            say!(language, "sentences-next-points", card = card, more = more)
        }
        (Some(more), SuggestionUnit::Chance) => {
            say!(language, "sentences-next-chance", card = card, more = more)
        }
    })
}
