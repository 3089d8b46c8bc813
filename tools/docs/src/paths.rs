//! Paths with `/`, relative to the repository or to the site.

/// The path that `link` names in a page of the folder of `file`; `None` if it leads out of the repository.
pub(crate) fn joined(file: &str, link: &str) -> Option<String> {
    let mut parts: Vec<&str> = file.split('/').collect();
    parts.pop();
    for part in link.split('/') {
        match part {
            "" | "." => {}
            ".." => {
                parts.pop()?;
            }
            part => parts.push(part),
        }
    }
    Some(parts.join("/"))
}

/// The link from one page to another, both as paths from the same root.
pub(crate) fn relative(from: &str, to: &str) -> String {
    let from: Vec<&str> = from.split('/').collect();
    let to: Vec<&str> = to.split('/').collect();
    let folders = from.len() - 1;
    let shared = from[..folders]
        .iter()
        .zip(&to[..to.len() - 1])
        .take_while(|(a, b)| a == b)
        .count();
    "../".repeat(folders - shared) + &to[shared..].join("/")
}

/// The page of the site that shows a file of the repository.
pub(crate) fn in_site(file: &str) -> String {
    let path = match file.strip_prefix("docs/") {
        Some(page) => page.replace("README.md", "index.md"),
        None => format!("source/{file}"),
    };
    format!("{}.html", path.strip_suffix(".md").unwrap_or(&path))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_resolved_within_the_repository() {
        let page = "docs/lab/README.md";
        assert_eq!(joined(page, "../bots.md").as_deref(), Some("docs/bots.md"));
        assert_eq!(
            joined(page, "./scale.md").as_deref(),
            Some("docs/lab/scale.md")
        );
        assert_eq!(
            joined("README.md", "docs/").as_deref(),
            Some("docs"),
            "a folder"
        );
        assert_eq!(joined(page, "../../../etc/passwd"), None);
    }

    #[test]
    fn links_between_pages_are_relative() {
        for (from, to, link) in [
            ("a.html", "b.html", "b.html"),
            ("lab/a.html", "lab/b.html", "b.html"),
            ("lab/a.html", "b.html", "../b.html"),
            ("source/docs/a.html", "lab/b.html", "../../lab/b.html"),
            ("a.html", "lab/x/b.html", "lab/x/b.html"),
        ] {
            assert_eq!(relative(from, to), link, "{from} to {to}");
        }
    }

    #[test]
    fn each_file_has_a_page() {
        assert_eq!(in_site("docs/lab/README.md"), "lab/index.html");
        assert_eq!(in_site("CONTRIBUTING.md"), "source/CONTRIBUTING.html");
        assert_eq!(in_site("examples/bot.py"), "source/examples/bot.py.html");
    }
}
