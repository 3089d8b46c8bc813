//! Portable implementation: broadword arithmetic and a lookup table.

use crate::Bits;

/// [`Bits`] in plain arithmetic, for every processor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Portable;

impl Bits for Portable {
    #[inline(always)]
    fn count(self, word: u64) -> u32 {
        count(word)
    }

    #[inline(always)]
    fn select(self, word: u64, place: u32) -> u64 {
        select(word, place)
    }
}

/// A word with 1 in every byte.
const EACH_BYTE: u64 = 0x0101_0101_0101_0101;
/// The highest bit of every byte.
const HIGH: u64 = 0x80 * EACH_BYTE;

/// The number of set bits: [`Bits::count`] as a `const fn`.
#[inline(always)]
pub const fn count(word: u64) -> u32 {
    // Shares its intermediate sums with `select`, so the compiler computes them once when both are called.
    (byte_sums(word) >> 56) as u32
}

/// The set bit with index `place`: [`Bits::select`] as a `const fn`.
#[inline(always)]
pub const fn select(word: u64, place: u32) -> u64 {
    let sums = byte_sums(word);
    let place = (place & 63) as u64;
    // Marks every byte whose cumulative count exceeds `place`; the first marked byte contains the bit. If no byte is
    // marked, the word has too few bits.
    let reached = ((sums | HIGH) - (place + 1) * EACH_BYTE) & HIGH;
    let below = (reached | 1 << 63).trailing_zeros() & 56;
    let before = ((sums << 8) >> below) as u8;
    let byte = (word >> below) as u8;
    let bit = SELECT_IN_BYTE[byte as usize][(place as u8).wrapping_sub(before) as usize & 7];
    let found = reached >> 63;
    found << (below + bit as u32)
}

/// The cumulative bit counts: each byte holds the number of set bits in it and in all lower bytes; the highest byte
/// holds the total.
#[inline(always)]
const fn byte_sums(word: u64) -> u64 {
    let pairs = word - ((word >> 1) & 0x5555_5555_5555_5555);
    let fours = (pairs & 0x3333_3333_3333_3333) + ((pairs >> 2) & 0x3333_3333_3333_3333);
    ((fours + (fours >> 4)) & 0x0f0f_0f0f_0f0f_0f0f).wrapping_mul(EACH_BYTE)
}

/// `SELECT_IN_BYTE[byte][n]` is the position of the n-th set bit of `byte`, 0 if there is none.
static SELECT_IN_BYTE: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let mut place = 0;
        let mut bit = 0;
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                table[byte][place] = bit as u8;
                place += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
};
