//! A page without its scripts: name, price, description and links, for whoever reads only
//! HTML. It stands in a `noscript` element, which browsers that run scripts do not draw.

use std::fmt::Write;

use super::html::escape;
use super::trail::Link;

/// What there is to read.
#[derive(Debug, Default)]
pub struct Plain {
    pub heading: String,
    /// From the front page down to what is shown.
    pub trail: Vec<Link>,
    pub paragraphs: Vec<String>,
    /// Lists of links, each under its heading, if it has one.
    pub lists: Vec<(String, Vec<Link>)>,
}

impl Plain {
    /// A page that says no more than its name.
    pub fn new(heading: impl Into<String>) -> Self {
        Self {
            heading: heading.into(),
            ..Self::default()
        }
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
        let mut html = "<noscript><main><p>".to_owned();
        push_link(&mut html, &Link::new("/", market));
        for link in &self.trail {
            html.push_str(" › ");
            push_link(&mut html, link);
        }
        // Writing to a string does not fail.
        let _ = write!(html, "</p><h1>{}</h1>", escape(&self.heading));
        for paragraph in &self.paragraphs {
            let _ = write!(html, "<p>{}</p>", escape(paragraph));
        }
        for (heading, links) in &self.lists {
            if !heading.is_empty() {
                let _ = write!(html, "<h2>{}</h2>", escape(heading));
            }
            html.push_str("<ul>");
            for link in links {
                html.push_str("<li>");
                push_link(&mut html, link);
                html.push_str("</li>");
            }
            html.push_str("</ul>");
        }
        html.push_str("</main></noscript>");
        html
    }
}

fn push_link(html: &mut String, link: &Link) {
    let (path, words) = (escape(&link.path), escape(&link.words));
    let _ = write!(html, "<a href=\"{path}\">{words}</a>");
}

#[cfg(test)]
mod tests {
    use super::Plain;
    use crate::frontend::trail::Link;

    #[test]
    fn everything_is_there_to_read_and_nothing_can_break_out() {
        let mut plain = Plain::new("Mug </h1>");
        plain.trail = vec![Link::new("/category/kitchen", "Kitchen")];
        plain.paragraphs = vec!["$19.99".to_owned(), "</noscript><script>".to_owned()];
        plain.list("Sold by", vec![Link::new("/shop/clay", "Tom & Clay")]);
        plain.list("Nothing", Vec::new());
        let html = plain.html("Market");
        for part in [
            "<a href=\"/\">Market</a> › <a href=\"/category/kitchen\">Kitchen</a>",
            "<h1>Mug &lt;/h1&gt;</h1>",
            "<p>$19.99</p>",
            "<p>&lt;/noscript&gt;&lt;script&gt;</p>",
            "<h2>Sold by</h2><ul><li><a href=\"/shop/clay\">Tom &amp; Clay</a></li></ul>",
        ] {
            assert!(html.contains(part), "{part} in {html}");
        }
        assert!(!html.contains("Nothing"), "{html}");
    }

    #[test]
    fn a_page_that_nothing_is_known_of_says_nothing() {
        assert_eq!(Plain::default().html("Market"), "");
    }
}
