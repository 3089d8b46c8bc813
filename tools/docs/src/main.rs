//! Renders `docs/` as a site of plain files in `docs/book`, which a release of Moonshot embeds and serves under `/docs`.
//!
//! mdBook turns Markdown into HTML. Around it, this program derives the contents from the lists of `docs/README.md`, adds a page for
//! each file of the repository that a page links to, writes the list for the search, and checks every link of the finished site.
//! The site needs no other host, and no address of its own: all its links are relative.

mod check;
mod html;
mod outline;
mod paths;
mod site;
mod sources;

use std::path::Path;
use std::str::FromStr;

use anyhow::{Context, Result, bail};
use mdbook_driver::MDBook;
use mdbook_driver::book::{Book, BookItem, Chapter};
use mdbook_driver::config::Config;

use crate::outline::Outline;
use crate::sources::Sources;

fn main() -> Result<()> {
    let tool = Path::new(env!("CARGO_MANIFEST_DIR"));
    let root = tool.join("../..").canonicalize()?;
    let outline = Outline::read(&root)?;
    let (pages, sources) = Sources::collect(&root, &outline)?;

    let chapters = pages.iter().chain(&sources.pages).map(|page| {
        let chapter = Chapter::new(&page.title, page.markdown.clone(), &page.site, Vec::new());
        BookItem::Chapter(chapter)
    });
    let book = Book::new_with_items(chapters.collect());
    render(tool, book)?;

    let out = root.join("docs/book");
    site::finish(&root, &out, &outline)?;
    let faults = check::faults(&out)?;
    if !faults.is_empty() {
        bail!("the site has broken links:\n{}", faults.join("\n"));
    }
    let (files, bytes) = site::size(&out)?;
    println!(
        "{} pages and {} files of the repository are in docs/book: {files} files, {} KB",
        pages.len(),
        sources.pages.len(),
        bytes / 1000
    );
    Ok(())
}

/// Writes the book into the folder that `book.toml` names.
fn render(tool: &Path, book: Book) -> Result<()> {
    let config = Config::from_str(include_str!("../book.toml"))?;
    // An empty summary: the chapters come from the outline.
    let mut site = MDBook::load_with_config_and_summary(tool, config, Default::default())?;
    site.book = book;
    site.build().context("mdBook failed")
}
