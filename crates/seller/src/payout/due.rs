//! Whether a shop is due for a payout now: how much, or why not.

use std::collections::{HashMap, HashSet};

use chrono::{DateTime, Utc};
use db::Tx;
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Binary, Nullable, Text, Timestamptz};
use diesel_async::RunQueryDsl;
use orders::balance::{self, Balance};
use types::{Money, ShopId};

use crate::terms::{self, Hold};
use crate::{Error, SellerContext};

/// Why a shop is not paid.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Obstacle {
    /// An operator holds its payouts.
    PayoutsHeld(Hold),
    /// It has not said where to.
    NoAccount,
    /// The account was changed and has to wait until then.
    AccountChanged(DateTime<Utc>),
    /// The last payout has not arrived.
    PayoutOpen,
    /// The marketplace never opened it.
    ShopClosed,
    /// What can be paid is less than the minimum.
    BelowMinimum,
}

/// What a shop would get.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Due {
    /// The shop.
    pub shop: ShopId,
    /// What it is called.
    pub name: String,
    /// What it is owed.
    pub balance: Balance,
    /// Why it is not paid.
    pub obstacle: Option<Obstacle>,
    /// Where to, if it has said so.
    pub account: Option<Account>,
}

impl Due {
    /// What it gets; nothing if it is not paid.
    pub fn amount(&self) -> Money {
        match self.obstacle {
            None => self.balance.available,
            Some(_) => Money::ZERO,
        }
    }
}

/// Where a shop's money goes.
#[derive(Debug, Clone, PartialEq, Eq, QueryableByName)]
pub struct Account {
    /// `paypal` or `bank`.
    #[diesel(sql_type = Text)]
    pub method: String,
    /// Most of it hidden.
    #[diesel(sql_type = Text)]
    pub shown: String,
    /// Encrypted.
    #[diesel(sql_type = Binary)]
    pub(super) destination: Vec<u8>,
    #[diesel(sql_type = Nullable<Timestamptz>)]
    held_until: Option<DateTime<Utc>>,
}

#[derive(QueryableByName)]
struct Destination {
    #[diesel(sql_type = BigInt)]
    shop_id: ShopId,
    #[diesel(embed)]
    account: Account,
}

#[derive(QueryableByName)]
struct Open {
    #[diesel(sql_type = BigInt)]
    shop_id: ShopId,
}

/// Takes the shop's account, so that no other run and no change of it or of its terms is in the way
/// until the transaction ends.
pub(crate) async fn lock(tx: &mut Tx, shop: ShopId) -> Result<(), Error> {
    diesel::sql_query("select 1 from payout_accounts where shop_id = $1 for update")
        .bind::<BigInt, _>(shop)
        .execute(tx.conn())
        .await?;
    Ok(())
}

/// Looks at one shop.
pub(super) async fn look(tx: &mut Tx, context: &SellerContext, shop: ShopId) -> Result<Due, Error> {
    let due = look_at(tx, context, &[shop]).await?.pop();
    due.ok_or(Error::NotFound)
}

/// Looks at shops, in this order; with as many statements for all of them as for one.
pub(super) async fn look_at(
    tx: &mut Tx,
    context: &SellerContext,
    shops: &[ShopId],
) -> Result<Vec<Due>, Error> {
    let mut accounts = accounts(tx, shops).await?;
    let open = with_open_payouts(tx, shops).await?;
    let opened = catalog::shop::opened(tx.conn(), shops).await?;
    let mut names = catalog::shop::names(tx.conn(), shops).await?;
    let mut agreed = terms::of_shops(tx, shops).await?;
    let in_force = |shop: &ShopId| {
        let agreed = agreed.get(shop).cloned().unwrap_or_default();
        (*shop, agreed.in_force(context))
    };
    let terms: Vec<_> = shops.iter().map(in_force).collect();
    let balances = balance::of_shops(tx, &terms).await?;
    let least = context
        .orders
        .settings
        .now()
        .payouts
        .minimum
        .max(Money::new(1));
    let due = |shop: &ShopId| {
        let name = names.remove(shop).ok_or(Error::NotFound)?;
        let balance = *balances.get(shop).ok_or(Error::NotFound)?;
        let account = accounts.remove(shop);
        let held_until = account.as_ref().and_then(|account| account.held_until);
        let hold = agreed.remove(shop).and_then(|agreed| agreed.hold);
        let obstacle = match (hold, held_until) {
            (Some(hold), _) => Some(Obstacle::PayoutsHeld(hold)),
            _ if account.is_none() => Some(Obstacle::NoAccount),
            _ if !opened.contains(shop) => Some(Obstacle::ShopClosed),
            _ if open.contains(shop) => Some(Obstacle::PayoutOpen),
            (None, Some(until)) => Some(Obstacle::AccountChanged(until)),
            _ if balance.available < least => Some(Obstacle::BelowMinimum),
            _ => None,
        };
        Ok(Due {
            shop: *shop,
            name,
            balance,
            obstacle,
            account,
        })
    };
    shops.iter().map(due).collect()
}

async fn accounts(tx: &mut Tx, shops: &[ShopId]) -> Result<HashMap<ShopId, Account>, Error> {
    let destinations: Vec<Destination> = diesel::sql_query(
        "select shop_id, method, shown, destination, \
         case when held_until > now() then held_until end as held_until \
         from payout_accounts where shop_id = any($1)",
    )
    .bind::<Array<BigInt>, _>(shops)
    .load(tx.conn())
    .await?;
    let accounts = destinations
        .into_iter()
        .map(|row| (row.shop_id, row.account));
    Ok(accounts.collect())
}

/// Those whose last payout has not arrived.
async fn with_open_payouts(tx: &mut Tx, shops: &[ShopId]) -> Result<HashSet<ShopId>, Error> {
    let open: Vec<Open> = diesel::sql_query(
        "select shop_id from payouts where shop_id = any($1) \
         and status in ('pending', 'in_transit', 'unclaimed')",
    )
    .bind::<Array<BigInt>, _>(shops)
    .load(tx.conn())
    .await?;
    Ok(open.into_iter().map(|row| row.shop_id).collect())
}
