//! What happens at PayPal after a capture: an eCheck clears or fails, a pending refund ends, money
//! is taken back.

use chrono::Utc;

use super::Books;
use super::captures::{give_back, with_capture};
use crate::event;
use crate::id;
use crate::order::{Capture, Refund, RefundStanding, Standing};
use crate::problem::{Issue, Problem};

const NOT_PENDING: Issue = Issue::new("NOT_PENDING", "It does not wait for anything.");
const NOTHING_LEFT: Issue = Issue::new(
    "CAPTURE_FULLY_REFUNDED",
    "The capture has already been fully refunded.",
);

impl Books {
    /// The bank's money of a pending capture comes, or it does not.
    pub(crate) fn decide_capture(&mut self, id: &str, comes: bool) -> Result<Capture, Problem> {
        let (order, capture) = self.capture_by_id(id)?;
        let (mut order, mut capture) = (order.clone(), capture.clone());
        if capture.standing() != Standing::Pending {
            return Err(NOT_PENDING.unprocessable());
        }
        (capture.pending, capture.declined) = (false, !comes);
        order.updated_at = Utc::now();
        let order = with_capture(order, &capture);
        let notice = event::capture_made(&self.base_url, &order, &capture);
        self.record(order, Some(notice))?;
        Ok(capture)
    }

    /// A pending refund arrives, or it fails.
    pub(crate) fn decide_refund(&mut self, id: &str, arrives: bool) -> Result<Refund, Problem> {
        let (order, capture, refund) = self.refund_by_id(id)?;
        let (order, mut capture, mut refund) = (order.clone(), capture.clone(), refund.clone());
        if refund.standing != RefundStanding::Pending {
            return Err(NOT_PENDING.unprocessable());
        }
        refund.standing = match arrives {
            true => RefundStanding::Completed,
            false => RefundStanding::Failed,
        };
        for kept in &mut capture.refunds {
            if kept.id == refund.id {
                *kept = refund.clone();
            }
        }
        let order = with_capture(order, &capture);
        let notice = match arrives {
            true => event::capture_refunded(&self.base_url, &order, &capture, &refund),
            false => event::refund_failed(&self.base_url, &order, &capture, &refund),
        };
        self.record(order, Some(notice))?;
        Ok(refund)
    }

    /// PayPal, or a bank, takes back all that is left of a capture.
    pub(crate) fn reverse(&mut self, capture_id: &str) -> Result<Refund, Problem> {
        let (order, capture) = self.capture_by_id(capture_id)?;
        if capture.standing() != Standing::Completed {
            return Err(Problem::not_found());
        }
        let amount = capture.left();
        if amount.minor == 0 {
            return Err(NOTHING_LEFT.unprocessable());
        }
        let reversal = Refund {
            id: id::resource(),
            request_id: None,
            custom_id: None,
            standing: RefundStanding::Completed,
            reversal: true,
            chargeback: false,
            amount,
            created_at: Utc::now(),
        };
        let (order, capture) = give_back(order.clone(), capture.clone(), reversal.clone());
        let notice = event::capture_reversed(&self.base_url, &order, &capture, &reversal);
        self.record(order, Some(notice))?;
        Ok(reversal)
    }
}
