//! The settings in the hands of operators: they hold at once, everywhere, and what they were stays known.

use chrono::{Datelike, Days, Utc};
use serde_json::{Value, json};
use settings::ShopApproval;

use crate::support::{Client, TestApp, assert_shown_in_time, until_shown};

const SETTINGS: &str = "/api/admin/settings";

async fn settings(root: &Client) -> Value {
    root.get(SETTINGS).await.expect(200)
}

/// The settings to save, with some of them changed.
async fn changed(root: &Client, change: &[(&str, Value)]) -> Value {
    let Value::Object(mut present) = settings(root).await else {
        panic!("no settings");
    };
    for (name, value) in change {
        present["values"][*name] = value.clone();
    }
    present.retain(|field, _| ["version", "values"].contains(&field.as_str()));
    present.into()
}

async fn save(root: &Client, change: &[(&str, Value)]) -> Value {
    let wanted = changed(root, change).await;
    root.put(SETTINGS, wanted).await.expect(200)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_saved_shows_at_once_here_and_within_a_second_at_the_other_gateway() {
    let app = TestApp::start().await;
    let twin = app.second_gateway().await;
    let (root, guest) = (app.operator("root").await, app.guest());
    let away = twin.of(&guest);
    for client in [&guest, &away] {
        let config = client.get("/api/public/config").await.expect(200);
        assert_eq!(config["name"], "Helloshop");
    }
    let saved = save(
        &root,
        &[
            ("name", json!("Tom & Töchter")),
            ("slogan", json!("Made by hand")),
            ("shopApproval", json!("manual")),
            ("payoutDays", json!([8, 1])),
            ("contactEmail", json!("hi@tom.example")),
        ],
    )
    .await;
    assert_eq!(saved["values"]["payoutDays"], json!([1, 8]));
    assert_eq!(saved["environment"]["name"], "Helloshop");
    let here = guest.get("/api/public/config").await.expect(200);
    assert_eq!(
        (&here["name"], &here["slogan"], &here["contactEmail"]),
        (
            &json!("Tom & Töchter"),
            &json!("Made by hand"),
            &json!("hi@tom.example")
        )
    );
    assert_eq!(here["selling"]["needsApproval"], true);
    assert_eq!(here["selling"]["payoutDays"], json!([1, 8]));
    let page = guest.get("/").await;
    assert!(
        page.text.contains("Tom &#38; Töchter: Made by hand"),
        "{}",
        page.text
    );
    assert_shown_in_time(async |round| {
        let name = format!("Tom & Töchter {round}");
        save(&root, &[("name", json!(name))]).await;
        until_shown("the new name", async || {
            away.get("/api/public/config").await.body["name"] == name
        })
        .await
    })
    .await;

    // and so it is after a restart
    let here = guest.get("/api/public/config").await.expect(200);
    assert_ne!(here["name"], "Helloshop");
    let third = app.second_gateway().await;
    let config = third.of(&guest).get("/api/public/config").await;
    assert_eq!(config.body["name"], here["name"]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_new_commission_counts_for_orders_from_then_on() {
    let app = TestApp::start().await;
    let (clay, root) = (app.seller("clay").await, app.operator("root").await);
    let mug = app.product(&clay, "Mug", 1000, 9).await;
    let commission = async |name: &str| {
        let buyer = app.shopper(name).await;
        let line = buyer.add(&mug, 1).await;
        buyer.place(name, &[line]).await.expect(201);
        app.count("select commission from shop_orders order by id desc limit 1")
            .await
    };
    assert_eq!(commission("ada").await, 80);
    save(&root, &[("commissionBps", json!(1250))]).await;
    assert_eq!(commission("bob").await, 125);
    let first = "select commission from shop_orders order by id limit 1";
    assert_eq!(app.count(first).await, 80);
    let shop = clay.get("/api/seller/shop").await.expect(200);
    assert_eq!(shop["commissionBps"], 1250);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn shops_and_adjustments_follow_the_settings() {
    let app = TestApp::start().await;
    let (clay, root) = (app.seller("clay").await, app.operator("root").await);
    let adjust = async |key: &str| {
        let body = json!({ "amount": 500, "reason": "Photos" });
        let path = "/api/admin/shops/1/adjustments";
        root.post_once(path, key, body).await.status
    };
    assert_eq!(adjust("one").await, 201);
    save(
        &root,
        &[
            ("adjustmentApprovalAbove", json!(499)),
            ("shopApproval", json!("manual")),
            ("payoutHoldDays", json!(30)),
            ("payoutMinimum", json!(2500)),
        ],
    )
    .await;
    assert_eq!(adjust("two").await, 202);
    let balance = clay.get("/api/seller/balance").await.expect(200);
    assert_eq!(
        (&balance["holdDays"], &balance["minimum"]),
        (&json!(30), &json!(2500))
    );
    let bob = app.shopper("bob").await;
    let body = json!({ "shopName": "Wood", "description": "Things" });
    bob.post("/api/seller/registration", body).await.expect(200);
    let shop = bob.get("/api/seller/shop").await.expect(200);
    assert_eq!(shop["status"], "pending");
}

#[tokio::test]
async fn every_change_is_kept_with_who_made_it_and_nothing_else() {
    let app = TestApp::start_with(|config| {
        config.settings.shop_approval = ShopApproval::Manual;
    })
    .await;
    let root = app.operator("root").await;
    let before = settings(&root).await;
    assert_eq!(before["changed"], json!([]));
    assert_eq!(before["environment"], before["values"]);
    assert_eq!(before["values"]["shopApproval"], "manual");
    let fixed = before["fixed"].as_array().unwrap();
    let of = |variable: &str| {
        let found = fixed.iter().find(|fixed| fixed["variable"] == variable);
        found.unwrap()["value"].clone()
    };
    assert_eq!(of("CURRENCY"), "USD");
    assert_eq!(
        (of("JWT_SECRET"), of("DATABASE_URL")),
        (Value::Null, Value::Null)
    );

    // nothing new leaves no trace
    let unchanged = save(&root, &[]).await;
    assert_eq!(unchanged["version"], before["version"]);
    assert_eq!(app.count("select count(*) from setting_changes").await, 0);
    let saved = save(
        &root,
        &[
            ("commissionBps", json!(900)),
            ("slogan", json!("  Made by hand ")),
        ],
    )
    .await;
    assert_eq!(saved["values"]["slogan"], "Made by hand");
    assert_eq!(saved["changed"].as_array().unwrap().len(), 2);
    save(&root, &[("slogan", Value::Null)]).await;
    let history = root.get("/api/admin/settings/history?pageSize=2").await;
    let history = history.expect(200);
    assert_eq!(
        (&history["total"], &history["pageSize"]),
        (&json!(3), &json!(2))
    );
    let last = &history["items"][0];
    assert_eq!(
        (
            &last["setting"],
            &last["before"],
            &last["after"],
            &last["changedBy"]
        ),
        (
            &json!("slogan"),
            &json!("Made by hand"),
            &json!(""),
            &json!("root")
        )
    );
    for tampering in [
        "update setting_changes set after = '0'",
        "delete from setting_changes",
    ] {
        let mut conn = app.database.pool.get().await.unwrap();
        let refused = diesel_async::SimpleAsyncConnection::batch_execute(&mut conn, tampering);
        assert!(refused.await.is_err(), "{tampering}");
    }
    let audit = root
        .get("/api/admin/audit?action=settings_changed")
        .await
        .expect(200);
    assert_eq!(audit["total"], 2);
    let entry = &audit["items"][1];
    assert_eq!(
        (
            &entry["before"]["commissionBps"],
            &entry["after"]["commissionBps"]
        ),
        (&json!(800), &json!(900))
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_else_looks_after_the_marketplace_is_told_once_the_old_address_too() {
    let app = TestApp::start().await;
    let (root, _grace) = (app.operator("root").await, app.operator("grace").await);
    let change = [
        ("contactEmail", json!("new@tom.example")),
        ("commissionBps", json!(900)),
    ];
    save(&root, &change).await;
    let queued = "select count(*) from jobs where kind = 'mail' and done_at is null";
    app.until(queued, 0).await;
    let grace = app
        .word("select email from users where username = 'grace'")
        .await;
    for to in ["hello@helloshop.example", "new@tom.example", &grace] {
        let sent = mail::folder::list(&app.folder.join("mail"), Some(to)).unwrap();
        let emails: Vec<_> = sent.iter().map(|sent| &sent.email).collect();
        assert_eq!(emails.len(), 1, "{to}");
        let text = &emails[0].text;
        assert!(
            text.contains("root changed: Contact email, Commission."),
            "{text}"
        );
    }
    let root = app
        .word("select email from users where username = 'root'")
        .await;
    let sent = mail::folder::list(&app.folder.join("mail"), Some(&root)).unwrap();
    assert!(sent.is_empty());
}

#[tokio::test]
async fn nobody_takes_the_second_person_away_from_large_adjustments() {
    let app = TestApp::start().await;
    let root = app.operator("root").await;
    save(&root, &[("adjustmentApprovalAbove", json!(0))]).await;
    // back up to what the server says, and no further
    save(&root, &[("adjustmentApprovalAbove", json!(10_000))]).await;
    let wanted = changed(&root, &[("adjustmentApprovalAbove", json!(10_001))]).await;
    let refused = root.put(SETTINGS, wanted).await.expect(422);
    assert_eq!(
        refused["errors"][0]["pointer"],
        "/values/adjustmentApprovalAbove"
    );
    assert_eq!(refused["errors"][0]["code"], "above_environment");
    // nor does what is saved hold against a server that says less
    let strict = app
        .second_gateway_with(|config| {
            config.settings.adjustment_approval_above = types::Money::new(500)
        })
        .await;
    let now = settings(&strict.of(&root)).await;
    assert_eq!(now["values"]["adjustmentApprovalAbove"], 500);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_payout_day_that_is_over_when_it_is_set_pays_nobody() {
    let app = TestApp::start().await;
    let root = app.operator("root").await;
    app.run_timer("pay shops on payout days").await;
    let runs = "select count(*) from payout_runs";
    let before = app.count(runs).await;
    let yesterday = Utc::now().date_naive() - Days::new(1);
    let day = yesterday.day().min(28);
    save(&root, &[("payoutDays", json!([day]))]).await;
    app.run_timer("pay shops on payout days").await;
    assert_eq!(app.count(runs).await, before);
    let today = Utc::now().day();
    if today <= 28 {
        save(&root, &[("payoutDays", json!([today]))]).await;
        app.run_timer("pay shops on payout days").await;
        let of_today = "select count(*) from payout_runs where scheduled_for = current_date";
        assert_eq!(app.count(of_today).await, 1);
    }
}

#[tokio::test]
async fn gateways_with_other_environments_overwrite_nothing_by_the_way() {
    let app = TestApp::start().await;
    let root = app.operator("root").await;
    let wanted = changed(&root, &[("slogan", json!("Made by hand"))]).await;
    let other = app
        .second_gateway_with(|config| config.settings.commission_bps = 900)
        .await;
    let refused = other.of(&root).put(SETTINGS, wanted).await;
    assert_eq!((refused.status, refused.code()), (409, "settings_changed"));
    assert_eq!(app.count("select count(*) from setting_changes").await, 0);
}

#[tokio::test]
async fn what_others_saved_meanwhile_is_not_overwritten() {
    let app = TestApp::start().await;
    let (root, grace) = (app.operator("root").await, app.operator("grace").await);
    let wanted = changed(&root, &[("commissionBps", json!(900))]).await;
    save(&grace, &[("name", json!("Graceland"))]).await;
    let refused = root.put(SETTINGS, wanted).await;
    assert_eq!((refused.status, refused.code()), (409, "settings_changed"));
    let now = settings(&root).await;
    assert_eq!(now["values"]["commissionBps"], 800);
    assert_eq!(now["values"]["name"], "Graceland");

    // of twenty at once one gets through
    let wanted = changed(&root, &[("commissionBps", json!(1000))]).await;
    let tries = (0..20).map(|_| root.put(SETTINGS, wanted.clone()));
    let answers = futures_util::future::join_all(tries).await;
    let saved = answers.iter().filter(|answer| answer.status == 200);
    assert_eq!(saved.count(), 1);
    assert_eq!(app.count("select count(*) from setting_changes").await, 2);
}

#[tokio::test]
async fn what_may_not_be_is_refused_field_by_field_and_nothing_is_saved() {
    let app = TestApp::start().await;
    let root = app.operator("root").await;
    let bad = [
        ("name", json!(" ")),
        ("slogan", json!("two\nlines")),
        ("contactEmail", json!("nobody")),
        ("postalAddress", json!("x".repeat(201))),
        ("socialUrl", json!("javascript:alert(1)")),
        ("commissionBps", json!(10_001)),
        ("payoutHoldDays", json!(366)),
        ("payoutMinimum", json!(0)),
        ("payoutDays", json!([0])),
        ("carrierDays", json!({ "min": 5, "max": 2 })),
        ("deliveredAfterDays", json!(0)),
        ("adjustmentApprovalAbove", json!(-1)),
    ];
    let wanted = changed(&root, &bad).await;
    let refused = root.put(SETTINGS, wanted).await;
    let refused = refused.expect(422);
    let faults = refused["errors"].as_array().unwrap();
    let pointers: Vec<_> = faults
        .iter()
        .map(|fault| fault["pointer"].as_str().unwrap())
        .collect();
    let all: Vec<_> = bad
        .iter()
        .map(|(name, _)| format!("/values/{name}"))
        .collect();
    assert_eq!(pointers, all);
    for (name, value) in [
        ("shopApproval", json!("perhaps")),
        ("currency", json!("EUR")),
    ] {
        let wanted = changed(&root, &[(name, value)]).await;
        let refused = root.put(SETTINGS, wanted).await;
        assert!((400..500).contains(&refused.status), "{}", refused.text);
    }
    assert_eq!(app.count("select count(*) from setting_changes").await, 0);
    let anybody = app.shopper("ada").await;
    anybody.get(SETTINGS).await.expect(403);
    app.guest().get(SETTINGS).await.expect(401);
}
