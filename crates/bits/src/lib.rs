//! Counting and selecting the bits of a word, as fast as the processor it runs on can.
#![deny(unsafe_op_in_unsafe_fn)]

#[cfg(target_arch = "x86_64")]
mod bmi2;
mod level;
mod portable;

pub use level::{Kernel, Level};
pub use portable::{Portable, count, select};

/// Operations on the bits of a word. Every implementation gives the same results.
pub trait Bits: Copy {
    /// How many bits of the word are set.
    fn count(self, word: u64) -> u32;

    /// The set bit at `place`, counted from 0 from the lowest on, as a word of that bit alone; 0 where the word
    /// has no such bit. Of `place` only the lowest six bits count.
    fn select(self, word: u64, place: u32) -> u64;
}
