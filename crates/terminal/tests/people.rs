//! A table of a server with other people: proposals, pauses, clocks, the rematch.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::{Duration, Instant};

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use moonshot_api::{
    EndedProposal, Proposal, ProposalEnd, Proposed, Rematch, SeatClock, Snapshot, Stage,
};
use moonshot_rules::Seat;
use moonshot_terminal::screen::{App, draw};
use moonshot_terminal::{Command, Greeting, Handle, Language, Look, Pace, Update};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use serde_json::json;

use crate::common::{WAIT, begin, model};
use crate::plain::Lines;

/// A table of a server in Hearts, at which Zoe is asked and Ada is a person.
fn table() -> Snapshot {
    let Handle { updates, .. } = begin("hearts", 4, &json!({}), 3);
    let Update::Scene { mut snapshot, .. } = updates.recv().unwrap() else {
        panic!("no scene");
    };
    snapshot.table = "t1".to_owned();
    snapshot.seats[1].bot = false;
    *snapshot
}

fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

fn proposal(what: Proposed, by: usize, asked: usize) -> Option<Proposal> {
    Some(Proposal {
        what,
        by: seat(by),
        agreed: vec![seat(by)],
        asked: vec![seat(asked)],
    })
}

fn scene(snapshot: &Snapshot) -> Update {
    Update::Scene {
        events: Vec::new(),
        snapshot: Box::new(snapshot.clone()),
    }
}

struct Screen {
    app: App,
    taken: Receiver<Command>,
}

impl Screen {
    fn of(language: &str) -> Screen {
        let (commands, taken) = channel();
        let look = Look {
            ascii: false,
            colour: true,
            pace: Pace::None,
        };
        let app = App::new(model(language), look, commands);
        Screen { app, taken }
    }

    fn show(&mut self, snapshot: &Snapshot) -> String {
        self.app.receive(scene(snapshot));
        self.app.advance(Instant::now());
        self.drawn(80)
    }

    fn drawn(&mut self, width: u16) -> String {
        self.drawn_at(width, 24)
    }

    fn drawn_at(&mut self, width: u16, height: u16) -> String {
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        terminal.draw(|frame| draw(frame, &mut self.app)).unwrap();
        terminal.backend().to_string()
    }

    fn key(&mut self, code: KeyCode) {
        let key = KeyEvent::new(code, KeyModifiers::NONE);
        self.app.event(&Event::Key(key));
    }

    fn sent(&mut self, key: char) -> Command {
        self.key(KeyCode::Char(key));
        self.taken.recv_timeout(Duration::from_secs(5)).unwrap()
    }
}

#[test]
fn a_proposal_is_shown_and_answered_on_the_screen() {
    let mut screen = Screen::of("en");
    let mut snapshot = table();
    let shown = screen.show(&snapshot);
    assert!(!shown.contains("Agree"), "{shown}");
    // The player has selected a card, which stays.
    screen.key(KeyCode::Enter);
    snapshot.life.proposal = proposal(Proposed::Undo, 1, 0);
    let shown = screen.show(&snapshot);
    assert!(
        shown.contains("Ada wants to take back the last move."),
        "{shown}"
    );
    assert!(shown.contains("Select 2 more"), "{shown}");
    assert!(shown.contains("[ Agree (y) ] [ Decline (n) ]"), "{shown}");
    // On a narrow screen no button is cut off.
    let narrow = screen.drawn(40);
    assert!(
        narrow.contains("[ Agree (y) ]") && narrow.contains("[ Decline (n) ]"),
        "{narrow}"
    );
    assert_eq!(screen.sent('y'), Command::Answer { agree: true });
    assert_eq!(screen.sent('n'), Command::Answer { agree: false });
    // By the buttons.
    for _ in 0..13 + 1 {
        screen.key(KeyCode::Right);
    }
    screen.key(KeyCode::Left);
    screen.key(KeyCode::Right);
    snapshot.life.proposal = None;
    snapshot.life.ended = Some(EndedProposal {
        what: Proposed::Undo,
        by: seat(1),
        how: ProposalEnd::Declined,
        seat: Some(seat(2)),
    });
    let shown = screen.show(&snapshot);
    assert!(
        shown.contains("Boris declined: the move stands."),
        "{shown}"
    );
    assert!(!shown.contains("Agree"), "{shown}");
    screen.key(KeyCode::Char('y'));
    assert!(screen.drawn(80).contains("Nothing is proposed any more."));
    // The player withdraws their proposal.
    snapshot.life.proposal = proposal(Proposed::Stop, 0, 1);
    let shown = screen.show(&snapshot);
    assert!(shown.contains("Waiting for Ada."), "{shown}");
    assert_eq!(screen.sent('n'), Command::Answer { agree: false });
}

#[test]
fn what_can_be_done_at_the_table_is_a_list() {
    let mut screen = Screen::of("en");
    let mut snapshot = table();
    snapshot.life.yours = true;
    screen.show(&snapshot);
    screen.key(KeyCode::Char('a'));
    let shown = screen.drawn(80);
    for label in [
        "1. Ask to take back",
        "2. Ask to stop the match",
        "3. Pause match",
        "4. Take a break",
    ] {
        assert!(shown.contains(label), "{label}: {shown}");
    }
    assert_eq!(screen.sent('2'), Command::Propose(Proposed::Stop));
    // With bots alone the match is stopped at once, so the player is asked.
    snapshot.seats[1].bot = true;
    screen.show(&snapshot);
    screen.key(KeyCode::Char('a'));
    screen.key(KeyCode::Char('1'));
    assert!(screen.drawn(80).contains("Stop without a result?"));
    assert!(screen.taken.try_recv().is_err());
    assert_eq!(screen.sent('1'), Command::Propose(Proposed::Stop));
    snapshot.seats[1].bot = false;
    snapshot.life.paused = true;
    let shown = screen.show(&snapshot);
    assert!(
        shown.contains("The match is paused.") && shown.contains("Paused"),
        "{shown}"
    );
    assert_eq!(screen.sent('y'), Command::Pause { paused: false });
    snapshot.life.paused = false;
    snapshot.settled = true;
    let shown = screen.show(&snapshot);
    assert!(shown.contains("The score can no longer change."), "{shown}");
    assert_eq!(screen.sent('y'), Command::Propose(Proposed::Finish));
}

#[test]
fn the_rematch_is_offered_after_a_match() {
    let mut screen = Screen::of("en");
    let mut snapshot = table();
    snapshot.life.stage = Stage::Over;
    snapshot.view.legal = None;
    let shown = screen.show(&snapshot);
    assert!(shown.contains("[ Rematch (y) ]"), "{shown}");
    assert_eq!(screen.sent('y'), Command::Rematch);
    snapshot.life.next = Some("t2".to_owned());
    snapshot.life.rematch = Some(Rematch {
        ready: vec![seat(0)],
        asked: vec![seat(1)],
        host: Some(seat(0)),
        begun: false,
    });
    let shown = screen.show(&snapshot);
    assert!(shown.contains("You’re ready. Waiting for Ada."), "{shown}");
    assert_eq!(screen.sent('y'), Command::StartNext);
    assert_eq!(screen.sent('n'), Command::LeaveNext);
}

#[test]
fn the_time_to_act_is_shown_and_runs() {
    let mut screen = Screen::of("en");
    let mut snapshot = table();
    snapshot.seats[0].clock = Some(SeatClock {
        left: 15_000,
        reserve: 60_000,
        runs: true,
    });
    let shown = screen.show(&snapshot);
    assert!(shown.contains("Your turn 0:15"), "{shown}");
    let mut model = model("en");
    model.apply(scene(&snapshot));
    let later = |seconds| Instant::now() + Duration::from_secs(seconds);
    assert_eq!(model.time(later(10)).unwrap(), "0:05");
    assert_eq!(model.time(later(35)).unwrap(), "0:40");
    assert_eq!(model.time(later(99)).unwrap(), "0:00");
}

#[test]
fn plain_lines_show_proposals_and_take_answers() {
    let (commands, taken) = channel();
    let (sent, updates): (Sender<Update>, _) = channel();
    let handle = Handle { commands, updates };
    let mut lines = Lines::of(
        handle,
        "en",
        Greeting::Table("http://x/table/t1".to_owned()),
    );
    let mut snapshot = table();
    sent.send(scene(&snapshot)).unwrap();
    lines.until("The 3 numbers");
    snapshot.life.proposal = proposal(Proposed::Undo, 1, 0);
    sent.send(scene(&snapshot)).unwrap();
    lines.until("Ada wants to take back the last move.\ny: Agree\nn: Decline\n");
    lines.send("ｙ");
    assert_eq!(
        taken.recv_timeout(WAIT).unwrap(),
        Command::Answer { agree: true }
    );
    lines.send("no");
    assert_eq!(
        taken.recv_timeout(WAIT).unwrap(),
        Command::Answer { agree: false }
    );
    // A list of actions; an empty line goes back to the question.
    lines.send("a");
    lines.until("1. Agree\n2. Decline\n");
    lines.until("Your choice:");
    lines.send("");
    lines.until("Ada wants to take back the last move.");
    lines.until("The 3 numbers");
    snapshot.life.proposal = None;
    snapshot.life.ended = Some(EndedProposal {
        what: Proposed::Undo,
        by: seat(1),
        how: ProposalEnd::Lapsed,
        seat: None,
    });
    sent.send(scene(&snapshot)).unwrap();
    lines.until("Not everyone answered in time: the move stands.");
    lines.send("a");
    lines.until("1. Ask to take back");
    lines.until("Your choice:");
    lines.send("2");
    assert_eq!(
        taken.recv_timeout(WAIT).unwrap(),
        Command::Propose(Proposed::Stop)
    );
    lines.send("?");
    lines.until("say …: ");
}

#[test]
fn proposals_and_keys_fit_on_the_smallest_screen_in_every_language() {
    for code in Language::codes() {
        let words = Language::load(&code);
        let quit = words.text("terminal-key-quit", []);
        let mut screen = Screen::of(&code);
        let mut snapshot = table();
        for (what, by, asked) in [
            (Proposed::Finish, 1, 0),
            (Proposed::Claim, 1, 0),
            (Proposed::Stop, 0, 1),
        ] {
            snapshot.life.proposal = proposal(what, by, asked);
            screen.show(&snapshot);
            let shown = screen.drawn_at(40, 18);
            let shows = |key| {
                ["(", "（"]
                    .iter()
                    .any(|mark| shown.contains(&format!("{mark}{key}")))
            };
            assert!(shows('n'), "{shown}");
            assert_eq!(shows('y'), by == 1, "{shown}");
            let keys = shown.lines().last().unwrap();
            assert!(keys.contains(&quit), "{code}: {keys}");
        }
        snapshot.life.proposal = None;
        snapshot.life.stage = Stage::Waiting;
        snapshot.view.legal = None;
        screen.show(&snapshot);
        let shown = screen.drawn_at(40, 18);
        let keys = shown.lines().last().unwrap();
        let begin = words.text("terminal-key-begin", []);
        assert!(
            keys.contains(&quit) && keys.contains(&begin),
            "{code}: {keys}"
        );
        // A spectator.
        snapshot.you = None;
        snapshot.life.stage = Stage::Playing;
        screen.show(&snapshot);
        let shown = screen.drawn_at(40, 18);
        let keys = shown.lines().last().unwrap();
        let undo = words.text("terminal-key-undo", []);
        assert!(
            keys.contains(&quit) && !keys.contains(&undo),
            "{code}: {keys}"
        );
        screen.key(KeyCode::Char('u'));
        let why = words.text("errors-not-seated", []);
        let first = why.chars().take(8).collect::<String>();
        assert!(screen.drawn_at(80, 24).contains(&first), "{code}");
    }
}
