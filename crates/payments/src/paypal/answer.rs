//! Responses from PayPal, and the errors they correspond to. The rule: only an explicit refusal
//! (4xx) or a connection that was never established is certain to have had no effect; with anything
//! else the outcome is unknown.

use std::time::Duration;

use reqwest::RequestBuilder;
use reqwest::header::{HeaderMap, RETRY_AFTER};
use serde::Deserialize;

use crate::{Error, http};

/// Issues that mean: this buyer cannot pay this way, another way may work.
const DECLINES: [&str; 12] = [
    "CARD_EXPIRED",
    "COMPLIANCE_VIOLATION",
    "INSTRUMENT_DECLINED",
    "MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED",
    "PAYER_ACCOUNT_LOCKED_OR_CLOSED",
    "PAYER_ACCOUNT_RESTRICTED",
    "PAYER_CANNOT_PAY",
    "REDIRECT_PAYER_FOR_ALTERNATE_FUNDING",
    "TRANSACTION_AMOUNT_EXCEEDS_MONTHLY_MAX_LIMIT",
    "TRANSACTION_BLOCKED_BY_PAYEE",
    "TRANSACTION_LIMIT_EXCEEDED",
    "TRANSACTION_REFUSED",
];

/// Issues that mean: the same request is being worked on right now.
const IN_PROGRESS: [&str; 2] = ["PREVIOUS_REQUEST_IN_PROGRESS", "REFUND_IN_PROGRESS"];

/// A complete answer, not yet judged.
pub(super) struct Answer {
    pub(super) status: u16,
    retry_after: Option<Duration>,
    pub(super) body: Vec<u8>,
}

/// Sends a request and reads the whole answer.
pub(super) async fn receive(request: RequestBuilder) -> Result<Answer, Error> {
    let response = request.send().await.map_err(of_sending)?;
    let status = response.status().as_u16();
    let retry_after = retry_after(response.headers());
    let body = http::read_body(response)
        .await
        .map_err(|error| Error::unknown(error.to_string()))?;
    Ok(Answer {
        status,
        retry_after,
        body,
    })
}

impl Answer {
    /// The body of a success, or what the refusal means.
    pub(super) fn into_result(self) -> Result<Vec<u8>, Error> {
        if (200..300).contains(&self.status) {
            return Ok(self.body);
        }
        let refusal = Refusal::read(&self.body);
        tracing::warn!(
            status = self.status,
            issue = refusal.issue(),
            debug_id = refusal.debug_id,
            "PayPal did not accept a call"
        );
        Err(self.meaning(refusal))
    }

    fn meaning(&self, refusal: Refusal) -> Error {
        let issue = refusal.issue().to_owned();
        match self.status {
            404 => Error::NotFound,
            401 => Error::unavailable("PayPal refuses our access token"),
            429 => Error::Unavailable {
                reason: "PayPal asks us to slow down".to_owned(),
                retry_after: self.retry_after,
            },
            400 | 403 | 405..=407 | 410..=428 => match issue.as_str() {
                "ORDER_NOT_APPROVED" => Error::NotApproved,
                i if IN_PROGRESS.contains(&i) => Error::unknown(issue),
                i if DECLINES.contains(&i) => Error::Declined { reason: issue },
                _ => Error::rejected(issue, refusal.description()),
            },
            status => Error::unknown(format!("PayPal answered {status} {issue}")),
        }
    }
}

fn of_sending(error: reqwest::Error) -> Error {
    if error.is_builder() {
        return Error::rejected("INVALID_REQUEST", error.to_string());
    }
    if error.is_connect() {
        return Error::unavailable(format!("PayPal cannot be reached: {error}"));
    }
    Error::unknown(error.to_string())
}

fn retry_after(headers: &HeaderMap) -> Option<Duration> {
    let seconds: u64 = headers.get(RETRY_AFTER)?.to_str().ok()?.parse().ok()?;
    Some(Duration::from_secs(seconds.min(3600)))
}

/// PayPal's error body.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Refusal {
    name: String,
    message: String,
    debug_id: String,
    details: Vec<Detail>,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct Detail {
    field: String,
    issue: String,
    description: String,
}

/// Whether a text is one of PayPal's stable words.
fn is_word(text: &str) -> bool {
    let is_part = |b: u8| b.is_ascii_uppercase() || b.is_ascii_digit() || b == b'_';
    !text.is_empty() && text.bytes().all(is_part)
}

impl Refusal {
    /// Never fails: a refusal without a readable body is still a refusal.
    fn read(body: &[u8]) -> Self {
        serde_json::from_slice(body).unwrap_or_default()
    }

    fn issue(&self) -> &str {
        let issue = self.details.first().map(|detail| detail.issue.as_str());
        issue.filter(|i| is_word(i)).unwrap_or(&self.name)
    }

    /// Where the issue is no word but a sentence, as in payouts, it is the description.
    fn description(&self) -> String {
        let Some(detail) = self.details.first() else {
            return self.message.clone();
        };
        let texts = [&detail.description, &detail.issue, &self.message];
        let mut texts = texts.into_iter().filter(|t| !t.is_empty() && !is_word(t));
        match (texts.next(), detail.field.is_empty()) {
            (Some(text), true) => text.clone(),
            (Some(text), false) => format!("{text} ({})", detail.field),
            (None, _) => self.message.clone(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn meaning(status: u16, issue: &str) -> Error {
        let body = format!(
            r#"{{"name":"UNPROCESSABLE_ENTITY","debug_id":"1","details":[{{"issue":"{issue}","description":"why"}}]}}"#
        );
        let answer = Answer {
            status,
            retry_after: None,
            body: body.into_bytes(),
        };
        answer.into_result().unwrap_err()
    }

    #[test]
    fn each_refusal_means_one_of_our_failures() {
        assert_eq!(meaning(422, "ORDER_NOT_APPROVED"), Error::NotApproved);
        assert_eq!(meaning(404, "INVALID_RESOURCE_ID"), Error::NotFound);
        assert!(matches!(
            meaning(422, "INSTRUMENT_DECLINED"),
            Error::Declined { .. }
        ));
        assert!(matches!(
            meaning(422, "REFUND_AMOUNT_EXCEEDED"),
            Error::Rejected { issue, description }
                if issue == "REFUND_AMOUNT_EXCEEDED" && description == "why"
        ));
        assert!(matches!(
            meaning(429, "RATE_LIMIT_REACHED"),
            Error::Unavailable { .. }
        ));
        assert!(matches!(
            meaning(401, "INVALID_TOKEN"),
            Error::Unavailable { .. }
        ));
    }

    #[test]
    fn what_is_no_clear_refusal_leaves_the_outcome_open() {
        for status in [302, 408, 409, 500, 502, 503, 504] {
            assert!(
                matches!(meaning(status, ""), Error::Unknown { .. }),
                "{status}"
            );
        }
        let in_progress = meaning(422, "PREVIOUS_REQUEST_IN_PROGRESS");
        assert!(matches!(in_progress, Error::Unknown { .. }));
    }

    #[test]
    fn a_refusal_without_a_readable_body_is_still_one() {
        let answer = Answer {
            status: 400,
            retry_after: None,
            body: b"<html>".to_vec(),
        };
        assert!(matches!(answer.into_result(), Err(Error::Rejected { .. })));
    }
}
