//! A match is its log: replay, undo, and what each viewer could notice.

use crate::common;

use common::{dice, random_match, random_step, seeds, setup, setups};
use moonshot_rules::{Game, Seat, Turn, Viewer};
use moonshot_table::{ActError, Entry, Match, ReplayError};
use serde_json::json;

fn log_of(played: &Match) -> Vec<Entry> {
    played.entries().collect()
}

#[test]
fn a_seed_gives_the_same_deal_for_ever() {
    let frozen = [
        (
            "hearts",
            4,
            r#"[["2C","3C","8C","QC","2D","3D","7D","3S","4S","9S","QS","AS","QH"],["7C","KC","8D","TD","KD","8S","TS","JS","3H","5H","8H","JH","KH"],["6C","TC","AC","5D","6D","JD","AD","6S","7S","2H","4H","6H","AH"],["4C","5C","9C","JC","4D","9D","QD","2S","5S","KS","7H","9H","TH"]]"#,
        ),
        (
            "cardominoes",
            3,
            r#"[["TC","4D","7D","9D","TD","JD","QD","2S","6S","KS","AS","3H","5H","7H","9H","TH","JH"],["3C","7C","9C","JC","QC","3D","AD","4S","5S","9S","TS","QS","2H","6H","8H","QH","AH"],["4C","5C","6C","8C","KC","AC","2D","5D","6D","8D","KD","3S","7S","8S","JS","4H","KH"]]"#,
        ),
        (
            "wild-twists",
            6,
            r#"[["5C","KC","AD","2S","3S","4S","7S","6H","TH"],["4C","8C","TD","JD","WD","5S","6S","9S","WS"],["QC","3D","4D","JS","AS","4H","7H","8H","QH"],["9C","JC","7D","8D","QD","5H","9H","KH","AH"],["6C","TC","AC","WC","2D","5D","KD","QS","3H"],["2C","3C","7C","6D","9D","8S","TS","KS","2H"]]"#,
        ),
        (
            "black-hearts",
            4,
            r#"[["R2","R3","W2","W3","W3"],["R4","R6","B2","B6","W5"],["R5","B1","B3","W1","W4"],["R1","B4","B5","W6","W6"]]"#,
        ),
        ("heartcatchers", 2, r#"[["Ru","Gb","Bc"],["Rb","Bu","U"]]"#),
    ];
    for (game, players, hands) in frozen {
        let dealt = Match::new(setup(game, players, &json!({})), Some(seeds(1))).unwrap();
        let document = serde_json::to_value(dealt.document()).unwrap();
        assert_eq!(document["hands"].to_string(), hands, "{game}");
    }
    let dealt = Match::new(setup("heartcatchers", 2, &json!({})), Some(seeds(1))).unwrap();
    let document = serde_json::to_value(dealt.document()).unwrap();
    let pile = r#"["Gu","Bh","Bb","Bb","Rh","U","Gb","Rc"]"#;
    assert_eq!(document["detail"]["pile"].to_string(), pile);
    assert_eq!(document["to_act"], json!([0]));
}

#[test]
fn with_seeds_no_chance_is_ever_due_and_without_them_it_waits() {
    for setup in setups() {
        let mut playing = Match::new(setup.clone(), Some(seeds(2))).unwrap();
        let mut dice = dice(2);
        loop {
            assert!(!matches!(playing.state().turn(), Turn::Chance(_)));
            if !random_step(&mut playing, &mut dice) {
                break;
            }
        }
        let waiting = Match::new(setup, None).unwrap();
        assert!(matches!(waiting.state().turn(), Turn::Chance(_)));
    }
}

#[test]
fn a_log_replays_to_the_same_state_at_every_length() {
    for (setup, from_seeds) in setups().into_iter().zip([true, false].into_iter().cycle()) {
        let seeds = from_seeds.then(|| seeds(3));
        let played = random_match(&setup, seeds.clone(), 400, 3);
        let stored = serde_json::to_string(&log_of(&played)).unwrap();
        let log: Vec<Entry> = serde_json::from_str(&stored).unwrap();
        let again = Match::replay(setup.clone(), seeds.clone(), log.clone()).unwrap();
        assert_eq!(again.state(), played.state());
        let mut moments = played.moments().filter(|moment| moment.entry.is_some());
        for length in 1..=log.len().min(60) {
            let part = log[..length].iter().cloned();
            let part = Match::replay(setup.clone(), seeds.clone(), part).unwrap();
            assert_eq!(
                Some(part.state()),
                moments.next().map(|moment| moment.after).as_ref()
            );
        }
    }
}

#[test]
fn a_log_with_an_illegal_entry_is_refused_at_that_entry() {
    let setup = setup("hearts", 4, &json!({}));
    let played = random_match(&setup, Some(seeds(4)), 30, 4);
    let mut log = log_of(&played);
    let twice = log[20].clone();
    log.insert(21, twice);
    let refused = Match::replay(setup, Some(seeds(4)), log).unwrap_err();
    assert!(
        matches!(refused, ReplayError::Entry { index: 21, .. }),
        "{refused}"
    );
}

#[test]
fn taking_back_leads_to_the_state_that_was_and_the_log_remembers_it() {
    for (setup, from_seeds) in setups().into_iter().zip([false, true].into_iter().cycle()) {
        let seeds = from_seeds.then(|| seeds(5));
        let mut playing = Match::new(setup.clone(), seeds.clone()).unwrap();
        let mut before = vec![playing.state().clone()];
        let mut dice = dice(5);
        while before.len() < 300 && random_step(&mut playing, &mut dice) {
            before.push(playing.state().clone());
        }
        let whole = playing.clone();
        assert!(playing.undo(playing.standing(), None).is_err());
        while let Some(state) = before.pop() {
            if playing.standing() > before.len() {
                playing.undo(before.len(), None).unwrap();
            }
            assert_eq!(*playing.state(), state);
        }
        assert!(playing.undo(0, None).is_err() && playing.forget_last().is_err());
        assert_eq!(
            *playing.state(),
            *Match::new(setup.clone(), seeds.clone()).unwrap().state()
        );
        let log = log_of(&playing);
        assert!(log.len() > whole.entries().len());
        let again = Match::replay(setup, seeds, log).unwrap();
        assert_eq!(again.state(), playing.state());
        assert_eq!((again.standing(), again.version()), (0, playing.version()));
    }
}

#[test]
fn what_is_forgotten_leaves_no_trace() {
    let setup = setup("black-hearts", 4, &json!({}));
    for seeds in [None, Some(seeds(6))] {
        let short = random_match(&setup, seeds.clone(), 40, 6);
        let mut playing = random_match(&setup, seeds, 90, 6);
        while playing.standing() > short.standing() {
            playing.forget_last().unwrap();
        }
        assert_eq!(playing.state(), short.state());
        assert_eq!(log_of(&playing), log_of(&short));
        // After an undo in the open, the log keeps its history.
        playing.undo(30, None).unwrap();
        playing.forget_last().unwrap();
        assert_eq!(
            (playing.standing(), playing.entries().len()),
            (29, short.entries().len() + 2)
        );
    }
}

#[test]
fn what_is_taken_back_and_done_again_meets_the_same_chance() {
    let setup = setup("hearts", 3, &json!({}));
    let mut playing = random_match(&setup, Some(seeds(6)), 200, 6);
    let reached = playing.state().clone();
    let acts: Vec<_> = playing.entries().skip(100).collect();
    playing.undo(100, Seat::new(0)).unwrap();
    for entry in acts {
        let Entry::Act { seat, action } = entry else {
            panic!("only acts with seeds")
        };
        playing.act(seat, &action).unwrap();
    }
    assert_eq!(*playing.state(), reached);
}

#[test]
fn a_refused_act_says_why_and_changes_nothing() {
    let setup = setup("wild-twists", 4, &json!({}));
    let mut playing = random_match(&setup, Some(seeds(8)), 20, 8);
    let before = playing.clone();
    let Turn::Seats(turn) = playing.state().turn() else {
        panic!("somebody is to act")
    };
    let turn = turn.to_vec()[0];
    let other = turn.left(4);
    let refused = |error: &ActError| error.to_string();
    let wrong = playing.act(turn, "juggle").unwrap_err();
    assert!(
        matches!(wrong, ActError::Notation(_)),
        "{}",
        refused(&wrong)
    );
    let wrong = playing.act(other, "2C").unwrap_err();
    assert_eq!(refused(&wrong), "It is not your turn.");
    let wrong = playing.act(turn, "decline").unwrap_err();
    assert!(matches!(wrong, ActError::Refused(_)));
    assert_eq!(playing.state(), before.state());
    assert_eq!(log_of(&playing), log_of(&before));
}

#[test]
fn nothing_is_done_after_the_end() {
    let setup = setup("wild-twists", 4, &json!({}));
    let mut playing = random_match(&setup, Some(seeds(9)), 100, 9);
    assert!(playing.is_over());
    for text in ["2C", "juggle"] {
        let wrong = playing.act(Seat::new(0).unwrap(), text).unwrap_err();
        assert_eq!(wrong.to_string(), "The match is over.");
    }
    assert!(playing.chance(&json!({"hands": []})).is_err());
}

#[test]
fn the_moments_tell_the_whole_match() {
    for setup in setups() {
        let played = random_match(&setup, Some(seeds(10)), 120, 10);
        let mut state = None;
        let mut entries = Vec::new();
        for moment in played.moments() {
            assert!(state.is_none_or(|state| state == moment.before));
            entries.extend(moment.entry);
            state = Some(moment.after);
        }
        assert_eq!(state.as_ref(), Some(played.state()));
        assert_eq!(entries, log_of(&played));
    }
}

#[test]
fn the_moments_tell_of_taking_back_too() {
    let setup = setup("hearts", 4, &json!({}));
    let mut playing = random_match(&setup, Some(seeds(11)), 20, 11);
    playing.undo(10, Seat::new(1)).unwrap();
    let last = playing.moments().last().unwrap();
    assert_eq!(
        last.entry,
        Some(Entry::Undo {
            keep: 10,
            seat: Seat::new(1)
        })
    );
    assert_eq!(last.after, *playing.state());
    assert!(last.steps.is_empty() && last.noticed_by(Viewer::Spectator));
}
