//! Starting and stopping.

use std::net::{SocketAddr, TcpListener};

use moonshot_server::network_addresses;

use super::client::{Player, Program, command};

#[cfg(unix)]
#[test]
fn ctrl_c_stops_it_cleanly_and_saves_every_table() {
    for signal in ["INT", "TERM"] {
        let data = tempfile::tempdir().unwrap();
        let program = Program::start(data.path());
        let player = Player::sit_down(&program, "hearts", 4);
        let snapshot = player.wait(&program);
        player.act(&program, &snapshot, 0);
        let before = player.wait(&program);
        let (status, said) = program.stop(signal);
        assert_eq!(status.code(), Some(0), "{signal}: {said}");
        assert!(said.contains("Stopped"), "{said}");
        let files = std::fs::read_dir(data.path()).unwrap();
        let mut files: Vec<_> = files.map(|file| file.unwrap().file_name()).collect();
        files.sort();
        assert_eq!(
            files,
            ["moonshot.lock", "moonshot.sqlite3"],
            "the tables are in one file, with nothing beside it to lose"
        );
        let program = Program::start(data.path());
        assert_eq!(player.look(&program), before);
        program.kill();
    }
}

#[test]
fn it_says_how_others_in_the_network_reach_it() {
    let data = tempfile::tempdir().unwrap();
    let mut program = Program::start(data.path());
    let port = program.address.rsplit_once(':').unwrap().1.to_owned();
    program.says("Only this computer can open it");
    let how = program.says("MOONSHOT_LISTEN=");
    let data_there = data.path().display();
    let started = format!("MOONSHOT_LISTEN=0.0.0.0:{port} ");
    let restart = how.trim().strip_prefix(&started).unwrap();
    assert!(restart.contains("moonshot serve "), "{restart}");
    assert!(restart.contains(&data_there.to_string()), "{restart}");
    assert!(!restart.contains("--listen"), "{restart}");
    program.kill();
    // When listening on the network, it still prints an address that works in any local browser.
    let mut program = Program::spawn(command(data.path(), "0.0.0.0:0"));
    assert!(program.address.starts_with("127.0.0.1:"));
    let port = program.address.rsplit_once(':').unwrap().1.to_owned();
    let listens: SocketAddr = format!("0.0.0.0:{port}").parse().unwrap();
    if let Some(address) = network_addresses(listens).first() {
        let said = program.says("On your network");
        assert_eq!(said.trim(), format!("On your network http://{address}"));
    }
    program.kill();
    // An operator who configured a host name knows the address.
    let mut named = command(data.path(), "127.0.0.1:0");
    named.args(["--hosts", "cards.example"]);
    let mut program = Program::spawn(named);
    program.says("Tables are in");
    let (_, said) = program.stop("INT");
    assert!(!said.contains("Only this computer"), "{said}");
}

#[test]
fn a_port_in_use_is_explained() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let data = tempfile::tempdir().unwrap();
    let output = command(data.path(), &address).output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains(&format!("{address} is in use")), "{said}");
    let next = taken.local_addr().unwrap().port().wrapping_add(1).max(1024);
    let (_, instead) = said.split_once('`').unwrap();
    assert!(
        instead.starts_with(&format!("MOONSHOT_LISTEN=127.0.0.1:{next} ")),
        "{said}"
    );
    assert!(instead.contains("moonshot serve"), "{said}");
    let metrics = command(data.path(), "127.0.0.1:0")
        .args(["--metrics-listen", &address])
        .output()
        .unwrap();
    let said = String::from_utf8(metrics.stderr).unwrap();
    assert!(
        said.contains(&format!("`--metrics-listen 127.0.0.1:{next}`")),
        "{said}"
    );
}

#[test]
fn a_data_directory_that_cannot_be_made_is_named() {
    let data = tempfile::tempdir().unwrap();
    let file = data.path().join("file");
    std::fs::write(&file, "in the way").unwrap();
    let output = command(&file.join("tables"), "127.0.0.1:0")
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("file/tables"), "{said}");
}

#[test]
fn a_bad_card_set_is_refused_with_the_field_that_is_wrong() {
    let data = tempfile::tempdir().unwrap();
    let file = data.path().join("cards.toml");
    let house = moonshot_protocol::CardFaces::house().to_toml();
    std::fs::write(&file, house.replace("points = 4", "points = -1")).unwrap();
    let output = command(&data.path().join("tables"), "127.0.0.1:0")
        .arg("--card-set")
        .arg(&file)
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8(output.stderr).unwrap();
    for part in ["cards.toml", "curses[6].points", "from 0 to 99"] {
        assert!(said.contains(part), "{part} is not in {said}");
    }
}

#[test]
fn a_mistake_on_the_command_line_is_explained() {
    let data = tempfile::tempdir().unwrap();
    let output = command(data.path(), "here").output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("--listen"), "{said}");
}

#[cfg(unix)]
#[test]
fn nobody_else_reads_the_data_directory() {
    use std::os::unix::fs::PermissionsExt;
    let data = tempfile::tempdir().unwrap();
    let tables = data.path().join("deep/tables");
    Program::start(&tables).kill();
    let mode = std::fs::metadata(&tables).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o700);
}

/// The soft limit is often 1,024 while the hard limit is far higher.
#[cfg(target_os = "linux")]
#[test]
fn it_takes_as_many_files_as_the_system_gives() {
    let data = tempfile::tempdir().unwrap();
    let program = command(data.path(), "127.0.0.1:0");
    let mut shell = std::process::Command::new("sh");
    shell
        .args(["-c", "ulimit -S -n 100 && exec \"$0\" \"$@\""])
        .arg(program.get_program())
        .args(program.get_args())
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::null());
    let program = Program::spawn(shell);
    let limits = std::fs::read_to_string(format!("/proc/{}/limits", program.id())).unwrap();
    let files = limits
        .lines()
        .find(|line| line.starts_with("Max open files"));
    let numbers: Vec<&str> = files.unwrap().split_whitespace().skip(3).collect();
    assert_eq!(numbers[0], numbers[1], "the soft limit is the hard one");
    // It serves more than a hundred connections at a time.
    let hundred: Vec<_> = (0..120)
        .map(|_| std::net::TcpStream::connect(&program.address).unwrap())
        .collect();
    Player::sit_down(&program, "hearts", 3);
    drop(hundred);
    program.kill();
}

/// Without free file descriptors, connections wait, and the program neither spins nor exits.
#[cfg(target_os = "linux")]
#[test]
fn without_a_file_to_spare_connections_wait() {
    let data = tempfile::tempdir().unwrap();
    let program = Program::start(data.path());
    let open = |path: &str| std::fs::read_dir(path).unwrap().count() as u64;
    let most = open(&format!("/proc/{}/fd", program.id())) + 10;
    let process = program.id() as i32;
    rlimit::prlimit(process, rlimit::Resource::NOFILE, Some((most, most)), None).unwrap();
    let connections: Vec<_> = (0..30)
        .map(|_| std::net::TcpStream::connect(&program.address).unwrap())
        .collect();
    let used = || {
        let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap();
        let (_, fields) = stat.rsplit_once(") ").unwrap();
        let ticks = fields.split(' ').skip(11).take(2);
        ticks
            .map(|ticks| ticks.parse::<u64>().unwrap())
            .sum::<u64>()
    };
    let before = used();
    std::thread::sleep(std::time::Duration::from_secs(1));
    let ticks = used() - before;
    assert!(ticks <= 20, "{ticks} of 100 ticks of a second");
    drop(connections);
    Player::sit_down(&program, "hearts", 3);
    program.kill();
}
