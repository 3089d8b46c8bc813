//! The order of the pages: the lists of `docs/README.md`, whose headings are the parts of the contents.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use pulldown_cmark::{Event, HeadingLevel, Parser, Tag, TagEnd};

use crate::paths::joined;

/// The page that lists all others.
pub(crate) const FRONT: &str = "docs/README.md";

/// The contents of the site.
pub(crate) struct Outline {
    pub(crate) parts: Vec<Part>,
}

/// A heading of the contents with its pages.
pub(crate) struct Part {
    pub(crate) title: String,
    pub(crate) pages: Vec<Entry>,
}

/// A page of the contents, with those listed by it: only a `README.md` has some, in its own folder.
pub(crate) struct Entry {
    /// The Markdown file, from the root of the repository.
    pub(crate) file: String,
    /// Its first heading, as plain text.
    pub(crate) title: String,
    pub(crate) children: Vec<Entry>,
}

impl Outline {
    /// Reads the lists. Fails if a page in `docs` is in none of them: nobody would find it.
    pub(crate) fn read(root: &Path) -> Result<Outline> {
        let mut known = vec![FRONT.to_owned()];
        let mut parts = vec![Part {
            title: String::new(),
            pages: vec![Entry {
                file: FRONT.to_owned(),
                title: "Overview".to_owned(),
                children: Vec::new(),
            }],
        }];
        for (title, files) in listed(root, FRONT)? {
            let new = files.into_iter().filter(|file| is_new(file, &mut known));
            let new: Vec<String> = new.collect();
            let entries = new.into_iter().map(|file| entry(root, file, &mut known));
            let pages = entries.collect::<Result<Vec<_>>>()?;
            if !pages.is_empty() {
                parts.push(Part { title, pages });
            }
        }
        let mut missing = Vec::new();
        find_pages(root, "docs", &mut missing)?;
        missing.retain(|file| !known.contains(file));
        if !missing.is_empty() {
            bail!("{FRONT} lists no link to {}", missing.join(", "));
        }
        Ok(Outline { parts })
    }

    /// Every page, in order.
    pub(crate) fn entries(&self) -> impl Iterator<Item = &Entry> {
        let pages = self.parts.iter().flat_map(|part| &part.pages);
        pages.flat_map(|page| std::iter::once(page).chain(&page.children))
    }
}

fn is_new(file: &str, known: &mut Vec<String>) -> bool {
    let new = !known.iter().any(|other| other == file);
    if new {
        known.push(file.to_owned());
    }
    new
}

fn entry(root: &Path, file: String, known: &mut Vec<String>) -> Result<Entry> {
    let mut children = Vec::new();
    if let Some(folder) = file.strip_suffix("README.md") {
        for (_, files) in listed(root, &file)? {
            for child in files {
                if child.starts_with(folder) && is_new(&child, known) {
                    children.push(entry(root, child, &mut Vec::new())?);
                }
            }
        }
    }
    let title = title_of(&read(root, &file)?).with_context(|| format!("{file} has no title"))?;
    Ok(Entry {
        file,
        title,
        children,
    })
}

fn read(root: &Path, file: &str) -> Result<String> {
    fs::read_to_string(root.join(file)).with_context(|| format!("{file} cannot be read"))
}

/// The Markdown files that a page links to, under the heading that they are listed under.
fn listed(root: &Path, page: &str) -> Result<Vec<(String, Vec<String>)>> {
    let text = read(root, page)?;
    let mut lists = vec![(String::new(), Vec::new())];
    let mut in_heading = false;
    for event in Parser::new(&text) {
        match event {
            Event::Start(Tag::Heading {
                level: HeadingLevel::H2,
                ..
            }) => {
                in_heading = true;
                lists.push((String::new(), Vec::new()));
            }
            Event::End(TagEnd::Heading(_)) => in_heading = false,
            Event::Text(text) | Event::Code(text) if in_heading => {
                if let Some((title, _)) = lists.last_mut() {
                    title.push_str(&text);
                }
            }
            Event::Start(Tag::Link { dest_url, .. }) if !dest_url.contains(':') => {
                let path = dest_url.split('#').next().unwrap_or_default();
                let file = joined(page, path).filter(|file| file.ends_with(".md"));
                if let (Some(file), Some((_, files))) = (file, lists.last_mut()) {
                    files.push(file);
                }
            }
            _ => {}
        }
    }
    Ok(lists)
}

/// The first heading of a page, as plain text.
fn title_of(markdown: &str) -> Option<String> {
    let line = markdown.lines().find_map(|line| line.strip_prefix("# "))?;
    Some(line.replace('`', ""))
}

/// Adds the Markdown files in a folder, and in the folders in it.
fn find_pages(root: &Path, folder: &str, found: &mut Vec<String>) -> Result<()> {
    for entry in fs::read_dir(root.join(folder))? {
        let entry = entry?;
        let path = format!("{folder}/{}", entry.file_name().to_string_lossy());
        if path == "docs/book" {
            continue;
        }
        if entry.file_type()?.is_dir() {
            find_pages(root, &path, found)?;
        } else if path.ends_with(".md") {
            found.push(path);
        }
    }
    found.sort();
    Ok(())
}
