//! What PayPal says after the money was asked for: approvals that nobody followed up, refunds and
//! reversals begun there, disputes, refunds that wait or fail, money that is not what it should be.

use std::time::Duration;

use orders::{payment_polling, provider_webhooks, refund};
use payments::webhook::{Event, EventKind};
use serde_json::{Value, json};
use types::RefundId;

use super::test_shop::TestShop;
use crate::support::TestApp;

const STATUS: &str = "select status from payments";

/// The emulator does something by hand.
async fn hand(app: &TestApp, path: &str, body: Value) -> Value {
    let done = app.paypal().post(&format!("/emulator/{path}"), body).await;
    assert!(done.status < 300, "{path}: {}", done.text);
    serde_json::from_str(&done.text).unwrap()
}

async fn hand_on_capture(app: &TestApp, what: &str, body: Value) -> Value {
    let capture = app.word("select capture_id from payments").await;
    hand(app, &format!("captures/{capture}/{what}"), body).await
}

fn dollars(value: &str) -> Value {
    json!({ "amount": { "currency_code": "USD", "value": value } })
}

async fn emails(app: &TestApp, about: &str) -> i64 {
    let query = format!("select count(*) from jobs where unique_key like 'mail:{about}%'");
    app.count(&query).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn refunds_of_paypals_dashboard_are_booked_once_and_end_what_is_not_packed() {
    let test_shop = TestShop::open(5).await;
    test_shop.paid(2).await;
    let TestShop { app, mug, .. } = &test_shop;
    app.faults(json!({ "duplicateWebhooks": 2 })).await;
    hand_on_capture(app, "refund", dollars("10.00")).await;
    app.until(
        "select count(*) from payments where status = 'partially_refunded'",
        1,
    )
    .await;
    let share = "select commission from refunds where origin = 'provider' and amount = 1000";
    assert_eq!(app.count(share).await, 80, "8 % of it was ours");
    assert_eq!(
        app.word("select status from shop_orders").await,
        "confirmed"
    );
    hand_on_capture(app, "refund", dollars("29.98")).await;
    app.until("select count(*) from payments where status = 'refunded'", 1)
        .await;
    assert_eq!(
        app.word("select status from shop_orders").await,
        "cancelled"
    );
    let on_hand = format!(
        "select on_hand from stock where variant_id = {}",
        mug.variant
    );
    assert_eq!(
        app.count(&on_hand).await,
        5,
        "the goods are back on the shelf"
    );
    let open = "select count(*) from webhook_events where processed_at is null and kind <> 'CHECKOUT.ORDER.APPROVED'";
    app.until(open, 0).await;
    assert_eq!(app.count("select count(*) from refunds").await, 2);
    assert_eq!(
        emails(app, "refunded:").await,
        6,
        "buyer, shop and operator, twice"
    );
    assert_eq!(emails(app, "do-not-ship:").await, 1);
    app.assert_books_agree().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_refund_of_the_dashboard_takes_the_place_of_ours_and_leaves_the_rest_owed() {
    let test_shop = TestShop::open(5).await;
    let order = test_shop.paid(2).await;
    let TestShop { app, buyer, .. } = &test_shop;
    // the turn of ours comes later
    app.sql(
        "create function later() returns trigger language plpgsql as \
         'begin new.run_at := now() + interval ''1 hour''; return new; end'; \
         create trigger later before insert on jobs for each row \
         when (new.kind = 'refund') execute function later()",
    )
    .await;
    buyer
        .post(&format!("/api/orders/{}/cancel", order["id"]), json!({}))
        .await
        .expect(200);
    app.sql("drop trigger later on jobs").await;
    hand_on_capture(app, "refund", dollars("10.00")).await;
    app.until("select count(*) from payments where status = 'refunded'", 1)
        .await;
    let refunds = "select string_agg(concat_ws(' ', origin, status, amount), ', ' order by id) \
        from refunds";
    assert_eq!(
        app.word(refunds).await,
        "ours failed 3998, provider done 1000, ours done 2998"
    );
    assert_eq!(
        emails(app, "refund-failed:").await,
        0,
        "nobody has to mend it"
    );
    app.assert_books_agree().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_reversal_ends_the_payment_and_stops_the_parcel() {
    let test_shop = TestShop::open(5).await;
    test_shop.paid(1).await;
    let app = &test_shop.app;
    hand_on_capture(app, "reverse", json!({})).await;
    app.until("select count(*) from payments where status = 'reversed'", 1)
        .await;
    assert_eq!(app.word("select origin from refunds").await, "reversal");
    assert_eq!(
        app.word("select status from shop_orders").await,
        "cancelled"
    );
    assert_eq!(emails(app, "reversal:").await, 2, "shop and operator");
    app.assert_books_agree().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_dispute_is_a_flag_beside_the_payment_until_it_is_decided() {
    let test_shop = TestShop::open(5).await;
    test_shop.paid(1).await;
    let app = &test_shop.app;
    let opened = hand_on_capture(app, "dispute", json!({})).await;
    let open = "select count(*) from disputes d join payments p on p.id = d.payment_id \
        where d.resolved_at is null and d.respond_by > now() and d.stage = ";
    app.until(&format!("{open} 'INQUIRY'"), 1).await;
    assert_eq!(app.word(STATUS).await, "paid");
    let path = format!("disputes/{}", opened["dispute_id"].as_str().unwrap());
    let chargeback = json!({ "dispute_life_cycle_stage": "CHARGEBACK" });
    hand(app, &path, chargeback).await;
    app.until(&format!("{open} 'CHARGEBACK'"), 1).await;
    hand(app, &path, json!({ "outcome": "RESOLVED_SELLER_FAVOUR" })).await;
    let decided =
        "select count(resolved_at) from disputes where outcome = 'RESOLVED_SELLER_FAVOUR'";
    app.until(decided, 1).await;
    assert_eq!(
        emails(app, "dispute:").await,
        6,
        "shop and operator, three times"
    );
    let page = app.count("select id from disputes").await;
    let page = format!("/seller/money/disputes/{page}");
    for (word, words) in [
        ("A buyer opened a dispute", ["Answer by", "nothing arrived"]),
        (
            "A dispute is decided",
            ["PayPal decided for the shop", "nothing arrived"],
        ),
    ] {
        let email = app.email("claypots@example.com", word).await;
        for part in words.into_iter().chain([page.as_str()]) {
            assert!(email.text.contains(part), "{part}: {}", email.text);
        }
    }
    app.assert_books_agree().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_approval_whose_browser_was_closed_is_captured_by_its_webhook() {
    let test_shop = TestShop::open(5).await;
    test_shop.approved(1).await;
    let app = &test_shop.app;
    let approval =
        "select coalesce(max(id), 0) from webhook_events where kind = 'CHECKOUT.ORDER.APPROVED'";
    app.until(&approval.replace("coalesce(max(id), 0)", "count(*)"), 1)
        .await;
    assert_eq!(app.word(STATUS).await, "pending", "the browser comes first");
    let webhook = app.count(approval).await;
    provider_webhooks::process(app.orders(), webhook)
        .await
        .unwrap();
    assert_eq!(app.word(STATUS).await, "paid");
    app.assert_books_agree().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn how_long_an_approval_waits_for_the_browser_is_a_setting() {
    let market = TestApp::start_with(|config| config.payments.browser_first = Duration::ZERO).await;
    let test_shop = TestShop::open_in(market, 5).await;
    test_shop.approved(1).await;
    let paid = "select count(*) from payments where status = 'paid'";
    test_shop.app.until(paid, 1).await;
    test_shop.app.assert_books_agree().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_approval_that_nobody_told_of_is_captured_before_its_hold_runs_out() {
    let test_shop = TestShop::open(5).await;
    test_shop.app.faults(json!({ "dropWebhooks": 99 })).await;
    test_shop.approved(1).await;
    let app = &test_shop.app;
    app.stop_timer("settle open payments").await;
    payment_polling::run(app.orders()).await.unwrap();
    assert_eq!(app.word(STATUS).await, "pending", "there is time");
    app.sql("update orders set expires_at = now() + interval '1 minute'")
        .await;
    payment_polling::run(app.orders()).await.unwrap();
    assert_eq!(app.word(STATUS).await, "paid");
    app.assert_books_agree().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_payment_that_nobody_approved_is_looked_at_once_and_expires() {
    let test_shop = TestShop::open(5).await;
    test_shop.order(1).await;
    let app = &test_shop.app;
    app.stop_timer("settle open payments").await;
    app.sql("update orders set expires_at = now() + interval '1 minute'")
        .await;
    payment_polling::run(app.orders()).await.unwrap();
    let again = "select count(*) from payments where check_at is not null or last_look_at is null";
    assert_eq!(app.count(again).await, 0);
    app.sql("update orders set expires_at = now() - interval '1 second'")
        .await;
    app.run_timer("expire unpaid orders").await;
    assert_eq!(app.word(STATUS).await, "expired");
    app.assert_invariants().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_refund_that_paypal_refuses_fails_with_its_reason_until_an_operator_has_it_tried_anew() {
    let test_shop = TestShop::open(5).await;
    let order = test_shop.paid(1).await;
    let TestShop { app, buyer, .. } = &test_shop;
    let operator = app.operator("olga").await;
    app.faults(json!({ "refundRefused": 1 })).await;
    buyer
        .post(&format!("/api/orders/{}/cancel", order["id"]), json!({}))
        .await
        .expect(200);
    app.until("select count(*) from refunds where status = 'failed'", 1)
        .await;
    assert_eq!(emails(app, "refund-failed:").await, 1);
    let breaches = gateway::check::run(&app.database.url).await.unwrap();
    assert!(
        breaches.iter().any(|breach| breach
            .to_string()
            .contains("REFUND_FAILED_INSUFFICIENT_FUNDS")),
        "{breaches:?}"
    );
    let failed = operator
        .get("/api/admin/refunds?status=failed")
        .await
        .expect(200);
    assert_eq!(failed["total"], 1);
    assert_eq!(failed["items"][0]["orderNumber"], order["number"]);
    let path = format!("/api/admin/refunds/{}/retry", failed["items"][0]["id"]);
    assert_eq!(buyer.post(&path, json!({})).await.status, 403);
    let again = operator.post(&path, json!({})).await.expect(200);
    assert_eq!(again["status"], "requested");
    operator.post(&path, json!({})).await.expect(200);
    app.until("select count(*) from payments where status = 'refunded'", 1)
        .await;
    app.assert_books_agree().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_refund_that_failed_is_settled_by_an_operator_once_with_a_reason() {
    for (how, status, payment) in [
        ("paid_elsewhere", "done", "refunded"),
        ("not_owed", "not_owed", "paid"),
    ] {
        let test_shop = TestShop::open(5).await;
        let order = test_shop.paid(1).await;
        let TestShop { app, buyer, .. } = &test_shop;
        let operator = app.operator("olga").await;
        app.faults(json!({ "refundRefused": 1 })).await;
        let cancel = format!("/api/orders/{}/cancel", order["id"]);
        buyer.post(&cancel, json!({})).await.expect(200);
        app.until("select count(*) from refunds where status = 'failed'", 1)
            .await;
        let path = "/api/admin/refunds/1/settle";
        let reason = "Bank transfer of November 20";
        let body = json!({ "how": how, "reason": reason });
        let refused =
            async |body: &Value| operator.post_once(path, "bad", body.clone()).await.status;
        assert_eq!(refused(&json!({ "how": how, "reason": " " })).await, 422);
        assert_eq!(
            refused(&json!({ "how": "gone", "reason": reason })).await,
            400
        );
        let said = operator
            .post_once(path, "settle", body.clone())
            .await
            .expect(200);
        assert_eq!(said["status"], status);
        let settlement = &said["settlement"];
        assert_eq!(
            (&settlement["how"], &settlement["reason"]),
            (&json!(how), &json!(reason))
        );
        assert!(
            settlement["by"].is_i64() && settlement["at"].is_string(),
            "{said}"
        );
        let again = operator.post_once(path, "settle", body.clone()).await;
        assert_eq!(again.expect(200), said);
        let twice = operator.post_once(path, "twice", body).await;
        assert_eq!((twice.status, twice.code()), (409, "refund_not_failed"));
        let list = "/api/admin/refunds?status=settled";
        assert_eq!(operator.get(list).await.expect(200)["items"], json!([said]));
        assert_eq!(
            operator.get("/api/admin/refunds").await.expect(200)["total"],
            0
        );
        // what the buyer reads
        let path = format!("/api/orders/{}", order["id"]);
        let order = buyer.get(&path).await.expect(200);
        let refund = &order["shopOrders"][0]["refunds"][0];
        assert_eq!(order["paymentStatus"], payment);
        assert_eq!(refund["status"], status);
        assert_eq!(refund["paidElsewhere"], how == "paid_elsewhere");
        app.assert_books_agree().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_refund_that_paypal_works_on_is_done_when_it_says_so() {
    let test_shop = TestShop::open(5).await;
    let order = test_shop.paid(1).await;
    let TestShop { app, buyer, .. } = &test_shop;
    app.faults(json!({ "refundPending": 1 })).await;
    buyer
        .post(&format!("/api/orders/{}/cancel", order["id"]), json!({}))
        .await
        .expect(200);
    app.until("select count(*) from refunds where status = 'pending'", 1)
        .await;
    assert_eq!(app.word(STATUS).await, "paid", "the money is not back yet");
    app.assert_invariants().await;
    let name = app.word("select provider_refund_id from refunds").await;
    hand(app, &format!("refunds/{name}/complete"), json!({})).await;
    app.until("select count(*) from payments where status = 'refunded'", 1)
        .await;
    app.assert_books_agree().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_refund_whose_answer_was_lost_is_found_in_paypals_books_and_not_paid_again() {
    let test_shop = TestShop::open(5).await;
    let order = test_shop.paid(2).await;
    let TestShop { app, buyer, .. } = &test_shop;
    app.one_try_each(refund::JOB).await;
    app.faults(json!({ "refundFails": 1, "forgottenRequests": 9, "dropWebhooks": 99 }))
        .await;
    buyer
        .post(&format!("/api/orders/{}/cancel", order["id"]), json!({}))
        .await
        .expect(200);
    app.until("select count(parked_at) from jobs where kind = 'refund'", 1)
        .await;
    let id = app.count("select id from refunds").await;
    refund::pay_back(app.orders(), RefundId::new(id))
        .await
        .unwrap();
    assert_eq!(app.word(STATUS).await, "refunded");
    let books = app.paypal().get("/emulator/books").await.expect(200);
    assert_eq!(books["refunded"].as_array().unwrap().len(), 1, "{books}");
    app.sql("update jobs set done_at = now() where parked_at is not null")
        .await;
    app.assert_books_agree().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_payment_to_another_account_or_in_another_amount_stands_in_the_books_and_goes_back() {
    for (knob, why) in [
        ("foreignPayee", "a different account"),
        ("wrongAmount", "a different amount"),
    ] {
        let test_shop = TestShop::open(5).await;
        let TestShop { app, buyer, .. } = &test_shop;
        app.faults(json!({ knob: 1 })).await;
        let order = test_shop.approved(2).await;
        let refused = buyer.capture("capture", &order).await;
        assert_eq!((refused.status, refused.code()), (409, "payment_mismatch"));
        app.until("select count(*) from payments where status = 'refunded'", 1)
            .await;
        assert!(
            app.word("select unearned from payments")
                .await
                .contains(why)
        );
        assert_eq!(
            app.word("select status from shop_orders").await,
            "cancelled"
        );
        let shelf = "select on_hand * 10 + reserved from stock";
        assert_eq!(app.count(shelf).await, 50, "nothing was sold");
        assert_eq!(emails(app, "unearned:").await, 1);
        app.assert_books_agree().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_banks_money_makes_the_order_wait_until_it_comes() {
    let test_shop = TestShop::open(5).await;
    let order = test_shop.approved(1).await;
    let TestShop { app, buyer, .. } = &test_shop;
    app.faults(json!({ "capturePending": 1 })).await;
    let waiting = buyer.capture("capture", &order).await.expect(200);
    assert_eq!(waiting["paymentStatus"], "confirming");
    assert_eq!(
        app.count("select count(pending_since) from payments").await,
        1
    );
    let number = order["payment"]["providerOrderId"].as_str().unwrap();
    let books = app.orders().provider.get(number).await.unwrap();
    let capture = books.capture.unwrap().id;
    hand(app, &format!("captures/{capture}/complete"), json!({})).await;
    app.until("select count(*) from payments where status = 'paid'", 1)
        .await;
    app.assert_books_agree().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_event_about_nothing_of_ours_is_put_aside_and_what_events_said_is_forgotten() {
    let app = TestApp::start().await;
    let event = |id: &str, capture: Option<&str>, reference: Option<&str>| Event {
        id: id.to_owned(),
        kind: EventKind::CaptureCompleted,
        created_at: chrono::Utc::now(),
        order_id: None,
        capture_id: capture.map(str::to_owned),
        refund_id: None,
        dispute_id: None,
        payout_batch_id: None,
        payout_item_id: None,
        reference: reference.map(str::to_owned),
    };
    let body = json!({ "event_type": "PAYMENT.CAPTURE.COMPLETED", "payer": "Ann" });
    for event in [
        event("WH-1", Some("C"), Some("HS-NOT-OURS")),
        event("WH-2", Some("C"), None),
    ] {
        provider_webhooks::store(&app.orders().pool, &event, &body, Duration::ZERO)
            .await
            .unwrap();
    }
    app.until("select count(ignored) from webhook_events", 1)
        .await;
    app.assert_invariants().await;
    app.sql("update webhook_events set received_at = now() - interval '25 hours'")
        .await;
    app.run_timer("try webhooks again").await;
    assert_eq!(
        app.count("select count(ignored) from webhook_events").await,
        2
    );
    app.sql("update webhook_events set received_at = now() - interval '91 days' where event_id = 'WH-1'")
        .await;
    app.run_timer("forget old webhooks").await;
    let kept = "select string_agg(event_id, ' ') from webhook_events where body <> '{}'::jsonb";
    assert_eq!(app.word(kept).await, "WH-2");
}
