//! A server without a socket, and a browser that talks to it.

use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::sync::{Arc, Condvar, Mutex, PoisonError};

use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, Method, Request, StatusCode, header};
use http_body_util::BodyExt;
use moonshot_protocol::CardFaces;
use moonshot_rules::{AnyView, LegalActions, View};
use moonshot_store::{Location, SeatRecord, SqlStore, Store, TableId, TableRecord, Write};
use moonshot_table::{PersonId, Seeds};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use tempfile::TempDir;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tower::ServiceExt;

use super::described;
use crate::auth::Identities;
use crate::cluster::TIMINGS;
use crate::cluster::{ClusterSetup, NatsAddress};
use crate::http::app::App;
use crate::http::router::router;
use crate::lobby::tables::Tables;
use crate::metrics::Metrics;
use crate::net::limits::{Limits, Reach};
use crate::net::{self, Edge};
use crate::serve::{self, close_streams};
use crate::table::TableSubscriber;
use crate::table::automatic::Due;
use crate::table::bots::Bots;
use crate::util::clock::now;

/// Bots that do the first legal action, so that tests are predictable.
pub(super) struct FirstLegal;

impl Bots for FirstLegal {
    fn choose(&self, view: &AnyView) -> Option<String> {
        view.legal().first().map(|action| action.to_string())
    }

    fn thinks(&self, _view: &AnyView) -> bool {
        false
    }
}

/// Bots that do the last legal action: they throw hearts as soon as possible.
pub(super) struct LastLegal;

impl Bots for LastLegal {
    fn choose(&self, view: &AnyView) -> Option<String> {
        let last = view.legal().iter().last();
        let last = last.map(|action| action.to_string());
        last.or_else(|| FirstLegal.choose(view))
    }
}

/// Bots that do not answer until their gate is dropped.
struct Slow(Arc<(Mutex<bool>, Condvar)>);

impl Bots for Slow {
    fn choose(&self, view: &AnyView) -> Option<String> {
        let (open, opened) = &*self.0;
        drop(
            opened
                .wait_while(open.lock().unwrap(), |open| !*open)
                .unwrap(),
        );
        FirstLegal.choose(view)
    }
}

/// Holds slow bots up until it is dropped.
pub(super) struct Gate(Arc<(Mutex<bool>, Condvar)>);

impl Drop for Gate {
    fn drop(&mut self) {
        *self.0.0.lock().unwrap_or_else(PoisonError::into_inner) = true;
        self.0.1.notify_all();
    }
}

/// Slow bots and their gate.
pub(super) fn slow_bots() -> (Arc<dyn Bots>, Gate) {
    let gate = Arc::new((Mutex::new(false), Condvar::new()));
    (Arc::new(Slow(Arc::clone(&gate))), Gate(gate))
}

/// A server without a socket, for tests.
pub(super) struct TestServer {
    pub(super) app: App,
    pub(super) router: Router,
    close: watch::Sender<bool>,
    directory: Arc<TempDir>,
    /// What works with other servers.
    together: JoinSet<()>,
}

/// What a server is made of.
struct Built {
    store: Arc<dyn Store>,
    bots: Arc<dyn Bots>,
    card_set: Option<CardFaces>,
    limits: Limits,
    reach: Reach,
    begun: ClusterSetup,
}

impl Built {
    /// The usual server over a store.
    fn over(store: Arc<dyn Store>) -> Built {
        Built {
            bots: Arc::new(FirstLegal),
            card_set: None,
            limits: no_rates(),
            reach: Reach::default(),
            begun: ClusterSetup::alone(Arc::clone(&store)),
            store,
        }
    }
}

impl TestServer {
    pub(super) async fn new() -> TestServer {
        TestServer::in_directory(Arc::new(tempfile::tempdir().unwrap())).await
    }

    /// The stream of whoever sits at that seat of a table; without one, of a spectator.
    pub(super) async fn follow(&self, table: &str, seat: Option<usize>) -> TableSubscriber {
        let id = table.rsplit('/').next().unwrap();
        let open = self.app.tables.open(id).await.unwrap();
        let person = match seat {
            Some(seat) => {
                let live = open.look().await.unwrap();
                live.state.membership().places()[seat].person().cloned()
            }
            None => None,
        };
        let closing = self.close.subscribe();
        open.subscribe(person, None, None, closing).await.unwrap()
    }

    /// How many streams the server has closed for that reason.
    pub(super) fn dropped(&self, reason: &str) -> u64 {
        let name = format!("moonshot_watchers_dropped_total{{reason=\"{reason}\"}} ");
        let text = self.app.metrics.to_text();
        let count = text.lines().find_map(|line| line.strip_prefix(&name));
        count.unwrap().parse().unwrap()
    }

    /// Ends all streams, as a server does that is about to stop.
    pub(super) fn close_streams(&self) {
        close_streams(&self.close, &self.app.tables);
    }

    /// Where its tables are.
    pub(super) fn location(&self) -> Location {
        self.directory().to_owned().into()
    }

    async fn in_directory(directory: Arc<TempDir>) -> TestServer {
        let store = SqlStore::sqlite(directory.path()).await.unwrap();
        TestServer::with(Arc::new(store), Arc::new(FirstLegal), directory)
    }

    pub(super) async fn with_bots(bots: Arc<dyn Bots>) -> TestServer {
        let (store, directory) = fresh_store().await;
        TestServer::with(store, bots, directory)
    }

    /// A server whose bots do not answer until the gate is dropped.
    pub(super) async fn with_slow_bots() -> (TestServer, Gate) {
        let (bots, gate) = slow_bots();
        (TestServer::with_bots(bots).await, gate)
    }

    /// A server with these cards of Black Hearts.
    pub(super) async fn with_card_set(card_set: CardFaces) -> TestServer {
        let (store, directory) = fresh_store().await;
        let built = Built {
            card_set: Some(card_set),
            ..Built::over(store)
        };
        TestServer::of(built, directory)
    }

    pub(super) fn with(
        store: Arc<dyn Store>,
        bots: Arc<dyn Bots>,
        directory: Arc<TempDir>,
    ) -> TestServer {
        let built = Built {
            bots,
            ..Built::over(store)
        };
        TestServer::of(built, directory)
    }

    /// A server over that database, among others perhaps, which it tells what happened over that NATS or the database, and of
    /// whose doings it knows only what it hears.
    pub(super) async fn among(
        address: &str,
        nats: Option<&NatsAddress>,
        bots: Arc<dyn Bots>,
        limits: Limits,
    ) -> TestServer {
        let location = Location::Postgres(address.to_owned());
        let store: Arc<dyn Store> = Arc::new(SqlStore::open(&location, TIMINGS).await.unwrap());
        let begun = ClusterSetup::new(Arc::clone(&store), &location, nats, Metrics::default());
        let built = Built {
            bots,
            limits,
            begun: begun.await.unwrap().never_asking(),
            ..Built::over(store)
        };
        TestServer::of(built, Arc::new(tempfile::tempdir().unwrap()))
    }

    /// The same where nothing that servers tell each other arrives.
    pub(super) async fn out_of_hearing(address: &str) -> TestServer {
        TestServer::out_of_hearing_with(address, Arc::new(FirstLegal)).await
    }

    pub(super) async fn out_of_hearing_with(address: &str, bots: Arc<dyn Bots>) -> TestServer {
        let store = Arc::new(SqlStore::postgres(address, TIMINGS).await.unwrap());
        let built = Built {
            bots,
            ..Built::over(store)
        };
        TestServer::of(built, Arc::new(tempfile::tempdir().unwrap()))
    }

    /// A server with these limits, reached so.
    pub(super) async fn with_limits(limits: Limits, reach: Reach) -> TestServer {
        let (store, directory) = fresh_store().await;
        let built = Built {
            limits,
            reach,
            ..Built::over(store)
        };
        TestServer::of(built, directory)
    }

    fn of(built: Built, directory: Arc<TempDir>) -> TestServer {
        let Built {
            store,
            bots,
            card_set,
            limits,
            reach,
            begun,
        } = built;
        let (close, closing) = watch::channel(false);
        let edge = Arc::new(Edge::new(limits, reach, Metrics::default()));
        let identities = Arc::new(Identities::new(Arc::clone(&store)));
        let cluster = Arc::clone(&begun.cluster);
        let tables = Tables::new(
            store,
            bots,
            card_set.map(Arc::new),
            edge.metrics.clone(),
            cluster,
        );
        let (app, together) = serve::begin(begun, tables, edge, identities, closing);
        TestServer {
            router: router(app.clone()),
            app,
            close,
            directory,
            together,
        }
    }

    /// The same server, which listens there.
    pub(super) fn listening_at(self, address: &str) -> TestServer {
        let app = App {
            listens: Some(address.parse().unwrap()),
            ..self.app
        };
        TestServer {
            router: router(app.clone()),
            app,
            ..self
        }
    }

    /// The server is gone as if it were killed: it tells nobody anything, and hears nothing.
    pub(super) async fn is_killed(&mut self) {
        self.together.shutdown().await;
        // What its tables still do is not stored.
        self.app.tables.store().close().await.unwrap();
    }

    /// Serves on a free port as the program does.
    pub(super) async fn listen(&self) -> SocketAddr {
        let listener = net::listen(([127, 0, 0, 1], 0).into()).await.unwrap();
        let address = listener.local_addr().unwrap();
        let (router, closing) = (self.router.clone(), self.app.closing.clone());
        let edge = Arc::clone(&self.app.edge);
        tokio::spawn(async move {
            let (limits, reach) = (&edge.limits, &edge.reach);
            net::serve(
                listener,
                router,
                limits,
                reach,
                &edge.metrics,
                None,
                closing,
            )
            .await;
        });
        address
    }

    /// Where the tables are.
    pub(super) fn directory(&self) -> &std::path::Path {
        self.directory.path()
    }

    /// Another server over the same files, as after a restart.
    pub(super) async fn again(&self) -> TestServer {
        TestServer::in_directory(Arc::clone(&self.directory)).await
    }

    pub(super) async fn send(&self, request: Request<Body>) -> Answer {
        let (method, path) = (request.method().clone(), request.uri().path().to_owned());
        let response = self.router.clone().oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        let body = body.collect().await.unwrap().to_bytes().to_vec();
        let answer = Answer {
            status: parts.status,
            headers: parts.headers,
            body,
        };
        described::fits(&method, &path, &answer);
        answer
    }

    pub(super) async fn get(&self, path: &str) -> Answer {
        Browser::default().get(self, path).await
    }
}

/// An empty store in a directory of its own.
async fn fresh_store() -> (Arc<dyn Store>, Arc<TempDir>) {
    let directory = Arc::new(tempfile::tempdir().unwrap());
    let store = SqlStore::sqlite(directory.path()).await.unwrap();
    (Arc::new(store), directory)
}

/// The usual limits without those of rates: tests are fast.
pub(super) fn no_rates() -> Limits {
    Limits {
        by_person: None,
        by_address: None,
        // The tests' clients are all on this machine.
        local_factor: NonZeroU32::MIN,
        ..Limits::default()
    }
}

/// A response.
pub(super) struct Answer {
    pub(super) status: StatusCode,
    pub(super) headers: HeaderMap,
    pub(super) body: Vec<u8>,
}

impl Answer {
    pub(super) fn json(&self) -> Value {
        serde_json::from_slice(&self.unpacked()).unwrap()
    }

    /// The body as it was before it was compressed.
    pub(super) fn unpacked(&self) -> Vec<u8> {
        let mut text = Vec::new();
        match self.header(header::CONTENT_ENCODING) {
            "" => return self.body.clone(),
            "br" => brotli::BrotliDecompress(&mut self.body.as_slice(), &mut text).unwrap(),
            "gzip" => {
                let mut reader = flate2::read::GzDecoder::new(self.body.as_slice());
                std::io::Read::read_to_end(&mut reader, &mut text).unwrap();
            }
            other => panic!("nobody reads {other}"),
        }
        text
    }

    pub(super) fn header(&self, name: header::HeaderName) -> &str {
        self.headers
            .get(name)
            .map_or("", |value| value.to_str().unwrap())
    }

    /// The status and code of a problem, whose form is checked.
    pub(super) fn problem(&self) -> (u16, String) {
        assert_eq!(
            self.header(header::CONTENT_TYPE),
            "application/problem+json"
        );
        let problem = self.json();
        assert_eq!(problem["status"], self.status.as_u16());
        let code = problem["code"].as_str().unwrap();
        assert_eq!(problem["type"], format!("urn:moonshot:problem:{code}"));
        assert!(!problem["title"].as_str().unwrap().is_empty());
        assert!(!problem["detail"].as_str().unwrap().is_empty());
        (self.status.as_u16(), code.to_owned())
    }
}

/// A client that keeps its cookie.
#[derive(Clone, Default)]
pub(super) struct Browser {
    pub(super) cookie: Option<String>,
}

impl Browser {
    pub(super) fn request(
        &self,
        method: Method,
        path: &str,
        body: Option<&Value>,
    ) -> Request<Body> {
        let request = Request::builder().method(method).uri(path);
        let mut request = request.header(header::HOST, "localhost");
        if let Some(cookie) = &self.cookie {
            request = request.header(header::COOKIE, cookie);
        }
        match body {
            Some(body) => request
                .header(header::CONTENT_TYPE, "application/json")
                .body(Body::from(body.to_string())),
            None => request.body(Body::empty()),
        }
        .unwrap()
    }

    pub(super) async fn get(&self, server: &TestServer, path: &str) -> Answer {
        server.send(self.request(Method::GET, path, None)).await
    }

    pub(super) async fn post(&mut self, server: &TestServer, path: &str, body: Value) -> Answer {
        self.ask(server, Method::POST, path, Some(&body)).await
    }

    /// Asks, and keeps the cookies of the answer.
    pub(super) async fn ask(
        &mut self,
        server: &TestServer,
        method: Method,
        path: &str,
        body: Option<&Value>,
    ) -> Answer {
        let answer = server.send(self.request(method, path, body)).await;
        for set in answer.headers.get_all(header::SET_COOKIE) {
            self.keep(set.to_str().unwrap().split(';').next().unwrap());
        }
        answer
    }

    /// Keeps a cookie in the place of another of that name, or forgets that one where the cookie is empty.
    fn keep(&mut self, cookie: &str) {
        let (name, value) = cookie.split_once('=').unwrap();
        let others = self.cookie.take().unwrap_or_default();
        let others = others.split("; ").filter(|other| !other.is_empty());
        let others = others.filter(|other| other.split_once('=').unwrap().0 != name);
        let mut all: Vec<&str> = others.collect();
        if !value.is_empty() {
            all.push(cookie);
        }
        self.cookie = (!all.is_empty()).then(|| all.join("; "));
    }

    pub(super) async fn patch(&self, server: &TestServer, path: &str, body: Value) -> Answer {
        server
            .send(self.request(Method::PATCH, path, Some(&body)))
            .await
    }

    /// Sits down at a new table and returns its address.
    pub(super) async fn sit_down(
        &mut self,
        server: &TestServer,
        game: &str,
        players: usize,
    ) -> String {
        let names: Vec<String> = (0..players).map(|seat| format!("Player {seat}")).collect();
        let wanted = json!({"game": game, "players": players, "names": names});
        let made = self.post(server, "/api/tables", wanted).await;
        assert_eq!(
            made.status,
            StatusCode::CREATED,
            "{}",
            String::from_utf8_lossy(&made.body)
        );
        format!("/api/tables/{}", made.json()["table"].as_str().unwrap())
    }

    /// Sits down at a new table whose every shuffle is known: it comes from this seed. Returns its address.
    pub(super) async fn sit_down_with_seed(
        &mut self,
        server: &TestServer,
        game: &str,
        players: usize,
        options: &Value,
        seed: u8,
    ) -> String {
        let (cookie, person) = old_identity(0x5e);
        self.cookie = Some(cookie);
        let mut person = Some(person);
        let mut seat = |number| SeatRecord {
            name: format!("Player {number}"),
            person: person.take(),
            program: false,
            account: false,
        };
        let record = TableRecord {
            id: TableId::from_random([seed; 26]),
            created: now(),
            game: game.to_owned(),
            options: options.as_object().cloned().unwrap_or_default(),
            card_set: None,
            lesson: None,
            origin: None,
            seeds: Seeds::new([seed; 32], vec![Vec::new(); players]),
            waits: false,
            seats: (0..players).map(&mut seat).collect(),
            autoplay: Default::default(),
        };
        let address = format!("/api/tables/{}", record.id);
        let made = Write::Create {
            table: Box::new(record),
            entries: Vec::new(),
        };
        let written = server.app.tables.store().commit(&[made]).await.unwrap();
        assert!(written[0].is_ok());
        address
    }

    /// The table as this browser may see it.
    pub(super) async fn look(&self, server: &TestServer, table: &str) -> Value {
        let answer = self.get(server, table).await;
        assert_eq!(answer.status, StatusCode::OK);
        answer.json()
    }

    /// The table as soon as no automatic action is due.
    pub(super) async fn wait(&self, server: &TestServer, table: &str) -> Value {
        let id = table.rsplit('/').next().unwrap();
        let opened = server.app.tables.open(id).await.unwrap();
        while opened.look().await.unwrap().state.due().is_some() {
            tokio::task::yield_now().await;
        }
        self.look(server, table).await
    }

    /// The table as soon as this browser may do something and bots have done what they can, or the match is over.
    ///
    /// A bot that has taken a trick waits before it gathers it, for whoever may correct a revoke: this browser lets it
    /// lie where there is nothing to correct.
    pub(super) async fn wait_for_a_turn(&mut self, server: &TestServer, table: &str) -> Value {
        let id = table.rsplit('/').next().unwrap();
        let opened = server.app.tables.open(id).await.unwrap();
        loop {
            let quiet = {
                let live = opened.look().await.unwrap();
                match live.state.due() {
                    None => true,
                    Some(Due::Bot { waits, .. }) => waits,
                    Some(Due::Forced { .. }) => false,
                }
            };
            // An answer is read and held against its description: too much to ask for while bots are busy.
            if quiet {
                let snapshot = self.look(server, table).await;
                if !legal(&snapshot).is_empty() || !snapshot["view"]["outcome"].is_null() {
                    return snapshot;
                }
                if snapshot["pause"]["yours"] == true {
                    let body = json!({"version": snapshot["version"]});
                    self.post(server, &format!("{table}/go-on"), body).await;
                }
            }
            tokio::time::sleep(std::time::Duration::from_millis(1)).await;
        }
    }

    pub(super) async fn act(
        &mut self,
        server: &TestServer,
        table: &str,
        version: &Value,
        action: &str,
    ) -> Answer {
        let body = json!({"version": version, "action": action});
        self.post(server, &format!("{table}/actions"), body).await
    }

    /// Waits for a turn and does the first legal action; `false` when the match is over.
    pub(super) async fn play_on(&mut self, server: &TestServer, table: &str) -> bool {
        let snapshot = self.wait(server, table).await;
        let Some(action) = legal(&snapshot).into_iter().next() else {
            return false;
        };
        let answer = self.act(server, table, &snapshot["version"], &action).await;
        assert_eq!(
            answer.status,
            StatusCode::OK,
            "{}",
            String::from_utf8_lossy(&answer.body)
        );
        true
    }
}

/// The cookie of a token without a signature, as earlier releases handed them out, and whose it is. It counts as soon
/// as the person sits at a table.
pub(super) fn old_identity(number: u8) -> (String, PersonId) {
    let token = [number; 32];
    let person = PersonId::from_bytes(&Sha256::digest(token)).unwrap();
    (format!("moonshot={}", hex::encode(token)), person)
}

/// The viewer's legal actions; a pass is one of the first cards.
pub(super) fn legal(snapshot: &Value) -> Vec<String> {
    let entries = snapshot["view"]["legal"].as_array().unwrap();
    let text = |entry: &Value| match entry.as_str() {
        Some(action) => action.to_owned(),
        None => {
            let count = entry["pass"].as_u64().unwrap() as usize;
            let cards = entry["from"].as_array().unwrap().iter().take(count);
            let cards: Vec<_> = cards.map(|card| card.as_str().unwrap()).collect();
            format!("pass {}", cards.join(" "))
        }
    };
    entries.iter().map(text).collect()
}

/// A stream of server-sent events.
pub(super) struct Events {
    body: Body,
    text: String,
}

impl Events {
    pub(super) async fn open(server: &TestServer, request: Request<Body>) -> Events {
        let response = server.router.clone().oneshot(request).await.unwrap();
        assert_eq!(response.status(), StatusCode::OK);
        Events {
            body: response.into_body(),
            text: String::new(),
        }
    }

    /// The next message; `None` when the stream has ended.
    pub(super) async fn next(&mut self) -> Option<Value> {
        loop {
            while let Some((event, rest)) = self.text.split_once("\n\n") {
                let data = event.lines().find_map(|line| line.strip_prefix("data: "));
                let data = data.map(|data| serde_json::from_str(data).unwrap());
                self.text = rest.to_owned();
                if data.is_some() {
                    return data;
                }
            }
            let frame = self.body.frame().await?.unwrap();
            let data = frame.into_data().unwrap();
            self.text.push_str(std::str::from_utf8(&data).unwrap());
        }
    }

    /// The first message that is as wanted.
    pub(super) async fn until(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
        let reading = async {
            loop {
                let message = self.next().await.unwrap();
                if wanted(&message) {
                    return message;
                }
            }
        };
        let read = tokio::time::timeout(std::time::Duration::from_secs(20), reading);
        read.await.unwrap()
    }
}

/// The first message of a stream of server-sent events.
pub(super) async fn first_event(server: &TestServer, request: Request<Body>) -> Value {
    Events::open(server, request).await.next().await.unwrap()
}
