//! What a visitor sees until the storefront runs. The build draws it by the storefront's own
//! components, by page and language; here the page's title and pictures are filled in.

use std::collections::HashMap;
use std::sync::LazyLock;

use content::Language;
use serde::Deserialize;

use super::Dist;
use super::html::escape;
use super::page::{Page, Preload};

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

/// What is known of a place.
enum Known<'a> {
    Words(&'a str),
    Picture(&'a Preload),
}

impl Known<'_> {
    /// What is written there. The build knows one address of a picture; where that is what an
    /// element shows, its other widths follow.
    fn write(&self, before: &str) -> String {
        match self {
            Self::Words(words) => escape(words).into_owned(),
            Self::Picture(Preload { url, srcset, sizes }) => match srcset {
                Some(srcset) if before.ends_with(" src=\"") => {
                    let [url, srcset, sizes] = [url, srcset, *sizes].map(escape);
                    format!("{url}\" srcset=\"{srcset}\" sizes=\"{sizes}")
                }
                _ => escape(url).into_owned(),
            },
        }
    }
}

/// What is known of the page in one of the [`PLACES`].
fn known<'a>(page: &'a Page, place: &str) -> Option<Known<'a>> {
    let heading = Some(page.heading.as_str()).filter(|heading| !heading.is_empty());
    match place {
        "title" => heading.map(Known::Words),
        "tile" => Some(Known::Words(page.tile.name())),
        "picture0" => page.pictures.first().map(Known::Picture),
        _ => page.pictures.get(1).map(Known::Picture),
    }
}

/// Where something is filled in, between two `%`.
const PLACES: [&str; 4] = ["title", "tile", "picture0", "picture1"];

/// The text with what is known in its places. One pass: what is filled in is not looked at.
fn fill<'a>(text: &str, known: &dyn Fn(&str) -> Option<Known<'a>>) -> Option<String> {
    let mut filled = String::with_capacity(text.len() + 256);
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('%') {
        filled.push_str(before);
        let place = after.split_once('%');
        rest = match place.filter(|(name, _)| PLACES.contains(name)) {
            Some((name, after)) => {
                filled.push_str(&known(name)?.write(before));
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
    use super::{Known, Preload, fill};

    /// The text on a page of which title and first picture are known.
    fn filled(text: &str) -> Option<String> {
        let picture = Preload::plain("/media/a.webp");
        fill(text, &|place| match place {
            "title" => Some(Known::Words("Mug <b> %tile%")),
            "picture0" => Some(Known::Picture(&picture)),
            _ => None,
        })
    }

    #[test]
    fn what_is_known_stands_in_its_places_and_percents_stay() {
        let text = "50% <h1>%title%</h1> <img src=\"%picture0%\"> 10% off, 78%";
        let expected = "50% <h1>Mug &lt;b&gt; %tile%</h1> <img src=\"/media/a.webp\"> 10% off, 78%";
        assert_eq!(filled(text).as_deref(), Some(expected));
    }

    #[test]
    fn a_picture_that_is_shown_comes_with_its_widths() {
        let picture = Preload {
            url: "/media/a.webp".to_owned(),
            srcset: Some("/media/a.webp 640w".to_owned()),
            sizes: "50vw",
        };
        let known = |_: &str| Some(Known::Picture(&picture));
        let filled = fill("<img src=\"%picture0%\"> url(%picture0%)", &known).unwrap();
        let image = "<img src=\"/media/a.webp\" srcset=\"/media/a.webp 640w\" sizes=\"50vw\">";
        assert_eq!(filled, format!("{image} url(/media/a.webp)"));
    }

    #[test]
    fn a_view_that_needs_more_than_is_known_is_not_shown() {
        assert!(filled("%picture1%").is_none());
        assert_eq!(filled("100%").as_deref(), Some("100%"));
    }
}
