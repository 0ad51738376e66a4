//! From chosen lines to a frozen order: what it costs, what it holds, and what is left of it
//! when it comes to nothing.

use std::sync::Arc;

use cart::coupon::Code;
use orders::checkout::Request;
use orders::status::{PaymentStatus, ShopOrderStatus};
use orders::{Error, Order, checkout};
use tokio::task::JoinHandle;
use types::CartLineId;

use crate::support::{TestMarket, cents, key_of, part_of, request};

const RESERVED: &str = "select sum(reserved) from stock";
const ORDERS: &str = "select count(*) from orders";

fn with_coupon(lines: &[CartLineId], code: &str) -> Request {
    Request {
        coupon: Some(Code::parse(code).unwrap()),
        ..request(lines)
    }
}

#[tokio::test]
async fn an_order_over_two_shops_is_frozen_to_the_cent() {
    let market = TestMarket::open().await;
    let (clay, wood) = (market.seller("clay").await, market.seller("wood").await);
    let ada = market.shopper("ada").await;
    let lines = [
        market
            .put(&ada, market.product(&clay, "mug", 1999, 9).await, 3)
            .await,
        market
            .put(&ada, market.product(&wood, "bowl", 3333, 9).await, 1)
            .await,
        market
            .put(&ada, market.product(&wood, "spoon", 101, 9).await, 2)
            .await,
    ];
    let wanted = with_coupon(&lines, "HELLOSHOP");
    let order = market.place(&ada, "one", &wanted).await.unwrap();
    // 10 % of 95.32, and of the cent that is over the line with the largest remainder has it
    let sums = (order.subtotal, order.discount, order.total);
    assert_eq!(sums, (cents(9532), cents(953), cents(8579)));
    let (of_clay, of_wood) = (part_of(&order, &clay), part_of(&order, &wood));
    assert_eq!((of_clay.discount, of_clay.total), (cents(600), cents(5397)));
    assert_eq!((of_wood.discount, of_wood.total), (cents(353), cents(3182)));
    let of_lines: Vec<i64> = of_wood.lines.iter().map(|it| it.discount.minor()).collect();
    assert_eq!(of_lines, [333, 20]);
    // 8 % of each part
    let commissions = "select string_agg(commission::text, ' ' order by id) from shop_orders";
    assert_eq!(market.word(commissions).await, "432 255");
    let held = "select string_agg(quantity || ' ' || status, ', ' order by variant_id) \
        from stock_holds where user_id = (select user_id from orders)";
    assert_eq!(market.word(held).await, "3 held, 1 held, 2 held");
    assert_eq!(market.number(RESERVED).await, 6);
    let announced = market.paypal.announced();
    let [announced] = announced.as_slice() else {
        panic!("{announced:?}");
    };
    let items = announced.items.iter();
    let items: i64 = items
        .map(|item| item.unit_price.minor() * i64::from(item.quantity))
        .sum();
    assert_eq!(announced.amount.minor(), 8579);
    assert_eq!(items - announced.discount.minor(), 8579, "it adds up there");
}

#[tokio::test]
async fn what_was_placed_costs_what_it_cost_then() {
    let market = TestMarket::open().await;
    let (clay, ada) = (market.seller("clay").await, market.shopper("ada").await);
    let mug = market.product(&clay, "mug", 1999, 5).await;
    let line = market.put(&ada, mug, 2).await;
    let order = market.place(&ada, "one", &request(&[line])).await.unwrap();
    market
        .sql("update variants set price = 2999; update products set title = 'Grail'")
        .await;
    let seen = Request {
        expected_total: Some(cents(3998)),
        ..request(&[line])
    };
    let again = market.place(&ada, "two", &seen).await;
    let Err(Error::PriceChanged { quote, .. }) = again else {
        panic!("{again:?}");
    };
    assert_eq!(quote.total, cents(5998));
    // what came to nothing gave nothing up
    let paid = market.pay(&ada, &order).await.unwrap();
    assert_eq!(paid.payment_status, PaymentStatus::Paid);
    let bought = &part_of(&paid, &clay).lines[0];
    assert_eq!((bought.price, bought.title.as_str()), (cents(1999), "mug"));
    assert_eq!(market.balance("provider").await, 3998);
    assert_eq!(market.number(ORDERS).await, 1);
}

#[tokio::test]
async fn a_checkout_that_is_given_up_leaves_its_pieces_and_its_coupon_to_the_next() {
    let market = TestMarket::open().await;
    let (clay, ada) = (market.seller("clay").await, market.shopper("ada").await);
    let mug = market.product(&clay, "mug", 1999, 2).await;
    let bowl = market.product(&clay, "bowl", 3500, 1).await;
    market
        .sql("insert into coupons (code, percent_bps, total_limit) values ('ONCE', 1000, 1)")
        .await;
    let (mugs, bowls) = (
        market.put(&ada, mug, 2).await,
        market.put(&ada, bowl, 1).await,
    );
    let first = with_coupon(&[mugs], "ONCE");
    let first = market.place(&ada, "one", &first).await.unwrap();
    let second = with_coupon(&[mugs, bowls], "ONCE");
    let second = market.place(&ada, "two", &second).await.unwrap();
    assert_eq!(second.discount, cents(750));
    let used = "select used from coupons where code = 'ONCE'";
    assert_eq!(market.number(used).await, 1);
    assert_eq!(market.number(RESERVED).await, 3);
    let third = market
        .place(&ada, "three", &request(&[bowls]))
        .await
        .unwrap();
    assert_eq!(market.number(used).await, 0);
    let shelf = "select reserved from stock order by variant_id limit 1";
    assert_eq!(market.number(shelf).await, 0, "the mugs are for all again");
    for given_up in [first, second] {
        let late = market.pay(&ada, &given_up).await;
        assert!(matches!(
            late,
            Err(Error::PaymentState(PaymentStatus::Expired))
        ));
    }
    let paid = market.pay(&ada, &third).await.unwrap();
    assert_eq!(paid.total, cents(3500));
}

#[tokio::test]
async fn a_payment_that_the_provider_does_not_take_leaves_nothing_behind() {
    let market = TestMarket::open().await;
    let (clay, ada) = (market.seller("clay").await, market.shopper("ada").await);
    let mug = market.product(&clay, "mug", 1999, 1).await;
    let line = market.put(&ada, mug, 1).await;
    let wanted = with_coupon(&[line], "HELLOSHOP");
    market.paypal.set_away(true);
    let refused = market.place(&ada, "one", &wanted).await;
    assert!(matches!(refused, Err(Error::ProviderUnavailable)));
    assert_eq!(market.number(RESERVED).await, 0);
    let uses = "select count(*) from coupon_redemptions where released_at is null";
    assert_eq!(market.number(uses).await, 0);
    assert_eq!(
        market.word("select status from shop_orders").await,
        "cancelled"
    );
    market.paypal.set_away(false);
    let order = market.place(&ada, "one", &wanted).await.unwrap();
    assert_eq!(
        market.number(ORDERS).await,
        2,
        "the key is free for a new one"
    );
    market.pay(&ada, &order).await.unwrap();
}

/// The first request may still be on its way to the provider, or have died there.
#[tokio::test]
async fn who_asks_again_and_is_refused_by_the_provider_leaves_the_order_to_the_next_try() {
    let market = Arc::new(TestMarket::open().await);
    let (clay, ada) = (market.seller("clay").await, market.shopper("ada").await);
    let mug = market.product(&clay, "mug", 1999, 1).await;
    let wanted = with_coupon(&[market.put(&ada, mug, 1).await], "HELLOSHOP");
    market.paypal.hold_back();
    let died = ask(&market, &ada, &wanted);
    until_announced(&market, 1).await;
    died.abort();
    let refused = ask(&market, &ada, &wanted);
    until_announced(&market, 2).await;
    market.paypal.set_away(true);
    market.paypal.let_go(1);
    let refused = refused.await.unwrap();
    assert!(
        matches!(refused, Err(Error::ProviderUnavailable)),
        "{refused:?}"
    );
    assert_eq!(market.number(RESERVED).await, 1, "it is the first one's");
    market.paypal.set_away(false);
    market.paypal.let_go(1);
    let placed = ask(&market, &ada, &wanted).await.unwrap().unwrap();
    assert_eq!(market.number(ORDERS).await, 1);
    market.pay(&ada, &placed).await.unwrap();
}

#[tokio::test]
async fn who_reaches_the_provider_gets_an_order_though_the_first_request_gave_it_up() {
    let market = Arc::new(TestMarket::open().await);
    let (clay, ada) = (market.seller("clay").await, market.shopper("ada").await);
    let mug = market.product(&clay, "mug", 1999, 1).await;
    let wanted = with_coupon(&[market.put(&ada, mug, 1).await], "HELLOSHOP");
    market.paypal.hold_back();
    let first = ask(&market, &ada, &wanted);
    until_announced(&market, 1).await;
    let (one, other) = (ask(&market, &ada, &wanted), ask(&market, &ada, &wanted));
    until_announced(&market, 3).await;
    market.paypal.set_away(true);
    market.paypal.let_go(1);
    let first = first.await.unwrap();
    assert!(
        matches!(first, Err(Error::ProviderUnavailable)),
        "{first:?}"
    );
    assert_eq!(market.number(RESERVED).await, 0);
    market.paypal.set_away(false);
    // each asks for the order that is gone, and at most once for the new one
    market.paypal.let_go(4);
    let one = one.await.unwrap().unwrap();
    assert_eq!(other.await.unwrap().unwrap(), one);
    assert_eq!(market.number(ORDERS).await, 2);
    assert_eq!(market.number(RESERVED).await, 1, "held once");
    let uses = "select count(*) from coupon_redemptions where released_at is null";
    assert_eq!(market.number(uses).await, 1);
    let late = ask(&market, &ada, &wanted).await.unwrap().unwrap();
    assert_eq!(late, one);
    market.pay(&ada, &one).await.unwrap();
}

/// It is the same no for the request that placed it, which may have died.
#[tokio::test]
async fn who_asks_again_and_is_refused_for_good_leaves_nothing_behind() {
    let market = Arc::new(TestMarket::open().await);
    let (clay, ada) = (market.seller("clay").await, market.shopper("ada").await);
    let mug = market.product(&clay, "mug", 1999, 1).await;
    let wanted = with_coupon(&[market.put(&ada, mug, 1).await], "HELLOSHOP");
    market.paypal.hold_back();
    let died = ask(&market, &ada, &wanted);
    until_announced(&market, 1).await;
    died.abort();
    market.paypal.set_refusing_payments(true);
    let refused = ask(&market, &ada, &wanted);
    until_announced(&market, 2).await;
    market.paypal.let_go(1);
    let refused = refused.await.unwrap();
    assert!(matches!(refused, Err(Error::Declined)), "{refused:?}");
    assert_eq!(market.number(RESERVED).await, 0);
    let uses = "select count(*) from coupon_redemptions where released_at is null";
    assert_eq!(market.number(uses).await, 0);
    market.paypal.set_refusing_payments(false);
    market.paypal.let_go(1);
    let placed = ask(&market, &ada, &wanted).await.unwrap().unwrap();
    assert_eq!(market.number(ORDERS).await, 2, "the key is free for it");
    market.pay(&ada, &placed).await.unwrap();
}

/// Asks for an order, apart from the test.
fn ask(
    market: &Arc<TestMarket>,
    user: &auth::actor::User,
    wanted: &Request,
) -> JoinHandle<Result<Order, Error>> {
    let (market, user, wanted) = (Arc::clone(market), user.clone(), wanted.clone());
    let key = key_of(&user, "placeOrder", "one");
    tokio::spawn(async move { checkout::start(&market.context, &user, &key, &wanted).await })
}

async fn until_announced(market: &TestMarket, count: usize) {
    for _ in 0..6000 {
        if market.paypal.announced().len() == count {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    panic!("not {count} payments were announced");
}

#[tokio::test]
async fn who_asks_again_while_the_provider_is_slow_gets_the_same_order() {
    let market = Arc::new(TestMarket::open().await);
    let (clay, ada) = (market.seller("clay").await, market.shopper("ada").await);
    let mug = market.product(&clay, "mug", 1999, 1).await;
    let wanted = request(&[market.put(&ada, mug, 1).await]);
    market.paypal.hold_back();
    let died = ask(&market, &ada, &wanted);
    until_announced(&market, 1).await;
    died.abort();
    let (one, other) = (ask(&market, &ada, &wanted), ask(&market, &ada, &wanted));
    until_announced(&market, 3).await;
    market.paypal.let_go(2);
    let one = one.await.unwrap().unwrap();
    assert_eq!(other.await.unwrap().unwrap(), one);
    let requests = market.paypal.announced();
    let expected = format!("create:{}", one.number);
    assert!(requests.iter().all(|it| it.request_id == expected));
    assert_eq!(market.number(ORDERS).await, 1);
    // and whoever comes when all is said
    let late = ask(&market, &ada, &wanted).await.unwrap().unwrap();
    assert_eq!(late, one);
    assert_eq!(market.paypal.announced().len(), 3);
    let paid = market.pay(&ada, &one).await;
    let parts = paid.unwrap().shop_orders;
    assert!(
        parts
            .iter()
            .all(|it| it.status == ShopOrderStatus::Confirmed)
    );
}
