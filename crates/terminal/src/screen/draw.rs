//! The parts of the screen and where they are.

use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Borders, Paragraph};
use textwrap::wrap;
use unicode_width::UnicodeWidthStr;

use super::app::App;
use super::{field, hand, seats, style, windows};
use crate::language::say;

/// The smallest screen on which everything has its place.
const LEAST: (u16, u16) = (40, 18);
/// From this width on the log is beside the table.
const WIDE: u16 = 100;
const LOG: u16 = 38;

/// Draws the table, and the window on top of it.
pub fn draw(frame: &mut Frame<'_>, app: &mut App) {
    app.targets.clear();
    let area = frame.area();
    if area.width < LEAST.0 || area.height < LEAST.1 {
        return too_small(frame, app, area);
    }
    let [top, middle, asked, held, keys] = Layout::vertical([
        Constraint::Length(1),
        Constraint::Min(0),
        Constraint::Length(3),
        Constraint::Length(hand::height(app, area.width)),
        Constraint::Length(1),
    ])
    .areas(area);
    header(frame, app, top);
    if area.width >= WIDE {
        let columns = Layout::horizontal([Constraint::Min(0), Constraint::Length(LOG)]);
        let [table, beside] = columns.areas(middle);
        table_at(frame, app, table);
        let block = Block::new()
            .borders(Borders::LEFT)
            .border_set(style::frame(app.look))
            .title(app.look.text(&say!(app.model.language, "table-log")));
        let inner = block.inner(beside);
        frame.render_widget(block, beside);
        log(frame, app, inner);
    } else {
        let high = table_height(app, middle.width).min(middle.height);
        let rows = Layout::vertical([Constraint::Length(high), Constraint::Min(0)]);
        let [table, below] = rows.areas(middle);
        table_at(frame, app, table);
        log(frame, app, below);
    }
    question(frame, app, asked);
    hand::draw(frame, app, held);
    footer(frame, app, keys);
    windows::draw(frame, app, area);
}

fn too_small(frame: &mut Frame<'_>, app: &App, area: Rect) {
    let (columns, rows) = (usize::from(LEAST.0), usize::from(LEAST.1));
    let text = say!(
        app.model.language,
        "terminal-small",
        columns = columns,
        rows = rows
    );
    let lines = wrapped(&app.look.text(&text), area.width);
    frame.render_widget(Paragraph::new(lines), area);
}

fn is_field(app: &App) -> bool {
    app.model.snapshot.is_some() && app.model.trick_detail().is_none()
}

fn table_height(app: &App, width: u16) -> u16 {
    if is_field(app) {
        field::HEIGHT
    } else {
        seats::height(app, width)
    }
}

fn table_at(frame: &mut Frame<'_>, app: &mut App, area: Rect) {
    if is_field(app) {
        field::draw(frame, app, area);
    } else {
        seats::draw(frame, app, area);
    }
}

/// The game, where it stands, and whose turn it is.
fn header(frame: &mut Frame<'_>, app: &App, area: Rect) {
    let look = app.look;
    let mut parts = vec![app.model.game_name()];
    parts.extend(app.model.status());
    let turn = look.text(&app.model.turn());
    let room = usize::from(area.width).saturating_sub(turn.width() + 1);
    let mut text = look.text(&parts.join(" · "));
    while text.width() > room {
        // The last part gives way first.
        let separator = look.text(" · ");
        match text.rfind(&separator) {
            Some(at) => text.truncate(at),
            None => {
                text = cut(&text, room);
                break;
            }
        }
    }
    let gap = usize::from(area.width).saturating_sub(text.width() + turn.width());
    let turn_style = match app.model.question.is_asked() {
        true => style::accent(look),
        false => Style::new(),
    };
    let line = Line::from(vec![
        Span::styled(text, Style::new().add_modifier(Modifier::BOLD)),
        Span::raw(" ".repeat(gap)),
        Span::styled(turn, turn_style),
    ]);
    frame.render_widget(line, area);
}

/// The last lines of the log that fit.
fn log(frame: &mut Frame<'_>, app: &App, area: Rect) {
    let mut lines: Vec<Line<'_>> = Vec::new();
    for text in app.model.log.iter().rev() {
        if lines.len() >= usize::from(area.height) {
            break;
        }
        let newest = lines.is_empty();
        for line in wrapped(&app.look.text(text), area.width).into_iter().rev() {
            lines.push(if newest {
                line
            } else {
                line.style(style::faint())
            });
        }
    }
    lines.truncate(usize::from(area.height));
    lines.reverse();
    frame.render_widget(Paragraph::new(lines), area);
}

/// The open question, and a remark on the card with the cursor.
fn question(frame: &mut Frame<'_>, app: &App, area: Rect) {
    let (look, language) = (app.look, &app.model.language);
    if let Some(text) = &app.typing {
        let text = format!("{}: {text}_", say!(language, "chat-message"));
        let lines = wrapped(&look.text(&text), area.width);
        let surplus = lines.len().saturating_sub(usize::from(area.height));
        return frame.render_widget(Paragraph::new(lines[surplus..].to_vec()), area);
    }
    let mut lines: Vec<Line<'_>> = wrapped(&look.text(&app.model.prompt()), area.width)
        .into_iter()
        .map(|line| line.style(style::accent(look)))
        .collect();
    lines.retain(|line| line.width() > 0);
    let mut remark = app.model.notice.clone();
    if let (None, Some(card)) = (&remark, app.model.hand().get(app.cursor)) {
        let name = language.capital(&language.card(card));
        let why = app.why_not(card).filter(|_| !app.is_playable(card));
        remark = Some(match why.filter(|_| app.model.question.is_asked()) {
            Some(why) => say!(language, "sentences-card-refused", card = name, why = why),
            None => name,
        });
    }
    lines.extend(
        remark
            .iter()
            .flat_map(|text| wrapped(&look.text(text), area.width)),
    );
    frame.render_widget(Paragraph::new(lines), area);
}

/// The keys, as many as fit.
fn footer(frame: &mut Frame<'_>, app: &App, area: Rect) {
    let mut keys = vec![("?", "terminal-key-help")];
    if app.model.is_replay() {
        keys.extend([("n", "terminal-key-next"), ("p", "terminal-key-back")]);
    } else {
        keys.extend([("Enter", "terminal-key-play"), ("h", "terminal-key-hint")]);
    }
    keys.extend([
        ("q", "terminal-key-quit"),
        ("l", "terminal-key-last"),
        ("s", "terminal-key-scores"),
        ("g", "terminal-key-log"),
    ]);
    keys.push(match app.is_with_others() {
        true => ("c", "terminal-key-chat"),
        false => ("u", "terminal-key-undo"),
    });
    let (mut spans, mut used) = (Vec::new(), 0);
    for (key, label) in keys {
        let label = app.look.text(&say!(app.model.language, label));
        let width = key.len() + label.width() + 4;
        if used + width > usize::from(area.width) {
            break;
        }
        used += width;
        spans.push(Span::styled(format!(" {key} "), style::cursor()));
        spans.push(Span::raw(format!(" {label} ")));
    }
    frame.render_widget(Line::from(spans), area);
}

/// The text in lines of at most this width.
pub(super) fn wrapped(text: &str, width: u16) -> Vec<Line<'static>> {
    let lines = wrap(text, usize::from(width.max(1)));
    lines
        .into_iter()
        .map(|line| Line::from(line.into_owned()))
        .collect()
}

/// The text, cut to at most this many columns.
pub(super) fn cut(text: &str, width: usize) -> String {
    let mut used = 0;
    let fits = text.chars().take_while(|letter| {
        used += unicode_width::UnicodeWidthChar::width(*letter).unwrap_or(0);
        used <= width
    });
    fits.collect()
}
