//! Every operation of the Seller Center, asked for by an operator who views a shop as its seller
//! sees it: what reads answers as it does its seller, and nothing can be changed.

use reqwest::Method;
use serde_json::{Value, json};

use super::fixture::Fixture;
use super::operation::{Operation, operations};
use crate::support::{Answer, Client, TestApp};

const HEADER: &str = "look-at-shop";

/// What nobody reads who only views the shop: what two people wrote to each other, the keys of the
/// seller's own programs, an invoice, which may be written as it is asked for, and a stream that
/// would say only that something is new.
const WITHHELD: [&str; 5] = [
    "followSellerNotifications",
    "getSellerInvoice",
    "listSellerConversations",
    "listSellerKeys",
    "listSellerMessages",
];

/// Differs from one answer to the next, or by who asks.
const PASSING: [&str; 3] = ["instance", "requestId", "acceptFailure"];

fn of_sellers() -> impl Iterator<Item = Operation> {
    let all = operations().into_iter();
    all.filter(|operation| operation.path.starts_with("/api/seller/"))
}

async fn shop(app: &TestApp, name: &str) -> i64 {
    let query = format!("select id from shops where name = '{name}'");
    app.count(&query).await
}

/// Has an operator look at a shop.
async fn look(root: &Client, shop: i64) -> Value {
    let path = format!("/api/admin/shops/{shop}/look");
    root.post(&path, json!({})).await.expect(200)
}

async fn ask(client: &Client, operation: &Operation, path: &str, shop: i64) -> Answer {
    let request = operation.request(client, path).header(HEADER, shop);
    client.send(request).await
}

/// An answer without what passes.
fn lasting(mut value: Value) -> Value {
    match &mut value {
        Value::Object(fields) => {
            for name in PASSING {
                fields.remove(name);
            }
            for field in fields.values_mut() {
                *field = lasting(field.take());
            }
        }
        Value::Array(items) => {
            for item in items {
                *item = lasting(item.take());
            }
        }
        _ => {}
    }
    value
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_looks_reads_what_the_seller_reads_and_changes_nothing() {
    let fixture = Fixture::build().await;
    let app = &fixture.app;
    let root = fixture.stranger(super::Actor::Operator);
    let clay = shop(app, "clay").await;
    let before = fixture.possessions().await;
    let begun = look(&root, clay).await;
    assert_eq!(begun["shopName"], "clay");
    let mut deviations = Vec::new();
    let mut walked = (0, 0);
    for operation in of_sellers() {
        let path = fixture.path(&operation).unwrap();
        let seen = ask(&root, &operation, &path, clay).await;
        let told = format!("{} {path}: {} {}", operation.id, seen.status, seen.code());
        if operation.method != Method::GET || WITHHELD.contains(&operation.id.as_str()) {
            walked.1 += 1;
            if (seen.status, seen.code()) != (403, "only_looking") {
                deviations.push(told);
            }
            continue;
        }
        walked.0 += usize::from(seen.status == 200);
        let own = fixture.owner(&operation);
        let own = own.send(operation.request(&own, &path)).await;
        if seen.status != own.status || lasting(seen.body) != lasting(own.body) {
            deviations.push(format!("{told}, not {}", own.status));
        }
    }
    assert!(deviations.is_empty(), "{deviations:#?}");
    assert!(walked.0 > 35 && walked.1 > 60, "only {walked:?} were asked");
    assert_eq!(fixture.possessions().await, before, "something changed");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_looks_at_one_shop_finds_nothing_of_another() {
    let fixture = Fixture::build().await;
    let app = &fixture.app;
    let root = fixture.stranger(super::Actor::Operator);
    let (clay, wool) = (shop(app, "clay").await, shop(app, "wool").await);
    look(&root, wool).await;
    let mut deviations = Vec::new();
    let mut walked = 0;
    let reads = of_sellers().filter(|it| it.method == Method::GET && it.names_foreign);
    for operation in reads.filter(|it| !WITHHELD.contains(&it.id.as_str())) {
        walked += 1;
        let path = fixture.path(&operation).unwrap();
        let foreign = ask(&root, &operation, &path, wool).await;
        if foreign.status != 404 {
            deviations.push(format!("{}: {}", operation.id, foreign.status));
        }
        // it is this shop that is looked at and no other
        let other = ask(&root, &operation, &path, clay).await;
        if (other.status, other.code()) != (403, "look_over") {
            deviations.push(format!("{}: {}", operation.id, other.text));
        }
    }
    assert!(deviations.is_empty(), "{deviations:#?}");
    assert!(walked > 10, "only {walked} were asked");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_looks_who_does_not_run_the_marketplace_or_did_not_say_so() {
    let app = TestApp::start().await;
    let (clay, wool) = (app.seller("clay").await, app.seller("wool").await);
    let (ada, root) = (app.shopper("ada").await, app.operator("root").await);
    let other = app.operator("grace").await;
    let shop = shop(&app, "clay").await;
    let seen = async |client: &Client, named: &str| {
        let request = client.request(Method::GET, "/api/seller/shop");
        let seen = client.send(request.header(HEADER, named)).await;
        (seen.status, seen.code().to_owned())
    };
    let id = shop.to_string();
    let refused = |code: &str| (403, code.to_owned());
    assert_eq!(seen(&root, &id).await, refused("look_over"));
    look(&root, shop).await;
    assert_eq!(seen(&root, &id).await.0, 200);
    // on this device, by this person, of this shop
    for stranger in [&ada, &clay, &wool] {
        assert_eq!(seen(stranger, &id).await, refused("role_missing"));
    }
    assert_eq!(seen(&other, &id).await, refused("look_over"));
    for nonsense in ["0", "clay", "-1", "99999999999999999999"] {
        assert_eq!(
            seen(&root, nonsense).await,
            refused("look_over"),
            "{nonsense}"
        );
    }
    root.get("/api/seller/shop").await.expect(403);
    // a program looks whose key may, whatever its owner does meanwhile
    let key = async |scope: &str| {
        let wanted = json!({
            "name": "Support", "scopes": [scope], "currentPassword": crate::support::PASSWORD,
        });
        let made = root.post("/api/admin/keys", wanted).await.expect(201);
        root.with_token(made["secret"].as_str().unwrap())
    };
    let shops = key("shops:write").await;
    assert_eq!(seen(&shops, &id).await, refused("missing_scope"));
    let path = format!("/api/admin/shops/{shop}/look");
    let unasked = shops.post(&path, json!({})).await;
    assert_eq!((unasked.status, unasked.code()), (403, "missing_scope"));
    let support = key("look:write").await;
    assert_eq!(seen(&support, &id).await, refused("look_over"));
    look(&support, shop).await;
    assert_eq!(seen(&support, &id).await.0, 200);
    let another = self::shop(&app, "wool").await.to_string();
    assert_eq!(seen(&support, &another).await, refused("look_over"));
    let request = support.request(Method::PATCH, "/api/seller/shop");
    let changed = support
        .send(request.header(HEADER, &id).json(&json!({})))
        .await;
    assert_eq!((changed.status, changed.code()), (403, "only_looking"));
    support.delete(&path).await.expect(204);
    assert_eq!(seen(&support, &id).await, refused("look_over"));
    // nothing else is done by somebody who says that they only look
    for path in ["/api/admin/shops", "/api/user/me"] {
        let request = root.request(Method::GET, path).header(HEADER, &id);
        let odd = root.send(request).await;
        assert_eq!((odd.status, odd.code()), (403, "only_looking"), "{path}");
    }
    // a seller who is an operator too changes nothing of their own by mistake
    app.sql(
        "insert into user_roles (user_id, role) \
             select id, 'ROLE_ADMIN' from users where username = 'wool'; \
             insert into second_factors (user_id, secret, confirmed_at) \
             select id, '\\x0000000000', now() from users where username = 'wool'",
    )
    .await;
    let request = wool.request(Method::PATCH, "/api/seller/shop");
    let request = request
        .header(HEADER, &id)
        .json(&json!({ "description": "Mine" }));
    let written = wool.send(request).await;
    assert_eq!((written.status, written.code()), (403, "only_looking"));

    app.sql("update sessions set looks_until = now() where looks_at is not null")
        .await;
    assert_eq!(seen(&root, &id).await, refused("look_over"));
    look(&root, shop).await;
    for _ in 0..2 {
        assert_eq!(root.delete(&path).await.status, 204);
    }
    assert_eq!(seen(&root, &id).await, refused("look_over"));
    let missing = root.post("/api/admin/shops/999999/look", json!({})).await;
    assert_eq!(missing.status, 404);
    let log = root
        .get("/api/admin/audit?targetKind=shop")
        .await
        .expect(200);
    let acts = log["items"].as_array().unwrap().iter();
    let acts: Vec<_> = acts.map(|it| it["action"].as_str().unwrap()).collect();
    assert_eq!(
        acts,
        [
            "shop_look_stopped",
            "shop_look_started",
            // with the key
            "shop_look_stopped",
            "shop_look_started",
            "shop_look_started"
        ]
    );
    assert_eq!(log["items"][0]["targetLabel"], "clay");
}
