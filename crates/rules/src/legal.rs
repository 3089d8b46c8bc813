//! The legal actions of a seat, as small values instead of lists.

use std::fmt;

use crate::dice::Dice;

/// The legal actions of a seat.
///
/// A value of a few words that never allocates. It is either a number of single actions, indexed in a stable order, or
/// a pass ([`LegalActions::pass`]), which may have hundreds of choices and is not enumerated.
///
/// ```
/// # struct First;
/// # impl moonshot_rules::Dice for First { fn below(&mut self, _: u32) -> u32 { 0 } }
/// use moonshot_rules::{Game, HeartsOptions, LegalActions, Seat, TrickGame};
/// let mut game = TrickGame::new(4, HeartsOptions::default())?;
/// game.chance(&game.roll(&mut First).expect("a deal is due"))?;
///
/// let legal = game.legal(Seat::default());
/// let pass = legal.pass().expect("Hearts begins with a pass");
/// assert_eq!((pass.count, pass.from.len(), legal.len()), (3, 13, 0));
/// assert!(game.is_legal(Seat::default(), &legal.pick(&mut First).expect("a pass")));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait LegalActions: Copy + PartialEq + fmt::Debug {
    /// An action of a seat.
    type Action;
    /// A set of cards to choose a pass from.
    type Cards;

    /// The number of single actions; a pass is not counted.
    fn len(&self) -> usize;

    /// The single action with that index; `None` if `place` is not less than [`LegalActions::len`].
    fn nth(&self, place: usize) -> Option<Self::Action>;

    /// The pass to choose, if there is one.
    fn pass(&self) -> Option<PassChoice<Self::Cards>>;

    /// A uniformly random action; `None` if there is none. Rolls the dice once if there is a choice; for a pass, once
    /// for each card.
    fn pick(&self, dice: &mut (impl Dice + ?Sized)) -> Option<Self::Action>;

    /// The first action; for a pass, the first possible cards. `None` if there is none.
    fn first(&self) -> Option<Self::Action> {
        self.pick(&mut Lowest)
    }

    /// Whether there is no legal action.
    fn is_empty(&self) -> bool {
        self.len() == 0 && self.pass().is_none()
    }

    /// The single actions in order.
    fn iter(&self) -> LegalIter<Self> {
        LegalIter {
            legal: *self,
            next: 0,
            len: self.len(),
        }
    }
}

/// Dice that always roll the lowest number.
struct Lowest;

impl Dice for Lowest {
    fn below(&mut self, _bound: u32) -> u32 {
        0
    }
}

/// A choice of cards to pass.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PassChoice<S> {
    /// Number of cards to pass.
    pub count: usize,
    /// The cards to choose from.
    pub from: S,
}

/// The single actions of a [`LegalActions`] in order.
#[derive(Clone, Debug)]
pub struct LegalIter<L> {
    legal: L,
    next: usize,
    len: usize,
}

impl<L: LegalActions> Iterator for LegalIter<L> {
    type Item = L::Action;

    #[inline]
    fn next(&mut self) -> Option<L::Action> {
        if self.next >= self.len {
            return None;
        }
        let action = self.legal.nth(self.next);
        self.next += 1;
        action
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.len - self.next.min(self.len);
        (left, Some(left))
    }
}

impl<L: LegalActions> ExactSizeIterator for LegalIter<L> {}
