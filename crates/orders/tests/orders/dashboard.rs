//! Refunds that somebody begins at the provider: of the whole payment, whatever parts it has.

use auth::actor::{Seller, User};
use orders::Order;
use orders::refund::{self, Grant};
use orders::status::PaymentStatus;

use crate::support::{Fair, Good, cents, key_of, part_of, request};

const BOOKED: &str = "select string_agg(concat_ws(' ', origin, status, amount, commission), ', ' \
    order by id) from refunds";
const PAYMENT: &str = "select status from payments";

/// 53.97 of one shop with a commission of 4.32, and 31.82 of another with 2.55.
async fn over_two_shops(fair: &Fair) -> (User, [Seller; 2], Order) {
    let shops = [fair.seller("clay").await, fair.seller("wood").await];
    let ada = fair.shopper("ada").await;
    let mug = fair.good(&shops[0], "mug", 1799, 9).await;
    let bowl = fair.good(&shops[1], "bowl", 3182, 9).await;
    let order = fair.paid(&ada, &[(mug, 3), (bowl, 1)], None).await;
    (ada, shops, order)
}

/// What the books owe a shop.
async fn owed(fair: &Fair, shop: &Seller) -> i64 {
    let sum = "select coalesce(-sum(amount), 0) from ledger_entries where shop_id";
    fair.number(&format!("{sum} = {}", shop.shop())).await
}

#[tokio::test]
async fn it_goes_over_the_shops_by_what_each_has_left_and_adds_up() {
    let fair = Fair::open().await;
    let (_, [clay, wood], order) = over_two_shops(&fair).await;
    fair.paypal.give_back(&order, 1000);
    fair.hear(&order).await;
    // 10.00 : 53.97 + 31.82, and of each share the marketplace's part
    let first = "provider done 629 50, provider done 371 30";
    assert_eq!(fair.word(BOOKED).await, first);
    assert_eq!(fair.word(PAYMENT).await, "partially_refunded");
    let packing = "select count(*) from shop_orders where status = 'confirmed'";
    assert_eq!(fair.number(packing).await, 2, "it is still to be sent");
    assert_eq!(owed(&fair, &clay).await, 5397 - 432 - (629 - 50));
    assert_eq!(owed(&fair, &wood).await, 3182 - 255 - (371 - 30));
    fair.hear(&order).await;
    assert_eq!(fair.word(BOOKED).await, first, "heard twice, booked once");

    fair.paypal.give_back(&order, 7579);
    fair.hear(&order).await;
    assert_eq!(
        fair.word(BOOKED).await,
        format!("{first}, provider done 4768 382, provider done 2811 225")
    );
    assert_eq!(fair.word(PAYMENT).await, "refunded");
    for account in ["provider", "shop", "commission"] {
        assert_eq!(fair.balance(account).await, 0, "{account}");
    }
    // nothing of it was packed: it is all on the shelf again
    let parts = "select count(*) from shop_orders where status = 'cancelled'";
    assert_eq!(fair.number(parts).await, 2);
    assert_eq!(fair.number("select sum(on_hand) from stock").await, 18);
    let told = "select count(*) from jobs where unique_key like 'mail:do-not-ship:%'";
    assert_eq!(fair.number(told).await, 2);
    assert_eq!(fair.open_refunds().await, [], "nothing more goes back");
}

#[tokio::test]
async fn it_takes_the_place_of_ours_and_the_rest_is_asked_for_anew() {
    let fair = Fair::open().await;
    let (_, [clay, wood], order) = over_two_shops(&fair).await;
    for (shop, part) in [
        (&clay, part_of(&order, &clay)),
        (&wood, part_of(&order, &wood)),
    ] {
        fair.refuse(shop, part.id).await.unwrap();
    }
    fair.paypal.give_back(&order, 1000);
    fair.hear(&order).await;
    // the latest of ours gives way, and what is then left of its part is owed again
    assert_eq!(
        fair.word(BOOKED).await,
        "ours requested 5397 432, ours failed 3182 255, provider done 1000 80, \
         ours requested 2182 175"
    );
    fair.pay_back().await;
    assert_eq!(fair.paypal.gone_back(&order), 8579);
    assert_eq!(fair.word(PAYMENT).await, "refunded");
    for account in ["provider", "shop", "commission"] {
        assert_eq!(fair.balance(account).await, 0, "{account}");
    }
}

#[tokio::test]
async fn it_takes_the_place_of_several_of_ours_where_one_is_too_small() {
    let fair = Fair::open().await;
    let (_, [clay, wood], order) = over_two_shops(&fair).await;
    for (shop, part) in [
        (&clay, part_of(&order, &clay)),
        (&wood, part_of(&order, &wood)),
    ] {
        fair.refuse(shop, part.id).await.unwrap();
    }
    fair.paypal.give_back(&order, 8579);
    fair.hear(&order).await;
    assert_eq!(
        fair.word(BOOKED).await,
        "ours failed 5397 432, ours failed 3182 255, provider done 5397 432, \
         provider done 3182 255"
    );
    assert_eq!(fair.word(PAYMENT).await, "refunded");
    assert_eq!(fair.pay_back().await.len(), 0);
    assert_eq!(fair.paypal.gone_back(&order), 8579);
}

#[tokio::test]
async fn of_money_that_pays_for_nothing_the_rest_is_asked_for_anew() {
    let fair = Fair::open().await;
    let (clay, ada) = (fair.seller("clay").await, fair.shopper("ada").await);
    let mug: Good = fair.good(&clay, "mug", 1999, 9).await;
    let line = fair.put(&ada, mug, 2).await;
    let order = fair.place(&ada, "one", &request(&[line])).await.unwrap();
    fair.paypal.will_take(&order, 4100);
    let refused = fair.pay(&ada, &order).await;
    assert!(
        matches!(refused, Err(orders::Error::ProviderMismatch)),
        "{refused:?}"
    );
    // nobody is told that it is paid, whoever heard of it first
    let key = key_of(&ada, "captureOrder", "again");
    let again = orders::capture::run(&fair.context, &ada, &key, order.id).await;
    let heard = fair.paypal.record(&order);
    let heard = orders::capture::settle(&fair.context, order.id, &heard).await;
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
    let key = key_of(clay.user(), "refund", "unearned");
    let given = refund::by_seller(&fair.context, &clay, &key, part, &grant, &sorry).await;
    assert!(
        matches!(given, Err(orders::Error::PaymentState(_))),
        "{given:?}"
    );
    fair.paypal.give_back(&order, 500);
    fair.hear(&order).await;
    assert_eq!(
        fair.word(BOOKED).await,
        "ours failed 4100 0, provider done 500 0, ours requested 3600 0"
    );
    fair.pay_back().await;
    assert_eq!(fair.word(PAYMENT).await, PaymentStatus::Refunded.as_str());
    assert_eq!(fair.paypal.gone_back(&order), 4100);
    for account in ["provider", "buyer"] {
        assert_eq!(fair.balance(account).await, 0, "{account}");
    }
    assert_eq!(fair.number("select on_hand - reserved from stock").await, 9);
}
