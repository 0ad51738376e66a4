//! What waits for something that will not come.

use diesel_async::SimpleAsyncConnection;
use gateway::check;

use super::{each_is_reported, marketplace};

#[tokio::test]
async fn whatever_is_stuck_is_reported() {
    let planted = [
        (
            "update stock_holds set expires_at = now() - interval '2 minutes' where order_id = 2",
            "of order 2 ran out at",
        ),
        (
            "update stock_holds set status = 'pinned' where order_id = 2",
            "is pinned, but its payment is pending",
        ),
        (
            "update payments set status = 'failed' where id = 2",
            "of order 2 is held, but its payment is failed",
        ),
        (
            "update payments set status = 'confirming' where id = 2",
            "payment 2 has been confirming since",
        ),
        (
            "update payments set status = 'confirming', check_at = now() where id = 2; \
             insert into payment_events (payment_id, from_status, to_status, at) \
             values (2, 'pending', 'confirming', now() - interval '61 minutes')",
            "payment 2 has been confirming since",
        ),
        (
            "update refunds set status = 'requested', completed_at = null, provider_refund_id = null, \
             created_at = now() - interval '2 hours'",
            "refund 1 of shop order 2 waits since",
        ),
        (
            "update refunds set status = 'failed', failure = 'REFUND_NOT_ALLOWED', completed_at = null",
            "refund 1 of order H-1 failed: REFUND_NOT_ALLOWED",
        ),
        (
            "insert into jobs (kind, payload, attempts, parked_at, last_error) values ('mail', '{}', 10, now(), 'no')",
            "(mail) was given up after 10 tries: no",
        ),
        (
            "insert into jobs (kind, payload, run_at) values ('mail', '{}', now() - interval '6 minutes')",
            "(mail) has been due since",
        ),
        (
            "insert into webhook_events (provider, event_id, kind, body, received_at) \
             values ('paypal', 'WH-1', 'X', '{}', now() - interval '2 hours')",
            "webhook WH-1 (X) waits since",
        ),
        (
            "insert into payout_runs (id, scheduled_for, currency, status, last_error) \
             overriding system value values (1, '2026-11-01', 'USD', 'sending', 'no'); \
             alter table payouts disable trigger all; \
             insert into payouts (run_id, shop_id, amount, currency, method, destination, shown) \
             values (1, 1, 100, 'USD', 'paypal', '\\x0000000000', 'c•••@a.test')",
            "payout run 1 has been sending since",
        ),
        (
            "insert into payout_runs (id, scheduled_for, currency, ask_at, created_at) \
             overriding system value values (1, '2026-11-01', 'USD', now(), now() - interval '2 days')",
            "payout run 1 has been collecting since",
        ),
        (
            "insert into disputes (id, payment_id, provider_dispute_id, reason, status, stage, amount, \
             currency, opened_at) overriding system value \
             values (1, 1, 'PP-D-1', 'OTHER', 'OPEN', 'INQUIRY', 100, 'USD', now()); \
             insert into dispute_evidence (id, dispute_id, shop_id, note, sent_by, created_at) \
             overriding system value select 1, 1, s.shop_id, 'Sent', 1, now() - interval '2 hours' from shop_orders s limit 1",
            "answer 1 in dispute 1 waits since",
        ),
        (
            "insert into disputes (id, payment_id, provider_dispute_id, reason, status, stage, amount, \
             currency, opened_at, accepted_at, accepted_by, accept_note) \
             overriding system value values (1, 1, 'PP-D-1', 'OTHER', 'OPEN', 'INQUIRY', 100, 'USD', now(), now() - interval '2 hours', 1, 'Lost')",
            "dispute 1 was accepted at",
        ),
    ];
    each_is_reported("I12 stuck", &planted).await;
}

#[tokio::test]
async fn a_transaction_left_open_is_reported_after_five_seconds() {
    let database = marketplace().await;
    let mut idle = database.pool.get().await.unwrap();
    idle.batch_execute("set idle_in_transaction_session_timeout = 0; begin; select 1")
        .await
        .unwrap();
    tokio::time::sleep(std::time::Duration::from_secs(6)).await;
    let breaches = check::run(&database.url).await.unwrap();
    assert_eq!(breaches.len(), 1);
    assert!(breaches[0].to_string().starts_with("I12 stuck: process "));
}
