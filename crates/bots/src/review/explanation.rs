//! Why a marked action costs more than the recommended one.

use std::fmt;

use moonshot_rules::trick::{TrickAction, TrickView};
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
    // A point taken is one that the others do not take.
    let point = 1.0 + 1.0 / others;
    let moon = f64::from(rules.moon_points());
    let part = |reason, worth: f64, after: [f64; 2]| Part {
        reason,
        cost: worth * (after[0] - after[1]),
        after,
    };
    let is_pass = matches!(done, AnyAction::Trick(TrickAction::Pass(_)));
    let queen = f64::from(rules.points(Cards::one(Card::QUEEN_OF_SPADES)));
    let mut points = part(CostReason::TakesPoints, point, [one.others, other.others]);
    if is_pass {
        points = part(CostReason::KeepsCards, 1.0, [one.points, other.points]);
    }
    let mut own_moon = part(CostReason::GivesUpMoon, -moon, [one.moon, other.moon]);
    if price.shoots && !is_pass {
        // The attempt fails so often that its points cost more than its moons gain.
        own_moon = part(CostReason::TriesMoon, point, [one.others, other.others]);
        own_moon.cost += queen * point * (one.queen - other.queen);
        own_moon.after = [one.moon, other.moon];
    }
    let parts = [
        part(
            CostReason::TakesQueen,
            queen * point,
            [one.queen, other.queen],
        ),
        own_moon,
        part(
            CostReason::LetsMoon,
            moon / others,
            [one.their_moon, other.their_moon],
        ),
        points,
    ];
    let most = parts.into_iter().max_by(|a, b| a.cost.total_cmp(&b.cost));
    match most {
        Some(part) if part.cost > 0.0 => part,
        _ if one.points > other.points => part(
            CostReason::FewerPointsGiven,
            1.0,
            [one.points, other.points],
        ),
        _ => chance,
    }
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
