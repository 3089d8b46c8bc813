//! Whole matches against bots.

use moonshot_terminal::{Command, Greeting, Language, Question, Replay, start};

use crate::common::{answer, begin, matches, model, new_match};

#[test]
fn every_game_is_played_to_its_end_in_every_language() {
    for language in Language::codes() {
        for (game, players, options) in matches() {
            let (mut model, handle) = (model(&language), begin(game, players, &options, 3));
            let (mut lines, mut asked) = (Vec::new(), 0);
            while !model.is_over() {
                lines.extend(model.apply(handle.updates.recv().unwrap()));
                let prompt = model
                    .question
                    .prompt(model.snapshot.as_ref().unwrap(), &model.language);
                assert_eq!(
                    prompt.is_empty(),
                    model.question == Question::Nothing,
                    "{prompt}"
                );
                if let Some(command) = answer(&model.question, asked) {
                    asked += 1;
                    handle.commands.send(command).unwrap();
                }
            }
            assert!(
                asked > 3 && lines.len() > 20,
                "{game}: {} lines",
                lines.len()
            );
            for line in &lines {
                assert!(line.trim() == line && !line.contains(['{', '<']), "{line}");
            }
        }
    }
}

#[test]
fn a_move_is_taken_back_and_played_again() {
    let (mut model, handle) = (model("en"), begin("hearts", 4, &serde_json::json!({}), 5));
    let next = |model: &mut moonshot_terminal::Model| {
        model.apply(handle.updates.recv().unwrap());
        while !model.question.is_asked() {
            model.apply(handle.updates.recv().unwrap());
        }
    };
    next(&mut model);
    let hand = model.hand().to_vec();
    handle
        .commands
        .send(answer(&model.question, 0).unwrap())
        .unwrap();
    next(&mut model);
    assert_ne!(model.hand(), hand);
    assert!(model.snapshot.as_ref().unwrap().received.is_some());
    handle.commands.send(Command::Undo).unwrap();
    next(&mut model);
    assert_eq!(model.hand(), hand);
    let snapshot = model.snapshot.as_ref().unwrap();
    assert!(snapshot.received.is_none() && !snapshot.can_undo);
    assert!(
        model
            .log
            .iter()
            .any(|line| line == "You take back the last move.")
    );
}

#[test]
fn a_replay_goes_forward_and_back() {
    let mut saved = new_match("black-hearts", 3, &serde_json::json!({}), 8);
    for seat in moonshot_rules::Seat::all(3) {
        let hand =
            moonshot_protocol::legal_texts(&moonshot_rules::Game::legal(saved.game.state(), seat));
        let moonshot_protocol::LegalText::Pass { pass, from } = &hand[0] else {
            panic!("{hand:?}");
        };
        saved
            .game
            .act(seat, &format!("pass {}", from[..*pass].join(" ")))
            .unwrap();
    }
    let handle = start(Box::new(Replay::new(&saved)));
    let mut model = model("en");
    model.greeting = Some(Greeting::Replay);
    let mut shown = Vec::new();
    model.apply(handle.updates.recv().unwrap());
    for _ in 0..3 {
        handle
            .commands
            .send(Command::Step { forward: true })
            .unwrap();
        model.apply(handle.updates.recv().unwrap());
        assert!(!model.question.is_asked());
        shown.push((model.log.clone(), model.hand().to_vec()));
    }
    assert!(shown[2].0.iter().any(|line| line.contains("passed you")));
    for at in [1, 0] {
        handle
            .commands
            .send(Command::Step { forward: false })
            .unwrap();
        // The step back, and its scene.
        model.apply(handle.updates.recv().unwrap());
        model.apply(handle.updates.recv().unwrap());
        assert_eq!((model.log.clone(), model.hand().to_vec()), shown[at]);
    }
}
