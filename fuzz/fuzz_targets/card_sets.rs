#![no_main]

#[path = "../src/card_sets.rs"]
mod card_sets;

libfuzzer_sys::fuzz_target!(|data: &[u8]| card_sets::check(data));
