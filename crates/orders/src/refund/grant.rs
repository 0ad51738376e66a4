//! Refunds by a shop or an operator without a return: for pieces that the buyer keeps, or a free
//! amount.

use auth::actor::{Operator, Seller};
use auth::audit::{self, Action, Entry, Target, TargetKind};
use db::Tx;
use db::idempotency::{self, Claim, Key};
use db::schema::returned_lines;
use diesel::prelude::*;
use diesel_async::RunQueryDsl;
use serde_json::json;
use types::{Money, OrderLineId, Quantity, RefundId, ShopOrderId, Text};

use super::{RefundReason, left, of_what_is_left, write};
use crate::order::{self, Refund};
use crate::payment::{self, Payment};
use crate::quantities::{self, CountedLine, LineQuantity};
use crate::seller_order::{self, SellerOrder};
use crate::shipment::{self, LockedShopOrder};
use crate::status::ShopOrderStatus;
use crate::{Error, OrdersContext};

/// How much goes back.
#[derive(Debug, Clone)]
pub enum Grant {
    /// What so many pieces of these lines cost, which were sent and not paid back.
    Lines(Vec<(OrderLineId, Quantity)>),
    /// A free amount.
    Amount(Money),
}

/// The shop gives money of one of its orders back; the buyer keeps the items.
pub async fn by_seller(
    context: &OrdersContext,
    seller: &Seller,
    key: &Key,
    id: ShopOrderId,
    grant: &Grant,
    reason: &Text<500>,
) -> Result<SellerOrder, Error> {
    db::transaction_of_shop(&context.pool, seller.wall(), async |tx| {
        if let Claim::Done(answer) = idempotency::claim(tx, key).await? {
            return Ok(answer);
        }
        let order = seller_order::order_of(tx, seller, id).await?;
        let payment = payment::lock(tx, order).await?;
        let held = shipment::lock(tx, seller.shop(), id).await?;
        give(tx, &payment, &held, grant, reason).await?;
        let answer = seller_order::load(tx.conn(), seller.shop(), id).await?;
        idempotency::finish(tx, key, &answer).await?;
        Ok(answer)
    })
    .await
}

/// The operator gives money of a shop's part back, at the shop's cost.
pub async fn by_operator(
    context: &OrdersContext,
    operator: &Operator,
    key: &Key,
    id: ShopOrderId,
    grant: &Grant,
    reason: &Text<500>,
) -> Result<Refund, Error> {
    db::transaction(&context.pool, async |tx| {
        if let Claim::Done(answer) = idempotency::claim(tx, key).await? {
            return Ok(answer);
        }
        let order = order::of_part(tx, id).await?;
        let payment = payment::lock(tx, order).await?;
        let held = shipment::lock_any(tx, id).await?;
        let given = give(tx, &payment, &held, grant, reason).await?;
        let order = order::load(tx.conn(), order).await?;
        let number = order.number;
        let mut refunds = order.shop_orders.into_iter().flat_map(|part| part.refunds);
        let answer = refunds.find(|refund| refund.id == given);
        let answer = answer.ok_or(Error::NotFound)?;
        let target = Target::new(TargetKind::ShopOrder, id, &number);
        let entry = Entry::new(Action::ShopOrderRefunded, target).after(json!({
            "refundId": answer.id,
            "amount": answer.amount,
            "currency": payment.captured_currency,
        }));
        audit::record(tx, operator, entry).await?;
        idempotency::finish(tx, key, &answer).await?;
        Ok(answer)
    })
    .await
}

async fn give(
    tx: &mut Tx,
    payment: &Payment,
    held: &LockedShopOrder,
    grant: &Grant,
    reason: &Text<500>,
) -> Result<RefundId, Error> {
    // a payment that no order can use was never a shop's
    if payment.capture_id.is_none() || payment.is_unapplied {
        return Err(Error::PaymentState(payment.status));
    }
    match grant {
        Grant::Amount(amount) => {
            let back = of_what_is_left(tx, held.id, *amount).await?;
            let refund = write(
                tx,
                payment,
                Some(held.id),
                back,
                RefundReason::Words(reason.as_str()),
            )
            .await?;
            refund.ok_or(Error::NothingLeft)
        }
        Grant::Lines(lines) => give_lines(tx, payment, held, lines, reason).await,
    }
}

async fn give_lines(
    tx: &mut Tx,
    payment: &Payment,
    held: &LockedShopOrder,
    wanted: &[(OrderLineId, Quantity)],
    reason: &Text<500>,
) -> Result<RefundId, Error> {
    // its pieces may be those of the return
    if held.status == ShopOrderStatus::ReturnRequested {
        return Err(Error::ReturnOpen);
    }
    let lines = quantities::of(tx, held.id).await?;
    let chosen =
        quantities::among(&lines, wanted, CountedLine::away).map_err(Error::NotReturnable)?;
    let worth = quantities::worth(&lines, held.commission, &chosen)?;
    let back = worth.within(left(tx, held.id).await?)?;
    let refund = write(
        tx,
        payment,
        Some(held.id),
        back,
        RefundReason::Words(reason.as_str()),
    )
    .await?;
    let refund = refund.ok_or(Error::NothingLeft)?;
    count(tx, refund, &chosen).await?;
    Ok(refund)
}

/// The money of these pieces goes back no second time.
async fn count(tx: &mut Tx, refund: RefundId, pieces: &[LineQuantity]) -> Result<(), Error> {
    let rows = pieces.iter().map(|(line, pieces)| {
        (
            returned_lines::order_line_id.eq(line),
            returned_lines::quantity.eq(pieces),
            returned_lines::refund_id.eq(refund),
        )
    });
    diesel::insert_into(returned_lines::table)
        .values(rows.collect::<Vec<_>>())
        .execute(tx.conn())
        .await?;
    Ok(())
}
