//! The history of a match for one viewer: everything that was not undone, as far as they may know it, and the hints taken.
//!
//! It is made of what the viewer saw happen, which was redacted where views are. Once the match is over nothing of it is
//! secret, and hidden actions are shown as the player who made them saw them.

use moonshot_protocol::{Event, Held, Laid, Setup, document};
use moonshot_rules::{AnyGame, Game, View, Viewer};
use moonshot_store::TableRecord;
use moonshot_table::{HintTaken, Match};

use crate::table::seen::{all_saw, saw};
use crate::table::snapshot::{open_trick, view};
use moonshot_api::{HandHistory, History, SeatInfo, TableEvent, TableNews};

/// What the viewer may know of the match.
pub(crate) fn history(
    record: &TableRecord,
    seats: Vec<SeatInfo>,
    game: &Match,
    viewer: Viewer,
) -> History {
    let over = game.is_over();
    let seen = view(game.state(), viewer);
    let closed = !over && seen.tricks_close();
    let mut events = seen_events(game, viewer, over);
    if closed {
        let document = document::view(game.setup(), &seen);
        hide_taken(&mut events, open_trick(&document));
    }
    History {
        table: record.id.to_string(),
        game: record.game.clone(),
        game_name: game.setup().game().name.to_owned(),
        you: viewer.seat(),
        seats,
        over,
        closed,
        hands: by_hand(events),
    }
}

/// An event the viewer saw, with everybody's cards if it dealt them and they may be shown.
struct SeenEvent {
    event: TableEvent,
    dealt: Option<Vec<Vec<String>>>,
}

impl SeenEvent {
    /// The event of the game that it is.
    fn of_game(&self) -> Option<&Event> {
        match &self.event {
            TableEvent::Game(event) => Some(event),
            TableEvent::Table(_) => None,
        }
    }
}

/// All events that were not undone, as the viewer saw them; with `over`, as all viewers together saw them.
fn seen_events(game: &Match, viewer: Viewer, over: bool) -> Vec<SeenEvent> {
    let setup = game.setup();
    let Ok(mut state) = setup.start() else {
        return Vec::new();
    };
    let mut entries = Vec::new();
    for (place, standing) in game.steps().enumerate() {
        entries.extend(hints(game, viewer, over, place));
        let mut after = state.clone();
        if after.step(&standing.step).is_err() {
            break;
        }
        let seen = match over {
            true => all_saw(setup, &state, &after, &standing.step, viewer),
            false => saw(setup, &state, &after, &standing.step, viewer),
        };
        for event in seen {
            let dealt = match event {
                Event::Dealt { .. } if over => Some(hands(setup, &after)),
                _ => None,
            };
            let event = TableEvent::Game(event);
            entries.push(SeenEvent { event, dealt });
        }
        state = after;
    }
    entries.extend(hints(game, viewer, over, game.steps().len()));
    entries
}

/// The hints that were taken after so many steps, as far as the viewer may know of them.
fn hints(
    game: &Match,
    viewer: Viewer,
    over: bool,
    after: usize,
) -> impl Iterator<Item = SeenEvent> {
    let there = game.hints().filter(move |taken| taken.after == after);
    let may = move |taken: &&HintTaken| over || taken.open || viewer.is(taken.seat);
    there.filter(may).map(|taken| SeenEvent {
        event: TableEvent::Table(TableNews::Hint { seat: taken.seat }),
        dealt: None,
    })
}

/// The hands of everybody. For a match that is over, and nobody's secret any more.
fn hands(setup: &Setup, state: &AnyGame) -> Vec<Vec<String>> {
    let hands = document::state(setup, state).hands.into_iter();
    let cards = |held| match held {
        Held::Cards(cards) => cards,
        Held::Count(_) => Vec::new(),
    };
    hands.map(cards).collect()
}

/// Takes out what lies in tricks that were turned down, but for the one that still lies open.
fn hide_taken(entries: &mut Vec<SeenEvent>, open: &[Laid]) {
    // A hand may end in the middle of a trick, by a revoke.
    let ends_a_trick = |seen: &SeenEvent| {
        matches!(
            seen.of_game(),
            Some(Event::TrickTaken { .. } | Event::Dealt { .. })
        )
    };
    let lies_open = |seen: &SeenEvent| matches!(seen.of_game(), Some(Event::TrickTaken { cards, .. }) if cards == open);
    let last = entries.iter().rposition(ends_a_trick);
    // The cards of the trick that lies open, and of the one under way, may be shown.
    let from = match last {
        Some(last) if lies_open(&entries[last]) => entries[..last].iter().rposition(ends_a_trick),
        last => last,
    };
    let shown = from.map_or(0, |place| place + 1);
    for entry in &mut entries[..shown] {
        if let TableEvent::Game(Event::TrickTaken { cards, .. }) = &mut entry.event {
            cards.clear();
        }
    }
    let mut place = 0;
    entries.retain(|seen| {
        place += 1;
        let laid = matches!(
            seen.of_game(),
            Some(Event::Played { .. } | Event::Corrected { .. })
        );
        place > shown || !laid
    });
}

/// The events by hand: each begins where it is dealt, the first one with what was drawn for the deal.
fn by_hand(entries: Vec<SeenEvent>) -> Vec<HandHistory> {
    let mut hands: Vec<HandHistory> = Vec::new();
    for SeenEvent { event, dealt } in entries {
        let number = match &event {
            TableEvent::Game(Event::Dealt { hand, .. }) => Some(*hand),
            _ => None,
        };
        let starts = number.is_some() && hands.last().is_none_or(is_dealt);
        if starts || hands.is_empty() {
            hands.push(HandHistory {
                number: number.unwrap_or(1),
                dealt: None,
                events: Vec::new(),
            });
        }
        if let Some(hand) = hands.last_mut() {
            hand.dealt = hand.dealt.take().or(dealt);
            hand.events.push(event);
        }
    }
    hands
}

/// Whether the cards of a hand have been dealt.
fn is_dealt(hand: &HandHistory) -> bool {
    let mut events = hand.events.iter();
    events.any(|event| matches!(event, TableEvent::Game(Event::Dealt { .. })))
}
