//! A shop order: its lines, its history, its parcel.

use super::terms::Terms;
use chrono::{DateTime, Duration, Utc};
use serde_json::{Value, json};
use types::Money;

use super::money::PaidShopOrder;
use super::order_steps::{RETURN_ASKED_AFTER, Step};
use super::people::Customer;
use super::products::{Products, ShopRef};
use super::rng::SeededRng;
use super::rows::Rows;
use super::sale::ReceivedLine;
use super::shopping::Pick;

/// The carriers that sellers use, how their tracking numbers begin, and how many digits follow.
const CARRIERS: [(&str, &str, usize); 4] = [
    ("UPS", "1Z", 16),
    ("USPS", "9400", 18),
    ("FedEx", "61", 10),
    ("DHL", "JD", 18),
];

/// Why people of the demo send something back, and what shops answer.
const WHY_BACK: &str = "It is lovely, but it does not fit in here. May I send it back?";
const HOW_BACK: &str = "Of course. Please send it to the address on the parcel, in its own box.";

/// A line of an order.
pub struct Line {
    /// The variant's id.
    pub variant_id: i64,
    /// How many.
    pub quantity: i64,
    /// What the coupon takes off the line.
    pub discount: i64,
    /// Who sells it.
    pub shop: ShopRef,
    item: usize,
    variant: usize,
    price: i64,
    choice: Vec<(String, String)>,
    row: Value,
}

impl Line {
    /// The line as it is frozen when the order is placed.
    pub fn of(products: &Products, pick: &Pick) -> Option<Self> {
        let item = products.items.get(pick.item)?;
        let variant = item.variants.get(pick.variant)?;
        let chosen = variant.chosen.iter();
        let choice: Vec<_> = chosen
            .map(|value| (value.option.clone(), value.value.clone()))
            .collect();
        let options = choice.iter();
        let options = options.map(|(name, value)| json!({ "name": name, "value": value }));
        Some(Self {
            variant_id: variant.id,
            quantity: pick.quantity,
            discount: 0,
            shop: item.shop.clone(),
            item: pick.item,
            variant: pick.variant,
            price: variant.unit_price(),
            row: json!({
                "variant_id": variant.id, "product_id": item.id, "product_slug": item.slug,
                "title": item.title, "options": options.collect::<Vec<_>>(),
                "image": item.thumbnail, "tile": item.tile, "price": variant.unit_price(),
                "quantity": pick.quantity,
            }),
            choice,
        })
    }

    /// Price times quantity.
    pub fn worth(&self) -> i64 {
        self.price * self.quantity
    }
}

/// The part of an order that one shop fulfills.
pub struct ShopOrder<'a> {
    lines: Vec<Line>,
    steps: Vec<Step>,
    buyer: &'a Customer,
}

/// The ids of a written shop order.
pub struct WrittenIds {
    /// The shop order.
    pub shop_order: i64,
    /// Its first line; the others follow.
    pub first_line: i64,
}

impl<'a> ShopOrder<'a> {
    /// The lines of one shop, and how it went with them.
    pub fn new(lines: Vec<Line>, steps: Vec<Step>, buyer: &'a Customer) -> Self {
        Self {
            lines,
            steps,
            buyer,
        }
    }

    fn status(&self) -> &'static str {
        self.steps.last().map_or("pending_payment", |step| step.to)
    }

    fn total(&self) -> i64 {
        let lines = self.lines.iter();
        lines.map(|line| line.worth() - line.discount).sum()
    }

    /// What the shop finds it by.
    fn search_text(&self, number: &str) -> String {
        let titles = self
            .lines
            .iter()
            .filter_map(|line| line.row.get("title")?.as_str());
        let name = self.buyer.address.full_name();
        let words: Vec<&str> = [number, &name].into_iter().chain(titles).collect();
        words.join("\n").to_lowercase()
    }

    /// Writes shop order, lines, history and parcel.
    pub fn write(
        &self,
        rows: &mut Rows,
        (order, number): (i64, &str),
        terms: &Terms,
        rng: &mut SeededRng,
    ) -> anyhow::Result<WrittenIds> {
        let discount: i64 = self.lines.iter().map(|line| line.discount).sum();
        let shop = self.lines.first().map(|line| &line.shop);
        let shop_order = rows.add("shop_orders", json!({
            "order_id": order, "shop_id": shop.map(|s| s.id), "shop_name": shop.map(|s| &s.name),
            "shop_slug": shop.map(|s| &s.slug), "status": self.status(),
            "subtotal": self.total() + discount, "discount": discount, "shipping": 0,
            "total": self.total(), "commission": commission(self.total(), terms)?,
            "created_at": self.steps.first().map(|step| step.at),
            "updated_at": self.steps.last().map(|step| step.at),
            "delivered_at": self.step("delivered").map(|step| step.at),
            "paid_at": self.step("confirmed").map(|step| step.at),
            "search_text": self.search_text(number),
            "carrier_days_min": terms.settings.carrier_days.min,
            "carrier_days_max": terms.settings.carrier_days.max,
        }));
        let mut ids = Vec::new();
        for line in &self.lines {
            let mut row = line.row.clone();
            if let Some(columns) = row.as_object_mut() {
                columns.insert("shop_order_id".to_owned(), shop_order.into());
                columns.insert("discount".to_owned(), line.discount.into());
            }
            ids.push(rows.add("order_lines", row));
        }
        self.write_events(rows, shop_order, shop.map(|shop| shop.owner));
        self.write_shipment(rows, shop_order, &ids, rng);
        let owner = shop.map(|shop| shop.owner);
        self.write_cancellation(rows, shop_order, &ids, owner, terms)?;
        self.write_return(rows, shop_order, &ids, owner, terms)?;
        let first_line = ids.first().copied().unwrap_or(0);
        Ok(WrittenIds {
            shop_order,
            first_line,
        })
    }

    fn write_events(&self, rows: &mut Rows, shop_order: i64, owner: Option<i64>) {
        for step in &self.steps {
            let actor = match step.actor {
                "buyer" => Some(self.buyer.id),
                "seller" => owner,
                _ => None,
            };
            let detail = match step.to {
                "cancelled" => json!({ "reason": reason(step) }),
                _ => json!({}),
            };
            rows.add(
                "order_events",
                json!({
                    "shop_order_id": shop_order, "from_status": step.from, "to_status": step.to,
                    "actor": step.actor, "actor_id": actor, "detail": detail, "at": step.at,
                }),
            );
        }
    }

    fn write_shipment(&self, rows: &mut Rows, shop_order: i64, lines: &[i64], rng: &mut SeededRng) {
        let Some(shipped) = self.steps.iter().find(|step| step.to == "in_delivery") else {
            return;
        };
        let carrier = rng.pick(&CARRIERS).copied();
        let (carrier, start, length) = carrier.unwrap_or(("UPS", "1Z", 16));
        let digits = digits(&rng.code(14), length);
        let parcel = rows.add(
            "shipments",
            json!({
                "shop_order_id": shop_order, "carrier": carrier,
                "tracking_number": format!("{start}{digits}"), "shipped_at": shipped.at,
            }),
        );
        for (id, line) in lines.iter().zip(&self.lines) {
            rows.add_plain(
                "shipment_lines",
                json!({
                    "shipment_id": parcel, "order_line_id": id, "quantity": line.quantity,
                }),
            );
        }
    }

    /// Cancellations are of the whole shop order.
    fn write_cancellation(
        &self,
        rows: &mut Rows,
        shop_order: i64,
        lines: &[i64],
        owner: Option<i64>,
        terms: &Terms,
    ) -> anyhow::Result<()> {
        let Some(step) = self.steps.iter().find(|step| step.to == "cancelled") else {
            return Ok(());
        };
        let actor = match step.actor {
            "seller" => owner,
            _ => Some(self.buyer.id),
        };
        let act = rows.add(
            "cancellations",
            json!({
                "shop_order_id": shop_order, "shipment_id": null, "actor": step.actor,
                "actor_id": actor, "reason": reason(step), "amount": self.total(),
                "commission": commission(self.total(), terms)?, "at": step.at,
            }),
        );
        for (id, line) in lines.iter().zip(&self.lines) {
            rows.add_plain(
                "cancellation_lines",
                json!({ "cancellation_id": act, "order_line_id": id, "quantity": line.quantity }),
            );
        }
        Ok(())
    }

    /// Returns are of the whole shop order.
    fn write_return(
        &self,
        rows: &mut Rows,
        shop_order: i64,
        lines: &[i64],
        owner: Option<i64>,
        terms: &Terms,
    ) -> anyhow::Result<()> {
        let Some(asked) = self.step("return_requested") else {
            return Ok(());
        };
        let buyer = Some(self.buyer.id);
        let mut story = vec![("requested", "buyer", buyer, Some(WHY_BACK), asked.at)];
        let returned = self.step("returned");
        let delivered = self.step("delivered").map_or(asked.at, |step| step.at);
        if asked.at - delivered < Duration::hours(RETURN_ASKED_AFTER) {
            story.push((
                "approved",
                "seller",
                owner,
                Some(HOW_BACK),
                asked.at + Duration::hours(9),
            ));
        }
        if let Some(step) = returned {
            let on_its_way = asked.at + (step.at - asked.at) / 2;
            story.push(("sent_back", "buyer", buyer, None, on_its_way));
            story.push(("received", "seller", owner, None, step.at));
            story.push(("refunded", "seller", owner, None, step.at));
        }
        let (status, at) = story
            .last()
            .map_or(("requested", asked.at), |last| (last.0, last.4));
        let agreed = story.len() > 1;
        let act_by = match status {
            "requested" => Some(at + Duration::days(3)),
            "approved" => Some(at + Duration::days(14)),
            _ => None,
        };
        let paid = returned.is_some();
        let commission = commission(self.total(), terms)?;
        let id = rows.add("returns", json!({
            "shop_order_id": shop_order, "came_from": "delivered", "reason": "changed_mind",
            "words": WHY_BACK, "photos": [], "status": status, "worth": self.total(),
            "send_back": agreed.then_some(true), "answer": agreed.then_some(HOW_BACK),
            "carrier": paid.then_some("UPS"), "tracking_number": paid.then_some("1Z999AA10123456784"),
            "act_by": act_by, "amount": paid.then(|| self.total()),
            "commission": paid.then_some(commission), "created_at": asked.at, "updated_at": at,
        }));
        let mut from = None;
        for (to, actor, actor_id, words, at) in story {
            rows.add(
                "return_events",
                json!({
                    "return_id": id, "from_status": from, "to_status": to, "actor": actor,
                    "actor_id": actor_id, "words": words, "at": at,
                }),
            );
            from = Some(to);
        }
        for (line_id, line) in lines.iter().zip(&self.lines) {
            let row =
                json!({ "return_id": id, "order_line_id": line_id, "quantity": line.quantity });
            rows.add_plain("return_lines", row.clone());
            if paid {
                rows.add("returned_lines", row);
            }
        }
        Ok(())
    }

    fn step(&self, to: &str) -> Option<&Step> {
        self.steps.iter().find(|step| step.to == to)
    }

    /// When the shop's week began after which it is paid: of what arrived and is not on its way back.
    pub fn arrived(&self) -> Option<DateTime<Utc>> {
        let stays = matches!(self.status(), "delivered" | "completed");
        let delivered = self.step("delivered").filter(|_| stays);
        delivered.map(|step| step.at)
    }

    /// Takes what was sold out of stock; what was cancelled before shipping is back in it.
    pub fn take_from_stock(&self, products: &mut Products) {
        if matches!(self.status(), "cancelled" | "expired") {
            return;
        }
        for line in &self.lines {
            let item = products.items.get_mut(line.item);
            if let Some(variant) = item.and_then(|item| item.variants.get_mut(line.variant)) {
                variant.claimed += line.quantity;
            }
        }
    }

    /// What the buyer received and may review.
    pub fn received(&self, first_line: i64) -> Vec<ReceivedLine> {
        let Some(delivered) = self.steps.iter().find(|step| step.to == "delivered") else {
            return Vec::new();
        };
        let lines = self.lines.iter().zip(first_line..);
        let received = lines.map(|(line, id)| ReceivedLine {
            item: line.item,
            line: id,
            user: self.buyer.id,
            author: self.buyer.username.clone(),
            choice: line
                .choice
                .iter()
                .map(|(_, v)| v.as_str())
                .collect::<Vec<_>>()
                .join(", "),
            at: delivered.at,
        });
        received.collect()
    }

    /// What the payment has to know of it.
    pub fn paid(&self, shop_order: i64, terms: &Terms) -> anyhow::Result<PaidShopOrder> {
        let ended = self.steps.last();
        let back = ended.filter(|step| matches!(step.to, "cancelled" | "returned"));
        Ok(PaidShopOrder {
            id: shop_order,
            shop: self.lines.first().map_or(0, |line| line.shop.id),
            owner: self.lines.first().map_or(0, |line| line.shop.owner),
            total: self.total(),
            commission: commission(self.total(), terms)?,
            refund: back.map(|step| (step.at, reason(step))),
        })
    }
}

fn commission(total: i64, terms: &Terms) -> anyhow::Result<i64> {
    let share = Money::new(total).basis_points(terms.settings.commission_bps)?;
    Ok(share.minor())
}

/// So many digits from random letters.
fn digits(letters: &str, length: usize) -> String {
    let letters = letters.bytes().cycle().take(length);
    let digits = letters.map(|letter| char::from_digit(u32::from(letter % 10), 10).unwrap_or('0'));
    digits.collect()
}

/// Why a shop order was cancelled or sent back.
fn reason(step: &Step) -> &'static str {
    match (step.to, step.actor) {
        ("returned", _) => "Sent back by the buyer",
        (_, "seller") => "The last piece was damaged while packing",
        _ => "Cancelled by the buyer",
    }
}
