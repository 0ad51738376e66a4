//! Whose signature counts: the certificates that are trusted.

use payments::Settings;
use payments::webhook::Verifier;

use super::{Scene, assert_forged, certified};
use crate::forger::{Authority, NAME, Signer};
use crate::peer::credentials;

#[tokio::test]
async fn an_authority_we_do_not_trust_is_refused() {
    let signer = Authority::new().certify(NAME, 2090);
    let scene = Scene::new(&Authority::new(), signer.pem.as_str()).await;
    assert_forged(scene.verify(&scene.message(&signer)).await);
}

#[tokio::test]
async fn a_self_made_certificate_is_refused() {
    let signer = Signer::self_made();
    let scene = Scene::new(&Authority::new(), signer.pem.as_str()).await;
    assert_forged(scene.verify(&scene.message(&signer)).await);
}

#[tokio::test]
async fn a_certificate_of_another_name_is_refused() {
    let (scene, signer) = certified("evil.paypal.com.example", 2090).await;
    assert_forged(scene.verify(&scene.message(&signer)).await);
}

#[tokio::test]
async fn a_certificate_past_its_date_is_refused_even_when_kept() {
    let (scene, signer) = certified(NAME, 2027).await;
    let message = scene.message(&signer);
    let headers = message.headers().unwrap();
    let at = async |time: &str| {
        let now = time.parse().unwrap();
        scene.verifier.verify(&headers, &message.body, now).await
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
    let scene = Scene::new(&authority, chain).await;
    assert!(scene.verify(&scene.message(&signer)).await.is_ok());
}

#[tokio::test]
async fn a_leaf_alone_is_completed_by_the_intermediates_of_the_settings() {
    let authority = Authority::new();
    let between = authority.intermediate();
    let signer = between.certify(NAME, 2090);
    let mut scene = Scene::new(&authority, signer.pem.as_str()).await;
    let message = scene.message(&signer);
    assert_forged(scene.verify(&message).await);
    scene.settings.certificates.intermediates = Some(between.pem().to_owned());
    scene.verifier = Verifier::new(&scene.settings).unwrap();
    assert!(scene.verify(&message).await.is_ok());
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
