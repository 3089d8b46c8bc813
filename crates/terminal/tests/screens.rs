//! What the screen shows, at several sizes.

use std::time::Instant;

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use moonshot_terminal::screen::{App, draw};
use moonshot_terminal::{Greeting, Handle, Look, Pace};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use serde_json::json;

use crate::common::{begin, model};

const SIZES: [(u16, u16); 3] = [(80, 24), (120, 40), (40, 24)];

/// A screen and the table behind it.
struct Screen {
    app: App,
    updates: std::sync::mpsc::Receiver<moonshot_terminal::Update>,
}

impl Screen {
    fn of(game: &str, players: usize, seed: u8, language: &str, ascii: bool) -> Screen {
        let Handle { commands, updates } = begin(game, players, &json!({}), seed);
        let look = Look {
            ascii,
            colour: true,
            pace: Pace::None,
        };
        let mut model = model(language);
        model.greeting = Some(Greeting::New);
        let mut screen = Screen {
            app: App::new(model, look, commands),
            updates,
        };
        screen.wait();
        screen
    }

    /// Takes updates until the player is asked something, or sees scores or a hint.
    fn wait(&mut self) {
        loop {
            self.app.receive(self.updates.recv().unwrap());
            self.app.advance(Instant::now());
            if self.app.waits() {
                return;
            }
        }
    }

    fn key(&mut self, code: KeyCode) {
        self.app
            .event(&Event::Key(KeyEvent::new(code, KeyModifiers::NONE)));
    }

    /// Presses Enter, and waits for what follows.
    fn enter(&mut self) {
        self.key(KeyCode::Enter);
        self.wait();
    }

    /// Selects the first cards and passes them.
    fn pass(&mut self, count: usize) {
        for _ in 0..count {
            self.key(KeyCode::Enter);
        }
        self.enter();
    }

    fn shown(&mut self, (width, height): (u16, u16)) -> String {
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        terminal.draw(|frame| draw(frame, &mut self.app)).unwrap();
        terminal.backend().to_string()
    }

    fn assert(&mut self, name: &str) {
        for (width, height) in SIZES {
            let name = format!("{name}_{width}x{height}");
            insta::assert_snapshot!(name, self.shown((width, height)));
        }
    }
}

#[test]
fn a_pass_with_two_cards_selected() {
    let mut screen = Screen::of("hearts", 4, 1, "en", false);
    screen.key(KeyCode::Enter);
    screen.key(KeyCode::Right);
    screen.key(KeyCode::Enter);
    screen.assert("pass");
}

#[test]
fn a_trick_of_hearts() {
    let mut screen = Screen::of("hearts", 4, 1, "en", false);
    screen.pass(3);
    screen.enter();
    screen.assert("trick");
    screen.key(KeyCode::Char('h'));
    screen.wait();
    screen.assert("hint");
    screen.key(KeyCode::Esc);
    for (key, name) in [('s', "scores"), ('l', "last-trick"), ('?', "help")] {
        screen.key(KeyCode::Char(key));
        screen.assert(name);
        screen.key(KeyCode::Esc);
    }
}

#[test]
fn the_end_of_a_hand() {
    let mut screen = Screen::of("hearts", 4, 1, "en", false);
    screen.pass(3);
    for _ in 0..13 {
        screen.enter();
    }
    screen.assert("hand-over");
}

#[test]
fn seven_players() {
    let mut screen = Screen::of("wild-twists", 7, 2, "en", false);
    screen.enter();
    screen.assert("seven");
}

#[test]
fn three_players_hold_more_cards_than_a_narrow_fan_has_room_for() {
    let mut screen = Screen::of("hearts", 3, 4, "en", false);
    screen.assert("seventeen-cards");
}

#[test]
fn black_hearts() {
    let mut screen = Screen::of("black-hearts", 4, 3, "en", false);
    screen.pass(2);
    screen.assert("black-hearts");
}

#[test]
fn heartcatchers() {
    let mut screen = Screen::of("heartcatchers", 2, 3, "en", false);
    screen.key(KeyCode::Enter);
    screen.assert("heartcatchers-ways");
    screen.enter();
    screen.assert("heartcatchers");
}

#[test]
fn a_terminal_without_symbols() {
    let mut screen = Screen::of("hearts", 4, 1, "en", true);
    screen.pass(3);
    screen.enter();
    let shown = screen.shown((80, 24));
    assert!(shown.is_ascii(), "{shown}");
    screen.assert("ascii");
}

#[test]
fn japanese() {
    let mut screen = Screen::of("hearts", 4, 1, "ja", false);
    screen.pass(3);
    screen.enter();
    screen.assert("japanese");
}

#[test]
fn every_language_fits() {
    for language in moonshot_terminal::Language::codes() {
        let mut screen = Screen::of("black-hearts", 4, 3, &language, false);
        screen.pass(2);
        for size in SIZES {
            screen.key(KeyCode::Char('?'));
            let shown = screen.shown(size);
            assert!(shown.contains('╯'), "{shown}");
            screen.key(KeyCode::Esc);
        }
    }
}

#[test]
fn a_window_that_is_too_small_says_so() {
    let mut screen = Screen::of("hearts", 4, 1, "en", false);
    insta::assert_snapshot!("small", screen.shown((30, 10)));
}
