//! A NATS server for tests.

use std::io;
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// Startup timeout.
const PATIENCE: Duration = Duration::from_secs(20);
/// Where Debian installs the program, which is not in every PATH.
const DEBIAN: &str = "/usr/sbin/nats-server";

/// A NATS server for one test. It is killed when this is dropped, and when the thread that started it exits.
#[derive(Debug)]
pub struct Nats {
    address: SocketAddr,
    settings: Vec<String>,
    login: String,
    server: Option<Child>,
}

impl Nats {
    /// Starts a server on a free local port.
    ///
    /// # Errors
    /// If NATS is not installed (Debian's `nats-server`) or does not start.
    pub fn start() -> io::Result<Nats> {
        Nats::start_with(&[], "")
    }

    /// [`Nats::start`] with options of the program, such as `--auth` and a token, and the credentials for clients: a
    /// name and a password, or the token, as in a URL.
    ///
    /// # Errors
    /// If NATS is not installed (Debian's `nats-server`) or does not start.
    pub fn start_with(settings: &[&str], login: &str) -> io::Result<Nats> {
        let free = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
        let mut nats = Nats {
            address: free.local_addr()?,
            settings: settings.iter().copied().map(str::to_owned).collect(),
            login: login.to_owned(),
            server: None,
        };
        drop(free);
        nats.go_on()?;
        Ok(nats)
    }

    /// Its address.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Its URL, with the credentials.
    pub fn url(&self) -> String {
        match self.login.as_str() {
            "" => format!("nats://{}", self.address),
            login => self.url_with(login),
        }
    }

    /// Its URL with other credentials.
    pub fn url_with(&self, login: &str) -> String {
        format!("nats://{login}@{}", self.address)
    }

    /// Its process id, while it runs.
    pub fn process(&self) -> Option<u32> {
        self.server.as_ref().map(Child::id)
    }

    /// Restarts it on the same port after [`Nats::kill`].
    ///
    /// # Errors
    /// If it does not start.
    pub fn go_on(&mut self) -> io::Result<()> {
        self.kill()?;
        let port = self.address.port().to_string();
        let server = Command::new("setpriv")
            .args(["--pdeathsig", "KILL"])
            .arg(program()?)
            .args(["--addr", "127.0.0.1", "--port", &port])
            .args(&self.settings)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()?;
        self.server = Some(server);
        let until = Instant::now() + PATIENCE;
        while TcpStream::connect(self.address).is_err() {
            if Instant::now() > until {
                return Err(io::Error::other("nats-server does not answer"));
            }
            sleep(Duration::from_millis(5));
        }
        Ok(())
    }

    /// Kills it, as a crash would.
    ///
    /// # Errors
    /// If it cannot be killed.
    pub fn kill(&mut self) -> io::Result<()> {
        if let Some(mut server) = self.server.take() {
            server.kill()?;
            server.wait()?;
        }
        Ok(())
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        let _ = self.kill();
    }
}

fn program() -> io::Result<PathBuf> {
    let name = Path::new("nats-server");
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut places = std::env::split_paths(&path).map(|directory| directory.join(name));
    let found = places.find(|place| place.is_file());
    let debian = Some(PathBuf::from(DEBIAN)).filter(|place| place.is_file());
    found.or(debian).ok_or_else(|| {
        let text = "nats-server is not installed: `apt-get install nats-server`";
        io::Error::new(io::ErrorKind::NotFound, text)
    })
}
