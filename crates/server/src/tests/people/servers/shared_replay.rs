//! A shared replay with several servers: the participants of each see and lead the same.

use super::*;
use crate::cluster::REPORT_LASTS;
use crate::tests::harness::Events;
use crate::tests::replay::{play, readers, record, store};
use crate::tests::shared_replay::{follow, id_of, lead, moment, shows};

#[tokio::test]
async fn a_leader_is_followed_at_every_server() {
    for nats in [false, true] {
        let two = match nats {
            false => Two::over_the_database().await,
            true => {
                let bots: [Arc<dyn Bots>; 2] = [Arc::new(FirstLegal), Arc::new(FirstLegal)];
                Two::start(Some(Nats::start().unwrap()), bots, no_rates()).await
            }
        };
        let record = record("hearts", 4, r#"{"target": 50}"#);
        let log = play(&record, 5, 20_000);
        let path = store(&two.first, record, log).await;
        let [mut anna, mut ben, _] = readers();
        let mut annas = Events::open(&two.first, follow(&path, &anna)).await;
        annas.next().await.unwrap();
        let led = lead(
            &two.first,
            &path,
            &mut anna,
            json!({"moment": moment(1, 4)}),
        );
        assert_eq!(led.await.status, StatusCode::OK);
        // Ben comes through the other server, which did not know of it.
        let mut bens = Events::open(&two.second, follow(&path, &ben)).await;
        bens.until(|seen| shows(seen, &moment(1, 4))).await;
        let seen = annas.until(|seen| seen["participants"][1]["id"].is_string());
        let id = id_of(&seen.await, "Player 1");
        // She hands over through the server where she has no stream, and he leads through the one where he has none.
        let over = lead(&two.second, &path, &mut anna, json!({"leader": id}));
        assert_eq!(over.await.status, StatusCode::OK);
        annas
            .until(|seen| {
                let people = seen["participants"].as_array().unwrap();
                people
                    .iter()
                    .any(|one| one["name"] == "Player 1" && one["leads"] == true)
            })
            .await;
        let led = lead(&two.first, &path, &mut ben, json!({"moment": moment(2, 1)}));
        assert_eq!(led.await.status, StatusCode::OK);
        annas.until(|seen| shows(seen, &moment(2, 1))).await;
        bens.until(|seen| shows(seen, &moment(2, 1))).await;
        // It goes on for longer than any report that is sent once.
        sleep(REPORT_LASTS * 2).await;
        let led = lead(
            &two.second,
            &path,
            &mut ben,
            json!({"moment": moment(2, 2)}),
        );
        assert_eq!(
            led.await.json()["participants"].as_array().unwrap().len(),
            2
        );
        annas.until(|seen| shows(seen, &moment(2, 2))).await;
        drop(bens);
        annas
            .until(|seen| seen["participants"].as_array().unwrap().len() == 1)
            .await;
    }
}
