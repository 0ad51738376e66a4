//! What a page contains before any script runs: its title and description, its first pictures, and
//! the API responses that it will need. All of it comes from the API's routes.

use std::sync::Arc;

use actix_web::ResponseError;
use actix_web::http::StatusCode;
use futures_util::future::join;
use types::Language;

use super::embedded_responses::EmbeddedResponses;
use super::metadata::Metadata;
use super::noscript::NoscriptContent;
use super::noscript_writer::texts::Texts;
use super::screen::Screen;
use super::screen_pages;
use crate::cache::{self, Lookup, Tag, Tags};
use crate::problem::Problem;
use crate::routes::catalog::wire::{Picture, Tile, localized};
use crate::routes::catalog::{cacheable, categories, config};
use crate::state::State;

/// The parts of a page that depend on its address.
#[derive(Debug)]
pub struct Page {
    pub status: StatusCode,
    pub title: String,
    pub description: String,
    /// Whether its path alone names something that search engines should know.
    pub has_canonical: bool,
    /// Which page of a list it shows, from 1.
    pub number: i64,
    /// The first is the page's main one.
    pub pictures: Vec<Preload>,
    /// What it is about, in one line; empty if that is not known.
    pub heading: String,
    /// The ground that its pictures stand on.
    pub tile: Tile,
    /// What the promo line says; empty where there is none, nothing where that is not known.
    pub promo: Option<String>,
    /// What an operator wrote for the hero of the home page.
    pub hero: Option<HeroText>,
    pub responses: EmbeddedResponses,
    /// For search engines and those who share it.
    pub metadata: Metadata,
    /// For those who run no scripts.
    pub noscript: NoscriptContent,
    /// Whether search engines are asked to leave it out.
    pub noindex: bool,
    /// Whether its address is a secret: it is kept nowhere, and no other place is told of it.
    pub secret: bool,
    /// The path at which it stands now, if that is another one.
    pub moved_to: Option<String>,
}

/// The hero's words in the visitor's language.
#[derive(Debug)]
pub struct HeroText {
    pub title: String,
    pub line: String,
    pub button: String,
    pub link: String,
    /// Whether it has a picture of its own, which is the page's first.
    pub is_pictured: bool,
}

/// A picture that the browser should fetch before it knows where it stands. What it chooses
/// from must be what the storefront's own element offers, or it would fetch two.
#[derive(Debug)]
pub struct Preload {
    pub url: String,
    pub srcset: Option<String>,
    pub sizes: String,
    /// How many pixels wide it is, if that is known.
    pub width: Option<u32>,
}

impl Preload {
    /// A picture that comes in one width.
    pub fn plain(url: &str) -> Self {
        Self {
            url: url.to_owned(),
            srcset: None,
            sizes: String::new(),
            width: None,
        }
    }

    /// What a page shows first of this picture, at these sizes.
    pub fn of(picture: Option<&Picture>, sizes: String) -> Option<Self> {
        picture.map(|picture| Self {
            url: picture.url.clone(),
            srcset: picture.srcset.clone(),
            sizes,
            width: picture.width,
        })
    }
}

/// What is asked for.
#[derive(Debug)]
pub struct Visit<'a> {
    pub path: &'a str,
    pub screen: Screen<'a>,
    /// The part of the address after `?`.
    pub query: &'a str,
    /// The language that the visitor reads, as far as we write it.
    pub language: Language,
}

impl Page {
    /// A page of which nothing is known but whose marketplace it is.
    pub fn plain(state: &State, language: Language) -> Self {
        let (name, texts) = (state.settings.now().name.clone(), Texts::of(language));
        Self {
            status: StatusCode::OK,
            title: name.clone(),
            description: format!("{name}: {}", texts.about),
            has_canonical: false,
            number: 1,
            pictures: Vec::new(),
            heading: String::new(),
            tile: Tile::Sand,
            promo: None,
            hero: None,
            responses: EmbeddedResponses::default(),
            metadata: Metadata::default(),
            noscript: NoscriptContent::default(),
            noindex: false,
            secret: false,
            moved_to: None,
        }
    }

    /// A page of something with a name; a description that is empty stays the general one.
    pub fn named(state: &State, language: Language, name: &str, description: String) -> Self {
        let plain = Self::plain(state, language);
        Self {
            title: format!("{name} · {}", plain.title),
            description: match description.is_empty() {
                true => plain.description,
                false => description,
            },
            has_canonical: true,
            heading: name.to_owned(),
            noscript: NoscriptContent::new(name),
            ..plain
        }
    }

    /// What invalidates it in the cache: for a product's page what its responses show, for the others
    /// any product.
    fn cache_tags(&self, screen: &Screen<'_>) -> Tags {
        let mut tags = self.responses.tags().clone();
        if !matches!(screen, Screen::Product(_)) {
            tags.add(&Tags::of([Tag::Listings]));
        }
        tags
    }

    /// About how many bytes it takes.
    fn weight(&self) -> usize {
        4096 + 2 * self.responses.bytes()
    }

    /// What stays of a page that cannot be loaded: the storefront asks again and tells the
    /// visitor what is wrong.
    fn failed(state: &State, language: Language, problem: &Problem) -> Self {
        match problem.status_code() {
            StatusCode::NOT_FOUND => Self {
                status: StatusCode::NOT_FOUND,
                has_canonical: false,
                noindex: true,
                ..Self::named(
                    state,
                    language,
                    Texts::of(language).not_found,
                    String::new(),
                )
            },
            status => {
                let mut page = Self::plain(state, language);
                page.responses.mark_incomplete();
                page.noindex = true;
                if status.is_server_error() {
                    page.status = status;
                }
                page
            }
        }
    }
}

/// The page of this visit, as it is kept or from the database.
pub async fn find(state: &State, visit: &Visit<'_>) -> Arc<Page> {
    let address = cache::canonical(visit.path, visit.query);
    let key = format!("{} {address}", visit.language.as_str());
    match state.page_cache.find(&key).await {
        Lookup::Value(page) => page,
        Lookup::Uncached => Arc::new(load(state, visit).await),
        Lookup::Vacant(slot) => {
            let page = Arc::new(load(state, visit).await);
            if page.status == StatusCode::OK && !page.secret {
                slot.fill(page.clone(), page.cache_tags(&visit.screen), page.weight());
            }
            page
        }
    }
}

async fn load(state: &State, visit: &Visit<'_>) -> Page {
    let (common, own) = join(
        common(state, visit.language),
        screen_pages::load(state, visit),
    )
    .await;
    let mut page = own.unwrap_or_else(|problem| Page::failed(state, visit.language, &problem));
    match common {
        Ok((answers, promo)) => {
            page.responses.append(answers);
            page.promo = Some(promo);
        }
        Err(_) => page.responses.mark_incomplete(),
    }
    page.secret |= is_link_of_email(visit.query);
    page
}

/// Whether the address is the link of an email, which opens something to whoever knows it.
fn is_link_of_email(query: &str) -> bool {
    query.split('&').any(|part| part.starts_with("token="))
}

/// What every page asks for, and what its promo line says.
async fn common(state: &State, language: Language) -> Result<(EmbeddedResponses, String), Problem> {
    let mut answers = EmbeddedResponses::default();
    let config = config::config(state).await?;
    let promo = config.promo.as_ref();
    let promo =
        promo.map(|promo| localized(&promo.text, promo.text_de.as_ref(), language).to_owned());
    answers.add("getConfig", "/api/public/config", (), &config)?;
    let path = "/api/public/category/get_tree_category";
    let tree = cacheable::cached(&state.response_cache, path, categories::tree(state)).await?;
    answers.add_cached("getCategoryTree", path, &tree);
    Ok((answers, promo.unwrap_or_default()))
}
