//! Sending a message. A side that already has unread messages is not notified again: one email for
//! several messages in a row.

use auth::actor::{Seller, User};
use auth::deletion::FORMER_CUSTOMER;
use auth::existing_account;
use catalog::Picture;
use catalog::review::Upload;
use chrono::{DateTime, Utc};
use db::Tx;
use db::idempotency::{self, Claim, Key};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Integer, Jsonb, Text, Timestamptz};
use diesel_async::RunQueryDsl;
use types::{MessageId, OrderId, ShopOrderId, UserId};

use super::{Message, Side, Topic, lock};
use crate::{Error, OrdersContext, emails};

/// So many messages of one side about one order are taken in an hour.
const HOURLY: i64 = 30;

/// What somebody writes and shows; not both are empty.
#[derive(Debug, Clone)]
pub struct NewMessage {
    /// The words.
    pub text: Option<types::Text<4000>>,
    /// At most five photos.
    pub photos: Upload,
}

impl NewMessage {
    fn text(&self) -> &str {
        self.text.as_ref().map_or("", types::Text::as_str)
    }

    /// `key` as its sender chose it: the same message sent again is one message.
    fn key(&self, author: UserId, key: &str, part: ShopOrderId, photos: &[Picture]) -> Key {
        let photos: Vec<&str> = photos.iter().map(|photo| photo.url.as_str()).collect();
        let body = (part, self.text(), photos);
        Key::new(format!("user:{author}"), "sendMessage", key, &body)
    }
}

/// A buyer writes to the shop of a part of their order. Photos are looked at only for an order that
/// may be written about, and before the transaction that keeps the message.
pub async fn send_to_shop(
    context: &OrdersContext,
    buyer: &User,
    key: &str,
    place: (OrderId, ShopOrderId),
    new: &NewMessage,
) -> Result<Message, Error> {
    db::transaction(&context.pool, async |tx| {
        writable_by_buyer(tx, buyer, place).await.map(drop)
    })
    .await?;
    let photos = new.photos.keep(&context.pool).await?;
    let key = new.key(buyer.id(), key, place.1, &photos);
    db::transaction(&context.pool, async |tx| {
        if let Claim::Done(answer) = idempotency::claim(tx, &key).await? {
            return Ok(answer);
        }
        existing_account::lock(tx, buyer).await?;
        lock(tx, place.1).await?;
        let topic = writable_by_buyer(tx, buyer, place).await?;
        let sent = insert(tx, &topic, (Side::Buyer, buyer.id()), new, photos).await?;
        if sent.is_news {
            emails::message::to_shop(tx, context, &topic, &sent.message).await?;
        }
        idempotency::finish(tx, &key, &sent.message).await?;
        Ok(sent.message)
    })
    .await
}

/// A shop writes to who bought from it, in the same way.
pub async fn send_to_buyer(
    context: &OrdersContext,
    seller: &Seller,
    key: &str,
    part: ShopOrderId,
    new: &NewMessage,
) -> Result<Message, Error> {
    let author = seller.user().id();
    db::transaction_of_shop(&context.pool, seller.wall(), async |tx| {
        writable_by_shop(tx, seller, part).await.map(drop)
    })
    .await?;
    let photos = new.photos.keep(&context.pool).await?;
    let key = new.key(author, key, part, &photos);
    db::transaction_of_shop(&context.pool, seller.wall(), async |tx| {
        if let Claim::Done(answer) = idempotency::claim(tx, &key).await? {
            return Ok(answer);
        }
        lock(tx, part).await?;
        let topic = writable_by_shop(tx, seller, part).await?;
        let sent = insert(tx, &topic, (Side::Seller, author), new, photos).await?;
        if sent.is_news {
            emails::message::to_buyer(tx, context, &topic, &sent.message).await?;
        }
        idempotency::finish(tx, &key, &sent.message).await?;
        Ok(sent.message)
    })
    .await
}

async fn writable_by_buyer(
    tx: &mut Tx,
    buyer: &User,
    place: (OrderId, ShopOrderId),
) -> Result<Topic, Error> {
    let topic = Topic::of_buyer(tx, buyer, place).await?;
    if !topic.is_paid {
        return Err(Error::NotPaid);
    }
    not_too_many(tx, topic, Side::Buyer).await
}

async fn writable_by_shop(tx: &mut Tx, seller: &Seller, part: ShopOrderId) -> Result<Topic, Error> {
    let topic = Topic::of_shop(tx, seller, part).await?;
    if topic.buyer_name == FORMER_CUSTOMER {
        return Err(Error::BuyerLeft);
    }
    not_too_many(tx, topic, Side::Seller).await
}

#[derive(QueryableByName)]
struct Lately {
    #[diesel(sql_type = BigInt)]
    count: i64,
    #[diesel(sql_type = Integer)]
    seconds: i32,
}

async fn not_too_many(tx: &mut Tx, topic: Topic, author: Side) -> Result<Topic, Error> {
    let lately: Lately = diesel::sql_query(
        "select count(*) as count, \
             ceil(coalesce(extract(epoch from min(created_at) + interval '1 hour' - now()), 0)) \
                 ::integer as seconds \
         from messages \
         where shop_order_id = $1 and author = $2 and created_at > now() - interval '1 hour'",
    )
    .bind::<BigInt, _>(topic.id)
    .bind::<Text, _>(author)
    .get_result(tx.conn())
    .await?;
    match lately.count < HOURLY {
        true => Ok(topic),
        false => Err(Error::TooManyMessages {
            seconds: u32::try_from(lately.seconds).unwrap_or(0).max(1),
        }),
    }
}

struct Sent {
    message: Message,
    /// Whether the other side had read all before.
    is_news: bool,
}

#[derive(QueryableByName)]
struct Inserted {
    #[diesel(sql_type = BigInt)]
    id: MessageId,
    #[diesel(sql_type = Timestamptz)]
    created_at: DateTime<Utc>,
    #[diesel(sql_type = Integer)]
    unread: i32,
}

async fn insert(
    tx: &mut Tx,
    topic: &Topic,
    (author, person): (Side, UserId),
    new: &NewMessage,
    photos: Vec<Picture>,
) -> Result<Sent, Error> {
    let row: Inserted = diesel::sql_query(include_str!("send.sql"))
        .bind::<BigInt, _>(topic.id)
        .bind::<Text, _>(author)
        .bind::<BigInt, _>(person)
        .bind::<Text, _>(new.text())
        .bind::<Jsonb, _>(serde_json::to_value(&photos)?)
        .bind::<BigInt, _>(topic.shop_id)
        .bind::<BigInt, _>(topic.buyer)
        .get_result(tx.conn())
        .await?;
    let message = Message {
        id: row.id,
        author,
        text: new.text().to_owned(),
        photos,
        created_at: row.created_at,
        is_hidden: false,
        is_reported: false,
    };
    let is_news = row.unread == 1;
    Ok(Sent { message, is_news })
}
