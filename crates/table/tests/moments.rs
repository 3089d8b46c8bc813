//! The moments of a match, and what each viewer sees of them.

use crate::common;

use common::{random_match, seeds, setup, setups};
use moonshot_protocol::{Event, Setup, event};
use moonshot_rules::{AnyGame, Game, Step, Viewer};
use moonshot_table::{Match, Moment, retell};
use serde_json::json;

/// The events of the steps, queried from the rules one by one.
fn seen(setup: &Setup, steps: &[Step<AnyGame>], viewer: Viewer) -> Vec<Event> {
    let mut state = setup.start().unwrap();
    let mut events = Vec::new();
    for step in steps {
        let mut after = state.clone();
        after.step(step).unwrap();
        let told = state.events(&after, step, viewer);
        events.extend(told.iter().map(|told| event::wire(setup, told)));
        state = after;
    }
    events
}

fn steps(played: &Match) -> Vec<Step<AnyGame>> {
    played.steps().map(|standing| standing.step).collect()
}

#[test]
fn the_events_of_all_moments_are_those_of_the_whole_match() {
    for setup in setups() {
        for seeds in [Some(seeds(1)), None] {
            let played = random_match(&setup, seeds, 150, 1);
            let start = setup.start().unwrap();
            for viewer in Viewer::all(setup.players()) {
                let expected = seen(&setup, &steps(&played), viewer);
                let moments: Vec<Moment> = played.moments().collect();
                let told: Vec<Event> = moments.iter().flat_map(|m| m.events(viewer)).collect();
                assert!(!told.is_empty() && told == expected, "{setup:?} {viewer:?}");
                assert_eq!(retell(&setup, &start, steps(&played), viewer), expected);
            }
        }
    }
}

#[test]
fn the_chance_before_anybody_acts_is_a_moment_without_an_entry() {
    let table = setup("cardominoes", 4, &json!({}));
    let seeded = random_match(&table, Some(seeds(1)), 5, 1);
    let first = seeded.moments().next().unwrap();
    assert_eq!((first.entry.as_ref(), first.steps.len()), (None, 2));
    assert_eq!(first.before, table.start().unwrap());
    assert_eq!(seeded.moments().count(), seeded.entries().len() + 1);
    let given = random_match(&table, None, 5, 1);
    assert!(given.moments().all(|moment| moment.entry.is_some()));
    assert_eq!(given.moments().count(), given.entries().len());
}

#[test]
fn a_step_that_does_not_fit_ends_the_story() {
    let table = setup("hearts", 4, &json!({}));
    let played = random_match(&table, None, 8, 1);
    let start = table.start().unwrap();
    let (whole, viewer) = (steps(&played), Viewer::Spectator);
    let until_the_fourth = retell(&table, &start, &whole[..4], viewer);
    assert!(retell(&table, &start, &whole, viewer).len() > until_the_fourth.len());
    // The deal again, and a pass again.
    for strange in [&whole[0], &whole[1]] {
        let mut changed = whole.clone();
        changed.insert(4, strange.clone());
        assert_eq!(retell(&table, &start, &changed, viewer), until_the_fourth);
    }
}

#[test]
fn who_sees_nothing_and_whose_view_stays_the_same_notices_nothing() {
    // W-08: the holder of the Wild Club is asked in secret, and may answer in secret.
    let table = setup("wild-twists", 5, &json!({"length": "long"}));
    let (mut noticed, mut unnoticed) = (0, 0);
    for number in 0..40 {
        for moment in random_match(&table, Some(seeds(number)), 60, number).moments() {
            for viewer in Viewer::all(5) {
                let sees = !moment.events(viewer).is_empty();
                let differs = moment.before.view(viewer) != moment.after.view(viewer);
                assert_eq!(moment.noticed_by(viewer), sees || differs);
                noticed += usize::from(sees || differs);
                unnoticed += usize::from(!sees && !differs);
            }
        }
    }
    assert!(noticed > 1_000 && unnoticed > 0, "{noticed} {unnoticed}");
}
