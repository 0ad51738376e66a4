//! A page without scripts: name, price, description and links, for readers of plain HTML. It is in
//! a `noscript` element, which browsers that run scripts do not render.

use askama::Template;

use super::breadcrumbs::Link;

/// What there is to read.
#[derive(Debug, Default)]
pub struct NoscriptContent {
    pub heading: String,
    /// From the front page down to what is shown.
    pub trail: Vec<Link>,
    pub blocks: Vec<Block>,
    /// Lists of links, each under its heading, if it has one.
    pub lists: Vec<(String, Vec<Link>)>,
}

/// A part of what there is to read.
#[derive(Debug)]
pub enum Block {
    /// A paragraph of plain words.
    Paragraph(String),
    /// A text as `markdown::html` wrote it.
    Html(String),
}

#[derive(Template)]
#[template(path = "noscript.html")]
struct NoscriptTemplate<'a> {
    market: &'a str,
    page: &'a NoscriptContent,
}

impl NoscriptContent {
    /// A page that says no more than its name.
    pub fn new(heading: impl Into<String>) -> Self {
        Self {
            heading: heading.into(),
            ..Self::default()
        }
    }

    /// Adds a paragraph.
    pub fn paragraph(&mut self, words: impl Into<String>) {
        self.blocks.push(Block::Paragraph(words.into()));
    }

    /// Adds a text that was Markdown.
    pub fn html_block(&mut self, html: &str) {
        self.blocks.push(Block::Html(html.to_owned()));
    }

    /// Adds a list; an empty one is left out.
    pub fn list(&mut self, heading: impl Into<String>, links: Vec<Link>) {
        if !links.is_empty() {
            self.lists.push((heading.into(), links));
        }
    }

    /// As HTML, under the marketplace's name; nothing for a page that nothing is known of.
    pub fn html(&self, market: &str) -> String {
        if self.heading.is_empty() {
            return String::new();
        }
        NoscriptTemplate { market, page: self }.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::NoscriptContent;
    use crate::frontend::breadcrumbs::Link;

    #[test]
    fn everything_is_there_to_read_and_nothing_can_break_out() {
        let mut noscript = NoscriptContent::new("Mug </h1>");
        noscript.trail = vec![Link::new("/category/kitchen", "Kitchen")];
        noscript.paragraph("$19.99");
        noscript.paragraph("</noscript><script>");
        noscript.html_block("<p>Holds <em>tea</em></p>");
        noscript.list("Sold by", vec![Link::new("/shop/clay", "Tom & Clay")]);
        noscript.list("Nothing", Vec::new());
        let html = noscript.html("Market");
        for part in [
            "<a href=\"/\">Market</a> › <a href=\"/category/kitchen\">Kitchen</a></p>",
            "<h1>Mug &#60;/h1&#62;</h1>",
            "<p>$19.99</p>",
            "<p>&#60;/noscript&#62;&#60;script&#62;</p>",
            "<p>Holds <em>tea</em></p>",
            "<h2>Sold by</h2><ul><li><a href=\"/shop/clay\">Tom &#38; Clay</a></li></ul>",
        ] {
            assert!(html.contains(part), "{part} in {html}");
        }
        assert!(!html.contains("Nothing"), "{html}");
    }

    #[test]
    fn a_page_that_nothing_is_known_of_says_nothing() {
        assert_eq!(NoscriptContent::default().html("Market"), "");
    }
}
