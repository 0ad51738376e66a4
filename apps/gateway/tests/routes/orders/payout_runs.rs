//! The plan of a payout run and the run, page by page.

use serde_json::json;

use crate::support::TestApp;

const RUNS: &str = "/api/admin/payout-runs";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn each_page_of_a_plan_has_the_sums_and_the_version_of_all_of_it() {
    let app = TestApp::start().await;
    for name in ["clay", "wood"] {
        app.seller(name).await;
    }
    let root = app.operator("root").await;
    for (shop, amount) in [(1, 5000), (2, 7000)] {
        let path = format!("/api/admin/shops/{shop}/adjustments");
        let given = json!({ "amount": amount, "reason": "Photos" });
        let key = format!("gift {shop}");
        root.post_once(&path, &key, given).await.expect(201);
    }
    let page = async |page: i64| {
        let path = format!("{RUNS}/plan?pageSize=1&page={page}");
        root.get(&path).await.expect(200)
    };
    let (first, second) = (page(1).await, page(2).await);
    assert_eq!(first["items"][0]["shopName"], "wood");
    assert_eq!(second["items"][0]["shopName"], "clay");
    for part in [&first, &second] {
        assert_eq!((&part["total"], &part["pageSize"]), (&json!(2), &json!(1)));
        assert_eq!(part["balance"], 12_000);
        assert_eq!(part["version"], first["version"]);
    }
    assert_eq!(page(3).await["items"], json!([]));

    let start = format!("{RUNS}?plan={}", second["version"].as_str().unwrap());
    let run = root.post_once(&start, "run", json!({})).await.expect(201);
    let shown = root.get(&format!("{RUNS}/{}", run["id"])).await.expect(200);
    assert_eq!(shown["items"], json!([]));
    assert_eq!((&shown["page"], &shown["total"]), (&json!(1), &json!(0)));
    let open = (&shown["awaited"], &shown["byHand"]);
    assert_eq!(open, (&json!(0), &json!(0)));
}
