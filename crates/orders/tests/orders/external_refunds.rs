//! Refunds that somebody begins at the provider: of the whole payment, whatever parts it has.

use auth::actor::{Seller, User};
use orders::Order;
use orders::refund::{self, Grant};
use orders::status::PaymentStatus;

use crate::support::{TestMarket, TestProduct, cents, key_of, part_of, request};

const BOOKED: &str = "select string_agg(concat_ws(' ', origin, status, amount, commission), ', ' \
    order by id) from refunds";
const PAYMENT: &str = "select status from payments";

/// 53.97 of one shop with a commission of 4.32, and 31.82 of another with 2.55.
async fn over_two_shops(market: &TestMarket) -> (User, [Seller; 2], Order) {
    let shops = [market.seller("clay").await, market.seller("wood").await];
    let ada = market.shopper("ada").await;
    let mug = market.product(&shops[0], "mug", 1799, 9).await;
    let bowl = market.product(&shops[1], "bowl", 3182, 9).await;
    let order = market.paid(&ada, &[(mug, 3), (bowl, 1)], None).await;
    (ada, shops, order)
}

/// What the books owe a shop.
async fn owed(market: &TestMarket, shop: &Seller) -> i64 {
    let sum = "select coalesce(-sum(amount), 0) from ledger_entries where shop_id";
    market.number(&format!("{sum} = {}", shop.shop())).await
}

#[tokio::test]
async fn it_goes_over_the_shops_by_what_each_has_left_and_adds_up() {
    let market = TestMarket::open().await;
    let (_, [clay, wood], order) = over_two_shops(&market).await;
    market.paypal.give_back(&order, 1000);
    market.hear(&order).await;
    // 10.00 : 53.97 + 31.82, and of each share the marketplace's part
    let first = "provider done 629 50, provider done 371 30";
    assert_eq!(market.word(BOOKED).await, first);
    assert_eq!(market.word(PAYMENT).await, "partially_refunded");
    let packing = "select count(*) from shop_orders where status = 'confirmed'";
    assert_eq!(market.number(packing).await, 2, "it is still to be sent");
    assert_eq!(owed(&market, &clay).await, 5397 - 432 - (629 - 50));
    assert_eq!(owed(&market, &wood).await, 3182 - 255 - (371 - 30));
    market.hear(&order).await;
    assert_eq!(market.word(BOOKED).await, first, "heard twice, booked once");

    market.paypal.give_back(&order, 7579);
    market.hear(&order).await;
    assert_eq!(
        market.word(BOOKED).await,
        format!("{first}, provider done 4768 382, provider done 2811 225")
    );
    assert_eq!(market.word(PAYMENT).await, "refunded");
    for account in ["provider", "shop", "commission"] {
        assert_eq!(market.balance(account).await, 0, "{account}");
    }
    // nothing of it was packed: it is all on the shelf again
    let parts = "select count(*) from shop_orders where status = 'cancelled'";
    assert_eq!(market.number(parts).await, 2);
    assert_eq!(market.number("select sum(on_hand) from stock").await, 18);
    let told = "select count(*) from jobs where unique_key like 'mail:do-not-ship:%'";
    assert_eq!(market.number(told).await, 2);
    assert_eq!(market.open_refunds().await, [], "nothing more goes back");
}

/// A coupon took off all of one part, or its shop gave all of it back and lets the buyer keep it.
#[tokio::test]
async fn it_stops_no_part_that_it_took_nothing_from() {
    for (left_alone, at_the_end) in [
        (
            "update shop_orders set discount = subtotal, total = 0, commission = 0",
            "cancelled",
        ),
        (
            "insert into refunds (payment_id, shop_order_id, amount, commission, reason, status, \
                 completed_at, provider_refund_id) \
             select p.id, s.id, s.total, s.commission, 'Sorry', 'done', now(), 'R-0' \
             from payments p cross join shop_orders s",
            "confirmed",
        ),
    ] {
        let market = TestMarket::open().await;
        let (_, [clay, wood], order) = over_two_shops(&market).await;
        let (clays, woods) = (part_of(&order, &clay).id, part_of(&order, &wood).id);
        market
            .sql(&format!("{left_alone} where shop_id = {}", clay.shop()))
            .await;
        let of = async |part| {
            let status = format!("select status from shop_orders where id = {part}");
            market.word(&status).await
        };
        market.paypal.give_back(&order, 1000);
        market.hear(&order).await;
        assert_eq!(
            (of(clays).await, of(woods).await),
            ("confirmed".to_owned(), "confirmed".to_owned())
        );
        market.paypal.give_back(&order, 2182);
        market.hear(&order).await;
        assert_eq!(
            (of(clays).await.as_str(), of(woods).await.as_str()),
            (at_the_end, "cancelled")
        );
    }
}

#[tokio::test]
async fn it_takes_the_place_of_ours_and_the_rest_is_asked_for_anew() {
    let market = TestMarket::open().await;
    let (_, [clay, wood], order) = over_two_shops(&market).await;
    for (shop, part) in [
        (&clay, part_of(&order, &clay)),
        (&wood, part_of(&order, &wood)),
    ] {
        market.refuse(shop, part.id).await.unwrap();
    }
    market.paypal.give_back(&order, 1000);
    market.hear(&order).await;
    // the latest of ours gives way, and what is then left of its part is owed again
    assert_eq!(
        market.word(BOOKED).await,
        "ours requested 5397 432, ours failed 3182 255, provider done 1000 80, \
         ours requested 2182 175"
    );
    market.pay_back().await;
    assert_eq!(market.paypal.gone_back(&order), 8579);
    assert_eq!(market.word(PAYMENT).await, "refunded");
    for account in ["provider", "shop", "commission"] {
        assert_eq!(market.balance(account).await, 0, "{account}");
    }
}

#[tokio::test]
async fn it_takes_the_place_of_several_of_ours_where_one_is_too_small() {
    let market = TestMarket::open().await;
    let (_, [clay, wood], order) = over_two_shops(&market).await;
    for (shop, part) in [
        (&clay, part_of(&order, &clay)),
        (&wood, part_of(&order, &wood)),
    ] {
        market.refuse(shop, part.id).await.unwrap();
    }
    market.paypal.give_back(&order, 8579);
    market.hear(&order).await;
    assert_eq!(
        market.word(BOOKED).await,
        "ours failed 5397 432, ours failed 3182 255, provider done 5397 432, \
         provider done 3182 255"
    );
    assert_eq!(market.word(PAYMENT).await, "refunded");
    assert_eq!(market.pay_back().await.len(), 0);
    assert_eq!(market.paypal.gone_back(&order), 8579);
}

#[tokio::test]
async fn of_money_that_pays_for_nothing_the_rest_is_asked_for_anew() {
    let market = TestMarket::open().await;
    let (clay, ada) = (market.seller("clay").await, market.shopper("ada").await);
    let mug: TestProduct = market.product(&clay, "mug", 1999, 9).await;
    let line = market.put(&ada, mug, 2).await;
    let order = market.place(&ada, "one", &request(&[line])).await.unwrap();
    market.paypal.will_take(&order, 4100);
    let refused = market.pay(&ada, &order).await;
    assert!(
        matches!(refused, Err(orders::Error::ProviderMismatch)),
        "{refused:?}"
    );
    // nobody is told that it is paid, whoever heard of it first
    let key = key_of(&ada, "captureOrder", "again");
    let again = orders::capture::run(&market.context, &ada, &key, order.id).await;
    let heard = market.paypal.record(&order);
    let heard = orders::capture::settle(&market.context, order.id, &heard).await;
    for refused in [again.map(|_| ()), heard] {
        assert!(
            matches!(refused, Err(orders::Error::ProviderMismatch)),
            "{refused:?}"
        );
    }
    // no shop earned it, so none gives it back
    let grant = Grant::Amount(cents(100));
    let (part, sorry) = (
        order.shop_orders[0].id,
        types::Text::parse("Sorry").unwrap(),
    );
    let key = key_of(clay.user(), "refund", "unapplied");
    let given = refund::by_seller(&market.context, &clay, &key, part, &grant, &sorry).await;
    assert!(
        matches!(given, Err(orders::Error::PaymentState(_))),
        "{given:?}"
    );
    market.paypal.give_back(&order, 500);
    market.hear(&order).await;
    assert_eq!(
        market.word(BOOKED).await,
        "ours failed 4100 0, provider done 500 0, ours requested 3600 0"
    );
    market.pay_back().await;
    assert_eq!(market.word(PAYMENT).await, PaymentStatus::Refunded.as_str());
    assert_eq!(market.paypal.gone_back(&order), 4100);
    for account in ["provider", "buyer"] {
        assert_eq!(market.balance(account).await, 0, "{account}");
    }
    assert_eq!(
        market.number("select on_hand - reserved from stock").await,
        9
    );
}
