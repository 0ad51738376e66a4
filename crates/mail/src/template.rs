//! The layout of all emails, in text and HTML from the same words; `templates/` has both, in the
//! storefront's colors. All values are escaped: a shop called `<b>` is shown by that name.

use askama::Template;
use types::Language;

use crate::Email;

/// The sender: the marketplace's name and address.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Brand {
    /// The marketplace's name.
    pub name: String,
    /// Its address without a slash at the end, such as `https://shop.example`.
    pub public_url: String,
}

impl Brand {
    /// A full address of a page of ours; `path` begins with a slash.
    pub fn url(&self, path: &str) -> String {
        format!("{}{path}", self.public_url.trim_end_matches('/'))
    }
}

#[derive(Debug, Clone)]
enum Element {
    Paragraph(String),
    Button { label: String, url: String },
    Rows(Vec<(String, String)>),
}

/// An email being put together, from top to bottom.
#[derive(Debug, Clone)]
pub struct Layout {
    brand: Brand,
    language: Language,
    title: String,
    elements: Vec<Element>,
}

#[derive(Template)]
#[template(path = "email.html")]
struct Html<'a> {
    brand: &'a Brand,
    language: Language,
    title: &'a str,
    elements: &'a [Element],
}

#[derive(Template)]
#[template(path = "email.txt")]
struct Plain<'a> {
    brand: &'a Brand,
    title: &'a str,
    elements: &'a [Element],
}

impl Layout {
    /// An email with its heading, in the language of its words.
    pub fn new(brand: &Brand, language: Language, title: impl Into<String>) -> Self {
        Self {
            brand: brand.clone(),
            language,
            title: title.into(),
            elements: Vec::new(),
        }
    }

    /// A paragraph of plain words.
    pub fn paragraph(mut self, words: impl Into<String>) -> Self {
        self.elements.push(Element::Paragraph(words.into()));
        self
    }

    /// A button that links to a page; in the text version, the plain address.
    pub fn button(mut self, label: impl Into<String>, url: impl Into<String>) -> Self {
        self.elements.push(Element::Button {
            label: label.into(),
            url: url.into(),
        });
        self
    }

    /// A table of two columns, such as a thing and its price.
    pub fn rows(mut self, rows: impl IntoIterator<Item = (String, String)>) -> Self {
        self.elements
            .push(Element::Rows(rows.into_iter().collect()));
        self
    }

    /// The finished email.
    pub fn email_to(&self, to: impl Into<String>, subject: impl Into<String>) -> Email {
        let (brand, title, elements) = (&self.brand, self.title.as_str(), self.elements.as_slice());
        let html = Html {
            brand,
            language: self.language,
            title,
            elements,
        };
        let text = Plain {
            brand,
            title,
            elements,
        };
        Email {
            to: to.into(),
            subject: one_line(&subject.into()),
            text: text.to_string(),
            html: html.to_string(),
            reply_to: None,
        }
    }
}

/// A line break in a subject would begin a header of its own.
fn one_line(subject: &str) -> String {
    let words = subject.split(char::is_control);
    words.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn brand() -> Brand {
        Brand {
            name: "Helloshop".into(),
            public_url: "http://localhost:8080".into(),
        }
    }

    #[test]
    fn what_a_person_typed_is_shown_and_never_interpreted() {
        let email = Layout::new(&brand(), Language::En, "Hello <script>alert(1)</script>")
            .paragraph("Tom & \"Jerry\"\nline two")
            .rows([("<img src=x>".to_owned(), "it's 5 €".to_owned())])
            .email_to("a@example.com", "Hi");
        assert!(!email.html.contains("<script>"));
        assert!(!email.html.contains("<img"));
        let escaped = "Tom &#38; &#34;Jerry&#34;<br>line two";
        assert!(email.html.contains(escaped), "{}", email.html);
        assert!(email.html.contains("it&#39;s 5 €"));
        let expected = "Hello <script>alert(1)</script>\n\nTom & \"Jerry\"\nline two\n\n\
            <img src=x>: it's 5 €\n\n-- \nHelloshop\nhttp://localhost:8080";
        assert_eq!(email.text.trim_end(), expected);
    }

    #[test]
    fn a_button_leads_to_the_same_page_in_both_forms() {
        let url = brand().url("/verify-account?token=abc");
        let email = Layout::new(&brand(), Language::De, "Welcome")
            .button("Activate", &url)
            .email_to("a@example.com", "Welcome");
        assert!(
            email
                .html
                .contains("href=\"http://localhost:8080/verify-account?token=abc\"")
        );
        assert!(
            email
                .text
                .contains("Activate:\nhttp://localhost:8080/verify-account?token=abc\n")
        );
    }

    #[test]
    fn a_subject_stays_one_line() {
        let email = Layout::new(&brand(), Language::En, "x")
            .email_to("a@example.com", "Hi\r\nBcc: b@example.com");
        assert!(!email.subject.contains(['\r', '\n']));
    }

    #[test]
    fn the_colors_of_emails_are_those_of_the_storefront() {
        let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
        let palette = format!("{root}/frontend/src/lib/theme/palette.ts");
        let palette = std::fs::read_to_string(palette).unwrap();
        for template in ["email.html", "mailbox.html"] {
            let path = format!("{root}/crates/mail/templates/{template}");
            let text = std::fs::read_to_string(path).unwrap();
            let is_sign = |c: char| c.is_ascii_hexdigit();
            let colors: Vec<&str> = text
                .split('#')
                .skip(1)
                .filter_map(|rest| rest.get(..6).filter(|it| it.chars().all(is_sign)))
                .collect();
            assert!(colors.len() > 5);
            for color in colors {
                assert!(
                    palette.contains(&format!("'#{color}'")),
                    "#{color} in {template}"
                );
            }
        }
    }
}
