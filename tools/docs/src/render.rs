//! Markdown as HTML: each heading can be linked to, and each table scrolls by itself.

use std::collections::BTreeMap;

use anyhow::Result;
use pulldown_cmark::{CowStr, Event, Options, Parser, Tag, TagEnd, html};

/// The HTML of a page. `link` is called with the destination of each link and picture, and returns what stands there instead.
pub(crate) fn render(
    markdown: &str,
    mut link: impl FnMut(&str) -> Result<String>,
) -> Result<String> {
    let options = Options::ENABLE_TABLES | Options::ENABLE_SMART_PUNCTUATION;
    let mut events = Vec::new();
    let mut ids = BTreeMap::new();
    // Where the current heading began, and its text so far.
    let mut heading = (0, String::new());
    for mut event in Parser::new_ext(markdown, options) {
        match &mut event {
            Event::Start(Tag::Link { dest_url, .. } | Tag::Image { dest_url, .. }) => {
                *dest_url = link(dest_url)?.into();
            }
            Event::Start(Tag::Heading { .. }) => heading = (events.len(), String::new()),
            Event::Text(text) | Event::Code(text) => heading.1 += text,
            Event::End(TagEnd::Heading(_)) => {
                let new = unique(id(&heading.1), &mut ids);
                if let Event::Start(Tag::Heading { id, .. }) = &mut events[heading.0] {
                    *id = Some(CowStr::from(new.clone()));
                }
                let begin = Event::Html(format!("<a class=\"header\" href=\"#{new}\">").into());
                events.insert(heading.0 + 1, begin);
                events.push(Event::Html("</a>".into()));
            }
            Event::Start(Tag::Table(_)) => {
                events.push(Event::Html("<div class=\"table-wrapper\">\n".into()));
            }
            _ => {}
        }
        let table_ends = matches!(event, Event::End(TagEnd::Table));
        events.push(event);
        if table_ends {
            events.push(Event::Html("</div>\n".into()));
        }
    }
    let mut page = String::new();
    html::push_html(&mut page, events.into_iter());
    // A column without a heading: an empty heading would be read out.
    Ok(page
        .replace("<th></th>", "<td></td>")
        .replace("<th style=\"text-align: right\"></th>", "<td></td>"))
}

/// The id of a heading, as GitHub makes it, so that a link to a part of a page works there as well.
fn id(heading: &str) -> String {
    let letters = heading.trim().chars().filter_map(|letter| match letter {
        ' ' => Some('-'),
        '-' | '_' => Some(letter),
        _ => letter.is_alphanumeric().then_some(letter),
    });
    letters.collect::<String>().to_lowercase()
}

/// That id, with a number if a heading before has it.
fn unique(id: String, known: &mut BTreeMap<String, u32>) -> String {
    let count = known.entry(id.clone()).or_insert(0);
    *count += 1;
    match *count - 1 {
        0 => id,
        before => format!("{id}-{before}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(markdown: &str) -> String {
        render(markdown, |link| Ok(link.to_owned())).unwrap()
    }

    #[test]
    fn headings_have_the_ids_that_github_gives_them() {
        let html = plain("# Bots & `moonshot sit`\n\n## Why?\n\nText\n\n## Why?\n");
        assert_eq!(
            html,
            "<h1 id=\"bots--moonshot-sit\"><a class=\"header\" href=\"#bots--moonshot-sit\">Bots &amp; <code>moonshot sit</code></a></h1>\n\
             <h2 id=\"why\"><a class=\"header\" href=\"#why\">Why?</a></h2>\n\
             <p>Text</p>\n\
             <h2 id=\"why-1\"><a class=\"header\" href=\"#why-1\">Why?</a></h2>\n"
        );
    }

    #[test]
    fn each_link_and_picture_is_rewritten_once() {
        let html = render("[a.md](a.md) ![b](b.png)", |link| Ok(format!("x/{link}"))).unwrap();
        assert_eq!(
            html,
            "<p><a href=\"x/a.md\">a.md</a> <img src=\"x/b.png\" alt=\"b\" /></p>\n"
        );
    }

    #[test]
    fn a_table_has_a_box_of_its_own_and_no_empty_heading() {
        let html = plain("Before\n\n| | b |\n|---|---|\n| 1 | 2 |\n\nAfter\n");
        assert!(html.starts_with("<p>Before</p>\n<div class=\"table-wrapper\">\n<table>"));
        assert!(html.contains("<tr><td></td><th>b</th></tr>"));
        assert!(html.contains("</table>\n</div>\n<p>After</p>"));
    }
}
