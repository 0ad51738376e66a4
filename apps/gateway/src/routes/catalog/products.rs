//! The one listing behind category, shop and search pages.

use actix_web::{get, web};
use catalog::listing;

use super::cacheable::{Answer, Cacheable};
use super::facets::ListingPage;
use super::listing_query::ListProducts;
use crate::cache::{Tag, Tags};
use crate::state::State;

/// The one listing behind category, shop and search pages.
#[utoipa::path(
    operation_id = "listProducts", tag = "catalog", summary = "Search and list products",
    params(ListProducts),
    responses((status = 200, description = "One page of product cards, with the available filters", body = ListingPage)),
)]
#[get("/api/public/products")]
pub async fn list_products(state: web::Data<State>, wanted: ListProducts) -> Answer<ListingPage> {
    products(&state, &wanted).await
}

/// One page of what this asks for.
pub async fn products(state: &State, wanted: &ListProducts) -> Answer<ListingPage> {
    let query = wanted.parse()?;
    let listing = listing::list(&state.listings, query).await?;
    let page = ListingPage::new(listing, &state.listings.words());
    Ok(Cacheable::new(page, Tags::of([Tag::Listings])))
}
