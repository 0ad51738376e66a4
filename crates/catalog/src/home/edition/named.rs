//! What an edition refers to: categories, products and shops.

use auth::actor::Operator;
use diesel::QueryableByName;
use diesel::sql_types::{Array, BigInt, Text as SqlText};
use diesel_async::RunQueryDsl;
use serde::Deserialize;
use types::{CategoryId, ProductId, ShopId};

use crate::error::Fault;
use crate::home::{Content, Shelf};
use crate::product::Field;
use crate::{Error, Tile, json};
use db::{Pool, Tx};

/// What an edition names, as operators know it.
#[derive(Debug, Clone, PartialEq)]
pub struct Named {
    /// The products of its shelves.
    pub products: Vec<NamedProduct>,
    /// The shops that it features.
    pub shops: Vec<NamedShop>,
}

/// A product that an edition refers to.
#[derive(Debug, Clone, PartialEq, Deserialize)]
pub struct NamedProduct {
    /// Its id.
    pub id: ProductId,
    /// What it is called.
    pub title: String,
    /// Its first picture.
    pub thumbnail: Option<String>,
    /// The hue behind it.
    pub tile: Tile,
    /// Whether shoppers see it.
    pub is_shown: bool,
}

/// A shop that an edition features.
#[derive(Debug, Clone, PartialEq, Deserialize)]
pub struct NamedShop {
    /// Its id.
    pub id: ShopId,
    /// Its name.
    pub name: String,
    /// Its logo.
    pub logo: Option<String>,
    /// Its hue.
    pub tile: Tile,
    /// Whether shoppers see it.
    pub is_shown: bool,
}

#[derive(QueryableByName)]
struct NamedRow {
    #[diesel(sql_type = SqlText)]
    products: String,
    #[diesel(sql_type = SqlText)]
    shops: String,
}

/// The products and shops that an edition names, hidden ones included.
pub async fn named(pool: &Pool, _operator: &Operator, content: &Content) -> Result<Named, Error> {
    let products = content.shelves.iter().flat_map(|shelf| &shelf.products);
    let products: Vec<ProductId> = products.copied().collect();
    let row: NamedRow = diesel::sql_query(include_str!("named.sql"))
        .bind::<Array<BigInt>, _>(products)
        .bind::<Array<BigInt>, _>(&content.shops)
        .get_result(&mut pool.get().await?)
        .await?;
    Ok(Named {
        products: json::read(&row.products)?,
        shops: json::read(&row.shops)?,
    })
}

#[derive(QueryableByName)]
struct There {
    #[diesel(sql_type = Array<BigInt>)]
    categories: Vec<CategoryId>,
    #[diesel(sql_type = Array<BigInt>)]
    products: Vec<ProductId>,
    #[diesel(sql_type = Array<BigInt>)]
    shops: Vec<ShopId>,
}

/// What the content names and the marketplace does not have. A category that is there stays until the
/// transaction ends. What is there and not on sale may be
/// named: it is shown as soon as it is.
pub(super) async fn missing(tx: &mut Tx, content: &Content) -> Result<Vec<Fault>, Error> {
    let shelves = &content.shelves;
    let categories: Vec<CategoryId> = shelves.iter().filter_map(|shelf| shelf.category).collect();
    let products = shelves.iter().flat_map(|shelf| &shelf.products);
    let products: Vec<ProductId> = products.copied().collect();
    let there: There = diesel::sql_query(
        "select array(select id from categories where id = any ($1) for key share) as categories, \
             array(select id from products where id = any ($2)) as products, \
             array(select id from shops where id = any ($3)) as shops",
    )
    .bind::<Array<BigInt>, _>(categories)
    .bind::<Array<BigInt>, _>(products)
    .bind::<Array<BigInt>, _>(&content.shops)
    .get_result(tx.conn())
    .await?;
    let mut faults = Vec::new();
    let mut refuse = |place, code, message| faults.push(Fault::new(place, code, message));
    for (
        at,
        Shelf {
            category, products, ..
        },
    ) in shelves.iter().enumerate()
    {
        if category.is_some_and(|category| !there.categories.contains(&category)) {
            let message = "This category no longer exists. Choose another one";
            refuse(Field::ShelfCategory(at), "unknown_category", message);
        }
        if products
            .iter()
            .any(|product| !there.products.contains(product))
        {
            let message = "One of these products no longer exists. Remove it";
            refuse(Field::ShelfProducts(at), "unknown_product", message);
        }
    }
    if content.shops.iter().any(|shop| !there.shops.contains(shop)) {
        let message = "One of these shops no longer exists. Remove it";
        refuse(Field::FeaturedShops, "unknown_shop", message);
    }
    Ok(faults)
}
