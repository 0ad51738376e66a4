//! The home page: what it shows, and the editions that operators compose (ADR 38).

mod content;
pub mod edition;
mod link;
mod shelf;

use auth::actor::Operator;
use diesel_async::AsyncPgConnection;
use types::HomeEditionId;

use crate::listing::{self, Listings};
use crate::shop::{self, ShopCard};
use crate::{Error, Picture};
use db::Pool;

pub use content::{Content, Hero, Kind, OwnPromo, Promo, Shelf};
pub use edition::{Edition, State};
pub use link::Link;
pub use shelf::Shown;

const SHOPS: i64 = 8;

/// The home page, with only products that can be bought now.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Home {
    /// What is seen first, with its picture; the shipped one without it.
    pub hero: Option<(Hero, Option<Picture>)>,
    /// The shelves that are not empty, from top to bottom.
    pub shelves: Vec<Shown>,
    /// Shops to visit.
    pub shops: Vec<ShopCard>,
}

/// The promo line as it stands now.
pub async fn promo(conn: &mut AsyncPgConnection) -> Result<Promo, Error> {
    let (content, _) = now(conn).await?;
    Ok(content.promo)
}

/// Only what is seen first: the hero, and the first shelf with anything on it.
pub async fn first(conn: &mut AsyncPgConnection, listings: &Listings) -> Result<Home, Error> {
    let (content, picture) = now(conn).await?;
    let mut home = Home {
        hero: content.hero.map(|hero| (hero, picture)),
        ..Home::default()
    };
    for shelf in &content.shelves {
        home.shelves = shelf::fill(conn, listings, std::slice::from_ref(shelf)).await?;
        if !home.shelves.is_empty() {
            break;
        }
    }
    Ok(home)
}

/// The page as it stands now.
pub async fn load(conn: &mut AsyncPgConnection, listings: &Listings) -> Result<Home, Error> {
    let (content, picture) = now(conn).await?;
    compose(conn, listings, content, picture).await
}

/// An edition as shoppers would see it now, and its promo line.
pub async fn preview(
    pool: &Pool,
    listings: &Listings,
    operator: &Operator,
    id: HomeEditionId,
) -> Result<(Home, Promo), Error> {
    let edition = edition::find(pool, operator, id).await?;
    let promo = edition.content.promo.clone();
    let mut conn = pool.get().await?;
    let home = compose(&mut conn, listings, edition.content, edition.picture).await?;
    Ok((home, promo))
}

async fn now(conn: &mut AsyncPgConnection) -> Result<(Content, Option<Picture>), Error> {
    let live = edition::live(conn).await?;
    Ok(live.map_or_else(Default::default, |edition| {
        (edition.content, edition.picture)
    }))
}

async fn compose(
    conn: &mut AsyncPgConnection,
    listings: &Listings,
    content: Content,
    picture: Option<Picture>,
) -> Result<Home, Error> {
    let shops = shop::Search {
        only: Some(content.shops).filter(|shops| !shops.is_empty()),
        page: listing::top(SHOPS)?,
        ..shop::Search::default()
    };
    Ok(Home {
        hero: content.hero.map(|hero| (hero, picture)),
        shelves: shelf::fill(conn, listings, &content.shelves).await?,
        shops: shop::list(conn, &shops).await?.items,
    })
}
