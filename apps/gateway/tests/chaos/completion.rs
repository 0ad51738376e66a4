//! The faults end, time passes, and whatever is open comes to its end.

use std::time::{Duration, Instant};

use payments::{Error, ProviderOrder};
use serde_json::json;

use crate::support::TestApp;

/// Long enough for PayPal's messages, which are repeated at growing intervals.
const PATIENCE: Duration = Duration::from_secs(240);

/// What is not decided yet.
const OPEN: &str = "with owed as (select r.id from refunds r \
        join payments p on p.id = r.payment_id \
        left join shop_orders s on s.id = r.shop_order_id \
        where r.status = 'failed' and coalesce(s.total, p.unearned_amount) > ( \
            select coalesce(sum(other.amount), 0) from refunds other \
            where other.payment_id = p.id and other.status <> 'failed' \
            and other.shop_order_id is not distinct from r.shop_order_id)) \
    select \
    (select count(*) from payments where status in ('pending', 'confirming')) + \
    (select count(*) from refunds where status in ('requested', 'pending')) + \
    (select count(*) from owed) + \
    (select count(*) from webhook_events where processed_at is null) + \
    (select count(*) from jobs where done_at is null and kind not like 'timer:%')";

/// Everything that waits for its time is due: what is tried again, what was given up, and what
/// is looked at before its hold runs out.
const HURRY: &str = "\
    update jobs set run_at = now() where done_at is null and parked_at is null \
        and leased_until is null and kind not like 'timer:%'; \
    update payments set check_at = now() where check_at > now(); \
    update orders o set expires_at = now() + interval '1 minute' from payments p \
        where p.order_id = o.id and p.status = 'pending' and p.last_look_at is null \
        and p.provider_order_id is not null; \
    update orders o set expires_at = now() - interval '1 second' from payments p \
        where p.order_id = o.id and p.status = 'pending' and p.check_at is null \
        and (p.last_look_at is not null or p.provider_order_id is null); \
    update refunds set try_at = now() \
        where status in ('requested', 'pending'); \
    update webhook_events set received_at = now() - interval '21 minutes' \
        where processed_at is null";

/// Brings all to its end.
pub async fn complete_all(app: &TestApp) {
    app.faults(json!({})).await;
    let operator = app.operator("olga").await;
    let begun = Instant::now();
    while app.count(OPEN).await > 0 {
        assert!(
            begun.elapsed() < PATIENCE,
            "still open: {}",
            app.word(WHAT_IS_OPEN).await
        );
        banks_decide(app).await;
        for refund in ids(app, "id from refunds where status = 'failed'").await {
            let path = format!("/api/admin/refunds/{refund}/retry");
            let answer = operator.post(&path, json!({})).await;
            // 409: the money went back by another refund
            assert!(matches!(answer.status, 200 | 409), "{}", answer.text);
        }
        app.sql(HURRY).await;
        for timer in [
            "settle open payments",
            "expire unpaid orders",
            "try refunds again",
            "try webhooks again",
        ] {
            app.run_timer(timer).await;
        }
    }
}

const WHAT_IS_OPEN: &str = "select concat( \
    (select json_agg(p) from payments p where status in ('pending', 'confirming')), \
    (select json_agg(r) from refunds r where status in ('requested', 'pending', 'failed')), \
    (select json_agg(w) from webhook_events w where processed_at is null), \
    (select json_agg(j) from jobs j where done_at is null and kind not like 'timer:%'))";

/// Of the money that banks are still to send every other sum comes; of the refunds that PayPal
/// works on every third fails.
async fn banks_decide(app: &TestApp) {
    let waiting = "provider_order_id from payments where pending_since is not null \
        and status = 'confirming' order by id";
    for (number, order) in ids(app, waiting).await.into_iter().enumerate() {
        let capture = ask(app, &order).await.capture.unwrap().id;
        let how = if number % 2 == 0 {
            "complete"
        } else {
            "decline"
        };
        by_hand(app, &format!("captures/{capture}/{how}")).await;
    }
    let waiting = "provider_refund_id from refunds where status = 'pending' order by id";
    for (number, refund) in ids(app, waiting).await.into_iter().enumerate() {
        let how = if number % 3 == 2 { "fail" } else { "complete" };
        by_hand(app, &format!("refunds/{refund}/{how}")).await;
    }
}

/// What PayPal has of an order, once it may be asked: after failures it is left alone for a moment.
async fn ask(app: &TestApp, order: &str) -> ProviderOrder {
    loop {
        match app.orders().provider.get(order).await {
            Err(Error::Unavailable {
                retry_after: Some(pause),
                ..
            }) => tokio::time::sleep(pause).await,
            said => return said.unwrap(),
        }
    }
}

async fn by_hand(app: &TestApp, path: &str) {
    let path = format!("/emulator/{path}");
    let answer = app.paypal().post(&path, json!({})).await;
    // 422: decided in an earlier round, and we have not heard of it yet
    assert!(matches!(answer.status, 200 | 422), "{}", answer.text);
}

async fn ids(app: &TestApp, what: &str) -> Vec<String> {
    let list =
        format!("select coalesce(string_agg(i::text, ' '), '') from (select {what}) found (i)");
    let list = app.word(&list).await;
    list.split_whitespace().map(str::to_owned).collect()
}

/// What was on the shelves is still there or was sold, and nothing is set aside.
pub async fn assert_stock_adds_up(app: &TestApp, pieces: i64) {
    let sold = "select coalesce(sum(l.quantity - l.cancelled), 0) from order_lines l \
        join shop_orders s on s.id = l.shop_order_id where s.status = 'confirmed'";
    let there = app.count("select sum(on_hand) from stock").await;
    assert_eq!(there + app.count(sold).await, pieces);
    assert_eq!(app.count("select sum(reserved) from stock").await, 0);
    let open = "select count(*) from shop_orders \
        where status not in ('confirmed', 'cancelled', 'expired')";
    assert_eq!(app.count(open).await, 0);
}
