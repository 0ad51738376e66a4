//! One test per rule by which a message is believed.

use chrono::{TimeDelta, Utc};
use payments::webhook::{EventKind, Refusal, SignatureHeaders, Verified, Verifier};
use payments::{CertificateHost, Credentials, Settings};

use crate::forger::{Authority, Message, NAME, Signer};
use crate::peer::{Peer, Reply};

const OURS: &str = "WEBHOOK1";

/// A verifier that trusts `authority`, and a host that serves `served` as certificate.
struct Scene {
    peer: Peer,
    settings: Settings,
    verifier: Verifier,
}

impl Scene {
    async fn new(authority: &Authority, served: impl Into<String>) -> Self {
        let served = served.into();
        Self::answering(authority, move |_| Reply::new(200, served.clone())).await
    }

    async fn answering(
        authority: &Authority,
        answer: impl Fn(&str) -> Reply + Send + Sync + 'static,
    ) -> Self {
        let peer = Peer::answering(answer).await;
        let credentials = Credentials {
            client_id: "id".to_owned(),
            client_secret: "secret".into(),
            webhook_id: OURS.to_owned(),
        };
        let settings = Settings::local(&peer.url, authority.pem(), credentials).unwrap();
        let verifier = Verifier::new(&settings).unwrap();
        Self {
            peer,
            settings,
            verifier,
        }
    }

    fn url(&self) -> String {
        format!("{}/v1/notifications/certs/CERT-1", self.peer.url)
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

async fn sound() -> (Scene, Message) {
    let authority = Authority::new();
    let signer = authority.certify(NAME, 2090);
    let scene = Scene::new(&authority, signer.pem.as_str()).await;
    let message = scene.message(&signer);
    (scene, message)
}

fn assert_forged(answer: Result<Verified, Refusal>) {
    assert!(matches!(answer, Err(Refusal::Forged(_))), "{answer:?}");
}

#[tokio::test]
async fn a_rightly_signed_message_is_read() {
    let (scene, message) = sound().await;
    let verified = scene.verify(&message).await.unwrap();
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
        let (scene, mut message) = sound().await;
        change(&mut message);
        assert_forged(scene.verify(&message).await);
    }
}

#[tokio::test]
async fn a_message_for_another_subscription_is_refused() {
    let authority = Authority::new();
    let signer = authority.certify(NAME, 2090);
    let scene = Scene::new(&authority, signer.pem.as_str()).await;
    let message = signer.sign(&scene.url(), "WEBHOOK2", Utc::now());
    assert_forged(scene.verify(&message).await);
}

#[tokio::test]
async fn an_algorithm_other_than_sha256_with_rsa_is_refused() {
    let (scene, mut message) = sound().await;
    message.algorithm = "SHA1withRSA".to_owned();
    assert_forged(scene.verify(&message).await);
    message.algorithm = "sha256WithRSA".to_owned();
    assert!(scene.verify(&message).await.is_ok());
}

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
    let authority = Authority::new();
    let signer = authority.certify("evil.paypal.com.example", 2090);
    let scene = Scene::new(&authority, signer.pem.as_str()).await;
    assert_forged(scene.verify(&scene.message(&signer)).await);
}

#[tokio::test]
async fn a_certificate_past_its_date_is_refused_even_when_kept() {
    let authority = Authority::new();
    let signer = authority.certify(NAME, 2027);
    let scene = Scene::new(&authority, signer.pem.as_str()).await;
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

#[tokio::test]
async fn a_certificate_from_a_host_or_place_not_listed_is_never_fetched() {
    let (scene, message) = sound().await;
    let port = scene.peer.url.rsplit(':').next().unwrap();
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
        assert_forged(scene.verify(&message).await);
    }
    assert_eq!(scene.peer.asked_for("GET"), 0);
}

#[tokio::test]
async fn a_public_host_must_be_reached_by_https() {
    let (mut scene, message) = sound().await;
    let host = CertificateHost::Https("api.paypal.com".to_owned());
    scene.settings.certificates.hosts = vec![host];
    scene.verifier = Verifier::new(&scene.settings).unwrap();
    for url in [
        "http://api.paypal.com/v1/notifications/certs/CERT-1",
        "https://api.paypal.com.evil.example/v1/notifications/certs/CERT-1",
        "https://api.paypal.com:444/v1/notifications/certs/CERT-1",
    ] {
        let message = Message {
            url: url.to_owned(),
            ..message.clone()
        };
        assert_forged(scene.verify(&message).await);
    }
}

#[tokio::test]
async fn a_certificate_is_fetched_once_for_many_messages() {
    let (scene, message) = sound().await;
    let all = (0..10).map(|_| scene.verify(&message));
    for answer in futures_util::future::join_all(all).await {
        answer.unwrap();
    }
    assert_eq!(scene.peer.asked_for("GET"), 1);
}

#[tokio::test]
async fn a_host_that_fails_is_no_proof_of_forgery_and_is_not_asked_all_the_time() {
    let authority = Authority::new();
    let signer = authority.certify(NAME, 2090);
    let scene = Scene::answering(&authority, |_| Reply::new(503, "")).await;
    let message = scene.message(&signer);
    for _ in 0..5 {
        let answer = scene.verify(&message).await;
        assert!(matches!(answer, Err(Refusal::CertificateUnavailable(_))));
    }
    assert_eq!(scene.peer.asked_for("GET"), 1);
}

#[tokio::test]
async fn an_address_without_a_certificate_is_a_forgery() {
    let authority = Authority::new();
    let signer = authority.certify(NAME, 2090);
    for reply in [Reply::new(404, ""), Reply::new(200, "no PEM")] {
        let scene = Scene::answering(&authority, move |_| reply.clone()).await;
        assert_forged(scene.verify(&scene.message(&signer)).await);
    }
}

#[tokio::test]
async fn a_redirect_to_a_certificate_is_not_followed() {
    let authority = Authority::new();
    let signer = authority.certify(NAME, 2090);
    let redirect = |_: &str| Reply::new(302, "").with("Location: /evil");
    let scene = Scene::answering(&authority, redirect).await;
    assert!(scene.verify(&scene.message(&signer)).await.is_err());
    assert_eq!(scene.peer.asked_for("/evil"), 0);
}

#[tokio::test]
async fn a_message_days_late_is_taken_and_reported_as_such() {
    let authority = Authority::new();
    let signer = authority.certify(NAME, 2090);
    let scene = Scene::new(&authority, signer.pem.as_str()).await;
    let sent = Utc::now() - TimeDelta::days(2);
    let message = signer.sign(&scene.url(), OURS, sent);
    let verified = scene.verify(&message).await.unwrap();
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

#[test]
fn settings_without_a_trusted_authority_are_refused_at_start() {
    let credentials = Credentials {
        client_id: "id".to_owned(),
        client_secret: "secret".into(),
        webhook_id: OURS.to_owned(),
    };
    let settings = Settings::local("http://127.0.0.1:1", "", credentials.clone()).unwrap();
    assert!(Verifier::new(&settings).is_err());
    assert!(Settings::local("nonsense", "", credentials.clone()).is_err());
    let live = Settings::live(credentials).unwrap();
    assert!(Verifier::new(&live).is_ok());
    assert!(!live.private_addresses);
}
