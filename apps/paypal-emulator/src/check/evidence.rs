//! Strict validation of a seller's evidence in a dispute.
//!
//! <https://developer.paypal.com/docs/api/customer-disputes/v1/#disputes_provide-evidence>

use serde::Deserialize;
use serde_json::Value;

use crate::problem::{Issue, Problem};

/// The carriers of PayPal's list that go without a country, and some that have one.
const CARRIERS: [&str; 21] = [
    "UPS",
    "USPS",
    "FEDEX",
    "DHL",
    "ROYAL_MAIL",
    "PARCELFORCE",
    "OTHER",
    "CA_CANADA_POST",
    "CA_PUROLATOR",
    "CN_CHINA_POST",
    "DE_HERMES",
    "ES_CORREOS_DE_ESPANA",
    "FR_CHRONOPOST",
    "FR_COLIPOSTE",
    "HK_HONGKONG_POST",
    "IN_INDIAPOST",
    "IT_POSTE_ITALIA",
    "JP_JAPANPOST",
    "KR_KOREA_POST",
    "PL_POCZTA_POLSKA",
    "SG_SINGPOST",
];

const SYNTAX: Issue = Issue::new(
    "MALFORMED_REQUEST_JSON",
    "The request JSON is not well formed.",
);
const MISSING: Issue = Issue::new(
    "MISSING_REQUIRED_PARAMETER",
    "A required field / parameter is missing.",
);
const VALUE: Issue = Issue::new(
    "INVALID_PARAMETER_VALUE",
    "The value of a field is invalid.",
);
const LENGTH: Issue = Issue::new(
    "INVALID_STRING_LENGTH",
    "The value of a field is either too short or too long.",
);

#[derive(Deserialize)]
struct Input {
    #[serde(default)]
    evidences: Vec<Value>,
}

#[derive(Deserialize)]
struct Evidence {
    evidence_type: Option<String>,
    #[serde(default)]
    evidence_info: Info,
    notes: Option<String>,
}

#[derive(Default, Deserialize)]
struct Info {
    #[serde(default)]
    tracking_info: Vec<Tracking>,
}

#[derive(Deserialize)]
struct Tracking {
    carrier_name: Option<String>,
    carrier_name_other: Option<String>,
    tracking_number: Option<String>,
}

/// Reads the part `input` of an answer to a dispute.
pub(crate) fn evidence(input: &[u8]) -> Result<Vec<Value>, Problem> {
    let input: Input = serde_json::from_slice(input).map_err(|_| SYNTAX.invalid("/"))?;
    if input.evidences.is_empty() {
        return Err(MISSING.invalid("/evidences"));
    }
    for (place, raw) in input.evidences.iter().enumerate() {
        let at = format!("/evidences/{place}");
        let one = Evidence::deserialize(raw).map_err(|_| SYNTAX.invalid(at.clone()))?;
        check_one(&one, &at)?;
    }
    Ok(input.evidences)
}

fn check_one(one: &Evidence, at: &str) -> Result<(), Problem> {
    let is_word = |text: &&str| {
        let is_part = |b: u8| b.is_ascii_uppercase() || b.is_ascii_digit() || b == b'_';
        !text.is_empty() && text.bytes().all(is_part)
    };
    let kind = one.evidence_type.as_deref().filter(is_word);
    let kind = kind.ok_or_else(|| MISSING.invalid(format!("{at}/evidence_type")))?;
    let notes = one.notes.as_deref().unwrap_or_default();
    if notes.chars().count() > 2_000 {
        return Err(LENGTH.invalid(format!("{at}/notes")));
    }
    let tracking = &one.evidence_info.tracking_info;
    if kind == "PROOF_OF_FULFILLMENT" && tracking.is_empty() {
        return Err(MISSING.invalid(format!("{at}/evidence_info/tracking_info")));
    }
    if tracking.is_empty() && notes.is_empty() {
        return Err(MISSING.invalid(format!("{at}/notes")));
    }
    for parcel in tracking {
        let field = |name| format!("{at}/evidence_info/tracking_info/{name}");
        let number = parcel.tracking_number.as_deref().unwrap_or_default();
        if !(1..=255).contains(&number.chars().count()) {
            return Err(LENGTH.invalid(field("tracking_number")));
        }
        let carrier = parcel.carrier_name.as_deref().unwrap_or_default();
        if !CARRIERS.contains(&carrier) {
            return Err(VALUE.invalid(field("carrier_name")));
        }
        let other = parcel.carrier_name_other.as_deref().unwrap_or_default();
        if (carrier == "OTHER") == other.is_empty() || other.chars().count() > 2_000 {
            return Err(VALUE.invalid(field("carrier_name_other")));
        }
    }
    Ok(())
}
