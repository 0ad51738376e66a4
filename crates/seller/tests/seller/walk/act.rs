//! How people do what they do with products and with the money for them.

use chrono::TimeDelta;
use db::testing::travel;
use orders::refund::{self, Grant, Settled};
use orders::returns::{self, Decision, Reason, ReturnRequest, Verdict};
use orders::{Error, cancel, delivery, shipment};
use serde_json::json;
use types::{Money, OrderLineId, Quantity, RefundId, ShipmentId, ShopOrderId};

use super::trade::Trade;
use super::{World, text};

impl World {
    pub(super) async fn act(&mut self, step: &Trade) -> Result<(), Error> {
        let context = &self.market.context.orders;
        match *step {
            Trade::Buy {
                buyer,
                first,
                second,
                coupon,
            } => {
                let mut wanted = Vec::new();
                for (item, pieces) in [(self.items[0], first), (self.items[1], second)] {
                    if pieces > 0 {
                        wanted.push((item, pieces));
                    }
                }
                if wanted.is_empty() {
                    return Ok(());
                }
                let coupon = coupon.then_some("TENTH");
                let order = self.market.paid(&self.buyers[buyer], &wanted, coupon).await;
                self.orders.push((buyer, order));
                Ok(())
            }
            Trade::Ship { part, pieces } => {
                let Some((_, seller, _, part)) = self.part(part) else {
                    return Ok(());
                };
                // three of three: all that is left
                let lines = (pieces < 3).then(|| vec![(part.lines[0].id, quantity(pieces))]);
                let parcel = shipment::Parcel {
                    carrier: text("UPS"),
                    tracking_number: text("1Z"),
                    lines,
                };
                let key = self.key(seller.user());
                shipment::ship(context, seller, &key, part.id, &parcel)
                    .await
                    .map(drop)
            }
            Trade::Deliver { part } => {
                let Some((_, seller, _, part)) = self.part(part) else {
                    return Ok(());
                };
                let key = self.key(seller.user());
                delivery::deliver(context, seller, &key, part.id)
                    .await
                    .map(drop)
            }
            Trade::Receive { part } => {
                let Some((buyer, _, order, part)) = self.part(part) else {
                    return Ok(());
                };
                delivery::received(context, buyer, order, part.id)
                    .await
                    .map(drop)
            }
            Trade::CancelByBuyer { part, pieces } => {
                let Some((buyer, _, order, part)) = self.part(part) else {
                    return Ok(());
                };
                let lines = Some(vec![(part.lines[0].id, quantity(pieces))]);
                let (key, at) = (self.key(buyer), (order, part.id));
                cancel::part_by_buyer(context, buyer, &key, at, &lines, None)
                    .await
                    .map(drop)
            }
            Trade::CancelBySeller { part, pieces } => {
                let Some((_, seller, _, part)) = self.part(part) else {
                    return Ok(());
                };
                let lines = Some(vec![(part.lines[0].id, quantity(pieces))]);
                let (key, reason) = (self.key(seller.user()), text("Broken"));
                cancel::by_seller(context, seller, &key, part.id, &lines, &reason)
                    .await
                    .map(drop)
            }
            Trade::Lose { parcel } => {
                let count = self.market.number("select count(*) from shipments").await;
                if count == 0 {
                    return Ok(());
                }
                let at = i64::try_from(parcel).unwrap() % count;
                let one = async |column: &str| {
                    let query =
                        format!("select {column} from shipments order by id limit 1 offset {at}");
                    self.market.number(&query).await
                };
                let (id, part) = (
                    one("id").await,
                    ShopOrderId::new(one("shop_order_id").await),
                );
                let shop = self
                    .market
                    .number(&format!(
                        "select shop_id from shop_orders where id = {part}"
                    ))
                    .await;
                let seller = self
                    .sellers
                    .iter()
                    .find(|seller| seller.shop().get() == shop)
                    .unwrap();
                let (key, reason) = (self.key(seller.user()), text("Gone"));
                let id = ShipmentId::new(id);
                cancel::parcel_lost(context, seller, &key, part, id, &reason)
                    .await
                    .map(drop)
            }
            Trade::Ask {
                part,
                line,
                pieces,
                reason,
            } => {
                let Some((buyer, _, order, part)) = self.part(part) else {
                    return Ok(());
                };
                let line: OrderLineId = part.lines[line % part.lines.len()].id;
                let wanted = ReturnRequest {
                    reason: Reason::ALL[reason],
                    words: text("Please have a look"),
                    lines: vec![(line, quantity(pieces))],
                };
                let (key, place) = (self.key(buyer), (order, part.id));
                returns::request(context, buyer, &key, place, &wanted)
                    .await
                    .map(drop)
            }
            Trade::Approve { open, send_back } => {
                let Some((_, seller, _, part, id, _)) = self.open(open).await else {
                    return Ok(());
                };
                let (key, how) = (self.key(seller.user()), text("To us"));
                returns::approve(context, seller, &key, (part, id), send_back, Some(&how))
                    .await
                    .map(drop)
            }
            Trade::Offer { open, percent } => {
                let Some((_, seller, _, part, id, worth)) = self.open(open).await else {
                    return Ok(());
                };
                let (key, amount) = (self.key(seller.user()), Money::new(worth * percent / 100));
                let words = text("Would that do?");
                returns::offer(context, seller, &key, (part, id), amount, &words)
                    .await
                    .map(drop)
            }
            Trade::Decline { open } => {
                let Some((_, seller, _, part, id, _)) = self.open(open).await else {
                    return Ok(());
                };
                let (key, words) = (self.key(seller.user()), text("No"));
                returns::decline(context, seller, &key, (part, id), &words)
                    .await
                    .map(drop)
            }
            Trade::Accept { open } => {
                let Some((buyer, _, order, _, id, _)) = self.open(open).await else {
                    return Ok(());
                };
                returns::accept(context, buyer, &self.key(buyer), (order, id))
                    .await
                    .map(drop)
            }
            Trade::SendBack { open } => {
                let Some((buyer, _, order, _, id, _)) = self.open(open).await else {
                    return Ok(());
                };
                let parcel = returns::Parcel {
                    carrier: text("DHL"),
                    tracking_number: text("0034"),
                };
                let key = self.key(buyer);
                returns::send_back(context, buyer, &key, (order, id), &parcel)
                    .await
                    .map(drop)
            }
            Trade::Back { open, restock } => {
                let Some((_, seller, _, part, id, _)) = self.open(open).await else {
                    return Ok(());
                };
                let key = self.key(seller.user());
                returns::received(context, seller, &key, (part, id), restock)
                    .await
                    .map(drop)
            }
            Trade::Escalate { open } => {
                let Some((buyer, _, order, _, id, _)) = self.open(open).await else {
                    return Ok(());
                };
                let words = text("That is not so");
                returns::escalate(context, buyer, &self.key(buyer), (order, id), &words)
                    .await
                    .map(drop)
            }
            Trade::Withdraw { open } => {
                let Some((buyer, _, order, _, id, _)) = self.open(open).await else {
                    return Ok(());
                };
                returns::withdraw(context, buyer, &self.key(buyer), (order, id))
                    .await
                    .map(drop)
            }
            Trade::Decide {
                open,
                decision,
                percent,
            } => {
                let Some((.., id, worth)) = self.open(open).await else {
                    return Ok(());
                };
                let verdict = Verdict {
                    decision: Decision::ALL[decision],
                    amount: Some(Money::new(worth * percent / 100)),
                    words: text("We looked at it"),
                };
                let key = self.key(self.olga.user());
                returns::decide(context, &self.olga, &key, id, &verdict)
                    .await
                    .map(drop)
            }
            Trade::GrantPieces { part, pieces } => {
                let Some((_, seller, _, part)) = self.part(part) else {
                    return Ok(());
                };
                let grant = Grant::Lines(vec![(part.lines[0].id, quantity(pieces))]);
                let (key, reason) = (self.key(seller.user()), text("Sorry"));
                refund::by_seller(context, seller, &key, part.id, &grant, &reason)
                    .await
                    .map(drop)
            }
            Trade::GrantAmount {
                part,
                amount,
                by_operator,
            } => {
                let Some((_, seller, _, part)) = self.part(part) else {
                    return Ok(());
                };
                let (grant, reason) = (Grant::Amount(Money::new(amount)), text("Sorry"));
                if by_operator {
                    let key = self.key(self.olga.user());
                    return refund::by_operator(
                        context, &self.olga, &key, part.id, &grant, &reason,
                    )
                    .await
                    .map(drop);
                }
                let key = self.key(seller.user());
                refund::by_seller(context, seller, &key, part.id, &grant, &reason)
                    .await
                    .map(drop)
            }
            Trade::Desk { order, amount } => {
                let Some(order) = self.order(order) else {
                    return Ok(());
                };
                let capture = self.market.capture_of(order).await;
                let value = format!("{}.{:02}", amount / 100, amount % 100);
                let back = json!({ "amount": { "currency_code": "USD", "value": value } });
                let path = format!("captures/{capture}/refund");
                // heard of later; refused if it is more than what is left there
                self.market.paypal.post(&path, back).await;
                Ok(())
            }
            Trade::PayBack => {
                // messages are faster than the jobs of refunds
                self.hear(false).await?;
                self.market.pay_back().await
            }
            Trade::Refuse { elsewhere } => {
                self.market
                    .paypal
                    .faults(json!({ "refundRefused": 1 }))
                    .await;
                self.market.pay_back().await?;
                self.market.paypal.faults(json!({})).await;
                let settled = match elsewhere {
                    true => Settled::PaidElsewhere,
                    false => Settled::NotOwed,
                };
                let failed = "select array_agg(id) from refunds \
                    where status = 'failed' and not overtaken";
                for id in self.market.numbers(failed).await {
                    let key = self.key(self.olga.user());
                    let (id, how) = (RefundId::new(id), (settled, &text("PayPal said no")));
                    refund::settle(context, &self.olga, &key, id, how).await?;
                }
                Ok(())
            }
            Trade::Silence => {
                self.market
                    .sql("update returns set act_by = now() where act_by is not null")
                    .await;
                returns::deadlines::run(context).await
            }
            Trade::DaysGoBy { days } => {
                travel(self.market.pool(), TimeDelta::days(days)).await;
                Ok(())
            }
        }
    }
}

fn quantity(pieces: i64) -> Quantity {
    Quantity::parse(pieces).unwrap()
}
