//! Kernels that are compiled for each number of seats.

use moonshot_bits::{Bits, Kernel, Level};

/// A [`Kernel`] that is compiled for each number of seats, so that its loops over seats are unrolled.
pub(super) trait SeatedKernel {
    /// The result of the computation.
    type Output;

    /// Runs the computation for a table of `SEATS`.
    fn run<const SEATS: usize, B: Bits>(self, bits: B) -> Self::Output;
}

/// Runs a kernel for a table of `seats`; `None`, without running it, if no game has that number.
pub(super) fn run_seated<K: SeatedKernel>(
    kernel: K,
    seats: usize,
    level: Level,
) -> Option<K::Output> {
    Some(match seats {
        3 => level.run(Seated::<K, 3>(kernel)),
        4 => level.run(Seated::<K, 4>(kernel)),
        5 => level.run(Seated::<K, 5>(kernel)),
        6 => level.run(Seated::<K, 6>(kernel)),
        7 => level.run(Seated::<K, 7>(kernel)),
        8 => level.run(Seated::<K, 8>(kernel)),
        _ => return None,
    })
}

struct Seated<K, const SEATS: usize>(K);

impl<K: SeatedKernel, const SEATS: usize> Kernel for Seated<K, SEATS> {
    type Output = K::Output;

    #[inline(always)]
    fn run<B: Bits>(self, bits: B) -> K::Output {
        self.0.run::<SEATS, B>(bits)
    }
}
