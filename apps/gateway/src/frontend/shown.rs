//! The pages of the screens that show something of the marketplace's.

use futures_util::future::join;
use serde_json::{Value, json};

use super::html::summary;
use super::page::{Page, Preload, Visit};
use super::screen::Screen;
use crate::problem::Problem;
use crate::routes::catalog::products::ListProducts;
use crate::routes::catalog::wire::Card;
use crate::routes::catalog::{categories, home, product, products, shops};
use crate::routes::content::pages;
use crate::state::State;

/// How long a description may be before search engines cut it.
const DESCRIPTION: usize = 155;
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
        Screen::Home => home_page(state).await,
        Screen::Product(slug) => product_page(state, slug).await,
        Screen::Category(..) => category_page(state, visit).await,
        Screen::Shop(slug) => shop_page(state, visit, slug).await,
        Screen::Search => {
            let mut page = Page::named(state, "Search", String::new());
            page.lasting = false;
            listing(state, visit, page).await
        }
        Screen::Info(slug) => info_page(state, visit, slug).await,
        Screen::Other => Ok(Page::plain(state)),
    }
}

async fn home_page(state: &State) -> Loaded {
    let mut page = Page::plain(state);
    page.title = format!("{}: many independent shops, one cart", page.title);
    page.lasting = true;
    page.pictures = vec![Preload::plain(HERO)];
    let shelves = home::home(state).await?;
    page.answers
        .add("getHome", "/api/public/home", (), &shelves)?;
    Ok(page)
}

async fn product_page(state: &State, slug: &str) -> Loaded {
    let product = product::product(state, slug).await?;
    let description = summary(&product.description, DESCRIPTION);
    let mut page = Page::named(state, &product.title, description);
    page.tile = product.tile;
    let first = product.images.first().map(|picture| Preload {
        url: picture.url.clone(),
        srcset: picture.srcset.clone(),
        sizes: GALLERY,
    });
    page.pictures.extend(first);
    let path = format!("/api/public/products/{slug}");
    page.answers
        .add("getProduct", &path, json!({ "slug": slug }), &product)?;
    Ok(page)
}

async fn shop_page(state: &State, visit: &Visit<'_>, slug: &str) -> Loaded {
    let shop = shops::shop(state, slug).await?;
    let description = summary(&shop.card.description, DESCRIPTION);
    let mut page = Page::named(state, &shop.card.name, description);
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
        pictures: listed.pictures,
        tile: view.tile,
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

async fn info_page(state: &State, visit: &Visit<'_>, slug: &str) -> Loaded {
    let shown = pages::page(state, slug, visit.language).await?;
    let mut page = Page::named(state, &shown.title, summary(&shown.lead, DESCRIPTION));
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
    if let Ok(found) = products::products(state, &query).await {
        let pictures = found.items.iter().filter_map(of_card);
        page.pictures.extend(pictures.take(FIRST_CARDS));
        let path = format!("/api/public/products?{}", written(&query));
        page.answers.add("listProducts", &path, &query, &found)?;
    }
    Ok(page)
}

/// A card's picture. Its address names the widest rendition that a card asks for.
fn of_card(card: &Card) -> Option<Preload> {
    let url = card.thumbnail.clone()?;
    let width = media::Name::from_url(&url).and_then(|name| name.width());
    Some(Preload {
        srcset: width.and_then(|width| media::srcset(&url, width)),
        sizes: CARD,
        url,
    })
}

/// The query as the part of an address after `?`, as the storefront writes it.
fn written(query: &ListProducts) -> String {
    let named = serde_json::to_value(query).unwrap_or_default();
    let mut text = url::form_urlencoded::Serializer::new(String::new());
    for (name, value) in named.as_object().into_iter().flatten() {
        let _ = match value {
            Value::Null => continue,
            Value::String(word) => text.append_pair(name, word),
            // As JavaScript has it: 4, where Rust would write 4.0.
            Value::Number(number) => {
                let number = number.as_f64().unwrap_or_default();
                text.append_pair(name, &number.to_string())
            }
            other => text.append_pair(name, &other.to_string()),
        };
    }
    text.finish()
}

#[cfg(test)]
mod tests {
    use super::written;
    use crate::frontend::screen::Screen;

    #[test]
    fn a_query_is_written_as_the_storefront_writes_it() {
        let screen = Screen::at("/category/kitchen/mugs");
        let query = screen
            .listing("onSale=true&minRating=4&sort=newest")
            .unwrap();
        let expected =
            "category=kitchen%2Fmugs&minRating=4&onSale=true&sort=newest&page=1&pageSize=24";
        assert_eq!(written(&query), expected);
    }
}
