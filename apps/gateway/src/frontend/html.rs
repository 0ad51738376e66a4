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

/// A text in Markdown without its marks.
fn bare(markdown: &str) -> String {
    markdown.replace(['#', '*', '_', '`', '>', '[', ']', '|'], "")
}

/// The paragraphs of a text in Markdown, each one line of words.
pub fn paragraphs(markdown: &str) -> Vec<String> {
    let words = |paragraph: &str| paragraph.split_whitespace().collect::<Vec<_>>().join(" ");
    let all = bare(markdown);
    let all = all.split("\n\n").map(words);
    all.filter(|paragraph| !paragraph.is_empty()).collect()
}

/// The beginning of a text in Markdown as one line of words, at most `limit` letters long.
pub fn summary(markdown: &str, limit: usize) -> String {
    let plain = bare(markdown);
    let mut line = String::new();
    for word in plain.split_whitespace() {
        if line.chars().count() + word.chars().count() >= limit {
            line.push('…');
            break;
        }
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    line
}

#[cfg(test)]
mod tests {
    use super::{escape, paragraphs, summary};

    #[test]
    fn what_means_something_in_html_is_written_as_itself() {
        let title = r#"Tom & Ada's "mug" <b>"#;
        let escaped = "Tom &amp; Ada's &quot;mug&quot; &lt;b&gt;";
        assert_eq!(escape(title), escaped);
    }

    #[test]
    fn a_summary_is_one_line_of_whole_words() {
        assert_eq!(summary("## Mug\n\nHolds **tea**.", 100), "Mug Holds tea.");
        assert_eq!(summary("one two three", 9), "one two…");
        assert_eq!(summary("", 9), "");
    }

    #[test]
    fn paragraphs_are_lines_of_words_without_marks() {
        let text = "## Mug\n\nHolds **tea**\nor coffee.\n\n\n- blue\n";
        assert_eq!(paragraphs(text), ["Mug", "Holds tea or coffee.", "- blue"]);
        assert!(paragraphs(" \n\n").is_empty());
    }
}
