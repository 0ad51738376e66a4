//! The look of all our mails, in text and HTML from the same words. Everything that is put in
//! is escaped: a shop called `<b>` is shown as it is called.

use crate::Letter;

/// Who writes: the marketplace's name and where it is found.
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
enum Part {
    Paragraph(String),
    Button { label: String, url: String },
    Rows(Vec<(String, String)>),
}

/// A mail being put together, from top to bottom.
#[derive(Debug, Clone)]
pub struct Layout {
    brand: Brand,
    title: String,
    parts: Vec<Part>,
}

impl Layout {
    /// A mail with its heading.
    pub fn new(brand: &Brand, title: impl Into<String>) -> Self {
        Self {
            brand: brand.clone(),
            title: title.into(),
            parts: Vec::new(),
        }
    }

    /// A paragraph of plain words.
    pub fn paragraph(mut self, words: impl Into<String>) -> Self {
        self.parts.push(Part::Paragraph(words.into()));
        self
    }

    /// A button that leads to a page; in the text form the address stands by itself.
    pub fn button(mut self, label: impl Into<String>, url: impl Into<String>) -> Self {
        self.parts.push(Part::Button {
            label: label.into(),
            url: url.into(),
        });
        self
    }

    /// A table of two columns, such as a thing and its price.
    pub fn rows(mut self, rows: impl IntoIterator<Item = (String, String)>) -> Self {
        self.parts.push(Part::Rows(rows.into_iter().collect()));
        self
    }

    /// The finished letter.
    pub fn letter(&self, to: impl Into<String>, subject: impl Into<String>) -> Letter {
        Letter {
            to: to.into(),
            subject: one_line(&subject.into()),
            text: self.text(),
            html: self.html(),
            reply_to: None,
        }
    }

    fn text(&self) -> String {
        let mut text = format!("{}\n", self.title);
        for part in &self.parts {
            text.push('\n');
            match part {
                Part::Paragraph(words) => text.push_str(words),
                Part::Button { label, url } => text.push_str(&format!("{label}:\n{url}")),
                Part::Rows(rows) => {
                    let lines: Vec<_> = rows.iter().map(|(a, b)| format!("{a}: {b}")).collect();
                    text.push_str(&lines.join("\n"));
                }
            }
            text.push('\n');
        }
        text.push_str(&format!(
            "\n-- \n{}\n{}\n",
            self.brand.name, self.brand.public_url
        ));
        text
    }

    fn html(&self) -> String {
        let body: String = self.parts.iter().map(part_html).collect();
        let (brand, url) = (escape(&self.brand.name), escape(&self.brand.public_url));
        let title = escape(&self.title);
        format!(
            "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\"><title>{title}</title></head>\
             <body style=\"margin:0;background:#f5f3ee;font-family:Helvetica,Arial,sans-serif;color:#1f2421\">\
             <div style=\"max-width:560px;margin:0 auto;padding:32px 20px\">\
             <p style=\"margin:0 0 16px;font-weight:bold\">{brand}</p>\
             <div style=\"background:#ffffff;border-radius:12px;padding:28px\">\
             <h1 style=\"margin:0 0 16px;font-size:22px\">{title}</h1>{body}</div>\
             <p style=\"font-size:12px;color:#5c635e\"><a href=\"{url}\" style=\"color:#5c635e\">{url}</a></p>\
             </div></body></html>"
        )
    }
}

fn part_html(part: &Part) -> String {
    match part {
        Part::Paragraph(words) => format!(
            "<p style=\"margin:0 0 16px;line-height:1.5\">{}</p>",
            escape(words).replace('\n', "<br>")
        ),
        Part::Button { label, url } => format!(
            "<p style=\"margin:24px 0\"><a href=\"{}\" style=\"display:inline-block;background:#1f5c46;\
             color:#ffffff;text-decoration:none;padding:12px 22px;border-radius:8px\">{}</a></p>",
            escape(url),
            escape(label)
        ),
        Part::Rows(rows) => {
            let cell = "padding:8px 0;border-bottom:1px solid #e6e2d8";
            let rows: String = rows
                .iter()
                .map(|(left, right)| {
                    format!(
                        "<tr><td style=\"{cell}\">{}</td>\
                         <td style=\"{cell};text-align:right\">{}</td></tr>",
                        escape(left),
                        escape(right)
                    )
                })
                .collect();
            format!(
                "<table style=\"width:100%;border-collapse:collapse;margin:0 0 16px\">{rows}</table>"
            )
        }
    }
}

pub(crate) fn escape(raw: &str) -> String {
    raw.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
        .replace('\'', "&#39;")
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
        let letter = Layout::new(&brand(), "Hello <script>alert(1)</script>")
            .paragraph("Tom & \"Jerry\"\nline two")
            .rows([("<img src=x>".to_owned(), "it's 5 €".to_owned())])
            .letter("a@example.com", "Hi");
        assert!(!letter.html.contains("<script>"));
        assert!(!letter.html.contains("<img"));
        assert!(
            letter
                .html
                .contains("Tom &amp; &quot;Jerry&quot;<br>line two")
        );
        assert!(letter.text.contains("Tom & \"Jerry\"\nline two"));
        assert!(letter.text.contains("<img src=x>: it's 5 €"));
    }

    #[test]
    fn a_button_leads_to_the_same_page_in_both_forms() {
        let url = brand().url("/verify-account?token=abc");
        let letter = Layout::new(&brand(), "Welcome")
            .button("Activate", &url)
            .letter("a@example.com", "Welcome");
        assert!(
            letter
                .html
                .contains("href=\"http://localhost:8080/verify-account?token=abc\"")
        );
        assert!(
            letter
                .text
                .contains("Activate:\nhttp://localhost:8080/verify-account?token=abc\n")
        );
    }

    #[test]
    fn a_subject_stays_one_line() {
        let letter = Layout::new(&brand(), "x").letter("a@example.com", "Hi\r\nBcc: b@example.com");
        assert!(!letter.subject.contains(['\r', '\n']));
    }
}
