//! Runs the conformance suite over both backends, as a third one would.

use std::sync::Arc;
use std::time::Duration;

use moonshot_store::{SqlStore, Timings, conformance};
use moonshot_testbed::Postgres;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sqlite_conforms() {
    let directory = tempfile::tempdir().unwrap();
    let store = SqlStore::sqlite(directory.path()).await.unwrap();
    conformance::run(Arc::new(store)).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgres_conforms() {
    let cluster = Postgres::start().unwrap();
    let store = SqlStore::postgres(&cluster.address(), Timings::DEFAULT).await;
    conformance::run(Arc::new(store.unwrap())).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgres_conforms_when_servers_share_it() {
    let cluster = Postgres::start().unwrap();
    let timings = Timings {
        server_expiry: Duration::from_millis(1_500),
        ..Timings::DEFAULT
    };
    let open = async || SqlStore::postgres(&cluster.address(), timings).await;
    let [one, other] = [open().await.unwrap(), open().await.unwrap()];
    conformance::run_shared(Arc::new(one), Arc::new(other), timings.server_expiry).await;
}
