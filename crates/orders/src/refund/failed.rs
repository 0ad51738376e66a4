//! Refunds that failed, as operators see them: read why, mend the cause, have them tried anew.

use auth::actor::Operator;
use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Nullable, Text, Timestamptz};
use diesel_async::RunQueryDsl;
use types::{Money, OrderId, Page, PageRequest, RefundId, ShopOrderId};

use super::book;
use crate::{Desk, Error, payment};

/// A refund that the provider will not pay.
#[derive(Debug, Clone, PartialEq, Eq, QueryableByName)]
pub struct Failed {
    /// Its id.
    #[diesel(sql_type = BigInt)]
    pub id: RefundId,
    /// The order.
    #[diesel(sql_type = BigInt)]
    pub order_id: OrderId,
    /// The order's number for people.
    #[diesel(sql_type = Text)]
    pub order_number: String,
    /// The part it goes back from; none when the money paid for nothing.
    #[diesel(sql_type = Nullable<BigInt>)]
    pub shop_order_id: Option<ShopOrderId>,
    /// How much.
    #[diesel(sql_type = BigInt)]
    pub amount: Money,
    /// Of what.
    #[diesel(sql_type = Text)]
    pub currency: String,
    /// Why it was asked for.
    #[diesel(sql_type = Text)]
    pub reason: String,
    /// Where it stands: `failed`, or `requested` once it is tried anew.
    #[diesel(sql_type = Text)]
    pub status: String,
    /// Why the provider will not pay it.
    #[diesel(sql_type = Nullable<Text>)]
    pub failure: Option<String>,
    /// When it was asked for.
    #[diesel(sql_type = Timestamptz)]
    pub created_at: DateTime<Utc>,
}

const SELECT: &str = "select r.id, p.order_id, o.number as order_number, r.shop_order_id, \
     r.amount, coalesce(p.unearned_currency, p.currency) as currency, r.reason, r.status, \
     r.failure, r.created_at from refunds r join payments p on p.id = r.payment_id \
     join orders o on o.id = p.order_id ";

/// One page of the failed refunds, the latest first.
pub async fn list_failed(
    desk: &Desk,
    _operator: &Operator,
    page: PageRequest,
) -> Result<Page<Failed>, Error> {
    use db::schema::refunds;
    let mut conn = desk.pool.get().await?;
    let total = refunds::table
        .filter(refunds::status.eq("failed"))
        .count()
        .get_result(&mut conn)
        .await?;
    let query = format!("{SELECT} where r.status = 'failed' order by r.id desc limit $1 offset $2");
    let items = diesel::sql_query(query)
        .bind::<BigInt, _>(page.limit())
        .bind::<BigInt, _>(page.offset())
        .load(&mut conn)
        .await?;
    Ok(Page::new(page, items, total))
}

/// Has a failed refund tried anew. One that is being tried, or is done, stays as it is. Refused
/// as not found where there is none.
pub async fn retry(desk: &Desk, _operator: &Operator, id: RefundId) -> Result<Failed, Error> {
    db::transaction(&desk.pool, async |tx| {
        let refund = find(tx, id).await?;
        payment::lock(tx, refund.order_id).await?;
        book::renew(tx, id).await?;
        find(tx, id).await
    })
    .await
    .map_err(|error| match &error {
        Error::Database(cause) if db::constraint_of(cause) == Some("refunds_covered") => {
            Error::NothingLeft
        }
        _ => error,
    })
}

async fn find(tx: &mut db::Tx, id: RefundId) -> Result<Failed, Error> {
    diesel::sql_query(format!("{SELECT} where r.id = $1"))
        .bind::<BigInt, _>(id)
        .get_result(tx.conn())
        .await
        .optional()?
        .ok_or(Error::NotFound)
}
