//! What a visitor sees until the storefront runs. The build renders it with the storefront's own
//! components, by page and language; the marketplace's name and the page's title and pictures are
//! filled in here.

use std::borrow::Cow;
use std::collections::HashMap;

use serde::Deserialize;
use types::Language;

use super::build_file::BuildFile;
use super::page::{HeroText, Page, Preload};
use crate::html::escape;

/// A page as it is drawn first.
#[derive(Debug, Clone, Deserialize)]
pub struct FirstView {
    pub html: String,
    pub css: String,
    /// The names under which the storefront knows the styles.
    pub names: String,
}

/// By page, then by language.
static FIRST_VIEWS: BuildFile<HashMap<String, HashMap<String, FirstView>>> =
    BuildFile::new("first-views.json");

/// The first view of the page that this module shows; `None` if there is none, or if it needs
/// what is not known.
pub fn render(module: &str, language: Language, page: &Page, market: &str) -> Option<FirstView> {
    let module = match &page.hero {
        None => Cow::Borrowed(module),
        Some(hero) if hero.is_pictured => Cow::Owned(format!("{module}.picture")),
        Some(_) => Cow::Owned(format!("{module}.words")),
    };
    FIRST_VIEWS.with(|views| {
        let view = views.get(&*module)?.get(language.as_str())?;
        Some(FirstView {
            html: fill(&view.html, &|place| known(page, market, place))?,
            css: fill(&view.css, &|place| known(page, market, place))?,
            names: view.names.clone(),
        })
    })
}

/// What is known of a place.
enum Known<'a> {
    Words(Cow<'a, str>),
    Picture(&'a Preload),
}

impl Known<'_> {
    /// What is written there. The build knows one address of a picture; where that is what an
    /// element shows, its other widths follow.
    fn write(&self, before: &str) -> String {
        match self {
            Self::Words(words) => escape(words),
            Self::Picture(Preload {
                url, srcset, sizes, ..
            }) => match srcset {
                Some(srcset) if before.ends_with(" src=\"") => {
                    let [url, srcset, sizes] = [url, srcset, sizes].map(|text| escape(text));
                    format!("{url}\" srcset=\"{srcset}\" sizes=\"{sizes}")
                }
                _ => escape(url),
            },
        }
    }
}

/// What is known of the page in one of the [`PLACES`].
fn known<'a>(page: &'a Page, market: &'a str, place: &str) -> Option<Known<'a>> {
    let heading = Some(page.heading.as_str()).filter(|heading| !heading.is_empty());
    let of_hero = |part: fn(&HeroText) -> &String| {
        let words = part(page.hero.as_ref()?);
        Some(Known::Words(words.into()))
    };
    match place {
        "promo" => page.promo.as_ref().map(|promo| Known::Words(promo.into())),
        "promotion" => page.promo.as_ref().map(|promo| {
            let shown = if promo.is_empty() { "none" } else { "shown" };
            Known::Words(shown.into())
        }),
        "heroTitle" => of_hero(|hero| &hero.title),
        "heroLine" => of_hero(|hero| &hero.line),
        "heroButton" => of_hero(|hero| &hero.button),
        "heroLink" => of_hero(|hero| &hero.link),
        "name" => Some(Known::Words(market.into())),
        "title" => heading.map(|heading| Known::Words(heading.into())),
        "tile" => Some(Known::Words(page.tile.name().into())),
        "picture0" => page.pictures.first().map(Known::Picture),
        "width0" => page.pictures.first().map(own_width),
        _ => page.pictures.get(1).map(Known::Picture),
    }
}

/// How wide a picture is by itself, in CSS; the storefront does without a length that is none.
fn own_width(picture: &Preload) -> Known<'_> {
    let width = picture.width.map(|width| format!("{width}px").into());
    Known::Words(width.unwrap_or(Cow::Borrowed("none")))
}

/// Where something is filled in, between two `%`.
const PLACES: [&str; 12] = [
    "name",
    "title",
    "tile",
    "promo",
    "promotion",
    "heroTitle",
    "heroLine",
    "heroButton",
    "heroLink",
    "picture0",
    "width0",
    "picture1",
];

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
            "name" => Some(Known::Words("Tom & Töchter".into())),
            "title" => Some(Known::Words("Mug <b> %tile%".into())),
            "picture0" => Some(Known::Picture(&picture)),
            _ => None,
        })
    }

    #[test]
    fn what_is_known_stands_in_its_places_and_percents_stay() {
        let text = "50% <h1>%title%</h1> <img src=\"%picture0%\"> 10% off, 78% %name%";
        let expected = "50% <h1>Mug &#60;b&#62; %tile%</h1> <img src=\"/media/a.webp\"> 10% off, 78% \
                        Tom &#38; Töchter";
        assert_eq!(filled(text).as_deref(), Some(expected));
    }

    #[test]
    fn a_picture_that_is_shown_comes_with_its_widths() {
        let picture = Preload {
            url: "/media/a.webp".to_owned(),
            srcset: Some("/media/a.webp 640w".to_owned()),
            sizes: "50vw".to_owned(),
            width: Some(640),
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
