//! Many at once, and what the database refuses by itself.

use chrono::TimeDelta;
use db::testing::travel;
use diesel_async::SimpleAsyncConnection;
use seller::Error;
use seller::payout::send;

use crate::support::TestMarket;

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn runs_at_once_pay_once() {
    let market = TestMarket::open().await;
    let (clay, root) = (
        market.paid_seller("clay").await,
        market.operator("root").await,
    );
    market.sold(clay.shop(), 10_000, "completed", 8).await;
    let mut begun = Vec::new();
    for key in ["a", "b", "c", "d"] {
        begun.push(market.begin(&root, key).await.id);
    }
    // each run twice, as when a job is given to another worker
    let tasks: Vec<_> = begun
        .iter()
        .chain(&begun)
        .map(|id| {
            let (context, id) = (market.context.clone(), *id);
            tokio::spawn(async move { send::carry_out(&context, id).await })
        })
        .collect();
    for task in tasks {
        task.await.unwrap().unwrap();
    }
    assert_eq!(market.paypal.sent(), 9200);
    assert_eq!(market.owed(clay.shop()).await, 0);
    assert_eq!(market.account("payout").await, 0);
    assert_eq!(market.number("select count(*) from payouts").await, 1);
}

/// Somebody holds one shop's account for longer than a lock is waited for.
#[tokio::test]
async fn a_run_comes_back_to_a_shop_that_was_busy_and_in_the_end_pays_without_it() {
    let market = TestMarket::open().await;
    let (clay, wool) = (
        market.paid_seller("clay").await,
        market.paid_seller("wool").await,
    );
    let root = market.operator("root").await;
    let sell = async || {
        market.sold(clay.shop(), 10_000, "completed", 8).await;
        market.sold(wool.shop(), 5000, "completed", 8).await;
    };
    let mut holder = market.conn().await;
    let hold = format!(
        "begin; select from payout_accounts where shop_id = {} for update",
        clay.shop()
    );
    sell().await;
    holder.batch_execute(&hold).await.unwrap();
    let begun = market.begin(&root, "one").await;
    for _ in 0..2 {
        let tried = send::carry_out(&market.context, begun.id).await;
        let busy = matches!(tried, Err(Error::Database(db::Error::Busy(_))));
        assert!(busy, "{tried:?}");
        assert_eq!(
            (market.payouts("pending").await, market.paypal.sent()),
            (1, 0)
        );
    }
    holder.batch_execute("rollback").await.unwrap();
    send::carry_out(&market.context, begun.id).await.unwrap();
    assert_eq!(
        (market.payouts("paid").await, market.paypal.sent()),
        (2, 13_800)
    );

    sell().await;
    let begun = market.begin(&root, "two").await;
    holder.batch_execute(&hold).await.unwrap();
    travel(market.pool(), TimeDelta::minutes(61)).await;
    send::carry_out(&market.context, begun.id).await.unwrap();
    assert_eq!(market.payouts("paid").await, 3, "wool has its money");
    holder.batch_execute("rollback").await.unwrap();
    market.run(&root, "three").await;
    assert_eq!(
        (market.payouts("paid").await, market.paypal.sent()),
        (4, 27_600)
    );
}

/// Money of the order goes back while the run is at it: the refund is asked for in a transaction
/// that ends after the run has looked, and before it commits.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_run_that_races_a_refund_does_not_pay_what_goes_back() {
    let market = TestMarket::open().await;
    let (clay, root) = (
        market.paid_seller("clay").await,
        market.operator("root").await,
    );
    let order = market.sold(clay.shop(), 10_000, "completed", 8).await;
    // the run stops at its last step, the lines, until the refund stands
    let mut keeper = market.conn().await;
    keeper
        .batch_execute("begin; lock table payout_lines in access exclusive mode")
        .await
        .unwrap();
    let begun = market.begin(&root, "one").await;
    let context = market.context.clone();
    let at_it = tokio::spawn(async move { send::carry_out(&context, begun.id).await });
    let waiting = "select count(*) from pg_stat_activity \
        where datname = current_database() and wait_event_type = 'Lock'";
    while market.number(waiting).await == 0 {
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    market
        .sql(&format!(
            "insert into refunds (payment_id, shop_order_id, amount, commission, reason) \
         select p.id, s.id, 5000, 400, 'Broken' from payments p \
         join shop_orders s on s.order_id = p.order_id where p.order_id = {order}"
        ))
        .await;
    keeper.batch_execute("rollback").await.unwrap();
    at_it.await.unwrap().unwrap();
    assert_eq!(market.paypal.sent(), 0);
    assert_eq!(market.owed(clay.shop()).await, 9200);
    // the next run pays what is left
    market.run(&root, "two").await;
    assert_eq!(market.paypal.sent(), 4600);
}

async fn refused(market: &TestMarket, sql: &str) -> Option<String> {
    let mut conn = market.conn().await;
    let failed = conn.batch_execute(sql).await.err()?;
    let failed = db::Error::from(failed);
    Some(db::constraint_of(&failed).unwrap_or("?").to_owned())
}

#[tokio::test]
async fn no_payout_stands_without_its_booking_or_above_the_balance() {
    let market = TestMarket::open().await;
    let clay = market.paid_seller("clay").await;
    let shop = clay.shop();
    market.sold(shop, 10_000, "completed", 8).await;
    market
        .sql("insert into payout_runs (scheduled_for, currency) values ('2026-11-01', 'USD')")
        .await;
    let payout = |amount: i64| {
        format!(
            "with p as (insert into payouts (run_id, shop_id, amount, currency, method, destination, shown) \
             select id, {shop}, {amount}, 'USD', 'paypal', '\\x0000000000', 'a' from payout_runs \
             returning id)"
        )
    };
    let bare = format!("{} select 1 from p", payout(5));
    assert_eq!(
        refused(&market, &bare).await.as_deref(),
        Some("payouts_covered")
    );
    let booked = |amount: i64, of: i64| {
        format!(
            "{}, t as (insert into ledger_transactions (kind, reference, currency) \
             select 'payout', 'payout:' || id, 'USD' from p returning id) \
             insert into ledger_entries (transaction_id, account, shop_id, amount) \
             select t.id, e.account, {shop}, e.amount from t, \
             (values ('shop', {of}), ('payout', -{of})) as e (account, amount)",
            payout(amount)
        )
    };
    for wrong in [booked(9201, 9201), booked(100, 99)] {
        assert_eq!(
            refused(&market, &wrong).await.as_deref(),
            Some("payouts_covered")
        );
    }
    assert_eq!(refused(&market, &booked(9200, 9200)).await, None);
    assert_eq!(
        refused(&market, "update payouts set amount = 1")
            .await
            .as_deref(),
        Some("?")
    );
}

#[tokio::test]
async fn what_no_code_would_do_to_a_payout_is_found() {
    let market = TestMarket::open().await;
    let (clay, root) = (
        market.paid_seller("clay").await,
        market.operator("root").await,
    );
    market.sold(clay.shop(), 10_000, "completed", 8).await;
    market.run(&root, "one").await;
    assert_eq!(market.breaches().await, Vec::<String>::new());
    for (sabotage, wanted) in [
        (
            "update payouts set amount = amount + 1",
            "of 9201 is booked as 9200",
        ),
        (
            "update payouts set amount = amount - 1, status = 'failed', failure = 'x'",
            "is failed, but what its shop got of it is 9200",
        ),
        ("update payouts set fee = 0", "cost 0 and is booked with 25"),
        (
            "delete from payout_lines; delete from payouts",
            "pays out what is no payout",
        ),
    ] {
        market
            .sql(&format!(
                "set session_replication_role = replica; {sabotage}; \
             set session_replication_role = origin"
            ))
            .await;
        let found = market.breaches().await;
        assert!(
            found.iter().any(|breach| breach.contains(wanted)),
            "{sabotage}: {found:?}"
        );
    }
}
