//! The shelves of the home page.

use diesel_async::AsyncPgConnection;
use search::{Filters, Sort};
use types::PageRequest;

use crate::Error;
use crate::listing::{self, Card, Listings};
use crate::shop::{self, ShopCard};

const CARDS: i64 = 12;
const FEATURED: usize = 12;
const SHOPS: i64 = 8;

/// What the home page shows; only what can be bought now.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Home {
    /// The most sold.
    pub best_sellers: Vec<Card>,
    /// The most reduced.
    pub on_sale: Vec<Card>,
    /// The latest.
    pub newest: Vec<Card>,
    /// The best rated of what is bought.
    pub featured: Vec<Card>,
    /// Shops to visit.
    pub shops: Vec<ShopCard>,
}

/// Only the shelf that is seen first; the others are empty.
pub async fn first(listings: &Listings) -> Result<Home, Error> {
    Ok(Home {
        best_sellers: best_sellers(listings).await?,
        ..Home::default()
    })
}

async fn best_sellers(listings: &Listings) -> Result<Vec<Card>, Error> {
    listing::first(listings, in_stock(), Sort::BestSelling, CARDS).await
}

fn in_stock() -> Filters {
    Filters {
        in_stock: true,
        ..Filters::default()
    }
}

/// The shelves as they stand now.
pub async fn load(conn: &mut AsyncPgConnection, listings: &Listings) -> Result<Home, Error> {
    let reduced = Filters {
        on_sale: true,
        ..in_stock()
    };
    let shops = shop::Search {
        words: None,
        sort: shop::Sort::default(),
        page: listing::top(SHOPS)?,
    };
    let on_sale = listing::first(listings, reduced, Sort::Discount, CARDS);
    let newest = listing::first(listings, in_stock(), Sort::Newest, CARDS);
    Ok(Home {
        best_sellers: best_sellers(listings).await?,
        on_sale: on_sale.await?,
        newest: newest.await?,
        featured: featured(listings).await?,
        shops: shop::list(conn, &shops).await?.items,
    })
}

/// One good word is not enough: somebody must have bought it.
async fn featured(listings: &Listings) -> Result<Vec<Card>, Error> {
    let best = listing::first(listings, in_stock(), Sort::Rating, PageRequest::MAX_SIZE).await?;
    let proven = best
        .into_iter()
        .filter(|card| card.rating.is_some() && card.sold_count > 0);
    Ok(proven.take(FEATURED).collect())
}
