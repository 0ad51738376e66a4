//! What is agreed with a shop about being paid, as operators say it and the shop reads it.

use serde_json::{Value, json};

use crate::support::TestApp;

const TERMS: &str = "/api/admin/shops/1/payout-terms";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn days_and_a_hold_are_told_to_operators_and_to_the_shop() {
    let app = TestApp::start().await;
    let (clay, root) = (app.seller("clay").await, app.operator("root").await);
    let own = async || clay.get("/api/seller/balance").await.expect(200);
    let given = json!({ "amount": 5000, "reason": "Photos" });
    let adjust = "/api/admin/shops/1/adjustments";
    root.post_once(adjust, "one", given).await.expect(201);
    let before = own().await;
    assert_eq!(
        (&before["holdDays"], &before["holdDaysAreAgreed"]),
        (&json!(7), &json!(false))
    );
    assert_eq!(before["payoutsHeld"], Value::Null);

    let terms = json!({ "holdDays": 0, "payoutsHeld": { "reason": "We check" } });
    let said = root.patch(TERMS, terms).await.expect(200);
    assert_eq!(
        (&said["holdDays"], &said["holdDaysAreAgreed"]),
        (&json!(0), &json!(true))
    );
    assert_eq!(said["payoutsHeld"]["reason"], "We check");
    assert_eq!(said["available"], 5000);
    assert_eq!(own().await, said);
    let record = root.get("/api/admin/shops/1").await.expect(200);
    for field in ["holdDays", "holdDaysAreAgreed", "payoutsHeld", "reserveBps"] {
        assert_eq!(record[field], said[field], "{field}");
    }
    let plan = root.get("/api/admin/payout-runs/plan").await.expect(200);
    assert_eq!((&plan["total"], &plan["payouts"]), (&json!(1), &json!(0)));
    let sums = ["amount", "balance", "heldBack", "available"].map(|sum| plan[sum].as_i64());
    assert_eq!(sums, [0, 5000, 0, 5000].map(Some));
    let planned = &plan["items"][0];
    assert_eq!(
        (&planned["obstacle"], &planned["amount"]),
        (&json!("payouts_held"), &json!(0))
    );
    assert_eq!(planned["payoutsHeld"], said["payoutsHeld"]);

    // what is left out stays
    let reserve = root.patch(TERMS, json!({ "reserveBps": 1000 })).await;
    let reserve = reserve.expect(200);
    assert_eq!(
        (&reserve["reserveBps"], &reserve["holdDays"]),
        (&json!(1000), &json!(0))
    );
    assert_eq!(reserve["payoutsHeld"], said["payoutsHeld"]);
    let back = json!({ "holdDays": null, "payoutsHeld": null });
    let back = root.patch(TERMS, back).await.expect(200);
    assert_eq!(
        (&back["holdDays"], &back["holdDaysAreAgreed"]),
        (&json!(7), &json!(false))
    );
    assert_eq!(
        (&back["payoutsHeld"], &back["reserveBps"]),
        (&Value::Null, &json!(1000))
    );
    let plan = root.get("/api/admin/payout-runs/plan").await.expect(200);
    assert_eq!(plan["items"][0]["obstacle"], "no_account");

    let log = "/api/admin/audit?action=payout_terms_changed";
    let log = root.get(log).await.expect(200);
    assert_eq!(log["total"], 3);
    let (last, first) = (&log["items"][0], &log["items"][2]);
    assert_eq!(
        first["before"],
        json!({ "holdDays": null, "payoutsHeld": false })
    );
    assert_eq!(
        (&first["after"], &last["before"]),
        (
            &json!({ "holdDays": 0, "payoutsHeld": true }),
            &json!({ "holdDays": 0, "payoutsHeld": true })
        )
    );
    assert_eq!(
        last["after"],
        json!({ "holdDays": null, "payoutsHeld": false })
    );
}

#[tokio::test]
async fn terms_that_make_no_sense_are_refused_field_by_field() {
    let app = TestApp::start().await;
    app.seller("clay").await;
    let root = app.operator("root").await;
    let long = "x".repeat(501);
    for (terms, fields) in [
        (json!({ "holdDays": 91 }), vec!["/holdDays"]),
        (json!({ "holdDays": -1 }), vec!["/holdDays"]),
        (
            json!({ "payoutsHeld": { "reason": " " } }),
            vec!["/payoutsHeld/reason"],
        ),
        (
            json!({ "payoutsHeld": { "reason": long } }),
            vec!["/payoutsHeld/reason"],
        ),
        (
            json!({ "payoutsHeld": { "reason": "" }, "holdDays": 100, "reserveBps": 10_001 }),
            vec!["/reserveBps", "/holdDays", "/payoutsHeld/reason"],
        ),
    ] {
        let refused = root.patch(TERMS, terms.clone()).await;
        let refused = refused.expect(422);
        let errors = refused["errors"].as_array().unwrap().iter();
        let named: Vec<_> = errors.map(|fault| fault["pointer"].clone()).collect();
        assert_eq!(named, fields, "{terms}");
    }
    let changed = "select count(*) from payout_terms";
    assert_eq!(app.count(changed).await, 0);
}
