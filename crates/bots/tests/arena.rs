//! Contests in parts, early stopping, and misbehaving players.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use moonshot_bots::Level;
use moonshot_bots::arena::{
    Deal, Duel, Entrant, Fault, Observer, Ours, Player, Playouts, Sprt, Verdict,
};
use moonshot_protocol::Setup;
use moonshot_rules::{
    AnyAction, AnyEvent, AnyGame, AnyView, Dice, LegalActions, Outcome, Seat, View,
};
use serde_json::Map;

/// Records the notifications.
#[derive(Default)]
struct Notes {
    deals: Mutex<BTreeMap<u64, Deal>>,
    faults: Mutex<Vec<String>>,
}

impl Observer for Notes {
    fn played(&self, number: u64, deal: &Deal, _known: usize) {
        let again = self.deals.lock().unwrap().insert(number, *deal);
        assert_eq!(again, None, "deal {number} is played once");
    }

    fn fault(&self, fault: &Fault) {
        self.faults.lock().unwrap().push(fault.why.clone());
    }
}

fn ours(level: Level) -> Arc<dyn Entrant> {
    let pace = Arc::new(Playouts(20));
    Arc::new(Ours {
        level,
        pace,
        parts: 1,
    })
}

fn duel(game: &str, players: usize, bot: Arc<dyn Entrant>) -> Duel {
    let setup = Setup::read(game, players, &Map::new()).unwrap();
    Duel {
        start: setup.start().unwrap(),
        bot,
        seats: 1,
        against: ours(Level::Random),
        deals: 12,
        shard: (0, 1),
        seed: 3,
        whole: false,
        sprt: None,
        threads: 2,
    }
}

#[test]
fn parts_come_to_the_very_report_of_the_whole() {
    for (game, players, whole) in [
        ("hearts", 4, false),
        ("wild-twists", 3, true),
        ("heartcatchers", 2, false),
    ] {
        let whole = Duel {
            whole,
            ..duel(game, players, ours(Level::Sharp))
        };
        let report = whole.run(BTreeMap::new(), &Notes::default()).unwrap();
        assert_eq!(report.deals, 12);
        let mut deals = BTreeMap::new();
        for part in 0..3 {
            let notes = Notes::default();
            let shard = Duel {
                shard: (part, 3),
                threads: 1,
                ..whole.clone()
            };
            let part = shard.run(BTreeMap::new(), &notes).unwrap();
            assert_eq!(part.deals, 4);
            deals.extend(notes.deals.into_inner().unwrap());
        }
        assert_eq!(whole.report(&deals), report, "{game}");
        // All results are known: nothing is played.
        let notes = Notes::default();
        assert_eq!(whole.run(deals.clone(), &notes).unwrap(), report);
        assert!(notes.deals.into_inner().unwrap().is_empty());
        // Half of the results are known.
        let half = deals
            .into_iter()
            .filter(|(number, _)| number % 2 == 0)
            .collect();
        let notes = Notes::default();
        assert_eq!(whole.run(half, &notes).unwrap(), report);
        assert_eq!(notes.deals.into_inner().unwrap().len(), 6);
    }
}

#[test]
fn a_contest_that_is_decided_ends_at_the_same_deal_for_any_number_of_threads() {
    let run = |threads| {
        let duel = Duel {
            deals: 5_000,
            sprt: Some(Sprt {
                first: 0.0,
                second: -4.0,
            }),
            threads,
            ..duel("hearts", 4, ours(Level::RuleOfThumb))
        };
        duel.run(BTreeMap::new(), &Notes::default()).unwrap()
    };
    let report = run(1);
    assert_eq!(report.sprt.unwrap().verdict, Some(Verdict::Second));
    assert!((8..60).contains(&report.deals), "{}", report.deals);
    assert_eq!(run(3), report);
}

#[test]
fn a_better_bot_has_a_higher_elo() {
    let elo = |bot, against| {
        let duel = Duel {
            against: ours(against),
            deals: 60,
            ..duel("heartcatchers", 2, ours(bot))
        };
        duel.run(BTreeMap::new(), &Notes::default())
            .unwrap()
            .elo
            .unwrap()
    };
    assert!(elo(Level::RuleOfThumb, Level::Random).low > 100.0);
    let even = elo(Level::RuleOfThumb, Level::RuleOfThumb);
    assert_eq!(even.value, 0.0, "both sides have every deal at both places");
}

/// A player that misbehaves as `act` says.
#[derive(Debug)]
struct Odd {
    how: How,
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum How {
    /// Its player cannot start.
    Absent,
    /// It returns no action.
    Silent,
    /// It repeats another player's action.
    Illegal,
    /// It plays like ours, and receives events.
    Watching,
}

impl Entrant for Odd {
    fn name(&self) -> String {
        format!("{:?}", self.how)
    }

    fn sit(&self, _start: &AnyGame, _seat: Seat, _seed: u64) -> Result<Box<dyn Player>, String> {
        if self.how == How::Absent {
            return Err("It does not come.".to_owned());
        }
        Ok(Box::new(Seated {
            how: self.how,
            seen: 0,
            dealt: false,
        }))
    }

    fn is_own(&self) -> bool {
        self.how == How::Watching
    }
}

struct Seated {
    how: How,
    seen: usize,
    dealt: bool,
}

impl Player for Seated {
    fn wants_events(&self) -> bool {
        self.how == How::Watching
    }

    fn observe(&mut self, events: &[AnyEvent]) {
        self.seen += events.len();
        self.dealt |= events
            .iter()
            .any(|event| format!("{event:?}").contains("Dealt"));
    }

    fn choose(&mut self, view: &AnyView, dice: &mut dyn Dice) -> Result<AnyAction, String> {
        match (self.how, view) {
            (How::Illegal, AnyView::Heartcatchers(view)) => {
                let legal = view.legal();
                let illegal = moonshot_rules::HeartCard::all()
                    .filter(|card| !view.hand().contains(*card))
                    .find_map(|card| {
                        let secret = moonshot_rules::HeartcatchersAction::Secret {
                            card,
                            side: moonshot_rules::Side::Mine,
                            place: moonshot_rules::Place::ALL[0],
                        };
                        legal
                            .iter()
                            .all(|action| action != secret)
                            .then_some(secret)
                    });
                Ok(AnyAction::Heartcatchers(illegal.unwrap()))
            }
            (How::Watching, _) => {
                let mut bot = Level::RuleOfThumb.bot();
                let choice = bot.choose(view, moonshot_bots::Budget::default(), dice);
                Ok(choice.unwrap().action)
            }
            _ => Err("It says nothing.".to_owned()),
        }
    }

    fn over(&mut self, outcome: Option<&Outcome>) {
        if self.how == How::Watching {
            assert!(outcome.is_some());
            assert!(self.seen >= 14, "it saw {} events", self.seen);
            assert!(self.dealt, "it saw the deal");
        }
    }
}

#[test]
fn a_fault_of_others_loses_the_match_and_is_told() {
    for (how, told) in [
        (How::Absent, "It does not come."),
        (How::Silent, "It says nothing."),
        (How::Illegal, "which is refused"),
    ] {
        let notes = Notes::default();
        let duel = duel("heartcatchers", 2, Arc::new(Odd { how }));
        let report = duel.run(BTreeMap::new(), &notes).unwrap();
        assert_eq!(report.faults, [24, 0], "{how:?}");
        assert_eq!(report.wins.unwrap().value, 0.0, "{how:?}");
        let faults = notes.faults.into_inner().unwrap();
        assert!(faults.len() == 24 && faults[0].contains(told), "{faults:?}");
    }
    let duel = duel("hearts", 4, Arc::new(Odd { how: How::Silent }));
    let report = duel.run(BTreeMap::new(), &Notes::default()).unwrap();
    assert_eq!(report.faults, [48, 0]);
    assert_eq!(report.points.unwrap().value, 26.0);
}

#[test]
fn whoever_watches_changes_nothing() {
    let run = |bot| {
        let duel = Duel {
            whole: true,
            ..duel("heartcatchers", 2, bot)
        };
        let report = duel.run(BTreeMap::new(), &Notes::default()).unwrap();
        (report.wins, report.count)
    };
    let watching = Arc::new(Odd { how: How::Watching });
    assert_eq!(run(watching), run(ours(Level::RuleOfThumb)));
}
