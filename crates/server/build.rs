//! Checks that a release has a front end to embed. Builds nothing: the Makefile makes the front end and the documentation first.

use std::path::Path;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let is_release = std::env::var("PROFILE").as_deref() == Ok("release");
    let dist = root.join("web/dist");
    if dist.join("index.html").exists() {
        println!("cargo::rerun-if-changed={}", dist.display());
    } else if is_release {
        println!(
            "cargo::error=a release embeds the front end, and web/dist/index.html does not exist: \
             run `make web` first, or `make play`, which does everything"
        );
    }
    // The rendered documentation is in here (docs/book), or will be.
    if is_release {
        println!("cargo::rerun-if-changed={}", root.join("docs").display());
    }
}
