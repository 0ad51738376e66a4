//! What a shop is owed, with what was agreed with it.

use auth::actor::{Operator, Seller};
use auth::audit::{self, Action, Entry, Target, TargetKind};
use chrono::{NaiveDate, Utc};
use db::Tx;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Integer};
use diesel_async::RunQueryDsl;
use orders::balance::{self, Balance, Withheld};
use serde_json::json;
use types::{Currency, Page, PageRequest, ShopId};

use crate::{Context, Error};

/// What a shop is owed, and what happens with it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Account {
    /// The amounts.
    pub balance: Balance,
    /// Of all of them.
    pub currency: Currency,
    /// The part of each sale that is kept for 90 days, in 1/100 %.
    pub reserve_bps: u16,
    /// When shops are paid next.
    pub next_payout_on: Option<NaiveDate>,
}

/// What the caller's shop is owed.
pub async fn own(context: &Context, seller: &Seller) -> Result<Account, Error> {
    let shop = seller.shop();
    db::transaction_of_shop(&context.orders.pool, seller.wall(), async |tx| {
        load(tx, context, shop).await
    })
    .await
}

/// One page of what keeps money of the caller's shop back.
pub async fn withheld(
    context: &Context,
    seller: &Seller,
    page: PageRequest,
) -> Result<Page<Withheld>, Error> {
    let shop = seller.shop();
    db::transaction_of_shop(&context.orders.pool, seller.wall(), async |tx| {
        let terms = terms_of(tx, context, shop).await?;
        Ok(balance::withheld(tx, shop, terms, page).await?)
    })
    .await
}

/// What any shop is owed.
pub async fn of_shop(
    context: &Context,
    _operator: &Operator,
    shop: ShopId,
) -> Result<Account, Error> {
    db::transaction(&context.orders.pool, async |tx| {
        catalog::shop::name(tx.conn(), shop).await?;
        load(tx, context, shop).await
    })
    .await
}

async fn load(tx: &mut Tx, context: &Context, shop: ShopId) -> Result<Account, Error> {
    let terms = terms_of(tx, context, shop).await?;
    Ok(Account {
        balance: balance::of_shop(tx, shop, terms).await?,
        currency: context.orders.currency.clone(),
        reserve_bps: terms.reserve_bps,
        next_payout_on: context
            .orders
            .settings
            .next_payout_day(Utc::now().date_naive()),
    })
}

#[derive(QueryableByName)]
struct Reserve {
    #[diesel(sql_type = Integer)]
    reserve_bps: i32,
}

/// The marketplace's terms, with what was agreed with this shop.
pub(crate) async fn terms_of(
    tx: &mut Tx,
    context: &Context,
    shop: ShopId,
) -> Result<balance::Terms, Error> {
    let reserve: Option<Reserve> =
        diesel::sql_query("select reserve_bps from payout_terms where shop_id = $1")
            .bind::<BigInt, _>(shop)
            .get_result(tx.conn())
            .await
            .optional()?;
    let reserve = reserve.and_then(|row| u16::try_from(row.reserve_bps).ok());
    Ok(balance::Terms {
        hold_days: context.orders.settings.now().payouts.hold_days,
        reserve_bps: reserve.unwrap_or(0),
    })
}

/// Agrees with a shop on the part of each sale that is kept for 90 days, in 1/100 % up to 10,000.
pub async fn set_reserve(
    context: &Context,
    operator: &Operator,
    shop: ShopId,
    reserve_bps: u16,
) -> Result<Account, Error> {
    db::transaction(&context.orders.pool, async |tx| {
        let name = catalog::shop::name(tx.conn(), shop).await?.name;
        let before = terms_of(tx, context, shop).await?.reserve_bps;
        diesel::sql_query(
            "insert into payout_terms (shop_id, reserve_bps, changed_by) values ($1, $2, $3) \
             on conflict (shop_id) do update \
             set reserve_bps = $2, changed_by = $3, changed_at = now()",
        )
        .bind::<BigInt, _>(shop)
        .bind::<Integer, _>(i32::from(reserve_bps))
        .bind::<BigInt, _>(operator.user().id())
        .execute(tx.conn())
        .await?;
        let target = Target::new(TargetKind::Shop, shop, &name);
        let entry = Entry::new(Action::PayoutTermsChanged, target)
            .before(json!({"reserveBps": before}))
            .after(json!({"reserveBps": reserve_bps}));
        audit::record(tx, operator, entry).await?;
        load(tx, context, shop).await
    })
    .await
}
