#![no_main]

#[path = "../src/transcripts.rs"]
mod transcripts;

libfuzzer_sys::fuzz_target!(|data: &[u8]| transcripts::check(data));
