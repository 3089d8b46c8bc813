//! For how long a finished trick stays: as the slowest reader likes.

use super::*;

async fn stays(server: &TestServer, who: &Browser, table: &str, milliseconds: u32) -> StatusCode {
    let body = json!({"autoplay": "off", "trick_stays": milliseconds});
    let answer = who.patch(server, &format!("{table}/settings"), body).await;
    answer.status
}

async fn told(server: &TestServer, who: &Browser, table: &str) -> Value {
    who.look(server, table).await["life"]["trick_stays"].clone()
}

#[tokio::test]
async fn a_finished_trick_stays_as_the_slowest_of_several_people_likes() {
    let server = TestServer::new().await;
    let address = server.listen().await;
    let (anna, mut ben, table) = two_people(&server).await;
    let stranger = Browser::default();
    assert!(told(&server, &ben, &table).await.is_null());
    let mut bens = stream(address, &ben, &table).await;
    let version = live::next(&mut bens).await["version"].clone();

    assert_eq!(stays(&server, &anna, &table, 2600).await, StatusCode::OK);
    let update = read_until(&mut bens, |update| {
        update["snapshot"]["life"]["trick_stays"] == 2600
    });
    let update = update.await;
    assert_eq!(update["version"], version, "it is no version");
    assert_eq!(update["events"], json!([]));
    assert_eq!(stays(&server, &ben, &table, 700).await, StatusCode::OK);
    for who in [&anna, &ben, &stranger] {
        assert_eq!(told(&server, who, &table).await, 2600);
    }
    assert_eq!(stays(&server, &ben, &table, 4000).await, StatusCode::OK);
    assert_eq!(told(&server, &anna, &table).await, 4000);
    for wrong in [499, 4001] {
        assert_eq!(
            stays(&server, &anna, &table, wrong).await,
            StatusCode::BAD_REQUEST
        );
    }
    assert_eq!(
        stays(&server, &stranger, &table, 900).await,
        StatusCode::FORBIDDEN
    );
    // Whoever is alone with bots reads as they like.
    done(&server, &mut ben, &table, "leave", json!({})).await;
    assert!(told(&server, &anna, &table).await.is_null());
}
