//! What may be hidden behind a view of Black Hearts: matches that look the same to their viewer.

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

/// All matches that look to their viewer as a view does, to draw any number of them.
///
/// Each deal that agrees with everything the viewer saw is as likely as any other, where the three white cards of a
/// number are three cards: what the viewer passed on, who holds Two o'clock, and that no red or blue card stays
/// out.
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
/// let imagined = view.worlds()?.game(&mut First);
/// assert_eq!(imagined.view(viewer)?, view);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct BlackHeartsWorlds {
    viewer: Viewer,
    seen: BlackHearts,
    /// Where the cards may lie that the viewer does not see.
    cards: Division<BlackCard>,
}

impl BlackHeartsView {
    /// The matches that look like this to the viewer.
    ///
    /// # Errors
    ///
    /// [`Inconsistent`] where there is none: the view is none that a match gave.
    pub fn worlds(&self) -> Result<BlackHeartsWorlds, Inconsistent> {
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
        Ok(BlackHeartsWorlds {
            viewer: self.viewer(),
            seen: self.seen.clone(),
            cards,
        })
    }
}

impl BlackHeartsWorlds {
    /// How many deals there are, the white cards of a number told apart.
    pub fn ways(&self) -> f64 {
        self.cards.ways()
    }

    /// The hand of one of the deals, each as likely as any other; it allocates nothing. What others passed is left out.
    pub fn hand(&self, dice: &mut (impl Dice + ?Sized)) -> BlackHand {
        let (mut hand, seats) = (self.seen.hand, self.seen.seat_count());
        self.cards.draw(dice, |card, place| {
            if let Some(held) = hand.hands[..seats].get_mut(place) {
                held.insert(card);
            }
        });
        hand
    }

    /// The hands of all deals, each once, the white cards of a number told apart; `None` where there are more than `most`.
    /// What others passed is left out.
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

    /// One of the matches, each deal as likely as any other, and each way that the others may have passed in it.
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

    /// Has everybody have passed any cards to the left, of what its left neighbour had after it.
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

    /// Has everybody have given any cards back to the right, and undoes it in what each seat had.
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
                // What the viewer passed there was there before, unless it came back.
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

/// Fills a choice that is not known with any of these cards.
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

/// What a seat has played in the hand.
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
