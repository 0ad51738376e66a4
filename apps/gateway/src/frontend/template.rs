//! `index.html` as the build left it, and the page made from it.

use std::fmt::Write;

use super::html::escape;
use super::page::Page;

/// What the build writes where the nonce belongs.
const NONCE: &str = "__CSP_NONCE__";
/// Between these comments stands what is said of a page that nothing is known of.
const HEAD: [&str; 2] = ["<!-- page -->", "<!-- /page -->"];
/// In place of this comment stand the first answers.
const ANSWERS: &str = "<!-- first answers -->";

/// What else goes into a page.
#[derive(Debug)]
pub struct Extras {
    /// For scripts and styles of this answer alone.
    pub nonce: String,
    /// Files of code to ask for at once.
    pub code: Vec<String>,
    /// The page's one lasting address, if it has one.
    pub canonical: Option<String>,
}

/// The page, written into the template; a template without the places for it stays as it is.
pub fn fill(template: &str, page: Page, extras: &Extras) -> String {
    let own = |part: &str| part.replace(NONCE, &extras.nonce);
    let Some((before, middle, after)) = parts(template) else {
        return own(template);
    };
    let head = head(&page, extras);
    let nonce = &extras.nonce;
    let answers = page.answers.into_json();
    let block = format!(
        r#"<script type="application/json" id="first-answers" nonce="{nonce}">{answers}</script>"#
    );
    [own(before), head, own(middle), block, own(after)].concat()
}

/// What stands before the head's own part, between that and the answers, and after.
fn parts(template: &str) -> Option<(&str, &str, &str)> {
    let (before, rest) = template.split_once(HEAD[0])?;
    let (_, rest) = rest.split_once(HEAD[1])?;
    let (middle, after) = rest.split_once(ANSWERS)?;
    Some((before, middle, after))
}

fn head(page: &Page, extras: &Extras) -> String {
    let (title, description) = (escape(&page.title), escape(&page.description));
    let mut head = format!(
        "<title>{title}</title>\n    <meta name=\"description\" content=\"{description}\">"
    );
    let mut tag = |tag: std::fmt::Arguments<'_>| {
        // Writing to a string does not fail.
        let _ = write!(head, "\n    {tag}");
    };
    if let Some(address) = &extras.canonical {
        tag(format_args!(
            r#"<link rel="canonical" href="{}">"#,
            escape(address)
        ));
    }
    for (at, picture) in page.pictures.iter().enumerate() {
        let priority = if at == 0 {
            r#" fetchpriority="high""#
        } else {
            ""
        };
        tag(format_args!(
            r#"<link rel="preload" as="image" href="{}"{priority}>"#,
            escape(picture)
        ));
    }
    for file in &extras.code {
        let nonce = &extras.nonce;
        tag(format_args!(
            r#"<link rel="modulepreload" crossorigin href="/{file}" nonce="{nonce}">"#
        ));
    }
    head
}
