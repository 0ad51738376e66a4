//! A sale as recorded in the books: the order, its shop orders, and its payment.

use super::terms::Terms;
use chrono::{DateTime, Duration, Utc};
use paypal_emulator::PastCapture;
use serde_json::json;
use types::Money;

use super::coupon::{OFFERS, Used};
use super::market::{COUPON, PlanInput};
use super::money::{Inquiry, PaidShopOrder, Payment};
use super::order_steps::{self, Scenario};
use super::payout::Payable;
use super::people::{Accounts, Customer};
use super::products::Products;
use super::rng::SeededRng;
use super::rows::Rows;
use super::shop_order::{Line, ShopOrder};
use super::shopping::Sale;

/// What the sales leave behind beside their rows.
pub struct Books {
    /// What arrived and may be reviewed.
    pub received: Vec<ReceivedLine>,
    /// What the provider is to know of.
    pub captures: Vec<PastCapture>,
    /// What shops are owed for it, the oldest order first.
    pub payable: Vec<Payable>,
    rng: SeededRng,
    terms: Terms,
}

/// A line that arrived.
pub struct ReceivedLine {
    /// The position of the product among all products.
    pub item: usize,
    /// The order line.
    pub line: i64,
    /// Whose it is.
    pub user: i64,
    /// What stands on the review.
    pub author: String,
    /// What was chosen, such as `Forest green, M`.
    pub choice: String,
    /// When it arrived.
    pub at: DateTime<Utc>,
}

impl Default for Books {
    fn default() -> Self {
        Self {
            received: Vec::new(),
            captures: Vec::new(),
            payable: Vec::new(),
            rng: SeededRng::new(4),
            terms: Terms::standard(),
        }
    }
}

impl Books {
    /// Enters one sale: rows for the database, products out of stock, money at the provider.
    pub fn enter(
        &mut self,
        rows: &mut Rows,
        products: &mut Products,
        accounts: &Accounts,
        input: &PlanInput,
        sale: &Sale,
    ) -> anyhow::Result<()> {
        let lines = lines(products, sale)?;
        let buyer = accounts.customers.get(sale.buyer);
        let Some(buyer) = buyer.filter(|_| !lines.is_empty()) else {
            return Ok(());
        };
        let (order, number) = self.order(rows, buyer, sale, &lines)?;
        redeem(rows, input, buyer, sale, order);
        hold(rows, buyer, sale, order, &lines);
        let paid_at = sale.at + Duration::seconds(self.rng.between(50, 500));
        let mut shop_orders = Vec::new();
        for lines in by_shop(lines) {
            let steps =
                order_steps::steps(sale.scenario, sale.at, paid_at, input.now, &mut self.rng);
            let shop_order = ShopOrder::new(lines, steps, buyer);
            shop_orders.push(self.enter_shop_order(
                rows,
                products,
                (order, &number),
                &shop_order,
            )?);
        }
        let inquiry = Inquiry::of(sale.scenario, sale.at, input.now);
        let payment = Payment {
            order,
            number,
            placed_at: sale.at,
            paid_at: (sale.scenario != Scenario::Expired).then_some(paid_at),
            currency: self.terms.currency.as_str().to_owned(),
            shop_orders,
            inquiry,
        };
        self.captures.extend(payment.write(rows, &mut self.rng));
        Ok(())
    }

    fn enter_shop_order(
        &mut self,
        rows: &mut Rows,
        products: &mut Products,
        order: (i64, &str),
        shop_order: &ShopOrder,
    ) -> anyhow::Result<PaidShopOrder> {
        let written = shop_order.write(rows, order, &self.terms, &mut self.rng)?;
        self.received
            .extend(shop_order.received(written.first_line));
        shop_order.take_from_stock(products);
        let paid = shop_order.paid(written.shop_order, &self.terms)?;
        let payable = Payable::of(&paid, order.1, shop_order.arrived());
        self.payable.extend(payable);
        Ok(paid)
    }

    fn order(
        &mut self,
        rows: &mut Rows,
        buyer: &Customer,
        sale: &Sale,
        lines: &[Line],
    ) -> anyhow::Result<(i64, String)> {
        let number = format!("HS-{}-{}", self.rng.code(5), self.rng.code(5));
        let subtotal: i64 = lines.iter().map(Line::worth).sum();
        let discount: i64 = lines.iter().map(|line| line.discount).sum();
        let row = json!({
            "number": number, "user_id": buyer.id, "email": buyer.email,
            "buyer_name": buyer.address.full_name(),
            "address": serde_json::to_value(&buyer.address)?, "note": null,
            "currency": self.terms.currency.as_str(), "subtotal": subtotal, "discount": discount,
            "shipping": 0, "total": subtotal - discount,
            "coupon_code": sale.coupon.and_then(code),
            "expires_at": sale.at + Duration::minutes(15), "created_at": sale.at,
        });
        Ok((rows.add("orders", row), number))
    }
}

fn redeem(rows: &mut Rows, input: &PlanInput, buyer: &Customer, sale: &Sale, order: i64) {
    let coupon = match sale.coupon {
        None => return,
        Some(Used::Markets) => Some(input.coupon),
        Some(Used::Shops(place)) => (input.coupon + 1..).nth(place),
    };
    let row = json!({
        "coupon_id": coupon, "user_id": buyer.id, "order_id": order,
        "use_number": 1, "released_at": null, "created_at": sale.at,
    });
    rows.add("coupon_redemptions", row);
}

/// What the checkout had set aside: claimed when the money came, given back when it did not.
fn hold(rows: &mut Rows, buyer: &Customer, sale: &Sale, order: i64, lines: &[Line]) {
    let paid = sale.scenario != Scenario::Expired;
    for line in lines {
        let row = json!({
            "order_id": order, "user_id": buyer.id, "variant_id": line.variant_id,
            "quantity": line.quantity, "status": if paid { "claimed" } else { "released" },
            "expires_at": sale.at + Duration::minutes(15), "created_at": sale.at,
        });
        rows.add("stock_holds", row);
    }
}

fn code(used: Used) -> Option<&'static str> {
    match used {
        Used::Markets => Some(COUPON),
        Used::Shops(place) => OFFERS.get(place).map(|offer| offer.code),
    }
}

/// The cart as lines, with what the coupon takes off split to the cent over those that it is for.
fn lines(products: &Products, sale: &Sale) -> anyhow::Result<Vec<Line>> {
    let mut lines = Vec::new();
    let mut covered = Vec::new();
    for pick in &sale.picks {
        let Some(line) = Line::of(products, pick) else {
            continue;
        };
        let item = products.items.get(pick.item);
        let is_covered = item.is_some_and(|it| sale.coupon.is_some_and(|used| used.covers(it)));
        covered.push(if is_covered { line.worth() } else { 0 });
        lines.push(line);
    }
    if let Some(used) = sale.coupon {
        let weights: Vec<Money> = covered.into_iter().map(Money::new).collect();
        let worth = Money::sum(weights.iter().copied())?;
        let discount = worth.basis_points(used.percent_bps())?;
        for (line, share) in lines.iter_mut().zip(discount.allocate(&weights)?) {
            line.discount = share.minor();
        }
    }
    Ok(lines)
}

/// The lines of each shop together, shops in the order in which they came up.
fn by_shop(lines: Vec<Line>) -> Vec<Vec<Line>> {
    let mut groups: Vec<Vec<Line>> = Vec::new();
    for line in lines {
        let same = |group: &&mut Vec<Line>| group.iter().any(|other| other.shop.id == line.shop.id);
        match groups.iter_mut().find(same) {
            Some(group) => group.push(line),
            None => groups.push(vec![line]),
        }
    }
    groups
}
