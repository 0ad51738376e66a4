//! Marketplace coupons, managed by operators: for all products, or for those of some categories,
//! some shops, or for single products. Days are in UTC. Every change is recorded in the audit log.

use auth::actor::Operator;
use auth::audit::{self, Action, Entry, Target, TargetKind};
use db::{Pool, Tx};
use serde_json::{Value, json};
use types::{CouponId, Currency, Page, PageRequest};

use super::own::{self, NamedScope, OwnCoupon, Stage};
use super::owner::Owner;
use super::terms::{self, Terms};
use super::{Kind, Reduction};
use crate::Error;

/// One page of the marketplace's coupons: those that work or will first, then the latest.
pub async fn list(
    pool: &Pool,
    operator: &Operator,
    page: PageRequest,
) -> Result<Page<OwnCoupon>, Error> {
    db::transaction(pool, async |tx| {
        own::list(tx, Owner::Market(operator), page).await
    })
    .await
}

/// One of the marketplace's coupons; a shop's is [`Error::CouponNotFound`].
pub async fn find(pool: &Pool, operator: &Operator, id: CouponId) -> Result<OwnCoupon, Error> {
    db::transaction(pool, async |tx| {
        own::find(tx, Owner::Market(operator), id).await
    })
    .await
}

/// Makes a coupon of the marketplace.
pub async fn create(
    pool: &Pool,
    operator: &Operator,
    currency: &Currency,
    terms: &Terms,
) -> Result<OwnCoupon, Error> {
    db::transaction(pool, async |tx| {
        let made = terms::make(tx, Owner::Market(operator), terms).await?;
        let entry = Entry::new(Action::CouponCreated, target(&made)).after(state(&made, currency));
        audit::record(tx, operator, entry).await?;
        Ok(made)
    })
    .await
}

/// Gives a coupon other dates, products, minimum and numbers of uses.
pub async fn update(
    pool: &Pool,
    operator: &Operator,
    currency: &Currency,
    id: CouponId,
    terms: &Terms,
) -> Result<OwnCoupon, Error> {
    db::transaction(pool, async |tx| {
        let before = held(tx, operator, id).await?;
        let after = terms::change(tx, Owner::Market(operator), id, terms).await?;
        if after != before {
            let entry = Entry::new(Action::CouponUpdated, target(&after))
                .before(state(&before, currency))
                .after(state(&after, currency));
            audit::record(tx, operator, entry).await?;
        }
        Ok(after)
    })
    .await
}

/// Ends a coupon now; harmless when it ended before.
pub async fn end(
    pool: &Pool,
    operator: &Operator,
    currency: &Currency,
    id: CouponId,
) -> Result<OwnCoupon, Error> {
    db::transaction(pool, async |tx| {
        let before = held(tx, operator, id).await?;
        let after = terms::stop(tx, Owner::Market(operator), id).await?;
        if before.stage != Stage::Ended {
            let entry = Entry::new(Action::CouponEnded, target(&after))
                .before(state(&before, currency))
                .after(state(&after, currency));
            audit::record(tx, operator, entry).await?;
        }
        Ok(after)
    })
    .await
}

/// Deletes a coupon that no order ever used; else [`Error::CouponWasUsed`].
pub async fn delete(
    pool: &Pool,
    operator: &Operator,
    currency: &Currency,
    id: CouponId,
) -> Result<(), Error> {
    db::transaction(pool, async |tx| {
        let before = held(tx, operator, id).await?;
        terms::remove(tx, Owner::Market(operator), id).await?;
        let entry =
            Entry::new(Action::CouponDeleted, target(&before)).before(state(&before, currency));
        Ok(audit::record(tx, operator, entry).await?)
    })
    .await
}

/// The coupon as it stays until the transaction changes it.
async fn held(tx: &mut Tx, operator: &Operator, id: CouponId) -> Result<OwnCoupon, Error> {
    let owner = Owner::Market(operator);
    terms::lock(tx, owner, id).await?;
    own::find(tx, owner, id).await
}

fn target(coupon: &OwnCoupon) -> Target<'_> {
    Target::new(TargetKind::Coupon, coupon.id, &coupon.code)
}

fn state(coupon: &OwnCoupon, currency: &Currency) -> Value {
    let (share, amount) = match coupon.reduction {
        Reduction::BasisPoints(bps) => (Some(bps), None),
        Reduction::Amount(amount) => (None, Some(amount)),
    };
    let (kind, ids) = match &coupon.scope {
        NamedScope::Everything => ("everything", None),
        NamedScope::Products(these) => named(Kind::Products, these),
        NamedScope::Collections(these) => named(Kind::Collections, these),
        NamedScope::Categories(these) => named(Kind::Categories, these),
        NamedScope::Shops(these) => named(Kind::Shops, these),
    };
    json!({
        "status": coupon.stage.as_str(),
        "percentBps": share,
        "amount": amount,
        "minimumSpend": coupon.minimum_spend,
        "currency": currency,
        "from": coupon.from,
        "to": coupon.to,
        "totalLimit": coupon.total_limit,
        "customerLimit": coupon.customer_limit,
        "appliesTo": kind,
        "goods": ids,
    })
}

/// Their ids, since names change.
fn named<Id: ToString>(kind: Kind, these: &[(Id, String)]) -> (&'static str, Option<String>) {
    let ids: Vec<String> = these.iter().map(|(id, _)| id.to_string()).collect();
    (kind.as_str(), Some(ids.join(", ")))
}
