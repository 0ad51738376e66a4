//! Whether a shop is due for a payout now: how much, or why not.

use chrono::{DateTime, Utc};
use db::Tx;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Binary, Bool, Nullable, Text, Timestamptz};
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
struct Open {
    #[diesel(sql_type = Bool)]
    open: bool,
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
    let account: Option<Account> = diesel::sql_query(
        "select method, shown, destination, \
         case when held_until > now() then held_until end as held_until \
         from payout_accounts where shop_id = $1",
    )
    .bind::<BigInt, _>(shop)
    .get_result(tx.conn())
    .await
    .optional()?;
    let Open { open } = diesel::sql_query(
        "select exists (select from payouts where shop_id = $1 \
         and status in ('pending', 'in_transit', 'unclaimed')) as open",
    )
    .bind::<BigInt, _>(shop)
    .get_result(tx.conn())
    .await?;
    let agreed = terms::of_shop(tx, shop).await?;
    let balance = balance::of_shop(tx, shop, agreed.in_force(context)).await?;
    let opened = catalog::shop::has_opened(tx.conn(), shop).await?;
    let held_until = account.as_ref().and_then(|account| account.held_until);
    let least = context
        .orders
        .settings
        .now()
        .payouts
        .minimum
        .max(Money::new(1));
    let obstacle = match (agreed.hold, held_until) {
        (Some(hold), _) => Some(Obstacle::PayoutsHeld(hold)),
        _ if account.is_none() => Some(Obstacle::NoAccount),
        _ if !opened => Some(Obstacle::ShopClosed),
        _ if open => Some(Obstacle::PayoutOpen),
        (None, Some(until)) => Some(Obstacle::AccountChanged(until)),
        _ if balance.available < least => Some(Obstacle::BelowMinimum),
        _ => None,
    };
    Ok(Due {
        shop,
        name: catalog::shop::name(tx.conn(), shop).await?.name,
        balance,
        obstacle,
        account,
    })
}
