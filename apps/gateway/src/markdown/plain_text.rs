//! Markdown as plain text, for search engines and link previews.

use pulldown_cmark::{Event, Parser, TagEnd};

use super::options;

/// Its blocks (headings, paragraphs, items of lists, rows of tables), each one line of words.
fn paragraphs(markdown: &str) -> Vec<String> {
    let mut blocks = vec![String::new()];
    for event in Parser::new_ext(markdown, options()) {
        match event {
            // HTML is shown as it is written
            Event::Text(words)
            | Event::Code(words)
            | Event::Html(words)
            | Event::InlineHtml(words) => push(&mut blocks, &words),
            Event::SoftBreak | Event::HardBreak | Event::End(TagEnd::TableCell) => {
                push(&mut blocks, " ");
            }
            Event::Start(tag) if ends_line(tag.to_end()) => blocks.push(String::new()),
            Event::End(tag) if ends_line(tag) => blocks.push(String::new()),
            _ => {}
        }
    }
    let lines = blocks.iter().map(|block| line(block));
    lines.filter(|line| !line.is_empty()).collect()
}

/// The beginning of a text as one line of words, at most `limit` letters long.
pub fn summary(markdown: &str, limit: usize) -> String {
    let plain = paragraphs(markdown).join(" ");
    let mut line = String::new();
    for word in plain.split(' ').filter(|word| !word.is_empty()) {
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

fn push(blocks: &mut [String], words: &str) {
    if let Some(block) = blocks.last_mut() {
        block.push_str(words);
    }
}

/// Whether words before and after this stand on lines of their own.
fn ends_line(tag: TagEnd) -> bool {
    !matches!(
        tag,
        TagEnd::Emphasis
            | TagEnd::Strong
            | TagEnd::Strikethrough
            | TagEnd::Link
            | TagEnd::Image
            | TagEnd::TableCell
            | TagEnd::HtmlBlock
    )
}

/// On one line, without what XML takes in no spelling and no page shows: `&#8;` is Markdown for it.
fn line(block: &str) -> String {
    let shown = |letter: &char| !letter.is_control() && !matches!(letter, '\u{fffe}' | '\u{ffff}');
    let words = block.split_whitespace();
    let words = words.map(|word| word.chars().filter(shown).collect::<String>());
    let words: Vec<String> = words.filter(|word| !word.is_empty()).collect();
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::{paragraphs, summary};

    #[test]
    fn a_summary_is_one_line_of_whole_words() {
        assert_eq!(summary("## Mug\n\nHolds **tea**.", 100), "Mug Holds tea.");
        assert_eq!(summary("one two three", 9), "one two…");
        assert_eq!(summary("", 9), "");
    }

    #[test]
    fn blocks_are_lines_of_words_without_marks() {
        let text = "## Mug {#mug}\n\nHolds **tea**\nor `coffee`.\n\n> [Ask](/contact) us\n\n\
            - blue\n- *red*\n  - dark\n\n| Size | Holds |\n|---|---|\n| M | 2 l |\n";
        let expected = [
            "Mug",
            "Holds tea or coffee.",
            "Ask us",
            "blue",
            "red",
            "dark",
            "Size Holds",
            "M 2 l",
        ];
        assert_eq!(paragraphs(text), expected);
        assert!(paragraphs(" \n\n").is_empty());
    }

    #[test]
    fn signs_that_mark_nothing_are_part_of_the_words() {
        for text in [
            "2 * 3 * 4 = 24",
            "snake_case_name",
            "C# and #1",
            "we <3 mugs",
            "a | b > c",
            "[sic]",
            "<b>not bold</b>",
        ] {
            assert_eq!(paragraphs(text), [text]);
            assert_eq!(summary(text, 100), text);
        }
        assert_eq!(paragraphs(r"5 \* 5 &amp; more"), ["5 * 5 & more"]);
        assert_eq!(paragraphs("no&#8;thing &#65535; shown"), ["nothing shown"]);
    }
}
