//! The player's cards, and the buttons below them.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use super::app::{App, Button, Target};
use super::draw::cut;
use super::style;
use crate::cards::{Face, short};
use crate::question::Question;

/// The lines of a fan: a raised card starts one line higher.
const FAN: u16 = 4;
/// The columns of a card in a fan, and what the last one has more.
const STEP: u16 = 3;
const LAST: u16 = 1;
/// The columns of a card in a row of short texts.
const SHORT: u16 = 5;

/// The number of lines that hand and buttons take.
pub(super) fn height(app: &App, width: u16) -> u16 {
    let cards = app.model.hand().len() as u16;
    cards_height(cards, width) + layout(app, width).last().map_or(0, |(row, ..)| row + 1)
}

/// Where each button is, below the cards: its line, its column and its text. Those that do not fit beside others begin a line.
fn layout(app: &App, width: u16) -> Vec<(u16, u16, String)> {
    let (mut row, mut x) = (0, 0);
    let place = |button: Button| {
        let text = app.look.text(&format!("[ {} ]", button.label));
        let text = cut(&text, usize::from(width));
        let wide = text.width() as u16;
        if x > 0 && x + wide > width {
            row += 1;
            x = 0;
        }
        let at = (row, x, text);
        x += wide + 1;
        at
    };
    app.buttons().into_iter().map(place).collect()
}

fn fits_fan(cards: u16, width: u16) -> bool {
    cards * STEP + LAST <= width
}

fn cards_height(cards: u16, width: u16) -> u16 {
    if fits_fan(cards, width) {
        FAN
    } else {
        cards.div_ceil((width / SHORT).max(1))
    }
}

pub(super) fn draw(frame: &mut Frame<'_>, app: &mut App, area: Rect) {
    let hand = app.model.hand().to_vec();
    let cards = hand.len() as u16;
    for (at, code) in hand.iter().enumerate() {
        let place = if fits_fan(cards, area.width) {
            fan_card(frame, app, area, at, code, at + 1 == hand.len())
        } else {
            short_card(frame, app, area, at, code)
        };
        app.targets.push((place, Target::Item(at)));
    }
    buttons(frame, app, area, cards_height(cards, area.width));
}

/// The style of a card: with the cursor, selected, or not playable.
fn style_of(app: &App, at: usize, code: &str) -> Style {
    let mut style = style::ink(app.look, code);
    if app.model.question.is_asked() && !app.is_playable(code) {
        style = style
            .remove_modifier(Modifier::BOLD)
            .add_modifier(Modifier::DIM);
    }
    if app.cursor == at {
        style.patch(style::cursor())
    } else {
        style
    }
}

/// Draws a card of the fan; where it can be clicked.
fn fan_card(
    frame: &mut Frame<'_>,
    app: &App,
    area: Rect,
    at: usize,
    code: &str,
    last: bool,
) -> Rect {
    let (look, raised) = (app.look, app.selected.contains(&at));
    let (rank, suit) = Face::read(code).map_or_else(
        || (code.to_owned(), String::new()),
        |face| face.corner(look.ascii),
    );
    let (corner, top, side) = if look.ascii {
        ("+", "--", "|")
    } else {
        ("╭", "──", "│")
    };
    let end = match (last, look.ascii) {
        (false, _) => ["", ""],
        (true, false) => ["╮", "│"],
        (true, true) => ["+", "|"],
    };
    let style = style_of(app, at, code);
    let row = |text: &str, end: &str| {
        Line::from(vec![
            Span::raw(side.to_owned()),
            Span::styled(format!("{text:<2}"), style),
            Span::raw(end.to_owned()),
        ])
    };
    let mut lines = vec![
        Line::from(format!("{corner}{top}{}", end[0])),
        row(&rank, end[1]),
        row(&suit, end[1]),
    ];
    if raised {
        lines.push(row("", end[1]));
    } else {
        lines.insert(0, Line::from(""));
    }
    let wide = STEP + if last { LAST } else { 0 };
    let place = Rect::new(area.x + at as u16 * STEP, area.y, wide, FAN).intersection(area);
    for (y, line) in (place.y..place.bottom()).zip(lines) {
        frame.render_widget(line, Rect::new(place.x, y, place.width, 1));
    }
    place
}

/// Draws a card as its short text, where a fan has no room.
fn short_card(frame: &mut Frame<'_>, app: &App, area: Rect, at: usize, code: &str) -> Rect {
    let in_row = (area.width / SHORT).max(1);
    let (row, column) = (at as u16 / in_row, at as u16 % in_row);
    let place = Rect::new(area.x + column * SHORT, area.y + row, SHORT, 1).intersection(area);
    let text = short(code, app.look.ascii);
    let (before, after) = if app.selected.contains(&at) {
        ("[", "]")
    } else {
        (" ", " ")
    };
    let line = Line::from(vec![
        Span::raw(before),
        Span::styled(text, style_of(app, at, code)),
        Span::raw(after),
    ]);
    frame.render_widget(line, place);
    place
}

fn buttons(frame: &mut Frame<'_>, app: &mut App, area: Rect, below: u16) {
    let first = app.model.hand().len();
    let waits =
        matches!(&app.model.question, Question::Pass { count, .. } if app.selected.len() < *count);
    for (at, (row, x, text)) in layout(app, area.width).into_iter().enumerate() {
        let wide = text.width() as u16;
        let place = Rect::new(area.x + x, area.y + below + row, wide, 1).intersection(area);
        let style = match (app.cursor == first + at, waits && at == 0) {
            (true, _) => style::cursor(),
            (false, true) => style::faint(),
            (false, false) => style::accent(app.look),
        };
        frame.render_widget(Line::styled(text, style), place);
        app.targets.push((place, Target::Item(first + at)));
    }
}
