//! What belongs to somebody else is answered like what is not there at all, to the byte: nobody
//! learns from an answer which ids are taken.

mod swaps;

use serde_json::{Value, json};

use super::Actor;
use super::fixture::{Fixture, UNKNOWN_ID};
use super::operation::{Operation, operations};
use crate::support::{Answer, Client};

/// All that can be told of an answer, but for what names the request itself.
fn seen(answer: Answer) -> (u16, Value, Value) {
    let kind = answer.headers.get("content-type");
    let kind = kind.map_or("", |kind| kind.to_str().unwrap());
    let mut body = answer.body;
    for own in ["instance", "requestId"] {
        if let Some(told) = body.get_mut(own) {
            *told = Value::Null;
        }
    }
    (answer.status, json!(kind), body)
}

/// Asks for both; what differs, or is not 404.
async fn difference(
    operation: &Operation,
    client: &Client,
    theirs: &str,
    nobodys: &str,
) -> Option<String> {
    let foreign = seen(client.send(operation.request(client, theirs)).await);
    let missing = seen(client.send(operation.request(client, nobodys)).await);
    let told = format!(
        "{} {theirs}: {foreign:?}, not {missing:?}",
        operation.method
    );
    (foreign.0 != 404 || foreign != missing).then_some(told)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_somebody_elses_is_answered_like_what_is_not_there() {
    let fixture = Fixture::build().await;
    let own = Own::build(&fixture).await;
    let before = fixture.possessions().await;
    let mut deviations = Vec::new();
    let mut walked = (0, 0);
    for operation in operations().iter().filter(|one| one.names_foreign) {
        let theirs = fixture.path(operation).unwrap();
        let nobodys = fixture.path_to_unknown(operation).unwrap();
        for actor in [Actor::User, Actor::Seller] {
            if operation.tag != "seller" || actor == Actor::Seller {
                walked.0 += 1;
                let stranger = fixture.stranger(actor);
                deviations.extend(difference(operation, &stranger, &theirs, &nobodys).await);
            }
        }
        // inside something of one's own
        if let Some((client, path)) = own.around(operation) {
            walked.1 += 1;
            let theirs = path.replace('#', &fixture.last_id(operation));
            let nobodys = path.replace('#', &UNKNOWN_ID.to_string());
            deviations.extend(difference(operation, client, &theirs, &nobodys).await);
        }
    }
    assert!(deviations.is_empty(), "{deviations:#?}");
    assert!(walked.0 > 90 && walked.1 > 15, "only {walked:?} were asked");
    let after = fixture.possessions().await;
    assert_eq!(after, before, "something of the victims' changed");
}

/// What Eve and Wool have themselves.
struct Own {
    eve: Client,
    wool: Client,
    /// By name.
    ids: Vec<(&'static str, i64)>,
}

impl Own {
    async fn build(fixture: &Fixture) -> Self {
        let app = &fixture.app;
        let (eve, wool) = (
            fixture.stranger(Actor::User),
            fixture.stranger(Actor::Seller),
        );
        let scarf = app.product(&wool, "Scarf", 2500, 9).await;
        let id = |value: &Value| value["id"].as_i64().unwrap();
        let sent = app.delivered(&wool, &eve, &scarf).await;
        let line = eve.add(&scarf, 1).await;
        let open = eve.place("open", &[line]).await.expect(201);
        app.approve(&open).await;
        let open = eve.capture("open", &open).await.expect(200);
        app.sql(&format!(
            "insert into disputes (payment_id, provider_dispute_id, reason, status, stage, amount, \
             currency, opened_at, respond_by) select id, 'PP-D-2', 'OTHER', \
             'WAITING_FOR_SELLER_RESPONSE', 'CHARGEBACK', 2500, 'USD', now(), now() + interval '5 days' \
             from payments where order_id = {}",
            id(&sent)
        ))
        .await;
        app.sql(&format!(
            "insert into product_images (product_id, position, url, thumbnail) \
             values ({}, 0, '/media/scarf.webp', '/media/scarf.webp')",
            scarf.id
        ))
        .await;
        let category = app.category().await;
        let collection = json!({ "name": "Blue", "parentId": category });
        let collection = wool.post("/api/seller/categories", collection).await;
        let coupon = json!({ "code": "WOOL10", "percentBps": 1000, "from": "2026-11-01" });
        let coupon = wool.post("/api/seller/coupons", coupon).await;
        let hook =
            json!({ "name": "Till", "url": "http://127.0.0.1:9/", "events": ["shop.lifted"] });
        let hook = wool.post("/api/seller/webhooks", hook).await.expect(201);
        let ids = vec![
            ("webhook", id(&hook["webhook"])),
            ("product", scarf.id),
            ("variant", scarf.variant),
            (
                "image",
                app.count("select max(id) from product_images").await,
            ),
            ("category", category),
            ("collection", id(&collection.expect(201))),
            ("coupon", id(&coupon.expect(201))),
            // delivered and disputed
            ("order", id(&sent)),
            ("part", id(&sent["shopOrders"][0])),
            ("dispute", app.count("select max(id) from disputes").await),
            // paid, and nothing of it sent
            ("open_part", id(&open["shopOrders"][0])),
            ("open_order", id(&open)),
            ("line", eve.add(&scarf, 1).await),
        ];
        Self { eve, wool, ids }
    }

    fn id(&self, name: &str) -> i64 {
        self.ids.iter().find(|(other, _)| *other == name).unwrap().1
    }

    /// Whose it is, and the path with their own ids but for the last, of which `#` holds the place;
    /// none where there is one id only.
    fn around(&self, operation: &Operation) -> Option<(&Client, String)> {
        let names = operation.path.matches('{').count();
        if names < 2 || operation.path.contains("{quantity}") {
            return None;
        }
        let (client, outer) = match operation.path.split("/{").next()? {
            "/api/seller/products" => (&self.wool, "product"),
            "/api/seller/orders" => (&self.wool, "part"),
            "/api/seller/webhooks" => (&self.wool, "webhook"),
            _ => (&self.eve, "order"),
        };
        let at = std::cell::Cell::new(0);
        let path = operation.path_with(|_| {
            at.set(at.get() + 1);
            Ok(match at.get() {
                last if last == names => "#".to_owned(),
                1 => self.id(outer).to_string(),
                _ => self.id("part").to_string(),
            })
        });
        Some((client, path.unwrap()))
    }

    /// A text with the ids that are named in it.
    fn fill(&self, text: &str) -> String {
        let fill = |text: String, (name, id): &(&str, i64)| {
            text.replace(&format!("<{name}>"), &id.to_string())
        };
        self.ids.iter().fold(text.to_owned(), fill)
    }
}

/// Requests of Wool's and Eve's about what is theirs, with one id in the query or the body that is
/// not: what kind it is, the request, and what it says. Own ids stand there by name, `#` is the
/// other one.
const SMUGGLED: [[&str; 3]; 38] = [
    // lines and parcels
    [
        "line",
        "POST /api/seller/orders/<open_part>/ship",
        r##"{"carrier": "UPS", "trackingNumber": "1Z", "lines": [{"lineId": #, "quantity": 1}]}"##,
    ],
    [
        "line",
        "POST /api/seller/orders/<open_part>/cancel",
        r##"{"reason": "Broken", "lines": [{"lineId": #, "quantity": 1}]}"##,
    ],
    [
        "line",
        "POST /api/seller/orders/<part>/refunds",
        r##"{"reason": "Broken", "lines": [{"lineId": #, "quantity": 1}]}"##,
    ],
    [
        "parcel",
        "POST /api/seller/orders/<part>/lost",
        r##"{"shipmentId": #, "reason": "Gone"}"##,
    ],
    [
        "parcel",
        "POST /api/seller/disputes/<dispute>/evidence",
        r##"{"note": "Sent", "shipmentIds": [#]}"##,
    ],
    ["part", "GET /api/seller/packing-slips?ids=#", ""],
    ["part", "GET /api/seller/packing-slips?ids=<part>,#", ""],
    [
        "notification",
        "POST /api/seller/notifications/read",
        r##"{"ids": [#]}"##,
    ],
    // products
    [
        "product",
        "PUT /api/seller/categories/<collection>/products",
        r##"{"add": [#]}"##,
    ],
    [
        "product",
        "PUT /api/seller/categories/<collection>/products",
        r##"{"remove": [#]}"##,
    ],
    [
        "product",
        "POST /api/seller/coupons",
        r##"{"code": "WOOL20", "percentBps": 2000, "from": "2026-11-01", "productIds": [#]}"##,
    ],
    [
        "product",
        "PUT /api/seller/coupons/<coupon>",
        r##"{"code": "WOOL10", "percentBps": 1000, "from": "2026-11-01", "productIds": [#]}"##,
    ],
    [
        "image",
        "PUT /api/seller/products/<product>/images",
        r##"{"imageIds": [#, <image>]}"##,
    ],
    [
        "image",
        "PATCH /api/seller/products/<product>/variants/<variant>",
        r##"{"imageId": #}"##,
    ],
    [
        "image",
        "PUT /api/seller/products/<product>/variants",
        r##"{"options": [], "variants": [{"imageId": #, "price": 100}]}"##,
    ],
    [
        "variant",
        "PUT /api/seller/products/<product>/variants",
        r##"{"options": [], "variants": [{"id": #, "price": 100}]}"##,
    ],
    [
        "option",
        "PUT /api/seller/products/<product>/variants",
        r##"{"options": [{"id": #, "name": "Size", "values": [{"value": "S"}]}], "variants": [{"values": ["S"], "price": 100}]}"##,
    ],
    // collections
    [
        "collection",
        "PUT /api/seller/categories/order",
        r##"{"ids": [#, <collection>]}"##,
    ],
    [
        "collection",
        "PUT /api/seller/categories/order",
        r##"{"ids": [#]}"##,
    ],
    [
        "collection",
        "DELETE /api/seller/categories/<collection>?moveTo=#",
        "",
    ],
    [
        "collection",
        "POST /api/seller/coupons",
        r##"{"code": "WOOL20", "percentBps": 2000, "from": "2026-11-01", "collectionIds": [#]}"##,
    ],
    [
        "collection",
        "PUT /api/seller/coupons/<coupon>",
        r##"{"code": "WOOL10", "percentBps": 1000, "from": "2026-11-01", "collectionIds": [#]}"##,
    ],
    ["collection", "GET /api/seller/products?collectionId=#", ""],
    [
        "collection",
        "GET /api/seller/products/export?collectionId=#",
        "",
    ],
    [
        "collection",
        "POST /api/seller/products",
        r##"{"title": "Other scarf", "categoryId": <category>, "collectionId": #, "status": "draft", "variants": [{"price": 100, "stock": 1}]}"##,
    ],
    [
        "collection",
        "PATCH /api/seller/products/<product>",
        r##"{"collectionId": #}"##,
    ],
    [
        "collection",
        "POST /api/seller/products/bulk",
        r##"{"productIds": [<product>], "change": {"what": "putIn", "collectionId": #}}"##,
    ],
    // a shopper's
    [
        "line",
        "POST /api/orders/<open_order>/shop-orders/<open_part>/cancel",
        r##"{"lines": [{"lineId": #, "quantity": 1}]}"##,
    ],
    [
        "line",
        "POST /api/orders/<order>/shop-orders/<part>/returns",
        r##"{"reason": "damaged", "words": "Broken", "lines": [{"lineId": #, "quantity": 1}]}"##,
    ],
    [
        "line",
        "POST /api/orders/<order>/buy-again",
        r##"{"lineIds": [#]}"##,
    ],
    [
        "cart_line",
        "POST /api/orders/quote",
        r##"{"cartItemIds": [#]}"##,
    ],
    [
        "cart_line",
        "POST /api/orders/quote",
        r##"{"cartItemIds": [<line>, #]}"##,
    ],
    [
        "cart_line",
        "POST /api/orders",
        r##"{"cartItemIds": [<line>, #], "address": <address>}"##,
    ],
    [
        "address",
        "POST /api/orders",
        r##"{"cartItemIds": [<line>], "addressId": #}"##,
    ],
    [
        "cart_line",
        "POST /api/cart/agreed-prices",
        r##"{"items": [{"cartItemId": #, "price": 1999}]}"##,
    ],
    [
        "cart_line",
        "POST /api/cart/saved",
        r##"{"cartItemId": #}"##,
    ],
    [
        "product",
        "POST /api/seller/products/bulk",
        r##"{"productIds": [#], "change": {"what": "status", "status": "hidden"}}"##,
    ],
    [
        "collection",
        "POST /api/seller/products/bulk",
        r##"{"filter": {"collectionId": #}, "change": {"what": "status", "status": "hidden"}}"##,
    ],
];

/// Wool's and Eve's own requests at a gateway, with this id smuggled in.
async fn smuggle(
    own: &Own,
    at: impl Fn(&Client) -> Client,
    request: &str,
    body: &str,
    id: i64,
) -> (u16, Value, Value) {
    let (method, path) = request.split_once(' ').unwrap();
    let client = at(match path.starts_with("/api/seller/") {
        true => &own.wool,
        false => &own.eve,
    });
    let with_id = |text: &str| own.fill(text).replace('#', &id.to_string());
    let request = client.request(method.parse().unwrap(), &with_id(path));
    let request = request.header("idempotency-key", with_id(&format!("{path} #")));
    let address = crate::support::address().to_string();
    let request = match body {
        "" => request,
        body => request
            .header("content-type", "application/json")
            .body(with_id(body).replace("<address>", &address)),
    };
    let (status, kind, mut body) = seen(client.send(request).await);
    if status == 201 {
        // what was made has a number and a time of its own
        for own in ["id", "createdAt"] {
            body[own] = Value::Null;
        }
    }
    // what was asked for is named again
    let echo = |told: String, name: &str| told.replace(&format!("\"{name}\":{id}"), name);
    let body = ["cartItemId", "collectionId"]
        .into_iter()
        .fold(body.to_string(), echo);
    (status, kind, json!(body))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_id_of_somebody_else_in_ones_own_request_is_like_one_that_nothing_has() {
    let fixture = Fixture::build().await;
    let own = Own::build(&fixture).await;
    let before = fixture.possessions().await;
    let mut deviations = Vec::new();
    for [kind, request, body] in SMUGGLED {
        let theirs = fixture.foreign(kind);
        let missing = smuggle(&own, Client::clone, request, body, UNKNOWN_ID).await;
        let foreign = smuggle(&own, Client::clone, request, body, theirs).await;
        if foreign != missing || foreign.0 >= 500 {
            deviations.push(format!("{request} {body}: {foreign:?}, not {missing:?}"));
        }
    }
    assert!(deviations.is_empty(), "{deviations:#?}");
    let after = fixture.possessions().await;
    assert_eq!(after, before, "something of the victims' changed");
}
