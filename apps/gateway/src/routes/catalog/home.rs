//! The home page.

mod wire;

use actix_web::{get, web};
use catalog::home;
use serde::Deserialize;
use utoipa::IntoParams;

use super::cacheable::{Answer, Cacheable};
use crate::cache::{Tag, Tags};
use crate::problem::Problem;
use crate::query::Query;
use crate::state::State;

pub use self::wire::{Home, HomeHero, HomeShelf, PromoLine, ShelfKind};

/// How much of the home page.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct HomeQuery {
    /// `true`: only the hero and the first shelf.
    first: Option<bool>,
}

/// What the home page shows now: the edition that an operator published, else the page that is shipped.
#[utoipa::path(
    operation_id = "getHome", tag = "catalog", summary = "The home page",
    params(HomeQuery),
    responses((status = 200, description = "At most 24 products per shelf and 8 shops; only \
        products that can be bought now", body = Home)),
)]
#[get("/api/public/home")]
pub async fn get_home(state: web::Data<State>, query: Query<HomeQuery>) -> Answer<Home> {
    if query.first == Some(true) {
        return first(&state).await;
    }
    let mut conn = state.pool.get().await?;
    let home = home::load(&mut conn, &state.listings).await?;
    Ok(answer(&state, home))
}

/// What is seen first.
pub async fn first(state: &State) -> Answer<Home> {
    let mut conn = state.pool.get().await?;
    let home = home::first(&mut conn, &state.listings).await?;
    Ok(answer(state, home))
}

fn answer(state: &State, home: home::Home) -> Cacheable<Home> {
    let home = Home::new(home, &state.listings.words());
    Cacheable::new(home, Tags::of([Tag::Home, Tag::Listings]))
}

/// The promo line of all pages.
pub async fn promo(state: &State) -> Result<Option<PromoLine>, Problem> {
    let promo = home::promo(&mut *state.pool.get().await?).await?;
    Ok(PromoLine::of(promo))
}
