//! The demo marketplace, checked against what it promises.

use std::collections::BTreeSet;
use std::path::PathBuf;

use chrono::{DateTime, Utc};
use diesel::QueryableByName;
use diesel::sql_types::BigInt;
use diesel_async::RunQueryDsl;
use indicatif::ProgressBar;

use super::catalog::{Catalog, Sentence, Subject};
use super::market::{self, Market, PlanInput};
use super::pictures::Pictures;
use super::rows::Rows;

fn folder() -> PathBuf {
    crate::paths::checkout()
        .unwrap()
        .join("apps/demo/catalog/pictures")
}

/// A media folder of the calling test's own, named after it.
fn media(test: &str) -> PathBuf {
    std::env::temp_dir().join(format!("demo-{test}-{}", std::process::id()))
}

fn copied_pictures() -> Pictures {
    let media = media("plan");
    let pictures = Pictures::copy(&folder(), &media, &ProgressBar::hidden()).unwrap();
    std::fs::remove_dir_all(&media).unwrap();
    pictures
}

fn plan(pictures: &Pictures) -> Market {
    let now: DateTime<Utc> = "2026-11-21T09:00:00Z".parse().unwrap();
    let input = PlanInput {
        now,
        password_hash: "hash".to_owned(),
        coupon: 1,
    };
    market::build(&Catalog::read().unwrap(), pictures, &input).unwrap()
}

/// Planning takes seconds, so it is done twice for all that a plan has to keep.
#[test]
fn the_plan_keeps_what_the_demo_promises_and_is_the_same_each_time() {
    let pictures = copied_pictures();
    let (one, other) = (plan(&pictures), plan(&pictures));
    assert!(one.rows == other.rows);
    assert_eq!(
        format!("{:?}", one.captures),
        format!("{:?}", other.captures)
    );
    for promise in [
        there_is_enough_of_everything,
        some_products_are_reduced_and_some_are_sold_out,
        every_shop_order_state_of_daily_life_occurs,
        both_demo_sellers_have_parcels_to_pack,
        the_demo_sellers_shop_was_at_work_for_a_year_and_was_paid_for_each_part_once,
        most_shops_have_named_where_their_money_goes,
        the_demo_seller_has_something_of_everything_that_a_shop_has_to_see_to,
        the_demo_seller_has_reviews_low_stock_returns_and_a_dispute_to_see_to,
        reviews_tell_what_was_bought_help_somebody_and_some_show_it,
        replies_fit_what_they_answer,
        titles_and_addresses_of_products_are_unique,
        every_picture_of_a_product_can_be_enlarged,
    ] {
        promise(&one.rows);
    }
}

fn there_is_enough_of_everything(rows: &Rows) {
    let count = |table: &str| rows.of(table).len();
    assert!(count("shops") >= 12, "{} shops", count("shops"));
    assert!(count("products") >= 320, "{} products", count("products"));
    assert!(count("reviews") >= 700, "{} reviews", count("reviews"));
    assert!(count("orders") >= 800, "{} orders", count("orders"));
    let top = |row: &&serde_json::Map<_, serde_json::Value>| row["parent_id"].is_null();
    let roots: Vec<_> = rows.of("categories").iter().filter(top).collect();
    assert!(roots.len() >= 9);
    let suggested = roots.iter().filter(|row| row["is_show_suggest"] == true);
    assert!(suggested.count() >= 6);
}

fn some_products_are_reduced_and_some_are_sold_out(rows: &Rows) {
    let products = rows.of("products");
    let reduced = products.iter().filter(|row| !row["price_sale"].is_null());
    let share = reduced.count() * 100 / products.len();
    assert!((15..=25).contains(&share), "{share} % reduced");
    let gone = products.iter().filter(|row| row["in_stock"] == false);
    assert!((4..=20).contains(&gone.count()));
}

fn every_shop_order_state_of_daily_life_occurs(rows: &Rows) {
    let seen = rows.of("shop_orders").iter();
    let seen: BTreeSet<_> = seen.filter_map(|row| row["status"].as_str()).collect();
    for state in [
        "confirmed",
        "in_delivery",
        "delivered",
        "completed",
        "cancelled",
        "expired",
        "return_requested",
        "returned",
    ] {
        assert!(seen.contains(state), "no order is {state}");
    }
}

fn both_demo_sellers_have_parcels_to_pack(rows: &Rows) {
    for shop in [1, 2] {
        let waiting = rows.of("shop_orders").iter();
        let waiting = waiting.filter(|row| row["shop_id"] == shop && row["status"] == "confirmed");
        assert!(waiting.count() >= 3, "shop {shop}");
    }
}

/// What the demo seller's shop has of a table that names shops.
fn of_the_demo_seller<'a>(
    rows: &'a Rows,
    table: &str,
) -> impl Iterator<Item = &'a serde_json::Map<String, serde_json::Value>> {
    rows.of(table).iter().filter(|row| row["shop_id"] == 1)
}

fn moment(value: &serde_json::Value) -> DateTime<Utc> {
    value.as_str().unwrap().parse().unwrap()
}

fn the_demo_sellers_shop_was_at_work_for_a_year_and_was_paid_for_each_part_once(rows: &Rows) {
    let placed = of_the_demo_seller(rows, "shop_orders").map(|row| moment(&row["created_at"]));
    let (first, last) = placed.fold(
        (DateTime::<Utc>::MAX_UTC, DateTime::<Utc>::MIN_UTC),
        |(first, last), at| (first.min(at), last.max(at)),
    );
    assert!((last - first).num_days() > 330);
    let payouts: Vec<_> = of_the_demo_seller(rows, "payouts").collect();
    assert!(payouts.len() >= 20, "{} payouts", payouts.len());
    let mut parts = BTreeSet::new();
    for payout in payouts {
        let lines = rows.of("payout_lines").iter();
        let lines: Vec<_> = lines
            .filter(|line| line["payout_id"] == payout["id"])
            .collect();
        let sum: i64 = lines
            .iter()
            .filter_map(|line| line["amount"].as_i64())
            .sum();
        assert_eq!(sum, payout["amount"], "{payout:?}");
        assert!(
            lines
                .iter()
                .all(|line| parts.insert(line["shop_order_id"].as_i64()))
        );
    }
    let days: Vec<_> = rows.of("payout_runs").iter().collect();
    assert_eq!(days.last().unwrap()["scheduled_for"], "2026-11-15");
}

fn most_shops_have_named_where_their_money_goes(rows: &Rows) {
    let accounts = rows.of("payout_accounts");
    let paypal = accounts.iter().filter(|row| row["method"] == "paypal");
    assert_eq!(paypal.count(), rows.of("shops").len() - 2);
}

fn the_demo_seller_has_something_of_everything_that_a_shop_has_to_see_to(rows: &Rows) {
    let products = of_the_demo_seller(rows, "products");
    let drafts: BTreeSet<_> = products
        .filter(|row| row["status"] == "draft")
        .filter_map(|row| row["id"].as_i64())
        .collect();
    assert_eq!(drafts.len(), 3);
    for table in ["order_lines", "reviews", "wishlist_items", "product_views"] {
        let of_draft = |row: &&serde_json::Map<String, serde_json::Value>| {
            row["product_id"]
                .as_i64()
                .is_some_and(|id| drafts.contains(&id))
        };
        assert_eq!(rows.of(table).iter().filter(of_draft).count(), 0, "{table}");
    }
    let open = rows.of("disputes").iter();
    let open = open.filter(|row| row["resolved_at"].is_null()).count();
    assert_eq!((open, rows.of("disputes").len()), (1, 2));
    for code in ["TABLE15", "AUTUMN10"] {
        let orders = rows.of("orders").iter();
        let used = orders.filter(|row| row["coupon_code"] == code && row["discount"] != 0);
        let coupon = rows.of("coupons").iter().find(|row| row["code"] == code);
        let uses = rows.of("coupon_redemptions").iter();
        let uses = uses.filter(|row| row["coupon_id"] == coupon.unwrap()["id"]);
        let used = used.count();
        assert!(used >= 3, "{code}: {used}");
        assert_eq!(used, uses.count(), "{code}");
    }
}

fn the_demo_seller_has_reviews_low_stock_returns_and_a_dispute_to_see_to(rows: &Rows) {
    let ids_of = |table: &'static str| -> BTreeSet<i64> {
        let own = of_the_demo_seller(rows, table);
        own.filter_map(|row| row["id"].as_i64()).collect()
    };
    let products = ids_of("products");
    let about =
        |row: &serde_json::Map<String, serde_json::Value>, name: &str, ids: &BTreeSet<i64>| {
            row[name].as_i64().is_some_and(|id| ids.contains(&id))
        };

    let reviews = rows.of("reviews").iter();
    let reviews = reviews.filter(|row| about(row, "product_id", &products));
    let (silent, answered): (Vec<_>, Vec<_>) = reviews.partition(|row| row["reply"].is_null());
    assert!(silent.len() >= 3, "{} wait for an answer", silent.len());
    assert!(answered.len() >= 3, "{} are answered", answered.len());

    let active = of_the_demo_seller(rows, "products").filter(|row| row["status"] == "active");
    let active: BTreeSet<_> = active.filter_map(|row| row["id"].as_i64()).collect();
    let variants = rows.of("variants").iter();
    let variants = variants.filter(|row| about(row, "product_id", &active));
    let variants: BTreeSet<_> = variants.filter_map(|row| row["id"].as_i64()).collect();
    let stock = rows.of("stock").iter();
    let stock = stock.filter(|row| about(row, "variant_id", &variants));
    let left: Vec<_> = stock.filter_map(|row| row["on_hand"].as_i64()).collect();
    let low = left.iter().filter(|left| (1..=5).contains(*left)).count();
    assert!(low >= 3, "{low} of {} variants run low", left.len());

    let parts = ids_of("shop_orders");
    let returns = rows.of("returns").iter();
    let returns: Vec<_> = returns
        .filter(|row| about(row, "shop_order_id", &parts))
        .collect();
    for (state, is_open) in [("to decide", true), ("paid back", false)] {
        let open = |row: &&&serde_json::Map<_, _>| (row["status"] != "refunded") == is_open;
        assert!(returns.iter().any(|row| open(&row)), "none is {state}");
    }

    let orders = of_the_demo_seller(rows, "shop_orders");
    let orders: BTreeSet<_> = orders.filter_map(|row| row["order_id"].as_i64()).collect();
    let payments = rows.of("payments").iter();
    let payments = payments.filter(|row| about(row, "order_id", &orders));
    let payments: BTreeSet<_> = payments.filter_map(|row| row["id"].as_i64()).collect();
    let disputes = rows.of("disputes").iter();
    let open = disputes.filter(|row| row["resolved_at"].is_null());
    assert_eq!(
        open.filter(|row| about(row, "payment_id", &payments))
            .count(),
        1
    );
    assert!(!ids_of("payouts").is_empty());
    assert!(!ids_of("coupons").is_empty());
}

fn reviews_tell_what_was_bought_help_somebody_and_some_show_it(rows: &Rows) {
    let reviews = rows.of("reviews");
    let with = |fits: fn(&serde_json::Map<String, serde_json::Value>) -> bool| {
        reviews.iter().filter(|row| fits(row)).count()
    };
    assert!(with(|row| row["choice"].is_string()) > 100);
    assert!(with(|row| row["images"] != serde_json::json!([])) >= 20);
    assert!(with(|row| row["helpful_count"] != 0) > 200);
    let wishes = rows.of("wishlist_items").iter();
    let shopper = wishes.filter(|row| row["user_id"] == rows.of("addresses")[0]["user_id"]);
    assert!(shopper.count() >= 6);
    let follows = rows.of("shop_follows").iter();
    let shopper = follows.filter(|row| row["user_id"] == rows.of("addresses")[0]["user_id"]);
    assert!(shopper.count() >= 2);
}

fn replies_fit_what_they_answer(rows: &Rows) {
    let reviews = Catalog::read().unwrap().reviews;
    let sentences = || reviews.first.values().flatten().chain(&reviews.any);
    for sentence in sentences() {
        let is_thanked = sentence.subject() == Subject::Praise;
        assert!(sentence.0 > 3 || !is_thanked, "{}", sentence.1);
    }
    for row in rows.of("reviews") {
        let Some(reply) = row["reply"].as_str() else {
            continue;
        };
        let (text, stars) = (row["text"].as_str().unwrap(), row["rating"].as_i64());
        let is_said = |sentence: &&Sentence| {
            stars == Some(sentence.0) && text.starts_with(sentence.1.as_str())
        };
        let fits = |sentence: &Sentence| {
            let fitting = reviews.replies.to(sentence.subject());
            fitting.iter().any(|known| known == reply)
        };
        assert!(sentences().filter(is_said).any(fits), "{text} – {reply}");
    }
}

fn titles_and_addresses_of_products_are_unique(rows: &Rows) {
    for column in ["title", "slug"] {
        let values = rows.of("products").iter();
        let unique: BTreeSet<_> = values.filter_map(|row| row[column].as_str()).collect();
        assert_eq!(unique.len(), rows.of("products").len(), "{column}");
    }
}

#[test]
fn every_picture_in_the_folder_is_used() {
    let catalog = Catalog::read().unwrap();
    let mut wanted = BTreeSet::new();
    for product in &catalog.products {
        wanted.extend(product.pictures.iter().cloned());
        let swatches = product.options.iter().flat_map(|option| &option.pictures);
        wanted.extend(swatches.cloned());
    }
    let tiles = catalog.categories.iter().map(|category| &category.picture);
    wanted.extend(tiles.cloned());
    let people = &catalog.people;
    let owners = catalog.shops.iter().map(|shop| &shop.owner);
    let others = [&people.operator, &people.shopper.person];
    let buyers = people.buyers.iter().map(|buyer| &buyer.person);
    for person in owners.chain(others).chain(buyers) {
        wanted.extend(person.avatar.iter().map(|name| format!("avatar-{name}")));
    }
    for shop in &catalog.shops {
        wanted.insert(format!("logo-{}", shop.slug));
        wanted.insert(format!("banner-{}", shop.slug));
    }
    let there: BTreeSet<String> = super::pictures::find(&folder())
        .unwrap()
        .into_keys()
        .collect();
    assert_eq!(wanted, there);
}

/// The storefront enlarges none below 800 pixels.
fn every_picture_of_a_product_can_be_enlarged(rows: &Rows) {
    let images = rows.of("product_images");
    assert!(images.len() > 1000, "{} pictures", images.len());
    for image in images {
        let url = image["url"].as_str().unwrap();
        let width = u32::try_from(image["width"].as_u64().unwrap()).unwrap();
        assert!(width >= 1024, "{url} is {width} px wide");
        let widths = media::srcset(url, width).unwrap().split(", ").count();
        assert!(widths >= 6, "{url}");
    }
}

#[test]
fn most_products_show_three_pictures_or_more() {
    let mut products = Catalog::read().unwrap().products;
    products.retain(|product| !product.draft);
    let rich = products
        .iter()
        .filter(|product| product.pictures.len() >= 3);
    assert!(rich.count() * 100 / products.len() >= 95);
    assert!(products.iter().all(|product| product.pictures.len() >= 2));
}

#[derive(QueryableByName)]
struct Count {
    #[diesel(sql_type = BigInt)]
    count: i64,
}

async fn count(pool: &db::Pool, table: &str) -> i64 {
    let sql = format!("select count(*) as count from {table}");
    let mut conn = pool.get().await.unwrap();
    let row: Count = diesel::sql_query(sql).get_result(&mut conn).await.unwrap();
    row.count
}

#[tokio::test]
async fn the_demo_is_loaded_once_and_breaks_no_invariant() {
    let database = db::testing::database().await;
    let media = media("load");
    let bar = ProgressBar::hidden();
    let mut booked = 0;
    for _ in 0..2 {
        let book = |captures: &[paypal_emulator::PastCapture]| {
            booked += captures.len();
            Ok(())
        };
        super::load(&database.pool, &media, book, &bar)
            .await
            .unwrap();
    }
    std::fs::remove_dir_all(&media).unwrap();
    let orders = count(&database.pool, "orders").await;
    assert!(orders >= 800);
    let paid = count(&database.pool, "payments where capture_id is not null").await;
    assert_eq!(i64::try_from(booked).unwrap(), paid);
    let breaches = gateway::check::run(&database.url).await.unwrap();
    assert_eq!(breaches, []);
    let next = "insert into users (email, username, password_hash) values ('a@b.test', 'a', 'x')";
    let mut conn = database.pool.get().await.unwrap();
    diesel::sql_query(next).execute(&mut conn).await.unwrap();
}

#[tokio::test]
async fn a_load_that_breaks_off_leaves_nothing() {
    let database = db::testing::database().await;
    let media = media("broken");
    // a constraint that the last table violates
    let wall = "alter table reviews add constraint reviews_wall check (rating > 5)";
    let mut conn = database.pool.get().await.unwrap();
    diesel::sql_query(wall).execute(&mut conn).await.unwrap();
    let loaded = super::load(&database.pool, &media, |_| Ok(()), &ProgressBar::hidden()).await;
    std::fs::remove_dir_all(&media).unwrap();
    assert!(loaded.is_err());
    assert_eq!(count(&database.pool, "users").await, 0);
}
