//! The ledger, as operators read it: transactions with all their entries, the latest first.

use std::collections::HashMap;

use auth::actor::Operator;
use chrono::{DateTime, Utc};
use db::Pool;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Json, Nullable, Text, Timestamptz};
use diesel_async::RunQueryDsl;
use serde::Deserialize;
use serde_json::{Value, from_value};
use types::{Money, OrderId, PayoutId, ShopId};

use crate::Error;

/// Every account, as it stands in the ledger.
pub const ACCOUNTS: [&str; 8] = [
    "provider",
    "bank",
    "shop",
    "payout",
    "buyer",
    "commission",
    "fee",
    "adjustment",
];

/// Every kind of transaction, as it stands in the ledger.
pub const KINDS: [&str; 10] = [
    "capture",
    "fee",
    "refund",
    "reversal",
    "dispute_fee",
    "adjustment",
    "payout",
    "payout_paid",
    "payout_fee",
    "payout_returned",
];

/// Which transactions; all that is given must hold.
#[derive(Debug, Clone, Default)]
pub struct Filter {
    /// With an entry of this account; with a shop, of that shop.
    pub account: Option<&'static str>,
    /// Of this kind.
    pub kind: Option<&'static str>,
    /// With an entry for this shop.
    pub shop: Option<ShopId>,
    /// Belonging to the order with this number.
    pub order: Option<String>,
    /// From this moment on.
    pub from: Option<DateTime<Utc>>,
    /// Before this moment.
    pub until: Option<DateTime<Utc>>,
}

/// One side of a transaction.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct Line {
    /// The account.
    pub account: String,
    /// The shop, if the account belongs to one.
    pub shop: Option<ShopId>,
    /// Above zero it came in there, below zero it went out.
    pub amount: Money,
}

/// A transaction with all its entries.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Transaction {
    /// Its number.
    pub id: i64,
    /// What happened.
    pub kind: String,
    /// When.
    pub posted_at: DateTime<Utc>,
    /// Its unique reference.
    pub reference: String,
    /// Of all its amounts.
    pub currency: String,
    /// The order that it is about, with its number.
    pub order: Option<(OrderId, String)>,
    /// The shop whose order was refunded; it has no entry where all of the price was commission.
    pub refunded_shop: Option<ShopId>,
    /// The payout that it is about.
    pub payout: Option<PayoutId>,
    /// The reason for a refund or an adjustment.
    pub reason: Option<String>,
    /// Its place in the chain of seals.
    pub seal: Option<i64>,
    /// They add up to zero.
    pub lines: Vec<Line>,
}

#[derive(QueryableByName)]
pub(super) struct Row {
    #[diesel(sql_type = BigInt)]
    id: i64,
    #[diesel(sql_type = Text)]
    kind: String,
    #[diesel(sql_type = Timestamptz)]
    posted_at: DateTime<Utc>,
    #[diesel(sql_type = Text)]
    reference: String,
    #[diesel(sql_type = Text)]
    currency: String,
    #[diesel(sql_type = Nullable<BigInt>)]
    order_id: Option<OrderId>,
    #[diesel(sql_type = Nullable<Text>)]
    order_number: Option<String>,
    #[diesel(sql_type = Nullable<BigInt>)]
    refunded_shop: Option<ShopId>,
    #[diesel(sql_type = Nullable<BigInt>)]
    payout_id: Option<PayoutId>,
    #[diesel(sql_type = Nullable<Text>)]
    reason: Option<String>,
    #[diesel(sql_type = Nullable<BigInt>)]
    seal: Option<i64>,
    #[diesel(sql_type = Json)]
    lines: Value,
}

impl Transaction {
    /// The shops that it is about.
    pub(super) fn shops(&self) -> impl Iterator<Item = ShopId> {
        let of_lines = self.lines.iter().filter_map(|line| line.shop);
        of_lines.chain(self.refunded_shop)
    }
}

impl TryFrom<Row> for Transaction {
    type Error = Error;

    fn try_from(row: Row) -> Result<Self, Error> {
        Ok(Self {
            id: row.id,
            kind: row.kind,
            posted_at: row.posted_at,
            reference: row.reference,
            currency: row.currency,
            order: row.order_id.zip(row.order_number),
            refunded_shop: row.refunded_shop,
            payout: row.payout_id,
            reason: row.reason,
            seal: row.seal,
            lines: from_value(row.lines)?,
        })
    }
}

/// How far the ledger is sealed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, QueryableByName)]
pub struct Sealed {
    /// How many transactions are sealed.
    #[diesel(sql_type = BigInt)]
    pub transactions: i64,
    /// When the last sealed one was booked.
    #[diesel(sql_type = Nullable<Timestamptz>)]
    pub through: Option<DateTime<Utc>>,
    /// How many wait for their seal.
    #[diesel(sql_type = BigInt)]
    pub waiting: i64,
}

/// Transactions from the latest on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Browsed {
    /// As many as were asked for, or fewer.
    pub items: Vec<Transaction>,
    /// Behind which one it goes on, if it does.
    pub next: Option<i64>,
    /// How the shops that they are about are called.
    pub shops: HashMap<ShopId, String>,
    /// How far the ledger is sealed.
    pub sealed: Sealed,
}

#[derive(QueryableByName)]
struct Moment {
    #[diesel(sql_type = Timestamptz)]
    posted_at: DateTime<Utc>,
}

/// $1 account, $2 shop, $3 kind, $4 an order's number, $5 from, $6 until, and behind which transaction:
/// $7 when it was booked and $8 its id; each may be null. $9 how many.
const WANTED: &str = "from ledger_transactions t \
    where ($3::text is null or t.kind = $3) \
        and ($4::text is null or t.order_id = (select id from orders where number = $4)) \
        and ($5::timestamptz is null or t.posted_at >= $5) \
        and ($6::timestamptz is null or t.posted_at < $6) \
        and ($7::timestamptz is null or (t.posted_at, t.id) < ($7, $8::bigint))";

/// Any entries will do.
const ANY_ENTRY: &str = "and $1::text is null and $2::bigint is null";

/// A part of its own, so that the database can begin with the entries where they are few.
const SOME_ENTRY: &str = "and t.id in ( \
    select e.transaction_id from ledger_entries e \
    where ($1::text is null or e.account = $1) and ($2::bigint is null or e.shop_id = $2))";

const LATEST: &str = "order by t.posted_at desc, t.id desc limit $9";

/// What is read to choose transactions.
pub(super) const KEYS: &str = "t.id, t.kind, t.posted_at, t.reference, t.currency, t.order_id";

/// What is shown of the chosen ones.
pub(super) const SHOWN: &str = "c.id, c.kind, c.posted_at, c.reference, c.currency, c.order_id, \
    o.number as order_number, p.shop_id as refunded_shop, \
    case when c.kind like 'payout%' then split_part(c.reference, ':', 2)::bigint end as payout_id, \
    coalesce(r.reason, a.reason) as reason, s.position as seal, \
    (select coalesce(json_agg( \
            json_build_object('account', e.account, 'shop', e.shop_id, 'amount', e.amount) \
            order by e.id), '[]') \
        from ledger_entries e where e.transaction_id = c.id) as lines";

/// Where that stands.
pub(super) const ABOUT: &str = "from chosen c \
    left join orders o on o.id = c.order_id \
    left join refunds r on c.kind in ('refund', 'reversal') and r.id = \
        case when c.reference like 'refund:%' then split_part(c.reference, ':', 2)::bigint end \
    left join shop_orders p on p.id = r.shop_order_id \
    left join adjustments a on a.id = \
        case when c.kind = 'adjustment' then split_part(c.reference, ':', 2)::bigint end \
    left join ledger_seals s on s.transaction_id = c.id";

const LATEST_FIRST: &str = "order by c.posted_at desc, c.id desc";

/// As many transactions as are asked for, behind this one or from the latest on.
pub async fn browse(
    pool: &Pool,
    _operator: &Operator,
    filter: &Filter,
    behind: Option<i64>,
    most: i64,
) -> Result<Browsed, Error> {
    db::transaction_with_custom_plans(pool, async |tx| {
        let behind_at: Option<Moment> = match behind {
            None => None,
            Some(id) => Some(
                diesel::sql_query("select posted_at from ledger_transactions where id = $1")
                    .bind::<BigInt, _>(id)
                    .get_result(tx.conn())
                    .await
                    .optional()?
                    .ok_or(Error::NotFound)?,
            ),
        };
        let query = match filter.account.is_some() || filter.shop.is_some() {
            true => format!(
                "with chosen as (select {KEYS} {WANTED} {SOME_ENTRY} {LATEST}) select {SHOWN} {ABOUT} {LATEST_FIRST}"
            ),
            false => format!(
                "with chosen as (select {KEYS} {WANTED} {ANY_ENTRY} {LATEST}) select {SHOWN} {ABOUT} {LATEST_FIRST}"
            ),
        };
        let rows: Vec<Row> = diesel::sql_query(query)
            .bind::<Nullable<Text>, _>(filter.account)
            .bind::<Nullable<BigInt>, _>(filter.shop)
            .bind::<Nullable<Text>, _>(filter.kind)
            .bind::<Nullable<Text>, _>(filter.order.as_deref())
            .bind::<Nullable<Timestamptz>, _>(filter.from)
            .bind::<Nullable<Timestamptz>, _>(filter.until)
            .bind::<Nullable<Timestamptz>, _>(behind_at.map(|moment| moment.posted_at))
            .bind::<Nullable<BigInt>, _>(behind)
            .bind::<BigInt, _>(most + 1)
            .load(tx.conn())
            .await?;
        let sealed = diesel::sql_query(include_str!("browse/sealed.sql"))
            .get_result(tx.conn())
            .await?;
        let mut items = rows
            .into_iter()
            .map(Transaction::try_from)
            .collect::<Result<Vec<_>, _>>()?;
        let wanted = usize::try_from(most).unwrap_or_default();
        let goes_on = items.len() > wanted;
        items.truncate(wanted);
        let next = items.last().filter(|_| goes_on).map(|last| last.id);
        let shops: Vec<ShopId> = items.iter().flat_map(Transaction::shops).collect();
        Ok(Browsed {
            shops: catalog::shop::names(tx.conn(), &shops).await?,
            items,
            next,
            sealed,
        })
    })
    .await
}
