//! Webhooks as they are set up, and the log of each.

use outbound::AddressPolicy;
use serde_json::{Value, json};

use super::receiver::WebhookReceiver;
use super::{LATER, MARKET, SHOP, made, until_tried, wanted};
use crate::support::TestApp;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn another_shops_webhook_is_as_little_there_as_one_that_never_was() {
    let app = TestApp::start().await;
    let (clay, wool, root) = (
        app.seller("clay").await,
        app.seller("wool").await,
        app.operator("root").await,
    );
    let (hook, _) = made(&clay, SHOP, "http://127.0.0.1:9/", &["stock.low"]).await;
    clay.post(&format!("{hook}/test"), json!({}))
        .await
        .expect(202);
    let hook = hook.rsplit('/').next().unwrap();
    let text = |answer: crate::support::Answer, id: &str| {
        answer
            .text
            .replace(id, "#")
            .split("\"requestId\"")
            .next()
            .unwrap()
            .to_owned()
    };
    for (stranger, base) in [(&wool, SHOP), (&root, MARKET)] {
        for rest in ["", "/deliveries", "/deliveries/1"] {
            let foreign = stranger.get(&format!("{base}/{hook}{rest}")).await;
            let missing = stranger.get(&format!("{base}/987654{rest}")).await;
            assert_eq!(foreign.status, 404, "{rest}");
            assert_eq!(
                text(foreign, &format!("webhooks/{hook}")),
                text(missing, "webhooks/987654")
            );
        }
        for rest in ["/test", "/rotate-secret", "/deliveries/1/resend"] {
            let refused = stranger
                .post(&format!("{base}/{hook}{rest}"), json!({}))
                .await;
            assert_eq!(refused.status, 404, "{rest}");
        }
        let path = format!("{base}/{hook}");
        let name = json!({ "name": "Mine" });
        assert_eq!(stranger.patch(&path, name).await.status, 404);
        assert_eq!(stranger.delete(&path).await.status, 404);
        assert_eq!(stranger.get(base).await.expect(200), json!([]));
    }
    let path = format!("{SHOP}/{hook}");
    assert_eq!(clay.get(&path).await.expect(200)["name"], "Warehouse");
    clay.delete(&path).await.expect(204);
    app.until("select count(*) from webhook_deliveries", 0)
        .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_webhook_that_cannot_be_is_refused_at_the_field_and_ten_are_enough() {
    let app = TestApp::start_with(|config| config.webhooks = AddressPolicy::Public).await;
    let clay = app.seller("clay").await;
    let good = "https://example.com/hooks";
    for (body, pointer, code) in [
        (
            wanted("http://example.com/", &["order.paid"]),
            "/url",
            "url_not_allowed",
        ),
        (
            wanted("https://127.0.0.1/", &["order.paid"]),
            "/url",
            "url_not_allowed",
        ),
        (
            wanted("https://example.com:8443/", &["order.paid"]),
            "/url",
            "url_not_allowed",
        ),
        (
            wanted("example.com", &["order.paid"]),
            "/url",
            "invalid_url",
        ),
        (wanted(good, &[]), "/events", "required"),
        (wanted(good, &["order.eaten"]), "/events", "unknown_event"),
        (wanted(good, &["webhook.test"]), "/events", "unknown_event"),
        (
            json!({ "name": " ", "url": good, "events": ["order.paid"] }),
            "/name",
            "required",
        ),
    ] {
        let answer = clay.post(SHOP, body.clone()).await;
        let fault = &answer.expect(422)["errors"][0];
        assert_eq!(
            (&fault["pointer"], &fault["code"]),
            (&json!(pointer), &json!(code)),
            "{body}"
        );
    }
    let asked = (0..12).map(|_| clay.post(SHOP, wanted(good, &["order.paid"])));
    let mut statuses = Vec::new();
    for answer in asked {
        statuses.push(answer.await.status);
    }
    assert_eq!(statuses, [vec![201; 10], vec![409; 2]].concat());

    // an address that led elsewhere when it was set is looked at again before each call
    app.sql("update webhook_endpoints set url = 'https://127.0.0.1/' where id = 1")
        .await;
    clay.post(&format!("{SHOP}/1/test"), json!({}))
        .await
        .expect(202);
    let failed = until_tried(&clay, &format!("{SHOP}/1"), "waiting", 1).await;
    assert_eq!(
        (&failed["failure"], &failed["responseStatus"]),
        (&json!("not_allowed"), &Value::Null)
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_log_is_read_page_by_page_and_forgotten_after_thirty_days() {
    let app = TestApp::start().await;
    let (clay, receiver) = (app.seller("clay").await, WebhookReceiver::open().await);
    let (hook, _) = made(&clay, SHOP, &format!("{}/ok", receiver.url), &["stock.low"]).await;
    for _ in 0..5 {
        clay.post(&format!("{hook}/test"), json!({}))
            .await
            .expect(202);
    }
    until_tried(&clay, &hook, "delivered", 1).await;
    let mut seen = Vec::new();
    let mut rest = String::new();
    loop {
        let path = format!("{hook}/deliveries?limit=2{rest}");
        let page = clay.get(&path).await.expect(200);
        let items = page["items"].as_array().unwrap();
        seen.extend(items.iter().map(|item| item["id"].as_i64().unwrap()));
        let Some(next) = page["next"].as_i64() else {
            break;
        };
        rest = format!("&before={next}");
    }
    assert_eq!(seen, [5, 4, 3, 2, 1]);
    app.until(
        "select count(*) from webhook_deliveries where status = 'delivered'",
        5,
    )
    .await;
    let failed = clay.get(&format!("{hook}/deliveries?status=failed")).await;
    assert_eq!(failed.expect(200)["items"], json!([]));
    for query in ["limit=0", "limit=101", "status=eaten"] {
        let refused = clay.get(&format!("{hook}/deliveries?{query}")).await;
        assert!(matches!(refused.status, 400 | 422), "{}", refused.text);
    }
    app.sql("update webhook_deliveries set created_at = now() - interval '31 days' where id < 5")
        .await;
    app.run_timer("forget old deliveries of webhooks").await;
    assert_eq!(
        app.count("select count(*) from webhook_deliveries").await,
        1
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_waits_for_a_busy_endpoint_is_given_up_and_goes_with_it_in_steps() {
    let app = TestApp::start().await;
    let (clay, receiver) = (app.seller("clay").await, WebhookReceiver::open().await);
    let (hook, _) = made(&clay, SHOP, &format!("{}/ok", receiver.url), &["stock.low"]).await;
    app.sql(
        "insert into webhook_deliveries (endpoint_id, message_id, event, body, next_try_at) \
         select e.id, 'msg_' || n, 'stock.low', '{}', now() from webhook_endpoints e, generate_series(1, 2500) n",
    )
    .await;
    let given_up = "select count(*) from webhook_deliveries \
         where status = 'failed' and failure = 'paused' and next_try_at is null";
    let off = json!({ "status": "paused" });
    clay.patch(&hook, off).await.expect(200);
    let shown = clay
        .get(&format!("{hook}/deliveries?limit=100"))
        .await
        .expect(200);
    let shown = shown["items"].as_array().unwrap();
    assert_eq!(shown.len(), 100);
    assert!(shown.iter().all(|delivery| delivery["failure"] == "paused"));
    app.until(given_up, 2500).await;

    clay.delete(&hook).await.expect(204);
    for path in [hook.clone(), format!("{hook}/deliveries")] {
        assert_eq!(clay.get(&path).await.status, 404);
    }
    assert_eq!(clay.delete(&hook).await.status, 404);
    assert_eq!(clay.get(SHOP).await.expect(200), json!([]));
    app.until("select count(*) from webhook_endpoints", 0).await;
    assert_eq!(
        app.count("select count(*) from webhook_deliveries").await,
        0
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_comes_due_while_its_endpoint_is_paused_is_not_sent() {
    let app = TestApp::start().await;
    let (clay, receiver) = (app.seller("clay").await, WebhookReceiver::open().await);
    let url = format!("{}/broken", receiver.url);
    let (hook, _) = made(&clay, SHOP, &url, &["stock.low"]).await;
    clay.post(&format!("{hook}/test"), json!({}))
        .await
        .expect(202);
    until_tried(&clay, &hook, "waiting", 1).await;
    app.sql(LATER).await;
    app.sql(
        "update webhook_endpoints set paused_at = now(), pause_reason = 'by_hand'; \
         update jobs set run_at = now() where kind = 'webhook delivery' and done_at is null",
    )
    .await;
    let given_up = until_tried(&clay, &hook, "failed", 1).await;
    assert_eq!(given_up["failure"], "paused");
    assert_eq!(receiver.received().len(), 1);
}
