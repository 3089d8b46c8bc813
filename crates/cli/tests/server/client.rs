//! The program as a child process, with a minimal HTTP client.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, ExitStatus, Stdio};
use std::time::Duration;

use moonshot_store::{SqlStore, Store, TableId};
use moonshot_table::Entry;
use serde_json::{Value, json};

/// `moonshot serve` on a free port.
pub(crate) struct Program {
    child: Child,
    stdout: BufReader<ChildStdout>,
    pub(crate) address: String,
}

impl Program {
    pub(crate) fn start(data: &Path) -> Program {
        Program::spawn(command(data, "127.0.0.1:0"))
    }

    /// Starts it with this umask.
    #[cfg(unix)]
    pub(crate) fn start_with_umask(data: &Path, umask: &str) -> Program {
        let mut shell = Command::new("sh");
        shell
            .args(["-c", "umask $1; shift; exec \"$@\"", "sh", umask])
            .arg(env!("CARGO_BIN_EXE_moonshot"))
            .args(["serve", "--listen", "127.0.0.1:0", "--data"])
            .arg(data)
            .env_remove("RUST_LOG")
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        Program::spawn(shell)
    }

    /// Starts a command that serves.
    pub(crate) fn spawn(mut command: Command) -> Program {
        let mut child = command.spawn().unwrap();
        let mut stdout = BufReader::new(child.stdout.take().unwrap());
        let mut line = String::new();
        stdout.read_line(&mut line).unwrap();
        let (_, address) = line.trim().split_once("http://").expect("the address");
        Program {
            child,
            stdout,
            address: address.to_owned(),
        }
    }

    /// The next line of output that contains `part`.
    pub(crate) fn says(&mut self, part: &str) -> String {
        let mut line = String::new();
        while !line.contains(part) {
            line.clear();
            let read = self.stdout.read_line(&mut line).unwrap();
            assert!(read > 0, "it does not say {part}");
        }
        line
    }

    /// Collects its standard error on a separate thread.
    #[cfg(unix)]
    pub(crate) fn complaints(&mut self) -> std::thread::JoinHandle<String> {
        let mut stderr = self.child.stderr.take().unwrap();
        std::thread::spawn(move || {
            let mut text = String::new();
            stderr.read_to_string(&mut text).unwrap();
            text
        })
    }

    /// Reads standard error up to a line that contains `part`, and returns it. A separate thread reads the rest.
    #[cfg(unix)]
    pub(crate) fn complains_of(&mut self, part: &str) -> (String, std::thread::JoinHandle<String>) {
        let mut stderr = BufReader::new(self.child.stderr.take().unwrap());
        let mut said = String::new();
        while !said.contains(part) {
            let read = stderr.read_line(&mut said).unwrap();
            assert!(read > 0, "it does not complain of {part}: {said}");
        }
        let rest = std::thread::spawn(move || {
            let mut text = String::new();
            stderr.read_to_string(&mut text).unwrap();
            text
        });
        (said, rest)
    }

    /// A request without credentials: its status and body.
    pub(crate) fn get(&self, path: &str) -> (u16, String) {
        let (head, answer) = Player::default().request(self, "GET", path, None);
        (status(&head), answer.to_string())
    }

    /// A request without credentials: its status.
    pub(crate) fn post(&self, path: &str, body: &Value) -> u16 {
        status(&Player::default().request(self, "POST", path, Some(body)).0)
    }

    /// The process.
    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// `kill -9`: no graceful shutdown.
    pub(crate) fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Sends a signal and waits for the exit. Returns the status and the output after the address.
    #[cfg(unix)]
    pub(crate) fn stop(mut self, signal: &str) -> (ExitStatus, String) {
        self.signal(signal);
        let (status, said, _) = self.wait();
        (status, said)
    }

    /// Sends a signal.
    #[cfg(unix)]
    pub(crate) fn signal(&self, signal: &str) {
        let id = self.child.id().to_string();
        let mut kill = Command::new("kill");
        assert!(kill.args(["-s", signal, &id]).status().unwrap().success());
    }

    /// Waits for the exit. Returns the status.
    #[cfg(unix)]
    pub(crate) fn end(&mut self) -> ExitStatus {
        self.child.wait().unwrap()
    }

    /// Waits for the exit. Returns the status, the output after the address, and standard error.
    #[cfg(unix)]
    pub(crate) fn wait(&mut self) -> (ExitStatus, String, String) {
        let (mut said, mut complained) = (String::new(), String::new());
        self.stdout.read_to_string(&mut said).unwrap();
        let mut stderr = self.child.stderr.take().unwrap();
        stderr.read_to_string(&mut complained).unwrap();
        (self.child.wait().unwrap(), said, complained)
    }
}

/// Leaves no process behind when a test fails or ends.
impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The command with its output piped.
pub(crate) fn command(data: &Path, listen: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_moonshot"));
    command
        .args(["serve", "--listen", listen, "--data"])
        .arg(data)
        .env_remove("RUST_LOG")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

/// The command with its tables in a database.
#[cfg(unix)]
pub(crate) fn command_with_store(store: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_moonshot"));
    command
        .args(["serve", "--listen", "127.0.0.1:0"])
        .env("MOONSHOT_STORE", store)
        .env_remove("RUST_LOG")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

/// A player with a cookie at a table.
#[derive(Default)]
pub(crate) struct Player {
    cookie: String,
    table: String,
}

impl Player {
    pub(crate) fn sit_down(program: &Program, game: &str, players: usize) -> Player {
        let names: Vec<String> = (0..players).map(|seat| format!("P{seat}")).collect();
        let wanted = json!({"game": game, "players": players, "names": names});
        let mut player = Player::default();
        let made = player.welcome(program, "/api/tables", &wanted);
        player.table = format!("/api/tables/{}", made["table"].as_str().unwrap());
        player
    }

    /// The host of a table that waits, with all seats but their own free.
    pub(crate) fn host(program: &Program, game: &str, players: usize, name: &str) -> Player {
        let mut names = vec![Value::Null; players];
        names[0] = name.into();
        let wanted = json!({"game": game, "players": players, "names": names, "waits": true});
        let mut player = Player::default();
        let made = player.welcome(program, "/api/tables", &wanted);
        player.table = format!("/api/tables/{}", made["table"].as_str().unwrap());
        player
    }

    /// A guest who takes a free seat at the table with this id.
    pub(crate) fn guest(program: &Program, table: &str, name: &str) -> Player {
        let mut player = Player {
            table: format!("/api/tables/{table}"),
            ..Player::default()
        };
        let sit = json!({"name": name, "nonce": "22".repeat(16)});
        player.welcome(program, &format!("/api/tables/{table}/sit"), &sit);
        player
    }

    /// The same player at another table.
    pub(crate) fn at(&self, table: &str) -> Player {
        Player {
            cookie: self.cookie.clone(),
            table: format!("/api/tables/{table}"),
        }
    }

    /// A request that brings a cookie.
    fn welcome(&mut self, program: &Program, path: &str, body: &Value) -> Value {
        let (head, answer) = self.request(program, "POST", path, Some(body));
        let (_, cookie) = head.split_once("set-cookie: ").expect(&head);
        self.cookie = cookie.split(';').next().unwrap().to_owned();
        answer
    }

    /// A request to the table, as in `POST /api/tables/{table}/out`, which must succeed.
    pub(crate) fn ask(&self, program: &Program, what: &str, body: &Value) -> Value {
        let path = format!("{}/{what}", self.table);
        let (head, answer) = self.request(program, "POST", &path, Some(body));
        assert!(head.starts_with("HTTP/1.1 200"), "{what}: {head} {answer}");
        answer
    }

    /// The table's id.
    pub(crate) fn id(&self) -> &str {
        self.table.rsplit('/').next().unwrap()
    }

    /// The player's secret token.
    #[cfg(unix)]
    pub(crate) fn token(&self) -> &str {
        self.cookie.split_once('=').unwrap().1
    }

    /// The player's view of the table.
    pub(crate) fn look(&self, program: &Program) -> Value {
        self.request(program, "GET", &self.table, None).1
    }

    /// The transcript of a finished match.
    pub(crate) fn transcript(&self, program: &Program) -> String {
        let path = format!("{}/transcript", self.table);
        let mut answer = String::new();
        self.send(program, "GET", &path, None)
            .read_to_string(&mut answer)
            .unwrap();
        answer.split_once("\r\n\r\n").unwrap().1.to_owned()
    }

    /// Waits until it is the player's turn, or the match is over.
    pub(crate) fn wait(&self, program: &Program) -> Value {
        loop {
            let snapshot = self.look(program);
            let legal = snapshot["view"]["legal"].as_array().unwrap();
            if !legal.is_empty() || !snapshot["view"]["outcome"].is_null() {
                return snapshot;
            }
            std::thread::sleep(Duration::from_millis(2));
        }
    }

    /// Plays one of the legal actions; returns the version in the answer.
    pub(crate) fn act(&self, program: &Program, snapshot: &Value, pick: usize) -> u64 {
        let (head, answer) = self.ask_to_act(program, snapshot, pick);
        assert!(head.starts_with("HTTP/1.1 200"), "{head} {answer}");
        answer["version"].as_u64().unwrap()
    }

    /// Tries one of the legal actions; returns the status.
    pub(crate) fn try_to_act(&self, program: &Program, snapshot: &Value, pick: usize) -> u16 {
        status(&self.ask_to_act(program, snapshot, pick).0)
    }

    fn ask_to_act(&self, program: &Program, snapshot: &Value, pick: usize) -> (String, Value) {
        let legal = snapshot["view"]["legal"].as_array().unwrap();
        let action = action(&legal[pick % legal.len()]);
        let body = json!({"version": snapshot["version"], "action": action});
        let path = format!("{}/actions", self.table);
        self.request(program, "POST", &path, Some(&body))
    }

    /// The table's log, read from the store by this process.
    pub(crate) fn log(&self, data: &Path) -> Vec<Entry> {
        let table: TableId = self.id().parse().unwrap();
        let runtime = tokio::runtime::Runtime::new().unwrap();
        runtime.block_on(async {
            let store = SqlStore::sqlite(data).await.unwrap();
            let log = Store::log(&store, &table).await.unwrap();
            Store::close(&store).await.unwrap();
            log
        })
    }

    /// A WebSocket subscription to the table.
    pub(crate) fn socket(&self, program: &Program) -> Socket {
        let mut stream = self.connect(program);
        write!(
            stream,
            "GET {}/live HTTP/1.1\r\nHost: {}\r\nCookie: {}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
            self.table, program.address, self.cookie,
        )
        .unwrap();
        let mut stream = BufReader::new(stream);
        let mut head = String::new();
        while !head.ends_with("\r\n\r\n") {
            assert!(stream.read_line(&mut head).unwrap() > 0, "{head}");
        }
        assert!(head.starts_with("HTTP/1.1 101"), "{head}");
        Socket(stream)
    }

    /// A server-sent event subscription to the table, from the current version on.
    pub(crate) fn events(&self, program: &Program) -> TcpStream {
        self.send(program, "GET", &format!("{}/events", self.table), None)
    }

    fn connect(&self, program: &Program) -> TcpStream {
        let stream = TcpStream::connect(&program.address).unwrap();
        stream
            .set_read_timeout(Some(Duration::from_secs(30)))
            .unwrap();
        stream
    }

    /// The head of an action request and its body, for the caller to send.
    #[cfg(unix)]
    pub(crate) fn action(&self, program: &Program, snapshot: &Value, action: &str) -> [String; 2] {
        let body = json!({"version": snapshot["version"], "action": action}).to_string();
        let head = format!(
            "POST {}/actions HTTP/1.1\r\nHost: {}\r\nCookie: {}\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n",
            self.table,
            program.address,
            self.cookie,
            body.len()
        );
        [head, body]
    }

    fn send(&self, program: &Program, method: &str, path: &str, body: Option<&Value>) -> TcpStream {
        let body = body.map(ToString::to_string).unwrap_or_default();
        let mut stream = self.connect(program);
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nCookie: {}\r\nConnection: close\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            program.address,
            self.cookie,
            body.len(),
        )
        .unwrap();
        stream
    }

    fn request(
        &self,
        program: &Program,
        method: &str,
        path: &str,
        body: Option<&Value>,
    ) -> (String, Value) {
        let mut answer = String::new();
        self.send(program, method, path, body)
            .read_to_string(&mut answer)
            .unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        (
            head.to_owned(),
            serde_json::from_str(body).unwrap_or_default(),
        )
    }
}

/// The status in a response head.
fn status(head: &str) -> u16 {
    head.split(' ').nth(1).unwrap().parse().unwrap()
}

/// A legal action in the request's form; for a pass, of the first cards.
pub(crate) fn action(legal: &Value) -> String {
    match legal {
        Value::String(action) => action.clone(),
        pass => {
            let cards = pass["from"].as_array().unwrap().iter();
            let cards: Vec<&str> = cards.map(|card| card.as_str().unwrap()).collect();
            let count = pass["pass"].as_u64().unwrap() as usize;
            format!("pass {}", cards[..count].join(" "))
        }
    }
}

/// A receive-only WebSocket.
pub(crate) struct Socket(BufReader<TcpStream>);

/// A received WebSocket frame.
#[derive(PartialEq, Debug)]
pub(crate) enum Frame {
    Text(String),
    Close(u16),
    Other,
}

impl Socket {
    /// The next frame; `None` at the end.
    pub(crate) fn next(&mut self) -> Option<Frame> {
        let mut head = [0; 2];
        self.0.read_exact(&mut head).ok()?;
        let length = match head[1] {
            126 => u64::from(u16::from_be_bytes(self.take()?)),
            127 => u64::from_be_bytes(self.take()?),
            short => u64::from(short),
        };
        let mut body = Vec::new();
        (&mut self.0).take(length).read_to_end(&mut body).ok()?;
        Some(match head[0] & 0x0f {
            1 => Frame::Text(String::from_utf8(body).unwrap()),
            8 => Frame::Close(u16::from_be_bytes([body[0], body[1]])),
            _ => Frame::Other,
        })
    }

    /// Sends a text frame that the server does not expect.
    #[cfg(unix)]
    pub(crate) fn say(&mut self, text: &str) {
        let length = u8::try_from(text.len()).unwrap();
        assert!(length < 126, "it would need a longer head");
        // Masked with zeros.
        let mut frame = vec![0x81, 0x80 | length, 0, 0, 0, 0];
        frame.extend_from_slice(text.as_bytes());
        self.0.get_mut().write_all(&frame).unwrap();
    }

    fn take<const N: usize>(&mut self) -> Option<[u8; N]> {
        let mut bytes = [0; N];
        self.0.read_exact(&mut bytes).ok()?;
        Some(bytes)
    }
}
