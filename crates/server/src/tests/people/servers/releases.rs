//! Servers of several releases over one database.

use super::*;

/// Asks Anna to say something until the answer is that one.
async fn say_until(two: &Two, anna: &mut Browser, table: &str, status: StatusCode) -> Answer {
    let began = Instant::now();
    loop {
        let said = json!({"said": {"text": "hello"}});
        let answer = anna.post(&two.first, &format!("{table}/say"), said).await;
        if answer.status == status {
            return answer;
        }
        assert!(began.elapsed() < SERVER_EXPIRY * 12, "{}", text(&answer));
        // Seldom enough that it is never too often.
        sleep(SERVER_EXPIRY * 2 / 3).await;
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
        "a table without people needs no more than that"
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
