//! Determinizations are exactly the deals that are consistent with a view, all equally likely.

use std::collections::BTreeMap;

use moonshot_rules::trick::{
    PassCycle, Revoke, TrickAction, TrickChance, TrickGame, TrickOptions, TrickRules, TrickView,
};
use moonshot_rules::{
    AnyGame, BlackCard, BlackCards, BlackHand, BlackHearts, BlackHeartsOptions, BlackHeartsView,
    BySeat, Card, Cards, Colour, Dice, Game, HeartCard, HeartGame, Heartcatchers,
    HeartcatchersOptions, LegalActions, Phase, Seat, Suit, Turn, View, Viewer,
};

/// SplitMix64.
struct TestDice(u64);

impl Dice for TestDice {
    fn below(&mut self, bound: u32) -> u32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^= bits >> 31;
        ((u128::from(bits) * u128::from(bound)) >> 64) as u32
    }
}

impl TestDice {
    fn one_in(&mut self, times: u32) -> bool {
        self.below(times) == 0
    }
}

/// A small table with random options.
fn small_table(dice: &mut TestDice) -> TrickRules {
    loop {
        let seats = 3 + dice.below(2) as usize;
        let wilds = dice.one_in(3);
        let mut from = if wilds {
            Cards::STANDARD | Cards::WILDS
        } else {
            Cards::STANDARD
        };
        // Few cards of each suit, so that players run out of suits.
        for suit in Suit::ALL {
            for card in from.of(suit) - Cards::WILDS {
                if !dice.one_in(4) && card != Card::QUEEN_OF_SPADES {
                    from.remove(card);
                }
            }
        }
        let size =
            seats * (3 + dice.below(2) as usize) + if wilds { dice.below(2) as usize } else { 0 };
        let mut pack = Cards::one(Card::QUEEN_OF_SPADES);
        while pack.len() < size {
            let Some(card) = (from - pack).pick(dice) else {
                break;
            };
            pack.insert(card);
        }
        let hearts = TrickOptions::hearts(seats);
        let flip = |dice: &mut TestDice| dice.one_in(2);
        let penalty = dice.one_in(4);
        let options = TrickOptions {
            pack,
            pass_count: if flip(dice) { 0 } else { 1 },
            pass_cycle: PassCycle::new(&[1 + dice.below(seats as u32 - 1) as u8]).unwrap(),
            any_club_opens: flip(dice),
            banned_first: if flip(dice) {
                hearts.banned_first
            } else {
                Cards::EMPTY
            },
            must_break: flip(dice),
            breakers: if flip(dice) {
                Cards::HEARTS
            } else {
                hearts.breakers
            },
            // A heart that is taken back would still break hearts, which no view reveals.
            breaks_after_trick: penalty || flip(dice),
            hearts_instead_of_queen: flip(dice),
            revoke: if penalty {
                Revoke::Penalty
            } else {
                Revoke::Refused
            },
            ..hearts
        };
        if let Ok(rules) = TrickRules::new(options) {
            return rules;
        }
    }
}

/// The rules without the pass.
fn without_pass(rules: &TrickRules) -> TrickRules {
    TrickRules::new(TrickOptions {
        pass_count: 0,
        ..**rules
    })
    .unwrap()
}

/// A deal: the hands, and the leftovers.
type Deal = (Vec<Cards>, Cards);

/// The matches of a deal, without a pass, after these public actions; two if it is secret whether the holder of the
/// Wild Club has answered.
fn replay(rules: &TrickRules, deal: &Deal, done: &[(Seat, TrickAction)]) -> Vec<TrickGame> {
    let mut game = TrickGame::with_rules(*rules);
    let hands: BySeat<Cards> = deal.0.iter().copied().collect();
    if game
        .chance(&TrickChance::Deal {
            hands,
            extras: deal.1,
        })
        .is_err()
    {
        return Vec::new();
    }
    let decline = |game: &TrickGame| {
        let mut after = game.clone();
        let holder = after.to_act().first()?;
        after.play(holder, &TrickAction::Decline).ok()?;
        Some(after)
    };
    for (seat, action) in done {
        if game.phase() == Phase::Opening
            && !matches!(action, TrickAction::Play(played) if played.card() == Card::WILD_CLUB)
        {
            game = decline(&game).unwrap();
        }
        // Also fails if the lead belongs to another seat.
        if game.play(*seat, action).is_err() {
            return Vec::new();
        }
    }
    let declined = (game.phase() == Phase::Opening)
        .then(|| decline(&game))
        .flatten();
    [Some(game), declined].into_iter().flatten().collect()
}

/// Every way to deal the cards to places of these sizes.
fn deals(cards: &[Card], room: &mut [usize], so_far: &mut Vec<Cards>, all: &mut Vec<Vec<Cards>>) {
    let Some((card, rest)) = cards.split_first() else {
        all.push(so_far.clone());
        return;
    };
    for place in 0..room.len() {
        if room[place] > 0 {
            room[place] -= 1;
            so_far[place].insert(*card);
            deals(rest, room, so_far, all);
            so_far[place].remove(*card);
            room[place] += 1;
        }
    }
}

/// The hands before the first card, and the leftovers.
fn dealt(game: &TrickGame, done: &[(Seat, TrickAction)]) -> Deal {
    let (seats, hand) = (game.seats(), game.hand());
    let mut hands: Vec<Cards> = Seat::all(seats).map(|seat| hand.held(seat)).collect();
    let mut played = Cards::EMPTY;
    for (seat, action) in done {
        if let TrickAction::Play(card) = action {
            hands[seat.index()].insert(card.card());
            played.insert(card.card());
        }
    }
    let taken = Seat::all(seats).fold(Cards::EMPTY, |all, seat| all | hand.taken(seat));
    (hands, hand.extras() | (taken - played))
}

/// The part of a view that is the same at a table without a pass.
fn face(view: &TrickView) -> impl PartialEq + use<> {
    let acts = view.to_act();
    let legal: Vec<_> = view.legal().iter().collect();
    let open = (
        view.trick().clone(),
        view.tricks().to_vec(),
        view.hearts_broken(),
    );
    (
        view.phase(),
        acts,
        view.hand(),
        view.counts().clone(),
        view.lead(),
        legal,
        open,
    )
}

/// The deals that are consistent with a view, found by exhaustive search; `None` if there are too many.
fn enumerate(
    game: &TrickGame,
    view: &TrickView,
    done: &[(Seat, TrickAction)],
) -> Option<Vec<Deal>> {
    let rules = without_pass(game.rules());
    let seats = game.seats();
    let hidden: Vec<Card> = view.unseen().iter().collect();
    if hidden.len() > 8 {
        return None;
    }
    let me = view.seat();
    let mut room: Vec<usize> = view.counts().iter().copied().collect();
    room.push(game.rules().leftovers());
    if let Some(me) = me {
        room[me.index()] = 0;
    }
    let mut all = Vec::new();
    deals(
        &hidden,
        &mut room,
        &mut vec![Cards::EMPTY; seats + 1],
        &mut all,
    );
    let mut found = Vec::new();
    for mut hands in all {
        let extras = hands.pop().unwrap();
        if let Some(me) = me {
            hands[me.index()] = view.hand();
        }
        for (seat, action) in done {
            if let TrickAction::Play(card) = action {
                hands[seat.index()].insert(card.card());
            }
        }
        let passed = view
            .passed()
            .is_none_or(|(to, cards)| hands[to.index()].contains_all(cards));
        let deal = (hands, extras);
        let games = replay(&rules, &deal, done);
        let same = games
            .iter()
            .any(|game| face(&game.view(view.viewer()).unwrap()) == face(view));
        if passed && same {
            found.push(deal);
        }
    }
    Some(found)
}

#[test]
fn trick_games_imagine_every_deal_that_may_be_and_no_other() {
    let hands = if std::env::var_os("MOONSHOT_LONG").is_some() {
        800
    } else {
        200
    };
    let (mut looked, mut voids) = (0, 0);
    for seed in 0..hands {
        let mut dice = TestDice(seed);
        let mut game = TrickGame::with_rules(small_table(&mut dice));
        let mut done = Vec::new();
        while game.hand_number() == 1 {
            if let Some(outcome) = game.roll(&mut dice) {
                game.chance(&outcome).unwrap();
                continue;
            }
            // No corrections, because a view does not show cards that were taken back.
            let corrects = |action: &TrickAction| matches!(action, TrickAction::Correct(_));
            let acts = |seat: &Seat| !game.legal(*seat).iter().any(|action| corrects(&action));
            let Some(seat) = game.to_act().iter().find(acts) else {
                break;
            };
            let action = game.legal(seat).pick(&mut dice).unwrap();
            game.play(seat, &action).unwrap();
            if !matches!(action, TrickAction::Pass(_) | TrickAction::Decline) {
                done.push((seat, action));
            }
            let viewers: Vec<Viewer> = Viewer::all(game.seats()).collect();
            let viewer = viewers[dice.below(viewers.len() as u32) as usize];
            let view = game.view(viewer).unwrap();
            if view.phase() == Phase::Pass || game.hand_number() > 1 {
                continue;
            }
            let Some(found) = enumerate(&game, &view, &done) else {
                continue;
            };
            let determinizations = view.determinizations().unwrap();
            assert_eq!(
                determinizations.ways(),
                found.len() as f64,
                "seed {seed}: {view:?}"
            );
            looked += 1;
            let unlimited = view.unseen().len();
            voids += u64::from(found.len() > 1 && found.len() < unlimited);
            check_draws(&determinizations, &view, &done, &found, &mut dice, seed);
            check_all(&determinizations, &view, &done, &found, seed);
        }
    }
    assert!(
        4 * looked > 15 * hands && 8 * voids > 3 * hands,
        "{looked} {voids}"
    );
}

/// Checks that all deals are listed, each once, and that each place may hold exactly what it holds in one of them.
fn check_all(
    determinizations: &moonshot_rules::trick::TrickDeterminizations,
    view: &TrickView,
    done: &[(Seat, TrickAction)],
    found: &[Deal],
    seed: u64,
) {
    if view.lead().is_none() {
        // A hand does not contain the decision whether the Wild Club opens.
        return;
    }
    let seats = view.counts().len();
    let played: Cards = done
        .iter()
        .filter_map(|(_, action)| match action {
            TrickAction::Play(played) => Some(played.card()),
            _ => None,
        })
        .collect();
    let of_hand = |hand: &moonshot_rules::trick::Hand| {
        let taken = Seat::all(seats).fold(Cards::EMPTY, |all, seat| all | hand.taken(seat));
        let held = Seat::all(seats).map(|seat| hand.held(seat));
        (held.collect::<Vec<_>>(), hand.extras() | (taken - played))
    };
    let left = |deal: &Deal| {
        let held = deal.0.iter().map(|cards| *cards - played);
        (held.collect::<Vec<_>>(), deal.1)
    };
    let key = |deal: &Deal| format!("{deal:?}");
    let mut listed: Vec<Deal> = match determinizations.hands(found.len()) {
        Some(hands) => hands.iter().map(of_hand).collect(),
        None => panic!("seed {seed}: {} deals", found.len()),
    };
    let mut expected: Vec<Deal> = found.iter().map(left).collect();
    listed.sort_by_key(key);
    expected.sort_by_key(key);
    assert_eq!(listed, expected, "seed {seed}");
    assert!(
        determinizations.hands(found.len() - 1).is_none(),
        "seed {seed}"
    );
    let (may, middle) = determinizations.may_hold();
    for seat in Seat::all(seats).filter(|seat| view.seat() != Some(*seat)) {
        let all = expected
            .iter()
            .fold(Cards::EMPTY, |all, deal| all | deal.0[seat.index()]);
        assert_eq!(may.of(seat), all, "seed {seed}: {seat}");
    }
    let all = expected.iter().fold(Cards::EMPTY, |all, deal| all | deal.1);
    assert_eq!(middle, all, "seed {seed}");
}

/// Checks that all deals are drawn about equally often, and that each gives the viewer the same view.
fn check_draws(
    determinizations: &moonshot_rules::trick::TrickDeterminizations,
    view: &TrickView,
    done: &[(Seat, TrickAction)],
    found: &[Deal],
    dice: &mut TestDice,
    seed: u64,
) {
    let each = 30;
    let times = if found.len() <= 60 {
        each * found.len()
    } else {
        5
    };
    let mut drawn: BTreeMap<String, usize> = BTreeMap::new();
    for _ in 0..times {
        let imagined = determinizations.game(dice);
        assert_eq!(&imagined.view(view.viewer()).unwrap(), view, "seed {seed}");
        let deal = dealt(&imagined, done);
        assert!(found.contains(&deal), "seed {seed}: {deal:?} for {view:?}");
        *drawn.entry(format!("{deal:?}")).or_default() += 1;
    }
    if found.len() <= 60 && found.len() > 1 {
        let free = found.len() as f64 - 1.0;
        let square: f64 = found
            .iter()
            .map(|deal| *drawn.get(&format!("{deal:?}")).unwrap_or(&0) as f64 - each as f64)
            .map(|off| off * off / each as f64)
            .sum();
        // Thousands of views are checked, so allow five standard deviations, and a little more because there are few
        // degrees of freedom.
        assert!(
            square < free + 5.0 * (2.0 * free).sqrt() + 18.0,
            "seed {seed}: {square} of {free}"
        );
    }
}

#[test]
fn whole_matches_are_imagined_at_every_table() {
    let tables = (3..=7).map(TrickOptions::hearts);
    let tables = tables.chain((3..=5).map(TrickOptions::cardominoes));
    let tables = tables.chain((3..=8).map(TrickOptions::wild_twists));
    let penalty = TrickOptions {
        revoke: Revoke::Penalty,
        ..TrickOptions::cardominoes(4)
    };
    for options in tables.chain([penalty]) {
        let mut game = TrickGame::with_rules(TrickRules::new(options).unwrap());
        let mut dice = TestDice(options.seats as u64);
        for _ in 0..400 {
            if !game.advance_at_random(&mut dice) {
                break;
            }
            for viewer in Viewer::all(game.seats()) {
                let view = game.view(viewer).unwrap();
                let mut imagined = view.determinize(&mut dice).unwrap();
                assert_eq!(imagined.view(viewer).unwrap(), view);
                let waits = matches!(imagined.turn(), Turn::Seats(seats) if !seats.is_empty());
                assert_eq!(waits, matches!(game.turn(), Turn::Seats(_)));
                for _ in 0..20 {
                    imagined.advance_at_random(&mut dice);
                }
            }
        }
    }
}

/// The holder of the Wild Club has declined and does not lead, so it cannot have the lowest club itself.
#[test]
fn w_08_the_holder_of_the_wild_club_is_not_imagined_to_lead() {
    let [own, second, third, extras] = ["4C WC", "2C 5D", "3C 6D", "AH QS"].map(|text| {
        let cards = text.split(' ').map(|card| card.parse::<Card>().unwrap());
        cards.collect::<Cards>()
    });
    let rules = TrickRules::new(TrickOptions {
        pack: own | second | third | extras,
        pass_count: 0,
        ..TrickOptions::wild_twists(3)
    });
    let mut game = TrickGame::with_rules(rules.unwrap());
    let hands = [own, second, third].into_iter().collect();
    game.chance(&TrickChance::Deal { hands, extras }).unwrap();
    let me = Seat::default();
    game.play(me, &TrickAction::Decline).unwrap();
    let view = game.view(Viewer::Seat(me)).unwrap();
    assert_eq!((view.phase(), view.lead()), (Phase::Play, None));
    // Six cards in three places of two, except where both lower clubs are left over.
    assert_eq!(view.determinizations().unwrap().ways(), 90.0 - 6.0);
}

#[test]
fn a_view_that_no_match_gave_is_refused() {
    // Seat 1 holds only hearts and discarded one: at another table it would have to hold a club.
    let mut dice = TestDice(1);
    let mut game = TrickGame::with_rules(TrickRules::new(TrickOptions::hearts(4)).unwrap());
    for _ in 0..30 {
        game.advance_at_random(&mut dice);
    }
    let other = {
        let hands: BySeat<Cards> = BySeat::from_fn(4, |_| Cards::EMPTY);
        game.clone().with_hands(&hands, Cards::EMPTY)
    };
    let view = other.view(Viewer::Seat(Seat::default())).unwrap();
    assert_eq!(
        view.determinizations().map(|_| ()),
        Err(moonshot_rules::Inconsistent)
    );
}

/// Checks the frequencies of the kinds of deals against the number of deals of each, counting every card as different.
fn check_kinds(expected: &BTreeMap<String, f64>, mut draw: impl FnMut() -> String, what: &str) {
    let all: f64 = expected.values().sum();
    let times = 40 * expected.len();
    let mut drawn: BTreeMap<String, f64> = BTreeMap::new();
    for _ in 0..times {
        *drawn.entry(draw()).or_default() += 1.0;
    }
    assert!(
        drawn.keys().all(|kind| expected.contains_key(kind)),
        "{what}: {drawn:?} {expected:?}"
    );
    let square: f64 = expected
        .iter()
        .map(|(kind, ways)| {
            let due = ways / all * times as f64;
            let off = drawn.get(kind).copied().unwrap_or_default() - due;
            off * off / due
        })
        .sum();
    let free = expected.len() as f64 - 1.0;
    assert!(
        square < free + 6.0 * (2.0 * free).sqrt() + 25.0,
        "{what}: {square} of {free}"
    );
}

/// Every way to lay distinct cards at places of these sizes.
fn lay_all<C: Copy>(
    cards: &[C],
    room: &mut [usize],
    laid: &mut Vec<Vec<C>>,
    show: &mut impl FnMut(&[Vec<C>]),
) {
    let Some((card, rest)) = cards.split_first() else {
        show(laid);
        return;
    };
    for place in 0..room.len() {
        if room[place] > 0 {
            room[place] -= 1;
            laid[place].push(*card);
            lay_all(rest, room, laid, show);
            laid[place].pop();
            room[place] += 1;
        }
    }
}

/// The possible contents of each place, by the white cards left out, the viewer's passes and Two o'clock, derived from
/// the cards alone.
fn black_deals(view: &BlackHeartsView) -> Option<BTreeMap<String, f64>> {
    let seats = view.seats();
    let cards: Vec<BlackCard> = view.unseen().iter().collect();
    let mut room: Vec<usize> = Seat::all(seats).map(|seat| view.cards_held(seat)).collect();
    if let Some(me) = view.viewer().seat() {
        room[me.index()] = 0;
    }
    let hidden: usize = room.iter().sum();
    room.push(cards.len() - hidden);
    if hidden > 3 && cards.len() > 8 {
        return None;
    }
    // Cards that must be at a seat; of identical cards, the first one that the viewer gave away.
    let mut at: Vec<(usize, usize)> = Vec::new();
    let mut given = |seat: Seat, gone: BlackCards, cards_given: BlackCards| {
        for card in cards_given.minus(gone) {
            let mut places = (0..cards.len()).filter(|place| cards[*place] == card);
            let taken = |place: &usize| at.iter().any(|(other, _)| other == place);
            let place = places.find(|place| !taken(place)).unwrap();
            at.push((place, seat.index()));
        }
    };
    if let (Some(passed), Phase::Gift | Phase::Return | Phase::Play) = (view.passed(), view.phase())
    {
        let back = view.got_back().map_or(BlackCards::EMPTY, |back| back.cards);
        given(
            passed.seat,
            view.played_by(passed.seat).plus(back),
            passed.cards,
        );
    }
    if let (Some(returned), Phase::Play) = (view.returned(), view.phase()) {
        given(returned.seat, view.played_by(returned.seat), returned.cards);
    }
    let two = cards
        .iter()
        .position(|card| *card == BlackCard::TWO_O_CLOCK);
    let fresh = view.play().plays().is_empty();
    if let (Some(lead), Some(two), true) = (view.lead(), two, fresh) {
        at.push((two, lead.index()));
    }
    let mut found = BTreeMap::new();
    let places: Vec<usize> = (0..cards.len()).collect();
    lay_all(
        &places,
        &mut room,
        &mut vec![Vec::new(); seats + 1],
        &mut |laid| {
            let white = |place: &usize| cards[*place].colour() == Colour::White;
            if laid[seats].iter().all(white)
                && at.iter().all(|(place, seat)| laid[*seat].contains(place))
            {
                let hand = |hand: &Vec<usize>| hand.iter().map(|place| cards[*place]).collect();
                let hands: Vec<BlackCards> = laid[..seats].iter().map(hand).collect();
                *found.entry(format!("{hands:?}")).or_default() += 1.0;
            }
        },
    );
    Some(found)
}

/// The number of each text.
fn count(texts: impl Iterator<Item = String>) -> BTreeMap<String, f64> {
    let mut counts = BTreeMap::new();
    for text in texts {
        *counts.entry(text).or_default() += 1.0;
    }
    counts
}

#[test]
fn black_hearts_imagines_every_deal_that_may_be_and_no_other() {
    let mut looked = 0;
    for seed in 0..120 {
        let mut dice = TestDice(seed);
        let seats = 3 + seed as usize % 4;
        let mut game = BlackHearts::new(seats, BlackHeartsOptions::default()).unwrap();
        for _ in 0..200 {
            if !game.advance_at_random(&mut dice) {
                break;
            }
            for viewer in Viewer::all(seats) {
                let view = game.view(viewer).unwrap();
                let determinizations = view.determinizations().unwrap();
                let imagined = determinizations.game(&mut dice);
                assert_eq!(imagined.view(viewer).unwrap(), view, "seed {seed}");
                let mut ahead = imagined;
                for _ in 0..30 {
                    ahead.advance_at_random(&mut dice);
                }
                if !dice.one_in(4) || matches!(view.phase(), Phase::Deal | Phase::Over) {
                    continue;
                }
                let Some(expected) = black_deals(&view) else {
                    continue;
                };
                assert_eq!(determinizations.ways(), expected.values().sum::<f64>());
                if expected.len() > 300 {
                    continue;
                }
                let text = |hand: &BlackHand| {
                    let others = Seat::all(seats).map(|seat| {
                        if viewer.is(seat) {
                            BlackCards::EMPTY
                        } else {
                            hand.held(seat)
                        }
                    });
                    format!("{:?}", others.collect::<Vec<BlackCards>>())
                };
                if determinizations.ways() <= 2_000.0 {
                    let listed = determinizations
                        .hands(determinizations.ways() as usize)
                        .unwrap();
                    assert_eq!(count(listed.iter().map(text)), expected, "seed {seed}");
                    assert!(determinizations.hands(listed.len() - 1).is_none());
                }
                let mut draw = || text(&determinizations.hand(&mut dice));
                looked += 1;
                check_kinds(&expected, &mut draw, &format!("seed {seed}: {view:?}"));
            }
        }
    }
    assert!(looked > 300, "{looked}");
}

#[test]
fn b_09_who_leads_is_imagined_with_two_o_clock() {
    let mut looked = 0;
    for seed in 0..8 {
        let (mut dice, seats) = (TestDice(seed), 3 + seed as usize % 4);
        let mut game = BlackHearts::new(seats, BlackHeartsOptions::default()).unwrap();
        while game.history().len() < 3 && game.advance_at_random(&mut dice) {
            let fresh = game.phase() == Phase::Play && game.hand().plays().is_empty();
            for viewer in Viewer::all(seats).filter(|_| fresh) {
                let view = game.view(viewer).unwrap();
                let lead = view.lead().unwrap();
                let determinizations = view.determinizations().unwrap();
                for _ in 0..8 {
                    let hand = determinizations.hand(&mut dice);
                    assert!(hand.held(lead).contains(BlackCard::TWO_O_CLOCK));
                    looked += 1;
                }
            }
        }
    }
    assert!(looked > 500, "{looked}");
}

#[test]
fn heartcatchers_imagines_every_order_of_the_cards() {
    let mut looked = 0;
    for seed in 0..16 {
        let mut dice = TestDice(seed);
        let mut game = Heartcatchers::new(2, HeartcatchersOptions::default()).unwrap();
        while game.advance_at_random(&mut dice) {
            for viewer in Viewer::all(2) {
                let view = game.view(viewer).unwrap();
                let determinizations = view.determinizations().unwrap();
                let imagined = determinizations.game(&mut dice);
                assert_eq!(imagined.view(viewer).unwrap(), view, "seed {seed}");
                for seat in Seat::all(2) {
                    let hand = imagined.view(Viewer::Seat(seat)).unwrap().hand();
                    assert_eq!(hand.len(), view.cards_held(seat));
                }
                let unseen: Vec<HeartCard> = view.unseen().iter().collect();
                if unseen.is_empty() || unseen.len() > 6 {
                    continue;
                }
                let held = |seat| {
                    if viewer.is(seat) {
                        0
                    } else {
                        view.cards_held(seat)
                    }
                };
                let mut room: Vec<usize> = Seat::all(2).map(held).collect();
                room.extend((0..view.hidden_secrets() + view.pile()).map(|_| 1));
                let mut expected = BTreeMap::new();
                let secrets = view.hidden_secrets();
                lay_all(
                    &unseen,
                    &mut room.clone(),
                    &mut vec![Vec::new(); room.len()],
                    &mut |laid| {
                        let mut laid = laid.to_vec();
                        for hand in &mut laid[..2] {
                            hand.sort();
                        }
                        // Every order within a hand counts.
                        let orders = laid[..2]
                            .iter()
                            .map(|hand| (1..=hand.len()).product::<usize>() as f64);
                        *expected.entry(format!("{laid:?}")).or_default() +=
                            orders.product::<f64>();
                    },
                );
                assert_eq!(determinizations.ways(), expected.values().sum::<f64>());
                let text = |game: &HeartGame| {
                    let mut laid: Vec<Vec<HeartCard>> = Seat::all(2)
                        .map(|seat| {
                            let mut hand: Vec<HeartCard> = game.held(seat).iter().collect();
                            if viewer.is(seat) {
                                hand.clear();
                            }
                            hand.sort();
                            hand
                        })
                        .collect();
                    let stacks = || {
                        game.field()
                            .iter()
                            .flatten()
                            .zip(view.field().iter().flatten())
                    };
                    let hidden = stacks().flat_map(|(full, seen)| {
                        full.secrets()
                            .zip(seen.secrets())
                            .filter(|(_, (seen, _))| seen.is_none())
                    });
                    laid.extend(hidden.map(|((card, _), _)| vec![card.unwrap()]));
                    assert_eq!(laid.len(), 2 + secrets);
                    laid.extend(game.pile().map(|card| vec![card]));
                    format!("{laid:?}")
                };
                let listed = determinizations
                    .hands(determinizations.ways() as usize)
                    .unwrap();
                assert_eq!(count(listed.iter().map(text)), expected, "seed {seed}");
                assert!(determinizations.hands(listed.len() - 1).is_none());
                let mut draw = || text(&determinizations.hand(&mut dice));
                looked += 1;
                check_kinds(&expected, &mut draw, &format!("seed {seed}: {view:?}"));
            }
        }
    }
    assert!(looked > 60, "{looked}");
}

#[test]
fn any_view_is_imagined_behind() {
    let games = [
        AnyGame::new(4, moonshot_rules::HeartsOptions::default()).unwrap(),
        AnyGame::new(4, BlackHeartsOptions::default()).unwrap(),
        AnyGame::new(2, HeartcatchersOptions::default()).unwrap(),
    ];
    for mut game in games {
        let mut dice = TestDice(3);
        for _ in 0..60 {
            game.advance_at_random(&mut dice);
            for viewer in Viewer::all(game.seats()) {
                let view = game.view(viewer).unwrap();
                assert_eq!(
                    view.determinize(&mut dice).unwrap().view(viewer).unwrap(),
                    view
                );
            }
        }
    }
}
