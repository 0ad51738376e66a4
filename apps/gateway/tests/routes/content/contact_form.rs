//! The contact form: what arrives, what is refused, how often.

use std::time::Duration;

use serde_json::{Value, json};

use crate::support::{Answer, Client, TestApp};

const PATH: &str = "/api/public/contact";
const MARKET: &str = "hello@helloshop.example";

fn message(email: &str) -> Value {
    json!({
        "name": "Ada Lovelace", "email": email, "topic": "order",
        "message": "The mug came\nwith a crack & no <b>handle</b>.",
    })
}

/// The same with something else in a field.
fn with(field: &str, value: Value) -> Value {
    let mut message = message("ada@example.com");
    message[field] = value;
    message
}

async fn send(client: &Client, body: Value) -> Answer {
    client.post(PATH, body).await
}

async fn kept(app: &TestApp) -> i64 {
    app.count("select count(*) from contact_messages").await
}

/// The emails to the marketplace once there are so many.
async fn emails(app: &TestApp, count: usize) -> Vec<mail::Email> {
    for _ in 0..1200 {
        let sent = mail::folder::list(&app.folder.join("mail"), Some(MARKET)).unwrap();
        if sent.len() >= count {
            return sent.into_iter().map(|sent| sent.email).collect();
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("no {count} emails came");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_message_reaches_the_marketplace_which_can_answer_it() {
    let app = TestApp::start().await;
    let sent = send(&app.guest(), message(" Ada@Example.com "))
        .await
        .expect(202);
    let reference = sent["reference"].as_str().unwrap();
    assert!(
        reference.len() == 8 && reference.starts_with("C-"),
        "{reference}"
    );
    let emails = emails(&app, 1).await;
    let email = &emails[0];
    assert_eq!(email.reply_to.as_deref(), Some("ada@example.com"));
    assert_eq!(email.subject, format!("An order: message {reference}"));
    for part in [
        "From: Ada Lovelace",
        "Email: ada@example.com",
        "The mug came\nwith a crack & no",
    ] {
        assert!(email.text.contains(part), "{part} in:\n{}", email.text);
    }
    assert!(email.html.contains("&#60;b&#62;handle"), "{}", email.html);
    let to_sender = mail::folder::list(&app.folder.join("mail"), Some("ada@example.com"));
    assert_eq!(
        to_sender.unwrap().len(),
        0,
        "strangers get no email from us"
    );
    let row = format!(
        "select count(*) from contact_messages where reference = '{reference}' \
         and email = 'ada@example.com' and topic = 'order' and length(network) = 32"
    );
    assert_eq!(app.count(&row).await, 1);
}

#[tokio::test]
async fn every_refused_field_is_named_and_nothing_is_kept() {
    let app = TestApp::start().await;
    let guest = app.guest();
    for (field, value) in [
        ("name", json!(" ")),
        ("name", json!("A\0da")),
        ("name", json!("Ada\r\nBcc: all@example.com")),
        ("name", json!("a".repeat(101))),
        ("email", json!("ada@example.com\r\nBcc: all@example.com")),
        ("email", json!("Ada <ada@example.com>")),
        ("email", json!("a\0@example.com")),
        ("message", json!("too short")),
        ("message", json!("nul \0 inside of it")),
        ("message", json!("a".repeat(5001))),
    ] {
        let refused = send(&guest, with(field, value.clone())).await;
        assert_eq!(refused.status, 422, "{value}: {}", refused.text);
        assert_eq!(
            refused.body["errors"][0]["pointer"],
            format!("/{field}"),
            "{value}"
        );
    }
    for (field, value) in [("topic", json!("spam")), ("subject", json!("Hello"))] {
        let refused = send(&guest, with(field, value)).await;
        assert_eq!((refused.status, refused.code()), (400, "malformed_body"));
    }
    assert_eq!(kept(&app).await, 0);
    assert_eq!(
        app.count("select count(*) from jobs where kind = 'mail'")
            .await,
        0
    );
}

#[tokio::test]
async fn a_program_that_fills_in_every_field_is_thanked_and_forgotten() {
    let app = TestApp::start().await;
    let guest = app.guest();
    let bot = send(&guest, with("website", json!("https://buy.example")))
        .await
        .expect(202);
    assert!(bot["reference"].as_str().unwrap().starts_with("C-"));
    assert_eq!(kept(&app).await, 0);
    assert_eq!(
        app.count("select count(*) from jobs where kind = 'mail'")
            .await,
        0
    );
    send(&guest, with("website", json!(""))).await.expect(202);
    assert_eq!(kept(&app).await, 1);
}

#[tokio::test]
async fn the_sixth_message_of_an_address_within_an_hour_has_to_wait() {
    let app = TestApp::start().await;
    let guest = app.guest();
    for _ in 0..5 {
        send(&guest, message("ada@example.com")).await.expect(202);
    }
    let refused = send(&guest, message("ADA@example.com")).await;
    assert_eq!((refused.status, refused.code()), (429, "too_many_messages"));
    let wait: u32 = refused.headers["retry-after"]
        .to_str()
        .unwrap()
        .parse()
        .unwrap();
    assert!((3500..=3600).contains(&wait), "{wait}");
    send(&guest, message("eve@example.com")).await.expect(202);
    assert_eq!(kept(&app).await, 6);
}

#[tokio::test]
async fn the_twenty_first_message_of_a_network_within_an_hour_has_to_wait() {
    let app = TestApp::start().await;
    let guest = app.guest();
    for number in 0..20 {
        send(&guest, message(&format!("a{number}@example.com")))
            .await
            .expect(202);
    }
    let refused = send(&guest, message("another@example.com")).await;
    assert_eq!((refused.status, refused.code()), (429, "too_many_messages"));
    assert!(refused.headers.contains_key("retry-after"));
    assert_eq!(kept(&app).await, 20);
}

#[tokio::test]
async fn nobody_gets_around_the_limit_by_naming_another_network() {
    let app = TestApp::start().await;
    let guest = app.guest();
    for number in 0..21 {
        let request = guest.request(reqwest::Method::POST, PATH);
        let request = request.header("x-forwarded-for", format!("198.51.100.{number}"));
        let body = message(&format!("a{number}@example.com"));
        let answer = guest.send(request.json(&body)).await;
        assert_eq!(
            answer.status,
            if number < 20 { 202 } else { 429 },
            "{number}"
        );
    }
}
