//! A buyer's complaint, as the books keep it beside the capture it is about.

use chrono::{DateTime, TimeDelta, Utc};
use serde::{Deserialize, Serialize};

use crate::amount::Amount;
use crate::id;

/// How long a seller has to answer, as at PayPal.
const DAYS: i64 = 10;

/// What a buyer complains about.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Dispute {
    pub(crate) id: String,
    pub(crate) buyer_transaction_id: String,
    pub(crate) reason: String,
    pub(crate) stage: String,
    pub(crate) amount: Amount,
    pub(crate) respond_by: DateTime<Utc>,
    /// None while it is open.
    pub(crate) outcome: Option<String>,
    pub(crate) created_at: DateTime<Utc>,
    pub(crate) updated_at: DateTime<Utc>,
}

impl Dispute {
    /// Opened now.
    pub(crate) fn open(reason: String, stage: String, amount: Amount) -> Self {
        let now = Utc::now();
        Self {
            id: id::dispute(),
            buyer_transaction_id: id::resource(),
            reason,
            stage,
            amount,
            respond_by: now + TimeDelta::days(DAYS),
            outcome: None,
            created_at: now,
            updated_at: now,
        }
    }

    /// PayPal's word for where it stands.
    pub(crate) fn status(&self) -> &'static str {
        match self.outcome {
            Some(_) => "RESOLVED",
            None => "WAITING_FOR_SELLER_RESPONSE",
        }
    }
}
