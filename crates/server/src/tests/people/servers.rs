//! Several servers over one database: what one does the others know, whatever gets lost between them.

mod time;

use std::num::NonZeroU32;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use moonshot_rules::AnyView;
use moonshot_table::Entry;
use moonshot_testbed::{Nats, Postgres, Wire};
use sqlx::{Connection as _, PgConnection};
use tokio::time::{Instant, sleep};

use super::*;
use crate::bots::Bots;
use crate::limits::{Limits, Rate, Rates};
use crate::store::{SEEN, SqlStore};
use crate::tests::accounts::{PASSWORD, make, plain, sign_in};
use crate::tests::harness::{FirstLegal, LastLegal, no_rates};

/// Two servers over a database, and what they run on.
struct Two {
    first: House,
    second: House,
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
        let first = House::among(&address, url.as_ref(), one, limits.clone()).await;
        let second = House::among(&address, url.as_ref(), other, limits).await;
        hear_each_other(&first, &second).await;
        Two::of(first, second, database, nats).await
    }

    async fn of(first: House, second: House, database: Postgres, nats: Option<Nats>) -> Two {
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
        let first = House::out_of_hearing_with(&address, Arc::clone(&bots)).await;
        let second = House::out_of_hearing_with(&address, bots).await;
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
async fn hear_each_other(first: &House, second: &House) {
    let began = Instant::now();
    for house in [first, second] {
        while !house.app.tables.service().hears() {
            assert!(began.elapsed() < SEEN * 20, "they do not hear each other");
            sleep(Duration::from_millis(5)).await;
        }
    }
}

/// Waits until the server's figures say that it can hear the others, or that it cannot.
async fn listening(house: &House, wanted: u8) {
    let figures = &house.app.tables.service().metrics;
    let (wanted, began) = (format!("moonshot_listening {wanted}\n"), Instant::now());
    while !figures.to_text().contains(&wanted) {
        assert!(began.elapsed() < SEEN * 8, "never {wanted}");
        sleep(Duration::from_millis(20)).await;
    }
}

/// Whether everybody at seats 0 and 1 is here, as an update tells.
fn both_here(update: &Value) -> bool {
    let seats = &update["snapshot"]["seats"];
    seats[0]["here"] == true && seats[1]["here"] == true
}

/// Anna and Ben pass their first cards, each at their own server.
async fn pass(two: &Two, anna: &mut Browser, ben: &mut Browser, table: &str) {
    for (house, who) in [(&two.first, anna), (&two.second, ben)] {
        let now = who.look(house, table).await;
        let pass = legal(&now).remove(0);
        let acted = who.act(house, table, &now["version"], &pass).await;
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
    assert!(!at_once || times[2] < SEEN / 10, "{times:?}");
}

#[tokio::test]
async fn what_happens_at_one_is_told_at_the_other_over_the_database() {
    what_happens_at_one_is_told_at_the_other(Two::over_the_database().await, true).await;
}

#[tokio::test]
async fn a_server_has_no_more_connections_than_hosts_are_told() {
    let database = Postgres::start().unwrap();
    let house = House::among(&database.address(), None, Arc::new(FirstLegal), no_rates()).await;
    listening(&house, 1).await;
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
        assert!(began.elapsed() < SEEN * 8, "at most {most}");
        let reads = (0..60).map(|_| house.app.tables.store().listed(10));
        let reads = futures_util::future::join_all(reads);
        let (reads, now) = tokio::join!(reads, counted());
        assert!(reads.iter().all(Result::is_ok));
        most = most.max(now);
    }
    for _ in 0..20 {
        let reads = (0..60).map(|_| house.app.tables.store().listed(10));
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
    let house = House::among(&database.address(), Some(&url), bots, no_rates()).await;
    let alone = House::new().await;
    listening(&alone, 1).await;
    listening(&house, 1).await;
    nats.kill().unwrap();
    listening(&house, 0).await;
    nats.go_on().unwrap();
    listening(&house, 1).await;
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
        House::among(&address, None, Arc::new(FirstLegal), no_rates()).await
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
    // It has read what was done, and refuses what is not so any more.
    let now = anna.look(&two.second, &table).await;
    assert_eq!(now["last_hand"]["hand"], settled["view"]["hand_number"]);
    assert_eq!(
        now["version"],
        anna.look(&two.first, &table).await["version"]
    );
}

/// Bots that count how often they are asked.
#[derive(Default)]
struct Counting(AtomicUsize);

impl Bots for Counting {
    fn choose(&self, view: &AnyView) -> Option<String> {
        self.0.fetch_add(1, Ordering::Relaxed);
        FirstLegal.choose(view)
    }
}

#[tokio::test]
async fn only_one_server_thinks_for_a_table_and_another_goes_on_when_it_is_gone() {
    let bots = [Arc::new(Counting::default()), Arc::new(Counting::default())];
    let both: [Arc<dyn Bots>; 2] = [bots[0].clone(), bots[1].clone()];
    let mut two = Two::start(None, both, no_rates()).await;
    let (mut anna, mut ben, table, [_annas, mut bens]) = together(&two).await;
    pass(&two, &mut anna, &mut ben, &table).await;
    let id = table.rsplit('/').next().unwrap();
    let turns = async |house: &House, who: &mut Browser| who.wait_for_a_turn(house, &table).await;
    let mut acts = 0;
    for _ in 0..12 {
        for who in [&mut anna, &mut ben] {
            let now = tokio::time::timeout(SEEN / 4, turns(&two.first, who)).await;
            let Ok(now) = now else { continue };
            let card = legal(&now).remove(0);
            let acted = who.act(&two.first, &table, &now["version"], &card).await;
            acts += usize::from(acted.status == StatusCode::OK);
        }
    }
    let thoughts = bots.each_ref().map(|bots| bots.0.load(Ordering::Relaxed));
    assert!(acts > 8, "{acts}");
    assert!(thoughts.contains(&0) && thoughts != [0, 0], "{thoughts:?}");
    assert_eq!(
        thoughts[1], 0,
        "the one thinks where the match began: {thoughts:?}"
    );
    // It is gone, and says nothing.
    two.first.is_killed().await;
    let began = Instant::now();
    let before = two.second.app.tables.open(id).await.unwrap();
    let before = before.look().await.unwrap().state.game.version();
    loop {
        for who in [&mut anna, &mut ben] {
            let now = who.look(&two.second, &table).await;
            if let Some(card) = legal(&now).into_iter().next() {
                who.act(&two.second, &table, &now["version"], &card).await;
            }
        }
        if bots[1].0.load(Ordering::Relaxed) > 3 {
            break;
        }
        assert!(began.elapsed() < SEEN * 8, "nobody goes on");
        sleep(Duration::from_millis(10)).await;
    }
    let after = two.second.app.tables.open(id).await.unwrap();
    assert!(after.look().await.unwrap().state.game.version() > before);
    read_until(&mut bens, |update| {
        update["snapshot"]["seats"][0]["here"] == false
    })
    .await;
}

#[tokio::test]
async fn a_lease_that_two_servers_have_does_no_move_twice_and_loses_none() {
    let bots = [Arc::new(Counting::default()), Arc::new(Counting::default())];
    let both: [Arc<dyn Bots>; 2] = [bots[0].clone(), bots[1].clone()];
    let two = Two::start(None, both, no_rates()).await;
    let (mut anna, mut ben, table, _streams) = together(&two).await;
    pass(&two, &mut anna, &mut ben, &table).await;
    let id: crate::table_id::TableId = table.rsplit('/').next().unwrap().parse().unwrap();
    let mut played = Vec::new();
    for _ in 0..10 {
        // The one is sure of it, and the database knows nothing of that: the other gets it as well.
        for house in [&two.first, &two.second] {
            let began = Instant::now();
            loop {
                behind(&two, "DELETE FROM leases").await;
                // The other one may ask for it in between.
                let lease = house.app.tables.service().lease(&id).await.unwrap();
                if lease == crate::service::Lease::Ours {
                    break;
                }
                assert!(began.elapsed() < SEEN * 8, "{lease:?}");
            }
        }
        for (house, who) in [(&two.first, &mut anna), (&two.second, &mut ben)] {
            let turn = who.wait_for_a_turn(house, &table);
            let Ok(now) = tokio::time::timeout(SEEN, turn).await else {
                continue;
            };
            let card = legal(&now).remove(0);
            let acted = who.act(house, &table, &now["version"], &card).await;
            assert_eq!(acted.status, StatusCode::OK, "{}", text(&acted));
            played.push((now["you"].as_u64().unwrap() as usize, card));
        }
    }
    let thoughts = bots.each_ref().map(|bots| bots.0.load(Ordering::Relaxed));
    assert!(!thoughts.contains(&0), "both think: {thoughts:?}");
    assert!(played.len() > 10, "{played:?}");
    // What was answered stands in the log once and in its order, and whoever knows nothing but the log can do all of it.
    let log = two.first.app.tables.store().log(&id).await.unwrap();
    let acts = log.into_iter().filter_map(|entry| match entry {
        Entry::Act { seat, action } => Some((seat.index(), action)),
        _ => None,
    });
    let theirs: Vec<(usize, String)> = acts.filter(|act| played.contains(act)).collect();
    assert_eq!(theirs, played);
    let third = House::out_of_hearing(&two._database.address()).await;
    let seen = [
        anna.look(&third, &table).await,
        anna.look(&two.first, &table).await,
        anna.look(&two.second, &table).await,
    ];
    assert!(seen.iter().all(|now| now["view"] == seen[0]["view"]));
}

#[tokio::test]
async fn bots_go_on_where_nobody_is_when_their_server_is_gone() {
    let (slow, gate) = crate::tests::harness::slow_bots();
    let counting = Arc::new(Counting::default());
    let both: [Arc<dyn Bots>; 2] = [slow, counting.clone()];
    let mut two = Two::start(None, both, no_rates()).await;
    let mut anna = Browser::default();
    let table = anna.sit_down(&two.first, "hearts", 4).await;
    let now = anna.look(&two.first, &table).await;
    let card = legal(&now).remove(0);
    let acted = anna.act(&two.first, &table, &now["version"], &card).await;
    assert_eq!(acted.status, StatusCode::OK);
    let id = table.rsplit('/').next().unwrap().parse().unwrap();
    let length = async || two.second.app.tables.store().log(&id).await.unwrap().len();
    let service = Arc::clone(two.first.app.tables.service());
    while !service.has(&id) {
        sleep(Duration::from_millis(5)).await;
    }
    let before = length().await;
    sleep(SEEN).await;
    assert_eq!(
        length().await,
        before,
        "the other waits for as long as it is there"
    );
    two.first.is_killed().await;
    let began = Instant::now();
    while length().await == before {
        assert!(began.elapsed() < SEEN * 8, "nobody goes on");
        sleep(Duration::from_millis(20)).await;
    }
    drop(gate);
    let figures = &two.second.app.tables.service().metrics;
    let taken = "moonshot_tables_taken_over_total 1\n";
    assert!(figures.to_text().contains(taken));
    while !figures.to_text().contains("moonshot_leases 1\n") {
        assert!(began.elapsed() < SEEN * 8, "the leases are not counted");
        sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test]
async fn a_person_who_comes_to_another_server_waits_for_no_bot() {
    let bots: [Arc<dyn Bots>; 2] = [Arc::<Counting>::default(), Arc::<Counting>::default()];
    let two = Two::start(None, bots, no_rates()).await;
    let mut anna = Browser::default();
    let table = anna.sit_down(&two.first, "hearts", 4).await;
    let mut known = 0;
    for round in 0..6 {
        // Alone with bots, at one server and at the other; nobody is left at the one before.
        let (house, address) = match round % 2 {
            0 => (&two.first, two.addresses.0),
            _ => (&two.second, two.addresses.1),
        };
        let mut annas = stream(address, &anna, &table).await;
        for _ in 0..2 {
            let began = Instant::now();
            let asked = read_until(&mut annas, |update| {
                let is_new = update["snapshot"]["version"].as_u64().unwrap() >= known;
                is_new && !legal(&update["snapshot"]).is_empty()
            });
            let now = asked.await["snapshot"].clone();
            assert!(
                began.elapsed() < SEEN,
                "{:?} in round {round}",
                began.elapsed()
            );
            let card = legal(&now).remove(0);
            let acted = anna.act(house, &table, &now["version"], &card).await;
            assert_eq!(acted.status, StatusCode::OK, "{}", text(&acted));
            known = acted.json()["version"].as_u64().unwrap();
        }
    }
}

#[tokio::test]
async fn a_server_that_stops_hands_on_at_once() {
    let two = Two::over_the_database().await;
    let (mut anna, mut ben, table, [mut annas, mut bens]) = together(&two).await;
    read_until(&mut annas, both_here).await;
    read_until(&mut bens, both_here).await;
    pass(&two, &mut anna, &mut ben, &table).await;
    let id = table.rsplit('/').next().unwrap().parse().unwrap();
    let (one, other) = (
        two.first.app.tables.service(),
        two.second.app.tables.service(),
    );
    one.lease(&id).await.unwrap();
    assert!(one.has(&id) && !other.has(&id));
    let began = Instant::now();
    one.leave().await;
    read_until(&mut bens, |update| {
        update["snapshot"]["seats"][0]["here"] == false
    })
    .await;
    assert!(began.elapsed() < SEEN / 2, "{:?}", began.elapsed());
    assert!(!one.has(&id));
    assert_eq!(other.lease(&id).await.unwrap(), crate::service::Lease::Ours);
}

#[tokio::test]
async fn who_is_here_is_known_at_every_server() {
    let two = Two::over_the_database().await;
    let (anna, _ben, table, [mut annas, mut bens]) = together(&two).await;
    read_until(&mut annas, both_here).await;
    read_until(&mut bens, both_here).await;
    // A second stream of Anna's at the other server, and the first is closed: she is here all the time.
    let second = stream(two.addresses.1, &anna, &table).await;
    drop(annas);
    sleep(Duration::from_millis(200)).await;
    let id = table.rsplit('/').next().unwrap();
    let open = two.second.app.tables.open(id).await.unwrap();
    assert!(both_here(
        &json!({"snapshot": anna.look(&two.second, &table).await})
    ));
    assert!(both_here(
        &json!({"snapshot": anna.look(&two.first, &table).await})
    ));
    drop(second);
    let gone = |update: &Value| update["snapshot"]["seats"][0]["here"] == false;
    read_until(&mut bens, gone).await;
    // A stranger who watches at the first server is counted at the second.
    let watching = stream(two.addresses.0, &Browser::default(), &table).await;
    let told = read_until(&mut bens, |update| {
        update["snapshot"]["life"]["spectators"] == 1
    });
    told.await;
    drop(watching);
    read_until(&mut bens, |update| {
        update["snapshot"]["life"]["spectators"] == 0
    })
    .await;
    drop(open);
}

#[tokio::test]
async fn people_agree_and_choose_how_they_like_it_at_any_server() {
    let two = Two::over_the_database().await;
    let (mut anna, mut ben, table, [mut annas, mut bens]) = together(&two).await;
    read_until(&mut annas, both_here).await;
    read_until(&mut bens, both_here).await;
    // How a person likes the table, said at a server where they have no stream.
    let settings = format!("{table}/settings");
    let wished = json!({"autoplay": "off", "trick_stays": 3_000, "stand_in": "master"});
    let set = anna.patch(&two.second, &settings, wished).await;
    assert!(set.status.is_success(), "{}", text(&set));
    read_until(&mut annas, |update| {
        update["snapshot"]["life"]["trick_stays"] == 3_000
    })
    .await;
    let stays = ben
        .patch(
            &two.first,
            &format!("{table}/settings"),
            json!({"autoplay": "forced"}),
        )
        .await;
    assert!(stays.status.is_success(), "{}", text(&stays));
    read_until(&mut bens, |update| {
        update["snapshot"]["autoplay"] == "forced"
    })
    .await;
    let shown = ben.look(&two.second, &table).await;
    assert_eq!(shown["autoplay"], "forced");
    let at = |house: &House| {
        let tables = Arc::clone(&house.app.tables);
        let id = table.rsplit('/').next().unwrap().to_owned();
        async move {
            let open = tables.open(&id).await.unwrap();
            let live = open.look().await.unwrap();
            let seat = moonshot_rules::Seat::new(0).unwrap();
            live.state.stand_in_of(seat)
        }
    };
    assert_eq!(at(&two.first).await.as_deref(), Some("master"));
    assert_eq!(at(&two.second).await.as_deref(), Some("master"));

    let now = anna.look(&two.first, &table).await;
    let pass = legal(&now).remove(0);
    anna.act(&two.first, &table, &now["version"], &pass).await;
    let undo = json!({"what": "undo"});
    let asked = |update: &Value| !update["snapshot"]["life"]["proposal"].is_null();
    done(&two.first, &mut anna, &table, "propose", undo.clone()).await;
    let told = read_until(&mut bens, asked).await;
    let wanted = json!({"what": "undo", "by": 0, "agreed": [0], "asked": [1]});
    assert_eq!(told["snapshot"]["life"]["proposal"], wanted);
    // He does not want it: at her server it is closed, and it stays so.
    done(
        &two.second,
        &mut ben,
        &table,
        "answer",
        json!({"agree": false}),
    )
    .await;
    read_until(&mut annas, |update| {
        !asked(update) && update["snapshot"]["version"] != 0
    })
    .await;
    sleep(SEEN).await;
    assert!(anna.look(&two.first, &table).await["life"]["proposal"].is_null());
    assert!(ben.look(&two.second, &table).await["life"]["proposal"].is_null());
    // Now he does.
    done(&two.first, &mut anna, &table, "propose", undo).await;
    while ben.look(&two.second, &table).await["life"]["proposal"].is_null() {
        sleep(Duration::from_millis(10)).await;
    }
    done(
        &two.second,
        &mut ben,
        &table,
        "answer",
        json!({"agree": true}),
    )
    .await;
    read_until(&mut annas, |update| kinds(update).contains(&"undone")).await;
    assert_eq!(legal(&anna.look(&two.first, &table).await), legal(&now));
}

#[tokio::test]
async fn whoever_watches_late_is_told_everything_once_at_any_server() {
    let two = Two::out_of_hearing().await;
    let mut anna = Browser::default();
    let terms = json!({"terms": {"access": "listed", "watch_delay": 30}});
    let table = wait_for(&two.first, &mut anna, terms).await;
    done(
        &two.first,
        &mut anna,
        &table,
        "start",
        json!({"nonce": nonce(1)}),
    )
    .await;
    // The second server knows the table as it is now.
    anna.look(&two.second, &table).await;
    let now = anna.look(&two.first, &table).await;
    let pass = legal(&now).remove(0);
    anna.act(&two.first, &table, &now["version"], &pass).await;
    let mut watching = stream(two.addresses.1, &Browser::default(), &table).await;
    let shown = anna.wait_for_a_turn(&two.first, &table).await;
    let card = legal(&shown).remove(0);
    let acted = anna.act(&two.first, &table, &shown["version"], &card).await;
    assert_eq!(acted.status, StatusCode::OK, "{}", text(&acted));
    let shown = anna.look(&two.first, &table).await;
    let played = |update: &Value| update["snapshot"]["view"]["detail"]["taken"].clone();
    let wanted = shown["view"]["detail"]["taken"].clone();
    read_until(&mut watching, |update| played(update) == wanted).await;
}

#[tokio::test]
async fn nobody_says_more_by_saying_it_at_several_servers() {
    let two = Two::over_the_database().await;
    let (mut anna, _ben, table, [mut annas, mut bens]) = together(&two).await;
    read_until(&mut annas, both_here).await;
    read_until(&mut bens, both_here).await;
    let mut said = 0;
    for turn in 0..8 {
        let house = [&two.first, &two.second][turn % 2];
        let word = json!({"said": {"text": format!("word {turn}")}});
        let answer = anna.post(house, &format!("{table}/say"), word).await;
        if answer.status == StatusCode::OK {
            let word = format!("word {turn}");
            let tells = |update: &Value| update["snapshot"].to_string().contains(&word);
            read_until(&mut annas, tells).await;
            read_until(&mut bens, tells).await;
            said += 1;
        } else {
            assert_eq!(answer.problem().1, "too-many-requests");
        }
    }
    assert_eq!(said, 6);
}

#[tokio::test]
async fn what_limits_allow_is_for_all_servers_together() {
    let limits = Limits {
        by_person: Some(Rates {
            make: Some(Rate::of(1, 4)),
            ..Rates::default()
        }),
        ..no_rates()
    };
    let bots: [Arc<dyn Bots>; 2] = [Arc::new(FirstLegal), Arc::new(FirstLegal)];
    let two = Two::start(None, bots, limits).await;
    while two.first.app.edge.counted(true).is_empty() {
        // Until they know of each other, nothing is told.
        let mut anna = Browser::default();
        anna.sit_down(&two.first, "hearts", 3).await;
        anna.sit_down(&two.first, "hearts", 3).await;
        sleep(Duration::from_millis(20)).await;
    }
    let mut anna = Browser::default();
    let names = json!({"game": "hearts", "players": 3, "names": ["Anna", "Ben", "Cleo"]});
    // The first makes her somebody, and is nobody's yet.
    for _ in 0..4 {
        let made = anna.post(&two.first, "/api/tables", names.clone()).await;
        assert_eq!(made.status, StatusCode::CREATED, "{}", text(&made));
    }
    sleep(SEEN).await;
    let mut made = 0;
    while anna
        .post(&two.second, "/api/tables", names.clone())
        .await
        .status
        == StatusCode::CREATED
    {
        made += 1;
    }
    assert_eq!(made, 1, "three of four were made at the first");
    assert_eq!(Limits::default().local_factor, NonZeroU32::new(32).unwrap());
}

#[tokio::test]
async fn who_signs_out_at_one_server_is_signed_out_at_all() {
    for two in [Two::over_the_database().await, Two::out_of_hearing().await] {
        let (mut anna, _ben, table) = two_people(&two.first).await;
        let account = make(&mut anna, &two.first, "Anna").await;
        assert!(account.status.is_success(), "{}", text(&account));
        let mut phone = Browser::default();
        sign_in(&mut phone, &two.second, "Anna", PASSWORD).await;
        let mut phones = stream(two.addresses.1, &phone, &table).await;
        let told = read_until(&mut phones, |_| true).await;
        assert_eq!(told["snapshot"]["you"], 0);
        let ended = plain(&mut anna, &two.first, "/api/account/sign-out-everywhere").await;
        assert!(ended.status.is_success(), "{}", text(&ended));
        let ended = async { while live::update(&mut phones).await.is_some() {} };
        tokio::time::timeout(SEEN * 4, ended)
            .await
            .expect("the stream ends");
        let shown = phone.look(&two.second, &table).await;
        assert!(shown["you"].is_null(), "a stranger now");
    }
}

#[tokio::test]
async fn the_lobby_is_the_same_everywhere() {
    let two = Two::over_the_database().await;
    let mut anna = Browser::default();
    let terms = json!({"access": "listed", "title": "Anna's"});
    let table = wait_for(&two.first, &mut anna, json!({"terms": terms})).await;
    let id = table.rsplit('/').next().unwrap();
    let listed = async |house: &House| {
        let tables = house.get("/api/open").await.json()["tables"].clone();
        let tables = tables.as_array().unwrap().clone();
        tables.iter().filter(|table| table["table"] == id).count()
    };
    let annas = stream(two.addresses.0, &anna, &table).await;
    let began = Instant::now();
    while listed(&two.second).await == 0 {
        assert!(began.elapsed() < SEEN * 2);
        sleep(Duration::from_millis(10)).await;
    }
    // Ben is led there by the other server.
    let mut ben = Browser::default();
    let quick = json!({"game": "hearts", "players": 4, "name": "Ben"});
    let led = ben.post(&two.second, "/api/quick", quick).await;
    assert_eq!(led.json()["table"], *id, "{}", text(&led));
    assert_eq!(listed(&two.second).await, 1, "once");
    drop(annas);
    while listed(&two.second).await > 0 {
        assert!(began.elapsed() < SEEN * 8);
        sleep(Duration::from_millis(10)).await;
    }
}

#[tokio::test]
async fn a_table_that_is_deleted_or_written_over_is_so_at_every_server() {
    for two in [Two::over_the_database().await, Two::out_of_hearing().await] {
        let (mut anna, ben, table) = two_people(&two.first).await;
        let mut alone = Browser {
            cookie: anna.cookie.clone(),
        };
        let hers = alone.sit_down(&two.first, "hearts", 4).await;
        let account = make(&mut anna, &two.first, "Anna").await;
        assert!(account.status.is_success(), "{}", text(&account));
        let mut bens = stream(two.addresses.1, &ben, &table).await;
        let mut watching = stream(two.addresses.1, &Browser::default(), &hers).await;
        live::next(&mut watching).await;
        let name = |update: &Value| update["snapshot"]["seats"][0]["name"].clone();
        assert_eq!(name(&read_until(&mut bens, |_| true).await), "Anna");
        let proof = json!({"proof": {"password": PASSWORD}});
        let deleted = anna.post(&two.first, "/api/account/delete", proof).await;
        assert!(deleted.status.is_success(), "{}", text(&deleted));
        read_until(&mut bens, |update| name(update) != "Anna").await;
        // She has got up, and a moment later she is not among those who have.
        let named = async || {
            let shown = ben.look(&two.second, &table).await;
            shown.to_string().contains("Anna")
        };
        let erased = async {
            while named().await {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        tokio::time::timeout(SEEN * 4, erased)
            .await
            .expect("her name is gone");
        let ended = async { while live::update(&mut watching).await.is_some() {} };
        tokio::time::timeout(SEEN * 4, ended)
            .await
            .expect("the stream ends");
        assert_eq!(two.second.get(&hers).await.problem().1, "not-found");
    }
}

#[tokio::test]
async fn two_who_ask_for_a_rematch_at_once_meet_at_one_table() {
    let two = Two::out_of_hearing().await;
    let (mut anna, mut ben, table) = two_people(&two.first).await;
    done(
        &two.first,
        &mut anna,
        &table,
        "propose",
        json!({"what": "stop"}),
    )
    .await;
    // Both servers know the match as over.
    for house in [&two.first, &two.second] {
        assert_eq!(ben.look(house, &table).await["life"]["stage"], "over");
    }
    let path = format!("{table}/rematch");
    let annas = async { anna.post(&two.first, &path, json!({})).await };
    let bens = async { ben.post(&two.second, &path, json!({})).await };
    let (annas, bens) = tokio::join!(annas, bens);
    assert!(
        annas.status.is_success() && bens.status.is_success(),
        "{} {}",
        text(&annas),
        text(&bens)
    );
    assert_eq!(annas.json()["table"], bens.json()["table"]);
}

/// Does something to the database behind the servers' backs.
async fn behind(two: &Two, what: &'static str) {
    use sqlx::{Connection, PgConnection};
    let mut database = PgConnection::connect(&two._database.address())
        .await
        .unwrap();
    sqlx::query(what).execute(&mut database).await.unwrap();
    database.close().await.unwrap();
}

/// Asks Anna to say something until the answer is that one.
async fn say_until(two: &Two, anna: &mut Browser, table: &str, status: StatusCode) -> Answer {
    let began = Instant::now();
    loop {
        let said = json!({"said": {"text": "hello"}});
        let answer = anna.post(&two.first, &format!("{table}/say"), said).await;
        if answer.status == status {
            return answer;
        }
        assert!(began.elapsed() < SEEN * 12, "{}", text(&answer));
        // Seldom enough that it is never too often.
        sleep(SEEN * 2 / 3).await;
    }
}

#[tokio::test]
async fn nothing_is_written_that_a_server_of_an_older_release_cannot_read() {
    let two = Two::over_the_database().await;
    let (mut anna, mut ben, table, _streams) = together(&two).await;
    // A server that reads acts alone, and is there all the time.
    behind(
        &two,
        "INSERT INTO servers (id, seen, reads) VALUES ('\x0102030405060708', 9000000000000000, 1)",
    )
    .await;
    let refused = say_until(&two, &mut anna, &table, StatusCode::SERVICE_UNAVAILABLE).await;
    assert_eq!(refused.problem(), (503, "upgrading".into()));
    assert_eq!(refused.header(header::RETRY_AFTER), "5");
    let waits =
        json!({"game": "hearts", "players": 4, "waits": true, "names": ["Cleo", null, null, null]});
    let made = Browser::default()
        .post(&two.first, "/api/tables", waits)
        .await;
    assert_eq!(made.problem(), (503, "upgrading".into()));
    pass(&two, &mut anna, &mut ben, &table).await;
    let alone = Browser::default().sit_down(&two.first, "hearts", 4).await;
    assert!(
        !alone.is_empty(),
        "a table without company needs no more than that"
    );
    behind(&two, "DELETE FROM servers WHERE reads = 1").await;
    say_until(&two, &mut anna, &table, StatusCode::OK).await;
}

#[tokio::test]
async fn a_table_that_a_newer_release_has_changed_is_left_to_it() {
    let two = Two::over_the_database().await;
    let (mut anna, ben, table, _streams) = together(&two).await;
    behind(&two, "UPDATE tables SET format = 99").await;
    // Ben's server hears of what Anna does at hers, and cannot read it.
    let now = anna.look(&two.first, &table).await;
    let chosen = legal(&now).remove(0);
    let acted = anna.act(&two.first, &table, &now["version"], &chosen).await;
    assert_eq!(acted.status, StatusCode::OK, "{}", text(&acted));
    let asked = ben.get(&two.second, &table).await;
    assert_eq!(asked.problem(), (503, "upgrading".into()));
    behind(&two, "UPDATE tables SET format = 2").await;
    let now = ben.look(&two.second, &table).await;
    assert_eq!(now["version"], acted.json()["version"]);
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
    let house = async || House::among(&address, None, Arc::new(FirstLegal), no_rates()).await;
    let (first, second) = (house().await, house().await);
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
        let opened = SqlStore::postgres(&wrong).await;
        assert!(opened.is_err(), "{why}");
    }
}
