//! The home page.

use actix_web::{get, web};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::card::Card;
use super::fresh::{Answer, Fresh};
use super::shops::ShopCard;
use crate::cache::{Tag, Tags};
use crate::query::Query;
use crate::state::State;

/// The shelves of the home page; only what can be bought now.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Home {
    pub best_sellers: Vec<Card>,
    on_sale: Vec<Card>,
    newest: Vec<Card>,
    /// The best rated of what is bought.
    featured: Vec<Card>,
    shops: Vec<ShopCard>,
}

/// How much of the home page.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct HomeQuery {
    /// `true`: only the shelf that is seen first, `bestSellers`; the others are empty.
    first: Option<bool>,
}

/// The shelves of the home page.
#[utoipa::path(
    operation_id = "getHome", tag = "catalog", summary = "The shelves of the home page",
    params(HomeQuery),
    responses((status = 200, description = "At most 12 products and 8 shops a shelf", body = Home)),
)]
#[get("/api/public/home")]
pub async fn get_home(state: web::Data<State>, query: Query<HomeQuery>) -> Answer<Home> {
    if query.first == Some(true) {
        return first(&state).await;
    }
    let mut conn = state.pool.get().await?;
    let home = catalog::home::load(&mut conn, &state.listings).await?;
    Ok(answer(home))
}

/// The shelf that is seen first.
pub async fn first(state: &State) -> Answer<Home> {
    Ok(answer(catalog::home::first(&state.listings).await?))
}

fn answer(home: catalog::home::Home) -> Fresh<Home> {
    Fresh::new(home.into(), Tags::of([Tag::Goods]))
}

impl From<catalog::home::Home> for Home {
    fn from(home: catalog::home::Home) -> Self {
        let cards =
            |cards: Vec<catalog::listing::Card>| cards.into_iter().map(Card::from).collect();
        Self {
            best_sellers: cards(home.best_sellers),
            on_sale: cards(home.on_sale),
            newest: cards(home.newest),
            featured: cards(home.featured),
            shops: home.shops.into_iter().map(ShopCard::from).collect(),
        }
    }
}
