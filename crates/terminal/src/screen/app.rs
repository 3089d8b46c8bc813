//! The state of the screen: the cursor, the selected cards, the window on top, and updates that wait to be shown.

use std::collections::{BTreeSet, VecDeque};
use std::sync::mpsc::Sender;
use std::time::{Duration, Instant};

use moonshot_api::TableEvent;
use moonshot_protocol::Event;
use ratatui::layout::Rect;

use crate::language::say;
use crate::look::Look;
use crate::model::{Command, Model, Update};
use crate::question::{Question, Way};

/// How long a card stays alone before the next one, and a trick before it is taken away.
const CARD: Duration = Duration::from_millis(450);
const TRICK: Duration = Duration::from_millis(1_500);

/// The state of the screen.
pub struct App {
    pub(super) model: Model,
    pub(super) look: Look,
    commands: Sender<Command>,
    /// Which item has the cursor: a card of the hand, or a button after them.
    pub(super) cursor: usize,
    /// The selected cards of a pass, by their place in the hand.
    pub(super) selected: BTreeSet<usize>,
    pub(super) window: Option<Window>,
    /// How far the window is scrolled, or which of its entries has the cursor.
    pub(super) row: usize,
    /// The chat message that the player types.
    pub(super) typing: Option<String>,
    /// Where the mouse can click, as drawn last.
    pub(super) targets: Vec<(Rect, Target)>,
    waiting: VecDeque<Update>,
    next: Option<Instant>,
    quits: bool,
}

/// A window on top of the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Window {
    Help,
    Log,
    Scores,
    LastTrick,
    Hint,
    /// The ways to play a card, and its name.
    Ways(String, Vec<Way>),
}

/// Something that can be clicked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Target {
    Item(usize),
    Row(usize),
}

/// A button beside the hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Button {
    pub(super) label: String,
    /// What it does; `None` passes the selected cards.
    ways: Option<Vec<Way>>,
}

impl App {
    /// A screen that shows this model.
    pub fn new(model: Model, look: Look, commands: Sender<Command>) -> App {
        App {
            model,
            look,
            commands,
            cursor: 0,
            selected: BTreeSet::new(),
            window: None,
            row: 0,
            typing: None,
            targets: Vec::new(),
            waiting: VecDeque::new(),
            next: None,
            quits: false,
        }
    }

    /// Whether the player has quit.
    pub fn quits(&self) -> bool {
        self.quits
    }

    /// The model, as it was shown last.
    pub fn into_model(self) -> Model {
        self.model
    }

    /// Whether it waits for the player: nothing is left to be shown, and there is a question, a window, or the end.
    pub fn waits(&self) -> bool {
        let asks = self.model.question.is_asked() || self.window.is_some() || self.model.is_over();
        asks && (self.waiting.is_empty() || self.window == Some(Window::Scores))
    }

    pub(super) fn quit(&mut self) {
        self.quits = true;
    }

    /// Takes an update, which is shown when those before it have been.
    pub fn receive(&mut self, update: Update) {
        self.waiting.push_back(update);
    }

    /// Shows the updates whose time has come; whether something changed.
    pub fn advance(&mut self, now: Instant) -> bool {
        let mut changed = false;
        while self.window != Some(Window::Scores) && self.next.is_none_or(|next| next <= now) {
            let Some(update) = self.waiting.pop_front() else {
                break;
            };
            let stays = self.look.pace.of(stay(&update));
            self.next = (!stays.is_zero()).then_some(now + stays);
            self.show(update);
            changed = true;
        }
        changed
    }

    /// Shows what waits at once.
    pub(super) fn hurry(&mut self) {
        self.next = None;
    }

    fn show(&mut self, update: Update) {
        let scene = matches!(update, Update::Scene { .. });
        let advised = matches!(update, Update::Advice(_));
        self.model.apply(update);
        if advised && self.model.advice.is_some() {
            self.open(Window::Hint);
        }
        if scene {
            self.selected.clear();
            self.cursor = self.first_item();
            if matches!(self.window, Some(Window::Hint | Window::Ways(..))) {
                self.close();
            }
            if self.model.scored.is_some() && !self.model.is_replay() {
                self.open(Window::Scores);
            }
        }
    }

    pub(super) fn open(&mut self, window: Window) {
        self.row = if window == Window::Log { usize::MAX } else { 0 };
        self.window = Some(window);
    }

    pub(super) fn close(&mut self) {
        self.window = None;
        self.row = 0;
    }

    /// The first card that can be played, or the first button.
    fn first_item(&self) -> usize {
        let hand = self.model.hand();
        let playable = hand.iter().position(|card| self.is_playable(card));
        match playable {
            Some(at) => at,
            None if self.buttons().is_empty() => self.cursor.min(hand.len().saturating_sub(1)),
            None => hand.len(),
        }
    }

    /// Whether the card can be played or passed now.
    pub(super) fn is_playable(&self, card: &str) -> bool {
        match &self.model.question {
            Question::Nothing => false,
            Question::Pass { from, .. } => from.iter().any(|one| one == card),
            question => question.of_card(card).is_some(),
        }
    }

    /// The buttons beside the hand.
    pub(super) fn buttons(&self) -> Vec<Button> {
        if let Question::Pass { count, .. } = &self.model.question {
            let language = &self.model.language;
            let missing = count.saturating_sub(self.selected.len());
            let label = match (missing, self.model.is_tiles()) {
                (0, true) => say!(language, "table-pass-tiles", count = *count),
                (0, false) => say!(language, "table-pass-cards", count = *count),
                (missing, _) => say!(language, "table-pass-missing", count = missing),
            };
            return vec![Button { label, ways: None }];
        }
        let others = self.model.question.others();
        let button = |choice: &crate::question::Choice| Button {
            label: choice.label.clone(),
            ways: Some(choice.ways.clone()),
        };
        others.map(button).collect()
    }

    /// The number of cards and buttons.
    pub(super) fn items(&self) -> usize {
        self.model.hand().len() + self.buttons().len()
    }

    /// Moves the cursor, around the ends.
    pub(super) fn step(&mut self, forward: bool) {
        let items = self.items();
        if items > 0 {
            let by = if forward { 1 } else { items - 1 };
            self.cursor = (self.cursor + by) % items;
            self.model.notice = None;
        }
    }

    /// Moves the cursor to the next card that can be played, or button.
    pub(super) fn step_to_playable(&mut self) {
        for _ in 0..self.items() {
            self.step(true);
            let card = self.model.hand().get(self.cursor);
            if card.is_none_or(|card| self.is_playable(card)) {
                return;
            }
        }
    }

    /// Plays the card with the cursor, selects it to pass, or presses the button.
    pub(super) fn press(&mut self) {
        let hand = self.model.hand();
        if let Some(card) = hand.get(self.cursor).cloned() {
            return self.press_card(&card);
        }
        let Some(button) = self.buttons().into_iter().nth(self.cursor - hand.len()) else {
            return;
        };
        match button.ways {
            Some(ways) => self.choose(&button.label, ways),
            None => self.pass(),
        }
    }

    fn press_card(&mut self, card: &str) {
        match &self.model.question {
            Question::Pass { count, .. } => {
                let count = *count;
                self.select(count);
            }
            question => match question.of_card(card).cloned() {
                Some(choice) => self.choose(&choice.label, choice.ways),
                None => self.model.notice = self.why_not(card),
            },
        }
    }

    /// Why the card cannot be played.
    pub(super) fn why_not(&self, card: &str) -> Option<String> {
        let language = &self.model.language;
        let not_yours = || match self.model.is_over() {
            true => say!(language, "sentences-match-over"),
            false => say!(language, "sentences-not-your-turn"),
        };
        self.model.refusal(card).or_else(|| Some(not_yours()))
    }

    /// Selects the card with the cursor to pass, or takes it back.
    fn select(&mut self, count: usize) {
        if self.selected.remove(&self.cursor) {
            return;
        }
        if self.selected.len() == count {
            let text = say!(self.model.language, "refusals-pass-exactly", count = count);
            self.model.notice = Some(text);
            return;
        }
        self.selected.insert(self.cursor);
        // The last one leads to the button, so that pressing again confirms.
        if self.selected.len() == count {
            self.cursor = self.model.hand().len();
        } else {
            self.step_to_playable();
        }
    }

    fn pass(&mut self) {
        let Question::Pass { count, .. } = &self.model.question else {
            return;
        };
        if self.selected.len() != *count {
            let text = say!(self.model.language, "refusals-pass-exactly", count = *count);
            self.model.notice = Some(text);
            return;
        }
        let hand = self.model.hand();
        let cards: Vec<&str> = self.selected.iter().map(|at| hand[*at].as_str()).collect();
        let action = format!("pass {}", cards.join(" "));
        self.send(Command::Act(action));
    }

    fn choose(&mut self, label: &str, ways: Vec<Way>) {
        match &ways[..] {
            [only] => self.send(Command::Act(only.action.clone())),
            _ => self.open(Window::Ways(label.to_owned(), ways)),
        }
    }

    /// Takes the entry of the window that has the cursor.
    pub(super) fn take_row(&mut self) {
        let taken = match &self.window {
            Some(Window::Ways(_, ways)) => ways.get(self.row).map(|way| way.action.clone()),
            _ => None,
        };
        self.close();
        if let Some(action) = taken {
            self.send(Command::Act(action));
        }
    }

    pub(super) fn send(&mut self, command: Command) {
        // A source that has ended says so by its updates.
        let _ = self.commands.send(command);
        self.hurry();
    }
}

/// How long what an update shows stays.
fn stay(update: &Update) -> Duration {
    let Update::Scene { events, .. } = update else {
        return Duration::ZERO;
    };
    let longest = events.iter().map(|event| match event {
        TableEvent::Game(Event::TrickTaken { .. }) => TRICK,
        TableEvent::Game(
            Event::Played { .. }
            | Event::Corrected { .. }
            | Event::Caught { .. }
            | Event::Stole { .. }
            | Event::SecretLaid { .. }
            | Event::GiftTurned { .. },
        ) => CARD,
        _ => Duration::ZERO,
    });
    longest.max().unwrap_or_default()
}
