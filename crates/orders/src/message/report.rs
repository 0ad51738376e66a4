//! Reporting a message of the other side to the operator.

use auth::actor::{Seller, User};
use auth::existing_account;
use db::{Pool, Tx};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Nullable, Text};
use diesel_async::RunQueryDsl;
use types::{MessageId, OrderId, ShopOrderId, UserId};

use super::{Fault, Side, Topic};
use crate::Error;

/// A buyer reports a message of a shop. The first report counts, the others change nothing.
pub async fn report_by_buyer(
    pool: &Pool,
    buyer: &User,
    place: (OrderId, ShopOrderId),
    message: MessageId,
    held: (Fault, Option<&types::Text<500>>),
) -> Result<(), Error> {
    db::transaction(pool, async |tx| {
        existing_account::lock(tx, buyer).await?;
        let topic = Topic::of_buyer(tx, buyer, place).await?;
        insert(tx, &topic, message, (Side::Buyer, buyer.id()), held).await
    })
    .await
}

/// A shop reports a message of a buyer. The first report counts, the others change nothing.
pub async fn report_by_shop(
    pool: &Pool,
    seller: &Seller,
    part: ShopOrderId,
    message: MessageId,
    held: (Fault, Option<&types::Text<500>>),
) -> Result<(), Error> {
    db::transaction_of_shop(pool, seller.wall(), async |tx| {
        let topic = Topic::of_shop(tx, seller, part).await?;
        let reporter = (Side::Seller, seller.user().id());
        insert(tx, &topic, message, reporter, held).await
    })
    .await
}

#[derive(QueryableByName)]
struct Author {
    #[diesel(sql_type = Text)]
    author: Side,
}

async fn insert(
    tx: &mut Tx,
    topic: &Topic,
    message: MessageId,
    (side, person): (Side, UserId),
    (fault, words): (Fault, Option<&types::Text<500>>),
) -> Result<(), Error> {
    let found: Option<Author> =
        diesel::sql_query("select author from messages where id = $1 and shop_order_id = $2")
            .bind::<BigInt, _>(message)
            .bind::<BigInt, _>(topic.id)
            .get_result(tx.conn())
            .await
            .optional()?;
    if found.ok_or(Error::NotFound)?.author == side {
        return Err(Error::OwnMessage);
    }
    diesel::sql_query(
        "insert into message_reports (message_id, reporter_id, reason, text) \
         values ($1, $2, $3, $4) on conflict (message_id) do nothing",
    )
    .bind::<BigInt, _>(message)
    .bind::<BigInt, _>(person)
    .bind::<Text, _>(fault)
    .bind::<Nullable<Text>, _>(words.map(types::Text::as_str))
    .execute(tx.conn())
    .await?;
    Ok(())
}
