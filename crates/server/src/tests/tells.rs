//! Number, timing and order of what a watcher is sent tell no more than the view does: two worlds that differ only in
//! what is hidden from a watcher are played side by side, and everything they are sent is compared byte for byte.

use std::sync::{Arc, Weak};

use futures_util::FutureExt;
use moonshot_bots::FastDice;
use moonshot_protocol::Setup;
use moonshot_rules::{AnyView, Game, LegalActions, Phase, Seat, Seats, Turn, View, Viewer};
use moonshot_store::{SeatRecord, SqlStore, Store, TableId, TableRecord, Write, Writer};
use moonshot_table::{Absence, Change, Clock, Entry, Match, PersonId, Seeds, Terms};
use serde_json::{Map, Value, json};
use tokio::sync::watch;
use tokio::time::Instant;

use crate::cluster::ClockReading;
use crate::cluster::ClusterSetup;
use crate::lobby::tables::Tables;
use crate::table::automatic::Due;
use crate::table::bots::Bots;
use crate::table::review::Reviews;
use crate::table::state::{Table, first_membership};
use crate::table::{Command, LiveTable, TableContext, TableSubscriber};
use crate::util::workers::Threads;
use moonshot_api::Autoplay;

/// Bots that decline to open and else play the first card they may.
struct Declining {
    thinks: bool,
}

impl Bots for Declining {
    fn choose(&self, view: &AnyView) -> Option<String> {
        let actions: Vec<String> = view
            .legal()
            .iter()
            .map(|action| action.to_string())
            .collect();
        let declines = actions.iter().find(|action| *action == "decline");
        declines.or(actions.first()).cloned()
    }

    fn thinks(&self, _view: &AnyView) -> bool {
        self.thinks
    }

    fn at_once(&self, view: &AnyView) -> Option<String> {
        self.choose(view)
    }
}

fn person(number: usize) -> PersonId {
    PersonId::from_bytes(&[number as u8 + 1; 32]).unwrap()
}

/// A table in memory whose chance a test decides, and what its watchers have been sent.
struct World {
    table: Arc<LiveTable>,
    subscribers: Vec<(Viewer, TableSubscriber)>,
    sent: Vec<(Viewer, String)>,
    _close: watch::Sender<bool>,
    _directory: tempfile::TempDir,
}

impl World {
    async fn new(setup: &Setup, people: &[usize], autoplay: Autoplay, bots: Declining) -> World {
        let directory = tempfile::tempdir().unwrap();
        let store = Arc::new(SqlStore::sqlite(directory.path()).await.unwrap());
        let seats = setup.players();
        let seat = |seat| SeatRecord {
            name: format!("Player {seat}"),
            person: people.contains(&seat).then(|| person(seat)),
            program: false,
            account: false,
        };
        let record = TableRecord {
            id: TableId::from_random([7; 26]),
            created: 0,
            game: setup.game().id.to_owned(),
            options: Map::new(),
            card_set: None,
            lesson: None,
            origin: None,
            seeds: Seeds::new([7; 32], vec![Vec::new(); seats]),
            waits: false,
            seats: (0..seats).map(seat).collect(),
            autoplay: people
                .iter()
                .map(|seat| (person(*seat), autoplay))
                .collect(),
        };
        let made = Write::Create {
            table: Box::new(record.clone()),
            entries: Vec::new(),
        };
        assert!(store.commit(&[made]).await.unwrap()[0].is_ok());
        let membership = first_membership(&record);
        let state = Table::with_match(
            record,
            Match::among(setup.clone(), None, membership).unwrap(),
        );
        let table = Arc::new(LiveTable::new(
            state,
            Arc::new(TableContext {
                writer: Writer::start(store.clone(), Arc::new(())),
                store: store.clone(),
                bots: Arc::new(bots),
                lobby: Weak::<Tables>::new(),
                cluster: ClusterSetup::alone(store.clone()).cluster,
                thinkers: Threads::default(),
                tellers: Threads::default(),
                readers: Threads::default(),
                reviews: Reviews::default(),
                metrics: Default::default(),
            }),
        ));
        let (close, closing) = watch::channel(false);
        let mut subscribers = Vec::new();
        let seats = people
            .iter()
            .map(|seat| Viewer::Seat(Seat::new(*seat).unwrap()));
        for viewer in seats.chain([Viewer::Spectator]) {
            let whose = viewer.seat().map(|seat| person(seat.index()));
            let follow = || table.subscribe(whose.clone(), None, None, closing.clone());
            // One who is told everything each time, and one who is told what has changed.
            subscribers.push((viewer, follow().await.unwrap()));
            subscribers.push((viewer, follow().await.unwrap().with_deltas()));
        }
        let mut world = World {
            table,
            subscribers,
            sent: Vec::new(),
            _close: close,
            _directory: directory,
        };
        world.read().await;
        world
    }

    /// Reads what there is for every watcher.
    async fn read(&mut self) {
        // Other tasks look at the table too, and have their turn first.
        for _ in 0..100 {
            tokio::task::yield_now().await;
        }
        for (viewer, subscriber) in &mut self.subscribers {
            while let Some(told) = subscriber.next().now_or_never() {
                self.sent.push((*viewer, told.unwrap().0.to_string()));
            }
        }
    }

    /// Nobody watches who has no seat.
    async fn nobody_watches(&mut self) {
        self.subscribers
            .retain(|(viewer, _)| *viewer != Viewer::Spectator);
        while self.table.look().await.unwrap().state.spectators() > 0 {
            tokio::task::yield_now().await;
        }
    }

    async fn apply(&mut self, entry: &Entry) {
        self.table.apply(entry).await.unwrap();
        self.read().await;
    }

    async fn act(&mut self, seat: usize, action: &str) {
        let version = {
            let live = self.table.look().await.unwrap();
            live.state.version(Viewer::Seat(Seat::new(seat).unwrap()))
        };
        let action = action.to_owned();
        let act = Command::Act { version, action };
        let answer = self.table.execute(&person(seat), act).await.unwrap();
        let viewer = Viewer::Seat(Seat::new(seat).unwrap());
        self.sent.push((viewer, format!("answer {answer}")));
        self.read().await;
    }

    /// What these viewers were sent.
    fn sent_to(&self, viewers: &[Viewer]) -> Vec<&(Viewer, String)> {
        let sent = self.sent.iter();
        sent.filter(|(viewer, _)| viewers.contains(viewer))
            .collect()
    }
}

fn setup(game: &str, players: usize, options: Value) -> Setup {
    Setup::read(game, players, options.as_object().unwrap()).unwrap()
}

/// A deal of Wild Twists for three. Seat 0 holds the lowest natural club. Where the Wild Club is not among the
/// leftovers, seat 2 has it in place of the king of spades.
fn wild_deal(among_leftovers: bool) -> Entry {
    let ranks = "23456789TJQKA".chars();
    let natural = "CDHS"
        .chars()
        .flat_map(|suit| ranks.clone().map(move |rank| format!("{rank}{suit}")));
    let mut hands = vec![Vec::new(); 3];
    for (place, card) in natural.enumerate() {
        hands[place % 3].push(card);
    }
    hands[1].push("WD".to_owned());
    hands[2].push("WH".to_owned());
    let mut leftover = "WC";
    if !among_leftovers {
        let king = hands[2].iter().position(|card| card == "KS").unwrap();
        hands[2][king] = "WC".to_owned();
        leftover = "KS";
    }
    Entry::Chance {
        outcome: json!({"hands": hands, "extras": [leftover, "WS"]}),
    }
}

#[tokio::test]
async fn w_08_nothing_tells_whether_the_wild_club_is_among_the_leftovers() {
    let setup = setup("wild-twists", 3, json!({}));
    let me = Viewer::Seat(Seat::new(0).unwrap());
    for (thinks, autoplay) in [
        (false, Autoplay::Off),
        (true, Autoplay::Off),
        (true, Autoplay::LastTrick),
        (false, Autoplay::Forced),
    ] {
        let mut told = Vec::new();
        for among_leftovers in [true, false] {
            let mut world = World::new(&setup, &[0], autoplay, Declining { thinks }).await;
            world.apply(&wild_deal(among_leftovers)).await;
            let asked = world.table.look().await.unwrap().state.game.version();
            assert_eq!(asked, if among_leftovers { 1 } else { 2 }, "a bot declined");
            if !thinks {
                world.act(0, "2C").await;
            }
            told.push(world);
        }
        let viewers = [me, Viewer::Spectator];
        assert!(told[0].sent_to(&viewers).len() >= 4);
        assert_eq!(
            told[0].sent_to(&viewers),
            told[1].sent_to(&viewers),
            "{thinks} {autoplay:?}"
        );
    }
}

#[tokio::test]
async fn w_08_an_answer_in_secret_is_told_to_nobody_whom_it_does_not_concern() {
    let setup = setup("wild-twists", 3, json!({}));
    let bots = Declining { thinks: false };
    let mut world = World::new(&setup, &[0, 1, 2], Autoplay::Off, bots).await;
    world.apply(&wild_deal(false)).await;
    let seat = |number| Viewer::Seat(Seat::new(number).unwrap());
    let told = |world: &World, viewer| world.sent_to(&[viewer]).len();
    let viewers = [seat(0), seat(1), Viewer::Spectator];
    let before = viewers.map(|viewer| told(&world, viewer));
    world.act(2, "decline").await;
    let after = viewers.map(|viewer| told(&world, viewer));
    // Seat 0 is asked to lead now; the others have nothing to notice.
    assert_eq!(after, [before[0] + 2, before[1], before[2]]);
    let asked = &world.sent_to(&[seat(0)])[before[0]..];
    let asked = asked.iter().map(|(_, text)| serde_json::from_str(text));
    let [whole, changes] = [0, 1].map(|one| -> Value { asked.clone().nth(one).unwrap().unwrap() });
    assert_eq!(whole["events"], json!([]));
    assert_eq!(whole["snapshot"]["view"]["to_act"], json!([0]));
    assert_eq!(changes["events"], json!([]));
    assert_eq!(changes["changes"]["/view/to_act"], json!([0]));
}

#[tokio::test]
async fn w_08_no_clock_tells_who_was_asked_in_secret() {
    let setup = setup("wild-twists", 3, json!({}));
    let seat = |number| Seat::new(number).unwrap();
    let used = |world: &mut crate::table::Live, number| {
        let read = ClockReading {
            seat: seat(number),
            used: Some(40_000),
            reserve: 60_000,
        };
        let now = Instant::now();
        world.state.ephemeral.clocks.set(&[read], now);
    };
    let clocks = async |world: &World, viewer| {
        let live = world.table.look().await.unwrap();
        let seats = live
            .state
            .snapshot(viewer, Instant::now())
            .seats
            .into_iter();
        let clocks = seats.map(|seat| seat.clock.unwrap());
        clocks
            .map(|clock| (clock.left, clock.reserve, clock.runs))
            .collect::<Vec<_>>()
    };
    let others = [Viewer::Seat(seat(1)), Viewer::Spectator];
    let whole = vec![(15_000, 60_000, false); 3];
    for among_leftovers in [true, false] {
        let bots = Declining { thinks: false };
        let mut world = World::new(&setup, &[0, 1, 2], Autoplay::Off, bots).await;
        let terms = Terms {
            clock: Clock::Quick,
            ..Terms::default()
        };
        let change = Change::Terms { terms };
        world.apply(&Entry::Table { change }).await;
        world.apply(&wild_deal(among_leftovers)).await;
        let asked = if among_leftovers { 0 } else { 2 };
        assert!(clocks(&world, Viewer::Seat(seat(asked))).await[asked].2);
        for viewer in others {
            assert_eq!(clocks(&world, viewer).await, whole);
        }
        if !among_leftovers {
            // It took them 25 seconds more than a decision has.
            used(&mut world.table.look().await.unwrap(), 2);
            world.act(2, "decline").await;
            for viewer in others {
                assert_eq!(clocks(&world, viewer).await, whole);
            }
        }
        // How long the lead took depends on that.
        used(&mut world.table.look().await.unwrap(), 0);
        world.act(0, "2C").await;
        assert_eq!(clocks(&world, Viewer::Spectator).await[0], whole[0]);
        // From then on everybody knows whose turn it is.
        used(&mut world.table.look().await.unwrap(), 1);
        world.act(1, "3C").await;
        let reserve = clocks(&world, Viewer::Spectator).await[1].1;
        assert!((30_000..=35_000).contains(&reserve), "{reserve}");
    }
}

/// The time of whoever is asked at that seat runs out. Returns whether they count as away after it.
async fn time_is_up(world: &World, asked: usize) -> Option<Absence> {
    let asked = Seat::new(asked).unwrap();
    let mut live = world.table.look().await.unwrap();
    assert!(live.state.game.state().to_act().contains(asked));
    let due = [(asked, Absence::Time)].into_iter();
    world.table.give_up(&mut live, due).await.unwrap();
    live.state.membership().place(asked).unwrap().away
}

#[tokio::test]
async fn w_08_nobody_is_told_whose_time_ran_out_over_a_secret_question() {
    let setup = setup("wild-twists", 3, json!({}));
    let bots = Declining { thinks: true };
    let mut world = World::new(&setup, &[0, 1, 2], Autoplay::Off, bots).await;
    world.apply(&wild_deal(false)).await;
    let seat = |number| Seat::new(number).unwrap();
    let others = [Viewer::Seat(seat(1)), Viewer::Spectator];
    let before = world.sent_to(&others).len();
    // Seat 2 is asked in secret whether they open; a bot answers once, and they are not away.
    assert_eq!(time_is_up(&world, 2).await, None);
    world.read().await;
    assert_eq!(world.sent_to(&others).len(), before);
    // Whether seat 0 is asked to lead already, nobody else knows; after that everybody knows whose turn it is.
    assert_eq!(time_is_up(&world, 0).await, None);
    assert_eq!(time_is_up(&world, 1).await, Some(Absence::Time));
}

#[tokio::test]
async fn w_08_a_hint_for_a_secret_question_is_told_to_nobody_else_before_the_end() {
    let setup = setup("wild-twists", 3, json!({}));
    let bots = Declining { thinks: true };
    let mut world = World::new(&setup, &[0, 1, 2], Autoplay::Off, bots).await;
    world.apply(&wild_deal(false)).await;
    let seat = |number| Seat::new(number).unwrap();
    let others = [
        Viewer::Seat(seat(0)),
        Viewer::Seat(seat(1)),
        Viewer::Spectator,
    ];
    let before = world.sent_to(&others).len();
    // Seat 2 is asked in secret whether they open, then seat 0 to lead, of which nobody else knows either.
    for asked in [2, 0] {
        let position = world.table.look().await.unwrap().state.position();
        let advice = world.table.suggest(&person(asked)).await.unwrap();
        assert!(advice.is_some());
        world.read().await;
        let live = world.table.look().await.unwrap();
        assert_eq!(live.state.position(), position, "nothing is set off anew");
        let log: Vec<Entry> = live.state.game.entries().collect();
        let change = Change::Hint { seat: seat(asked) };
        assert_eq!(log.last(), Some(&Entry::Table { change }));
        drop(live);
        if asked == 2 {
            assert_eq!(world.sent_to(&others).len(), before);
            world.act(2, "decline").await;
        }
    }
    let told = world.sent_to(&others);
    assert!(!told.iter().any(|(_, text)| text.contains("\"hint\"")));
    let everybody = |world: &World| {
        [Some(0), Some(1), Some(2), None].map(|who| {
            let table = Arc::clone(&world.table);
            async move { hints_told(&table, who.map(person).as_ref()).await }
        })
    };
    for (told, own) in everybody(&world)
        .into_iter()
        .zip([&[0][..], &[], &[2], &[]])
    {
        assert_eq!(told.await, own);
    }
    // Once the match is over, everybody is told.
    let stop = Entry::Table {
        change: Change::Stop,
    };
    world.apply(&stop).await;
    for told in everybody(&world) {
        assert_eq!(told.await, [2, 0]);
    }
}

/// Whose hints the history of the match tells a person of.
async fn hints_told(table: &Arc<LiveTable>, who: Option<&PersonId>) -> Vec<usize> {
    let history: Value = serde_json::from_str(&table.history(who).await.unwrap()).unwrap();
    let hands = history["hands"].as_array().unwrap().iter();
    let events = hands.flat_map(|hand| hand["events"].as_array().unwrap());
    let hints = events.filter(|event| event["kind"] == "hint");
    hints
        .map(|hint| hint["seat"].as_u64().unwrap() as usize)
        .collect()
}

/// What a person with that hand may put down without a revoke.
fn honest<'a>(hand: &'a [Value], led: Option<&str>, legal: &'a [String]) -> Vec<&'a String> {
    let suit = |card: &str| card.chars().last();
    let follows = |card: &&String| led.is_some_and(|led| suit(card) == suit(led));
    let held: Vec<String> = hand
        .iter()
        .map(|card| card.as_str().unwrap().to_owned())
        .collect();
    let following: Vec<_> = legal.iter().filter(follows).collect();
    if held
        .iter()
        .any(|card| led.is_some_and(|led| suit(card) == suit(led)))
    {
        following
    } else {
        legal.iter().collect()
    }
}

/// A match without revokes, to the first complete trick that a bot is to gather and in which seat 0 could not follow;
/// and the same match with a card of the suit led in seat 0's hand. `None` where the dice bring about no such pair.
fn with_and_without_revoke(setup: &Setup, dice: &mut FastDice) -> Option<[Vec<Entry>; 2]> {
    let mut playing = Match::new(setup.clone(), None).unwrap();
    let mut discards = 0;
    loop {
        let document = serde_json::to_value(playing.document()).unwrap();
        let trick = &document["detail"]["trick"];
        let seat = match playing.state().turn() {
            Turn::Over => return None,
            Turn::Chance(_) => {
                playing.chance_by(dice).unwrap();
                continue;
            }
            Turn::Seats(seats) => seats.first()?,
        };
        let led = trick[0]["card"].as_str();
        let legal = playing.state().legal(seat);
        let legal: Vec<String> = legal.iter().map(|action| action.to_string()).collect();
        if legal == ["gather"] {
            let led = led?.to_owned();
            let off = |laid: &&Value| {
                laid["seat"] == 0 && laid["card"].as_str().unwrap()[1..] != led[1..]
            };
            let discarded = trick.as_array().unwrap().iter().find(off).is_some();
            if discarded && seat.index() > 1 {
                discards += 1;
                return (discards == 1)
                    .then(|| swapped(&playing, &document, &led))
                    .flatten();
            }
            if discarded {
                return None;
            }
        }
        let hand = document["hands"][seat.index()].as_array().unwrap().clone();
        let choices = match document["phase"] != "play" {
            true => vec![playing.state().legal(seat).pick(dice)?.to_string()],
            false => honest(&hand, led, &legal).into_iter().cloned().collect(),
        };
        let action = &choices[moonshot_rules::Dice::below(dice, choices.len() as u32) as usize];
        playing.act(seat, action).unwrap();
    }
}

/// The entries of the match, and those of one in which seat 0 has had a card of that suit from the deal on: it has
/// changed places with one that neither has played or passed.
fn swapped(playing: &Match, document: &Value, led: &str) -> Option<[Vec<Entry>; 2]> {
    let entries: Vec<Entry> = playing.entries().collect();
    let held = |seat: usize| document["hands"][seat].as_array().unwrap();
    let dealt = entries.iter().rposition(|entry| match entry {
        Entry::Chance { outcome } => outcome.get("hands").is_some(),
        _ => false,
    })?;
    let Entry::Chance { outcome } = &entries[dealt] else {
        return None;
    };
    let had = |seat: usize, card: &Value| outcome["hands"][seat].as_array().unwrap().contains(card);
    let mine = held(0).iter().find(|card| had(0, card))?;
    let follows = |card: &&Value| card.as_str().unwrap()[1..] == led[1..];
    let theirs = (2..4).find_map(|seat| {
        held(seat)
            .iter()
            .find(|card| follows(card) && had(seat, card))
    })?;
    let mut other = outcome.clone();
    for hand in other["hands"].as_array_mut().unwrap() {
        for card in hand.as_array_mut().unwrap() {
            if card == mine {
                *card = theirs.clone();
            } else if card == theirs {
                *card = mine.clone();
            }
        }
    }
    let mut revoking = entries.clone();
    revoking[dealt] = Entry::Chance { outcome: other };
    Match::replay(playing.setup().clone(), None, revoking.clone()).ok()?;
    Some([entries, revoking])
}

#[tokio::test]
async fn c_27_nothing_tells_of_a_revoke_before_its_trick_is_gathered() {
    let setup = setup("cardominoes", 4, json!({"revoke": "penalty"}));
    let others = [Viewer::Seat(Seat::new(1).unwrap()), Viewer::Spectator];
    let found =
        (0..500).filter_map(|seed| with_and_without_revoke(&setup, &mut FastDice::part(seed, 0)));
    let mut compared = 0;
    for worlds in found.take(3) {
        // Nothing is done for whoever took the trick while, as far as they can see, it may be corrected.
        for autoplay in [Autoplay::LastTrick, Autoplay::Forced] {
            for entries in &worlds {
                let bots = Declining { thinks: true };
                let world = World::new(&setup, &[0, 1, 2, 3], autoplay, bots).await;
                let mut live = world.table.look().await.unwrap();
                for entry in entries {
                    live.state.apply(entry).unwrap();
                }
                assert!(live.state.due().is_none(), "{autoplay:?}");
            }
        }
        let mut told = Vec::new();
        for entries in &worlds {
            let bots = Declining { thinks: true };
            let mut world = World::new(&setup, &[0, 1, 2, 3], Autoplay::Off, bots).await;
            for entry in entries {
                world.apply(entry).await;
            }
            told.push(world);
        }
        let mut revokes = Vec::new();
        for world in &told {
            let live = world.table.look().await.unwrap();
            let legal = live.state.game.state().legal(Seat::new(0).unwrap());
            revokes.push(!legal.is_empty());
        }
        assert_eq!(
            revokes,
            [false, true],
            "only a revoker has something to correct"
        );
        assert_eq!(told[0].sent_to(&others), told[1].sent_to(&others));
        // With bots at seats 2 and 3, the one that took the trick waits in both worlds alike: for as long, for the same
        // people, and everybody is told the same of it.
        let mut pauses = Vec::new();
        for entries in &worlds {
            let bots = Declining { thinks: true };
            let world = World::new(&setup, &[0, 1], Autoplay::Off, bots).await;
            let mut live = world.table.look().await.unwrap();
            for entry in entries {
                live.state.apply(entry).unwrap();
            }
            assert!(matches!(
                live.state.due(),
                Some(Due::Bot { waits: true, .. })
            ));
            live.state.pause_if_due(Instant::now());
            // Only a revoker can take a hint now, and that neither ends the pause nor tells of it.
            let seat = Seat::new(0).unwrap();
            let hinted = live.state.change(Change::Hint { seat }).is_ok();
            assert_eq!(hinted, !live.state.game.state().legal(seat).is_empty());
            let mine = Viewer::Seat(Seat::new(0).unwrap());
            let told = [mine, others[0], others[1]].map(|viewer| {
                let pause = live.state.snapshot(viewer, Instant::now()).pause.unwrap();
                // What is left is measured against the clock of the test.
                assert!(pause.left <= pause.whole && pause.left + 2_000 > pause.whole);
                moonshot_api::Pause { left: 0, ..pause }
            });
            assert!(told[0].yours && !told[2].yours);
            let seats = [0, 1, 2].map(|seat| Seat::new(seat).unwrap());
            let goes_on = seats.map(|seat| live.state.let_lie(seat, Instant::now()));
            pauses.push((told, goes_on, live.state.pause().is_some()));
        }
        assert_eq!(pauses[0], pauses[1]);
        compared += 1;
    }
    assert_eq!(compared, 3, "pairs of worlds");
}

/// A card that is forced in the middle of a hand tells what else its player holds. Where anybody else sits or watches it is left to
/// them; that a last card is forced everybody sees.
#[tokio::test]
async fn a_forced_card_is_left_to_its_player_where_somebody_else_sits_or_watches() {
    let setup = setup("hearts", 4, json!({}));
    for (people, watched) in [(&[0][..], false), (&[0][..], true), (&[0, 1][..], false)] {
        let mut dice = FastDice::part(5, 0);
        let bots = Declining { thinks: true };
        let mut world = World::new(&setup, people, Autoplay::Forced, bots).await;
        if !watched {
            world.nobody_watches().await;
        }
        let mut live = world.table.look().await.unwrap();
        let alone = people.len() == 1 && !watched;
        let (mut forced, mut last) = (0, 0);
        while !live.state.game.is_over() && (forced == 0 || last == 0) {
            let entry = match live.state.game.state().turn() {
                Turn::Over => break,
                Turn::Chance(_) => live.state.game.clone().chance_by(&mut dice).unwrap().entry,
                Turn::Seats(seats) => {
                    let seat = seats.first().unwrap();
                    let state = live.state.game.state();
                    if people.contains(&seat.index()) && seats == Seats::one(seat) {
                        let held = state.open_view().cards_held(seat);
                        let is_forced =
                            state.legal(seat).len() == 1 && state.phase() == Phase::Play;
                        let played = matches!(live.state.due(), Some(Due::Forced { .. }));
                        assert_eq!(played, is_forced && (alone || held == 1));
                        forced += usize::from(is_forced && held > 1);
                        last += usize::from(is_forced && held == 1);
                    }
                    let action = live.state.game.state().legal(seat).pick(&mut dice).unwrap();
                    Some(Entry::Act {
                        seat,
                        action: action.to_string(),
                    })
                }
            };
            live.state.apply(&entry.unwrap()).unwrap();
        }
        assert!(forced > 0 && last > 0);
    }
}

/// Two deals that differ in the hands of seats 0 and 2 alone: in one of them seat 0 has a single diamond.
fn diamonds(single: bool) -> Entry {
    let cards = "CDHS".chars().flat_map(|suit| {
        let ranks = "23456789TJQKA".chars();
        ranks.map(move |rank| format!("{rank}{suit}"))
    });
    let mut hands = vec![Vec::new(); 4];
    for (place, card) in cards.enumerate() {
        hands[place % 4].push(card);
    }
    // Seat 0 has three diamonds so far, and seat 2 three clubs.
    let mut swap = |diamond: &str, club: &str| {
        let held = |hand: &[String], card| hand.iter().position(|held| held == card).unwrap();
        let (own, other) = (held(&hands[0], diamond), held(&hands[2], club));
        (hands[0][own], hands[2][other]) = (club.to_owned(), diamond.to_owned());
    };
    swap("9D", "8C");
    if single {
        swap("KD", "QC");
    }
    Entry::Chance {
        outcome: json!({"hands": hands}),
    }
}

#[tokio::test]
async fn nothing_tells_whether_a_card_is_forced() {
    let setup = setup("custom-hearts", 4, json!({"pass_cards": false}));
    let seat = |number| Viewer::Seat(Seat::new(number).unwrap());
    let others = [seat(1), seat(3), Viewer::Spectator];
    for autoplay in [Autoplay::LastTrick, Autoplay::Forced] {
        let (mut told, mut choices) = (Vec::new(), Vec::new());
        for single in [true, false] {
            let bots = Declining { thinks: false };
            let mut world = World::new(&setup, &[0, 1, 2, 3], autoplay, bots).await;
            world.apply(&diamonds(single)).await;
            for (player, card) in [(0, "2C"), (1, "3C"), (2, "4C"), (3, "5C"), (3, "4D")] {
                // The first lead is forced as well.
                world.act(player, card).await;
            }
            let live = world.table.look().await.unwrap();
            let legal = live.state.game.state().legal(Seat::new(0).unwrap()).len();
            choices.push(legal == 1);
            assert!(live.state.due().is_none(), "{autoplay:?} {legal}");
            drop(live);
            world.act(0, "5D").await;
            told.push(world);
        }
        assert_eq!(choices, [true, false], "forced in one of them");
        assert!(told[0].sent_to(&others).len() > 20);
        assert_eq!(told[0].sent_to(&others), told[1].sent_to(&others));
    }
}
