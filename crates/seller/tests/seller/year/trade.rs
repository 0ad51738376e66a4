//! The town of the year: its shops and their products, and what is decided there later.

use std::ops::Range;

use auth::actor::{Operator, Seller, User};
use futures_util::future::join_all;
use orders::returns;
use serde_json::json;
use types::{ReturnId, ShopOrderId};

use super::books::{Books, Stand};
use super::hand::{Hand, Sold};
use crate::support::{Emulator, TestMarket, TestProduct, key_of, message};

/// The prices of each shop's products.
pub const PRICES: [[i64; 3]; 5] = [
    [1099, 2495, 333],
    [4999, 1850, 725],
    [12_345, 3999, 1501],
    [667, 1001, 8888],
    [2999, 5555, 119],
];
/// Who buys at the same time.
const BUYERS: usize = 8;

/// What is decided after the next payout run.
pub enum Open {
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
    pub market: TestMarket<Emulator>,
    pub sellers: Vec<Seller>,
    pub olga: Operator,
    pub items: Vec<[TestProduct; 3]>,
    buyers: Vec<User>,
    open: Vec<Open>,
}

impl Town {
    pub async fn found() -> Self {
        let market = TestMarket::at_emulator().await;
        let (mut sellers, mut items, mut buyers) = (Vec::new(), Vec::new(), Vec::new());
        for (n, prices) in PRICES.iter().enumerate() {
            let seller = market.seller(&format!("shop-{n}")).await;
            let mut shelf = Vec::new();
            for price in prices {
                let name = format!("good-{n}-{price}");
                shelf.push(market.product(&seller, &name, *price, 1_000_000).await);
            }
            items.push(<[TestProduct; 3]>::try_from(shelf).unwrap());
            sellers.push(seller);
        }
        for n in 0..BUYERS {
            buyers.push(market.shopper(&format!("buyer-{n}")).await);
        }
        market
            .sql("insert into coupons (code, percent_bps) values ('TENTH', 1000)")
            .await;
        // fees are more than the commission of what is cheap
        let deposit = json!({ "amount": { "currency_code": "USD", "value": "10000.00" } });
        market.paypal.post("deposits", deposit).await.unwrap();
        Self {
            olga: market.operator("olga").await,
            sellers,
            items,
            market,
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
                    let key = key_of(seller.user(), "approve", &place.0.to_string());
                    let context = &self.market.context.orders;
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
                    self.market.paypal.post(&path, outcome).await.unwrap();
                    let heard = message(format!("{name}-end"), None, Some(&name));
                    let kind = "CUSTOMER.DISPUTE.RESOLVED";
                    self.market.hear(&heard, kind).await.unwrap();
                    if lost {
                        let theirs = self.market.paypal.books().await;
                        let mut lines = theirs["refunded"].as_array().unwrap().iter();
                        let line = lines.find(|line| line["captureId"] == *capture).unwrap();
                        let back = (capture.as_str(), line["refundId"].as_str().unwrap());
                        let heard = message(format!("{name}-back"), Some(back), None);
                        let kind = "PAYMENT.CAPTURE.REVERSED";
                        self.market.hear(&heard, kind).await.unwrap();
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
