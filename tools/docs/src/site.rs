//! The files of the site: each page in the frame of `theme/page.html` with the contents and the pages before and after, the list for
//! the search, style and scripts.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::html::{between, escaped, text};
use crate::outline::{Entry, Outline};
use crate::paths::in_site;
use crate::sources::{Page, Pages};

/// The frame around each page.
const FRAME: &str = include_str!("../theme/page.html");
/// The page for addresses without a page. A server replaces [`ROOT`] in it by the way from the address that it was asked for.
const NOT_FOUND: &str = "404.html";
const NOT_FOUND_TEXT: &str = "<h1>Page not found</h1>\n<p>There is no page at this address. Search for it, or choose one from the \
    contents.</p>\n";
/// Stands in [`NOT_FOUND`] for the way to the root of the site.
const ROOT: &str = "@root@/";
/// Files of the site, from the folder of the theme.
const OWN: [&str; 3] = ["site.css", "site.js", "theme.js"];
/// Files that the page of the game has as well, from the folder `web`.
const SHARED: [(&str, &str); 3] = [
    ("public/moon.svg", "moon.svg"),
    (
        "node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
        "figtree.woff2",
    ),
    (
        "node_modules/@fontsource/young-serif/files/young-serif-latin-400-normal.woff2",
        "young-serif.woff2",
    ),
];

/// Writes the site into the folder, from which it removes everything first.
pub(crate) fn write(root: &Path, out: &Path, outline: &Outline, pages: &Pages) -> Result<()> {
    if out.exists() {
        fs::remove_dir_all(out)?;
    }
    let theme = Path::new(env!("CARGO_MANIFEST_DIR")).join("theme");
    for name in OWN {
        copy(&theme.join(name), &out.join(name))?;
    }
    for (from, name) in SHARED {
        copy(&root.join("web").join(from), &out.join(name))?;
    }
    for file in &pages.copies {
        copy(&root.join("docs").join(file), &out.join(file))?;
    }

    let entries: Vec<&Entry> = outline.entries().collect();
    for (at, page) in pages.listed.iter().enumerate() {
        framed(out, page, outline, &turn(&entries, at, &to_root(page)))?;
    }
    for page in &pages.sources {
        framed(out, page, outline, "")?;
    }
    let missing = Page {
        path: NOT_FOUND.to_owned(),
        title: "Page not found".to_owned(),
        html: NOT_FOUND_TEXT.to_owned(),
    };
    framed(out, &missing, outline, "")?;
    // Of sections that answer equally well, the search shows the first one first.
    let mut listed: Vec<&Page> = pages.listed.iter().collect();
    listed.sort_by_key(|page| &page.path);
    let found: Vec<Section> = listed.into_iter().flat_map(sections).collect();
    fs::write(out.join("search.json"), search(&found))?;
    Ok(())
}

/// Writes a page in its frame.
fn framed(out: &Path, page: &Page, outline: &Outline, turn: &str) -> Result<()> {
    let to_root = to_root(page);
    // The page comes last, so that nothing in it is taken for a mark of the frame.
    let html = FRAME
        .replace("<!--root-->", &to_root)
        .replace("<!--title-->", &escaped(&page.title))
        .replace("<!--contents-->", &contents(outline, &page.path, &to_root))
        .replace("<!--turn-->", turn)
        .replace("<!--page-->", &page.html);
    let file = out.join(&page.path);
    create_folder(&file)?;
    fs::write(&file, html).with_context(|| format!("{} cannot be written", file.display()))
}

/// What a link from that page to the root of the site begins with.
fn to_root(page: &Page) -> String {
    match &*page.path {
        NOT_FOUND => ROOT.to_owned(),
        path => "../".repeat(path.matches('/').count()),
    }
}

fn copy(from: &Path, to: &Path) -> Result<()> {
    create_folder(to)?;
    fs::copy(from, to).with_context(|| format!("{} cannot be copied", from.display()))?;
    Ok(())
}

fn create_folder(file: &Path) -> Result<()> {
    fs::create_dir_all(file.parent().unwrap_or(file))?;
    Ok(())
}

/// The list of all pages, as it stands on the page `here`.
fn contents(outline: &Outline, here: &str, to_root: &str) -> String {
    let mut html = String::new();
    for part in &outline.parts {
        if !part.title.is_empty() {
            html += &format!("<h2>{}</h2>\n", escaped(&part.title));
        }
        html += &list(&part.pages, here, to_root);
    }
    html
}

fn list(entries: &[Entry], here: &str, to_root: &str) -> String {
    let mut html = "<ul>\n".to_owned();
    for entry in entries {
        let address = in_site(&entry.file);
        let current = if address == here {
            " aria-current=\"page\""
        } else {
            ""
        };
        let title = escaped(&entry.title);
        html += &format!("<li><a href=\"{to_root}{address}\"{current}>{title}</a>");
        // The pages of a folder are listed where the reader is in it.
        let open = address == here
            || entry
                .children
                .iter()
                .any(|child| in_site(&child.file) == here);
        if open && !entry.children.is_empty() {
            html += &list(&entry.children, here, to_root);
        }
        html += "</li>\n";
    }
    html + "</ul>\n"
}

/// The links to the pages before and after that one.
fn turn(pages: &[&Entry], at: usize, to_root: &str) -> String {
    let link = |entry: Option<&&Entry>, relation: &str, label: &str| {
        entry.map_or(String::new(), |entry| {
            let (address, title) = (in_site(&entry.file), escaped(&entry.title));
            format!("<a rel=\"{relation}\" href=\"{to_root}{address}\"><span>{label}</span> {title}</a>\n")
        })
    };
    let before = at.checked_sub(1).and_then(|at| pages.get(at));
    link(before, "prev", "Previous") + &link(pages.get(at + 1), "next", "Next")
}

/// A part of a page, up to its next heading, as the search finds it.
struct Section {
    page: String,
    heading: String,
    address: String,
    text: String,
}

/// The sections of a page.
fn sections(page: &Page) -> Vec<Section> {
    let mut found = Vec::new();
    for piece in page.html.split("<h").skip(1) {
        let Some((id, rest)) = between(piece, " id=\"", "\"").zip(piece.split_once("</h")) else {
            // No heading but another tag with this beginning: part of the section before.
            if let Some(Section { text: before, .. }) = found.last_mut() {
                *before += &text(&format!("<h{piece}"));
            }
            continue;
        };
        let (heading, body) = rest;
        let heading = text(
            heading
                .split_once('>')
                .map_or(heading, |(_, heading)| heading),
        );
        let body = body.split_once('>').map_or(body, |(_, body)| body);
        found.push(Section {
            page: page.title.clone(),
            heading,
            address: format!("{}#{id}", page.path),
            text: text(body),
        });
    }
    found
}

/// The list for the search, as JSON: for each section the title of its page, its heading, its address and its text.
fn search(sections: &[Section]) -> String {
    let quoted = |text: &str| {
        let escaped = text.replace('\\', "\\\\").replace('"', "\\\"");
        format!("\"{escaped}\"")
    };
    let rows = sections.iter().map(|section| {
        let fields = [
            &section.page,
            &section.heading,
            &section.address,
            &section.text,
        ];
        format!("[{}]", fields.map(|field| quoted(field)).join(","))
    });
    format!("[{}]\n", rows.collect::<Vec<_>>().join(",\n"))
}

/// Every file in a folder and the folders in it, sorted.
pub(crate) fn files(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if entry.file_type()?.is_dir() {
            found.extend(files(&entry.path())?);
        } else {
            found.push(entry.path());
        }
    }
    found.sort();
    Ok(found)
}

/// The number of files, and their bytes in all.
pub(crate) fn size(folder: &Path) -> Result<(usize, u64)> {
    let files = files(folder)?;
    let mut bytes = 0;
    for file in &files {
        bytes += file.metadata()?.len();
    }
    Ok((files.len(), bytes))
}
