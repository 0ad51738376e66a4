//! Documents of shops and categories, which are found by their names.

use std::collections::HashSet;

use diesel::QueryableByName;
use diesel::sql_types::{Array, BigInt, Nullable, Text};
use diesel_async::{AsyncPgConnection, RunQueryDsl};
use search::{CategoryDocument, Change, Document, Key, ShopDocument};
use types::{CategoryId, ShopId, Slug};

use super::Batch;
use crate::Error;

#[derive(QueryableByName)]
struct ShopRow {
    #[diesel(sql_type = BigInt)]
    id: ShopId,
    #[diesel(sql_type = Text)]
    slug: String,
    #[diesel(sql_type = Text)]
    name: String,
    #[diesel(sql_type = Text)]
    entry: String,
    #[diesel(sql_type = BigInt)]
    sold: i64,
}

/// What these shops are now: a document if they are open, else gone.
pub async fn shops(conn: &mut AsyncPgConnection, ids: &[ShopId]) -> Result<Vec<Change>, Error> {
    let query = concat!(include_str!("shop.sql"), "and s.id = any ($1)");
    let rows: Vec<ShopRow> = diesel::sql_query(query)
        .bind::<Array<BigInt>, _>(ids)
        .load(conn)
        .await?;
    let documents = rows.into_iter().filter_map(shop).collect();
    Ok(changes(documents, ids.iter().map(|id| Key::Shop(*id))))
}

/// The next `size` open shops after one.
pub async fn shop_batch(
    conn: &mut AsyncPgConnection,
    after: ShopId,
    size: i64,
) -> Result<Batch<ShopId>, Error> {
    let query = concat!(
        include_str!("shop.sql"),
        "and s.id > $1 order by s.id limit $2"
    );
    let rows: Vec<ShopRow> = diesel::sql_query(query)
        .bind::<BigInt, _>(after)
        .bind::<BigInt, _>(size)
        .load(conn)
        .await?;
    Ok(Batch {
        last: rows.last().map(|row| row.id),
        documents: rows.into_iter().filter_map(shop).collect(),
    })
}

fn shop(row: ShopRow) -> Option<Document> {
    let slug = Slug::parse(&row.slug)
        .inspect_err(|error| tracing::error!(shop = %row.id, %error, "a shop cannot be found"));
    Some(Document::Shop(ShopDocument {
        id: row.id,
        slug: slug.ok()?,
        name: row.name,
        sold: row.sold,
        entry: row.entry,
    }))
}

#[derive(QueryableByName)]
struct CategoryRow {
    #[diesel(sql_type = BigInt)]
    id: CategoryId,
    #[diesel(sql_type = Text)]
    path: String,
    #[diesel(sql_type = Text)]
    name: String,
    #[diesel(sql_type = Nullable<Text>)]
    name_de: Option<String>,
    #[diesel(sql_type = Nullable<Text>)]
    parent_name: Option<String>,
    #[diesel(sql_type = Text)]
    entry: String,
    #[diesel(sql_type = BigInt)]
    sold: i64,
}

/// What all categories and subcategories are now; those among `noted` that are none any more
/// are gone. All of them, since a name stands in what is below it too.
pub async fn categories(
    conn: &mut AsyncPgConnection,
    noted: &[CategoryId],
) -> Result<Vec<Change>, Error> {
    let rows: Vec<CategoryRow> = diesel::sql_query(include_str!("category.sql"))
        .load(conn)
        .await?;
    let documents = rows.into_iter().map(category).collect();
    Ok(changes(
        documents,
        noted.iter().map(|id| Key::Category(*id)),
    ))
}

fn category(row: CategoryRow) -> Document {
    Document::Category(CategoryDocument {
        id: row.id,
        path: row.path,
        name: row.name,
        name_de: row.name_de,
        parent_name: row.parent_name,
        sold: row.sold,
        entry: row.entry,
    })
}

/// The documents, and of what was wanted and is not among them that it is gone.
fn changes(documents: Vec<Document>, wanted: impl Iterator<Item = Key>) -> Vec<Change> {
    let there: HashSet<Key> = documents.iter().map(Document::key).collect();
    let gone = wanted
        .filter(|key| !there.contains(key))
        .map(Change::Remove);
    documents
        .into_iter()
        .map(Change::Put)
        .chain(gone.collect::<Vec<_>>())
        .collect()
}
