//! Where the hidden cards of a view may lie: shares of sampled determinizations.

use moonshot_rules::{AnyCard, AnyView, BlackHeartsView, HeartcatchersView, Seat, Suit, View};

use moonshot_rules::trick::TrickView;

use crate::dice::FastDice;

/// Where the cards may lie that a viewer cannot see.
#[derive(Clone, PartialEq, Debug)]
pub struct Locations {
    /// The number of samples.
    pub samples: u32,
    /// Each hidden card once, in the order of the deck.
    pub cards: Vec<Location>,
    /// Per seat, the suits of which it holds no card in any deal that fits the view; empty in games without suits, for the
    /// viewer's own seat, and for suits of which every card was seen.
    pub voids: Vec<Vec<Suit>>,
}

/// Where a hidden card may lie.
#[derive(Clone, PartialEq, Debug)]
pub struct Location {
    /// The card.
    pub card: AnyCard,
    /// The number of hidden copies; more than 1 only in games with identical cards.
    pub copies: usize,
    /// Per seat, the chance that it holds a certain one of the copies, from 0 to 1.
    pub held: Vec<f64>,
    /// The chance that no seat holds it. With `held` it sums to 1.
    pub elsewhere: f64,
}

/// Where the hidden cards of a view may lie, from that many samples of the deals that fit it, which count as equally likely.
/// `None` if none fits. The same seed gives the same result on every machine.
///
/// ```
/// use moonshot_bots::{FastDice, locations};
/// use moonshot_rules::{AnyGame, Game, HeartsOptions, Seat, Viewer};
///
/// let mut game = AnyGame::new(4, HeartsOptions::default())?;
/// let deal = game.roll(&mut FastDice::new(7)).expect("a deal is due");
/// game.chance(&deal)?;
/// let view = game.view(Viewer::Seat(Seat::default()))?;
/// let found = locations(&view, 600, 1).expect("the deal itself fits");
/// assert_eq!(found.cards.len(), 39);
/// for location in &found.cards {
///     assert!((location.held[1] - 1.0 / 3.0).abs() < 0.1);
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn locations(view: &AnyView, samples: u32, seed: u64) -> Option<Locations> {
    let mut dice = FastDice::new(seed);
    match view {
        AnyView::Trick(view) => trick(view, samples, &mut dice),
        AnyView::BlackHearts(view) => black_hearts(view, samples, &mut dice),
        AnyView::Heartcatchers(view) => heartcatchers(view, samples, &mut dice),
    }
}

fn trick(view: &TrickView, samples: u32, dice: &mut FastDice) -> Option<Locations> {
    let deals = view.determinizations().ok()?;
    let mut found = Counted::new(view, view.unseen(), samples);
    for _ in 0..samples {
        let hand = deals.hand(dice);
        found.add(|seat| hand.held(seat));
    }
    let mut located = found.located(AnyCard::Trick);
    let (may_hold, _) = deals.may_hold();
    for (seat, voids) in Seat::all(view.seats()).zip(&mut located.voids) {
        if view.viewer().is(seat) || view.cards_held(seat) == 0 {
            continue;
        }
        let may_hold = may_hold.get(seat).copied().unwrap_or_default();
        let void =
            |suit: &Suit| !view.unseen().of(*suit).is_empty() && may_hold.of(*suit).is_empty();
        voids.extend(Suit::ALL.into_iter().filter(void));
    }
    Some(located)
}

fn black_hearts(view: &BlackHeartsView, samples: u32, dice: &mut FastDice) -> Option<Locations> {
    let deals = view.determinizations().ok()?;
    let mut found = Counted::new(view, view.unseen().iter(), samples);
    for _ in 0..samples {
        let hand = deals.hand(dice);
        found.add(|seat| hand.held(seat).iter());
    }
    Some(found.located(AnyCard::BlackHearts))
}

fn heartcatchers(view: &HeartcatchersView, samples: u32, dice: &mut FastDice) -> Option<Locations> {
    let deals = view.determinizations().ok()?;
    let mut found = Counted::new(view, view.unseen().iter(), samples);
    for _ in 0..samples {
        let game = deals.hand(dice);
        found.add(|seat| game.held(seat).iter());
    }
    Some(found.located(AnyCard::Heartcatchers))
}

/// Hidden cards, and in how many samples each seat held them.
struct Counted<C> {
    samples: u32,
    /// The seats whose cards are hidden.
    hidden: Vec<Seat>,
    seats: usize,
    /// Each card with its copies, and the number of those that each seat held in all samples together.
    cards: Vec<(C, usize, Vec<u32>)>,
}

impl<C: Copy + PartialEq> Counted<C> {
    fn new(view: &impl View, unseen: impl IntoIterator<Item = C>, samples: u32) -> Counted<C> {
        let seats = view.seats();
        let mut cards: Vec<(C, usize, Vec<u32>)> = Vec::new();
        for card in unseen {
            match cards.iter_mut().find(|(known, ..)| *known == card) {
                Some((_, copies, _)) => *copies += 1,
                None => cards.push((card, 1, vec![0; seats])),
            }
        }
        let hidden = Seat::all(seats).filter(|seat| !view.viewer().is(*seat));
        Counted {
            samples,
            hidden: hidden.collect(),
            seats,
            cards,
        }
    }

    /// Adds a sample, in which each seat holds these cards.
    fn add<Held: IntoIterator<Item = C>>(&mut self, held: impl Fn(Seat) -> Held) {
        for seat in &self.hidden {
            for card in held(*seat) {
                let known = self.cards.iter_mut().find(|(known, ..)| *known == card);
                if let Some(count) = known.and_then(|(.., held)| held.get_mut(seat.index())) {
                    *count += 1;
                }
            }
        }
    }

    fn located(self, card: impl Fn(C) -> AnyCard) -> Locations {
        let samples = f64::from(self.samples.max(1));
        let cards = self.cards.into_iter().map(|(known, copies, held)| {
            let share = |count: u32| f64::from(count) / samples / copies as f64;
            let held: Vec<f64> = held.into_iter().map(share).collect();
            let elsewhere = (1.0 - held.iter().sum::<f64>()).max(0.0);
            Location {
                card: card(known),
                copies,
                held,
                elsewhere,
            }
        });
        Locations {
            samples: self.samples,
            cards: cards.collect(),
            voids: vec![Vec::new(); self.seats],
        }
    }
}

#[cfg(test)]
mod tests {
    use moonshot_rules::{
        AnyGame, AnyOptions, BlackHeartsOptions, CardominoesOptions, Game, HeartcatchersOptions,
        HeartsOptions, LegalActions, Turn, Viewer, WildTwistsOptions,
    };

    use super::*;

    fn games() -> [(usize, AnyOptions); 5] {
        [
            (4, HeartsOptions::default().into()),
            (3, CardominoesOptions::default().into()),
            (4, WildTwistsOptions::default().into()),
            (4, BlackHeartsOptions::default().into()),
            (2, HeartcatchersOptions::default().into()),
        ]
    }

    /// Plays two hands at random, and shows the state before each action.
    fn play(game: &mut AnyGame, seed: u64, mut look: impl FnMut(&AnyGame)) {
        let mut dice = FastDice::new(seed);
        while game.hand_number() < 3 {
            match game.turn() {
                Turn::Over => return,
                Turn::Chance(_) => {
                    let outcome = game.roll(&mut dice).unwrap();
                    game.chance(&outcome).unwrap();
                }
                Turn::Seats(seats) => {
                    look(game);
                    let seat = seats.iter().next().unwrap();
                    let action = game.legal(seat).pick(&mut dice).unwrap();
                    game.play(seat, &action).unwrap();
                }
            }
        }
    }

    #[test]
    fn the_chances_of_a_card_sum_to_one_and_fit_what_is_held() {
        for (players, options) in games() {
            let mut game = AnyGame::new(players, options).unwrap();
            play(&mut game, 4, |game| {
                for seat in Seat::all(players) {
                    let view = game.view(Viewer::Seat(seat)).unwrap();
                    let found = locations(&view, 40, 9).unwrap();
                    assert_eq!(found, locations(&view, 40, 9).unwrap());
                    let mut expected = vec![0.0; players];
                    for location in &found.cards {
                        let sum = location.held.iter().sum::<f64>() + location.elsewhere;
                        assert!((sum - 1.0).abs() < 1e-9, "{location:?}");
                        assert_eq!(location.held[seat.index()], 0.0);
                        for (sum, held) in expected.iter_mut().zip(&location.held) {
                            *sum += held * location.copies as f64;
                        }
                    }
                    for other in Seat::all(players).filter(|other| *other != seat) {
                        let held = view.cards_held(other) as f64;
                        assert!((expected[other.index()] - held).abs() < 1e-6);
                    }
                }
            });
        }
    }

    #[test]
    fn a_void_that_was_shown_leaves_no_chance_and_is_never_false() {
        let mut shown = 0;
        for (players, options) in games() {
            let mut game = AnyGame::new(players, options).unwrap();
            play(&mut game, 11, |game| {
                let me = Seat::default();
                let view = game.view(Viewer::Seat(me)).unwrap();
                let found = locations(&view, 30, 5).unwrap();
                for (seat, voids) in Seat::all(players).zip(&found.voids) {
                    for suit in voids {
                        shown += 1;
                        let AnyGame::Trick(game) = game else {
                            panic!("other games have no suits");
                        };
                        assert!(game.hand().held(seat).of(*suit).is_empty());
                        let of_suit = found.cards.iter().filter(|location| {
                            matches!(location.card, AnyCard::Trick(card) if card.suit() == *suit)
                        });
                        for location in of_suit {
                            assert_eq!(location.held[seat.index()], 0.0);
                        }
                    }
                }
            });
        }
        assert!(shown > 50, "{shown}");
    }
}
