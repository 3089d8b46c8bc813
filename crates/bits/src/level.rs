//! Instruction levels, detected at run time, and kernels compiled for each of them.

use std::fmt;
use std::sync::OnceLock;

#[cfg(target_arch = "x86_64")]
use crate::bmi2::Bmi2;
use crate::{Bits, Portable};

/// A computation that is compiled once for each instruction level.
///
/// Mark [`Kernel::run`] and the functions in its inner loops `#[inline(always)]`: code that is not inlined into the
/// kernel is compiled without the level's instructions. That costs speed, not correctness.
///
/// ```
/// use moonshot_bits::{Bits, Kernel, Level};
///
/// /// The positions of all set bits, summed up.
/// struct SumOfPositions<'a>(&'a [u64]);
///
/// impl Kernel for SumOfPositions<'_> {
///     type Output = u32;
///
///     #[inline(always)]
///     fn run<B: Bits>(self, bits: B) -> u32 {
///         let mut sum = 0;
///         for word in self.0 {
///             for place in 0..bits.count(*word) {
///                 sum += bits.select(*word, place).trailing_zeros();
///             }
///         }
///         sum
///     }
/// }
///
/// for level in Level::available() {
///     assert_eq!(level.run(SumOfPositions(&[0b101, 1 << 40])), 42);
/// }
/// ```
pub trait Kernel {
    /// The result of the computation.
    type Output;

    /// Runs the computation with these instructions.
    fn run<B: Bits>(self, bits: B) -> Self::Output;
}

/// A set of instructions to run a kernel with: the portable baseline, or a faster set that this processor supports.
///
/// A level can only be created on a processor that supports it, so every method is safe.
///
/// ```
/// use moonshot_bits::Level;
/// assert_eq!(Level::PORTABLE.name(), "portable");
/// assert!(Level::available().any(|level| level == Level::best()));
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Level(Kind);

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Portable,
    #[cfg(target_arch = "x86_64")]
    Bmi2(Bmi2),
}

impl Level {
    /// Plain arithmetic, on every processor.
    pub const PORTABLE: Level = Level(Kind::Portable);

    /// The fastest level of this processor, detected on the first call and cached.
    #[inline]
    pub fn best() -> Level {
        static BEST: OnceLock<Level> = OnceLock::new();
        *BEST.get_or_init(Level::detect)
    }

    /// Every level that this processor supports, the portable one first. For tests and benchmarks: a later level is not
    /// necessarily faster.
    pub fn available() -> impl Iterator<Item = Level> {
        [Some(Level::PORTABLE), Level::instructions()]
            .into_iter()
            .flatten()
    }

    #[cfg(target_arch = "x86_64")]
    fn detect() -> Level {
        match Level::instructions() {
            Some(level) if !Bmi2::is_slow() => level,
            _ => Level::PORTABLE,
        }
    }

    #[cfg(not(target_arch = "x86_64"))]
    fn detect() -> Level {
        Level::PORTABLE
    }

    /// The level above the portable one, if the processor supports it.
    #[cfg(target_arch = "x86_64")]
    fn instructions() -> Option<Level> {
        Bmi2::detect().map(|bmi2| Level(Kind::Bmi2(bmi2)))
    }

    #[cfg(not(target_arch = "x86_64"))]
    fn instructions() -> Option<Level> {
        None
    }

    /// The level's name: `portable` or `bmi2`.
    pub const fn name(self) -> &'static str {
        match self.0 {
            Kind::Portable => "portable",
            #[cfg(target_arch = "x86_64")]
            Kind::Bmi2(_) => "bmi2",
        }
    }

    /// Runs a kernel with the instructions of this level.
    #[inline]
    pub fn run<K: Kernel>(self, kernel: K) -> K::Output {
        match self.0 {
            Kind::Portable => kernel.run(Portable),
            #[cfg(target_arch = "x86_64")]
            Kind::Bmi2(bmi2) => bmi2.run(kernel),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Debug for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
