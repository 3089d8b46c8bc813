//! Why a marked action costs more than the recommended one.

use std::fmt;

use moonshot_rules::trick::{TrickAction, TrickRules, TrickView};
use moonshot_rules::{AnyAction, AnyCard, AnyView, BlackHeartsAction, Card, Cards, Suit, View};

use super::decision::Area;
use crate::reason::{ChoiceReason, reasons};
use crate::search::Price;

reasons! {
    /// The main reason why an action costs more than the recommended one: a stable code for programs and translators, and
    /// a sentence. Later releases add reasons.
    CostReason

    TakesQueen = "takes-queen", "You take the queen of spades more often.";
    TakesPoints = "takes-points", "You take more points.";
    GivesUpMoon = "gives-up-moon", "You shoot the moon less often.";
    TriesMoon = "tries-moon", "You try for a moon that seldom succeeds.";
    LetsMoon = "lets-moon", "Another player shoots the moon more often.";
    KeepsCards = "keeps-cards", "You keep cards that cost you more later.";
    TakesCurses = "takes-curses", "You take more Curse points.";
    FewerPointsGiven = "fewer-points-given", "The others take fewer points.";
    WinsLess = "wins-less", "You win less often.";
}

/// Why a marked action costs more, by nothing that the seat could not know.
#[derive(Clone, PartialEq, Debug)]
pub struct Explanation {
    /// The main reason.
    pub reason: CostReason,
    /// The cards that it rests on; at least one unless the decision is about the effect of a moon.
    pub cards: Vec<AnyCard>,
    /// What the reason is about, after the action: a frequency of 0 to 1, or points of the hand for
    /// [`CostReason::TakesPoints`], [`CostReason::TakesCurses`], [`CostReason::KeepsCards`] and
    /// [`CostReason::FewerPointsGiven`].
    pub after_action: f64,
    /// The same, after the recommended action.
    pub after_recommended: f64,
    /// Why the recommended action is good.
    pub recommended: ChoiceReason,
}

/// A part of the cost, in points of the hand.
struct Part {
    reason: CostReason,
    cost: f64,
    after: [f64; 2],
}

impl Explanation {
    pub(super) fn of(
        view: &AnyView,
        [done, best]: [AnyAction; 2],
        price: &Price,
        recommended: ChoiceReason,
    ) -> Explanation {
        let part = main_part(view, done, price);
        let cards = match (view, done, best) {
            (AnyView::Trick(view), AnyAction::Trick(done), AnyAction::Trick(best)) => {
                let cards = trick_cards(view, part.reason, done, best);
                cards.iter().map(AnyCard::Trick).collect()
            }
            (_, AnyAction::BlackHearts(BlackHeartsAction::Pass(done)), other) => {
                let kept = match other {
                    AnyAction::BlackHearts(BlackHeartsAction::Pass(best)) => best.minus(done),
                    _ => done,
                };
                kept.iter().map(AnyCard::BlackHearts).collect()
            }
            (_, AnyAction::BlackHearts(BlackHeartsAction::Play(card)), _) => {
                vec![AnyCard::BlackHearts(card)]
            }
            (_, AnyAction::Heartcatchers(action), _) => {
                vec![AnyCard::Heartcatchers(action.card())]
            }
            _ => Vec::new(),
        };
        Explanation {
            reason: part.reason,
            cards,
            after_action: part.after[0],
            after_recommended: part.after[1],
            recommended,
        }
    }

    /// What the decision was about, if the reason says more than its kind.
    pub(crate) fn area(&self) -> Option<Area> {
        match self.reason {
            CostReason::TriesMoon => Some(Area::MoonTried),
            CostReason::LetsMoon => Some(Area::MoonNotStopped),
            _ => None,
        }
    }
}

/// The part of the cost that weighs most.
fn main_part(view: &AnyView, done: AnyAction, price: &Price) -> Part {
    let (one, other) = (&price.done, &price.best);
    let others = (view.seats().max(2) - 1) as f64;
    let chance = Part {
        reason: CostReason::WinsLess,
        cost: 0.0,
        after: [one.chance, other.chance],
    };
    let rules = match view {
        AnyView::Trick(view) => view.rules(),
        AnyView::BlackHearts(_) if one.others > other.others => {
            return Part {
                reason: CostReason::TakesCurses,
                cost: 0.0,
                after: [one.others, other.others],
            };
        }
        _ => return chance,
    };
    if price.playouts == 0 {
        return chance;
    }
    let is_pass = matches!(done, AnyAction::Trick(TrickAction::Pass(_)));
    let parts = parts(rules, others, is_pass, price);
    let most = parts.into_iter().max_by(|a, b| a.cost.total_cmp(&b.cost));
    match most {
        Some(part) if part.cost > 0.0 => part,
        _ if one.points > other.points => Part {
            reason: CostReason::FewerPointsGiven,
            cost: one.points - other.points,
            after: [one.points, other.points],
        },
        _ => chance,
    }
}

/// The difference in points of the hand between the two actions, by what makes it. For a play that is no attempt at a moon
/// their sum is the whole difference.
fn parts(rules: &TrickRules, others: f64, is_pass: bool, price: &Price) -> [Part; 4] {
    let (one, other) = (&price.done, &price.best);
    // A point taken is one that the others do not take.
    let point = 1.0 + 1.0 / others;
    // The points of a moon leave one side and come to the other.
    let moon = 2.0 * f64::from(rules.moon_points());
    let queen = f64::from(rules.points(Cards::one(Card::QUEEN_OF_SPADES))) * point;
    let part = |reason, worth: f64, after: [f64; 2]| Part {
        reason,
        cost: worth * (after[0] - after[1]),
        after,
    };
    let mut points = part(CostReason::TakesPoints, point, [one.others, other.others]);
    if is_pass {
        points = part(CostReason::KeepsCards, 1.0, [one.points, other.points]);
    }
    let mut own_moon = part(CostReason::GivesUpMoon, -moon, [one.moon, other.moon]);
    if price.shoots && !is_pass && one.moon > other.moon {
        // The attempt fails so often that its points cost more than its moons gain.
        own_moon.reason = CostReason::TriesMoon;
        own_moon.cost = points.cost + queen * (one.queen - other.queen);
    }
    [
        part(CostReason::TakesQueen, queen, [one.queen, other.queen]),
        own_moon,
        part(
            CostReason::LetsMoon,
            moon / others,
            [one.their_moon, other.their_moon],
        ),
        points,
    ]
}

/// The cards that a reason rests on in a trick game.
fn trick_cards(
    view: &TrickView,
    reason: CostReason,
    done: TrickAction,
    best: TrickAction,
) -> Cards {
    let of = |action: TrickAction| match action {
        TrickAction::Play(played) => Cards::one(played.card()),
        TrickAction::Pass(cards) => cards,
        _ => Cards::EMPTY,
    };
    let (one, other) = (of(done), of(best));
    let laid: Cards = view
        .trick()
        .iter()
        .map(|(_, played)| played.card())
        .collect();
    let hearts = (laid | one) & Cards::suit(Suit::Hearts);
    let cards = match reason {
        CostReason::TakesQueen => Cards::one(Card::QUEEN_OF_SPADES),
        CostReason::TakesPoints if !hearts.is_empty() => hearts,
        CostReason::KeepsCards => other - one,
        CostReason::LetsMoon | CostReason::GivesUpMoon => other - one,
        _ => one,
    };
    match cards.is_empty() {
        true => one | other,
        false => cards,
    }
}

/// A sentence that names the cards.
impl fmt::Display for Explanation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [after, instead] = [self.after_action, self.after_recommended];
        let sentence = self.reason.sentence().trim_end_matches('.');
        write!(f, "{sentence}")?;
        match self.reason {
            CostReason::TakesPoints
            | CostReason::TakesCurses
            | CostReason::KeepsCards
            | CostReason::FewerPointsGiven => write!(f, " ({after:.1} instead of {instead:.1}")?,
            _ => {
                let (after, instead) = (100.0 * after, 100.0 * instead);
                write!(f, " ({after:.0}% instead of {instead:.0}%")?;
            }
        }
        let cards: Vec<String> = self.cards.iter().map(AnyCard::to_string).collect();
        match cards.is_empty() {
            true => f.write_str(")."),
            false => write!(f, "; {}).", cards.join(" ")),
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // a test fails by panicking
mod tests {
    use moonshot_rules::{AnyGame, Game, LegalActions, Seat, Viewer};

    use super::*;
    use crate::dice::FastDice;
    use crate::search::{Deals, price};
    use crate::test_support;

    /// What the first player sees of the last cards of a hand, in which they may shoot the moon.
    fn ending(played: &str) -> AnyView {
        let hands = [
            "AC AH QH AS AD",
            "KC KH KS QS TD",
            "4C 5H TS 9S JD",
            "5C 6H 7S 8S QD",
        ];
        let game = AnyGame::Trick(test_support::table(hands, played));
        let first = Seat::new(0).unwrap();
        game.view(Viewer::Seat(first)).unwrap()
    }

    #[test]
    fn the_parts_of_a_play_add_up_to_the_difference_in_points() {
        let mut moons = 0;
        for played in ["4C 5C AC KC", "4C 5C AC KC AD TD JD QD"] {
            let view = ending(played);
            let AnyView::Trick(seen) = &view else {
                panic!("{view:?}")
            };
            let legal = view.legal();
            let legal: Vec<_> = (0..legal.len()).filter_map(|at| legal.nth(at)).collect();
            let mut dice = FastDice::new(7);
            for done in &legal {
                for best in legal.iter().filter(|best| *best != done) {
                    let both = [*done, *best];
                    let price = price(&view, Deals::Consistent, both, 400, &mut dice).unwrap();
                    let parts = parts(seen.rules(), 3.0, false, &price);
                    if parts[1].reason == CostReason::TriesMoon {
                        continue;
                    }
                    moons += usize::from(price.done.moon != price.best.moon);
                    let sum: f64 = parts.iter().map(|part| part.cost).sum();
                    let difference = price.done.points - price.best.points;
                    assert!(
                        (sum - difference).abs() < 1e-9,
                        "{both:?}: {sum} {difference}"
                    );
                }
            }
        }
        assert!(moons > 0);
    }

    #[test]
    fn an_attempt_is_blamed_only_where_the_other_action_shoots_the_moon_less_often() {
        let view = ending("4C 5C AC KC");
        let AnyView::Trick(seen) = &view else {
            panic!("{view:?}")
        };
        let mut price = Price::known(crate::search::Unit::Points, 4.0, 0.0);
        price.playouts = 400;
        price.shoots = true;
        let blamed = |moons: [f64; 2]| {
            let mut price = price;
            (price.done.moon, price.best.moon) = (moons[0], moons[1]);
            (price.done.others, price.best.others) = (2.0, 1.9);
            parts(seen.rules(), 3.0, false, &price)[1].reason
        };
        assert_eq!(blamed([0.2, 0.1]), CostReason::TriesMoon);
        assert_eq!(blamed([0.2, 0.4]), CostReason::GivesUpMoon);
    }
}
