//! Creating, changing, ending and deleting a coupon of a shop or of the marketplace. What shoppers
//! were told cannot change: the code and the discount. Dates, products and limits can. A coupon
//! that was used can be ended, but never deleted.

use std::str::FromStr;

use auth::actor::Seller;
use chrono::{Datelike, NaiveDate};
use db::{Pool, Tx};
use diesel::prelude::*;
use diesel::sql_query;
use diesel::sql_types::{BigInt, Bool, Date, Integer, Nullable, Text};
use diesel_async::RunQueryDsl;
use types::{CouponId, Invalid, Money};

use super::own::{OwnCoupon, find};
use super::owner::Owner;
use super::{Kind, Reduction, Scope};
use crate::Error;

/// Most products, collections, categories or shops that one coupon names.
const MOST_IN_SCOPE: usize = 200;

/// A code for a new coupon: 3 to 20 letters from A to Z, digits, hyphens and underscores; folded
/// to upper case.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewCode(String);

impl FromStr for NewCode {
    type Err = Invalid;

    fn from_str(raw: &str) -> Result<Self, Invalid> {
        let code = raw.trim().to_ascii_uppercase();
        let fits = |sign: char| sign.is_ascii_alphanumeric() || matches!(sign, '-' | '_');
        match (3..=20).contains(&code.len()) && code.chars().all(fits) {
            true => Ok(Self(code)),
            false => Err(Invalid::new(
                "invalid_code",
                "Use 3 to 20 letters from A to Z, digits, hyphens or underscores",
            )),
        }
    }
}

/// A share of the price in basis points (1/100 %): 1 to 9,900, so that something is left to pay.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Percent(u16);

impl TryFrom<i64> for Percent {
    type Error = Invalid;

    fn try_from(bps: i64) -> Result<Self, Invalid> {
        let share = u16::try_from(bps).ok();
        share
            .filter(|bps| (1..=9_900).contains(bps))
            .map(Self)
            .ok_or_else(|| Invalid::new("percent_out_of_range", "Take off up to 99%"))
    }
}

impl From<Percent> for Reduction {
    fn from(percent: Percent) -> Self {
        Self::BasisPoints(percent.0)
    }
}

/// A coupon as its owner wants it.
#[derive(Debug, Clone)]
pub struct Terms {
    /// What shoppers type.
    pub code: NewCode,
    /// What it takes off.
    pub reduction: Reduction,
    /// How often one shopper may use it; by default no limit.
    pub customer_limit: Option<i64>,
    /// How often all shoppers together may use it.
    pub total_limit: Option<i64>,
    /// The first day, in the shop's time zone; of UTC for the marketplace's.
    pub from: NaiveDate,
    /// The last day; without it, until it is ended.
    pub to: Option<NaiveDate>,
    /// The least that the products it is for must cost.
    pub minimum_spend: Money,
    /// Which products it is for.
    pub scope: Scope,
}

/// Why a coupon cannot be as it was sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum BadTerms {
    /// The code belongs to a coupon of this shop or another one.
    #[error("This code is taken. Choose another one")]
    CodeTaken,
    /// The last day lies before the first.
    #[error("The last day must come after the first")]
    Reversed,
    /// The first day is in no year that people sell in.
    #[error("Choose another first day")]
    FromOutOfReach,
    /// Nor is the last one.
    #[error("Choose an earlier last day")]
    ToOutOfReach,
    /// The last day is over.
    #[error("Choose a later last day")]
    Over,
    /// The coupon was used more often already.
    #[error("This coupon has already been used more often")]
    LimitBelowUses,
    /// A shopper used the coupon more often already.
    #[error("A customer has already used this coupon more often")]
    CustomerLimitBelowUses,
    /// The code stays.
    #[error("{TOLD}")]
    CodeChanged,
    /// What it takes off stays.
    #[error("{TOLD}")]
    ReductionChanged,
    /// Nothing is named.
    #[error("Choose at least one")]
    EmptyScope(Kind),
    /// More than a coupon names.
    #[error("Choose at most {MOST_IN_SCOPE}")]
    ScopeTooLarge(Kind),
    /// Not there, or not the owner's to name.
    #[error("One of these isn't available. Choose again")]
    UnknownInScope(Kind),
}

const TOLD: &str = "Shoppers may know this coupon already. Create another one instead";

#[derive(QueryableByName)]
struct Made {
    #[diesel(sql_type = BigInt)]
    id: CouponId,
}

/// Makes a coupon of the shop.
pub async fn create(pool: &Pool, seller: &Seller, terms: &Terms) -> Result<OwnCoupon, Error> {
    db::transaction_of_shop(pool, seller.wall(), async |tx| {
        make(tx, Owner::Shop(seller), terms).await
    })
    .await
}

pub(super) async fn make(tx: &mut Tx, owner: Owner<'_>, terms: &Terms) -> Result<OwnCoupon, Error> {
    let zone = check(tx, owner, terms).await?;
    let (percent, amount) = match terms.reduction {
        Reduction::BasisPoints(bps) => (Some(i32::from(bps)), None),
        Reduction::Amount(amount) => (None, Some(amount)),
    };
    let made: Option<Made> = sql_query(
        "insert into coupons (code, shop_id, percent_bps, amount, minimum_spend, starts_at, \
             ends_at, total_limit, customer_limit, applies_to) \
         values ($1, $2, $3, $4, $5, $6::date::timestamp at time zone $11, \
             ($7::date + 1)::timestamp at time zone $11, $8, $9, $10) \
         on conflict (code) do nothing returning id",
    )
    .bind::<Text, _>(&terms.code.0)
    .bind::<Nullable<BigInt>, _>(owner.shop())
    .bind::<Nullable<Integer>, _>(percent)
    .bind::<Nullable<BigInt>, _>(amount)
    .bind::<BigInt, _>(terms.minimum_spend)
    .bind::<Date, _>(terms.from)
    .bind::<Nullable<Date>, _>(terms.to)
    .bind::<Nullable<BigInt>, _>(terms.total_limit)
    .bind::<Nullable<BigInt>, _>(terms.customer_limit)
    .bind::<Text, _>(terms.scope.as_str())
    .bind::<Text, _>(zone)
    .get_result(tx.conn())
    .await
    .optional()?;
    let id = made.ok_or(BadTerms::CodeTaken)?.id;
    owner.put_scope(tx, id, &terms.scope).await?;
    find(tx, owner, id).await
}

#[derive(QueryableByName)]
pub(super) struct Locked {
    #[diesel(sql_type = Text)]
    code: String,
    #[diesel(sql_type = Nullable<Integer>)]
    percent_bps: Option<i32>,
    #[diesel(sql_type = BigInt)]
    amount: Money,
    /// In how many orders it is used now.
    #[diesel(sql_type = BigInt)]
    uses: i64,
    /// How often the shopper uses it now who uses it most.
    #[diesel(sql_type = BigInt)]
    most: i64,
    #[diesel(sql_type = Bool)]
    redeemed: bool,
}

impl Locked {
    fn may_become(&self, terms: &Terms) -> Result<(), BadTerms> {
        if terms.code.0 != self.code {
            return Err(BadTerms::CodeChanged);
        }
        if terms.reduction != Reduction::read(self.percent_bps, self.amount) {
            return Err(BadTerms::ReductionChanged);
        }
        if terms.customer_limit.is_some_and(|limit| limit < self.most) {
            return Err(BadTerms::CustomerLimitBelowUses);
        }
        if terms.total_limit.is_some_and(|limit| limit < self.uses) {
            return Err(BadTerms::LimitBelowUses);
        }
        Ok(())
    }
}

/// The coupon, which nobody redeems until the transaction ends.
pub(super) async fn lock(tx: &mut Tx, owner: Owner<'_>, id: CouponId) -> Result<Locked, Error> {
    // a redemption refers to the coupon, so it waits for this row, and this one for it
    sql_query("select from coupons where id = $1 and shop_id is not distinct from $2 for update")
        .bind::<BigInt, _>(id)
        .bind::<Nullable<BigInt>, _>(owner.shop())
        .execute(tx.conn())
        .await?;
    sql_query(
        "select code, percent_bps, coalesce(amount, 0) as amount, uses.total as uses, uses.most, \
             exists (select from coupon_redemptions r where r.coupon_id = c.id) as redeemed \
         from coupons c cross join lateral ( \
             select coalesce(sum(of_one), 0)::bigint as total, coalesce(max(of_one), 0) as most \
             from (select count(*) as of_one from coupon_redemptions r \
                 where r.coupon_id = c.id and r.released_at is null group by r.user_id) each \
         ) uses where id = $1 and shop_id is not distinct from $2",
    )
    .bind::<BigInt, _>(id)
    .bind::<Nullable<BigInt>, _>(owner.shop())
    .get_result(tx.conn())
    .await
    .optional()?
    .ok_or(Error::CouponNotFound)
}

/// Gives a coupon of the shop other dates, products, minimum and numbers of uses.
pub async fn update(
    pool: &Pool,
    seller: &Seller,
    id: CouponId,
    terms: &Terms,
) -> Result<OwnCoupon, Error> {
    db::transaction_of_shop(pool, seller.wall(), async |tx| {
        change(tx, Owner::Shop(seller), id, terms).await
    })
    .await
}

pub(super) async fn change(
    tx: &mut Tx,
    owner: Owner<'_>,
    id: CouponId,
    terms: &Terms,
) -> Result<OwnCoupon, Error> {
    let coupon = lock(tx, owner, id).await?;
    let zone = check(tx, owner, terms).await?;
    coupon.may_become(terms)?;
    sql_query(
        "update coupons set starts_at = $2::date::timestamp at time zone $7, \
             ends_at = ($3::date + 1)::timestamp at time zone $7, minimum_spend = $4, \
             total_limit = $5, customer_limit = $8, applies_to = $6, \
             used = case when $5::bigint is null then 0 \
                 when total_limit is null then count_coupon_uses(id) else used end \
         where id = $1",
    )
    .bind::<BigInt, _>(id)
    .bind::<Date, _>(terms.from)
    .bind::<Nullable<Date>, _>(terms.to)
    .bind::<BigInt, _>(terms.minimum_spend)
    .bind::<Nullable<BigInt>, _>(terms.total_limit)
    .bind::<Text, _>(terms.scope.as_str())
    .bind::<Text, _>(zone)
    .bind::<Nullable<BigInt>, _>(terms.customer_limit)
    .execute(tx.conn())
    .await?;
    owner.put_scope(tx, id, &terms.scope).await?;
    find(tx, owner, id).await
}

/// Ends a coupon of the shop now; harmless when it ended before.
pub async fn end(pool: &Pool, seller: &Seller, id: CouponId) -> Result<OwnCoupon, Error> {
    db::transaction_of_shop(pool, seller.wall(), async |tx| {
        stop(tx, Owner::Shop(seller), id).await
    })
    .await
}

pub(super) async fn stop(tx: &mut Tx, owner: Owner<'_>, id: CouponId) -> Result<OwnCoupon, Error> {
    lock(tx, owner, id).await?;
    sql_query(
        "update coupons set starts_at = least(starts_at, now()), ends_at = now() \
         where id = $1 and (ends_at is null or ends_at > now())",
    )
    .bind::<BigInt, _>(id)
    .execute(tx.conn())
    .await?;
    find(tx, owner, id).await
}

/// Deletes a coupon of the shop that no order ever used; else [`Error::CouponWasUsed`].
pub async fn delete(pool: &Pool, seller: &Seller, id: CouponId) -> Result<(), Error> {
    db::transaction_of_shop(pool, seller.wall(), async |tx| {
        remove(tx, Owner::Shop(seller), id).await
    })
    .await
}

pub(super) async fn remove(tx: &mut Tx, owner: Owner<'_>, id: CouponId) -> Result<(), Error> {
    if lock(tx, owner, id).await?.redeemed {
        return Err(Error::CouponWasUsed);
    }
    sql_query("delete from coupons where id = $1")
        .bind::<BigInt, _>(id)
        .execute(tx.conn())
        .await?;
    Ok(())
}

/// Whether a coupon can be like this; answers the zone in which its days are meant.
async fn check(tx: &mut Tx, owner: Owner<'_>, terms: &Terms) -> Result<String, Error> {
    let days = owner.days(tx).await?;
    let is_reached = |day: NaiveDate| (1970..=9998).contains(&day.year());
    if !is_reached(terms.from) {
        return Err(BadTerms::FromOutOfReach.into());
    }
    if terms.to.is_some_and(|to| !is_reached(to)) {
        return Err(BadTerms::ToOutOfReach.into());
    }
    if terms.to.is_some_and(|to| to < terms.from) {
        return Err(BadTerms::Reversed.into());
    }
    if terms.to.is_some_and(|to| to < days.today) {
        return Err(BadTerms::Over.into());
    }
    let Some((kind, mut ids)) = terms.scope.ids() else {
        return Ok(days.zone);
    };
    ids.sort_unstable();
    ids.dedup();
    match ids.len() {
        0 => return Err(BadTerms::EmptyScope(kind).into()),
        named if named > MOST_IN_SCOPE => return Err(BadTerms::ScopeTooLarge(kind).into()),
        _ => {}
    }
    match owner.names(tx, kind, &ids).await?.len() < ids.len() {
        true => Err(BadTerms::UnknownInScope(kind).into()),
        false => Ok(days.zone),
    }
}
