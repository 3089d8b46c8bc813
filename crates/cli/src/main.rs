//! The `moonshot` program. Everything is in the library of the same name.

use std::process::ExitCode;

use mimalloc::MiMalloc;

/// A server makes and drops many small texts, on several threads: a sixth of its time is saved so (docs/performance.md).
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    match moonshot::run(std::env::args_os()) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("moonshot: {error:#}");
            ExitCode::FAILURE
        }
    }
}
