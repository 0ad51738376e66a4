//! Typed IDs over `bigint`. A `ShopId` is not a `UserId`: mixing them does not compile.

use diesel::deserialize::{self, FromSql, FromSqlRow};
use diesel::expression::AsExpression;
use diesel::pg::{Pg, PgValue};
use diesel::serialize::{self, Output, ToSql};
use diesel::sql_types::BigInt;
use serde::{Deserialize, Serialize};

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident),+ $(,)?) => {$(
        $(#[$doc])*
        #[derive(
            Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
            AsExpression, FromSqlRow,
        )]
        #[diesel(sql_type = BigInt)]
        #[serde(transparent)]
        pub struct $name(i64);

        impl $name {
            /// Wraps a number that came from a row or a path.
            pub const fn new(id: i64) -> Self {
                Self(id)
            }

            /// The bare number, for SQL parameters and the wire.
            pub const fn get(self) -> i64 {
                self.0
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.0.fmt(f)
            }
        }

        impl From<i64> for $name {
            fn from(id: i64) -> Self {
                Self(id)
            }
        }

        impl ToSql<BigInt, Pg> for $name {
            fn to_sql<'b>(&'b self, out: &mut Output<'b, '_, Pg>) -> serialize::Result {
                <i64 as ToSql<BigInt, Pg>>::to_sql(&self.0, out)
            }
        }

        impl FromSql<BigInt, Pg> for $name {
            fn from_sql(value: PgValue<'_>) -> deserialize::Result<Self> {
                <i64 as FromSql<BigInt, Pg>>::from_sql(value).map(Self)
            }
        }
    )+};
}

ids! {
    /// A person with an account.
    UserId,
    /// One signed-in device: a family of refresh tokens.
    SessionId,
    /// A postal address in a user's book.
    AddressId,
    /// A marketplace category or subcategory.
    CategoryId,
    /// A shop's own category below one subcategory.
    CollectionId,
    /// A home page as an operator composed it.
    HomeEditionId,
    /// One seller's store.
    ShopId,
    /// What a shop sells, with all its variants.
    ProductId,
    /// One option of a product, such as its color.
    OptionId,
    /// One value of an option, such as "Forest green".
    OptionValueId,
    /// One value per option: the thing that has a price and stock.
    VariantId,
    /// A picture in a product's gallery.
    ProductImageId,
    /// A buyer's review of a delivered line.
    ReviewId,
    /// One line of a cart.
    CartLineId,
    /// One line of what is saved for later.
    SavedLineId,
    /// A discount code.
    CouponId,
    /// What a shopper pays in one go.
    OrderId,
    /// The part of an order that one shop fulfills.
    ShopOrderId,
    /// One frozen line of a shop order.
    OrderLineId,
    /// What a buyer or a shop wrote about an order.
    MessageId,
    /// One parcel.
    ShipmentId,
    /// Pieces that were cancelled at one time.
    CancellationId,
    /// A buyer's request that a shop cancel pieces.
    CancelRequestId,
    /// What a buyer wants to give back.
    ReturnId,
    /// The payment of one order.
    PaymentId,
    /// Money given back for one shop order.
    RefundId,
    /// A buyer's complaint at the provider.
    DisputeId,
    /// What an operator gave a shop or took from it.
    AdjustmentId,
    /// An adjustment that waits for a second operator, or waited.
    AdjustmentRequestId,
    /// Money on its way to one shop.
    PayoutId,
    /// One round of payouts to all shops that are due.
    PayoutRunId,
    /// A difference between the provider's books and ours.
    BreakId,
    /// A table of products that a seller brought.
    ImportId,
    /// What a shop was told of.
    NotificationId,
    /// What somebody wrote to the marketplace.
    ContactMessageId,
    /// Where a shop or the marketplace wants to be told what happens.
    WebhookEndpointId,
    /// One message to one such endpoint.
    WebhookDeliveryId,
    /// A unit of background work.
    JobId,
}
