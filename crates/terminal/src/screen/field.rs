//! The two sides of Heartcatchers, each with three stacks. Those of the same number face each other.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::Paragraph;

use moonshot_protocol::{Detail, StackText};
use moonshot_rules::Seat;

use super::app::App;
use super::draw::cut;
use super::{seats, style};
use crate::language::say;

/// The lines of both sides: the name, the card in three lines, and what lies below.
pub(super) const HEIGHT: u16 = 2 * SIDE;
const SIDE: u16 = 5;
const MOST: u16 = 20;

pub(super) fn draw(frame: &mut Frame<'_>, app: &App, area: Rect) {
    let Some(snapshot) = &app.model.snapshot else {
        return;
    };
    let Detail::Field(detail) = &snapshot.view.detail else {
        return;
    };
    // The player's side is below.
    let mut sides: Vec<(Seat, &Vec<StackText>)> = Seat::all(2).zip(&detail.field).collect();
    let you = snapshot.you.map_or(1, Seat::index);
    sides.rotate_left((you + 1) % 2);
    let wide = (area.width / 3).min(MOST);
    for (row, (seat, stacks)) in (0..).zip(sides) {
        for (column, stack) in (0..).zip(stacks) {
            let cell = Rect::new(area.x + column * wide, area.y + row * SIDE, wide, SIDE);
            let lines = lines(app, seat, column as usize + 1, stack, usize::from(wide));
            frame.render_widget(Paragraph::new(lines), cell.intersection(area));
        }
    }
}

fn lines(
    app: &App,
    seat: Seat,
    place: usize,
    stack: &StackText,
    wide: usize,
) -> Vec<Line<'static>> {
    let (look, language) = (app.look, &app.model.language);
    let names = app.model.names();
    let name = if place == 1 {
        let name = say!(
            language,
            "heartcatchers-name",
            player = names.player(seat, language)
        );
        format!("{place}  {name}")
    } else {
        place.to_string()
    };
    let acts = app
        .model
        .snapshot
        .as_ref()
        .is_some_and(|snapshot| snapshot.view.to_act.contains(&seat));
    let line = Line::from(cut(&look.text(&name), wide.saturating_sub(1)));
    let mut lines = vec![if acts {
        line.style(style::accent(look))
    } else {
        line
    }];
    lines.extend(seats::card(app, stack.up.last().map(String::as_str)));
    // How many cards lie face up, and each Secret: its card if the player knows it.
    let secrets = stack.secrets.iter().map(|secret| match &secret.card {
        Some(card) => format!(" [{card}]"),
        None => " [?]".to_owned(),
    });
    let up = if look.ascii { "x" } else { "×" };
    let below = format!("{up}{}{}", stack.up.len(), secrets.collect::<String>());
    lines.push(Line::styled(
        cut(&below, wide.saturating_sub(1)),
        style::faint(),
    ));
    lines
}
