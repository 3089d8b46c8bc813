//! The players of a trick game: each with the card they played, clockwise, the player last.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use unicode_width::UnicodeWidthStr;

use moonshot_rules::Seat;

use super::app::App;
use super::draw::cut;
use super::style;
use crate::cards::short;
use crate::model::Standing;

/// The lines of a player: the name, the card, and the points.
const LINES: u16 = 5;
/// The least and the greatest width of a player.
const LEAST: u16 = 9;
const MOST: u16 = 18;

/// The number of lines that the players take.
pub(super) fn height(app: &App, width: u16) -> u16 {
    let players = app.model.standing().len() as u16;
    let in_row = in_row(players, width);
    players.div_ceil(in_row.max(1)) * LINES
}

/// How many players are beside each other.
fn in_row(players: u16, width: u16) -> u16 {
    if players * LEAST <= width {
        players
    } else {
        players.div_ceil(2)
    }
}

pub(super) fn draw(frame: &mut Frame<'_>, app: &App, area: Rect) {
    let mut players = app.model.standing();
    let you = app.model.names().you;
    if let Some(you) = you.filter(|you| you.index() < players.len()) {
        players.rotate_left(you.index() + 1);
    }
    let in_row = in_row(players.len() as u16, area.width).max(1);
    let wide = (area.width / in_row).min(MOST);
    for (at, player) in players.iter().enumerate() {
        let (row, column) = (at as u16 / in_row, at as u16 % in_row);
        let cell = Rect::new(area.x + column * wide, area.y + row * LINES, wide, LINES);
        let cell = cell.intersection(area);
        frame.render_widget(Paragraph::new(lines(app, player, usize::from(wide))), cell);
    }
}

fn lines(app: &App, player: &Standing, wide: usize) -> Vec<Line<'static>> {
    let look = app.look;
    let (to_act, taker) = (is_to_act(app, player.seat), app.model.taken.as_ref());
    let mark = match (to_act, look.ascii) {
        (false, _) => "",
        (true, false) => "▶ ",
        (true, true) => "> ",
    };
    let name = cut(
        &look.text(&format!("{mark}{}", player.name)),
        wide.saturating_sub(1),
    );
    let is_taker = taker.is_some_and(|(seat, _)| *seat == player.seat);
    let name_style = if to_act || is_taker {
        style::accent(look)
    } else {
        Style::new()
    };
    let mut lines = vec![Line::styled(name, name_style)];
    let laid = app
        .model
        .trick()
        .iter()
        .find(|laid| laid.seat == player.seat);
    lines.extend(card(app, laid.map(|laid| laid.card.as_str())));
    let points = player.hand.filter(|points| *points != 0);
    let points = points
        .map(|points| format!(" ({points:+})"))
        .unwrap_or_default();
    lines.push(Line::from(
        look.text(&format!("{}{points}", player.total).replace('-', "−")),
    ));
    lines
}

fn is_to_act(app: &App, seat: Seat) -> bool {
    let snapshot = app.model.snapshot.as_ref();
    snapshot.is_some_and(|snapshot| snapshot.view.to_act.contains(&seat))
}

/// A card with a frame in three lines, or its place.
pub(super) fn card(app: &App, code: Option<&str>) -> [Line<'static>; 3] {
    let look = app.look;
    let Some(code) = code else {
        let empty = if look.ascii { "  .  " } else { "  ·  " };
        return [
            Line::from(""),
            Line::styled(empty, style::faint()),
            Line::from(""),
        ];
    };
    let text = short(code, look.ascii);
    // In the middle of three columns, or to the left of it.
    let before = 3_usize.saturating_sub(text.width()) / 2;
    let after = 3_usize.saturating_sub(text.width() + before);
    let (top, side, bottom) = match look.ascii {
        true => ("+---+", "|", "+---+"),
        false => ("╭───╮", "│", "╰───╯"),
    };
    let middle = Line::from(vec![
        Span::raw(format!("{side}{}", " ".repeat(before))),
        Span::styled(text, style::ink(look, code)),
        Span::raw(format!("{}{side}", " ".repeat(after))),
    ]);
    [Line::from(top), middle, Line::from(bottom)]
}
