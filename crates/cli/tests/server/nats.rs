//! NATS with authentication.

use std::path::Path;

use moonshot_testbed::{Nats, Postgres};

use super::client::{Player, Program, command_with_store};

const REFUSED: &str = "NATS does not let this server in";

#[test]
fn a_wrong_password_is_complained_of_once_and_nothing_else_is_lost() {
    let cluster = Postgres::start().unwrap();
    let asks = ["--user", "moonshot", "--pass", "mellon"];
    let nats = Nats::start_with(&asks, "moonshot:mellon").unwrap();
    for wrong in [nats.url_with("moonshot:friend"), nats.url_with("friend")] {
        let mut command = command_with_store(&cluster.address());
        command.args(["--nats", &wrong]);
        let mut program = Program::spawn(command);
        let (said, rest) = program.complains_of(REFUSED);
        assert!(said.contains("Correct the name and the password"), "{said}");
        // Tables are in the database, and can be played as usual.
        let player = Player::sit_down(&program, "hearts", 4);
        let snapshot = player.wait(&program);
        player.act(&program, &snapshot, 0);
        program.signal("TERM");
        assert!(program.end().success());
        let said = said + &rest.join().unwrap();
        assert_eq!(said.matches(REFUSED).count(), 1, "{said}");
        assert!(
            !said.contains("friend") && !said.contains("mellon"),
            "{said}"
        );
    }
}

/// A server that trusts this certificate authority and uses this NATS.
fn over_tls(store: &str, nats: &str, authority: &Path) -> Program {
    let mut command = command_with_store(store);
    command
        .args(["--nats", nats])
        .env("RUST_LOG", "warn,moonshot_server=info");
    command.env("SSL_CERT_FILE", authority);
    Program::spawn(command)
}

#[test]
fn over_a_network_servers_reach_nats_over_tls() {
    let mut cluster = Postgres::start().unwrap();
    let [certificate, key, authority] = cluster.speak_tls().unwrap().certificate();
    let [certificate, key] = [&certificate, &key].map(|file| file.to_str().unwrap());
    let asks = [
        "--tls",
        "--tlscert",
        certificate,
        "--tlskey",
        key,
        "--auth",
        "s3cret",
    ];
    let nats = Nats::start_with(&asks, "s3cret").unwrap();
    let port = nats.address().port();
    let address = format!("tls://s3cret@localhost:{port}");
    let store = cluster.address();
    let mut program = over_tls(&store, &address, &authority);
    let (_, rest) = program.complains_of("connected to NATS");
    program.signal("TERM");
    assert!(program.end().success());
    rest.join().unwrap();
    // The server name does not match, and a client that trusts another authority rejects the certificate.
    let other_name = format!("tls://s3cret@127.0.0.1:{port}");
    let nobody = tempfile::NamedTempFile::new().unwrap();
    for (address, trusted) in [
        (&other_name, authority.as_path()),
        (&address, nobody.path()),
    ] {
        let mut program = over_tls(&store, address, trusted);
        let (said, rest) = program.complains_of("client error");
        program.signal("TERM");
        assert!(program.end().success());
        let said = said + &rest.join().unwrap();
        assert!(
            !said.contains("connected to NATS") && !said.contains("s3cret"),
            "{said}"
        );
    }
}
