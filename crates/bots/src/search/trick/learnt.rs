//! A player that chooses cards by a neural network trained on searching players, without a search.

use moonshot_rules::trick::{Played, TrickAction, TrickView};
use moonshot_rules::{Cards, LegalActions, PassChoice, Suit, View};

use super::certain::{Known, surely};
use super::net::Net;
use super::reading::{INPUTS, OF_ALL, OF_SUIT, Reading};
use super::table::{Position, Sight, Table};
use super::{lacks, pass, policy, position};
use crate::dice::FastDice;

/// Its action; `None` if there is nothing to pass or play.
pub(crate) fn play(view: &TrickView, dice: &mut FastDice) -> Option<TrickAction> {
    let table = Table::new(view.rules());
    if let Some(PassChoice { count, from }) = view.legal().pass() {
        return Some(TrickAction::Pass(pass::choose(&table, from, count)));
    }
    let determinizations = view.determinizations().ok()?;
    let known = Known::of(&determinizations);
    // The network was trained with the voids that players have shown.
    let position = position(&table, view, &determinizations, lacks(view), dice)?;
    let mut deduced = position;
    deduced.lacks = known.lacks(position.lacks, view.seat()?);
    let surely = surely(view, &table, &determinizations, &known, &deduced);
    let played = best(&table, &position, |played| surely.allows(played));
    let played = played.or_else(|| surely.plays.first().copied())?;
    let action = TrickAction::Play(played);
    view.legal().iter().find(|other| *other == action)
}

/// The network inputs of [`Level::Sharp`](crate::Level::Sharp) for each legal card: numbers of about 0 to 1, computed
/// from the view only. Empty if no card is to be played. `tools/train` uses them for training.
///
/// ```
/// use moonshot_bots::{FastDice, readings};
/// use moonshot_rules::{Game, HeartsOptions, Seat, TrickGame, Viewer};
///
/// let mut game = TrickGame::new(4, HeartsOptions::default())?;
/// let mut dice = FastDice::new(7);
/// let deal = game.roll(&mut dice).expect("a deal is due");
/// game.chance(&deal)?;
///
/// let view = game.view(Viewer::Seat(Seat::default()))?;
/// assert!(readings(&view, &mut dice).is_empty(), "cards are passed first");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn readings(view: &TrickView, dice: &mut FastDice) -> Vec<(TrickAction, [f32; INPUTS])> {
    let table = Table::new(view.rules());
    let Ok(determinizations) = view.determinizations() else {
        return Vec::new();
    };
    let Some(position) = position(&table, view, &determinizations, lacks(view), dice) else {
        return Vec::new();
    };
    let sight = Sight::of(&table, &position);
    let reading = Reading::new(&table, &position, &sight);
    let of_all = reading.of_all();
    let actions = view.legal().iter();
    let plays = actions.filter_map(|action| match action {
        TrickAction::Play(played) => Some((action, played)),
        _ => None,
    });
    plays
        .map(|(action, played)| {
            let mut inputs = [0.0; INPUTS];
            let of_suit = reading.of_suit(played.card().suit());
            let of_card = reading.of_card(played);
            let all = of_all.iter().chain(&of_suit).chain(&of_card);
            for (place, input) in inputs.iter_mut().zip(all) {
                *place = *input;
            }
            (action, inputs)
        })
        .collect()
}

/// The card with the highest score; on a tie, the first in printing order.
pub(super) fn choose(table: &Table, position: &Position) -> Option<Played> {
    let legal = policy::legal(table, position);
    if legal.len() == 1 && !legal.intersects(Cards::WILDS) {
        return legal.first().map(Played::high);
    }
    best(table, position, |_| true)
}

/// [`choose`] among the allowed plays.
fn best(table: &Table, position: &Position, allows: impl Fn(Played) -> bool) -> Option<Played> {
    let mut best: Option<(Played, f32)> = None;
    scores(table, position, allows, |played, score| {
        if best.is_none_or(|(_, most)| score > most) {
            best = Some((played, score));
        }
    });
    best.map(|(played, _)| played)
}

/// Shows the score of each allowed play.
pub(super) fn scores(
    table: &Table,
    position: &Position,
    allows: impl Fn(Played) -> bool,
    mut show: impl FnMut(Played, f32),
) {
    let legal = policy::legal(table, position);
    let sight = Sight::of(table, position);
    let reading = Reading::new(table, position, &sight);
    let mut of_all = Net::of(&table.rules).start();
    of_all.read(0, &reading.of_all());
    for suit in Suit::ALL {
        let cards = legal.of(suit);
        if cards.is_empty() {
            continue;
        }
        let mut of_suit = of_all;
        of_suit.read(OF_ALL, &reading.of_suit(suit));
        let ways = cards.iter().flat_map(|card| position.hand.ways(card));
        for played in ways.filter(|played| allows(*played)) {
            let mut of_card = of_suit;
            of_card.read(OF_ALL + OF_SUIT, &reading.of_card(played));
            show(played, of_card.score());
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use moonshot_rules::trick::{Deck, TrickGame, TrickOptions, TrickRules};
    use moonshot_rules::{Card, Game, HeartsOptions, MAX_SEATS, Viewer, WildTwistsOptions};

    use super::*;
    use crate::test_support::table;

    /// The view of the seat to act.
    fn view(hands: [&str; 4], played: &str) -> TrickView {
        let game = table(hands, played);
        game.view(Viewer::Seat(game.to_act().first().unwrap()))
            .unwrap()
    }

    fn played(hands: [&str; 4], so_far: &str) -> String {
        let action = play(&view(hands, so_far), &mut FastDice::new(1)).unwrap();
        action.to_string()
    }

    #[test]
    fn it_has_learnt_what_every_player_learns_first() {
        // The queen goes at the first chance.
        let void = ["2C KD 8D 5H", "9C 7D 4D 6H", "AC TC TD 2H", "4C QS 9S AH"];
        assert_eq!(played(void, "2C 9C TC 4C AC"), "QS");
        // She goes under the king, and not over a lower card.
        let hands = |third| ["2C 5S 7D 8D 5H", "9C 4S 4D 9D 6H", third, "3C QS 6S 2D AH"];
        assert_eq!(played(hands("AC KS JS TD 2H"), "2C 9C AC 3C KS"), "QS");
        assert_eq!(played(hands("AC 7S JS TD 2H"), "2C 9C AC 3C 7S"), "6S");
        // The last to play takes a worthless trick with its highest card.
        let hands = [
            "2C 9D TD QS 5H",
            "9C KD 4D 3S 2H",
            "AC 6D 7D TH 3H",
            "3C 8D JD 6H 9H",
        ];
        assert_eq!(played(hands, "2C 9C AC 3C 7D 8D 9D"), "KD");
    }

    #[test]
    fn w_07_a_wild_that_opens_the_hand_is_the_lowest() {
        let rules = TrickRules::new(TrickOptions::wild_twists(4)).unwrap();
        let table = Table::new(&rules);
        let (mut deck, mut dice) = (Deck::new(&rules), FastDice::new(1));
        let mut opened = 0;
        for _ in 0..40 {
            let mut hand = deck.deal(&rules, &mut dice);
            let asked = hand.holder(Card::WILD_CLUB).unwrap();
            let (_, lowest) = hand.lowest_club().unwrap();
            if asked != lowest {
                hand.start(asked);
                let position = Position::new(&table, hand, [0; MAX_SEATS]);
                let played = choose(&table, &position);
                assert_eq!(played, Some(Played::low(Card::WILD_CLUB)));
                opened += 1;
            }
        }
        assert!(opened > 20, "{opened}");
    }

    #[test]
    fn the_card_with_the_highest_score_of_what_is_read_is_played() {
        let mut choices = 0;
        for players in [3, 4, 6] {
            for start in [
                TrickGame::new(players, HeartsOptions::default()).unwrap(),
                TrickGame::new(players, WildTwistsOptions::default()).unwrap(),
            ] {
                let (mut game, mut dice) = (start, FastDice::new(players as u64));
                while let Some(deal) = game.roll(&mut dice).filter(|_| game.hand_number() < 3) {
                    game.chance(&deal).unwrap();
                    while let Some(seat) = game.to_act().first() {
                        let view = game.view(Viewer::Seat(seat)).unwrap();
                        let read = readings(&view, &mut dice);
                        let action = play(&view, &mut dice);
                        let action = action.or_else(|| view.legal().iter().next()).unwrap();
                        if read.len() > 1 {
                            let net = Net::of(view.rules());
                            let scores = read.iter().map(|(action, inputs)| {
                                let mut score = net.start();
                                score.read(0, inputs);
                                (action, score.score())
                            });
                            let surely = super::super::surely(&view).unwrap();
                            let scores = scores.filter(|(action, _)| match action {
                                TrickAction::Play(played) => surely.allows(*played),
                                _ => true,
                            });
                            let best = scores.reduce(|a, b| if b.1 > a.1 { b } else { a });
                            assert_eq!(best.unwrap().0, &action);
                            choices += 1;
                        }
                        game.play(seat, &action).unwrap();
                    }
                }
            }
        }
        assert!(choices > 300, "{choices}");
    }

    #[test]
    fn nothing_that_it_reads_or_plays_hangs_on_what_is_hidden() {
        let hands = [
            "2C 9C KC 4D 3S JS 2H 9H",
            "3C 8C 8D QS 4H TH 5D AS",
            "4C 9D 3D 6S 5H JH KD KS",
            "5C TC TD 4S 6H QH AD 9S",
        ];
        for so_far in ["2C", "2C 3C 4C", "2C 8C 4C TC", "2C 8C 4C TC 4S"] {
            let view = view(hands, so_far);
            let first = play(&view, &mut FastDice::new(0)).unwrap();
            let read = readings(&view, &mut FastDice::new(0));
            for seed in 1..40 {
                assert_eq!(play(&view, &mut FastDice::new(seed)), Some(first));
                assert_eq!(readings(&view, &mut FastDice::new(seed)), read);
            }
        }
    }
}
