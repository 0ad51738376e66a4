//! Errors of order operations, as the caller may see them.

use cart::quote::{Problem, Quote};
use types::{Currency, Money, OrderId, OrderLineId};

use crate::returns::ReturnStatus;
use crate::status::{PaymentStatus, ShopOrderStatus};

/// Outcomes beside success.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// No such order, or not yours.
    #[error("There is no such order")]
    NotFound,
    /// Nothing was chosen.
    #[error("Please select items to checkout.")]
    NothingChosen,
    /// A note for a shop of which nothing is ordered, or a second one for the same shop.
    #[error("Add one note for each shop you order from")]
    NoteToNobody {
        /// Its place among the notes.
        index: usize,
    },
    /// The chosen lines cannot be ordered as they are.
    #[error("{}", first(.0))]
    NotOrderable(Vec<Problem>),
    /// A chosen line is being paid with another order: nothing is paid twice.
    #[error("You're already paying for this with order {number}. Wait until that's done")]
    PaymentInProgress {
        /// The order that is being paid.
        order: OrderId,
        /// Its number for people.
        number: String,
    },
    /// It costs something else than the buyer was told.
    #[error("The total has changed. Check it before you pay")]
    PriceChanged {
        /// What it costs now.
        quote: Box<Quote>,
        /// Of all amounts.
        currency: Currency,
    },
    /// Somebody was faster while this checkout began.
    #[error("{}", cart::quote::Obstacle::OutOfStock { available: *available })]
    OutOfStock {
        /// How many can be had.
        available: i64,
    },
    /// The parcel is no longer on its way, or got lost: its number stays.
    #[error("You can only change the tracking number while the parcel is on its way")]
    ParcelArrived,
    /// The shop order is in another state.
    #[error("A shop order can't change from {from} to {to}")]
    InvalidTransition {
        /// Where it stands.
        from: ShopOrderStatus,
        /// Where it was to go.
        to: ShopOrderStatus,
        /// Where this actor may move it.
        allowed: Vec<String>,
    },
    /// The payment is in a state in which this is not possible.
    #[error("{}", payment_words(*.0))]
    PaymentState(PaymentStatus),
    /// Something is still to be paid, shipped, received or given back.
    #[error("You still have an open order. Wait until it arrives, or cancel it")]
    UnderWay,
    /// A capture of this order runs at this moment.
    #[error("This payment is being confirmed. Wait a moment")]
    CaptureInFlight,
    /// The buyer has not approved the payment.
    #[error("You haven't approved this payment at PayPal yet. Approve it and try again")]
    NotApproved,
    /// The provider refused the payment.
    #[error("PayPal declined the payment. You weren't charged. Try again or pay another way")]
    Declined,
    /// The provider cannot be reached; nothing was charged.
    #[error("We can't reach PayPal right now. You weren't charged. Try again in a minute")]
    ProviderUnavailable,
    /// What the provider took is not what was asked for, or came for an order that was closed.
    #[error("This payment doesn't match the order. You'll get your money back")]
    ProviderMismatch,
    /// A line that is not part of the shop order, or more of it than is left to ship.
    #[error("A parcel can only hold items that still need to ship")]
    NotShippable(OrderLineId),
    /// There is no money left that a refund could give back.
    #[error("This has already been refunded")]
    NothingLeft,
    /// Two people stand behind an adjustment above the limit.
    #[error("You requested this yourself. Another operator has to decide")]
    OwnAdjustment,
    /// Only who asked for an adjustment withdraws it.
    #[error("Someone else requested this. You can decline it instead")]
    OthersAdjustment,
    /// It was approved, declined or withdrawn.
    #[error("This adjustment has already been decided")]
    AdjustmentDecided,
    /// Only a failed refund can be settled.
    #[error("Only a failed refund can be settled")]
    RefundNotFailed,
    /// A line that is not part of the shop order, or more of it than was not sent yet.
    #[error("You can only cancel items that haven't shipped")]
    NotCancellable(OrderLineId),
    /// The buyer asked the shop before, and it has not answered.
    #[error("You've already asked the shop. Wait for its answer")]
    CancelRequested,
    /// The shop answered before, or it was sent meanwhile.
    #[error("This request has already been answered")]
    RequestAnswered,
    /// The parcel was reported lost before.
    #[error("This parcel has already been reported lost")]
    AlreadyLost,
    /// A line that is not part of the shop order, or more of it than the buyer has.
    #[error("You can only return items that have shipped and haven't been refunded")]
    NotReturnable(OrderLineId),
    /// Another return of this part is open.
    #[error("A return is already open. Wait until it's settled")]
    ReturnOpen,
    /// The days in which it can be given back are over.
    #[error("The return period has ended. Contact us if something is wrong")]
    ReturnTooLate,
    /// It has not been on its way long enough to be lost.
    #[error("It may still arrive. Ask again in a few days")]
    MayStillArrive,
    /// The return ended.
    #[error("This return is already settled")]
    ReturnOver,
    /// The return is in another state.
    #[error("A return can't change from {from} to {to}")]
    ReturnTransition {
        /// Where it stands.
        from: ReturnStatus,
        /// Where it was to go.
        to: ReturnStatus,
        /// Where this actor may move it.
        allowed: Vec<String>,
    },
    /// What never came cannot be sent back.
    #[error("It never arrived, so nothing can be sent back")]
    NothingToSend,
    /// The buyer must read where to send it.
    #[error("Tell the buyer where and how to send it back")]
    HowToSend,
    /// More than can go back, or nothing.
    #[error("Enter an amount above zero, up to what can still be refunded")]
    TooMuch {
        /// What can go back.
        most: Money,
    },
    /// A return shows at most five photos.
    #[error("Choose at most 5 photos")]
    TooManyPhotos,
    /// Nobody writes about what is not paid.
    #[error("You can write to the shop once the order is paid")]
    NotPaid,
    /// The buyer has closed their account.
    #[error("This customer closed their account and can't read messages anymore")]
    BuyerLeft,
    /// So much was written about this order that it has to wait.
    #[error("You've sent a lot of messages in the last hour. Wait for a reply, or try again later")]
    TooManyMessages {
        /// Until another one is taken.
        seconds: u32,
    },
    /// Only the other side of a conversation reports a message.
    #[error("You can't report your own message")]
    OwnMessage,
    /// Nothing speaks against the message any more, or nothing did.
    #[error("This message has no open report")]
    MessageSettled,
    /// The dispute is decided, or answered for good.
    #[error("This dispute has already been decided")]
    DisputeDecided,
    /// Money of other shops is in the dispute too.
    #[error("Other shops are part of this order, so the marketplace answers for all of them")]
    DisputeShared,
    /// Somebody explained the break, or the books agree again.
    #[error("This difference is already explained or gone")]
    BreakSettled,
    /// The buyer runs the shop: nobody reviews products of their own.
    #[error("This item is from your own shop")]
    OwnShop,
    /// Only what arrived can be reviewed.
    #[error("You can review this once it has arrived")]
    NotDelivered,
    /// Nothing of it was paid and kept, so there is nothing to invoice.
    #[error("You get an invoice once this is paid, for items that weren't cancelled")]
    NoInvoice,
    /// The Idempotency-Key cannot be used.
    #[error(transparent)]
    Key(#[from] db::idempotency::Refused),
    /// The cart's answer.
    #[error(transparent)]
    Cart(#[from] cart::Error),
    /// The catalog's answer.
    #[error(transparent)]
    Catalog(catalog::Error),
    /// The account's answer.
    #[error(transparent)]
    Auth(#[from] auth::Error),
    /// A sum left the range of 64 bits.
    #[error(transparent)]
    Amount(#[from] types::money::Overflow),
    /// A stored document cannot be read: a fault of ours.
    #[error("a stored order cannot be read: {0}")]
    Unreadable(#[from] serde_json::Error),
    /// The database failed.
    #[error(transparent)]
    Database(#[from] db::Error),
}

impl From<diesel::result::Error> for Error {
    fn from(error: diesel::result::Error) -> Self {
        Self::Database(error.into())
    }
}

impl From<catalog::Error> for Error {
    fn from(error: catalog::Error) -> Self {
        match error {
            catalog::Error::OutOfStock { available, .. } => Self::OutOfStock { available },
            other => Self::Catalog(other),
        }
    }
}

fn first(problems: &[Problem]) -> String {
    problems
        .first()
        .map_or_else(String::new, |problem| problem.obstacle.to_string())
}

fn payment_words(status: PaymentStatus) -> &'static str {
    match status {
        PaymentStatus::Pending => "This order isn't paid yet",
        PaymentStatus::Confirming => "This payment is being confirmed. Wait a moment",
        PaymentStatus::Paid | PaymentStatus::PartiallyRefunded => "This order is paid",
        PaymentStatus::Reversed => "PayPal took this payment back",
        PaymentStatus::Refunded => "This payment was refunded",
        PaymentStatus::Failed => "This payment failed. Your items are still in the cart",
        PaymentStatus::Expired => "This checkout has expired. Your items are still in the cart",
    }
}
