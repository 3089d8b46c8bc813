//! Seats around the table.

use std::fmt;

use arrayvec::ArrayVec;

/// Maximum number of seats in any of the games (W-04).
pub const MAX_SEATS: usize = 8;

/// A seat at the table, 0 to n-1, clockwise; "left" is the next seat clockwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Seat(u8);

/// ```
/// use moonshot_rules::Seat;
/// let last = Seat::new(3).unwrap();
/// assert_eq!(last.left(4), Seat::default());
/// assert_eq!(Seat::new(8), None);
/// ```
impl Seat {
    /// The seat with that number; `None` if it is not less than [`MAX_SEATS`].
    pub const fn new(number: usize) -> Option<Seat> {
        if number < MAX_SEATS {
            Some(Seat(number as u8))
        } else {
            None
        }
    }

    /// The seat with that number, which is known to be small.
    #[inline]
    pub(crate) const fn at(number: usize) -> Seat {
        debug_assert!(number < MAX_SEATS);
        Seat((number % MAX_SEATS) as u8)
    }

    /// The seat's number, less than [`MAX_SEATS`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `seats`.
    #[inline]
    pub const fn left(self, seats: usize) -> Seat {
        let next = self.0 as usize + 1;
        if next >= seats || next >= MAX_SEATS {
            Seat(0)
        } else {
            Seat(next as u8)
        }
    }

    /// The seat `steps` places clockwise. `seats` is clamped to 1-[`MAX_SEATS`].
    #[inline]
    pub const fn clockwise(self, steps: usize, seats: usize) -> Seat {
        let seats = if seats == 0 {
            1
        } else if seats > MAX_SEATS {
            MAX_SEATS
        } else {
            seats
        };
        Seat(((self.0 as usize + steps % seats) % seats) as u8)
    }

    /// The seats of a table of `seats`, in order; at most [`MAX_SEATS`].
    pub fn all(seats: usize) -> impl ExactSizeIterator<Item = Seat> + Clone {
        (0..seats.min(MAX_SEATS)).map(Seat::at)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

/// Deserializes a number less than [`MAX_SEATS`].
#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Seat {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        let number = usize::deserialize(deserializer)?;
        let none = || serde::de::Error::custom(format!("there is no seat {number}"));
        Seat::new(number).ok_or_else(none)
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Seat {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}

/// A value for each seat of a table.
///
/// ```
/// use moonshot_rules::{BySeat, Seat};
/// let counts = BySeat::from_fn(3, |seat| 13 - seat.index());
/// assert_eq!(counts.get(Seat::default()), Some(&13));
/// assert_eq!(counts.of(Seat::new(7).unwrap()), 0, "nobody sits there");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct BySeat<T>(ArrayVec<T, MAX_SEATS>);

impl<T> BySeat<T> {
    /// Calls `make` for each seat.
    pub fn from_fn(seats: usize, make: impl FnMut(Seat) -> T) -> BySeat<T> {
        BySeat(Seat::all(seats).map(make).collect())
    }

    /// The value of a seat; `None` if the seat is not at the table.
    #[inline]
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.index())
    }

    /// A mutable reference to the value of a seat; `None` if the seat is not at the table.
    #[inline]
    pub fn get_mut(&mut self, seat: Seat) -> Option<&mut T> {
        self.0.get_mut(seat.index())
    }

    /// The value of a seat; the default if the seat is not at the table.
    #[inline]
    pub fn of(&self, seat: Seat) -> T
    where
        T: Copy + Default,
    {
        self.get(seat).copied().unwrap_or_default()
    }

    /// The values in seat order.
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.0.iter()
    }

    /// The values in seat order.
    pub fn as_slice(&self) -> &[T] {
        &self.0
    }

    /// The seats with their values.
    pub fn entries(&self) -> impl Iterator<Item = (Seat, &T)> {
        self.0
            .iter()
            .enumerate()
            .map(|(seat, value)| (Seat::at(seat), value))
    }

    /// How many seats there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there are no seats.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl<T> FromIterator<T> for BySeat<T> {
    /// Takes the first [`MAX_SEATS`] values.
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> BySeat<T> {
        BySeat(values.into_iter().take(MAX_SEATS).collect())
    }
}

impl<'a, T> IntoIterator for &'a BySeat<T> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

#[cfg(feature = "serde")]
impl<T: serde::Serialize> serde::Serialize for BySeat<T> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// A set of seats.
///
/// ```
/// use moonshot_rules::{Seat, Seats};
/// let mut waiting = Seats::all(4);
/// assert!(waiting.remove(Seat::default()));
/// assert_eq!(waiting.first(), Seat::new(1));
/// assert_eq!(waiting.len(), 3);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Seats(u8);

impl Seats {
    /// The empty set.
    pub const NONE: Seats = Seats(0);

    /// A set of one seat.
    #[inline]
    pub const fn one(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// Every seat of a table of `seats`; at most [`MAX_SEATS`].
    #[inline]
    pub const fn all(seats: usize) -> Seats {
        if seats >= MAX_SEATS {
            Seats(0xff)
        } else {
            Seats((1 << seats) - 1)
        }
    }

    /// Whether the seat is in the set.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Adds a seat; returns whether it was new.
    #[inline]
    pub const fn insert(&mut self, seat: Seat) -> bool {
        let new = !self.contains(seat);
        self.0 |= 1 << seat.0;
        new
    }

    /// Removes a seat; returns whether it was there.
    #[inline]
    pub const fn remove(&mut self, seat: Seat) -> bool {
        let held = self.contains(seat);
        self.0 &= !(1 << seat.0);
        held
    }

    /// The set with this seat added.
    #[inline]
    #[must_use]
    pub const fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }

    /// The seats of this set that are not in `other`.
    #[inline]
    pub const fn minus(self, other: Seats) -> Seats {
        Seats(self.0 & !other.0)
    }

    /// The seat with the lowest number.
    #[inline]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 {
            None
        } else {
            Some(Seat(self.0.trailing_zeros() as u8))
        }
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of seats in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The seats in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::all(MAX_SEATS).filter(move |seat| self.contains(*seat))
    }

    /// The seats in ascending order, as a list.
    pub fn to_vec(self) -> Vec<Seat> {
        self.iter().collect()
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        let mut set = Seats::NONE;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Seats {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// A viewer of a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// The player at a seat, who sees its own hand.
    Seat(Seat),
    /// Anybody else, who sees only what is public.
    Spectator,
}

impl Viewer {
    /// Whether the viewer is the player at that seat.
    #[inline]
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    /// The viewer's seat; `None` for a spectator.
    #[inline]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// Returns an error if the viewer's seat is not at a table of `seats`.
    pub(crate) fn at_table(self, seats: usize) -> Result<Option<Seat>, crate::refusal::NoSuchSeat> {
        match self.seat() {
            Some(seat) if seat.index() >= seats => Err(crate::refusal::NoSuchSeat { seat, seats }),
            seat => Ok(seat),
        }
    }

    /// Every viewer of a table: its seats and the spectator.
    pub fn all(seats: usize) -> impl Iterator<Item = Viewer> {
        Seat::all(seats)
            .map(Viewer::Seat)
            .chain([Viewer::Spectator])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn left_is_the_next_seat_clockwise() {
        let last = Seat::at(3);
        assert_eq!(last.left(4), Seat::at(0));
        assert_eq!(last.left(5), Seat::at(4));
        assert_eq!(Seat::at(1).clockwise(6, 4), Seat::at(3));
    }

    #[test]
    fn a_seat_that_is_in_a_set_stays_in_it() {
        let two = Seats::one(Seat::at(1)).with(Seat::at(4));
        assert_eq!(two.to_vec(), [Seat::at(1), Seat::at(4)]);
        assert_eq!(two.with(Seat::at(1)), two);
    }

    #[test]
    fn tables_of_any_size_are_tolerated() {
        for seats in [0, 1, 8, 9, usize::MAX] {
            assert!(Seats::all(seats).len() <= MAX_SEATS);
            assert!(Seat::all(seats).len() <= MAX_SEATS);
            for steps in (0..20).chain([usize::MAX]) {
                let moved = Seat::at(7).clockwise(steps, seats);
                assert!(moved.index() < seats.clamp(1, MAX_SEATS));
            }
            assert!(Seat::at(7).left(seats).index() < seats.clamp(1, MAX_SEATS));
        }
    }

    #[test]
    fn sets_of_seats_hold_what_was_put_in() {
        let mut seats = Seats::all(5);
        assert_eq!(seats.len(), 5);
        assert!(seats.remove(Seat::at(2)) && !seats.remove(Seat::at(2)));
        assert_eq!(seats.to_vec(), [0, 1, 3, 4].map(Seat::at));
        assert!(seats.insert(Seat::at(2)) && !seats.insert(Seat::at(2)));
        assert_eq!(seats.minus(Seats::all(4)).to_vec(), [Seat::at(4)]);
        assert_eq!(Seats::NONE.first(), None);
        assert_eq!(Seats::all(8).len(), 8);
    }

    #[test]
    fn a_table_without_seats_is_empty() {
        assert!(BySeat::<u8>::from_fn(0, |_| 0).is_empty());
        assert!(!BySeat::<u8>::from_fn(3, |_| 0).is_empty());
    }

    #[cfg(feature = "serde")]
    #[test]
    fn a_seat_is_read_as_its_number() {
        use serde::de::{Deserialize, IntoDeserializer, value::Error};
        let read =
            |number: u64| Seat::deserialize(IntoDeserializer::<Error>::into_deserializer(number));
        for seat in Seat::all(MAX_SEATS) {
            assert_eq!(read(seat.index() as u64), Ok(seat));
        }
        assert_eq!(read(8).unwrap_err().to_string(), "there is no seat 8");
    }
}
