//! Buyers, each with a connection of their own.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use anyhow::{Context, bail, ensure};
use serde_json::{Value, json};
use tokio::time::sleep;
use tokio_postgres::Client;

use super::items::Item;
use crate::account::{self, request};
use crate::connection::Connection;
use crate::generated_catalog::SeededRng;

/// The header that tells the SQL side who the buyer is.
pub const BUYER: &str = "x-buyer";

/// Keys of orders, used so far.
static KEYS: AtomicU64 = AtomicU64::new(0);

/// How long a buyer waits before retrying when the shop is busy.
const PAUSE: Duration = Duration::from_millis(20);

/// Somebody with an account, and where they buy.
pub struct Buyer {
    id: i64,
    token: String,
    shop: Connection,
    /// Where payments are approved; the SQL side takes no money.
    paypal: Option<SocketAddr>,
    /// Makes their choices.
    pub rng: SeededRng,
    /// How often they were told to retry.
    pub retries: u64,
    request: Vec<u8>,
}

/// The servers that a side's buyers use.
#[derive(Clone, Copy)]
pub struct Addresses {
    pub shop: SocketAddr,
    pub paypal: Option<SocketAddr>,
}

/// Makes so many accounts; their ids.
pub async fn accounts(database: &Client, count: i64) -> anyhow::Result<Vec<i64>> {
    let made = "with next as ( \
            select nextval(pg_get_serial_sequence('users', 'id')) as id \
            from generate_series(1, $1::bigint) \
        ) insert into users (id, email, username, password_hash, activated_at) \
        overriding system value \
        select id, 'buyer-' || id || '@example.com', 'Buyer ' || id, $2, now() from next \
        returning id";
    let rows = database.query(made, &[&count, &account::HASH]).await?;
    Ok(rows.iter().map(|row| row.get(0)).collect())
}

impl Buyer {
    /// Opens the connections and, where there is a PayPal, signs in.
    pub async fn enter(id: i64, addresses: Addresses) -> anyhow::Result<Self> {
        let mut shop = Connection::to(addresses.shop).await?;
        let token = match addresses.paypal {
            None => String::new(),
            Some(_) => account::sign_in(&mut shop, &format!("buyer-{id}@example.com")).await?,
        };
        Ok(Self {
            id,
            token,
            shop,
            paypal: addresses.paypal,
            // neighboring seeds produce the same numbers, one step apart
            rng: SeededRng::new(u64::try_from(id)?.wrapping_mul(1_000_003)),
            retries: 0,
            request: Vec::new(),
        })
    }

    /// One piece into the cart; the line's id.
    pub async fn add(&mut self, item: &Item) -> anyhow::Result<i64> {
        let body = json!({
            "productDTO": { "id": item.product }, "quantity": 1, "optionIds": item.options,
        });
        let answer = self.call("POST", "/api/cart/add", "", &body).await?;
        let cart = answer.ok(200)?;
        let groups = cart.as_array().into_iter().flatten();
        let mut lines = groups
            .filter_map(|group| group.pointer("/cartDTOList")?.as_array())
            .flatten();
        let line = lines.find(|line| number(line, "/productDTO/id") == Some(item.product));
        line.and_then(|line| number(line, "/id"))
            .context("no such line")
    }

    /// Out of the cart.
    pub async fn remove(&mut self, line: i64) -> anyhow::Result<()> {
        let path = format!("/api/cart/remove/{line}");
        self.call("DELETE", &path, "", &Value::Null)
            .await?
            .ok(200)?;
        Ok(())
    }

    /// What it costs.
    pub async fn quote(&mut self, lines: &[i64]) -> anyhow::Result<()> {
        let body = json!({ "cartItemIds": lines });
        let answer = self.call("POST", "/api/orders/quote", "", &body).await?;
        answer.ok(200)?;
        Ok(())
    }

    /// Orders these lines and pays for them.
    pub async fn buy(&mut self, lines: &[i64]) -> anyhow::Result<()> {
        let order = self.place(lines).await?;
        let order = order.context("sold out, though there is plenty")?;
        self.approve(&order).await?;
        self.capture(&order).await
    }

    /// Orders these lines; nothing if they are sold out.
    pub async fn place(&mut self, lines: &[i64]) -> anyhow::Result<Option<Value>> {
        let body = json!({ "cartItemIds": lines, "address": {
            "firstName": "Ada", "lastName": "Bergström", "country": "US",
            "addressLine1": "418 Alder Street", "city": "Portland", "state": "OR",
            "postalCode": "97205", "phoneNumber": "+15035550142",
        } });
        let key = Self::key();
        loop {
            let answer = self.call("POST", "/api/orders", &key, &body).await?;
            match answer.status {
                200 | 201 => return Ok(Some(answer.body)),
                409 => return Ok(None),
                503 => self.wait().await,
                status => bail!(
                    "placing an order was answered with {status}: {}",
                    answer.body
                ),
            }
        }
    }

    /// The buyer's part at PayPal, in a window of its own.
    pub async fn approve(&mut self, order: &Value) -> anyhow::Result<()> {
        let Some(paypal) = self.paypal else {
            return Ok(());
        };
        let name = text(order, "/payment/providerOrderId");
        let name = name.context("no payment was announced")?;
        let path = format!("/emulator/orders/{name}/approve");
        let request = request(&mut self.request, "POST", &path, "", &json!({}));
        let mut window = Connection::to(paypal).await?;
        let (status, _) = window.call(request).await.context("approving")?;
        ensure!(
            status == 200,
            "approving a payment was answered with {status}"
        );
        Ok(())
    }

    /// The shop takes the money.
    pub async fn capture(&mut self, order: &Value) -> anyhow::Result<()> {
        let path = format!(
            "/api/orders/{}/capture",
            order.pointer("/id").unwrap_or(&Value::Null)
        );
        let key = Self::key();
        loop {
            let answer = self.call("POST", &path, &key, &Value::Null).await?;
            if answer.status == 503 {
                self.wait().await;
                continue;
            }
            let paid = answer.ok(200)?;
            let status = text(&paid, "/paymentStatus");
            ensure!(status == Some("paid"), "not paid: {paid}");
            return Ok(());
        }
    }

    async fn wait(&mut self) {
        self.retries = self.retries.saturating_add(1);
        sleep(PAUSE).await;
    }

    /// A line of the head: a key that was never used.
    fn key() -> String {
        let number = KEYS.fetch_add(1, Relaxed);
        format!("Idempotency-Key: measured-{number}\r\n")
    }

    async fn call(
        &mut self,
        method: &str,
        path: &str,
        header: &str,
        body: &Value,
    ) -> anyhow::Result<Answer> {
        let header = format!(
            "Authorization: Bearer {}\r\n{BUYER}: {}\r\n{header}",
            self.token, self.id
        );
        let request = request(&mut self.request, method, path, &header, body);
        let answered = self.shop.call(request).await;
        let (status, body) = answered.with_context(|| format!("{method} {path}"))?;
        let body = match body {
            [] => Value::Null,
            body => serde_json::from_slice(body)
                .unwrap_or_else(|_| Value::String(String::from_utf8_lossy(body).into_owned())),
        };
        Ok(Answer { status, body })
    }
}

fn text<'a>(value: &'a Value, place: &str) -> Option<&'a str> {
    value.pointer(place)?.as_str()
}

fn number(value: &Value, place: &str) -> Option<i64> {
    value.pointer(place)?.as_i64()
}

struct Answer {
    status: u16,
    body: Value,
}

impl Answer {
    fn ok(self, status: u16) -> anyhow::Result<Value> {
        ensure!(
            self.status == status,
            "{} instead of {status}: {}",
            self.status,
            self.body
        );
        Ok(self.body)
    }
}
