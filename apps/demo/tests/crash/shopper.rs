//! A shopper who buys again and again, and who after a crash goes on where they were: the same
//! request under the same key.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use rand::{Rng, rngs::StdRng};
use serde_json::{Value, json};

use crate::{
    answer_log::{AnswerLog, Placed},
    client::{Answer, Client, ConnectionLost},
    demo::Clients,
    items::{Item, Items},
};

/// Of every account of the demo.
pub const PASSWORD: &str = "demo-password-1";

/// What a crash left unknown is looked up by reconciliation after three quarters of a minute, or
/// sooner if time is let pass.
const PATIENCE: Duration = Duration::from_secs(75);

/// One account.
#[derive(Debug)]
pub struct Shopper {
    token: String,
    rng: StdRng,
    step: Step,
}

/// How far the checkout is.
#[derive(Debug, Clone)]
enum Step {
    Browsing,
    Placing { key: String, lines: Vec<i64> },
    Approving(Placed),
    Capturing { key: String, order: Placed },
    Cancelling(Placed),
}

impl Step {
    fn name(&self) -> &'static str {
        match self {
            Self::Browsing => "fill the cart",
            Self::Placing { .. } => "place",
            Self::Approving(_) => "approve",
            Self::Capturing { .. } => "capture",
            Self::Cancelling(_) => "cancel",
        }
    }
}

/// A shopper in a running shop.
struct Visit {
    shop: Client,
    emulator: Client,
    items: Arc<Items>,
    answer_log: Arc<AnswerLog>,
    /// Whether to wait for what the shop cannot tell yet, or to begin something else.
    patient: bool,
    /// Whether to cancel what was just paid.
    cancels: bool,
}

impl Shopper {
    /// Signs in. The session outlives every crash.
    pub async fn sign_in(clients: &Clients, email: &str, rng: StdRng) -> Self {
        let body = json!({ "email": email, "password": PASSWORD });
        let answer = clients.shop.post("/api/auth/signin", body).await;
        let session = answer.unwrap().expect(200);
        Self {
            token: session["token"].as_str().unwrap().to_owned(),
            rng,
            step: Step::Browsing,
        }
    }

    /// Buys until the shop dies.
    pub async fn shop(
        mut self,
        clients: Clients,
        items: Arc<Items>,
        answer_log: Arc<AnswerLog>,
    ) -> Self {
        let visit = self.visit(clients, items, answer_log, false);
        while self.go_on(&visit).await.is_ok() {}
        visit.answer_log.cut(self.step.name());
        self
    }

    /// Buys and cancels each order until the shop dies.
    pub async fn shop_and_cancel(
        mut self,
        clients: Clients,
        items: Arc<Items>,
        answer_log: Arc<AnswerLog>,
    ) -> Self {
        let visit = Visit {
            cancels: true,
            ..self.visit(clients, items, answer_log, false)
        };
        while self.go_on(&visit).await.is_ok() {}
        visit.answer_log.cut(self.step.name());
        self
    }

    /// Buys three orders, in a shop that lives.
    pub async fn buy_three(
        mut self,
        clients: Clients,
        items: Arc<Items>,
        answer_log: Arc<AnswerLog>,
    ) -> Self {
        let visit = self.visit(clients, items, answer_log, true);
        while visit.answer_log.read().paid.len() < 3 {
            self.go_on(&visit).await.unwrap();
        }
        self
    }

    /// Buys until told to stop. What is cut is asked for again.
    pub async fn shop_until(
        mut self,
        (clients, items, answer_log): (Clients, Arc<Items>, Arc<AnswerLog>),
        stop: Arc<AtomicBool>,
    ) -> Self {
        let visit = self.visit(clients, items, answer_log, false);
        while !stop.load(Ordering::Relaxed) {
            if self.go_on(&visit).await.is_err() {
                visit.answer_log.cut(self.step.name());
            }
        }
        self
    }

    /// Brings the checkout that the last crash interrupted to its end.
    pub async fn finish(mut self, clients: Clients, items: Arc<Items>, answer_log: Arc<AnswerLog>) {
        let visit = self.visit(clients, items, answer_log, true);
        let begun = Instant::now();
        loop {
            self.go_on(&visit).await.unwrap();
            if matches!(self.step, Step::Browsing) {
                break;
            }
            assert!(begun.elapsed() < PATIENCE, "still at {:?}", self.step);
        }
        while visit.is_open().await {
            assert!(begun.elapsed() < PATIENCE, "payments are still open");
            tokio::time::sleep(Duration::from_millis(500)).await;
        }
    }

    fn visit(
        &self,
        clients: Clients,
        items: Arc<Items>,
        answer_log: Arc<AnswerLog>,
        patient: bool,
    ) -> Visit {
        Visit {
            shop: clients.shop.with_token(&self.token),
            emulator: clients.emulator,
            items,
            answer_log,
            patient,
            cancels: false,
        }
    }

    /// One step further. Cut off, the step stays what it was.
    async fn go_on(&mut self, visit: &Visit) -> Result<(), ConnectionLost> {
        self.step = match self.step.clone() {
            Step::Browsing => {
                let items = visit.items.pick(&mut self.rng);
                match visit.fill(&items).await? {
                    Some(lines) => Step::Placing {
                        key: self.key(),
                        lines,
                    },
                    None => Step::Browsing,
                }
            }
            Step::Placing { key, lines } => visit.place(key, lines).await?,
            Step::Approving(order) => {
                visit.approve(&order).await?;
                let key = self.key();
                Step::Capturing { key, order }
            }
            Step::Capturing { key, order } => visit.capture(key, order).await?,
            Step::Cancelling(order) => visit.cancel(order).await?,
        };
        Ok(())
    }

    fn key(&mut self) -> String {
        format!("{:032x}", self.rng.random::<u128>())
    }
}

impl Visit {
    /// An empty cart, then these items; nothing if one was sold out meanwhile.
    async fn fill(&self, items: &[Item]) -> Result<Option<Vec<i64>>, ConnectionLost> {
        let cart = self.shop.get("/api/cart/findAll").await?;
        if !self.has_answered(&cart, 200).await {
            return Ok(None);
        }
        for line in lines(&cart.body) {
            let path = format!("/api/cart/remove/{}", line["id"]);
            let removed = self.shop.delete(&path).await?;
            // A capture that was still under way may have taken out what was bought.
            if removed.code() != "not_found" && !self.has_answered(&removed, 200).await {
                return Ok(None);
            }
        }
        let mut chosen = Vec::new();
        for item in items {
            let cart = self.shop.post("/api/cart/add", item.order()).await?;
            if cart.code() == "out_of_stock" || !self.has_answered(&cart, 200).await {
                return Ok(None);
            }
            let line = lines(&cart.body).find(|line| line["productDTO"]["id"] == item.product);
            chosen.push(line.unwrap()["id"].as_i64().unwrap());
        }
        Ok(Some(chosen))
    }

    async fn place(&self, key: String, lines: Vec<i64>) -> Result<Step, ConnectionLost> {
        let body = json!({ "cartItemIds": lines, "address": address() });
        let answer = self.shop.post_once("/api/orders", &key, body).await?;
        // Sold to somebody else; or a payment of one's own, given up while its outcome was unknown,
        // holds the same items, or came through just now and took them out of the cart.
        if matches!(
            answer.code(),
            "out_of_stock" | "payment_in_progress" | "not_found"
        ) {
            return Ok(Step::Browsing);
        }
        if !self.has_answered(&answer, 201).await {
            return Ok(Step::Placing { key, lines });
        }
        let order = Placed::read(&answer.body);
        self.answer_log.placed(order.clone());
        Ok(Step::Approving(order))
    }

    /// The buyer's part at PayPal.
    async fn approve(&self, order: &Placed) -> Result<(), ConnectionLost> {
        let path = format!("/emulator/orders/{}/approve", order.provider_order);
        self.emulator.post(&path, json!({})).await?.expect(200);
        Ok(())
    }

    async fn capture(&self, key: String, order: Placed) -> Result<Step, ConnectionLost> {
        self.answer_log.captured(&order);
        let path = format!("/api/orders/{}/capture", order.id);
        let answer = self.shop.post_once(&path, &key, json!({})).await?;
        let unknown = answer.code() == "capture_in_flight"
            || (answer.status == 200 && answer.body["paymentStatus"] == "confirming");
        if unknown && !self.patient {
            return Ok(Step::Browsing);
        }
        if unknown || !self.has_answered(&answer, 200).await {
            tokio::time::sleep(Duration::from_millis(500)).await;
            return Ok(Step::Capturing { key, order });
        }
        assert_eq!(answer.body["paymentStatus"], "paid", "{}", answer.body);
        assert_eq!(Placed::read(&answer.body), order);
        self.answer_log.paid(&order);
        Ok(match self.cancels {
            true => Step::Cancelling(order),
            false => Step::Browsing,
        })
    }

    /// Cancels a paid order, of which nothing was shipped.
    async fn cancel(&self, order: Placed) -> Result<Step, ConnectionLost> {
        self.answer_log.refunding(&order);
        let path = format!("/api/orders/{}/cancel", order.id);
        let answer = self.shop.post(&path, json!({})).await?;
        // not for the first time
        let was_cancelled = answer.code() == "not_cancellable";
        if !was_cancelled && !self.has_answered(&answer, 200).await {
            return Ok(Step::Cancelling(order));
        }
        Ok(Step::Browsing)
    }

    /// Whether money is still on its way, in either direction.
    async fn is_open(&self) -> bool {
        let path = "/api/orders?tab=all&pageSize=100";
        let answer = self.shop.get(path).await.unwrap();
        let orders = answer.expect(200);
        let mut orders = orders["items"].as_array().unwrap().iter();
        let refunding = self.answer_log.read().refunding;
        orders.any(|order| match order["number"].as_str() {
            Some(number) if refunding.contains(number) => {
                order["paymentStatus"] != "refunded" && order["paymentStatus"] != "reversed"
            }
            _ => order["paymentStatus"] == "confirming",
        })
    }

    /// Whether the answer is as it should be; a busy shop is given a moment instead.
    async fn has_answered(&self, answer: &Answer, expected: u16) -> bool {
        if answer.status == 503 {
            self.answer_log.refused();
            tokio::time::sleep(Duration::from_millis(100)).await;
            return false;
        }
        assert_eq!(answer.status, expected, "{}", answer.body);
        true
    }
}

/// The lines of a cart, of all its shops.
fn lines(cart: &Value) -> impl Iterator<Item = &Value> {
    let groups = cart.as_array().unwrap().iter();
    groups.flat_map(|group| group["cartDTOList"].as_array().unwrap())
}

/// An address that is good everywhere.
fn address() -> Value {
    json!({
        "firstName": "Ada", "lastName": "Bergström", "country": "US",
        "addressLine1": "418 Alder Street", "city": "Portland", "state": "OR",
        "postalCode": "97205", "phoneNumber": "+15035550142",
    })
}
