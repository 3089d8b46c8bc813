//! The state of a client: a table as the player knows it, the open question, and the log. Both renderings show it.

use std::time::{Duration, Instant};

use moonshot_api::{Proposed, Snapshot, Stage, Suggestion, TableEvent};
use moonshot_protocol::{Detail, Event, Held, Laid, Outcome, Reason, TrickDetail};
use moonshot_rules::Seat;

use crate::language::{Language, say};
use crate::offers::{Answer, Offer, Offers};
use crate::question::Question;
use crate::run::Greeting;
use crate::sentences::{Names, Sentences, gift_words};
use crate::words::{self, Advice};

/// The most lines of the log that are kept.
const LONGEST_LOG: usize = 2_000;

/// An update of the table, or an answer to the player.
#[derive(Clone, Debug)]
pub enum Update {
    /// What the player may know now, and what they saw happen.
    Scene {
        /// What happened, in order.
        events: Vec<TableEvent>,
        /// The state of the table after it, as the player knows it.
        snapshot: Box<Snapshot>,
    },
    /// A replay goes a step back: the lines of the last two steps go, and the scene of the first of them follows.
    Back,
    /// A hint that the player asked for.
    Advice(Box<Suggestion>),
    /// The action was refused.
    Refused(Box<Reason>),
    /// A sentence in the player's language, such as “Connection lost”.
    Notice(String),
    /// Why a command had no effect, in the player's language.
    Remark(String),
    /// A replay has no further step in this direction.
    Edge {
        /// Whether it is at its last step.
        forward: bool,
    },
    /// There will be no more updates, because of this, in a sentence.
    Failed(String),
}

/// What the player does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// An action in notation, or [`KEEP`](crate::question::KEEP).
    Act(String),
    /// Ask for a hint.
    Advice,
    /// Take the last move back.
    Undo,
    /// Say something to the others.
    Say(String),
    /// Take a seat, or start the match of a waiting table.
    Begin,
    /// Propose something to the other people at the table; without any it is done at once.
    Propose(Proposed),
    /// Answer a proposal; the one who made it withdraws it.
    Answer {
        /// Whether the player agrees.
        agree: bool,
    },
    /// Play again, after a bot did.
    Back,
    /// Take a break: a bot plays.
    Out,
    /// Pause the match, or resume it.
    Pause {
        /// Whether it is paused.
        paused: bool,
    },
    /// Be ready for another match with the same people.
    Rematch,
    /// No longer be ready for it.
    LeaveNext,
    /// Start it; bots take the seats of those who are not ready.
    StartNext,
    /// Go to its table.
    Next,
    /// Show the next step of a replay, or the one before.
    Step {
        /// Whether it is the next.
        forward: bool,
    },
}

/// The kinds of tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A match against bots in this process.
    Local,
    /// A finished match, step by step.
    Replay,
    /// A table of a server, at which the player sits.
    Seated,
    /// A table of a server, at which the player has no seat.
    Watching,
}

/// The time left on a player's clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clock {
    /// For this move.
    pub left: Duration,
    /// In reserve.
    pub reserve: Duration,
    /// Whether it runs.
    pub runs: bool,
}

/// The state of a client.
#[derive(Debug)]
pub struct Model {
    /// The language of its sentences.
    pub language: Language,
    /// The table as the player knows it; `None` before the first update.
    pub snapshot: Option<Box<Snapshot>>,
    /// When it came; clocks have run since.
    pub since: Instant,
    /// The open question.
    pub question: Question,
    /// What the table asks beside the game.
    pub offer: Offer,
    /// What happened, oldest first.
    pub log: Vec<String>,
    /// The hint that was asked for, until the player acts.
    pub advice: Option<Advice>,
    /// The last remark on what the player did, such as a refusal.
    pub notice: Option<String>,
    /// The trick that was just taken, while it is shown.
    pub taken: Option<(Seat, Vec<Laid>)>,
    /// The scores of the hand that was just finished, while they are shown.
    pub scored: Option<Scored>,
    /// Whether the source waits for a player who keeps a tile that does not follow suit.
    pub keeps: bool,
    /// How the client begins; said with the first scene.
    pub greeting: Option<Greeting>,
    replays: bool,
    /// In a replay, the length of the log before each step that was shown.
    steps: Vec<usize>,
}

/// The result of a hand, or of a game of Heartcatchers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scored {
    /// Its number, from 1.
    pub hand: u32,
    /// What each seat scored.
    pub scores: Vec<i32>,
    /// The totals after it.
    pub totals: Vec<i32>,
}

impl Model {
    /// A model of a table that nothing is known of yet.
    pub fn new(language: Language) -> Model {
        Model {
            language,
            snapshot: None,
            since: Instant::now(),
            question: Question::Nothing,
            offer: Offer::default(),
            log: Vec::new(),
            advice: None,
            notice: None,
            taken: None,
            scored: None,
            keeps: false,
            greeting: None,
            replays: false,
            steps: Vec::new(),
        }
    }

    /// Takes an update in; the sentences for what happened.
    pub fn apply(&mut self, update: Update) -> Vec<String> {
        match update {
            Update::Scene { events, snapshot } => self.show(&events, snapshot),
            Update::Back => {
                for _ in 0..2 {
                    let length = self.steps.pop().unwrap_or_default();
                    self.log.truncate(length);
                }
                Vec::new()
            }
            Update::Advice(suggestion) => {
                self.advice = words::advice(&self.language, self.is_tiles(), &suggestion);
                Vec::new()
            }
            Update::Refused(reason) => {
                let game = self.snapshot.as_ref().map_or("", |snapshot| &snapshot.game);
                self.notice = Some(words::refusal(&self.language, game, &reason));
                Vec::new()
            }
            Update::Notice(text) | Update::Failed(text) => {
                self.log.push(text.clone());
                vec![text]
            }
            Update::Remark(text) => {
                self.notice = Some(text);
                Vec::new()
            }
            Update::Edge { forward } => {
                let key = if forward {
                    "terminal-last-step"
                } else {
                    "terminal-first-step"
                };
                self.notice = Some(say!(self.language, key));
                Vec::new()
            }
        }
    }

    fn show(&mut self, events: &[TableEvent], snapshot: Box<Snapshot>) -> Vec<String> {
        let names = names_of(&snapshot);
        let sentences = Sentences {
            language: &self.language,
            game: &snapshot.game,
            names: &names,
        };
        let greeting = self.greeting.take();
        self.replays |= greeting == Some(Greeting::Replay);
        let mut lines = greeting
            .map(|greeting| self.greet(greeting, &snapshot))
            .unwrap_or_default();
        lines.extend(events.iter().filter_map(|event| sentences.event(event)));
        let offers = Offers {
            language: &self.language,
            names: &names,
            snapshot: &snapshot,
        };
        let before = self.snapshot.as_deref();
        lines.extend(before.and_then(|before| offers.ended(before)));
        let offer = match snapshot.table.is_empty() {
            true => Offer::default(),
            false => offers.offer(),
        };
        self.taken = None;
        self.scored = None;
        for event in events {
            self.note(event);
        }
        self.question = Question::of(&snapshot, &self.language, self.keeps);
        self.offer = offer;
        self.since = Instant::now();
        self.snapshot = Some(snapshot);
        self.advice = None;
        self.notice = None;
        if self.replays {
            self.steps.push(self.log.len());
        }
        self.log.extend(lines.iter().cloned());
        let surplus = self.log.len().saturating_sub(LONGEST_LOG);
        self.log.drain(..surplus);
        lines
    }

    /// The lines that a client begins with.
    fn greet(&self, greeting: Greeting, snapshot: &Snapshot) -> Vec<String> {
        let language = &self.language;
        let (game, names) = (game_name(language, &snapshot.game), names_of(snapshot));
        let others: Vec<Seat> = Seat::all(snapshot.seats.len())
            .filter(|seat| snapshot.you != Some(*seat))
            .collect();
        let against = names.players(&others, language);
        match greeting {
            Greeting::Replay => vec![say!(language, "terminal-replay")],
            Greeting::Table(link) => vec![
                say!(language, "terminal-link", link = link),
                say!(language, "terminal-type-help"),
            ],
            Greeting::New => vec![
                say!(language, "terminal-against", game = game, players = against),
                say!(language, "terminal-type-help"),
            ],
            Greeting::Continues => vec![
                say!(language, "terminal-continues", game = game),
                say!(language, "terminal-type-help"),
            ],
        }
    }

    fn note(&mut self, event: &TableEvent) {
        match event {
            TableEvent::Game(Event::TrickTaken { seat, cards, .. }) => {
                self.taken = Some((*seat, cards.clone()));
            }
            // A server sends several moves at once: the next trick has begun.
            TableEvent::Game(Event::Played { .. }) => self.taken = None,
            TableEvent::Game(Event::HandScored {
                hand,
                scores,
                totals,
            }) => {
                self.scored = Some(Scored {
                    hand: *hand,
                    scores: scores.clone(),
                    totals: totals.clone(),
                });
            }
            TableEvent::Game(Event::GameScored {
                game,
                points,
                totals,
                ..
            }) => {
                self.scored = Some(Scored {
                    hand: *game,
                    scores: points.clone(),
                    totals: totals.clone(),
                });
            }
            _ => {}
        }
    }

    /// The kind of table; before the first update one in this process.
    pub fn kind(&self) -> Kind {
        match &self.snapshot {
            _ if self.replays => Kind::Replay,
            Some(snapshot) if snapshot.table.is_empty() => Kind::Local,
            None => Kind::Local,
            Some(snapshot) if snapshot.you.is_some() => Kind::Seated,
            Some(_) => Kind::Watching,
        }
    }

    /// What else the player can do at the table of a server.
    pub fn actions(&self) -> Vec<Answer> {
        let Some(snapshot) = &self.snapshot else {
            return Vec::new();
        };
        if snapshot.table.is_empty() {
            return Vec::new();
        }
        let offers = Offers {
            language: &self.language,
            names: &self.names(),
            snapshot,
        };
        offers.actions()
    }

    /// Why the command has no effect here, in a sentence.
    pub fn objection(&self, command: &Command) -> Option<String> {
        let language = &self.language;
        let kind = self.kind();
        let key = match (command, kind) {
            (Command::Step { .. }, Kind::Replay) => return None,
            (_, Kind::Replay) => "terminal-replay",
            (Command::Step { .. }, _) => "terminal-only-replay",
            (Command::Act(_), _) => return None,
            (Command::Advice | Command::Undo, _) if self.snapshot.is_none() => "terminal-thinking",
            (Command::Advice | Command::Undo | Command::Say(_), Kind::Watching) => {
                "errors-not-seated"
            }
            (Command::Advice, _) if self.is_over() => "errors-match-over",
            (Command::Advice, _) if !self.question.is_asked() => "errors-not-your-turn",
            (Command::Undo, Kind::Local) => {
                let can = self.snapshot.as_ref().is_some_and(|known| known.can_undo);
                return (!can).then(|| say!(language, "errors-nothing-to-undo"));
            }
            (Command::Undo, _) if self.is_over() => "errors-match-over",
            (Command::Advice | Command::Undo, _) => return None,
            (_, Kind::Local) => "terminal-not-here",
            (Command::Begin, Kind::Seated) if !self.is_waiting() && !self.is_over() => {
                "errors-begun"
            }
            _ => return None,
        };
        Some(say!(language, key))
    }

    /// Why an answer with `y` or `n` has no effect.
    pub fn nothing_to_answer(&self) -> String {
        match self.kind() {
            Kind::Local => say!(self.language, "terminal-not-here"),
            _ => say!(self.language, "errors-nothing-proposed"),
        }
    }

    /// The time left on the clock at a seat; `None` at a table without clocks.
    pub fn clock(&self, seat: Seat, now: Instant) -> Option<Clock> {
        let snapshot = self.snapshot.as_ref()?;
        let clock = snapshot.seats.get(seat.index())?.clock?;
        let ran = match clock.runs {
            true => now.saturating_duration_since(self.since),
            false => Duration::ZERO,
        };
        let (left, reserve) = (
            Duration::from_millis(clock.left),
            Duration::from_millis(clock.reserve),
        );
        Some(Clock {
            left: left.saturating_sub(ran),
            reserve: reserve.saturating_sub(ran.saturating_sub(left)),
            runs: clock.runs,
        })
    }

    /// The time that is left to the player to act, or to the only one who is.
    pub fn time(&self, now: Instant) -> Option<String> {
        let snapshot = self.snapshot.as_ref().filter(|_| !self.is_over())?;
        let acts = &snapshot.view.to_act;
        let seat = match (snapshot.you.filter(|you| acts.contains(you)), &acts[..]) {
            (Some(you), _) => you,
            (None, [seat]) => *seat,
            (None, _) => return None,
        };
        self.clock(seat, now).map(Clock::text)
    }

    /// Whether this is a replay.
    pub fn is_replay(&self) -> bool {
        self.replays
    }

    /// Who sits where.
    pub fn names(&self) -> Names {
        self.snapshot
            .as_ref()
            .map(|snapshot| names_of(snapshot))
            .unwrap_or_default()
    }

    /// Whether the game is played with tiles.
    pub fn is_tiles(&self) -> bool {
        self.game() == "cardominoes"
    }

    /// The game's id; empty before the first update.
    pub fn game(&self) -> &str {
        self.snapshot.as_ref().map_or("", |snapshot| &snapshot.game)
    }

    /// The game's name.
    pub fn game_name(&self) -> String {
        game_name(&self.language, self.game())
    }

    /// The player's cards, in the order of the hand; none for a spectator.
    pub fn hand(&self) -> &[String] {
        let Some(snapshot) = &self.snapshot else {
            return &[];
        };
        let held = snapshot
            .you
            .and_then(|you| snapshot.view.hands.get(you.index()));
        match held {
            Some(Held::Cards(cards)) => cards,
            _ => &[],
        }
    }

    /// Why a card of the hand may not be played now.
    pub fn refusal(&self, card: &str) -> Option<String> {
        let snapshot = self.snapshot.as_ref()?;
        let refused = snapshot
            .refused
            .iter()
            .find(|refused| refused.action == card);
        refused.map(|refused| words::refusal(&self.language, &snapshot.game, &refused.reason))
    }

    /// The outcome of the match.
    pub fn outcome(&self) -> Option<&Outcome> {
        self.snapshot.as_ref()?.view.outcome.as_ref()
    }

    /// Whether the match is over, by its rules or because its players stopped it.
    pub fn is_over(&self) -> bool {
        self.snapshot.as_ref().is_some_and(|snapshot| {
            snapshot.view.outcome.is_some() || snapshot.life.stage == Stage::Over
        })
    }

    /// Whether the table waits for players.
    pub fn is_waiting(&self) -> bool {
        self.snapshot
            .as_ref()
            .is_some_and(|snapshot| snapshot.life.stage == Stage::Waiting)
    }

    /// What a trick game has besides.
    pub fn trick_detail(&self) -> Option<&TrickDetail> {
        match &self.snapshot.as_ref()?.view.detail {
            Detail::Trick(detail) => Some(detail),
            Detail::Field(_) => None,
        }
    }

    /// The trick on the table: the one that was just taken, or the current one.
    pub fn trick(&self) -> &[Laid] {
        match (&self.taken, self.trick_detail()) {
            (Some((_, cards)), _) => cards,
            (None, Some(detail)) => &detail.trick,
            (None, None) => &[],
        }
    }

    /// The last trick, while the rules let players look at it again.
    pub fn last_trick(&self) -> Option<&[Laid]> {
        let last = self.snapshot.as_ref()?.last_trick.as_ref()?;
        Some(&last.cards)
    }

    /// Where the match stands, in short parts: the hand, the trick, whether hearts are broken.
    pub fn status(&self) -> Vec<String> {
        let (language, Some(snapshot)) = (&self.language, &self.snapshot) else {
            return Vec::new();
        };
        if self.is_waiting() {
            return Vec::new();
        }
        let round = if self.game() == "heartcatchers" {
            "game"
        } else {
            "hand"
        };
        // After the last hand the state has the number of the next hand.
        let number = match (self.is_over(), &self.scored) {
            (_, Some(scored)) => scored.hand,
            (true, None) => snapshot.view.hand_number.saturating_sub(1).max(1),
            (false, None) => snapshot.view.hand_number,
        };
        let mut parts = vec![say!(
            language,
            "table-round",
            round = round,
            number = number
        )];
        if let (Question::Pass { count, .. }, Some(pass), Some(you)) =
            (&self.question, snapshot.pass, snapshot.you)
        {
            let to = you.clockwise(pass.left, snapshot.view.players);
            let player = self.names().name(to, language);
            parts.push(say!(
                language,
                "table-status-pass",
                count = *count,
                player = player
            ));
            return parts;
        }
        if let Some(detail) = self.trick_detail() {
            if let Some(broken) = detail.hearts_broken {
                parts.push(say!(language, "table-status-hearts", broken = broken));
            }
            if let Some(Some(gift)) = &detail.gift {
                let face = moonshot_protocol::CardFaces::house().gifts().iter();
                if let Some(gift) = face.clone().find(|known| known.id == *gift) {
                    parts.push(gift_words(language, &gift.name, &gift.text).0);
                }
            }
        }
        parts
    }

    /// What the player is asked, what a table waits for, or that they watch, in a sentence; empty while others are to act.
    pub fn prompt(&self) -> String {
        let (language, Some(snapshot)) = (&self.language, &self.snapshot) else {
            return say!(self.language, "terminal-thinking");
        };
        if !self.is_waiting() {
            return match self.kind() {
                Kind::Watching if !self.is_over() => say!(language, "seats-watching"),
                _ => self.question.prompt(snapshot, language),
            };
        }
        let free = snapshot.seats.iter().any(|seat| seat.free);
        if snapshot.you.is_none() {
            let count = snapshot.seats.iter().filter(|seat| seat.free).count();
            return say!(language, "room-free", count = count);
        }
        match snapshot.life.host {
            _ if snapshot.life.yours => say!(language, "room-start-own", free = free),
            Some(host) => {
                say!(
                    language,
                    "room-start-host",
                    host = self.names().name(host, language)
                )
            }
            None => say!(language, "room-no-host"),
        }
    }

    /// Whether the match in this process is saved and not over.
    pub fn is_saved(&self) -> bool {
        let here = self
            .snapshot
            .as_ref()
            .is_some_and(|snapshot| snapshot.table.is_empty());
        here && !self.replays && !self.is_over()
    }

    /// Whose turn it is, in a few words.
    pub fn turn(&self) -> String {
        let (language, Some(snapshot)) = (&self.language, &self.snapshot) else {
            return String::new();
        };
        if self.is_over() {
            return say!(language, "sentences-turn-over");
        }
        if self.is_waiting() {
            return String::new();
        }
        if snapshot.life.resting {
            return say!(language, "table-status-on-hold");
        }
        if snapshot.life.paused {
            return say!(language, "table-status-paused");
        }
        if self.question.is_asked() {
            return say!(language, "sentences-turn-yours");
        }
        match snapshot.view.to_act[..] {
            [] => say!(language, "sentences-turn-none"),
            [seat] => {
                let phase = serde_json::to_value(snapshot.view.phase).unwrap_or_default();
                let phase = match phase.as_str() {
                    Some("return") => "pass",
                    Some(phase) => phase,
                    None => "play",
                };
                let player = self.names().name(seat, language);
                say!(language, "sentences-turn", player = player, phase = phase)
            }
            _ => say!(
                language,
                "sentences-turn-others",
                watching = snapshot.you.is_none()
            ),
        }
    }

    /// The table of scores: a row for each player with the points of this hand, if they are known, and the total.
    pub fn standing(&self) -> Vec<Standing> {
        let Some(snapshot) = &self.snapshot else {
            return Vec::new();
        };
        let names = self.names();
        let of_hand = self
            .trick_detail()
            .and_then(|detail| detail.points_taken.clone());
        let seats = Seat::all(snapshot.view.players);
        seats
            .map(|seat| Standing {
                seat,
                name: names.label(seat, &self.language),
                hand: of_hand
                    .as_ref()
                    .and_then(|points| points.get(seat.index()).copied()),
                total: snapshot
                    .view
                    .totals
                    .get(seat.index())
                    .copied()
                    .unwrap_or_default(),
            })
            .collect()
    }
}

/// A player's scores.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The seat.
    pub seat: Seat,
    /// The player's name.
    pub name: String,
    /// The points that the player took face up in this hand.
    pub hand: Option<i32>,
    /// The player's total; in Heartcatchers, games won.
    pub total: i32,
}

impl Clock {
    /// The time for this move, or what is in reserve when that is used up: `0:15`.
    pub fn text(self) -> String {
        match self.left.is_zero() {
            true => minutes(self.reserve),
            false => minutes(self.left),
        }
    }

    /// Both times, in a sentence.
    pub fn sentence(self, language: &Language) -> String {
        let (left, reserve) = (minutes(self.left), minutes(self.reserve));
        say!(
            language,
            "table-badge-clock",
            left = left,
            reserve = reserve
        )
    }
}

/// A time as minutes and seconds.
fn minutes(time: Duration) -> String {
    let seconds = time.as_millis().div_ceil(1_000);
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

fn names_of(snapshot: &Snapshot) -> Names {
    Names {
        you: snapshot.you,
        names: snapshot
            .seats
            .iter()
            .map(|seat| seat.name.clone())
            .collect(),
    }
}

/// The name of a game in the language.
pub fn game_name(language: &Language, game: &str) -> String {
    let key = format!("games-{game}");
    if language.has(&key) {
        say!(language, &key)
    } else {
        game.to_owned()
    }
}
