//! What-if: a match up to a moment as the log of another, with its cards as they were or with the unknown dealt again.
//!
//! The log of a branch has every outcome of chance in full and needs no seeds: neither those of the match, nor those of a sampler
//! whose numbers a later release could use otherwise. So a branch replays the same on every machine and in every release, and its
//! transcript is one without a seed.

use moonshot_protocol::{Document, Event, Held, Setup, document, outcome};
use moonshot_rules::{AnyGame, ChanceKind, Dice, Game, Seat, Step, Viewer, shuffle};
use serde_json::Value;

use crate::entry::Entry;
use crate::matches::Match;
use crate::moment::retell;

/// Cards in notation; equal ones are copies.
type Texts = Vec<String>;

impl Match {
    /// The log of a match without seeds that has the first `steps` standing steps of this one.
    pub fn branch(&self, steps: usize) -> Vec<Entry> {
        let taken = self.steps().take(steps);
        taken
            .map(|standing| entry(self.setup(), &standing.step))
            .collect()
    }

    /// The log of a match without seeds that has as many steps, and looks the same to that seat: what it did not know of the current
    /// hand is dealt again, from the deals that fit its view. In Heartcatchers the other hand and the pile are dealt again, and
    /// Secrets stay.
    ///
    /// `None` if the sample has no passes that lead to it, which is rare: try again with other numbers.
    pub fn branch_dealt_again(
        &self,
        steps: usize,
        seat: Seat,
        dice: &mut impl Dice,
    ) -> Option<Vec<Entry>> {
        let hand = CurrentHand::of(self, steps)?;
        let mut log = self.branch(steps);
        if hand.deal.is_some() {
            match hand.state {
                AnyGame::Heartcatchers(_) => {
                    hand.deal_pile_again(self.setup(), seat, dice, &mut log)?;
                }
                AnyGame::Trick(_) | AnyGame::BlackHearts(_) => {
                    hand.deal_hands_again(self.setup(), seat, dice, &mut log)?;
                }
            }
        }
        let again = Match::replay(self.setup().clone(), None, log).ok()?;
        let viewer = Viewer::Seat(seat);
        let same = again.state().view(viewer) == hand.state.view(viewer);
        same.then(|| again.entries().collect())
    }
}

fn entry(setup: &Setup, step: &Step<AnyGame>) -> Entry {
    match step {
        Step::Act(seat, action) => Entry::Act {
            seat: *seat,
            action: action.to_string(),
        },
        Step::Chance(outcome) => Entry::Chance {
            outcome: outcome::write(setup, outcome),
        },
    }
}

/// Cards chosen to pass: the index of the action, the seat, the cards.
type Choice = (usize, Seat, Texts);

/// The hand that is played at a moment.
struct CurrentHand {
    state: AnyGame,
    /// The index of the step that deals it, if it is dealt.
    deal: Option<usize>,
    /// The steps of the hand after the deal, with their index and what its actor saw of each.
    steps: Vec<(usize, Step<AnyGame>, Vec<Event>)>,
    /// What each seat held after the last exchange of cards.
    after_exchange: Vec<Texts>,
}

/// Cards that seats pass to others at the same time.
#[derive(Default)]
struct Exchange {
    /// The index of the action, the giver, the receiver and the cards.
    passes: Vec<(usize, Seat, Seat, Texts)>,
}

impl CurrentHand {
    fn of(game: &Match, steps: usize) -> Option<CurrentHand> {
        let setup = game.setup();
        let mut state = setup.start().ok()?;
        let mut hand = CurrentHand {
            state: state.clone(),
            deal: None,
            steps: Vec::new(),
            after_exchange: Vec::new(),
        };
        for (index, standing) in game.steps().take(steps).enumerate() {
            let number = state.hand_number();
            let mut after = state.clone();
            after.step(&standing.step).ok()?;
            match &standing.step {
                Step::Chance(dealt) if outcome::kind(dealt) == ChanceKind::Deal => {
                    hand.deal = Some(index);
                    hand.steps.clear();
                    hand.after_exchange = hands(setup, &after);
                }
                step => {
                    let viewer = match step {
                        Step::Act(seat, _) => Viewer::Seat(*seat),
                        Step::Chance(_) => Viewer::Spectator,
                    };
                    let events = retell(setup, &state, [step], viewer);
                    if events
                        .iter()
                        .any(|event| matches!(event, Event::Passed { .. }))
                    {
                        hand.after_exchange = hands(setup, &after);
                    }
                    hand.steps.push((index, step.clone(), events));
                }
            }
            if after.hand_number() != number {
                (hand.deal, hand.steps) = (None, Vec::new());
            }
            state = after;
        }
        hand.state = state;
        Some(hand)
    }

    /// Deals again in a game in which all cards are dealt at once.
    fn deal_hands_again(
        &self,
        setup: &Setup,
        me: Seat,
        dice: &mut impl Dice,
        log: &mut [Entry],
    ) -> Option<()> {
        let view = self.state.view(Viewer::Seat(me)).ok()?;
        let imagined = hands(setup, &view.determinize(dice).ok()?);
        let held = hands(setup, &self.state);
        let (exchanges, choices) = self.exchanges()?;
        // A choice that waits for the others may be any.
        for (index, seat, cards) in choices {
            if seat != me {
                let chosen = some_of(&imagined[seat.index()], cards.len(), dice);
                log[index] = pass(seat, &chosen);
            }
        }
        let now = self.after_exchange.iter().zip(held).zip(imagined);
        let mut hands: Vec<Texts> = now
            .map(|((had, real), imagined)| {
                let mut had = without(had, &real)?;
                had.extend(imagined);
                Some(had)
            })
            .collect::<Option<_>>()?;
        // Back through the exchanges to the deal.
        for exchange in exchanges.into_iter().rev() {
            let mut before = hands.clone();
            for (index, from, to, cards) in exchange.passes {
                let passed = if from == me || to == me {
                    cards
                } else {
                    // A pass is kept where it can be: it was a choice, and no chance.
                    let got = &hands[to.index()];
                    let missing = without(&cards, &common(&cards, got))?.len();
                    let mut passed = common(&cards, got);
                    let rest = without(got, &passed)?;
                    passed.extend(some_of(&rest, missing, dice));
                    passed
                };
                before[to.index()] = without(&before[to.index()], &passed)?;
                before[from.index()].extend(passed.iter().cloned());
                log[index] = pass(from, &passed);
            }
            hands = before;
        }
        let Some(Entry::Chance { outcome }) = log.get_mut(self.deal?) else {
            return None;
        };
        let mut pack = cards_in(&outcome["hands"]);
        if let Some(extras) = outcome.get("extras") {
            pack.extend(cards_in(extras));
            let dealt: Texts = hands.iter().flatten().cloned().collect();
            outcome["extras"] = Value::from(without(&pack, &dealt)?);
        }
        outcome["hands"] = Value::from(hands.into_iter().map(Value::from).collect::<Vec<_>>());
        Some(())
    }

    /// The completed exchanges of the hand, and the choices that wait for others: index, seat and cards.
    fn exchanges(&self) -> Option<(Vec<Exchange>, Vec<Choice>)> {
        let mut exchanges = Vec::new();
        let mut choices: Vec<Choice> = Vec::new();
        for (index, step, events) in &self.steps {
            let Step::Act(seat, action) = step else {
                continue;
            };
            let text = action.to_string();
            let Some(cards) = text.strip_prefix("pass ") else {
                continue;
            };
            choices.push((*index, *seat, cards.split(' ').map(str::to_owned).collect()));
            let mut exchange = Exchange::default();
            for event in events {
                let Event::Passed { from, to, .. } = event else {
                    continue;
                };
                let place = choices.iter().position(|(_, seat, _)| seat == from)?;
                let (index, from, cards) = choices.remove(place);
                exchange.passes.push((index, from, *to, cards));
            }
            if !exchange.passes.is_empty() {
                exchanges.push(exchange);
            }
        }
        Some((exchanges, choices))
    }

    /// Deals the other hand and the pile of Heartcatchers again.
    fn deal_pile_again(
        &self,
        setup: &Setup,
        me: Seat,
        dice: &mut impl Dice,
        log: &mut [Entry],
    ) -> Option<()> {
        let Some(Entry::Chance { outcome }) = log.get_mut(self.deal?) else {
            return None;
        };
        let other = Seat::all(setup.players()).find(|seat| *seat != me)?;
        let mut dealt = cards_in(&outcome["hands"][other.index()]);
        let first = dealt.len();
        dealt.extend(cards_in(&outcome["pile"]));
        // The places of the cards that the other holds, in their hand as dealt and then in the pile.
        let mut holds: Vec<usize> = (0..first).collect();
        let mut next = first;
        for (_, _, events) in &self.steps {
            for event in events {
                match event {
                    Event::Caught { seat, card, .. }
                    | Event::Stole { seat, card, .. }
                    | Event::SecretLaid {
                        seat,
                        card: Some(card),
                        ..
                    } if *seat == other => {
                        let place = holds.iter().position(|place| dealt[*place] == *card)?;
                        holds.remove(place);
                    }
                    Event::Drew { seat, count, .. } => {
                        if *seat == other {
                            holds.extend(next..next + count);
                        }
                        next += count;
                    }
                    _ => {}
                }
            }
        }
        holds.extend(next..dealt.len());
        let mut unknown: Texts = holds
            .iter()
            .map(|place| dealt.get(*place).cloned())
            .collect::<Option<_>>()?;
        shuffle(&mut unknown, dice);
        for (place, card) in holds.into_iter().zip(unknown) {
            dealt[place] = card;
        }
        let pile = dealt.split_off(first);
        outcome["hands"][other.index()] = Value::from(dealt);
        outcome["pile"] = Value::from(pile);
        Some(())
    }
}

/// What each seat holds.
fn hands(setup: &Setup, state: &AnyGame) -> Vec<Texts> {
    let Document { hands, .. } = document::state(setup, state);
    let cards = |held| match held {
        Held::Cards(cards) => cards,
        Held::Count(_) => Vec::new(),
    };
    hands.into_iter().map(cards).collect()
}

/// The pass of those cards.
fn pass(seat: Seat, cards: &[String]) -> Entry {
    Entry::Act {
        seat,
        action: format!("pass {}", cards.join(" ")),
    }
}

/// The cards in a JSON list, or in lists of it.
fn cards_in(list: &Value) -> Texts {
    match list {
        Value::Array(list) => list.iter().flat_map(cards_in).collect(),
        card => card.as_str().map(str::to_owned).into_iter().collect(),
    }
}

/// The cards without those; `None` if they are not among them.
fn without(cards: &[String], those: &[String]) -> Option<Texts> {
    let mut rest = cards.to_vec();
    for card in those {
        let place = rest.iter().position(|other| other == card)?;
        rest.remove(place);
    }
    Some(rest)
}

/// The cards that are in both lists, as often as in both.
fn common(cards: &[String], others: &[String]) -> Texts {
    let mut rest = others.to_vec();
    let mut common = cards.to_vec();
    common.retain(|card| match rest.iter().position(|other| other == card) {
        Some(place) => {
            rest.remove(place);
            true
        }
        None => false,
    });
    common
}

/// That many of the cards, at random.
fn some_of(cards: &[String], count: usize, dice: &mut impl Dice) -> Texts {
    let mut cards = cards.to_vec();
    shuffle(&mut cards, dice);
    cards.truncate(count);
    cards
}

#[cfg(test)]
mod tests {
    use moonshot_rules::{LegalActions, Turn};

    use super::*;
    use crate::seeds::{SeededDice, Seeds};

    const GAMES: [(&str, usize); 6] = [
        ("hearts", 4),
        ("cardominoes", 3),
        ("wild-twists", 4),
        ("black-hearts", 4),
        ("heartcatchers", 2),
        ("custom-hearts", 5),
    ];

    fn played(game: &str, players: usize, actions: usize) -> Match {
        let setup = Setup::read(game, players, &Default::default()).unwrap();
        let mut game = Match::new(setup, Some(Seeds::new([6; 32], Vec::new()))).unwrap();
        let mut dice = SeededDice::new([3; 32]);
        for _ in 0..actions {
            let Turn::Seats(seats) = game.state().turn() else {
                break;
            };
            let seat = seats.iter().next().unwrap();
            let action = game.state().legal(seat).pick(&mut dice).unwrap();
            game.act(seat, &action.to_string()).unwrap();
        }
        game
    }

    fn replayed(game: &Match, log: Vec<Entry>) -> Match {
        Match::replay(game.setup().clone(), None, log).unwrap()
    }

    #[test]
    fn a_branch_is_the_match_up_to_the_moment() {
        for (name, players) in GAMES {
            let game = played(name, players, 150);
            let mut state = game.setup().start().unwrap();
            for (steps, standing) in game.steps().enumerate() {
                if steps % 7 == 0 {
                    assert_eq!(
                        *replayed(&game, game.branch(steps)).state(),
                        state,
                        "{name}"
                    );
                }
                state.step(&standing.step).unwrap();
            }
            let whole = replayed(&game, game.branch(usize::MAX));
            assert_eq!(whole.state(), game.state());
            // Its transcript proves itself, without a seed.
            let text = whole.transcript().to_string();
            let (loaded, summary) = Match::verify(&text).unwrap();
            assert!(loaded.state() == game.state() && !summary.deals_checked);
        }
    }

    #[test]
    fn dealt_again_the_seat_sees_the_same_and_the_others_hold_other_cards() {
        for (name, players) in GAMES {
            let game = played(name, players, 170);
            let (mut tried, mut found, mut other) = (0, 0, 0);
            let mut dice = SeededDice::new([8; 32]);
            let mut state = game.setup().start().unwrap();
            for (steps, standing) in game.steps().enumerate() {
                for seat in Seat::all(players).filter(|_| steps % 3 == 0) {
                    tried += 1;
                    let Some(log) = game.branch_dealt_again(steps, seat, &mut dice) else {
                        continue;
                    };
                    found += 1;
                    let again = replayed(&game, log);
                    assert_eq!(
                        again.state().view(Viewer::Seat(seat)),
                        state.view(Viewer::Seat(seat))
                    );
                    assert_eq!(again.steps().len(), steps);
                    other += usize::from(*again.state() != state);
                }
                state.step(&standing.step).unwrap();
            }
            assert!(found * 10 >= tried * 8, "{name}: {found} of {tried}");
            // Before the deal, and near the end of a game, there is nothing to deal again.
            assert!(other * 3 > found, "{name}: {other} of {found}");
        }
    }
}
