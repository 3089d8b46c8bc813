//! Keys and the mouse.

use crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::Position;

use super::app::{App, Target, Window};
use crate::fold::fold;
use crate::language::say;
use crate::model::{Command, Kind};

/// The longest message that can be typed.
const LONGEST: usize = 200;

impl App {
    /// Takes a key, a click or a new size.
    pub fn event(&mut self, event: &Event) {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => self.key(key),
            Event::Mouse(mouse) => self.mouse(mouse),
            _ => {}
        }
    }

    fn key(&mut self, key: &KeyEvent) {
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            if matches!(key.code, KeyCode::Char('c' | 'd')) {
                self.quit();
            }
            return;
        }
        self.hurry();
        if self.typing.is_some() {
            return self.typed(key.code);
        }
        let code = match key.code {
            KeyCode::Char(letter) => KeyCode::Char(fold(letter).to_ascii_lowercase()),
            code => code,
        };
        if self.window.is_some() {
            self.in_window(code);
        } else {
            self.at_table(code);
        }
    }

    fn at_table(&mut self, code: KeyCode) {
        match code {
            KeyCode::Right | KeyCode::Down => self.step(true),
            KeyCode::Left | KeyCode::Up => self.step(false),
            KeyCode::Tab => self.step_to_playable(),
            KeyCode::Enter | KeyCode::Char(' ') => self.press(),
            KeyCode::Char('?') | KeyCode::F(1) => self.open(Window::Help),
            KeyCode::Char('s') => self.open(Window::Scores),
            KeyCode::Char('g') => self.open(Window::Log),
            KeyCode::Char('l') => self.open(Window::LastTrick),
            KeyCode::Char('h') => self.send(Command::Advice),
            KeyCode::Char('u') => self.send(Command::Undo),
            KeyCode::Char('n') if self.model.is_replay() => {
                self.send(Command::Step { forward: true });
            }
            KeyCode::Char('p') => self.send(Command::Step { forward: false }),
            KeyCode::Char('y') => self.reply(self.model.offer.yes.clone()),
            KeyCode::Char('n') => self.reply(self.model.offer.no.clone()),
            KeyCode::Char('a') => self.open_actions(),
            KeyCode::Char('c') if self.model.kind() == Kind::Seated => {
                self.typing = Some(String::new());
            }
            KeyCode::Char('c') => self.send(Command::Say(String::new())),
            KeyCode::Char('b') => self.send(Command::Begin),
            KeyCode::Char('q') => self.quit(),
            KeyCode::Esc => self.model.notice = None,
            _ => self.model.notice = Some(say!(self.model.language, "terminal-type-help")),
        }
    }

    fn in_window(&mut self, code: KeyCode) {
        match code {
            KeyCode::Down | KeyCode::Right | KeyCode::Tab => self.row = self.row.saturating_add(1),
            KeyCode::Up | KeyCode::Left => self.row = self.row.saturating_sub(1),
            KeyCode::PageDown => self.row = self.row.saturating_add(10),
            KeyCode::PageUp => self.row = self.row.saturating_sub(10),
            KeyCode::Enter | KeyCode::Char(' ') => self.take_row(),
            KeyCode::Char(digit @ '1'..='9') if matches!(self.window, Some(Window::List(..))) => {
                let before = std::mem::replace(&mut self.row, digit as usize - '1' as usize);
                self.take_row();
                // There is no such number.
                if self.window.is_some() {
                    self.row = before;
                }
            }
            KeyCode::Esc | KeyCode::Char(_) | KeyCode::F(1) => self.close(),
            _ => {}
        }
    }

    fn typed(&mut self, code: KeyCode) {
        let Some(text) = &mut self.typing else { return };
        match code {
            KeyCode::Char(letter) if text.chars().count() < LONGEST => text.push(letter),
            KeyCode::Backspace => {
                text.pop();
            }
            KeyCode::Esc => self.typing = None,
            KeyCode::Enter => {
                let text = self.typing.take().unwrap_or_default();
                if !text.trim().is_empty() {
                    self.send(Command::Say(text.trim().to_owned()));
                }
            }
            _ => {}
        }
    }

    fn mouse(&mut self, mouse: &MouseEvent) {
        match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => {}
            MouseEventKind::ScrollDown => return self.in_window_only(KeyCode::Down),
            MouseEventKind::ScrollUp => return self.in_window_only(KeyCode::Up),
            _ => return,
        }
        self.hurry();
        let at = Position::new(mouse.column, mouse.row);
        // Later targets lie on top.
        let mut targets = self.targets.iter().rev();
        let target = targets
            .find(|(area, _)| area.contains(at))
            .map(|(_, target)| *target);
        match (target, self.window.is_some()) {
            (Some(Target::Row(row)), _) => {
                self.row = row;
                self.take_row();
            }
            (_, true) => self.close(),
            (Some(Target::Item(item)), false) => {
                // A button acts at once, a card when it is clicked again.
                let again = self.cursor == item || item >= self.model.hand().len();
                self.cursor = item;
                if again {
                    self.press();
                }
            }
            (None, false) => {}
        }
    }

    fn in_window_only(&mut self, code: KeyCode) {
        if self.window.is_some() {
            self.in_window(code);
        }
    }
}
