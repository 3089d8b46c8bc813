//! A proxy for a PostgreSQL socket that can drop connections.

use std::io::{self, Read, Write};
use std::net::Shutdown;
use std::os::unix::fs::PermissionsExt;
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::Path;
use std::sync::atomic::{AtomicU8, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use tempfile::TempDir;

/// The socket's name, as PostgreSQL clients expect it.
const SOCKET: &str = ".s.PGSQL.5432";
/// A client's commit request.
const COMMIT: &[u8] = b"COMMIT\0";

/// What to drop of the next commit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Lost {
    /// Nothing.
    Nothing = 0,
    /// The request: the transaction is not committed.
    Question = 1,
    /// The response: the transaction is committed.
    Answer = 2,
}

/// A Unix socket proxy that breaks connections at chosen points.
#[derive(Debug)]
pub struct Wire {
    directory: TempDir,
    next: Arc<AtomicU8>,
    cuts: Arc<AtomicUsize>,
    open: Arc<Mutex<Vec<UnixStream>>>,
    silent: Silent,
    /// Number of connections accepted.
    made: Arc<AtomicUsize>,
}

/// Connections below this number are silenced.
#[derive(Clone, Debug, Default)]
struct Silent(Arc<AtomicUsize>);

impl Silent {
    fn is(&self, connection: usize) -> bool {
        connection < self.0.load(Ordering::SeqCst)
    }
}

impl Wire {
    /// A proxy for the socket in that directory.
    ///
    /// # Errors
    /// If no socket can be created.
    pub fn to(target: &Path) -> io::Result<Wire> {
        let directory = tempfile::Builder::new()
            .prefix("moonshot-wire-")
            .tempdir()?;
        std::fs::set_permissions(directory.path(), std::fs::Permissions::from_mode(0o755))?;
        let listener = UnixListener::bind(directory.path().join(SOCKET))?;
        let wire = Wire {
            directory,
            next: Arc::default(),
            cuts: Arc::default(),
            open: Arc::default(),
            silent: Silent::default(),
            made: Arc::default(),
        };
        let target = target.join(SOCKET);
        let (next, cuts, open) = (
            Arc::clone(&wire.next),
            Arc::clone(&wire.cuts),
            Arc::clone(&wire.open),
        );
        let (silent, made) = (wire.silent.clone(), Arc::clone(&wire.made));
        thread::spawn(move || {
            for client in listener.incoming() {
                let (Ok(client), Ok(server)) = (client, UnixStream::connect(&target)) else {
                    continue;
                };
                let ends = [client.try_clone(), server.try_clone()];
                let mut kept = open.lock().unwrap_or_else(PoisonError::into_inner);
                kept.extend(ends.into_iter().flatten());
                drop(kept);
                let (next, cuts) = (Arc::clone(&next), Arc::clone(&cuts));
                let lose = Arc::new(AtomicU8::new(Lost::Nothing as u8));
                let number = made.fetch_add(1, Ordering::SeqCst);
                let silent = silent.clone();
                let is_silent = move || silent.is(number);
                carry_questions(&client, &server, next, Arc::clone(&lose), is_silent.clone());
                carry_answers(&server, &client, lose, cuts, is_silent);
            }
        });
        Ok(wire)
    }

    /// The directory of the proxy's socket.
    pub fn directory(&self) -> &Path {
        self.directory.path()
    }

    /// Drops this part of the next commit, and the connection with it.
    pub fn lose(&self, what: Lost) {
        self.next.store(what as u8, Ordering::SeqCst);
    }

    /// The number of connections dropped at a commit.
    pub fn cuts(&self) -> usize {
        self.cuts.load(Ordering::SeqCst)
    }

    /// Forwards nothing more on the existing connections, without closing them, as if a machine or cable had failed.
    /// New connections work.
    pub fn silence(&self) {
        self.silent
            .0
            .store(self.made.load(Ordering::SeqCst), Ordering::SeqCst);
    }

    /// Closes every connection.
    pub fn break_all(&self) {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        for end in open.drain(..) {
            let _ = end.shutdown(Shutdown::Both);
        }
    }
}

/// Forwards requests, and notifies the other direction of a commit to drop.
fn carry_questions(
    client: &UnixStream,
    server: &UnixStream,
    next: Arc<AtomicU8>,
    lose: Arc<AtomicU8>,
    is_silent: impl Fn() -> bool + Send + 'static,
) {
    let (Ok(mut from), Ok(mut to)) = (client.try_clone(), server.try_clone()) else {
        return;
    };
    thread::spawn(move || {
        let mut buffer = [0; 65_536];
        while let Ok(read @ 1..) = from.read(&mut buffer) {
            if is_silent() {
                continue;
            }
            let sent = &buffer[..read];
            if sent.windows(COMMIT.len()).any(|part| part == COMMIT) {
                let lost = next.swap(Lost::Nothing as u8, Ordering::SeqCst);
                lose.store(lost, Ordering::SeqCst);
                if lost == Lost::Question as u8 {
                    break;
                }
            }
            if to.write_all(sent).is_err() {
                break;
            }
        }
        let _ = to.shutdown(Shutdown::Both);
        let _ = from.shutdown(Shutdown::Both);
    });
}

/// Forwards responses, unless they are to be dropped.
fn carry_answers(
    server: &UnixStream,
    client: &UnixStream,
    lose: Arc<AtomicU8>,
    cuts: Arc<AtomicUsize>,
    is_silent: impl Fn() -> bool + Send + 'static,
) {
    let (Ok(mut from), Ok(mut to)) = (server.try_clone(), client.try_clone()) else {
        return;
    };
    thread::spawn(move || {
        let mut buffer = [0; 65_536];
        while let Ok(read @ 1..) = from.read(&mut buffer) {
            if is_silent() {
                continue;
            }
            if lose.load(Ordering::SeqCst) == Lost::Answer as u8
                || to.write_all(&buffer[..read]).is_err()
            {
                break;
            }
        }
        if lose.load(Ordering::SeqCst) != Lost::Nothing as u8 {
            cuts.fetch_add(1, Ordering::SeqCst);
        }
        let _ = to.shutdown(Shutdown::Both);
        let _ = from.shutdown(Shutdown::Both);
    });
}
