//! The commands of `docs/INTEGRATING.md`, run as an integrator runs them: with a shell and curl,
//! against a marketplace with one order that waits.

use std::process::Stdio;

use serde_json::json;
use tokio::process::Command;

use crate::architecture::root;
use crate::support::{PASSWORD, TestApp};

/// Says of each answer only its status, beside what the command itself writes.
const TELLING: &str = r#"set -eu
curl() { command curl --silent --show-error --write-out '%{stderr}status %{http_code}\n' "$@"; }
"#;

/// The lines of the shell that the guide shows.
fn shown(guide: &str) -> Vec<&str> {
    let blocks = guide.split("```sh\n").skip(1);
    let blocks = blocks.filter_map(|rest| rest.split("```").next());
    blocks.flat_map(str::lines).collect()
}

/// The statuses that it says come back, and how many calls there are.
fn promised(lines: &[&str]) -> (Vec<u16>, usize) {
    let said = lines.iter().filter_map(|line| line.rsplit_once(" # "));
    let statuses = said.map(|(_, status)| status.parse().unwrap()).collect();
    let calls = lines.iter().filter(|line| line.starts_with("curl "));
    (statuses, calls.count())
}

/// The script, in which what the guide makes up has the value that it has here.
fn script(lines: &[&str], values: &[(&str, String)]) -> String {
    let put = |line: &&str| {
        let name = line.split('=').next().unwrap_or_default();
        let value = values.iter().find(|(made_up, _)| *made_up == name);
        value.map_or_else(
            || (*line).to_owned(),
            |(_, value)| format!("{name}={value}"),
        )
    };
    let lines: Vec<String> = lines.iter().map(put).collect();
    format!("{TELLING}{}", lines.join("\n"))
}

async fn is_there(program: &str) -> bool {
    let mut asked = Command::new(program);
    let asked = asked
        .arg("--version")
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    asked.status().await.is_ok_and(|status| status.success())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_command_of_the_guide_answers_what_it_says() {
    if !(is_there("bash").await && is_there("curl").await) {
        eprintln!("bash or curl is missing, so the commands of docs/INTEGRATING.md are not run");
        return;
    }
    let app = TestApp::start().await;
    let (clay, ada) = (app.seller("clay").await, app.shopper("ada").await);
    let mug = app.product(&clay, "Speckled mug", 1999, 20).await;
    let line = ada.add(&mug, 1).await;
    let order = ada.place("guide", &[line]).await.expect(201);
    app.approve(&order).await;
    let order = ada.capture("paid", &order).await.expect(200);
    let scopes = ["orders:write", "products:write"];
    let key = json!({ "name": "Guide", "scopes": scopes, "currentPassword": PASSWORD });
    let key = clay.post("/api/seller/keys", key).await.expect(201);
    let values = [
        ("export SHOP", app.url.clone()),
        ("export KEY", key["secret"].as_str().unwrap().to_owned()),
        ("ORDER", order["shopOrders"][0]["id"].to_string()),
        ("PRODUCT", mug.id.to_string()),
        ("VARIANT", mug.variant.to_string()),
    ];

    let guide = std::fs::read_to_string(root().join("docs/INTEGRATING.md")).unwrap();
    let lines = shown(&guide);
    for (made_up, _) in &values {
        let stands = lines
            .iter()
            .filter(|line| line.starts_with(&format!("{made_up}=")));
        assert_eq!(stands.count(), 1, "{made_up} is not made up once");
    }
    let (promised, calls) = promised(&lines);
    assert_eq!(promised.len(), calls, "each call says what comes back");
    assert!(calls > 10, "only {calls} calls were found");
    std::fs::create_dir_all(&app.folder).unwrap();
    let ran = Command::new("bash")
        .arg("-c")
        .arg(script(&lines, &values))
        .current_dir(&app.folder)
        .output()
        .await
        .unwrap();
    let told = String::from_utf8_lossy(&ran.stderr).into_owned();
    let answered: Vec<u16> = told
        .lines()
        .filter_map(|line| line.strip_prefix("status ")?.parse().ok())
        .collect();
    let said = String::from_utf8_lossy(&ran.stdout);
    assert_eq!(answered, promised, "{told}\n{said}");
    assert!(ran.status.success(), "{told}");

    let part = format!("/api/seller/orders/{}", order["shopOrders"][0]["id"]);
    let part = clay.get(&part).await.expect(200);
    assert_eq!(part["shipments"].as_array().unwrap().len(), 1);
    let product = clay.get(&format!("/api/seller/products/{}", mug.id)).await;
    assert_eq!(product.expect(200)["variants"][0]["stock"], 24);

    let path = format!("/api/seller/keys/{}", key["key"]["id"]);
    clay.delete(&path).await.expect(204);
    let again = "curl -s -o /dev/null -w '%{http_code}' -H \"Authorization: Bearer $KEY\" \
        \"$SHOP/api/seller/orders\"";
    let again = Command::new("bash")
        .args(["-c", again])
        .env("SHOP", &app.url)
        .env("KEY", key["secret"].as_str().unwrap())
        .output();
    assert_eq!(again.await.unwrap().stdout, b"401", "a revoked key");
}
