//! A shop's ledger entries: what each order earned, refunds with their reasons, and payouts.
//! Amounts are from the shop's side: positive if it received money, negative if it was charged.

use auth::actor::Seller;
use chrono::{DateTime, Utc};
use db::Pool;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Nullable, Text, Timestamptz};
use diesel_async::RunQueryDsl;
use types::{Money, Page, PageRequest, PayoutId, ReturnId, ShopOrderId};

use crate::Error;

/// The kind of a ledger entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// A buyer paid.
    Capture,
    /// Money went back to a buyer.
    Refund,
    /// PayPal or a bank took it back.
    Reversal,
    /// It was paid out.
    Payout,
    /// A payout came back.
    PayoutReturned,
    /// An operator gave or took something.
    Adjustment,
}

impl Kind {
    /// All of them.
    pub const ALL: [Self; 6] = [
        Self::Capture,
        Self::Refund,
        Self::Reversal,
        Self::Payout,
        Self::PayoutReturned,
        Self::Adjustment,
    ];

    /// As it stands in the ledger.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Capture => "capture",
            Self::Refund => "refund",
            Self::Reversal => "reversal",
            Self::Payout => "payout",
            Self::PayoutReturned => "payout_returned",
            Self::Adjustment => "adjustment",
        }
    }
}

/// Which entries; all when nothing is said.
#[derive(Debug, Clone, Copy, Default)]
pub struct Filter {
    /// Not before.
    pub from: Option<DateTime<Utc>>,
    /// Before.
    pub to: Option<DateTime<Utc>>,
    /// Of this kind only.
    pub kind: Option<Kind>,
}

/// One line of a shop's account.
#[derive(Debug, Clone, PartialEq, Eq, QueryableByName)]
pub struct Entry {
    /// The ledger's number of it.
    #[diesel(sql_type = BigInt)]
    pub id: i64,
    /// When it was booked.
    #[diesel(sql_type = Timestamptz)]
    pub at: DateTime<Utc>,
    /// What moved the balance, by the ledger's word.
    #[diesel(sql_type = Text)]
    pub kind: String,
    /// The amount that the shop received; negative if it was charged.
    #[diesel(sql_type = BigInt)]
    pub amount: Money,
    /// What it was owed then.
    #[diesel(sql_type = BigInt)]
    pub balance: Money,
    /// What the buyer paid or got back of the shop's part.
    #[diesel(sql_type = Nullable<BigInt>)]
    pub total: Option<Money>,
    /// The marketplace's commission on that.
    #[diesel(sql_type = Nullable<BigInt>)]
    pub commission: Option<Money>,
    /// The part that it is about.
    #[diesel(sql_type = Nullable<BigInt>)]
    pub shop_order_id: Option<ShopOrderId>,
    /// The number of its order.
    #[diesel(sql_type = Nullable<Text>)]
    pub order_number: Option<String>,
    /// The payout.
    #[diesel(sql_type = Nullable<BigInt>)]
    pub payout_id: Option<PayoutId>,
    /// The reason for a refund or an adjustment.
    #[diesel(sql_type = Nullable<Text>)]
    pub reason: Option<String>,
    /// The return that was refunded.
    #[diesel(sql_type = Nullable<BigInt>)]
    pub return_id: Option<ReturnId>,
}

#[derive(QueryableByName)]
struct Listed {
    #[diesel(embed)]
    entry: Entry,
    #[diesel(sql_type = BigInt)]
    rows: i64,
}

/// One page of the shop's account, the latest first.
pub async fn entries(
    pool: &Pool,
    seller: &Seller,
    filter: &Filter,
    page: PageRequest,
) -> Result<Page<Entry>, Error> {
    db::transaction_of_shop(pool, seller.wall(), async |tx| {
        let listed: Vec<Listed> = diesel::sql_query(include_str!("statement/entries.sql"))
            .bind::<BigInt, _>(seller.shop())
            .bind::<Nullable<Timestamptz>, _>(filter.from)
            .bind::<Nullable<Timestamptz>, _>(filter.to)
            .bind::<Nullable<Text>, _>(filter.kind.map(Kind::as_str))
            .bind::<BigInt, _>(page.limit())
            .bind::<BigInt, _>(page.offset())
            .load(tx.conn())
            .await?;
        let total = listed.iter().map(|row| row.rows).next().unwrap_or(0);
        let items = listed.into_iter().map(|row| row.entry).collect();
        Ok(Page::new(page, items, total))
    })
    .await
}

/// A month of a shop's account.
#[derive(Debug, Clone, PartialEq, Eq, QueryableByName)]
pub struct Month {
    /// Such as `2026-11`.
    #[diesel(sql_type = Text)]
    pub month: String,
    /// The balance at the beginning of the month.
    #[diesel(sql_type = BigInt)]
    pub opening: Money,
    /// How many entries it has.
    #[diesel(sql_type = BigInt)]
    pub entries: i64,
    /// What the shop was owed when it ended.
    #[diesel(sql_type = BigInt)]
    pub closing: Money,
}

/// The months in which anything was booked, the latest first.
pub async fn months(pool: &Pool, seller: &Seller) -> Result<Vec<Month>, Error> {
    db::transaction_of_shop(pool, seller.wall(), async |tx| {
        let query = diesel::sql_query(include_str!("statement/months.sql"));
        let months = query.bind::<BigInt, _>(seller.shop()).load(tx.conn());
        Ok(months.await?)
    })
    .await
}

/// What a month's entries of one kind add up to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Total {
    /// The kind, by the ledger's word.
    pub kind: &'static str,
    /// How many.
    pub entries: i64,
    /// Their sum.
    pub amount: Money,
}

/// A month with all that is in it: `opening` and the totals add up to `closing`, and the lines to
/// the totals.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Statement {
    /// Such as `2026-11`.
    pub month: String,
    /// The balance at the beginning of the month.
    pub opening: Money,
    /// Everything that was booked, in its order.
    pub lines: Vec<Entry>,
    /// A sum for each kind of entry.
    pub totals: Vec<Total>,
    /// What the shop was owed when it ended.
    pub closing: Money,
}

#[derive(QueryableByName)]
struct Opening {
    #[diesel(sql_type = BigInt)]
    amount: Money,
}

/// The statement of the month that begins at this moment; one in which nothing was booked is empty.
pub async fn of_month(
    pool: &Pool,
    seller: &Seller,
    (month, from, to): (String, DateTime<Utc>, DateTime<Utc>),
) -> Result<Statement, Error> {
    let found: Result<(Money, Vec<Listed>), Error> =
        db::transaction_of_shop(pool, seller.wall(), async |tx| {
            let mut lines: Vec<Listed> = diesel::sql_query(include_str!("statement/entries.sql"))
                .bind::<BigInt, _>(seller.shop())
                .bind::<Nullable<Timestamptz>, _>(Some(from))
                .bind::<Nullable<Timestamptz>, _>(Some(to))
                .bind::<Nullable<Text>, _>(None::<&str>)
                .bind::<BigInt, _>(i64::MAX)
                .bind::<BigInt, _>(0)
                .load(tx.conn())
                .await?;
            lines.reverse();
            // of the same moment as the lines, unlike what another statement finds
            if let [Listed { entry, .. }, ..] = lines.as_slice() {
                let opening = entry.balance.minus(entry.amount)?;
                return Ok((opening, lines));
            }
            let Opening { amount } = diesel::sql_query(include_str!("statement/opening.sql"))
                .bind::<BigInt, _>(seller.shop())
                .bind::<Timestamptz, _>(from)
                .get_result(tx.conn())
                .await?;
            Ok((amount, lines))
        })
        .await;
    let (opening, listed) = found?;
    let lines: Vec<Entry> = listed.into_iter().map(|row| row.entry).collect();
    let moved = Money::sum(lines.iter().map(|line| line.amount))?;
    Ok(Statement {
        month,
        opening,
        closing: opening.plus(moved)?,
        totals: totals(&lines)?,
        lines,
    })
}

fn totals(lines: &[Entry]) -> Result<Vec<Total>, Error> {
    let mut totals = Vec::new();
    for kind in Kind::ALL {
        let of_kind = || lines.iter().filter(|line| line.kind == kind.as_str());
        let (mut entries, mut amount) = (0, Money::ZERO);
        for line in of_kind() {
            entries += 1;
            amount = amount.plus(line.amount)?;
        }
        if entries > 0 {
            totals.push(Total {
                kind: kind.as_str(),
                entries,
                amount,
            });
        }
    }
    Ok(totals)
}
