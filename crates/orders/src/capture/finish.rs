//! The money came: goods are sold, shops may pack, the ledger knows, letters go out. One
//! transaction, so that nothing of it happens without the rest.

use db::Tx;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Text};
use diesel_async::RunQueryDsl;
use serde_json::json;
use types::{Quantity, VariantId};

use crate::payment::Payment;
use crate::status::{PaymentStatus, ShopOrderStatus};
use crate::transition::{self, Actor};
use crate::{Desk, Error, ledger, letters, order};

/// Closes a captured payment.
pub(super) async fn run(
    tx: &mut Tx,
    desk: &Desk,
    payment: &Payment,
    capture_id: &str,
) -> Result<(), Error> {
    book(tx, payment, capture_id).await?;
    ledger::post_capture(tx, payment, capture_id).await?;
    let bought = bought(tx, payment).await?;
    cart::line::remove_bought(tx, payment.user_id, &bought).await?;
    catalog::stock::claim(tx, payment.order_id).await?;
    let order = order::load(tx.conn(), payment.order_id).await?;
    for part in &order.shop_orders {
        let (from, to) = (ShopOrderStatus::PendingPayment, ShopOrderStatus::Confirmed);
        transition::shop_order(tx, part.id, from, to, Actor::System, json!({})).await?;
    }
    letters::paid(tx, desk, payment.user_id, &order).await
}

/// One statement, because a payment is paid exactly when it has a capture.
async fn book(tx: &mut Tx, payment: &Payment, capture_id: &str) -> Result<(), Error> {
    diesel::sql_query(
        "update payments set status = 'paid', capture_id = $2, captured_at = now(), \
         check_at = null where id = $1 and capture_id is null",
    )
    .bind::<BigInt, _>(payment.id)
    .bind::<Text, _>(capture_id)
    .execute(tx.conn())
    .await?;
    let detail = json!({ "capture": capture_id });
    let from = Some(payment.status);
    transition::record_payment(tx, payment.id, from, PaymentStatus::Paid, detail).await
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
