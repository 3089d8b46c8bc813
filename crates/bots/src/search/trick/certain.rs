//! Deductions that are certain from the view, without a search: who can hold which card, who takes the trick, whether a moon is
//! impossible or imminent, and the outcome of endgames with few or known cards.

use arrayvec::ArrayVec;
use moonshot_rules::trick::{Played, Revoke, TrickAction, TrickDeterminizations, TrickView};
use moonshot_rules::{Card, Cards, LegalActions, MAX_SEATS, Phase, Seat, Suit, View};

use super::endgame;
use super::policy::{self, Plan};
use super::stakes::Stakes;
use super::table::{Lacks, Position, Sight, Table};
use crate::reason::ChoiceReason;

/// The plays of a turn: every card of the largest hand, a Wild in two ways.
pub(super) type Plays = ArrayVec<Played, 24>;

/// A moon threat below this level is ignored.
const HARMLESS: f32 = 0.12;
/// A moon threat above this level justifies a sacrifice.
const LIKELY: f32 = 0.25;

/// The possible locations of the cards hidden from the seat to play.
#[derive(Clone, Copy, Debug)]
pub(super) struct Known {
    /// The cards that each other seat may hold.
    may: [Cards; MAX_SEATS],
    /// The cards that may be left over.
    spare: Cards,
}

impl Known {
    pub(super) fn of(determinizations: &TrickDeterminizations) -> Known {
        let (seats, spare) = determinizations.may_hold();
        let mut may = [Cards::EMPTY; MAX_SEATS];
        for (seat, cards) in seats.entries() {
            may[seat.index()] = *cards;
        }
        Known { may, spare }
    }

    /// Adds the impossible suits of the seats other than `me` to the shown voids.
    pub(super) fn lacks(&self, mut shown: Lacks, me: Seat) -> Lacks {
        for (seat, lacks) in shown.iter_mut().enumerate() {
            for suit in Suit::ALL {
                if seat != me.index() && self.may[seat].of(suit).is_empty() {
                    *lacks |= 1 << suit as u8;
                }
            }
        }
        shown
    }

    /// The seats that play to the trick after the current one.
    fn later(table: &Table, position: &Position) -> impl Iterator<Item = usize> + use<> {
        let me = position.hand.turn().index();
        let (seats, laid) = (table.seats, position.hand.in_trick());
        (1..seats.saturating_sub(laid)).map(move |step| (me + step) % seats)
    }

    /// Whether the seat may hold a card of the suit above this strength.
    fn may_beat(&self, seat: usize, suit: Suit, strength: u8) -> bool {
        let mut cards = self.may[seat].of(suit).iter();
        cards.any(|card| Played::high(card).strength() > strength)
    }

    /// Whether the seat to play takes the trick with this card; `None` if uncertain.
    pub(super) fn takes(&self, table: &Table, position: &Position, played: Played) -> Option<bool> {
        let hand = &position.hand;
        let suit = hand.led().unwrap_or(played.card().suit());
        if hand.led().is_some()
            && (played.card().suit() != suit || played.strength() <= hand.winning_strength())
        {
            return Some(false);
        }
        let strength = played.strength();
        let later = || Known::later(table, position);
        if later().all(|seat| !self.may_beat(seat, suit, strength)) {
            return Some(true);
        }
        // Another seat must go above it: every card that can follow is higher, and at least one seat must follow.
        let following = later().fold(Cards::EMPTY, |all, seat| all | self.may[seat].of(suit));
        let higher = following
            .iter()
            .all(|card| Played::low(card).strength() > strength);
        let elsewhere = |seat: usize| later().all(|later| later != seat);
        let others = (0..table.seats).filter(|seat| elsewhere(*seat));
        let away = others.fold(self.spare, |all, seat| all | self.may[seat]);
        let must =
            higher && table.rules.revoke == Revoke::Refused && !(following - away).is_empty();
        must.then_some(false)
    }

    /// Whether a leading seat takes all remaining tricks, whatever the others do.
    fn runs(&self, table: &Table, position: &Position, seat: usize) -> bool {
        let me = position.hand.turn().index();
        let held = |seat: usize| position.hand.held(Seat::new(seat).unwrap_or_default());
        let may = |seat: usize| if seat == me { held(me) } else { self.may[seat] };
        let mine = may(seat);
        if mine.len() != held(seat).len() {
            return false;
        }
        let others = || (0..table.seats).filter(|other| *other != seat);
        Suit::ALL.into_iter().all(|suit| {
            let theirs = others().fold(Cards::EMPTY, |all, other| all | may(other).of(suit));
            let rounds = others().map(|other| may(other).of(suit).len().min(held(other).len()));
            let rounds = rounds.max().unwrap_or_default();
            let top = theirs
                .iter()
                .map(|card| Played::high(card).strength())
                .max();
            let cards = mine.of(suit);
            let natural = (cards - Cards::WILDS).iter();
            let mut strengths: ArrayVec<u8, 16> =
                natural.map(|card| Played::high(card).strength()).collect();
            strengths.extend(
                (cards & Cards::WILDS)
                    .iter()
                    .map(|card| Played::high(card).strength()),
            );
            strengths.sort_unstable_by(|a, b| b.cmp(a));
            let mut rank = strengths.iter().enumerate();
            rank.all(|(round, strength)| round >= rounds || top.is_none_or(|top| *strength > top))
        })
    }

    /// Whether the seat with all points so far gets the rest unless the seat to play takes this trick.
    fn is_doomed(&self, table: &Table, position: &Position, shooter: usize) -> bool {
        let hand = &position.hand;
        let Some(led) = hand.led() else { return false };
        let first = hand.first_winner().map(Seat::index);
        if hand.winning().index() != shooter
            || self.spare.intersects(table.scoring) && first != Some(shooter)
        {
            return false;
        }
        let strength = hand.winning_strength();
        let stopped = |seat| self.may_beat(seat, led, strength);
        if Known::later(table, position).any(stopped) {
            return false;
        }
        let mut rest = Cards::EMPTY;
        for seat in Seat::all(table.seats) {
            rest |= hand.held(seat);
        }
        !rest.intersects(table.scoring) || self.runs(table, position, shooter)
    }
}

/// The plays that remain after removing those that are certainly worse.
#[derive(Clone, Debug)]
pub(crate) struct Surely {
    /// The plays that are not certainly worse than another; at least one.
    pub(super) plays: Plays,
    /// Why the removed ones are worse, if there are any.
    pub(crate) reason: Option<ChoiceReason>,
    /// Whether the remaining plays are equivalent, so that no search is needed.
    pub(super) alike: bool,
}

impl Surely {
    /// Whether the play remains.
    pub(crate) fn allows(&self, played: Played) -> bool {
        self.plays.contains(&played)
    }

    /// The cards of the remaining plays.
    pub(super) fn cards(&self) -> Cards {
        self.plays.iter().map(|played| played.card()).collect()
    }

    /// `chosen` if it remains, otherwise the policy's choice among the remaining plays.
    pub(super) fn settle(&self, table: &Table, position: &Position, chosen: Played) -> Played {
        if self.allows(chosen) {
            return chosen;
        }
        let sight = Sight::of(table, position);
        let other = policy::among(table, position, &sight, self.cards(), Plan::Free);
        match self.allows(other) {
            true => other,
            false => self.plays.first().copied().unwrap_or(chosen),
        }
    }

    fn only(played: Played, reason: ChoiceReason) -> Surely {
        let mut plays = Plays::new();
        plays.push(played);
        Surely {
            plays,
            reason: Some(reason),
            alike: true,
        }
    }
}

/// Determines what is certain about the seat's plays. `position` is one of the possible deals; only its visible part is
/// used.
pub(super) fn surely(
    view: &TrickView,
    table: &Table,
    determinizations: &TrickDeterminizations,
    known: &Known,
    position: &Position,
) -> Surely {
    let plays = plays(view, position);
    let all = Surely {
        plays: plays.clone(),
        reason: None,
        alike: false,
    };
    if view.phase() != Phase::Play || plays.len() < 2 || position.hand.is_fresh() {
        return all;
    }
    let stakes = Stakes::of(view);
    if let Some(best) = endgame::exactly(table, &stakes, determinizations, position, &plays) {
        return Surely {
            plays: best,
            reason: Some(ChoiceReason::Exact),
            alike: true,
        };
    }
    let turn = Turn {
        table,
        known,
        position,
        sight: Sight::of(table, position).after(table, position),
        plays: &plays,
    };
    let by_points = || {
        (!stakes.is_near())
            .then(|| turn.stop().or_else(|| turn.rid_of_queen()))
            .flatten()
    };
    turn.shoot()
        .or_else(by_points)
        .or_else(|| turn.spare_the_queen())
        .unwrap_or(all)
}

/// The legal plays, without revokes (C-26).
fn plays(view: &TrickView, position: &Position) -> Plays {
    let led = position.hand.led();
    let follows = led.filter(|led| !view.hand().of(*led).is_empty());
    let actions = view.legal().iter().filter_map(|action| match action {
        TrickAction::Play(played) => Some(played),
        _ => None,
    });
    let plays = actions.filter(|played| follows.is_none_or(|led| led == played.card().suit()));
    plays.take(Plays::new().capacity()).collect()
}

/// A turn of a player who plays for points.
struct Turn<'a> {
    table: &'a Table,
    known: &'a Known,
    position: &'a Position,
    sight: Sight,
    plays: &'a Plays,
}

impl Turn<'_> {
    /// Whether the seat to play can still take every point.
    fn may_shoot(&self) -> bool {
        !self.sight.split && self.sight.taker.is_none_or(|taker| taker == self.sight.me)
    }

    /// The other seat closest to a moon, and how likely it is.
    fn threat(&self) -> Option<(usize, f32)> {
        policy::threat(&self.sight)
    }

    /// The seat takes all remaining tricks, and all points.
    fn shoot(&self) -> Option<Surely> {
        let hand = &self.position.hand;
        let spare = self.known.spare.intersects(self.table.scoring)
            && hand.first_winner() != Some(hand.turn());
        let runs = self.may_shoot()
            && hand.led().is_none()
            && !spare
            && self.known.runs(self.table, self.position, self.sight.me);
        let cards = self.plays.iter().map(|played| played.card()).collect();
        let played = runs
            .then(|| policy::among(self.table, self.position, &self.sight, cards, Plan::Shoot))?;
        Some(Surely::only(played, ChoiceReason::MoonCertain))
    }

    /// Taking this trick stops a certain moon, and costs less.
    fn stop(&self) -> Option<Surely> {
        let shooter = self.sight.taker.filter(|taker| *taker != self.sight.me)?;
        let hand = &self.position.hand;
        if !self.known.is_doomed(self.table, self.position, shooter) {
            return None;
        }
        let rules = &self.table.rules;
        let points = |played: &Played| rules.points(hand.trick_cards() | Cards::one(played.card()));
        let stops = |played: &&Played| {
            Some(played.card().suit()) == hand.led()
                && played.strength() > hand.winning_strength()
                && points(played) * self.table.seats as i32 <= 2 * rules.moon_points()
        };
        let plays: Plays = self.plays.iter().filter(stops).copied().collect();
        (!plays.is_empty()).then_some(Surely {
            plays,
            reason: Some(ChoiceReason::StopMoon),
            alike: false,
        })
    }

    /// The queen of spades goes to another seat that cannot shoot the moon.
    fn rid_of_queen(&self) -> Option<Surely> {
        let hand = &self.position.hand;
        let queen = Played::high(Card::QUEEN_OF_SPADES);
        let gone = hand.led().is_some()
            && self.plays.contains(&queen)
            && self.known.takes(self.table, self.position, queen) == Some(false);
        if !gone || self.table.rules.points(Cards::one(queen.card())) <= 0 {
            return None;
        }
        let dangerous = match self.threat() {
            Some((shooter, level)) => level > HARMLESS && self.may_take(shooter),
            None => false,
        };
        let prospect = || policy::prospect(self.table, self.position, &self.sight);
        if dangerous || self.may_shoot() && prospect() >= policy::SHOOT {
            return None;
        }
        Some(Surely::only(queen, ChoiceReason::DropQueen))
    }

    /// Whether the seat may take the trick if the seat to play does not.
    fn may_take(&self, seat: usize) -> bool {
        let hand = &self.position.hand;
        let strength = hand.winning_strength();
        let beats = |seat| {
            hand.led()
                .is_some_and(|led| self.known.may_beat(seat, led, strength))
        };
        let mut later = Known::later(self.table, self.position);
        hand.winning().index() == seat || later.any(|later| later == seat && beats(seat))
    }

    /// Removes plays that take the queen of spades voluntarily, except to stop or shoot a moon.
    fn spare_the_queen(&self) -> Option<Surely> {
        let hand = &self.position.hand;
        if self.threat().is_some_and(|(_, level)| level > LIKELY)
            || self.may_shoot()
                && policy::prospect(self.table, self.position, &self.sight) >= policy::SHOOT
            || self.table.rules.points(Cards::one(Card::QUEEN_OF_SPADES)) <= 0
        {
            return None;
        }
        let takes_her = |played: &&Played| {
            let trick = hand.trick_cards() | Cards::one(played.card());
            trick.contains(Card::QUEEN_OF_SPADES)
                && self.known.takes(self.table, self.position, **played) == Some(true)
        };
        let plays: Plays = self
            .plays
            .iter()
            .filter(|played| !takes_her(played))
            .copied()
            .collect();
        let some = !plays.is_empty() && plays.len() < self.plays.len();
        some.then_some(Surely {
            plays,
            reason: Some(ChoiceReason::AvoidQueen),
            alike: false,
        })
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use moonshot_rules::{Game, Viewer};

    use super::*;
    use crate::test_support;

    /// What the seat to act knows about a card in this position.
    fn takes(hands: [&str; 4], so_far: &str, card: &str) -> Option<bool> {
        let game = test_support::table(hands, so_far);
        let me = game.to_act().first().unwrap();
        let determinizations = game
            .view(Viewer::Seat(me))
            .unwrap()
            .determinizations()
            .unwrap();
        let table = Table::new(game.rules());
        let position = Position::new(&table, *game.hand(), [0; MAX_SEATS]);
        let played = Played::high(card.parse().unwrap());
        Known::of(&determinizations).takes(&table, &position, played)
    }

    const HANDS: [&str; 4] = [
        "2C 8C 2S 3H 7H",
        "9C 7S QC 4H 8D",
        "AC QS 2D KH TD",
        "3C TC 3S 5H 4D",
    ];

    #[test]
    fn who_takes_a_trick_is_certain_by_what_the_others_can_hold() {
        let lead = "2C 9C AC 3C";
        // 8D and 4D are the others' diamonds: one of them must go above 2D, and none can go above TD.
        assert_eq!(takes(HANDS, lead, "2D"), Some(false));
        assert_eq!(takes(HANDS, lead, "TD"), Some(true));
        assert_eq!(takes(HANDS, lead, "QS"), Some(true));
        // 9C is winning, and TC and AC are unseen.
        assert_eq!(takes(HANDS, "2C", "9C"), None);
        assert_eq!(takes(HANDS, "2C 9C", "AC"), Some(true));
        assert_eq!(takes(HANDS, "2C 9C AC", "TC"), Some(false));
        // Seat 0 has shown a void in diamonds; seat 1 may still have one above 4D.
        assert_eq!(takes(HANDS, "2C 9C AC 3C 2D", "4D"), None);
        assert_eq!(takes(HANDS, "2C 9C AC 3C 2D 4D 8C", "8D"), Some(true));
    }
}
