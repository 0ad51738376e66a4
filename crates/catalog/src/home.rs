//! The shelves of the home page.

use diesel_async::AsyncPgConnection;
use search::{Filters, Sort};
use types::PageRequest;

use crate::listing::{self, Card, Listings};
use crate::shop::{self, ShopCard};
use crate::{Error, json};

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
    let best_sellers = listing::first(listings, in_stock(), Sort::BestSelling, CARDS);
    Ok(Home {
        best_sellers: best_sellers.await?,
        ..Home::default()
    })
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
    let (cards, most) = (listing::top(CARDS)?, listing::top(PageRequest::MAX_SIZE)?);
    let shelves = [
        (in_stock(), Sort::BestSelling, cards),
        (reduced, Sort::Discount, cards),
        (in_stock(), Sort::Newest, cards),
        (in_stock(), Sort::Rating, most),
    ];
    let shops = shop::Search {
        page: listing::top(SHOPS)?,
        ..shop::Search::default()
    };
    let [best_sellers, on_sale, newest, rated] = listing::shelves(listings, shelves).await?;
    Ok(Home {
        best_sellers: listing::read(&best_sellers)?,
        on_sale: listing::read(&on_sale)?,
        newest: listing::read(&newest)?,
        featured: featured(&rated)?,
        shops: shop::list(conn, &shops).await?.items,
    })
}

/// One good word is not enough: somebody must have bought it.
fn featured(rated: &[String]) -> Result<Vec<Card>, Error> {
    let mut featured = Vec::new();
    for card in rated {
        let card: Card = json::read(card)?;
        if card.rating.is_some() && card.sold_count > 0 {
            featured.push(card);
        }
        if featured.len() == FEATURED {
            break;
        }
    }
    Ok(featured)
}
