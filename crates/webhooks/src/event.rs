//! The events. The migrations' triggers use the same names; a test checks that each of them
//! arrives.

use std::str::FromStr;

use types::Invalid;

macro_rules! events {
    ($($(#[$doc:meta])* $event:ident = $name:literal),+ $(,)?) => {
        /// Something that happened.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum Event {
            $($(#[$doc])* $event,)+
        }

        impl Event {
            /// Everything that an endpoint can hear of.
            pub const ALL: &'static [Self] = &[$(Self::$event,)+];

            /// Its name in messages: the subject and what happened to it.
            pub const fn as_str(self) -> &'static str {
                match self {
                    $(Self::$event => $name,)+
                }
            }
        }
    };
}

events! {
    /// A shop's part of an order was paid and waits to be shipped.
    OrderPaid = "order.paid",
    /// Pieces of a paid part were cancelled, all that were left or some of them.
    OrderCancelled = "order.cancelled",
    /// A part arrived, as buyer, shop or clock say.
    OrderDelivered = "order.delivered",
    /// A part is done: the buyer has it and keeps it.
    OrderCompleted = "order.completed",
    /// A parcel left the shop.
    ShipmentSent = "shipment.sent",
    /// Money of a part is with its buyer again.
    RefundDone = "refund.done",
    /// A buyer wants to give something back, or did not get it.
    ReturnRequested = "return.requested",
    /// A return went on: offered, approved, declined, decided, sent back and so on.
    ReturnChanged = "return.changed",
    /// A product went on sale.
    ProductPublished = "product.published",
    /// A product's seller changed it; counts of stock, ratings and sales that begin are no change.
    ProductChanged = "product.changed",
    /// A product is on sale no more.
    ProductHidden = "product.hidden",
    /// A product is gone for good.
    ProductDeleted = "product.deleted",
    /// A sale left as few of a variant as its shop calls few.
    StockLow = "stock.low",
    /// A shop was opened.
    ShopApproved = "shop.approved",
    /// A shop was refused.
    ShopRejected = "shop.rejected",
    /// An open shop was closed for a while.
    ShopSuspended = "shop.suspended",
    /// A suspended shop was opened again.
    ShopLifted = "shop.lifted",
    /// What a shop says of itself or how it works is different, or what it agreed on with the
    /// marketplace.
    ShopChanged = "shop.changed",
    /// A payout has arrived.
    PayoutPaid = "payout.paid",
    /// A payout could not be sent; the money is the shop's again.
    PayoutFailed = "payout.failed",
    /// A payout came back; the money is the shop's again.
    PayoutReturned = "payout.returned",
}

/// What is sent to try an endpoint out. Nobody chooses it.
pub const TEST: &str = "webhook.test";

impl FromStr for Event {
    type Err = Invalid;

    fn from_str(raw: &str) -> Result<Self, Invalid> {
        let known = Self::ALL.iter().find(|event| event.as_str() == raw);
        let unknown = || Invalid::new("unknown_event", format!("There is no event {raw}"));
        known.copied().ok_or_else(unknown)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_event_is_read_as_it_is_written() {
        for event in Event::ALL {
            assert_eq!(event.as_str().parse::<Event>().unwrap(), *event);
        }
        for raw in ["", "order", "order.Paid", "order.paid ", TEST] {
            assert_eq!(raw.parse::<Event>().unwrap_err().code, "unknown_event");
        }
    }
}
