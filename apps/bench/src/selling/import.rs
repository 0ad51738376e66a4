//! A seller imports 10,000 rows: 5,000 new products with two variants.

use std::fmt::Write;
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use serde_json::{Value, json};
use tokio::time::sleep;

use crate::account::request;
use crate::connection::Connection;

const PRODUCTS: usize = 5000;
/// Parts the pieces of the upload.
const BOUNDARY: &str = "pieces-of-an-upload";
/// How often the import is asked how far it is.
const PAUSE: Duration = Duration::from_millis(100);

/// How long each step took.
pub struct ImportTimes {
    uploaded: Duration,
    checked: Duration,
    applied: Duration,
    undone: Duration,
}

impl ImportTimes {
    /// A sentence.
    pub fn line(&self) -> String {
        let [uploaded, checked, applied, undone] =
            [self.uploaded, self.checked, self.applied, self.undone].map(|took| took.as_secs_f64());
        format!(
            "\nAn import of {} rows ({PRODUCTS} new products): uploaded in {uploaded:.1} s, checked in \
             {checked:.1} s, applied in {applied:.1} s, undone in {undone:.1} s.\n",
            2 * PRODUCTS
        )
    }
}

/// Brings the table, has it checked and applied, and takes it back.
pub async fn measure(shop: &mut Connection, header: &str) -> anyhow::Result<ImportTimes> {
    let began = Instant::now();
    let (status, body) = shop.call(&upload(header)).await?;
    let import: Value = serde_json::from_slice(body)?;
    ensure!(status == 201, "{status}: {import}");
    let uploaded = began.elapsed();
    let id = import.pointer("/id").context("no import")?;
    let place = format!("/api/seller/products/import/{id}");
    let columns = import.pointer("/columns").and_then(Value::as_array);
    let columns = columns.context("no columns")?.iter();
    let means: Vec<_> = columns.map(|column| column.pointer("/means")).collect();
    let mut steps = [Duration::ZERO; 3];
    for (took, (method, path, body, goal)) in steps.iter_mut().zip([
        ("PUT", "columns", json!({ "columns": means }), "checked"),
        ("POST", "apply", Value::Null, "applied"),
        ("POST", "undo", Value::Null, "undone"),
    ]) {
        let began = Instant::now();
        call(shop, method, &format!("{place}/{path}"), header, &body).await?;
        loop {
            let import = call(shop, "GET", &place, header, &Value::Null).await?;
            let wrong = import.pointer("/counts/error").and_then(Value::as_i64);
            ensure!(wrong == Some(0), "rows are wrong: {import}");
            if import.pointer("/status").and_then(Value::as_str) == Some(goal) {
                break;
            }
            sleep(PAUSE).await;
        }
        *took = began.elapsed();
    }
    let [checked, applied, undone] = steps;
    Ok(ImportTimes {
        uploaded,
        checked,
        applied,
        undone,
    })
}

async fn call(
    shop: &mut Connection,
    method: &str,
    path: &str,
    header: &str,
    body: &Value,
) -> anyhow::Result<Value> {
    let mut buffer = Vec::new();
    let request = request(&mut buffer, method, path, header, body);
    let (status, body) = shop.call(request).await?;
    let answer: Value = serde_json::from_slice(body)?;
    ensure!(
        (200..300).contains(&status),
        "{path} was answered with {status}: {answer}"
    );
    Ok(answer)
}

/// The request with the file.
fn upload(header: &str) -> Vec<u8> {
    let mut body = format!(
        "--{BOUNDARY}\r\nContent-Disposition: form-data; name=\"file\"; filename=\"products.csv\"\r\n\
         Content-Type: text/csv\r\n\r\nTitle,Description,Category,Status,Option1 Name,Option1 Value,SKU,Price,Stock\n"
    );
    for product in 0..PRODUCTS {
        for size in ["Small", "Large"] {
            // writing to a string does not fail
            let _ = writeln!(
                body,
                "Bench mug {product},Thrown and fired by hand.,mugs-cups,draft,Size,{size},B-{product}-{size},24.50,7"
            );
        }
    }
    let _ = write!(body, "\r\n--{BOUNDARY}--\r\n");
    format!(
        "POST /api/seller/products/import HTTP/1.1\r\nHost: localhost\r\n{header}\
         Content-Type: multipart/form-data; boundary={BOUNDARY}\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    )
    .into_bytes()
}
