//! Determinizations of the trick games: matches that are consistent with a view.

use std::sync::Arc;

use super::hand::Hand;
use super::rules::Revoke;
use super::score::Scores;
use super::state::TrickGame;
use super::view::{TrickCards, TrickView};
use crate::card::{Card, Suit};
use crate::cards::Cards;
use crate::dice::Dice;
use crate::division::{Division, MAX_PLACES, PlaceSet, chance};
use crate::game::Phase;
use crate::refusal::Inconsistent;
use crate::seat::{BySeat, MAX_SEATS, Seat, Seats};

/// All matches that are consistent with a view, to sample from.
///
/// All deals that are consistent with what the viewer saw are equally likely. They respect suits that players ran out
/// of, points discarded on the first trick, hearts led unbroken, cards the viewer passed, and who led the lowest club.
///
/// ```
/// # struct First;
/// # impl moonshot_rules::Dice for First { fn below(&mut self, _: u32) -> u32 { 0 } }
/// use moonshot_rules::{Game, HeartsOptions, Seat, TrickGame, View, Viewer};
/// let mut game = TrickGame::new(4, HeartsOptions::default())?;
/// game.chance(&game.roll(&mut First).expect("a deal is due"))?;
///
/// let viewer = Viewer::Seat(Seat::default());
/// let view = game.view(viewer)?;
/// let determinizations = view.determinizations()?;
/// let imagined = determinizations.game(&mut First);
/// assert_eq!(imagined.view(viewer)?, view);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct TrickDeterminizations {
    view: TrickView,
    /// The part of the hand that the viewer knows.
    known: Hand,
    /// Disjoint classes of deals.
    last: Division<Card>,
    others: Vec<Division<Card>>,
    ways: f64,
}

impl TrickView {
    /// The determinizations of this view.
    ///
    /// # Errors
    /// [`Inconsistent`] if no match is consistent with the view.
    pub fn determinizations(&self) -> Result<TrickDeterminizations, Inconsistent> {
        let known = known(self)?;
        let mut others = Knowledge::of(self).cases();
        let last = others.pop().ok_or(Inconsistent)?;
        let ways = others.iter().map(Division::ways).sum::<f64>() + last.ways();
        Ok(TrickDeterminizations {
            view: self.clone(),
            known,
            last,
            others,
            ways,
        })
    }

    /// Samples a match that is consistent with the view; all deals are equally likely.
    ///
    /// # Errors
    /// The same as [`TrickView::determinizations`].
    pub fn determinize(&self, dice: &mut (impl Dice + ?Sized)) -> Result<TrickGame, Inconsistent> {
        Ok(self.determinizations()?.game(dice))
    }
}

impl TrickDeterminizations {
    /// The number of deals.
    pub fn ways(&self) -> f64 {
        self.ways
    }

    /// Samples a hand from the deals, uniformly and without allocation.
    ///
    /// Omits what the other seats passed. If the view does not say who acts, no seat has the lead.
    pub fn hand(&self, dice: &mut (impl Dice + ?Sized)) -> Hand {
        let mut places = [Cards::EMPTY; MAX_PLACES];
        self.case(dice).draw(dice, |card, place| {
            places[place].insert(card);
        });
        self.lay_out(&places)
    }

    /// The hands of all deals, each once; `None` if there are more than `most`.
    ///
    /// Like [`TrickDeterminizations::hand`], omits what the other seats passed.
    pub fn hands(&self, most: usize) -> Option<Vec<Hand>> {
        if self.ways > most as f64 {
            return None;
        }
        let mut hands = Vec::new();
        for case in self.others.iter().chain([&self.last]) {
            let ways = case.all(most)?.into_iter();
            hands.extend(ways.map(|way| {
                let mut places = [Cards::EMPTY; MAX_PLACES];
                for (card, place) in way {
                    places[place].insert(card);
                }
                self.lay_out(&places)
            }));
        }
        Some(hands)
    }

    /// The cards that each seat, and the leftovers, hold in at least one of the deals, without the viewer's own.
    ///
    /// A card that appears only once is known to be there.
    pub fn may_hold(&self) -> (BySeat<Cards>, Cards) {
        let mut may = [Cards::EMPTY; MAX_PLACES];
        for case in self.others.iter().chain([&self.last]) {
            case.places(|card, places| {
                for (place, cards) in may.iter_mut().enumerate() {
                    if places >> place & 1 == 1 {
                        cards.insert(card);
                    }
                }
            });
        }
        let seats = self.view.rules.seats;
        (BySeat::from_fn(seats, |seat| may[seat.index()]), may[seats])
    }

    /// The hand of a deal, by the cards in each place.
    fn lay_out(&self, places: &[Cards; MAX_PLACES]) -> Hand {
        let mut hand = self.known;
        let middle = self.view.rules.seats;
        for (held, cards) in hand.held.iter_mut().zip(&places[..middle]) {
            *held |= *cards;
        }
        let leftovers = places[middle];
        match hand.first_winner() {
            Some(taker) => hand.taken[taker.index()] |= leftovers,
            None => hand.extras = leftovers,
        }
        if self.view.rules.revoke == Revoke::Penalty {
            hand.revokers = revokers(&hand);
        }
        hand
    }

    fn case(&self, dice: &mut (impl Dice + ?Sized)) -> &Division<Card> {
        if self.others.is_empty() {
            return &self.last;
        }
        let mut rest = chance(dice) * self.ways;
        for case in &self.others {
            rest -= case.ways();
            if rest < 0.0 {
                return case;
            }
        }
        &self.last
    }

    /// Samples a match: the deal uniformly, and a possible pass of the other seats.
    pub fn game(&self, dice: &mut (impl Dice + ?Sized)) -> TrickGame {
        let view = &self.view;
        let seats = view.rules.seats;
        let mut hand = self.hand(dice);
        let waits = if view.phase == Phase::Pass {
            view.to_act
        } else {
            Seats::NONE
        };
        self.pass_somehow(&mut hand, waits, dice);
        let phase = self.lead_somehow(&mut hand);
        let mut totals: Scores = [0; MAX_SEATS];
        for (place, total) in totals.iter_mut().zip(&view.totals) {
            *place = *total;
        }
        let before = (view.hand_number.max(1) as usize - 1) % seats.max(1);
        let dealer = view
            .dealer
            .map(|dealer| dealer.clockwise(seats - before, seats));
        TrickGame {
            rules: Arc::clone(&view.rules),
            phase,
            hand,
            hand_number: view.hand_number,
            draw: view.draw.clone(),
            first_dealer: dealer,
            chosen: if view.phase == Phase::Pass {
                Seats::all(seats).minus(waits)
            } else {
                Seats::NONE
            },
            totals,
            history: Arc::clone(&view.history),
            last_hand: view.last_hand.clone(),
            ended: view.outcome.as_ref().map(|outcome| outcome.reason),
        }
    }

    /// Fills the unknown choices to pass with random cards.
    fn pass_somehow(&self, hand: &mut Hand, waits: Seats, dice: &mut (impl Dice + ?Sized)) {
        let view = &self.view;
        let (seats, left) = (view.rules.seats, view.rules.pass_left(view.hand_number));
        let dealt = !matches!(view.phase, Phase::Draw | Phase::Deal | Phase::Over);
        if left == 0 || !dealt {
            return;
        }
        for from in Seat::all(seats).filter(|from| !waits.contains(*from)) {
            let mut among = if view.phase == Phase::Pass {
                hand.held(from)
            } else {
                let to = from.clockwise(left, seats);
                hand.held(to) | played_by(hand, to)
            };
            let chosen = &mut hand.chosen[from.index()];
            while chosen.len() < view.rules.pass_count {
                let Some(card) = among.pick(dice) else { break };
                among.remove(card);
                chosen.insert(card);
            }
        }
    }

    /// Sets the lead of a hand before its first card, and returns the phase of the match (W-08).
    fn lead_somehow(&self, hand: &mut Hand) -> Phase {
        let view = &self.view;
        let me = view.viewer.seat();
        let told = view.lead.is_some() || !hand.is_fresh();
        if told || !matches!(view.phase, Phase::Opening | Phase::Play) {
            return view.phase;
        }
        // The player who decides about the Wild Club is not the viewer, unless the view says so. If it may have
        // declined already, assume that it has not.
        hand.start_with_lowest_club();
        match hand.holder(Card::WILD_CLUB) {
            Some(holder) if view.phase == Phase::Opening || me != Some(holder) => {
                if holder == hand.turn() {
                    return Phase::Play;
                }
                hand.start(holder);
                Phase::Opening
            }
            _ => Phase::Play,
        }
    }
}

/// The hand with everything that the viewer knows; unknown cards are absent.
fn known(view: &TrickView) -> Result<Hand, Inconsistent> {
    let rules = &view.rules;
    let mut hand = Hand::dealt(rules, &[], Cards::EMPTY);
    let first = view
        .tricks
        .first()
        .map_or(&view.trick, |trick| &trick.cards);
    let lead = first.first().map(|(seat, _)| *seat).or(view.lead);
    hand.start(lead.unwrap_or_default());
    for trick in &view.tricks {
        lay(&mut hand, view, &trick.cards)?;
        hand.take_trick(rules);
    }
    lay(&mut hand, view, &view.trick)?;
    hand.broken = view.hearts_broken;
    if let Some(me) = view.viewer.seat() {
        *hand.held.get_mut(me.index()).ok_or(Inconsistent)? = view.hand;
        if let Some((_, cards)) = view.passed {
            hand.chosen[me.index()] = cards;
        }
    }
    if let Some((from, cards)) = view.received {
        hand.chosen[from.index()] = cards;
    }
    Ok(hand)
}

fn lay(hand: &mut Hand, view: &TrickView, trick: &TrickCards) -> Result<(), Inconsistent> {
    for (seat, played) in trick {
        if hand.turn() != *seat {
            return Err(Inconsistent);
        }
        hand.lay(&view.rules, *played);
    }
    Ok(())
}

/// The seats whose card in the trick failed to follow though they could (C-25).
fn revokers(hand: &Hand) -> Seats {
    let Some(led) = hand.led() else {
        return Seats::NONE;
    };
    let trick = hand.current_trick();
    let off = trick
        .iter()
        .filter(|(_, played)| played.card().suit() != led);
    let could = off.filter(|(seat, _)| !hand.held(*seat).of(led).is_empty());
    could.map(|(seat, _)| *seat).collect()
}

fn played_by(hand: &Hand, seat: Seat) -> Cards {
    let tricks = (0..=hand.tricks_done()).flat_map(|place| hand.trick(place));
    let own = tricks.filter(|(player, _)| *player == seat);
    own.map(|(_, played)| played.card()).collect()
}

/// Possible places of the hidden cards.
#[derive(Clone, Debug)]
struct Knowledge<'a> {
    view: &'a TrickView,
    me: Option<Seat>,
    /// The cards to place.
    hidden: Cards,
    /// The cards that each place may contain: the hands and the leftovers.
    may: [Cards; MAX_PLACES],
    /// The number of cards in each place.
    room: [usize; MAX_PLACES],
}

impl<'a> Knowledge<'a> {
    fn of(view: &'a TrickView) -> Knowledge<'a> {
        let rules = &view.rules;
        let dealt = !matches!(view.phase, Phase::Draw | Phase::Deal | Phase::Over);
        let me = view.viewer.seat();
        let hidden = if dealt { view.unseen() } else { Cards::EMPTY };
        let mut knowledge = Knowledge {
            view,
            me,
            hidden,
            may: [hidden; MAX_PLACES],
            room: [0; MAX_PLACES],
        };
        if !dealt {
            return knowledge;
        }
        for (seat, count) in view.counts.entries() {
            knowledge.room[seat.index()] = if me == Some(seat) { 0 } else { *count };
        }
        knowledge.room[rules.seats] = rules.leftovers();
        knowledge.read_pass();
        knowledge.read_tricks();
        knowledge
    }

    /// The cards the viewer passed are with their receiver, or played.
    fn read_pass(&mut self) {
        let done = self.view.phase != Phase::Pass;
        if let Some((to, cards)) = self.view.passed.filter(|_| done) {
            for (place, may) in self.may.iter_mut().enumerate() {
                if place != to.index() {
                    *may -= cards;
                }
            }
        }
    }

    fn read_tricks(&mut self) {
        let view = self.view;
        let rules = &view.rules;
        let mut broken = !rules.must_break;
        let tricks = view.tricks.iter().map(|trick| &trick.cards);
        for (place, trick) in tricks.chain([&view.trick]).enumerate() {
            let Some((leader, lead)) = trick.first() else {
                continue;
            };
            let led = lead.card().suit();
            if led == Suit::Hearts && place > 0 && !broken {
                self.read_unbroken_lead(*leader);
            }
            let others = trick.iter().filter(|(_, card)| card.card().suit() != led);
            for (seat, played) in others {
                let may = &mut self.may[seat.index()];
                // The player may still correct a card that failed to follow (C-25).
                if place < view.tricks.len() || rules.revoke == Revoke::Refused {
                    *may -= Cards::suit(led);
                }
                if place == 0 && rules.banned_first.contains(played.card()) {
                    *may = *may & rules.banned_first;
                }
            }
            let cards: Cards = trick.iter().map(|(_, played)| played.card()).collect();
            broken |= cards.intersects(rules.breakers);
        }
    }

    /// A player who leads a heart before they are broken has nothing else to lead (H-16).
    fn read_unbroken_lead(&mut self, leader: Seat) {
        let rules = &self.view.rules;
        if rules.revoke == Revoke::Penalty && !rules.breaks_after_trick {
            // A heart that was taken back again may have broken them.
            return;
        }
        let mut others = !Cards::HEARTS;
        if rules.hearts_instead_of_queen {
            others.remove(Card::QUEEN_OF_SPADES);
        }
        self.may[leader.index()] -= others;
    }

    /// The deals, in disjoint classes.
    fn cases(&self) -> Vec<Division<Card>> {
        let mut cases = Vec::new();
        let view = self.view;
        let opened = view
            .tricks
            .first()
            .map_or(&view.trick, |trick| &trick.cards);
        if matches!(
            view.phase,
            Phase::Draw | Phase::Deal | Phase::Over | Phase::Pass
        ) {
            self.add_case(&mut cases);
            return cases;
        }
        let rules = &view.rules;
        match (opened.first(), view.lead) {
            (Some((leader, _)), _) if rules.any_club_opens => {
                self.lowest_club_at(|seat| seat == *leader, &mut cases);
            }
            (Some((_, opened)), _) if opened.card() == Card::WILD_CLUB => {
                self.add_case(&mut cases);
            }
            (Some((_, opened)), _) => self.opened_with(opened.card(), &mut cases),
            (None, Some(leader)) => self.lowest_club_at(|seat| seat == leader, &mut cases),
            (None, None) => self.secret_opening(&mut cases),
        }
        cases
    }

    /// The lowest natural club was led: those below it are in no hand (W-08).
    fn opened_with(&self, club: Card, cases: &mut Vec<Division<Card>>) {
        let mut opened = self.clone();
        for may in &mut opened.may[..self.view.rules.seats] {
            *may -= Cards::suit(Suit::Clubs).below(club);
        }
        opened.add_case(cases);
    }

    /// Nobody has led yet: somebody decides about the Wild Club, or the view does not say who leads (W-08).
    fn secret_opening(&self, cases: &mut Vec<Division<Card>>) {
        let me = self.me;
        self.lowest_club_at(|seat| me != Some(seat), cases);
        if self.view.phase == Phase::Play && self.hidden.contains(Card::WILD_CLUB) {
            // The viewer leads, unless another player who has yet to decide opens.
            let mut asked = self.clone();
            asked.may[self.view.rules.seats].remove(Card::WILD_CLUB);
            asked.lowest_club_at(|seat| me == Some(seat), cases);
        }
    }

    /// Adds the deals in which the holder of the lowest natural club satisfies `wanted`.
    fn lowest_club_at(&self, wanted: impl Fn(Seat) -> bool, cases: &mut Vec<Division<Card>>) {
        let rules = &self.view.rules;
        let middle = rules.seats;
        let mut so_far = self.clone();
        for club in (rules.pack - Cards::WILDS).of(Suit::Clubs) {
            if !self.hidden.contains(club) {
                if self.seen_holder(club).is_some_and(wanted) {
                    so_far.add_case(cases);
                }
                return;
            }
            let mut case = so_far.clone();
            for place in 0..MAX_PLACES {
                if !Seat::new(place).is_some_and(|seat| place < middle && wanted(seat)) {
                    case.may[place].remove(club);
                }
                if place != middle {
                    so_far.may[place].remove(club);
                }
            }
            case.add_case(cases);
        }
    }

    /// The seat that held a card that the viewer sees, or saw being played.
    fn seen_holder(&self, card: Card) -> Option<Seat> {
        let view = self.view;
        let tricks = view.tricks.iter().flat_map(|trick| &trick.cards);
        let mut played = tricks.chain(&view.trick);
        let player = played.find(|(_, played)| played.card() == card);
        player.map(|(seat, _)| *seat).or(self.me)
    }

    fn add_case(&self, cases: &mut Vec<Division<Card>>) {
        let places = self.view.rules.seats + 1;
        let places_of = |card: Card| {
            let may = (0..places).filter(|place| self.may[*place].contains(card));
            may.fold(0, |set: PlaceSet, place| set | 1 << place)
        };
        let cards = self.hidden.iter().map(|card| (card, places_of(card)));
        cases.extend(Division::new(cards, &self.room[..places]));
    }
}
