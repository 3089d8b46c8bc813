//! PostgreSQL clusters.

use std::ffi::OsStr;
use std::fs;
use std::io;
use std::net::{Ipv4Addr, TcpListener};
use std::os::unix::fs::{PermissionsExt, chown};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use tempfile::TempDir;
use thiserror::Error;

/// How long a cluster may take to be ready, or to stop.
const PATIENCE: Duration = Duration::from_secs(60);
/// The user `nobody`: PostgreSQL refuses to run as root.
const NOBODY: u32 = 65_534;
/// What it says when processes of its last life are left.
const STILL_IN_USE: &str = "is still in use";
/// The only role and the only database.
const NAME: &str = "moonshot";

/// Why there is no cluster.
#[derive(Debug, Error)]
pub enum PostgresError {
    /// A program is not installed.
    #[error(
        "this needs {0} of PostgreSQL 15 or newer. Install it (Debian: sudo apt-get install postgresql) and try again"
    )]
    Missing(&'static str),
    /// OpenSSL is not installed.
    #[error("this needs OpenSSL. Install it (Debian: sudo apt-get install openssl) and try again")]
    NoOpenSsl,
    /// The system gives no directory, or starts no program.
    #[error("PostgreSQL cannot be started")]
    System(#[from] io::Error),
    /// A program failed.
    #[error("{program} failed: {said}")]
    Failed {
        /// Which.
        program: &'static str,
        /// What it said.
        said: String,
    },
    /// The server was not ready in time.
    #[error("PostgreSQL is not ready in time; its log: {0}")]
    Late(String),
}

/// A PostgreSQL cluster of a test's own: an empty database that is reached through a Unix socket. It is stopped and removed
/// when this is dropped, and killed with the thread that made it.
#[derive(Debug)]
pub struct Postgres {
    directory: TempDir,
    server: Option<Child>,
    settings: Vec<String>,
    port: u16,
}

/// How a cluster is reached over TLS.
#[derive(Debug)]
pub struct Tls {
    port: u16,
    authority: PathBuf,
    certificate: PathBuf,
    stranger: PathBuf,
}

impl Tls {
    /// The address of the database at that name of this machine, with what is asked of its certificate (`verify-full`).
    pub fn address(&self, host: &str, mode: &str) -> String {
        self.trusting(&self.authority, host, mode)
    }

    /// The same for somebody who trusts another authority alone.
    pub fn address_for_others(&self, host: &str, mode: &str) -> String {
        self.trusting(&self.stranger, host, mode)
    }

    /// The certificate of `localhost` and its key, for other programs of a test; and the certificate of the authority.
    pub fn certificate(&self) -> [PathBuf; 3] {
        let key = self.certificate.with_extension("key");
        [self.certificate.clone(), key, self.authority.clone()]
    }

    fn trusting(&self, authority: &Path, host: &str, mode: &str) -> String {
        let (port, authority) = (self.port, authority.display());
        format!("postgres://{NAME}@{host}:{port}/{NAME}?sslmode={mode}&sslrootcert={authority}")
    }
}

impl Postgres {
    /// Makes a cluster and starts it.
    ///
    /// # Errors
    /// When PostgreSQL is not installed or does not start.
    pub fn start() -> Result<Postgres, PostgresError> {
        Postgres::start_with(&[])
    }

    /// The same with settings, such as `max_connections=20`.
    ///
    /// # Errors
    /// When PostgreSQL is not installed or does not start.
    pub fn start_with(settings: &[&str]) -> Result<Postgres, PostgresError> {
        let directory = tempfile::Builder::new().prefix("moonshot-pg-").tempdir()?;
        // Its user has to get there.
        fs::set_permissions(directory.path(), fs::Permissions::from_mode(0o755))?;
        if is_root(directory.path())? {
            chown(directory.path(), Some(NOBODY), Some(NOBODY))?;
        }
        let mut cluster = Postgres {
            directory,
            server: None,
            settings: settings.iter().map(|text| (*text).to_owned()).collect(),
            port: 5432,
        };
        let made = cluster
            .program("initdb")?
            .arg("--pgdata")
            .arg(cluster.data())
            .args(["--username", NAME, "--auth", "trust", "--encoding", "UTF8"])
            .args(["--locale", "C.UTF-8", "--no-sync"])
            .stdin(Stdio::null())
            .output()?;
        if !made.status.success() {
            return Err(PostgresError::Failed {
                program: "initdb",
                said: String::from_utf8_lossy(&made.stderr).into_owned(),
            });
        }
        cluster.go_on()?;
        cluster.make_database()?;
        Ok(cluster)
    }

    /// Puts what a dump has into the database, which is empty.
    ///
    /// # Errors
    /// When the dump cannot be read, or is refused.
    pub fn restore(&self, dump: &Path) -> Result<(), PostgresError> {
        let restored = self
            .program("psql")?
            .args([
                "--no-psqlrc",
                "--quiet",
                "--set",
                "ON_ERROR_STOP=1",
                "--host",
            ])
            .arg(self.directory.path())
            .args(["--username", NAME, "--dbname", NAME])
            .stdin(fs::File::open(dump)?)
            .output()?;
        if restored.status.success() {
            return Ok(());
        }
        Err(PostgresError::Failed {
            program: "psql",
            said: String::from_utf8_lossy(&restored.stderr).into_owned(),
        })
    }

    /// Has it listen at a port of this machine as well, where it speaks TLS alone: as `localhost`, with a certificate of an
    /// authority that this test makes.
    ///
    /// # Errors
    /// When OpenSSL is not installed, or the cluster does not start again.
    pub fn speak_tls(&mut self) -> Result<Tls, PostgresError> {
        let directory = self.directory.path().to_owned();
        let authority = certify(&directory, "authority", &["-subj", "/CN=Somebody"])?;
        let key = authority.with_extension("key");
        let mut server: Vec<&OsStr> = ["-CA", "-CAkey"].map(OsStr::new).to_vec();
        server.insert(1, authority.as_os_str());
        server.push(key.as_os_str());
        let named = [
            "-subj",
            "/CN=localhost",
            "-addext",
            "subjectAltName=DNS:localhost",
        ];
        let plain = ["-addext", "basicConstraints=critical,CA:FALSE"];
        server.extend(named.iter().chain(&plain).map(OsStr::new));
        let certificate = certify(&directory, "server", &server)?;
        let stranger = certify(&directory, "stranger", &["-subj", "/CN=Somebody"])?;
        let port = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?
            .local_addr()?
            .port();
        let key = certificate.with_extension("key");
        fs::set_permissions(&key, fs::Permissions::from_mode(0o600))?;
        if is_root(Path::new("/proc/self"))? {
            chown(&key, Some(NOBODY), Some(NOBODY))?;
        }
        self.stop()?;
        fs::write(
            self.data().join("pg_hba.conf"),
            "local all all trust\nhostssl all all 127.0.0.1/32 trust\n",
        )?;
        self.settings.extend([
            "listen_addresses=127.0.0.1".to_owned(),
            format!("port={port}"),
            "ssl=on".to_owned(),
            format!("ssl_cert_file={}", certificate.display()),
            format!("ssl_key_file={}", key.display()),
        ]);
        self.port = port;
        self.go_on()?;
        Ok(Tls {
            port,
            authority,
            certificate,
            stranger,
        })
    }

    /// Where the database is, as servers are told.
    pub fn address(&self) -> String {
        self.address_at(self.directory.path())
    }

    /// The same for a socket in another directory that leads to this one's.
    pub fn address_at(&self, directory: &Path) -> String {
        let host = directory.display();
        let port = self.port;
        format!("postgres:///{NAME}?host={host}&port={port}&user={NAME}")
    }

    /// The directory that its socket is in.
    pub fn socket_directory(&self) -> &Path {
        self.directory.path()
    }

    /// Starts it again after [`Postgres::stop`] or [`Postgres::kill`].
    ///
    /// # Errors
    /// When it does not start.
    pub fn go_on(&mut self) -> Result<(), PostgresError> {
        let until = Instant::now() + PATIENCE;
        loop {
            match self.start_server() {
                // Those that served clients before a kill are not gone yet.
                Err(PostgresError::Late(log))
                    if log.contains(STILL_IN_USE) && Instant::now() < until =>
                {
                    sleep(Duration::from_millis(20));
                }
                started => return started,
            }
        }
    }

    fn start_server(&mut self) -> Result<(), PostgresError> {
        let log = fs::File::create(self.log())?;
        let mut command = self.program("postgres")?;
        command.arg("-D").arg(self.data());
        command.arg("-k").arg(self.directory.path());
        // Tests do not pull the plug: what a killed process wrote is kept by the system.
        for setting in ["listen_addresses=", "fsync=off"] {
            command.args(["-c", setting]);
        }
        for setting in &self.settings {
            command.args(["-c", setting]);
        }
        command.stdin(Stdio::null()).stdout(Stdio::null());
        self.server = Some(command.stderr(log).spawn()?);
        self.wait_until_ready()
    }

    /// Stops it as an operator would who does not wait for clients to go.
    ///
    /// # Errors
    /// When it cannot be told to stop.
    pub fn stop(&mut self) -> Result<(), PostgresError> {
        let Some(mut server) = self.server.take() else {
            return Ok(());
        };
        signal(&server, "INT")?;
        let until = Instant::now() + PATIENCE;
        while server.try_wait()?.is_none() {
            if Instant::now() > until {
                server.kill()?;
            }
            sleep(Duration::from_millis(5));
        }
        Ok(())
    }

    /// Kills it, as a crash would.
    ///
    /// # Errors
    /// When it cannot be killed.
    pub fn kill(&mut self) -> Result<(), PostgresError> {
        if let Some(mut server) = self.server.take() {
            server.kill()?;
            server.wait()?;
        }
        Ok(())
    }

    /// Freezes it: it answers nobody, and its connections stay open.
    ///
    /// # Errors
    /// When it cannot be signalled.
    pub fn freeze(&self) -> Result<(), PostgresError> {
        self.signal_all("STOP")
    }

    /// Lets it go on after [`Postgres::freeze`].
    ///
    /// # Errors
    /// When it cannot be signalled.
    pub fn thaw(&self) -> Result<(), PostgresError> {
        self.signal_all("CONT")
    }

    fn signal_all(&self, name: &str) -> Result<(), PostgresError> {
        if let Some(server) = &self.server {
            let children = format!("/proc/{0}/task/{0}/children", server.id());
            let children = fs::read_to_string(children)?;
            let all = children.split_whitespace().map(str::to_owned);
            for process in all.chain([server.id().to_string()]) {
                kill(name, &process)?;
            }
        }
        Ok(())
    }

    fn data(&self) -> PathBuf {
        self.directory.path().join("data")
    }

    fn log(&self) -> PathBuf {
        self.directory.path().join("log")
    }

    /// A command of PostgreSQL's, run as somebody else than root, that dies with the thread that starts it.
    fn program(&self, name: &'static str) -> Result<Command, PostgresError> {
        let program = find(name).ok_or(PostgresError::Missing(name))?;
        let mut command = Command::new("setpriv");
        command.args(["--pdeathsig", "KILL"]);
        if is_root(Path::new("/proc/self"))? {
            let nobody = NOBODY.to_string();
            command.args(["--reuid", &nobody, "--regid", &nobody, "--clear-groups"]);
        }
        command.arg(program).current_dir(self.directory.path());
        Ok(command)
    }

    fn wait_until_ready(&mut self) -> Result<(), PostgresError> {
        let until = Instant::now() + PATIENCE;
        let pid = self.data().join("postmaster.pid");
        loop {
            // The last line says how far it is.
            let ready = fs::read_to_string(&pid).is_ok_and(|text| {
                let mut lines = text.lines();
                let own = self.server.as_ref().map(|server| server.id().to_string());
                lines.next() == own.as_deref()
                    && lines.last().is_some_and(|last| last.trim() == "ready")
            });
            if ready {
                return Ok(());
            }
            let ended = match &mut self.server {
                Some(server) => server.try_wait()?.is_some(),
                None => true,
            };
            if ended || Instant::now() > until {
                let log = fs::read_to_string(self.log()).unwrap_or_default();
                return Err(PostgresError::Late(log));
            }
            sleep(Duration::from_millis(5));
        }
    }

    fn make_database(&self) -> Result<(), PostgresError> {
        let made = self
            .program("createdb")?
            .arg("--host")
            .arg(self.directory.path())
            .args(["--username", NAME, "--maintenance-db", "postgres", NAME])
            .output()?;
        if made.status.success() {
            return Ok(());
        }
        Err(PostgresError::Failed {
            program: "createdb",
            said: String::from_utf8_lossy(&made.stderr).into_owned(),
        })
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let _ = self.thaw();
        let _ = self.stop();
    }
}

/// Makes a certificate of that name and its key, as OpenSSL is told. Without an authority it is one itself.
fn certify<A: AsRef<OsStr>>(
    directory: &Path,
    name: &str,
    how: &[A],
) -> Result<PathBuf, PostgresError> {
    let program = find("openssl").ok_or(PostgresError::NoOpenSsl)?;
    let certificate = directory.join(name).with_extension("pem");
    let made = Command::new(program)
        .args(["req", "-x509", "-nodes", "-days", "2", "-newkey", "ec"])
        .args(["-pkeyopt", "ec_paramgen_curve:prime256v1", "-keyout"])
        .arg(certificate.with_extension("key"))
        .arg("-out")
        .arg(&certificate)
        .args(how)
        .output()?;
    if made.status.success() {
        return Ok(certificate);
    }
    Err(PostgresError::Failed {
        program: "openssl",
        said: String::from_utf8_lossy(&made.stderr).into_owned(),
    })
}

/// Whether a directory is root's.
fn is_root(directory: &Path) -> io::Result<bool> {
    use std::os::unix::fs::MetadataExt;
    Ok(fs::metadata(directory)?.uid() == 0)
}

fn signal(process: &Child, name: &str) -> Result<(), PostgresError> {
    kill(name, &process.id().to_string())
}

fn kill(name: &str, process: &str) -> Result<(), PostgresError> {
    Command::new("kill")
        .args(["-s", name, process])
        .stderr(Stdio::null())
        .status()?;
    Ok(())
}

/// A program of PostgreSQL's: in the path, or where Debian keeps those of the newest version.
fn find(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut places: Vec<PathBuf> = std::env::split_paths(&path).collect();
    if let Ok(versions) = fs::read_dir("/usr/lib/postgresql") {
        let mut versions: Vec<PathBuf> = versions
            .flatten()
            .map(|version| version.path().join("bin"))
            .collect();
        versions.sort();
        places.extend(versions.into_iter().rev());
    }
    let found = places.into_iter().map(|place| place.join(name));
    found.into_iter().find(|program| program.is_file())
}
