//! The `moonshot` program. Everything is in the library of the same name.

use std::process::ExitCode;

fn main() -> ExitCode {
    match moonshot::run(std::env::args_os()) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("moonshot: {error:#}");
            ExitCode::FAILURE
        }
    }
}
