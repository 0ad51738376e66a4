//! Random walks through everything that can happen to paid orders and to the money for them:
//! whatever buyers, shops, the operator, the clock, PayPal and the bank do in whatever order, nobody
//! gets a 5xx, every invariant holds after each step, and in the end both books say the same to the
//! cent.

mod act;
mod money;
mod trade;

use auth::actor::{Operator, Seller, User};
use chrono::{DateTime, Utc};
use db::idempotency::Key;
use db::testing::{done, scale};
use orders::Order;
use orders::order::ShopOrder;
use orders::reconciliation::{Difference, Kind, Mismatch, Sum};
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use seller::account::Destination;
use seller::iban::Iban;
use serde_json::{Value, json};
use types::{Money, OrderId, ReturnId, ShopOrderId, Text};

use self::money::{Turn, turn};
use self::trade::{BEFORE, Trade, trade};
use crate::support::{Emulator, TestMarket, TestProduct, key_of};

#[derive(Debug, Clone)]
enum Step {
    Trade(Trade),
    Money(Turn),
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![3 => trade().prop_map(Step::Trade), 2 => turn().prop_map(Step::Money)]
}

/// Two buyers, two shops with a product each, one paid by PayPal and one by the bank, an operator,
/// and what was bought so far.
struct World {
    market: TestMarket<Emulator>,
    buyers: [User; 2],
    sellers: [Seller; 2],
    items: [TestProduct; 2],
    olga: Operator,
    orders: Vec<(usize, Order)>,
    /// PayPal's names of them.
    disputes: Vec<String>,
    steps: u32,
    since: DateTime<Utc>,
}

fn text<const N: usize>(words: &str) -> Text<N> {
    words.parse().unwrap()
}

impl World {
    async fn new() -> Self {
        let mut market = TestMarket::at_emulator().await;
        // paid out soon and often
        market.set(|settings| {
            settings.payouts.minimum = Money::new(1);
            settings.payouts.hold_days = 3;
        });
        let sellers = [
            market.paid_seller("clay").await,
            market.seller("wood").await,
        ];
        let bank = Destination::Bank {
            holder: text("Wood Turner"),
            iban: Iban::parse("DE89370400440532013000").unwrap(),
        };
        market.set_account(&sellers[1], &bank).await.unwrap();
        let items = [
            market.product(&sellers[0], "mug", 1099, 40).await,
            market.product(&sellers[1], "bowl", 333, 40).await,
        ];
        market
            .sql("insert into coupons (code, percent_bps) values ('TENTH', 1000)")
            .await;
        Self {
            buyers: [market.shopper("ada").await, market.shopper("bob").await],
            olga: market.operator("olga").await,
            sellers,
            items,
            orders: Vec::new(),
            disputes: Vec::new(),
            steps: 0,
            since: Utc::now(),
            market,
        }
    }

    fn key(&self, user: &User) -> Key {
        key_of(user, "walk", &self.steps.to_string())
    }

    /// One of the orders.
    fn order(&self, n: usize) -> Option<&Order> {
        let count = self.orders.len();
        let at = count.checked_sub(1 + n % count.max(1))?;
        Some(&self.orders.get(at)?.1)
    }

    /// A part of some order, with who bought it and who sells it.
    fn part(&self, n: usize) -> Option<(&User, &Seller, OrderId, &ShopOrder)> {
        let mut parts: Vec<_> = Vec::new();
        for (buyer, order) in &self.orders {
            parts.extend(
                order
                    .shop_orders
                    .iter()
                    .map(|part| (*buyer, order.id, part)),
            );
        }
        // the latest ones are where something happens
        let at = parts.len().checked_sub(1 + n % parts.len().max(1))?;
        let (buyer, order, part) = *parts.get(at)?;
        let seller = self
            .sellers
            .iter()
            .find(|seller| seller.shop() == part.shop.id)?;
        Some((&self.buyers[buyer], seller, order, part))
    }

    /// A return that is not over, with who asks and who answers.
    async fn open(
        &self,
        n: usize,
    ) -> Option<(&User, &Seller, OrderId, ShopOrderId, ReturnId, i64)> {
        let open = "from returns where status not in ('refunded', 'closed')";
        let count = self.market.number(&format!("select count(*) {open}")).await;
        if count == 0 {
            return None;
        }
        let at = i64::try_from(n).unwrap() % count;
        let one = async |column: &str| {
            let query = format!("select {column} {open} order by id limit 1 offset {at}");
            self.market.number(&query).await
        };
        let (id, part, worth) = (
            one("id").await,
            one("shop_order_id").await,
            one("worth").await,
        );
        let part = ShopOrderId::new(part);
        let found = |order: &&(usize, Order)| order.1.shop_orders.iter().any(|it| it.id == part);
        let (buyer, order) = self.orders.iter().find(found)?;
        let shop = order.shop_orders.iter().find(|it| it.id == part)?.shop.id;
        let seller = self.sellers.iter().find(|seller| seller.shop() == shop)?;
        Some((
            &self.buyers[*buyer],
            seller,
            order.id,
            part,
            ReturnId::new(id),
            worth,
        ))
    }

    /// Takes a step. What is not possible is refused in words, never by a fault.
    async fn take(&mut self, step: &Step) -> Result<(), TestCaseError> {
        self.steps += 1;
        let outcome = match step {
            Step::Trade(trade) => self.act(trade).await.map_err(seller::Error::from),
            Step::Money(turn) => self.turn(turn).await,
        };
        match outcome {
            Err(fault) if is_fault(&fault) => {
                return Err(TestCaseError::fail(format!("{step:?}: {fault:?}")));
            }
            // should it have left anything behind, the next step that does something shows it
            Err(_) => return Ok(()),
            Ok(()) => {}
        }
        let breaches = self.breaches().await;
        prop_assert!(breaches.is_empty(), "after {step:?}: {breaches:?}");
        Ok(())
    }

    /// Every invariant but that nothing waits: what waits for the operator here waits long.
    async fn breaches(&self) -> Vec<String> {
        self.market
            .breaches_of(|file| file != "i12_stuck.sql")
            .await
    }

    /// When all that is on its way has arrived and all is heard of, our books and PayPal's say the
    /// same.
    async fn settle(&mut self) -> Result<(), TestCaseError> {
        self.steps += 1;
        let fault = |error: seller::Error| TestCaseError::fail(format!("{error:?}"));
        self.market
            .pay_back()
            .await
            .map_err(|error| fault(error.into()))?;
        self.hear(false)
            .await
            .map_err(|error| fault(error.into()))?;
        // what was overtaken is asked for anew
        self.market
            .pay_back()
            .await
            .map_err(|error| fault(error.into()))?;
        self.end_payouts().await.map_err(fault)?;
        let breaches = self.breaches().await;
        prop_assert!(breaches.is_empty(), "in the end: {breaches:?}");
        self.market
            .compare_books(self.since)
            .await
            .map_err(|error| fault(error.into()))?;
        let books = self.market.paypal.books().await;
        let mut unbooked = self.paid_twice(&books).await;
        for differs in self.market.differences(self.since).await {
            if self.is_dated_otherwise(&differs).await {
                continue;
            }
            let is_refund = matches!(differs.kind, Kind::Refund | Kind::Reversal);
            prop_assert!(is_refund && unbooked > 0, "{}", differs);
            let amount = |sum: Option<Sum>| sum.map_or(0, |sum| sum.amount.minor());
            unbooked -= amount(differs.provider_amount) - amount(differs.ledger_amount);
        }
        prop_assert_eq!(unbooked, 0);
        for line in books["payouts"].as_array().unwrap() {
            let name = line["senderItemId"].as_str().unwrap();
            let id = name.strip_prefix("payout-").unwrap();
            let ours = format!("select status || ' ' || amount from payouts where id = {id}");
            let theirs = match line["status"].as_str().unwrap() {
                "SUCCESS" => "paid",
                "RETURNED" | "REFUNDED" => "returned",
                _ => "failed",
            };
            let theirs = format!("{theirs} {}", line["minor"]);
            prop_assert_eq!(self.market.word(&ours).await, theirs, "{}", line);
        }
        let totals = &books["totals"]["USD"];
        let total = |of: &str| totals[of].as_i64().unwrap();
        let there = total("captured")
            - total("refunded")
            - total("fees")
            - total("paidOut")
            - total("payoutFees");
        let disputes = "select coalesce(sum(e.amount), 0) from ledger_entries e             join ledger_transactions t on t.id = e.transaction_id             where e.account = 'provider' and t.kind like 'dispute%'";
        let here = self.market.account("provider").await - self.market.number(disputes).await;
        let twice = self.paid_twice(&books).await;
        prop_assert_eq!(here - twice, there, "{}", totals);
        Ok(())
    }

    /// A payout that was marked as paid and has no name at PayPal is looked for on the days after it was begun, which are
    /// others here than there: no time goes by at PayPal. What became of it there is compared payout by payout.
    async fn is_dated_otherwise(&self, differs: &Difference) -> bool {
        if (differs.kind, differs.mismatch) != (Kind::Payout, Mismatch::MissingAtProvider) {
            return false;
        }
        let unnamed = format!(
            "select count(*) from payouts where 'payout-' || id = '{}' and provider_item_id is null",
            differs.name
        );
        self.market.number(&unnamed).await == 1
    }

    /// What buyers have beyond what they paid: some of it was paid elsewhere, and PayPal gave it back
    /// as well. No book but PayPal's can hold it.
    async fn paid_twice(&self, books: &Value) -> i64 {
        let mut twice = 0;
        for paid in books["captured"].as_array().unwrap() {
            let of_it = |back: &&Value| back["captureId"] == paid["captureId"];
            let backs = books["refunded"].as_array().unwrap().iter();
            let there: i64 = backs.filter(of_it).map(minor).sum();
            let elsewhere = format!(
                "select coalesce(sum(r.amount), 0)::bigint from refunds r \
                 join payments p on p.id = r.payment_id \
                 where p.capture_id = '{}' and r.settled_as = 'paid_elsewhere'",
                paid["captureId"].as_str().unwrap()
            );
            let elsewhere = self.market.number(&elsewhere).await;
            twice += (there + elsewhere - minor(paid)).max(0);
        }
        twice
    }

    /// Every payout comes to its end.
    async fn end_payouts(&mut self) -> Result<(), seller::Error> {
        let open = "select array_agg(id order by id) from payouts             where status in ('pending', 'in_transit', 'unclaimed')";
        // a batch is processed there a moment after it came
        for _ in 0..500 {
            let books = self.market.paypal.books().await;
            for line in books["payouts"].as_array().unwrap() {
                if line["status"] == "UNCLAIMED" {
                    let path = format!("payouts/{}/claim", line["itemId"].as_str().unwrap());
                    self.market.paypal.post(&path, json!({})).await;
                }
            }
            self.ask().await?;
            for id in self.market.numbers(open).await {
                self.steps += 1;
                match self.by_hand(id, true).await {
                    // PayPal is still asked about it
                    Ok(()) | Err(seller::Error::NotByHand) => {}
                    Err(error) => return Err(error),
                }
            }
            if self.market.numbers(open).await.is_empty() {
                return Ok(());
            }
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
        panic!("payouts stay open: {:?}", self.market.numbers(open).await);
    }
}

fn minor(line: &Value) -> i64 {
    line["minor"].as_i64().unwrap()
}

fn is_fault(error: &seller::Error) -> bool {
    use orders::Error;
    matches!(
        error,
        seller::Error::Database(_)
            | seller::Error::Amount(_)
            | seller::Error::Orders(Error::Database(_) | Error::Unreadable(_) | Error::Amount(_))
    )
}

#[test]
fn whatever_happens_to_paid_orders_every_cent_and_every_piece_is_accounted_for() {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .unwrap();
    // so many walks as stay within half a minute; one that fails is walked again in shorter steps
    let walks = scale("VERIFY_WALKS", 6);
    let config = Config {
        cases: walks,
        max_shrink_iters: 8,
        failure_persistence: None,
        ..Config::default()
    };
    let steps = proptest::collection::vec(step(), 30..70);
    TestRunner::new(config)
        .run(&steps, |steps| {
            runtime.block_on(async {
                let mut world = World::new().await;
                let before = BEFORE.iter().cloned().map(Step::Trade);
                for step in before.chain(steps) {
                    world.take(&step).await?;
                }
                world.settle().await
            })
        })
        .unwrap();
    done(walks, "walks");
}
