//! One buyer of the year: what they buy, and what comes of it.

use auth::actor::User;
use orders::order::{Line, ShopOrder};
use orders::returns::{self, Reason, ReturnRequest};
use orders::{Order, cancel};
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};
use serde_json::json;
use types::{Money, OrderId, Quantity, ReturnId, ShopOrderId, Text};

use super::books::{Part, Stand, percent, split};
use super::trade::{Open, PRICES, Town};
use crate::support::{TestProduct, key_of, message};

/// What comes of an order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Story {
    Kept,
    CalledOff,
    ReturnedAll,
    ReturnedPiece,
    Declined,
    Offered,
    /// The shop answers a return only after the next payout run.
    AnsweredLate,
    DisputeLost,
    DisputeWon,
}

impl Story {
    /// 8 % are returned, 0.5 % disputed, 1 % called off.
    fn of(order: i64) -> Self {
        // 617 and 1000 have no divisor in common: of a thousand, each number once
        match order * 617 % 1000 {
            0..20 => Self::ReturnedAll,
            20..45 => Self::ReturnedPiece,
            45..55 => Self::Declined,
            55..70 => Self::Offered,
            70..80 => Self::AnsweredLate,
            80..83 => Self::DisputeLost,
            83..85 => Self::DisputeWon,
            85..95 => Self::CalledOff,
            _ => Self::Kept,
        }
    }
}

/// What came of one order: its parts, and how the first one went on.
pub struct Sold {
    pub parts: Vec<Part>,
    /// Of which part how much went back, with the marketplace's share.
    pub back: Vec<(usize, (i64, i64))>,
    pub open: Option<Open>,
}

/// One buyer at work.
pub struct Hand<'a> {
    pub town: &'a Town,
    pub buyer: &'a User,
    pub period: i64,
}

fn text<const N: usize>(words: &str) -> Text<N> {
    words.parse().unwrap()
}

impl Hand<'_> {
    /// One order, from the cart to the door and maybe back.
    pub async fn buy(&self, number: i64) -> Sold {
        let mut dice = StdRng::seed_from_u64(u64::try_from(number).unwrap());
        let story = Story::of(number);
        let alone = matches!(story, Story::DisputeLost | Story::DisputeWon);
        let shops = if alone || dice.random_bool(0.8) { 1 } else { 2 };
        let first = dice.random_range(0..PRICES.len());
        let mut wanted = Vec::new();
        for shop in (first..first + shops).map(|shop| shop % PRICES.len()) {
            let item = dice.random_range(0..3);
            for item in (item..item + dice.random_range(1..=2)).map(|item| item % 3) {
                wanted.push((shop, item, dice.random_range(1..=4)));
            }
        }
        let coupon = dice.random_bool(0.1);
        let items: Vec<(TestProduct, i64)> = wanted
            .iter()
            .map(|(shop, item, count)| (self.town.items[*shop][*item], *count))
            .collect();
        let code = coupon.then_some("TENTH");
        let order = self.town.market.paid(self.buyer, &items, code).await;
        let parts = self.price(&order, &wanted, coupon);
        if story == Story::CalledOff {
            self.call_off(&order, parts).await
        } else {
            for part in &order.shop_orders {
                let seller = self.seller(part);
                self.town
                    .market
                    .ship(&self.town.sellers[seller], part)
                    .await;
                self.town
                    .market
                    .deliver(&self.town.sellers[seller], part)
                    .await;
            }
            self.go_on(story, &order, parts).await
        }
    }

    /// What the products cost, by the price list and the coupon's tenth.
    fn price(&self, order: &Order, wanted: &[(usize, usize, i64)], coupon: bool) -> Vec<Part> {
        // in the order in which they stand on the receipt: it says who gets the odd cent
        let lines: Vec<(usize, i64, i64)> = order
            .shop_orders
            .iter()
            .flat_map(|part| part.lines.iter().map(|line| (self.seller(part), line)))
            .map(|(shop, line)| {
                let is_it = |(of, item, _): &&(usize, usize, i64)| {
                    *of == shop && self.town.items[shop][*item].product == line.product_id
                };
                let (_, item, count) = wanted.iter().find(is_it).unwrap();
                (shop, PRICES[shop][*item], *count)
            })
            .collect();
        assert_eq!(lines.len(), wanted.len());
        let sums: Vec<i64> = lines
            .iter()
            .map(|(_, price, count)| price * count)
            .collect();
        let off = percent(sums.iter().sum(), if coupon { 1000 } else { 0 });
        let offs = split(off, &sums);
        let mut parts = Vec::new();
        for part in &order.shop_orders {
            let shop = self.seller(part);
            let mine = lines.iter().zip(&offs).filter(|((of, ..), _)| *of == shop);
            let mine: Vec<(i64, i64, i64)> = mine
                .map(|((_, price, count), off)| (*price, *count, *off))
                .collect();
            let priced = Part::new(shop, self.period, &mine);
            assert_eq!(priced.total(), part.total.minor(), "{}", order.number);
            parts.push(priced);
        }
        parts
    }

    fn seller(&self, part: &ShopOrder) -> usize {
        let mut shops = self.town.sellers.iter();
        shops
            .position(|seller| seller.shop() == part.shop.id)
            .unwrap()
    }

    /// The shops cannot send it.
    async fn call_off(&self, order: &Order, mut parts: Vec<Part>) -> Sold {
        let (context, reason) = (&self.town.market.context.orders, text("Broken"));
        for part in &order.shop_orders {
            let seller = &self.town.sellers[self.seller(part)];
            let key = key_of(seller.user(), "cancel", &part.id.to_string());
            cancel::by_seller(context, seller, &key, part.id, &None, &reason)
                .await
                .unwrap();
        }
        parts
            .iter_mut()
            .for_each(|part| part.stand = Stand::Cancelled);
        let back = parts.iter().map(Part::rest).enumerate().collect();
        Sold {
            parts,
            back,
            open: None,
        }
    }

    /// The first part of an order at the buyer's door.
    async fn go_on(&self, story: Story, order: &Order, mut parts: Vec<Part>) -> Sold {
        let (part, priced) = (&order.shop_orders[0], &mut parts[0]);
        let (context, shop) = (&self.town.market.context.orders, self.seller(part));
        let seller = &self.town.sellers[shop];
        let own = |what| key_of(self.buyer, what, &part.id.to_string());
        let shops = |what| key_of(seller.user(), what, &part.id.to_string());
        let (mut back, mut open) = (Vec::new(), None);
        match story {
            Story::Kept | Story::CalledOff => {}
            Story::ReturnedAll => {
                let (place, _) = self.ask(order, None).await;
                let key = shops("approve");
                returns::approve(context, seller, &key, place, false, None)
                    .await
                    .unwrap();
                back.push((0, priced.rest()));
            }
            Story::ReturnedPiece => {
                let (place, theirs) = self.ask(order, Some(1)).await;
                let (key, how) = (shops("approve"), text("To us"));
                returns::approve(context, seller, &key, place, true, Some(&how))
                    .await
                    .unwrap();
                let parcel = returns::Parcel {
                    carrier: text("DHL"),
                    tracking_number: text("0034"),
                };
                returns::send_back(context, self.buyer, &own("send"), theirs, &parcel)
                    .await
                    .unwrap();
                returns::received(context, seller, &shops("received"), place, true)
                    .await
                    .unwrap();
                back.push((0, priced.first_piece()));
            }
            Story::Declined => {
                let (place, theirs) = self.ask(order, None).await;
                returns::decline(context, seller, &shops("decline"), place, &text("No"))
                    .await
                    .unwrap();
                returns::withdraw(context, self.buyer, &own("withdraw"), theirs)
                    .await
                    .unwrap();
            }
            Story::Offered => {
                let (place, theirs) = self.ask(order, None).await;
                let amount = priced.total() * 2 / 5;
                let (key, words) = (shops("offer"), text("Keep it"));
                returns::offer(context, seller, &key, place, Money::new(amount), &words)
                    .await
                    .unwrap();
                returns::accept(context, self.buyer, &own("accept"), theirs)
                    .await
                    .unwrap();
                back.push((0, priced.of_amount(amount)));
            }
            Story::AnsweredLate => {
                let (place, _) = self.ask(order, None).await;
                priced.stand = Stand::Open;
                let (seller, part) = (shop, 0);
                open = Some(Open::Return {
                    seller,
                    place,
                    part,
                });
            }
            Story::DisputeLost | Story::DisputeWon => {
                let capture = self.town.market.capture_of(order).await;
                let complaint = json!({ "dispute_life_cycle_stage": "CHARGEBACK" });
                let path = format!("captures/{capture}/dispute");
                let begun = self
                    .town
                    .market
                    .paypal
                    .post(&path, complaint)
                    .await
                    .unwrap();
                let name = begun["dispute_id"].as_str().unwrap().to_owned();
                let heard = message(format!("{name}-begin"), None, Some(&name));
                let kind = "CUSTOMER.DISPUTE.CREATED";
                self.town.market.hear(&heard, kind).await.unwrap();
                priced.stand = Stand::Open;
                open = Some(Open::Dispute {
                    name,
                    capture,
                    part: 0,
                    lost: story == Story::DisputeLost,
                });
            }
        }
        Sold { parts, back, open }
    }

    /// Asks to give back all of the first part, or so many pieces of its first line; answers where
    /// the return is found, for the shop and for the buyer.
    async fn ask(
        &self,
        order: &Order,
        pieces: Option<i64>,
    ) -> ((ShopOrderId, ReturnId), (OrderId, ReturnId)) {
        let part = &order.shop_orders[0];
        let lines = if pieces.is_some() {
            &part.lines[..1]
        } else {
            &part.lines
        };
        let of = |line: &Line| {
            let count = pieces.unwrap_or(line.quantity);
            (line.id, Quantity::parse(count).unwrap())
        };
        let request = ReturnRequest {
            reason: Reason::Damaged,
            words: text("Please have a look"),
            lines: lines.iter().map(of).collect(),
        };
        let key = key_of(self.buyer, "ask", &part.id.to_string());
        let (context, place) = (&self.town.market.context.orders, (order.id, part.id));
        let asked = returns::request(context, self.buyer, &key, place, &request).await;
        let id = asked.unwrap().shop_orders[0].returns[0].id;
        ((part.id, id), (order.id, id))
    }
}
