//! Accounts from outside. Emails are read from the folder that the worker puts them into.

mod accounts;
mod addresses;
mod attempts;
mod audit;
mod confirmation;
mod flood;
mod forged_tokens;
mod keys;
mod operators;
mod passwords;
mod people;
mod privacy;
mod profile;
mod second_factor;
mod tokens;

use reqwest::{Method, multipart};
use serde_json::{Value, json};

use crate::support::{Answer, Client, TestApp};

/// Everybody's password, as `support` sets it.
const PASSWORD: &str = "correct horse battery";

/// One part of a form.
enum Part<'a> {
    Text(&'a str, &'a str),
    File(&'a str, &'a [u8]),
}

/// Sends a form as browsers do.
async fn post_form(client: &Client, path: &str, parts: &[Part<'_>]) -> Answer {
    let mut form = multipart::Form::new();
    for part in parts {
        form = match part {
            Part::Text(name, text) => form.text((*name).to_owned(), (*text).to_owned()),
            Part::File(name, bytes) => {
                let file = multipart::Part::bytes(bytes.to_vec()).file_name("picture.png");
                form.part((*name).to_owned(), file)
            }
        };
    }
    let request = client.request(Method::POST, path).multipart(form);
    client.send(request).await
}

async fn register(app: &TestApp, email: &str) -> Answer {
    let form = [
        Part::Text("email", email),
        Part::Text("password", PASSWORD),
        Part::Text("username", "Ada"),
    ];
    post_form(&app.guest(), "/api/public/registerWithoutVerify", &form).await
}

async fn sign_in(app: &TestApp, email: &str, password: &str) -> Answer {
    let body = json!({ "email": email, "password": password });
    app.guest().post("/api/auth/signin", body).await
}

/// A session of an account that stands.
async fn session(app: &TestApp, email: &str) -> Value {
    sign_in(app, email, PASSWORD).await.expect(200)
}

/// The client of a session.
fn holder(app: &TestApp, session: &Value) -> Client {
    app.guest().with_token(session["token"].as_str().unwrap())
}

/// The token of an email's link to a page.
fn token_of(email: &mail::Email, page: &str) -> String {
    let (_, rest) = email.text.split_once(&format!("/{page}?token=")).unwrap();
    rest.split_whitespace().next().unwrap().to_owned()
}

/// The refused fields of a 422.
fn pointers(answer: &Answer) -> Vec<&str> {
    assert_eq!(answer.status, 422, "{}", answer.text);
    let errors = answer.body["errors"].as_array().unwrap();
    errors
        .iter()
        .map(|it| it["pointer"].as_str().unwrap())
        .collect()
}
