//! Sums checked by hand, and properties checked over thousands of generated carts.

use catalog::Tile;
use catalog::variant::{Offer, ShopRef};
use proptest::prelude::*;
use types::{CartLineId, CategoryId, CouponId, ProductId, Quantity, ShopId, VariantId};

use super::*;
use crate::coupon::{Reduction, Scope, Standing};

fn line(id: i64, shop: i64, price: i64, sale: Option<i64>, quantity: i64) -> Line {
    let shop = ShopRef {
        id: ShopId::new(shop),
        name: format!("Shop {shop}"),
        slug: format!("shop-{shop}"),
    };
    let offer = Offer {
        variant: VariantId::new(id),
        product: ProductId::new(id),
        collection: None,
        category: CategoryId::new(1),
        above: None,
        product_slug: format!("product-{id}"),
        title: format!("Product {id}"),
        title_de: None,
        tile: Tile::Sand,
        thumbnail: None,
        shop,
        handling_days: 3,
        owner: types::UserId::new(1),
        commission_bps: None,
        options: Vec::new(),
        price: Money::new(price),
        price_sale: sale.map(Money::new),
        available: 999,
        paying: None,
        on_holiday: false,
        on_sale: true,
    };
    Line {
        id: CartLineId::new(id),
        quantity: Quantity::parse(quantity).unwrap(),
        seen: None,
        offer,
    }
}

fn coupon(reduction: Reduction) -> Coupon {
    Coupon {
        id: CouponId::new(1),
        code: "TEST".to_owned(),
        shop: None,
        scope: Scope::Everything,
        reduction,
        minimum_spend: Money::ZERO,
        standing: Standing::Open,
        counted: false,
    }
}

fn ten_percent() -> Entered {
    Entered::Known(coupon(Reduction::BasisPoints(1000)))
}

fn codes(quote: &Quote) -> Vec<&'static str> {
    let codes = quote.problems.iter().map(|problem| problem.obstacle.code());
    codes.collect()
}

#[test]
fn the_sale_price_counts_when_there_is_one_and_shipping_is_free() {
    let lines = [line(1, 1, 2000, Some(1500), 2), line(2, 2, 999, None, 3)];
    let quote = quote(&lines, &Entered::Nothing).unwrap();
    assert_eq!(quote.subtotal, Money::new(2 * 1500 + 3 * 999));
    assert_eq!(quote.total, quote.subtotal);
    assert_eq!(quote.shipping, Money::ZERO);
    assert_eq!(quote.groups[0].total, Money::new(3000));
    assert!(quote.problems.is_empty());
}

#[test]
fn a_tenth_off_is_split_so_that_no_cent_is_lost() {
    let lines = [
        line(1, 1, 333, None, 1),
        line(2, 2, 333, None, 1),
        line(3, 1, 333, None, 1),
    ];
    let quote = quote(&lines, &ten_percent()).unwrap();
    let discounts = |group: usize| quote.groups[group].discount;
    assert_eq!(quote.discount, Money::new(100));
    assert_eq!(
        (discounts(0), discounts(1)),
        (Money::new(67), Money::new(33))
    );
    assert_eq!(quote.total, Money::new(899));
}

#[test]
fn a_shops_coupon_reduces_that_shop_only() {
    let mut own = coupon(Reduction::Amount(Money::new(500)));
    own.shop = Some(ShopId::new(2));
    let lines = [line(1, 1, 1000, None, 1), line(2, 2, 400, None, 1)];
    let priced = quote(&lines, &Entered::Known(own.clone())).unwrap();
    assert_eq!(priced.groups[0].discount, Money::ZERO);
    assert_eq!(priced.groups[1].total, Money::ZERO);
    assert_eq!(priced.total, Money::new(1000));
    let elsewhere = quote(&lines[..1], &Entered::Known(own)).unwrap();
    assert_eq!(codes(&elsewhere), ["coupon_not_applicable"]);
    assert_eq!(elsewhere.discount, Money::ZERO);
}

#[test]
fn a_refused_coupon_takes_nothing_off_and_says_why() {
    let with = |change: fn(&mut Coupon)| {
        let mut coupon = coupon(Reduction::BasisPoints(1000));
        change(&mut coupon);
        quote(&[line(1, 1, 1000, None, 1)], &Entered::Known(coupon)).unwrap()
    };
    let refused = [
        with(|coupon| coupon.standing = Standing::NotStarted),
        with(|coupon| coupon.standing = Standing::Ended),
        with(|coupon| coupon.standing = Standing::Used),
        with(|coupon| coupon.minimum_spend = Money::new(1001)),
        quote(&[line(1, 1, 1000, None, 1)], &Entered::Unknown).unwrap(),
    ];
    let all: Vec<&str> = refused.iter().flat_map(codes).collect();
    let expected = [
        "coupon_not_started",
        "coupon_expired",
        "coupon_used",
        "coupon_minimum",
        "coupon_unknown",
    ];
    assert_eq!(all, expected);
    assert!(
        refused
            .iter()
            .all(|quote| quote.discount == Money::ZERO && quote.coupon.is_none())
    );
}

#[test]
fn withdrawn_lines_are_not_counted_and_short_ones_are_reported() {
    let mut withdrawn = line(1, 1, 1000, None, 1);
    withdrawn.offer.on_sale = false;
    let mut short = line(2, 1, 500, None, 4);
    short.offer.available = 3;
    let quote = quote(&[withdrawn, short], &Entered::Nothing).unwrap();
    assert_eq!(quote.total, Money::new(2000));
    assert_eq!(codes(&quote), ["unavailable", "out_of_stock"]);
}

#[test]
fn an_order_with_nothing_to_pay_is_no_order() {
    let all_off = Entered::Known(coupon(Reduction::BasisPoints(10_000)));
    let quote = quote(&[line(1, 1, 1000, None, 1)], &all_off).unwrap();
    assert_eq!(codes(&quote), ["nothing_to_pay"]);
}

fn any_line() -> impl Strategy<Value = (i64, i64, Option<i64>, i64)> {
    (1i64..6, 2i64..100_000, prop::bool::ANY, 1i64..=999).prop_map(
        |(shop, price, sale, quantity)| (shop, price, sale.then_some(price / 2), quantity),
    )
}

fn any_reduction() -> impl Strategy<Value = Reduction> {
    prop_oneof![
        (1u16..=10_000).prop_map(Reduction::BasisPoints),
        (1i64..100_000_000).prop_map(|amount| Reduction::Amount(Money::new(amount))),
    ]
}

proptest! {
    #[test]
    fn sums_agree_at_every_level_and_no_line_costs_less_than_nothing(
        drawn in prop::collection::vec(any_line(), 1..20),
        reduction in any_reduction(),
        own in prop::option::of(1i64..6),
    ) {
        let lines: Vec<Line> = (1..).zip(drawn)
            .map(|(id, (shop, price, sale, quantity))| line(id, shop, price, sale, quantity))
            .collect();
        let mut coupon = coupon(reduction);
        coupon.shop = own.map(ShopId::new);
        let quote = quote(&lines, &Entered::Known(coupon)).unwrap();
        let expected: i64 = lines.iter()
            .map(|l| l.offer.unit_price().minor() * i64::from(l.quantity.get())).sum();
        prop_assert_eq!(quote.subtotal.minor(), expected);
        prop_assert_eq!(quote.total.minor(), expected - quote.discount.minor());
        let sum = |amounts: Vec<Money>| Money::sum(amounts).unwrap();
        prop_assert_eq!(quote.total, sum(quote.groups.iter().map(|g| g.total).collect()));
        for group in &quote.groups {
            prop_assert_eq!(group.discount, sum(group.lines.iter().map(|l| l.discount).collect()));
            prop_assert_eq!(group.total, sum(group.lines.iter().map(|l| l.total).collect()));
            for line in &group.lines {
                prop_assert!(!line.discount.is_negative() && !line.total.is_negative());
                let reduced = own.is_none_or(|own| own == line.offer.shop.id.get());
                prop_assert!(reduced || line.discount == Money::ZERO);
            }
        }
    }
}
