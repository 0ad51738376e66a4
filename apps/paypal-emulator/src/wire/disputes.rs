//! Disputes: <https://developer.paypal.com/docs/api/customer-disputes/v1/#disputes_get>.

use chrono::Utc;
use serde_json::{Value, json};

use super::{MERCHANT_ID, set, time};
use crate::dispute::Dispute;
use crate::order::Capture;

/// A whole dispute. What the seller may do stands in its links.
pub(crate) fn dispute(base: &str, capture: &Capture, dispute: &Dispute) -> Value {
    let mut body = dispute_in_short(base, capture, dispute);
    let path = format!("{base}/v1/customer/disputes/{}", dispute.id);
    let mut links = vec![json!({ "href": path, "rel": "self", "method": "GET" })];
    if dispute.is_answerable(Utc::now()) {
        for (rel, action) in [
            ("provide_evidence", "provide-evidence"),
            ("accept_claim", "accept-claim"),
        ] {
            links.push(json!({ "href": format!("{path}/{action}"), "rel": rel, "method": "POST" }));
        }
        let options = json!({ "accept_claim": { "accept_claim_types": ["REFUND"] } });
        set(&mut body, "allowed_response_options", options);
    }
    set(&mut body, "links", json!(links));
    set(&mut body, "evidences", evidences(dispute));
    let messages = dispute.messages.iter();
    let messages = messages.map(|message| {
        json!({
            "posted_by": message.posted_by,
            "time_posted": time(message.time_posted),
            "content": message.content,
        })
    });
    set(&mut body, "messages", messages.collect());
    if let Some(outcome) = &dispute.outcome {
        let mut outcome = json!({ "outcome_code": outcome });
        if dispute.refunded > 0 {
            let refunded = dispute.amount.same(dispute.refunded);
            set(&mut outcome, "amount_refunded", json!(refunded));
        }
        set(&mut body, "dispute_outcome", outcome);
    }
    body
}

/// A dispute in a list.
pub(crate) fn dispute_in_short(base: &str, capture: &Capture, dispute: &Dispute) -> Value {
    let path = format!("{base}/v1/customer/disputes/{}", dispute.id);
    let mut body = json!({
        "dispute_id": dispute.id,
        "create_time": time(dispute.created_at),
        "update_time": time(dispute.updated_at),
        "disputed_transactions": [{
            "seller_transaction_id": capture.id,
            "buyer_transaction_id": dispute.buyer_transaction_id,
            "create_time": time(capture.created_at),
            "transaction_status": capture.status(),
            "gross_amount": capture.amount,
            "buyer": { "name": "Emma Ulator" },
            "seller": { "merchant_id": MERCHANT_ID },
        }],
        "reason": dispute.reason,
        "status": dispute.status(),
        "dispute_state": dispute.state(),
        "dispute_amount": dispute.amount,
        "dispute_life_cycle_stage": dispute.stage,
        "dispute_channel": if dispute.external { "EXTERNAL" } else { "INTERNAL" },
        "links": [{ "href": path, "rel": "self", "method": "GET" }],
    });
    if dispute.waits_for_seller() {
        let due = json!(time(dispute.respond_by));
        set(&mut body, "seller_response_due_date", due);
    }
    body
}

fn evidences(dispute: &Dispute) -> Value {
    let sent = dispute.evidences.iter().cloned().map(|mut evidence| {
        set(&mut evidence, "source", json!("SUBMITTED_BY_SELLER"));
        evidence
    });
    let asked = dispute.waits_for_seller().then(|| {
        json!({
            "evidence_type": "PROOF_OF_FULFILLMENT",
            "source": "REQUESTED_FROM_SELLER",
            "dispute_life_cycle_stage": dispute.stage,
        })
    });
    sent.chain(asked).collect()
}
