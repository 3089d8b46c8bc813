//! What every processor can do: broadword arithmetic and one small table.

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

/// One in every byte.
const EACH_BYTE: u64 = 0x0101_0101_0101_0101;
/// The highest bit of every byte.
const HIGH: u64 = 0x80 * EACH_BYTE;

/// How many bits of the word are set: [`Bits::count`] where a constant is needed.
#[inline(always)]
pub const fn count(word: u64) -> u32 {
    // The same sums as in `select`, so that both together work them out once.
    (byte_sums(word) >> 56) as u32
}

/// The set bit at a place, alone: [`Bits::select`] where a constant is needed.
#[inline(always)]
pub const fn select(word: u64, place: u32) -> u64 {
    let sums = byte_sums(word);
    let place = (place & 63) as u64;
    // The bytes up to which there are more bits than `place`, a bit for each: the first of them has the bit. Where
    // there is none, the word has no such bit.
    let reached = ((sums | HIGH) - (place + 1) * EACH_BYTE) & HIGH;
    let below = (reached | 1 << 63).trailing_zeros() & 56;
    let before = ((sums << 8) >> below) as u8;
    let byte = (word >> below) as u8;
    let bit = SELECT_IN_BYTE[byte as usize][(place as u8).wrapping_sub(before) as usize & 7];
    let found = reached >> 63;
    found << (below + bit as u32)
}

/// In each byte, how many bits are set in it and in the bytes below; the highest byte has their number.
#[inline(always)]
const fn byte_sums(word: u64) -> u64 {
    let pairs = word - ((word >> 1) & 0x5555_5555_5555_5555);
    let fours = (pairs & 0x3333_3333_3333_3333) + ((pairs >> 2) & 0x3333_3333_3333_3333);
    ((fours + (fours >> 4)) & 0x0f0f_0f0f_0f0f_0f0f).wrapping_mul(EACH_BYTE)
}

/// For each byte and place, which bit of the byte is the set bit at that place; 0 where there is none.
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
