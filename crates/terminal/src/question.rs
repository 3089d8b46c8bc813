//! What the player is asked, as choices that both renderings show.

use moonshot_api::Snapshot;
use moonshot_protocol::LegalText;
use moonshot_rules::Phase;

use crate::language::{Language, say};
use crate::model::Command;
use crate::offers::Answer;
use crate::words::{action_label, card_of};

/// In place of an action: the player does not correct their tile, so the trick may be gathered.
pub const KEEP: &str = "keep";

/// What the player is asked.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Question {
    /// Nothing: it is not their turn.
    #[default]
    Nothing,
    /// To choose cards to pass.
    Pass {
        /// How many.
        count: usize,
        /// The cards to choose from, in the order of the hand.
        from: Vec<String>,
    },
    /// To choose an action.
    Choose(Vec<Choice>),
}

/// A choice: a card of the hand, or something else to do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// What it is called.
    pub label: String,
    /// The card of the hand that it plays, in notation.
    pub card: Option<String>,
    /// The ways to do it, at least one: several for a Wild and for a card of Heartcatchers.
    pub ways: Vec<Way>,
}

/// A way to make a choice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Way {
    /// The action in notation, or [`KEEP`].
    pub action: String,
    /// What it is called.
    pub label: String,
}

impl Way {
    /// The way as an entry of a list.
    pub fn answer(&self) -> Answer {
        Answer {
            label: self.label.clone(),
            command: Command::Act(self.action.clone()),
            sure: None,
        }
    }
}

impl Question {
    /// The question of a snapshot. `keeps`: whether the player may say that they do not correct their tile.
    pub fn of(snapshot: &Snapshot, language: &Language, keeps: bool) -> Question {
        let legal = snapshot.view.legal.as_deref().unwrap_or_default();
        if let Some(LegalText::Pass { pass, from }) = legal.first() {
            return Question::Pass {
                count: *pass,
                from: from.clone(),
            };
        }
        let tiles = snapshot.game == "cardominoes";
        let mut choices: Vec<Choice> = Vec::new();
        let mut gathers = false;
        for entry in legal {
            let LegalText::Action(action) = entry else {
                continue;
            };
            gathers |= action == "gather";
            let label = if snapshot.view.phase == Phase::Opening && action != "decline" {
                say!(language, "trick-open-lead")
            } else {
                action_label(language, action, tiles)
            };
            add(&mut choices, language, action, label);
        }
        let corrects = legal.iter().any(is_correction);
        if corrects && keeps && !gathers {
            let label = action_label(language, KEEP, tiles);
            add(&mut choices, language, KEEP, label);
        }
        match choices.is_empty() {
            true => Question::Nothing,
            false => Question::Choose(choices),
        }
    }

    /// Whether something is asked.
    pub fn is_asked(&self) -> bool {
        *self != Question::Nothing
    }

    /// The question in a sentence.
    pub fn prompt(&self, snapshot: &Snapshot, language: &Language) -> String {
        let tiles = snapshot.game == "cardominoes";
        let kind = if tiles { "tile" } else { "card" };
        match (self, snapshot.view.phase) {
            (Question::Nothing, _) => String::new(),
            (Question::Pass { count, .. }, _) => {
                say!(
                    language,
                    "sentences-your-turn-pass",
                    card = kind,
                    count = *count
                )
            }
            (Question::Choose(_), Phase::Opening) => say!(language, "trick-open-said"),
            (Question::Choose(_), Phase::Moon) => say!(language, "trick-moon-said"),
            (Question::Choose(choices), Phase::Gather) => {
                let gathers = choices
                    .iter()
                    .any(|choice| choice.ways[0].action == "gather");
                if gathers {
                    say!(language, "trick-gather-said")
                } else {
                    say!(language, "trick-correct", kind = kind)
                }
            }
            (Question::Choose(choices), Phase::Play) => {
                let count = choices.len();
                say!(
                    language,
                    "sentences-your-turn-play",
                    card = kind,
                    count = count
                )
            }
            (Question::Choose(_), _) => say!(language, "sentences-your-turn-choose"),
        }
    }

    /// The choice that plays this card of the hand.
    pub fn of_card(&self, card: &str) -> Option<&Choice> {
        self.choices()
            .iter()
            .find(|choice| choice.card.as_deref() == Some(card))
    }

    /// The choices; none for a pass.
    pub fn choices(&self) -> &[Choice] {
        match self {
            Question::Choose(choices) => choices,
            _ => &[],
        }
    }

    /// The choices without a card, such as gathering a trick.
    pub fn others(&self) -> impl Iterator<Item = &Choice> {
        self.choices().iter().filter(|choice| choice.card.is_none())
    }
}

fn is_correction(entry: &LegalText) -> bool {
    matches!(entry, LegalText::Action(action) if action.starts_with("correct "))
}

/// Adds an action, to the choice of its card if there is one.
fn add(choices: &mut Vec<Choice>, language: &Language, action: &str, label: String) {
    let card = card_of(action);
    let way = Way {
        action: action.to_owned(),
        label: label.clone(),
    };
    let same = choices
        .iter_mut()
        .find(|choice| card.is_some() && choice.card == card);
    if let (Some(choice), Some(card)) = (same, &card) {
        // With several ways the choice is called after its card.
        choice.label = language.capital(&language.card(card));
        choice.ways.push(way);
        return;
    }
    choices.push(Choice {
        label,
        card,
        ways: vec![way],
    });
}
