//! Bots with several servers: one thinks for a table, and another goes on when that one is gone.

use std::sync::atomic::{AtomicUsize, Ordering};

use moonshot_rules::AnyView;
use moonshot_table::Entry;

use super::*;

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
    let turns =
        async |server: &TestServer, who: &mut Browser| who.wait_for_a_turn(server, &table).await;
    let mut acts = 0;
    for _ in 0..12 {
        for who in [&mut anna, &mut ben] {
            let now = tokio::time::timeout(SERVER_EXPIRY / 4, turns(&two.first, who)).await;
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
        assert!(began.elapsed() < SERVER_EXPIRY * 8, "nobody goes on");
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
    let id: moonshot_store::TableId = table.rsplit('/').next().unwrap().parse().unwrap();
    let mut played = Vec::new();
    for _ in 0..10 {
        // The one is sure of it, and the database knows nothing of that: the other gets it as well.
        for server in [&two.first, &two.second] {
            let began = Instant::now();
            loop {
                behind(&two, "DELETE FROM leases").await;
                // The other one may ask for it in between.
                let lease = server.app.tables.cluster().lease(&id).await.unwrap();
                if lease == crate::cluster::Lease::Ours {
                    break;
                }
                assert!(began.elapsed() < SERVER_EXPIRY * 8, "{lease:?}");
            }
        }
        for (server, who) in [(&two.first, &mut anna), (&two.second, &mut ben)] {
            let turn = who.wait_for_a_turn(server, &table);
            let Ok(now) = tokio::time::timeout(SERVER_EXPIRY, turn).await else {
                continue;
            };
            let card = legal(&now).remove(0);
            let acted = who.act(server, &table, &now["version"], &card).await;
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
    let third = TestServer::out_of_hearing(&two._database.address()).await;
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
    let service = Arc::clone(two.first.app.tables.cluster());
    while !service.has(&id) {
        sleep(Duration::from_millis(5)).await;
    }
    let before = length().await;
    sleep(SERVER_EXPIRY).await;
    assert_eq!(
        length().await,
        before,
        "the other waits for as long as it is there"
    );
    two.first.is_killed().await;
    let began = Instant::now();
    while length().await == before {
        assert!(began.elapsed() < SERVER_EXPIRY * 8, "nobody goes on");
        sleep(Duration::from_millis(20)).await;
    }
    drop(gate);
    let figures = &two.second.app.tables.cluster().metrics;
    let taken = "moonshot_tables_taken_over_total 1\n";
    assert!(figures.to_text().contains(taken));
    while !figures.to_text().contains("moonshot_leases 1\n") {
        assert!(
            began.elapsed() < SERVER_EXPIRY * 8,
            "the leases are not counted"
        );
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
        let (server, address) = match round % 2 {
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
                began.elapsed() < SERVER_EXPIRY,
                "{:?} in round {round}",
                began.elapsed()
            );
            let card = legal(&now).remove(0);
            let acted = anna.act(server, &table, &now["version"], &card).await;
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
        two.first.app.tables.cluster(),
        two.second.app.tables.cluster(),
    );
    one.lease(&id).await.unwrap();
    assert!(one.has(&id) && !other.has(&id));
    let began = Instant::now();
    one.leave().await;
    assert!(!one.has(&id));
    while other.lease(&id).await.unwrap() != crate::cluster::Lease::Ours {
        assert!(began.elapsed() < SERVER_EXPIRY / 2, "{:?}", began.elapsed());
        sleep(Duration::from_millis(5)).await;
    }
}
