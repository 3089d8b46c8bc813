//! Any calls of the public functions of the rules, with any arguments: none panics, and the results satisfy their
//! invariants.
//!
//! The bytes are read as a program: what to create, and what to call. Missing numbers are 0.

use moonshot_rules::trick::{
    Deck, HeartPoints, Moon, PassCycle, PlayTo, Played, Revoke, TargetRule, TrickAction,
    TrickChance, TrickNotation, TrickVariant,
};
use moonshot_rules::{
    AnyAction, AnyChance, AnyGame, AnyView, BestOf, BlackCard, BlackCards, BlackHand,
    BlackHeartsAction, BlackHeartsChance, BlackHeartsOptions, BySeat, Card, CardSet,
    CardominoesOptions, Cards, Colour, Dice, Effect, Game, GameRefusal, Gift, HeartCard,
    HeartCards, HeartGame, HeartcatchersAction, HeartcatchersChance, HeartcatchersOptions,
    HeartsOptions, LegalActions, Length, MAX_SEATS, Place, Rank, Seat, Seats, Side, Step, Suit,
    Target, TrickOptions, TrickRules, View, Viewer, WildTwistsOptions, shuffle,
};

/// Panics if an invariant is violated.
pub fn check(data: &[u8]) {
    let mut bytes = Bytes(data);
    match bytes.below(6) {
        0 => sets(&mut bytes),
        1 => trick_hand(&mut bytes),
        2 => black_hand(&mut bytes),
        3 => heart_game(&mut bytes),
        _ => match_of_any_game(&mut bytes),
    }
}

/// The numbers of the program.
struct Bytes<'a>(&'a [u8]);

impl Bytes<'_> {
    fn byte(&mut self) -> u8 {
        match self.0.split_first() {
            Some((byte, rest)) => {
                self.0 = rest;
                *byte
            }
            None => 0,
        }
    }

    fn number(&mut self) -> u64 {
        (0..8).fold(0, |number, _| number << 8 | u64::from(self.byte()))
    }

    /// Mostly small, occasionally any number.
    fn size(&mut self) -> usize {
        match self.byte() {
            255 => self.number() as usize,
            byte => usize::from(byte % 24),
        }
    }

    fn points(&mut self) -> i32 {
        match self.byte() {
            255 => self.number() as i32,
            byte => i32::from(byte) - 100,
        }
    }

    fn flag(&mut self) -> bool {
        self.byte() & 1 == 1
    }

    fn seat(&mut self) -> Seat {
        Seat::new(usize::from(self.byte()) % MAX_SEATS).unwrap_or_default()
    }

    fn viewer(&mut self) -> Viewer {
        match self.flag() {
            true => Viewer::Seat(self.seat()),
            false => Viewer::Spectator,
        }
    }

    fn one_of<T: Copy>(&mut self, list: &[T]) -> T {
        list[usize::from(self.byte()) % list.len()]
    }

    fn card(&mut self) -> Card {
        Card::new(self.one_of(&Suit::ALL), self.one_of(&Rank::ALL))
    }

    fn cards(&mut self) -> Cards {
        let all = Cards::STANDARD | Cards::WILDS;
        let (mask, most) = (self.number(), self.size());
        let chosen = all
            .iter()
            .enumerate()
            .filter(|(place, _)| mask >> place & 1 == 1);
        chosen.map(|(_, card)| card).take(most).collect()
    }

    fn played(&mut self) -> Played {
        let card = self.card();
        match self.flag() {
            true => Played::low(card),
            false => Played::high(card),
        }
    }

    fn black_card(&mut self) -> BlackCard {
        let colour = self.one_of(&Colour::ALL);
        BlackCard::new(colour, self.byte() % 6 + 1).unwrap_or(BlackCard::TWO_O_CLOCK)
    }

    fn black_cards(&mut self) -> BlackCards {
        (0..self.byte() % 40).map(|_| self.black_card()).collect()
    }

    fn heart_card(&mut self) -> HeartCard {
        let cards: Vec<HeartCard> = HeartCard::all().collect();
        self.one_of(&cards)
    }

    fn heart_cards(&mut self) -> HeartCards {
        (0..self.byte() % 8).map(|_| self.heart_card()).collect()
    }

    fn trick_options(&mut self) -> TrickOptions {
        let seats = self.size();
        let preset = match self.byte() % 3 {
            0 => TrickOptions::hearts(seats),
            1 => TrickOptions::cardominoes(seats),
            _ => TrickOptions::wild_twists(seats),
        };
        if self.flag() {
            return preset;
        }
        let cycle: Vec<u8> = (0..self.byte() % 10).map(|_| self.byte() % 9).collect();
        TrickOptions {
            seats: if self.flag() {
                preset.seats
            } else {
                self.size()
            },
            pack: if self.flag() {
                preset.pack
            } else {
                self.cards()
            },
            pass_count: self.size(),
            pass_cycle: PassCycle::new(&cycle).unwrap_or_default(),
            any_club_opens: self.flag(),
            banned_first: self.cards(),
            must_break: self.flag(),
            breakers: self.cards(),
            breaks_after_trick: self.flag(),
            hearts_instead_of_queen: self.flag(),
            heart_points: self.one_of(&[HeartPoints::One, HeartPoints::Spots]),
            queen_points: self.points(),
            jack_points: self.points(),
            no_tricks_points: self.points(),
            revoke_points: self.points(),
            moon: self.one_of(&[Moon::Add, Moon::Subtract, Moon::Choose]),
            revoke: self.one_of(&[Revoke::Refused, Revoke::Penalty]),
            draws_dealer: self.flag(),
            last_trick_closes: self.flag(),
            target: self.flag().then(|| self.points()),
            target_rule: self.one_of(&[TargetRule::Meets, TargetRule::Exceeds]),
            hands: self.flag().then(|| self.size() as u32),
            notation: TrickNotation {
                passes: self.flag(),
                moon_choice: self.flag(),
                gathers: self.flag(),
            },
        }
    }

    fn rules(&mut self) -> Option<TrickRules> {
        TrickRules::new(self.trick_options()).ok()
    }

    fn card_set(&mut self) -> CardSet {
        let points = [(); 6].map(|()| self.byte());
        let gifts: Vec<Gift> = (0..self.byte() % 8).map(|_| self.gift()).collect();
        CardSet::new(points, &gifts).unwrap_or_default()
    }

    fn gift(&mut self) -> Gift {
        let effect = self.effect();
        let copies = self.byte() % 8;
        Gift { effect, copies }
    }

    fn effect(&mut self) -> Effect {
        let by = self.byte();
        self.one_of(&[
            Effect::LowestTakes,
            Effect::EarliestTakes,
            Effect::Multiply(by),
            Effect::Reduce(by),
            Effect::PassRight(by),
        ])
    }

    fn place(&mut self) -> Place {
        self.one_of(&Place::ALL)
    }

    fn heart_action(&mut self) -> HeartcatchersAction {
        let (card, place, given) = (self.heart_card(), self.place(), self.place());
        let side = self.one_of(&[Side::Mine, Side::Theirs]);
        self.one_of(&[
            HeartcatchersAction::Catch { card, place },
            HeartcatchersAction::Steal { card, place, given },
            HeartcatchersAction::Secret { card, side, place },
        ])
    }

    fn action(&mut self) -> AnyAction {
        match self.byte() % 11 {
            0 => AnyAction::Trick(TrickAction::Pass(self.cards())),
            1 => AnyAction::Trick(TrickAction::PassTwice(self.card())),
            2 => AnyAction::Trick(self.one_of(&[
                TrickAction::Decline,
                TrickAction::MoonSelf,
                TrickAction::MoonOthers,
                TrickAction::Gather,
            ])),
            3 => AnyAction::Trick(TrickAction::Correct(self.played())),
            4 | 5 => AnyAction::BlackHearts(BlackHeartsAction::Play(self.black_card())),
            6 => AnyAction::BlackHearts(BlackHeartsAction::Pass(self.black_cards())),
            7 => AnyAction::BlackHearts(BlackHeartsAction::PassTwice(self.black_card())),
            8 | 9 => AnyAction::Heartcatchers(self.heart_action()),
            _ => AnyAction::Trick(TrickAction::Play(self.played())),
        }
    }

    fn chance(&mut self) -> AnyChance {
        match self.byte() % 5 {
            0 => AnyChance::Trick(TrickChance::Draw(
                (0..self.byte() % 4)
                    .map(|_| (0..self.byte() % 10).map(|_| self.card()).collect())
                    .collect(),
            )),
            1 => AnyChance::Trick(TrickChance::Deal {
                hands: (0..self.byte() % 10).map(|_| self.cards()).collect(),
                extras: self.cards(),
            }),
            2 => AnyChance::BlackHearts(BlackHeartsChance::Deal {
                hands: (0..self.byte() % 10).map(|_| self.black_cards()).collect(),
            }),
            3 => AnyChance::BlackHearts(BlackHeartsChance::Gift { place: self.byte() }),
            _ => AnyChance::Heartcatchers(HeartcatchersChance::new(
                [(); 2].map(|()| [(); 3].map(|()| self.heart_card())),
                [(); 2].map(|()| self.heart_cards()),
                [(); 8].map(|()| self.heart_card()),
                self.flag().then(|| self.seat()),
            )),
        }
    }

    fn new_game(&mut self) -> Option<AnyGame> {
        let players = self.size();
        let game = match self.byte() % 6 {
            0 => AnyGame::new(players, HeartsOptions::default().with_target(Target::Fifty)),
            1 => AnyGame::new(
                players,
                CardominoesOptions::default()
                    .with_target(PlayTo::new(i64::from(self.byte())).unwrap_or(PlayTo::MAX))
                    .with_revoke(self.one_of(&[Revoke::Refused, Revoke::Penalty])),
            ),
            2 => AnyGame::new(
                players,
                WildTwistsOptions::default().with_length(self.one_of(&[
                    Length::Short,
                    Length::Medium,
                    Length::Long,
                ])),
            ),
            3 => {
                let options = BlackHeartsOptions::default().with_gifts(self.flag());
                AnyGame::new(players, options.with_card_set(self.card_set()))
            }
            4 => AnyGame::new(
                players % 3,
                HeartcatchersOptions::default()
                    .with_best_of(BestOf::new(i64::from(self.byte())).unwrap_or(BestOf::Five))
                    .with_uncatchable_scores(self.flag()),
            ),
            _ => AnyGame::new(players, TrickVariant::Custom(self.trick_options())),
        };
        game.ok()
    }

    /// A list of bytes.
    fn list(&mut self) -> Vec<u8> {
        (0..self.byte() % 32).collect()
    }
}

impl Dice for Bytes<'_> {
    fn below(&mut self, bound: u32) -> u32 {
        let byte = u32::from(self.byte());
        if bound <= 256 {
            byte % bound.max(1)
        } else {
            (byte << 16 | u32::from(self.byte()) << 8 | u32::from(self.byte())) % bound
        }
    }
}

fn sets(bytes: &mut Bytes<'_>) {
    let (mut a, b, card) = (bytes.cards(), bytes.cards(), bytes.card());
    let place = bytes.size();
    assert_eq!(a.iter().count(), a.len());
    assert_eq!(a.nth(place), a.iter().nth(place));
    assert_eq!(a.minus(b), a - b);
    assert_eq!(a.pick(bytes).is_none(), a.is_empty());
    let _ = (a.first(), a.lowest(), a.highest(), a.below(card), !a);
    let held = a.contains(card);
    assert_eq!(a.insert(card), !held);
    assert!(a.remove(card) && !a.remove(card));
    assert_eq!(card.to_string().parse(), Ok(card));

    let (mut bag, other) = (bytes.black_cards(), bytes.black_cards());
    let black = bytes.black_card();
    assert_eq!(bag.iter().count(), bag.len());
    assert_eq!(bag.nth(place), bag.iter().nth(place));
    assert_eq!(bag.nth_kind(place), bag.kinds().iter().nth(place));
    let left = bag.minus(other);
    assert!(bag.contains_all(left) && left.len() <= bag.len());
    assert!(bag.plus(other).len() <= bag.len() + other.len());
    let (count, inserted) = (bag.count(black), bag.insert(black));
    assert_eq!((bag.count(black), inserted), (3.min(count + 1), count < 3));
    assert!(bag.remove(black));

    let size = bytes.size();
    let mut seats = Seats::all(size);
    let seat = bytes.seat();
    assert_eq!(seats.contains(seat), seat.index() < size);
    assert_eq!(seats.insert(seat), seat.index() >= size);
    assert!(seats.remove(seat));
    assert_eq!(seats.first(), seats.iter().next());
    assert_eq!(seats.minus(Seats::all(size)), Seats::NONE);
    let _ = (seat.left(size), seat.clockwise(bytes.size(), size));
    let by_seat = BySeat::from_fn(size, Seat::index);
    assert_eq!(
        by_seat.get(seat).copied().unwrap_or_default(),
        by_seat.of(seat)
    );
    let mut list = bytes.list();
    shuffle(&mut list, bytes);
    list.sort_unstable();
    assert!(list.iter().zip(0..).all(|(a, b)| *a == b));
}

/// A hand of a trick game, with rules that it may not have been dealt for.
fn trick_hand(bytes: &mut Bytes<'_>) {
    let options = bytes.trick_options();
    let _ = (
        options.cards_each(),
        options.leftovers(),
        options.pass_left(bytes.size() as u32),
        options.pass(bytes.size() as u32),
        options.points(bytes.cards()),
        options.points_of(bytes.card()),
        options.moon_points(),
    );
    let Some(rules) = bytes.rules() else { return };
    let mut deck = Deck::new(&rules);
    let dealt = bytes.flag();
    let mut hand = if dealt {
        deck.deal(&rules, bytes)
    } else {
        let hands: Vec<Cards> = (0..bytes.byte() % 10).map(|_| bytes.cards()).collect();
        moonshot_rules::trick::Hand::dealt(&rules, &hands, bytes.cards())
    };
    let other = bytes.rules().unwrap_or(rules);
    for _ in 0..bytes.byte() {
        match bytes.below(10) {
            0 => {
                let chosen: Vec<Cards> = (0..bytes.byte() % 10).map(|_| bytes.cards()).collect();
                hand.pass(bytes.size(), &chosen);
            }
            1 => hand.start(bytes.seat()),
            2 => hand.start_with_lowest_club(),
            3 => hand.play_unchecked(&other, bytes.played()),
            4 => {
                let mut copy = hand;
                copy.open_random(&rules, bytes.byte().into(), bytes);
                copy.play_out_random(&rules, bytes);
            }
            5 => {
                let mut copy = hand;
                copy.play_out_random(&other, bytes);
            }
            _ => {
                if let Some(card) = hand.legal_cards(&rules).pick(bytes) {
                    let played = hand.ways(card).next().unwrap_or(Played::high(card));
                    hand.play_unchecked(&rules, played);
                }
            }
        }
        let (seat, place) = (bytes.seat(), bytes.size());
        assert_eq!(hand.winner_of(place).is_some(), place < hand.tricks_done());
        let _ = (hand.held(seat), hand.taken(seat), hand.tricks_taken(seat));
        let _ = (hand.trick(place), hand.current_trick(), hand.leader());
        let _ = (
            hand.led(),
            hand.winning(),
            hand.lowest_club(),
            hand.is_done(),
        );
        let _ = (hand.holder(bytes.card()), hand.legal_cards(&other));
    }
}

fn black_hand(bytes: &mut Bytes<'_>) {
    let points = [(); 6].map(|()| bytes.byte());
    let mut hand = BlackHand::deal(bytes.size(), points, bytes);
    for _ in 0..bytes.byte() {
        match bytes.below(6) {
            0 => hand.choose(bytes.seat(), bytes.black_cards()),
            1 => hand.turn_up(bytes.effect()),
            2 => hand.begin_play(),
            3 => hand.play_unchecked(bytes.black_card()),
            _ => {
                if let Some(card) = hand.legal().nth(bytes.size()) {
                    hand.play_unchecked(card);
                }
            }
        }
        let (seat, place) = (bytes.seat(), bytes.size());
        let _ = (hand.held(seat), hand.points_taken(seat), hand.score(seat));
        let _ = (hand.trick(place), hand.last_trick(), hand.trick_under_way());
        let _ = (
            hand.taken_in_order(seat).count(),
            hand.scores(),
            hand.plays(),
        );
        let _ = (
            hand.all_curses(),
            hand.is_settled(),
            hand.is_over(),
            hand.turn(),
        );
    }
}

fn heart_game(bytes: &mut Bytes<'_>) {
    let mut game = HeartGame::deal(bytes.seat(), bytes);
    for _ in 0..bytes.byte() {
        let choices = game.choices();
        assert_eq!(choices.nth(choices.len()), None);
        let action = match bytes.flag() {
            true => choices.nth(bytes.size()),
            false => Some(bytes.heart_action()),
        };
        if let Some(action) = action {
            game.play_unchecked(action);
        }
        let (seat, place) = (bytes.seat(), bytes.place());
        let stack = game.stack(seat, place);
        let _ = (stack.up().count(), stack.secrets().count(), stack.top());
        let _ = (
            game.held(seat),
            game.pile().count(),
            game.is_over(),
            game.turn(),
        );
        let scores = game.score(bytes.flag());
        let _ = (scores.points(), game.points(bytes.flag()));
    }
}

fn match_of_any_game(bytes: &mut Bytes<'_>) {
    let Some(mut game) = bytes.new_game() else {
        return;
    };
    let other = bytes.new_game();
    for _ in 0..bytes.byte() {
        let before = game.clone();
        let step = step(&mut game, bytes);
        look(&game, bytes);
        let viewer = bytes.viewer();
        if let Some(step) = step {
            let _ = before.events(&game, &step, viewer);
            if let Some(other) = &other {
                let _ = (
                    other.events(&game, &step, viewer),
                    game.events(other, &step, viewer),
                );
            }
            let mut again = before.clone();
            assert!(again.step(&step).is_ok() && again == game);
        }
    }
}

/// Tries a step; returns it if it was legal.
fn step(game: &mut AnyGame, bytes: &mut Bytes<'_>) -> Option<Step<AnyGame>> {
    let before = game.clone();
    let done = match bytes.below(8) {
        0 => {
            let (seat, action) = (bytes.seat(), bytes.action());
            act(game, seat, action)
        }
        1 => {
            let outcome = bytes.chance();
            let done = game.chance(&outcome).is_ok();
            done.then_some(Step::Chance(outcome))
        }
        2 => {
            let texts = [
                "QS",
                "pass 2C 3C",
                "R3",
                "catch Rb on 1",
                "gather",
                "♥",
                "moon self",
            ];
            let (seat, text) = (bytes.seat(), bytes.one_of(&texts));
            let action = game.parse_action(text).ok();
            action.and_then(|action| act(game, seat, action))
        }
        3 => {
            let seat = bytes.seat();
            let action = game.legal(seat).nth(bytes.size());
            action.and_then(|action| act(game, seat, action))
        }
        _ => match game.roll(bytes) {
            Some(outcome) => {
                assert!(game.chance(&outcome).is_ok(), "what was rolled fits");
                Some(Step::Chance(outcome))
            }
            None => {
                let seat = game.to_act().first()?;
                let action = game.legal(seat).pick(bytes);
                let action = action.expect("who may act has something to do");
                let done = act(game, seat, action);
                assert!(done.is_some(), "what is listed is legal");
                done
            }
        },
    };
    assert!(
        done.is_some() || *game == before,
        "a refusal changes nothing"
    );
    done
}

fn act(game: &mut AnyGame, seat: Seat, action: AnyAction) -> Option<Step<AnyGame>> {
    let checked = game.check(seat, &action);
    assert_eq!(game.is_legal(seat, &action), checked.is_ok());
    if let Err(refusal) = checked {
        assert!(!refusal.code().is_empty());
        let _ = (refusal.kind(), refusal.to_string());
    }
    let done = game.play(seat, &action);
    assert_eq!(done, checked);
    done.ok().map(|()| Step::Act(seat, action))
}

/// Calls every query of a match and of one of its views.
fn look(game: &AnyGame, bytes: &mut Bytes<'_>) {
    let seats = game.seats();
    assert_eq!(game.totals().len(), seats);
    assert_eq!(game.is_over(), game.outcome().is_some());
    let seat = bytes.seat();
    let legal = game.legal(seat);
    assert_eq!(legal.is_empty(), !game.to_act().contains(seat));
    assert_eq!(legal.iter().count(), legal.len());
    let place = bytes.size();
    if let Some(action) = legal.nth(place) {
        assert!(game.is_legal(seat, &action));
        assert_eq!(game.parse_action(&action.to_string()), Ok(action));
    }
    if let Some(pass) = legal.pass() {
        assert!(pass.count <= pass.from.len() && pass.from.iter().count() == pass.from.len());
    }
    let viewer = bytes.viewer();
    let at_table = viewer.seat().is_none_or(|seat| seat.index() < seats);
    let Ok(view) = game.view(viewer) else {
        assert!(!at_table, "everybody at the table has a view");
        return;
    };
    assert!(at_table, "nobody else has one");
    assert_eq!((view.seats(), view.viewer()), (seats, viewer));
    assert_eq!(
        (view.totals(), view.outcome()),
        (game.totals(), game.outcome())
    );
    let own = viewer.seat().map(|seat| game.legal(seat));
    assert_eq!(own.unwrap_or(view.legal()), view.legal());
    let _ = (
        view.phase(),
        view.hand_number(),
        view.to_act(),
        view.pending(),
    );
    let _ = (view.pass(), view.score_line(), view.is_settled());
    let _ = view.cards_held(bytes.seat());
    look_closer(game, &view, bytes);
}

fn look_closer(game: &AnyGame, view: &AnyView, bytes: &mut Bytes<'_>) {
    match (game, view) {
        (AnyGame::Trick(game), AnyView::Trick(view)) => {
            let _ = (
                game.dealer(),
                game.draw(),
                game.history().len(),
                game.last_hand(),
            );
            let _ = game.taken_in_order(bytes.seat()).count();
            let _ = game.clone().with_hands(
                &(0..bytes.byte() % 10).map(|_| bytes.cards()).collect(),
                bytes.cards(),
            );
            let _ = (
                view.seen(),
                view.unseen(),
                view.draw_rounds(),
                view.history().len(),
            );
            let _ = (view.passed(), view.received(), view.lead(), view.taken());
        }
        (AnyGame::BlackHearts(game), AnyView::BlackHearts(view)) => {
            let _ = (game.cards_held(bytes.seat()), game.gifts_left().count());
            let _ = (
                view.passed(),
                view.received(),
                view.returned(),
                view.got_back(),
            );
            let _ = (view.unseen(), view.left_out(), view.known(bytes.seat()));
            let _ = view.played_by(bytes.seat());
            let hands: Vec<BlackCards> = (0..bytes.byte() % 10)
                .map(|_| bytes.black_cards())
                .collect();
            let _ = view.with_hidden(&hands);
        }
        (AnyGame::Heartcatchers(game), AnyView::Heartcatchers(view)) => {
            let _ = (game.cards_held(bytes.seat()), game.pile_len());
            let _ = (view.unseen(), view.hidden_secrets(), view.last_game());
            let pile: Vec<HeartCard> = (0..bytes.byte() % 10).map(|_| bytes.heart_card()).collect();
            let secrets: Vec<HeartCard> =
                (0..bytes.byte() % 10).map(|_| bytes.heart_card()).collect();
            let _ = view.with_hidden(bytes.heart_cards(), &pile, &secrets);
        }
        _ => panic!("a view is of its game"),
    }
}
