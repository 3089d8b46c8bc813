//! The parts of the screen and where they are.

use std::time::Instant;

use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Borders, Paragraph};
use textwrap::{Options, wrap};
use unicode_width::UnicodeWidthStr;

use super::app::App;
use super::{field, hand, seats, style, windows};
use crate::keys::At;
use crate::language::say;
use crate::model::Kind;

/// The smallest screen on which everything has its place.
const LEAST: (u16, u16) = (40, 18);
/// From this width on the log is beside the table.
const WIDE: u16 = 100;
const LOG: u16 = 38;
/// The columns around a key and its label, and where there is less room.
const WIDE_GAPS: usize = 4;
const GAPS: usize = 2;
/// The least and the most lines of the open question.
const ASKED: (u16, u16) = (3, 7);

/// Draws the table, and the window on top of it.
pub fn draw(frame: &mut Frame<'_>, app: &mut App) {
    app.targets.clear();
    let area = frame.area();
    if area.width < LEAST.0 || area.height < LEAST.1 {
        return too_small(frame, app, area);
    }
    let asks = question(app, area.width);
    let [top, middle, asked, held, keys] = Layout::vertical([
        Constraint::Length(1),
        Constraint::Min(0),
        Constraint::Length((asks.len() as u16).clamp(ASKED.0, ASKED.1)),
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
    let surplus = asks.len().saturating_sub(usize::from(asked.height));
    // What the player types is at the end.
    let first = if app.typing.is_some() { surplus } else { 0 };
    frame.render_widget(Paragraph::new(asks[first..].to_vec()), asked);
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
    let time = app.model.time(Instant::now());
    let turn = app.model.turn();
    let turn = look.text(&time.map_or(turn.clone(), |time| format!("{turn} {time}")));
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

/// What the table asks beside the game, the open question, and a remark on the card with the cursor.
fn question(app: &App, width: u16) -> Vec<Line<'static>> {
    let (look, language) = (app.look, &app.model.language);
    if let Some(text) = &app.typing {
        let text = format!("{}: {text}_", say!(language, "chat-message"));
        return wrapped(&look.text(&text), width);
    }
    let asked = [app.model.offer.text.clone(), app.model.prompt()];
    let mut lines: Vec<Line<'static>> = asked
        .iter()
        .filter(|text| !text.is_empty())
        .flat_map(|text| wrapped(&look.text(text), width))
        .map(|line| line.style(style::accent(look)))
        .collect();
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
            .flat_map(|text| wrapped(&look.text(text), width)),
    );
    lines
}

/// A key and the message with what it does.
type Key = (&'static str, &'static str);

/// The keys of the kind of table: those that are always there, and more where there is room.
fn keys(app: &App) -> (Vec<Key>, Vec<Key>) {
    let mut first = vec![("?", "terminal-key-help")];
    let mut more = match app.model.kind() {
        Kind::Seated => vec![
            ("a", "terminal-key-actions"),
            ("u", "terminal-key-undo"),
            ("c", "terminal-key-chat"),
        ],
        Kind::Local | Kind::Replay | Kind::Watching => Vec::new(),
    };
    more.extend([
        ("l", "terminal-key-last"),
        ("s", "terminal-key-scores"),
        ("g", "terminal-key-log"),
    ]);
    match app.model.kind() {
        Kind::Replay => first.extend([("n", "terminal-key-next"), ("p", "terminal-key-back")]),
        Kind::Watching => first.push(("a", "terminal-key-actions")),
        Kind::Seated if app.model.is_waiting() => {
            first.extend([("b", "terminal-key-begin"), ("c", "terminal-key-chat")]);
        }
        Kind::Local | Kind::Seated => {
            first.extend([("Enter", "terminal-key-play"), ("h", "terminal-key-hint")]);
        }
    }
    if app.model.kind() == Kind::Local {
        more.push(("u", "terminal-key-undo"));
    }
    if !At::Tricks.has(&app.model) {
        more.retain(|(key, _)| *key != "l");
    }
    first.push(("q", "terminal-key-quit"));
    more.retain(|key| !first.contains(key));
    (first, more)
}

/// The keys, as many as fit.
fn footer(frame: &mut Frame<'_>, app: &App, area: Rect) {
    let (first, more) = keys(app);
    let count = first.len();
    let labelled = first.into_iter().chain(more).map(|(key, label)| {
        let label = app.look.text(&say!(app.model.language, label));
        (key, label)
    });
    let labelled: Vec<(&str, String)> = labelled.collect();
    let width = |(key, label): &(&str, String), gaps: usize| key.width() + label.width() + gaps;
    let room = usize::from(area.width);
    let needed: usize = labelled[..count]
        .iter()
        .map(|one| width(one, WIDE_GAPS))
        .sum();
    let gaps = if needed <= room { WIDE_GAPS } else { GAPS };
    let (mut spans, mut used) = (Vec::new(), 0);
    for one in &labelled {
        let width = width(one, gaps);
        if used + width > room {
            continue;
        }
        used += width;
        let (key, label) = one;
        let key = match gaps {
            WIDE_GAPS => format!(" {key} "),
            _ => (*key).to_owned(),
        };
        spans.push(Span::styled(key, style::cursor()));
        spans.push(Span::raw(format!(" {label} ")));
    }
    frame.render_widget(Line::from(spans), area);
}

/// The text in lines of at most this width.
pub(super) fn wrapped(text: &str, width: u16) -> Vec<Line<'static>> {
    wrapped_with(text, width, 0)
}

/// The text in lines of at most this width, of which all but the first are indented.
pub(super) fn wrapped_with(text: &str, width: u16, indent: usize) -> Vec<Line<'static>> {
    let width = usize::from(width.max(1));
    let indent = " ".repeat(indent.min(width / 2));
    let lines = wrap(text, Options::new(width).subsequent_indent(&indent));
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
