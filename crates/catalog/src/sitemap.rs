//! Addresses for search engines: every public page of the catalog with the time of its last change.
//! Large tables are split into parts with a fixed range of IDs, so that each part is one index
//! scan, whatever its size.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Text, Timestamptz};
use diesel_async::{AsyncPgConnection, RunQueryDsl};

use crate::Error;

/// Ids of a part. A file may hold 50,000 addresses (<https://www.sitemaps.org/protocol.html>).
const RANGE: i64 = 25_000;

/// One address.
#[derive(Debug, Clone, PartialEq, Eq, QueryableByName)]
pub struct Entry {
    /// Its path below the kind's own, such as `kitchen/mugs`.
    #[diesel(sql_type = Text)]
    pub path: String,
    /// When it changed last.
    #[diesel(sql_type = Timestamptz)]
    pub changed_at: DateTime<Utc>,
}

/// How many parts there are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Parts {
    /// Of products.
    pub products: i64,
    /// Of shops.
    pub shops: i64,
}

#[derive(QueryableByName)]
struct Last {
    #[diesel(sql_type = BigInt)]
    product: i64,
    #[diesel(sql_type = BigInt)]
    shop: i64,
}

/// How many parts there are now.
pub async fn parts(conn: &mut AsyncPgConnection) -> Result<Parts, Error> {
    let last: Last = diesel::sql_query(
        "select coalesce((select max(id) from products), 0) as product, \
             coalesce((select max(id) from shops), 0) as shop",
    )
    .get_result(conn)
    .await?;
    let parts = |last: i64| last.saturating_add(RANGE - 1) / RANGE;
    Ok(Parts {
        products: parts(last.product),
        shops: parts(last.shop),
    })
}

/// The products on sale of a part, counted from 1.
pub async fn products(conn: &mut AsyncPgConnection, part: i64) -> Result<Vec<Entry>, Error> {
    let query = "select p.slug as path, p.updated_at as changed_at \
         from products p join shops s on s.id = p.shop_id \
         where p.id > $1 and p.id <= $2 and p.status = 'active' and s.status = 'approved' \
         order by p.id";
    in_part(conn, query, part).await
}

/// The open shops of a part, counted from 1.
pub async fn shops(conn: &mut AsyncPgConnection, part: i64) -> Result<Vec<Entry>, Error> {
    let query = "select slug as path, updated_at as changed_at from shops \
         where id > $1 and id <= $2 and status = 'approved' order by id";
    in_part(conn, query, part).await
}

async fn in_part(
    conn: &mut AsyncPgConnection,
    query: &str,
    part: i64,
) -> Result<Vec<Entry>, Error> {
    let end = part.saturating_mul(RANGE);
    let entries = diesel::sql_query(query)
        .bind::<BigInt, _>(end.saturating_sub(RANGE))
        .bind::<BigInt, _>(end)
        .load(conn)
        .await?;
    Ok(entries)
}

/// Categories, subcategories and the collections of open shops.
pub async fn categories(conn: &mut AsyncPgConnection) -> Result<Vec<Entry>, Error> {
    let entries = diesel::sql_query(
        "select concat_ws('/', top.slug, c.slug) as path, c.updated_at as changed_at \
             from categories c left join categories top on top.id = c.parent_id \
         union all \
         select concat_ws('/', top.slug, c.slug, o.slug), o.updated_at \
             from collections o join shops s on s.id = o.shop_id and s.status = 'approved' \
             join categories c on c.id = o.category_id \
             left join categories top on top.id = c.parent_id \
             where o.deleted_at is null \
         order by path limit 50000",
    )
    .load(conn)
    .await?;
    Ok(entries)
}
