//! What pages must know first.

use serde_json::json;

use crate::support::TestApp;

#[tokio::test]
async fn the_config_names_currency_and_payment_script_and_keeps_secrets() {
    let app = TestApp::start().await;
    let answer = app.guest().get("/api/public/config").await;
    assert!(!answer.text.to_lowercase().contains("secret"));
    let config = answer.expect(200);
    assert_eq!(config["currency"], "USD");
    assert_eq!(config["paypalEnvironment"], "sandbox");
    let script = config["paypalSdkUrl"].as_str().unwrap();
    assert!(script.ends_with("/sdk/js"), "{script}");
    assert_eq!(config["commissionBps"], 800);
    let selling = json!({"needsApproval": false, "holdDays": 7, "payoutMinimum": 1000, "payoutDays": [1, 15]});
    assert_eq!(config["selling"], selling);
    assert_eq!(config["demo"], true);
}
