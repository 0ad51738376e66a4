//! Settings that make the emulator fail, for tests only. All are off at the start, and normal use
//! needs none. A count decreases with each failure that it causes.

use serde::{Deserialize, Deserializer, Serialize};

/// What shall go wrong. Counts take `true` for 1.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub(crate) struct Faults {
    /// Every API answer comes this many milliseconds late.
    pub(crate) delay_ms: u64,
    /// The next calls answer 429 and do nothing.
    #[serde(deserialize_with = "count")]
    pub(crate) rate_limited: u32,
    /// The next calls answer 401 as if the token had expired.
    #[serde(deserialize_with = "count")]
    pub(crate) token_expired: u32,
    /// The next creates answer 503 and create nothing.
    #[serde(deserialize_with = "count")]
    pub(crate) create_fails: u32,
    /// The next creates are refused for good.
    #[serde(deserialize_with = "count")]
    pub(crate) create_refused: u32,
    /// The next captures take the money, then answer 504.
    #[serde(deserialize_with = "count")]
    pub(crate) capture_fails: u32,
    /// The next captures take the money, then never answer.
    #[serde(deserialize_with = "count")]
    pub(crate) capture_timeout: u32,
    /// The next captures answer 503 and take nothing.
    #[serde(deserialize_with = "count")]
    pub(crate) capture_unavailable: u32,
    /// The next refunds give the money back, then answer 504.
    #[serde(deserialize_with = "count")]
    pub(crate) refund_fails: u32,
    /// The next refunds are refused for good.
    #[serde(deserialize_with = "count")]
    pub(crate) refund_refused: u32,
    /// The next refunds are pending until they are completed or failed by hand.
    #[serde(deserialize_with = "count")]
    pub(crate) refund_pending: u32,
    /// The next refunds do not know their request ids any more.
    #[serde(deserialize_with = "count")]
    pub(crate) forgotten_requests: u32,
    /// The next captures are pending, as by eCheck, until they are completed or declined by hand.
    #[serde(deserialize_with = "count")]
    pub(crate) capture_pending: u32,
    /// The next orders pay another account.
    #[serde(deserialize_with = "count")]
    pub(crate) foreign_payee: u32,
    /// The next captures take one minor unit less than approved.
    #[serde(deserialize_with = "count")]
    pub(crate) wrong_amount: u32,
    /// The next approvals lower the order's amount by one minor unit.
    #[serde(deserialize_with = "count")]
    pub(crate) wrong_approval: u32,
    /// The next captures are declined.
    #[serde(deserialize_with = "count")]
    pub(crate) decline_next: u32,
    /// The next answers to disputes are taken, then answer 504.
    #[serde(deserialize_with = "count")]
    pub(crate) evidence_fails: u32,
    /// The next claims are accepted, then answer 504.
    #[serde(deserialize_with = "count")]
    pub(crate) accept_fails: u32,
    /// The next batches of payouts are taken in, then answer 504.
    #[serde(deserialize_with = "count")]
    pub(crate) payout_fails: u32,
    /// The next batches answer 503 and are not taken in.
    #[serde(deserialize_with = "count")]
    pub(crate) payout_unavailable: u32,
    /// The next batches find the account empty.
    #[serde(deserialize_with = "count")]
    pub(crate) payout_no_funds: u32,
    /// The next batches are taken in, then denied as a whole.
    #[serde(deserialize_with = "count")]
    pub(crate) payout_denied: u32,
    /// Batches are processed this many milliseconds later.
    pub(crate) payout_delay_ms: u32,
    /// The next payouts fail.
    #[serde(deserialize_with = "count")]
    pub(crate) payout_item_failed: u32,
    /// The next payouts are unclaimed until they are claimed, returned or cancelled.
    #[serde(deserialize_with = "count")]
    pub(crate) payout_item_unclaimed: u32,
    /// The next payouts stay pending until they are claimed or returned by hand.
    #[serde(deserialize_with = "count")]
    pub(crate) payout_item_pending: u32,
    /// Each webhook is sent this many times more.
    #[serde(deserialize_with = "count")]
    pub(crate) duplicate_webhooks: u32,
    /// While not 0, each webhook waits until the one after it has been sent (3 s at most).
    #[serde(deserialize_with = "count")]
    pub(crate) reorder_webhooks: u32,
    /// The next webhooks are never sent.
    #[serde(deserialize_with = "count")]
    pub(crate) drop_webhooks: u32,
    /// The next webhooks are followed by a forged copy.
    #[serde(deserialize_with = "count")]
    pub(crate) forged_webhooks: u32,
    /// The next loads of the JavaScript SDK answer 503.
    #[serde(deserialize_with = "count")]
    pub(crate) sdk_fails: u32,
}

/// Takes one off a count; whether there was one.
pub(crate) fn use_up(count: &mut u32) -> bool {
    let left = *count > 0;
    *count = count.saturating_sub(1);
    left
}

fn count<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u32, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Written {
        Flag(bool),
        Count(u32),
    }
    Ok(match Written::deserialize(deserializer)? {
        Written::Flag(flag) => u32::from(flag),
        Written::Count(count) => count,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_count_runs_out() {
        let mut faults: Faults = serde_json::from_str(r#"{"captureFails": 2}"#).unwrap();
        let struck: Vec<bool> = (0..3).map(|_| use_up(&mut faults.capture_fails)).collect();
        assert_eq!(struck, [true, true, false]);
    }

    #[test]
    fn a_misspelled_fault_is_refused() {
        assert!(serde_json::from_str::<Faults>(r#"{"captureFail": 1}"#).is_err());
    }

    #[test]
    fn true_counts_as_one() {
        let faults: Faults = serde_json::from_str(r#"{"reorderWebhooks": true}"#).unwrap();
        assert_eq!(faults.reorder_webhooks, 1);
    }
}
