//! An import as its seller sees it.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Bool, Nullable, Text};
use diesel_async::RunQueryDsl;
use serde::{Deserialize, Serialize};
use types::{ImportId, ShopId};

use super::{Column, Rule, Stage};
use crate::{Error, json};
use auth::actor::Seller;
use db::schema::product_imports;
use db::{Pool, Tx};

/// So many of the latest are listed.
const LATEST: i64 = 10;

/// What says what is to become of products.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// A file.
    File,
    /// One rule for all.
    Rule,
}

/// An import, or one change of many products.
#[derive(Debug, Clone, Deserialize)]
pub struct Import {
    /// Its id.
    pub id: ImportId,
    /// What the file is called.
    pub file_name: String,
    /// What parts its cells.
    pub separator: String,
    /// Where it is.
    pub status: Stage,
    /// The rule, unless it is a file.
    pub rule: Option<Rule>,
    /// Its columns.
    pub columns: Vec<FileColumn>,
    /// How many rows stand below the head.
    pub row_count: i64,
    /// How many products these make.
    pub product_count: i64,
    /// How far it is.
    pub counts: Counts,
    /// How far its pictures are.
    pub pictures: Pictures,
    /// When the file came.
    pub created_at: DateTime<Utc>,
}

/// A column of the file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct FileColumn {
    /// What stands at its head.
    pub heading: String,
    /// The content of its first cells.
    pub samples: Vec<String>,
    /// What it means; `None` for one that is left out.
    pub means: Option<Column>,
}

/// How many products there are of each kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub struct Counts {
    /// New ones.
    pub create: i64,
    /// That change.
    pub change: i64,
    /// In which nothing changes.
    pub skip: i64,
    /// That cannot be taken.
    pub error: i64,
    /// Applied, and not undone.
    pub done: i64,
    /// Not applied, because they were changed after the check.
    pub refused: i64,
    /// Undone.
    pub undone: i64,
    /// Undone by archiving them, since they were sold.
    pub archived: i64,
    /// Not undone, because they were changed after they were applied.
    pub left: i64,
}

/// How many pictures a file names that their products do not have, and what became of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub struct Pictures {
    /// All of them.
    pub named: i64,
    /// Still to be fetched, since their products are there.
    pub waiting: i64,
    /// Added, and not undone.
    pub added: i64,
    /// Their products had the very same ones already.
    pub there: i64,
    /// That could not be fetched, or not be used.
    pub refused: i64,
}

#[derive(QueryableByName)]
struct Found {
    #[diesel(sql_type = Text)]
    import: String,
}

/// One of the seller's imports; another shop's is [`Error::NotFound`].
pub async fn find(
    pool: &Pool,
    seller: &Seller,
    kind: Kind,
    import: ImportId,
) -> Result<Import, Error> {
    db::transaction_of_shop(pool, seller.wall(), async |tx| {
        load(tx, seller.shop(), kind, import).await
    })
    .await
}

/// The seller's latest imports, the last one first.
pub async fn list(pool: &Pool, seller: &Seller, kind: Kind) -> Result<Vec<Import>, Error> {
    db::transaction_of_shop(pool, seller.wall(), async |tx| {
        load_all(tx, seller.shop(), kind, None).await
    })
    .await
}

/// [`find`] inside a transaction.
pub(super) async fn load(
    tx: &mut Tx,
    shop: ShopId,
    kind: Kind,
    import: ImportId,
) -> Result<Import, Error> {
    let found = load_all(tx, shop, kind, Some(import)).await?;
    found.into_iter().next().ok_or(Error::NotFound)
}

async fn load_all(
    tx: &mut Tx,
    shop: ShopId,
    kind: Kind,
    only: Option<ImportId>,
) -> Result<Vec<Import>, Error> {
    let rows: Vec<Found> = diesel::sql_query(include_str!("imports.sql"))
        .bind::<BigInt, _>(shop)
        .bind::<Nullable<BigInt>, _>(only)
        .bind::<BigInt, _>(LATEST)
        .bind::<Bool, _>(kind == Kind::Rule)
        .load(tx.conn())
        .await?;
    rows.iter().map(|row| json::read(&row.import)).collect()
}

/// Locks the shop's import and tells where it is; `None` when there is none.
pub(super) async fn lock(
    tx: &mut Tx,
    shop: ShopId,
    import: ImportId,
) -> Result<Option<Stage>, Error> {
    let row = product_imports::table
        .filter(product_imports::id.eq(import))
        .filter(product_imports::shop_id.eq(shop));
    let stage = row.select(product_imports::status).for_no_key_update();
    Ok(stage.first(tx.conn()).await.optional()?)
}
