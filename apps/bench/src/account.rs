//! Accounts for sign-in load, all with the same password, and their requests.

use std::io::Write;

use anyhow::{Context, ensure};
use serde_json::{Value, json};

use crate::connection::Connection;

const PASSWORD: &str = "demo-password-1";
/// What the gateway stores for it.
pub const HASH: &str = "$argon2id$v=19$m=19456,t=2,p=1$oZfFS7sbs/S7vTXBhAmmLg$UyCY6sF926qgBED9O6WVhqmIQnZTQ12Eeu1ZXQH6TJg";

/// Signs in; the token that says so.
pub async fn sign_in(shop: &mut Connection, email: &str) -> anyhow::Result<String> {
    let (body, mut buffer) = (json!({ "email": email, "password": PASSWORD }), Vec::new());
    let request = request(&mut buffer, "POST", "/api/auth/signin", "", &body);
    let (status, body) = shop.call(request).await.context("signing in")?;
    ensure!(status == 200, "the sign-in was answered with {status}");
    let session: Value = serde_json::from_slice(body)?;
    let token = session.pointer("/token").and_then(Value::as_str);
    Ok(token.context("no token")?.to_owned())
}

/// A request with JSON, or without a body; `header` is empty or more lines of the head.
pub fn request<'a>(
    buffer: &'a mut Vec<u8>,
    method: &str,
    path: &str,
    header: &str,
    body: &Value,
) -> &'a [u8] {
    let body = match body {
        Value::Null => String::new(),
        body => body.to_string(),
    };
    buffer.clear();
    // writing to a buffer does not fail
    let _ = write!(
        buffer,
        "{method} {path} HTTP/1.1\r\nHost: localhost\r\n{header}\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    buffer
}
