//! Codes for taking over a seat from another device, or after losing the cookie. Codes are not stored: a code is a signature, and
//! becomes invalid once somebody else takes the seat.

use hmac::Mac;
use moonshot_rules::Seat;
use moonshot_store::base32_letter;

use super::PersonId;
use super::token::Key;

/// Prefix of the signed message, which separates codes from tokens.
const PURPOSE: &[u8] = b"moonshot seat 1";
/// How many letters a code has, of 5 bits each.
const LENGTH: usize = 16;
/// Letters per group.
const GROUP: usize = 4;

/// The seat codes of a table.
pub(crate) struct SeatCodes {
    key: Key,
    table: String,
}

impl SeatCodes {
    pub(super) fn new(key: Key, table: &str) -> SeatCodes {
        SeatCodes {
            key,
            table: table.to_owned(),
        }
    }

    /// The code of the seat while that person sits there, as `xxxx-xxxx-xxxx-xxxx`.
    pub(super) fn of(&self, seat: Seat, person: &PersonId) -> String {
        let letters = self.letters(seat, person);
        let groups = letters.chunks(GROUP).map(String::from_utf8_lossy);
        groups.collect::<Vec<_>>().join("-")
    }

    /// Whether this is the code of the seat while that person sits there.
    pub(crate) fn is_of(&self, code: &str, seat: Seat, person: &PersonId) -> bool {
        let given = code.bytes().filter(|byte| !matches!(byte, b'-' | b' '));
        let given: Vec<u8> = given.map(|byte| byte.to_ascii_lowercase()).collect();
        let wanted = self.letters(seat, person);
        // In constant time.
        let differ = given
            .iter()
            .zip(&wanted)
            .fold(0, |sum, (a, b)| sum | (a ^ b));
        given.len() == LENGTH && differ == 0
    }

    fn letters(&self, seat: Seat, person: &PersonId) -> [u8; LENGTH] {
        let seat = [seat.index() as u8];
        let parts = [self.table.as_bytes(), &seat, person.as_bytes()];
        let signature = self.key.mac_for(PURPOSE, &parts).finalize().into_bytes();
        std::array::from_fn(|place| base32_letter(signature[place]) as u8)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn codes(key: u8, table: &str) -> SeatCodes {
        SeatCodes::new(Key::new([key; 32]), table)
    }

    #[test]
    fn a_code_is_that_of_one_seat_one_person_and_one_table() {
        let (seat, other) = (Seat::new(1).unwrap(), Seat::new(2).unwrap());
        let (anna, ben) = (PersonId::new([1; 32]), PersonId::new([2; 32]));
        let code = codes(1, "abc").of(seat, &anna);
        assert_eq!(code.len(), 19);
        assert!(codes(1, "abc").is_of(&code, seat, &anna));
        assert!(!codes(1, "abc").is_of(&code, other, &anna));
        assert!(!codes(1, "abc").is_of(&code, seat, &ben));
        assert!(!codes(1, "abd").is_of(&code, seat, &anna));
        assert!(!codes(2, "abc").is_of(&code, seat, &anna));
    }

    #[test]
    fn a_code_is_read_however_it_is_written_and_not_in_part() {
        let (seat, anna) = (Seat::new(0).unwrap(), PersonId::new([1; 32]));
        let codes = codes(1, "abc");
        let code = codes.of(seat, &anna);
        for written in [
            code.to_uppercase(),
            code.replace('-', ""),
            code.replace('-', " "),
        ] {
            assert!(codes.is_of(&written, seat, &anna), "{written}");
        }
        for written in ["", &code[..18], &format!("{code}0")] {
            assert!(!codes.is_of(written, seat, &anna), "{written}");
        }
    }
}
