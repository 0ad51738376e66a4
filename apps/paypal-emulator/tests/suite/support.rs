//! An emulator on a free port, the shop's client for it, and a listener for webhooks.

use std::collections::HashMap;
use std::net::TcpListener;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use actix_web::{App, HttpRequest, HttpResponse, HttpServer, web};
use payments::webhook::{Refusal, SignatureHeaders, Verified, Verifier};
use payments::{Credentials, NewPayment, NewRefund, PayPal, Provider};
use paypal_emulator::{Running, Settings, start};
use serde_json::{Value, json};
use types::{Currency, Money};

pub struct Fixture {
    pub emulator: Running,
    pub paypal: PayPal,
    pub verifier: Verifier,
    pub http: reqwest::Client,
}

pub async fn fixture(settings: Settings) -> Fixture {
    let emulator = start(Settings {
        key_dir: Some(env!("CARGO_TARGET_TMPDIR").into()),
        ..settings
    })
    .await
    .unwrap();
    let settings = shop_settings(&emulator);
    Fixture {
        paypal: PayPal::new(&settings).unwrap(),
        verifier: Verifier::new(&settings).unwrap(),
        http: reqwest::Client::builder().no_proxy().build().unwrap(),
        emulator,
    }
}

pub fn shop_settings(emulator: &Running) -> payments::Settings {
    let known = Settings::default();
    let credentials = Credentials {
        client_id: known.client_id,
        client_secret: known.client_secret.into(),
        webhook_id: known.webhook_id,
        merchant_id: Some(paypal_emulator::MERCHANT_ID.to_owned()),
    };
    payments::Settings::local(&emulator.base_url, emulator.ca_pem.as_str(), credentials).unwrap()
}

impl Fixture {
    pub async fn post(&self, path: &str) -> reqwest::Response {
        let url = format!("{}{path}", self.emulator.base_url);
        self.http.post(url).send().await.unwrap()
    }

    pub async fn get(&self, path: &str) -> Value {
        let url = format!("{}{path}", self.emulator.base_url);
        let response = self.http.get(url).send().await.unwrap();
        response.json().await.unwrap()
    }

    pub async fn approve(&self, order_id: &str) {
        let path = format!("/emulator/orders/{order_id}/approve");
        assert_eq!(self.post(&path).await.status(), 200);
    }

    pub async fn faults(&self, faults: Value) {
        let url = format!("{}/emulator/faults", self.emulator.base_url);
        let response = self.http.put(url).json(&faults).send().await.unwrap();
        assert_eq!(response.status(), 200);
    }

    /// Minor units captured and refunded in dollars.
    pub async fn totals(&self) -> (i64, i64) {
        let books = self.get("/emulator/books").await;
        let total = &books["totals"]["USD"];
        let minor = |name: &str| total[name].as_i64().unwrap_or(0);
        (minor("captured"), minor("refunded"))
    }

    /// A token for raw calls.
    pub async fn token(&self) -> String {
        let known = Settings::default();
        let url = format!("{}/v1/oauth2/token", self.emulator.base_url);
        let request = self
            .http
            .post(url)
            .basic_auth(known.client_id, Some(known.client_secret))
            .form(&[("grant_type", "client_credentials")]);
        let body: Value = request.send().await.unwrap().json().await.unwrap();
        body["access_token"].as_str().unwrap().to_owned()
    }
}

pub fn usd() -> Currency {
    Currency::parse("USD").unwrap()
}

/// A payment of 35.98 that was captured: the order's id and the capture.
pub async fn paid(fixture: &Fixture) -> (String, payments::Capture) {
    let order = fixture.paypal.create(payment("c-1")).await.unwrap();
    fixture.approve(&order.id).await;
    let paid = fixture
        .paypal
        .capture(&order.id, "capture:c-1")
        .await
        .unwrap();
    (order.id, paid.capture.unwrap())
}

/// Posts to the emulator's own API, as somebody outside the shop, and must not be refused.
pub async fn post_to_emulator(fixture: &Fixture, path: &str, body: Value) -> Value {
    let (status, answer) = try_post_to_emulator(fixture, path, body).await;
    assert!((200..300).contains(&status), "{path}: {status} {answer}");
    answer
}

/// The same, but it may be refused.
pub async fn try_post_to_emulator(fixture: &Fixture, path: &str, body: Value) -> (u16, Value) {
    let url = format!("{}/emulator/{path}", fixture.emulator.base_url);
    let response = fixture.http.post(url).json(&body).send().await.unwrap();
    (response.status().as_u16(), response.json().await.unwrap())
}

/// An emulator that sends webhooks, and the listener that receives them.
pub async fn with_inbox() -> (Fixture, WebhookInbox) {
    let (inbox, url) = WebhookInbox::open(0);
    let webhook_url = Some(url);
    let settings = Settings {
        webhook_url,
        ..Settings::default()
    };
    (fixture(settings).await, inbox)
}

/// A payment of 35.98: two lamps less a discount.
pub fn payment(reference: &str) -> NewPayment {
    NewPayment {
        request_id: format!("create:{reference}:1"),
        reference: reference.to_owned(),
        amount: Money::new(3598),
        currency: usd(),
        description: "2 × Lamp".to_owned(),
        items: vec![payments::Item {
            name: "Lamp".to_owned(),
            quantity: 2,
            unit_price: Money::new(1999),
        }],
        discount: Money::new(400),
        brand: "Helloshop".to_owned(),
    }
}

/// Money of a capture to give back.
pub fn refund(capture: &str, id: &str, amount: Money, currency: &Currency) -> NewRefund {
    NewRefund {
        capture_id: capture.to_owned(),
        request_id: id.to_owned(),
        reference: format!("refund-{id}"),
        amount,
        currency: currency.clone(),
    }
}

/// A folder of its own in the system's place for such, emptied first.
pub fn folder(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("paypal-emulator-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&path);
    path
}

/// A webhook as it arrived.
#[derive(Clone)]
pub struct Arrived {
    pub headers: HashMap<String, String>,
    pub body: Vec<u8>,
}

impl Arrived {
    pub fn kind(&self) -> String {
        let body: Value = serde_json::from_slice(&self.body).unwrap();
        body["event_type"].as_str().unwrap().to_owned()
    }

    pub async fn verify(&self, verifier: &Verifier) -> Result<Verified, Refusal> {
        let headers =
            SignatureHeaders::read(|name| self.headers.get(name).map(String::as_str)).unwrap();
        verifier
            .verify(&headers, &self.body, chrono::Utc::now())
            .await
    }
}

/// A listener for webhooks; answers 503 as often as told, then 200.
#[derive(Clone, Default)]
pub struct WebhookInbox {
    arrived: Arc<Mutex<Vec<Arrived>>>,
    refusals: Arc<Mutex<u32>>,
}

impl WebhookInbox {
    pub fn open(refusals: u32) -> (Self, String) {
        let inbox = Self {
            refusals: Arc::new(Mutex::new(refusals)),
            ..Self::default()
        };
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let url = format!("http://{}/hook", listener.local_addr().unwrap());
        let data = web::Data::new(inbox.clone());
        let app = move || {
            App::new()
                .app_data(data.clone())
                .service(web::resource("/hook").to(take))
        };
        let server = HttpServer::new(app).workers(1).disable_signals();
        tokio::spawn(server.listen(listener).unwrap().run());
        (inbox, url)
    }

    /// Waits until so many webhooks have arrived.
    pub async fn wait_for(&self, count: usize) -> Vec<Arrived> {
        let patience = Instant::now() + Duration::from_secs(20);
        loop {
            let arrived = self.arrived.lock().unwrap().clone();
            if arrived.len() >= count {
                return arrived;
            }
            assert!(Instant::now() < patience, "{} of {count}", arrived.len());
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}

async fn take(
    inbox: web::Data<WebhookInbox>,
    request: HttpRequest,
    body: web::Bytes,
) -> HttpResponse {
    let header = |(name, value): (
        &actix_web::http::header::HeaderName,
        &actix_web::http::header::HeaderValue,
    )| { (name.as_str().to_owned(), value.to_str().unwrap().to_owned()) };
    let mut refusals = inbox.refusals.lock().unwrap();
    if *refusals > 0 {
        *refusals -= 1;
        return HttpResponse::ServiceUnavailable().finish();
    }
    inbox.arrived.lock().unwrap().push(Arrived {
        headers: request.headers().iter().map(header).collect(),
        body: body.to_vec(),
    });
    HttpResponse::Ok().json(json!({}))
}
