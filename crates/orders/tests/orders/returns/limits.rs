//! What is refused: too late, too often, by somebody else, or by a way that there is not.

use orders::refund::Grant;
use orders::returns::{Reason, ReturnStatus};
use orders::status::ShopOrderStatus;
use orders::{Error, cancel, delivery, returns};
use types::ShipmentId;

use super::{Sale, quantity, text};
use crate::support::key_of;

#[tokio::test]
async fn nothing_is_given_back_too_late_too_often_or_twice_at_once() {
    let sale = Sale::delivered().await;
    let four = sale.try_ask(Reason::Damaged, 4).await;
    assert!(matches!(four, Err(Error::NotReturnable(_))), "{four:?}");
    let id = sale.ask(Reason::Damaged, 2).await;
    let second = sale.try_ask(Reason::Damaged, 1).await;
    assert!(matches!(second, Err(Error::ReturnOpen)), "{second:?}");
    sale.approve(id, false).await.unwrap();
    let two = sale.try_ask(Reason::Damaged, 2).await;
    assert!(matches!(two, Err(Error::NotReturnable(_))), "{two:?}");
    let again = sale.received(id, true).await;
    assert!(
        matches!(again, Err(Error::ReturnTransition { .. })),
        "{again:?}"
    );
    sale.market
        .sql("update shop_orders set delivered_at = now() - interval '15 days'")
        .await;
    let late = sale.try_ask(Reason::Damaged, 1).await;
    assert!(matches!(late, Err(Error::ReturnTooLate)), "{late:?}");
    assert_eq!(sale.gone_back().await, 966 + 967);
}

#[tokio::test]
async fn an_open_return_is_ended_by_nothing_but_itself() {
    let sale = Sale::delivered().await;
    let id = sale.ask(Reason::Damaged, 1).await;
    let (context, part) = (&sale.market.context, sale.part().id);
    let deliver = delivery::deliver(context, &sale.clay, &sale.shops_key("again"), part).await;
    assert!(
        matches!(deliver, Err(Error::InvalidTransition { .. })),
        "{deliver:?}"
    );
    let received = delivery::received(context, &sale.ada, sale.order.id, part).await;
    assert!(
        matches!(received, Err(Error::InvalidTransition { .. })),
        "{received:?}"
    );
    let parcel = ShipmentId::new(sale.market.number("select id from shipments").await);
    let key = sale.shops_key("lost");
    let lost = cancel::parcel_lost(context, &sale.clay, &key, part, parcel, &text("Gone")).await;
    assert!(
        matches!(lost, Err(Error::InvalidTransition { .. })),
        "{lost:?}"
    );
    let lines = Grant::Lines(vec![(sale.line(), quantity(1))]);
    let granted = sale.grant(lines, "grant").await;
    assert!(matches!(granted, Err(Error::ReturnOpen)), "{granted:?}");
    assert_eq!(sale.status().await, "return_requested");
    sale.withdraw(id).await.unwrap();
    assert_eq!(sale.status().await, "delivered");
}

#[tokio::test]
async fn a_return_is_nobody_elses() {
    let sale = Sale::delivered().await;
    let (eve, wood) = (
        sale.market.shopper("eve").await,
        sale.market.seller("wood").await,
    );
    let id = sale.ask(Reason::Damaged, 1).await;
    let place = (sale.order.id, id);
    let context = &sale.market.context;
    let seen = returns::find(sale.market.pool(), &eve, place).await;
    assert!(matches!(seen, Err(Error::NotFound)), "{seen:?}");
    let key = key_of(&eve, "buyer", "withdraw");
    let withdrawn = returns::withdraw(context, &eve, &key, place).await;
    assert!(matches!(withdrawn, Err(Error::NotFound)), "{withdrawn:?}");
    let key = key_of(wood.user(), "shop", "approve");
    let place = (sale.part().id, id);
    let approved = returns::approve(context, &wood, &key, place, false, None).await;
    assert!(matches!(approved, Err(Error::NotFound)), "{approved:?}");
    assert_eq!(sale.stands(id).await, ReturnStatus::Requested);
}

#[tokio::test]
async fn a_state_that_the_table_does_not_know_is_written_down_by_nobody() {
    let sale = Sale::delivered().await;
    let id = sale.ask(Reason::Damaged, 1).await;
    let skipped = sale.received(id, true).await;
    assert!(
        matches!(&skipped, Err(Error::ReturnTransition { allowed, .. }) if *allowed == ["approved", "declined", "offered"]),
        "{skipped:?}"
    );
    assert_eq!(
        sale.part().status,
        ShopOrderStatus::Confirmed,
        "as it was when it was paid"
    );
    let mut conn = sale.market.conn().await;
    let forged = diesel_async::SimpleAsyncConnection::batch_execute(
        &mut conn,
        "insert into return_events (return_id, from_status, to_status, actor) \
         select id, 'requested', 'refunded', 'seller' from returns",
    )
    .await;
    assert!(forged.is_err());
}
