//! The `moonshot` program; the code is in the library of the same name.

use std::process::ExitCode;

use mimalloc::MiMalloc;

/// The server allocates many small strings on several threads: mimalloc saves a sixth of its time
/// (docs/performance.md).
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
