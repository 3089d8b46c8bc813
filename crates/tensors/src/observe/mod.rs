//! What a seat sees, as numbers, game by game. Each file lists the fields and writes them in the same order.

pub(crate) mod black_hearts;
pub(crate) mod heartcatchers;
pub(crate) mod trick;

use moonshot_rules::Seat;

/// The seat as seen from another: 0 for itself, 1 for the seat to its left.
#[inline]
pub(crate) fn relative(seat: Seat, viewer: Seat, seats: usize) -> usize {
    let steps = seat.index() + seats - viewer.index();
    if steps >= seats { steps - seats } else { steps }
}

/// Writes a number for each seat.
#[inline]
pub(crate) fn write_seats(
    field: &mut [f32],
    place: impl Fn(Seat) -> usize,
    number: impl Fn(Seat) -> f32,
) {
    for seat in Seat::all(field.len()) {
        field[place(seat)] = number(seat);
    }
}
