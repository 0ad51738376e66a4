//! What a visitor sees until the storefront runs. The build draws it by the storefront's own
//! components, by page and language; here the page's title and pictures are filled in.

use std::collections::HashMap;
use std::sync::LazyLock;

use content::Language;
use serde::Deserialize;

use super::Dist;
use super::html::escape;
use super::page::Page;

/// The build writes it.
const FILE: &str = "first-views.json";

/// A page as it is drawn first.
#[derive(Debug, Clone, Deserialize)]
pub struct View {
    pub html: String,
    pub css: String,
    /// The names under which the storefront knows the styles.
    pub names: String,
}

type Views = HashMap<String, HashMap<String, View>>;

/// A release carries the storefront inside itself, so this cannot change while it runs.
static EMBEDDED: LazyLock<Views> = LazyLock::new(read);

fn read() -> Views {
    let file = Dist::get(FILE);
    let views = file.and_then(|file| serde_json::from_slice(&file.data).ok());
    views.unwrap_or_default()
}

/// The first view of the page that this module shows; `None` if there is none, or if it needs
/// what is not known.
pub fn first(module: &str, language: Language, page: &Page) -> Option<View> {
    let fresh = cfg!(debug_assertions).then(read);
    let views = fresh.as_ref().unwrap_or_else(|| &EMBEDDED);
    let view = views.get(module)?.get(language.as_str())?;
    Some(View {
        html: fill(&view.html, &|place| known(page, place))?,
        css: fill(&view.css, &|place| known(page, place))?,
        names: view.names.clone(),
    })
}

/// What is known of the page in one of the [`PLACES`].
fn known<'a>(page: &'a Page, place: &str) -> Option<&'a str> {
    match place {
        "title" => Some(page.heading.as_str()).filter(|heading| !heading.is_empty()),
        "tile" => Some(page.tile.name()),
        "picture0" => page.pictures.first().map(String::as_str),
        _ => page.pictures.get(1).map(String::as_str),
    }
}

/// Where something is filled in, between two `%`.
const PLACES: [&str; 4] = ["title", "tile", "picture0", "picture1"];

/// The text with what is known in its places. One pass: what is filled in is not looked at.
fn fill<'a>(text: &str, known: &dyn Fn(&str) -> Option<&'a str>) -> Option<String> {
    let mut filled = String::with_capacity(text.len() + 256);
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('%') {
        filled.push_str(before);
        let place = after.split_once('%');
        rest = match place.filter(|(name, _)| PLACES.contains(name)) {
            Some((name, after)) => {
                filled.push_str(&escape(known(name)?));
                after
            }
            None => {
                filled.push('%');
                after
            }
        };
    }
    filled.push_str(rest);
    Some(filled)
}

#[cfg(test)]
mod tests {
    use super::fill;

    fn known(place: &str) -> Option<&'static str> {
        match place {
            "title" => Some("Mug <b> %tile%"),
            "picture0" => Some("/media/a.webp"),
            _ => None,
        }
    }

    #[test]
    fn what_is_known_stands_in_its_places_and_percents_stay() {
        let text = "50% <h1>%title%</h1> <img src=\"%picture0%\"> 10% off, 78%";
        let filled = fill(text, &known).unwrap();
        let expected = "50% <h1>Mug &lt;b&gt; %tile%</h1> <img src=\"/media/a.webp\"> 10% off, 78%";
        assert_eq!(filled, expected);
    }

    #[test]
    fn a_view_that_needs_more_than_is_known_is_not_shown() {
        assert!(fill("%picture1%", &known).is_none());
        assert_eq!(fill("100%", &known).as_deref(), Some("100%"));
    }
}
