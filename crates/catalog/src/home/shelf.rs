//! What the shelves of a home page show: only products that can be bought now.

use std::collections::HashMap;

use diesel::QueryableByName;
use diesel::sql_types::{Array, BigInt, Nullable, Text};
use diesel_async::{AsyncPgConnection, RunQueryDsl};
use search::{CategoryPath, Filters, Sort};
use types::{CategoryId, PageRequest, ProductId};

use super::{Kind, Shelf};
use crate::listing::{self, Card, Listings};
use crate::{Error, json};

const CARDS: i64 = 12;
const BEST_RATED: usize = 12;

/// A shelf that is not empty.
#[derive(Debug, Clone, PartialEq)]
pub struct Shown {
    /// What it shows.
    pub kind: Kind,
    /// What it is called; the usual name of its kind without it.
    pub name: Option<String>,
    /// The same in German.
    pub name_de: Option<String>,
    /// The slugs of its category, such as `kitchen/mugs`.
    pub path: Option<String>,
    /// What stands on it.
    pub cards: Vec<Card>,
}

#[derive(Clone, QueryableByName)]
struct Place {
    #[diesel(sql_type = BigInt)]
    id: CategoryId,
    #[diesel(sql_type = Text)]
    name: String,
    #[diesel(sql_type = Nullable<Text>)]
    name_de: Option<String>,
    #[diesel(sql_type = Text)]
    path: String,
}

type Places = HashMap<CategoryId, Place>;

/// What can be bought of each shelf now; those with nothing on them are left out.
pub(super) async fn fill(
    conn: &mut AsyncPgConnection,
    listings: &Listings,
    shelves: &[Shelf],
) -> Result<Vec<Shown>, Error> {
    let places = places(conn, shelves).await?;
    let picked = picked(conn, shelves).await?;
    let asks: Vec<Option<Ask>> = shelves
        .iter()
        .map(|shelf| ask(shelf, &places))
        .collect::<Result<_, _>>()?;
    let found = listing::shelves(listings, asks.iter().flatten().cloned().collect()).await?;
    let mut found = found.into_iter();
    let mut filled = Vec::new();
    for (shelf, asked) in shelves.iter().zip(asks) {
        let cards = match (asked, shelf.kind) {
            (None, _) => chosen(&picked, &shelf.products),
            (Some(_), Kind::BestRated) => best_rated(&found.next().unwrap_or_default())?,
            (Some(_), _) => listing::read(&found.next().unwrap_or_default())?,
        };
        if !cards.is_empty() {
            let place = shelf.category.and_then(|id| places.get(&id));
            filled.push(shown(shelf, place, cards));
        }
    }
    Ok(filled)
}

/// A shelf that has a name of its own is called that in both languages; else it is called like its category.
fn shown(shelf: &Shelf, place: Option<&Place>, cards: Vec<Card>) -> Shown {
    let own = shelf.name.as_ref().map(|name| name.as_str().to_owned());
    let own_de = shelf.name_de.as_ref().map(|name| name.as_str().to_owned());
    let (name, name_de) = match (own, place) {
        (Some(name), _) => (Some(name), own_de),
        (None, Some(place)) => (
            Some(place.name.clone()),
            own_de.or_else(|| place.name_de.clone()),
        ),
        (None, None) => (None, own_de),
    };
    Shown {
        kind: shelf.kind,
        name,
        name_de,
        path: place.map(|place| place.path.clone()),
        cards,
    }
}

type Ask = (Filters, Sort, PageRequest);

/// What the index is asked for; nothing for what was picked, and of a category that is gone.
fn ask(shelf: &Shelf, places: &Places) -> Result<Option<Ask>, Error> {
    let in_stock = Filters {
        in_stock: true,
        ..Filters::default()
    };
    let (cards, most) = (listing::top(CARDS)?, listing::top(PageRequest::MAX_SIZE)?);
    Ok(match shelf.kind {
        Kind::BestSellers => Some((in_stock, Sort::BestSelling, cards)),
        Kind::BestRated => Some((in_stock, Sort::Rating, most)),
        Kind::Newest => Some((in_stock, Sort::Newest, cards)),
        Kind::OnSale => {
            let reduced = Filters {
                on_sale: true,
                ..in_stock
            };
            Some((reduced, Sort::Discount, cards))
        }
        Kind::Category => {
            let place = shelf.category.and_then(|id| places.get(&id));
            let path = place.and_then(|place| CategoryPath::parse(&place.path).ok());
            path.map(|path| {
                let within = Filters {
                    category: Some(path),
                    ..in_stock
                };
                (within, Sort::BestSelling, cards)
            })
        }
        Kind::Products => None,
    })
}

async fn places(conn: &mut AsyncPgConnection, shelves: &[Shelf]) -> Result<Places, Error> {
    let ids: Vec<CategoryId> = shelves.iter().filter_map(|shelf| shelf.category).collect();
    if ids.is_empty() {
        return Ok(Places::new());
    }
    let places: Vec<Place> = diesel::sql_query(
        "select c.id, c.name, c.name_de, concat_ws('/', p.slug, c.slug) as path \
         from categories c left join categories p on p.id = c.parent_id where c.id = any ($1)",
    )
    .bind::<Array<BigInt>, _>(ids)
    .load(conn)
    .await?;
    Ok(places.into_iter().map(|place| (place.id, place)).collect())
}

/// Those of all picked products that can be bought now.
async fn picked(
    conn: &mut AsyncPgConnection,
    shelves: &[Shelf],
) -> Result<HashMap<ProductId, Card>, Error> {
    let ids = shelves.iter().flat_map(|shelf| &shelf.products).copied();
    let ids: Vec<ProductId> = ids.collect();
    if ids.is_empty() {
        return Ok(HashMap::new());
    }
    let cards = listing::cards(conn, &ids).await?.into_iter();
    let in_stock = cards.filter(|card| card.in_stock);
    Ok(in_stock.map(|card| (card.id, card)).collect())
}

fn chosen(picked: &HashMap<ProductId, Card>, products: &[ProductId]) -> Vec<Card> {
    let cards = products.iter().filter_map(|id| picked.get(id));
    cards.cloned().collect()
}

/// One good word is not enough: somebody must have bought it.
fn best_rated(rated: &[String]) -> Result<Vec<Card>, Error> {
    let mut best = Vec::new();
    for card in rated {
        let card: Card = json::read(card)?;
        if card.rating.is_some() && card.sold_count > 0 {
            best.push(card);
        }
        if best.len() == BEST_RATED {
            break;
        }
    }
    Ok(best)
}
