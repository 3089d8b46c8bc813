//! What a seat may do now: small values that are asked, not lists that are made.

use std::fmt;

use crate::dice::Dice;

/// What a seat may do now.
///
/// One value of a few words: nothing is allocated. Either it is a number of single actions, counted from 0 in a
/// stable order, or cards are to be passed ([`LegalActions::pass`]), for which there may be hundreds of ways that
/// are not counted one by one.
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
    /// Something a seat may do.
    type Action;
    /// Cards that a pass is chosen from.
    type Cards;

    /// How many single actions there are; a pass is not counted.
    fn len(&self) -> usize;

    /// The single action at a place, from 0; `None` from [`LegalActions::len`] on.
    fn nth(&self, place: usize) -> Option<Self::Action>;

    /// The pass that is to be chosen, where one is.
    fn pass(&self) -> Option<PassChoice<Self::Cards>>;

    /// One of the actions, each as likely as any other: one number is asked of the dice where there is a choice, and
    /// for a pass one for each card. `None` where there is nothing to do.
    fn pick(&self, dice: &mut (impl Dice + ?Sized)) -> Option<Self::Action>;

    /// The first action; of a pass, the first cards that it may be chosen from. `None` where there is nothing to do.
    fn first(&self) -> Option<Self::Action> {
        self.pick(&mut Lowest)
    }

    /// Whether there is nothing to do.
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

/// Dice that always show the lowest number.
struct Lowest;

impl Dice for Lowest {
    fn below(&mut self, _bound: u32) -> u32 {
        0
    }
}

/// Cards to be chosen and passed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PassChoice<S> {
    /// How many cards are passed.
    pub count: usize,
    /// What they may be chosen from.
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
