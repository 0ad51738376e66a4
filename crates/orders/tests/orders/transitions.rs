//! Who may move what from where to where: the whole table, not only the moves that anybody makes.

use orders::Error;
use orders::status::PaymentStatus::{self, *};
use orders::status::ShopOrderStatus;
use orders::transition::{self, Actor};
use serde_json::json;
use types::{PaymentId, ShopOrderId, UserId};

use crate::support::{TestMarket, request};

/// The moves of a shop order by buyer, seller, operator and clock, in the words of the database.
const SHOP_ORDER: &str = "
    pending_payment confirmed system
    pending_payment expired system
    pending_payment cancelled buyer
    pending_payment cancelled system
    confirmed confirmed buyer
    confirmed confirmed seller
    confirmed partially_shipped seller
    confirmed in_delivery seller
    confirmed cancelled buyer
    confirmed cancelled seller
    confirmed cancelled system
    partially_shipped partially_shipped seller
    partially_shipped in_delivery seller
    partially_shipped cancelled seller
    in_delivery in_delivery seller
    in_delivery cancelled seller
    in_delivery delivered buyer
    in_delivery delivered seller
    in_delivery delivered system
    delivered completed buyer
    delivered completed system
    delivered return_requested buyer
    return_requested returned seller
    return_requested delivered seller
    confirmed cancelled operator
    completed return_requested buyer
    in_delivery return_requested buyer
    return_requested completed buyer
    return_requested completed operator
    return_requested completed seller
    return_requested completed system
    return_requested delivered buyer
    return_requested delivered operator
    return_requested delivered system
    return_requested in_delivery buyer
    return_requested in_delivery operator
    return_requested in_delivery seller
    return_requested in_delivery system
    return_requested returned operator
    return_requested returned system
";

const PAYMENT: [(PaymentStatus, &[PaymentStatus]); 8] = [
    (Pending, &[Confirming, Failed, Expired]),
    (Confirming, &[Pending, Paid, Failed, Expired]),
    (Paid, &[PartiallyRefunded, Refunded, Reversed]),
    (PartiallyRefunded, &[PartiallyRefunded, Refunded, Reversed]),
    (Refunded, &[Reversed]),
    (Reversed, &[]),
    // the buyer was charged after all
    (Failed, &[Paid]),
    (Expired, &[Paid]),
];

/// An order that waits for its money, and the one who placed it.
async fn placed(market: &TestMarket) -> (UserId, ShopOrderId, PaymentId) {
    let (clay, ada) = (market.seller("clay").await, market.shopper("ada").await);
    let mug = market.product(&clay, "mug", 1999, 9).await;
    let line = market.put(&ada, mug, 1).await;
    let order = market.place(&ada, "one", &request(&[line])).await.unwrap();
    let payment = market.number("select id from payments").await;
    (ada.id(), order.shop_orders[0].id, PaymentId::new(payment))
}

/// What is tried is not to stay.
enum Tried {
    Moved,
    Not(Error),
}

impl From<Error> for Tried {
    fn from(error: Error) -> Self {
        Self::Not(error)
    }
}

impl From<db::Error> for Tried {
    fn from(error: db::Error) -> Self {
        Self::Not(error.into())
    }
}

#[tokio::test]
async fn a_shop_order_moves_as_its_table_says_and_no_other_way() {
    let market = TestMarket::open().await;
    let (ada, part, _) = placed(&market).await;
    let actors = [
        Actor::Buyer(ada),
        Actor::Seller(ada),
        Actor::Operator(ada),
        Actor::System,
    ];
    let mut moves = String::from("\n");
    for from in ShopOrderStatus::ALL {
        market
            .sql(&format!(
                "update shop_orders set status = '{from}', paid_at = now()"
            ))
            .await;
        for (to, actor) in ShopOrderStatus::ALL
            .iter()
            .flat_map(|to| actors.map(|actor| (to, actor)))
        {
            let tried: Result<(), Tried> = db::transaction(market.pool(), async |tx| {
                transition::shop_order(tx, part, *from, *to, actor, json!({})).await?;
                Err(Tried::Moved)
            })
            .await;
            match tried.unwrap_err() {
                Tried::Moved => {
                    moves.push_str(&format!("    {from} {to} {}\n", actor.as_str()));
                }
                Tried::Not(Error::InvalidTransition { allowed, .. }) => {
                    assert!(
                        !allowed.contains(&to.to_string()),
                        "{from} {to}: {allowed:?}"
                    );
                }
                Tried::Not(other) => panic!("{from} {to} {actor:?}: {other:?}"),
            }
        }
    }
    let sorted = |moves: &str| {
        let mut lines: Vec<String> = moves.lines().map(str::to_owned).collect();
        lines.sort();
        lines
    };
    assert_eq!(sorted(&moves), sorted(SHOP_ORDER));
}

#[tokio::test]
async fn a_shop_order_does_not_move_from_where_it_no_longer_stands() {
    let market = TestMarket::open().await;
    let (ada, part, payment) = placed(&market).await;
    let (from, to) = (ShopOrderStatus::Confirmed, ShopOrderStatus::InDelivery);
    let moved: Result<(), Error> = db::transaction(market.pool(), async |tx| {
        transition::shop_order(tx, part, from, to, Actor::Seller(ada), json!({})).await
    })
    .await;
    assert!(matches!(moved, Err(Error::InvalidTransition { .. })));
    let moved: Result<bool, Error> = db::transaction(market.pool(), async |tx| {
        transition::payment(tx, payment, Confirming, Paid, json!({})).await
    })
    .await;
    assert!(matches!(moved, Ok(false)));
    let steps =
        "select (select count(*) from order_events) + (select count(*) from payment_events)";
    assert_eq!(market.number(steps).await, 2, "nothing was written down");
}

#[tokio::test]
async fn what_the_table_does_not_know_is_not_written_down_either() {
    let market = TestMarket::open().await;
    let (_, part, _) = placed(&market).await;
    let skipped: Result<(), Error> = db::transaction(market.pool(), async |tx| {
        let (from, to) = (ShopOrderStatus::Confirmed, ShopOrderStatus::Completed);
        transition::record(tx, part, Some(from), to, Actor::System, json!({})).await
    })
    .await;
    let Err(Error::Database(error)) = skipped else {
        panic!("{skipped:?}");
    };
    assert_eq!(db::constraint_of(&error), Some("order_events_allowed"));
}

#[tokio::test]
async fn a_payment_moves_as_its_table_says_and_no_other_way() {
    let market = TestMarket::open().await;
    let (_, _, payment) = placed(&market).await;
    // its other columns are not what this is about
    market
        .sql("alter table payments drop constraint payments_paid_has_capture")
        .await;
    for (from, allowed) in PAYMENT {
        market
            .sql(&format!("update payments set status = '{from}'"))
            .await;
        for to in PaymentStatus::ALL {
            let tried: Result<(), Tried> = db::transaction(market.pool(), async |tx| {
                transition::payment(tx, payment, from, *to, json!({})).await?;
                Err(Tried::Moved)
            })
            .await;
            match (tried.unwrap_err(), allowed.contains(to)) {
                (Tried::Moved, true) => {}
                (Tried::Not(Error::Database(error)), false) => {
                    let constraint = db::constraint_of(&error);
                    assert_eq!(constraint, Some("payment_events_allowed"), "{from} {to}");
                }
                (Tried::Not(error), _) => panic!("{from} {to}: {error:?}"),
                (Tried::Moved, false) => panic!("{from} {to}: moved"),
            }
        }
    }
}
