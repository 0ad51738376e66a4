//! The states of a shop order, a payment and a return, and the kinds of notifications, as spelled
//! in the database.

use diesel::deserialize::{self, FromSql, FromSqlRow};
use diesel::expression::AsExpression;
use diesel::pg::{Pg, PgValue};
use diesel::serialize::{self, Output, ToSql};
use diesel::sql_types::Text;
use serde::{Deserialize, Serialize};

macro_rules! states {
    ($(#[$doc:meta])* $name:ident { $($(#[$state_doc:meta])* $state:ident = $text:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(
            Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, AsExpression, FromSqlRow,
        )]
        #[diesel(sql_type = Text)]
        pub enum $name {
            $($(#[$state_doc])* #[serde(rename = $text)] $state,)+
        }

        impl $name {
            /// Every state.
            pub const ALL: &'static [Self] = &[$(Self::$state,)+];

            /// The word of the database and the wire.
            pub const fn as_str(self) -> &'static str {
                match self {
                    $(Self::$state => $text,)+
                }
            }

            /// The state of a word.
            pub fn parse(word: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|state| state.as_str() == word)
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.as_str())
            }
        }

        impl ToSql<Text, Pg> for $name {
            fn to_sql<'b>(&'b self, out: &mut Output<'b, '_, Pg>) -> serialize::Result {
                <str as ToSql<Text, Pg>>::to_sql(self.as_str(), &mut out.reborrow())
            }
        }

        impl FromSql<Text, Pg> for $name {
            fn from_sql(value: PgValue<'_>) -> deserialize::Result<Self> {
                let word = <String as FromSql<Text, Pg>>::from_sql(value)?;
                Self::parse(&word).ok_or_else(|| format!("unknown state {word}").into())
            }
        }
    };
}

pub(crate) use states;

states! {
    /// Where a shop order stands. Which moves are allowed, and to whom, stands in the table
    /// `shop_order_transitions`.
    ShopOrderStatus {
        /// Waits for the money.
        PendingPayment = "pending_payment",
        /// Paid: the shop may pack.
        Confirmed = "confirmed",
        /// Some of it is on its way.
        PartiallyShipped = "partially_shipped",
        /// All of it is on its way.
        InDelivery = "in_delivery",
        /// It arrived.
        Delivered = "delivered",
        /// The buyer has it and is content, or 14 days went by.
        Completed = "completed",
        /// Nobody paid in time.
        Expired = "expired",
        /// Called off; what was paid goes back.
        Cancelled = "cancelled",
        /// The buyer wants to send it back.
        ReturnRequested = "return_requested",
        /// It came back; what was paid goes back.
        Returned = "returned",
    }
}

impl ShopOrderStatus {
    /// Whether its items arrived and stay: they may be reviewed.
    pub const fn has_arrived(self) -> bool {
        matches!(self, Self::Delivered | Self::Completed)
    }

    /// Whether its items arrived at some time: there may be reviews of them.
    pub const fn ever_arrived(self) -> bool {
        self.has_arrived() || matches!(self, Self::ReturnRequested | Self::Returned)
    }
}

states! {
    /// Where the payment of an order stands; moves stand in `payment_transitions`.
    PaymentStatus {
        /// Announced to the provider, not captured.
        Pending = "pending",
        /// The capture runs, or its outcome is not known yet.
        Confirming = "confirming",
        /// The money came.
        Paid = "paid",
        /// A part of it went back.
        PartiallyRefunded = "partially_refunded",
        /// All of it went back.
        Refunded = "refunded",
        /// PayPal or the buyer's bank took it back.
        Reversed = "reversed",
        /// It will not come.
        Failed = "failed",
        /// Nobody paid in time.
        Expired = "expired",
    }
}

states! {
    /// Where a return stands. Which moves are allowed, and to whom, stands in the table
    /// `return_transitions`.
    ReturnStatus {
        /// The buyer asked, the shop has not answered.
        Requested = "requested",
        /// The shop offers a part of the money, and the buyer keeps the items.
        Offered = "offered",
        /// The shop agrees.
        Approved = "approved",
        /// The shop does not agree.
        Declined = "declined",
        /// The buyer asked the operator.
        Escalated = "escalated",
        /// The operator decided.
        Decided = "decided",
        /// The items are on their way to the shop.
        SentBack = "sent_back",
        /// The shop has them.
        Received = "received",
        /// It ended with money going back.
        Refunded = "refunded",
        /// It ended without.
        Closed = "closed",
    }
}

states! {
    /// Why a buyer wants to give something back.
    Reason {
        /// It is not what the page promised.
        NotAsDescribed = "not_as_described",
        /// It is broken.
        Damaged = "damaged",
        /// It is something else.
        WrongItem = "wrong_item",
        /// It is what was ordered, and not wanted any more.
        ChangedMind = "changed_mind",
        /// It never came.
        NotReceived = "not_received",
    }
}

states! {
    /// What an operator decides.
    Decision {
        /// The money goes back, the items stay.
        Refund = "refund",
        /// The items go back, then the money.
        Return = "return",
        /// A part of the money goes back, the items stay.
        Part = "part",
        /// The shop is right.
        Nothing = "nothing",
    }
}

states! {
    /// What a notification is about.
    NotificationKind {
        /// An order that was paid.
        Order = "order",
        /// What a buyer wrote.
        Message = "message",
        /// A step of a return.
        Return = "return",
        /// A complaint at the provider.
        Dispute = "dispute",
        /// A sale that left few.
        LowStock = "low_stock",
        /// Money on its way to the shop.
        Payout = "payout",
        /// A review of what it sells.
        Review = "review",
        /// How it stands with the marketplace.
        Shop = "shop",
        /// What an operator did with its products.
        Product = "product",
    }
}

impl NotificationKind {
    /// Whether a shop may do without emails of it.
    pub const fn is_optional(self) -> bool {
        !matches!(self, Self::Shop | Self::Product)
    }
}

states! {
    /// Who wrote a message.
    Side {
        /// Who bought.
        Buyer = "buyer",
        /// Who sells it.
        Seller = "seller",
    }
}

states! {
    /// What is wrong with a message.
    MessageFault {
        /// It advertises something.
        Spam = "spam",
        /// It insults somebody.
        Offensive = "offensive",
        /// It wants to be paid or answered elsewhere.
        OffPlatform = "off_platform",
        /// It tells what is nobody's business.
        Private = "private",
        /// Something else.
        Other = "other",
    }
}

states! {
    /// How far a complaint at the provider is.
    DisputeStep {
        /// It is new.
        Opened = "opened",
        /// Something of it changed.
        Moved = "moved",
        /// It is over.
        Decided = "decided",
    }
}

states! {
    /// What became of a shop.
    ShopStep {
        /// It is closed for a while.
        Suspended = "suspended",
        /// It is open again.
        Lifted = "lifted",
    }
}

states! {
    /// What an operator did with a product.
    ProductStep {
        /// It is off sale.
        Withdrawn = "withdrawn",
        /// It is back where it was.
        PutBack = "put_back",
    }
}

states! {
    /// What became of a payout.
    PayoutStep {
        /// It arrived.
        Paid = "paid",
        /// It waits at PayPal for somebody with that address.
        Unclaimed = "unclaimed",
        /// It is in the balance again.
        Back = "back",
    }
}

impl ReturnStatus {
    /// Whether nothing can come of it any more.
    pub const fn is_over(self) -> bool {
        matches!(self, Self::Refunded | Self::Closed)
    }
}
