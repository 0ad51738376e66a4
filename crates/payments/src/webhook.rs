//! Messages from PayPal: is this really from them, for us, and unchanged? Checked here,
//! without asking PayPal about each message, so that the answer takes milliseconds.
//!
//! PayPal signs `transmission id | transmission time | webhook id | CRC32 of the body` with
//! the RSA key of a certificate that the message names by its address. Anyone can name an
//! address, so the certificate counts only if it comes from a listed host, is issued for
//! PayPal's name by a trusted authority, and is valid today.
//!
//! - Signature: <https://developer.paypal.com/api/rest/webhooks/rest/>
//! - Headers: <https://developer.paypal.com/docs/api/webhooks/v1/#verify-webhook-signature_post>
//! - Events: <https://developer.paypal.com/api/rest/webhooks/event-names/>
//!
//! PayPal repeats a message for three days, so an old one is not a forged one: the clock
//! difference is reported, never a reason to refuse. Being processed once is the caller's
//! part, by [`Event::id`].

mod certificate;
mod event;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use chrono::{DateTime, TimeDelta, Utc};

use crate::{Settings, SetupError};
use certificate::Certificates;
pub use event::{Event, EventKind};

/// A clock difference above this is worth an alert.
const CLOCK_WINDOW: TimeDelta = TimeDelta::minutes(5);

/// The longest header that is looked at; PayPal's own limits are 50 to 500.
const MAX_HEADER: usize = 1024;

/// Checks messages that claim to come from PayPal.
pub struct Verifier {
    webhook_id: String,
    certificates: Certificates,
}

/// The headers that carry the signature.
#[derive(Debug, Clone)]
pub struct SignatureHeaders {
    transmission_id: String,
    transmission_time: String,
    certificate_url: String,
    algorithm: String,
    signature: String,
}

/// A message proved to come from PayPal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Verified {
    /// What it says.
    pub event: Event,
    /// How long before `now` it says it was sent; negative: after.
    pub age: TimeDelta,
}

impl Verified {
    /// Whether its time lies more than five minutes from ours: a late repetition, or a clock
    /// that is wrong.
    pub fn is_outside_clock_window(&self) -> bool {
        self.age.abs() > CLOCK_WINDOW
    }
}

/// Why a message is not accepted.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// A signature header is missing or too long.
    #[error("the header {0} is missing or too long")]
    Header(&'static str),
    /// Not from PayPal, not for us, or changed on its way. Never accept it.
    #[error("the message is forged: {0}")]
    Forged(String),
    /// The certificate could not be fetched: answer 503, the sender tries again.
    #[error("the certificate cannot be fetched: {0}")]
    CertificateUnavailable(String),
    /// Rightly signed, but not the message of an event.
    #[error("the message is unreadable: {0}")]
    Unreadable(String),
}

impl SignatureHeaders {
    /// Takes the headers from a request; `header` looks one up by its lower-case name.
    pub fn read<'a>(header: impl Fn(&'static str) -> Option<&'a str>) -> Result<Self, Refusal> {
        let take = |name| match header(name) {
            Some(value) if !value.is_empty() && value.len() <= MAX_HEADER => Ok(value.to_owned()),
            _ => Err(Refusal::Header(name)),
        };
        Ok(Self {
            transmission_id: take("paypal-transmission-id")?,
            transmission_time: take("paypal-transmission-time")?,
            certificate_url: take("paypal-cert-url")?,
            algorithm: take("paypal-auth-algo")?,
            signature: take("paypal-transmission-sig")?,
        })
    }

    fn signature(&self) -> Result<Vec<u8>, Refusal> {
        if !self.algorithm.eq_ignore_ascii_case("SHA256withRSA") {
            let reason = format!("algorithm {:?}", self.algorithm);
            return Err(Refusal::Forged(reason));
        }
        STANDARD
            .decode(&self.signature)
            .map_err(|_| Refusal::Forged("the signature is not base64".to_owned()))
    }

    /// The text that PayPal signs.
    fn signed(&self, webhook_id: &str, body: &[u8]) -> String {
        let (id, time) = (&self.transmission_id, &self.transmission_time);
        format!("{id}|{time}|{webhook_id}|{}", crc32fast::hash(body))
    }
}

impl Verifier {
    /// Prepares the check; nothing is fetched yet.
    pub fn new(settings: &Settings) -> Result<Self, SetupError> {
        Ok(Self {
            webhook_id: settings.credentials.webhook_id.clone(),
            certificates: Certificates::new(settings)?,
        })
    }

    /// Proves that `body`, byte for byte as received, comes from PayPal and is meant for us.
    pub async fn verify(
        &self,
        headers: &SignatureHeaders,
        body: &[u8],
        now: DateTime<Utc>,
    ) -> Result<Verified, Refusal> {
        let signature = headers.signature()?;
        let signed = headers.signed(&self.webhook_id, body);
        self.certificates
            .at(&headers.certificate_url)
            .await?
            .check(signed.as_bytes(), &signature, now)?;
        let sent_at = DateTime::parse_from_rfc3339(&headers.transmission_time)
            .map_err(|error| Refusal::Unreadable(error.to_string()))?;
        let verified = Verified {
            event: Event::parse(body)?,
            age: now.signed_duration_since(sent_at),
        };
        if verified.is_outside_clock_window() {
            let age = verified.age.num_seconds();
            tracing::warn!(
                event = verified.event.id,
                age,
                "a webhook's time is not ours"
            );
        }
        Ok(verified)
    }
}
