//! Tables in PostgreSQL: served, crashed, restarted, copied to a directory and back.

use std::process::{Command, Output};

use moonshot_testbed::Postgres;

use super::backup::done;
use super::client::{Player, Program, command, command_with_store};
use super::watch::{figure, get, observed};

fn moonshot(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_moonshot"));
    command.args(arguments).env_remove("RUST_LOG");
    command.output().unwrap()
}

#[test]
fn tables_in_a_database_survive_kills_and_restarts_of_both() {
    let mut cluster = Postgres::start().unwrap();
    let store = cluster.address();
    let mut program = Program::spawn(command_with_store(&store));
    assert_eq!(
        program.says("Tables are in").trim(),
        "Tables are in   postgres:///moonshot"
    );
    let player = Player::sit_down(&program, "hearts", 4);
    let mut promised = 0;
    for turn in 0..12 {
        let snapshot = player.wait(&program);
        if !snapshot["view"]["outcome"].is_null() {
            break;
        }
        if turn % 4 == 3 {
            cluster.kill().unwrap();
            cluster.go_on().unwrap();
        }
        promised = player.act(&program, &snapshot, turn);
        if turn % 4 == 1 {
            program.kill();
            program = Program::spawn(command_with_store(&store));
        }
        let version = player.look(&program)["version"].as_u64().unwrap();
        assert!(version >= promised, "an accepted action is gone");
    }
    assert!(promised > 0);
    let (status, said) = program.stop("TERM");
    assert!(status.success() && said.contains("Stopped."), "{said}");
}

#[test]
fn what_is_read_and_the_connections_for_it_are_told_of_a_file_and_of_a_database() {
    let (cluster, data) = (Postgres::start().unwrap(), tempfile::tempdir().unwrap());
    let servers = [
        (command(data.path(), "127.0.0.1:0"), 4.0, 0.0),
        (command_with_store(&cluster.address()), 8.0, 1.0),
    ];
    for (command, most, shared) in servers {
        let (program, metrics) = observed(command);
        let player = Player::sit_down(&program, "hearts", 4);
        player.wait(&program);
        assert!(get(&program.address, "/api/tables").starts_with("HTTP/1.1 200"));
        let text = get(&metrics, "/metrics");
        let reads = |what| {
            figure(
                &text,
                &format!("moonshot_read_seconds_count{{what=\"{what}\"}}"),
            )
        };
        assert!(reads("lists") >= 1.0, "{text}");
        // Shared state exists only in a database.
        assert_eq!(reads("shared").min(1.0), shared, "{text}");
        assert!(figure(&text, "moonshot_store_wait_seconds_count") >= reads("lists"));
        for reason in ["storage", "damaged", "newer"] {
            let failed = format!("moonshot_reads_failed_total{{reason=\"{reason}\"}}");
            assert_eq!(figure(&text, &failed), 0.0, "{reason}");
        }
        let connections = |state| {
            figure(
                &text,
                &format!("moonshot_store_connections{{state=\"{state}\"}}"),
            )
        };
        let open = connections("used") + connections("idle");
        assert!((1.0..=most).contains(&open), "{text}");
        assert_eq!(figure(&text, "moonshot_store_max_connections"), most);
        program.kill();
    }
}

#[test]
fn a_database_is_copied_to_a_directory_and_on_and_what_is_not_for_it_is_refused() {
    let (cluster, another) = (Postgres::start().unwrap(), Postgres::start().unwrap());
    let store = cluster.address();
    let program = Program::spawn(command_with_store(&store));
    let player = Player::sit_down(&program, "black-hearts", 4);
    let snapshot = player.wait(&program);
    player.act(&program, &snapshot, 0);
    let before = player.wait(&program);
    let place = tempfile::tempdir().unwrap();
    let data = place.path().join("data");
    let to = data.to_str().unwrap();
    // The copy would miss what the server is still writing.
    let refused = moonshot(&["copy", &store, to]);
    let said = String::from_utf8(refused.stderr).unwrap();
    assert!(
        !refused.status.success() && said.lines().count() == 1,
        "{said}"
    );
    assert!(
        said.contains("postgres:///moonshot is in use by Moonshot")
            && said.contains("Stop every server over it and try again"),
        "{said}"
    );
    program.stop("TERM");

    let none = done(&moonshot(&["reports", "--store", &store]));
    assert_eq!(none, "Nobody has been reported.\n");
    let said = done(&moonshot(&["copy", &store, to]));
    assert!(
        said.contains("1 table with")
            && said.contains("entries, 0 accounts, compared with postgres:///moonshot"),
        "{said}"
    );
    // The same person sees the same table: the token signing key was copied too.
    let program = Program::start(&data);
    assert_eq!(player.look(&program)["view"], before["view"]);
    let refused = moonshot(&["copy", to, &another.address()]);
    let said = String::from_utf8(refused.stderr).unwrap();
    assert!(
        !refused.status.success() && said.contains("is in use by another Moonshot"),
        "{said}"
    );
    program.stop("TERM");
    // From the directory to another database, where the same person continues.
    let said = done(&moonshot(&["copy", to, &another.address()]));
    assert!(
        said.starts_with("postgres:///moonshot: 1 table with") && said.contains(to),
        "{said}"
    );
    let program = Program::spawn(command_with_store(&another.address()));
    let now = player.look(&program);
    assert_eq!(now["view"], before["view"]);
    player.act(&program, &now, 0);
    program.stop("TERM");

    for (arguments, wanted) in [
        (vec!["backup", "file", "--store", &store], "pg_dump"),
        (vec!["copy", to, &store], "is not empty"),
        (vec!["serve", "--store", "mysql://host/name"], "postgres://"),
        (vec!["serve", "--store", &store, "--data", to], "not both"),
        (
            vec![
                "serve",
                "--listen",
                "127.0.0.1:0",
                "--store",
                "postgres://anna:secret@127.0.0.1:1/none",
            ],
            "PostgreSQL cannot be reached",
        ),
        (
            vec![
                "serve",
                "--listen",
                "127.0.0.1:0",
                "--store",
                "postgres://anna:secret@/none",
            ],
            "cannot be read",
        ),
        (
            vec![
                "serve",
                "--listen",
                "127.0.0.1:0",
                "--store",
                &store.replace("/moonshot?", "/another?"),
            ],
            "CREATE DATABASE",
        ),
    ] {
        let output = moonshot(&arguments);
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(
            !output.status.success() && said.lines().count() == 1,
            "{said}"
        );
        assert!(said.contains(wanted), "{arguments:?}: {said}");
        assert!(!said.contains("secret"), "{said}");
    }
}
