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

/// Timeout for starting and stopping a cluster.
const PATIENCE: Duration = Duration::from_secs(60);
/// The user `nobody`: PostgreSQL refuses to run as root.
const NOBODY: u32 = 65_534;
/// The error while processes of a previous run remain.
const STILL_IN_USE: &str = "is still in use";
/// The only role and the only database.
const NAME: &str = "moonshot";

/// Why a cluster could not be started.
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
    /// No directory could be created, or no program started.
    #[error("PostgreSQL cannot be started")]
    System(#[from] io::Error),
    /// A program failed.
    #[error("{program} failed: {said}")]
    Failed {
        /// The program.
        program: &'static str,
        /// Its output.
        said: String,
    },
    /// The server was not ready in time.
    #[error("PostgreSQL is not ready in time; its log: {0}")]
    Late(String),
}

/// A PostgreSQL cluster for one test: an empty database behind a Unix socket. It is stopped and removed when this is
/// dropped, and killed when the thread that started it exits.
#[derive(Debug)]
pub struct Postgres {
    directory: TempDir,
    server: Option<Child>,
    settings: Vec<String>,
    port: u16,
}

/// The TLS configuration of a cluster.
#[derive(Debug)]
pub struct Tls {
    port: u16,
    authority: PathBuf,
    certificate: PathBuf,
    stranger: PathBuf,
}

impl Tls {
    /// The database's URL with that local host name and certificate verification mode (such as `verify-full`).
    pub fn address(&self, host: &str, mode: &str) -> String {
        self.trusting(&self.authority, host, mode)
    }

    /// The URL for a client that trusts another authority only.
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
    /// Creates a cluster and starts it.
    ///
    /// # Errors
    /// If PostgreSQL is not installed or does not start.
    pub fn start() -> Result<Postgres, PostgresError> {
        Postgres::start_with(&[])
    }

    /// [`Postgres::start`] with settings, such as `max_connections=20`.
    ///
    /// # Errors
    /// If PostgreSQL is not installed or does not start.
    pub fn start_with(settings: &[&str]) -> Result<Postgres, PostgresError> {
        let mut cluster = Postgres::without_data(settings)?;
        copy(&template()?, &cluster.data())?;
        cluster.go_on()?;
        Ok(cluster)
    }

    fn without_data(settings: &[&str]) -> Result<Postgres, PostgresError> {
        let directory = tempfile::Builder::new().prefix("moonshot-pg-").tempdir()?;
        // PostgreSQL's user needs access.
        fs::set_permissions(directory.path(), fs::Permissions::from_mode(0o755))?;
        if is_root(directory.path())? {
            chown(directory.path(), Some(NOBODY), Some(NOBODY))?;
        }
        Ok(Postgres {
            directory,
            server: None,
            settings: settings.iter().map(|text| (*text).to_owned()).collect(),
            port: 5432,
        })
    }

    /// Restores a dump into the empty database.
    ///
    /// # Errors
    /// If the dump cannot be read, or is refused.
    pub fn restore(&self, dump: &Path) -> Result<(), PostgresError> {
        let mut psql = self.psql(NAME)?;
        output("psql", psql.stdin(fs::File::open(dump)?)).map(|_| ())
    }

    fn psql(&self, database: &str) -> Result<Command, PostgresError> {
        let mut psql = self.program("psql")?;
        psql.args(["--no-psqlrc", "--quiet", "--set", "ON_ERROR_STOP=1"]);
        psql.arg("--host").arg(self.directory.path());
        psql.args(["--username", NAME, "--dbname", database]);
        Ok(psql)
    }

    /// Makes it listen on a local port as well, with TLS only: as `localhost`, with a certificate of a test authority.
    ///
    /// # Errors
    /// If OpenSSL is not installed, or the cluster does not restart.
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

    /// The database's URL.
    pub fn address(&self) -> String {
        self.address_at(self.directory.path())
    }

    /// The database's URL with another directory for the socket.
    pub fn address_at(&self, directory: &Path) -> String {
        let host = directory.display();
        let port = self.port;
        format!("postgres:///{NAME}?host={host}&port={port}&user={NAME}")
    }

    /// The directory of its socket.
    pub fn socket_directory(&self) -> &Path {
        self.directory.path()
    }

    /// Restarts it after [`Postgres::stop`] or [`Postgres::kill`].
    ///
    /// # Errors
    /// If it does not start.
    pub fn go_on(&mut self) -> Result<(), PostgresError> {
        let until = Instant::now() + PATIENCE;
        loop {
            match self.start_server() {
                // Client processes from before a kill may still be exiting.
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
        // Tests do not cut the power: the operating system keeps what a killed process wrote.
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

    /// Stops it without waiting for clients, as an operator would.
    ///
    /// # Errors
    /// If it cannot be signalled.
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
    /// If it cannot be killed.
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
    /// If it cannot be signalled.
    pub fn freeze(&self) -> Result<(), PostgresError> {
        self.signal_all("STOP")
    }

    /// Resumes it after [`Postgres::freeze`].
    ///
    /// # Errors
    /// If it cannot be signalled.
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

    /// A PostgreSQL command, run as a user other than root, that dies with the thread that starts it.
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
            // The last line has the state.
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
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let _ = self.thaw();
        let _ = self.stop();
    }
}

/// Creates a certificate with that name and its key, with OpenSSL. Without an authority it is self-signed.
fn certify<A: AsRef<OsStr>>(
    directory: &Path,
    name: &str,
    how: &[A],
) -> Result<PathBuf, PostgresError> {
    let program = find("openssl").ok_or(PostgresError::NoOpenSsl)?;
    let certificate = directory.join(name).with_extension("pem");
    let mut request = Command::new(program);
    request.args(["req", "-x509", "-nodes", "-days", "2", "-newkey", "ec"]);
    request.args(["-pkeyopt", "ec_paramgen_curve:prime256v1", "-keyout"]);
    request.arg(certificate.with_extension("key")).arg("-out");
    output("openssl", request.arg(&certificate).args(how))?;
    Ok(certificate)
}

/// The data of a new cluster, which the first test of a build makes beside the test program: `initdb` takes longer than most
/// tests.
fn template() -> Result<PathBuf, PostgresError> {
    let program = find("postgres").ok_or(PostgresError::Missing("postgres"))?;
    let version = output("postgres", Command::new(program).arg("--version"))?;
    // As in "postgres (PostgreSQL) 15.18".
    let version = version.split_whitespace().nth(2).unwrap_or_default();
    let template = std::env::current_exe()?.with_file_name(format!("postgres-{version}-template"));
    // Held until this returns.
    let lock = fs::File::create(template.with_added_extension("lock"))?;
    lock.lock()?;
    if !template.exists() {
        make_template(&template)?;
    }
    Ok(template)
}

fn make_template(template: &Path) -> Result<(), PostgresError> {
    let mut cluster = Postgres::without_data(&[])?;
    let mut made = cluster.program("initdb")?;
    made.arg("--pgdata").arg(cluster.data());
    made.args(["--username", NAME, "--auth", "trust", "--encoding", "UTF8"]);
    output("initdb", made.args(["--locale", "C.UTF-8", "--no-sync"]))?;
    cluster.go_on()?;
    // With one database instead of three it is a third of the files.
    for (database, statement) in [
        ("template1", "ALTER DATABASE postgres RENAME TO moonshot"),
        (NAME, "ALTER DATABASE template0 IS_TEMPLATE false"),
        (NAME, "ALTER DATABASE template1 IS_TEMPLATE false"),
        (NAME, "DROP DATABASE template0"),
        (NAME, "DROP DATABASE template1"),
    ] {
        let mut psql = cluster.psql(database)?;
        output("psql", psql.args(["--command", statement]))?;
    }
    cluster.stop()?;
    // A run that was killed may have left a part.
    let partial = template.with_added_extension("partial");
    if partial.exists() {
        fs::remove_dir_all(&partial)?;
    }
    copy(&cluster.data(), &partial)?;
    Ok(fs::rename(partial, template)?)
}

/// Runs the program to its end. Its output; an error with what it said if it failed.
fn output(program: &'static str, command: &mut Command) -> Result<String, PostgresError> {
    let ended = command.output()?;
    if ended.status.success() {
        return Ok(String::from_utf8_lossy(&ended.stdout).into_owned());
    }
    Err(PostgresError::Failed {
        program,
        said: String::from_utf8_lossy(&ended.stderr).into_owned(),
    })
}

/// Copies a directory with its owners and permissions.
fn copy(from: &Path, to: &Path) -> Result<(), PostgresError> {
    output("cp", Command::new("cp").arg("-a").arg(from).arg(to)).map(|_| ())
}

/// Whether root owns the directory.
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

/// The path of a PostgreSQL program: from PATH, or Debian's newest version.
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
