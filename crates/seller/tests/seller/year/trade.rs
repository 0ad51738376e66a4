//! What people do in the year: who buys what, and what comes of it.

use std::ops::Range;

use auth::actor::{Operator, Seller, User};
use futures_util::future::join_all;
use orders::order::{Line, ShopOrder};
use orders::returns::{self, Reason, Wish};
use orders::{Order, cancel};
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};
use serde_json::json;
use types::{Money, OrderId, Quantity, ReturnId, ShopOrderId, Text};

use super::books::{Books, Part, Stand, percent, split};
use crate::support::{Emulator, Fair, Good, key_of, message};

/// The prices of each shop's goods.
const PRICES: [[i64; 3]; 5] = [
    [1099, 2495, 333],
    [4999, 1850, 725],
    [12_345, 3999, 1501],
    [667, 1001, 8888],
    [2999, 5555, 119],
];
/// Who buys at the same time.
const BUYERS: usize = 8;

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

/// What is decided after the next payout run.
enum Open {
    Return {
        seller: usize,
        place: (ShopOrderId, ReturnId),
        part: usize,
    },
    Dispute {
        name: String,
        capture: String,
        part: usize,
        lost: bool,
    },
}

/// Five shops, their buyers and an operator.
pub struct Town {
    pub fair: Fair<Emulator>,
    pub sellers: Vec<Seller>,
    pub olga: Operator,
    goods: Vec<[Good; 3]>,
    buyers: Vec<User>,
    open: Vec<Open>,
}

/// What came of one order: its parts, and how the first one went on.
struct Sold {
    parts: Vec<Part>,
    /// Of which part how much went back, with the marketplace's share.
    back: Vec<(usize, (i64, i64))>,
    open: Option<Open>,
}

impl Town {
    pub async fn found() -> Self {
        let fair = Fair::at_emulator().await;
        let (mut sellers, mut goods, mut buyers) = (Vec::new(), Vec::new(), Vec::new());
        for (n, prices) in PRICES.iter().enumerate() {
            let seller = fair.seller(&format!("shop-{n}")).await;
            let mut shelf = Vec::new();
            for price in prices {
                let name = format!("good-{n}-{price}");
                shelf.push(fair.good(&seller, &name, *price, 1_000_000).await);
            }
            goods.push(<[Good; 3]>::try_from(shelf).unwrap());
            sellers.push(seller);
        }
        for n in 0..BUYERS {
            buyers.push(fair.shopper(&format!("buyer-{n}")).await);
        }
        fair.sql("insert into coupons (code, percent_bps) values ('TENTH', 1000)")
            .await;
        // fees are more than the commission of what is cheap
        let deposit = json!({ "amount": { "currency_code": "USD", "value": "10000.00" } });
        fair.paypal.post("deposits", deposit).await.unwrap();
        Self {
            olga: fair.operator("olga").await,
            sellers,
            goods,
            fair,
            buyers,
            open: Vec::new(),
        }
    }

    /// These orders are placed, sent and delivered, and some come back.
    pub async fn trade(&mut self, orders: Range<i64>, books: &mut Books) {
        let town = &*self;
        let period = books.period;
        let shopping = town.buyers.iter().enumerate().map(async |(n, buyer)| {
            let hand = Hand {
                town,
                buyer,
                period,
            };
            let mut sold = Vec::new();
            for order in orders.clone().skip(n).step_by(BUYERS) {
                sold.push(hand.buy(order).await);
            }
            sold
        });
        let sold = join_all(shopping).await.into_iter().flatten();
        for Sold { parts, back, open } in sold {
            let first = books.parts.len();
            books.sold(parts);
            for (part, back) in back {
                books.went_back(first + part, "refund", back);
            }
            self.open.extend(open.map(|open| open.about(first)));
        }
    }

    /// Shops answer, and PayPal decides.
    pub async fn decide_what_is_open(&mut self, books: &mut Books) {
        for open in self.open.drain(..) {
            match open {
                Open::Return {
                    seller,
                    place,
                    part,
                } => {
                    let seller = &self.sellers[seller];
                    let key = key_of(seller.user(), "approve", &place.1.to_string());
                    let context = &self.fair.context.orders;
                    returns::approve(context, seller, &key, place, false, None)
                        .await
                        .unwrap();
                    let rest = books.parts[part].rest();
                    books.went_back(part, "refund", rest);
                    books.parts[part].stand = Stand::Delivered;
                }
                Open::Dispute {
                    name,
                    capture,
                    part,
                    lost,
                } => {
                    let whose = if lost { "BUYER" } else { "SELLER" };
                    let outcome = json!({ "outcome": format!("RESOLVED_{whose}_FAVOUR") });
                    let path = format!("disputes/{name}");
                    self.fair.paypal.post(&path, outcome).await.unwrap();
                    let heard = message(format!("{name}-end"), None, Some(&name));
                    let kind = "CUSTOMER.DISPUTE.RESOLVED";
                    self.fair.hear(&heard, kind).await.unwrap();
                    if lost {
                        let theirs = self.fair.paypal.books().await;
                        let mut lines = theirs["refunded"].as_array().unwrap().iter();
                        let line = lines.find(|line| line["captureId"] == *capture).unwrap();
                        let back = (capture.as_str(), line["refundId"].as_str().unwrap());
                        let heard = message(format!("{name}-back"), Some(back), None);
                        let kind = "PAYMENT.CAPTURE.REVERSED";
                        self.fair.hear(&heard, kind).await.unwrap();
                        let rest = books.parts[part].rest();
                        books.went_back(part, "reversal", rest);
                        books.lost_disputes += 1;
                    }
                    books.parts[part].stand = Stand::Delivered;
                }
            }
        }
    }
}

impl Open {
    fn about(mut self, at: usize) -> Self {
        let (Self::Return { part, .. } | Self::Dispute { part, .. }) = &mut self;
        *part = at;
        self
    }
}

/// One buyer at work.
struct Hand<'a> {
    town: &'a Town,
    buyer: &'a User,
    period: i64,
}

fn text<const N: usize>(words: &str) -> Text<N> {
    words.parse().unwrap()
}

impl Hand<'_> {
    /// One order, from the cart to the door and maybe back.
    async fn buy(&self, number: i64) -> Sold {
        let mut dice = StdRng::seed_from_u64(u64::try_from(number).unwrap());
        let story = Story::of(number);
        let alone = matches!(story, Story::DisputeLost | Story::DisputeWon);
        let shops = if alone || dice.random_bool(0.8) { 1 } else { 2 };
        let first = dice.random_range(0..PRICES.len());
        let mut wanted = Vec::new();
        for shop in (first..first + shops).map(|shop| shop % PRICES.len()) {
            let good = dice.random_range(0..3);
            for good in (good..good + dice.random_range(1..=2)).map(|good| good % 3) {
                wanted.push((shop, good, dice.random_range(1..=4)));
            }
        }
        let coupon = dice.random_bool(0.1);
        let goods: Vec<(Good, i64)> = wanted
            .iter()
            .map(|(shop, good, count)| (self.town.goods[*shop][*good], *count))
            .collect();
        let code = coupon.then_some("TENTH");
        let order = self.town.fair.paid(self.buyer, &goods, code).await;
        let parts = self.price(&order, &wanted, coupon);
        if story == Story::CalledOff {
            self.call_off(&order, parts).await
        } else {
            for part in &order.shop_orders {
                let seller = self.seller(part);
                self.town.fair.ship(&self.town.sellers[seller], part).await;
                self.town
                    .fair
                    .deliver(&self.town.sellers[seller], part)
                    .await;
            }
            self.go_on(story, &order, parts).await
        }
    }

    /// What the goods cost, by the price list and the coupon's tenth.
    fn price(&self, order: &Order, wanted: &[(usize, usize, i64)], coupon: bool) -> Vec<Part> {
        // in the order in which they stand on the receipt: it says who gets the odd cent
        let lines: Vec<(usize, i64, i64)> = order
            .shop_orders
            .iter()
            .flat_map(|part| part.lines.iter().map(|line| (self.seller(part), line)))
            .map(|(shop, line)| {
                let is_it = |(of, good, _): &&(usize, usize, i64)| {
                    *of == shop && self.town.goods[shop][*good].product == line.product_id
                };
                let (_, good, count) = wanted.iter().find(is_it).unwrap();
                (shop, PRICES[shop][*good], *count)
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
        let (context, reason) = (&self.town.fair.context.orders, text("Broken"));
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
        let (context, shop) = (&self.town.fair.context.orders, self.seller(part));
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
                let capture = self.town.fair.capture_of(order).await;
                let complaint = json!({ "dispute_life_cycle_stage": "CHARGEBACK" });
                let path = format!("captures/{capture}/dispute");
                let begun = self.town.fair.paypal.post(&path, complaint).await.unwrap();
                let name = begun["dispute_id"].as_str().unwrap().to_owned();
                let heard = message(format!("{name}-begin"), None, Some(&name));
                let kind = "CUSTOMER.DISPUTE.CREATED";
                self.town.fair.hear(&heard, kind).await.unwrap();
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
        let wish = Wish {
            reason: Reason::Damaged,
            words: text("Please have a look"),
            lines: lines.iter().map(of).collect(),
        };
        let key = key_of(self.buyer, "ask", &part.id.to_string());
        let (context, place) = (&self.town.fair.context.orders, (order.id, part.id));
        let asked = returns::ask(context, self.buyer, &key, place, &wish).await;
        let id = asked.unwrap().shop_orders[0].returns[0].id;
        ((part.id, id), (order.id, id))
    }
}
