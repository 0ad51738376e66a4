//! A shop's coupon as JSON.

use cart::coupon::{NamedScope, OwnCoupon, Reduction, Stage};
use chrono::NaiveDate;
use serde::Serialize;
use types::Page;
use utoipa::ToSchema;

/// What shop and marketplace coupons have in common.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CouponFacts {
    id: i64,
    #[schema(example = "CLAY10")]
    code: String,
    status: CouponStatus,
    /// The discount in 1/100 %; null if it is an amount.
    #[schema(required = true, example = 1000)]
    percent_bps: Option<u16>,
    /// The discount in minor units; null if it is a percentage.
    #[schema(required = true)]
    amount: Option<i64>,
    /// The minimum that the eligible products in an order must cost, in minor units.
    minimum_spend: i64,
    /// The first day, in the shop's time zone; for marketplace coupons in UTC.
    #[schema(example = "2026-12-01")]
    from: NaiveDate,
    /// The last day; null if it is valid until it is ended.
    #[schema(required = true, example = "2026-12-24")]
    to: Option<NaiveDate>,
    /// How often all shoppers together may use it; null for no limit.
    #[schema(required = true, example = 100)]
    total_limit: Option<i64>,
    /// How often one shopper may use it; null for no limit.
    #[schema(required = true, example = 1)]
    customer_limit: Option<i64>,
    /// The number of orders that use it, without those that were not paid in time.
    uses: i64,
    /// Whether it can be deleted, because no order ever used it, not even an unpaid one.
    deletable: bool,
}

/// One of the shop's coupons.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SellerCoupon {
    #[serde(flatten)]
    facts: CouponFacts,
    /// Null if it is not for single products. Deleted ones are left out.
    #[schema(required = true)]
    products: Option<Vec<CouponProduct>>,
    /// Null if it is not for single collections. Deleted ones are left out.
    #[schema(required = true)]
    collections: Option<Vec<CouponCollection>>,
}

/// Status of a coupon: `scheduled`, `active`, `used_up` or `ended`.
#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum CouponStatus {
    Scheduled,
    Active,
    UsedUp,
    Ended,
}

/// A product that a coupon is for.
#[derive(Debug, Serialize, ToSchema)]
pub struct CouponProduct {
    id: i64,
    #[schema(example = "Speckled mug")]
    title: String,
}

/// A collection that a coupon is for.
#[derive(Debug, Serialize, ToSchema)]
pub struct CouponCollection {
    id: i64,
    #[schema(example = "Bar glass")]
    name: String,
}

/// One page of coupons.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SellerCouponPage {
    items: Vec<SellerCoupon>,
    /// From 1.
    page: i64,
    page_size: i64,
    /// The total number on all pages.
    total: i64,
}

impl From<Page<OwnCoupon>> for SellerCouponPage {
    fn from(page: Page<OwnCoupon>) -> Self {
        Self {
            items: page.items.into_iter().map(SellerCoupon::from).collect(),
            page: page.page,
            page_size: page.page_size,
            total: page.total,
        }
    }
}

impl From<OwnCoupon> for SellerCoupon {
    fn from(coupon: OwnCoupon) -> Self {
        let facts = CouponFacts::from(&coupon);
        let (products, collections) = match coupon.scope {
            NamedScope::Products(these) => (Some(these), None),
            NamedScope::Collections(these) => (None, Some(these)),
            NamedScope::Everything | NamedScope::Categories(_) | NamedScope::Shops(_) => {
                (None, None)
            }
        };
        Self {
            facts,
            products: products.map(|these| {
                let product = |(id, title): (types::ProductId, _)| CouponProduct {
                    id: id.get(),
                    title,
                };
                these.into_iter().map(product).collect()
            }),
            collections: collections.map(|these| {
                let collection =
                    |(id, name): (types::CollectionId, _)| CouponCollection { id: id.get(), name };
                these.into_iter().map(collection).collect()
            }),
        }
    }
}

impl From<&OwnCoupon> for CouponFacts {
    fn from(coupon: &OwnCoupon) -> Self {
        let (percent_bps, amount) = match coupon.reduction {
            Reduction::BasisPoints(bps) => (Some(bps), None),
            Reduction::Amount(amount) => (None, Some(amount.minor())),
        };
        Self {
            id: coupon.id.get(),
            code: coupon.code.clone(),
            status: coupon.stage.into(),
            percent_bps,
            amount,
            minimum_spend: coupon.minimum_spend.minor(),
            from: coupon.from,
            to: coupon.to,
            total_limit: coupon.total_limit,
            customer_limit: coupon.customer_limit,
            uses: coupon.uses,
            deletable: coupon.deletable,
        }
    }
}

impl From<Stage> for CouponStatus {
    fn from(stage: Stage) -> Self {
        match stage {
            Stage::Scheduled => Self::Scheduled,
            Stage::Active => Self::Active,
            Stage::UsedUp => Self::UsedUp,
            Stage::Ended => Self::Ended,
        }
    }
}
