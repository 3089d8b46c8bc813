//! `kill -9` in the middle of a hand loses nothing that a client has been sent.

use std::time::Duration;

use super::client::{Player, Program};

/// Number of crashes.
const CRASHES: usize = 12;

/// Plays a match through crashes at varying points: while bots act, right after an accepted action, and while idle.
fn survives(game: &str, players: usize) {
    let data = tempfile::tempdir().unwrap();
    let mut program = Program::start(data.path());
    let player = Player::sit_down(&program, game, players);
    let mut told = Vec::new();
    let mut promised = 0;
    let mut cards = None;
    for crash in 0..CRASHES {
        for turn in 0..=(crash * 5) % 7 {
            let snapshot = player.wait(&program);
            if !snapshot["view"]["outcome"].is_null() {
                return;
            }
            promised = player.act(&program, &snapshot, crash + turn);
        }
        match crash % 3 {
            0 => {}
            1 => std::thread::sleep(Duration::from_millis(crash as u64)),
            _ => {
                let quiet = player.wait(&program);
                cards = Some(quiet["view"]["hands"][0].clone());
                told = player.log(data.path());
            }
        }
        program.kill();

        let again = player.log(data.path());
        assert!(again.len() >= told.len(), "something told is gone");
        assert_eq!(told, again[..told.len()], "something is another now");
        program = Program::start(data.path());
        let version = player.look(&program)["version"].as_u64().unwrap();
        assert!(version >= promised, "an accepted action is gone");
        if let Some(cards) = cards.take() {
            assert_eq!(player.look(&program)["view"]["hands"][0], cards);
        }
        told = again;
    }
    // The match continues.
    let snapshot = player.wait(&program);
    if snapshot["view"]["outcome"].is_null() {
        player.act(&program, &snapshot, 0);
    }
    program.kill();
}

#[test]
fn a_match_of_hearts_goes_on_after_every_crash() {
    survives("hearts", 4);
}

#[test]
fn a_match_with_secret_questions_goes_on_after_every_crash() {
    survives("wild-twists", 5);
}

#[test]
fn a_match_of_black_hearts_goes_on_after_every_crash() {
    survives("black-hearts", 4);
}

#[test]
fn a_match_of_heartcatchers_goes_on_after_every_crash() {
    survives("heartcatchers", 2);
}

#[test]
fn bots_that_were_asked_when_the_program_crashed_are_asked_again() {
    let data = tempfile::tempdir().unwrap();
    let program = Program::start(data.path());
    let player = Player::sit_down(&program, "hearts", 7);
    // The bots have just been asked to pass.
    program.kill();
    let program = Program::start(data.path());
    let snapshot = player.wait(&program);
    player.act(&program, &snapshot, 0);
    let snapshot = player.wait(&program);
    assert_eq!(snapshot["view"]["phase"], "play");
    program.kill();
}
