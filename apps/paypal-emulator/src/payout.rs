//! Payouts in batches, as the books store them.
//!
//! <https://developer.paypal.com/docs/api/payments.payouts-batch/v1/>

use chrono::{DateTime, TimeDelta, Utc};
use serde::{Deserialize, Serialize};

use crate::amount::Amount;

/// What PayPal takes for each payment, in minor units: its US price.
pub(crate) const FEE: i64 = 25;

/// How long a batch waits before it is processed, if no fault setting says longer.
pub(crate) const MOMENT: TimeDelta = TimeDelta::milliseconds(200);

/// For how long a sender's name for a batch cannot be used again.
pub(crate) const NAMES_KEPT: TimeDelta = TimeDelta::days(30);

/// Payments sent together.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Batch {
    pub(crate) id: String,
    pub(crate) request_id: Option<String>,
    /// The sender's own name for it.
    pub(crate) sender_batch_id: Option<String>,
    pub(crate) email_subject: Option<String>,
    pub(crate) status: BatchStatus,
    /// Whether it will be refused as a whole.
    pub(crate) will_be_denied: bool,
    /// Two movements of the hold on the whole sum while it waits.
    pub(crate) hold_id: String,
    pub(crate) release_id: String,
    pub(crate) items: Vec<Item>,
    pub(crate) created_at: DateTime<Utc>,
    pub(crate) due_at: DateTime<Utc>,
    pub(crate) completed_at: Option<DateTime<Utc>>,
}

/// Status of a batch.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub(crate) enum BatchStatus {
    Pending,
    Success,
    Denied,
}

/// One payment of a batch.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Item {
    pub(crate) id: String,
    pub(crate) transaction_id: String,
    pub(crate) activity_id: String,
    /// The sender's own name for it.
    pub(crate) sender_item_id: Option<String>,
    pub(crate) receiver: String,
    pub(crate) note: Option<String>,
    pub(crate) amount: Amount,
    /// What PayPal takes beside, in minor units, if the money goes.
    pub(crate) fee: i64,
    /// What will become of it when its batch is processed.
    pub(crate) fate: ItemStatus,
    pub(crate) status: ItemStatus,
    pub(crate) processed_at: Option<DateTime<Utc>>,
    /// How it came back, if it did.
    pub(crate) back: Option<Back>,
}

/// Money of a payout that came back.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Back {
    pub(crate) id: String,
    pub(crate) at: DateTime<Utc>,
}

/// Where one payment stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub(crate) enum ItemStatus {
    /// Waiting: money and fee are set aside.
    Pending,
    /// Held back for a review, which is a way of waiting.
    Onhold,
    /// The receiver has it.
    Success,
    /// Nobody has an account at that address: the money has gone and waits for somebody.
    Unclaimed,
    /// Nothing went.
    Failed,
    /// Refused by PayPal: nothing went.
    Blocked,
    /// Nobody claimed it: money and fee are back.
    Returned,
    /// The receiver gave it back: the money is back, the fee is not.
    Refunded,
}

impl ItemStatus {
    /// PayPal's word for it.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Self::Pending => "PENDING",
            Self::Onhold => "ONHOLD",
            Self::Success => "SUCCESS",
            Self::Unclaimed => "UNCLAIMED",
            Self::Failed => "FAILED",
            Self::Blocked => "BLOCKED",
            Self::Returned => "RETURNED",
            Self::Refunded => "REFUNDED",
        }
    }
}

impl Batch {
    /// The sum of its payments.
    pub(crate) fn amount(&self) -> i64 {
        self.items.iter().map(|item| item.amount.minor).sum()
    }

    /// The sum of its fees.
    pub(crate) fn fees(&self) -> i64 {
        self.items.iter().map(|item| item.fee).sum()
    }

    /// In minor units, what is set aside for it as a whole.
    pub(crate) fn held(&self) -> i64 {
        match self.status {
            BatchStatus::Pending => self.amount() + self.fees(),
            BatchStatus::Success | BatchStatus::Denied => 0,
        }
    }

    /// The currency of all its payments.
    pub(crate) fn currency(&self) -> &str {
        let first = self.items.first();
        first.map_or("USD", |item| item.amount.currency.as_str())
    }
}

impl Item {
    /// What its receiver's address makes of it: an outcome stands in the part before the `@`.
    pub(crate) fn fate(receiver: &str) -> ItemStatus {
        let name = receiver.split('@').next().unwrap_or_default();
        let name = name.to_ascii_lowercase();
        let outcomes = [
            ("failed", ItemStatus::Failed),
            ("blocked", ItemStatus::Blocked),
            ("unclaimed", ItemStatus::Unclaimed),
            ("returned", ItemStatus::Returned),
            ("refunded", ItemStatus::Refunded),
            ("onhold", ItemStatus::Onhold),
            ("pending", ItemStatus::Pending),
        ];
        let mut outcomes = outcomes.into_iter();
        let outcome = outcomes.find(|(word, _)| name.contains(word));
        outcome.map_or(ItemStatus::Success, |(_, status)| status)
    }

    /// Whether its money went out of the account, come back since or not.
    pub(crate) fn went(&self) -> bool {
        match self.status {
            ItemStatus::Failed | ItemStatus::Blocked => false,
            _ => self.processed_at.is_some(),
        }
    }

    /// What is out of the account for it, in minor units: the money, and the fee.
    pub(crate) fn out(&self) -> (i64, i64) {
        match self.status {
            _ if !self.went() => (0, 0),
            ItemStatus::Returned => (0, 0),
            ItemStatus::Refunded => (0, self.fee),
            _ => (self.amount.minor, self.fee),
        }
    }

    /// What PayPal takes for it, as it stands now.
    pub(crate) fn fee_now(&self) -> i64 {
        match self.status {
            ItemStatus::Failed | ItemStatus::Blocked | ItemStatus::Returned => 0,
            _ => self.fee,
        }
    }

    /// PayPal's name and words for why the receiver has nothing.
    pub(crate) fn error(&self) -> Option<(&'static str, &'static str)> {
        match self.status {
            ItemStatus::Unclaimed | ItemStatus::Returned => Some((
                "RECEIVER_UNREGISTERED",
                "The receiver has no account. The money comes back if nobody claims it within 30 days.",
            )),
            ItemStatus::Failed => Some((
                "RECEIVER_ACCOUNT_LOCKED",
                "The receiver's account cannot take money at present.",
            )),
            ItemStatus::Blocked => Some(("RISK_DECLINE", "PayPal declined the payment for risk.")),
            ItemStatus::Onhold => Some(("ON_HOLD", "The payment is under review.")),
            ItemStatus::Pending | ItemStatus::Success | ItemStatus::Refunded => None,
        }
    }
}
