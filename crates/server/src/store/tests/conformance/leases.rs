//! What a store that several servers share says of their leases.

use std::time::Duration;

use moonshot_table::LOG_FORMAT;
use moonshot_testbed::Postgres;
use tokio::time::sleep;

use super::{create, table};
use crate::store::TableId;
use crate::store::sql::query;
use crate::store::trouble::Trouble;
use crate::store::{Heartbeat, KeptCeremony, LeaseStore, SEEN, ServerId, SqlStore, Store};

const ONE: ServerId = ServerId::new([1; 8]);
const OTHER: ServerId = ServerId::new([2; 8]);

async fn heartbeat(store: &dyn LeaseStore, server: ServerId) -> Heartbeat {
    store.heartbeat(&server).await.unwrap()
}

async fn lease(store: &dyn LeaseStore, server: ServerId, table: &TableId) -> bool {
    store.lease(&server, table).await.unwrap()
}

#[tokio::test]
async fn a_file_is_shared_with_nobody() {
    let directory = tempfile::tempdir().unwrap();
    let store = SqlStore::sqlite(directory.path()).await.unwrap();
    assert!(store.leases().is_none());
}

#[tokio::test]
async fn a_table_is_one_servers_for_as_long_as_that_is_there() {
    let cluster = Postgres::start().unwrap();
    let store = SqlStore::postgres(&cluster.address()).await.unwrap();
    let (here, there) = (table(1, None), table(2, None));
    for table in [&here, &there] {
        create(&store, table).await.unwrap();
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
    assert!(lease(leases, ONE, &here).await, "it has it");
    assert!(lease(leases, OTHER, &there).await);
    assert!(
        !lease(leases, ONE, &table(9, None).id).await,
        "no such table"
    );
    assert_eq!(leases.orphans(9).await.unwrap(), []);
    // One gives back what is its own, and nothing else.
    let both = [here.clone(), there.clone()];
    leases.release(&ONE, &both).await.unwrap();
    assert!(!lease(leases, ONE, &there).await);
    assert!(lease(leases, OTHER, &here).await);

    // Whoever is not seen for a while is not there, and knows it when it is.
    for _ in 0..4 {
        sleep(SEEN / 3).await;
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
        "what nobody took is its own again"
    );

    // Whoever leaves leaves everything.
    leases.leave(&ONE).await.unwrap();
    assert!(lease(leases, OTHER, &here).await);
    assert_eq!(heartbeat(leases, OTHER).await.others, []);
}

#[tokio::test]
async fn what_one_server_asked_for_is_answered_at_another_once_and_in_time() {
    let cluster = Postgres::start().unwrap();
    let [one, other] = [cluster.address(), cluster.address()];
    let one = SqlStore::postgres(&one).await.unwrap();
    let other = SqlStore::postgres(&other).await.unwrap();
    let [one, other] = [one.leases().unwrap(), other.leases().unwrap()];
    let ceremony = |id: &str| KeptCeremony {
        id: id.to_owned(),
        site: "localhost".to_owned(),
        asked: format!("[\"{id}\"]"),
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
    // What nobody answers goes, and nothing else.
    one.begin_ceremony(&ceremony("late"), short).await.unwrap();
    sleep(short * 2).await;
    one.begin_ceremony(&ceremony("next"), long).await.unwrap();
    one.begin_ceremony(&ceremony("late"), long).await.unwrap();
    for id in ["a", "next", "late"] {
        assert_eq!(other.end_ceremony(id).await.unwrap(), Some(ceremony(id)));
    }
}

#[tokio::test]
async fn servers_know_what_all_of_them_can_read() {
    let cluster = Postgres::start().unwrap();
    let store = SqlStore::postgres(&cluster.address()).await.unwrap();
    let leases = store.leases().unwrap();
    assert_eq!(heartbeat(leases, ONE).await.reads, LOG_FORMAT);
    heartbeat(leases, OTHER).await;
    assert_eq!(heartbeat(leases, ONE).await.reads, LOG_FORMAT);
    for (reads, all_read) in [(LOG_FORMAT - 1, LOG_FORMAT - 1), (99, LOG_FORMAT)] {
        let mut connection = store.connect().await.unwrap();
        query("UPDATE servers SET reads = $1 WHERE id = $2")
            .bind(i64::from(reads))
            .bind(OTHER.as_bytes())
            .execute(&mut connection)
            .await
            .unwrap();
        connection.close().await.unwrap();
        assert_eq!(heartbeat(leases, ONE).await.reads, all_read);
    }
    leases.leave(&OTHER).await.unwrap();
    assert_eq!(heartbeat(leases, ONE).await.reads, LOG_FORMAT);
}

#[tokio::test]
async fn a_database_is_used_by_every_release_that_knows_what_is_needed() {
    let cluster = Postgres::start().unwrap();
    let store = SqlStore::postgres(&cluster.address()).await.unwrap();
    let mut connection = store.connect().await.unwrap();
    for added in [
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
         VALUES (4711, 'of the future', TRUE, '', 1)",
        "ALTER TABLE tables ADD COLUMN unheard_of TEXT NOT NULL DEFAULT 'of'",
    ] {
        query(added).execute(&mut connection).await.unwrap();
    }
    let again = SqlStore::postgres(&cluster.address()).await.unwrap();
    create(&again, &table(1, None)).await.unwrap();
    query("UPDATE needed SET migration = 4711")
        .execute(&mut connection)
        .await
        .unwrap();
    let refused = SqlStore::postgres(&cluster.address()).await.map(drop);
    assert_eq!(Trouble::of(&refused.unwrap_err()), Trouble::Newer);
}

#[tokio::test]
async fn a_change_of_who_somebody_is_is_noticed() {
    use crate::store::{AccountWrite, Ending, TokenHash, Write};
    let cluster = Postgres::start().unwrap();
    let store = SqlStore::postgres(&cluster.address()).await.unwrap();
    let leases = store.leases().unwrap();
    let person = super::person(1);
    let before = heartbeat(leases, ONE).await.standings;
    let used = AccountWrite::Used {
        token: TokenHash::new([1; 32]),
        day: 1,
    };
    let ended = AccountWrite::End {
        person,
        which: Ending::All,
    };
    super::commit(&store, Write::Account(used)).await.unwrap();
    assert_eq!(heartbeat(leases, ONE).await.standings, before);
    super::commit(&store, Write::Account(ended)).await.unwrap();
    assert_eq!(heartbeat(leases, ONE).await.standings, before + 1);
}
