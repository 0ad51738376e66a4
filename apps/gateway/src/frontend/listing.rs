//! The listing on a page: its products, and the API response that the page will need.

use super::noscript_writer::NoscriptWriter;
use super::page::{Page, Preload, Visit};
use super::paging::Paging;
use super::picture_widths;
use crate::problem::Problem;
use crate::routes::catalog::cacheable::Cacheable;
use crate::routes::catalog::facets::ListingPage;
use crate::routes::catalog::listing_query::ListProducts;
use crate::routes::catalog::products;
use crate::state::State;

/// How many cards of a listing stand in the first row of a phone.
const FIRST_CARDS: usize = 2;

/// What was asked for and what there is of it.
pub struct LoadedListing {
    query: ListProducts,
    found: Result<Cacheable<ListingPage>, Problem>,
}

/// The listing of this visit; `None` without one, or if the address asks for nonsense.
pub async fn load(state: &State, visit: &Visit<'_>) -> Option<LoadedListing> {
    let query = visit.screen.listing(visit.query)?;
    let found = products::products(state, &query).await;
    Some(LoadedListing { query, found })
}

impl LoadedListing {
    /// Puts it on the page, which stays as it is without products: the storefront asks for them
    /// itself and tells the visitor what is wrong.
    pub fn show(
        self,
        page: &mut Page,
        visit: &Visit<'_>,
        writer: &NoscriptWriter<'_>,
    ) -> Result<(), Problem> {
        let Ok(found) = self.found else {
            page.responses.mark_incomplete();
            return Ok(());
        };
        let cards = &found.page;
        let pictures = cards.items.iter();
        let pictures = pictures
            .filter_map(|card| Preload::of(card.pictures.first(), picture_widths::card()))
            .take(FIRST_CARDS);
        page.pictures.extend(pictures);
        writer.products(&mut page.noscript, &cards.items);
        let paging = Paging {
            number: cards.page,
            size: cards.page_size,
            total: cards.total,
        };
        paging.show(page, visit, writer);
        let path = format!("/api/public/products?{}", self.query.to_query_string());
        page.responses
            .add("listProducts", &path, &self.query, &found)
    }
}
