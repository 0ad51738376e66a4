//! What a seller submits about coupons.

use cart::coupon::{self, NewCode, Percent, Reduction, Scope};
use chrono::NaiveDate;
use serde::Deserialize;
use types::{CollectionId, Invalid, Money, ProductId};
use utoipa::ToSchema;
use validator::{Validate, ValidationError};

use crate::valid::{number, rule, rule_at, text};

/// Most uses that a limit can name.
const MOST_USES: i64 = 1_000_000;

/// A shop's coupon to save, with either `percentBps` or `amount`.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[validate(schema(function = one_reduction))]
pub struct CouponTerms {
    /// 3 to 20 letters from A to Z, digits, hyphens and underscores, in upper or lower case; unique
    /// among all coupons.
    #[validate(custom(function = text::<NewCode>))]
    #[schema(example = "CLAY10", min_length = 3, max_length = 20)]
    code: String,
    /// The discount in 1/100 %.
    #[validate(custom(function = number::<Percent>))]
    #[schema(example = 1000, minimum = 1, maximum = 9900)]
    percent_bps: Option<i64>,
    /// The discount in minor units, at most what the eligible products cost.
    #[validate(custom(function = above_zero))]
    #[schema(minimum = 1)]
    amount: Option<i64>,
    /// How often one shopper may use it; by default no limit.
    #[validate(custom(function = uses))]
    #[schema(example = 1, minimum = 1, maximum = 1_000_000)]
    customer_limit: Option<i64>,
    /// The first day, in the shop's time zone.
    #[schema(example = "2026-12-01")]
    from: NaiveDate,
    /// The last day; by default the coupon is valid until it is ended.
    #[schema(example = "2026-12-24")]
    to: Option<NaiveDate>,
    /// The minimum that the eligible products in an order must cost, in minor units.
    #[validate(custom(function = not_below_zero))]
    #[schema(example = 5000, minimum = 0)]
    #[serde(default)]
    minimum_spend: i64,
    /// How often all shoppers together may use it.
    #[validate(custom(function = uses))]
    #[schema(example = 100, minimum = 1, maximum = 1_000_000)]
    total_limit: Option<i64>,
    /// Only for these products, at most 200; not together with `collectionIds`.
    #[schema(value_type = Option<Vec<i64>>, max_items = 200)]
    product_ids: Option<Vec<ProductId>>,
    /// Only for products in these collections, at most 200; not together with `productIds`.
    #[schema(value_type = Option<Vec<i64>>, max_items = 200)]
    collection_ids: Option<Vec<CollectionId>>,
}

fn one_reduction(terms: &CouponTerms) -> Result<(), ValidationError> {
    rule_at("/percentBps", reduction(terms.percent_bps, terms.amount))
}

/// A share or an amount, one of both.
pub fn reduction(percent_bps: Option<i64>, amount: Option<i64>) -> Result<Reduction, Invalid> {
    match (percent_bps, amount) {
        (Some(bps), None) => Ok(Percent::try_from(bps)?.into()),
        (None, Some(amount)) => Ok(Reduction::Amount(Money::new(amount))),
        _ => Err(Invalid::new(
            "percent_or_amount",
            "Choose either a percentage or an amount",
        )),
    }
}

/// What is taken off is more than nothing.
pub fn above_zero(amount: i64) -> Result<(), ValidationError> {
    rule(match amount {
        1.. => Ok(()),
        _ => Err(Invalid::new(
            "amount_too_small",
            "Enter an amount above zero",
        )),
    })
}

/// The least that products cost may be nothing.
pub fn not_below_zero(amount: i64) -> Result<(), ValidationError> {
    rule(match amount {
        0.. => Ok(()),
        _ => Err(Invalid::new(
            "amount_too_small",
            "Enter an amount of 0 or more",
        )),
    })
}

/// A limit to uses.
pub fn uses(limit: i64) -> Result<(), ValidationError> {
    let message = "Use a whole number from 1 to 1,000,000";
    rule(match limit {
        1..=MOST_USES => Ok(()),
        _ => Err(Invalid::new("limit_out_of_range", message)),
    })
}

impl TryFrom<CouponTerms> for coupon::Terms {
    type Error = Invalid;

    fn try_from(terms: CouponTerms) -> Result<Self, Invalid> {
        let reduction = reduction(terms.percent_bps, terms.amount)?;
        let scope = match (terms.product_ids, terms.collection_ids) {
            (None, None) => Scope::Everything,
            (Some(these), None) => Scope::Products(these),
            (None, Some(these)) => Scope::Collections(these),
            (Some(_), Some(_)) => {
                let message = "Choose either products or collections";
                return Err(Invalid::new("products_or_collections", message));
            }
        };
        Ok(Self {
            code: terms.code.parse()?,
            reduction,
            customer_limit: terms.customer_limit,
            from: terms.from,
            to: terms.to,
            minimum_spend: Money::new(terms.minimum_spend),
            total_limit: terms.total_limit,
            scope,
        })
    }
}
