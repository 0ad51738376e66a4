//! The demo seller's payouts: by bank transfer, which PayPal's books do not include, on every
//! payout day since the first order, with lines for the orders that had been delivered long enough
//! before. Other shops have a payout account, but were not paid yet.

use super::terms::Terms;
use anyhow::Context;
use chrono::{DateTime, Duration, NaiveDate, Utc};
use serde_json::{Value, json};

use super::market::PlanInput;
use super::money::PaidShopOrder;
use super::rows::Rows;
use super::shops_and_categories::OpenShop;

/// An account that is nobody's; banks use it in examples.
const IBAN: &str = "DE89370400440532013000";
const SHOWN: &str = "DE•• •••• 3000";

/// What a shop is owed for its part of an order.
pub struct Payable {
    shop: i64,
    shop_order: i64,
    number: String,
    amount: i64,
    arrived_at: DateTime<Utc>,
}

impl Payable {
    /// Nothing for what did not arrive, or went back.
    pub fn of(
        shop_order: &PaidShopOrder,
        number: &str,
        arrived: Option<DateTime<Utc>>,
    ) -> Option<Self> {
        Some(Self {
            shop: shop_order.shop,
            shop_order: shop_order.id,
            number: number.to_owned(),
            amount: shop_order.total - shop_order.commission,
            arrived_at: arrived?,
        })
    }
}

/// Writes account, runs and payouts of a shop.
pub fn write(
    rows: &mut Rows,
    shop: &OpenShop,
    owner: &str,
    payable: &[Payable],
    input: &PlanInput,
) -> anyhow::Result<()> {
    let terms = Terms::standard();
    name_account(rows, shop, "bank", &account(owner), SHOWN);
    let mut unpaid: Vec<&Payable> = payable.iter().filter(|it| it.shop == shop.id).collect();
    let first = unpaid.iter().map(|it| it.arrived_at).min();
    let first = first.context("the demo seller has sold nothing")?;
    for day in days(&terms, first, input.now) {
        let at = day.and_hms_opt(6, 0, 0).context("six in the morning")?;
        let at = at.and_utc().min(input.now - Duration::minutes(5));
        let run = rows.add(
            "payout_runs",
            json!({
                "scheduled_for": day, "currency": terms.currency.as_str(), "status": "sent",
                "created_at": at,
            }),
        );
        let due = at - Duration::days(i64::from(terms.settings.payouts.hold_days));
        let (paid, rest): (Vec<&Payable>, Vec<&Payable>) =
            unpaid.iter().partition(|it| it.arrived_at <= due);
        let amount = paid.iter().map(|it| it.amount).sum();
        if amount < terms.settings.payouts.minimum.minor() {
            continue;
        }
        unpaid = rest;
        let payout = Payout {
            run,
            shop,
            owner,
            amount,
            at,
        };
        payout.write(rows, &paid, &terms, input.now);
    }
    Ok(())
}

/// Writes the PayPal account of a shop that is paid on the next payout day for the first time.
pub fn to_paypal(rows: &mut Rows, shop: &OpenShop, email: &str) {
    let destination = unsealed(&json!({ "method": "paypal", "email": email }));
    let (name, domain) = email.split_once('@').unwrap_or((email, ""));
    let first: String = name.chars().take(1).collect();
    let shown = format!("{first}•••@{domain}");
    name_account(rows, shop, "paypal", &destination, &shown);
}

fn name_account(rows: &mut Rows, shop: &OpenShop, method: &str, destination: &str, shown: &str) {
    rows.add_plain(
        "payout_accounts",
        json!({
            "shop_id": shop.id, "method": method, "destination": destination, "shown": shown,
            "changed_by": shop.owner, "changed_at": shop.opened_at + Duration::days(2),
        }),
    );
}

fn account(owner: &str) -> String {
    unsealed(&json!({ "method": "bank", "holder": owner, "iban": IBAN }))
}

/// An account as a gateway finds one that waits to be sealed, as PostgreSQL reads bytes.
fn unsealed(account: &Value) -> String {
    let account = account.to_string();
    let digits: String = account.bytes().map(|byte| format!("{byte:02x}")).collect();
    format!("\\x00000000{digits}")
}

/// The payout days since then, the oldest first; the last one is where the gateway goes on.
fn days(terms: &Terms, since: DateTime<Utc>, now: DateTime<Utc>) -> Vec<NaiveDate> {
    let mut days = Vec::new();
    let mut day = terms.settings.payouts.days.until(now.date_naive());
    while let Some(found) = day.filter(|day| *day > since.date_naive()) {
        days.push(found);
        day = found
            .pred_opt()
            .and_then(|before| terms.settings.payouts.days.until(before));
    }
    days.reverse();
    days
}

/// One of them.
struct Payout<'a> {
    run: i64,
    shop: &'a OpenShop,
    owner: &'a str,
    amount: i64,
    at: DateTime<Utc>,
}

impl Payout<'_> {
    /// A bank takes a day; the last one may still be on its way.
    fn write(&self, rows: &mut Rows, paid: &[&Payable], terms: &Terms, now: DateTime<Utc>) {
        let amount = self.amount;
        let ended_at = Some(self.at + Duration::hours(27)).filter(|at| *at <= now);
        let id = rows.add(
            "payouts",
            json!({
                "run_id": self.run, "shop_id": self.shop.id, "amount": amount,
                "currency": terms.currency.as_str(), "method": "bank",
                "destination": account(self.owner), "shown": SHOWN, "fee": 0,
                "status": if ended_at.is_some() { "paid" } else { "pending" },
                "created_at": self.at, "ended_at": ended_at,
            }),
        );
        for line in paid {
            rows.add_plain(
                "payout_lines",
                json!({
                    "payout_id": id, "shop_order_id": line.shop_order, "order_number": line.number,
                    "amount": line.amount,
                }),
            );
        }
        let shop = Some(self.shop.id);
        let left = [("shop", shop, amount), ("payout", shop, -amount)];
        book(
            rows,
            ("payout", format!("payout:{id}")),
            self.at,
            &left,
            terms,
        );
        if let Some(at) = ended_at {
            let came = [("payout", shop, amount), ("bank", None, -amount)];
            book(
                rows,
                ("payout_paid", format!("payout-paid:{id}")),
                at,
                &came,
                terms,
            );
        }
    }
}

fn book(
    rows: &mut Rows,
    (kind, reference): (&str, String),
    at: DateTime<Utc>,
    sides: &[(&str, Option<i64>, i64)],
    terms: &Terms,
) {
    let id = rows.add(
        "ledger_transactions",
        json!({
            "kind": kind, "order_id": null, "reference": reference,
            "currency": terms.currency.as_str(), "posted_at": at,
        }),
    );
    for (account, shop, amount) in sides {
        rows.add(
            "ledger_entries",
            json!({
                "transaction_id": id, "account": account, "shop_id": shop, "amount": amount,
            }),
        );
    }
}
