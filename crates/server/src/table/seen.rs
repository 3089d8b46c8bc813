//! What a viewer saw of one step of a match, and what all viewers together saw of it.

use moonshot_protocol::{Event, Setup, event};
use moonshot_rules::{AnyGame, Game, Seat, Step, Viewer};

/// The events that the viewer saw of a step that led from one state to the other.
pub(super) fn saw(
    setup: &Setup,
    before: &AnyGame,
    after: &AnyGame,
    step: &Step<AnyGame>,
    viewer: Viewer,
) -> Vec<Event> {
    let seen = before.events(after, step, viewer);
    seen.iter().map(|seen| event::wire(setup, seen)).collect()
}

/// The events that the viewer saw of a step, with what they hide as those saw it who did it: for a match that is over.
pub(super) fn all_saw(
    setup: &Setup,
    before: &AnyGame,
    after: &AnyGame,
    step: &Step<AnyGame>,
    viewer: Viewer,
) -> Vec<Event> {
    let seen = saw(setup, before, after, step, viewer).into_iter();
    let opened = seen.map(|event| match done_by(&event) {
        Some(seat) if !viewer.is(seat) => {
            let own = saw(setup, before, after, step, Viewer::Seat(seat));
            as_seen_by(event, own, seat)
        }
        _ => event,
    });
    opened.collect()
}

/// Whose secret an event may hide from others.
fn done_by(event: &Event) -> Option<Seat> {
    match event {
        Event::Passed { from, .. } => Some(*from),
        Event::SecretLaid { seat, .. } | Event::Drew { seat, .. } => Some(*seat),
        _ => None,
    }
}

/// The event as that seat saw it; `own` is what it saw of the same step.
fn as_seen_by(event: Event, own: Vec<Event>, seat: Seat) -> Event {
    let same = |other: &Event| {
        std::mem::discriminant(other) == std::mem::discriminant(&event)
            && done_by(other) == Some(seat)
    };
    own.into_iter().find(same).unwrap_or(event)
}
