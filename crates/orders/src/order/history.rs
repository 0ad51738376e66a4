//! The buyer's orders, page by page: by tab, search words and dates.

use auth::actor::User;
use chrono::{DateTime, NaiveDate, Utc};
use db::schema::orders;
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Date, Nullable, Text};
use diesel_async::RunQueryDsl;
use types::{OrderId, Page, PageRequest, ProductId};

use super::{Order, load_many};
use crate::Error;

/// Which orders of the history are wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tab {
    /// Every order.
    All,
    /// Payment not finished.
    ToPay,
    /// Paid, not all of it shipped.
    ToShip,
    /// Something is on its way.
    OnTheWay,
    /// Something arrived.
    Delivered,
    /// Something goes or went back.
    Returns,
}

impl Tab {
    /// The states of a shop order that put its order under this tab.
    pub(super) fn statuses(self) -> &'static [&'static str] {
        match self {
            Self::All => &[],
            Self::ToPay => &["pending_payment"],
            Self::ToShip => &["confirmed", "partially_shipped"],
            Self::OnTheWay => &["partially_shipped", "in_delivery"],
            Self::Delivered => &["delivered", "completed"],
            Self::Returns => &["return_requested", "returned"],
        }
    }
}

/// Which of the buyer's orders are looked for.
#[derive(Debug, Clone)]
pub struct Search {
    /// Where they stand.
    pub tab: Tab,
    /// A part of their number, of a product's title or of a shop's name, in capitals or not.
    pub words: Option<types::Text<100>>,
    /// Placed on this day of UTC or later.
    pub from: Option<NaiveDate>,
    /// Placed on this day of UTC or earlier.
    pub to: Option<NaiveDate>,
    /// Orders that contain this product.
    pub product: Option<ProductId>,
    /// The page.
    pub page: PageRequest,
}

/// How many of the buyer's orders that are looked for are under each tab, whichever is open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, QueryableByName)]
pub struct Counts {
    /// Every order.
    #[diesel(sql_type = BigInt)]
    pub all: i64,
    /// Payment not finished.
    #[diesel(sql_type = BigInt)]
    pub to_pay: i64,
    /// Paid, not all of it shipped.
    #[diesel(sql_type = BigInt)]
    pub to_ship: i64,
    /// Something is on its way.
    #[diesel(sql_type = BigInt)]
    pub on_the_way: i64,
    /// Something arrived.
    #[diesel(sql_type = BigInt)]
    pub delivered: i64,
    /// Something goes or went back.
    #[diesel(sql_type = BigInt)]
    pub returns: i64,
}

impl Counts {
    fn under(&self, tab: Tab) -> i64 {
        match tab {
            Tab::All => self.all,
            Tab::ToPay => self.to_pay,
            Tab::ToShip => self.to_ship,
            Tab::OnTheWay => self.on_the_way,
            Tab::Delivered => self.delivered,
            Tab::Returns => self.returns,
        }
    }
}

/// A page of what was found.
#[derive(Debug)]
pub struct History {
    /// The orders, newest first.
    pub page: Page<Order>,
    /// What the tabs above them tell.
    pub counts: Counts,
    /// When the buyer first ordered anything.
    pub since: Option<DateTime<Utc>>,
}

#[derive(QueryableByName)]
struct Found {
    #[diesel(sql_type = Array<BigInt>)]
    ids: Vec<OrderId>,
    #[diesel(embed)]
    counts: Counts,
}

/// The buyer's history, newest first.
pub async fn list(pool: &db::Pool, user: &User, search: &Search) -> Result<History, Error> {
    let mut conn = pool.get().await?;
    let (page, statuses) = (search.page, search.tab.statuses());
    let words = search.words.as_ref().map(types::Text::as_str);
    let found: Found = diesel::sql_query(include_str!("list.sql"))
        .bind::<BigInt, _>(user.id())
        .bind::<Nullable<Array<Text>>, _>((!statuses.is_empty()).then_some(statuses))
        .bind::<BigInt, _>(page.limit())
        .bind::<BigInt, _>(page.offset())
        .bind::<Nullable<Text>, _>(words)
        .bind::<Nullable<Date>, _>(search.from)
        .bind::<Nullable<Date>, _>(search.to)
        .bind::<Nullable<BigInt>, _>(search.product)
        .bind::<Array<Text>, _>(Tab::ToPay.statuses())
        .bind::<Array<Text>, _>(Tab::ToShip.statuses())
        .bind::<Array<Text>, _>(Tab::OnTheWay.statuses())
        .bind::<Array<Text>, _>(Tab::Delivered.statuses())
        .bind::<Array<Text>, _>(Tab::Returns.statuses())
        .get_result(&mut conn)
        .await?;
    let since = orders::table
        .filter(orders::user_id.eq(user.id()))
        .order(orders::id)
        .select(orders::created_at)
        .first(&mut conn)
        .await
        .optional()?;
    Ok(History {
        page: Page::new(
            page,
            load_many(&mut conn, &found.ids).await?,
            found.counts.under(search.tab),
        ),
        counts: found.counts,
        since,
    })
}
