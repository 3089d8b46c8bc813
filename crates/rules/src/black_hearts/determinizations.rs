//! Determinizations of Black Hearts: matches that are consistent with a view.

use super::card::{BlackCard, BlackCards, Colour};
use super::deal::MAX_PLAYERS;
use super::hand::BlackHand;
use super::state::BlackHearts;
use super::view::BlackHeartsView;
use crate::dice::Dice;
use crate::division::{Division, PlaceSet};
use crate::game::{Phase, View};
use crate::refusal::Inconsistent;
use crate::seat::{Seat, Viewer};

/// All matches that are consistent with a view, to sample from.
///
/// All deals that are consistent with what the viewer saw are equally likely, counting the three white cards of a
/// number as different: they respect the cards the viewer passed, the holder of Two o'clock, and that no red or blue
/// card is left out.
///
/// ```
/// # struct First;
/// # impl moonshot_rules::Dice for First { fn below(&mut self, _: u32) -> u32 { 0 } }
/// use moonshot_rules::{BlackHearts, BlackHeartsOptions, Game, Seat, View, Viewer};
/// let mut game = BlackHearts::new(4, BlackHeartsOptions::default())?;
/// game.chance(&game.roll(&mut First).expect("a deal is due"))?;
///
/// let viewer = Viewer::Seat(Seat::default());
/// let view = game.view(viewer)?;
/// let imagined = view.determinizations()?.game(&mut First);
/// assert_eq!(imagined.view(viewer)?, view);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct BlackHeartsDeterminizations {
    viewer: Viewer,
    seen: BlackHearts,
    /// The possible locations of the hidden cards.
    cards: Division<BlackCard>,
}

impl BlackHeartsView {
    /// The determinizations of this view.
    ///
    /// # Errors
    /// [`Inconsistent`] if no match is consistent with the view.
    pub fn determinizations(&self) -> Result<BlackHeartsDeterminizations, Inconsistent> {
        let seats = self.seats();
        let mut room = [0; MAX_PLAYERS + 1];
        let mut rest = self.unseen();
        let mut cards: Vec<(BlackCard, PlaceSet)> = Vec::new();
        for seat in Seat::all(seats).filter(|seat| !self.viewer().is(*seat)) {
            room[seat.index()] = self.cards_held(seat);
            let known = self.known(seat);
            if !rest.contains_all(known) {
                return Err(Inconsistent);
            }
            rest = rest.minus(known);
            cards.extend(known.iter().map(|card| (card, 1 << seat.index())));
        }
        room[seats] = self.left_out();
        let hands = (1 << seats) - 1;
        let opener = self.opener();
        cards.extend(rest.iter().map(|card| {
            let may = match (card, opener) {
                (BlackCard::TWO_O_CLOCK, Some(opener)) => 1 << opener.index(),
                (card, _) if card.colour() == Colour::White => hands | 1 << seats,
                _ => hands,
            };
            (card, may)
        }));
        let cards = Division::new(cards.into_iter(), &room[..=seats]).ok_or(Inconsistent)?;
        Ok(BlackHeartsDeterminizations {
            viewer: self.viewer(),
            seen: self.seen.clone(),
            cards,
        })
    }
}

impl BlackHeartsDeterminizations {
    /// The number of deals, counting white cards of a number as different.
    pub fn ways(&self) -> f64 {
        self.cards.ways()
    }

    /// Samples a hand from the deals, uniformly and without allocation. Omits what the other seats passed.
    pub fn hand(&self, dice: &mut (impl Dice + ?Sized)) -> BlackHand {
        let (mut hand, seats) = (self.seen.hand, self.seen.seat_count());
        self.cards.draw(dice, |card, place| {
            if let Some(held) = hand.hands[..seats].get_mut(place) {
                held.insert(card);
            }
        });
        hand
    }

    /// The hands of all deals, each once, counting white cards of a number as different; `None` if there are more than
    /// `most`. Omits what the other seats passed.
    pub fn hands(&self, most: usize) -> Option<Vec<BlackHand>> {
        let seats = self.seen.seat_count();
        let ways = self.cards.all(most)?.into_iter();
        let hands = ways.map(|way| {
            let mut hand = self.seen.hand;
            for (card, place) in way {
                if let Some(held) = hand.hands[..seats].get_mut(place) {
                    held.insert(card);
                }
            }
            hand
        });
        Some(hands.collect())
    }

    /// Samples a match: the deal uniformly, and a possible pass of the other seats.
    pub fn game(&self, dice: &mut (impl Dice + ?Sized)) -> BlackHearts {
        let mut game = self.seen.clone();
        game.hand = self.hand(dice);
        let seats = game.seat_count();
        let chosen = game.hand.chosen;
        let count = game.hand.pass_count();
        match game.hand.phase() {
            Phase::Pass => {
                for seat in Seat::all(seats).filter(|seat| chosen.contains(*seat)) {
                    let held = game.hand.held(seat);
                    choose(&mut game.hand.passed[seat.index()], held, count, dice);
                }
            }
            Phase::Return => {
                for seat in Seat::all(seats).filter(|seat| chosen.contains(*seat)) {
                    let held = game.hand.held(seat);
                    choose(&mut game.hand.returned[seat.index()], held, count, dice);
                }
                let after_pass = game.hand.hands;
                self.pass_somehow(&mut game.hand, &after_pass, dice);
            }
            Phase::Gift | Phase::Play => {
                let played = self.seen.hand;
                let mut had = game.hand.hands;
                for (seat, had) in Seat::all(seats).zip(&mut had) {
                    *had = had.plus(played_by(&played, seat));
                }
                if game.hand.phase() == Phase::Play
                    && let Some(super::card_set::Effect::PassRight(count)) = game.hand.effect()
                {
                    self.return_somehow(&mut game.hand, &mut had, usize::from(count), dice);
                }
                self.pass_somehow(&mut game.hand, &had, dice);
            }
            _ => {}
        }
        game
    }

    /// Reconstructs a possible pass to the left of every other seat, among the cards its left neighbour had after it.
    fn pass_somehow(
        &self,
        hand: &mut BlackHand,
        had: &[BlackCards; MAX_PLAYERS],
        dice: &mut (impl Dice + ?Sized),
    ) {
        let seats = hand.seats();
        for seat in Seat::all(seats) {
            let among = had[seat.left(seats).index()];
            choose(
                &mut hand.passed[seat.index()],
                among,
                super::hand::PASS_LEFT.count,
                dice,
            );
        }
    }

    /// Reconstructs a possible pass to the right of every other seat, and undoes it.
    fn return_somehow(
        &self,
        hand: &mut BlackHand,
        had: &mut [BlackCards; MAX_PLAYERS],
        count: usize,
        dice: &mut (impl Dice + ?Sized),
    ) {
        let seats = hand.seats();
        for giver in Seat::all(seats) {
            let taker = giver.clockwise(seats - 1, seats);
            let mut among = had[taker.index()];
            if self.viewer.is(taker.clockwise(seats - 1, seats)) {
                // The viewer's passed cards were there before, unless they came back.
                let back = hand.returned[taker.index()];
                let viewer = taker.clockwise(seats - 1, seats);
                among = among.minus(hand.passed[viewer.index()].minus(back));
            }
            choose(&mut hand.returned[giver.index()], among, count, dice);
        }
        let after = *had;
        for seat in Seat::all(seats) {
            let got = hand.returned[seat.left(seats).index()];
            had[seat.index()] = after[seat.index()]
                .minus(got)
                .plus(hand.returned[seat.index()]);
        }
    }
}

/// Fills an unknown choice with random ones of these cards.
fn choose(
    chosen: &mut BlackCards,
    mut among: BlackCards,
    count: usize,
    dice: &mut (impl Dice + ?Sized),
) {
    if !chosen.is_empty() {
        return;
    }
    while chosen.len() < count {
        let Some(card) = among.pick(dice) else { break };
        among.remove(card);
        chosen.insert(card);
    }
}

/// The cards a seat has played in the hand.
fn played_by(hand: &BlackHand, seat: Seat) -> BlackCards {
    let seats = hand.seats();
    let finished = (0..hand.tricks_taken()).filter_map(|number| hand.trick(number));
    let tricks = finished.map(|(lead, cards, _)| (lead, cards));
    let all = tricks.chain([(hand.lead(), hand.trick_under_way())]);
    let own = all.flat_map(|(lead, cards)| {
        let place = (seat.index() + seats - lead.index()) % seats;
        cards.get(place).copied()
    });
    own.collect()
}
