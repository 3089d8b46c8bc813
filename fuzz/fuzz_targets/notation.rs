#![no_main]

#[path = "../src/notation.rs"]
mod notation;

libfuzzer_sys::fuzz_target!(|data: &[u8]| notation::check(data));
