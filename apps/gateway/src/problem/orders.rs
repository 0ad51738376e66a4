//! Outcomes of crate `orders` as problems.

use actix_web::http::StatusCode;
use orders::Error;
use types::Invalid;

use super::Problem;
use crate::wire::order::InPayment;
use crate::wire::quote::Quote;

impl From<Error> for Problem {
    fn from(error: Error) -> Self {
        let words = error.to_string();
        match error {
            Error::NotFound => Self::not_found(),
            Error::NothingChosen => Self::unprocessable("nothing_chosen", words),
            Error::NoteToNobody { index } => Self::invalid(
                &format!("/notes/{index}/shopId"),
                Invalid::new("not_in_order", words),
            ),
            Error::NotOrderable(problems) => {
                let code = problems
                    .first()
                    .map_or("not_orderable", |problem| problem.obstacle.code());
                Self::conflict(code, words)
            }
            Error::PaymentInProgress { order, number } => {
                Self::conflict("payment_in_progress", words).in_payment(InPayment {
                    order_id: order.get(),
                    order_number: number,
                })
            }
            Error::PriceChanged { quote, currency } => {
                Self::conflict("price_changed", words).quoted(Quote::new(*quote, &currency))
            }
            Error::OutOfStock { .. } => Self::conflict("out_of_stock", words),
            Error::InvalidTransition { allowed, .. } => {
                Self::conflict("invalid_transition", words).allowed(allowed)
            }
            Error::PaymentState(_) => Self::conflict("invalid_transition", words),
            Error::DisputeShared => Self::conflict("dispute_shared", words),
            Error::DisputeDecided => Self::conflict("dispute_decided", words),
            Error::BreakSettled => Self::conflict("break_settled", words),
            Error::UnderWay => Self::conflict("order_under_way", words),
            Error::CaptureInFlight => Self::conflict("capture_in_flight", words).retry_after(2),
            Error::NotApproved => Self::conflict("payment_not_approved", words),
            Error::Declined => Self::conflict("payment_declined", words),
            Error::ProviderMismatch => Self::conflict("payment_mismatch", words),
            Error::ProviderUnavailable => Self::new(
                StatusCode::SERVICE_UNAVAILABLE,
                "payment_provider_unavailable",
                words,
            )
            .retry_after(10),
            Error::NotShippable(_) => Self::unprocessable("not_shippable", words),
            Error::ParcelArrived => Self::conflict("parcel_arrived", words),
            Error::OwnAdjustment => Self::conflict("own_adjustment", words),
            Error::OthersAdjustment => Self::conflict("others_adjustment", words),
            Error::AdjustmentDecided => Self::conflict("adjustment_decided", words),
            Error::RefundNotFailed => Self::conflict("refund_not_failed", words),
            Error::NothingLeft => Self::conflict("nothing_left", words),
            Error::NotCancellable(_) => Self::unprocessable("not_cancellable", words),
            Error::CancelRequested => Self::conflict("cancel_requested", words),
            Error::RequestAnswered => Self::conflict("request_answered", words),
            Error::AlreadyLost => Self::conflict("already_lost", words),
            Error::NotReturnable(_) => Self::unprocessable("not_returnable", words),
            Error::ReturnOpen => Self::conflict("return_open", words),
            Error::ReturnTooLate => Self::conflict("return_too_late", words),
            Error::MayStillArrive => Self::conflict("may_still_arrive", words),
            Error::ReturnOver => Self::conflict("return_over", words),
            Error::ReturnTransition { allowed, .. } => {
                Self::conflict("invalid_transition", words).allowed(allowed)
            }
            Error::NothingToSend => Self::unprocessable("nothing_to_send", words),
            Error::HowToSend => Self::unprocessable("how_to_send", words),
            Error::TooMuch { .. } => Self::unprocessable("too_much", words),
            Error::TooManyPhotos => Self::unprocessable("too_many_photos", words),
            Error::NotPaid => Self::conflict("not_paid", words),
            Error::BuyerLeft => Self::conflict("buyer_left", words),
            Error::TooManyMessages { seconds } => {
                Self::new(StatusCode::TOO_MANY_REQUESTS, "too_many_at_once", words)
                    .retry_after(seconds)
            }
            Error::OwnMessage => Self::conflict("own_message", words),
            Error::MessageSettled => Self::conflict("message_settled", words),
            Error::OwnShop => Self::conflict("own_shop", words),
            Error::NotDelivered => Self::conflict("not_delivered", words),
            Error::NoInvoice => Self::conflict("no_invoice", words),
            Error::Key(refused) => refused.into(),
            Error::Cart(error) => error.into(),
            Error::Catalog(error) => error.into(),
            Error::Auth(error) => error.into(),
            Error::Amount(overflow) => overflow.into(),
            Error::Unreadable(cause) => Self::internal(&cause),
            Error::Database(error) => error.into(),
        }
    }
}
