//! Reports: they are kept for whoever runs the server, and nobody at the table is told.

use moonshot_store::{AccountWrite, Write, reports};

use super::*;

async fn report(server: &TestServer, who: &Browser, table: &str, body: Value) -> Answer {
    who.clone()
        .post(server, &format!("{table}/report"), body)
        .await
}

#[tokio::test]
async fn a_report_is_kept_with_names_and_what_was_said() {
    let server = TestServer::new().await;
    let (mut anna, mut ben, table) = two_people(&server).await;
    assert_eq!(reports(&server.location(), 9).await.unwrap(), []);
    let said = json!({"said": {"text": "You fool"}});
    done(&server, &mut ben, &table, "say", said).await;
    let sorry = json!({"said": {"sign": "sorry"}});
    done(&server, &mut anna, &table, "say", sorry).await;
    let before = ben.look(&server, &table).await;
    let wanted = json!({"seat": 1, "reason": "words", "note": "He swears."});
    let kept = report(&server, &anna, &table, wanted).await;
    assert_eq!(kept.status, StatusCode::NO_CONTENT);
    assert_eq!(ben.look(&server, &table).await, before, "nobody is told");

    let kept = reports(&server.location(), 9).await.unwrap();
    assert_eq!(kept.len(), 1);
    let told = &kept[0].report;
    assert!(table.ends_with(told.table.as_str()));
    assert_eq!((&*told.by.name, &*told.about.name), ("Anna", "Ben"));
    assert_ne!(told.by.person, told.about.person);
    assert_eq!((&*told.reason, &*told.note), ("words", "He swears."));
    assert_eq!(told.talk, "Ben: You fool\nAnna: (sorry)");
    assert!((crate::util::clock::now() - told.made).abs() < 60_000);
    assert!(kept[0].when.starts_with("20") && kept[0].when.len() == 16);

    // The newest is first, and no more are shown than wanted.
    let back = json!({"seat": 0, "reason": "stalling"});
    assert_eq!(
        report(&server, &ben, &table, back).await.status,
        StatusCode::NO_CONTENT
    );
    let newest = reports(&server.location(), 1).await.unwrap();
    assert_eq!((newest.len(), &*newest[0].report.reason), (1, "stalling"));
}

#[tokio::test]
async fn people_alone_are_reported_and_by_those_at_the_table_alone() {
    let server = TestServer::new().await;
    let (anna, _, table) = two_people(&server).await;
    for (seat, code) in [(0, "own-seat"), (2, "nobody-there"), (5, "no-seat")] {
        let wanted = json!({"seat": seat, "reason": "other"});
        assert_eq!(
            report(&server, &anna, &table, wanted).await.problem().1,
            code
        );
    }
    for wanted in [
        json!({"seat": 1, "reason": "ugly"}),
        json!({"seat": 1, "reason": "other", "note": "x".repeat(241)}),
        json!({"seat": 1}),
    ] {
        let answer = report(&server, &anna, &table, wanted).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{}", text(&answer));
    }
    let wanted = json!({"seat": 1, "reason": "other"});
    let stranger = Browser::default();
    assert_eq!(
        report(&server, &stranger, &table, wanted).await.problem().1,
        "not-seated"
    );
    assert_eq!(reports(&server.location(), 9).await.unwrap(), []);
}

#[tokio::test]
async fn nobody_floods_the_reports() {
    let server = TestServer::new().await;
    let (anna, ben, table) = two_people(&server).await;
    let about_ben = json!({"seat": 1, "reason": "cheating"});
    for _ in 0..5 {
        let kept = report(&server, &anna, &table, about_ben.clone()).await;
        assert_eq!(kept.status, StatusCode::NO_CONTENT);
    }
    let refused = report(&server, &anna, &table, about_ben).await;
    assert_eq!(refused.problem(), (429, "too-many-requests".into()));
    assert_eq!(refused.header(header::RETRY_AFTER), "3600");
    let about_anna = json!({"seat": 0, "reason": "cheating"});
    let kept = report(&server, &ben, &table, about_anna).await;
    assert_eq!(kept.status, StatusCode::NO_CONTENT, "others may still");
    assert_eq!(reports(&server.location(), 9).await.unwrap().len(), 6);
}

#[tokio::test]
async fn whoever_deletes_their_account_is_in_no_report() {
    let server = TestServer::new().await;
    let (mut anna, ben, table) = two_people(&server).await;
    let said = json!({"said": {"text": "Hello"}});
    done(&server, &mut anna, &table, "say", said).await;
    for (who, seat) in [(&anna, 1), (&ben, 0)] {
        let wanted = json!({"seat": seat, "reason": "other"});
        let kept = report(&server, who, &table, wanted).await;
        assert_eq!(kept.status, StatusCode::NO_CONTENT);
    }
    let kept = reports(&server.location(), 9).await.unwrap();
    let bens = kept[0].report.by.person.clone();
    let (store, id) = (server.app.tables.store(), &kept[0].report.table);
    let erase = Write::Erase {
        table: id.clone(),
        person: bens.clone(),
        position: store.log(id).await.unwrap().len(),
        entries: Vec::new(),
        seats: Vec::new(),
    };
    assert_eq!(kept[1].report.talk, "Anna: Hello");
    assert!(store.commit(&[erase]).await.unwrap()[0].is_ok());
    let kept = reports(&server.location(), 9).await.unwrap();
    assert!(kept.iter().all(|kept| kept.report.talk.is_empty()));
    let erased = Write::Account(AccountWrite::Erased { person: bens });
    assert!(store.commit(&[erased]).await.unwrap()[0].is_ok());
    assert_eq!(reports(&server.location(), 9).await.unwrap(), []);
}

#[tokio::test]
async fn whoever_has_left_can_be_reported_still() {
    let server = TestServer::new().await;
    let (mut anna, mut carla) = (Browser::default(), Browser::default());
    let table = wait_for(&server, &mut anna, json!({})).await;
    // One is gone before the match, another during it.
    let sit = |name: &str, seat: u8| json!({"name": name, "seat": seat, "nonce": nonce(seat)});
    done(&server, &mut carla, &table, "sit", sit("Carla", 1)).await;
    done(&server, &mut carla, &table, "leave", Value::Null).await;
    let mut ben = Browser::default();
    done(&server, &mut ben, &table, "sit", sit("Ben", 1)).await;
    let start = json!({"nonce": nonce(1)});
    done(&server, &mut anna, &table, "start", start).await;
    let left = |snapshot: Value| snapshot["life"]["left"].clone();
    let entry = |number: u8, name: &str| json!({"number": number, "seat": 1, "name": name, "account": false});
    let gone = json!([entry(0, "Carla")]);
    assert_eq!(left(anna.look(&server, &table).await), gone);
    let said = json!({"said": {"text": "You fool"}});
    done(&server, &mut ben, &table, "say", said).await;
    done(&server, &mut ben, &table, "leave", Value::Null).await;
    let gone = json!([entry(0, "Carla"), entry(1, "Ben")]);
    assert_eq!(left(anna.look(&server, &table).await), gone);

    let nobody = json!({"seat": 1, "reason": "words"});
    let refused = report(&server, &anna, &table, nobody).await;
    assert_eq!(refused.problem().1, "nobody-there", "a bot sits there now");
    for (number, reason) in [(1, "words"), (0, "other")] {
        let wanted = json!({"seat": 1, "left": number, "reason": reason});
        let kept = report(&server, &anna, &table, wanted).await;
        assert_eq!(kept.status, StatusCode::NO_CONTENT, "{}", text(&kept));
    }
    let kept = reports(&server.location(), 9).await.unwrap();
    let about: Vec<&str> = kept.iter().map(|one| &*one.report.about.name).collect();
    assert_eq!(about, ["Carla", "Ben"]);
    assert_eq!(kept[1].report.talk, "Ben: You fool");
    assert_ne!(kept[0].report.about.person, kept[1].report.about.person);
    for (seat, number) in [(0, 1), (1, 2)] {
        let wanted = json!({"seat": seat, "left": number, "reason": "other"});
        let refused = report(&server, &anna, &table, wanted).await;
        assert_eq!(refused.problem().1, "nobody-there");
    }
    // Whoever is back is not among those who left, and does not report themselves.
    done(&server, &mut ben, &table, "sit", sit("Ben", 1)).await;
    assert_eq!(
        left(anna.look(&server, &table).await),
        json!([entry(0, "Carla")])
    );
    let himself = json!({"seat": 1, "left": 1, "reason": "other"});
    let refused = report(&server, &ben, &table, himself).await;
    assert_eq!(refused.problem().1, "nobody-there");
    // It is known after a restart too.
    done(&server, &mut ben, &table, "leave", Value::Null).await;
    let before = left(anna.look(&server, &table).await);
    let server = server.again().await;
    assert_eq!(left(anna.look(&server, &table).await), before);
}
