//! The payment of an order, locked while something is decided about it.

use chrono::{DateTime, Utc};
use db::prepared;
use db::schema::payments;
use diesel::prelude::*;
use diesel::sql_query;
use diesel::sql_types::{Array, BigInt, Bool, Integer, Nullable, Text, Timestamptz};
use diesel_async::RunQueryDsl;
use types::{Money, OrderId, PaymentId, UserId};

use crate::Error;
use crate::status::PaymentStatus;
use db::Tx;

/// A payment with what its order says of it.
#[derive(Debug, Clone, QueryableByName)]
pub struct Payment {
    /// Its id.
    #[diesel(sql_type = BigInt)]
    pub id: PaymentId,
    /// What it pays.
    #[diesel(sql_type = BigInt)]
    pub order_id: OrderId,
    /// Who pays.
    #[diesel(sql_type = BigInt)]
    pub user_id: UserId,
    /// The number that the provider was given as our reference.
    #[diesel(sql_type = Text)]
    pub number: String,
    /// Where it stands.
    #[diesel(sql_type = Text)]
    pub status: PaymentStatus,
    /// The provider's name for it; none before it was announced.
    #[diesel(sql_type = Nullable<Text>)]
    pub provider_order_id: Option<String>,
    /// The provider's name for the captured money.
    #[diesel(sql_type = Nullable<Text>)]
    pub capture_id: Option<String>,
    /// How much.
    #[diesel(sql_type = BigInt)]
    pub amount: Money,
    /// Of what went back already.
    #[diesel(sql_type = BigInt)]
    pub refunded: Money,
    /// Of what.
    #[diesel(sql_type = Text)]
    pub currency: String,
    /// Whether no order can use the captured money, so that all of it goes back.
    #[diesel(sql_type = Bool)]
    pub is_unapplied: bool,
    /// How much came, or is to come.
    #[diesel(sql_type = BigInt)]
    pub captured: Money,
    /// Of what.
    #[diesel(sql_type = Text)]
    pub captured_currency: String,
    /// Until when it may be begun.
    #[diesel(sql_type = Timestamptz)]
    pub expires_at: DateTime<Utc>,
}

macro_rules! select {
    ($condition:literal) => {
        concat!(
            "select p.id, p.order_id, o.user_id, o.number, p.status, p.provider_order_id, \
             p.capture_id, p.amount, p.refunded, p.currency, p.unearned is not null as is_unapplied, \
             coalesce(p.unearned_amount, p.amount) as captured, \
             coalesce(p.unearned_currency, p.currency) as captured_currency, o.expires_at \
             from payments p join orders o on o.id = p.order_id where ",
            $condition
        )
    };
}

/// Locks an order's payment until the transaction ends.
pub async fn lock(tx: &mut Tx, order: OrderId) -> Result<Payment, Error> {
    let query = sql_query(select!("p.order_id = $1 for update of p"));
    prepared(query.bind::<BigInt, _>(order))
        .get_result(tx.conn())
        .await
        .optional()?
        .ok_or(Error::NotFound)
}

/// Locks the payments of several orders, in id order.
pub async fn lock_many(tx: &mut Tx, orders: &[OrderId]) -> Result<Vec<Payment>, Error> {
    let query = sql_query(select!(
        "p.order_id = any($1) order by p.id for update of p"
    ));
    let payments = prepared(query.bind::<Array<BigInt>, _>(orders))
        .load(tx.conn())
        .await?;
    Ok(payments)
}

/// The payment that the provider calls so, else the one whose money it calls so, else the one
/// that carries our reference.
pub async fn find_by_provider(
    pool: &db::Pool,
    provider_order_id: Option<&str>,
    capture_id: Option<&str>,
    reference: Option<&str>,
) -> Result<Option<Payment>, Error> {
    if let Some(id) = provider_order_id {
        let query = select!("p.provider = 'paypal' and p.provider_order_id = $1");
        let found = find_where(pool, query, id).await?;
        if found.is_some() {
            return Ok(found);
        }
    }
    if let Some(id) = capture_id {
        let query = select!("p.provider = 'paypal' and p.capture_id = $1");
        let found = find_where(pool, query, id).await?;
        if found.is_some() {
            return Ok(found);
        }
    }
    match reference {
        Some(number) => find_where(pool, select!("o.number = $1"), number).await,
        None => Ok(None),
    }
}

async fn find_where(
    pool: &db::Pool,
    query: &'static str,
    value: &str,
) -> Result<Option<Payment>, Error> {
    let payment = prepared(sql_query(query).bind::<Text, _>(value))
        .get_result(&mut *pool.get().await?)
        .await
        .optional()?;
    Ok(payment)
}

/// Notes the provider's name for a payment that is still to be paid.
pub async fn announced(
    tx: &mut Tx,
    order: OrderId,
    provider_order_id: Option<&str>,
) -> Result<(), Error> {
    let open = payments::table
        .filter(payments::order_id.eq(order))
        .filter(payments::status.eq(PaymentStatus::Pending));
    let named = diesel::update(open).set(payments::provider_order_id.eq(provider_order_id));
    let noted = prepared(named).execute(tx.conn()).await?;
    match noted {
        1 => Ok(()),
        // closed meanwhile, or paid already by whoever announced it first
        _ => match lock(tx, order).await?.status {
            PaymentStatus::Failed => Err(Error::PaymentState(PaymentStatus::Failed)),
            PaymentStatus::Expired => Err(Error::PaymentState(PaymentStatus::Expired)),
            _ => Ok(()),
        },
    }
}

/// Begins to take the money of a pending payment: it is `confirming`, and the provider is asked
/// for the outcome after so many seconds if it did not come. Answers which attempt it is.
pub async fn begin_attempt(tx: &mut Tx, id: PaymentId, seconds: i32) -> Result<i64, Error> {
    let query = sql_query(include_str!("payment/begin_attempt.sql"))
        .bind::<BigInt, _>(id)
        .bind::<Integer, _>(seconds);
    let begun: Option<Attempts> = prepared(query).get_result(tx.conn()).await.optional()?;
    let begun = begun.ok_or(Error::CaptureInFlight)?;
    Ok(i64::from(begun.attempts))
}

#[derive(QueryableByName)]
struct Attempts {
    #[diesel(sql_type = Integer)]
    attempts: i32,
}

/// How often the payment's capture was begun. Ask after locking it: a statement that waited
/// for the lock would still tell what was there before.
pub async fn attempts(tx: &mut Tx, id: PaymentId) -> Result<i64, Error> {
    let attempts: i32 = payments::table
        .find(id)
        .select(payments::attempts)
        .first(tx.conn())
        .await?;
    Ok(i64::from(attempts))
}

/// Asks for another look at the provider in so many seconds, or for none: then nothing is waited
/// for any more.
pub async fn check_in(tx: &mut Tx, id: PaymentId, seconds: Option<i32>) -> Result<(), Error> {
    let query = sql_query(
        "update payments set check_at = now() + make_interval(secs => $2), \
         pending_since = case when $2 is null then null else pending_since end where id = $1",
    )
    .bind::<BigInt, _>(id)
    .bind::<Nullable<diesel::sql_types::Double>, _>(seconds.map(f64::from));
    prepared(query).execute(tx.conn()).await?;
    Ok(())
}
