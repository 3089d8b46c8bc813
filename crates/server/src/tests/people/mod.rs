//! Tables for several people: coming together, leaving, agreeing, and who sees what meanwhile.

mod abandoned;
mod agreeing;
mod hints;
mod leaving;
mod moving;
mod onward;
pub(super) mod rating;
mod reading;
mod reporting;
mod servers;
mod together;
mod watching;

use std::net::SocketAddr;
use std::time::Duration;

use axum::http::{Method, StatusCode, header};
use futures_util::StreamExt;
use moonshot_table::{Change, Match, Terms};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use super::harness::{Answer, Browser, TestServer, first_event, legal};
use super::live;
use crate::table::bots::HouseBots;

pub(super) type Socket = WebSocketStream<MaybeTlsStream<tokio::net::TcpStream>>;

/// What each person contributes to the shuffles here.
fn nonce(number: u8) -> String {
    hex::encode([number; 16])
}

/// Makes a table that waits, and returns its address.
async fn wait_for(server: &TestServer, host: &mut Browser, wanted: Value) -> String {
    let mut body = json!({"game": "hearts", "players": 4, "waits": true,
        "names": ["Anna", null, null, "Bot"]});
    for (name, value) in wanted.as_object().unwrap() {
        body[name] = value.clone();
    }
    let made = host.post(server, "/api/tables", body).await;
    assert_eq!(made.status, StatusCode::CREATED, "{}", text(&made));
    format!("/api/tables/{}", made.json()["table"].as_str().unwrap())
}

fn text(answer: &Answer) -> String {
    String::from_utf8_lossy(&answer.body).into_owned()
}

pub(super) async fn done(
    server: &TestServer,
    who: &mut Browser,
    table: &str,
    what: &str,
    body: Value,
) -> Answer {
    let answer = who.post(server, &format!("{table}/{what}"), body).await;
    assert_eq!(answer.status, StatusCode::OK, "{what}: {}", text(&answer));
    answer
}

async fn refused(
    server: &TestServer,
    who: &Browser,
    table: &str,
    what: &str,
    body: Value,
) -> String {
    let answer = who
        .clone()
        .post(server, &format!("{table}/{what}"), body)
        .await;
    assert!(!answer.status.is_success(), "{what} was done");
    answer.problem().1
}

/// Anna, who is the host at seat 0, and Ben at seat 1 of Hearts for four, who have begun.
pub(super) async fn two_people(server: &TestServer) -> (Browser, Browser, String) {
    let (mut anna, mut ben) = (Browser::default(), Browser::default());
    let table = wait_for(server, &mut anna, json!({})).await;
    let sit = json!({"name": "Ben", "nonce": nonce(2)});
    done(server, &mut ben, &table, "sit", sit).await;
    done(
        server,
        &mut anna,
        &table,
        "start",
        json!({"nonce": nonce(1)}),
    )
    .await;
    (anna, ben, table)
}

fn open_hands(snapshot: &Value) -> Vec<usize> {
    let hands = snapshot["view"]["hands"].as_array().unwrap();
    let open = hands.iter().enumerate().filter(|(_, hand)| hand.is_array());
    let open = open.filter(|(_, hand)| !hand.as_array().unwrap().is_empty());
    open.map(|(seat, _)| seat).collect()
}

pub(super) async fn stream(address: SocketAddr, who: &Browser, table: &str) -> Socket {
    let path = format!("{table}/live");
    live::connect(address, who, &path, None).await.unwrap()
}

/// Reads until a message is as wanted.
async fn read_until(socket: &mut Socket, wanted: impl Fn(&Value) -> bool) -> Value {
    let reading = async {
        loop {
            let update = live::next(socket).await;
            if wanted(&update) {
                return update;
            }
        }
    };
    let read = tokio::time::timeout(Duration::from_secs(20), reading).await;
    read.expect("the message comes")
}

fn kinds(update: &Value) -> Vec<&str> {
    let events = update["events"].as_array().unwrap().iter();
    events
        .map(|event| event["kind"].as_str().unwrap())
        .collect()
}
