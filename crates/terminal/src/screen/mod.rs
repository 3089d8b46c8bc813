//! The full screen: the table, the hand, the log and windows on top, drawn with ratatui.

mod app;
mod draw;
mod field;
mod hand;
mod keys;
mod seats;
mod style;
mod windows;

use std::io;
use std::panic;
use std::sync::mpsc::Receiver;
use std::time::{Duration, Instant};

use crossterm::event::{self, DisableMouseCapture, EnableMouseCapture};
use crossterm::execute;
use ratatui::DefaultTerminal;

pub use app::App;
pub use draw::draw;

use crate::look::Look;
use crate::model::{Model, Update};
use crate::source::Handle;

/// How long to wait for a key before looking for updates.
const BEAT: Duration = Duration::from_millis(40);

/// Plays on the whole screen until the player quits, and restores the terminal, also after a panic; the model as it is then.
///
/// # Errors
/// If the terminal cannot be read or written.
pub fn play(model: Model, look: Look, handle: Handle) -> io::Result<Model> {
    let mut terminal = ratatui::try_init()?;
    let restoring = panic::take_hook();
    panic::set_hook(Box::new(move |about| {
        let _ = execute!(io::stdout(), DisableMouseCapture);
        restoring(about);
    }));
    let played = execute!(io::stdout(), EnableMouseCapture).and_then(|()| {
        run(
            &mut terminal,
            App::new(model, look, handle.commands),
            &handle.updates,
        )
    });
    let released = execute!(io::stdout(), DisableMouseCapture);
    ratatui::try_restore()?;
    released.and(played)
}

fn run(
    terminal: &mut DefaultTerminal,
    mut app: App,
    updates: &Receiver<Update>,
) -> io::Result<Model> {
    let mut changed = true;
    while !app.quits() {
        for update in updates.try_iter() {
            app.receive(update);
        }
        changed |= app.advance(Instant::now());
        if changed {
            terminal.draw(|frame| draw(frame, &mut app))?;
        }
        changed = event::poll(BEAT)?;
        if changed {
            app.event(&event::read()?);
        }
    }
    Ok(app.into_model())
}
