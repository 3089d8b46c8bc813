//! Renders `docs/` as a site of plain files in `docs/book`, which a release of Moonshot embeds and serves under `/docs`.
//!
//! The contents are the lists of `docs/README.md`. Each file of the repository that a page links to has a page as well, and every link
//! of the finished site is checked. The site needs no other host, and no address of its own: all its links are relative.

mod check;
mod html;
mod outline;
mod paths;
mod render;
mod site;
mod sources;

use std::path::Path;

use anyhow::{Result, bail};

use crate::outline::Outline;
use crate::sources::Pages;

fn main() -> Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .canonicalize()?;
    let outline = Outline::read(&root)?;
    let pages = Pages::collect(&root, &outline)?;
    let out = root.join("docs/book");
    site::write(&root, &out, &outline, &pages)?;
    let faults = check::faults(&out)?;
    if !faults.is_empty() {
        bail!("the site has broken links:\n{}", faults.join("\n"));
    }
    let (files, bytes) = site::size(&out)?;
    println!(
        "{} pages and {} files of the repository are in docs/book: {files} files, {} KB",
        pages.listed.len(),
        pages.sources.len(),
        bytes / 1000
    );
    Ok(())
}
