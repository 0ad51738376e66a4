//! The money of an order: payment, refunds, disputes, ledger, and the provider's own books.

use chrono::{DateTime, Duration, SubsecRound, Utc};
use paypal_emulator::{PastCapture, PastDispute, PastRefund};
use serde_json::{Value, json};

use super::order_steps::Scenario;
use super::rng::SeededRng;
use super::rows::Rows;

/// The payment of an order.
pub struct Payment {
    /// The order.
    pub order: i64,
    /// Its number.
    pub number: String,
    /// When it was placed.
    pub placed_at: DateTime<Utc>,
    /// When the money came; nothing when it never did.
    pub paid_at: Option<DateTime<Utc>>,
    /// ISO 4217.
    pub currency: String,
    /// What each shop gets of it.
    pub shop_orders: Vec<PaidShopOrder>,
    /// What the buyer said of it at the provider.
    pub inquiry: Option<Inquiry>,
}

/// A dispute at its first stage, for which no money is held.
pub struct Inquiry {
    /// When it was opened.
    opened_at: DateTime<Utc>,
    /// When the provider decided, for the shop; nothing while it waits for the shop's answer.
    decided_at: Option<DateTime<Utc>>,
}

/// What the dispute is about, and what a shop wrote back.
const DISPUTE_REASON: &str = "MERCHANDISE_OR_SERVICE_NOT_AS_DESCRIBED";
const DISPUTE_MESSAGE: &str = "The glaze is darker than in the pictures.";
const ANSWER: &str = "The pictures show all three glazes, and the buyer chose the dark one. We offered to take it back.";

impl Inquiry {
    /// That of an order which was placed then, if it is to have one.
    pub fn of(scenario: Scenario, placed: DateTime<Utc>, now: DateTime<Utc>) -> Option<Self> {
        match scenario {
            Scenario::Disputed => Some(Self {
                opened_at: now - Duration::hours(30),
                decided_at: None,
            }),
            Scenario::DisputeWon => Some(Self {
                opened_at: placed + Duration::days(9),
                decided_at: Some(placed + Duration::days(17)),
            }),
            _ => None,
        }
    }
}

/// A shop's share.
pub struct PaidShopOrder {
    /// The shop order.
    pub id: i64,
    /// The shop.
    pub shop: i64,
    /// Who owns it.
    pub owner: i64,
    /// What the buyer paid for it.
    pub total: i64,
    /// What the marketplace keeps of that.
    pub commission: i64,
    /// When it was cancelled or sent back, and why.
    pub refund: Option<(DateTime<Utc>, &'static str)>,
}

impl Payment {
    /// Writes the payment with all that followed, and answers what the provider must know.
    pub fn write(mut self, rows: &mut Rows, rng: &mut SeededRng) -> Option<PastCapture> {
        self.shop_orders
            .sort_by_key(|shop_order| shop_order.refund.map(|(at, _)| at));
        let Some(paid_at) = self.paid_at else {
            self.expire(rows);
            return None;
        };
        let (order_id, capture_id) = (rng.code(17), rng.code(17));
        let payment = self.pay(rows, &order_id, &capture_id, paid_at);
        let refunds = self.refund(rows, payment, rng);
        let dispute = self.dispute(rows, payment, rng);
        Some(PastCapture {
            order_id,
            capture_id,
            amount: self.amount(),
            currency: self.currency,
            custom_id: self.number,
            captured_at: paid_at,
            refunds,
            disputes: dispute.into_iter().collect(),
        })
    }

    /// The payment as it stands now, its history up to the capture, and the capture's booking.
    fn pay(&self, rows: &mut Rows, order: &str, capture: &str, at: DateTime<Utc>) -> i64 {
        let (amount, refunded) = (self.amount(), self.refunded());
        let payment = rows.add(
            "payments",
            json!({
                "order_id": self.order, "provider": "paypal", "provider_order_id": order,
                "capture_id": capture, "status": status_after(refunded, amount), "amount": amount,
                "refunded": refunded, "currency": self.currency, "check_at": null,
                "captured_at": at, "created_at": self.placed_at, "updated_at": at,
            }),
        );
        event(rows, payment, None, "pending", json!({}), self.placed_at);
        let asked_at = at - Duration::seconds(3);
        event(
            rows,
            payment,
            Some("pending"),
            "confirming",
            json!({}),
            asked_at,
        );
        let detail = json!({ "capture": capture });
        event(rows, payment, Some("confirming"), "paid", detail, at);
        let booking = Booking {
            kind: "capture",
            reference: format!("capture:{capture}"),
            sign: 1,
            at,
        };
        self.book(rows, &booking, &self.shop_orders);
        payment
    }

    fn amount(&self) -> i64 {
        self.shop_orders
            .iter()
            .map(|shop_order| shop_order.total)
            .sum()
    }

    fn refunded(&self) -> i64 {
        let back = self
            .shop_orders
            .iter()
            .filter(|shop_order| shop_order.refund.is_some());
        back.map(|shop_order| shop_order.total).sum()
    }

    /// The buyer never came back from the provider's page.
    fn expire(&self, rows: &mut Rows) {
        let ended_at = self.placed_at + Duration::minutes(15);
        let payment = rows.add(
            "payments",
            json!({
                "order_id": self.order, "provider": "paypal", "provider_order_id": null,
                "capture_id": null, "status": "expired", "amount": self.amount(), "refunded": 0,
                "currency": self.currency, "check_at": null, "captured_at": null,
                "created_at": self.placed_at, "updated_at": ended_at,
            }),
        );
        event(rows, payment, None, "pending", json!({}), self.placed_at);
        event(
            rows,
            payment,
            Some("pending"),
            "expired",
            json!({}),
            ended_at,
        );
    }

    fn refund(&self, rows: &mut Rows, payment: i64, rng: &mut SeededRng) -> Vec<PastRefund> {
        let mut given_back = 0;
        let mut refunds = Vec::new();
        for shop_order in &self.shop_orders {
            let Some((asked_at, reason)) = shop_order.refund else {
                continue;
            };
            let (provider_id, at) = (rng.code(17), asked_at + Duration::seconds(40));
            let id = rows.add(
                "refunds",
                json!({
                    "payment_id": payment, "shop_order_id": shop_order.id, "amount": shop_order.total,
                    "commission": shop_order.commission, "status": "done", "provider_refund_id": provider_id, "reason": reason,
                    "created_at": asked_at, "completed_at": at,
                }),
            );
            let from = status_after(given_back, self.amount());
            given_back += shop_order.total;
            let to = status_after(given_back, self.amount());
            event(
                rows,
                payment,
                Some(from),
                to,
                json!({ "refund": provider_id }),
                at,
            );
            let booking = Booking {
                kind: "refund",
                reference: format!("refund:{id}"),
                sign: -1,
                at,
            };
            self.book(rows, &booking, std::slice::from_ref(shop_order));
            refunds.push(PastRefund {
                id: provider_id,
                amount: shop_order.total,
                refunded_at: at,
            });
        }
        refunds
    }

    /// What the buyer complained about, with the answer of the first shop if it was decided.
    fn dispute(&self, rows: &mut Rows, payment: i64, rng: &mut SeededRng) -> Option<PastDispute> {
        let inquiry = self.inquiry.as_ref()?;
        let past = PastDispute {
            id: format!("PP-R-{}", rng.code(12)),
            reason: DISPUTE_REASON.to_owned(),
            words: DISPUTE_MESSAGE.to_owned(),
            opened_at: inquiry.opened_at.trunc_subsecs(0),
            respond_by: inquiry.opened_at.trunc_subsecs(0) + Duration::days(10),
            decided_at: inquiry.decided_at,
        };
        let open = past.decided_at.is_none();
        let dispute = rows.add(
            "disputes",
            json!({
                "payment_id": payment, "provider_dispute_id": past.id, "reason": past.reason,
                "status": if open { "WAITING_FOR_SELLER_RESPONSE" } else { "RESOLVED" },
                "stage": "INQUIRY", "outcome": (!open).then_some("RESOLVED_SELLER_FAVOUR"),
                "amount": self.amount(), "currency": self.currency,
                "respond_by": open.then_some(past.respond_by), "opened_at": past.opened_at,
                "resolved_at": past.decided_at,
                "updated_at": past.decided_at.unwrap_or(past.opened_at),
            }),
        );
        if let Some(shop_order) = self.shop_orders.first().filter(|_| !open) {
            let answered_at = past.opened_at + Duration::hours(20);
            rows.add(
                "dispute_evidence",
                json!({
                    "dispute_id": dispute, "shop_id": shop_order.shop, "note": ANSWER,
                    "shipment_ids": [], "sent_by": shop_order.owner, "status": "sent",
                    "created_at": answered_at,
                }),
            );
        }
        Some(past)
    }

    /// One ledger transaction: the provider's side against the shops' and our own.
    fn book(&self, rows: &mut Rows, booking: &Booking, shop_orders: &[PaidShopOrder]) {
        let id = rows.add(
            "ledger_transactions",
            json!({
                "kind": booking.kind, "order_id": self.order, "reference": booking.reference,
                "currency": self.currency, "posted_at": booking.at,
            }),
        );
        for shop_order in shop_orders {
            let owed = shop_order.total - shop_order.commission;
            let sides = [
                ("provider", None, shop_order.total),
                ("shop", Some(shop_order.shop), -owed),
                ("commission", None, -shop_order.commission),
            ];
            for (account, shop, amount) in sides.into_iter().filter(|side| side.2 != 0) {
                rows.add(
                    "ledger_entries",
                    json!({
                        "transaction_id": id, "account": account, "shop_id": shop,
                        "amount": booking.sign * amount,
                    }),
                );
            }
        }
    }
}

/// What a ledger transaction is about.
struct Booking {
    kind: &'static str,
    reference: String,
    /// 1 for money coming in, -1 for money going back.
    sign: i64,
    at: DateTime<Utc>,
}

fn status_after(refunded: i64, amount: i64) -> &'static str {
    match refunded {
        0 => "paid",
        _ if refunded < amount => "partially_refunded",
        _ => "refunded",
    }
}

fn event(
    rows: &mut Rows,
    payment: i64,
    from: Option<&str>,
    to: &str,
    detail: Value,
    at: DateTime<Utc>,
) {
    rows.add(
        "payment_events",
        json!({
            "payment_id": payment, "from_status": from, "to_status": to, "detail": detail, "at": at,
        }),
    );
}
