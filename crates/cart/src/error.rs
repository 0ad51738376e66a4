//! Errors of cart operations, as the caller may see them.

use types::money::Overflow;

use crate::coupon::BadTerms;

/// Outcomes of cart calls beside success.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// No such line, or another user's.
    #[error("This item isn't in your cart")]
    LineNotFound,
    /// The variant is not sold any more (or not at present).
    #[error("This item is no longer available")]
    Unavailable,
    /// The shop is away; until it is back, nobody buys from it.
    #[error("This shop is on vacation. You can buy again when it's back")]
    ShopOnHoliday,
    /// The shelf has fewer than wanted.
    #[error("{}", out_of_stock(*available, *in_cart))]
    OutOfStock {
        /// How many can be had.
        available: i64,
        /// How many of them the cart holds already.
        in_cart: i32,
    },
    /// More of one variant than a line may hold.
    #[error(
        "Your cart can hold up to {} of one item and already has {in_cart} of this one",
        types::Quantity::MAX
    )]
    LineFull {
        /// How many the cart holds already.
        in_cart: i32,
    },
    /// Nothing with this id is saved, or it is another user's.
    #[error("This item isn't on your list")]
    NotSaved,
    /// More lines than may be saved for later.
    #[error(
        "You can save up to {} different items for later",
        crate::saved::MAX_SAVED
    )]
    SavedFull,
    /// More lines than a cart may hold.
    #[error("Your cart can hold up to {} different items", crate::line::MAX_LINES)]
    Full,
    /// The coupon was used as often as it may be, or its time is over.
    #[error("This coupon can no longer be used")]
    CouponUsed,
    /// No such coupon, or another shop's.
    #[error("We couldn't find that")]
    CouponNotFound,
    /// Orders used the coupon, so it is not deleted.
    #[error("This coupon has been used, so it can't be deleted. End it instead")]
    CouponWasUsed,
    /// A shop's coupon cannot be as it was sent.
    #[error(transparent)]
    Coupon(#[from] BadTerms),
    /// The Idempotency-Key cannot be used.
    #[error(transparent)]
    Key(#[from] db::idempotency::Refused),
    /// A sum left the range of 64 bits.
    #[error(transparent)]
    Amount(#[from] Overflow),
    /// The account's answer.
    #[error(transparent)]
    Auth(#[from] auth::Error),
    /// The catalog's answer to the product or option ids of a new line.
    #[error(transparent)]
    Catalog(#[from] catalog::Error),
    /// The database failed.
    #[error(transparent)]
    Database(#[from] db::Error),
}

impl From<diesel::result::Error> for Error {
    fn from(error: diesel::result::Error) -> Self {
        use diesel::result::{DatabaseErrorKind::ForeignKeyViolation, Error as Diesel};
        match error {
            // what it is about was deleted meanwhile
            Diesel::DatabaseError(ForeignKeyViolation, _) => {
                Self::Catalog(catalog::Error::NotFound)
            }
            error => Self::Database(error.into()),
        }
    }
}

fn out_of_stock(available: i64, in_cart: i32) -> String {
    match (available, in_cart) {
        (..=0, _) => "This item is sold out".to_owned(),
        (_, 1..) => {
            format!("Only {available} left in stock. Your cart already has {in_cart}")
        }
        _ => format!("Only {available} left in stock"),
    }
}
