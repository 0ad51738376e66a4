//! "Email me when it's back": a person who waits for a sold-out variant gets one email when it can
//! be bought again, which ends the request.
//!
//! A request belongs to an email address. A signed-in person has already confirmed theirs; a guest
//! confirms it with a link in an email, and until then the request does not count. A trigger in the
//! database notices when stock is back, whatever the reason, and has [`notify`] write the emails.

mod email;
mod email_texts;

use auth::actor::User;
use auth::session::Device;
use auth::token::{self, Keys};
use auth::{existing_account, throttle};
use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Binary, Bool, Text, Timestamptz};
use diesel_async::{AsyncPgConnection, RunQueryDsl};
use types::{EmailAddress, ProductId, VariantId};

use crate::Error;
use crate::product::check_on_sale;
use db::schema::{self, stock_requests};
use db::{Pool, Tx, delete_in_steps};

pub use email::{ConfirmationRequest, EmailContext, notify, send_confirmation, sweep};

/// The kind of the job that does [`send_confirmation`]; its payload is a [`ConfirmationRequest`].
pub const CONFIRMATION_JOB: &str = "stock request to confirm";
/// The kind of the job that does [`notify`]; its payload is the variant's id. The trigger
/// `stock_back` of the database queues it too.
pub const BACK_IN_STOCK_JOB: &str = "goods back in stock";

/// Most that one person waits for.
pub const LIMIT: i64 = 200;

/// A signed-in person waits for a variant; asked again, they wait longer. [`Error::InStock`] when
/// there is nothing to wait for, [`Error::StockRequestsFull`] beyond [`LIMIT`].
pub async fn ask(pool: &Pool, user: &User, variant: VariantId) -> Result<(), Error> {
    db::transaction(pool, async |tx| {
        existing_account::lock(tx, user).await?;
        let person = auth::contact(tx.conn(), user.id()).await?;
        check_wanting(tx, variant).await?;
        diesel::sql_query(
            "insert into stock_requests (variant_id, email, language, confirmed_at, expires_at) \
             values ($1, $2, $3, now(), now() + interval '180 days') \
             on conflict on constraint stock_requests_once do update \
             set language = excluded.language, token_hash = null, \
                 confirmed_at = coalesce(stock_requests.confirmed_at, excluded.confirmed_at), \
                 expires_at = excluded.expires_at",
        )
        .bind::<BigInt, _>(variant)
        .bind::<Text, _>(&person.email)
        .bind::<Text, _>(person.language)
        .execute(tx.conn())
        .await?;
        match count(tx, &person.email).await? > LIMIT {
            true => Err(Error::StockRequestsFull { limit: LIMIT }),
            false => Ok(()),
        }
    })
    .await
}

/// Somebody gives an address; its owner is asked by email whether they want this. Answers the same
/// whether or not that address waits already.
pub async fn ask_as_guest(
    pool: &Pool,
    keys: &Keys,
    email: &EmailAddress,
    device: &Device,
    variant: VariantId,
) -> Result<(), Error> {
    throttle::unverified_address(pool, keys, email, device.address).await?;
    let request = ConfirmationRequest::new(variant, email);
    db::transaction(pool, async |tx| {
        check_wanting(tx, variant).await?;
        diesel::sql_query(
            "insert into stock_requests (variant_id, email, language, expires_at) \
             values ($1, $2, $3, now() + interval '1 day') \
             on conflict on constraint stock_requests_once do update \
             set language = excluded.language, expires_at = excluded.expires_at \
             where stock_requests.confirmed_at is null",
        )
        .bind::<BigInt, _>(variant)
        .bind::<Text, _>(email.as_str())
        .bind::<Text, _>(device.language.unwrap_or_default())
        .execute(tx.conn())
        .await?;
        email::queue_confirmation(tx, &request).await
    })
    .await
}

#[derive(QueryableByName)]
struct Asked {
    #[diesel(sql_type = BigInt)]
    variant_id: VariantId,
}

/// From now on the address of the link waits. What came back meanwhile is told at once.
pub async fn confirm(pool: &Pool, token: &str) -> Result<(), Error> {
    let link = token::hash(token);
    db::transaction(pool, async |tx| {
        let asked: Option<Asked> = diesel::sql_query(
            "select variant_id from stock_requests where token_hash = $1 and expires_at > now()",
        )
        .bind::<Binary, _>(&link)
        .get_result(tx.conn())
        .await
        .optional()?;
        let Asked { variant_id } = asked.ok_or(auth::Error::LinkSpent)?;
        let sold_out = hold_shelf(tx, variant_id).await?;
        let confirmed = diesel::sql_query(
            "update stock_requests set token_hash = null, confirmed_at = now(), \
                 expires_at = now() + interval '180 days' \
             where token_hash = $1",
        )
        .bind::<Binary, _>(&link)
        .execute(tx.conn())
        .await?;
        // of two who follow it at the same time one succeeds
        if confirmed == 0 {
            return Err(Error::Auth(auth::Error::LinkSpent));
        }
        match sold_out {
            true => Ok(()),
            false => email::queue_back_in_stock(tx, variant_id).await,
        }
    })
    .await
}

/// What a person waits for, the latest first.
pub async fn variants(conn: &mut AsyncPgConnection, user: &User) -> Result<Vec<VariantId>, Error> {
    let person = auth::contact(conn, user.id()).await?;
    let asked: Vec<Asked> = diesel::sql_query(
        "select variant_id from stock_requests \
         where email = $1 and confirmed_at is not null order by id desc",
    )
    .bind::<Text, _>(&person.email)
    .load(conn)
    .await?;
    Ok(asked.into_iter().map(|it| it.variant_id).collect())
}

/// Waits no longer. Harmless when nobody did.
pub async fn remove(pool: &Pool, user: &User, variant: VariantId) -> Result<(), Error> {
    let mut conn = pool.get().await?;
    let person = auth::contact(&mut conn, user.id()).await?;
    diesel::sql_query("delete from stock_requests where variant_id = $1 and email = $2")
        .bind::<BigInt, _>(variant)
        .bind::<Text, _>(&person.email)
        .execute(&mut conn)
        .await?;
    Ok(())
}

/// Something that an address waits for.
#[derive(Debug, Clone, QueryableByName)]
pub struct Item {
    /// The product.
    #[diesel(sql_type = BigInt)]
    pub product_id: ProductId,
    /// What it is called.
    #[diesel(sql_type = Text)]
    pub product_title: String,
    /// Which of its variants.
    #[diesel(sql_type = BigInt)]
    pub variant_id: VariantId,
    /// Since when.
    #[diesel(sql_type = Timestamptz)]
    pub created_at: DateTime<Utc>,
}

/// All that an address waits for, or was asked about and has not answered, the latest first.
pub async fn of(conn: &mut AsyncPgConnection, email: &EmailAddress) -> Result<Vec<Item>, Error> {
    let items = diesel::sql_query(
        "select p.id as product_id, p.title as product_title, r.variant_id, r.created_at \
         from stock_requests r \
         join variants v on v.id = r.variant_id \
         join products p on p.id = v.product_id \
         where r.email = $1 order by r.id desc",
    )
    .bind::<Text, _>(email.as_str())
    .load(conn)
    .await?;
    Ok(items)
}

/// Forgets what the address of somebody who leaves waits for.
pub async fn erase(tx: &mut Tx, email: &EmailAddress) -> Result<(), Error> {
    diesel::sql_query("delete from stock_requests where email = $1")
        .bind::<Text, _>(email.as_str())
        .execute(tx.conn())
        .await?;
    Ok(())
}

/// Forgets requests that nobody confirmed within a day, and those that were not met within 180;
/// answers how many went.
pub async fn forget(pool: &Pool) -> Result<usize, Error> {
    let gone = delete_in_steps(
        pool,
        1_000,
        "delete from stock_requests where id = any(array( \
             select id from stock_requests where expires_at < now() \
             order by expires_at limit $1 for update skip locked))",
    );
    Ok(gone.await?)
}

/// Whether there is something to wait for: a variant on sale of which none is left.
async fn check_wanting(tx: &mut Tx, variant: VariantId) -> Result<(), Error> {
    let product: Option<ProductId> = schema::variants::table
        .find(variant)
        .filter(schema::variants::archived_at.is_null())
        .select(schema::variants::product_id)
        .first(tx.conn())
        .await
        .optional()?;
    check_on_sale(tx, product.ok_or(Error::NotFound)?).await?;
    match hold_shelf(tx, variant).await? {
        true => Ok(()),
        false => Err(Error::InStock),
    }
}

#[derive(QueryableByName)]
struct Shelf {
    #[diesel(sql_type = Bool)]
    sold_out: bool,
}

/// Whether none of a variant is left. It stays so until the transaction ends: who fills the shelf
/// waits for that, and then sees the request.
async fn hold_shelf(tx: &mut Tx, variant: VariantId) -> Result<bool, Error> {
    // the variant before its shelf and its requests, as who deletes it takes them
    diesel::sql_query("select 1 from variants where id = $1 for key share")
        .bind::<BigInt, _>(variant)
        .execute(tx.conn())
        .await?;
    let shelf: Option<Shelf> = diesel::sql_query(
        "select on_hand <= reserved as sold_out from stock where variant_id = $1 for share",
    )
    .bind::<BigInt, _>(variant)
    .get_result(tx.conn())
    .await
    .optional()?;
    Ok(shelf.is_none_or(|shelf| shelf.sold_out))
}

/// How much an address waits for; while the account of its owner is held, they ask for nothing
/// else.
async fn count(tx: &mut Tx, email: &str) -> Result<i64, Error> {
    let asked = stock_requests::table.filter(stock_requests::email.eq(email));
    Ok(asked.count().get_result(tx.conn()).await?)
}
