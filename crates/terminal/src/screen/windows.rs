//! The windows on top of the table.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{Block, Clear, Paragraph};
use unicode_width::UnicodeWidthStr;

use super::app::{App, Target, Window};
use super::draw::wrapped;
use super::style;
use crate::cards::short;
use crate::language::{Language, say};
use crate::sentences::Sentences;

/// The keys and what they do, for `?`.
const KEYS: [(&str, &str); 14] = [
    ("← → Tab", "terminal-help-move"),
    ("Enter", "terminal-help-play"),
    ("h", "terminal-help-hint"),
    ("l", "terminal-help-last"),
    ("s", "terminal-help-scores"),
    ("g", "terminal-help-log"),
    ("u", "terminal-help-undo"),
    ("c", "terminal-help-say"),
    ("b", "terminal-help-begin"),
    ("n p", "terminal-help-step"),
    ("?", "terminal-help-this"),
    ("q", "terminal-help-quit"),
    ("", ""),
    ("", "terminal-help-mouse"),
];

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
    let key = if matches!(window, Window::Ways(..)) {
        "Esc"
    } else {
        "Enter"
    };
    let close = say!(app.model.language, "terminal-close", key = key);
    let (title, close) = (look.text(&title), look.text(&close));
    let wide = widest.max(title.width() + 4).max(close.width() + 4) as u16;
    let wide = wide.min(most);
    let mut lines: Vec<Line<'static>> = Vec::new();
    for text in &texts {
        lines.extend(wrapped(text, wide));
    }
    let high = (lines.len() as u16)
        .min(area.height.saturating_sub(4))
        .max(1);
    let picks = matches!(window, Window::Ways(..));
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
    let block = Block::bordered()
        .border_set(style::frame(look))
        .title(format!(" {title} "))
        .title_bottom(Line::from(format!(" {close} ")).right_aligned());
    let inner = block.inner(place);
    frame.render_widget(Clear, place);
    frame.render_widget(block, place);
    let most_row = if picks {
        lines.len() - 1
    } else {
        lines.len() - usize::from(high)
    };
    app.row = app.row.min(most_row);
    if picks {
        let row = app.row;
        lines[row] = lines[row].clone().style(style::cursor());
    }
    let first = if picks {
        app.row.saturating_sub(usize::from(high) - 1)
    } else {
        app.row
    };
    let shown: Vec<Line<'static>> = lines
        .into_iter()
        .skip(first)
        .take(usize::from(high))
        .collect();
    if picks {
        for at in 0..shown.len() {
            let row = Rect::new(inner.x, inner.y + at as u16, inner.width, 1);
            app.targets.push((row, Target::Row(first + at)));
        }
    }
    frame.render_widget(Paragraph::new(shown), inner);
}

/// The title and the lines of a window.
fn content(app: &App, window: &Window) -> (String, Vec<String>) {
    let language = &app.model.language;
    let (title, texts) = match window {
        Window::Help => (say!(language, "terminal-help"), help(language)),
        Window::Log => (say!(language, "table-log"), app.model.log.clone()),
        Window::Scores => (say!(language, "table-scores"), scores(app)),
        Window::LastTrick => (say!(language, "table-last-trick"), last_trick(app)),
        Window::Hint => (say!(language, "table-hint"), hint(app)),
        Window::Ways(label, ways) => {
            let labels = ways.iter().enumerate();
            let labels = labels.map(|(at, way)| {
                say!(
                    language,
                    "terminal-choice",
                    number = at + 1,
                    label = way.label.as_str()
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

fn help(language: &Language) -> Vec<String> {
    let keys = KEYS.iter().map(|(key, label)| match *label {
        "" => String::new(),
        label => {
            let text = say!(language, label);
            // Columns, not letters: arrows have one each.
            let pad = 9_usize.saturating_sub(key.width());
            format!(
                "{key}{}{text}",
                " ".repeat(if key.is_empty() { 0 } else { pad })
            )
        }
    });
    keys.collect()
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
        say!(language, "ending-this-hand"),
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
