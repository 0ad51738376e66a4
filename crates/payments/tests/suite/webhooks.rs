//! One test per rule by which a message is believed.

mod certificate;
mod fetching;

use chrono::{TimeDelta, Utc};
use payments::Settings;
use payments::webhook::{EventKind, Refusal, SignatureHeaders, Verified, Verifier};

use crate::mock_server::{MockServer, OURS, Reply, credentials};
use crate::webhook_signer::{Authority, Message, NAME, Signer};

/// A verifier that trusts an authority, and the host that certificates come from.
struct WebhookFixture {
    server: MockServer,
    settings: Settings,
    verifier: Verifier,
}

impl WebhookFixture {
    /// The host serves this as certificate.
    async fn new(authority: &Authority, served: impl Into<Vec<u8>>) -> Self {
        Self::answering(authority, Reply::new(200, served)).await
    }

    /// The host gives this answer, whatever it is asked.
    async fn answering(authority: &Authority, reply: Reply) -> Self {
        let server = MockServer::answering(move |_| reply.clone()).await;
        let settings = Settings::local(&server.url, authority.pem(), credentials()).unwrap();
        let verifier = Verifier::new(&settings).unwrap();
        Self {
            server,
            settings,
            verifier,
        }
    }

    fn url(&self) -> String {
        format!("{}/v1/notifications/certs/CERT-1", self.server.url)
    }

    fn message(&self, signer: &Signer) -> Message {
        signer.sign(&self.url(), OURS, Utc::now())
    }

    async fn verify(&self, message: &Message) -> Result<Verified, Refusal> {
        let headers = message.headers()?;
        self.verifier
            .verify(&headers, &message.body, Utc::now())
            .await
    }
}

/// A fixture whose host serves the certificate of a signer whom its authority vouches for.
async fn certified(name: &str, end: i32) -> (WebhookFixture, Signer) {
    let authority = Authority::new();
    let signer = authority.certify(name, end);
    let fixture = WebhookFixture::new(&authority, signer.pem.as_str()).await;
    (fixture, signer)
}

/// A message that must be believed.
async fn sound() -> (WebhookFixture, Message) {
    let (fixture, signer) = certified(NAME, 2090).await;
    let message = fixture.message(&signer);
    (fixture, message)
}

fn assert_forged(answer: Result<Verified, Refusal>) {
    assert!(matches!(answer, Err(Refusal::Forged(_))), "{answer:?}");
}

#[tokio::test]
async fn a_rightly_signed_message_is_read() {
    let (fixture, message) = sound().await;
    let verified = fixture.verify(&message).await.unwrap();
    assert_eq!(verified.event.kind, EventKind::CaptureCompleted);
    assert_eq!(verified.event.capture_id.as_deref(), Some("C1"));
    assert!(!verified.is_outside_clock_window());
}

#[tokio::test]
async fn a_message_changed_anywhere_is_refused() {
    let changes: [fn(&mut Message); 5] = [
        |m| m.body.push(b' '),
        |m| m.id.push('0'),
        |m| m.time = Utc::now().to_rfc3339() + " ",
        |m| m.signature = "AAAA".to_owned(),
        |m| m.signature = "not base64!".to_owned(),
    ];
    for change in changes {
        let (fixture, mut message) = sound().await;
        change(&mut message);
        assert_forged(fixture.verify(&message).await);
    }
}

#[tokio::test]
async fn a_message_for_another_subscription_is_refused() {
    let (fixture, signer) = certified(NAME, 2090).await;
    let message = signer.sign(&fixture.url(), "WEBHOOK2", Utc::now());
    assert_forged(fixture.verify(&message).await);
}

#[tokio::test]
async fn an_algorithm_other_than_sha256_with_rsa_is_refused() {
    let (fixture, mut message) = sound().await;
    message.algorithm = "SHA1withRSA".to_owned();
    assert_forged(fixture.verify(&message).await);
    message.algorithm = "sha256WithRSA".to_owned();
    assert!(fixture.verify(&message).await.is_ok());
}

#[tokio::test]
async fn a_message_days_late_is_taken_and_reported_as_such() {
    let (fixture, signer) = certified(NAME, 2090).await;
    let sent = Utc::now() - TimeDelta::days(2);
    let message = signer.sign(&fixture.url(), OURS, sent);
    let verified = fixture.verify(&message).await.unwrap();
    assert!(verified.is_outside_clock_window());
    assert!(verified.age >= TimeDelta::days(2));
}

#[test]
fn a_missing_or_endless_header_is_refused() {
    let header = |missing: &'static str| move |name| (name != missing).then_some("x");
    let refused = SignatureHeaders::read(header("paypal-cert-url"));
    assert!(matches!(refused, Err(Refusal::Header("paypal-cert-url"))));
    let endless = "x".repeat(5000);
    assert!(SignatureHeaders::read(|_| Some(endless.as_str())).is_err());
    assert!(SignatureHeaders::read(header("")).is_ok());
}
