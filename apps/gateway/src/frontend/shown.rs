//! The pages of the screens that show something of the marketplace's.

use catalog::shop::Search;
use futures_util::future::join;
use serde_json::json;

use super::facts::{self, Facts};
use super::html::summary;
use super::page::{Page, Preload, Visit};
use super::readable::{self, Writer};
use super::screen::Screen;
use crate::problem::Problem;
use crate::routes::catalog::categories::CategoryView;
use crate::routes::catalog::wire::Picture;
use crate::routes::catalog::{categories, home, product, products, shops};
use crate::routes::content::pages;
use crate::state::State;

/// How long a description may be before search engines cut it.
const DESCRIPTION: usize = 155;
/// How long the description of a product may be in its data for search engines.
const FULL_DESCRIPTION: usize = 5000;
/// How many cards of a listing stand in the first row of a phone.
const FIRST_CARDS: usize = 2;
/// How wide pictures stand on the page; the storefront's `PictureSource.ts` says the same.
const CARD: &str =
    "(max-width:599px) calc(50vw - 22px), (max-width:899px) calc(33vw - 24px), 264px";
const GALLERY: &str = "(max-width:591px) calc(100vw - 32px), (max-width:899px) 560px, \
    (max-width:1199px) calc(58vw - 140px), 564px";
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
        Screen::Search => {
            let mut page = Page::named(state, "Search", String::new());
            (page.lasting, page.hidden) = (false, true);
            listing(state, visit, page).await
        }
        Screen::Vendors => vendors_page(state, visit).await,
        Screen::Info(slug) => info_page(state, visit, slug).await,
        Screen::Other => Ok(Page::plain(state)),
        Screen::Missing => Err(Problem::not_found()),
    }
}

fn writer<'a>(state: &'a State, visit: &Visit<'_>) -> Writer<'a> {
    Writer::new(visit.language, &state.config.market)
}

async fn home_page(state: &State, visit: &Visit<'_>) -> Loaded {
    let mut page = Page::plain(state);
    page.title = format!("{}: many independent shops, one cart", page.title);
    page.lasting = true;
    page.pictures = vec![Preload::plain(HERO)];
    let (shelves, tree) = join(home::first(state), categories::tree(state)).await;
    let (shelves, tree) = (shelves?, tree?);
    page.facts = facts::marketplace(state.config.http.site(), &state.config.market);
    page.plain = writer(state, visit).home(&shelves, &tree);
    page.answers.add(
        "getHome",
        "/api/public/home?first=true",
        json!({ "first": true }),
        &shelves,
    )?;
    Ok(page)
}

async fn product_page(state: &State, visit: &Visit<'_>, slug: &str) -> Loaded {
    let product = product::product(state, slug).await?;
    let description = summary(&product.description, DESCRIPTION);
    let mut page = Page::named(state, &product.title, description);
    page.facts = product_facts(state, &product);
    page.plain = writer(state, visit).product(&product);
    page.tile = product.tile;
    page.pictures
        .extend(preload(product.images.first(), GALLERY));
    let path = format!("/api/public/products/{slug}");
    page.answers
        .add("getProduct", &path, json!({ "slug": slug }), &product)?;
    Ok(page)
}

fn product_facts(state: &State, product: &product::Product) -> Facts {
    let (site, currency) = (state.config.http.site(), &state.config.market.currency);
    let description = summary(&product.description, FULL_DESCRIPTION);
    let mut facts = facts::product(site, product, &description, currency);
    let trail = readable::trail_of_product(product);
    let crumbs = facts::breadcrumbs(site, &trail, &product.title);
    facts.things.push(crumbs);
    facts
}

async fn vendors_page(state: &State, visit: &Visit<'_>) -> Loaded {
    let shops = shops::shops(state, &Search::default()).await?;
    let description = "All shops of the marketplace, with what they sell and how buyers rate them.";
    let mut page = Page::named(state, "Shops", description.to_owned());
    page.plain = writer(state, visit).vendors(&shops.items);
    Ok(page)
}

async fn shop_page(state: &State, visit: &Visit<'_>, slug: &str) -> Loaded {
    let shop = shops::shop(state, slug).await?;
    let description = summary(&shop.card.description, DESCRIPTION);
    let mut page = Page::named(state, &shop.card.name, description);
    page.plain = writer(state, visit).shop(&shop);
    let crumbs = facts::breadcrumbs(state.config.http.site(), &page.plain.trail, &shop.card.name);
    page.facts.things = vec![facts::shop(state.config.http.site(), &shop), crumbs];
    page.facts.picture.clone_from(&shop.card.logo);
    let path = format!("/api/public/shops/{slug}");
    page.answers
        .add("getShop", &path, json!({ "slug": slug }), &shop)?;
    listing(state, visit, page).await
}

async fn category_page(state: &State, visit: &Visit<'_>) -> Loaded {
    let Screen::Category(slug, sub, collection) = visit.screen else {
        return Err(Problem::not_found());
    };
    let view = categories::view(state, slug, sub, collection);
    let (view, page) = join(view, listing(state, visit, Page::plain(state))).await;
    let (view, listed) = (view?, page?);
    let count = match view.product_count {
        1 => "1 product".to_owned(),
        count => format!("{count} products"),
    };
    let description = format!(
        "{}: {count} from independent shops. One cart, one payment.",
        view.name
    );
    let mut page = Page {
        answers: listed.answers,
        tile: view.tile,
        facts: category_facts(state, &view, &listed.pictures),
        plain: listed.plain.below(writer(state, visit).category(&view)),
        pictures: listed.pictures,
        ..Page::named(state, &view.name, description)
    };
    let operation = match (sub, collection) {
        (_, Some(_)) => "getCollection",
        (Some(_), None) => "getSubCategory",
        (None, None) => "getCategory",
    };
    let steps: Vec<&str> = [Some(slug), sub, collection]
        .into_iter()
        .flatten()
        .collect();
    let path = format!("/api/public/categories/{}", steps.join("/"));
    let arguments = json!({ "slug": slug, "sub": sub, "collection": collection });
    page.answers.add(operation, &path, arguments, &view)?;
    Ok(page)
}

fn category_facts(state: &State, view: &CategoryView, pictures: &[Preload]) -> Facts {
    let mut trail = readable::trail_of_category(view);
    trail.pop();
    Facts {
        picture: pictures.first().map(|picture| picture.url.clone()),
        things: vec![facts::breadcrumbs(
            state.config.http.site(),
            &trail,
            &view.name,
        )],
        ..Facts::default()
    }
}

async fn info_page(state: &State, visit: &Visit<'_>, slug: &str) -> Loaded {
    let shown = pages::page(state, slug, visit.language).await?;
    let mut page = Page::named(state, &shown.title, summary(&shown.lead, DESCRIPTION));
    page.plain = writer(state, visit).info(&shown);
    let language = visit.language.as_str();
    let path = format!("/api/public/pages/{slug}?language={language}");
    let arguments = json!({ "slug": slug, "language": language });
    page.answers.add("getPage", &path, arguments, &shown)?;
    Ok(page)
}

/// The page with its listing. Without one, or if the address asks for nonsense, as it was.
async fn listing(state: &State, visit: &Visit<'_>, mut page: Page) -> Loaded {
    let Some(query) = visit.screen.listing(visit.query) else {
        return Ok(page);
    };
    let Ok(found) = products::products(state, &query).await else {
        page.answers.lack();
        return Ok(page);
    };
    let pictures = found
        .page
        .items
        .iter()
        .filter_map(|card| preload(card.pictures.first(), CARD));
    page.pictures.extend(pictures.take(FIRST_CARDS));
    writer(state, visit).listing(&mut page.plain, visit.path, &found.page);
    let path = format!("/api/public/products?{}", query.written());
    page.answers.add("listProducts", &path, &query, &found)?;
    Ok(page)
}

/// What a page shows first of this picture, at these sizes.
fn preload(picture: Option<&Picture>, sizes: &'static str) -> Option<Preload> {
    picture.map(|picture| Preload {
        url: picture.url.clone(),
        srcset: picture.srcset.clone(),
        sizes,
    })
}
