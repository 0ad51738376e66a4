//! Whose signature counts: the certificates that are trusted.

use payments::Settings;
use payments::webhook::Verifier;

use super::{WebhookFixture, assert_forged, certified};
use crate::mock_server::credentials;
use crate::webhook_signer::{Authority, NAME, Signer};

#[tokio::test]
async fn an_authority_we_do_not_trust_is_refused() {
    let signer = Authority::new().certify(NAME, 2090);
    let fixture = WebhookFixture::new(&Authority::new(), signer.pem.as_str()).await;
    assert_forged(fixture.verify(&fixture.message(&signer)).await);
}

#[tokio::test]
async fn a_self_made_certificate_is_refused() {
    let signer = Signer::self_made();
    let fixture = WebhookFixture::new(&Authority::new(), signer.pem.as_str()).await;
    assert_forged(fixture.verify(&fixture.message(&signer)).await);
}

#[tokio::test]
async fn a_certificate_of_another_name_is_refused() {
    let (fixture, signer) = certified("evil.paypal.com.example", 2090).await;
    assert_forged(fixture.verify(&fixture.message(&signer)).await);
}

#[tokio::test]
async fn a_certificate_past_its_date_is_refused_even_when_kept() {
    let (fixture, signer) = certified(NAME, 2027).await;
    let message = fixture.message(&signer);
    let headers = message.headers().unwrap();
    let at = async |time: &str| {
        let now = time.parse().unwrap();
        fixture.verifier.verify(&headers, &message.body, now).await
    };
    assert!(at("2026-12-31T00:00:00Z").await.is_ok());
    assert_forged(at("2027-01-02T00:00:00Z").await);
    assert_forged(at("2019-12-31T00:00:00Z").await);
}

#[tokio::test]
async fn a_chain_with_an_intermediate_is_followed() {
    let authority = Authority::new();
    let between = authority.intermediate();
    let signer = between.certify(NAME, 2090);
    let chain = format!("{}{}", signer.pem, between.pem());
    let fixture = WebhookFixture::new(&authority, chain).await;
    assert!(fixture.verify(&fixture.message(&signer)).await.is_ok());
}

#[tokio::test]
async fn a_leaf_alone_is_completed_by_the_intermediates_of_the_settings() {
    let authority = Authority::new();
    let between = authority.intermediate();
    let signer = between.certify(NAME, 2090);
    let mut fixture = WebhookFixture::new(&authority, signer.pem.as_str()).await;
    let message = fixture.message(&signer);
    assert_forged(fixture.verify(&message).await);
    fixture.settings.certificates.intermediates = Some(between.pem().to_owned());
    fixture.verifier = Verifier::new(&fixture.settings).unwrap();
    assert!(fixture.verify(&message).await.is_ok());
}

#[test]
fn settings_without_a_trusted_authority_are_refused_at_start() {
    let settings = Settings::local("http://127.0.0.1:1", "", credentials()).unwrap();
    assert!(Verifier::new(&settings).is_err());
    assert!(Settings::local("nonsense", "", credentials()).is_err());
    let live = Settings::live(credentials()).unwrap();
    assert!(Verifier::new(&live).is_ok());
    assert!(!live.private_addresses);
}
