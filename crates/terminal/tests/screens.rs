//! What the screen shows, at several sizes.

use std::time::Instant;

use crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use moonshot_terminal::screen::{App, draw};
use moonshot_terminal::{Command, Greeting, Handle, Language, Look, Pace, Replay, start};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use serde_json::json;

use crate::common::{WAIT, begin, model, new_match};

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

/// The first lines of a table with its own end of the commands.
fn heard(game: &str, players: usize, language: &str) -> (App, std::sync::mpsc::Receiver<Command>) {
    let Handle { updates, .. } = begin(game, players, &json!({}), 3);
    let (commands, taken) = std::sync::mpsc::channel();
    let look = Look {
        ascii: false,
        colour: true,
        pace: Pace::None,
    };
    let mut app = App::new(model(language), look, commands);
    // They end where the player is asked, who answers nobody.
    for update in updates {
        app.receive(update);
    }
    app.advance(Instant::now());
    (app, taken)
}

fn drawn(app: &mut App, (width, height): (u16, u16)) -> Vec<String> {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| draw(frame, app)).unwrap();
    let text = terminal.backend().to_string();
    text.lines()
        .map(|line| line.trim_matches('"').to_owned())
        .collect()
}

fn press(app: &mut App, code: KeyCode) {
    app.event(&Event::Key(KeyEvent::new(code, KeyModifiers::NONE)));
}

#[test]
fn the_cursor_and_clicks_take_the_way_that_they_are_on_also_where_its_label_has_two_lines() {
    let (mut app, taken) = heard("heartcatchers", 2, "en");
    let narrow = (40, 24);
    press(&mut app, KeyCode::Enter);
    drawn(&mut app, narrow);
    press(&mut app, KeyCode::Down);
    drawn(&mut app, narrow);
    press(&mut app, KeyCode::Enter);
    let act = |action: &str| Command::Act(action.to_owned());
    assert_eq!(
        taken.recv_timeout(WAIT).unwrap(),
        act("secret Rb under mine 2")
    );
    // The second line of the third way.
    press(&mut app, KeyCode::Enter);
    let lines = drawn(&mut app, narrow);
    let row = lines
        .iter()
        .position(|line| line.contains("3. Hide"))
        .unwrap()
        + 1;
    assert!(lines[row].contains("3 "), "{lines:?}");
    app.event(&Event::Mouse(MouseEvent {
        kind: MouseEventKind::Down(MouseButton::Left),
        column: 8,
        row: row as u16,
        modifiers: KeyModifiers::NONE,
    }));
    assert_eq!(
        taken.recv_timeout(WAIT).unwrap(),
        act("secret Rb under mine 3")
    );
    // A number that no way has leaves the list open.
    press(&mut app, KeyCode::Enter);
    press(&mut app, KeyCode::Char('9'));
    press(&mut app, KeyCode::Char('6'));
    assert_eq!(
        taken.recv_timeout(WAIT).unwrap(),
        act("secret Rb under theirs 3")
    );
}

#[test]
fn the_most_important_keys_fit_in_every_language() {
    for code in Language::codes() {
        let words = Language::load(&code);
        let quit = words.text("terminal-key-quit", []);
        let (mut app, _taken) = heard("hearts", 4, &code);
        let lines = drawn(&mut app, (40, 24));
        let keys =
            ["help", "play", "hint"].map(|key| words.text(&format!("terminal-key-{key}"), []));
        let last = lines.last().unwrap();
        for key in keys.iter().chain([&quit]) {
            assert!(last.contains(key.as_str()), "{code}: {key} in {last}");
        }
        let mut replay = replay(&code);
        let last = drawn(&mut replay, (40, 24)).pop().unwrap();
        let keys =
            ["help", "next", "back"].map(|key| words.text(&format!("terminal-key-{key}"), []));
        for key in keys.iter().chain([&quit]) {
            assert!(last.contains(key.as_str()), "{code}: {key} in {last}");
        }
        assert!(
            !last.contains(&words.text("terminal-key-undo", [])),
            "{last}"
        );
    }
}

/// The screen of a replay at its first step.
fn replay(language: &str) -> App {
    let saved = new_match("hearts", 4, &json!({}), 8);
    let Handle { updates, commands } = start(Box::new(Replay::new(&saved)));
    let look = Look {
        ascii: false,
        colour: true,
        pace: Pace::None,
    };
    let mut model = model(language);
    model.greeting = Some(Greeting::Replay);
    let mut app = App::new(model, look, commands);
    app.receive(updates.recv().unwrap());
    app.advance(Instant::now());
    press(&mut app, KeyCode::Char('p'));
    app.receive(updates.recv().unwrap());
    app.advance(Instant::now());
    app
}

#[test]
fn a_key_that_does_nothing_says_why() {
    let mut app = replay("en");
    let shown = |app: &mut App| drawn(app, (80, 24)).join("\n");
    assert!(shown(&mut app).contains("This is the first step."));
    for key in ['u', 'h', 'c', 'b'] {
        press(&mut app, KeyCode::Char(key));
        assert!(shown(&mut app).contains("This is a replay"), "{key}");
        press(&mut app, KeyCode::Esc);
    }
    press(&mut app, KeyCode::Char('?'));
    let help = shown(&mut app);
    assert!(
        help.contains("next step") && !help.contains("Take back"),
        "{help}"
    );
    let (mut app, _taken) = heard("hearts", 4, "en");
    for (key, why) in [
        ('u', "You have nothing to take back."),
        ('c', "only at a table of a server"),
        ('b', "only at a table of a server"),
        ('y', "only at a table of a server"),
        ('a', "only at a table of a server"),
        ('n', "only at a table of a server"),
        ('p', "only in a replay"),
        ('z', "Type ? for help."),
    ] {
        press(&mut app, KeyCode::Char(key));
        assert!(shown(&mut app).contains(why), "{key}: {}", shown(&mut app));
    }
    press(&mut app, KeyCode::Char('?'));
    let help = shown(&mut app);
    assert!(
        help.contains("Take back") && !help.contains("next step"),
        "{help}"
    );
    assert!(!help.contains("to the others"), "{help}");
}

#[test]
fn full_width_keys_of_a_japanese_keyboard_are_keys() {
    let (mut app, taken) = heard("heartcatchers", 2, "ja");
    press(&mut app, KeyCode::Char('？'));
    assert!(
        drawn(&mut app, (80, 24))
            .join("")
            .contains("キーとコマンド")
    );
    press(&mut app, KeyCode::Esc);
    press(&mut app, KeyCode::Char('\u{3000}'));
    press(&mut app, KeyCode::Char('２'));
    let second = Command::Act("secret Rb under mine 2".to_owned());
    assert_eq!(taken.recv_timeout(WAIT).unwrap(), second);
    press(&mut app, KeyCode::Char('ｑ'));
    assert!(app.quits());
}

#[test]
fn the_scores_of_heartcatchers_are_those_of_a_game() {
    let mut screen = Screen::of("heartcatchers", 2, 3, "en", false);
    screen.key(KeyCode::Char('s'));
    let shown = screen.shown((80, 24));
    assert!(!shown.contains("This hand"), "{shown}");
    screen.key(KeyCode::Esc);
    while !screen.shown((80, 24)).contains("Game 1 ") {
        screen.enter();
    }
}

#[test]
fn a_window_that_is_too_small_says_so() {
    let mut screen = Screen::of("hearts", 4, 1, "en", false);
    insta::assert_snapshot!("small", screen.shown((30, 10)));
}
