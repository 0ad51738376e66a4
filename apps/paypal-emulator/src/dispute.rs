//! A dispute, as the books store it with its capture.
//!
//! <https://developer.paypal.com/docs/api/customer-disputes/v1/>

use chrono::{DateTime, TimeDelta, Utc};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::amount::Amount;
use crate::id;

/// How long a seller has to answer, as at PayPal.
const DAYS: TimeDelta = TimeDelta::days(10);

/// What a dispute costs that a seller lost as a claim or chargeback, in minor units: PayPal's US
/// price of a chargeback.
pub(crate) const FEE: i64 = 2_000;

/// How a dispute can end. Only the first takes money from the seller.
pub(crate) const OUTCOMES: [&str; 4] = [
    BUYER,
    SELLER,
    "CANCELED_BY_BUYER",
    // PayPal pays the buyer out of its own pocket
    "RESOLVED_WITH_PAYOUT",
];

/// The buyer was right.
pub(crate) const BUYER: &str = "RESOLVED_BUYER_FAVOUR";

/// The seller was right.
pub(crate) const SELLER: &str = "RESOLVED_SELLER_FAVOUR";

/// What a buyer complains about.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Dispute {
    pub(crate) id: String,
    pub(crate) buyer_transaction_id: String,
    pub(crate) reason: String,
    pub(crate) stage: Stage,
    /// Whether a bank began it, not the buyer at PayPal.
    #[serde(default)]
    pub(crate) external: bool,
    #[serde(default)]
    pub(crate) waits: Awaiting,
    pub(crate) amount: Amount,
    pub(crate) respond_by: DateTime<Utc>,
    /// None while it is open.
    pub(crate) outcome: Option<String>,
    /// The disputed money, set aside until it is decided.
    #[serde(default)]
    pub(crate) hold: Option<Hold>,
    /// What went back to the buyer, in minor units.
    #[serde(default)]
    pub(crate) refunded: i64,
    /// What losing cost beside.
    #[serde(default)]
    pub(crate) fee: Option<Fee>,
    /// Newest last, as the seller sent them.
    #[serde(default)]
    pub(crate) evidences: Vec<Value>,
    /// What the two sides wrote.
    #[serde(default)]
    pub(crate) messages: Vec<Message>,
    pub(crate) created_at: DateTime<Utc>,
    pub(crate) updated_at: DateTime<Utc>,
}

/// How grave it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub(crate) enum Stage {
    /// The two sides talk.
    Inquiry,
    /// A claim at PayPal, or a bank's chargeback.
    Chargeback,
    /// The buyer's bank insists.
    PreArbitration,
    /// The card network decides.
    Arbitration,
}

/// Whose turn it is while it is open.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub(crate) enum Awaiting {
    Open,
    #[default]
    WaitingForSellerResponse,
    WaitingForBuyerResponse,
    UnderReview,
}

/// Money set aside.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Hold {
    pub(crate) id: String,
    pub(crate) release_id: String,
    pub(crate) released_at: Option<DateTime<Utc>>,
}

/// What losing cost.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Fee {
    pub(crate) id: String,
    pub(crate) minor: i64,
    pub(crate) at: DateTime<Utc>,
}

/// What one side wrote.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Message {
    /// `BUYER` or `SELLER`.
    pub(crate) posted_by: String,
    pub(crate) time_posted: DateTime<Utc>,
    pub(crate) content: String,
}

/// What the buyer says when opening one.
pub(crate) struct NewDispute {
    pub(crate) reason: String,
    pub(crate) stage: Stage,
    pub(crate) waits: Awaiting,
    /// None: all that is left of the capture.
    pub(crate) amount: Option<Amount>,
    /// None: in ten days.
    pub(crate) respond_by: Option<DateTime<Utc>>,
    pub(crate) message: Option<String>,
}

impl Stage {
    /// The one after it.
    pub(crate) fn next(self) -> Option<Self> {
        match self {
            Self::Inquiry => Some(Self::Chargeback),
            Self::Chargeback => Some(Self::PreArbitration),
            Self::PreArbitration => Some(Self::Arbitration),
            Self::Arbitration => None,
        }
    }
}

impl Dispute {
    /// Opened now, for so much.
    pub(crate) fn open(new: NewDispute, amount: Amount) -> Self {
        let now = Utc::now();
        let message = new.message.map(|content| Message {
            posted_by: "BUYER".to_owned(),
            time_posted: now,
            content,
        });
        Self {
            id: id::dispute(),
            buyer_transaction_id: id::resource(),
            reason: new.reason,
            stage: new.stage,
            external: new.stage > Stage::Inquiry,
            waits: new.waits,
            amount,
            respond_by: new.respond_by.unwrap_or(now + DAYS),
            outcome: None,
            hold: Some(Hold {
                id: id::resource(),
                release_id: id::resource(),
                released_at: None,
            }),
            refunded: 0,
            fee: None,
            evidences: Vec::new(),
            messages: message.into_iter().collect(),
            created_at: now,
            updated_at: now,
        }
    }

    /// PayPal's code for the status.
    pub(crate) fn status(&self) -> &'static str {
        match (&self.outcome, self.waits) {
            (Some(_), _) => "RESOLVED",
            (_, Awaiting::Open) => "OPEN",
            (_, Awaiting::WaitingForSellerResponse) => "WAITING_FOR_SELLER_RESPONSE",
            (_, Awaiting::WaitingForBuyerResponse) => "WAITING_FOR_BUYER_RESPONSE",
            (_, Awaiting::UnderReview) => "UNDER_REVIEW",
        }
    }

    /// PayPal's word for who must do something, from the seller's side.
    pub(crate) fn state(&self) -> &'static str {
        match (&self.outcome, self.waits) {
            (Some(_), _) => "RESOLVED",
            (_, Awaiting::Open) => "OPEN_INQUIRIES",
            (_, Awaiting::WaitingForSellerResponse) => "REQUIRED_ACTION",
            (_, Awaiting::WaitingForBuyerResponse) => "REQUIRED_OTHER_PARTY_ACTION",
            (_, Awaiting::UnderReview) => "UNDER_PAYPAL_REVIEW",
        }
    }

    /// Whether it waits for the seller's answer, in time or not.
    pub(crate) fn waits_for_seller(&self) -> bool {
        self.outcome.is_none() && self.waits == Awaiting::WaitingForSellerResponse
    }

    /// Whether the seller may still answer.
    pub(crate) fn is_answerable(&self, now: DateTime<Utc>) -> bool {
        self.waits_for_seller() && now <= self.respond_by
    }

    /// What is set aside for it, in minor units.
    pub(crate) fn held(&self) -> i64 {
        let held = self.hold.as_ref();
        match held.is_some_and(|hold| hold.released_at.is_none()) {
            true => self.amount.minor,
            false => 0,
        }
    }

    /// It is the seller's turn, and time begins anew.
    pub(crate) fn ask_seller(&mut self) {
        self.waits = Awaiting::WaitingForSellerResponse;
        self.respond_by = Utc::now() + DAYS;
    }

    /// It is decided; what was set aside is free.
    pub(crate) fn resolve(&mut self, outcome: &str) {
        let now = Utc::now();
        self.outcome = Some(outcome.to_owned());
        if let Some(hold) = &mut self.hold {
            hold.released_at = Some(now);
        }
    }

    /// The seller lost: a claim or chargeback costs a fee, an inquiry none.
    pub(crate) fn lose(&mut self, refunded: i64) {
        self.resolve(BUYER);
        self.refunded = refunded;
        self.fee = (self.stage > Stage::Inquiry).then(|| Fee {
            id: id::resource(),
            minor: FEE,
            at: Utc::now(),
        });
    }
}
