//! State changes that move money: approval, capture, refund, each only from a state that allows it.

use chrono::Utc;

use super::{Books, Done};
use crate::amount::Amount;
use crate::order::{Capture, Order, Refund, RefundStanding, Standing, Status};
use crate::problem::{Issue, Problem};
use crate::{event, id};

const NOT_APPROVED: Issue = Issue::new(
    "ORDER_NOT_APPROVED",
    "Payer has not yet approved the Order for payment. Please redirect the payer to the 'rel':'approve' url returned as part of the HATEOAS links within the Create Order call.",
);
const ALREADY_CAPTURED: Issue = Issue::new(
    "ORDER_ALREADY_CAPTURED",
    "Order already captured. If 'intent=CAPTURE' only one capture per order is allowed.",
);
const DECLINED: Issue = Issue::new(
    "INSTRUMENT_DECLINED",
    "The instrument presented was either declined by the processor or bank, or it can't be used for this payment.",
);
const FULLY_REFUNDED: Issue = Issue::new(
    "CAPTURE_FULLY_REFUNDED",
    "The capture has already been fully refunded.",
);
const REFUND_EXCEEDED: Issue = Issue::new(
    "REFUND_AMOUNT_EXCEEDED",
    "The refund amount must be less than or equal to the capture amount that has not yet been refunded.",
);
const NO_FUNDS: Issue = Issue::new(
    "REFUND_FAILED_INSUFFICIENT_FUNDS",
    "Capture could not be refunded due to insufficient funds.",
);
const REFUND_CURRENCY: Issue = Issue::new(
    "REFUND_CAPTURE_CURRENCY_MISMATCH",
    "Refund must be in the same currency as the capture.",
);

/// How a capture shall go, decided by the fault settings.
#[derive(Default)]
pub(crate) struct CaptureFaults {
    pub(crate) declined: bool,
    pub(crate) wrong_amount: bool,
    /// The money comes from a bank that takes its time.
    pub(crate) pending: bool,
}

/// What a shop, or somebody in its PayPal dashboard, wants to refund.
#[derive(Default)]
pub(crate) struct NewRefund {
    /// None: all that is left.
    pub(crate) amount: Option<Amount>,
    pub(crate) request_id: Option<String>,
    pub(crate) custom_id: Option<String>,
}

/// How a refund shall go, decided by the fault settings.
#[derive(Default)]
pub(crate) struct RefundFaults {
    pub(crate) refused: bool,
    pub(crate) pending: bool,
    pub(crate) forgotten: bool,
}

impl Books {
    /// The buyer approves; with `declined`, by an instrument that will be declined; with
    /// `wrong`, of an amount that is not the shop's.
    pub(crate) fn approve(
        &mut self,
        id: &str,
        declined: bool,
        wrong: bool,
    ) -> Result<Order, Problem> {
        let mut order = self.order(id)?.clone();
        if order.status == Status::Completed {
            return Err(ALREADY_CAPTURED.unprocessable());
        }
        let news = order.status == Status::Created;
        order.status = Status::Approved;
        order.will_be_declined = declined;
        order.updated_at = Utc::now();
        if wrong {
            order.amount = order.amount.same(order.amount.minor - 1);
        }
        let notice = news.then(|| event::order_approved(&self.base_url, &order));
        self.record(order.clone(), notice)?;
        Ok(order)
    }

    /// Takes the money of an approved order.
    pub(crate) fn capture(
        &mut self,
        id: &str,
        request_id: Option<String>,
        faults: &CaptureFaults,
    ) -> Result<Done<Order>, Problem> {
        let order = self.order(id)?.clone();
        if let Some(paid) = order.paid() {
            return if request_id.is_some() && paid.request_id == request_id {
                Ok(Done::again(order))
            } else {
                Err(ALREADY_CAPTURED.unprocessable())
            };
        }
        if order.status != Status::Approved {
            return Err(NOT_APPROVED.unprocessable());
        }
        let (order, capture) = take(order, request_id, faults);
        let notice = event::capture_made(&self.base_url, &order, &capture);
        self.record(order.clone(), Some(notice))?;
        if capture.declined {
            return Err(DECLINED.unprocessable());
        }
        Ok(Done::now(order))
    }

    /// Gives back a part of a capture, or all that is left of it; answers the refund's id.
    pub(crate) fn refund(
        &mut self,
        capture_id: &str,
        new: NewRefund,
        faults: &RefundFaults,
    ) -> Result<Done<String>, Problem> {
        let (order, capture) = self.capture_by_id(capture_id)?;
        if capture.standing() != Standing::Completed {
            return Err(Problem::not_found());
        }
        let is_earlier =
            |refund: &&Refund| new.request_id.is_some() && refund.request_id == new.request_id;
        let earlier = capture.refunds.iter().find(is_earlier);
        if let Some(earlier) = earlier.filter(|_| !faults.forgotten) {
            return Ok(Done::again(earlier.id.clone()));
        }
        let left = capture.left();
        let amount = new.amount.unwrap_or_else(|| left.clone());
        check_refund(&left, &amount)?;
        if faults.refused {
            return Err(NO_FUNDS.unprocessable());
        }
        let refund = Refund {
            id: id::resource(),
            request_id: new.request_id,
            custom_id: new.custom_id,
            standing: match faults.pending {
                true => RefundStanding::Pending,
                false => RefundStanding::Completed,
            },
            reversal: false,
            chargeback: false,
            amount,
            created_at: Utc::now(),
        };
        let (order, capture) = give_back(order.clone(), capture.clone(), refund.clone());
        let notice = match faults.pending {
            true => event::refund_pending(&self.base_url, &order, &capture, &refund),
            false => event::capture_refunded(&self.base_url, &order, &capture, &refund),
        };
        self.record(order, Some(notice))?;
        Ok(Done::now(refund.id))
    }
}

fn take(mut order: Order, request_id: Option<String>, faults: &CaptureFaults) -> (Order, Capture) {
    let declined = order.will_be_declined || faults.declined;
    let minor = order.amount.minor - i64::from(faults.wrong_amount);
    let capture = Capture {
        id: id::resource(),
        request_id,
        declined,
        pending: faults.pending,
        amount: order.amount.same(minor),
        fee: fee(minor),
        refunds: Vec::new(),
        disputes: Vec::new(),
        created_at: Utc::now(),
    };
    // After a decline the buyer must choose again: the approval is used up.
    order.status = if declined {
        Status::Created
    } else {
        Status::Completed
    };
    order.will_be_declined = false;
    order.updated_at = capture.created_at;
    order.captures.push(capture.clone());
    (order, capture)
}

/// What PayPal keeps of a sale: 3.49 % and 49 minor units, never more than all of it.
fn fee(minor: i64) -> i64 {
    (minor * 349 / 10_000 + 49).min(minor)
}

pub(super) fn give_back(
    mut order: Order,
    mut capture: Capture,
    refund: Refund,
) -> (Order, Capture) {
    order.updated_at = refund.created_at;
    capture.refunds.push(refund);
    let order = with_capture(order, &capture);
    (order, capture)
}

/// The order with a capture as it is now.
pub(super) fn with_capture(mut order: Order, capture: &Capture) -> Order {
    for kept in &mut order.captures {
        if kept.id == capture.id {
            *kept = capture.clone();
        }
    }
    order
}

fn check_refund(left: &Amount, amount: &Amount) -> Result<(), Problem> {
    if amount.currency != left.currency {
        return Err(REFUND_CURRENCY.unprocessable());
    }
    if left.minor == 0 {
        return Err(FULLY_REFUNDED.unprocessable());
    }
    if amount.minor > left.minor {
        return Err(REFUND_EXCEEDED.unprocessable());
    }
    Ok(())
}
