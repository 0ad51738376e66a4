//! Messages of the contact form in the hands of operators.

use reqwest::Method;
use serde_json::{Value, json};
use tokio::task::JoinSet;

use crate::support::{Answer, Client, TestApp};

const PATH: &str = "/api/admin/contact-messages";
const MARKET: &str = "hello@helloshop.example";

/// Writes through the form in a language; answers the reference.
async fn write(app: &TestApp, name: &str, language: &str) -> String {
    let guest = app.guest();
    let request = guest
        .request(Method::POST, "/api/public/contact")
        .header("accept-language", language)
        .json(&json!({
            "name": name, "email": format!("{}@example.com", name.to_lowercase()),
            "topic": "order", "message": format!("The mug of {name}\nhas a crack"),
        }));
    let sent = guest.send(request).await.expect(202);
    sent["reference"].as_str().unwrap().to_owned()
}

async fn list(root: &Client, query: &str) -> Value {
    root.get(&format!("{PATH}{query}")).await.expect(200)
}

/// The path of the message of this person.
async fn of(root: &Client, name: &str) -> String {
    let found = list(root, &format!("?q={name}")).await;
    format!("{PATH}/{}", found["items"][0]["id"])
}

async fn answer(root: &Client, path: &str, key: &str, text: &str) -> Answer {
    let path = format!("{path}/answers");
    root.post_once(&path, key, json!({ "text": text })).await
}

/// The emails to somebody, once all that is queued is sent.
async fn emails(app: &TestApp, to: &str) -> Vec<mail::Email> {
    let queued = "select count(*) from jobs where kind = 'mail' and done_at is null";
    app.until(queued, 0).await;
    let sent = mail::folder::list(&app.folder.join("mail"), Some(to)).unwrap();
    sent.into_iter().map(|sent| sent.email).collect()
}

async fn open(root: &Client) -> Value {
    let overview = root.get("/api/admin/overview").await.expect(200);
    overview["toDo"]["contactMessages"].clone()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_answer_goes_to_the_writer_in_their_language_and_quotes_them() {
    let app = TestApp::start().await;
    let root = app.operator("root").await;
    let reference = write(&app, "Ada", "de-AT").await;
    let ada = of(&root, "ada@example.com").await;
    let seen = root.get(&ada).await.expect(200);
    assert_eq!(
        (&seen["language"], &seen["status"], &seen["topic"]),
        (&json!("de"), &json!("open"), &json!("order"))
    );
    let text = "Es tut uns leid.\r\nBcc: all@example.com";
    let answered = answer(&root, &ada, "one", text).await.expect(200);
    assert_eq!(answered["status"], "answered");
    assert_eq!(answered["answers"][0]["by"], "root");
    assert_eq!(answered["answers"][0]["text"], text);
    let emails = emails(&app, "ada@example.com").await;
    assert_eq!(emails.len(), 1);
    let email = &emails[0];
    assert_eq!(email.subject, format!("Re: deine Nachricht {reference}"));
    assert_eq!(email.reply_to.as_deref(), Some(MARKET));
    for part in [text, "> The mug of Ada\n> has a crack", &reference] {
        assert!(email.text.contains(part), "{part} in:\n{}", email.text);
    }
    let sent = mail::folder::list(&app.folder.join("mail"), Some("all@example.com"));
    assert_eq!(sent.unwrap().len(), 0);

    write(&app, "Eve", "fr").await;
    let eve = of(&root, "Eve").await;
    answer(&root, &eve, "two", "Sorry").await.expect(200);
    let email = app.email("eve@example.com", "Re: your message").await;
    assert!(email.text.contains("You wrote to us on"), "{}", email.text);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_answer_leaves_once_however_often_it_is_sent() {
    let app = TestApp::start().await;
    let root = app.operator("root").await;
    write(&app, "Ada", "en").await;
    let ada = of(&root, "Ada").await;
    let mut many = JoinSet::new();
    for _ in 0..8 {
        let (root, ada) = (root.clone(), ada.clone());
        many.spawn(async move { answer(&root, &ada, "one", "We are sorry").await });
    }
    for sent in many.join_all().await {
        assert_eq!(sent.status, 200, "{}", sent.text);
        assert_eq!(sent.body["answerCount"], 1, "{}", sent.text);
    }
    let other = answer(&root, &ada, "one", "Something else").await;
    assert_eq!(other.status, 422, "{}", other.text);
    assert_eq!(emails(&app, "ada@example.com").await.len(), 1);
    let kept = "select answer::text from idempotency_keys where route = 'answerContactMessage'";
    assert_eq!(app.word(kept).await, "null", "no words beside the message");

    let more = answer(&root, &ada, "two", "It was sent").await.expect(200);
    assert_eq!(more["answers"].as_array().unwrap().len(), 2);
    assert_eq!(emails(&app, "ada@example.com").await.len(), 2);
    let path = format!("{ada}/answers");
    let without = root.post(&path, json!({ "text": "Hm" })).await;
    assert_eq!(without.code(), "idempotency_key_required");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_message_waits_until_it_is_answered_or_closed_and_again_when_it_is_reopened() {
    let app = TestApp::start().await;
    let root = app.operator("root").await;
    for name in ["Ada", "Eve", "Bob"] {
        write(&app, name, "en").await;
    }
    assert_eq!(open(&root).await, 3);
    let names = |page: &Value| -> Vec<String> {
        let items = page["items"].as_array().unwrap().iter();
        items
            .map(|it| it["name"].as_str().unwrap().to_owned())
            .collect()
    };
    assert_eq!(names(&list(&root, "").await), ["Bob", "Eve", "Ada"]);
    let (ada, eve) = (of(&root, "Ada").await, of(&root, "Eve").await);
    answer(&root, &ada, "one", "Sorry").await.expect(200);
    root.post(&format!("{eve}/close"), json!({}))
        .await
        .expect(200);
    assert_eq!(open(&root).await, 1);
    for (query, found) in [
        ("?status=open", vec!["Bob"]),
        ("?status=answered", vec!["Ada"]),
        ("?status=closed", vec!["Eve"]),
        ("?q=MUG%20OF%20EVE", vec!["Eve"]),
        ("?q=bob&status=closed", vec![]),
        ("?pageSize=1&page=2", vec!["Eve"]),
    ] {
        assert_eq!(names(&list(&root, query).await), found, "{query}");
    }
    let refused = answer(&root, &eve, "two", "Too late").await;
    assert_eq!((refused.status, refused.code()), (409, "message_closed"));
    for (path, code) in [
        (format!("{eve}/close"), "message_closed"),
        (format!("{ada}/reopen"), "message_not_closed"),
    ] {
        let refused = root.post(&path, json!({})).await;
        assert_eq!((refused.status, refused.code()), (409, code));
    }
    assert_eq!(emails(&app, "eve@example.com").await.len(), 0);
    root.post(&format!("{ada}/close"), json!({}))
        .await
        .expect(200);
    let again = root.post(&format!("{ada}/reopen"), json!({})).await;
    assert_eq!(again.expect(200)["status"], "open");
    assert_eq!(open(&root).await, 2);
    // the key that was refused is free
    root.post(&format!("{eve}/reopen"), json!({}))
        .await
        .expect(200);
    answer(&root, &eve, "two", "Not too late").await.expect(200);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn spam_is_deleted_with_what_was_answered() {
    let app = TestApp::start().await;
    let root = app.operator("root").await;
    write(&app, "Ada", "en").await;
    let ada = of(&root, "Ada").await;
    answer(&root, &ada, "one", "Who are you?").await.expect(200);
    assert_eq!(root.delete(&ada).await.status, 204);
    for gone in [root.get(&ada).await, root.delete(&ada).await] {
        assert_eq!(gone.status, 404, "{}", gone.text);
    }
    assert_eq!(answer(&root, &ada, "one", "Who are you?").await.status, 404);
    assert_eq!(app.count("select count(*) from contact_answers").await, 0);
}

#[tokio::test]
async fn an_answer_without_words_is_refused_at_its_field() {
    let app = TestApp::start().await;
    let root = app.operator("root").await;
    write(&app, "Ada", "en").await;
    let ada = of(&root, "Ada").await;
    for text in [" ", "a\0b", &"a".repeat(5001)] {
        let refused = answer(&root, &ada, "one", text).await;
        assert_eq!(refused.status, 422, "{}", refused.text);
        assert_eq!(refused.body["errors"][0]["pointer"], "/text");
    }
    assert_eq!(app.count("select count(*) from contact_answers").await, 0);
}
