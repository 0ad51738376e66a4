//! Outcomes of crate `cart` as problems.

use actix_web::http::StatusCode;
use cart::coupon::{BadTerms, Kind};
use types::Invalid;

use super::Problem;

impl From<cart::Error> for Problem {
    fn from(error: cart::Error) -> Self {
        use cart::Error;
        let detail = error.to_string();
        match error {
            Error::LineNotFound => Self::new(StatusCode::NOT_FOUND, "not_found", detail),
            Error::NotSaved => Self::new(StatusCode::NOT_FOUND, "not_found", detail),
            Error::SavedFull => Self::conflict("saved_full", detail),
            Error::Unavailable => Self::conflict("unavailable", detail),
            Error::ShopOnHoliday => Self::conflict("shop_on_holiday", detail),
            Error::OutOfStock { .. } => Self::conflict("out_of_stock", detail),
            Error::LineFull { .. } => Self::conflict("line_full", detail),
            Error::Full => Self::conflict("cart_full", detail),
            Error::CouponUsed => Self::conflict("coupon_used", detail),
            Error::CouponNotFound => Self::not_found(),
            Error::CouponWasUsed => Self::conflict("coupon_was_used", detail),
            Error::Coupon(bad) => bad_terms(bad),
            Error::Key(refused) => refused.into(),
            Error::Amount(overflow) => overflow.into(),
            Error::Auth(error) => error.into(),
            Error::Catalog(error) => error.into(),
            Error::Database(error) => error.into(),
        }
    }
}

/// Where the fault is shown, and which it is.
fn bad_terms(bad: BadTerms) -> Problem {
    let message = bad.to_string();
    let changed = |message| Invalid::new("cannot_change", message);
    let below = |message| Invalid::new("limit_below_uses", message);
    let (pointer, invalid) = match bad {
        BadTerms::CodeTaken => ("/code", Invalid::new("code_taken", message)),
        BadTerms::Reversed => ("/to", Invalid::new("days_reversed", message)),
        BadTerms::FromOutOfReach => ("/from", Invalid::new("invalid_date", message)),
        BadTerms::ToOutOfReach => ("/to", Invalid::new("invalid_date", message)),
        BadTerms::Over => ("/to", Invalid::new("day_over", message)),
        BadTerms::LimitBelowUses => ("/totalLimit", below(message)),
        BadTerms::CustomerLimitBelowUses => ("/customerLimit", below(message)),
        BadTerms::CodeChanged => ("/code", changed(message)),
        BadTerms::ReductionChanged => ("/percentBps", changed(message)),
        BadTerms::EmptyScope(kind) => (list_of(kind), Invalid::new("no_goods", message)),
        BadTerms::ScopeTooLarge(kind) => (list_of(kind), Invalid::new("too_many_goods", message)),
        BadTerms::UnknownInScope(kind) => (list_of(kind), Invalid::new("unknown_goods", message)),
    };
    Problem::invalid(pointer, invalid)
}

/// The list in which a coupon names what it is for.
const fn list_of(kind: Kind) -> &'static str {
    match kind {
        Kind::Products => "/productIds",
        Kind::Collections => "/collectionIds",
        Kind::Categories => "/categoryIds",
        Kind::Shops => "/shopIds",
    }
}
