//! Writing into a page.

use std::borrow::Cow;

/// The text with nothing in it that means something in HTML, for content and for attributes
/// in double quotes.
pub fn escape(text: &str) -> Cow<'_, str> {
    if !text.contains(['&', '<', '>', '"']) {
        return Cow::Borrowed(text);
    }
    let escaped = text.replace('&', "&amp;").replace('<', "&lt;");
    Cow::Owned(escaped.replace('>', "&gt;").replace('"', "&quot;"))
}

#[cfg(test)]
mod tests {
    use super::escape;

    #[test]
    fn what_means_something_in_html_is_written_as_itself() {
        let title = r#"Tom & Ada's "mug" <b>"#;
        let escaped = "Tom &amp; Ada's &quot;mug&quot; &lt;b&gt;";
        assert_eq!(escape(title), escaped);
    }
}
