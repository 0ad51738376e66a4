//! Disputes about orders that were paid: one that a shop answers and loses, and two in which the
//! operator agrees with the buyer.

use std::{
    collections::HashMap,
    time::{Duration, Instant},
};

use diesel::{
    QueryableByName,
    sql_types::{BigInt, Nullable, Text},
};
use serde_json::json;

use crate::{
    answer_log::{AnswerLog, Placed},
    books::Books,
    client::{Client, ConnectionLost},
    demo::Clients,
    points::{OPERATOR, sign_in},
};

/// Where what is done in a dispute ends.
pub const POINTS: [&str; 4] = [
    "dispute::noted",
    "dispute::answered",
    "dispute::accepted",
    "dispute::told",
];

/// How all of them end.
const OUTCOME: &str = "RESOLVED_BUYER_FAVOUR";

const PATIENCE: Duration = Duration::from_secs(75);

const CASES: &str = "select o.number, d.id, d.provider_dispute_id, d.outcome, \
     (select min(u.email) from shop_orders s join shops h on h.id = s.shop_id \
     join users u on u.id = h.owner_id where s.order_id = o.id) as seller, \
     (select coalesce(string_agg(e.status, ' '), '') from dispute_evidence e \
     where e.dispute_id = d.id) as evidence \
     from disputes d join payments p on p.id = d.payment_id join orders o on o.id = p.order_id";

/// A dispute as it is in our books.
#[derive(Debug, QueryableByName)]
struct Case {
    #[diesel(sql_type = Text)]
    number: String,
    #[diesel(sql_type = BigInt)]
    id: i64,
    #[diesel(sql_type = Text)]
    provider_dispute_id: String,
    #[diesel(sql_type = Nullable<Text>)]
    outcome: Option<String>,
    /// Whose shop has a part in the order.
    #[diesel(sql_type = Text)]
    seller: String,
    /// Where what shops said stands.
    #[diesel(sql_type = Text)]
    evidence: String,
}

/// Three orders and the disputes about them.
pub struct Disputes {
    answered: Placed,
    accepted: [Placed; 2],
    cases: HashMap<String, Case>,
}

impl Disputes {
    /// The buyer complains about two of three orders.
    pub async fn open(emulator: &Client, [answered, first, second]: [Placed; 3]) -> Self {
        for order in [&first, &second] {
            complain(emulator, order).await.unwrap();
        }
        Self {
            answered,
            accepted: [first, second],
            cases: HashMap::new(),
        }
    }

    /// Reads what is known of them.
    pub async fn read(&mut self, books: &Books) {
        let cases: Vec<Case> = books.load(CASES).await;
        let by_number = cases.into_iter().map(|case| (case.number.clone(), case));
        self.cases = by_number.collect();
    }

    /// Does what comes to this crash point. The answer may be cut.
    pub async fn come_to(&self, point: &str, clients: &Clients, answer_log: &AnswerLog) {
        match point {
            "dispute::noted" => {
                let _ = complain(&clients.emulator, &self.answered).await;
            }
            "dispute::answered" => self.answer(&clients.shop).await,
            "dispute::accepted" => {
                self.lose(&clients.emulator, answer_log).await;
                self.accept(&clients.shop, &self.accepted[0], answer_log)
                    .await;
            }
            _ => {
                self.accept(&clients.shop, &self.accepted[1], answer_log)
                    .await;
            }
        }
    }

    /// The first acceptance may come to the point of the second one, which is cut off by that: who gets
    /// no answer asks again.
    pub async fn accept_again(&self, shop: &Client, answer_log: &AnswerLog) {
        self.accept(shop, &self.accepted[1], answer_log).await;
    }

    async fn answer(&self, shop: &Client) {
        let case = self.case(&self.answered);
        let seller = sign_in(shop, &case.seller).await.unwrap();
        let path = format!("/api/seller/disputes/{}/evidence", case.id);
        let body = json!({ "note": "It was handed over on Monday" });
        let _ = seller.post_once(&path, "evidence", body).await;
    }

    /// PayPal, which has the shop's answer once, decides for the buyer.
    async fn lose(&self, emulator: &Client, answer_log: &AnswerLog) {
        let path = format!(
            "/emulator/disputes/{}",
            self.case(&self.answered).provider_dispute_id
        );
        let decided = emulator.post(&path, json!({ "outcome": OUTCOME })).await;
        let decided = decided.unwrap().expect(200);
        let evidence = decided["evidences"].as_array().unwrap();
        assert_eq!(evidence.len(), 1, "{decided}");
        answer_log.refunding(&self.answered);
    }

    async fn accept(&self, shop: &Client, order: &Placed, answer_log: &AnswerLog) {
        answer_log.refunding(order);
        let Ok(operator) = sign_in(shop, OPERATOR).await else {
            return;
        };
        let id = self.case(order).id;
        let path = format!("/api/admin/disputes/{id}/accept");
        let key = format!("accept-{id}");
        let body = json!({ "note": "The parcel got lost" });
        let _ = operator.post_once(&path, &key, body).await;
    }

    /// Waits until all are known to be decided.
    pub async fn wait(&self, operator: &Client) {
        let begun = Instant::now();
        loop {
            let path = "/api/admin/disputes?open=true&pageSize=100";
            let open = operator.get(path).await.unwrap().expect(200);
            let mut open = open["items"].as_array().unwrap().iter();
            let ours = |number: &str| self.orders().any(|order| order.number == number);
            let Some(open) = open.find(|case| ours(case["orderNumber"].as_str().unwrap())) else {
                return;
            };
            assert!(begun.elapsed() < PATIENCE, "still open: {open}");
            tokio::time::sleep(Duration::from_millis(500)).await;
        }
    }

    /// Each was decided, and what the shop said was sent, once.
    pub async fn assert_decided(&mut self, books: &Books) {
        self.read(books).await;
        for order in self.orders() {
            let case = self.case(order);
            assert_eq!(case.outcome.as_deref(), Some(OUTCOME), "{case:?}");
        }
        assert_eq!(self.case(&self.answered).evidence, "sent");
    }

    fn orders(&self) -> impl Iterator<Item = &Placed> {
        self.accepted.iter().chain([&self.answered])
    }

    fn case(&self, order: &Placed) -> &Case {
        self.cases.get(&order.number).unwrap()
    }
}

/// The buyer opens a dispute about all of an order.
async fn complain(emulator: &Client, order: &Placed) -> Result<(), ConnectionLost> {
    let books = emulator.get("/emulator/books").await?.expect(200);
    let mut captured = books["captured"].as_array().unwrap().iter();
    let paid = captured.find(|paid| paid["orderId"] == order.provider_order.as_str());
    let capture = paid.unwrap()["captureId"].as_str().unwrap();
    let path = format!("/emulator/captures/{capture}/dispute");
    emulator.post(&path, json!({})).await?.expect(201);
    Ok(())
}
