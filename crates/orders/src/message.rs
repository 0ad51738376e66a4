//! Messages between a buyer and a shop about a shop order. Neither learns the other's email
//! address: emails about messages come from the marketplace and link to the page where one answers.
//! Reports of messages are decided by an operator.

mod conversations;
mod moderation;
mod personal;
mod report;
mod send;

use auth::actor::{Seller, User};
use catalog::Picture;
use chrono::{DateTime, Utc};
use db::{Pool, Tx};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Bool, Integer, Jsonb, Nullable, Text, Timestamptz};
use diesel_async::RunQueryDsl;
use serde::{Deserialize, Serialize};
use types::{MessageId, OrderId, ShopId, ShopOrderId, UserId};

use crate::Error;
pub use crate::status::{MessageFault as Fault, Side};

pub use conversations::{ConversationPage, ConversationSummary, of_buyer, of_shop};
pub use moderation::{Moderated, ModerationFilter, Report, hide, list_moderated, restore};
pub use personal::{SentMessage, written_by};
pub use report::{report_by_buyer, report_by_shop};
pub use send::{NewMessage, send_to_buyer, send_to_shop};

/// So many are read at once.
const PAGE: i64 = 50;

/// One message.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Message {
    /// Its id: the newer, the higher.
    pub id: MessageId,
    /// Who wrote it.
    pub author: Side,
    /// The words; empty where only photos were sent, or where an operator hid it.
    pub text: String,
    /// What is shown with them.
    pub photos: Vec<Picture>,
    /// When it was sent.
    pub created_at: DateTime<Utc>,
    /// Whether an operator took it out of sight.
    pub is_hidden: bool,
    /// Whether the side that reads has reported it.
    pub is_reported: bool,
}

/// What was written about a shop's part of an order, as one side reads it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Conversation {
    /// The oldest first; at most 50.
    pub messages: Vec<Message>,
    /// Whether older ones can be asked for.
    pub has_earlier: bool,
    /// How many of the other side's messages the reader has not read.
    pub unread: i32,
}

/// What the buyer of a part reads; `before` asks for what was written before that message.
pub async fn read_by_buyer(
    pool: &Pool,
    buyer: &User,
    place: (OrderId, ShopOrderId),
    before: Option<MessageId>,
) -> Result<Conversation, Error> {
    db::transaction(pool, async |tx| {
        let topic = Topic::of_buyer(tx, buyer, place).await?;
        load(tx, &topic, Side::Buyer, before).await
    })
    .await
}

/// What the shop of a part reads; `before` asks for what was written before that message.
pub async fn read_by_shop(
    pool: &Pool,
    seller: &Seller,
    part: ShopOrderId,
    before: Option<MessageId>,
) -> Result<Conversation, Error> {
    db::transaction_of_shop(pool, seller.wall(), async |tx| {
        let topic = Topic::of_shop(tx, seller, part).await?;
        load(tx, &topic, Side::Seller, before).await
    })
    .await
}

/// The buyer has read all up to this message; what came after they looked stays unread.
pub async fn seen_by_buyer(
    pool: &Pool,
    buyer: &User,
    place: (OrderId, ShopOrderId),
    last: MessageId,
) -> Result<(), Error> {
    db::transaction(pool, async |tx| {
        lock(tx, place.1).await?;
        let topic = Topic::of_buyer(tx, buyer, place).await?;
        count_unread(tx, &topic, Side::Buyer, last).await
    })
    .await
}

/// The shop has read all up to this message; what came after it looked stays unread.
pub async fn seen_by_shop(
    pool: &Pool,
    seller: &Seller,
    part: ShopOrderId,
    last: MessageId,
) -> Result<(), Error> {
    db::transaction_of_shop(pool, seller.wall(), async |tx| {
        lock(tx, part).await?;
        let topic = Topic::of_shop(tx, seller, part).await?;
        count_unread(tx, &topic, Side::Seller, last).await
    })
    .await
}

/// What is written about: a shop's part of an order.
#[derive(Debug, QueryableByName)]
pub(crate) struct Topic {
    #[diesel(sql_type = BigInt)]
    pub id: ShopOrderId,
    #[diesel(sql_type = BigInt)]
    pub order_id: OrderId,
    #[diesel(sql_type = Text)]
    pub number: String,
    #[diesel(sql_type = BigInt)]
    pub shop_id: ShopId,
    #[diesel(sql_type = Text)]
    pub shop_name: String,
    #[diesel(sql_type = BigInt)]
    pub buyer: UserId,
    #[diesel(sql_type = Text)]
    pub buyer_name: String,
    #[diesel(sql_type = Bool)]
    is_paid: bool,
}

impl Topic {
    /// A part of one of the buyer's orders; somebody else's is not found.
    async fn of_buyer(
        tx: &mut Tx,
        buyer: &User,
        (order, part): (OrderId, ShopOrderId),
    ) -> Result<Self, Error> {
        let found = Self::load(tx, part, None).await?;
        match found.order_id == order && found.buyer == buyer.id() {
            true => Ok(found),
            false => Err(Error::NotFound),
        }
    }

    /// One of the shop's orders that were paid; another shop's is not found.
    async fn of_shop(tx: &mut Tx, seller: &Seller, part: ShopOrderId) -> Result<Self, Error> {
        let found = Self::load(tx, part, Some(seller.shop())).await?;
        match found.is_paid {
            true => Ok(found),
            false => Err(Error::NotFound),
        }
    }

    async fn load(tx: &mut Tx, part: ShopOrderId, shop: Option<ShopId>) -> Result<Self, Error> {
        diesel::sql_query(include_str!("message/topic.sql"))
            .bind::<BigInt, _>(part)
            .bind::<Nullable<BigInt>, _>(shop)
            .get_result(tx.conn())
            .await
            .optional()?
            .ok_or(Error::NotFound)
    }
}

/// Whoever changes a conversation comes alone from here on; readers do not wait for them.
async fn lock(tx: &mut Tx, part: ShopOrderId) -> Result<(), Error> {
    diesel::sql_query("select from shop_orders where id = $1 for no key update")
        .bind::<BigInt, _>(part)
        .execute(tx.conn())
        .await?;
    Ok(())
}

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = BigInt)]
    id: MessageId,
    #[diesel(sql_type = Text)]
    author: Side,
    #[diesel(sql_type = Text)]
    text: String,
    #[diesel(sql_type = Jsonb)]
    photos: serde_json::Value,
    #[diesel(sql_type = Timestamptz)]
    created_at: DateTime<Utc>,
    #[diesel(sql_type = Bool)]
    is_hidden: bool,
    #[diesel(sql_type = Bool)]
    is_reported: bool,
}

impl Row {
    fn seen_by(self, reader: Side) -> Result<Message, Error> {
        Ok(Message {
            id: self.id,
            author: self.author,
            text: self.text,
            photos: serde_json::from_value(self.photos)?,
            created_at: self.created_at,
            is_hidden: self.is_hidden,
            // who wrote it is not told
            is_reported: self.is_reported && self.author != reader,
        })
    }
}

#[derive(QueryableByName)]
struct Unread {
    #[diesel(sql_type = Integer)]
    unread: i32,
}

async fn load(
    tx: &mut Tx,
    topic: &Topic,
    reader: Side,
    before: Option<MessageId>,
) -> Result<Conversation, Error> {
    let mut rows: Vec<Row> = diesel::sql_query(include_str!("message/page.sql"))
        .bind::<BigInt, _>(topic.id)
        .bind::<Nullable<BigInt>, _>(before)
        .bind::<BigInt, _>(PAGE + 1)
        .load(tx.conn())
        .await?;
    let most = usize::try_from(PAGE).unwrap_or(usize::MAX);
    let has_earlier = rows.len() > most;
    rows.truncate(most);
    let messages = rows.into_iter().rev().map(|row| row.seen_by(reader));
    let unread: Option<Unread> = diesel::sql_query(
        "select case $2 when 'buyer' then buyer_unread else shop_unread end as unread \
         from conversations where shop_order_id = $1",
    )
    .bind::<BigInt, _>(topic.id)
    .bind::<Text, _>(reader)
    .get_result(tx.conn())
    .await
    .optional()?;
    Ok(Conversation {
        messages: messages.collect::<Result<_, Error>>()?,
        has_earlier,
        unread: unread.map_or(0, |found| found.unread),
    })
}

/// Counts anew what the reader has not read; the part is locked, so none is lost.
async fn count_unread(
    tx: &mut Tx,
    topic: &Topic,
    reader: Side,
    last: MessageId,
) -> Result<(), Error> {
    diesel::sql_query(include_str!("message/seen.sql"))
        .bind::<BigInt, _>(topic.id)
        .bind::<Text, _>(reader)
        .bind::<BigInt, _>(last)
        .execute(tx.conn())
        .await?;
    Ok(())
}
