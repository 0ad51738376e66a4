//! The ledger over HTTP.

use serde_json::json;

use crate::support::TestApp;

const LEDGER: &str = "/api/admin/ledger";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_operator_reads_every_booking_with_all_its_lines() {
    let app = TestApp::start().await;
    let (clay, ada) = (app.seller("clay").await, app.shopper("ada").await);
    let root = app.operator("root").await;
    let mug = app.product(&clay, "Mug", 2000, 9).await;
    let order = app.delivered(&clay, &ada, &mug).await;
    app.delivered(&clay, &ada, &mug).await;
    app.sql("insert into invariant_checks (breaches, first_breach) values (0, null)")
        .await;
    // what is sealed meanwhile would show as another seal
    app.run_timer("seal the ledger").await;

    let number = order["number"].as_str().unwrap().to_lowercase();
    let of_order = format!("{LEDGER}?order={number}&kind=capture");
    let ledger = root.get(&of_order).await.expect(200);
    assert_eq!(ledger["next"], json!(null));
    let [sale] = ledger["items"].as_array().unwrap().as_slice() else {
        panic!("{ledger}");
    };
    assert_eq!(sale["orderId"], order["id"]);
    assert_eq!(sale["orderNumber"], order["number"]);
    let lines: Vec<_> = sale["lines"]
        .as_array()
        .unwrap()
        .iter()
        .map(|line| {
            let account = line["account"].as_str().unwrap();
            let amount = line["amount"].as_i64().unwrap();
            (account, line["shopName"].as_str(), amount)
        })
        .collect();
    assert_eq!(
        lines,
        [
            ("provider", None, 2000),
            ("shop", Some("clay"), -1840),
            ("commission", None, -160)
        ]
    );
    assert_eq!(ledger["seal"]["check"]["breaches"], 0);

    let first = root
        .get(&format!("{LEDGER}?kind=capture&pageSize=1"))
        .await
        .expect(200);
    let next = format!("{LEDGER}?kind=capture&pageSize=1&before={}", first["next"]);
    let second = root.get(&next).await.expect(200);
    assert_eq!(second["items"], json!([sale]));
    assert_eq!(second["next"], json!(null));

    for (query, pointer) in [
        ("account=moon", "/account"),
        ("kind=moon", "/kind"),
        ("from=yesterday", "/from"),
        ("before=999", "/before"),
        ("pageSize=0", "/pageSize"),
    ] {
        let refused = root.get(&format!("{LEDGER}?{query}")).await.expect(422);
        assert_eq!(refused["errors"][0]["pointer"], pointer, "{query}");
    }
    assert_eq!(clay.get(LEDGER).await.status, 403);
}
