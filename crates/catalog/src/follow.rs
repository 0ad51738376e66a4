//! The shops that a person follows, with their newest products. The person looks there; no emails
//! are sent. A shop that is closed stays on the list but is hidden until it opens again.

use auth::actor::{DataSubject, User};
use auth::deletion::AccountDeletion;
use auth::existing_account;
use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Text, Timestamptz};
use diesel_async::{AsyncPgConnection, RunQueryDsl};
use search::{Filters, Sort};
use types::{Page, PageRequest, ShopId, Slug};

use crate::Error;
use crate::listing::{self, Card, Listings};
use crate::shop::{self, ShopCard};
use db::{Pool, Tx};

/// Most shops that one person follows.
pub const LIMIT: i64 = 500;
/// Products shown of each shop.
const NEWEST: i64 = 4;

/// A shop that a person follows.
#[derive(Debug, Clone, PartialEq)]
pub struct Followed {
    /// The shop.
    pub shop: ShopCard,
    /// Its newest products on sale, at most four.
    pub newest: Vec<Card>,
}

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = BigInt)]
    total: i64,
    #[diesel(sql_type = Array<BigInt>)]
    ids: Vec<ShopId>,
}

/// A page of the open shops that a person follows, the latest followed first.
pub async fn list(
    conn: &mut AsyncPgConnection,
    listings: &Listings,
    user: &User,
    page: PageRequest,
) -> Result<Page<Followed>, Error> {
    let Row { total, ids } = find(conn, user, page.limit(), page.offset()).await?;
    let search = shop::Search {
        only: Some(ids),
        page: listing::top(page.limit())?,
        ..shop::Search::default()
    };
    let shops = shop::list(conn, &search).await?.items;
    let newest = newest(listings, &shops).await?;
    let followed = shops.into_iter().zip(newest);
    let followed = followed.map(|(shop, newest)| Followed { shop, newest });
    Ok(Page::new(page, followed.collect(), total))
}

/// The ids of the open shops that a person follows, the latest followed first.
pub async fn ids(conn: &mut AsyncPgConnection, user: &User) -> Result<Vec<ShopId>, Error> {
    Ok(find(conn, user, LIMIT, 0).await?.ids)
}

async fn find(
    conn: &mut AsyncPgConnection,
    user: &User,
    limit: i64,
    offset: i64,
) -> Result<Row, Error> {
    let found = diesel::sql_query(include_str!("follow/page.sql"))
        .bind::<BigInt, _>(user.id())
        .bind::<BigInt, _>(limit)
        .bind::<BigInt, _>(offset)
        .get_result(conn)
        .await?;
    Ok(found)
}

/// The newest products of each of these shops.
async fn newest(listings: &Listings, shops: &[ShopCard]) -> Result<Vec<Vec<Card>>, Error> {
    let first = listing::top(NEWEST)?;
    let shelf = |shop: &ShopCard| -> Result<_, Error> {
        let slug = Slug::parse(&shop.slug).map_err(|_| Error::NotFound)?;
        let filters = Filters {
            shops: vec![slug],
            ..Filters::default()
        };
        Ok((filters, Sort::Newest, first))
    };
    let shelves: Result<Vec<_>, _> = shops.iter().map(shelf).collect();
    let found = listing::shelves(listings, shelves?).await?;
    found.iter().map(|cards| listing::read(cards)).collect()
}

/// A shop that a person follows, as they take it along.
#[derive(Debug, Clone, QueryableByName)]
pub struct Item {
    /// The shop.
    #[diesel(sql_type = BigInt)]
    pub shop_id: ShopId,
    /// What it is called.
    #[diesel(sql_type = Text)]
    pub shop_name: String,
    /// Since when.
    #[diesel(sql_type = Timestamptz)]
    pub created_at: DateTime<Utc>,
}

/// All shops that a person follows, open or not, the latest followed first.
pub async fn items(
    conn: &mut AsyncPgConnection,
    of: &impl DataSubject,
) -> Result<Vec<Item>, Error> {
    let items = diesel::sql_query(
        "select f.shop_id, s.name as shop_name, f.created_at \
         from shop_follows f join shops s on s.id = f.shop_id \
         where f.user_id = $1 order by f.created_at desc, f.shop_id desc",
    )
    .bind::<BigInt, _>(of.person())
    .load(conn)
    .await?;
    Ok(items)
}

/// Follows an open shop; once is enough. [`Error::FollowsFull`] beyond [`LIMIT`].
pub async fn add(pool: &Pool, user: &User, shop: ShopId) -> Result<(), Error> {
    db::transaction(pool, async |tx| {
        existing_account::lock(tx, user).await?;
        check_open(tx, shop).await?;
        let added = diesel::sql_query(
            "insert into shop_follows (user_id, shop_id) values ($1, $2) \
             on conflict on constraint shop_follows_pkey do nothing",
        )
        .bind::<BigInt, _>(user.id())
        .bind::<BigInt, _>(shop)
        .execute(tx.conn())
        .await?;
        match added {
            0 => Ok(()),
            _ => check_room(tx, user).await,
        }
    })
    .await
}

/// Follows a shop no more. Harmless when it was not followed.
pub async fn remove(pool: &Pool, user: &User, shop: ShopId) -> Result<(), Error> {
    diesel::sql_query("delete from shop_follows where user_id = $1 and shop_id = $2")
        .bind::<BigInt, _>(user.id())
        .bind::<BigInt, _>(shop)
        .execute(&mut *pool.get().await?)
        .await?;
    Ok(())
}

/// Forgets what somebody follows who leaves.
pub async fn erase(tx: &mut Tx, deletion: &AccountDeletion) -> Result<(), Error> {
    diesel::sql_query("delete from shop_follows where user_id = $1")
        .bind::<BigInt, _>(deletion.user())
        .execute(tx.conn())
        .await?;
    Ok(())
}

async fn check_open(tx: &mut Tx, shop: ShopId) -> Result<(), Error> {
    let found = diesel::sql_query("select 1 from shops where id = $1 and status = 'approved'")
        .bind::<BigInt, _>(shop)
        .execute(tx.conn())
        .await?;
    match found {
        0 => Err(Error::NotFound),
        _ => Ok(()),
    }
}

#[derive(QueryableByName)]
struct Count {
    #[diesel(sql_type = BigInt)]
    count: i64,
}

/// Counts with the new one in; the person's account is held, so nothing else is added meanwhile.
async fn check_room(tx: &mut Tx, user: &User) -> Result<(), Error> {
    let Count { count } =
        diesel::sql_query("select count(*) as count from shop_follows where user_id = $1")
            .bind::<BigInt, _>(user.id())
            .get_result(tx.conn())
            .await?;
    match count > LIMIT {
        true => Err(Error::FollowsFull { limit: LIMIT }),
        false => Ok(()),
    }
}
