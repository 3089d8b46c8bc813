//! Who may do what: a table of every route and everybody who may ask. It fails when a route is missing from it.

use std::collections::BTreeSet;

use axum::http::{Method, StatusCode};
use moonshot_rules::Seat;
use moonshot_store::{
    AccountRecord, AccountWrite, PasskeyRecord, SeatRecord, SessionRecord, TableId, TableRecord,
    TokenHash, Write,
};
use moonshot_table::{Absence, Change, Entry, PersonId, Seeds};
use serde_json::{Value, json};
use tokio::sync::OnceCell;
use tokio_tungstenite::tungstenite::Error;
use tower::ServiceExt;

use super::harness::{Answer, Browser, TestServer, first_event, legal, old_identity};
use super::live;
use crate::http::endpoint::ENDPOINTS;
use crate::lobby::spots;
use crate::names::looks;
use crate::table::ephemeral::Presence;
use crate::util::clock::{now, today};
use moonshot_api::Autoplay;

/// Anna at seat 0, whose turn it is, with an account that has a password and a passkey; Ben at seat 1, whose account has a
/// password; Cara, who sits at another table alone; a stranger without a cookie; a forger with one that this server did not
/// make; Dora at seat 2, who is away and for whom a bot plays; Robo at seat 3, a program under a bot's account that has a
/// password; Rex, whom the host has removed.
const EVERYBODY: [&str; 8] = [
    "Anna", "Ben", "Cara", "stranger", "forger", "Dora", "Robo", "Rex",
];

/// What somebody's request comes to.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Comes {
    /// It is done, with this status.
    Done(u16),
    /// It is refused as this problem.
    Refused(u16, &'static str),
    /// The table is shown as this seat sees it: with its own cards and no others.
    Seen(usize),
    /// The table is shown as everybody sees it: without anybody's cards.
    Watched,
    /// What happened is told as this seat saw it: with the cards it passed and got, and no other pass.
    Told(usize),
    /// What happened is told as everybody saw it: without a card of any pass.
    Untold,
    /// The list of tables has so many.
    Listed(usize),
    /// It is done, with this status, and changes nothing here.
    Idle(u16),
}

use Comes::{Done, Idle, Listed, Refused, Seen, Told, Untold, Watched};

const OUT: Comes = Refused(403, "not-seated");
const NOT_OVER: Comes = Refused(409, "not-over");
const BAD_FILE: Comes = Refused(422, "bad-transcript");
const RUNNING: Comes = Refused(409, "match-running");
const MUST_AGREE: Comes = Refused(409, "must-agree");
const NOBODY_WAITS: Comes = Refused(409, "nobody-waits");
const NOT_SETTLED: Comes = Refused(409, "not-settled");
const NO_CLAIM: Comes = Refused(409, "nothing-to-claim");
const SITS: Comes = Refused(409, "sits-already");
const FULL: Comes = Refused(409, "full");
const BEGUN: Comes = Refused(409, "begun");
const NOT_HOST: Comes = Refused(403, "not-host");
const NO_PROPOSAL: Comes = Refused(409, "nothing-proposed");
const OWN_SEAT: Comes = Refused(409, "own-seat");
const NO_CODE: Comes = Refused(403, "wrong-code");
const SIGNED_IN: Comes = Refused(409, "signed-in");
const REMOVED: Comes = Refused(403, "removed");
const GUEST: Comes = Refused(403, "not-signed-in");
const WRONG: Comes = Refused(403, "wrong-password");
const NOT_OWN: Comes = Refused(404, "not-found");
const LAST_WAY: Comes = Refused(409, "last-way");
const NO_PASSKEY: Comes = Refused(403, "bad-passkey");
const HER_TURN: Comes = Refused(409, "not-your-turn");

/// Every route, with what comes of it for each of [`EVERYBODY`].
#[rustfmt::skip]
const ACCESS: &[(&str, &str, [Comes; 8])] = &[
    ("get",   "/healthz",                       [Done(204), Done(204), Done(204), Done(204), Done(204), Done(204), Done(204), Done(204)]),
    ("get",   "/readyz",                        [Done(204), Done(204), Done(204), Done(204), Done(204), Done(204), Done(204), Done(204)]),
    ("get",   "/api/openapi.json",              [Done(200), Done(200), Done(200), Done(200), Done(200), Done(200), Done(200), Done(200)]),
    ("get",   "/api/docs",                      [Done(308), Done(308), Done(308), Done(308), Done(308), Done(308), Done(308), Done(308)]),
    ("get",   "/api/docs/",                     [Done(200), Done(200), Done(200), Done(200), Done(200), Done(200), Done(200), Done(200)]),
    ("get",   "/api/docs/{*file}",              [Done(200), Done(200), Done(200), Done(200), Done(200), Done(200), Done(200), Done(200)]),
    ("get",   "/api/games",                     [Done(200), Done(200), Done(200), Done(200), Done(200), Done(200), Done(200), Done(200)]),
    ("get",   "/api/network",                   [Done(200), Done(200), Done(200), Done(200), Done(200), Done(200), Done(200), Done(200)]),
    ("post",  "/api/tables",                    [Done(201), Done(201), Done(201), Done(201), Done(201), Done(201), Done(201), Done(201)]),
    ("post",  "/api/lessons",                   [Done(201), Done(201), Done(201), Done(201), Done(201), Done(201), Done(201), Done(201)]),
    ("get",   "/api/tables",                    [Listed(1), Listed(1), Listed(1), Listed(0), Listed(0), Listed(1), Listed(1), Listed(1)]),
    ("get",   "/api/tables/{table}",            [Seen(0), Seen(1), Watched, Watched, Watched, Seen(2), Seen(3), REMOVED]),
    ("post",  "/api/tables/{table}/actions",    [Done(200), HER_TURN, OUT, OUT, OUT, HER_TURN, HER_TURN, OUT]),
    ("post",  "/api/tables/{table}/undo",       [MUST_AGREE, MUST_AGREE, OUT, OUT, OUT, MUST_AGREE, MUST_AGREE, OUT]),
    ("post",  "/api/tables/{table}/finish",     [NOT_SETTLED, NOT_SETTLED, OUT, OUT, OUT, NOT_SETTLED, NOT_SETTLED, OUT]),
    ("post",  "/api/tables/{table}/go-on",      [NOBODY_WAITS, NOBODY_WAITS, OUT, OUT, OUT, NOBODY_WAITS, NOBODY_WAITS, OUT]),
    ("post",  "/api/tables/{table}/claim",      [NO_CLAIM, NO_CLAIM, OUT, OUT, OUT, NO_CLAIM, NO_CLAIM, OUT]),
    ("patch", "/api/tables/{table}/settings",   [Done(200), Done(200), OUT, OUT, OUT, Done(200), Done(200), OUT]),
    ("patch", "/api/tables/{table}/put-away",   [Done(200), Done(200), OUT, OUT, OUT, Done(200), Done(200), OUT]),
    ("post",  "/api/identity",                  [Idle(201), Idle(201), Idle(201), Idle(201), Idle(201), Idle(201), Idle(201), Idle(201)]),
    ("get",   "/api/account",                   [Done(200), Done(200), Done(200), Done(200), Done(200), Done(200), Done(200), Done(200)]),
    ("post",  "/api/account",                   [SIGNED_IN, SIGNED_IN, Idle(201), Idle(201), Idle(201), Idle(201), SIGNED_IN, Idle(201)]),
    ("post",  "/api/account/sign-in",           [SIGNED_IN, SIGNED_IN, WRONG, WRONG, WRONG, WRONG, SIGNED_IN, WRONG]),
    ("post",  "/api/account/sign-out",          [Done(200), Done(200), GUEST, GUEST, GUEST, GUEST, Done(200), GUEST]),
    ("post",  "/api/account/sign-out-everywhere", [Done(200), Done(200), GUEST, GUEST, GUEST, GUEST, Done(200), GUEST]),
    ("post",  "/api/account/sign-out-others",   [Idle(200), Idle(200), GUEST, GUEST, GUEST, GUEST, Idle(200), GUEST]),
    ("put",   "/api/account/handle",            [Done(200), Done(200), GUEST, GUEST, GUEST, GUEST, Done(200), GUEST]),
    ("post",  "/api/account/sessions/{session}/end", [Done(200), NOT_OWN, GUEST, GUEST, GUEST, GUEST, NOT_OWN, GUEST]),
    ("put",   "/api/account/password",          [Done(200), Done(200), GUEST, GUEST, GUEST, GUEST, Done(200), GUEST]),
    ("post",  "/api/account/password/remove",   [Done(200), LAST_WAY, GUEST, GUEST, GUEST, GUEST, LAST_WAY, GUEST]),
    ("post",  "/api/account/passkeys/new",      [Idle(200), Idle(200), Idle(200), Idle(200), Idle(200), Idle(200), Idle(200), Idle(200)]),
    ("post",  "/api/account/passkeys/ask",      [NOT_OWN, NOT_OWN, Idle(200), Idle(200), Idle(200), Idle(200), NOT_OWN, Idle(200)]),
    ("post",  "/api/account/passkeys",          [NO_PASSKEY, NO_PASSKEY, GUEST, GUEST, GUEST, GUEST, NO_PASSKEY, GUEST]),
    ("post",  "/api/account/passkeys/{passkey}/remove", [Done(200), NOT_OWN, GUEST, GUEST, GUEST, GUEST, NOT_OWN, GUEST]),
    ("post",  "/api/account/delete",            [Done(200), Done(200), GUEST, GUEST, GUEST, GUEST, Done(200), GUEST]),
    ("get",   "/api/ratings",                   [Done(200), Done(200), Done(200), Done(200), Done(200), Done(200), Done(200), Done(200)]),
    ("get",   "/api/statistics",                [Done(200), Done(200), Done(200), Done(200), Done(200), Done(200), Done(200), Done(200)]),
    ("get",   "/api/ratings/{game}",            [Done(200), Done(200), Done(200), Done(200), Done(200), Done(200), Done(200), Done(200)]),
    ("get",   "/api/open",                      [Done(200), Done(200), Done(200), Done(200), Done(200), Done(200), Done(200), Done(200)]),
    ("get",   "/api/open/events",               [Done(200), Done(200), Done(200), Done(200), Done(200), Done(200), Done(200), Done(200)]),
    ("post",  "/api/quick",                     [Idle(201), Idle(201), Idle(201), Idle(201), Idle(201), Idle(201), Idle(201), Idle(201)]),
    ("post",  "/api/tables/{table}/sit",        [SITS, SITS, FULL, FULL, FULL, SITS, SITS, REMOVED]),
    ("post",  "/api/tables/{table}/leave",      [Done(200), Done(200), OUT, OUT, OUT, Done(200), Done(200), OUT]),
    ("post",  "/api/tables/{table}/start",      [BEGUN, BEGUN, OUT, OUT, OUT, BEGUN, BEGUN, OUT]),
    ("post",  "/api/tables/{table}/remove",     [Done(200), NOT_HOST, OUT, OUT, OUT, NOT_HOST, NOT_HOST, OUT]),
    ("post",  "/api/tables/{table}/host",       [Done(200), NOT_HOST, OUT, OUT, OUT, NOT_HOST, NOT_HOST, OUT]),
    ("post",  "/api/tables/{table}/swap",       [BEGUN, NOT_HOST, OUT, OUT, OUT, NOT_HOST, NOT_HOST, OUT]),
    ("post",  "/api/tables/{table}/bot",        [BEGUN, NOT_HOST, OUT, OUT, OUT, NOT_HOST, NOT_HOST, OUT]),
    ("put",   "/api/tables/{table}/terms",      [Done(200), NOT_HOST, OUT, OUT, OUT, NOT_HOST, NOT_HOST, OUT]),
    ("post",  "/api/tables/{table}/pause",      [Done(200), NOT_HOST, OUT, OUT, OUT, NOT_HOST, NOT_HOST, OUT]),
    ("post",  "/api/tables/{table}/out",        [Done(200), Done(200), OUT, OUT, OUT, Idle(200), Done(200), OUT]),
    ("post",  "/api/tables/{table}/back",       [Idle(200), Idle(200), OUT, OUT, OUT, Done(200), Idle(200), OUT]),
    ("post",  "/api/tables/{table}/propose",    [Done(200), Done(200), OUT, OUT, OUT, Done(200), Done(200), OUT]),
    ("post",  "/api/tables/{table}/answer",     [NO_PROPOSAL, NO_PROPOSAL, OUT, OUT, OUT, NO_PROPOSAL, NO_PROPOSAL, OUT]),
    ("post",  "/api/tables/{table}/say",        [Done(200), Done(200), OUT, OUT, OUT, Done(200), Done(200), OUT]),
    ("post",  "/api/tables/{table}/report",     [Idle(204), OWN_SEAT, OUT, OUT, OUT, Idle(204), Idle(204), OUT]),
    ("post",  "/api/tables/{table}/code",       [Idle(200), Idle(200), OUT, OUT, OUT, Idle(200), Idle(200), OUT]),
    ("post",  "/api/tables/{table}/move",       [SITS, SITS, NO_CODE, NO_CODE, NO_CODE, SITS, SITS, NO_CODE]),
    ("post",  "/api/tables/{table}/rematch",    [NOT_OVER, NOT_OVER, OUT, OUT, OUT, NOT_OVER, NOT_OVER, OUT]),
    ("post",  "/api/tables/{table}/suggestion", [Done(200), Idle(200), OUT, OUT, OUT, Idle(200), Idle(200), OUT]),
    ("get",   "/api/tables/{table}/history",    [Told(0), Told(1), Untold, Untold, Untold, Told(2), Told(3), REMOVED]),
    ("get",   "/api/tables/{table}/transcript", [NOT_OVER, NOT_OVER, NOT_OVER, NOT_OVER, NOT_OVER, NOT_OVER, NOT_OVER, REMOVED]),
    ("post",  "/api/matches",                   [BAD_FILE, BAD_FILE, BAD_FILE, BAD_FILE, BAD_FILE, BAD_FILE, BAD_FILE, BAD_FILE]),
    ("get",   "/api/matches/{table}",           [RUNNING, RUNNING, RUNNING, RUNNING, RUNNING, RUNNING, RUNNING, REMOVED]),
    ("get",   "/api/matches/{table}/hands/{hand}", [RUNNING, RUNNING, RUNNING, RUNNING, RUNNING, RUNNING, RUNNING, REMOVED]),
    ("get",   "/api/matches/{table}/hands/{hand}/steps/{step}/chances", [RUNNING, RUNNING, RUNNING, RUNNING, RUNNING, RUNNING, RUNNING, REMOVED]),
    ("post",  "/api/matches/{table}/branches",  [RUNNING, RUNNING, RUNNING, RUNNING, RUNNING, RUNNING, RUNNING, REMOVED]),
    ("get",   "/api/matches/{table}/branches",  [RUNNING, RUNNING, RUNNING, RUNNING, RUNNING, RUNNING, RUNNING, REMOVED]),
    ("post",  "/api/matches/{table}/review",    [RUNNING, RUNNING, RUNNING, RUNNING, RUNNING, RUNNING, RUNNING, REMOVED]),
    ("get",   "/api/matches/{table}/review",    [RUNNING, RUNNING, RUNNING, RUNNING, RUNNING, RUNNING, RUNNING, REMOVED]),
    ("get",   "/api/matches/{table}/shared/events", [RUNNING, RUNNING, RUNNING, RUNNING, RUNNING, RUNNING, RUNNING, REMOVED]),
    ("post",  "/api/matches/{table}/shared",    [RUNNING, RUNNING, RUNNING, RUNNING, RUNNING, RUNNING, RUNNING, REMOVED]),
    ("post",  "/api/matches/{table}/hindsight", [RUNNING, RUNNING, RUNNING, RUNNING, RUNNING, RUNNING, RUNNING, REMOVED]),
    ("get",   "/api/matches/{table}/hindsight", [RUNNING, RUNNING, RUNNING, RUNNING, RUNNING, RUNNING, RUNNING, REMOVED]),
    ("delete", "/api/matches/{table}/hindsight", [RUNNING, RUNNING, RUNNING, RUNNING, RUNNING, RUNNING, RUNNING, REMOVED]),
    ("delete", "/api/matches/{table}/review",   [RUNNING, RUNNING, RUNNING, RUNNING, RUNNING, RUNNING, RUNNING, REMOVED]),
    ("post",  "/api/matches/{table}/again",     [NOT_OVER, NOT_OVER, NOT_OVER, NOT_OVER, NOT_OVER, NOT_OVER, NOT_OVER, REMOVED]),
    ("post",  "/api/matches/{table}/challenge", [NOT_OVER, NOT_OVER, NOT_OVER, NOT_OVER, NOT_OVER, NOT_OVER, NOT_OVER, REMOVED]),
    ("post",  "/api/challenges",                [Idle(201), Idle(201), Idle(201), Idle(201), Idle(201), Idle(201), Idle(201), Idle(201)]),
    ("get",   "/api/challenges/{challenge}",    [NOT_OWN, NOT_OWN, NOT_OWN, NOT_OWN, NOT_OWN, NOT_OWN, NOT_OWN, NOT_OWN]),
    ("post",  "/api/challenges/{challenge}/play", [NOT_OWN, NOT_OWN, NOT_OWN, NOT_OWN, NOT_OWN, NOT_OWN, NOT_OWN, NOT_OWN]),
    ("get",   "/api/daily",                     [Done(200), Done(200), Done(200), Done(200), Done(200), Done(200), Done(200), Done(200)]),
    ("get",   "/api/practice",                  [Done(200), Done(200), Done(200), Done(200), Done(200), Done(200), Done(200), Done(200)]),
    ("get",   "/api/practice/games/{game}",     [Done(200), Done(200), Done(200), Done(200), Done(200), Done(200), Done(200), Done(200)]),
    ("get",   "/api/practice/spots/{spot}",     [Done(200), Done(200), Done(200), Done(200), Done(200), Done(200), Done(200), Done(200)]),
    ("post",  "/api/practice/answers",          [Idle(200), Idle(200), Idle(200), Idle(200), Idle(200), Idle(200), Idle(200), Idle(200)]),
    ("post",  "/api/daily/{game}/play",         [Idle(201), Idle(201), Idle(201), Idle(201), Idle(201), Idle(201), Idle(201), Idle(201)]),
    ("get",   "/api/matches/{table}/facts", [RUNNING, RUNNING, RUNNING, RUNNING, RUNNING, RUNNING, RUNNING, REMOVED]),
    ("get",   "/api/tables/{table}/live",       [Seen(0), Seen(1), Watched, Watched, Watched, Seen(2), Seen(3), REMOVED]),
    ("get",   "/api/tables/{table}/events",     [Seen(0), Seen(1), Watched, Watched, Watched, Seen(2), Seen(3), REMOVED]),
];

/// The place of Robo among everybody.
const ROBO: usize = 6;

/// What is stored of an account.
type Stored = (
    Option<AccountRecord>,
    Vec<PasskeyRecord>,
    Vec<SessionRecord>,
);

/// What can be harmed.
type State = (Value, Value, usize, TableRecord, [Value; 4], [Stored; 3]);

/// The password of that person's account; of whoever has none, Anna's.
fn own_password(who: usize) -> Value {
    let name = match who {
        1 => "Ben",
        ROBO => "Robo",
        _ => "Anna",
    };
    json!({"password": format!("{name}'s secret")})
}

/// Gives a person an account with a password, and Anna a passkey.
async fn give_account(server: &TestServer, name: &str, person: &PersonId) {
    static HASHES: [OnceCell<String>; 3] = [const { OnceCell::const_new() }; 3];
    let hash = || async {
        let accounts = &server.app.accounts;
        let hash = accounts.hash(&format!("{name}'s secret")).await;
        hash.unwrap()
    };
    let names = ["Anna", "Ben", "Robo"];
    let place = names.iter().position(|known| *known == name).unwrap();
    let hash = HASHES[place].get_or_init(hash).await;
    let hashed: [u8; 32] = person.as_bytes().try_into().unwrap();
    let passkey = || {
        Box::new(PasskeyRecord {
            id: hashed.to_vec(),
            person: person.clone(),
            site: "elsewhere.example".into(),
            device: "A test".into(),
            created: 0,
            used: 0,
            passkey: "{}".into(),
        })
    };
    let made = AccountWrite::Make {
        looks: looks(name),
        account: Box::new(AccountRecord {
            person: person.clone(),
            handle: name.into(),
            key: name.to_lowercase(),
            bot: name == "Robo",
            created: 0,
            user: std::array::from_fn(|place| hashed[place]),
            password: Some(hash.clone()),
        }),
        passkey: (name == "Anna").then(passkey),
        session: SessionRecord {
            token: TokenHash::new(hashed),
            person: person.clone(),
            device: "A test".into(),
            created: 0,
            used: today(),
        },
    };
    let store = server.app.tables.store();
    let written = store.commit(&[Write::Account(made)]).await.unwrap();
    written.into_iter().collect::<Result<(), _>>().unwrap();
}

/// A table with four people in the middle of a hand, where it is Anna's turn. A bot plays for one of them.
struct Scene {
    server: TestServer,
    table: String,
    id: TableId,
    people: [Browser; 8],
}

impl Scene {
    async fn new() -> Scene {
        let server = TestServer::new().await;
        let (anna, annas_person) = old_identity(0x5e);
        let (ben, bens_person) = old_identity(0x5f);
        let (dora, doras_person) = old_identity(0x60);
        let (robo, robos_person) = old_identity(0x61);
        let (rex, rexs_person) = old_identity(0x62);
        let id = TableId::from_random([7; 26]);
        let seat = |name: &str, person| SeatRecord {
            name: name.to_owned(),
            person,
            program: name == "Robo",
            account: false,
        };
        let record = TableRecord {
            id: id.clone(),
            created: now(),
            game: "hearts".into(),
            options: Default::default(),
            card_set: None,
            lesson: None,
            origin: None,
            seeds: Seeds::new([7; 32], vec![Vec::new(); 4]),
            waits: false,
            autoplay: Default::default(),
            seats: vec![
                seat("Anna", Some(annas_person.clone())),
                seat("Ben", Some(bens_person.clone())),
                seat("Dora", Some(doras_person)),
                seat("Robo", Some(robos_person.clone())),
            ],
        };
        // Rex's token counts, for he sits at another table.
        let elsewhere = TableRecord {
            id: TableId::from_random([8; 26]),
            seats: vec![
                seat("Rex", Some(rexs_person.clone())),
                seat("Bot", None),
                seat("Robot", None),
                seat("Ada", None),
            ],
            ..record.clone()
        };
        let made = [
            Write::Create {
                table: Box::new(record),
                entries: [
                    Change::Remove {
                        person: rexs_person.clone(),
                    },
                    Change::SitOut {
                        seat: Seat::new(2).unwrap(),
                        why: Absence::Asked,
                        level: None,
                    },
                ]
                .map(|change| Entry::Table { change })
                .to_vec(),
            },
            Write::Create {
                table: Box::new(elsewhere),
                entries: Vec::new(),
            },
        ];
        let written = server.app.tables.store().commit(&made).await.unwrap();
        assert!(written.iter().all(Result::is_ok));
        let mut cara = Browser::default();
        cara.sit_down(&server, "hearts", 4).await;
        for (name, person) in [
            ("Anna", &annas_person),
            ("Ben", &bens_person),
            ("Robo", &robos_person),
        ] {
            give_account(&server, name, person).await;
        }
        let with = |cookie| Browser {
            cookie: Some(cookie),
        };
        let forged = format!("moonshot={}", "0".repeat(64));
        let people = [
            with(anna),
            with(ben),
            cara,
            Browser::default(),
            with(forged),
            with(dora),
            with(robo),
            with(rex),
        ];
        let mut scene = Scene {
            server,
            table: format!("/api/tables/{id}"),
            id,
            people,
        };
        scene.play_until_it_is_annas_turn().await;
        // It is known who is here: nobody.
        let table = scene.server.app.tables.open(scene.id.as_str()).await;
        let table = table.unwrap();
        table.look().await.unwrap().state.ephemeral.presence = Presence::default();
        scene
    }

    async fn play_until_it_is_annas_turn(&mut self) {
        for _ in 0..40 {
            let snapshot = self.people[0].wait(&self.server, &self.table).await;
            if snapshot["view"]["phase"] == "play" && legal(&snapshot).len() > 1 {
                return;
            }
            for who in [0, 1, ROBO] {
                let snapshot = self.people[who].wait(&self.server, &self.table).await;
                if let Some(action) = legal(&snapshot).first() {
                    let (server, version) = (&self.server, &snapshot["version"]);
                    let answer = self.people[who]
                        .act(server, &self.table, version, action)
                        .await;
                    assert_eq!(answer.status, StatusCode::OK);
                }
            }
        }
        panic!("Anna's turn never comes");
    }

    /// What can be harmed: what Anna and Ben see, the log, the settings, and how the table is listed for each.
    async fn state(&self) -> State {
        let store = self.server.app.tables.store();
        let log = store.log(&self.id).await.unwrap();
        let record = store.table(&self.id).await.unwrap().unwrap();
        (
            // Whoever is removed is refused.
            without_presence(self.people[0].get(&self.server, &self.table).await.json()),
            without_presence(self.people[1].get(&self.server, &self.table).await.json()),
            log.len(),
            record,
            [
                self.listed(0).await,
                self.listed(1).await,
                self.listed(5).await,
                self.listed(ROBO).await,
            ],
            [
                self.account(0x5e).await,
                self.account(0x5f).await,
                self.account(0x61).await,
            ],
        )
    }

    /// What is stored of that person's account.
    async fn account(&self, identity: u8) -> Stored {
        let accounts = self.server.app.tables.store().accounts();
        let person = old_identity(identity).1;
        (
            accounts.account_of(&person).await.unwrap(),
            accounts.passkeys_of(&person).await.unwrap(),
            accounts.sessions_of(&person).await.unwrap(),
        )
    }

    /// The table as it is in the list of that person's tables.
    async fn listed(&self, who: usize) -> Value {
        let list = self.people[who].look(&self.server, "/api/tables").await;
        let mut tables = list["tables"].as_array().unwrap().iter();
        let own = tables.find(|table| table["table"] == self.id.as_str());
        // Whoever is signed in no more has none.
        own.cloned().unwrap_or_default()
    }

    /// Asks as that person, with the body that would do the most harm: Anna's card, at the present version.
    async fn ask(&self, who: usize, method: &str, path: &str) -> Answer {
        let annas = self.people[0].look(&self.server, &self.table).await;
        // Whoever is removed is not told.
        let mine = self.people[who].get(&self.server, &self.table).await.json();
        let version = mine["version"].as_u64().unwrap_or_default();
        let body = match path.rsplit('/').next().unwrap() {
            _ if method == "get" => None,
            "tables" => Some(json!({"game": "hearts", "players": 3, "names": ["A", "B", "C"]})),
            "matches" => Some(json!({"format": "moonshot-transcript", "version": 1})),
            "branches" => {
                Some(json!({"hand": 1, "step": 3, "seat": 0, "cards": "same", "name": "A"}))
            }
            "review" | "hindsight" => None,
            "shared" => Some(json!({})),
            "lessons" => Some(json!({"lesson": "hearts", "name": "A"})),
            "actions" => Some(json!({"version": version, "action": legal(&annas)[0]})),
            "undo" | "finish" | "go-on" | "claim" => Some(json!({"version": version})),
            "account" => {
                Some(json!({"handle": format!("Zoë {who}"), "proof": {"password": "long enough"}}))
            }
            "sign-in" => Some(json!({"handle": "Anna", "proof": {"password": "not Anna's"}})),
            "sign-out" | "sign-out-everywhere" | "sign-out-others" | "end" | "ask" => None,
            "handle" => Some(json!({"handle": format!("Zoë {who}"), "proof": own_password(who)})),
            "password" => Some(json!({"password": "another one", "proof": own_password(who)})),
            "new" => Some(json!({"handle": format!("Zoë {who}")})),
            "passkeys" => Some(json!({
                "passkey": {"ceremony": "00".repeat(16), "credential": {}},
                "proof": own_password(who),
            })),
            "remove" | "delete" if path.starts_with("/api/account") => {
                Some(json!({"proof": own_password(who)}))
            }
            "identity" | "leave" | "out" | "back" | "code" | "rematch" | "suggestion" => None,
            "again" | "challenge" => None,
            "challenges" => Some(json!({"game": "hearts", "players": 4})),
            "play" => Some(json!({"name": "A"})),
            "quick" => Some(json!({"game": "hearts", "name": "A"})),
            "sit" => Some(json!({"name": "A", "nonce": "00".repeat(16)})),
            "start" => Some(json!({"nonce": "00".repeat(16)})),
            "remove" | "host" => Some(json!({"seat": 1})),
            "report" => Some(json!({"seat": 1, "reason": "words"})),
            "swap" => Some(json!({"seat": 0, "with": 2})),
            "bot" => Some(json!({"seat": 2, "bot": false})),
            "terms" => Some(json!({"chat": false})),
            "pause" => Some(json!({"paused": true})),
            "propose" => Some(json!({"what": "stop"})),
            "answer" => Some(json!({"agree": true})),
            "answers" => Some(json!({"item": a_spot()})),
            "say" => Some(json!({"said": {"sign": "nice"}})),
            "move" => Some(json!({"code": "0000-0000-0000-0000", "nonce": "00".repeat(16)})),
            "settings" => Some(json!({"autoplay": "last-trick"})),
            "put-away" => Some(json!({"put_away": true})),
            other => panic!("what would {method} {other} harm?"),
        };
        let method: Method = method.to_uppercase().parse().unwrap();
        let annas = old_identity(0x5e).1;
        let path = path
            .replace("{table}", self.id.as_str())
            .replace("{*file}", "index.html")
            .replace("{game}", "hearts")
            .replace("{spot}", a_spot())
            .replace("{hand}", "1")
            .replace("/review", "/review?seat=0")
            .replace("/hindsight", "/hindsight?seat=0")
            .replace("{step}/chances", "1/chances?eyes=0")
            .replace("{challenge}", self.id.as_str())
            .replace("{session}", &hex::encode(&annas.as_bytes()[..16]))
            .replace("{passkey}", &hex::encode(annas.as_bytes()));
        let request = self.people[who].request(method, &path, body.as_ref());
        self.server.send(request).await
    }

    /// The first message that a stream sends that person.
    async fn first_message(&self, who: usize, path: &str) -> Value {
        let (browser, path) = (&self.people[who], path.replace("{table}", self.id.as_str()));
        if path.ends_with("live") {
            let address = self.server.listen().await;
            let mut socket = live::connect(address, browser, &path, None).await.unwrap();
            return live::next(&mut socket).await;
        }
        let request = browser.request(Method::GET, &path, None);
        first_event(&self.server, request).await
    }
}

/// A snapshot but for who is connected: whoever looks is.
fn without_presence(mut snapshot: Value) -> Value {
    if let Some(seats) = snapshot["seats"].as_array_mut() {
        seats.iter_mut().for_each(|seat| seat["here"] = Value::Null);
        snapshot["life"]["spectators"] = Value::Null;
    }
    snapshot
}

/// How a snapshot shows the table. Cards that the viewer does not own make it fail.
fn shown(snapshot: &Value) -> Comes {
    let hands = snapshot["view"]["hands"].as_array().unwrap();
    let open: Vec<usize> = (0..4).filter(|seat| hands[*seat].is_array()).collect();
    match snapshot["you"].as_u64() {
        None => {
            assert_eq!(open, [] as [usize; 0], "a watcher sees nobody's cards");
            assert!(legal(snapshot).is_empty(), "and may do nothing");
            assert!(snapshot["passed"].is_null() && snapshot["received"].is_null());
            Watched
        }
        Some(seat) => {
            assert_eq!(open, [seat as usize], "one sees one's own cards alone");
            Seen(seat as usize)
        }
    }
}

/// How a history tells the table. Cards that the viewer did not pass or get make it fail.
fn told(history: &Value) -> Comes {
    assert_eq!(history["over"], false);
    let you = history["you"].as_u64();
    let hand = &history["hands"][0];
    assert!(hand["dealt"].is_null(), "no hands are told");
    let passes = hand["events"].as_array().unwrap().iter();
    let mut passes = passes.filter(|event| event["kind"] == "passed").peekable();
    assert!(passes.peek().is_some(), "there was a pass");
    for pass in passes {
        let mine = [&pass["from"], &pass["to"]]
            .map(Value::as_u64)
            .contains(&you)
            && you.is_some();
        assert_eq!(pass["cards"].is_array(), mine, "{pass}");
    }
    you.map_or(Untold, |seat| Told(seat as usize))
}

/// The id of a spot.
fn a_spot() -> &'static str {
    &spots::all()[0].spots[0].id
}

/// How a stream is refused.
async fn refused_stream(scene: &Scene, who: usize, path: &str) -> Comes {
    let (browser, path) = (
        &scene.people[who],
        path.replace("{table}", scene.id.as_str()),
    );
    if path.ends_with("live") {
        let address = scene.server.listen().await;
        let Err(Error::Http(response)) = live::connect(address, browser, &path, None).await else {
            panic!("the stream is not refused");
        };
        let body = response.body().as_deref().unwrap_or_default();
        let problem: Value = serde_json::from_slice(body).unwrap();
        let code = problem["code"].as_str().unwrap().to_owned();
        return Refused(response.status().as_u16(), String::leak(code));
    }
    let (status, code) = browser.get(&scene.server, &path).await.problem();
    Refused(status, String::leak(code))
}

/// What came of a request, in the words of the table.
async fn came(scene: &Scene, who: usize, method: &str, path: &str, wanted: Comes) -> Comes {
    if path == "/api/open/events" {
        // It has no end.
        let request = scene.people[who].request(Method::GET, path, None);
        let response = scene.server.router.clone().oneshot(request).await.unwrap();
        return Done(response.status().as_u16());
    }
    if path.ends_with("/live") || path.ends_with("/events") {
        if let Refused(..) = wanted {
            return refused_stream(scene, who, path).await;
        }
        return shown(&scene.first_message(who, path).await["snapshot"]);
    }
    let answer = scene.ask(who, method, path).await;
    if !answer.status.is_success() && !answer.status.is_redirection() {
        let (status, code) = answer.problem();
        let text = String::from_utf8_lossy(&answer.body);
        assert!(
            !text.contains("\"hands\""),
            "a refusal shows no cards: {text}"
        );
        return match wanted {
            Refused(wanted_status, wanted_code)
                if (wanted_status, wanted_code) == (status, &code) =>
            {
                wanted
            }
            _ => Refused(status, String::leak(code)),
        };
    }
    match wanted {
        Seen(_) | Watched => shown(&answer.json()),
        Told(_) | Untold => told(&answer.json()),
        Idle(_) => Idle(answer.status.as_u16()),
        Listed(_) => Listed(answer.json()["tables"].as_array().unwrap().len()),
        _ => Done(answer.status.as_u16()),
    }
}

#[test]
fn every_route_is_in_the_table() {
    let routes: BTreeSet<_> = ENDPOINTS
        .iter()
        .map(|route| (&*route.method, &*route.path))
        .collect();
    let table: BTreeSet<_> = ACCESS
        .iter()
        .map(|(method, path, _)| (*method, *path))
        .collect();
    assert_eq!(
        routes, table,
        "the router's routes, and those of this table"
    );
    assert_eq!(routes.len(), ENDPOINTS.len(), "each is there once");
    assert_eq!(table.len(), ACCESS.len(), "each is there once");
}

#[tokio::test]
async fn everybody_can_do_what_the_table_says_and_nothing_else() {
    let mut scene = Scene::new().await;
    let mut before = scene.state().await;
    let mut used = false;
    for (method, path, wanted) in ACCESS {
        for (who, wanted) in wanted.iter().enumerate() {
            // Reads and refusals leave the scene as it is.
            if used {
                scene = Scene::new().await;
                before = scene.state().await;
            }
            let name = EVERYBODY[who];
            let came = came(&scene, who, method, path, *wanted).await;
            assert_eq!(came, *wanted, "{name}: {method} {path}");
            let does = matches!(wanted, Done(_)) && *method != "get";
            // The table that is made is a different one.
            let makes = ["/api/tables", "/api/lessons"].contains(path);
            let after = scene.state().await;
            assert_eq!(
                after != before,
                does && !makes,
                "whether the table changed after {name}: {method} {path}"
            );
            before = after;
            used = does;
        }
        // A request that is done leaves traces, even where nothing changed here.
        used |= *method != "get" && !wanted.iter().all(|wanted| matches!(wanted, Refused(..)));
    }
}

#[tokio::test]
async fn a_setting_is_that_of_the_own_seat() {
    let path = "/api/tables/{table}/settings";
    for who in [0, 1] {
        let scene = Scene::new().await;
        assert_eq!(scene.ask(who, "patch", path).await.status, StatusCode::OK);
        let set = scene.state().await.3.autoplay;
        let cookie = scene.people[who].cookie.as_deref().unwrap();
        let own = old_identity([0x5e, 0x5f][who]);
        assert_eq!(cookie, own.0);
        assert_eq!(set, [(own.1, Autoplay::LastTrick)].into());
    }
}

#[tokio::test]
async fn a_table_is_put_away_for_whoever_does_it_alone() {
    let path = "/api/tables/{table}/put-away";
    for who in [0, 1] {
        let scene = Scene::new().await;
        assert_eq!(scene.ask(who, "patch", path).await.status, StatusCode::OK);
        for (other, entry) in scene.state().await.4[..2].iter().enumerate() {
            assert_eq!(entry["put_away"], other == who, "{}", EVERYBODY[other]);
            assert_eq!(entry["you"], other);
        }
    }
}

#[tokio::test]
async fn a_bot_thinks_for_the_own_seat_alone() {
    let scene = Scene::new().await;
    let path = "/api/tables/{table}/suggestion";
    let annas = scene.ask(0, "post", path).await.json();
    let hand = scene.people[0].look(&scene.server, &scene.table).await;
    let hand = hand["view"]["hands"][0].as_array().unwrap();
    assert!(hand.contains(&annas["action"]));
    assert!(scene.ask(1, "post", path).await.json()["action"].is_null());
}

#[tokio::test]
async fn alone_with_bots_undo_is_for_who_sits_there_and_no_other_known_person() {
    let scene = Scene::new().await;
    let (server, mut cara) = (&scene.server, scene.people[2].clone());
    let tables = cara.get(server, "/api/tables").await.json();
    let table = format!(
        "/api/tables/{}",
        tables["tables"][0]["table"].as_str().unwrap()
    );
    assert!(cara.play_on(server, &table).await);
    cara.wait(server, &table).await;
    let undo = format!("{table}/undo");
    for (who, wanted) in [
        (0, Some(OUT)),
        (1, Some(OUT)),
        (3, Some(OUT)),
        (4, Some(OUT)),
        (5, Some(OUT)),
        (ROBO, Some(OUT)),
        (7, Some(OUT)),
        (2, None),
    ] {
        let mut browser = scene.people[who].clone();
        let version = browser.look(server, &table).await["version"].clone();
        let answer = browser
            .post(server, &undo, json!({"version": version}))
            .await;
        match wanted {
            Some(Refused(status, code)) => assert_eq!(
                answer.problem(),
                (status, code.into()),
                "{}",
                EVERYBODY[who]
            ),
            _ => assert_eq!(answer.status, StatusCode::OK),
        }
    }
}

#[tokio::test]
async fn whoever_is_nobody_gets_an_identity_that_they_did_not_choose() {
    let scene = Scene::new().await;
    let wanted = json!({"game": "hearts", "players": 3, "names": ["A", "B", "C"]});
    let mut cookies = BTreeSet::new();
    for who in [3, 4, 4] {
        let mut browser = scene.people[who].clone();
        let before = browser.cookie.clone();
        let made = browser
            .post(&scene.server, "/api/tables", wanted.clone())
            .await;
        assert_eq!(made.status, StatusCode::CREATED);
        assert_ne!(
            browser.cookie, before,
            "{} is not taken at their word",
            EVERYBODY[who]
        );
        let list = browser.get(&scene.server, "/api/tables").await.json();
        assert_eq!(list["tables"].as_array().unwrap().len(), 1);
        cookies.insert(browser.cookie.unwrap());
    }
    assert_eq!(cookies.len(), 3, "each is somebody else");
    let zeros = scene.people[4]
        .get(&scene.server, "/api/tables")
        .await
        .json();
    assert_eq!(zeros["tables"], json!([]), "and zeros are nobody still");
}

#[tokio::test]
async fn a_stream_to_a_table_that_is_not_there_is_refused() {
    let scene = Scene::new().await;
    let address = scene.server.listen().await;
    let path = "/api/tables/0000000000000000/live";
    for person in &scene.people {
        match live::connect(address, person, path, None).await {
            Err(Error::Http(response)) => assert_eq!(response.status(), StatusCode::NOT_FOUND),
            other => panic!("{:?}", other.is_ok()),
        }
    }
}
