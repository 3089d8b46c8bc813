//! Who may do what and when, asked of a table without a server.

use std::time::Duration;

use moonshot_rules::{Seats, Viewer};
use moonshot_store::{SeatRecord, TableId, TableRecord};
use moonshot_table::{Absence, Change, Entry, PersonId, Said, Seeds, Sign, Terms};
use tokio::time::Instant;

use super::{Effect, proposals};
use crate::auth::Player;
use crate::error::ApiError;
use crate::table::command::Command;
use crate::table::ephemeral::OpenProposal;
use crate::table::state::{Table, action_of};
use crate::table::transaction::Transaction;
use moonshot_api::{Proposed, Stage};
use moonshot_rules::Seat;

const ANNA: u8 = 1;
const BEN: u8 = 2;
const CLEO: u8 = 3;

fn person(number: u8) -> PersonId {
    PersonId::new([number; 32])
}

fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

fn sit(number: u8, name: &str) -> Command {
    Command::Sit {
        player: Player {
            person: person(number),
            program: false,
            handle: None,
            marked: false,
        },
        seat: None,
        name: Some(name.into()),
        nonce: "11".repeat(16),
    }
}

fn start() -> Command {
    Command::Start {
        nonce: None,
        level: None,
    }
}

/// A table and the time at it.
struct Scene {
    table: Table,
    now: Instant,
}

impl Scene {
    /// A table of Hearts for four that waits for people.
    fn waiting() -> Scene {
        let seats = 4;
        let record = TableRecord {
            id: TableId::from_random([7; 26]),
            created: 0,
            game: "hearts".into(),
            options: Default::default(),
            card_set: None,
            lesson: None,
            origin: None,
            seeds: Seeds::new([5; 32], vec![Vec::new(); seats]),
            waits: true,
            seats: vec![SeatRecord::default(); seats],
            autoplay: Default::default(),
        };
        Scene {
            table: Table::start(record).unwrap(),
            now: Instant::now(),
        }
    }

    /// Anna and Ben at the table; Anna is the host.
    fn with_two() -> Scene {
        let mut scene = Scene::waiting();
        scene.done(ANNA, sit(ANNA, "Anna"));
        scene.done(BEN, sit(BEN, "Ben"));
        scene
    }

    /// The same, playing: they and two bots have to pass cards.
    fn playing() -> Scene {
        let mut scene = Scene::with_two();
        scene.done(ANNA, start());
        scene
    }

    /// Anna plays with three bots.
    fn alone() -> Scene {
        let mut scene = Scene::waiting();
        scene.done(ANNA, sit(ANNA, "Anna"));
        scene.done(ANNA, start());
        scene
    }

    fn arrives(&mut self, number: u8) {
        let presence = &mut self.table.ephemeral.presence;
        presence.arrive(Some(&person(number)));
    }

    /// Carries the command out and returns its entries.
    fn done(&mut self, number: u8, command: Command) -> Vec<Entry> {
        let command = command.checked().unwrap();
        let effects = self.table.decide(&person(number), &command, self.now);
        let mut transaction = Transaction::default();
        let effects = effects.unwrap();
        transaction.run(&mut self.table, effects).unwrap();
        transaction.into_parts().0
    }

    fn refused(&self, number: u8, command: Command) -> ApiError {
        let decision = self.table.decide(&person(number), &command, self.now);
        decision.unwrap_err()
    }

    fn version(&self, number: u8) -> u64 {
        self.table.version_of(&person(number))
    }

    /// The person's first legal action, as a command at their present version.
    fn act(&self, number: u8) -> Command {
        let own = self.table.seat_of(&person(number)).unwrap();
        Command::Act {
            version: self.version(number),
            action: action_of(&self.table, own).unwrap(),
        }
    }
}

#[test]
fn the_first_person_to_sit_down_is_the_host() {
    let mut scene = Scene::waiting();
    let entries = scene.done(ANNA, sit(ANNA, "Anna"));
    let [
        Entry::Table {
            change: Change::Sit { seat: own, .. },
        },
        Entry::Table {
            change: Change::Host { person: host },
        },
    ] = &entries[..]
    else {
        panic!("{entries:?}");
    };
    assert_eq!((*own, host), (seat(0), &person(ANNA)));
    assert_eq!(scene.done(BEN, sit(BEN, "Ben")).len(), 1);
    assert!(matches!(
        scene.refused(CLEO, sit(CLEO, "Ben")),
        ApiError::NameTaken { .. }
    ));
}

#[test]
fn a_decision_changes_nothing() {
    let scene = Scene::playing();
    let (version, state) = (scene.table.game.version(), scene.table.game.state().clone());
    let command = scene.act(ANNA);
    for _ in 0..2 {
        let decided = scene.table.decide(&person(ANNA), &command, scene.now);
        assert!(matches!(decided.unwrap()[..], [Effect::Act { .. }]));
    }
    assert_eq!(scene.table.game.version(), version);
    assert_eq!(*scene.table.game.state(), state);
}

#[test]
fn only_the_host_decides_who_sits_where() {
    let scene = Scene::with_two();
    let (seat, with) = (seat(0), seat(1));
    let terms = Terms::default();
    for command in [
        Command::Swap { seat, with },
        Command::Remove { seat },
        Command::GiveHost { seat },
        Command::SeatBot {
            seat: with,
            bot: true,
            level: None,
        },
        Command::SetTerms(terms),
    ] {
        assert!(matches!(scene.refused(BEN, command), ApiError::NotHost));
    }
    assert!(matches!(
        scene.refused(CLEO, Command::Swap { seat, with }),
        ApiError::NotSeated
    ));
}

#[test]
fn another_player_starts_once_the_host_is_known_to_be_disconnected() {
    let mut scene = Scene::with_two();
    scene.arrives(ANNA);
    assert!(matches!(scene.refused(BEN, start()), ApiError::NotHost));
    let presence = &mut scene.table.ephemeral.presence;
    presence.depart(Some(&person(ANNA)), scene.now);
    // Just loaded: the host may be connected through another server.
    presence.begin_unsure(scene.now);
    assert!(matches!(scene.refused(BEN, start()), ApiError::NotHost));
    scene.now += Duration::from_secs(60);
    let entries = scene.done(BEN, start());
    assert_eq!(entries.len(), 3, "two bots and the start: {entries:?}");
    assert_eq!(scene.table.stage(), Stage::Playing);
    assert!(matches!(scene.refused(ANNA, start()), ApiError::Begun));
}

#[test]
fn a_removed_person_may_not_come_back() {
    let mut scene = Scene::with_two();
    scene.done(ANNA, Command::Remove { seat: seat(1) });
    assert!(matches!(
        scene.refused(BEN, sit(BEN, "Ben")),
        ApiError::Removed
    ));
    assert!(matches!(
        scene.refused(ANNA, Command::Remove { seat: seat(0) }),
        ApiError::OwnSeat
    ));
}

#[test]
fn a_host_who_leaves_is_followed_by_a_connected_player() {
    let mut scene = Scene::with_two();
    scene.done(CLEO, sit(CLEO, "Cleo"));
    scene.arrives(CLEO);
    scene.done(ANNA, Command::Leave);
    assert_eq!(scene.table.membership().host(), Some(&person(CLEO)));
    assert!(matches!(
        scene.refused(ANNA, Command::Leave),
        ApiError::NotSeated
    ));
}

#[test]
fn an_action_needs_a_recent_version_and_is_an_entry() {
    let mut scene = Scene::playing();
    let Command::Act { version, action } = scene.act(ANNA) else {
        unreachable!();
    };
    let early = Command::Act {
        version: version + 1,
        action: action.clone(),
    };
    let ApiError::Stale(snapshot) = scene.refused(ANNA, early) else {
        panic!("a version that there is not yet");
    };
    assert_eq!(snapshot.version, version);
    let entries = scene.done(ANNA, scene.act(ANNA));
    assert_eq!(
        entries,
        [Entry::Act {
            seat: seat(0),
            action
        }]
    );
}

#[test]
fn nobody_acts_before_the_match_or_in_a_pause() {
    let scene = Scene::with_two();
    let (version, action) = (scene.version(ANNA), "2C".to_owned());
    let act = Command::Act { version, action };
    assert!(matches!(scene.refused(ANNA, act), ApiError::NotBegun));
    let mut scene = Scene::playing();
    let act = scene.act(BEN);
    scene.done(ANNA, Command::Pause(true));
    assert!(matches!(scene.refused(BEN, act), ApiError::Paused));
    assert!(matches!(
        scene.refused(BEN, Command::SitOut { fault: None }),
        ApiError::Paused
    ));
}

#[test]
fn playing_means_being_back() {
    let mut scene = Scene::playing();
    scene.done(BEN, Command::SitOut { fault: None });
    let command = scene.act(BEN);
    let own = seat(1);
    let decided = scene.table.decide(&person(BEN), &command, scene.now);
    assert!(matches!(
        decided.unwrap()[..],
        [Effect::Change(Change::Return { seat }), Effect::Act { .. }] if seat == own
    ));
    // A person who asked for a bot does not return by reconnecting.
    assert!(scene.done(BEN, Command::Reconnect).is_empty());
    assert_eq!(scene.done(BEN, Command::ComeBack).len(), 1);
    let gone = Change::SitOut {
        seat: own,
        why: Absence::Disconnected,
        level: None,
    };
    scene.table.change(gone).unwrap();
    assert_eq!(scene.done(BEN, Command::Reconnect).len(), 1);
}

#[test]
fn undo_is_free_alone_and_a_proposal_among_several() {
    let mut alone = Scene::alone();
    let undo = |scene: &Scene| Command::Undo {
        version: scene.version(ANNA),
    };
    assert!(matches!(
        alone.refused(ANNA, undo(&alone)),
        ApiError::NothingToUndo
    ));
    alone.done(ANNA, alone.act(ANNA));
    let entries = alone.done(ANNA, undo(&alone));
    assert!(matches!(entries[..], [Entry::Undo { keep: 0, .. }]));
    let mut together = Scene::playing();
    together.done(ANNA, together.act(ANNA));
    assert!(matches!(
        together.refused(ANNA, undo(&together)),
        ApiError::MustAgree
    ));
}

#[test]
fn a_proposal_takes_effect_once_all_connected_players_agree() {
    let mut scene = Scene::playing();
    scene.arrives(ANNA);
    scene.arrives(BEN);
    let proposal = OpenProposal {
        number: 1,
        what: Proposed::Stop,
        by: seat(0),
        agreed: Seats::one(seat(0)),
        position: scene.table.game.standing(),
        hand: 1,
        until: scene.now + OpenProposal::WAITS,
    };
    scene.table.ephemeral.open_proposal(proposal);
    assert_eq!(proposals::settle(&scene.table, scene.now).unwrap(), []);
    let ephemeral = &mut scene.table.ephemeral;
    ephemeral.answer_proposal(seat(1), seat(0), true);
    assert_eq!(
        proposals::settle(&scene.table, scene.now).unwrap(),
        [Effect::Change(Change::Stop)]
    );
    assert!(matches!(
        proposals::check(&scene.table, seat(0), Proposed::Undo),
        Err(ApiError::NothingToUndo)
    ));
}

#[test]
fn messages_are_limited_for_each_seat() {
    let mut scene = Scene::with_two();
    let say = Command::Say(Said::Sign(Sign::Hello));
    let mut counted = 0;
    let wait = loop {
        match scene.table.count(&person(ANNA), &say, scene.now) {
            Ok(()) => counted += 1,
            Err(ApiError::TooOften(wait)) => break wait,
            Err(error) => panic!("{error}"),
        }
    };
    assert_eq!((counted, wait), (6, 13));
    assert!(scene.table.count(&person(BEN), &say, scene.now).is_ok());
    scene.now += Duration::from_secs(12);
    assert!(scene.table.count(&person(ANNA), &say, scene.now).is_ok());
    assert!(matches!(scene.refused(CLEO, say), ApiError::NotSeated));
}

#[test]
fn the_same_log_makes_the_same_table() {
    let mut scene = Scene::alone();
    scene.done(ANNA, scene.act(ANNA));
    let log: Vec<Entry> = scene.table.game.entries().collect();
    let again = Table::replay(scene.table.record.clone(), &log).unwrap();
    let viewer = Viewer::Seat(seat(0));
    assert_eq!(again.game.state(), scene.table.game.state());
    assert_eq!(again.version(viewer), scene.table.version(viewer));
    assert_eq!(again.view(viewer), scene.table.view(viewer));
}
