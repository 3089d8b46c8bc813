//! The pages, with links that work on the site, and a page for each other file of the repository that one links to.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};

use crate::html::escaped;
use crate::outline::Outline;
use crate::paths::{in_site, joined, relative};
use crate::render::render;

/// A page of the site.
pub(crate) struct Page {
    /// Its path, from the root of the site.
    pub(crate) path: String,
    pub(crate) title: String,
    /// Its text, as HTML.
    pub(crate) html: String,
}

/// All that the site shows of the repository.
pub(crate) struct Pages {
    /// The pages of the outline, in order.
    pub(crate) listed: Vec<Page>,
    /// The files outside of the contents that pages link to.
    pub(crate) sources: Vec<Page>,
    /// Pictures and other files in `docs` that are copied as they are, from there.
    pub(crate) copies: BTreeSet<String>,
}

/// Files that pages link to.
#[derive(Default)]
struct Wanted {
    /// Files and folders that have a page, from the root of the repository.
    pages: BTreeSet<String>,
    /// As in [`Pages`].
    copies: BTreeSet<String>,
}

impl Pages {
    /// Renders the pages of the outline, and the sources that they link to.
    pub(crate) fn collect(root: &Path, outline: &Outline) -> Result<Pages> {
        let mut wanted = Wanted::default();
        let mut listed = Vec::new();
        for entry in outline.entries() {
            let text = read(root, &entry.file)?;
            listed.push(Page {
                path: in_site(&entry.file),
                title: entry.title.clone(),
                html: with_links(root, &entry.file, &text, &mut wanted)?,
            });
        }
        let known: BTreeSet<&str> = outline.entries().map(|entry| entry.file.as_str()).collect();
        let mut sources = BTreeMap::new();
        while let Some(file) = wanted.pages.pop_first() {
            if known.contains(file.as_str()) || sources.contains_key(&file) {
                continue;
            }
            let page = Page {
                path: in_site(&file),
                title: file.clone(),
                html: source(root, &file, &mut wanted)?,
            };
            sources.insert(file, page);
        }
        Ok(Pages {
            listed,
            sources: sources.into_values().collect(),
            copies: wanted.copies,
        })
    }
}

fn read(root: &Path, file: &str) -> Result<String> {
    fs::read_to_string(root.join(file)).with_context(|| format!("{file} cannot be read"))
}

/// The page of a file or folder that is no page of the documentation.
fn source(root: &Path, file: &str, wanted: &mut Wanted) -> Result<String> {
    if root.join(file).is_dir() {
        return folder(root, file, wanted);
    }
    let text = read(root, file)?;
    if file.ends_with(".md") {
        return with_links(root, file, &text, wanted);
    }
    let (name, text) = (heading(file)?, escaped(&text));
    Ok(format!("{name}<pre><code>{text}</code></pre>\n"))
}

fn heading(file: &str) -> Result<String> {
    render(&format!("# {file}\n"), |link| Ok(link.to_owned()))
}

/// A list of the files in a folder.
fn folder(root: &Path, folder: &str, wanted: &mut Wanted) -> Result<String> {
    let mut files = Vec::new();
    for entry in fs::read_dir(root.join(folder))? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if entry.file_type()?.is_file() && !name.starts_with('.') {
            files.push(name);
        }
    }
    files.sort();
    let mut page = heading(folder)? + "<ul>\n";
    for name in files {
        let file = format!("{folder}/{name}");
        let link = relative(&in_site(folder), &in_site(&file));
        page += &format!("<li><a href=\"{link}\">{}</a></li>\n", escaped(&name));
        wanted.pages.insert(file);
    }
    Ok(page + "</ul>\n")
}

/// The HTML of a page, with links to the pages of the site; the files that they show are added to those wanted.
fn with_links(root: &Path, file: &str, text: &str, wanted: &mut Wanted) -> Result<String> {
    render(text, |link| {
        if link.starts_with('#') || link.contains("://") || link.starts_with("mailto:") {
            return Ok(link.to_owned());
        }
        let (path, anchor) = match link.split_once('#') {
            Some((path, anchor)) => (path, format!("#{anchor}")),
            None => (link, String::new()),
        };
        let target = joined(file, path).filter(|target| root.join(target).exists());
        let Some(target) = target else {
            bail!("{file} links to {link}, which does not exist");
        };
        let there = match target.strip_prefix("docs/") {
            Some(copied) if !target.ends_with(".md") => {
                wanted.copies.insert(copied.to_owned());
                copied.to_owned()
            }
            _ => {
                wanted.pages.insert(target.clone());
                in_site(&target)
            }
        };
        Ok(relative(&in_site(file), &there) + &anchor)
    })
}
