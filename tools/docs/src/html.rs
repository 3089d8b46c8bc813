//! Reads rendered pages. They are well-formed HTML with quoted attributes.

/// The values of an attribute, in order.
pub(crate) fn values<'a>(html: &'a str, attribute: &str) -> Vec<&'a str> {
    let begin = format!(" {attribute}=\"");
    let mut found = Vec::new();
    let mut rest = html;
    while let Some((before, after)) = rest.split_once(&begin) {
        // Within a tag, not within text.
        let inside = before.rfind('<') > before.rfind('>');
        let (value, after) = after.split_once('"').unwrap_or((after, ""));
        if inside {
            found.push(value);
        }
        rest = after;
    }
    found
}

/// The part of a page between two markers, without them.
pub(crate) fn between<'a>(html: &'a str, begin: &str, end: &str) -> Option<&'a str> {
    html.split_once(begin)?
        .1
        .split_once(end)
        .map(|(inside, _)| inside)
}

/// The text of a piece of HTML, with single spaces.
pub(crate) fn text(html: &str) -> String {
    let mut text = String::new();
    let mut tag = false;
    for letter in html.chars() {
        match letter {
            '<' => tag = true,
            '>' if tag => {
                tag = false;
                text.push(' ');
            }
            letter if !tag => text.push(letter),
            _ => {}
        }
    }
    let text = text
        .replace("&lt;", "<")
        .replace("&gt;", ">")
        .replace("&quot;", "\"");
    let text = text.replace("&#39;", "'").replace("&amp;", "&");
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Text with the characters replaced that mean something in HTML.
pub(crate) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn attributes_are_read_from_tags_alone() {
        let html = r#"<a class="x" href="one">href="no"</a><p> href="no"</p><a href="two" id="y">"#;
        assert_eq!(values(html, "href"), ["one", "two"]);
        assert_eq!(values(html, "id"), ["y"]);
    }

    #[test]
    fn text_is_what_a_reader_sees() {
        let html = "<p>A <b>b</b>\n&lt;c&gt; &amp;amp;</p>";
        assert_eq!(text(html), "A b <c> &amp;");
        assert_eq!(escaped("<a \"&\">"), "&lt;a &quot;&amp;&quot;&gt;");
    }
}
