//! A dispute from beginning to end, and the money it moves: held while it is open, given to the
//! seller or the buyer when it is decided.

use chrono::{DateTime, Utc};
use serde_json::Value;

use super::Books;
use super::captures::with_capture;
use crate::amount::Amount;
use crate::dispute::{Awaiting, BUYER, Dispute, NewDispute, Stage};
use crate::event::{self, Notice};
use crate::id;
use crate::order::{Capture, Order, Refund, RefundStanding, Standing};
use crate::problem::{Issue, Problem};

const NOTHING_LEFT: Issue = Issue::new(
    "CAPTURE_FULLY_REFUNDED",
    "The capture has already been fully refunded.",
);
const TOO_MUCH: Issue = Issue::new(
    "DISPUTE_AMOUNT_EXCEEDED",
    "A dispute is about no more than what is left of the capture, in its currency.",
);
const OPEN: Issue = Issue::new("DISPUTE_OPEN", "There is an open dispute about it.");
const RESOLVED: Issue = Issue::new("DISPUTE_RESOLVED", "The dispute is decided already.");
const NOT_NOW: Issue = Issue::new(
    "ACTION_NOT_ALLOWED_IN_CURRENT_DISPUTE_STATE",
    "This action is not allowed for this dispute. For the allowed actions, see the links of the dispute.",
);
const NO_STAGE: Issue = Issue::new("LAST_STAGE", "There is no stage after this one.");

/// What the emulator's own API changes in an open dispute.
#[derive(Default)]
pub(crate) struct DisputeChange {
    pub(crate) stage: Option<Stage>,
    pub(crate) waits: Option<Awaiting>,
    pub(crate) outcome: Option<&'static str>,
    pub(crate) message: Option<String>,
}

/// How disputed money goes to the buyer.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    /// The seller agreed: a refund.
    Accepted,
    /// PayPal or a bank took it: a reversal.
    Taken,
}

impl Books {
    /// The buyer complains about a capture.
    pub(crate) fn open_dispute(
        &mut self,
        capture_id: &str,
        new: NewDispute,
    ) -> Result<Dispute, Problem> {
        let (order, capture) = self.capture_by_id(capture_id)?;
        if capture.standing() != Standing::Completed {
            return Err(Problem::not_found());
        }
        if capture.disputes.iter().any(|one| one.outcome.is_none()) {
            return Err(OPEN.unprocessable());
        }
        let amount = disputed(capture, new.amount.as_ref())?;
        let dispute = Dispute::open(new, amount);
        let (order, mut capture) = (order.clone(), capture.clone());
        capture.disputes.push(dispute.clone());
        let notice = event::dispute(&self.base_url, "CREATED", &capture, &dispute);
        self.record(with_capture(order, &capture), [notice])?;
        Ok(dispute)
    }

    /// The dispute moves to another stage, waits for somebody else, or is decided.
    pub(crate) fn change_dispute(&mut self, id: &str, by: DisputeChange) -> Result<(), Problem> {
        let (_, dispute) = self.dispute_by_id(id)?;
        let mut dispute = dispute.clone();
        if dispute.outcome.is_some() {
            return Err(RESOLVED.unprocessable());
        }
        if let Some(stage) = by.stage.filter(|stage| *stage != dispute.stage) {
            dispute.stage = stage;
            dispute.ask_seller();
        }
        dispute.waits = by.waits.unwrap_or(dispute.waits);
        dispute.messages.extend(by.message.map(from_buyer));
        match by.outcome {
            Some(BUYER) => self.lose(dispute, Way::Taken),
            Some(outcome) => {
                dispute.resolve(outcome);
                self.keep_dispute(dispute, "RESOLVED")
            }
            None => self.keep_dispute(dispute, "UPDATED"),
        }
    }

    /// The buyer, or their bank, goes one stage further.
    pub(crate) fn escalate_dispute(&mut self, id: &str) -> Result<(), Problem> {
        let (_, dispute) = self.dispute_by_id(id)?;
        let next = dispute.stage.next();
        let next = next.ok_or_else(|| NO_STAGE.unprocessable())?;
        self.change_dispute(
            id,
            DisputeChange {
                stage: Some(next),
                ..DisputeChange::default()
            },
        )
    }

    /// The seller's time is up: the buyer wins.
    pub(crate) fn expire_dispute(&mut self, id: &str) -> Result<(), Problem> {
        let (_, dispute) = self.dispute_by_id(id)?;
        if !dispute.waits_for_seller() {
            return Err(NOT_NOW.unprocessable());
        }
        let dispute = dispute.clone();
        self.lose(dispute, Way::Taken)
    }

    /// Ends the disputes whose deadline has passed without an answer.
    pub(crate) fn expire_due(&mut self, now: DateTime<Utc>) -> Result<(), Problem> {
        let due: Vec<String> = self.by_dispute.keys().cloned().collect();
        for id in due {
            let (_, dispute) = self.dispute_by_id(&id)?;
            if dispute.waits_for_seller() && !dispute.is_answerable(now) {
                self.expire_dispute(&id)?;
            }
        }
        Ok(())
    }

    /// The seller answers, and PayPal looks at it.
    pub(crate) fn take_evidence(&mut self, id: &str, evidence: Vec<Value>) -> Result<(), Problem> {
        let mut dispute = self.answerable(id)?;
        dispute.evidences.extend(evidence);
        dispute.waits = Awaiting::UnderReview;
        self.keep_dispute(dispute, "UPDATED")
    }

    /// The seller agrees with the buyer.
    pub(crate) fn accept_claim(&mut self, id: &str) -> Result<(), Problem> {
        let dispute = self.answerable(id)?;
        self.lose(dispute, Way::Accepted)
    }

    /// All disputes, newest first, each with its capture.
    pub(crate) fn disputes(&self) -> Vec<(&Capture, &Dispute)> {
        let found = self
            .by_dispute
            .keys()
            .filter_map(|id| self.dispute_by_id(id).ok());
        let mut found: Vec<_> = found.collect();
        found.sort_by_key(|(_, dispute)| (std::cmp::Reverse(dispute.created_at), &dispute.id));
        found
    }

    fn answerable(&self, id: &str) -> Result<Dispute, Problem> {
        let (_, dispute) = self.dispute_by_id(id)?;
        match dispute.is_answerable(Utc::now()) {
            true => Ok(dispute.clone()),
            false => Err(NOT_NOW.unprocessable()),
        }
    }

    /// The money goes to the buyer, as much of it as is not there yet.
    fn lose(&mut self, mut dispute: Dispute, way: Way) -> Result<(), Problem> {
        let (order, capture) = self.of_dispute(&dispute)?;
        let (order, mut capture) = (order.clone(), capture.clone());
        let minor = dispute.amount.minor.min(capture.left().minor);
        match way {
            Way::Taken => dispute.lose(minor),
            Way::Accepted => {
                dispute.resolve(BUYER);
                dispute.refunded = minor;
            }
        }
        let back = (minor > 0).then(|| Refund {
            id: id::resource(),
            request_id: None,
            custom_id: None,
            standing: RefundStanding::Completed,
            reversal: way == Way::Taken,
            chargeback: way == Way::Taken && dispute.external,
            amount: dispute.amount.same(minor),
            created_at: Utc::now(),
        });
        capture.refunds.extend(back.clone());
        let (order, capture) = changed(order, capture, &mut dispute);
        let told = back.map(|back| match way {
            Way::Accepted => event::capture_refunded(&self.base_url, &order, &capture, &back),
            Way::Taken => event::capture_reversed(&self.base_url, &order, &capture, &back),
        });
        let decided = event::dispute(&self.base_url, "RESOLVED", &capture, &dispute);
        let notices: Vec<Notice> = told.into_iter().chain([decided]).collect();
        self.record(order, notices)
    }

    fn keep_dispute(&mut self, mut dispute: Dispute, what: &str) -> Result<(), Problem> {
        let (order, capture) = self.of_dispute(&dispute)?;
        let (order, capture) = changed(order.clone(), capture.clone(), &mut dispute);
        let notice = event::dispute(&self.base_url, what, &capture, &dispute);
        self.record(order, [notice])
    }

    fn of_dispute(&self, dispute: &Dispute) -> Result<(&Order, &Capture), Problem> {
        let capture = self.by_dispute.get(&dispute.id);
        self.capture_by_id(capture.ok_or_else(Problem::not_found)?)
    }
}

/// The order and the capture with the dispute as it is now.
fn changed(order: Order, mut capture: Capture, dispute: &mut Dispute) -> (Order, Capture) {
    dispute.updated_at = Utc::now();
    for kept in &mut capture.disputes {
        if kept.id == dispute.id {
            *kept = dispute.clone();
        }
    }
    (with_capture(order, &capture), capture)
}

fn disputed(capture: &Capture, wanted: Option<&Amount>) -> Result<Amount, Problem> {
    let left = capture.left();
    let wanted = wanted.cloned().unwrap_or_else(|| left.clone());
    if left.minor == 0 {
        return Err(NOTHING_LEFT.unprocessable());
    }
    if wanted.currency != left.currency || wanted.minor > left.minor {
        return Err(TOO_MUCH.unprocessable());
    }
    Ok(wanted)
}

fn from_buyer(content: String) -> crate::dispute::Message {
    crate::dispute::Message {
        posted_by: "BUYER".to_owned(),
        time_posted: Utc::now(),
        content,
    }
}
