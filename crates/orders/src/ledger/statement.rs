//! The marketplace's books over a period: for each account and each shop the opening balance, the
//! movements and the closing balance. Every figure is a sum over the ledger, most of it counted by
//! months when it was sealed (ADR 23).

use auth::actor::Operator;
use chrono::{DateTime, Utc};
use db::{Pool, Tx};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Nullable, Text, Timestamptz};
use diesel_async::RunQueryDsl;
use types::{Currency, Money, Page, PageRequest, ShopId};

use super::browse::{ACCOUNTS, KINDS};
use crate::Error;

/// A month in which anything was booked.
#[derive(Debug, Clone, PartialEq, Eq, QueryableByName)]
pub struct Month {
    /// Such as `2026-11`.
    #[diesel(sql_type = Text)]
    pub month: String,
    /// How many transactions.
    #[diesel(sql_type = BigInt)]
    pub transactions: i64,
}

/// The months in which anything was booked, the latest first.
pub async fn months(pool: &Pool, _operator: &Operator) -> Result<Vec<Month>, Error> {
    db::transaction(pool, async |tx| {
        let months = diesel::sql_query(include_str!("statement/months.sql"));
        Ok(months.load(tx.conn()).await?)
    })
    .await
}

/// An account over a month: `opening` and what moved it add up to `closing`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Account {
    /// Which.
    pub account: &'static str,
    /// What it held before.
    pub opening: Money,
    /// What each kind of transaction that occurs moved it by.
    pub moved: Vec<(&'static str, Money)>,
    /// What it held afterwards.
    pub closing: Money,
}

#[derive(QueryableByName)]
struct Sum {
    #[diesel(sql_type = Text)]
    account: String,
    #[diesel(sql_type = Text)]
    kind: String,
    #[diesel(sql_type = BigInt)]
    before: Money,
    #[diesel(sql_type = BigInt)]
    moved: Money,
    #[diesel(sql_type = BigInt)]
    entries: i64,
}

/// All accounts over the month of this moment, in this currency; together they hold nothing, before and
/// afterwards.
pub async fn accounts(
    pool: &Pool,
    _operator: &Operator,
    month: DateTime<Utc>,
    currency: &Currency,
) -> Result<Vec<Account>, Error> {
    db::transaction(pool, async |tx| load_accounts(tx, month, currency).await).await
}

/// All accounts and all shops over the month of this moment, as they were at one time: what shops got is
/// what their account moved by.
pub async fn accounts_and_shops(
    pool: &Pool,
    _operator: &Operator,
    month: DateTime<Utc>,
    currency: &Currency,
) -> Result<(Vec<Account>, Vec<Named>), Error> {
    db::transaction_of_one_moment(pool, async |tx| {
        let accounts = load_accounts(tx, month, currency).await?;
        let (shops, _) = load_shops(tx, month, None, 0).await?;
        Ok((accounts, shops))
    })
    .await
}

async fn load_accounts(
    tx: &mut Tx,
    month: DateTime<Utc>,
    currency: &Currency,
) -> Result<Vec<Account>, Error> {
    let sums: Vec<Sum> = diesel::sql_query(include_str!("statement/accounts.sql"))
        .bind::<Timestamptz, _>(month)
        .bind::<Text, _>(currency.as_str())
        .load(tx.conn())
        .await?;
    let account = |account: &'static str| {
        let of_account = || sums.iter().filter(|sum| sum.account == account);
        let opening = Money::sum(of_account().map(|sum| sum.before))?;
        let of_kind = |kind: &'static str| {
            let found = of_account().find(|sum| sum.kind == kind && sum.entries > 0);
            found.map(|sum| (kind, sum.moved))
        };
        let moved: Vec<_> = KINDS.into_iter().filter_map(of_kind).collect();
        let change = Money::sum(moved.iter().map(|(_, amount)| *amount))?;
        Ok(Account {
            account,
            opening,
            closing: opening.plus(change)?,
            moved,
        })
    };
    ACCOUNTS.into_iter().map(account).collect()
}

/// A shop over a month, from its side: above zero it got something, below zero it gave. `opening` and
/// all that follows but `closing` add up to `closing`.
#[derive(Debug, Clone, PartialEq, Eq, QueryableByName)]
pub struct Shop {
    /// Which.
    #[diesel(sql_type = BigInt)]
    pub shop: ShopId,
    /// What it was owed before.
    #[diesel(sql_type = BigInt)]
    pub opening: Money,
    /// What buyers paid.
    #[diesel(sql_type = BigInt)]
    pub sales: Money,
    /// What the marketplace took of it.
    #[diesel(sql_type = BigInt)]
    pub commission: Money,
    /// Refunds, and payments that were reversed.
    #[diesel(sql_type = BigInt)]
    pub refunds: Money,
    /// The commission that the marketplace returned with them.
    #[diesel(sql_type = BigInt)]
    pub commission_back: Money,
    /// Adjustments by operators.
    #[diesel(sql_type = BigInt)]
    pub adjustments: Money,
    /// Payouts, less those that came back.
    #[diesel(sql_type = BigInt)]
    pub payouts: Money,
    /// What it was owed afterwards.
    #[diesel(sql_type = BigInt)]
    pub closing: Money,
}

/// A shop with its name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Named {
    /// What it is called now.
    pub name: String,
    /// Its figures.
    pub figures: Shop,
}

#[derive(QueryableByName)]
struct Listed {
    #[diesel(embed)]
    shop: Shop,
    #[diesel(sql_type = BigInt)]
    rows: i64,
}

/// The shops that were owed anything before or had anything booked in the month of this moment, those
/// with the most sales first.
pub async fn shops(
    pool: &Pool,
    _operator: &Operator,
    month: DateTime<Utc>,
    page: PageRequest,
) -> Result<Page<Named>, Error> {
    db::transaction_with_custom_plans(pool, async |tx| {
        let (limit, offset) = (Some(page.limit()), page.offset());
        let (named, total) = load_shops(tx, month, limit, offset).await?;
        Ok(Page::new(page, named, total))
    })
    .await
}

async fn load_shops(
    tx: &mut Tx,
    month: DateTime<Utc>,
    limit: Option<i64>,
    offset: i64,
) -> Result<(Vec<Named>, i64), Error> {
    let listed: Vec<Listed> = diesel::sql_query(include_str!("statement/shops.sql"))
        .bind::<Timestamptz, _>(month)
        .bind::<Nullable<BigInt>, _>(limit)
        .bind::<BigInt, _>(offset)
        .load(tx.conn())
        .await?;
    let total = listed.iter().map(|row| row.rows).next().unwrap_or(0);
    let ids: Vec<ShopId> = listed.iter().map(|row| row.shop.shop).collect();
    let names = catalog::shop::names(tx.conn(), &ids).await?;
    let named = listed.into_iter().map(|row| Named {
        name: names.get(&row.shop.shop).cloned().unwrap_or_default(),
        figures: row.shop,
    });
    Ok((named.collect(), total))
}
