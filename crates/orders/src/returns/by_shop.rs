//! The shop's answers to a return: approve, offer a partial refund or decline; and confirm that the
//! items came back.

use auth::actor::Seller;
use catalog::review::Upload;
use catalog::stock;
use db::Tx;
use db::idempotency::{self, Claim, Key};
use diesel::sql_types::{BigInt, Bool, Jsonb, Nullable, Text};
use diesel_async::RunQueryDsl;
use types::{Money, ReturnId, ShopOrderId};

use super::deadlines::{CHOOSE_DAYS, SEND_DAYS};
use super::step::{self, LockedReturn, StepNotes};
use super::{Reason, Return, ReturnStatus};
use crate::transition::Actor;
use crate::{Error, OrdersContext, payment, quantities, seller_order, shipment};

/// The shop agrees. If the items are to come back, the buyer reads how to send them, which may be
/// said again; without, the money goes back at once.
pub async fn approve(
    context: &OrdersContext,
    seller: &Seller,
    key: &Key,
    place: (ShopOrderId, ReturnId),
    send_back: bool,
    words: Option<&types::Text<2000>>,
) -> Result<Return, Error> {
    db::transaction_of_shop(&context.pool, seller.wall(), async |tx| {
        let (mut open, actor) = match begin(tx, seller, key, place).await? {
            Begun::Before(answer) => return Ok(answer),
            Begun::Now(open, actor) => (open, actor),
        };
        let words = words.map(types::Text::as_str);
        if send_back && open.row.reason == Reason::NotReceived {
            return Err(Error::NothingToSend);
        }
        if send_back && words.is_none() {
            return Err(Error::HowToSend);
        }
        open.allow(tx, ReturnStatus::Approved, actor).await?;
        diesel::sql_query("update returns set send_back = $2, answer = $3 where id = $1")
            .bind::<BigInt, _>(open.id)
            .bind::<Bool, _>(send_back)
            .bind::<Nullable<Text>, _>(words)
            .execute(tx.conn())
            .await?;
        let days = send_back.then_some(SEND_DAYS);
        let said = StepNotes { words, days };
        open.row.send_back = Some(send_back);
        open.go(tx, context, ReturnStatus::Approved, actor, said)
            .await?;
        if !send_back {
            open.refund(tx, context, actor).await?;
        }
        finish(tx, key, &open).await
    })
    .await
}

/// The shop offers a part of the money, and the buyer keeps the items.
pub async fn offer(
    context: &OrdersContext,
    seller: &Seller,
    key: &Key,
    place: (ShopOrderId, ReturnId),
    amount: Money,
    words: &types::Text<2000>,
) -> Result<Return, Error> {
    db::transaction_of_shop(&context.pool, seller.wall(), async |tx| {
        let (mut open, actor) = match begin(tx, seller, key, place).await? {
            Begun::Before(answer) => return Ok(answer),
            Begun::Now(open, actor) => (open, actor),
        };
        if amount <= Money::ZERO || amount > open.row.worth {
            return Err(Error::TooMuch {
                most: open.row.worth,
            });
        }
        open.allow(tx, ReturnStatus::Offered, actor).await?;
        diesel::sql_query("update returns set offer = $2, answer = $3 where id = $1")
            .bind::<BigInt, _>(open.id)
            .bind::<BigInt, _>(amount)
            .bind::<Text, _>(words.as_str())
            .execute(tx.conn())
            .await?;
        open.row.offer = Some(amount);
        let said = StepNotes {
            words: Some(words.as_str()),
            days: Some(CHOOSE_DAYS),
        };
        open.go(tx, context, ReturnStatus::Offered, actor, said)
            .await?;
        finish(tx, key, &open).await
    })
    .await
}

/// The shop says no, and why.
pub async fn decline(
    context: &OrdersContext,
    seller: &Seller,
    key: &Key,
    place: (ShopOrderId, ReturnId),
    words: &types::Text<2000>,
) -> Result<Return, Error> {
    db::transaction_of_shop(&context.pool, seller.wall(), async |tx| {
        let (mut open, actor) = match begin(tx, seller, key, place).await? {
            Begun::Before(answer) => return Ok(answer),
            Begun::Now(open, actor) => (open, actor),
        };
        open.allow(tx, ReturnStatus::Declined, actor).await?;
        diesel::sql_query("update returns set answer = $2 where id = $1")
            .bind::<BigInt, _>(open.id)
            .bind::<Text, _>(words.as_str())
            .execute(tx.conn())
            .await?;
        let said = StepNotes {
            words: Some(words.as_str()),
            days: Some(CHOOSE_DAYS),
        };
        open.go(tx, context, ReturnStatus::Declined, actor, said)
            .await?;
        finish(tx, key, &open).await
    })
    .await
}

/// The items came back: they are refunded, and what can be sold again is restocked.
pub async fn received(
    context: &OrdersContext,
    seller: &Seller,
    key: &Key,
    place: (ShopOrderId, ReturnId),
    restock: bool,
) -> Result<Return, Error> {
    db::transaction_of_shop(&context.pool, seller.wall(), async |tx| {
        let (mut open, actor) = match begin(tx, seller, key, place).await? {
            Begun::Before(answer) => return Ok(answer),
            Begun::Now(open, actor) => (open, actor),
        };
        open.go(
            tx,
            context,
            ReturnStatus::Received,
            actor,
            StepNotes::default(),
        )
        .await?;
        let back = open.refund(tx, context, actor).await?;
        if restock {
            let lines = quantities::of(tx, open.held.id).await?;
            stock::restock(tx, &quantities::stock_of(&lines, &back)).await?;
        }
        finish(tx, key, &open).await
    })
    .await
}

/// The parcel back did not come, or not with these items: the operator is asked to decide.
pub async fn object_to_receipt(
    context: &OrdersContext,
    seller: &Seller,
    key: &Key,
    place: (ShopOrderId, ReturnId),
    words: &types::Text<2000>,
) -> Result<Return, Error> {
    db::transaction_of_shop(&context.pool, seller.wall(), async |tx| {
        let (mut open, actor) = match begin(tx, seller, key, place).await? {
            Begun::Before(answer) => return Ok(answer),
            Begun::Now(open, actor) => (open, actor),
        };
        let said = StepNotes {
            words: Some(words.as_str()),
            days: None,
        };
        open.go(tx, context, ReturnStatus::Escalated, actor, said)
            .await?;
        finish(tx, key, &open).await
    })
    .await
}

/// Shows the buyer a label for the parcel back, in place of one before.
pub async fn add_label(
    context: &OrdersContext,
    seller: &Seller,
    place: (ShopOrderId, ReturnId),
    file: Upload,
) -> Result<Return, Error> {
    db::transaction_of_shop(&context.pool, seller.wall(), async |tx| {
        takes_label(tx, seller, place).await.map(drop)
    })
    .await?;
    let kept = file.keep(&context.pool).await?;
    let label = serde_json::to_value(kept.into_iter().next())?;
    db::transaction_of_shop(&context.pool, seller.wall(), async |tx| {
        let open = takes_label(tx, seller, place).await?;
        diesel::sql_query("update returns set label = $2 where id = $1")
            .bind::<BigInt, _>(open.id)
            .bind::<Jsonb, _>(&label)
            .execute(tx.conn())
            .await?;
        open.as_it_is(tx).await
    })
    .await
}

async fn takes_label(
    tx: &mut Tx,
    seller: &Seller,
    place: (ShopOrderId, ReturnId),
) -> Result<LockedReturn, Error> {
    let open = lock(tx, seller, place).await?;
    match open.row.status.is_over() {
        true => Err(Error::ReturnOver),
        false => Ok(open),
    }
}

/// A step of the shop: taken before under this key, or to be taken now.
enum Begun {
    Before(Return),
    Now(LockedReturn, Actor),
}

async fn begin(
    tx: &mut Tx,
    seller: &Seller,
    key: &Key,
    place: (ShopOrderId, ReturnId),
) -> Result<Begun, Error> {
    if let Claim::Done(answer) = idempotency::claim(tx, key).await? {
        return Ok(Begun::Before(answer));
    }
    let open = lock(tx, seller, place).await?;
    Ok(Begun::Now(open, Actor::Seller(seller.user().id())))
}

async fn finish(tx: &mut Tx, key: &Key, open: &LockedReturn) -> Result<Return, Error> {
    let answer = open.as_it_is(tx).await?;
    idempotency::finish(tx, key, &answer).await?;
    Ok(answer)
}

/// Locks a return of one of the shop's orders; another shop's is not found.
async fn lock(
    tx: &mut Tx,
    seller: &Seller,
    (part, id): (ShopOrderId, ReturnId),
) -> Result<LockedReturn, Error> {
    let order = seller_order::order_of(tx, seller, part).await?;
    let payment = payment::lock(tx, order).await?;
    let held = shipment::lock(tx, seller.shop(), part).await?;
    step::with_row(tx, id, payment, held).await
}
