//! Colours and frames.

use ratatui::style::{Color, Modifier, Style};
use ratatui::symbols::border;

use crate::cards::{Face, Ink};
use crate::look::Look;

/// The colour of a card. Spades have the terminal's own, which is readable on any background.
pub(super) fn ink(look: Look, code: &str) -> Style {
    let style = Style::new().add_modifier(Modifier::BOLD);
    if !look.colour {
        return style;
    }
    match Face::read(code).map(Face::ink) {
        Some(Ink::Red) => style.fg(Color::LightRed),
        Some(Ink::Green) => style.fg(Color::Green),
        Some(Ink::Blue) => style.fg(Color::LightBlue),
        Some(Ink::Plain) | None => style,
    }
}

/// The style that asks for attention: whose turn it is, the question.
pub(super) fn accent(look: Look) -> Style {
    let style = Style::new().add_modifier(Modifier::BOLD);
    if look.colour {
        style.fg(Color::Yellow)
    } else {
        style
    }
}

/// The style of less important text.
pub(super) fn faint() -> Style {
    Style::new().add_modifier(Modifier::DIM)
}

/// The style of the item with the cursor.
pub(super) fn cursor() -> Style {
    Style::new().add_modifier(Modifier::REVERSED)
}

/// The lines of a frame.
pub(super) fn frame(look: Look) -> border::Set<'static> {
    if !look.ascii {
        return border::ROUNDED;
    }
    border::Set {
        top_left: "+",
        top_right: "+",
        bottom_left: "+",
        bottom_right: "+",
        vertical_left: "|",
        vertical_right: "|",
        horizontal_top: "-",
        horizontal_bottom: "-",
    }
}
