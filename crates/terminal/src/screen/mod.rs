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
use std::sync::atomic::{AtomicBool, Ordering};
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

/// Whether a thread of this program has panicked, so that the terminal has been restored already.
static PANICKED: AtomicBool = AtomicBool::new(false);

/// Plays on the whole screen until the player quits, and restores the terminal, also after a panic; the model as it is then.
///
/// # Errors
/// If the terminal cannot be read or written.
pub fn play(model: Model, look: Look, handle: Handle) -> io::Result<Model> {
    on_screen(|terminal| {
        let app = App::new(model, look, handle.commands);
        run(terminal, app, &handle.updates)
    })
}

/// Does something with the whole screen, and restores the terminal.
fn on_screen<T>(body: impl FnOnce(&mut DefaultTerminal) -> io::Result<T>) -> io::Result<T> {
    let mut terminal = ratatui::try_init()?;
    let restoring = panic::take_hook();
    panic::set_hook(Box::new(move |about| {
        PANICKED.store(true, Ordering::Relaxed);
        let _ = execute!(io::stdout(), DisableMouseCapture);
        restoring(about);
    }));
    let done = execute!(io::stdout(), EnableMouseCapture).and_then(|()| body(&mut terminal));
    let released = execute!(io::stdout(), DisableMouseCapture);
    ratatui::try_restore()?;
    released.and(done)
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
        let now = Instant::now();
        changed |= app.advance(now);
        changed |= app.ticks(now);
        // A source that has panicked sends nothing any more.
        if PANICKED.load(Ordering::Relaxed) {
            return Err(io::Error::other("a thread of moonshot has panicked"));
        }
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

#[cfg(test)]
mod tests {
    use std::io::{Read, Write};
    use std::process::exit;
    use std::thread;

    use portable_pty::{CommandBuilder, PtySize, native_pty_system};

    use super::on_screen;

    /// Names the test that runs in the pseudo-terminal.
    const CHILD: &str = "MOONSHOT_PANICS";

    /// Panics on the screen, if this is the program in the pseudo-terminal.
    #[test]
    fn panics_in_a_pseudo_terminal() {
        if std::env::var_os(CHILD).is_none() {
            return;
        }
        let done = std::panic::catch_unwind(|| {
            on_screen::<()>(|terminal| {
                terminal.draw(|frame| frame.render_widget("drawn", frame.area()))?;
                thread::sleep(std::time::Duration::from_millis(200));
                panic!("on purpose");
            })
        });
        exit(if done.is_err() { 7 } else { 0 });
    }

    #[test]
    fn a_panic_restores_the_terminal() {
        let pair = native_pty_system().openpty(PtySize::default()).unwrap();
        let mut command = CommandBuilder::new(std::env::current_exe().unwrap());
        let this = "screen::tests::panics_in_a_pseudo_terminal";
        command.args(["--exact", this, "--nocapture", "--test-threads=1"]);
        command.env(CHILD, "1");
        command.env("TERM", "xterm");
        let before = pair.master.get_termios().unwrap();
        let mut child = pair.slave.spawn_command(command).unwrap();
        let mut output = pair.master.try_clone_reader().unwrap();
        let mut screen = vt100::Parser::default();
        let mut text = Vec::new();
        let (mut buffer, mut was_alternate) = ([0; 1024], false);
        // The slave stays open here, so the marks of the end are awaited.
        while !text.windows(10).any(|part| part == b"on purpose") {
            let read = output.read(&mut buffer).unwrap();
            screen.process(&buffer[..read]);
            was_alternate |= screen.screen().alternate_screen();
            text.extend_from_slice(&buffer[..read]);
        }
        assert_eq!(child.wait().unwrap().exit_code(), 7);
        pair.master.take_writer().unwrap().flush().unwrap();
        let text = String::from_utf8_lossy(&text);
        assert!(was_alternate && text.contains("drawn"), "{text:?}");
        assert!(!screen.screen().alternate_screen(), "{text:?}");
        // The message stands on the terminal's own screen, after the mouse was released.
        let released = text.find("\x1b[?1000l").unwrap();
        assert!(released < text.find("on purpose").unwrap(), "{text:?}");
        let after = pair.master.get_termios().unwrap();
        assert_eq!(before.local_flags, after.local_flags);
    }
}
