//! PayPal as the emulator plays it, and what people do in a market that it is the provider of.

use std::sync::Arc;

use auth::actor::{Seller, User};
use auth::address::Draft;
use cart::coupon::Code;
use cart::line::NewLine;
use chrono::{DateTime, TimeDelta, Utc};
use diesel::sql_types::{Array, BigInt, Text};
use diesel_async::RunQueryDsl;
use orders::checkout::{self, Request};
use orders::order::ShopOrder;
use orders::reconciliation::{Books, Difference, run};
use orders::shipment::{self, Parcel};
use orders::shipping_address::AddressChoice;
use orders::{Order, capture, delivery, provider_webhooks, refund};
use payments::webhook::{Event, EventKind};
use payments::{Credentials, PayPal, Settings};
use seller::payout::record::Records;
use serde_json::{Value, json};
use types::{ProductId, Quantity, RefundId, VariantId};

use super::{Number, TestMarket, key_of};

/// PayPal, with the hands of its buyers, its receivers and its own people.
pub struct Emulator {
    http: reqwest::Client,
    running: paypal_emulator::Running,
}

impl Emulator {
    async fn start() -> Self {
        let settings = paypal_emulator::Settings {
            key_dir: Some(env!("CARGO_TARGET_TMPDIR").into()),
            ..paypal_emulator::Settings::default()
        };
        let running = paypal_emulator::start(settings).await.unwrap();
        Self {
            http: reqwest::Client::new(),
            running,
        }
    }

    fn provider(&self) -> PayPal {
        let standard = paypal_emulator::Settings::default();
        let credentials = Credentials {
            client_id: standard.client_id,
            client_secret: standard.client_secret.into(),
            webhook_id: standard.webhook_id,
            merchant_id: Some(paypal_emulator::MERCHANT_ID.to_owned()),
        };
        let authority = self.running.ca_pem.clone();
        PayPal::new(&Settings::local(&self.running.base_url, authority, credentials).unwrap())
            .unwrap()
    }

    /// Somebody does something there; none if it is not possible now.
    pub async fn post(&self, path: &str, body: Value) -> Option<Value> {
        let url = format!("{}/emulator/{path}", self.running.base_url);
        let answer = self.http.post(url).json(&body).send().await.unwrap();
        match answer.status().as_u16() {
            200 | 201 => Some(answer.json().await.unwrap()),
            400 | 404 | 422 => None,
            status => panic!("{path}: {status}"),
        }
    }

    /// Sets what goes wrong from now on; all else goes well.
    pub async fn faults(&self, knobs: Value) {
        let url = format!("{}/emulator/faults", self.running.base_url);
        let set = self.http.put(url).json(&knobs).send().await.unwrap();
        assert!(set.status().is_success(), "{knobs}");
    }

    /// Its own books.
    pub async fn books(&self) -> Value {
        let url = format!("{}/emulator/books", self.running.base_url);
        let answer = self.http.get(url).send().await.unwrap();
        answer.json().await.unwrap()
    }
}

/// A product without options, and its only variant.
#[derive(Debug, Clone, Copy)]
pub struct TestProduct {
    pub product: ProductId,
    pub variant: VariantId,
}

impl TestMarket<Emulator> {
    /// As [`TestMarket::open`], with the emulator as PayPal, whose account holds 100.00.
    pub async fn at_emulator() -> Self {
        let emulator = Arc::new(Emulator::start().await);
        let paypal = Arc::new(emulator.provider());
        let deposit = json!({ "amount": { "currency_code": "USD", "value": "100.00" } });
        emulator.post("deposits", deposit).await.unwrap();
        Self::with(paypal.clone(), paypal, emulator).await
    }

    /// A product on sale at this price with so many on the shelf.
    pub async fn product(
        &self,
        seller: &Seller,
        name: &str,
        price: i64,
        stock: i64,
    ) -> TestProduct {
        let sql = "with c as (insert into categories (name, slug) values ($1, $1) returning id) \
            insert into products (shop_id, category_id, slug, title, status) \
            select ($2)[1], id, $1, $1, 'active' from c returning id as number";
        let product = self.insert(sql, name, &[seller.shop().get()]).await;
        let sql = "with v as (insert into variants (product_id, position, price) \
                select ($2)[1], 0, ($2)[2] where $1 is not null returning id) \
            insert into stock (variant_id, received, on_hand) \
            select id, ($2)[3], ($2)[3] from v returning variant_id as number";
        let variant = self.insert(sql, name, &[product, price, stock]).await;
        TestProduct {
            product: ProductId::new(product),
            variant: VariantId::new(variant),
        }
    }

    async fn insert(&self, sql: &str, name: &str, numbers: &[i64]) -> i64 {
        let row: Number = diesel::sql_query(sql)
            .bind::<Text, _>(name)
            .bind::<Array<BigInt>, _>(numbers)
            .get_result(&mut self.conn().await)
            .await
            .unwrap();
        row.number
    }

    /// Somebody buys so many of these products, approves at PayPal and pays.
    pub async fn paid(
        &self,
        user: &User,
        items: &[(TestProduct, i64)],
        coupon: Option<&str>,
    ) -> Order {
        let mut lines = Vec::new();
        for (item, quantity) in items {
            let new = NewLine {
                product: item.product,
                options: Vec::new(),
                quantity: Quantity::parse(*quantity).unwrap(),
                seen: None,
            };
            let groups = cart::line::add(self.pool(), user, &new).await.unwrap();
            let mut held = groups.into_iter().flat_map(|group| group.lines);
            let line = held.find(|line| line.offer.variant == item.variant);
            lines.push(line.unwrap().id);
        }
        let request = Request {
            coupon: coupon.map(|code| Code::parse(code).unwrap()),
            lines,
            ship_to: AddressChoice::New(Box::new(address())),
            note: None,
            notes: Vec::new(),
            expected_total: None,
        };
        let context = &self.context.orders;
        let key = key_of(user, "placeOrder", &format!("{:?}", request.lines));
        let order = checkout::start(context, user, &key, &request)
            .await
            .unwrap();
        let path = format!(
            "orders/{}/approve",
            order.provider_order_id.as_deref().unwrap()
        );
        self.paypal.post(&path, json!({})).await.unwrap();
        let key = key_of(user, "captureOrder", &order.number);
        capture::run(context, user, &key, order.id).await.unwrap()
    }

    /// A shop sends all of its part.
    pub async fn ship(&self, seller: &Seller, part: &ShopOrder) {
        let parcel = Parcel {
            carrier: "UPS".parse().unwrap(),
            tracking_number: "1Z".parse().unwrap(),
            lines: None,
        };
        let key = key_of(seller.user(), "ship", &part.id.to_string());
        shipment::ship(&self.context.orders, seller, &key, part.id, &parcel)
            .await
            .unwrap();
    }

    /// It arrived.
    pub async fn deliver(&self, seller: &Seller, part: &ShopOrder) {
        let key = key_of(seller.user(), "deliver", &part.id.to_string());
        delivery::deliver(&self.context.orders, seller, &key, part.id)
            .await
            .unwrap();
    }

    /// The provider's name of the money of an order.
    pub async fn capture_of(&self, order: &Order) -> String {
        self.word(&format!(
            "select capture_id from payments where order_id = {}",
            order.id
        ))
        .await
    }

    /// Does the job of each refund that is open, in turn.
    pub async fn pay_back(&self) -> Result<(), orders::Error> {
        let open = "select array_agg(id order by id) from refunds \
            where status in ('requested', 'pending')";
        for id in self.numbers(open).await {
            refund::pay_back(&self.context.orders, RefundId::new(id)).await?;
        }
        Ok(())
    }

    /// A message of PayPal's arrives and is heeded.
    pub async fn hear(&self, event: &Event, kind: &str) -> Result<(), orders::Error> {
        let (context, pool) = (&self.context.orders, self.pool());
        let body = json!({ "event_type": kind });
        provider_webhooks::store(pool, event, &body, std::time::Duration::ZERO).await?;
        let stored = format!(
            "select id from webhook_events where event_id = '{}'",
            event.id
        );
        provider_webhooks::process(context, self.number(&stored).await).await
    }

    /// The daily comparison, as often as it takes to see all since then. It books what only PayPal
    /// says: what it kept of payouts that were marked as paid, and for lost disputes.
    pub async fn compare_books(&self, since: DateTime<Utc>) -> Result<(), orders::Error> {
        let seen = self.pool().now() + TimeDelta::hours(4);
        let mut at = since;
        while at < seen {
            at += TimeDelta::days(29);
            run::run_at(&self.context.orders, &self.records(), at).await?;
        }
        Ok(())
    }

    /// Where PayPal's books differ from ours since then.
    pub async fn differences(&self, since: DateTime<Utc>) -> Vec<Difference> {
        let books = Books {
            pool: self.pool(),
            provider: &*self.context.orders.provider,
            payouts: &self.records(),
        };
        let found = orders::reconciliation::compare(books, since, self.pool().now()).await;
        found.unwrap()
    }

    fn records(&self) -> Records<'_> {
        Records {
            pool: self.pool(),
            payouts: &*self.context.payouts,
        }
    }
}

/// A message about money that went back, or about a dispute.
pub fn message(id: String, refund: Option<(&str, &str)>, dispute: Option<&str>) -> Event {
    Event {
        id,
        kind: match dispute {
            Some(_) => EventKind::Dispute,
            None => EventKind::CaptureRefunded,
        },
        created_at: Utc::now(),
        order_id: None,
        capture_id: refund.map(|(capture, _)| capture.to_owned()),
        refund_id: refund.map(|(_, refund)| refund.to_owned()),
        dispute_id: dispute.map(str::to_owned),
        payout_batch_id: None,
        payout_item_id: None,
        reference: None,
    }
}

fn address() -> Draft {
    Draft {
        first_name: "Ada".to_owned(),
        last_name: "Lovelace".to_owned(),
        company_name: None,
        country: "US".to_owned(),
        address_line1: "12 Market Hall Lane".to_owned(),
        address_line2: None,
        city: "Portland".to_owned(),
        state: Some("OR".to_owned()),
        postal_code: Some("97209".to_owned()),
        phone_number: "+15035550100".to_owned(),
    }
}
