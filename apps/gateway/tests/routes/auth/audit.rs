//! What operators do stands in the audit log, whatever they do.

use std::collections::BTreeSet;

use reqwest::Method;
use reqwest::multipart::{Form, Part};
use serde_json::{Value, json};

use super::{PASSWORD, pointers};
use crate::authorization::operation::operations;
use crate::support::{Client, TestApp};

/// Stands wherever an operator may write something; nowhere in the log.
const WORDS: &str = "Not for the log";
/// Stands for the id of a run that is begun only then.
const LATEST: &str = "latest";
/// Stands for the id of a key that is made only then.
const LATEST_KEY: &str = "latest key";
/// Stands for the id of a webhook that is made only then.
const LATEST_WEBHOOK: &str = "latest webhook";
/// Stands for the id of a person who is invited only then.
const LATEST_PERSON: &str = "latest person";
const WEBHOOK: &str = "select max(id) from webhook_endpoints";
const KEY: &str = "select coalesce(max(session_id), 0) from api_keys";
/// Acts of which a repetition is one more.
const ONCE: [&str; 19] = [
    "addShopNote",
    "createCategory",
    "createHomeEdition",
    "createOperatorKey",
    "createOperatorWebhook",
    "endPersonSessions",
    "exportPayoutRun",
    "exportPerson",
    "publishHomeEdition",
    "resendOperatorWebhookDelivery",
    "retryJob",
    "retryRefund",
    "rotateOperatorWebhookSecret",
    "setPayoutTerms",
    "setShopCommission",
    "startShopLook",
    "testOperatorWebhook",
    "updateHomeEdition",
    "updatePage",
];
/// Changes nothing.
const NOT_LOGGED: [&str; 1] = ["previewPage"];

/// An operation of the document, done once, and the entry that it leaves.
struct OperatorAction {
    operation: &'static str,
    method: Method,
    path: String,
    body: Value,
    entry: (&'static str, &'static str, String),
}

fn action(
    operation: &'static str,
    path: impl Into<String>,
    body: Value,
    (action, kind, id): (&'static str, &'static str, impl ToString),
) -> OperatorAction {
    let method = match operation {
        "setPayoutTerms" | "setShopCommission" | "changeOperatorWebhook" => Method::PATCH,
        "updateMarketCoupon"
        | "updatePage"
        | "updateCategory"
        | "orderCategories"
        | "setCategoryPicture"
        | "updateHomeEdition"
        | "setHomePicture"
        | "saveSettings"
        | "setCategoryAttributes"
        | "setColorFamily" => Method::PUT,
        "restorePage"
        | "revokeOperatorKey"
        | "deleteContactMessage"
        | "deleteMarketCoupon"
        | "stopShopLook"
        | "deleteOperatorWebhook"
        | "deleteCategory"
        | "removeCategoryPicture"
        | "resetColorFamily"
        | "deleteHomeEdition"
        | "removeHomePicture" => Method::DELETE,
        _ => Method::POST,
    };
    OperatorAction {
        operation,
        method,
        path: path.into(),
        body,
        entry: (action, kind, id.to_string()),
    }
}

/// Something of everything that operators decide about.
const WAITING: &str = "set session_replication_role = replica; \
     update shops set status = 'pending' where name in ('basil', 'chive'); \
     insert into payout_runs (scheduled_for, currency, status) values ('2026-11-01', 'USD', 'sent'); \
     insert into payouts (run_id, shop_id, amount, currency, method, destination, shown) \
         select (select max(id) from payout_runs), id, 500, 'USD', 'bank', '\\x0000000000', 'DE••' from shops order by id limit 2; \
     insert into refunds (payment_id, shop_order_id, amount, commission, status, reason, failure) \
         select p.id, s.id, 100, 10, 'failed', 'Broken', 'Refused' \
         from payments p join shop_orders s on s.order_id = p.order_id order by p.id limit 1; \
     insert into refunds (payment_id, shop_order_id, amount, commission, status, reason, failure) \
         select p.id, s.id, 100, 10, 'failed', 'Broken', 'Refused' \
         from payments p join shop_orders s on s.order_id = p.order_id order by p.id limit 1; \
     update shop_orders set status = 'return_requested' where id = (select max(id) from shop_orders); \
     insert into returns (shop_order_id, came_from, reason, words, worth, status) \
         select max(id), 'delivered', 'damaged', 'Broken', 1999, 'escalated' from shop_orders; \
     insert into return_lines (return_id, order_line_id, quantity) select 1, max(id), 1 from order_lines; \
     insert into disputes (payment_id, provider_dispute_id, reason, status, stage, amount, currency, \
         opened_at) select min(id), 'PP-D-1', 'OTHER', 'OPEN', 'INQUIRY', 1999, 'USD', now() from payments; \
     insert into book_breaks (kind, name, way, there, there_currency, moved_at) \
         values ('capture', 'CAP-9', 'not_here', 700, 'USD', now()); \
     insert into messages (shop_order_id, author, author_id, text) \
         select s.id, 'buyer', o.user_id, 'Not for the log' from shop_orders s \
         join orders o on o.id = s.order_id order by s.id limit 1; \
     insert into message_reports (message_id, reporter_id, reason) select 1, min(id), 'spam' from users; \
     insert into contact_messages (reference, name, email, topic, message) \
         values ('C-7K3M9Q', 'Not for the log', 'eve@example.com', 'other', 'Not for the log'); \
     insert into jobs (kind, payload, attempts, parked_at) \
         values ('nobody''s', '{}', 10, now()), ('mail', '{}', 10, now()); \
     insert into adjustment_requests (shop_id, amount, reason, requested_by) \
         select s.id, 50000, 'Not for the log', u.id from shops s, users u, (values (1, 'clay'), \
             (2, 'clay'), (3, 'root')) as asked (place, name) \
         where s.name = 'clay' and u.username = asked.name order by asked.place; \
     insert into webhook_endpoints (name, url, events, secret) \
         values ('Bookkeeping', 'http://127.0.0.1:9/', '{order.paid}', '\\x0000000000'); \
     insert into webhook_deliveries (endpoint_id, message_id, event, body, status) \
         values (1, 'msg_1', 'order.paid', '{}', 'failed'); \
     set session_replication_role = origin";

async fn operator_actions(app: &TestApp) -> Vec<OperatorAction> {
    let (clay, ada) = (app.seller("clay").await, app.shopper("ada").await);
    app.seller("basil").await;
    app.seller("chive").await;
    let mug = app.product(&clay, "Mug", 1999, 9).await;
    let order = app.delivered(&clay, &ada, &mug).await;
    ada.review(&order, "1", WORDS).await.expect(201);
    app.delivered(&clay, &ada, &mug).await;
    app.sql(WAITING).await;
    let shop = async |name: &str| {
        let query = format!("select id from shops where name = '{name}'");
        app.count(&query).await
    };
    let [clay, basil, chive] = [shop("clay").await, shop("basil").await, shop("chive").await];
    let part = app.count("select min(id) from shop_orders").await;
    app.shopper("eve").await;
    let eve = app
        .count("select id from users where username = 'eve'")
        .await;
    let address = app
        .word("select email from users where username = 'eve'")
        .await;
    let job = app
        .count("select max(id) from jobs where parked_at is not null")
        .await;
    let because = json!({ "reason": WORDS });
    let settings = app.config().settings.version();
    let page = "/api/admin/pages/shipping/en";
    let text = json!({ "title": "Shipping", "lead": WORDS, "body": WORDS });
    app.sql(
        "insert into categories (parent_id, name, slug, position) \
         select parent_id, 'Jugs', 'jugs', 1 from categories where slug = 'mugs'",
    )
    .await;
    let category = async |slug: &str| {
        let query = format!("select id from categories where slug = '{slug}'");
        app.count(&query).await
    };
    let [kitchen, mugs, jugs] = [
        category("kitchen").await,
        category("mugs").await,
        category("jugs").await,
    ];
    let house = app.count("select max(id) from coupons").await;
    let coupon = json!({ "code": "FAIR", "percentBps": 500, "from": "2026-01-01" });
    let jug = format!("/api/admin/categories/{jugs}");
    vec![
        action(
            "approveShop",
            format!("/api/admin/shops/{basil}/approve"),
            json!({}),
            ("shop_approved", "shop", basil),
        ),
        action(
            "rejectShop",
            format!("/api/admin/shops/{chive}/reject"),
            because.clone(),
            ("shop_rejected", "shop", chive),
        ),
        action(
            "adjustShopBalance",
            format!("/api/admin/shops/{clay}/adjustments"),
            json!({ "amount": -500, "reason": WORDS }),
            ("shop_balance_adjusted", "shop", clay),
        ),
        action(
            "approveAdjustment",
            "/api/admin/adjustment-requests/1/approve",
            json!({}),
            ("adjustment_approved", "shop", clay),
        ),
        action(
            "declineAdjustment",
            "/api/admin/adjustment-requests/2/decline",
            json!({}),
            ("adjustment_declined", "shop", clay),
        ),
        action(
            "withdrawAdjustment",
            "/api/admin/adjustment-requests/3/withdraw",
            json!({}),
            ("adjustment_withdrawn", "shop", clay),
        ),
        action(
            "retryJob",
            format!("/api/admin/jobs/{job}/retry"),
            json!({}),
            ("job_retried", "job", job),
        ),
        action(
            "retryJobs",
            "/api/admin/jobs/retry",
            json!({ "kind": "nobody's" }),
            ("job_retried", "job", "nobody's"),
        ),
        action(
            "setPayoutTerms",
            format!("/api/admin/shops/{clay}/payout-terms"),
            json!({ "reserveBps": 1000, "holdDays": 14, "payoutsHeld": because }),
            ("payout_terms_changed", "shop", clay),
        ),
        action(
            "startPayoutRun",
            "/api/admin/payout-runs",
            json!({}),
            ("payout_run_started", "payout_run", LATEST),
        ),
        action(
            "markPayoutPaid",
            "/api/admin/payouts/1/paid",
            json!({}),
            ("payout_marked_paid", "payout", 1),
        ),
        action(
            "markPayoutFailed",
            "/api/admin/payouts/2/failed",
            because.clone(),
            ("payout_marked_failed", "payout", 2),
        ),
        action(
            "exportPayoutRun",
            "/api/admin/payout-runs/1/bank.csv",
            json!({}),
            ("payout_run_exported", "payout_run", 1),
        ),
        action(
            "refundShopOrder",
            format!("/api/admin/shop-orders/{part}/refunds"),
            json!({ "amount": 300, "reason": WORDS }),
            ("shop_order_refunded", "shop_order", part),
        ),
        action(
            "retryRefund",
            "/api/admin/refunds/1/retry",
            json!({}),
            ("refund_retried", "refund", 1),
        ),
        action(
            "settleRefund",
            "/api/admin/refunds/2/settle",
            json!({ "how": "not_owed", "reason": WORDS }),
            ("refund_settled", "refund", 2),
        ),
        action(
            "decideReturn",
            "/api/admin/returns/1/decide",
            json!({ "decision": "nothing", "reason": WORDS }),
            ("return_decided", "return", 1),
        ),
        action(
            "acceptDispute",
            "/api/admin/disputes/1/accept",
            json!({ "note": WORDS }),
            ("dispute_accepted", "dispute", 1),
        ),
        action(
            "explainBookBreak",
            "/api/admin/reconciliation/breaks/1/explain",
            json!({ "note": WORDS }),
            ("break_explained", "break", 1),
        ),
        action(
            "hideReview",
            "/api/admin/reviews/1/hide",
            because.clone(),
            ("review_hidden", "review", 1),
        ),
        action(
            "restoreReview",
            "/api/admin/reviews/1/restore",
            json!({}),
            ("review_restored", "review", 1),
        ),
        action(
            "hideMessage",
            "/api/admin/messages/1/hide",
            because.clone(),
            ("message_hidden", "message", 1),
        ),
        action(
            "restoreMessage",
            "/api/admin/messages/1/restore",
            json!({}),
            ("message_restored", "message", 1),
        ),
        action(
            "answerContactMessage",
            "/api/admin/contact-messages/1/answers",
            json!({ "text": WORDS }),
            ("contact_message_answered", "contact_message", 1),
        ),
        action(
            "closeContactMessage",
            "/api/admin/contact-messages/1/close",
            json!({}),
            ("contact_message_closed", "contact_message", 1),
        ),
        action(
            "reopenContactMessage",
            "/api/admin/contact-messages/1/reopen",
            json!({}),
            ("contact_message_reopened", "contact_message", 1),
        ),
        action(
            "deleteContactMessage",
            "/api/admin/contact-messages/1",
            json!({}),
            ("contact_message_deleted", "contact_message", 1),
        ),
        action(
            "updatePage",
            page,
            text,
            ("page_updated", "page", "shipping/en"),
        ),
        action(
            "restorePage",
            page,
            json!({}),
            ("page_restored", "page", "shipping/en"),
        ),
        action(
            "setShopCommission",
            format!("/api/admin/shops/{clay}/commission"),
            json!({ "bps": 500 }),
            ("shop_commission_changed", "shop", clay),
        ),
        action(
            "addShopNote",
            format!("/api/admin/shops/{clay}/notes"),
            json!({ "text": WORDS }),
            ("shop_note_added", "shop", clay),
        ),
        action(
            "startShopLook",
            format!("/api/admin/shops/{clay}/look"),
            json!({}),
            ("shop_look_started", "shop", clay),
        ),
        action(
            "stopShopLook",
            format!("/api/admin/shops/{clay}/look"),
            json!({}),
            ("shop_look_stopped", "shop", clay),
        ),
        action(
            "suspendShop",
            format!("/api/admin/shops/{clay}/suspend"),
            because.clone(),
            ("shop_suspended", "shop", clay),
        ),
        action(
            "liftShopSuspension",
            format!("/api/admin/shops/{clay}/lift"),
            json!({}),
            ("shop_suspension_lifted", "shop", clay),
        ),
        action(
            "lockPerson",
            format!("/api/admin/people/{eve}/lock"),
            because.clone(),
            ("person_locked", "account", eve),
        ),
        action(
            "unlockPerson",
            format!("/api/admin/people/{eve}/unlock"),
            json!({}),
            ("person_unlocked", "account", eve),
        ),
        action(
            "endPersonSessions",
            format!("/api/admin/people/{eve}/end-sessions"),
            json!({}),
            ("person_signed_out", "account", eve),
        ),
        action(
            "inviteOperator",
            "/api/admin/operators",
            json!({ "email": "olga@example.com", "username": "Olga" }),
            ("operator_created", "account", LATEST_PERSON),
        ),
        action(
            "appointOperator",
            format!("/api/admin/people/{eve}/appoint"),
            json!({}),
            ("operator_promoted", "account", eve),
        ),
        action(
            "dismissOperator",
            format!("/api/admin/people/{eve}/dismiss"),
            json!({}),
            ("operator_demoted", "account", eve),
        ),
        action(
            "exportPerson",
            format!("/api/admin/people/{eve}/export"),
            json!({}),
            ("person_exported", "account", eve),
        ),
        action(
            "deletePerson",
            format!("/api/admin/people/{eve}/delete"),
            json!({ "email": address }),
            ("person_deleted", "account", eve),
        ),
        action(
            "withdrawProduct",
            format!("/api/admin/products/{}/withdraw", mug.id),
            because.clone(),
            ("product_withdrawn", "product", mug.id),
        ),
        action(
            "putProductBack",
            format!("/api/admin/products/{}/put-back", mug.id),
            json!({}),
            ("product_put_back", "product", mug.id),
        ),
        action(
            "createCategory",
            "/api/admin/categories",
            json!({ "name": "Garden" }),
            ("category_created", "category", jugs + 1),
        ),
        action(
            "orderCategories",
            "/api/admin/categories/order",
            json!({ "parentId": kitchen, "ids": [jugs, mugs] }),
            ("categories_ordered", "category", kitchen),
        ),
        action(
            "setCategoryPicture",
            format!("{jug}/picture"),
            json!({}),
            ("category_picture_set", "category", jugs),
        ),
        action(
            "removeCategoryPicture",
            format!("{jug}/picture"),
            json!({}),
            ("category_picture_set", "category", jugs),
        ),
        action(
            "updateCategory",
            jug.clone(),
            json!({ "version": 1, "name": "Jugs", "nameDe": "Krüge", "slug": "jugs",
                "parentId": kitchen, "isShowSuggest": true, "tile": "mint" }),
            ("category_updated", "category", jugs),
        ),
        action(
            "setCategoryAttributes",
            format!("{jug}/attributes"),
            json!({ "version": 2, "attributes": [{ "name": "Material", "values": [{ "value": "Glass" }] }] }),
            ("category_attributes_set", "category", jugs),
        ),
        action(
            "deleteCategory",
            format!("{jug}?version=3"),
            json!({}),
            ("category_deleted", "category", jugs),
        ),
        action(
            "setColorFamily",
            "/api/admin/color-families?color=Night%20blue",
            json!({ "family": "black" }),
            ("color_family_set", "color", "night blue"),
        ),
        action(
            "resetColorFamily",
            "/api/admin/color-families?color=Night%20blue",
            json!({}),
            ("color_family_reset", "color", "night blue"),
        ),
        action(
            "createMarketCoupon",
            "/api/admin/coupons",
            coupon.clone(),
            ("coupon_created", "coupon", house + 1),
        ),
        action(
            "updateMarketCoupon",
            format!("/api/admin/coupons/{}", house + 1),
            json!({ "code": "FAIR", "percentBps": 500, "from": "2026-01-01", "minimumSpend": 100 }),
            ("coupon_updated", "coupon", house + 1),
        ),
        action(
            "endMarketCoupon",
            format!("/api/admin/coupons/{}/end", house + 1),
            json!({}),
            ("coupon_ended", "coupon", house + 1),
        ),
        action(
            "deleteMarketCoupon",
            format!("/api/admin/coupons/{}", house + 1),
            json!({}),
            ("coupon_deleted", "coupon", house + 1),
        ),
        action(
            "createHomeEdition",
            "/api/admin/home-pages",
            json!({ "name": "Autumn fair" }),
            ("home_page_created", "home_page", 1),
        ),
        action(
            "updateHomeEdition",
            "/api/admin/home-pages/1",
            json!({ "version": 1, "name": "Autumn fair", "shelves": [{ "kind": "newest" }], "shopIds": [],
                "promo": { "kind": "own", "text": WORDS },
                "hero": { "title": WORDS, "line": WORDS, "button": WORDS, "link": "/" } }),
            ("home_page_updated", "home_page", 1),
        ),
        action(
            "setHomePicture",
            "/api/admin/home-pages/1/picture",
            json!({}),
            ("home_page_picture_set", "home_page", 1),
        ),
        action(
            "removeHomePicture",
            "/api/admin/home-pages/1/picture",
            json!({}),
            ("home_page_picture_set", "home_page", 1),
        ),
        action(
            "publishHomeEdition",
            "/api/admin/home-pages/1/publish",
            json!({ "version": 4, "startsAt": "2999-01-01T00:00:00Z" }),
            ("home_page_published", "home_page", 1),
        ),
        action(
            "withdrawHomeEdition",
            "/api/admin/home-pages/1/withdraw",
            json!({}),
            ("home_page_withdrawn", "home_page", 1),
        ),
        action(
            "deleteHomeEdition",
            "/api/admin/home-pages/1",
            json!({}),
            ("home_page_deleted", "home_page", 1),
        ),
        action(
            "saveSettings",
            "/api/admin/settings",
            json!({ "version": settings, "values": {
                "name": "Helloshop", "slogan": null, "contactEmail": "hello@helloshop.example",
                "postalAddress": "Helloshop, 12 Market Hall Lane, Portland, OR 97209, USA",
                "socialUrl": "https://social.example/@helloshop", "shopApproval": "auto",
                "commissionBps": 900, "payoutHoldDays": 7, "payoutMinimum": 1000, "payoutDays": [1, 15],
                "carrierDays": { "min": 2, "max": 5 }, "deliveredAfterDays": 21, "adjustmentApprovalAbove": 10000,
            } }),
            ("settings_changed", "settings", "market"),
        ),
        action(
            "createOperatorKey",
            "/api/admin/keys",
            json!({ "name": "Bookkeeping", "scopes": ["money:read"], "currentPassword": PASSWORD }),
            ("api_key_created", "api_key", LATEST_KEY),
        ),
        action(
            "revokeOperatorKey",
            "/api/admin/keys/#",
            json!({}),
            ("api_key_revoked", "api_key", LATEST_KEY),
        ),
        action(
            "createOperatorWebhook",
            "/api/admin/webhooks",
            json!({ "name": "Bookkeeping", "url": "http://127.0.0.1:9/", "events": ["payout.paid"] }),
            ("webhook_created", "webhook", LATEST_WEBHOOK),
        ),
        action(
            "changeOperatorWebhook",
            "/api/admin/webhooks/1",
            json!({ "events": ["payout.failed"] }),
            ("webhook_changed", "webhook", 1),
        ),
        action(
            "testOperatorWebhook",
            "/api/admin/webhooks/1/test",
            json!({}),
            ("webhook_tested", "webhook", 1),
        ),
        action(
            "resendOperatorWebhookDelivery",
            "/api/admin/webhooks/1/deliveries/1/resend",
            json!({}),
            ("webhook_resent", "webhook", 1),
        ),
        action(
            "rotateOperatorWebhookSecret",
            "/api/admin/webhooks/1/rotate-secret",
            json!({}),
            ("webhook_secret_rotated", "webhook", 1),
        ),
        action(
            "deleteOperatorWebhook",
            "/api/admin/webhooks/1",
            json!({}),
            ("webhook_deleted", "webhook", 1),
        ),
    ]
}

fn picture() -> Form {
    let file = Part::bytes(include_bytes!("../catalog/square.png").as_slice()).file_name("a.png");
    Form::new().part("file", file)
}

async fn log(operator: &Client, query: &str) -> Value {
    operator
        .get(&format!("/api/admin/audit{query}"))
        .await
        .expect(200)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_act_of_an_operator_leaves_one_entry_and_none_of_their_words() {
    let app = TestApp::start().await;
    let root = app.operator("root").await;
    let acts = operator_actions(&app).await;
    let known: BTreeSet<&str> = acts.iter().map(|act| act.operation).collect();
    let mutating = operations().into_iter().filter(|operation| {
        operation.is_operators()
            && operation.method != Method::GET
            && !NOT_LOGGED.contains(&operation.id.as_str())
    });
    let unknown: Vec<String> = mutating
        .map(|operation| operation.id)
        .filter(|id| !known.contains(id.as_str()))
        .collect();
    assert!(
        unknown.is_empty(),
        "let the audit log record these, and do them here: {unknown:?}"
    );

    for (count, act) in acts.iter().enumerate() {
        for again in 0..2 {
            let path = match act.path.contains('#') {
                true => act.path.replace('#', &app.word(KEY).await),
                false => act.path.clone(),
            };
            let request = root
                .request(act.method.clone(), &path)
                .header("idempotency-key", act.operation);
            let request = match act.operation {
                "setCategoryPicture" | "setHomePicture" => request.multipart(picture()),
                _ => request.json(&act.body),
            };
            let answer = root.send(request).await;
            assert!(
                again == 1 || (200..300).contains(&answer.status),
                "{}: {} {}",
                act.operation,
                answer.status,
                answer.text
            );
            if ONCE.contains(&act.operation) {
                break;
            }
        }
        let found = log(&root, "").await;
        assert_eq!(found["total"], count + 1, "{}: {found}", act.operation);
        let entry = &found["items"][0];
        let (action, kind, id) = &act.entry;
        let id = match id.as_str() {
            LATEST => app.word("select max(id) from payout_runs").await,
            LATEST_KEY => app.word(KEY).await,
            LATEST_WEBHOOK => app.word(WEBHOOK).await,
            LATEST_PERSON => app.word("select max(id) from users").await,
            known => known.to_owned(),
        };
        assert_eq!(entry["action"], *action, "{entry}");
        assert_eq!(entry["targetKind"], *kind, "{entry}");
        assert_eq!(entry["targetId"], id, "{entry}");
        assert_eq!(entry["actorName"], "root", "{entry}");
        assert_ne!(entry["targetLabel"], "", "{entry}");
    }
    let all = log(&root, "?pageSize=100").await.to_string();
    assert!(!all.contains(WORDS), "{all}");
    let breaches = gateway::check::run(&app.database.url).await.unwrap();
    let broken = breaches
        .iter()
        .find(|breach| breach.invariant == "I18 audit");
    assert_eq!(broken, None);
}

#[tokio::test]
async fn the_log_is_searched_and_taken_along_as_a_table_without_formulas() {
    let app = TestApp::start().await;
    let root = app.operator("root").await;
    app.seller("clay").await;
    app.sql("update shops set status = 'pending', name = '=1+1'")
        .await;
    let approve = "/api/admin/shops/1/approve";
    root.post(approve, json!({})).await.expect(200);
    let restore = json!({ "title": "Shipping", "lead": "Soon", "body": "By post" });
    let page = "/api/admin/pages/shipping/en";
    root.put(page, restore).await.expect(200);

    let of = async |query: &str| log(&root, query).await["total"].clone();
    for (query, total) in [
        ("", 2),
        ("?action=shop_approved", 1),
        ("?targetKind=page&targetId=shipping%2Fen", 1),
        ("?targetKind=page&targetId=terms%2Fen", 0),
        ("?actor=command_line", 0),
        ("?q=ROOT", 2),
        ("?q=shipping", 1),
        ("?from=2026-01-01", 2),
        ("?to=2026-01-01", 0),
        ("?from=9999-12-31&to=9999-12-31", 0),
    ] {
        assert_eq!(of(query).await, total, "{query}");
    }
    let me = log(&root, "").await["items"][0]["actorId"].clone();
    assert_eq!(of(&format!("?actor={me}")).await, 2);
    for (query, field) in [
        ("?action=shop_burnt", "/action"),
        ("?targetKind=moon", "/targetKind"),
        ("?actor=ada", "/actor"),
        ("?from=yesterday", "/from"),
    ] {
        let refused = root.get(&format!("/api/admin/audit{query}")).await;
        assert_eq!(refused.status, 422, "{query}");
        assert_eq!(pointers(&refused), [field], "{query}");
    }

    let table = root
        .get("/api/admin/audit/export?action=shop_approved&separator=semicolon")
        .await;
    assert_eq!(table.status, 200);
    let lines: Vec<&str> = table.text.lines().collect();
    assert_eq!(lines.len(), 2, "{}", table.text);
    assert!(lines[1].contains(";root;"), "{}", table.text);
    assert!(lines[1].contains(";'=1+1;"), "{}", table.text);
}
