//! Names of devices in the list of sessions, from the browser's `User-Agent`.

use axum::http::{HeaderMap, header};

/// Tokens of browsers in `User-Agent`, the more specific ones first.
const BROWSERS: [(&str, &str); 7] = [
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
];
/// Tokens of operating systems, likewise.
const SYSTEMS: [(&str, &str); 7] = [
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Mac OS X", "a Mac"),
    ("Linux", "Linux"),
];

/// The name of the device that sent a request, such as “Firefox on Android”.
pub(crate) fn device(headers: &HeaderMap) -> String {
    let says = headers.get(header::USER_AGENT);
    let says = says.and_then(|says| says.to_str().ok()).unwrap_or_default();
    let found = |marks: &[(&str, &'static str)]| {
        let mut marks = marks.iter();
        let mark = marks.find(|(mark, _)| says.contains(mark));
        mark.map(|(_, name)| *name)
    };
    match (found(&BROWSERS), found(&SYSTEMS)) {
        (Some(browser), Some(system)) => format!("{browser} on {system}"),
        (Some(browser), None) => browser.to_owned(),
        (None, _) => "A program, or a browser that does not say which".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_device_is_called_what_its_browser_says() {
        for (says, called) in [
            (
                "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0",
                "Firefox on Android",
            ),
            (
                "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36",
                "Chrome on Linux",
            ),
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0",
                "Edge on Windows",
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
                "Safari on iPhone",
            ),
            (
                "curl/8.5.0",
                "A program, or a browser that does not say which",
            ),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(header::USER_AGENT, says.parse().unwrap());
            assert_eq!(device(&headers), called, "{says}");
        }
        let nothing = device(&HeaderMap::new());
        assert!(nothing.starts_with("A program"));
    }
}
