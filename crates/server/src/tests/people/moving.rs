//! Streams of somebody who sits down, changes places or gets up: everything that they may see reaches them once.

use axum::body::BodyDataStream;
use tower::ServiceExt;

use super::*;

/// A stream of server-sent events.
struct Events {
    body: BodyDataStream,
    text: String,
}

impl Events {
    async fn of(server: &TestServer, who: &Browser, table: &str) -> Events {
        let request = who.request(Method::GET, &format!("{table}/events"), None);
        let response = server.router.clone().oneshot(request).await.unwrap();
        assert_eq!(response.status(), StatusCode::OK);
        let body = response.into_body().into_data_stream();
        let text = String::new();
        Events { body, text }
    }

    async fn next(&mut self) -> Value {
        loop {
            if let Some((message, rest)) = self.text.split_once("\n\n") {
                let data = message.lines().find_map(|line| line.strip_prefix("data: "));
                let update = data.map(|data| serde_json::from_str(data).unwrap());
                self.text = rest.to_owned();
                match update {
                    Some(update) => return update,
                    None => continue,
                }
            }
            let read = self.body.next().await.unwrap().unwrap();
            self.text.push_str(std::str::from_utf8(&read).unwrap());
        }
    }
}

/// What all see alike of an event.
fn public(event: &Value) -> String {
    let parts = ["kind", "seat", "name", "said", "card", "from", "with"];
    let parts = parts.map(|part| event[part].to_string());
    parts.join(" ")
}

/// A stream of one kind or another.
enum Following {
    Socket(Box<Socket>),
    Events(Box<Events>),
}

impl Following {
    /// Three streams of somebody: whole updates, changes, and server-sent events.
    async fn all(
        server: &TestServer,
        address: SocketAddr,
        who: &Browser,
        table: &str,
    ) -> Vec<Following> {
        let mut all = Vec::new();
        for query in ["", "?changes=true"] {
            let path = format!("{table}/live{query}");
            let socket = live::connect(address, who, &path, None).await.unwrap();
            all.push(Following::Socket(Box::new(socket)));
        }
        let events = Events::of(server, who, table).await;
        all.push(Following::Events(Box::new(events)));
        for following in &mut all {
            following.next().await;
        }
        all
    }

    async fn next(&mut self) -> Value {
        match self {
            Following::Socket(socket) => live::update(socket).await.unwrap(),
            Following::Events(events) => events.next().await,
        }
    }

    /// What all see alike of what it tells, until somebody says that word.
    async fn told(&mut self, word: &str) -> Vec<String> {
        let mut told = Vec::new();
        let reading = async {
            loop {
                let update = self.next().await;
                let events = update["events"].as_array().unwrap();
                told.extend(events.iter().map(public));
                if events.iter().any(|event| event["said"]["text"] == word) {
                    return;
                }
            }
        };
        let read = tokio::time::timeout(Duration::from_secs(20), reading).await;
        read.unwrap_or_else(|_| panic!("{word} is not told"));
        told
    }
}

/// Somebody with an identity and no seat at any table that matters here.
async fn somebody(server: &TestServer) -> Browser {
    let mut browser = Browser::default();
    browser.sit_down(server, "hearts", 4).await;
    browser
}

async fn say(server: &TestServer, who: &mut Browser, table: &str, word: &str) {
    let said = json!({"said": {"text": word}});
    done(server, who, table, "say", said).await;
}

/// Whoever may act does.
async fn everybody_acts(server: &TestServer, people: &mut [&mut Browser], table: &str) {
    for who in people {
        let now = who.look(server, table).await;
        if let Some(action) = legal(&now).into_iter().next() {
            let acted = who.act(server, table, &now["version"], &action).await;
            assert_eq!(acted.status, StatusCode::OK, "{}", text(&acted));
        }
    }
}

#[tokio::test]
async fn whoever_sits_down_and_leaves_again_is_told_everything_once_on_the_streams_they_had() {
    let server = TestServer::new().await;
    let address = server.listen().await;
    let (mut anna, mut ben, table) = two_people(&server).await;
    let (mut cara, stranger) = (somebody(&server).await, somebody(&server).await);
    let mut caras = Following::all(&server, address, &cara, &table).await;
    let mut strangers = Following::all(&server, address, &stranger, &table).await;

    // Much happens before any stream is read: some of it before she sits down, some while she sits there, some after.
    say(&server, &mut anna, &table, "before").await;
    let sit = json!({"name": "Cara", "nonce": nonce(3)});
    done(&server, &mut cara, &table, "sit", sit).await;
    say(&server, &mut ben, &table, "after").await;
    everybody_acts(&server, &mut [&mut anna, &mut ben, &mut cara], &table).await;
    say(&server, &mut cara, &table, "sits").await;
    let all = strangers[0].told("sits").await;
    let kinds = ["\"said\"", "\"sat\"", "\"pass-chosen\""];
    for kind in kinds {
        assert!(all.iter().any(|event| event.starts_with(kind)), "{all:?}");
    }
    for following in strangers[1..].iter_mut().chain(&mut caras) {
        assert_eq!(following.told("sits").await, all);
    }

    everybody_acts(&server, &mut [&mut anna, &mut ben, &mut cara], &table).await;
    say(&server, &mut anna, &table, "still").await;
    done(&server, &mut cara, &table, "leave", json!({})).await;
    everybody_acts(&server, &mut [&mut anna, &mut ben], &table).await;
    say(&server, &mut ben, &table, "left").await;
    let all = strangers[0].told("left").await;
    assert!(all.iter().any(|event| event.starts_with("\"bot-sat\"")));
    for following in strangers[1..].iter_mut().chain(&mut caras) {
        assert_eq!(following.told("left").await, all);
    }
    // From then on she is told what whoever watches is told.
    everybody_acts(&server, &mut [&mut anna, &mut ben], &table).await;
    say(&server, &mut ben, &table, "later").await;
    let all = strangers[0].told("later").await;
    for following in strangers[1..].iter_mut().chain(&mut caras) {
        assert_eq!(following.told("later").await, all);
    }
    let cards = cara.look(&server, &table).await;
    assert_eq!(open_hands(&cards), [] as [usize; 0]);
}

#[tokio::test]
async fn those_who_change_places_before_the_match_are_told_so_once() {
    let server = TestServer::new().await;
    let address = server.listen().await;
    let (mut anna, mut ben) = (Browser::default(), Browser::default());
    let table = wait_for(&server, &mut anna, json!({})).await;
    let sit = json!({"name": "Ben", "nonce": nonce(2)});
    done(&server, &mut ben, &table, "sit", sit).await;
    let stranger = somebody(&server).await;
    let mut strangers = Following::all(&server, address, &stranger, &table).await;
    let mut theirs = Following::all(&server, address, &anna, &table).await;
    theirs.extend(Following::all(&server, address, &ben, &table).await);
    say(&server, &mut anna, &table, "first").await;
    let swap = json!({"seat": 0, "with": 1});
    done(&server, &mut anna, &table, "swap", swap).await;
    say(&server, &mut ben, &table, "second").await;
    let all = strangers[0].told("second").await;
    assert_eq!(all.len(), 3);
    for following in &mut theirs {
        assert_eq!(following.told("second").await, all);
    }
    // Who has left their seat again is told that as well.
    done(&server, &mut ben, &table, "leave", json!({})).await;
    say(&server, &mut anna, &table, "third").await;
    let all = strangers[0].told("third").await;
    assert_eq!(all.len(), 2);
    for following in &mut theirs {
        assert_eq!(following.told("third").await, all);
    }
}

/// Whoever leaves a match that is told late is told up to then what happened, and the rest late.
#[tokio::test]
async fn whoever_leaves_a_match_that_is_told_late_is_told_no_more_than_whoever_watches() {
    let server = TestServer::new().await;
    let address = server.listen().await;
    let (mut anna, mut ben) = (Browser::default(), Browser::default());
    let late = json!({"terms": {"watch_delay": 120}});
    let table = wait_for(&server, &mut anna, late).await;
    let sit = json!({"name": "Ben", "nonce": nonce(2)});
    done(&server, &mut ben, &table, "sit", sit).await;
    let start = json!({"nonce": nonce(1)});
    done(&server, &mut anna, &table, "start", start).await;
    let path = format!("{table}/live");
    let mut bens = live::connect(address, &ben, &path, None).await.unwrap();
    live::next(&mut bens).await;
    say(&server, &mut anna, &table, "goodbye").await;
    done(&server, &mut ben, &table, "leave", json!({})).await;
    say(&server, &mut anna, &table, "gone").await;
    let mut told = Vec::new();
    let mut as_player = Vec::new();
    while told.last().map(String::as_str) != Some("gone") {
        let update = live::next(&mut bens).await;
        let sits = !update["snapshot"]["you"].is_null();
        let events = update["events"].as_array().unwrap().iter();
        let words = events.filter_map(|event| event["said"]["text"].as_str().map(str::to_owned));
        let words: Vec<String> = words.collect();
        if update["snapshot"]["life"]["delayed"] == 120 && as_player.is_empty() {
            as_player = told.iter().chain(&words).cloned().collect();
            assert!(!words.contains(&"gone".to_owned()), "too early");
        }
        assert!(!sits || !words.contains(&"gone".to_owned()));
        told.extend(words);
    }
    assert_eq!(as_player, ["goodbye"]);
}
