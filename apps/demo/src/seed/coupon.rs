//! The coupons of the demo seller's shop: one active, one scheduled, one ended; and who used them.

use std::collections::BTreeSet;

use chrono::{DateTime, Duration, Utc};
use serde_json::json;

use super::order_steps::Scenario;
use super::products::{Item, Products};
use super::rng::SeededRng;
use super::rows::Rows;
use super::shopping::Sale;
use super::shops_and_categories::{FIRST_SHOP, OpenShop};

/// A coupon on an order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Used {
    /// The marketplace's own.
    Markets,
    /// The shop's, by its place among [`OFFERS`].
    Shops(usize),
}

/// A coupon of the shop.
pub struct Offer {
    /// What buyers type.
    pub code: &'static str,
    percent_bps: Option<u16>,
    amount: Option<i64>,
    minimum: i64,
    /// From and to, in days from now.
    days: [i64; 2],
    /// The collection that it is for; none: everything of the shop.
    collection: Option<&'static str>,
}

/// In the order of their ids.
pub const OFFERS: [Offer; 3] = [
    Offer {
        code: "TABLE15",
        percent_bps: Some(1500),
        amount: None,
        minimum: 0,
        days: [-20, 21],
        collection: Some("plates-and-bowls"),
    },
    Offer {
        code: "GIFT5",
        percent_bps: None,
        amount: Some(500),
        minimum: 5000,
        days: [7, 35],
        collection: None,
    },
    Offer {
        code: "AUTUMN10",
        percent_bps: Some(1000),
        amount: None,
        minimum: 0,
        days: [-70, -40],
        collection: None,
    },
];

/// So many of a thousand buyers knew of a coupon.
const KNOWN: i64 = 800;

impl Used {
    /// The discount in 1/100 %.
    pub fn percent_bps(self) -> u16 {
        match self {
            Self::Markets => 1000,
            Self::Shops(place) => OFFERS.get(place).and_then(|it| it.percent_bps).unwrap_or(0),
        }
    }

    /// Whether it is for this product.
    pub fn covers(self, item: &Item) -> bool {
        match self {
            Self::Markets => true,
            Self::Shops(place) => OFFERS.get(place).is_some_and(|offer| offer.covers(item)),
        }
    }
}

impl Offer {
    fn covers(&self, item: &Item) -> bool {
        let wanted = self.collection;
        item.shop.slug == FIRST_SHOP
            && wanted.is_none_or(|wanted| item.collection.as_deref() == Some(wanted))
    }

    fn bounds(&self, now: DateTime<Utc>) -> [Option<DateTime<Utc>>; 2] {
        self.days.map(|ahead| {
            let day = now + Duration::days(ahead);
            day.date_naive().and_hms_opt(0, 0, 0).map(|at| at.and_utc())
        })
    }

    fn runs(&self, at: DateTime<Utc>, now: DateTime<Utc>) -> bool {
        let [from, to] = self.bounds(now);
        from.is_some_and(|from| from <= at) && to.is_some_and(|to| at < to)
    }
}

/// Some buyers use them, each of them once; only paid orders count.
pub fn hand_out(sales: &mut [Sale], products: &Products, now: DateTime<Utc>) {
    let mut rng = SeededRng::new(10);
    let mut used = BTreeSet::new();
    for sale in sales {
        let is_free = sale.buyer > 0 && sale.coupon.is_none() && sale.scenario == Scenario::Random;
        for (place, offer) in OFFERS.iter().enumerate().filter(|_| is_free) {
            let mut items = sale
                .picks
                .iter()
                .filter_map(|it| products.items.get(it.item));
            let fits = offer.runs(sale.at, now) && items.any(|item| offer.covers(item));
            if fits && rng.in_thousand(KNOWN) && used.insert((place, sale.buyer)) {
                sale.coupon = Some(Used::Shops(place));
                break;
            }
        }
    }
}

/// Writes them behind the marketplace's own, whose id is `after`.
pub fn write(rows: &mut Rows, shop: &OpenShop, after: i64, now: DateTime<Utc>) {
    for (id, offer) in (after + 1..).zip(&OFFERS) {
        let [from, to] = offer.bounds(now);
        let collection = offer
            .collection
            .and_then(|slug| shop.collections.get(slug).copied());
        rows.add_plain(
            "coupons",
            json!({
                "id": id, "shop_id": shop.id, "code": offer.code,
                "percent_bps": offer.percent_bps, "amount": offer.amount,
                "minimum_spend": offer.minimum, "starts_at": from, "ends_at": to,
                "created_at": from, "customer_limit": 1, "used": 0,
                "applies_to": if collection.is_some() { "collections" } else { "everything" },
            }),
        );
        if let Some(collection) = collection {
            let row = json!({ "coupon_id": id, "collection_id": collection });
            rows.add_plain("coupon_collections", row);
        }
    }
}
