//! The payment of an order, locked while something is decided about it.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Bool, Nullable, Text, Timestamptz};
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
    /// Whether the captured money pays for nothing, and all of it goes back.
    #[diesel(sql_type = Bool)]
    pub is_unearned: bool,
    /// How much came, or is to come.
    #[diesel(sql_type = BigInt)]
    pub captured: Money,
    /// Of what.
    #[diesel(sql_type = Text)]
    pub captured_currency: String,
    /// Since when the provider itself waits for the money, if it does.
    #[diesel(sql_type = Nullable<Timestamptz>)]
    pub pending_since: Option<DateTime<Utc>>,
    /// Until when it may be begun.
    #[diesel(sql_type = Timestamptz)]
    pub expires_at: DateTime<Utc>,
}

const SELECT: &str = "select p.id, p.order_id, o.user_id, o.number, p.status, p.provider_order_id, \
     p.capture_id, p.amount, p.refunded, p.currency, p.unearned is not null as is_unearned, \
     coalesce(p.unearned_amount, p.amount) as captured, \
     coalesce(p.unearned_currency, p.currency) as captured_currency, p.pending_since, o.expires_at \
     from payments p join orders o on o.id = p.order_id ";

/// Locks an order's payment until the transaction ends.
pub async fn lock(tx: &mut Tx, order: OrderId) -> Result<Payment, Error> {
    diesel::sql_query(format!("{SELECT} where p.order_id = $1 for update of p"))
        .bind::<BigInt, _>(order)
        .get_result(tx.conn())
        .await
        .optional()?
        .ok_or(Error::NotFound)
}

/// Locks the payments of a buyer that were begun and not captured.
pub async fn lock_pending_of(tx: &mut Tx, user: UserId) -> Result<Vec<Payment>, Error> {
    let query = format!(
        "{SELECT} where o.user_id = $1 and p.status = 'pending' order by p.id for update of p"
    );
    let payments = diesel::sql_query(query)
        .bind::<BigInt, _>(user)
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
        let found = find_where(
            pool,
            "p.provider = 'paypal' and p.provider_order_id = $1",
            id,
        )
        .await?;
        if found.is_some() {
            return Ok(found);
        }
    }
    if let Some(id) = capture_id {
        let found = find_where(pool, "p.provider = 'paypal' and p.capture_id = $1", id).await?;
        if found.is_some() {
            return Ok(found);
        }
    }
    match reference {
        Some(number) => find_where(pool, "o.number = $1", number).await,
        None => Ok(None),
    }
}

async fn find_where(
    pool: &db::Pool,
    condition: &'static str,
    value: &str,
) -> Result<Option<Payment>, Error> {
    let payment = diesel::sql_query(format!("{SELECT} where {condition}"))
        .bind::<Text, _>(value)
        .get_result(&mut *pool.get().await?)
        .await
        .optional()?;
    Ok(payment)
}

/// How often the payment's capture was begun. Ask after locking it: a statement that waited
/// for the lock would still count what was there before.
pub async fn attempts(tx: &mut Tx, id: PaymentId) -> Result<i64, Error> {
    use db::schema::payment_events as events;
    let count = events::table
        .filter(events::payment_id.eq(id))
        .filter(events::to_status.eq(PaymentStatus::Confirming))
        .count()
        .get_result(tx.conn())
        .await?;
    Ok(count)
}

/// Asks for another look at the provider in so many seconds, or for none: then nothing is waited
/// for any more.
pub async fn check_in(tx: &mut Tx, id: PaymentId, seconds: Option<i32>) -> Result<(), Error> {
    diesel::sql_query(
        "update payments set check_at = now() + make_interval(secs => $2), \
         pending_since = case when $2 is null then null else pending_since end where id = $1",
    )
    .bind::<BigInt, _>(id)
    .bind::<Nullable<diesel::sql_types::Double>, _>(seconds.map(f64::from))
    .execute(tx.conn())
    .await?;
    Ok(())
}
