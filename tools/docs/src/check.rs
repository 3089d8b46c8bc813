//! Checks the finished site: every link leads to a file of it, and to an element of that page if it names one; nothing is loaded from
//! elsewhere; no script or style is inline, which the server's security policy would not run.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::Result;

use crate::html::values;
use crate::paths::joined;
use crate::site::files;

/// Every fault of the site in this folder, a line each.
pub(crate) fn faults(out: &Path) -> Result<Vec<String>> {
    let mut pages = BTreeMap::new();
    let mut all = BTreeSet::new();
    for file in files(out)? {
        let path = file.strip_prefix(out)?.to_string_lossy().replace('\\', "/");
        if path.ends_with(".html") {
            pages.insert(path.clone(), fs::read_to_string(&file)?);
        }
        all.insert(path);
    }
    let mut found = Vec::new();
    for (path, html) in &pages {
        found.extend(faults_of(path, html, &pages, &all));
    }
    Ok(found)
}

fn faults_of(
    path: &str,
    html: &str,
    pages: &BTreeMap<String, String>,
    all: &BTreeSet<String>,
) -> Vec<String> {
    let mut found = Vec::new();
    let mut fault = |what: String| found.push(format!("{path}: {what}"));
    let mut ids = BTreeSet::new();
    for id in values(html, "id") {
        if !ids.insert(id) {
            fault(format!("two elements have the id {id}"));
        }
    }
    for source in values(html, "src") {
        if source.contains(':') {
            fault(format!("{source} is loaded from elsewhere"));
        }
    }
    for tag in ["<script>", "<style", "<iframe", "<base"] {
        if html.contains(tag) {
            fault(format!("there is a tag {tag}"));
        }
    }
    // The server fills this in.
    let links = values(html, "href").into_iter().chain(values(html, "src"));
    let links = links.map(|link| link.strip_prefix("@root@/").unwrap_or(link));
    for link in links.filter(|link| !link.contains(':')) {
        let (file, anchor) = link.split_once('#').unwrap_or((link, ""));
        let target = match file {
            "" => Some(path.to_owned()),
            // The way back to the game, above the site.
            file if file.ends_with("../")
                && file.matches("../").count() == path.matches('/').count() + 1 =>
            {
                continue;
            }
            file => joined(path, file),
        };
        let Some(target) = target.filter(|target| all.contains(target)) else {
            fault(format!("{link} leads nowhere"));
            continue;
        };
        let page = pages.get(&target);
        if !anchor.is_empty() && !page.is_some_and(|page| values(page, "id").contains(&anchor)) {
            fault(format!("{link} leads to no part of its page"));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults_in(html: &str) -> Vec<String> {
        let pages = [("a.html", html), ("b/c.html", "<h2 id=\"there\">")];
        let pages: BTreeMap<String, String> = pages
            .map(|(path, html)| (path.to_owned(), html.to_owned()))
            .into();
        let all = pages
            .keys()
            .cloned()
            .chain(["moon.svg".to_owned()])
            .collect();
        faults_of("a.html", html, &pages, &all)
    }

    #[test]
    fn good_links_are_no_fault() {
        let html = r##"<h1 id="here"><a href="#here"></a><a href="b/c.html#there"></a><a href="../"></a>
            <img src="moon.svg"><a href="https://example.org/x#y"></a>"##;
        assert_eq!(faults_in(html), Vec::<String>::new());
    }

    #[test]
    fn each_fault_is_found() {
        for html in [
            "<a href=\"none.html\">",
            "<a href=\"b/c.html#nowhere\">",
            "<a href=\"#nowhere\">",
            "<a href=\"../../x.html\">",
            "<img src=\"https://example.org/x.png\">",
            "<p id=\"x\"><p id=\"x\">",
            "<script>alert(1)</script>",
        ] {
            assert_eq!(faults_in(html).len(), 1, "{html}");
        }
    }
}
