//! Who does what in turn: the shop, the operator, the clock, and whom each step is told to.

use orders::order::{Search, Tab};
use orders::returns::{Decision, Reason, ReturnStatus, Verdict};
use orders::{Error, cancel, returns};
use types::{PageRequest, ReturnId, ShipmentId};

use super::{Sale, text};
use crate::support::{cents, key_of, part_of};

#[tokio::test]
async fn who_looks_for_returns_finds_those_of_single_pieces_too() {
    let sale = Sale::delivered().await;
    let listed = async || {
        let search = Search {
            tab: Tab::Returns,
            words: None,
            from: None,
            to: None,
            product: None,
            page: PageRequest::FIRST,
        };
        let found = orders::order::list(sale.market.pool(), &sale.ada, &search).await;
        found.unwrap().page.total
    };
    assert_eq!(listed().await, 0);
    let id = sale.ask(Reason::Damaged, 1).await;
    sale.approve(id, false).await.unwrap();
    assert_eq!(
        (sale.status().await.as_str(), listed().await),
        ("delivered", 1)
    );
}

#[tokio::test]
async fn a_parcel_back_that_did_not_come_is_for_the_operator_to_decide() {
    let sale = Sale::delivered().await;
    let id = sale.ask(Reason::ChangedMind, 3).await;
    sale.approve(id, true).await.unwrap();
    let place = (sale.part().id, id);
    let object = async |key: &str| {
        let key = key_of(sale.clay.user(), "object", key);
        let words = text("Nothing came");
        returns::object_to_receipt(&sale.market.context, &sale.clay, &key, place, &words).await
    };
    let early = object("a").await;
    assert!(
        matches!(early, Err(Error::ReturnTransition { .. })),
        "{early:?}"
    );
    sale.send_back(id).await.unwrap();
    let objected = object("b").await.unwrap();
    assert_eq!(objected.status, ReturnStatus::Escalated);
    assert_eq!(object("b").await.unwrap(), objected);
    // the days in which it would have counted as received go by
    sale.silence().await;
    assert_eq!(sale.stands(id).await, ReturnStatus::Escalated);
    assert_eq!(sale.gone_back().await, 0);
    let told = "select string_agg(payload ->> 'to', ', ' order by id) from jobs \
        where unique_key like 'mail:return:%' and payload ->> 'subject' not like '%: order%' \
        or payload ->> 'text' like '%Nothing came%'";
    assert_eq!(
        sale.market.word(told).await,
        "ada@fair.test, office@fair.test"
    );
    // the parcel turns up before the operator has decided
    let key = key_of(sale.clay.user(), "received", "late");
    let received = returns::received(&sale.market.context, &sale.clay, &key, place, true).await;
    let received = received.unwrap();
    assert_eq!(
        (received.status, received.amount),
        (ReturnStatus::Refunded, Some(received.worth))
    );
    assert_eq!(sale.gone_back().await, received.worth.minor());
}

#[tokio::test]
async fn what_was_never_sent_cannot_be_received() {
    let sale = Sale::delivered().await;
    let id = sale.ask(Reason::Damaged, 1).await;
    sale.decline(id).await.unwrap();
    sale.escalate(id).await.unwrap();
    let refused = sale.received(id, true).await;
    assert!(
        matches!(&refused, Err(Error::ReturnTransition { allowed, .. }) if allowed.is_empty()),
        "{refused:?}"
    );
    assert_eq!(sale.gone_back().await, 0);
}

#[tokio::test]
async fn the_operator_decides_what_the_two_do_not_agree_on() {
    let sale = Sale::delivered().await;
    let olga = sale.market.operator("olga").await;
    let decide = async |id: ReturnId, decision, amount: Option<i64>| {
        let verdict = Verdict {
            decision,
            amount: amount.map(cents),
            words: text("We looked at it"),
        };
        let key = key_of(
            olga.user(),
            "decide",
            &format!("{id}-{decision}-{amount:?}"),
        );
        returns::decide(&sale.market.context, &olga, &key, id, &verdict).await
    };
    let id = sale.ask(Reason::Damaged, 1).await;
    let early = decide(id, Decision::Refund, None).await;
    assert!(
        matches!(early, Err(Error::ReturnTransition { .. })),
        "{early:?}"
    );
    sale.decline(id).await.unwrap();
    sale.escalate(id).await.unwrap();
    sale.silence().await;
    assert_eq!(
        sale.stands(id).await,
        ReturnStatus::Escalated,
        "no clock decides"
    );
    let nothing = decide(id, Decision::Nothing, None).await.unwrap();
    assert_eq!(
        (nothing.status, nothing.decision),
        (ReturnStatus::Closed, Some(Decision::Nothing))
    );
    assert_eq!(
        (sale.gone_back().await, sale.status().await.as_str()),
        (0, "delivered")
    );

    let id = sale.ask(Reason::Damaged, 1).await;
    sale.offer(id, 100).await.unwrap();
    sale.escalate(id).await.unwrap();
    for amount in [None, Some(967)] {
        let wrong = decide(id, Decision::Part, amount).await;
        assert!(matches!(wrong, Err(Error::TooMuch { .. })), "{wrong:?}");
    }
    decide(id, Decision::Part, Some(300)).await.unwrap();
    assert_eq!(sale.gone_back().await, 300);

    let id = sale.ask(Reason::Damaged, 1).await;
    sale.decline(id).await.unwrap();
    sale.escalate(id).await.unwrap();
    let decided = decide(id, Decision::Return, None).await.unwrap();
    assert_eq!(
        (decided.status, decided.send_back),
        (ReturnStatus::Decided, Some(true))
    );
    sale.send_back(id).await.unwrap();
    sale.received(id, true).await.unwrap();
    assert_eq!(sale.gone_back().await, 300 + 966);

    let id = sale.ask(Reason::NotReceived, 2).await;
    sale.decline(id).await.unwrap();
    sale.escalate(id).await.unwrap();
    let refused = decide(id, Decision::Return, None).await;
    assert!(matches!(refused, Err(Error::NothingToSend)), "{refused:?}");
    decide(id, Decision::Refund, None).await.unwrap();
    assert_eq!(
        (sale.gone_back().await, sale.status().await.as_str()),
        (2900, "returned")
    );
}

#[tokio::test]
async fn silence_never_costs_the_buyer() {
    let sale = Sale::delivered().await;
    let id = sale.ask(Reason::Damaged, 1).await;
    returns::deadlines::run(&sale.market.context).await.unwrap();
    assert_eq!(
        sale.stands(id).await,
        ReturnStatus::Requested,
        "the shop has three days"
    );
    sale.silence().await;
    assert_eq!(sale.stands(id).await, ReturnStatus::Refunded);
    assert_eq!(sale.gone_back().await, 966);

    let id = sale.ask(Reason::ChangedMind, 1).await;
    sale.silence().await;
    assert_eq!(
        sale.stands(id).await,
        ReturnStatus::Approved,
        "this one is sent back first"
    );
    sale.send_back(id).await.unwrap();
    sale.silence().await;
    assert_eq!(
        sale.stands(id).await,
        ReturnStatus::Refunded,
        "nobody said it did not come"
    );
    assert_eq!(sale.gone_back().await, 966 + 967);
}

#[tokio::test]
async fn what_waits_for_the_buyer_in_vain_is_closed() {
    let sale = Sale::delivered().await;
    for answer in ["offer", "decline", "approve"] {
        let id = sale.ask(Reason::ChangedMind, 1).await;
        match answer {
            "offer" => sale.offer(id, 100).await,
            "decline" => sale.decline(id).await,
            _ => sale.approve(id, true).await,
        }
        .unwrap();
        sale.silence().await;
        assert_eq!(sale.stands(id).await, ReturnStatus::Closed, "{answer}");
        assert_eq!(sale.status().await, "delivered");
    }
    assert_eq!(sale.gone_back().await, 0);
}

#[tokio::test]
async fn a_return_that_cannot_be_moved_keeps_no_other_waiting() {
    let sale = Sale::delivered().await;
    let stuck = sale.ask(Reason::Damaged, 1).await;
    let mug = sale.mug;
    let order = sale.market.paid(&sale.ada, &[(mug, 1)], None).await;
    let part = part_of(&order, &sale.clay);
    let (part, line) = (part.id, part.lines[0].id);
    // asked for later, and so looked at later
    sale.market
        .sql(&format!(
            "update shop_orders set status = 'return_requested' where id = {part}; \
             insert into returns (shop_order_id, came_from, reason, words, status, worth, offer) \
             values ({part}, 'delivered', 'damaged', 'Look', 'offered', 1000, 500); \
             insert into return_lines (return_id, order_line_id, quantity) \
             select max(id), {line}, 1 from returns; \
             create function stuck() returns trigger language plpgsql as \
                 $$ begin raise exception 'this one cannot be moved'; end $$; \
             create trigger stuck before update on returns for each row \
                 when (new.status = 'approved' and new.id = {stuck}) execute function stuck()"
        ))
        .await;
    let moved = ReturnId::new(sale.market.number("select max(id) from returns").await);
    sale.market
        .sql("update returns set act_by = now() - make_interval(mins => 10 - id::integer)")
        .await;
    returns::deadlines::run(&sale.market.context).await.unwrap();
    assert_eq!(sale.stands(stuck).await, ReturnStatus::Requested);
    let closed = format!("select status from returns where id = {moved}");
    assert_eq!(sale.market.word(&closed).await, "closed");
}

#[tokio::test]
async fn what_never_came_is_paid_back_and_what_may_still_come_is_waited_for() {
    let sale = Sale::sent().await;
    let early = sale.try_ask(Reason::NotReceived, 3).await;
    assert!(matches!(early, Err(Error::MayStillArrive)), "{early:?}");
    sale.market
        .sql("update shipments set shipped_at = now() - interval '253 hours'")
        .await;
    let id = sale.ask(Reason::NotReceived, 2).await;
    let refused = sale.approve(id, true).await;
    assert!(matches!(refused, Err(Error::NothingToSend)), "{refused:?}");
    sale.approve(id, false).await.unwrap();
    assert_eq!(
        sale.status().await,
        "in_delivery",
        "one piece may still come"
    );
    // a parcel that gets lost after that pays only for what it still holds
    let parcel = ShipmentId::new(sale.market.number("select id from shipments").await);
    let (context, key) = (&sale.market.context, sale.shops_key("lost"));
    let part = sale.part().id;
    cancel::parcel_lost(context, &sale.clay, &key, part, parcel, &text("It is gone"))
        .await
        .unwrap();
    assert_eq!(sale.gone_back().await, 2900);
    assert_eq!(sale.owed().await, 0);
}

#[tokio::test]
async fn who_says_how_it_arrived_has_it() {
    let sale = Sale::sent().await;
    let id = sale.ask(Reason::Damaged, 1).await;
    sale.withdraw(id).await.unwrap();
    assert_eq!(sale.status().await, "delivered");
    let since = "select count(*) from shop_orders where delivered_at is not null";
    assert_eq!(sale.market.number(since).await, 1);
}

#[tokio::test]
async fn each_step_is_told_to_who_must_know() {
    let sale = Sale::delivered().await;
    let told = async || {
        let query = "select coalesce(string_agg((payload ->> 'to') || ': ' || (payload ->> 'subject'), ', ' \
             order by id), '') from jobs where unique_key like 'mail:return:%'";
        let all = sale.market.word(query).await;
        all.replace(&sale.order.number, "N")
    };
    let id = sale.ask(Reason::Damaged, 1).await;
    sale.decline(id).await.unwrap();
    sale.escalate(id).await.unwrap();
    sale.withdraw(id).await.unwrap();
    assert_eq!(
        told().await,
        "clay@fair.test: A buyer wants their money back: order N, \
         ada@fair.test: clay didn't accept your return: order N, \
         clay@fair.test: The buyer asked us to decide: order N, \
         office@fair.test: A return is waiting for your decision: order N, \
         clay@fair.test: A return is closed: order N"
    );
}
