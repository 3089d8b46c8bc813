//! The state of the screen: the cursor, the selected cards, the window on top, and updates that wait to be shown.

use std::collections::{BTreeSet, VecDeque};
use std::sync::mpsc::Sender;
use std::time::{Duration, Instant};

use moonshot_api::TableEvent;
use moonshot_protocol::Event;
use ratatui::layout::Rect;

use crate::language::say;
use crate::look::Look;
use crate::model::{Command, Kind, Model, Update};
use crate::offers::Answer;
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
    /// How many lines the window is scrolled, or the number of its entry that has the cursor.
    pub(super) row: usize,
    /// The chat message that the player types.
    pub(super) typing: Option<String>,
    /// Where the mouse can click, as drawn last.
    pub(super) targets: Vec<(Rect, Target)>,
    /// The updates, and when they came.
    waiting: VecDeque<(Instant, Update)>,
    /// The time that was shown last.
    time: Option<String>,
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
    /// A list to choose from and its title: the ways to play a card, or actions.
    List(String, Vec<Answer>),
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
    does: Does,
}

/// What a button does.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Does {
    /// It passes the selected cards.
    Pass,
    /// It makes a choice, in one of these ways.
    Choose(Vec<Way>),
    /// It answers what the table asks.
    Send(Command),
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
            time: None,
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
        self.waiting.push_back((Instant::now(), update));
    }

    /// Whether a clock shows another time than it did.
    pub(super) fn ticks(&mut self, now: Instant) -> bool {
        let time = self.model.time(now);
        let ticks = time != self.time;
        self.time = time;
        ticks
    }

    /// Shows the updates whose time has come; whether something changed.
    pub fn advance(&mut self, now: Instant) -> bool {
        let mut changed = false;
        while self.window != Some(Window::Scores) && self.next.is_none_or(|next| next <= now) {
            let Some((came, update)) = self.waiting.pop_front() else {
                break;
            };
            let stays = self.look.pace.of(stay(&update));
            self.next = (!stays.is_zero()).then_some(now + stays);
            self.show(update, came);
            changed = true;
        }
        changed
    }

    /// Shows what waits at once.
    pub(super) fn hurry(&mut self) {
        self.next = None;
    }

    fn show(&mut self, update: Update, came: Instant) {
        let scene = matches!(update, Update::Scene { .. });
        let advised = matches!(update, Update::Advice(_));
        let (question, buttons) = (self.model.question.clone(), self.buttons());
        let hand = self.model.hand().to_vec();
        let notice = self.model.notice.clone();
        self.model.apply(update);
        if advised && self.model.advice.is_some() {
            self.open(Window::Hint);
        }
        if !scene {
            return;
        }
        self.model.since = came;
        // What others do meanwhile leaves the player's choice alone.
        if question == self.model.question && hand == self.model.hand() {
            self.model.notice = notice;
            if self.cursor >= hand.len() && buttons != self.buttons() {
                self.cursor = self.first_item();
            }
        } else {
            self.selected.clear();
            self.cursor = self.first_item();
            if matches!(self.window, Some(Window::Hint | Window::List(..))) {
                self.close();
            }
        }
        if self.model.scored.is_some() && !self.model.is_replay() {
            self.open(Window::Scores);
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
            None if self.model.question.is_asked() => hand.len(),
            // Not a button that answers others: Enter would press it by accident.
            None => self.cursor.min(hand.len().saturating_sub(1)),
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
            let pass = Button {
                label,
                does: Does::Pass,
            };
            return std::iter::once(pass).chain(self.replies()).collect();
        }
        let others = self.model.question.others();
        let button = |choice: &crate::question::Choice| Button {
            label: choice.label.clone(),
            does: Does::Choose(choice.ways.clone()),
        };
        others.map(button).chain(self.replies()).collect()
    }

    /// The buttons that answer what the table asks, with their keys.
    fn replies(&self) -> impl Iterator<Item = Button> {
        let language = &self.model.language;
        self.model.offer.answers().map(move |(key, answer)| Button {
            label: say!(
                language,
                "table-with-key",
                name = answer.label.as_str(),
                key = key.to_string()
            ),
            does: Does::Send(answer.command.clone()),
        })
    }

    /// Answers what the table asks.
    pub(super) fn reply(&mut self, answer: Option<Answer>) {
        match answer {
            Some(answer) => self.send(answer.command),
            None => self.model.notice = Some(self.model.nothing_to_answer()),
        }
    }

    /// Opens the list of what else the player can do, or says why there is nothing.
    pub(super) fn open_actions(&mut self) {
        let language = &self.model.language;
        let actions = self.model.actions();
        if !actions.is_empty() {
            let title = say!(language, "room-actions");
            return self.open(Window::List(title, actions));
        }
        let key = match self.model.kind() {
            Kind::Seated | Kind::Watching => "terminal-not-now",
            Kind::Local | Kind::Replay => "terminal-not-here",
        };
        self.model.notice = Some(say!(language, key));
    }

    /// Why there is nothing to choose or to press.
    fn say_nothing_to_press(&mut self) {
        let language = &self.model.language;
        let text = match self.model.kind() {
            Kind::Replay => say!(language, "terminal-replay"),
            Kind::Watching => say!(language, "seats-watching"),
            _ if self.model.is_over() => say!(language, "sentences-match-over"),
            _ => say!(language, "terminal-not-now"),
        };
        self.model.notice = Some(text);
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
        } else {
            self.say_nothing_to_press();
        }
    }

    /// Moves the cursor to the next card that can be played, or button.
    pub(super) fn step_to_playable(&mut self) {
        if self.items() == 0 {
            return self.say_nothing_to_press();
        }
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
            return self.say_nothing_to_press();
        };
        match button.does {
            Does::Choose(ways) => self.choose(&button.label, &ways),
            Does::Send(command) => self.send(command),
            Does::Pass => self.pass(),
        }
    }

    fn press_card(&mut self, card: &str) {
        match &self.model.question {
            Question::Pass { count, .. } => {
                let count = *count;
                self.select(count);
            }
            question => match question.of_card(card).cloned() {
                Some(choice) => self.choose(&choice.label, &choice.ways),
                None => self.model.notice = self.why_not(card),
            },
        }
    }

    /// Why the card cannot be played.
    pub(super) fn why_not(&self, card: &str) -> Option<String> {
        let language = &self.model.language;
        let not_yours = || match self.model.kind() {
            Kind::Replay => say!(language, "terminal-replay"),
            _ if self.model.is_over() => say!(language, "sentences-match-over"),
            _ => say!(language, "sentences-not-your-turn"),
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

    fn choose(&mut self, label: &str, ways: &[Way]) {
        match ways {
            [only] => self.send(Command::Act(only.action.clone())),
            _ => {
                let answers = ways.iter().map(Way::answer).collect();
                self.open(Window::List(label.to_owned(), answers));
            }
        }
    }

    /// Takes the entry of the list that has the cursor, or closes the window.
    pub(super) fn take_row(&mut self) {
        let taken = match &self.window {
            Some(Window::List(_, answers)) => match answers.get(self.row) {
                Some(answer) => Some(answer.clone()),
                // There is no such number.
                None => return,
            },
            _ => None,
        };
        self.close();
        let Some(answer) = taken else { return };
        match answer.sure.clone() {
            Some(sure) => self.open(Window::List(sure, vec![answer.confirmed()])),
            None => self.send(answer.command),
        }
    }

    /// Sends the command, or says why it has no effect.
    pub(super) fn send(&mut self, command: Command) {
        if let Some(why) = self.model.objection(&command) {
            self.model.notice = Some(why);
            return;
        }
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
