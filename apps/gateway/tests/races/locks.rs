//! Two who want the same rows wait for each other in a line, never in a circle. A third
//! transaction keeps a row from one of them, in the middle of what it does, until the other
//! waits too; then it lets go.

mod cart;

use db::Conn;
use diesel_async::SimpleAsyncConnection;
use serde_json::json;
use tokio::task::JoinHandle;

use crate::support::{Answer, Client, TestApp, address};

/// A product in two colors.
struct Colored {
    id: i64,
    variants: [i64; 2],
}

async fn colored(app: &TestApp, seller: &Client, title: &str) -> Colored {
    let variant = |color: &str| json!({ "values": [color], "price": 1999, "stock": 5 });
    let body = json!({
        "title": title, "description": "A mug.", "categoryId": app.category().await,
        "status": "active", "options": [{ "name": "Colour", "values": ["Red", "Blue"] }],
        "variants": [variant("Red"), variant("Blue")],
    });
    let made = seller.post("/api/seller/products", body).await.expect(201);
    let variant = |place: usize| made["variants"][place]["id"].as_i64().unwrap();
    Colored {
        id: made["id"].as_i64().unwrap(),
        variants: [variant(0), variant(1)],
    }
}

/// Puts one of each variant into a buyer's cart; answers the lines.
async fn put(app: &TestApp, buyer: &Client, variants: &[i64]) -> Vec<i64> {
    let user = app.user(buyer).await.id();
    let mut lines = Vec::new();
    for variant in variants {
        app.sql(&format!(
            "insert into cart_lines (user_id, variant_id, quantity) values ({user}, {variant}, 1)"
        ))
        .await;
        lines.push(app.count("select max(id) from cart_lines").await);
    }
    lines
}

/// Keeps rows until it is rolled back.
async fn keep(app: &TestApp, rows: &str) -> Conn {
    let mut keeper = app.database.pool.get().await.unwrap();
    let keep = format!("set idle_in_transaction_session_timeout = 0; begin; {rows}");
    keeper.batch_execute(&keep).await.unwrap();
    keeper
}

/// Keeps the parts of this buyer's orders: their next checkout stops where it has locked all that
/// it will give back and take, and has done neither.
async fn keep_parts(app: &TestApp, buyer: &Client) -> Conn {
    let id = app.user(buyer).await.id();
    let rows = format!(
        "select 1 from shop_orders s join orders o on o.id = s.order_id \
         where o.user_id = {id} for update of s"
    );
    keep(app, &rows).await
}

async fn release(mut keeper: Conn) {
    keeper.batch_execute("rollback").await.unwrap();
}

/// Sets off what a client does, and waits until so many wait for a row.
async fn waits(
    app: &TestApp,
    count: i64,
    act: impl Future<Output = Answer> + Send + 'static,
) -> JoinHandle<Answer> {
    let acting = tokio::spawn(act);
    let waiting = format!(
        "select least(count(*), {count}) from pg_stat_activity \
         where datname = current_database() and wait_event_type = 'Lock'"
    );
    app.until(&waiting, count).await;
    acting
}

async fn place(buyer: Client, key: &'static str, lines: Vec<i64>) -> Answer {
    buyer.place(key, &lines).await
}

async fn place_with(buyer: Client, key: &'static str, lines: Vec<i64>, code: &str) -> Answer {
    let body = json!({ "cartItemIds": lines, "address": address(), "couponCode": code });
    buyer.post_once("/api/orders", key, body).await
}

/// A shelf with two products in two colors each. PayPal's webhooks stay away: they would
/// wait too.
async fn shelf() -> (TestApp, Client, [Colored; 2]) {
    let app = TestApp::on_two_threads().await;
    app.faults(json!({ "dropWebhooks": 99 })).await;
    let seller = app.seller("claypots").await;
    let (mug, bowl) = (
        colored(&app, &seller, "Mug").await,
        colored(&app, &seller, "Bowl").await,
    );
    (app, seller, [mug, bowl])
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seller_who_counts_a_shelf_waits_in_line_with_a_buyer_from_it() {
    let (app, seller, [mug, bowl]) = shelf().await;
    let ada = app.shopper("ada").await;
    let both = [mug.variants[0], bowl.variants[0]];
    let lines = put(&app, &ada, &both).await;
    let rows = format!(
        "select 1 from stock where variant_id = {} for update",
        both[1]
    );
    let keeper = keep(&app, &rows).await;
    let buys = waits(&app, 1, place(ada, "buy", lines)).await;
    let path = format!("/api/seller/products/{}/variants/{}", mug.id, both[0]);
    let change = async move {
        seller
            .patch(&path, json!({ "price": 2199, "stock": 9 }))
            .await
    };
    let counts = waits(&app, 2, change).await;
    release(keeper).await;
    buys.await.unwrap().expect(201);
    counts.await.unwrap().expect(200);
    app.assert_invariants().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_buyer_who_chose_anew_waits_in_line_for_the_shelf() {
    let (app, _, [mug, bowl]) = shelf().await;
    let (ada, eve) = (app.shopper("ada").await, app.shopper("eve").await);
    let mine = put(&app, &ada, &[bowl.variants[0], mug.variants[0]]).await;
    ada.place("first", &mine[..1]).await.expect(201);
    let hers = put(&app, &eve, &[mug.variants[0], bowl.variants[0]]).await;
    let keeper = keep_parts(&app, &ada).await;
    let chooses = waits(&app, 1, place(ada, "second", mine[1..].to_vec())).await;
    let buys = waits(&app, 2, place(eve, "buy", hers)).await;
    release(keeper).await;
    chooses.await.unwrap().expect(201);
    buys.await.unwrap().expect(201);
    app.assert_invariants().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_buyers_who_swap_their_coupons_wait_in_line() {
    let (app, _, [mug, bowl]) = shelf().await;
    app.sql(
        "insert into coupons (code, percent_bps, total_limit) \
         values ('ONE', 1000, 9), ('TWO', 2000, 9)",
    )
    .await;
    let (ada, eve) = (app.shopper("ada").await, app.shopper("eve").await);
    let mine = put(&app, &ada, &mug.variants[..1]).await;
    let hers = put(&app, &eve, &bowl.variants[..1]).await;
    let first = place_with(ada.clone(), "first", mine.clone(), "ONE");
    first.await.expect(201);
    let first = place_with(eve.clone(), "first", hers.clone(), "TWO");
    first.await.expect(201);
    let keeper = keep_parts(&app, &ada).await;
    let one = waits(&app, 1, place_with(ada, "second", mine, "TWO")).await;
    let other = waits(&app, 2, place_with(eve, "second", hers, "ONE")).await;
    release(keeper).await;
    one.await.unwrap().expect(201);
    other.await.unwrap().expect(201);
    app.assert_invariants().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_sale_takes_its_products_in_the_order_of_all_others() {
    let (app, _, [mug, bowl]) = shelf().await;
    let ada = app.shopper("ada").await;
    let lines = put(&app, &ada, &[mug.variants[0], bowl.variants[0]]).await;
    let order = ada.place("place", &lines).await.expect(201);
    app.approve(&order).await;
    // the mug's row now lies behind the bowl's: whoever reads through the table meets the bowl first
    let (first, second) = (mug.id, bowl.id);
    app.sql(&format!(
        "update products set title = title where id = {first}"
    ))
    .await;
    let rows = format!("select 1 from products where id = {first} for no key update");
    let keeper = keep(&app, &rows).await;
    let sale = waits(&app, 1, async move { ada.capture("capture", &order).await }).await;
    let free = format!(
        "select count(*) from ( \
             select 1 from products where id = {second} for no key update skip locked) free"
    );
    assert_eq!(app.count(&free).await, 1, "the bowl is taken after the mug");
    release(keeper).await;
    assert_eq!(sale.await.unwrap().expect(200)["paymentStatus"], "paid");
    app.assert_invariants().await;
}
