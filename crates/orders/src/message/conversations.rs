//! All conversations of a shop or a buyer, the most recently active first.

use auth::actor::{Seller, User};
use chrono::{DateTime, Utc};
use db::{Pool, Tx};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Bool, Integer, Text, Timestamptz};
use diesel_async::RunQueryDsl;
use types::{OrderId, Page, PageRequest, ShopId, ShopOrderId, UserId};

use super::Side;
use crate::Error;

/// A conversation in a list, with its last message.
#[derive(Debug, Clone, PartialEq, Eq, QueryableByName)]
pub struct ConversationSummary {
    /// The shop order.
    #[diesel(sql_type = BigInt)]
    pub shop_order: ShopOrderId,
    /// The order.
    #[diesel(sql_type = BigInt)]
    pub order: OrderId,
    /// Its number for people.
    #[diesel(sql_type = Text)]
    pub number: String,
    /// Who sells.
    #[diesel(sql_type = Text)]
    pub shop_name: String,
    /// The buyer; "a former customer" if they deleted their account.
    #[diesel(sql_type = Text)]
    pub buyer_name: String,
    /// Who wrote last.
    #[diesel(sql_type = Text)]
    pub author: Side,
    /// The first words of it; empty where only photos were sent, or where an operator hid it.
    #[diesel(sql_type = Text)]
    pub text: String,
    /// How many photos it shows.
    #[diesel(sql_type = Integer)]
    pub photos: i32,
    /// Whether an operator took it out of sight.
    #[diesel(sql_type = Bool)]
    pub is_hidden: bool,
    /// When it was sent.
    #[diesel(sql_type = Timestamptz)]
    pub at: DateTime<Utc>,
    /// How many messages the reader has not read.
    #[diesel(sql_type = Integer)]
    pub unread: i32,
}

/// A page of conversations.
#[derive(Debug, Clone)]
pub struct ConversationPage {
    /// The page.
    pub page: Page<ConversationSummary>,
    /// In how many of all something is unread.
    pub unread: i64,
}

/// The conversations of a buyer, or those in which something is unread.
pub async fn of_buyer(
    pool: &Pool,
    buyer: &User,
    only_unread: bool,
    page: PageRequest,
) -> Result<ConversationPage, Error> {
    db::transaction(pool, async |tx| {
        load(tx, Whose::Buyer(buyer.id()), only_unread, page).await
    })
    .await
}

/// The conversations of a shop, or those in which something is unread.
pub async fn of_shop(
    pool: &Pool,
    seller: &Seller,
    only_unread: bool,
    page: PageRequest,
) -> Result<ConversationPage, Error> {
    db::transaction_of_shop(pool, seller.wall(), async |tx| {
        load(tx, Whose::Shop(seller.shop()), only_unread, page).await
    })
    .await
}

#[derive(Clone, Copy)]
enum Whose {
    Buyer(UserId),
    Shop(ShopId),
}

const OF_SHOP: &str = concat!(
    include_str!("of_shop.sql"),
    include_str!("conversations.sql")
);
const UNREAD_OF_SHOP: &str = concat!(
    include_str!("of_shop.sql"),
    "    and c.shop_unread > 0\n",
    include_str!("conversations.sql")
);
/// One by one, so that each reads an index only.
const COUNT_OF_SHOP: &str = "select \
     (select count(*) from conversations where shop_id = $1) as all, \
     (select count(*) from conversations where shop_id = $1 and shop_unread > 0) as unread";

const OF_BUYER: &str = concat!(
    include_str!("of_buyer.sql"),
    include_str!("conversations.sql")
);
const UNREAD_OF_BUYER: &str = concat!(
    include_str!("of_buyer.sql"),
    "    and c.buyer_unread > 0\n",
    include_str!("conversations.sql")
);
const COUNT_OF_BUYER: &str = "select count(*) as all, \
         count(*) filter (where buyer_unread > 0) as unread \
     from conversations where buyer_id = $1";

#[derive(QueryableByName)]
struct Counted {
    #[diesel(sql_type = BigInt)]
    all: i64,
    #[diesel(sql_type = BigInt)]
    unread: i64,
}

async fn load(
    tx: &mut Tx,
    whose: Whose,
    only_unread: bool,
    page: PageRequest,
) -> Result<ConversationPage, Error> {
    let (id, count, list) = match (whose, only_unread) {
        (Whose::Shop(shop), false) => (shop.get(), COUNT_OF_SHOP, OF_SHOP),
        (Whose::Shop(shop), true) => (shop.get(), COUNT_OF_SHOP, UNREAD_OF_SHOP),
        (Whose::Buyer(buyer), false) => (buyer.get(), COUNT_OF_BUYER, OF_BUYER),
        (Whose::Buyer(buyer), true) => (buyer.get(), COUNT_OF_BUYER, UNREAD_OF_BUYER),
    };
    let counted: Counted = diesel::sql_query(count)
        .bind::<BigInt, _>(id)
        .get_result(tx.conn())
        .await?;
    let items: Vec<ConversationSummary> = diesel::sql_query(list)
        .bind::<BigInt, _>(id)
        .bind::<BigInt, _>(page.limit())
        .bind::<BigInt, _>(page.offset())
        .load(tx.conn())
        .await?;
    let total = match only_unread {
        true => counted.unread,
        false => counted.all,
    };
    Ok(ConversationPage {
        page: Page::new(page, items, total),
        unread: counted.unread,
    })
}
