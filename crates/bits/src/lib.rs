//! Counting and selecting the bits of a word, as fast as the processor it runs on can.
//!
//! Sets of cards are words with a bit for each card. A random card of a set takes two operations: how many there are,
//! and which is the n-th. Both are one instruction on x86-64 processors since about 2013 (POPCNT, and PDEP of BMI2),
//! but programs that must run everywhere may not contain them. This crate finds out at run time whether they are
//! there.
//!
//! - [`Bits`] are the operations. Every implementation gives the same results.
//! - [`Kernel`] is a piece of work written once over any `Bits`, and compiled for each.
//! - [`Level`] is what the processor has: [`Level::best`] finds it out, [`Level::run`] runs a kernel with it.
//! - [`count`] and [`select`] are the portable operations for single use and for constants.
//!
//! ```
//! use moonshot_bits::{count, select};
//! let word = 0b1011_0000;
//! assert_eq!(count(word), 3);
//! assert_eq!(select(word, 0), 0b0001_0000);
//! assert_eq!(select(word, 2), 0b1000_0000);
//! assert_eq!(select(word, 3), 0);
//! ```
//!
//! # What it costs
//!
//! Count and select are one instruction each with BMI2, and about sixty together without. A kernel is entered for one
//! load and one comparison, but it is a call: run-time detection pays where a kernel does many picks, such as those of
//! a hand of cards. AMD's Zen, Zen+ and Zen 2 have a PDEP that is slower than the portable code; [`Level::best`]
//! leaves it alone.
//!
//! # Unsafe code
//!
//! Two blocks, both in `bmi2.rs`: the instruction, and the call of a function that is compiled for it. Both rest on a
//! token that only detection makes. The portable code has none. Tests hold the levels together on every 16-bit word at
//! several shifts and on random words of all densities. They pass under Miri as well; see the README.
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

/// The example of the README is a test as well.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
