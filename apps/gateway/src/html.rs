//! Inserting text into HTML that is not one of our templates.

use askama::filters::{Escaper, Html};

/// The text with nothing in it that means something in HTML, for content and for attributes in
/// quotes; as the templates do it.
pub fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    // writing to a string does not fail
    let _ = Html.write_escaped_str(&mut escaped, text);
    escaped
}

#[cfg(test)]
mod tests {
    use super::escape;

    #[test]
    fn what_means_something_in_html_is_written_as_itself() {
        let title = r#"Tom & Ada's "mug" <b>"#;
        let escaped = "Tom &#38; Ada&#39;s &#34;mug&#34; &#60;b&#62;";
        assert_eq!(escape(title), escaped);
    }
}
