//! How PayPal behaves while twenty people check out.

use serde_json::{Value, json};

use super::buyer::Scenario;
use crate::support::TestApp;

/// One kind of trouble, or several.
pub struct FaultProfile {
    pub name: &'static str,
    /// Knobs of the emulator, by name.
    knobs: &'static [(&'static str, u32)],
    /// What every other buyer does, where the trouble comes with it.
    pub often: Option<Scenario>,
    /// Whether PayPal's messages arrive. Without them nobody learns what was begun at PayPal.
    pub messages: bool,
}

const fn profile(name: &'static str, knobs: &'static [(&'static str, u32)]) -> FaultProfile {
    FaultProfile {
        name,
        knobs,
        often: None,
        messages: true,
    }
}

pub const FAULT_PROFILES: [FaultProfile; 15] = [
    profile("sunshine", &[("delayMs", 10)]),
    profile("no announcements", &[("createFails", 8)]),
    profile("taken, then 504", &[("captureFails", 8)]),
    profile("taken, then silence", &[("captureTimeout", 3)]),
    profile("not taken, and 503", &[("captureUnavailable", 8)]),
    profile("bank transfers", &[("capturePending", 6)]),
    profile("declines", &[("declineNext", 6)]),
    profile(
        "a cent too little",
        &[("wrongAmount", 4), ("wrongApproval", 3)],
    ),
    profile("another account", &[("foreignPayee", 5)]),
    profile(
        "messages twice and in any order",
        &[("duplicateWebhooks", 2), ("reorderWebhooks", 1)],
    ),
    FaultProfile {
        messages: false,
        ..profile("no messages", &[("dropWebhooks", 200)])
    },
    profile("forged messages", &[("forgedWebhooks", 30)]),
    FaultProfile {
        often: Some(Scenario::CallOff),
        ..profile(
            "refunds in trouble",
            &[
                ("refundFails", 4),
                ("refundRefused", 2),
                ("refundPending", 6),
                ("forgottenRequests", 8),
            ],
        )
    },
    profile("tired of us", &[("tokenExpired", 4), ("rateLimited", 8)]),
    FaultProfile {
        often: Some(Scenario::CallOff),
        ..profile(
            "a storm",
            &[
                ("delayMs", 20),
                ("rateLimited", 2),
                ("tokenExpired", 2),
                ("createFails", 2),
                ("captureFails", 2),
                ("captureUnavailable", 2),
                ("capturePending", 2),
                ("declineNext", 2),
                ("wrongAmount", 1),
                ("wrongApproval", 1),
                ("foreignPayee", 1),
                ("refundFails", 1),
                ("refundPending", 1),
                ("duplicateWebhooks", 1),
                ("forgedWebhooks", 5),
            ],
        )
    },
];

/// Knobs that stay as they are however often they strike.
const STEADY: [&str; 3] = ["delayMs", "duplicateWebhooks", "reorderWebhooks"];

impl FaultProfile {
    pub async fn begin(&self, app: &TestApp) {
        let knobs: serde_json::Map<String, Value> = self
            .knobs
            .iter()
            .map(|(name, count)| ((*name).to_owned(), json!(count)))
            .collect();
        app.faults(Value::Object(knobs)).await;
    }

    /// Waits until what the buyers began has met the faults, which must have struck.
    pub async fn end(&self, app: &TestApp) {
        let untried = "select count(*) from jobs where kind = 'refund' and attempts = 0";
        app.until(untried, 0).await;
        for (name, count) in self.knobs {
            if STEADY.contains(name) {
                continue;
            }
            let struck = async || {
                let left = app.paypal().get("/emulator/faults").await.expect(200);
                left[*name].as_u64().unwrap() < u64::from(*count)
            };
            crate::support::until_shown(&format!("{name} in {}", self.name), struck).await;
        }
    }
}
