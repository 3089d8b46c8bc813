#![no_main]

#[path = "../src/tensors.rs"]
mod tensors;

libfuzzer_sys::fuzz_target!(|data: &[u8]| tensors::check(data));
