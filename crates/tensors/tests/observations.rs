//! Observations against the views that they are made from.

use std::collections::HashMap;

use moonshot_bots::FastDice;
use moonshot_rules::trick::TrickView;
use moonshot_rules::{AnyView, BlackHeartsView, Game, HeartcatchersView, Seat, View, Viewer};
use moonshot_tensors::{Actions, Cursor, Layout};

use crate::actions::play;
use crate::{start, tables};

/// The numbers of each field by name.
type Named<'a> = HashMap<&'static str, &'a [f32]>;

fn named<'a>(layout: &Layout, numbers: &'a [f32]) -> Named<'a> {
    let fields = layout.fields().iter();
    fields
        .map(|field| (field.name, &numbers[field.range()]))
        .collect()
}

/// The places of the numbers that are not 0.
fn places(numbers: &[f32]) -> Vec<usize> {
    (0..numbers.len())
        .filter(|place| numbers[*place] != 0.0)
        .collect()
}

#[test]
fn fields_have_no_gaps_and_numbers_their_ranges() {
    for (name, start) in tables() {
        let (actions, layout) = (Actions::new(&start), Layout::new(&start));
        let mut next = 0;
        for field in layout.fields() {
            assert_eq!(field.range().start, next, "{name}: {}", field.name);
            assert!(
                !field.is_empty() && !field.doc.is_empty(),
                "{name}: {}",
                field.name
            );
            next = field.range().end;
        }
        assert_eq!(next, layout.information_len(), "{name}");
        assert!(layout.observation_len() < next, "{name}");
        let mut written = vec![false; next];
        for seed in 0..10 {
            play(
                &mut start.clone(),
                &actions,
                seed,
                |game, cursor, seat, _| {
                    let view = game.view(Viewer::Seat(seat)).expect("a seat");
                    // Old numbers are overwritten.
                    let mut numbers = vec![9.0; next];
                    layout.write(&actions, &view, Some(cursor), &mut numbers);
                    for field in layout.fields() {
                        for place in field.range() {
                            let number = numbers[place];
                            let fits = (field.low..=field.high).contains(&number);
                            assert!(fits, "{name}: {} {number}", field.name);
                            written[place] |= number != 0.0;
                        }
                    }
                    let mut short = vec![9.0; layout.observation_len()];
                    layout.write(&actions, &view, Some(cursor), &mut short);
                    assert_eq!(short, numbers[..short.len()], "{name}");
                },
            );
        }
        let without_pass = ["picked", "passed", "received"];
        for field in layout.fields() {
            let missing = without_pass.contains(&field.name) && name.starts_with("wild-twists");
            // One hand is a match of short Wild Twists, and of Heartcatchers a game: nothing is won before it ends.
            let too_late = ["totals", "games_won"].contains(&field.name);
            let some = field.range().any(|place| written[place]);
            assert!(
                some || missing || too_late,
                "{name}: {} is never written",
                field.name
            );
        }
    }
}

#[test]
fn the_numbers_say_what_the_view_says() {
    for (name, start) in tables() {
        let (actions, layout) = (Actions::new(&start), Layout::new(&start));
        play(&mut start.clone(), &actions, 5, |game, cursor, seat, _| {
            // Not only of the seat that decides.
            for viewer in Seat::all(game.seats()) {
                let view = game.view(Viewer::Seat(viewer)).expect("a seat");
                let mut numbers = vec![0.0; layout.information_len()];
                let own = (viewer == seat).then_some(cursor);
                layout.write(&actions, &view, own, &mut numbers);
                let named = named(&layout, &numbers);
                match &view {
                    AnyView::Trick(view) => check_trick(&name, &actions, view, &named),
                    AnyView::BlackHearts(view) => check_black_hearts(&name, &actions, view, &named),
                    AnyView::Heartcatchers(view) => check_heartcatchers(&actions, view, &named),
                }
                if let Some(picked) = named.get("picked") {
                    let ids = own.map_or(Vec::new(), Cursor::picked);
                    let mut copies = vec![0.0; picked.len()];
                    ids.iter().for_each(|id| copies[*id] += 1.0);
                    assert_eq!(**picked, *copies, "{name}");
                }
            }
        });
    }
}

/// Reads the hand back from the numbers: with the order of the tricks, nothing of it is lost.
fn check_trick(name: &str, actions: &Actions, view: &TrickView, named: &Named<'_>) {
    let (seats, me) = (view.seats(), view.seat().expect("a seat"));
    let cards = actions.cards();
    let ways = named["trick"].len() / seats;
    let text = |id: usize| actions.text(id).expect("a card");
    let card = |id: usize| actions.card_text(id).expect("a card");
    let hand: Vec<String> = places(named["hand"]).into_iter().map(card).collect();
    let mut held: Vec<String> = view.hand().iter().map(|card| card.to_string()).collect();
    // Wilds come last among the numbers.
    held.sort_by_key(|text| (0..cards).find(|id| card(*id) == *text));
    assert_eq!(hand, held, "{name}");

    // Who played a card, and in which trick; who led follows from who won.
    let mut tricks: Vec<Vec<(usize, String)>> = Vec::new();
    for place in places(named["trick_of_card"]) {
        let (number, way) = (place / ways, place % ways);
        let by = (0..seats)
            .find(|seat| named["played"][seat * ways + way] == 1.0)
            .expect("somebody played it");
        tricks.resize_with(tricks.len().max(number + 1), Vec::new);
        tricks[number].push((by, text(way)));
    }
    let mut lead = places(named["first_lead"])
        .first()
        .copied()
        .unwrap_or_default();
    let seen = view
        .tricks()
        .iter()
        .map(|trick| (&trick.cards, Some(trick.winner)));
    let under_way = (!view.trick().is_empty()).then_some((view.trick(), None));
    let seen: Vec<_> = seen.chain(under_way).collect();
    assert_eq!(tricks.len(), seen.len(), "{name}");
    for (mut read, (cards, winner)) in tricks.into_iter().zip(seen) {
        read.sort_by_key(|(seat, _)| (seat + seats - lead) % seats);
        let relative = |seat: Seat| (seat.index() + seats - me.index()) % seats;
        let expected: Vec<(usize, String)> = cards
            .iter()
            .map(|(seat, played)| (relative(*seat), played.to_string()))
            .collect();
        assert_eq!(read, expected, "{name}");
        let Some(winner) = winner else { continue };
        lead = relative(winner);
        for (_, played) in cards {
            let way = (0..ways).find(|way| text(*way) == played.card().to_string());
            let id = (0..actions.cards()).find(|id| card(*id) == played.card().to_string());
            let taken = named["taken"][lead * actions.cards() + id.or(way).expect("a card")];
            assert_eq!(taken, 1.0, "{name}");
        }
    }
    for seat in Seat::all(seats) {
        let place = (seat.index() + seats - me.index()) % seats;
        assert_eq!(
            named["points"][place],
            view.points_taken().of(seat) as f32 / 26.0,
            "{name}"
        );
        assert_eq!(
            named["totals"][place],
            view.totals()[seat.index()] as f32 / 100.0,
            "{name}"
        );
        let each = view.rules().cards_each() as f32;
        assert_eq!(
            named["cards_left"][place],
            view.cards_held(seat) as f32 / each,
            "{name}"
        );
        assert_eq!(
            named["to_act"][place] == 1.0,
            view.to_act().contains(seat),
            "{name}"
        );
    }
    assert_eq!(
        named["hearts_broken"][0] == 1.0,
        view.hearts_broken(),
        "{name}"
    );
    assert_eq!(
        places(named["pass_direction"]),
        [view.pass().map_or(0, |pass| pass.left)],
        "{name}"
    );
    for (field, pass) in [("passed", view.passed()), ("received", view.received())] {
        let of = pass.map_or(moonshot_rules::Cards::EMPTY, |(_, cards)| cards);
        assert_eq!(
            sorted(places(named[field]).into_iter().map(card)),
            sorted(of.iter().map(|card| card.to_string())),
            "{name}: {field}"
        );
    }
    let phases = ["pass", "opening", "play", "gather", "moon"];
    let phase = format!("{:?}", view.phase()).to_lowercase();
    let phase = phases.iter().position(|known| *known == phase);
    assert_eq!(places(named["phase"]).first().copied(), phase, "{name}");

    // Whose card is whose in the trick under way, who led it, and who failed to follow.
    let relative = |seat: Seat| (seat.index() + seats - me.index()) % seats;
    let laid = places(named["trick"]).into_iter();
    let laid = laid.map(|place| format!("{} {}", place / ways, text(place % ways)));
    let seen = view.trick().iter();
    let seen = seen.map(|(seat, played)| format!("{} {played}", relative(*seat)));
    assert_eq!(sorted(laid), sorted(seen), "{name}");
    let lead = places(named["lead"]).first().copied();
    assert_eq!(lead, view.lead().map(relative), "{name}");
    let finished = view.tricks().iter().map(|trick| &trick.cards);
    let mut voids = vec![0.0; 4 * seats];
    for trick in finished.chain([view.trick()]) {
        let suit = |played: &moonshot_rules::trick::Played| played.card().suit() as usize;
        for (seat, played) in trick {
            if suit(played) != suit(&trick[0].1) {
                voids[4 * relative(*seat) + suit(&trick[0].1)] = 1.0;
            }
        }
    }
    assert_eq!(*named["void"], *voids, "{name}");
}

fn sorted(texts: impl IntoIterator<Item = String>) -> Vec<String> {
    let mut texts: Vec<String> = texts.into_iter().collect();
    texts.sort_unstable();
    texts
}

/// How many of each card there are, by number.
fn copies(actions: &Actions, cards: impl IntoIterator<Item = String>) -> Vec<f32> {
    let mut copies = vec![0.0; actions.cards()];
    for card in cards {
        let id = (0..copies.len()).find(|id| actions.card_text(*id).as_ref() == Some(&card));
        copies[id.expect("a card")] += 1.0;
    }
    copies
}

fn check_black_hearts(name: &str, actions: &Actions, view: &BlackHeartsView, named: &Named<'_>) {
    let seats = view.seats();
    let me = view.viewer().seat().expect("a seat");
    let cards = actions.cards();
    let total = |field: &str| named[field].iter().sum::<f32>() as usize;
    let copies = |cards: moonshot_rules::BlackCards| {
        copies(actions, cards.iter().map(|card| card.to_string()))
    };
    let of = |pass: Option<moonshot_rules::CardsPassed>| {
        pass.map_or(moonshot_rules::BlackCards::EMPTY, |pass| pass.cards)
    };
    for (field, cards) in [
        ("hand", view.hand()),
        ("passed", of(view.passed())),
        ("received", of(view.received())),
        ("returned", of(view.returned())),
        ("got_back", of(view.got_back())),
    ] {
        assert_eq!(*named[field], *copies(cards), "{name}: {field}");
    }
    assert_eq!(total("gifts_left"), view.gifts_left().count(), "{name}");
    assert_eq!(
        places(named["gift"]).first().copied(),
        view.gift().map(usize::from),
        "{name}"
    );
    for seat in Seat::all(seats) {
        let place = (seat.index() + seats - me.index()) % seats;
        let row = &named["played"][place * cards..(place + 1) * cards];
        let played = view.played_by(seat);
        for (id, copies) in row.iter().enumerate() {
            let text = actions.card_text(id).expect("a card");
            let count = played
                .iter()
                .filter(|card| card.to_string() == text)
                .count();
            assert_eq!(*copies, count as f32, "{name}: {text}");
        }
        // The tricks in order hold the same cards.
        let tricks = named["tricks"].chunks(cards).skip(place).step_by(seats);
        let in_tricks: f32 = tricks.flatten().sum();
        assert_eq!(in_tricks as usize, played.len(), "{name}");
        assert_eq!(
            named["points"][place],
            view.play().points_taken(seat) as f32 / 13.0,
            "{name}"
        );
    }
    let relative = |seat: Seat| (seat.index() + seats - me.index()) % seats;
    for seat in Seat::all(seats) {
        let place = relative(seat);
        let row = |field: &str| &named[field][place * cards..(place + 1) * cards];
        let taken = copies(view.play().taken_in_order(seat).collect());
        assert_eq!(*row("taken"), *taken, "{name}");
        // Who led the trick laid the first of its cards.
        let steps = (seat.index() + seats - view.play().lead().index()) % seats;
        let laid = view.play().trick_under_way().get(steps).copied();
        assert_eq!(*row("trick"), *copies(laid.into_iter().collect()), "{name}");
        let held = view.cards_held(seat) as f32 / 5.0;
        assert_eq!(named["cards_left"][place], held, "{name}");
        let total = view.totals()[seat.index()] as f32 / 13.0;
        assert_eq!(named["totals"][place], total, "{name}");
        let acts = view.to_act().contains(seat);
        assert_eq!(named["to_act"][place] == 1.0, acts, "{name}");
    }
    let lead = places(named["lead"]).first().copied();
    assert_eq!(lead, view.lead().map(relative), "{name}");
}

fn check_heartcatchers(actions: &Actions, view: &HeartcatchersView, named: &Named<'_>) {
    let me = view.viewer().seat().expect("a seat");
    let cards = actions.cards();
    let sides = [me, me.left(2)];
    for (row, stack) in sides
        .iter()
        .flat_map(|seat| &view.field()[seat.index()])
        .enumerate()
    {
        let up: Vec<String> = stack.up().map(|card| card.to_string()).collect();
        let order = &named["up_in_order"][row * 15 * cards..(row + 1) * 15 * cards];
        let read: Vec<String> = places(order)
            .iter()
            .map(|place| actions.card_text(place % cards).expect("a card"))
            .collect();
        assert_eq!(read, up);
        let numbers = |field: &str| &named[field][row * cards..(row + 1) * cards];
        assert_eq!(*numbers("top"), *copies(actions, up.last().cloned()));
        assert_eq!(*numbers("up"), *copies(actions, up));
        let secrets = stack.secrets().filter(|(_, by)| *by == me);
        let secrets: Vec<String> = secrets
            .map(|(card, _)| card.expect("its own").to_string())
            .collect();
        let own = secrets.len();
        assert_eq!(*numbers("own_secrets"), *copies(actions, secrets));
        assert_eq!(
            named["hidden_secrets"][row],
            (stack.secret_count() - own) as f32
        );
    }
    let texts = |cards: moonshot_rules::HeartCards| cards.iter().map(|card| card.to_string());
    assert_eq!(*named["hand"], *copies(actions, texts(view.hand())));
    for (place, seat) in sides.iter().enumerate() {
        let held = view.cards_held(*seat) as f32 / 3.0;
        assert_eq!(named["cards_left"][place], held);
        let won = view.totals()[seat.index()] as f32;
        assert_eq!(named["games_won"][place], won);
    }
    assert_eq!(named["my_turn"][0] == 1.0, view.to_act().contains(me));
    assert_eq!(places(named["turns"]).len(), view.turns().len());
    let mine = places(named["own_turn"]);
    assert!(
        mine.windows(2).all(|two| two[1] == two[0] + 2),
        "the players take turns"
    );
    let next = view.turns().len();
    if view.to_act().contains(me) && !mine.is_empty() {
        assert_eq!(mine.last(), Some(&(next - 2)));
    }
}

#[test]
fn a_view_of_another_match_that_it_could_be_gives_the_same_numbers() {
    for (name, start) in tables() {
        let (actions, layout) = (Actions::new(&start), Layout::new(&start));
        let mut dice = FastDice::new(11);
        play(&mut start.clone(), &actions, 6, |game, cursor, seat, _| {
            let view = game.view(Viewer::Seat(seat)).expect("a seat");
            let Ok(other) = view.determinize(&mut dice) else {
                return;
            };
            let numbers = |view: &AnyView| {
                let mut numbers = vec![0.0; layout.information_len()];
                layout.write(&actions, view, Some(cursor), &mut numbers);
                numbers
            };
            let other = other.view(Viewer::Seat(seat)).expect("a seat");
            assert_eq!(numbers(&view), numbers(&other), "{name}");
        });
    }
}

#[test]
fn an_array_of_another_length_is_left_alone() {
    let game = start("hearts", 4, &serde_json::json!({}));
    let (actions, layout) = (Actions::new(&game), Layout::new(&game));
    for length in [
        0,
        1,
        layout.observation_len() - 1,
        layout.information_len() + 1,
    ] {
        let mut numbers = vec![9.0; length];
        layout.write(
            &actions,
            &game.view(Viewer::Spectator).expect("a view"),
            None,
            &mut numbers,
        );
        assert!(numbers.iter().all(|number| *number == 9.0));
    }
    for (name, other) in tables() {
        let mut numbers = vec![9.0; layout.information_len()];
        let view = other.view(Viewer::Spectator).expect("a view");
        layout.write(&Actions::new(&other), &view, None, &mut numbers);
        let same = ["hearts 4", "custom-hearts 4", "cardominoes 4"].contains(&&*name)
            || name.contains("penalty");
        assert!(
            same || numbers.iter().all(|number| *number == 9.0),
            "{name}"
        );
    }
}
