//! A shop's balance, with its payout terms.

use auth::actor::{Operator, Seller};
use chrono::NaiveDate;
use db::Tx;
use orders::balance::{self, Balance, Withheld};
use types::{Currency, Page, PageRequest, ShopId};

use crate::terms::{self, Hold};
use crate::{Error, SellerContext};

/// What a shop is owed, and what happens with it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Account {
    /// The amounts.
    pub balance: Balance,
    /// Of all of them.
    pub currency: Currency,
    /// The part of each sale that is kept back for 90 days, in 1/100 %.
    pub reserve_bps: u16,
    /// Days after delivery until a sale can be paid out.
    pub hold_days: u16,
    /// Whether those are the shop's own; otherwise they are the marketplace's.
    pub hold_days_are_agreed: bool,
    /// That nothing is paid out to it for now.
    pub hold: Option<Hold>,
    /// When shops are paid next.
    pub next_payout_on: Option<NaiveDate>,
}

/// What the caller's shop is owed.
pub async fn own(context: &SellerContext, seller: &Seller) -> Result<Account, Error> {
    let shop = seller.shop();
    db::transaction_of_shop(&context.orders.pool, seller.wall(), async |tx| {
        load(tx, context, shop).await
    })
    .await
}

/// One page of what keeps money of the caller's shop back.
pub async fn withheld(
    context: &SellerContext,
    seller: &Seller,
    page: PageRequest,
) -> Result<Page<Withheld>, Error> {
    let shop = seller.shop();
    db::transaction_of_shop(&context.orders.pool, seller.wall(), async |tx| {
        let terms = terms::of_shop(tx, shop).await?.in_force(context);
        Ok(balance::withheld(tx, shop, terms, page).await?)
    })
    .await
}

/// What any shop is owed.
pub async fn of_shop(
    context: &SellerContext,
    _operator: &Operator,
    shop: ShopId,
) -> Result<Account, Error> {
    db::transaction(&context.orders.pool, async |tx| {
        catalog::shop::name(tx.conn(), shop).await?;
        load(tx, context, shop).await
    })
    .await
}

/// What a shop is owed by what was agreed with it.
pub(crate) async fn load(
    tx: &mut Tx,
    context: &SellerContext,
    shop: ShopId,
) -> Result<Account, Error> {
    let agreed = terms::of_shop(tx, shop).await?;
    let terms = agreed.in_force(context);
    Ok(Account {
        balance: balance::of_shop(tx, shop, terms).await?,
        currency: context.orders.currency.clone(),
        reserve_bps: terms.reserve_bps,
        hold_days: terms.hold_days,
        hold_days_are_agreed: agreed.hold_days.is_some(),
        hold: agreed.hold,
        next_payout_on: context
            .orders
            .settings
            .next_payout_day(tx.now().date_naive()),
    })
}
