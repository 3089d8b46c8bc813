//! Checks that a release has a front end to embed. Builds nothing: the Makefile makes the front end first.

use std::path::Path;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let dist = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist");
    if dist.join("index.html").exists() {
        println!("cargo::rerun-if-changed={}", dist.display());
    } else if std::env::var("PROFILE").as_deref() == Ok("release") {
        println!(
            "cargo::error=a release embeds the front end, and web/dist/index.html does not exist: \
             run `make web` first, or `make play`, which does everything"
        );
    }
}
