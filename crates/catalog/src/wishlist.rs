//! Wishlists. A product that is not on sale stays on the list but is hidden until it is on sale
//! again.

pub mod share;

use auth::actor::{DataSubject, User};
use auth::deletion::AccountDeletion;
use auth::existing_account;
use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Text, Timestamptz};
use diesel_async::{AsyncPgConnection, RunQueryDsl};
use types::{Page, PageRequest, ProductId, UserId};

use crate::Error;
use crate::listing::{self, Card};
use crate::product::check_on_sale;
use db::schema::wishlist_items;
use db::{Pool, Tx};

/// Most products on one list.
pub const LIMIT: i64 = 500;

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = BigInt)]
    total: i64,
    #[diesel(sql_type = Array<BigInt>)]
    ids: Vec<ProductId>,
}

/// A page of what a person remembers and can be bought, the latest first.
pub async fn list(
    conn: &mut AsyncPgConnection,
    user: &User,
    page: PageRequest,
) -> Result<Page<Card>, Error> {
    let Row { total, ids } = find(conn, user.id(), page.limit(), page.offset()).await?;
    Ok(Page::new(page, listing::cards(conn, &ids).await?, total))
}

/// The ids of all that a person remembers and can be bought, the latest first.
pub async fn ids(conn: &mut AsyncPgConnection, user: &User) -> Result<Vec<ProductId>, Error> {
    Ok(find(conn, user.id(), LIMIT, 0).await?.ids)
}

async fn find(
    conn: &mut AsyncPgConnection,
    user: UserId,
    limit: i64,
    offset: i64,
) -> Result<Row, Error> {
    let found = diesel::sql_query(include_str!("wishlist/page.sql"))
        .bind::<BigInt, _>(user)
        .bind::<BigInt, _>(limit)
        .bind::<BigInt, _>(offset)
        .get_result(conn)
        .await?;
    Ok(found)
}

/// Something that a person remembers.
#[derive(Debug, Clone, QueryableByName)]
pub struct Item {
    /// The product.
    #[diesel(sql_type = BigInt)]
    pub product_id: ProductId,
    /// What it is called.
    #[diesel(sql_type = Text)]
    pub product_title: String,
    /// Since when.
    #[diesel(sql_type = Timestamptz)]
    pub created_at: DateTime<Utc>,
}

/// All that a person remembers, on sale or not, the latest first.
pub async fn items(
    conn: &mut AsyncPgConnection,
    of: &impl DataSubject,
) -> Result<Vec<Item>, Error> {
    let items = diesel::sql_query(
        "select w.product_id, p.title as product_title, w.created_at \
         from wishlist_items w join products p on p.id = w.product_id \
         where w.user_id = $1 order by w.created_at desc, w.product_id desc",
    )
    .bind::<BigInt, _>(of.person())
    .load(conn)
    .await?;
    Ok(items)
}

/// Remembers a product on sale; once is enough. [`Error::WishlistFull`] beyond [`LIMIT`].
pub async fn add(pool: &Pool, user: &User, product: ProductId) -> Result<(), Error> {
    db::transaction(pool, async |tx| {
        existing_account::lock(tx, user).await?;
        check_on_sale(tx, product).await?;
        let added = diesel::sql_query(
            "insert into wishlist_items (user_id, product_id) values ($1, $2) \
             on conflict on constraint wishlist_items_pkey do nothing",
        )
        .bind::<BigInt, _>(user.id())
        .bind::<BigInt, _>(product)
        .execute(tx.conn())
        .await?;
        match added > 0 && count(tx, user).await? > LIMIT {
            true => Err(Error::WishlistFull { limit: LIMIT }),
            false => Ok(()),
        }
    })
    .await
}

/// Forgets a product. Harmless when it was not remembered.
pub async fn remove(pool: &Pool, user: &User, product: ProductId) -> Result<(), Error> {
    diesel::sql_query("delete from wishlist_items where user_id = $1 and product_id = $2")
        .bind::<BigInt, _>(user.id())
        .bind::<BigInt, _>(product)
        .execute(&mut *pool.get().await?)
        .await?;
    Ok(())
}

/// Forgets the list of somebody who leaves, and that others might see it.
pub async fn erase(tx: &mut Tx, deletion: &AccountDeletion) -> Result<(), Error> {
    for forget in [
        "delete from wishlist_items where user_id = $1",
        "delete from wishlist_shares where user_id = $1",
    ] {
        diesel::sql_query(forget)
            .bind::<BigInt, _>(deletion.user())
            .execute(tx.conn())
            .await?;
    }
    Ok(())
}

/// How many products a person remembers; while their account is held, nothing else is added.
async fn count(tx: &mut Tx, user: &User) -> Result<i64, Error> {
    let kept = wishlist_items::table.filter(wishlist_items::user_id.eq(user.id()));
    Ok(kept.count().get_result(tx.conn()).await?)
}
