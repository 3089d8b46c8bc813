//! People's time with several servers: whoever is gone, or out of time, is played for once, whichever server sees to it.

use std::collections::HashMap;

use moonshot_rules::Seat;
use moonshot_store::{ServerId, TableId};
use moonshot_table::{Absence, Clock, Entry};

use super::*;
use crate::cluster::ClockReading;
use crate::cluster::{Lease, PresenceReport};
use crate::table::LiveTable;

/// How long is left of a person's time: long enough that whatever a test arranges is done before.
const LEFT: Duration = Duration::from_secs(5);

/// A table at which both have to pass their first cards, and Ben has.
struct Ephemeral {
    anna: Browser,
    ben: Browser,
    table: String,
    id: TableId,
}

impl Ephemeral {
    async fn begin(two: &Two, terms: Value) -> Ephemeral {
        let (mut anna, mut ben) = (Browser::default(), Browser::default());
        let table = wait_for(&two.first, &mut anna, json!({"terms": terms})).await;
        let sit = json!({"name": "Ben", "nonce": nonce(2)});
        done(&two.first, &mut ben, &table, "sit", sit).await;
        let start = json!({"nonce": nonce(1)});
        done(&two.first, &mut anna, &table, "start", start).await;
        let now = ben.look(&two.first, &table).await;
        let chosen = legal(&now).remove(0);
        let acted = ben.act(&two.first, &table, &now["version"], &chosen).await;
        assert_eq!(acted.status, StatusCode::OK, "{}", text(&acted));
        let id = table.rsplit('/').next().unwrap().parse().unwrap();
        Ephemeral {
            anna,
            ben,
            table,
            id,
        }
    }

    /// A table whose people have a quick clock.
    async fn with_clock(two: &Two) -> Ephemeral {
        Ephemeral::begin(two, json!({"clock": "quick"})).await
    }

    /// The table as that server has it.
    async fn at(&self, server: &TestServer) -> Arc<LiveTable> {
        server.app.tables.open(self.id.as_str()).await.unwrap()
    }

    /// The server does what happens here by itself.
    async fn is_seen_to_by(&self, server: &TestServer) {
        let lease = server.app.tables.cluster().lease(&self.id).await.unwrap();
        assert_eq!(lease, Lease::Ours);
    }

    /// Anna has time until then, as the clock of that server says, which tells the others.
    async fn is_short(&self, server: &TestServer, until: Instant) {
        let (each, reserve) = Clock::Quick.seconds().unwrap();
        let all = Duration::from_secs(u64::from(each) + u64::from(reserve));
        let open = self.at(server).await;
        let mut live = open.look().await.unwrap();
        live.state.clocks_go_on(&[], Instant::now());
        let read = ClockReading {
            seat: Seat::new(0).unwrap(),
            used: Some(all.as_millis() as u64),
            reserve: u64::from(reserve) * 1_000,
        };
        live.state.ephemeral.clocks.set(&[read], until);
        drop(live);
        open.wake_subscribers();
        open.announce_presence();
    }

    /// Waits until the server knows that Anna has little time left.
    async fn is_known_to_be_short(&self, server: &TestServer) {
        let open = self.at(server).await;
        let (seat, began) = (Seat::new(0).unwrap(), Instant::now());
        loop {
            assert!(began.elapsed() < LEFT, "the clock is not told");
            let live = open.look().await.unwrap();
            let deadline = live.state.ephemeral.clocks.deadline(Clock::Quick, seat);
            drop(live);
            if deadline.is_some_and(|until| until < Instant::now() + LEFT) {
                return;
            }
            sleep(Duration::from_millis(10)).await;
        }
    }

    /// For whom bots play and why, each time that it was decided.
    async fn played_for(&self, server: &TestServer) -> Vec<(usize, Absence)> {
        let log = server.app.tables.store().log(&self.id).await.unwrap();
        let away = log.into_iter().filter_map(|entry| match entry {
            Entry::Table {
                change: Change::SitOut { seat, why, .. },
            } => Some((seat.index(), why)),
            _ => None,
        });
        away.collect()
    }

    /// Waits until a bot plays for Anna for that reason, and says how long it took.
    async fn is_played(&self, server: &TestServer, why: Absence) -> Duration {
        let began = Instant::now();
        while self.played_for(server).await.is_empty() {
            assert!(
                began.elapsed() < LEFT + SERVER_EXPIRY * 20,
                "nobody plays for her"
            );
            sleep(Duration::from_millis(20)).await;
        }
        assert_eq!(self.played_for(server).await, [(0, why)]);
        began.elapsed()
    }

    /// A bot has passed for Anna, once; that is told, and the match goes on.
    async fn goes_on(&self, server: &TestServer, bens: &mut Socket, why: &str) {
        let told = read_until(bens, |update| {
            update["snapshot"]["seats"][0]["away"] == why
                && update["snapshot"]["view"]["phase"] == "play"
        });
        assert_eq!(open_hands(&told.await["snapshot"]), [1]);
        let log = server.app.tables.store().log(&self.id).await.unwrap();
        let mut passes = HashMap::new();
        for entry in log {
            if let Entry::Act { seat, action } = entry
                && action.starts_with("pass")
            {
                *passes.entry(seat.index()).or_default() += 1;
            }
        }
        assert_eq!(passes, HashMap::from([(0, 1), (1, 1), (2, 1), (3, 1)]));
    }
}

/// Anna watches each table at the first server and Ben at the second, and both are told that the other is here.
async fn watched(two: &Two, tables: &[&Ephemeral]) -> Vec<(Socket, Socket)> {
    let mut streams = Vec::new();
    for ephemeral in tables {
        let annas = stream(two.addresses.0, &ephemeral.anna, &ephemeral.table).await;
        let bens = stream(two.addresses.1, &ephemeral.ben, &ephemeral.table).await;
        streams.push((annas, bens));
    }
    for (annas, bens) in &mut streams {
        read_until(annas, both_here).await;
        read_until(bens, both_here).await;
    }
    streams
}

#[tokio::test]
async fn whose_time_runs_out_while_their_server_is_gone_is_played_for_once() {
    let mut two = Two::over_the_database().await;
    let short = Ephemeral::with_clock(&two).await;
    let long = Ephemeral::with_clock(&two).await;
    let tables = [&short, &long];
    for ephemeral in tables {
        ephemeral.is_seen_to_by(&two.first).await;
    }
    let mut streams = watched(&two, &tables).await;
    let began = Instant::now();
    short.is_short(&two.first, began + LEFT).await;
    // Only the server that keeps the clock knows it, until it says so.
    short.is_known_to_be_short(&two.second).await;
    two.first.is_killed().await;
    assert_eq!(short.played_for(&two.second).await, [], "it is her turn");
    short.is_played(&two.second, Absence::Time).await;
    assert!(began.elapsed() >= LEFT, "{:?}", began.elapsed());
    short.goes_on(&two.second, &mut streams[0].1, "time").await;
    sleep(SERVER_EXPIRY).await;
    let once = [(0, Absence::Time)];
    assert_eq!(short.played_for(&two.second).await, once);
    // Whoever has time left has it still, though their server is gone too.
    assert_eq!(long.played_for(&two.second).await, []);
    let now = long.ben.look(&two.second, &long.table).await;
    let anna = &now["seats"][0];
    assert!(anna["here"] == false && anna["away"].is_null(), "{anna}");
}

/// Both servers let people be gone for so long. Nobody can choose so short a time; this is a test.
async fn may_be_gone(two: &Two, ephemeral: &Ephemeral, seconds: u16) {
    let open = async |server: &TestServer| {
        let tables = &server.app.tables;
        tables.open(ephemeral.id.as_str()).await.unwrap()
    };
    let terms = Terms {
        away_after: seconds,
        ..Terms::default()
    };
    let change = Change::Terms { terms };
    let at_first = open(&two.first).await;
    let changed = at_first.change(|_| Ok(vec![change.clone()]));
    changed.await.unwrap();
    // The second knows what it hears.
    let (at_second, began) = (open(&two.second).await, Instant::now());
    loop {
        let live = at_second.look().await.unwrap();
        if live.state.membership().terms().away_after == seconds {
            return;
        }
        drop(live);
        assert!(
            began.elapsed() < SERVER_EXPIRY * 8,
            "the terms are not told"
        );
        sleep(Duration::from_millis(5)).await;
    }
}

#[tokio::test]
async fn whoever_is_gone_with_their_server_is_played_for_once_and_not_too_soon() {
    const ALLOWED: u16 = 3;
    let mut two = Two::over_the_database().await;
    let short = Ephemeral::begin(&two, json!({})).await;
    let long = Ephemeral::begin(&two, json!({})).await;
    let tables = [&short, &long];
    for ephemeral in tables {
        ephemeral.is_seen_to_by(&two.first).await;
    }
    let mut streams = watched(&two, &tables).await;
    may_be_gone(&two, &short, ALLOWED).await;
    assert_eq!(short.played_for(&two.first).await, [], "both are here");
    let began = Instant::now();
    two.first.is_killed().await;
    let gone = |update: &Value| update["snapshot"]["seats"][0]["here"] == false;
    for (_, bens) in &mut streams {
        read_until(bens, gone).await;
    }
    short.is_played(&two.second, Absence::Disconnected).await;
    let allowed = Duration::from_secs(ALLOWED.into());
    assert!(began.elapsed() >= allowed, "{:?}", began.elapsed());
    short.goes_on(&two.second, &mut streams[0].1, "gone").await;
    sleep(SERVER_EXPIRY).await;
    let once = [(0, Absence::Disconnected)];
    assert_eq!(short.played_for(&two.second).await, once);
    // Where people may be gone for a minute, nobody is played for yet.
    assert_eq!(long.played_for(&two.second).await, []);
}

#[tokio::test]
async fn whose_time_runs_out_at_one_server_is_played_for_once_by_the_other() {
    let two = Two::over_the_database().await;
    let short = Ephemeral::with_clock(&two).await;
    let long = Ephemeral::with_clock(&two).await;
    // At one table each server is sure that it is the one.
    let held_twice = Ephemeral::with_clock(&two).await;
    held_twice.is_seen_to_by(&two.second).await;
    behind(&two, "DELETE FROM leases").await;
    held_twice.is_seen_to_by(&two.first).await;
    let tables = [&short, &long, &held_twice];
    for ephemeral in tables {
        ephemeral.is_seen_to_by(&two.second).await;
    }
    let mut streams = watched(&two, &tables).await;
    let began = Instant::now();
    short.is_short(&two.second, began + LEFT).await;
    // Both see it at the same moment.
    for server in [&two.first, &two.second] {
        held_twice.is_short(server, began + LEFT).await;
    }
    short.is_known_to_be_short(&two.first).await;
    for ephemeral in [&short, &held_twice] {
        ephemeral.is_played(&two.first, Absence::Time).await;
        assert!(began.elapsed() >= LEFT, "{:?}", began.elapsed());
    }
    for (ephemeral, at) in [(&short, 0), (&held_twice, 2)] {
        ephemeral
            .goes_on(&two.first, &mut streams[at].1, "time")
            .await;
        // Anna is told at her server, and is not brought back by being there.
        let out = |update: &Value| update["snapshot"]["seats"][0]["away"] == "time";
        read_until(&mut streams[at].0, out).await;
    }
    sleep(SERVER_EXPIRY).await;
    for ephemeral in [&short, &held_twice] {
        let once = [(0, Absence::Time)];
        assert_eq!(ephemeral.played_for(&two.first).await, once);
    }
    assert_eq!(long.played_for(&two.first).await, []);
}

#[tokio::test]
async fn nobody_is_played_for_while_the_server_that_sees_to_it_is_there() {
    let two = Two::over_the_database().await;
    let ephemeral = Ephemeral::with_clock(&two).await;
    let mut streams = watched(&two, &[&ephemeral]).await;
    // A third server is there all the time, has the table's lease, and does nothing.
    behind(
        &two,
        "INSERT INTO servers (id, seen, reads) VALUES ('\x0102030405060708', 9000000000000000, 99)",
    )
    .await;
    behind(
        &two,
        "INSERT INTO leases (table_id, server) SELECT id, '\x0102030405060708' FROM tables
         ON CONFLICT (table_id) DO UPDATE SET server = excluded.server",
    )
    .await;
    for server in [&two.first, &two.second] {
        ephemeral.is_short(server, Instant::now()).await;
    }
    sleep(SERVER_EXPIRY).await;
    assert_eq!(ephemeral.played_for(&two.first).await, []);
    // It is gone: one of the two does it.
    behind(&two, "DELETE FROM servers WHERE reads = 99").await;
    ephemeral.is_played(&two.first, Absence::Time).await;
    ephemeral
        .goes_on(&two.first, &mut streams[0].1, "time")
        .await;
    sleep(SERVER_EXPIRY).await;
    let once = [(0, Absence::Time)];
    assert_eq!(ephemeral.played_for(&two.first).await, once);
}

/// A server that has just started sees to a table before any that knows how much time people have used there.
#[tokio::test]
async fn nobody_has_their_time_again_from_a_server_that_has_just_started() {
    let mut two = Two::over_the_database().await;
    let ephemeral = Ephemeral::with_clock(&two).await;
    ephemeral.is_seen_to_by(&two.first).await;
    let mut streams = watched(&two, &[&ephemeral]).await;
    behind(&two, "CREATE TABLE before AS SELECT id FROM servers").await;
    let bots = Arc::new(FirstLegal);
    let third = TestServer::among(&two._database.address(), None, bots, no_rates()).await;
    hear_each_other(&third, &two.second).await;
    let until = Instant::now() + LEFT;
    ephemeral.is_short(&two.first, until).await;
    ephemeral.is_known_to_be_short(&two.second).await;
    behind(
        &two,
        "UPDATE leases SET server = (SELECT id FROM servers WHERE id NOT IN (SELECT id FROM before))",
    )
    .await;
    two.first.is_killed().await;
    ephemeral.is_seen_to_by(&third).await;
    ephemeral.is_known_to_be_short(&third).await;
    assert!(Instant::now() < until, "too slow to say anything");
    assert_eq!(ephemeral.played_for(&third).await, [], "it is her turn");
    ephemeral.is_played(&third, Absence::Time).await;
    assert!(Instant::now() >= until);
    ephemeral.goes_on(&third, &mut streams[0].1, "time").await;
}

#[tokio::test]
async fn only_clocks_that_are_known_are_told() {
    let two = Two::out_of_hearing().await;
    let ephemeral = Ephemeral::with_clock(&two).await;
    let mut streams = Vec::new();
    let mut told = Vec::new();
    for (server, address) in [
        (&two.first, two.addresses.0),
        (&two.second, two.addresses.1),
    ] {
        streams.push(stream(address, &ephemeral.ben, &ephemeral.table).await);
        let open = ephemeral.at(server).await;
        let mut live = open.look().await.unwrap();
        live.state.clocks_go_on(&[], Instant::now());
        let known = live.report(true).clocks.len();
        // An action was done here whose storing has failed.
        live.suspect = true;
        told.push((known, live.report(true).clocks.len()));
    }
    // The second one has the table out of the store, and has heard nothing.
    assert_eq!(told, [(1, 0), (0, 0)]);
}

/// A server that keeps a table's clocks, and has not heard of what was decided since, tells them to the others all the same.
#[tokio::test]
async fn a_clock_of_an_earlier_decision_takes_nothing_from_a_later_one() {
    // What the first one really says would come between.
    let two = Two::out_of_hearing().await;
    let mut ephemeral = Ephemeral::with_clock(&two).await;
    ephemeral.is_seen_to_by(&two.first).await;
    let _watches = stream(two.addresses.1, &ephemeral.ben, &ephemeral.table).await;
    let anna = Seat::new(0).unwrap();
    let at_second = ephemeral.at(&two.second).await;
    let (each, _) = Clock::Quick.seconds().unwrap();
    let id = ephemeral.id.clone();
    let nearly_out = |clocks_at| PresenceReport {
        table: id.clone(),
        created: 0,
        entries: 0,
        people: Vec::new(),
        others: 0,
        wishes: Vec::new(),
        proposal: None,
        closed: Vec::new(),
        ended: None,
        let_lie: None,
        clocks: vec![ClockReading {
            seat: anna,
            used: Some(u64::from(each) * 1_000),
            reserve: 9_000,
        }],
        clocks_at,
        open: None,
    };
    // How long she may think, as the second server knows it after it has heard that, and for so long has been too busy to read it.
    let left = async |said: PresenceReport, busy: Duration| {
        let live = at_second.look().await.unwrap();
        at_second.presence_elsewhere(ServerId::new([9; 8]), said);
        sleep(busy).await;
        drop(live);
        let live = at_second.look().await.unwrap();
        let until = live.state.ephemeral.clocks.deadline(Clock::Quick, anna);
        until.unwrap() - Instant::now()
    };
    let standing = async || {
        let live = at_second.look().await.unwrap();
        live.state.game.standing()
    };
    let said = nearly_out(Some(standing().await));
    assert!(left(said.clone(), Duration::ZERO).await <= Duration::from_secs(9));
    let busy = Duration::from_millis(500);
    assert!(left(said.clone(), busy).await <= Duration::from_secs(9) - busy);
    // She passes, and plays, through the second server; the other one has not heard of it.
    loop {
        let now = ephemeral.anna.look(&two.second, &ephemeral.table).await;
        if now["view"]["phase"] == "play" && !legal(&now).is_empty() {
            break;
        }
        let browser = match legal(&now).is_empty() {
            true => &mut ephemeral.ben,
            false => &mut ephemeral.anna,
        };
        let now = browser.look(&two.second, &ephemeral.table).await;
        let chosen = legal(&now).remove(0);
        browser
            .act(&two.second, &ephemeral.table, &now["version"], &chosen)
            .await;
    }
    let mut later = nearly_out(Some(standing().await));
    assert_ne!(later.clocks_at, said.clocks_at);
    assert!(
        left(said, Duration::ZERO).await > Duration::from_secs(each.into()),
        "of another decision"
    );
    assert!(left(later.clone(), Duration::ZERO).await <= Duration::from_secs(9));
    // A release that does not say of which decision they are is believed, as it was.
    later.clocks[0].reserve = 5_000;
    later.clocks_at = None;
    assert!(left(later, Duration::ZERO).await <= Duration::from_secs(5));
}

/// A server that hears of it late reads in one go that a bot went on for somebody, and that they came back.
#[tokio::test]
async fn whoever_comes_back_has_their_time_again_where_both_are_read_at_once() {
    let two = Two::out_of_hearing().await;
    let ephemeral = Ephemeral::with_clock(&two).await;
    let anna = Seat::new(0).unwrap();
    let _watches = stream(two.addresses.1, &ephemeral.ben, &ephemeral.table).await;
    ephemeral
        .is_short(&two.second, Instant::now() + LEFT * 2)
        .await;
    let first = ephemeral.at(&two.first).await;
    let (why, level) = (Absence::Disconnected, None);
    let away = Change::SitOut {
        seat: anna,
        why,
        level,
    };
    // Before the bot has done anything.
    let changes = vec![away, Change::Return { seat: anna }];
    first.change(|_| Ok(changes.clone())).await.unwrap();
    let second = ephemeral.at(&two.second).await;
    let live = second.refresh().await.unwrap();
    let until = live.state.ephemeral.clocks.deadline(Clock::Quick, anna);
    let (each, _) = Clock::Quick.seconds().unwrap();
    let left = until.unwrap() - Instant::now();
    assert!(left > LEFT * 2, "she has to decide again: {left:?}");
    let whole = Duration::from_secs(each.into()) + LEFT * 2;
    assert!(
        left <= whole,
        "what is used of her reserve stays used: {left:?}"
    );
}

/// A server that gets a table out of the store knows what others have stored of the reserves, though it has heard nothing.
#[tokio::test]
async fn what_is_used_of_a_reserve_is_used_at_every_server() {
    let two = Two::out_of_hearing().await;
    let ephemeral = Ephemeral::with_clock(&two).await;
    let _watches = stream(two.addresses.0, &ephemeral.ben, &ephemeral.table).await;
    let (each, whole) = Clock::Quick.seconds().unwrap();
    let first = ephemeral.at(&two.first).await;
    let mut live = first.look().await.unwrap();
    live.state.clocks_go_on(&[], Instant::now());
    let read = ClockReading {
        seat: Seat::new(0).unwrap(),
        used: Some((u64::from(each) + 20) * 1_000),
        reserve: u64::from(whole) * 1_000,
    };
    live.state.ephemeral.clocks.set(&[read], Instant::now());
    drop(live);
    first.wake_subscribers();
    let store = two.first.app.tables.store();
    let began = Instant::now();
    while store.reserves(&ephemeral.id).await.unwrap().is_empty() {
        assert!(began.elapsed() < SERVER_EXPIRY * 8, "nothing is stored");
        sleep(Duration::from_millis(10)).await;
    }
    let seats = ephemeral.ben.look(&two.second, &ephemeral.table).await["seats"].clone();
    let reserve = seats[0]["clock"]["reserve"].as_u64().unwrap();
    assert!(reserve <= u64::from(whole - 20) * 1_000, "{reserve}");
}
