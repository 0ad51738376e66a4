//! Disputes: <https://developer.paypal.com/docs/api/customer-disputes/v1/>.
//!
//! PayPal takes one answer and then looks at it, so an answer whose outcome was lost is found in
//! the dispute itself: a repetition that comes too late asks whether the first one arrived.

use chrono::{DateTime, Utc};
use reqwest::Method;
use reqwest::multipart::{Form, Part};
use serde::Deserialize;
use serde_json::{Value, json};
use types::{Currency, Money};

use super::wire::{AmountBody, parse, read_amount};
use super::{Body, Call, PayPal};
use crate::{Dispute, Error, Evidence, Parcel};

/// PayPal's word for: not at this stage, not any more, or done already.
const NOT_NOW: &str = "ACTION_NOT_ALLOWED_IN_CURRENT_DISPUTE_STATE";

/// The longest note PayPal takes.
const NOTE: usize = 2_000;

/// Carriers whose name on PayPal's list is not just theirs in capitals.
const CARRIERS: [(&str, &str); 14] = [
    ("CANADAPOST", "CA_CANADA_POST"),
    ("CHINAPOST", "CN_CHINA_POST"),
    ("CHRONOPOST", "FR_CHRONOPOST"),
    ("COLISSIMO", "FR_COLIPOSTE"),
    ("CORREOS", "ES_CORREOS_DE_ESPANA"),
    ("HERMES", "DE_HERMES"),
    ("HONGKONGPOST", "HK_HONGKONG_POST"),
    ("INDIAPOST", "IN_INDIAPOST"),
    ("JAPANPOST", "JP_JAPANPOST"),
    ("KOREAPOST", "KR_KOREA_POST"),
    ("POCZTAPOLSKA", "PL_POCZTA_POLSKA"),
    ("POSTEITALIANE", "IT_POSTE_ITALIA"),
    ("ROYALMAIL", "ROYAL_MAIL"),
    ("SINGPOST", "SG_SINGPOST"),
];

/// Carriers who stand on PayPal's list by their own name.
const SAME_NAME: [&str; 5] = ["DHL", "FEDEX", "PARCELFORCE", "UPS", "USPS"];

pub(super) async fn get(paypal: &PayPal, id: &str) -> Result<Dispute, Error> {
    let path = ["v1", "customer", "disputes", id];
    let read = paypal.read(&path, &[], read, paypal.deadline()).await;
    read.map(|answer| answer.dispute)
}

pub(super) async fn provide_evidence(
    paypal: &PayPal,
    id: &str,
    evidence: &Evidence,
) -> Result<(), Error> {
    let input = input(evidence)?;
    let call = Call {
        method: Method::POST,
        path: &["v1", "customer", "disputes", id, "provide-evidence"],
        query: &[],
        request_id: Some(&evidence.request_id),
        body: Body::Form(input),
    };
    let arrived = |answer: &Answer| answer.holds(evidence);
    answer(paypal, id, call, arrived).await
}

pub(super) async fn accept_claim(paypal: &PayPal, id: &str, note: &str) -> Result<(), Error> {
    let note = cut(note);
    if note.is_empty() {
        return Err(Error::rejected(
            "INVALID_REQUEST",
            "a claim accepted without a word",
        ));
    }
    let call = Call {
        method: Method::POST,
        path: &["v1", "customer", "disputes", id, "accept-claim"],
        query: &[],
        request_id: None,
        body: Body::Json(json!({ "note": note, "accept_claim_type": "REFUND" })),
    };
    let arrived = |answer: &Answer| {
        let outcome = answer.dispute.outcome.as_deref();
        matches!(outcome, Some("RESOLVED_BUYER_FAVOUR" | "ACCEPTED"))
    };
    answer(paypal, id, call, arrived).await
}

/// Sends an answer; one that comes too late may have arrived before.
async fn answer(
    paypal: &PayPal,
    id: &str,
    call: Call<'_>,
    arrived: impl FnOnce(&Answer) -> bool,
) -> Result<(), Error> {
    let deadline = paypal.deadline();
    match paypal.send(&call, deadline).await {
        Ok(_) => Ok(()),
        Err(Error::Rejected { issue, description }) if issue == NOT_NOW => {
            let path = ["v1", "customer", "disputes", id];
            let there = paypal.read(&path, &[], read, deadline).await;
            let there = there.map_err(|error| {
                Error::unknown(format!("perhaps answered before, but: {error}"))
            })?;
            match arrived(&there) {
                true => Ok(()),
                false => Err(Error::rejected(issue, description)),
            }
        }
        Err(error) => Err(error),
    }
}

/// The form that carries an answer.
pub(super) fn form(input: &Value) -> Form {
    let part = Part::text(input.to_string());
    let part = match part.mime_str("application/json") {
        Ok(part) => part,
        Err(_) => Part::text(input.to_string()),
    };
    Form::new().part("input", part)
}

/// Parcels prove that the order was sent; without any there are only words.
fn input(evidence: &Evidence) -> Result<Value, Error> {
    let notes = cut(&evidence.note);
    if evidence.parcels.is_empty() {
        if notes.is_empty() {
            return Err(Error::rejected(
                "INVALID_REQUEST",
                "evidence without anything",
            ));
        }
        return Ok(json!({ "evidences": [{ "evidence_type": "OTHER", "notes": notes }] }));
    }
    let mut one = json!({
        "evidence_type": "PROOF_OF_FULFILLMENT",
        "evidence_info": {
            "tracking_info": evidence.parcels.iter().map(tracking).collect::<Vec<_>>(),
        },
    });
    if let Some(fields) = one.as_object_mut().filter(|_| !notes.is_empty()) {
        fields.insert("notes".to_owned(), json!(notes));
    }
    Ok(json!({ "evidences": [one] }))
}

fn tracking(parcel: &Parcel) -> Value {
    let number = &parcel.tracking_number;
    match carrier(&parcel.carrier) {
        Some(name) => json!({ "carrier_name": name, "tracking_number": number }),
        None => json!({
            "carrier_name": "OTHER",
            "carrier_name_other": parcel.carrier,
            "tracking_number": number,
        }),
    }
}

/// PayPal's name for a carrier, whatever its capitals, spaces and hyphens.
fn carrier(ours: &str) -> Option<&'static str> {
    let plain = ours.chars().filter(char::is_ascii_alphanumeric);
    let plain: String = plain.map(|letter| letter.to_ascii_uppercase()).collect();
    let same = SAME_NAME.into_iter().find(|name| *name == plain);
    let mut others = CARRIERS.into_iter();
    same.or_else(|| {
        others
            .find(|(name, _)| *name == plain)
            .map(|(_, theirs)| theirs)
    })
}

fn cut(text: &str) -> String {
    text.trim().chars().take(NOTE).collect()
}

/// A dispute and what was sent in it.
struct Answer {
    dispute: Dispute,
    evidences: Vec<EvidenceBody>,
}

impl Answer {
    /// Whether this evidence has arrived.
    fn holds(&self, evidence: &Evidence) -> bool {
        self.evidences.iter().any(|sent| sent.is(evidence))
    }
}

#[derive(Deserialize)]
struct DisputeBody {
    dispute_id: String,
    #[serde(default)]
    disputed_transactions: Vec<DisputedBody>,
    reason: String,
    status: String,
    #[serde(default)]
    dispute_life_cycle_stage: String,
    dispute_outcome: Option<OutcomeBody>,
    dispute_amount: AmountBody,
    seller_response_due_date: Option<DateTime<Utc>>,
    create_time: DateTime<Utc>,
    update_time: Option<DateTime<Utc>>,
    #[serde(default)]
    evidences: Vec<EvidenceBody>,
    #[serde(default)]
    links: Vec<LinkBody>,
    #[serde(default)]
    allowed_response_options: OptionsBody,
}

#[derive(Deserialize)]
struct DisputedBody {
    seller_transaction_id: Option<String>,
}

#[derive(Deserialize)]
struct OutcomeBody {
    outcome_code: Option<String>,
    amount_refunded: Option<AmountBody>,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct LinkBody {
    rel: String,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct OptionsBody {
    accept_claim: Option<Value>,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct EvidenceBody {
    notes: Option<String>,
    source: Option<String>,
    evidence_info: InfoBody,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct InfoBody {
    tracking_info: Vec<TrackingBody>,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct TrackingBody {
    tracking_number: String,
}

impl EvidenceBody {
    fn is(&self, evidence: &Evidence) -> bool {
        let numbers = self.evidence_info.tracking_info.iter();
        let numbers = numbers.map(|parcel| parcel.tracking_number.as_str());
        let parcels = evidence.parcels.iter();
        let parcels = parcels.map(|parcel| parcel.tracking_number.as_str());
        self.source.as_deref() == Some("SUBMITTED_BY_SELLER")
            && self.notes.as_deref().unwrap_or_default() == cut(&evidence.note)
            && numbers.eq(parcels)
    }
}

fn read(body: &[u8]) -> Result<Answer, Error> {
    let body: DisputeBody = parse(body)?;
    let (amount, currency) = read_amount(&body.dispute_amount)?;
    let mut disputed = body.disputed_transactions.into_iter();
    // the documents write it with a hyphen, the answers with a line
    let has_link = |name: &str| {
        body.links
            .iter()
            .any(|link| link.rel.replace('-', "_") == name)
    };
    let (outcome, refunded) = match body.dispute_outcome {
        Some(outcome) => (
            outcome.outcome_code,
            refunded(outcome.amount_refunded.as_ref(), &currency)?,
        ),
        None => (None, None),
    };
    let dispute = Dispute {
        id: body.dispute_id,
        capture_id: disputed.find_map(|transaction| transaction.seller_transaction_id),
        reason: body.reason,
        status: body.status,
        stage: body.dispute_life_cycle_stage,
        outcome,
        amount,
        currency,
        refunded,
        respond_by: body.seller_response_due_date,
        takes_evidence: has_link("provide_evidence"),
        can_be_accepted: has_link("accept_claim")
            || body.allowed_response_options.accept_claim.is_some(),
        opened_at: body.create_time,
        changed_at: body.update_time.unwrap_or(body.create_time),
    };
    Ok(Answer {
        dispute,
        evidences: body.evidences,
    })
}

/// In the dispute's own currency, or not at all.
fn refunded(body: Option<&AmountBody>, currency: &Currency) -> Result<Option<Money>, Error> {
    let read = body.map(read_amount).transpose()?;
    Ok(read
        .filter(|(_, of)| of == currency)
        .map(|(refunded, _)| refunded))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parcel(carrier: &str) -> Parcel {
        Parcel {
            carrier: carrier.to_owned(),
            tracking_number: "1Z999".to_owned(),
        }
    }

    #[test]
    fn a_carrier_is_called_as_paypal_calls_it_or_other() {
        for (ours, theirs) in [
            ("UPS", "UPS"),
            ("FedEx", "FEDEX"),
            ("dhl", "DHL"),
            ("Royal Mail", "ROYAL_MAIL"),
            ("Hermes", "DE_HERMES"),
            ("Canada-Post", "CA_CANADA_POST"),
        ] {
            let written = tracking(&parcel(ours));
            assert_eq!(written["carrier_name"], theirs);
            assert_eq!(written["carrier_name_other"], Value::Null);
        }
        let other = tracking(&parcel("Brieftaube Schröder"));
        assert_eq!(other["carrier_name"], "OTHER");
        assert_eq!(other["carrier_name_other"], "Brieftaube Schröder");
    }

    #[test]
    fn evidence_without_a_parcel_is_words_and_without_words_none() {
        let mut evidence = Evidence {
            request_id: "e-1".to_owned(),
            parcels: Vec::new(),
            note: " ".to_owned(),
        };
        assert!(matches!(input(&evidence), Err(Error::Rejected { .. })));
        evidence.note = "ä".repeat(3_000);
        let words = input(&evidence).unwrap();
        assert_eq!(words["evidences"][0]["evidence_type"], "OTHER");
        let notes = words["evidences"][0]["notes"].as_str().unwrap();
        assert_eq!(notes.chars().count(), NOTE);
        evidence.note.clear();
        evidence.parcels.push(parcel("UPS"));
        let proof = input(&evidence).unwrap();
        assert_eq!(
            proof["evidences"][0]["evidence_type"],
            "PROOF_OF_FULFILLMENT"
        );
        assert_eq!(proof["evidences"][0]["notes"], Value::Null);
    }

    #[test]
    fn what_the_seller_can_do_stands_in_the_links() {
        let body = |links: Value, options: Value| {
            let body = json!({
                "dispute_id": "PP-D-1", "reason": "OTHER", "status": "UNDER_REVIEW",
                "dispute_amount": { "currency_code": "USD", "value": "1.00" },
                "create_time": "2026-11-21T10:00:00Z", "links": links,
                "allowed_response_options": options,
            });
            let dispute = read(body.to_string().as_bytes()).unwrap().dispute;
            (dispute.takes_evidence, dispute.can_be_accepted)
        };
        let links = json!([{ "rel": "provide-evidence" }, { "rel": "accept_claim" }]);
        assert_eq!(body(links, json!({})), (true, true));
        assert_eq!(body(json!([{ "rel": "self" }]), json!({})), (false, false));
        let options = json!({ "accept_claim": { "accept_claim_types": ["REFUND"] } });
        assert_eq!(body(json!([]), options), (false, true));
    }
}
