//! Where a certificate is fetched from, how often, and what becomes of a message without it.

use payments::CertificateHost;
use payments::webhook::{Refusal, Verifier};

use super::{WebhookFixture, assert_forged, sound};
use crate::mock_server::Reply;
use crate::webhook_signer::{Authority, Message, NAME};

/// A sound message, and a host that answers with `reply` when its certificate is asked for.
async fn answered(reply: Reply) -> (WebhookFixture, Message) {
    let authority = Authority::new();
    let signer = authority.certify(NAME, 2090);
    let fixture = WebhookFixture::answering(&authority, reply).await;
    let message = fixture.message(&signer);
    (fixture, message)
}

#[tokio::test]
async fn a_certificate_from_a_host_or_place_not_listed_is_never_fetched() {
    let (fixture, message) = sound().await;
    let port = fixture.server.url.rsplit(':').next().unwrap();
    for url in [
        format!("http://localhost:{port}/v1/notifications/certs/CERT-1"),
        format!("https://127.0.0.1:{port}/v1/notifications/certs/CERT-1"),
        format!("http://127.0.0.1:{port}/other/CERT-1"),
        format!("http://127.0.0.1:{port}/v1/notifications/certs/../../../evil"),
        format!("http://127.0.0.1:{port}/v1/notifications/certs/CERT-1?x=1"),
        format!("http://user@127.0.0.1:{port}/v1/notifications/certs/CERT-1"),
        "http://127.0.0.1/v1/notifications/certs/CERT-1".to_owned(),
        "file:///v1/notifications/certs/CERT-1".to_owned(),
        "CERT-1".to_owned(),
    ] {
        let message = Message {
            url,
            ..message.clone()
        };
        assert_forged(fixture.verify(&message).await);
    }
    assert_eq!(fixture.server.asked_for("GET"), 0);
}

#[tokio::test]
async fn a_public_host_must_be_reached_by_https() {
    let (mut fixture, message) = sound().await;
    let host = CertificateHost::Https("api.paypal.com".to_owned());
    fixture.settings.certificates.hosts = vec![host];
    fixture.verifier = Verifier::new(&fixture.settings).unwrap();
    for url in [
        "http://api.paypal.com/v1/notifications/certs/CERT-1",
        "https://api.paypal.com.evil.example/v1/notifications/certs/CERT-1",
        "https://api.paypal.com:444/v1/notifications/certs/CERT-1",
    ] {
        let message = Message {
            url: url.to_owned(),
            ..message.clone()
        };
        assert_forged(fixture.verify(&message).await);
    }
}

#[tokio::test]
async fn a_certificate_is_fetched_once_for_many_messages() {
    let (fixture, message) = sound().await;
    let all = (0..10).map(|_| fixture.verify(&message));
    for answer in futures_util::future::join_all(all).await {
        answer.unwrap();
    }
    assert_eq!(fixture.server.asked_for("GET"), 1);
}

#[tokio::test]
async fn a_host_that_fails_is_no_proof_of_forgery_and_is_not_asked_all_the_time() {
    let (fixture, message) = answered(Reply::new(503, "")).await;
    for _ in 0..5 {
        let answer = fixture.verify(&message).await;
        assert!(matches!(answer, Err(Refusal::CertificateUnavailable(_))));
    }
    assert_eq!(fixture.server.asked_for("GET"), 1);
}

#[tokio::test]
async fn an_address_without_a_certificate_is_a_forgery() {
    for reply in [Reply::new(404, ""), Reply::new(200, "no PEM")] {
        let (fixture, message) = answered(reply).await;
        assert_forged(fixture.verify(&message).await);
    }
}

#[tokio::test]
async fn a_redirect_to_a_certificate_is_not_followed() {
    let redirect = Reply::new(302, "").with("Location: /evil");
    let (fixture, message) = answered(redirect).await;
    assert!(fixture.verify(&message).await.is_err());
    assert_eq!(fixture.server.asked_for("/evil"), 0);
}
