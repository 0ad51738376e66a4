//! What buyers say about what arrived.

use reqwest::multipart::{Form, Part};
use serde_json::{Value, json};
use tokio::task::JoinSet;

use crate::support::{Client, TestApp};

/// A red square of 8 × 8 pixels with "secret-place" in its metadata.
const SQUARE: &[u8] = include_bytes!("../catalog/square.png");

fn form(stars: &str) -> Form {
    Form::new().text("rating", stars.to_owned())
}

fn photo(file: &[u8]) -> Part {
    Part::bytes(file.to_vec()).file_name("../../me.png")
}

async fn line(buyer: &Client, order: &Value) -> Value {
    let path = format!("/api/orders/{}", order["id"]);
    buyer.get(&path).await.expect(200)["shopOrders"][0]["lines"][0].clone()
}

async fn files(app: &TestApp) -> usize {
    let mut found = 0;
    let mut folders = vec![app.folder.join("media")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).into_iter().flatten() {
            let path = entry.unwrap().path();
            match path.is_dir() {
                true => folders.push(path),
                false => found += 1,
            }
        }
    }
    found
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_delivered_line_is_reviewed_with_photos_and_everybody_reads_it() {
    let app = TestApp::start().await;
    let (clay, ada) = (app.seller("clay").await, app.shopper("ada").await);
    let mug = app.product(&clay, "Mug", 1999, 5).await;
    let order = app.delivered(&clay, &ada, &mug).await;
    let before = line(&ada, &order).await;
    assert_eq!(
        (&before["review"], &before["reviewable"]),
        (&Value::Null, &json!(true))
    );
    let said = form("4")
        .text("text", "  Warm in the hand ")
        .part("images", photo(SQUARE))
        .part("images", photo(SQUARE));
    let review = ada.review_with(&order, said).await.expect(201);
    assert_eq!(
        (&review["author"], &review["rating"]),
        (&json!("ada"), &json!(4))
    );
    assert_eq!(review["text"], "Warm in the hand");
    let after = line(&ada, &order).await;
    assert_eq!(after["review"], json!({ "id": review["id"], "rating": 4 }));
    assert_eq!(after["reviewable"], false);
    app.catch_up().await;
    let guest = app.guest();
    let shown = guest
        .get("/api/public/products/mug/reviews")
        .await
        .expect(200);
    assert_eq!(shown["items"], json!([review]));
    assert_eq!(
        (&shown["rating"], &shown["histogram"]),
        (&json!(4.0), &json!([0, 0, 0, 1, 0]))
    );
    assert_eq!(shown["photos"], review["images"]);
    let url = review["images"][0]["url"].as_str().unwrap();
    let picture = guest
        .request(reqwest::Method::GET, url)
        .send()
        .await
        .unwrap();
    assert_eq!(picture.status(), 200);
    let bytes = picture.bytes().await.unwrap();
    assert!(!bytes.windows(12).any(|window| window == b"secret-place"));
    let card = guest.get("/api/public/products").await.expect(200)["items"][0].clone();
    assert_eq!(
        (&card["rating"], &card["reviewCount"]),
        (&json!(4.0), &json!(1))
    );
    let shop = guest.get("/api/public/shops/clay").await.expect(200);
    assert_eq!(
        (&shop["rating"], &shop["reviewCount"]),
        (&json!(4.0), &json!(1))
    );
    app.assert_invariants().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_the_buyer_reviews_only_what_arrived() {
    let app = TestApp::start().await;
    let (clay, ada, eve) = (
        app.seller("clay").await,
        app.shopper("ada").await,
        app.shopper("eve").await,
    );
    let mug = app.product(&clay, "Mug", 1999, 5).await;
    let bought = ada.add(&mug, 1).await;
    let order = ada.place("place", &[bought]).await.expect(201);
    app.approve(&order).await;
    let order = ada.capture("capture", &order).await.expect(200);
    assert_eq!(line(&ada, &order).await["reviewable"], false);
    let early = ada
        .review_with(&order, form("5").part("images", photo(SQUARE)))
        .await;
    assert_eq!((early.status, early.code()), (409, "not_delivered"));
    app.deliver(&clay, &order).await;
    for other in [&eve, &clay] {
        let foreign = other
            .review_with(&order, form("1").part("images", photo(SQUARE)))
            .await;
        assert_eq!((foreign.status, foreign.code()), (404, "not_found"));
    }
    assert_eq!(app.guest().review(&order, "5", "").await.status, 401);
    assert_eq!(files(&app).await, 0, "a photo was kept for nothing");
    assert_eq!(app.count("select count(*) from reviews").await, 0);
    ada.review(&order, "5", "").await.expect(201);
    let again = ada
        .review_with(&order, form("5").part("images", photo(SQUARE)))
        .await;
    assert_eq!((again.status, again.code()), (409, "already_reviewed"));
    assert_eq!(files(&app).await, 0, "a photo was kept for nothing");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_line_reviewed_ten_times_in_parallel_has_one_review() {
    let app = TestApp::start().await;
    let (clay, ada) = (app.seller("clay").await, app.shopper("ada").await);
    let mug = app.product(&clay, "Mug", 1999, 5).await;
    let order = app.delivered(&clay, &ada, &mug).await;
    let mut copies = JoinSet::new();
    for _ in 0..10 {
        let (ada, order) = (ada.clone(), order.clone());
        copies.spawn(async move { ada.review(&order, "3", "Fine").await });
    }
    let answers = copies.join_all().await;
    let written = answers.iter().filter(|it| it.status == 201).count();
    let refused = answers.iter().filter(|it| it.code() == "already_reviewed");
    assert_eq!((written, refused.count()), (1, 9), "{answers:?}");
    assert_eq!(app.count("select count(*) from reviews").await, 1);
    app.assert_invariants().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_cannot_be_taken_is_named() {
    let app = TestApp::start().await;
    let (clay, ada) = (app.seller("clay").await, app.shopper("ada").await);
    let mug = app.product(&clay, "Mug", 1999, 5).await;
    let order = app.delivered(&clay, &ada, &mug).await;
    let six = (0..6).fold(form("5"), |form, _| form.part("images", photo(SQUARE)));
    let torn = form("5").part("images", photo(&SQUARE[..SQUARE.len() / 2]));
    let long = form("5").text("text", "x".repeat(4001));
    for (form, code, pointer) in [
        (form("0"), "stars_out_of_range", "/rating"),
        (form("6"), "stars_out_of_range", "/rating"),
        (long, "too_long", "/text"),
        (six, "too_many_photos", "/images"),
        (torn, "damaged_picture", "/images"),
    ] {
        let refused = ada.review_with(&order, form).await;
        assert_eq!(refused.status, 422, "{}", refused.text);
        let error = &refused.body["errors"][0];
        assert_eq!(
            (&error["code"], &error["pointer"]),
            (&json!(code), &json!(pointer))
        );
    }
    let page = form("5").part("images", photo(b"<html></html>"));
    let refused = ada.review_with(&order, page).await;
    assert_eq!(
        (refused.status, refused.code()),
        (415, "unknown_picture_format")
    );
    for form in [Form::new(), form("many")] {
        let refused = ada.review_with(&order, form).await;
        assert_eq!((refused.status, refused.code()), (400, "malformed_form"));
    }
    assert_eq!(app.count("select count(*) from reviews").await, 0);
    let photos = (0..5).fold(form("5"), |form, _| {
        let mut file = SQUARE.to_vec();
        file.resize(6 * 1024 * 1024, 0);
        form.part("images", photo(&file))
    });
    ada.review_with(&order, photos).await.expect(201);
}
