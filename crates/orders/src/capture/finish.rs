//! Completing a payment: stock is claimed, shops can ship, the ledger is written, emails are
//! queued. One transaction does all of it or nothing.

use db::{Tx, prepared};
use diesel::prelude::*;
use diesel::sql_query;
use diesel::sql_types::{BigInt, Text};
use diesel_async::RunQueryDsl;
use payments::Capture;
use types::{Quantity, VariantId};

use crate::payment::Payment;
use crate::status::ShopOrderStatus;
use crate::transition::{self, Actor};
use crate::{Error, emails, ledger, notification};

/// Closes a captured payment.
pub(super) async fn run(tx: &mut Tx, payment: &Payment, capture: &Capture) -> Result<(), Error> {
    book(tx, payment, &capture.id).await?;
    ledger::post_capture(tx, payment, &capture.id).await?;
    ledger::post_fee(tx, payment, capture).await?;
    let (from, to) = (ShopOrderStatus::PendingPayment, ShopOrderStatus::Confirmed);
    transition::all_parts(tx, payment.order_id, from, to, Actor::System).await?;
    let bought = bought(tx, payment).await?;
    cart::line::remove_bought(tx, payment.user_id, &bought).await?;
    emails::queue_paid(tx, payment.order_id).await?;
    // last: buyers of the same products wait for these rows
    let low_stock = catalog::stock::claim(tx, payment.order_id).await?;
    notification::low_stock::tell(tx, payment.order_id, &low_stock).await
}

/// One statement, because a payment is paid exactly when it has a capture.
async fn book(tx: &mut Tx, payment: &Payment, capture_id: &str) -> Result<(), Error> {
    let query = sql_query(include_str!("book.sql"))
        .bind::<BigInt, _>(payment.id)
        .bind::<Text, _>(capture_id)
        .bind::<Text, _>(payment.status);
    prepared(query).execute(tx.conn()).await?;
    Ok(())
}

/// What the order took from the cart.
async fn bought(tx: &mut Tx, payment: &Payment) -> Result<Vec<(VariantId, Quantity)>, Error> {
    use db::schema::{order_lines, shop_orders};
    let lines = order_lines::table
        .inner_join(shop_orders::table)
        .filter(shop_orders::order_id.eq(payment.order_id))
        .order(order_lines::variant_id)
        .select((order_lines::variant_id, order_lines::quantity))
        .load(tx.conn())
        .await?;
    Ok(lines)
}
