//! The pages of screens that show data of the marketplace.

use catalog::wishlist::share;
use futures_util::future::join;
use serde_json::json;
use types::Language;

use super::listing;
use super::metadata::{self, Metadata};
use super::noscript_writer::texts::Texts;
use super::noscript_writer::{self, NoscriptWriter};
use super::page::{HeroText, Page, Preload, Visit};
use super::paging::Paging;
use super::picture_widths;
use super::screen::Screen;
use crate::markdown::plain_text::summary;
use crate::problem::Problem;
use crate::routes::catalog::categories::CategoryView;
use crate::routes::catalog::home::HomeHero;
use crate::routes::catalog::shops::{self, ListShops};
use crate::routes::catalog::wire::localized;
use crate::routes::catalog::{categories, home, product};
use crate::routes::content::pages;
use crate::state::State;

/// How long a description may be before search engines cut it.
const DESCRIPTION: usize = 155;
/// How long the description of a product may be in its data for search engines.
const FULL_DESCRIPTION: usize = 5000;
/// The picture that the home page's hero shows first.
const HERO: &str = "/scene/plant.webp";

type Loaded = Result<Page, Problem>;

/// The page of this visit, with the answers of its screen.
pub async fn load(state: &State, visit: &Visit<'_>) -> Loaded {
    match visit.screen {
        Screen::Home => home_page(state, visit).await,
        Screen::Product(slug) => product_page(state, visit, slug).await,
        Screen::Category(..) => category_page(state, visit).await,
        Screen::Shop(slug) => shop_page(state, visit, slug).await,
        Screen::Search => search_page(state, visit).await,
        Screen::Vendors => vendors_page(state, visit).await,
        Screen::SharedWishlist(token) => shared_wishlist_page(state, visit, token).await,
        Screen::Info(slug) => info_page(state, visit, slug).await,
        Screen::Other => Ok(Page::plain(state, visit.language)),
        Screen::Missing => Err(Problem::not_found()),
    }
}

fn writer<'a>(state: &'a State, visit: &Visit<'_>) -> NoscriptWriter<'a> {
    let name = state.settings.now().name.clone();
    NoscriptWriter::new(visit.language, name, &state.config.currency)
}

async fn home_page(state: &State, visit: &Visit<'_>) -> Loaded {
    let mut page = Page::plain(state, visit.language);
    let settings = state.settings.now();
    let slogan = settings.slogan.as_deref();
    let slogan = slogan.unwrap_or(Texts::of(visit.language).slogan);
    page.title = format!("{}: {slogan}", page.title);
    page.has_canonical = true;
    let (home, tree) = join(home::first(state), categories::tree(state)).await;
    let (home, tree) = (home?, tree?);
    let hero = home.hero.as_ref();
    let picture = hero.and_then(|hero| hero.picture.as_ref());
    let picture = Preload::of(picture, picture_widths::hero());
    page.hero = hero.map(|hero| hero_text(hero, visit.language));
    page.pictures = vec![picture.unwrap_or_else(|| Preload::plain(HERO))];
    page.metadata = metadata::marketplace(state.config.http.site(), &settings);
    page.noscript = writer(state, visit).home(&home, &tree);
    page.responses.add(
        "getHome",
        "/api/public/home?first=true",
        json!({ "first": true }),
        &home,
    )?;
    Ok(page)
}

fn hero_text(hero: &HomeHero, language: Language) -> HeroText {
    let localized =
        |text, text_de: &Option<String>| localized(text, text_de.as_ref(), language).to_owned();
    HeroText {
        title: localized(&hero.title, &hero.title_de),
        line: localized(&hero.line, &hero.line_de),
        button: localized(&hero.button, &hero.button_de),
        link: hero.link.clone(),
        is_pictured: hero.picture.is_some(),
    }
}

async fn product_page(state: &State, visit: &Visit<'_>, slug: &str) -> Loaded {
    let product = product::product(state, slug).await?;
    let language = visit.language;
    let description = summary(product.description_in(language), DESCRIPTION);
    let mut page = Page::named(state, language, product.title_in(language), description);
    page.metadata = product_metadata(state, &product, language);
    page.noscript = writer(state, visit).product(&product);
    page.tile = product.tile;
    page.pictures.extend(Preload::of(
        product.images.first(),
        picture_widths::gallery(),
    ));
    let path = format!("/api/public/products/{slug}");
    page.responses
        .add("getProduct", &path, json!({ "slug": slug }), &product)?;
    Ok(page)
}

fn product_metadata(state: &State, product: &product::Product, language: Language) -> Metadata {
    let (site, currency) = (state.config.http.site(), &state.config.currency);
    let description = summary(product.description_in(language), FULL_DESCRIPTION);
    let mut metadata = metadata::product(site, product, &description, (currency, language));
    let trail = noscript_writer::trail_of_product(product, language);
    let crumbs = metadata::breadcrumbs(site, &trail, product.title_in(language));
    metadata.json_ld.push(crumbs);
    metadata
}

async fn search_page(state: &State, visit: &Visit<'_>) -> Loaded {
    let mut asked = visit.screen.listing(visit.query).unwrap_or_default();
    // its words name it even if something else of the address cannot be read
    asked.q = asked.q.or_else(|| words(visit.query));
    let heading = writer(state, visit).search(&asked);
    let mut page = Page::named(state, visit.language, &heading, String::new());
    (page.has_canonical, page.noindex) = (false, true);
    with_listing(state, visit, page).await
}

fn words(query: &str) -> Option<String> {
    let mut named = url::form_urlencoded::parse(query.as_bytes());
    let words = named.find(|(name, _)| name == "q")?.1;
    Some(words.trim().to_owned()).filter(|words| !words.is_empty())
}

async fn vendors_page(state: &State, visit: &Visit<'_>) -> Loaded {
    let search = ListShops::of_page(visit.query).unwrap_or_default();
    let shops = shops::shops(state, &search).await?;
    let texts = Texts::of(visit.language);
    let description = texts.about_shops;
    let mut page = Page::named(state, visit.language, texts.shops, description.to_owned());
    let writer = writer(state, visit);
    page.noscript = writer.vendors(&shops.items);
    let paging = Paging {
        number: shops.page,
        size: shops.page_size,
        total: shops.total,
    };
    paging.show(&mut page, visit, &writer);
    let site = state.config.http.site();
    page.metadata.json_ld = vec![metadata::vendors(site, &page.heading, description, &shops)];
    Ok(page)
}

async fn shop_page(state: &State, visit: &Visit<'_>, slug: &str) -> Loaded {
    let shop = shops::shop(state, slug).await?;
    let description = summary(&shop.card.description, DESCRIPTION);
    let mut page = Page::named(state, visit.language, &shop.card.name, description);
    page.noscript = writer(state, visit).shop(&shop);
    let site = state.config.http.site();
    let crumbs = metadata::breadcrumbs(site, &page.noscript.trail, &shop.card.name);
    page.metadata.json_ld = vec![metadata::shop(site, &shop), crumbs];
    page.metadata.picture.clone_from(&shop.card.logo);
    page.tile = shop.card.tile;
    if shop.card.slug != slug {
        page.moved_to = Some(format!("/shop/{}", shop.card.slug));
    }
    let path = format!("/api/public/shops/{slug}");
    page.responses
        .add("getShop", &path, json!({ "slug": slug }), &shop)?;
    let mut page = with_listing(state, visit, page).await?;
    // what a shop shows first is itself
    page.pictures = match (&shop.banner, &shop.card.logo) {
        (Some(banner), Some(logo)) => [banner, logo].map(|url| Preload::plain(url)).into(),
        _ => Vec::new(),
    };
    Ok(page)
}

async fn with_listing(state: &State, visit: &Visit<'_>, mut page: Page) -> Loaded {
    if let Some(listed) = listing::load(state, visit).await {
        listed.show(&mut page, visit, &writer(state, visit))?;
    }
    Ok(page)
}

async fn category_page(state: &State, visit: &Visit<'_>) -> Loaded {
    let Screen::Category(slug, sub, collection) = visit.screen else {
        return Err(Problem::not_found());
    };
    let view = categories::view(state, slug, sub, collection);
    let (view, listed) = join(view, listing::load(state, visit)).await;
    let (view, writer) = (view?, writer(state, visit));
    let [one, many] = Texts::of(visit.language).products_of;
    let noun = match view.product_count {
        1 => one,
        _ => many,
    };
    let name = localized(&view.name, view.name_de.as_ref(), visit.language);
    let description = format!("{name}: {} {noun}", view.product_count);
    let mut page = Page::named(state, visit.language, name, description);
    page.tile = view.tile;
    page.noscript = writer.category(&view);
    if let Some(listed) = listed {
        listed.show(&mut page, visit, &writer)?;
    }
    page.metadata = category_metadata(state, &view, visit.language, &page.pictures);
    let operation = match (sub, collection) {
        (_, Some(_)) => "getCollection",
        (Some(_), None) => "getSubCategory",
        (None, None) => "getCategory",
    };
    let steps = [Some(slug), sub, collection];
    let steps: Vec<&str> = steps.into_iter().flatten().collect();
    let asked = steps.join("/");
    let now: Vec<&str> = view.path.iter().map(|step| step.slug.as_str()).collect();
    let now = now.join("/");
    if now != asked {
        page.moved_to = Some(format!("/category/{now}"));
    }
    let path = format!("/api/public/categories/{asked}");
    let arguments = json!({ "slug": slug, "sub": sub, "collection": collection });
    page.responses.add(operation, &path, arguments, &view)?;
    Ok(page)
}

fn category_metadata(
    state: &State,
    view: &CategoryView,
    language: Language,
    pictures: &[Preload],
) -> Metadata {
    let mut trail = noscript_writer::trail_of_category(view, language);
    trail.pop();
    Metadata {
        picture: pictures.first().map(|picture| picture.url.clone()),
        json_ld: vec![metadata::breadcrumbs(
            state.config.http.site(),
            &trail,
            localized(&view.name, view.name_de.as_ref(), language),
        )],
        ..Metadata::default()
    }
}

/// Only what those see at once who were given the link.
async fn shared_wishlist_page(state: &State, visit: &Visit<'_>, token: &str) -> Loaded {
    let mut conn = state.pool.get().await?;
    let title = share::title(&mut conn, token).await?;
    let mut page = Page::plain(state, visit.language);
    if let Some(title) = title {
        page.title = format!("{title} · {}", page.title);
    }
    (page.noindex, page.secret) = (true, true);
    Ok(page)
}

async fn info_page(state: &State, visit: &Visit<'_>, slug: &str) -> Loaded {
    let shown = pages::page(state, slug, visit.language).await?;
    let mut page = Page::named(
        state,
        visit.language,
        &shown.title,
        summary(&shown.lead, DESCRIPTION),
    );
    page.noscript = writer(state, visit).info(&shown);
    let language = visit.language.as_str();
    let path = format!("/api/public/pages/{slug}?language={language}");
    let arguments = json!({ "slug": slug, "language": language });
    page.responses.add("getPage", &path, arguments, &shown)?;
    Ok(page)
}
