//! Any numbers as actions at any table: what is not legal changes nothing, what is legal is played, and observations are
//! numbers in their ranges.
//!
//! The first byte chooses the table, the second the deals, and each further byte is an action.

use moonshot_bots::FastDice;
use moonshot_protocol::Setup;
use moonshot_rules::{AnyGame, Game, Viewer};
use moonshot_tensors::{Actions, Arrays, Cursor, Layout, Vector};
use serde_json::{Value, json};

/// Panics if an invariant is violated.
pub fn check(data: &[u8]) {
    let [table, seed, ids @ ..] = data else {
        return;
    };
    let start = start(*table);
    let actions = Actions::new(&start);
    one(&start, &actions, *seed, ids);
    many(&start, *seed, ids);
}

fn start(table: u8) -> AnyGame {
    let none = json!({});
    let all = json!({"wilds": true, "pass_cards": true, "revoke": "penalty", "moon": "choose"});
    let penalty = json!({"revoke": "penalty"});
    let (game, players, options): (_, _, &Value) = match table % 10 {
        0 => ("hearts", 3, &none),
        1 => ("hearts", 7, &none),
        2 => ("cardominoes", 4, &none),
        3 => ("cardominoes", 4, &penalty),
        4 => ("wild-twists", 8, &none),
        5 => ("black-hearts", 3, &none),
        6 => ("black-hearts", 6, &none),
        7 => ("heartcatchers", 2, &none),
        8 => ("custom-hearts", 4, &all),
        _ => ("hearts", 4, &none),
    };
    let options = options.as_object().expect("an object");
    let setup = Setup::read(game, players, options).expect("a table");
    setup.start().expect("a match")
}

fn one(start: &AnyGame, actions: &Actions, seed: u8, ids: &[u8]) {
    let layout = Layout::new(start);
    let mut numbers = vec![0.0; layout.information_len()];
    let mut dice = FastDice::new(u64::from(seed));
    let (mut game, mut cursor) = (start.clone(), Cursor::default());
    for byte in ids {
        while let Some(outcome) = game.roll(&mut dice) {
            game.chance(&outcome).expect("an outcome that was rolled");
        }
        let Some(seat) = cursor.seat(&game) else {
            assert!(game.is_over());
            return;
        };
        let legal = cursor.legal(actions, &game);
        assert!(!legal.is_empty() && legal.iter().all(|id| id < actions.len()));
        // Half of the bytes are taken as they are, and the others as a choice among what is legal.
        let raw = usize::from(*byte);
        let id = match raw % 2 {
            0 => raw,
            _ => legal.nth(raw / 2 % legal.len()).expect("it is in the set"),
        };
        let before = cursor;
        match cursor.take(actions, &game, id) {
            Ok(Some(action)) => game.play(seat, &action).expect("it is legal"),
            Ok(None) => {}
            Err(_) => assert!(cursor == before && !legal.contains(id)),
        }
        let view = game.view(Viewer::Seat(seat)).expect("a seat");
        let own = (cursor.seat(&game) == Some(seat)).then_some(&cursor);
        layout.write(actions, &view, own, &mut numbers);
        for field in layout.fields() {
            let range = field.low..=field.high;
            assert!(
                numbers[field.range()]
                    .iter()
                    .all(|number| range.contains(number))
            );
        }
    }
}

fn many(start: &AnyGame, seed: u8, ids: &[u8]) {
    let mut vector = Vector::new(start, 3, u64::from(seed), 1).expect("no threads");
    let mut masks = vec![0; 3 * vector.actions().len()];
    for bytes in ids.chunks_exact(3) {
        let ids: Vec<i64> = bytes.iter().map(|byte| i64::from(*byte) - 1).collect();
        let arrays = Arrays {
            masks: Some(&mut masks),
            ..Arrays::default()
        };
        vector.write(arrays).expect("the right length");
        let row = masks.len() / 3;
        let legal = ids.iter().zip(masks.chunks_exact(row)).all(|(id, mask)| {
            let slot = usize::try_from(*id).ok().and_then(|id| mask.get(id));
            slot == Some(&1)
        });
        assert_eq!(vector.step(&ids, Arrays::default()).is_ok(), legal);
        let mut sampled = [0; 3];
        vector.sample(&mut sampled).expect("the right length");
        vector
            .step(&sampled, Arrays::default())
            .expect("a sampled action is legal");
    }
}
