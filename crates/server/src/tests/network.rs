//! Where others in the network reach the server, and who is told.

use axum::body::Body;
use axum::http::Request;
use serde_json::{Value, json};

use super::harness::{TestServer, no_rates};
use crate::net::addresses::network_addresses;
use crate::net::limits::Reach;

/// A server that listens there.
async fn listening(address: &str, reach: Reach) -> TestServer {
    TestServer::with_limits(no_rates(), reach)
        .await
        .listening_at(address)
}

async fn told(server: &TestServer, headers: &[(&str, &str)]) -> Value {
    let mut request = Request::get("/api/network");
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    server
        .send(request.body(Body::empty()).unwrap())
        .await
        .json()
}

const NOTHING: fn() -> Value = || json!({"addresses": [], "port": null, "restart": null});

#[tokio::test]
async fn a_page_on_the_servers_own_machine_is_told_the_network_address() {
    let server = listening("192.168.1.7:8013", Reach::default()).await;
    for host in ["localhost:8013", "127.0.0.1:8013", "[::1]:8013"] {
        assert_eq!(
            told(&server, &[("host", host)]).await,
            json!({"addresses": ["http://192.168.1.7:8013"], "port": 8013, "restart": null}),
            "{host}"
        );
    }
}

#[tokio::test]
async fn a_page_is_told_that_the_server_listens_to_its_own_machine_alone() {
    let server = listening("127.0.0.1:8013", Reach::default()).await;
    assert_eq!(
        told(&server, &[("host", "127.0.0.1:8013")]).await,
        json!({"addresses": [], "port": 8013, "restart": "MOONSHOT_LISTEN=0.0.0.0:8013 moonshot serve"})
    );
}

#[tokio::test]
async fn a_server_that_listens_everywhere_tells_the_machines_addresses() {
    let server = listening("0.0.0.0:8013", Reach::default()).await;
    let expected: Vec<String> = network_addresses("0.0.0.0:8013".parse().unwrap())
        .iter()
        .map(|address| format!("http://{address}"))
        .collect();
    let told = told(&server, &[("host", "localhost")]).await;
    assert_eq!(told["addresses"], json!(expected));
}

#[tokio::test]
async fn nobody_else_is_told_of_the_network() {
    let trusting = Reach {
        trusted_proxies: vec!["127.0.0.1/32".parse().unwrap()],
        hosts: vec!["cards.example".into()],
        ..Reach::default()
    };
    for reach in [
        trusting.clone(),
        Reach {
            trusted_proxies: vec![],
            ..trusting
        },
    ] {
        let server = listening("0.0.0.0:8013", reach).await;
        for headers in [
            &[("host", "cards.example")][..],
            &[("host", "192.168.1.7:8013")],
            &[("host", "localhost"), ("x-forwarded-for", "203.0.113.9")],
            &[("host", "localhost"), ("forwarded", "for=203.0.113.9")],
            &[("host", "localhost"), ("x-real-ip", "203.0.113.9")],
            &[("host", "localhost"), ("x-forwarded-host", "cards.example")],
        ] {
            assert_eq!(told(&server, headers).await, NOTHING(), "{headers:?}");
        }
    }
}
