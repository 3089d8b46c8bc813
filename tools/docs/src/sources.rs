//! The Markdown of every page, with links that work on the site, and a page for each other file of the repository that one links to.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use pulldown_cmark::{Event, Options, Parser, Tag};

use crate::outline::Outline;
use crate::paths::{in_site, joined, relative};

/// A page of the site.
pub(crate) struct Page {
    /// Its path, from the root of the site, with the ending `.md`.
    pub(crate) site: String,
    pub(crate) title: String,
    pub(crate) markdown: String,
}

/// The files outside of the contents that pages link to.
pub(crate) struct Sources {
    pub(crate) pages: Vec<Page>,
}

impl Sources {
    /// The pages of the outline in order, and the sources that they link to.
    pub(crate) fn collect(root: &Path, outline: &Outline) -> Result<(Vec<Page>, Sources)> {
        let mut wanted = BTreeSet::new();
        let mut pages = Vec::new();
        for entry in outline.entries() {
            let text = read(root, &entry.file)?;
            pages.push(Page {
                site: in_site(&entry.file),
                title: entry.title.clone(),
                markdown: with_links(root, &entry.file, &text, &mut wanted)?,
            });
        }
        let listed: BTreeSet<&str> = outline.entries().map(|entry| entry.file.as_str()).collect();
        let mut sources = BTreeMap::new();
        while let Some(file) = wanted.pop_first() {
            if listed.contains(file.as_str()) || sources.contains_key(&file) {
                continue;
            }
            let markdown = source(root, &file, &mut wanted)?;
            let page = Page {
                site: in_site(&file),
                title: file.clone(),
                markdown,
            };
            sources.insert(file, page);
        }
        let pages_of = sources.into_values().collect();
        Ok((pages, Sources { pages: pages_of }))
    }
}

fn read(root: &Path, file: &str) -> Result<String> {
    fs::read_to_string(root.join(file)).with_context(|| format!("{file} cannot be read"))
}

/// The page of a file or folder that is no page of the documentation.
fn source(root: &Path, file: &str, wanted: &mut BTreeSet<String>) -> Result<String> {
    if root.join(file).is_dir() {
        return folder(root, file, wanted);
    }
    let text = read(root, file)?;
    if file.ends_with(".md") {
        return with_links(root, file, &text, wanted);
    }
    let language = file.rsplit('.').next().unwrap_or_default();
    // Longer than any fence in a file.
    let fence = "`".repeat(12);
    Ok(format!("# {file}\n\n{fence}{language}\n{text}\n{fence}\n"))
}

/// A list of the files in a folder.
fn folder(root: &Path, folder: &str, wanted: &mut BTreeSet<String>) -> Result<String> {
    let mut files = Vec::new();
    for entry in fs::read_dir(root.join(folder))? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if entry.file_type()?.is_file() && !name.starts_with('.') {
            files.push(name);
        }
    }
    files.sort();
    let mut page = format!("# {folder}\n\n");
    for name in files {
        let file = format!("{folder}/{name}");
        let link = relative(&in_site(folder), &in_site(&file));
        page += &format!("- [{name}]({link})\n");
        wanted.insert(file);
    }
    Ok(page)
}

/// The page with its links to files of the repository rewritten to pages of the site, which are added to those wanted.
fn with_links(
    root: &Path,
    file: &str,
    text: &str,
    wanted: &mut BTreeSet<String>,
) -> Result<String> {
    let mut changes = Vec::new();
    for (event, range) in Parser::new_ext(text, Options::ENABLE_TABLES).into_offset_iter() {
        let Event::Start(Tag::Link { dest_url, .. } | Tag::Image { dest_url, .. }) = event else {
            continue;
        };
        if dest_url.starts_with('#') || dest_url.contains("://") || dest_url.starts_with("mailto:")
        {
            continue;
        }
        let (path, anchor) = match dest_url.split_once('#') {
            Some((path, anchor)) => (path, format!("#{anchor}")),
            None => (&*dest_url, String::new()),
        };
        let target = joined(file, path).filter(|target| root.join(target).exists());
        let Some(target) = target else {
            bail!("{file} links to {dest_url}, which does not exist");
        };
        let there = match target.strip_prefix("docs/") {
            // mdBook copies the other files of the folder.
            Some(copied) if !target.ends_with(".md") => copied.to_owned(),
            _ => {
                wanted.insert(target.clone());
                in_site(&target)
            }
        };
        let link = relative(&in_site(file), &there) + &anchor;
        // The destination stands last, after the text, which may name it as well.
        if let Some(at) = text[range.clone()].rfind(&*dest_url) {
            let begin = range.start + at;
            changes.push((begin, begin + dest_url.len(), link));
        }
    }
    let mut rewritten = String::with_capacity(text.len());
    let mut done = 0;
    changes.sort_unstable();
    for (begin, end, link) in changes {
        rewritten += &text[done..begin];
        rewritten += &link;
        done = end;
    }
    Ok(rewritten + &text[done..])
}
