//! Colors in the families that operators put them into: what shoppers filter by, and what operators see of it.

use search::Family;
use serde_json::{Value, json};

use crate::support::{Client, TestApp, assert_shown_in_time, slowest, until_shown};

const COLORS: &str = "/api/admin/color-families";
const NAVY: &str = "/api/admin/color-families?color=%20NAVY";

/// Mugs of clay's in navy, sky blue and zebra, and a scarf in navy of wool's, who writes it otherwise.
async fn market() -> (TestApp, Client) {
    let app = TestApp::start().await;
    let (clay, wool) = (app.seller("clay").await, app.seller("wool").await);
    let category = app.category().await;
    for (seller, title, color) in [
        (&clay, "Navy mug", "Navy"),
        (&clay, "Sky mug", "Sky blue"),
        (&clay, "Zebra mug", "Zebra"),
        (&wool, "Navy scarf", "navy"),
    ] {
        let product = json!({
            "title": title, "description": "Plain.", "categoryId": category, "status": "active",
            "options": [{ "name": "Color", "values": [color] }],
            "variants": [{ "values": [color], "price": 1000, "stock": 4 }],
        });
        let path = "/api/seller/products";
        seller.post(path, product).await.expect(201);
    }
    app.catch_up().await;
    let root = app.operator("root").await;
    (app, root)
}

async fn listing(client: &Client, query: &str) -> Value {
    let path = format!("/api/public/products?{query}");
    client.get(&path).await.expect(200)
}

/// The colors to filter by, such as `Blue 3, Zebra 1`.
async fn colors(client: &Client) -> String {
    let page = listing(client, "").await;
    let options = page["facets"]["options"].as_array().unwrap().iter();
    let values = options.flat_map(|option| option["values"].as_array().unwrap());
    let values =
        values.map(|value| format!("{} {}", value["value"].as_str().unwrap(), value["count"]));
    values.collect::<Vec<_>>().join(", ")
}

/// How many products a filter of this color finds.
async fn found(client: &Client, color: &str) -> Value {
    let page = listing(client, &format!("option.Color={color}")).await;
    page["total"].clone()
}

/// The colors that operators see, with their products, the family by the rule and the one they gave.
async fn seen(root: &Client, query: &str) -> Vec<String> {
    let page = root.get(&format!("{COLORS}{query}")).await.expect(200);
    let items = page["items"].as_array().unwrap().iter();
    let text = |value: &Value| value.as_str().unwrap_or("-").to_owned();
    items
        .map(|item| {
            let (color, rule) = (text(&item["color"]), text(&item["rule"]));
            let given = text(&item["given"]["family"]);
            format!("{color} {} {rule} {given}", item["products"])
        })
        .collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_color_moves_to_another_family_and_back_within_a_second_on_both_gateways() {
    let (app, root) = market().await;
    let twin = app.second_gateway().await;
    let guest = app.guest();
    let there = twin.of(&guest);
    let rule = "Blue 3, Zebra 1";
    for asker in [&guest, &there] {
        assert_eq!(colors(asker).await, rule);
    }
    assert_shown_in_time(async |_| {
        let both = |expected: &'static str| {
            [&guest, &there]
                .map(|asker| until_shown(expected, async move || colors(asker).await == expected))
        };
        let family = json!({ "family": "black" });
        root.put(NAVY, family).await.expect(200);
        let moved = slowest(both("Black 2, Blue 1, Zebra 1")).await;
        assert_eq!(found(&there, "Black").await, 2);
        assert_eq!(found(&there, "Blue").await, 1);
        // an address that somebody kept means what its color is now
        assert_eq!(found(&there, "Navy").await, 2);
        root.delete(NAVY).await.expect(204);
        let back = slowest(both(rule)).await;
        assert_eq!(found(&there, "Navy").await, 3);
        moved.max(back)
    })
    .await;
    root.put(NAVY, json!({ "family": "none" }))
        .await
        .expect(200);
    app.catch_up().await;
    assert_eq!(colors(&guest).await, "Navy 2, Blue 1, Zebra 1");
    // a gateway that starts knows it before it answers
    let late = app.second_gateway().await;
    assert_eq!(colors(&late.of(&guest)).await, "Navy 2, Blue 1, Zebra 1");
}

#[tokio::test]
async fn operators_see_what_shops_write_and_what_has_no_family() {
    let (app, root) = market().await;
    let all = ["Navy 2 blue -", "Sky blue 1 blue -", "Zebra 1 none -"];
    let mut all: Vec<String> = all.map(str::to_owned).to_vec();
    assert_eq!(seen(&root, "").await, all);
    assert_eq!(seen(&root, "?only=missing").await, ["Zebra 1 none -"]);
    assert_eq!(seen(&root, "?q=BLUE").await, ["Sky blue 1 blue -"]);
    assert_eq!(seen(&root, "?pageSize=1&page=3").await, [all[2].clone()]);
    for (color, family) in [("Zebra", "none"), ("Dusty%20%20Teal", "green")] {
        let path = format!("{COLORS}?color={color}");
        let given = root.put(&path, json!({ "family": family })).await;
        let given = given.expect(200);
        assert_eq!(
            (&given["family"], &given["changedBy"]),
            (&json!(family), &json!("root"))
        );
    }
    all[2] = "Zebra 1 none none".to_owned();
    // in use nowhere, yet an operator said something of it
    all.push("dusty teal 0 turquoise green".to_owned());
    assert_eq!(seen(&root, "").await[2..], all[2..]);
    assert_eq!(seen(&root, "?only=changed").await, all[2..]);
    assert!(seen(&root, "?only=missing").await.is_empty());
    let page = root.get(COLORS).await.expect(200);
    assert_eq!((&page["total"], &page["missing"]), (&json!(4), &json!(0)));
    app.assert_invariants().await;
}

#[tokio::test]
async fn a_change_is_logged_once_with_what_it_was_before() {
    let (_app, root) = market().await;
    for family in ["black", "black", "green"] {
        let family = json!({ "family": family });
        root.put(NAVY, family).await.expect(200);
    }
    for _ in 0..2 {
        root.delete(NAVY).await.expect(204);
    }
    let log = root.get("/api/admin/audit").await.expect(200);
    let state = |family: &str, by_rule: bool| json!({ "family": family, "isByRule": by_rule });
    let entries = [
        (
            "color_family_reset",
            state("green", false),
            state("blue", true),
        ),
        (
            "color_family_set",
            state("black", false),
            state("green", false),
        ),
        (
            "color_family_set",
            state("blue", true),
            state("black", false),
        ),
    ];
    assert_eq!(log["total"], entries.len());
    for (entry, (action, before, after)) in log["items"].as_array().unwrap().iter().zip(entries) {
        assert_eq!(entry["action"], action);
        assert_eq!((&entry["before"], &entry["after"]), (&before, &after));
        assert_eq!(
            (&entry["targetKind"], &entry["targetId"]),
            (&json!("color"), &json!("navy"))
        );
    }
}

#[tokio::test]
async fn every_family_is_taken_and_nothing_else_is() {
    let (app, root) = market().await;
    let all = Family::ALL.map(Family::as_str);
    for family in all.into_iter().chain(["none"]) {
        let given = root.put(NAVY, json!({ "family": family })).await;
        assert_eq!(given.expect(200)["family"], family);
        let own = format!("{COLORS}?color={family}");
        let refused = root.put(&own, json!({ "family": "black" })).await;
        match family {
            "none" => assert_eq!(refused.status, 200, "{}", refused.text),
            _ => assert_eq!(refused.expect(422)["errors"][0]["code"], "is_family"),
        }
    }
    let long = "a".repeat(61);
    for (color, code) in [
        ("", "required"),
        ("%20", "required"),
        (long.as_str(), "too_long"),
        ("a%00", "invalid_characters"),
    ] {
        let path = format!("{COLORS}?color={color}");
        let set = root.put(&path, json!({ "family": "blue" })).await;
        for refused in [set, root.delete(&path).await] {
            let refused = refused.expect(422);
            let error = &refused["errors"][0];
            assert_eq!(
                (&error["pointer"], &error["code"]),
                (&json!("/color"), &json!(code))
            );
        }
    }
    for (path, body) in [
        (NAVY, json!({ "family": "ultraviolet" })),
        (NAVY, json!({ "family": "Blue" })),
        (NAVY, json!({})),
        (COLORS, json!({ "family": "blue" })),
    ] {
        let refused = root.put(path, body).await;
        assert_eq!(refused.headers["content-type"], "application/problem+json");
        assert_eq!(refused.status, 400, "{}", refused.text);
    }
    let only = root.get(&format!("{COLORS}?only=red")).await;
    assert_eq!(only.status, 400, "{}", only.text);
    for (client, status) in [
        (app.guest(), 401),
        (app.shopper("ada").await, 403),
        (app.seller("basil").await, 403),
    ] {
        assert_eq!(client.get(COLORS).await.status, status);
        let family = json!({ "family": "red" });
        assert_eq!(client.put(NAVY, family).await.status, status);
        assert_eq!(client.delete(NAVY).await.status, status);
    }
}
