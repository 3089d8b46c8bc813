#![no_main]

#[path = "../src/engine.rs"]
mod engine;

libfuzzer_sys::fuzz_target!(|data: &[u8]| engine::check(data));
