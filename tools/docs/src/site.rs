//! What mdBook leaves to do: the contents and the next page on each page, the list for the search, our own style and script.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::html::{between, escaped, text};
use crate::outline::{Entry, Outline};
use crate::paths::in_site;

/// The page for addresses without a page. A server replaces [`ROOT`] in it by the way from the address that it was asked for.
const NOT_FOUND: &str = "404.html";
/// What it says instead of mdBook's text.
const NOT_FOUND_TEXT: &str = "<h1>Page not found</h1>\n<p>There is no page at this address. Search for it, or choose one from the \
    contents.</p>";
/// Stands in [`NOT_FOUND`] for the way to the root of the site.
const ROOT: &str = "@root@/";
/// Where the text of a page begins.
const MAIN: &str = "<main id=\"main\">";
/// What mdBook writes for its own theme.
const UNUSED: [&str; 4] = ["css", "fonts", "FontAwesome", "toc.html"];
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

/// Turns what mdBook wrote into the site.
pub(crate) fn finish(root: &Path, out: &Path, outline: &Outline) -> Result<()> {
    for entry in fs::read_dir(out)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let is_folder = entry.file_type()?.is_dir();
        if UNUSED.contains(&name.as_str()) && is_folder {
            fs::remove_dir_all(entry.path())?;
        } else if !is_folder && (UNUSED.contains(&name.as_str()) || !name.ends_with(".html")) {
            fs::remove_file(entry.path())?;
        }
    }
    let theme = Path::new(env!("CARGO_MANIFEST_DIR")).join("theme");
    for name in OWN {
        copy(&theme.join(name), &out.join(name))?;
    }
    for (from, name) in SHARED {
        copy(&root.join("web").join(from), &out.join(name))?;
    }

    let pages: Vec<&Entry> = outline.entries().collect();
    let mut found = Vec::new();
    for file in files(out)? {
        let path = file.strip_prefix(out)?.to_string_lossy().replace('\\', "/");
        if !path.ends_with(".html") {
            continue;
        }
        let at = pages.iter().position(|entry| address(entry) == path);
        let to_root = match &*path {
            NOT_FOUND => ROOT.to_owned(),
            path => "../".repeat(path.matches('/').count()),
        };
        let mut page = fs::read_to_string(&file)?;
        if path == NOT_FOUND {
            let begin = page.find(MAIN).unwrap_or_default() + MAIN.len();
            let end = page.find("</main>").unwrap_or(begin);
            page.replace_range(begin..end, NOT_FOUND_TEXT);
        }
        let page = page.replace("<!--contents-->", &contents(outline, &path, &to_root));
        let page = page.replace("<!--turn-->", &turn(&pages, at, &to_root));
        // A column without a heading: an empty heading would be read out.
        let page = page
            .replace("<th></th>", "<td></td>")
            .replace("<th style=\"text-align: right\"></th>", "<td></td>");
        if let Some(at) = at {
            found.extend(sections(&page, &path, &pages[at].title));
        }
        fs::write(&file, page)?;
    }
    fs::write(out.join("search.json"), search(&found))?;
    Ok(())
}

fn copy(from: &Path, to: &Path) -> Result<()> {
    fs::copy(from, to).with_context(|| format!("{} cannot be copied", from.display()))?;
    Ok(())
}

/// The address of a page, from the root of the site.
fn address(entry: &Entry) -> String {
    in_site(&entry.file).replace(".md", ".html")
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
        let address = address(entry);
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
                .any(|child| self::address(child) == here);
        if open && !entry.children.is_empty() {
            html += &list(&entry.children, here, to_root);
        }
        html += "</li>\n";
    }
    html + "</ul>\n"
}

/// The links to the pages before and after that one.
fn turn(pages: &[&Entry], at: Option<usize>, to_root: &str) -> String {
    let Some(at) = at else {
        return String::new();
    };
    let link = |entry: Option<&&Entry>, relation: &str, label: &str| {
        entry.map_or(String::new(), |entry| {
            let (address, title) = (address(entry), escaped(&entry.title));
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
fn sections(html: &str, path: &str, title: &str) -> Vec<Section> {
    let main = between(html, MAIN, "</main>").unwrap_or_default();
    let mut found = Vec::new();
    for piece in main.split("<h").skip(1) {
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
            page: title.to_owned(),
            heading,
            address: format!("{path}#{id}"),
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
