//! The windows on top of the table.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{Block, Clear, Paragraph};
use unicode_width::UnicodeWidthStr;

use super::app::{App, Target, Window};
use super::draw::{cut, wrapped_with};
use super::style;
use crate::cards::short;
use crate::keys::SCREEN;
use crate::language::say;
use crate::sentences::Sentences;

/// The columns of a key in the help, and of the number of an entry.
const KEY: usize = 9;
const NUMBER: usize = 3;

/// Draws the window that is open.
pub(super) fn draw(frame: &mut Frame<'_>, app: &mut App, area: Rect) {
    let Some(window) = app.window.clone() else {
        return;
    };
    let (title, texts) = content(app, &window);
    let look = app.look;
    let most = area.width.saturating_sub(4);
    let widest = texts
        .iter()
        .map(|text| text.width())
        .max()
        .unwrap_or_default();
    let picks = matches!(window, Window::List(..));
    let key = if picks { "Esc" } else { "Enter" };
    let close = say!(app.model.language, "terminal-close", key = key);
    let (title, close) = (look.text(&title), look.text(&close));
    let wide = widest.max(title.width() + 4).max(close.width() + 4) as u16;
    let wide = wide.min(most);
    // The lines, each with the number of its entry: a long entry has several.
    let mut lines: Vec<(usize, Line<'static>)> = Vec::new();
    for (entry, text) in texts.iter().enumerate() {
        let indent = match window {
            Window::Help => help_keys(app)
                .nth(entry)
                .map_or(0, |(key, _)| if key.is_empty() { 0 } else { KEY }),
            Window::List(..) => NUMBER,
            _ => 0,
        };
        let wrapped = wrapped_with(text, wide, indent).into_iter();
        lines.extend(wrapped.map(|line| (entry, line)));
    }
    let high = (lines.len() as u16)
        .min(area.height.saturating_sub(4))
        .max(1);
    // The ways to play a card leave the table visible.
    let top = if picks {
        area.height - high - 3
    } else {
        (area.height - high - 2) / 2
    };
    let place = Rect::new(
        area.x + (area.width - wide - 2) / 2,
        area.y + top,
        wide + 2,
        high + 2,
    );
    let title = cut(&title, usize::from(wide.saturating_sub(2)));
    let block = Block::bordered()
        .border_set(style::frame(look))
        .title(format!(" {title} "))
        .title_bottom(Line::from(format!(" {close} ")).right_aligned());
    let inner = block.inner(place);
    frame.render_widget(Clear, place);
    frame.render_widget(block, place);
    let high = usize::from(high);
    let first = if picks {
        app.row = app.row.min(texts.len().saturating_sub(1));
        // The entry with the cursor is shown to its end.
        let last = lines.iter().rposition(|(entry, _)| *entry == app.row);
        last.unwrap_or_default().saturating_sub(high - 1)
    } else {
        app.row = app.row.min(lines.len().saturating_sub(high));
        app.row
    };
    let mut shown: Vec<Line<'static>> = Vec::new();
    for (entry, line) in lines.into_iter().skip(first).take(high) {
        if !picks {
            shown.push(line);
            continue;
        }
        let row = Rect::new(inner.x, inner.y + shown.len() as u16, inner.width, 1);
        app.targets.push((row, Target::Row(entry)));
        shown.push(match entry == app.row {
            true => line.style(style::cursor()),
            false => line,
        });
    }
    frame.render_widget(Paragraph::new(shown), inner);
}

/// The title and the lines of a window.
fn content(app: &App, window: &Window) -> (String, Vec<String>) {
    let language = &app.model.language;
    let (title, texts) = match window {
        Window::Help => (say!(language, "terminal-help"), help(app)),
        Window::Log => (say!(language, "table-log"), app.model.log.clone()),
        Window::Scores => (say!(language, "table-scores"), scores(app)),
        Window::LastTrick => (say!(language, "table-last-trick"), last_trick(app)),
        Window::Hint => (say!(language, "table-hint"), hint(app)),
        Window::List(label, answers) => {
            let labels = answers.iter().enumerate();
            let labels = labels.map(|(at, answer)| {
                say!(
                    language,
                    "terminal-choice",
                    number = at + 1,
                    label = answer.label.as_str()
                )
            });
            (label.clone(), labels.collect())
        }
    };
    (
        title,
        texts.iter().map(|text| app.look.text(text)).collect(),
    )
}

fn help(app: &App) -> Vec<String> {
    let line = |(key, label): (&str, &str)| {
        let text = match label {
            "" => String::new(),
            label => say!(app.model.language, label),
        };
        // Columns, not letters: arrows have one each.
        let pad = match key {
            "" => 0,
            key => KEY.saturating_sub(key.width()),
        };
        format!("{key}{}{text}", " ".repeat(pad))
    };
    help_keys(app).map(line).collect()
}

/// The keys of this table, and the messages with what they do.
fn help_keys(app: &App) -> impl Iterator<Item = (&'static str, &'static str)> {
    let keys = SCREEN.iter().filter(|(.., at)| at.has(&app.model));
    keys.map(|(key, label, _)| (*key, *label))
}

/// Who won, and the table of scores.
fn scores(app: &App) -> Vec<String> {
    let (model, language) = (&app.model, &app.model.language);
    let names = model.names();
    let sentences = Sentences {
        language,
        game: model.game(),
        names: &names,
    };
    let mut lines = Vec::new();
    if let Some(outcome) = model.outcome() {
        lines.extend([sentences.won(&outcome.winners), String::new()]);
    }
    let headings = [
        say!(language, "ending-player"),
        this_hand(app),
        say!(language, "ending-total"),
    ];
    let mut rows = vec![headings];
    for one in model.standing() {
        let scored = model
            .scored
            .as_ref()
            .and_then(|scored| scored.scores.get(one.seat.index()));
        let hand = scored.copied().or(one.hand);
        let hand = hand.map(|points| points.to_string()).unwrap_or_default();
        let name = model.snapshot.as_ref().and_then(|snapshot| {
            let level = snapshot.seats.get(one.seat.index())?.level.as_deref()?;
            let level = say!(language, "levels-name", level = level);
            Some(format!("{} ({level})", one.name))
        });
        rows.push([name.unwrap_or(one.name), hand, one.total.to_string()]);
    }
    // In Heartcatchers nothing is known of a game before its end.
    if rows[1..].iter().all(|row| row[1].is_empty()) {
        rows[0][1].clear();
    }
    let widths: Vec<usize> = (0..3)
        .map(|column| {
            rows.iter()
                .map(|row| row[column].width())
                .max()
                .unwrap_or_default()
        })
        .collect();
    lines.extend(rows.iter().map(|[name, hand, total]| {
        let pad = |text: &str, column: usize| " ".repeat(widths[column] - text.width());
        let numbers = format!("{}{hand}  {}{total}", pad(hand, 1), pad(total, 2));
        format!("{name}{}  {}", pad(name, 0), numbers.replace('-', "−"))
    }));
    if let Some(line) = model.snapshot.as_ref().and_then(|snapshot| snapshot.line) {
        let over = line.ends_at > line.total;
        let text = say!(language, "ending-line", over = over, total = line.total);
        lines.extend([String::new(), text]);
    }
    lines
}

/// The heading of the points of this hand, or of this game of Heartcatchers.
fn this_hand(app: &App) -> String {
    let (model, language) = (&app.model, &app.model.language);
    match &model.scored {
        Some(scored) if model.game() == "heartcatchers" => {
            say!(language, "heartcatchers-game", game = scored.hand)
        }
        _ => say!(language, "ending-this-hand"),
    }
}

fn last_trick(app: &App) -> Vec<String> {
    let (model, language) = (&app.model, &app.model.language);
    let Some(trick) = model.last_trick() else {
        return vec![say!(language, "table-no-last-trick")];
    };
    let names = model.names();
    let laid = trick.iter().map(|laid| {
        let name = names.label(laid.seat, language);
        let card = short(&laid.card, app.look.ascii);
        say!(language, "terminal-laid", player = name, card = card)
    });
    laid.collect()
}

fn hint(app: &App) -> Vec<String> {
    let language = &app.model.language;
    let Some(advice) = &app.model.advice else {
        return vec![say!(language, "hints-nothing")];
    };
    let mut lines = advice.sentences.clone();
    if advice.choices.is_empty() {
        return lines;
    }
    lines.push(String::new());
    let widest = advice.choices.iter().map(|(label, _)| label.width()).max();
    let widest = widest.unwrap_or_default();
    lines.extend(advice.choices.iter().map(|(label, cost)| {
        let pad = " ".repeat(widest - label.width());
        format!("{label}{pad}  {cost}")
    }));
    lines
}
