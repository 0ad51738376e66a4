//! The changes that were recorded since a position.

use chrono::{DateTime, Utc};
use diesel::QueryableByName;
use diesel::sql_types::{Array, BigInt, Nullable, Text, Timestamptz};
use diesel_async::{AsyncPgConnection, RunQueryDsl};
use serde::Deserialize;
use types::{CategoryId, CollectionId, ProductId, ShopId};

use super::Position;
use crate::{Error, json};

/// What changed, and up to where that is said.
#[derive(Debug)]
pub struct RecordedChanges {
    /// From here on there may be more.
    pub position: Position,
    /// What changed.
    pub noted: Noted,
    /// Which edition of the home page is shown, and since which change of those that were.
    pub home: String,
}

/// Things by their kind.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Noted {
    pub product: Vec<ProductId>,
    pub shop: Vec<ShopId>,
    pub category: Vec<CategoryId>,
    /// Ids of what operators said of colors.
    pub color_family: Vec<i64>,
    goods_of_shop: Vec<ShopId>,
    goods_of_category: Vec<CategoryId>,
    goods_of_collection: Vec<CollectionId>,
}

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = Text)]
    database: String,
    #[diesel(sql_type = Text)]
    snapshot: String,
    #[diesel(sql_type = Timestamptz)]
    read_at: DateTime<Utc>,
    #[diesel(sql_type = Text)]
    noted: String,
    #[diesel(sql_type = Text)]
    home: String,
}

/// All changes that were committed by now and cannot be seen at `since`; without a position
/// only where we are.
pub async fn read(
    conn: &mut AsyncPgConnection,
    since: Option<&Position>,
) -> Result<RecordedChanges, Error> {
    let since = since.map(|position| position.snapshot.as_str());
    let row: Row = diesel::sql_query(include_str!("recorded.sql"))
        .bind::<Nullable<Text>, _>(since)
        .get_result(conn)
        .await?;
    Ok(RecordedChanges {
        position: Position {
            database: row.database,
            snapshot: row.snapshot,
            read_at: row.read_at,
        },
        noted: json::read(&row.noted)?,
        home: row.home,
    })
}

#[derive(QueryableByName)]
struct ProductRow {
    #[diesel(sql_type = BigInt)]
    id: ProductId,
}

/// The products that changed by themselves or because of where they belong.
pub async fn products(
    conn: &mut AsyncPgConnection,
    noted: &Noted,
) -> Result<Vec<ProductId>, Error> {
    let mut ids = noted.product.clone();
    let groups = [
        noted.goods_of_shop.is_empty(),
        noted.goods_of_category.is_empty(),
        noted.goods_of_collection.is_empty(),
    ];
    if groups != [true; 3] {
        let found: Vec<ProductRow> = diesel::sql_query(include_str!("products.sql"))
            .bind::<Array<BigInt>, _>(&noted.goods_of_shop)
            .bind::<Array<BigInt>, _>(&noted.goods_of_category)
            .bind::<Array<BigInt>, _>(&noted.goods_of_collection)
            .load(conn)
            .await?;
        ids.extend(found.into_iter().map(|row| row.id));
        ids.sort_unstable();
        ids.dedup();
    }
    Ok(ids)
}
