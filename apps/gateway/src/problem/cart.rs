//! Outcomes of crate `cart` as problems.

use actix_web::http::StatusCode;

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
            Error::Full => Self::conflict("cart_full", detail),
            Error::CouponUsed => Self::conflict("coupon_used", detail),
            Error::Key(refused) => refused.into(),
            Error::Amount(overflow) => overflow.into(),
            Error::Auth(error) => error.into(),
            Error::Catalog(error) => error.into(),
            Error::Database(error) => error.into(),
        }
    }
}
