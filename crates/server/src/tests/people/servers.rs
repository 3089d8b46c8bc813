//! Several servers over one database: what one does the others know, whatever gets lost between them.

mod company;
mod leases;
mod releases;
mod shared_replay;
mod time;

use std::sync::Arc;

use moonshot_store::SqlStore;
use moonshot_testbed::{Nats, Postgres, Wire};
use sqlx::{Connection as _, PgConnection};
use tokio::time::{Instant, sleep};

use super::*;
use crate::cluster::SERVER_EXPIRY;
use crate::cluster::TIMINGS;
use crate::net::limits::Limits;
use crate::table::bots::Bots;
use crate::tests::harness::{FirstLegal, LastLegal, no_rates};

/// Two servers over a database, and what they run on.
struct Two {
    first: TestServer,
    second: TestServer,
    addresses: (SocketAddr, SocketAddr),
    _database: Postgres,
    _nats: Option<Nats>,
}

impl Two {
    async fn start(nats: Option<Nats>, bots: [Arc<dyn Bots>; 2], limits: Limits) -> Two {
        let database = Postgres::start().unwrap();
        let url = nats.as_ref().map(|nats| nats.url().parse().unwrap());
        let [one, other] = bots;
        let address = database.address();
        let first = TestServer::among(&address, url.as_ref(), one, limits.clone()).await;
        let second = TestServer::among(&address, url.as_ref(), other, limits).await;
        hear_each_other(&first, &second).await;
        Two::of(first, second, database, nats).await
    }

    async fn of(
        first: TestServer,
        second: TestServer,
        database: Postgres,
        nats: Option<Nats>,
    ) -> Two {
        let addresses = (first.listen().await, second.listen().await);
        Two {
            first,
            second,
            addresses,
            _database: database,
            _nats: nats,
        }
    }

    /// Servers that tell each other what happened over the database.
    async fn over_the_database() -> Two {
        Two::start(
            None,
            [Arc::new(FirstLegal), Arc::new(FirstLegal)],
            no_rates(),
        )
        .await
    }

    /// Servers that hear nothing of each other.
    async fn out_of_hearing() -> Two {
        Two::out_of_hearing_with(Arc::new(FirstLegal)).await
    }

    async fn out_of_hearing_with(bots: Arc<dyn Bots>) -> Two {
        let database = Postgres::start().unwrap();
        let address = database.address();
        let first = TestServer::out_of_hearing_with(&address, Arc::clone(&bots)).await;
        let second = TestServer::out_of_hearing_with(&address, bots).await;
        Two::of(first, second, database, None).await
    }
}

/// Anna at the first server and Ben at the second; each has a stream there.
async fn together(two: &Two) -> (Browser, Browser, String, [Socket; 2]) {
    let (anna, ben, table) = two_people(&two.first).await;
    let annas = stream(two.addresses.0, &anna, &table).await;
    let bens = stream(two.addresses.1, &ben, &table).await;
    (anna, ben, table, [annas, bens])
}

/// Waits until each of two servers hears the other.
async fn hear_each_other(first: &TestServer, second: &TestServer) {
    let began = Instant::now();
    for server in [first, second] {
        while !server.app.tables.cluster().hears() {
            assert!(
                began.elapsed() < SERVER_EXPIRY * 20,
                "they do not hear each other"
            );
            sleep(Duration::from_millis(5)).await;
        }
    }
}

/// Waits until the server's figures say that it can hear the others, or that it cannot.
async fn listening(server: &TestServer, wanted: u8) {
    let figures = &server.app.tables.cluster().metrics;
    let (wanted, began) = (format!("moonshot_listening {wanted}\n"), Instant::now());
    while !figures.to_text().contains(&wanted) {
        assert!(began.elapsed() < SERVER_EXPIRY * 8, "never {wanted}");
        sleep(Duration::from_millis(20)).await;
    }
}

/// Whether everybody at seats 0 and 1 is here, as an update tells.
fn both_here(update: &Value) -> bool {
    let seats = &update["snapshot"]["seats"];
    seats[0]["here"] == true && seats[1]["here"] == true
}

/// Does something to the database behind the servers' backs.
async fn behind(two: &Two, what: &'static str) {
    let mut database = PgConnection::connect(&two._database.address())
        .await
        .unwrap();
    sqlx::query(what).execute(&mut database).await.unwrap();
    database.close().await.unwrap();
}

/// Anna and Ben pass their first cards, each at their own server.
async fn pass(two: &Two, anna: &mut Browser, ben: &mut Browser, table: &str) {
    for (server, who) in [(&two.first, anna), (&two.second, ben)] {
        let now = who.look(server, table).await;
        let pass = legal(&now).remove(0);
        let acted = who.act(server, table, &now["version"], &pass).await;
        assert_eq!(acted.status, StatusCode::OK, "{}", text(&acted));
    }
}

async fn what_happens_at_one_is_told_at_the_other(two: Two, at_once: bool) {
    let (mut anna, mut ben, table, [mut annas, mut bens]) = together(&two).await;
    let now = anna.look(&two.first, &table).await;
    let pass = legal(&now).remove(0);
    let acted = anna.act(&two.first, &table, &now["version"], &pass).await;
    assert_eq!(acted.status, StatusCode::OK);
    let told = read_until(&mut bens, |update| kinds(update).contains(&"pass-chosen")).await;
    assert_eq!(told["snapshot"]["you"], 1);
    assert_eq!(open_hands(&told["snapshot"]), [1], "his own view");
    let now = ben.look(&two.second, &table).await;
    let pass = legal(&now).remove(0);
    ben.act(&two.second, &table, &now["version"], &pass).await;
    read_until(&mut annas, |update| kinds(update).contains(&"passed")).await;
    // Whoever asks gets the present, at either.
    let (here, there) = (
        anna.look(&two.first, &table).await,
        anna.look(&two.second, &table).await,
    );
    assert_eq!(here["version"], there["version"]);
    assert_eq!(here["view"], there["view"]);
    // What is heard is told sooner than what is said again now and then.
    let mut times = Vec::new();
    for word in ["one", "two", "three", "four", "five"] {
        let began = Instant::now();
        let said = json!({"said": {"text": word}});
        done(&two.first, &mut anna, &table, "say", said).await;
        read_until(&mut bens, |update| {
            update["events"].to_string().contains(word)
        })
        .await;
        times.push(began.elapsed());
    }
    times.sort();
    assert!(!at_once || times[2] < SERVER_EXPIRY / 10, "{times:?}");
}

#[tokio::test]
async fn what_happens_at_one_is_told_at_the_other_over_the_database() {
    what_happens_at_one_is_told_at_the_other(Two::over_the_database().await, true).await;
}

#[tokio::test]
async fn a_server_has_no_more_connections_than_hosts_are_told() {
    let database = Postgres::start().unwrap();
    let server =
        TestServer::among(&database.address(), None, Arc::new(FirstLegal), no_rates()).await;
    listening(&server, 1).await;
    let mut asking = PgConnection::connect(&database.address()).await.unwrap();
    let mut counted = async || -> i64 {
        let count = "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'moonshot'";
        sqlx::query_scalar(count)
            .fetch_one(&mut asking)
            .await
            .unwrap()
    };
    let mut most = 0;
    let began = Instant::now();
    while most < 11 {
        assert!(began.elapsed() < SERVER_EXPIRY * 8, "at most {most}");
        let reads = (0..60).map(|_| server.app.tables.store().listed(10));
        let reads = futures_util::future::join_all(reads);
        let (reads, now) = tokio::join!(reads, counted());
        assert!(reads.iter().all(Result::is_ok));
        most = most.max(now);
    }
    for _ in 0..20 {
        let reads = (0..60).map(|_| server.app.tables.store().listed(10));
        let (_, now) = tokio::join!(futures_util::future::join_all(reads), counted());
        most = most.max(now);
    }
    assert_eq!(
        most, 11,
        "eight that read, one that writes, two for notices"
    );
}

#[tokio::test]
async fn whether_a_server_can_hear_the_others_is_a_figure() {
    let mut nats = Nats::start().unwrap();
    let database = Postgres::start().unwrap();
    let url = nats.url().parse().unwrap();
    let bots = Arc::new(FirstLegal);
    let server = TestServer::among(&database.address(), Some(&url), bots, no_rates()).await;
    let alone = TestServer::new().await;
    listening(&alone, 1).await;
    listening(&server, 1).await;
    nats.kill().unwrap();
    listening(&server, 0).await;
    nats.go_on().unwrap();
    listening(&server, 1).await;
}

#[tokio::test]
async fn what_happens_at_one_is_told_at_the_other_over_nats() {
    let bots: [Arc<dyn Bots>; 2] = [Arc::new(FirstLegal), Arc::new(FirstLegal)];
    let two = Two::start(Some(Nats::start().unwrap()), bots, no_rates()).await;
    what_happens_at_one_is_told_at_the_other(two, true).await;
}

#[tokio::test]
async fn a_way_between_servers_that_has_gone_without_a_word_is_found_anew() {
    let database = Postgres::start().unwrap();
    let wire = Wire::to(database.socket_directory()).unwrap();
    let among = async |address: String| {
        TestServer::among(&address, None, Arc::new(FirstLegal), no_rates()).await
    };
    let first = among(database.address()).await;
    let second = among(database.address_at(wire.directory())).await;
    hear_each_other(&first, &second).await;
    let two = Two::of(first, second, database, None).await;
    let (mut anna, _ben, table, [_annas, mut bens]) = together(&two).await;
    let said = |word: &str| json!({"said": {"text": word}});
    let hears =
        |word: &'static str| move |update: &Value| update["events"].to_string().contains(word);
    done(&two.first, &mut anna, &table, "say", said("before")).await;
    read_until(&mut bens, hears("before")).await;
    wire.silence();
    // What is said meanwhile is told once the second server has noticed that nothing comes any more.
    listening(&two.second, 1).await;
    done(&two.first, &mut anna, &table, "say", said("meanwhile")).await;
    listening(&two.second, 0).await;
    read_until(&mut bens, hears("meanwhile")).await;
    listening(&two.second, 1).await;
    done(&two.first, &mut anna, &table, "say", said("after")).await;
    read_until(&mut bens, hears("after")).await;
}

#[tokio::test]
async fn what_happens_at_one_is_told_at_the_other_over_nats_that_asks_for_a_password() {
    let settings = ["--user", "moonshot", "--pass", "mel/l@n"];
    let nats = Nats::start_with(&settings, "moonshot:mel%2Fl%40n").unwrap();
    let bots: [Arc<dyn Bots>; 2] = [Arc::new(FirstLegal), Arc::new(FirstLegal)];
    let two = Two::start(Some(nats), bots, no_rates()).await;
    what_happens_at_one_is_told_at_the_other(two, true).await;
}

#[tokio::test]
async fn what_happens_at_one_is_told_at_the_other_over_nats_that_asks_for_a_token() {
    let nats = Nats::start_with(&["--auth", "s3cret"], "s3cret").unwrap();
    let bots: [Arc<dyn Bots>; 2] = [Arc::new(FirstLegal), Arc::new(FirstLegal)];
    let two = Two::start(Some(nats), bots, no_rates()).await;
    what_happens_at_one_is_told_at_the_other(two, true).await;
}

#[tokio::test]
async fn what_is_never_heard_is_asked_of_the_log() {
    what_happens_at_one_is_told_at_the_other(Two::out_of_hearing().await, false).await;
}

#[tokio::test]
async fn what_is_heard_of_and_cannot_be_read_is_told_as_soon_as_it_can_be() {
    let two = Two::out_of_hearing().await;
    let mut anna = Browser::default();
    // She sits alone with bots, so nobody else makes the second server look.
    let table = anna.sit_down(&two.first, "hearts", 4).await;
    let mut told = stream(two.addresses.1, &anna, &table).await;
    let now = anna.look(&two.first, &table).await;
    let card = legal(&now).remove(0);
    let acted = anna.act(&two.first, &table, &now["version"], &card).await;
    let version = acted.json()["version"].as_u64().unwrap();
    let mut database = PgConnection::connect(&two._database.address())
        .await
        .unwrap();
    let mut hold = database.begin().await.unwrap();
    sqlx::query("LOCK TABLE entries IN ACCESS EXCLUSIVE MODE")
        .execute(&mut *hold)
        .await
        .unwrap();
    let id = table.rsplit('/').next().unwrap();
    let open = async |server: &TestServer| server.app.tables.open(id).await.unwrap();
    let here = open(&two.first).await;
    let entries = here.look().await.unwrap().state.game.version() as usize;
    open(&two.second).await.log_grew(entries, None);
    // Longer than a read may take.
    sleep(SERVER_EXPIRY * 2).await;
    hold.rollback().await.unwrap();
    read_until(&mut told, |update| {
        update["version"].as_u64() >= Some(version)
    })
    .await;
}

#[tokio::test]
async fn a_server_that_is_behind_reads_the_log_before_it_refuses() {
    let two = Two::out_of_hearing().await;
    let (mut anna, mut ben, table) = two_people(&two.first).await;
    // The second server knows the table as it is now, and will hear nothing.
    ben.look(&two.second, &table).await;
    let now = anna.look(&two.first, &table).await;
    let passes = legal(&now).remove(0);
    let acted = anna.act(&two.first, &table, &now["version"], &passes).await;
    // Both choose their pass at the same time; what Ben had seen before is recent enough, wherever he chooses.
    let bens = ben.look(&two.first, &table).await;
    let chosen = legal(&bens).remove(0);
    let acted_too = ben
        .act(&two.second, &table, &bens["version"], &chosen)
        .await;
    assert_eq!(
        (acted.status, acted_too.status),
        (StatusCode::OK, StatusCode::OK)
    );
    // What is too old is refused as such, with the present.
    for (what, body) in [
        ("actions", json!({"version": 0, "action": passes})),
        ("undo", json!({"version": 0})),
        ("claim", json!({"version": 0})),
        ("finish", json!({"version": 0})),
    ] {
        let code = refused(&two.second, &anna, &table, what, body).await;
        assert_eq!(code, "stale-version", "{what}");
    }
    let alone = anna.sit_down(&two.first, "hearts", 4).await;
    let before = anna.look(&two.second, &alone).await;
    let card = legal(&before).remove(0);
    anna.act(&two.first, &alone, &before["version"], &card)
        .await;
    let stale = json!({"version": before["version"]});
    let code = refused(&two.second, &anna, &alone, "undo", stale).await;
    assert_eq!(code, "stale-version");
    let now = anna.look(&two.first, &alone).await;
    let undone = json!({"version": now["version"]});
    done(&two.second, &mut anna, &alone, "undo", undone).await;
}

#[tokio::test]
async fn a_match_that_is_over_is_so_at_a_server_that_has_not_heard_of_it() {
    let two = Two::out_of_hearing().await;
    let mut anna = Browser::default();
    for what in ["transcript", "rematch"] {
        let table = anna.sit_down(&two.first, "hearts", 4).await;
        // The second server knows the match as it goes on.
        anna.look(&two.second, &table).await;
        let stop = json!({"what": "stop"});
        done(&two.first, &mut anna, &table, "propose", stop).await;
        let path = format!("{table}/{what}");
        let told = match what {
            "transcript" => anna.get(&two.second, &path).await,
            _ => anna.post(&two.second, &path, json!({})).await,
        };
        assert!(told.status.is_success(), "{what}: {}", text(&told));
    }
}

#[tokio::test]
async fn a_hand_that_another_server_has_played_out_is_not_played_out_again() {
    // Hearts are thrown as soon as they can be, so that a hand is soon settled.
    let two = Two::out_of_hearing_with(Arc::new(LastLegal)).await;
    let mut anna = Browser::default();
    let mut table = anna.sit_down(&two.first, "hearts", 4).await;
    let mut matches = 1;
    let settled = loop {
        let now = anna.wait(&two.first, &table).await;
        if now["settled"] == true {
            break now;
        }
        match legal(&now).pop() {
            Some(action) => {
                anna.act(&two.first, &table, &now["version"], &action).await;
            }
            None => {
                assert!(matches < 10, "no hand was ever settled");
                table = anna.sit_down(&two.first, "hearts", 4).await;
                matches += 1;
            }
        }
    };
    // The second server knows the hand as it is now, and will hear nothing.
    let known = anna.look(&two.second, &table).await;
    assert_eq!(known["version"], settled["version"]);
    let finish = json!({"version": settled["version"]});
    done(&two.first, &mut anna, &table, "finish", finish.clone()).await;
    let code = refused(&two.second, &anna, &table, "finish", finish).await;
    assert_eq!(code, "stale-version");
    // It has read what was done, and refuses what is not so any more. At the first one the bots may go on meanwhile.
    let version = async |at| anna.look(at, &table).await["version"].as_u64().unwrap();
    let before = version(&two.first).await;
    let now = anna.look(&two.second, &table).await;
    assert_eq!(now["last_hand"]["hand"], settled["view"]["hand_number"]);
    let known = now["version"].as_u64().unwrap();
    assert!((before..=version(&two.first).await).contains(&known));
}

/// How many sessions the database has over a network, and how many of them speak TLS.
async fn sessions(database: &Postgres) -> (i64, i64) {
    use sqlx::{Connection, PgConnection};
    let mut near = PgConnection::connect(&database.address()).await.unwrap();
    let counted = sqlx::query_as(
        "SELECT count(*), count(*) FILTER (WHERE ssl)
         FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) WHERE client_addr IS NOT NULL",
    );
    let counted = counted.fetch_one(&mut near).await.unwrap();
    near.close().await.unwrap();
    counted
}

#[tokio::test]
async fn over_a_network_servers_speak_tls_and_take_no_stranger_for_the_database() {
    let mut database = Postgres::start().unwrap();
    let tls = database.speak_tls().unwrap();
    let address = tls.address("localhost", "verify-full");
    let server = async || TestServer::among(&address, None, Arc::new(FirstLegal), no_rates()).await;
    let (first, second) = (server().await, server().await);
    hear_each_other(&first, &second).await;
    let two = Two::of(first, second, database, None).await;
    let (mut anna, mut ben, table, [mut annas, mut bens]) = together(&two).await;
    pass(&two, &mut anna, &mut ben, &table).await;
    for stream in [&mut annas, &mut bens] {
        read_until(stream, |update| kinds(update).contains(&"passed")).await;
    }
    let (all, over_tls) = sessions(&two._database).await;
    // Each server has one that writes, one that hears, and some that read.
    assert!(all >= 6, "{all}");
    assert_eq!(all, over_tls);
    for (wrong, why) in [
        (tls.address("127.0.0.1", "verify-full"), "another name"),
        (
            tls.address_for_others("localhost", "verify-full"),
            "another authority",
        ),
        (
            tls.address_for_others("localhost", "verify-ca"),
            "another authority",
        ),
        (tls.address("localhost", "disable"), "no TLS"),
    ] {
        let opened = SqlStore::postgres(&wrong, TIMINGS).await;
        assert!(opened.is_err(), "{why}");
    }
}
