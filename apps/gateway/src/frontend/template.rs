//! `index.html` as built, and the page made from it.

use types::Language;

use super::first_view::FirstView;
use super::head::Head;
use super::page::Page;

/// What the build writes where the nonce belongs.
const NONCE: &str = "__CSP_NONCE__";
/// Between these comments stands what is said of a page that nothing is known of.
const HEAD: [&str; 2] = ["<!-- page -->", "<!-- /page -->"];
/// In place of this comment stands what is seen until the storefront runs.
const VIEW: &str = "<!-- first view -->";
/// In place of this comment stand the first answers.
const ANSWERS: &str = "<!-- first answers -->";

/// What else goes into a page.
#[derive(Debug)]
pub struct Extras {
    /// The marketplace's address, without a slash at its end.
    pub site: String,
    /// The marketplace's name.
    pub market: String,
    /// For scripts and styles of this answer alone.
    pub nonce: String,
    /// Files of code that the page needs besides those of every page; its own script asks for
    /// them.
    pub chunks: Vec<String>,
    /// The page's one lasting address, if it has one.
    pub canonical: Option<String>,
    pub language: Language,
    pub first_view: Option<FirstView>,
}

/// The page, written into the template; a template without the places for it stays as it is.
pub fn fill(template: &str, page: &Page, extras: &Extras) -> String {
    let own = |part: &str| part.replace(NONCE, &extras.nonce);
    let Some([start, middle, body, end]) = parts(template) else {
        return own(template);
    };
    let language = format!("<html lang=\"{}\"", extras.language.as_str());
    let start = own(start).replace("<html lang=\"en\"", &language);
    let head = Head { page, extras }.to_string();
    let view = extras
        .first_view
        .as_ref()
        .map_or("", |view| view.html.as_str());
    let noscript = page.noscript.html(&extras.market);
    let answers = answers(page, extras);
    [
        &start,
        &head,
        &own(middle),
        view,
        &own(body),
        &noscript,
        &answers,
        &own(end),
    ]
    .concat()
}

/// What stands before the head's own part, before the first view, before the answers, and
/// after.
fn parts(template: &str) -> Option<[&str; 4]> {
    let (start, rest) = template.split_once(HEAD[0])?;
    let (_, rest) = rest.split_once(HEAD[1])?;
    let (middle, rest) = rest.split_once(VIEW)?;
    let (body, end) = rest.split_once(ANSWERS)?;
    Some([start, middle, body, end])
}

fn answers(page: &Page, extras: &Extras) -> String {
    let (nonce, answers) = (&extras.nonce, page.responses.to_json());
    format!(
        r#"<script type="application/json" id="first-answers" nonce="{nonce}">{answers}</script>"#
    )
}
