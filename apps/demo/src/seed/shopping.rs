//! Who bought what and when: from all shops over the last three months, from the demo seller's over
//! the last year.

use std::collections::BTreeSet;

use chrono::{DateTime, Duration, Utc};

use super::coupon::{self, Used};
use super::course::Wish;
use super::dice::Dice;
use super::goods::Shelf;
use super::people::Crowd;
use super::tree::FIRST_SHOP;

/// Orders that fell to chance.
const ORDERS: usize = 960;
/// How far back they reach.
pub const DAYS: i64 = 90;
/// Orders of the demo seller's goods before that, in a shop that was growing.
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
    pub wish: Wish,
}

/// A line of the cart.
pub struct Pick {
    /// The position of the product on the shelf.
    pub item: usize,
    /// The position of the variant in the product.
    pub variant: usize,
    /// How many.
    pub quantity: i64,
}

/// What must be there for trying things out: customer, hours ago, how it goes on, whose goods.
/// Customer 0 is the demo shopper; the first two shops are those of the demo sellers.
const APPOINTED: [(usize, i64, Wish, &[&str]); 20] = [
    (0, 6, Wish::Waiting, &["clay-and-co", "wick-and-lantern"]),
    (0, 52, Wish::OnTheWay, &["hearth-and-ladle"]),
    (0, 4 * 24, Wish::Expired, &["trail-and-tarn"]),
    (
        0,
        9 * 24,
        Wish::Delivered,
        &["golden-larder", "clay-and-co"],
    ),
    (0, 11 * 24, Wish::ReturnAccepted, &["bright-circuit"]),
    (0, 16 * 24, Wish::CancelledBySeller, &["marble-and-moon"]),
    (0, 23 * 24, Wish::CancelledByBuyer, &["thread-and-tide"]),
    (0, 30 * 24, Wish::Returned, &["sole-and-satchel"]),
    (0, 41 * 24, Wish::Chance, &["paper-kite"]),
    (
        0,
        70 * 24,
        Wish::Chance,
        &["green-sill", "wick-and-lantern"],
    ),
    (6, 9 * 24, Wish::ReturnAsked, &["clay-and-co"]),
    (3, 2, Wish::Waiting, &["clay-and-co"]),
    (8, 11, Wish::Waiting, &["clay-and-co", "golden-larder"]),
    (14, 21, Wish::Waiting, &["clay-and-co"]),
    (5, 4, Wish::Waiting, &["wick-and-lantern"]),
    (19, 16, Wish::Waiting, &["wick-and-lantern", "tidewater"]),
    (22, 27, Wish::Waiting, &["wick-and-lantern"]),
    (11, 50, Wish::OnTheWay, &["clay-and-co", "wick-and-lantern"]),
    (9, 8 * 24, Wish::Disputed, &["clay-and-co"]),
    (12, 64 * 24, Wish::DisputeWon, &["clay-and-co"]),
];

/// All sales, the oldest first.
pub fn plan(shelf: &Shelf, crowd: &Crowd, now: DateTime<Utc>) -> Vec<Sale> {
    let dice = Dice::new(3);
    let mut shopper = Shopper { shelf, dice };
    let mut sales: Vec<Sale> = APPOINTED
        .iter()
        .map(|(buyer, hours, wish, shops)| {
            shopper.appointed(*buyer, now - Duration::hours(*hours), *wish, shops)
        })
        .collect();
    for _ in 0..ORDERS {
        let ago = shopper.dice.between(45, DAYS * 24 * 60);
        sales.extend(shopper.by_chance(crowd, now - Duration::minutes(ago), None));
    }
    let dice = Dice::new(9);
    let mut earlier = Shopper { shelf, dice };
    for _ in 0..EARLIER_ORDERS {
        let mut ago = || earlier.dice.between(DAYS * 24 * 60, YEAR * 24 * 60);
        let at = now - Duration::minutes(ago().min(ago()));
        sales.extend(earlier.by_chance(crowd, at, Some(FIRST_SHOP)));
    }
    sales.sort_by_key(|sale| sale.at);
    hand_out_coupons(&mut sales, now);
    coupon::hand_out(&mut sales, shelf, now);
    sales
}

/// The first orders of some customers in these months; only paid ones count as a use.
fn hand_out_coupons(sales: &mut [Sale], now: DateTime<Utc>) {
    let mut used = BTreeSet::new();
    for sale in sales {
        let is_one = (1..=COUPON_USERS).contains(&sale.buyer) && sale.wish == Wish::Chance;
        if is_one && sale.at > now - Duration::days(DAYS) && used.insert(sale.buyer) {
            sale.coupon = Some(Used::Markets);
        }
    }
}

struct Shopper<'a> {
    shelf: &'a Shelf,
    dice: Dice,
}

impl Shopper<'_> {
    fn appointed(&mut self, buyer: usize, at: DateTime<Utc>, wish: Wish, shops: &[&str]) -> Sale {
        let picks = shops.iter().filter_map(|shop| self.pick(at, Some(shop)));
        Sale {
            buyer,
            at,
            picks: picks.collect(),
            coupon: None,
            wish,
        }
    }

    /// Of one shop's goods, or of any.
    fn by_chance(&mut self, crowd: &Crowd, at: DateTime<Utc>, shop: Option<&str>) -> Option<Sale> {
        let last = i64::try_from(crowd.customers.len()).ok()? - 1;
        let buyer = usize::try_from(self.dice.between(1, last)).ok()?;
        let mut picks: Vec<Pick> = Vec::new();
        for _ in 0..=self.dice.weighted(&[36, 31, 20, 13])? {
            let pick = self.pick(at, shop)?;
            if picks.iter().all(|other| other.item != pick.item) {
                picks.push(pick);
            }
        }
        let wish = if self.dice.in_thousand(12) {
            Wish::Expired
        } else {
            Wish::Chance
        };
        Some(Sale {
            buyer,
            at,
            picks,
            coupon: None,
            wish,
        })
    }

    /// Something that was on sale then, popular things more often.
    fn pick(&mut self, at: DateTime<Utc>, shop: Option<&str>) -> Option<Pick> {
        let items = self.shelf.items.iter();
        let weights: Vec<i64> = items
            .map(|item| {
                let there = item.published_at < at && shop.is_none_or(|s| s == item.shop.slug);
                if there { item.appeal } else { 0 }
            })
            .collect();
        let item = self.dice.weighted(&weights)?;
        let variants = &self.shelf.items.get(item)?.variants;
        let last = i64::try_from(variants.len()).ok()? - 1;
        let variant = usize::try_from(self.dice.between(0, last)).ok()?;
        let cheap = variants.get(variant)?.price < 2500;
        let several = cheap && self.dice.in_thousand(300);
        let quantity = if several { self.dice.between(2, 4) } else { 1 };
        Some(Pick {
            item,
            variant,
            quantity,
        })
    }
}
