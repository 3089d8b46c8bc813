//! Bit counting and selection in a `u64`, as fast as the processor allows.
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
//! A set of cards is a word with one bit for each card. Drawing a random card takes two operations: count the bits, and
//! find the n-th one. x86-64 processors since about 2013 do each in one instruction (POPCNT, and PDEP of BMI2), but a
//! portable binary cannot assume them. This crate detects them at run time.
//!
//! - [`Bits`] is the trait with both operations. Every implementation returns the same results.
//! - [`Kernel`] is a computation written once, generic over `Bits`, and compiled for each implementation.
//! - [`Level`] is an instruction set: [`Level::best`] detects the fastest, [`Level::run`] runs a kernel with it.
//! - [`count`] and [`select`] are the portable operations, for single calls and constants.
//!
//! # Cost
//!
//! With BMI2, count and select take one instruction each; without, about sixty together. Entering a kernel costs one
//! load, one comparison and a call, so run-time detection pays off when a kernel draws many cards, such as a whole
//! hand. On AMD's Zen, Zen+ and Zen 2, PDEP is slower than the portable code, and [`Level::best`] does not select it.
//!
//! # Unsafe code
//!
//! There are two unsafe blocks, both in `bmi2.rs`: the instruction, and the call of a function compiled for it. Both
//! rely on a token that only detection creates. Tests compare the levels on every 16-bit word at several shifts and on
//! random words of all densities, and pass under Miri; see the README.
#![deny(unsafe_op_in_unsafe_fn)]

#[cfg(target_arch = "x86_64")]
mod bmi2;
mod level;
mod portable;

pub use level::{Kernel, Level};
pub use portable::{Portable, count, select};

/// Operations on the bits of a word. Every implementation returns the same results.
pub trait Bits: Copy {
    /// The number of set bits.
    fn count(self, word: u64) -> u32;

    /// The set bit with index `place`, counted from the lowest at 0, as a word with that bit alone; 0 if the word has
    /// too few bits. Only the lowest six bits of `place` are used.
    fn select(self, word: u64, place: u32) -> u64;
}

/// Runs the README's example as a doctest.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
