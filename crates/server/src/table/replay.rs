//! A finished match played through again: an overview of its hands, and each hand step by step.
//!
//! Made from the steps of the log that stand. Nothing of a finished match is secret, so a hand can lie open; through the eyes of
//! a seat it is what that seat could know at each moment. Every hand is made by itself, so that a long match is quick to open.

use moonshot_bots::{Location, locations};
use moonshot_protocol::{Event, document};
use moonshot_rules::{AnyAction, AnyGame, Game, Seat, Step, Suit, View, Viewer};
use moonshot_store::TableRecord;
use moonshot_table::{Match, PersonId};
use serde::Serialize;
use serde_json::value::RawValue;

use crate::broadcast::delta::Baseline;
use crate::broadcast::outbox::event_texts;
use crate::error::ApiError;
use crate::table::memory::Memory;
use crate::table::origin;
use crate::table::review::Turn;
use crate::table::seen::{all_saw, saw};
use crate::table::snapshot::{Shown, card_set, quiet_life, view};
use moonshot_api::{
    Chances, HandOverview, MatchOverview, MatchResult, Pass, ScoreLine, SeatInfo, Snapshot, Stage,
    TableEvent, UnseenCard,
};

/// The number of sampled deals from which chances are counted; their standard error is below 2.5 percentage points.
const SAMPLES: u32 = 400;

/// A finished match, and the table it was played at.
pub(crate) struct Replay {
    pub(crate) record: TableRecord,
    pub(crate) game: Match,
    /// The seats at the end of the match.
    pub(crate) seats: Vec<SeatInfo>,
    /// The people in them; `None` for bots.
    pub(crate) people: Vec<Option<PersonId>>,
}

/// A step of the match, with the states around it.
struct Moved<'a> {
    before: &'a AnyGame,
    after: &'a AnyGame,
    step: &'a Step<AnyGame>,
}

/// A [`moonshot_api::HandReplay`], with the messages as texts.
#[derive(Serialize)]
struct HandText<'a> {
    table: &'a str,
    hand: u32,
    hands: u32,
    eyes: Option<Seat>,
    start: Snapshot,
    steps: Vec<StepText>,
}

/// A [`moonshot_api::ReplayStep`], with the message as a text.
#[derive(Serialize)]
struct StepText {
    seat: Option<Seat>,
    action: Option<String>,
    update: Box<RawValue>,
}

impl Replay {
    /// Checks that the match has that seat.
    ///
    /// # Errors
    /// If it does not.
    pub(crate) fn check(&self, eyes: Option<Seat>) -> Result<(), ApiError> {
        match eyes {
            Some(seat) if seat.index() >= self.game.setup().players() => Err(ApiError::NoSeat),
            _ => Ok(()),
        }
    }

    /// The match and its hands without their steps; `you` is the reader's seat.
    pub(crate) fn overview(&self, you: Option<Seat>) -> MatchOverview {
        let Replay { record, game, .. } = self;
        let mut hands: Vec<HandOverview> = Vec::new();
        self.each_step(|number, moved| {
            if hands.last().is_none_or(|hand| hand.number != number) {
                hands.push(HandOverview {
                    number,
                    steps: 0,
                    tricks: Vec::new(),
                    before: moved.before.totals().to_vec(),
                    scores: None,
                    moon: None,
                    pass: None,
                });
            }
            let Some(hand) = hands.last_mut() else {
                return false;
            };
            for event in self.saw(&moved, Viewer::Spectator) {
                note(hand, &event, moved.after);
            }
            hand.steps += 1;
            true
        });
        let state = game.state();
        let winners = state.outcome().map(|outcome| outcome.winners.to_vec());
        MatchOverview {
            table: record.id.to_string(),
            game: record.game.clone(),
            game_name: game.setup().game().name.to_owned(),
            options: record.options.clone(),
            card_set: card_set(game),
            seats: self.seats.clone(),
            you,
            line: state.open_view().score_line().map(ScoreLine::from),
            result: MatchResult {
                totals: state.totals().to_vec(),
                winners: winners.unwrap_or_default(),
                stopped: game.membership().stopped(),
            },
            origin: record.origin.as_ref().map(origin::shown),
            dealt_again: origin::nonces_again(game).is_some(),
            hands,
        }
    }

    /// A hand as JSON text of [`moonshot_api::HandReplay`], through the eyes of that seat or with everything open. `None` if
    /// the match has no such hand.
    pub(crate) fn hand(&self, hand: u32, eyes: Option<Seat>) -> Option<String> {
        let viewer = eyes.map_or(Viewer::Spectator, Viewer::Seat);
        let last = self.game.steps().len();
        let mut memory = Memory::default();
        let mut base = Baseline::Nothing;
        let mut start = None;
        let mut steps: Vec<StepText> = Vec::new();
        let (mut hands, mut taken) = (0, 0);
        self.each_step(|number, moved| {
            hands = number;
            taken += 1;
            // The last trick, and the score, of the hand before stay in sight.
            if number + 1 == hand {
                for event in self.saw(&moved, viewer) {
                    memory.note(viewer, &event);
                }
            }
            if number != hand {
                return true;
            }
            if start.is_none() {
                let first = self.snapshot(moved.before, &memory, eyes, false);
                base.message(0, "", &first);
                start = Some(first);
            }
            let events = match eyes {
                Some(_) => self.saw(&moved, viewer),
                None => self.all_saw(&moved),
            };
            for event in &events {
                memory.note(viewer, event);
            }
            let version = steps.len() as u64 + 1;
            let mut after = self.snapshot(moved.after, &memory, eyes, taken == last);
            after.version = version;
            let (seat, action) = done(moved.step, &events, eyes);
            let events: Vec<TableEvent> = events.into_iter().map(TableEvent::Game).collect();
            let update = base.message(version, &event_texts(&events), &after);
            let update = update.and_then(|text| RawValue::from_string(text.to_string()).ok());
            let Some(update) = update else { return false };
            steps.push(StepText {
                seat,
                action,
                update,
            });
            true
        });
        let text = HandText {
            table: self.record.id.as_str(),
            hand,
            hands,
            eyes,
            start: start?,
            steps,
        };
        serde_json::to_string(&text).ok()
    }

    /// The state before that many steps of a hand, with the memory of that seat. `None` if the match has no such moment.
    pub(crate) fn moment(&self, hand: u32, step: usize, eyes: Seat) -> Option<(AnyGame, Memory)> {
        let viewer = Viewer::Seat(eyes);
        let mut memory = Memory::default();
        let (mut taken, mut found) = (0, None);
        self.each_step(|number, moved| {
            if number > hand || found.is_some() {
                return false;
            }
            if number == hand && taken == step {
                found = Some(moved.before.clone());
                return false;
            }
            if number == hand {
                taken += 1;
                for event in self.saw(&moved, viewer) {
                    memory.note(viewer, &event);
                }
                if taken == step {
                    found = Some(moved.after.clone());
                }
            }
            true
        });
        Some((found?, memory))
    }

    /// The number of actions of the seat.
    pub(super) fn acts(&self, seat: Seat) -> usize {
        let acts = self.game.steps();
        acts.filter(|done| matches!(done.step, Step::Act(who, _) if who == seat))
            .count()
    }

    /// The actions of a seat in a hand, with what it saw before each. `None` if the match has no such hand.
    pub(super) fn turns(&self, hand: u32, seat: Seat) -> Option<Vec<Turn>> {
        let viewer = Viewer::Seat(seat);
        self.acts_of(hand, seat, |step, before, action| Turn {
            step,
            view: view(before, viewer),
            action,
        })
    }

    /// Something of each action of a seat in a hand: of the number of steps before it, the state before it, and the action. `None` if
    /// the match has no such hand.
    pub(super) fn acts_of<T>(
        &self,
        hand: u32,
        seat: Seat,
        each: impl Fn(usize, &AnyGame, AnyAction) -> T,
    ) -> Option<Vec<T>> {
        let mut turns = None;
        let mut steps = 0;
        self.each_step(|number, moved| {
            if number == hand {
                let turns = turns.get_or_insert_with(Vec::new);
                if let Step::Act(who, action) = moved.step
                    && *who == seat
                {
                    turns.push(each(steps, moved.before, *action));
                }
                steps += 1;
            }
            number <= hand
        });
        turns
    }

    /// The number of steps of the match before a moment. `None` if it has no such moment.
    pub(crate) fn steps_before(&self, hand: u32, step: usize) -> Option<usize> {
        let (mut first, mut steps, mut taken) = (None, 0, 0);
        self.each_step(|number, _| {
            if number == hand {
                first.get_or_insert(taken);
                steps += 1;
            }
            taken += 1;
            number <= hand
        });
        Some(first? + step).filter(|_| step <= steps)
    }

    /// Where the unseen cards may lie for that seat before a step of a hand. `None` if the match has no such moment.
    pub(crate) fn chances(&self, hand: u32, step: usize, eyes: Seat) -> Option<Chances> {
        let (state, memory) = self.moment(hand, step, eyes)?;
        let view = view(&state, Viewer::Seat(eyes));
        // The same moment has the same chances, whenever it is looked at.
        let found = locations(&view, SAMPLES, u64::from(hand) << 32 | step as u64)?;
        let letters = |voids: Vec<Suit>| -> Vec<String> {
            let letters = voids.iter().map(|suit| suit.letter().to_string());
            letters.collect()
        };
        Some(Chances {
            eyes,
            samples: found.samples,
            cards: found.cards.into_iter().map(unseen).collect(),
            voids: found.voids.into_iter().map(letters).collect(),
            passed: memory.passed,
            received: memory.received,
        })
    }

    /// Calls `each` with every step that stands and the number of its hand, until it returns false.
    fn each_step(&self, mut each: impl FnMut(u32, Moved<'_>) -> bool) {
        let Ok(mut before) = self.game.setup().start() else {
            return;
        };
        for standing in self.game.steps() {
            let mut after = before.clone();
            if after.step(&standing.step).is_err() {
                return;
            }
            let moved = Moved {
                before: &before,
                after: &after,
                step: &standing.step,
            };
            if !each(before.hand_number(), moved) {
                return;
            }
            before = after;
        }
    }

    fn saw(&self, moved: &Moved<'_>, viewer: Viewer) -> Vec<Event> {
        saw(
            self.game.setup(),
            moved.before,
            moved.after,
            moved.step,
            viewer,
        )
    }

    fn all_saw(&self, moved: &Moved<'_>) -> Vec<Event> {
        let setup = self.game.setup();
        all_saw(
            setup,
            moved.before,
            moved.after,
            moved.step,
            Viewer::Spectator,
        )
    }

    /// The snapshot of a state, through the eyes of that seat or with everything open.
    fn snapshot(
        &self,
        state: &AnyGame,
        memory: &Memory,
        eyes: Option<Seat>,
        last: bool,
    ) -> Snapshot {
        let (setup, membership) = (self.game.setup(), self.game.membership());
        let viewer = eyes.map_or(Viewer::Spectator, Viewer::Seat);
        let view = view(state, viewer);
        let mut document = match eyes {
            Some(_) => document::view(setup, &view),
            None => document::open(setup, state),
        };
        let stopped = last && membership.stopped();
        if stopped {
            document.to_act.clear();
            document.legal.iter_mut().for_each(Vec::clear);
        }
        let mut life = quiet_life(membership);
        life.stopped = stopped;
        life.stage = if last { Stage::Over } else { Stage::Playing };
        let shown = Shown {
            record: &self.record,
            game: &self.game,
            state,
            viewer,
            view,
            document,
            memory,
            asked: eyes.filter(|_| !stopped),
        };
        shown.of_match(self.seats.clone(), life)
    }
}

fn unseen(location: Location) -> UnseenCard {
    UnseenCard {
        card: location.card.to_string(),
        copies: location.copies,
        chances: location.held,
        elsewhere: location.elsewhere,
    }
}

/// Adds an event to the overview of its hand; `after` is the state after it.
fn note(hand: &mut HandOverview, event: &Event, after: &AnyGame) {
    match event {
        Event::Dealt { .. } | Event::GiftTurned { .. } => {
            hand.pass = after.open_view().pass().map(Pass::from);
        }
        Event::Played { led: true, .. }
        | Event::Caught { .. }
        | Event::Stole { .. }
        | Event::SecretLaid { .. } => hand.tricks.push(hand.steps),
        Event::MoonShot { seat } => hand.moon = Some(*seat),
        Event::HandScored { scores, .. } => hand.scores = Some(scores.clone()),
        Event::GameScored { points, .. } => hand.scores = Some(points.clone()),
        _ => {}
    }
}

/// The actor of a step and its action, as far as these eyes could see; `events` is what they saw of it.
fn done(
    step: &Step<AnyGame>,
    events: &[Event],
    eyes: Option<Seat>,
) -> (Option<Seat>, Option<String>) {
    let Step::Act(seat, action) = step else {
        return (None, None);
    };
    let hides = |event: &Event| {
        matches!(
            event,
            Event::PassChosen { .. }
                | Event::Passed { cards: None, .. }
                | Event::SecretLaid { card: None, .. }
        )
    };
    let own = eyes.is_none_or(|eyes| eyes == *seat);
    let noticed = own || !events.is_empty();
    let seen = own || noticed && !events.iter().any(hides);
    (noticed.then_some(*seat), seen.then(|| action.to_string()))
}
