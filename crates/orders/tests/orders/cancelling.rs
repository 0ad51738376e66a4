//! Pieces that are called off take their share with them, to the cent, and never more.

use orders::shipment::{self, Parcel};
use orders::status::{PaymentStatus, ShopOrderStatus};
use orders::{Error, SellerOrder, cancel, delivery};
use types::{CancelRequestId, Quantity, ShipmentId, Text};

use crate::support::{TestMarket, cents, key_of, nobodys, part_of};

#[tokio::test]
async fn pieces_go_back_one_by_one_and_add_up_to_the_cent() {
    let market = TestMarket::open().await;
    let (clay, wood) = (market.seller("clay").await, market.seller("wood").await);
    let ada = market.shopper("ada").await;
    let mug = market.product(&clay, "mug", 1000, 3).await;
    let bowl = market.product(&wood, "bowl", 500, 1).await;
    market.sql(&format!(
        "insert into coupons (code, amount, shop_id, total_limit) values ('DOLLAR', 100, {}, 5)",
        clay.shop()
    ))
    .await;
    let order = market
        .paid(&ada, &[(mug, 3), (bowl, 1)], Some("DOLLAR"))
        .await;
    let of_clay = part_of(&order, &clay);
    let at = (of_clay.id, of_clay.lines[0].id);
    // 3 × 10.00 less 1.00, and 8 % of that: the first piece has one cent more of the discount
    let mut gone = Vec::new();
    for _ in 0..3 {
        market.call_off(&ada, &order, at, 1).await.unwrap();
        market.pay_back().await;
        let last = "select amount || ' ' || commission from refunds order by id desc limit 1";
        gone.push(market.word(last).await);
        assert_eq!(market.balance("provider").await, {
            let given = market.paypal.gone_back(&order);
            2900 + 500 - given
        });
    }
    assert_eq!(gone, ["966 77", "967 78", "967 77"]);
    let none_left = market.call_off(&ada, &order, at, 1).await;
    assert!(
        matches!(none_left, Err(Error::InvalidTransition { .. })),
        "{none_left:?}"
    );
    let owed = format!(
        "select coalesce(sum(amount), 0) from ledger_entries where shop_id = {}",
        clay.shop()
    );
    assert_eq!(market.number(&owed).await, 0, "nothing of it is the shop's");
    assert_eq!(market.balance("commission").await, -40, "8 % of the bowl");
    let shelf = format!(
        "select on_hand * 10 + claimed from stock where variant_id = {}",
        mug.variant
    );
    assert_eq!(market.number(&shelf).await, 30);
    let uses = "select count(*) from coupon_redemptions where released_at is null";
    assert_eq!(market.number(uses).await, 1, "the bowl is still bought");
    let of_wood = part_of(&order, &wood);
    market.refuse(&wood, of_wood.id).await.unwrap();
    market.pay_back().await;
    assert_eq!(market.word("select status from payments").await, "refunded");
    assert_eq!(market.balance("provider").await, 0);
    assert_eq!(market.balance("commission").await, 0);
    // the shop sees no coupon: a job gives it back
    cancel::give_coupon_back(&market.context, order.id)
        .await
        .unwrap();
    assert_eq!(market.number(uses).await, 0);
}

#[tokio::test]
async fn the_last_piece_takes_no_more_than_a_refund_at_the_provider_has_left() {
    let market = TestMarket::open().await;
    let (clay, ada) = (market.seller("clay").await, market.shopper("ada").await);
    let mug = market.product(&clay, "mug", 1999, 5).await;
    let order = market.paid(&ada, &[(mug, 2)], None).await;
    market.paypal.give_back(&order, 1000);
    market.hear(&order).await;
    let part = part_of(&order, &clay);
    for _ in 0..2 {
        let line = (part.id, part.lines[0].id);
        market.call_off(&ada, &order, line, 1).await.unwrap();
    }
    let amounts = "select string_agg(amount || ' ' || commission, ', ' order by id) from refunds";
    assert_eq!(market.word(amounts).await, "1000 80, 1999 160, 999 80");
    market.pay_back().await;
    assert_eq!(market.paypal.gone_back(&order), 3998);
    assert_eq!(market.balance("provider").await, 0);
    assert_eq!(market.balance("commission").await, 0);
}

#[tokio::test]
async fn what_is_being_paid_is_not_called_off() {
    let market = TestMarket::open().await;
    let (clay, ada) = (market.seller("clay").await, market.shopper("ada").await);
    let mug = market.product(&clay, "mug", 1999, 5).await;
    let line = market.put(&ada, mug, 1).await;
    let wanted = crate::support::request(&[line]);
    let order = market.place(&ada, "one", &wanted).await.unwrap();
    market
        .sql(
            "update payments set status = 'confirming', check_at = now(); \
         insert into payment_events (payment_id, from_status, to_status) \
         select id, 'pending', 'confirming' from payments; \
         update stock_holds set status = 'pinned'",
        )
        .await;
    let whole = cancel::by_buyer(&market.context, &ada, order.id).await;
    assert!(
        matches!(whole, Err(Error::PaymentState(PaymentStatus::Confirming))),
        "{whole:?}"
    );
    let at = (
        part_of(&order, &clay).id,
        part_of(&order, &clay).lines[0].id,
    );
    let part = market.call_off(&ada, &order, at, 1).await;
    assert!(matches!(part, Err(Error::PaymentState(_))), "{part:?}");
    let refused = market.refuse(&clay, at.0).await;
    assert!(
        matches!(refused, Err(Error::InvalidTransition { .. })),
        "{refused:?}"
    );
    assert_eq!(market.number("select count(*) from cancellations").await, 0);
    let nobody = cancel::by_buyer(&market.context, &ada, nobodys()).await;
    assert!(matches!(nobody, Err(Error::NotFound)));
}

#[tokio::test]
async fn an_order_is_called_off_by_nobody_but_its_buyer() {
    let market = TestMarket::open().await;
    let (clay, ada) = (market.seller("clay").await, market.shopper("ada").await);
    let (eve, wood) = (market.shopper("eve").await, market.seller("wood").await);
    let mug = market.product(&clay, "mug", 1999, 5).await;
    let line = market.put(&ada, mug, 2).await;
    let wanted = crate::support::request(&[line]);
    let order = market.place(&ada, "one", &wanted).await.unwrap();
    let part = part_of(&order, &clay);
    let at = (part.id, part.lines[0].id);
    let strangers = async || {
        let whole = cancel::by_buyer(&market.context, &eve, order.id).await;
        assert!(matches!(whole, Err(Error::NotFound)), "{whole:?}");
        let pieces = market.call_off(&eve, &order, at, 1).await;
        assert!(matches!(pieces, Err(Error::NotFound)), "{pieces:?}");
        let shop = market.refuse(&wood, part.id).await;
        assert!(matches!(shop, Err(Error::NotFound)), "{shop:?}");
    };
    strangers().await;
    assert_eq!(market.word("select status from payments").await, "pending");
    market.pay(&ada, &order).await.unwrap();
    strangers().await;
    assert_eq!(
        market.word("select status from shop_orders").await,
        "confirmed"
    );
    let second = market.put(&ada, mug, 1).await;
    let wanted = crate::support::request(&[second]);
    let unpaid = market.place(&ada, "two", &wanted).await.unwrap();
    let gone = cancel::by_buyer(&market.context, &ada, unpaid.id)
        .await
        .unwrap();
    assert_eq!(gone.payment_status, PaymentStatus::Failed);
    assert_eq!(market.number("select sum(reserved) from stock").await, 0);
}

/// The shop sends so many pieces of the first line.
async fn ship(
    market: &TestMarket,
    seller: &auth::actor::Seller,
    order: &orders::Order,
    pieces: i64,
) -> SellerOrder {
    let part = part_of(order, seller);
    let sent = market.number("select count(*) from shipments").await;
    let key = key_of(seller.user(), "shipShopOrder", &format!("ship-{sent}"));
    let lines = vec![(part.lines[0].id, Quantity::parse(pieces).unwrap())];
    let parcel = Parcel {
        carrier: Text::parse("UPS").unwrap(),
        tracking_number: Text::parse("1Z").unwrap(),
        lines: Some(lines),
    };
    let sent = shipment::ship(&market.context, seller, &key, part.id, &parcel).await;
    sent.unwrap()
}

async fn lose(
    market: &TestMarket,
    seller: &auth::actor::Seller,
    order: &orders::Order,
    parcel: ShipmentId,
) -> Result<SellerOrder, Error> {
    let part = part_of(order, seller).id;
    let key = key_of(seller.user(), "loseParcel", &format!("{part}-{parcel}"));
    let reason = Text::parse("The carrier cannot find it").unwrap();
    cancel::parcel_lost(&market.context, seller, &key, part, parcel, &reason).await
}

#[tokio::test]
async fn a_lost_parcel_is_of_its_own_part_and_on_its_way() {
    let market = TestMarket::open().await;
    let (clay, ada) = (market.seller("clay").await, market.shopper("ada").await);
    let mug = market.product(&clay, "mug", 1999, 9).await;
    let one = market.paid(&ada, &[(mug, 2)], None).await;
    let other = market.paid(&ada, &[(mug, 1)], None).await;
    ship(&market, &clay, &one, 1).await;
    let of_other = ship(&market, &clay, &other, 1).await.part.shipments[0].id;
    let mistaken = lose(&market, &clay, &one, of_other).await;
    assert!(matches!(mistaken, Err(Error::NotFound)), "{mistaken:?}");
    let key = key_of(clay.user(), "deliver", "deliver");
    let arrived = delivery::deliver(&market.context, &clay, &key, part_of(&other, &clay).id).await;
    assert_eq!(arrived.unwrap().part.status, ShopOrderStatus::Delivered);
    let late = lose(&market, &clay, &other, of_other).await;
    let Err(Error::InvalidTransition { allowed, .. }) = late else {
        panic!("{late:?}");
    };
    assert_eq!(allowed, Vec::<String>::new(), "what arrived is not lost");
    assert_eq!(market.number("select count(*) from refunds").await, 0);
    let shelf = "select on_hand from stock";
    assert_eq!(market.number(shelf).await, 6);
}

#[tokio::test]
async fn a_shop_answers_the_request_of_the_part_it_names() {
    let market = TestMarket::open().await;
    let (clay, ada) = (market.seller("clay").await, market.shopper("ada").await);
    let mug = market.product(&clay, "mug", 1999, 9).await;
    let one = market.paid(&ada, &[(mug, 3)], None).await;
    let other = market.paid(&ada, &[(mug, 3)], None).await;
    for order in [&one, &other] {
        ship(&market, &clay, order, 1).await;
    }
    let at = (part_of(&one, &clay).id, part_of(&one, &clay).lines[0].id);
    let asked = market.call_off(&ada, &one, at, 1).await.unwrap();
    let asked = part_of(&asked, &clay).cancel_requests[0].id;
    let accept = async |part, request: CancelRequestId| {
        let key = key_of(clay.user(), "accept", &format!("{part}-{request}"));
        cancel::request::accept(&market.context, &clay, &key, part, request).await
    };
    let mistaken = accept(part_of(&other, &clay).id, asked).await;
    assert!(matches!(mistaken, Err(Error::NotFound)), "{mistaken:?}");
    let accepted = accept(at.0, asked).await.unwrap();
    let gone = (accepted.part.lines[0].cancelled, accepted.part.refunded());
    assert_eq!(gone, (1, cents(1999)));
    // what is left of this part may be asked for again
    let again = market.call_off(&ada, &one, at, 1).await.unwrap();
    assert_eq!(part_of(&again, &clay).cancel_requests.len(), 2);
}
