//! What operators give shops and take from them.

use serde_json::{Value, json};

use crate::support::{Client, PASSWORD, TestApp};

const REQUESTS: &str = "/api/admin/adjustment-requests";

async fn adjust(operator: &Client, key: &str, amount: i64) -> (u16, Value) {
    let body = json!({ "amount": amount, "reason": "Photos" });
    let answer = operator
        .post_once("/api/admin/shops/1/adjustments", key, body)
        .await;
    let status = answer.status;
    (status, answer.expect(status))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_adjustment_above_the_limit_is_booked_once_a_second_operator_approves() {
    let app = TestApp::start().await;
    let (clay, root) = (app.seller("clay").await, app.operator("root").await);
    let grace = app.operator("grace").await;
    let owed = async || clay.get("/api/seller/balance").await.expect(200)["balance"].clone();

    let (status, booked) = adjust(&root, "small", 10_000).await;
    assert_eq!((status, &booked["amount"]), (201, &json!(10_000)));
    let (status, asked) = adjust(&root, "large", 10_001).await;
    assert_eq!(status, 202, "{asked}");
    assert_eq!(adjust(&root, "large", 10_001).await, (202, asked.clone()));
    assert_eq!(owed().await, 10_000);

    let listed = grace.get(REQUESTS).await.expect(200);
    assert_eq!(listed["items"], json!([asked]));
    assert_eq!(
        (&listed["currency"], &listed["approvalAbove"]),
        (&json!("USD"), &json!(10_000))
    );
    assert_eq!(asked["requestedBy"]["name"], "root");
    let of_others = grace.get(&format!("{REQUESTS}?shopId=2")).await.expect(200);
    assert_eq!(of_others["total"], 0);
    let to_do = &grace.get("/api/admin/overview").await.expect(200)["toDo"];
    assert_eq!(to_do["adjustments"], 1);
    let email = app.email("grace@example.com", "$100.01").await;
    assert!(
        email.text.contains("root wants to give clay $100.01"),
        "{}",
        email.text
    );

    let act = |what: &str| format!("{REQUESTS}/{}/{what}", asked["id"]);
    let nothing = json!({});
    for (operator, what, code) in [
        (&root, "approve", "own_adjustment"),
        (&root, "decline", "own_adjustment"),
        (&grace, "withdraw", "others_adjustment"),
    ] {
        let refused = operator.post_once(&act(what), "a", nothing.clone()).await;
        assert_eq!((refused.status, refused.code()), (409, code), "{what}");
    }
    let refused = clay.post_once(&act("approve"), "a", nothing.clone()).await;
    assert_eq!(refused.status, 403);
    assert_eq!(owed().await, 10_000);

    let approve = async || grace.post_once(&act("approve"), "b", nothing.clone()).await;
    let approved = approve().await.expect(200);
    assert_eq!(approved["status"], "approved");
    assert_eq!(approved["decidedBy"]["name"], "grace");
    assert!(approved["adjustmentId"].is_i64(), "{approved}");
    assert_eq!(approve().await.expect(200), approved);
    let late = grace.post_once(&act("decline"), "c", nothing.clone()).await;
    assert_eq!((late.status, late.code()), (409, "adjustment_decided"));
    assert_eq!(owed().await, 20_001);

    let log = root.get("/api/admin/audit").await.expect(200);
    let acts: Vec<&str> = log["items"]
        .as_array()
        .unwrap()
        .iter()
        .filter_map(|entry| entry["action"].as_str())
        .collect();
    assert_eq!(
        acts,
        [
            "adjustment_approved",
            "adjustment_requested",
            "shop_balance_adjusted"
        ]
    );
    assert!(!log.to_string().contains("Photos"), "{log}");
    let decided = root.get(&format!("{REQUESTS}?status=decided")).await;
    assert_eq!(decided.expect(200)["items"], json!([approved]));
    app.assert_invariants().await;
}

/// Twenty credits at once, each a quarter of the limit: four are booked, and the rest waits.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_large_amount_is_not_given_in_small_ones() {
    let app = TestApp::start().await;
    let (clay, root) = (app.seller("clay").await, app.operator("root").await);
    let grace = app.operator("grace").await;
    let keys: Vec<String> = (0..20).map(|number| format!("part {number}")).collect();
    let parts = keys.iter().map(|key| adjust(&root, key, 2_500));
    let answers = futures_util::future::join_all(parts).await;
    let booked = answers.iter().filter(|(status, _)| *status == 201).count();
    let waits = answers.iter().filter(|(status, _)| *status == 202).count();
    assert_eq!((booked, waits), (4, 16));
    assert_eq!(
        adjust(&root, "back", -1).await.0,
        202,
        "what is taken counts too"
    );
    assert_eq!(adjust(&grace, "hers", 10_000).await.0, 201);
    let owed = clay.get("/api/seller/balance").await.expect(200);
    assert_eq!(owed["balance"], 20_000);
    app.sql(
        "set session_replication_role = replica; \
         update adjustments set created_at = now() - interval '25 hours'; \
         set session_replication_role = origin",
    )
    .await;
    assert_eq!(adjust(&root, "next day", 10_000).await.0, 201);
}

/// A key asks and decides in the name of its owner: it is the second signature of nobody else, and of
/// another owner's only with the scope for it.
#[tokio::test]
async fn a_key_signs_for_its_owner_and_never_twice() {
    let app = TestApp::start().await;
    app.seller("clay").await;
    let (root, grace) = (app.operator("root").await, app.operator("grace").await);
    let key = async |owner: &Client, scope: &str| {
        let body = json!({ "name": "Books", "scopes": [scope], "currentPassword": PASSWORD });
        let made = owner.post("/api/admin/keys", body).await.expect(201);
        owner.with_token(made["secret"].as_str().unwrap())
    };
    let books = key(&root, "money:write").await;
    let (status, asked) = adjust(&books, "large", -50_000).await;
    assert_eq!(
        (status, &asked["requestedBy"]["name"]),
        (202, &json!("root"))
    );
    let approve = format!("{REQUESTS}/{}/approve", asked["id"]);
    for (by, expected) in [
        (&key(&grace, "money:write").await, (403, "missing_scope")),
        (&key(&grace, "approvals:read").await, (403, "missing_scope")),
        (
            &key(&root, "approvals:write").await,
            (409, "own_adjustment"),
        ),
    ] {
        let refused = by.post_once(&approve, "a", json!({})).await;
        assert_eq!((refused.status, refused.code()), expected);
    }
    let second = key(&grace, "approvals:write").await;
    assert_eq!(second.get(REQUESTS).await.expect(200)["total"], 1);
    let approved = second.post_once(&approve, "b", json!({})).await.expect(200);
    assert_eq!(approved["decidedBy"]["name"], "grace");
    app.assert_invariants().await;
}
