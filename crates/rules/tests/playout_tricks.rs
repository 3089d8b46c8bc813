//! Random playouts of the trick games: exhaustive over all dice rolls, and card by card against the checked interface
//! at every table.

#[path = "rolls/mod.rs"]
mod rolls;

use std::collections::HashMap;

use moonshot_bits::Level;
use moonshot_rules::trick::{
    Deck, Hand, Moon, PassCycle, Played, Revoke, TrickOptions, TrickRules,
};
use moonshot_rules::{Card, Cards, Dice, Rank, Seat};
use proptest::prelude::*;
use rolls::{Counted, Throw, assert_even, assert_same, every_roll};

fn cards(text: &str) -> Cards {
    text.split_whitespace()
        .map(|card| card.parse::<Card>().unwrap())
        .collect()
}

fn rules(options: TrickOptions) -> TrickRules {
    TrickRules::new(options).unwrap()
}

/// A table of every kind: the games, and each option that the play or the scores depend on.
fn tables() -> Vec<(String, TrickRules)> {
    let mut tables = Vec::new();
    for seats in 3..=8 {
        let base = TrickOptions::hearts(seats);
        let wild_twists = TrickOptions::wild_twists(seats);
        let mut add =
            |name: &str, options| tables.push((format!("{name} {seats}"), rules(options)));
        add("hearts", base);
        add("cardominoes", TrickOptions::cardominoes(seats));
        add("wild twists", wild_twists);
        add(
            "any club",
            TrickOptions {
                any_club_opens: true,
                jack_points: 10,
                pass_count: 1,
                moon: Moon::Subtract,
                ..base
            },
        );
        add(
            "hearts instead",
            TrickOptions {
                hearts_instead_of_queen: true,
                no_tricks_points: 5,
                revoke: Revoke::Penalty,
                breakers: Cards::HEARTS,
                ..base
            },
        );
        add(
            "never broken",
            TrickOptions {
                must_break: false,
                pass_count: 5,
                pass_cycle: base.pass_cycle,
                any_club_opens: true,
                ..wild_twists
            },
        );
        add(
            "wilds passed",
            TrickOptions {
                pass_count: 3,
                pass_cycle: base.pass_cycle,
                banned_first: base.banned_first,
                ..wild_twists
            },
        );
        add("two cards", of_size(base, 2));
        add("one card", of_size(base, 1));
    }
    tables
}

/// The table with this number of cards for each player, including a club for the opening and the point cards.
fn of_size(options: TrickOptions, each: usize) -> TrickOptions {
    let first = cards("2C QS AH");
    let rest = (options.pack - first).iter();
    let pack = first.iter().chain(rest).take(each * options.seats);
    TrickOptions {
        pack: pack.collect(),
        pass_count: 1,
        ..options
    }
}

/// Every card played, with its player.
fn plays(hand: &Hand) -> Vec<(Seat, Played)> {
    (0..=hand.tricks_done())
        .flat_map(|place| hand.trick(place))
        .collect()
}

/// The scores of the cards taken, computed from the rules; two of them if the shooter may choose.
fn scores(hand: &Hand, rules: &TrickRules) -> Vec<Vec<i32>> {
    let seats = || Seat::all(rules.seats);
    let printed = seats().map(|seat| rules.points(hand.taken(seat)));
    let printed: Vec<i32> = printed.collect();
    let everything = rules.point_cards();
    let Some(shooter) = seats().find(|seat| hand.taken(*seat).contains_all(everything)) else {
        let bonus = |seat: Seat| match hand.tricks_taken(seat) {
            0 => rules.no_tricks_points,

            _ => 0,
        };
        return vec![
            seats()
                .map(|seat| printed[seat.index()] - bonus(seat))
                .collect(),
        ];
    };
    let all = rules.moon_points();
    let others: Vec<i32> = seats()
        .map(|seat| printed[seat.index()] + if seat == shooter { -all } else { all })
        .collect();
    let mut itself = printed.clone();
    itself[shooter.index()] -= 2 * all;
    match rules.moon {
        Moon::Add => vec![others],
        Moon::Subtract => vec![itself],
        Moon::Choose => vec![itself, others],
    }
}

/// The cards played and the scores.
type End = (Vec<(Seat, Played)>, Vec<i32>);

/// The probability of each line of play from here, computed card by card from the legal moves.
fn by_the_rules(hand: &Hand, rules: &TrickRules, likely: f64, all: &mut HashMap<End, f64>) {
    let legal = hand.legal_cards(rules);
    if legal.is_empty() {
        let scores = scores(hand, rules);
        let likely = likely / scores.len() as f64;
        for scores in scores {
            *all.entry((plays(hand), scores)).or_insert(0.0) += likely;
        }
        return;
    }
    for card in legal {
        let ways: Vec<Played> = hand.ways(card).collect();
        for way in &ways {
            let mut next = *hand;
            next.play_unchecked(rules, *way);
            let likely = likely / (legal.len() * ways.len()) as f64;
            by_the_rules(&next, rules, likely, all);
        }
    }
}

/// Checks that playouts at every level have exactly these probabilities.
fn check_uniform(hand: &Hand, rules: &TrickRules) {
    let mut expected = HashMap::new();
    by_the_rules(hand, rules, 1.0, &mut expected);
    for level in Level::available() {
        let found = every_roll(|throw| {
            let mut end = *hand;
            let scores = end.play_out_random_at(level, rules, &mut Throw(throw));
            (plays(&end), scores[..rules.seats].to_vec())
        });
        assert_same(&found, &expected, &format!("{level} {hand:?}"));
    }
}

/// A hand led by the lowest club.
fn started(rules: &TrickRules, hands: &[&str], extras: &str) -> Hand {
    let hands: Vec<Cards> = hands.iter().map(|hand| cards(hand)).collect();
    let mut hand = Hand::dealt(rules, &hands, cards(extras));
    hand.start_with_lowest_club();
    hand
}

/// Each legal card is equally likely, each Wild is declared either way, and the moon has either effect: exact, from the
/// start and from every later card.
#[test]
fn playouts_are_uniform() {
    let hands = ["2C AC QS WH", "5C WC QH 2H", "WS 9D AH 3S"];
    let dealt: Cards = hands.iter().flat_map(|hand| cards(hand)).collect();
    let pack = dealt | cards("KD");
    let variants = [
        TrickOptions {
            pack,
            ..TrickOptions::hearts(3)
        },
        TrickOptions {
            pack,
            ..TrickOptions::cardominoes(3)
        },
        TrickOptions {
            pack,
            ..TrickOptions::wild_twists(3)
        },
        TrickOptions {
            pack,
            any_club_opens: true,
            hearts_instead_of_queen: true,
            no_tricks_points: 5,
            ..TrickOptions::hearts(3)
        },
    ];
    for options in variants {
        let rules = rules(options);
        let mut hand = started(&rules, &hands, "KD");
        loop {
            check_uniform(&hand, &rules);
            // Its last legal card, which breaks hearts early.
            let Some(card) = hand.legal_cards(&rules).highest() else {
                break;
            };
            let way = hand.ways(card).last().unwrap();
            hand.play_unchecked(&rules, way);
        }
    }
}

/// Hands of different sizes, which no deal produces, are played as far as possible.
#[test]
fn playouts_of_uneven_hands_are_uniform() {
    let hands = ["2C WC 4D", "5C QS", "3S 2H WS"];
    let dealt: Cards = hands.iter().flat_map(|hand| cards(hand)).collect();
    let rules = rules(TrickOptions {
        pack: dealt | cards("3C 4C"),
        ..TrickOptions::wild_twists(3)
    });
    check_uniform(&started(&rules, &hands, ""), &rules);
}

/// A hand without a lead, whose seat 0 has no card to open with, is unchanged.
#[test]
fn a_hand_that_cannot_be_opened_is_not_played() {
    let rules = rules(TrickOptions::hearts(4));
    let hands = ["2D 3C", "2C 4D", "3S 4S", "2H 3H"].map(cards);
    let dealt = Hand::dealt(&rules, &hands, Cards::EMPTY);
    for level in Level::available() {
        let (mut end, mut dice) = (dealt, Counted::new(1));
        let scores = end.play_out_random_at(level, &rules, &mut dice);
        assert_eq!((end, dice.asked), (dealt, 0));
        assert!(scores.iter().all(|score| *score == 0));
    }
}

#[test]
fn a_seat_that_is_not_at_the_table_leads_nothing() {
    for level in Level::available() {
        for (seats, number) in (3..8).flat_map(|seats| (seats..8).map(move |one| (seats, one))) {
            let rules = rules(TrickOptions::hearts(seats));
            let dice = &mut Counted::new(7);
            let mut hand = Deck::new(&rules).deal(&rules, dice);
            hand.start_with_lowest_club();
            play_some(&mut hand, &rules, seats, dice);
            hand.start(seat(number));
            let before = plays(&hand);
            assert_eq!(before.len(), seats);
            hand.play_out_random_at(level, &rules, dice);
            assert_eq!(plays(&hand), before, "seat {number} of {seats}");
        }
    }
}

/// All four Wilds are declared independently.
#[test]
fn playouts_with_every_wild_are_uniform() {
    let hands = ["2C WC WD", "3C WS 4D", "4C WH 5S"];
    let dealt: Cards = hands.iter().flat_map(|hand| cards(hand)).collect();
    let rules = rules(TrickOptions {
        pack: dealt | cards("QS"),
        ..TrickOptions::wild_twists(3)
    });
    check_uniform(&started(&rules, &hands, "QS"), &rules);
}

/// A hand in which no card breaks hearts ends with hearts unbroken.
#[test]
fn hearts_stay_unbroken_where_none_is_played() {
    let hands = ["2C 4D 6D", "3C 5D 8D", "4C 7D 9D"];
    let dealt: Cards = hands.iter().flat_map(|hand| cards(hand)).collect();
    let rules = rules(TrickOptions {
        pack: dealt | cards("WH QS"),
        ..TrickOptions::wild_twists(3)
    });
    let start = started(&rules, &hands, "WH QS");
    for level in Level::available() {
        let mut end = start;
        end.play_out_random_at(level, &rules, &mut Counted::new(1));
        check_replay(&start, &end, &rules);
    }
}

/// Four seats with hearts unbroken at the lead: only the queen beside hearts, and only hearts.
#[test]
fn a_random_lead_before_hearts_are_broken_is_legal() {
    let pack = cards("2C 3C 4C 5C QS 2H 3H 4H 5H 6H 7H AS");
    for hearts_instead_of_queen in [false, true] {
        let rules = rules(TrickOptions {
            pack,
            hearts_instead_of_queen,
            ..TrickOptions::hearts(4)
        });
        for first in ["5C QS 2H", "5C 7H 2H", "5C AS 2H"] {
            let rest = (pack - cards(first)).to_string();
            let rest: Vec<&str> = rest.split(' ').collect();
            let others = rest.chunks(3).map(|hand| hand.join(" "));
            let others: Vec<String> = others.collect();
            let hands = [first, &others[0], &others[1], &others[2]];
            check_uniform(&started(&rules, &hands, ""), &rules);
        }
    }
}

#[test]
fn every_deal_is_as_likely_as_any_other() {
    let deals = |pack: &str| {
        let rules = rules(TrickOptions {
            pack: cards(pack),
            ..TrickOptions::wild_twists(3)
        });
        every_roll(|throw| {
            let hand = Deck::new(&rules).deal(&rules, &mut Throw(throw));
            let held = Seat::all(3).map(|seat| hand.held(seat));
            (held.collect::<Vec<Cards>>(), hand.extras())
        })
    };
    assert_even(&deals("2C 3C 4C 5C QS 2H"), 90, "two cards each");
    assert_even(&deals("2C 3C 4C 5C QS 2H WH"), 630, "and one left over");
}

#[test]
fn every_pass_is_as_likely_as_any_other() {
    for (pass_count, ways) in [(1, 5), (2, 10), (3, 10), (4, 5), (5, 1), (6, 1)] {
        let rules = rules(TrickOptions {
            pass_count,
            ..TrickOptions::hearts(4)
        });
        let hands = ["2C 5D QS 2H AH", "", "", ""].map(cards);
        let dealt = Hand::dealt(&rules, &hands, Cards::EMPTY);
        let found = every_roll(|throw| {
            let mut hand = dealt;
            hand.open_random(&rules, 1, &mut Throw(throw));
            let (kept, passed) = (hand.held(Seat::default()), hand.held(seat(1)));
            assert_eq!(kept | passed, hands[0]);
            passed
        });
        assert_even(&found, ways, &format!("{pass_count} of 5"));
        assert!(found.keys().all(|passed| passed.len() == pass_count.min(5)));
    }
}

fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

/// W-08: a player who holds the Wild Club and not the lowest natural one opens in half of all hands.
#[test]
fn w_08_the_wild_clubs_holder_opens_half_the_time() {
    let rules = rules(TrickOptions::wild_twists(3));
    let hands = ["2C 3D", "WC 4D", "9S 9H"].map(cards);
    let dealt = Hand::dealt(&rules, &hands, Cards::EMPTY);
    let found = every_roll(|throw| {
        let mut hand = dealt;
        hand.open_random(&rules, 1, &mut Throw(throw));
        (hand.leader(), hand.in_trick())
    });
    assert_even(&found, 2, "who leads");
    assert!(found.contains_key(&(seat(0), 0)) && found.contains_key(&(seat(1), 1)));
}

/// Plays random cards, one by one.
fn play_some(hand: &mut Hand, rules: &TrickRules, count: usize, dice: &mut Counted) {
    for _ in 0..count {
        if let Some(card) = hand.legal_cards(rules).pick(dice) {
            let ways: Vec<Played> = hand.ways(card).collect();
            let way = ways[dice.below(ways.len() as u32) as usize];
            hand.play_unchecked(rules, way);
        }
    }
}

/// Replays the cards of `end` one by one from `start`: checks that each is legal, and that they lead to `end`.
fn check_replay(start: &Hand, end: &Hand, rules: &TrickRules) {
    let mut hand = *start;
    for (seat, played) in plays(end).into_iter().skip(plays(start).len()) {
        assert_eq!(seat, hand.turn());
        assert!(hand.legal_cards(rules).contains(played.card()), "{played}");
        assert!(
            hand.ways(played.card()).any(|way| way == played),
            "{played}"
        );
        hand.play_unchecked(rules, played);
    }
    assert!(hand.is_done());
    assert_eq!(hand, *end);
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    /// With the same dice every level plays the same legal cards, with the same record and scores as playing them one
    /// by one, from any point of a hand.
    #[test]
    fn playouts_are_legal_and_alike_at_every_table(seed: u64, number in 1..9_u32, early in 0..60_usize) {
        for (name, table) in tables() {
            let mut dice = Counted::new(seed);
            let mut hand = Deck::new(&table).deal(&table, &mut dice);
            hand.open_random(&table, number, &mut dice);
            let strict = rules(TrickOptions { revoke: Revoke::Refused, ..*table });
            play_some(&mut hand, &strict, early, &mut dice);
            let mut ends = Vec::new();
            for level in Level::available() {
                let (mut end, mut dice) = (hand, dice.clone());
                let played = end.play_out_random_at(level, &table, &mut dice);
                check_replay(&hand, &end, &strict);
                prop_assert!(scores(&end, &table).contains(&played[..table.seats].to_vec()), "{}", name);
                prop_assert!(played[table.seats..].iter().all(|score| *score == 0));
                ends.push((end, played, dice));
            }
            prop_assert!(ends.iter().all(|end| *end == ends[0]), "{}", name);
        }
    }

    /// A whole hand in one call equals the deal, the opening and the playout in sequence.
    #[test]
    fn whole_hands_are_their_parts_at_every_table(seed: u64, number in 1..9_u32) {
        for (name, rules) in tables() {
            let mut dice = Counted::new(seed);
            // Two hands, because the second is dealt from the pack as the first has left it.
            let mut deck = Deck::new(&rules);
            let expected = [number, number + 1].map(|number| {
                let mut hand = deck.deal(&rules, &mut dice);
                hand.open_random(&rules, number, &mut dice);
                hand.play_out_random(&rules, &mut dice)
            });
            for level in Level::available() {
                let mut deck = Deck::with_level(&rules, level);
                let mut again = Counted::new(seed);
                let found = [number, number + 1].map(|number| deck.random_hand(number, &mut again));
                prop_assert_eq!(found, expected, "{} {}", name, level);
                prop_assert_eq!(&again, &dice, "{} {}", name, level);
            }
        }
    }
}

/// A seat's last card and the opening card of Hearts need no roll; each other card needs one.
#[test]
fn a_hand_of_hearts_asks_the_dice_98_times() {
    let mut dice = Counted::new(1);
    Deck::new(&rules(TrickOptions::hearts(4))).random_hand(1, &mut dice);
    assert_eq!(dice.asked, 39 + 12 + 47);
    let mut dice = Counted::new(1);
    Deck::new(&rules(TrickOptions::hearts(4))).random_hand(4, &mut dice);
    assert_eq!(dice.asked, 39 + 47, "no pass");
    let rules = rules(TrickOptions::hearts(4));
    let mut hand = Deck::new(&rules).deal(&rules, &mut dice);
    hand.open_random(&rules, 4, &mut dice);
    play_some(&mut hand, &rules, 50, &mut dice);
    let before = dice.asked;
    hand.play_out_random(&rules, &mut dice);
    assert_eq!(dice.asked, before, "in the midst of the last trick");
}

#[test]
fn a_hand_of_one_card_each_asks_the_dice_for_nothing() {
    let rules = rules(TrickOptions {
        moon: Moon::Add,
        ..of_size(TrickOptions::hearts(4), 1)
    });
    let hands = ["2C", "QS", "AH", "3C"].map(cards);
    let mut hand = Hand::dealt(&rules, &hands, Cards::EMPTY);
    hand.start_with_lowest_club();
    let mut dice = Counted::new(1);
    hand.play_out_random(&rules, &mut dice);
    assert!(hand.is_done());
    assert_eq!(dice.asked, 0);
}

/// With dice that return numbers out of range, playouts still terminate.
#[test]
fn bad_dice_do_not_panic() {
    struct Bad(u32);
    impl Dice for Bad {
        fn below(&mut self, _: u32) -> u32 {
            self.0
        }
    }
    for number in [1, 5, 13, 64, 1 << 31, u32::MAX] {
        for (_, rules) in tables() {
            let mut dice = Bad(number);
            for level in Level::available() {
                Deck::with_level(&rules, level).random_hand(1, &mut dice);
                let mut hand = Deck::new(&rules).deal(&rules, &mut dice);
                hand.open_random(&rules, 1, &mut dice);
                hand.play_out_random_at(level, &rules, &mut dice);
            }
        }
    }
}

/// Any set of cards, including Wilds.
fn any_cards() -> impl Strategy<Value = Cards> {
    let card = |n: u64| {
        Card::new(
            moonshot_rules::Suit::ALL[n as usize / 14],
            Rank::ALL[n as usize % 14],
        )
    };
    any::<u64>().prop_map(move |bits| (0..56).filter(|n| bits >> n & 1 == 1).map(card).collect())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: 2000, ..ProptestConfig::default() })]

    /// Whatever the rules, the hands and the dice: nothing panics, and playouts terminate.
    #[test]
    fn no_rules_and_no_hands_panic(
        seats in 0..12_usize,
        others in 0..12_usize,
        pack in any_cards(),
        banned_first in any_cards(),
        pass_count in prop_oneof![0..8_usize, any::<usize>()],
        cycle_length in 0..12_usize,
        left: usize,
        number: u32,
        hands in prop::collection::vec(any_cards(), 0..12),
        places in prop::collection::vec((any::<usize>(), any_cards()), 0..80),
        flags: u8,
        seed: u64,
    ) {
        let base = if flags & 1 == 0 { TrickOptions::hearts(seats) } else { TrickOptions::wild_twists(seats) };
        let options = TrickOptions {
            pack: if pack.len() % 2 == 0 { base.pack } else { pack },
            banned_first,
            pass_count,
            pass_cycle: PassCycle::new(&vec![flags % 8; cycle_length]).unwrap_or_default(),
            any_club_opens: flags & 2 == 0,
            hearts_instead_of_queen: flags & 4 == 0,
            no_tricks_points: i32::from(flags & 8),
            revoke: if flags & 16 == 0 { Revoke::Refused } else { Revoke::Penalty },
            ..base
        };
        let any = |options| TrickRules::new(options).unwrap_or_else(|_| rules(TrickOptions::hearts(4)));
        let (rules, other_rules) = (any(options), any(TrickOptions { seats: others, ..options }));
        let mut dice = Counted::new(seed);
        for level in Level::available() {
            Deck::with_level(&rules, level).random_hand(number, &mut dice);
            let mut hand = Deck::new(&rules).deal(&other_rules, &mut dice);
            hand.open_random(&other_rules, number, &mut dice);
            hand.play_out_random_at(level, &other_rules, &mut dice);
        }
        let mut hand = Hand::dealt(&rules, &hands, pack);
        hand.pass(left, &hands);
        hand.start_with_lowest_club();
        hand.start(Seat::new(left % 8).unwrap());
        for (place, cards) in &places {
            let place = *place;
            let seat = Seat::new(place % 8).unwrap();
            let _ = (hand.trick(place), hand.winner_of(place), hand.trick(place % 24), hand.winner_of(place % 24));
            let _ = (hand.held(seat), hand.taken(seat), hand.tricks_taken(seat), hand.leader(), hand.led());
            let _ = (hand.first_winner(), hand.current_trick(), hand.is_done(), hand.lowest_club(), hand.turn());
            let _ = (hand.legal_cards(&rules), hand.legal_cards(&other_rules), hand.winning(), hand.extras());
            let mut end = hand;
            end.play_out_random(&other_rules, &mut dice);
            for card in *cards {
                let _ = hand.holder(card);
                hand.ways(card).for_each(|way| hand.play_unchecked(&rules, way));
            }
        }
        hand.play_out_random(&rules, &mut dice);
    }
}
