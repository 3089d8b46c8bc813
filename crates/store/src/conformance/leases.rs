//! What stores do that several servers share.

use std::time::Duration;

use tokio::time::sleep;

use super::{commit, create, person, table};
use crate::{
    AccountWrite, CeremonyRecord, Ending, Heartbeat, LeaseStore, ServerId, Store, TableId,
    TokenHash, Write,
};

pub(super) async fn conform(one: &dyn Store, other: &dyn Store, expiry: Duration) {
    a_table_belongs_to_one_server_until_that_expires(one, expiry).await;
    a_ceremony_ends_once_and_in_time_at_any_server(one, other).await;
    a_change_of_sessions_is_counted(one).await;
}

const ONE: ServerId = ServerId::new([1; 8]);
const OTHER: ServerId = ServerId::new([2; 8]);

async fn heartbeat(store: &dyn LeaseStore, server: ServerId) -> Heartbeat {
    store.heartbeat(&server).await.unwrap()
}

async fn lease(store: &dyn LeaseStore, server: ServerId, table: &TableId) -> bool {
    store.lease(&server, table).await.unwrap()
}

async fn a_table_belongs_to_one_server_until_that_expires(store: &dyn Store, expiry: Duration) {
    let (here, there) = (table(1, None), table(2, None));
    for table in [&here, &there] {
        create(store, table).await.unwrap();
    }
    let (here, there) = (here.id, there.id);
    let leases = store.leases().unwrap();

    let first = heartbeat(leases, ONE).await;
    assert_eq!((first.stayed, first.others), (false, vec![]));
    let second = heartbeat(leases, OTHER).await;
    assert_eq!((second.stayed, second.others), (false, vec![ONE]));
    let first = heartbeat(leases, ONE).await;
    assert_eq!((first.stayed, first.others), (true, vec![OTHER]));

    assert!(lease(leases, ONE, &here).await);
    assert!(!lease(leases, OTHER, &here).await);
    assert!(lease(leases, ONE, &here).await, "renewed");
    assert!(lease(leases, OTHER, &there).await);
    assert!(
        !lease(leases, ONE, &table(9, None).id).await,
        "no such table"
    );
    assert_eq!(leases.orphans(9).await.unwrap(), []);
    // A server returns only its own leases.
    let both = [here.clone(), there.clone()];
    leases.release(&ONE, &both).await.unwrap();
    assert!(!lease(leases, ONE, &there).await);
    assert!(lease(leases, OTHER, &here).await);

    // A server without heartbeats expires, and learns that by its next heartbeat.
    for _ in 0..4 {
        sleep(expiry / 3).await;
        heartbeat(leases, ONE).await;
    }
    let mut orphans = leases.orphans(9).await.unwrap();
    orphans.sort();
    assert_eq!(orphans, both);
    assert_eq!(leases.orphans(1).await.unwrap().len(), 1);
    assert!(lease(leases, ONE, &here).await);
    assert_eq!(
        leases.orphans(9).await.unwrap(),
        std::slice::from_ref(&there)
    );
    let back = heartbeat(leases, OTHER).await;
    assert!(!back.stayed, "others may have taken its leases");
    assert!(!lease(leases, OTHER, &here).await);
    assert_eq!(
        leases.orphans(9).await.unwrap(),
        [],
        "a lease that nobody took is its own again"
    );

    // A server that leaves returns its leases.
    leases.leave(&ONE).await.unwrap();
    assert!(lease(leases, OTHER, &here).await);
    assert_eq!(heartbeat(leases, OTHER).await.others, []);
}

async fn a_ceremony_ends_once_and_in_time_at_any_server(one: &dyn Store, other: &dyn Store) {
    let [one, other] = [one.leases().unwrap(), other.leases().unwrap()];
    let ceremony = |id: &str| CeremonyRecord {
        id: id.to_owned(),
        site: "localhost".to_owned(),
        challenge: format!("[\"{id}\"]"),
    };
    let long = Duration::from_secs(60);
    for id in ["a", "b"] {
        one.begin_ceremony(&ceremony(id), long).await.unwrap();
    }
    assert_eq!(other.end_ceremony("c").await.unwrap(), None);
    assert_eq!(other.end_ceremony("b").await.unwrap(), Some(ceremony("b")));
    assert_eq!(one.end_ceremony("b").await.unwrap(), None, "once");

    let short = Duration::from_millis(50);
    one.begin_ceremony(&ceremony("late"), short).await.unwrap();
    sleep(short * 2).await;
    assert_eq!(other.end_ceremony("late").await.unwrap(), None);
    // Only expired ceremonies are deleted.
    one.begin_ceremony(&ceremony("late"), short).await.unwrap();
    sleep(short * 2).await;
    one.begin_ceremony(&ceremony("next"), long).await.unwrap();
    one.begin_ceremony(&ceremony("late"), long).await.unwrap();
    for id in ["a", "next", "late"] {
        assert_eq!(other.end_ceremony(id).await.unwrap(), Some(ceremony(id)));
    }
}

async fn a_change_of_sessions_is_counted(store: &dyn Store) {
    let leases = store.leases().unwrap();
    let person = person(1);
    let before = heartbeat(leases, ONE).await.standings;
    let used = AccountWrite::Used {
        token: TokenHash::new([1; 32]),
        day: 1,
    };
    let ended = AccountWrite::End {
        person,
        which: Ending::All,
    };
    commit(store, Write::Account(used)).await.unwrap();
    assert_eq!(heartbeat(leases, ONE).await.standings, before);
    commit(store, Write::Account(ended)).await.unwrap();
    assert_eq!(heartbeat(leases, ONE).await.standings, before + 1);
}
