//! Who bought what and when: from all shops over the last three months, from the demo seller's over
//! the last year.

use std::collections::BTreeSet;

use chrono::{DateTime, Duration, Utc};

use super::coupon::{self, Used};
use super::order_steps::Scenario;
use super::people::Accounts;
use super::products::Products;
use super::rng::SeededRng;
use super::shops_and_categories::FIRST_SHOP;

/// Orders that are random.
const ORDERS: usize = 960;
/// How far back they reach.
pub const DAYS: i64 = 90;
/// Orders of the demo seller's products before that, in a shop that was growing.
const EARLIER_ORDERS: usize = 250;
/// How far back those reach, in days.
pub const YEAR: i64 = 365;
/// So many customers have used the coupon; the demo shopper has not.
const COUPON_USERS: usize = 9;

/// One visit to the check-out.
pub struct Sale {
    /// The position of the customer.
    pub buyer: usize,
    /// When the order was placed.
    pub at: DateTime<Utc>,
    /// What was in the cart.
    pub picks: Vec<Pick>,
    /// The coupon that was used.
    pub coupon: Option<Used>,
    /// How it went on.
    pub scenario: Scenario,
}

/// A line of the cart.
pub struct Pick {
    /// The position of the product among all products.
    pub item: usize,
    /// The position of the variant in the product.
    pub variant: usize,
    /// How many.
    pub quantity: i64,
}

/// What must be there for trying things out: customer, hours ago, how it goes on, whose products.
/// Customer 0 is the demo shopper; the first two shops are those of the demo sellers.
const FIXED_SALES: [(usize, i64, Scenario, &[&str]); 20] = [
    (
        0,
        6,
        Scenario::Waiting,
        &["clay-and-co", "wick-and-lantern"],
    ),
    (0, 52, Scenario::OnTheWay, &["hearth-and-ladle"]),
    (0, 4 * 24, Scenario::Expired, &["trail-and-tarn"]),
    (
        0,
        9 * 24,
        Scenario::Delivered,
        &["golden-larder", "clay-and-co"],
    ),
    (0, 11 * 24, Scenario::ReturnAccepted, &["bright-circuit"]),
    (
        0,
        16 * 24,
        Scenario::CancelledBySeller,
        &["marble-and-moon"],
    ),
    (0, 23 * 24, Scenario::CancelledByBuyer, &["thread-and-tide"]),
    (0, 30 * 24, Scenario::Returned, &["sole-and-satchel"]),
    (0, 41 * 24, Scenario::Random, &["paper-kite"]),
    (
        0,
        70 * 24,
        Scenario::Random,
        &["green-sill", "wick-and-lantern"],
    ),
    (6, 9 * 24, Scenario::ReturnAsked, &["clay-and-co"]),
    (3, 2, Scenario::Waiting, &["clay-and-co"]),
    (8, 11, Scenario::Waiting, &["clay-and-co", "golden-larder"]),
    (14, 21, Scenario::Waiting, &["clay-and-co"]),
    (5, 4, Scenario::Waiting, &["wick-and-lantern"]),
    (
        19,
        16,
        Scenario::Waiting,
        &["wick-and-lantern", "tidewater"],
    ),
    (22, 27, Scenario::Waiting, &["wick-and-lantern"]),
    (
        11,
        50,
        Scenario::OnTheWay,
        &["clay-and-co", "wick-and-lantern"],
    ),
    (9, 8 * 24, Scenario::Disputed, &["clay-and-co"]),
    (12, 64 * 24, Scenario::DisputeWon, &["clay-and-co"]),
];

/// All sales, the oldest first.
pub fn plan(products: &Products, accounts: &Accounts, now: DateTime<Utc>) -> Vec<Sale> {
    let rng = SeededRng::new(3);
    let mut shopper = Shopper { products, rng };
    let mut sales: Vec<Sale> = FIXED_SALES
        .iter()
        .map(|(buyer, hours, scenario, shops)| {
            shopper.fixed_sale(*buyer, now - Duration::hours(*hours), *scenario, shops)
        })
        .collect();
    for _ in 0..ORDERS {
        let ago = shopper.rng.between(45, DAYS * 24 * 60);
        sales.extend(shopper.random_sale(accounts, now - Duration::minutes(ago), None));
    }
    let rng = SeededRng::new(9);
    let mut earlier = Shopper { products, rng };
    for _ in 0..EARLIER_ORDERS {
        let mut ago = || earlier.rng.between(DAYS * 24 * 60, YEAR * 24 * 60);
        let at = now - Duration::minutes(ago().min(ago()));
        sales.extend(earlier.random_sale(accounts, at, Some(FIRST_SHOP)));
    }
    sales.sort_by_key(|sale| sale.at);
    hand_out_coupons(&mut sales, now);
    coupon::hand_out(&mut sales, products, now);
    sales
}

/// The first orders of some customers in these months; only paid ones count as a use.
fn hand_out_coupons(sales: &mut [Sale], now: DateTime<Utc>) {
    let mut used = BTreeSet::new();
    for sale in sales {
        let is_one = (1..=COUPON_USERS).contains(&sale.buyer) && sale.scenario == Scenario::Random;
        if is_one && sale.at > now - Duration::days(DAYS) && used.insert(sale.buyer) {
            sale.coupon = Some(Used::Markets);
        }
    }
}

struct Shopper<'a> {
    products: &'a Products,
    rng: SeededRng,
}

impl Shopper<'_> {
    fn fixed_sale(
        &mut self,
        buyer: usize,
        at: DateTime<Utc>,
        scenario: Scenario,
        shops: &[&str],
    ) -> Sale {
        let picks = shops.iter().filter_map(|shop| self.pick(at, Some(shop)));
        Sale {
            buyer,
            at,
            picks: picks.collect(),
            coupon: None,
            scenario,
        }
    }

    /// Of one shop's products, or of any.
    fn random_sale(
        &mut self,
        accounts: &Accounts,
        at: DateTime<Utc>,
        shop: Option<&str>,
    ) -> Option<Sale> {
        let last = i64::try_from(accounts.customers.len()).ok()? - 1;
        let buyer = usize::try_from(self.rng.between(1, last)).ok()?;
        let mut picks: Vec<Pick> = Vec::new();
        for _ in 0..=self.rng.weighted(&[36, 31, 20, 13])? {
            let pick = self.pick(at, shop)?;
            if picks.iter().all(|other| other.item != pick.item) {
                picks.push(pick);
            }
        }
        let scenario = if self.rng.in_thousand(12) {
            Scenario::Expired
        } else {
            Scenario::Random
        };
        Some(Sale {
            buyer,
            at,
            picks,
            coupon: None,
            scenario,
        })
    }

    /// Something that was on sale then, popular things more often.
    fn pick(&mut self, at: DateTime<Utc>, shop: Option<&str>) -> Option<Pick> {
        let items = self.products.items.iter();
        let weights: Vec<i64> = items
            .map(|item| {
                let there = item.published_at < at && shop.is_none_or(|s| s == item.shop.slug);
                if there { item.popularity } else { 0 }
            })
            .collect();
        let item = self.rng.weighted(&weights)?;
        let variants = &self.products.items.get(item)?.variants;
        let last = i64::try_from(variants.len()).ok()? - 1;
        let variant = usize::try_from(self.rng.between(0, last)).ok()?;
        let cheap = variants.get(variant)?.price < 2500;
        let several = cheap && self.rng.in_thousand(300);
        let quantity = if several { self.rng.between(2, 4) } else { 1 };
        Some(Pick {
            item,
            variant,
            quantity,
        })
    }
}
