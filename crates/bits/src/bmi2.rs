//! Bit operations for x86-64 processors with POPCNT and BMI2: one instruction each.
//!
//! This is the project's only unsafe code. It rests on one invariant: only [`Bmi2::detect`] can create a [`Bmi2`],
//! because its field is private to this file.
#![allow(unsafe_code)] // Instructions that not every processor has cannot be reached without.

use std::arch::is_x86_feature_detected;
use std::arch::x86_64::{__cpuid, _pdep_u64};

use crate::{Bits, Kernel};

/// [`Bits`] in single instructions. A value of this type proves that the processor supports them.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Bmi2(());

impl Bits for Bmi2 {
    #[inline(always)]
    fn count(self, word: u64) -> u32 {
        // `Bmi2::run` compiles this to the POPCNT instruction.
        word.count_ones()
    }

    #[inline(always)]
    fn select(self, word: u64, place: u32) -> u64 {
        // SAFETY: `self` proves that the processor has BMI2. One instruction replaces forty and halves the time of a
        // random hand of four-player Hearts.
        unsafe { _pdep_u64(1 << (place & 63), word) }
    }
}

impl Bmi2 {
    /// Detects the instructions; `None` if the processor lacks any of them.
    pub(crate) fn detect() -> Option<Bmi2> {
        let found = is_x86_feature_detected!("popcnt")
            && is_x86_feature_detected!("lzcnt")
            && is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("bmi2");
        found.then_some(Bmi2(()))
    }

    /// Whether the processor emulates PDEP in microcode: AMD's Zen, Zen+ and Zen 2 and their Hygon twins take up to 250
    /// cycles for it, ten times as long as the portable code.
    pub(crate) fn is_slow() -> bool {
        let vendor = __cpuid(0);
        let amd = vendor.ebx == u32::from_le_bytes(*b"Auth");
        let hygon = vendor.ebx == u32::from_le_bytes(*b"Hygo");
        (amd || hygon) && matches!(family(__cpuid(1).eax), 0x17 | 0x18)
    }

    /// Runs a kernel, with its loops compiled for these instructions.
    #[inline]
    pub(crate) fn run<K: Kernel>(self, kernel: K) -> K::Output {
        // SAFETY: `self` proves that the processor has every feature `with_instructions` is compiled for. Without this,
        // `select` would be a function call in callers that are not compiled for BMI2.
        unsafe { with_instructions(self, kernel) }
    }
}

#[target_feature(enable = "popcnt,lzcnt,bmi1,bmi2")]
fn with_instructions<K: Kernel>(bits: Bmi2, kernel: K) -> K::Output {
    kernel.run(bits)
}

/// Decodes the processor family from the CPUID signature.
fn family(signature: u32) -> u32 {
    let base = signature >> 8 & 15;
    let extended = signature >> 20 & 255;
    if base == 15 { base + extended } else { base }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn families_are_read_from_the_signature() {
        // Zen 2, Zen 3, Zen 5, Skylake.
        let signatures = [0x0083_0f10, 0x00a2_0f10, 0x00b0_0f21, 0x0005_06e3];
        assert_eq!(signatures.map(family), [0x17, 0x19, 0x1a, 6]);
    }
}
