//! Pictures on the wire.

use reqwest::Method;
use reqwest::multipart::{Form, Part};
use serde_json::json;

use crate::support::{Answer, Client, SmallDisk, TestApp};

/// A red square of 8 × 8 pixels with "secret-place" in its metadata.
const SQUARE: &[u8] = include_bytes!("square.png");

async fn upload(seller: &Client, product: i64, file: Vec<u8>) -> Answer {
    let path = format!("/api/seller/products/{product}/images");
    let part = Part::bytes(file).file_name("../../mug.png");
    let form = Form::new().part("file", part).text("alt", "A mug");
    seller
        .send(seller.request(Method::POST, &path).multipart(form))
        .await
}

#[tokio::test]
async fn an_uploaded_picture_is_served_anew_and_may_be_kept_for_ever() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    let mug = app.product(&clay, "Mug", 1000, 5).await;
    let product = upload(&clay, mug.id, SQUARE.to_vec()).await.expect(201);
    let picture = &product["images"][0];
    assert_eq!(picture["alt"], "A mug");
    assert!(picture["id"].is_i64());
    let url = picture["url"].as_str().unwrap();
    assert_eq!(picture["srcset"], format!("{url} 8w"));
    let tiny = picture["placeholder"].as_str().unwrap();
    assert!(tiny.starts_with("data:image/webp;base64,"), "{tiny}");
    let guest = app.guest();
    let response = guest.request(Method::GET, url).send().await.unwrap();
    let headers = response.headers().clone();
    assert_eq!(headers["content-type"], "image/webp");
    assert_eq!(
        headers["cache-control"],
        "public, max-age=31536000, immutable"
    );
    assert_eq!(headers["x-content-type-options"], "nosniff");
    assert_eq!(
        headers["content-security-policy"],
        "sandbox; default-src 'none'"
    );
    let bytes = response.bytes().await.unwrap();
    assert!(bytes.starts_with(b"RIFF"));
    assert!(!bytes.windows(12).any(|window| window == b"secret-place"));
    let request = guest.request(Method::GET, url);
    let known = request.header("if-none-match", headers["etag"].clone());
    assert_eq!(guest.send(known).await.status, 304);
    app.catch_up().await;
    let card = guest.get("/api/public/products").await.expect(200);
    let thumbnail = card["items"][0]["thumbnail"].as_str().unwrap();
    assert_eq!(guest.get(thumbnail).await.status, 200);
}

#[tokio::test]
async fn what_shoppers_see_of_a_picture_has_all_its_widths_and_no_id() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    app.product(&clay, "Mug", 1000, 5).await;
    let url = format!("/media/{}-240.webp", "a".repeat(32));
    app.sql(&format!(
        "insert into product_images (product_id, position, url, thumbnail, alt, width, height) \
         select id, 0, '{url}', '{url}', 'Mug', 240, 120 from products"
    ))
    .await;
    app.sql(
        "insert into product_images (product_id, position, url, thumbnail) \
         select id, 1, '/media/old.jpg', '/media/old.jpg' from products",
    )
    .await;
    let mug = app
        .guest()
        .get("/api/public/products/mug")
        .await
        .expect(200);
    let narrow = url.replace("240", "160");
    let expected = json!([
        { "url": url, "alt": "Mug", "width": 240, "height": 120,
          "srcset": format!("{narrow} 160w, {url} 240w"), "placeholder": null },
        { "url": "/media/old.jpg", "alt": "", "width": null, "height": null,
          "srcset": null, "placeholder": null },
    ]);
    assert_eq!(mug["images"], expected);
    let page = app
        .guest()
        .request(Method::GET, "/product/mug")
        .send()
        .await
        .unwrap();
    let page = page.text().await.unwrap();
    let preload =
        format!("imagesrcset=\"{narrow} 160w, {url} 240w\" imagesizes=\"(max-width:591px)");
    assert!(page.contains(&preload), "{page}");
}

#[tokio::test]
async fn a_shop_is_shown_first_by_its_own_pictures_or_by_none() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    for title in ["Mug", "Bowl"] {
        app.product(&clay, title, 1000, 5).await;
    }
    app.sql(
        "insert into product_images (product_id, position, url, thumbnail) \
         select id, 0, '/media/' || slug || '.jpg', '/media/' || slug || '.jpg' from products",
    )
    .await;
    let preloads = async |path: &str| {
        app.catch_up().await;
        let page = app.guest().get(path).await.text;
        let links = page.split("<link ").skip(1);
        let links = links.filter(|link| link.starts_with("rel=\"preload\" as=\"image\""));
        let links = links.map(|link| link.split('>').next().unwrap().to_owned());
        links.collect::<Vec<_>>()
    };
    assert_eq!(preloads("/category/kitchen").await.len(), 2);
    assert!(preloads("/shop/clay").await.is_empty());
    app.sql("update shops set banner = '/media/banner.jpg', logo = '/media/logo.jpg'")
        .await;
    let [banner, logo] = preloads("/shop/clay").await.try_into().unwrap();
    assert!(banner.contains("/media/banner.jpg") && logo.contains("/media/logo.jpg"));
}

#[tokio::test]
async fn a_seller_orders_describes_and_removes_pictures() {
    let app = TestApp::start().await;
    let (clay, wood) = (app.seller("clay").await, app.seller("wood").await);
    let mug = app.product(&clay, "Mug", 1000, 5).await;
    upload(&clay, mug.id, SQUARE.to_vec()).await.expect(201);
    let product = upload(&clay, mug.id, SQUARE.to_vec()).await.expect(201);
    let [first, second] = [0, 1].map(|at| product["images"][at]["id"].as_i64().unwrap());
    let all = format!("/api/seller/products/{}/images", mug.id);
    let one = format!("{all}/{first}");
    let order = json!({ "imageIds": [second, first] });
    let words = json!({ "alt": " From above " });
    for (path, answer) in [
        (&all, wood.put(&all, order.clone()).await),
        (&one, wood.patch(&one, words.clone()).await),
        (&one, wood.delete(&one).await),
    ] {
        assert_eq!((answer.status, answer.code()), (404, "not_found"), "{path}");
    }
    let turned = clay.put(&all, order).await.expect(200);
    assert_eq!(turned["images"][0]["id"], second);
    let partly = clay.put(&all, json!({ "imageIds": [first] })).await;
    assert_eq!(partly.status, 422);
    assert_eq!(partly.body["errors"][0]["code"], "not_all_images");
    assert_eq!(partly.body["errors"][0]["pointer"], "/imageIds");
    let described = clay.patch(&one, words).await.expect(200);
    assert_eq!(described["images"][1]["alt"], "From above");
    let long = clay.patch(&one, json!({ "alt": "a".repeat(201) })).await;
    assert_eq!(
        (long.status, &long.body["errors"][0]["pointer"]),
        (422, &json!("/alt"))
    );
    let removed = clay.delete(&one).await.expect(200);
    assert_eq!(removed["images"].as_array().unwrap().len(), 1);
    clay.delete(&one).await.expect(404);
}

#[tokio::test]
async fn files_of_a_picture_that_an_order_shows_are_kept() {
    let app = TestApp::start().await;
    let (clay, ada) = (app.seller("clay").await, app.shopper("ada").await);
    let mug = app.product(&clay, "Mug", 1000, 5).await;
    let product = upload(&clay, mug.id, SQUARE.to_vec()).await.expect(201);
    let picture = product["images"][0].clone();
    let (id, url) = (
        picture["id"].as_i64().unwrap(),
        picture["url"].as_str().unwrap(),
    );
    let line = ada.add(&mug, 1).await;
    let order = ada.place("place", &[line]).await.expect(201);
    assert_eq!(order["shopOrders"][0]["lines"][0]["image"], url);
    clay.delete(&format!("/api/seller/products/{}/images/{id}", mug.id))
        .await
        .expect(200);
    let later = "update loose_pictures set since = since - interval '61 minutes'";
    app.sql(later).await;
    app.run_timer("forget pictures that nothing shows").await;
    app.until("select count(*) from loose_pictures", 0).await;
    assert_eq!(app.guest().get(url).await.status, 200);
}

#[tokio::test]
async fn a_photo_of_some_megabytes_is_taken() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    let mug = app.product(&clay, "Mug", 1000, 5).await;
    let mut photo = SQUARE.to_vec();
    photo.resize(9 * 1024 * 1024, 0);
    upload(&clay, mug.id, photo).await.expect(201);
}

#[tokio::test]
async fn what_is_no_picture_or_too_large_is_refused() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    let mug = app.product(&clay, "Mug", 1000, 5).await;
    let html = upload(&clay, mug.id, b"<html><script>1</script></html>".to_vec()).await;
    assert_eq!((html.status, html.code()), (415, "unknown_picture_format"));
    let torn = upload(&clay, mug.id, SQUARE[..60].to_vec()).await;
    assert_eq!(
        (torn.status, torn.body["errors"][0]["pointer"].as_str()),
        (422, Some("/file"))
    );
    let mut large = SQUARE.to_vec();
    large.resize(10 * 1024 * 1024 + 1, 0);
    let large = upload(&clay, mug.id, large).await;
    assert_eq!((large.status, large.code()), (413, "body_too_large"));
    let larger = upload(&clay, mug.id, vec![0; 11 * 1024 * 1024 + 1]).await;
    assert_eq!((larger.status, larger.code()), (413, "body_too_large"));
    let json = clay
        .post(
            &format!("/api/seller/products/{}/images", mug.id),
            "x".into(),
        )
        .await;
    assert_eq!((json.status, json.code()), (415, "wrong_content_type"));
}

#[tokio::test]
async fn another_shop_cannot_add_a_picture_and_a_made_up_name_is_not_found() {
    let app = TestApp::start().await;
    let (clay, wood) = (app.seller("clay").await, app.seller("wood").await);
    let mug = app.product(&clay, "Mug", 1000, 5).await;
    upload(&wood, mug.id, SQUARE.to_vec()).await.expect(404);
    assert!(!app.folder.join("media").exists());
    let none = "0".repeat(32);
    for name in [
        format!("{none}.jpg"),
        format!("{none}.svg"),
        "..%2F..%2Fetc%2Fpasswd".to_owned(),
    ] {
        let answer = app.guest().get(&format!("/media/{name}")).await;
        assert_eq!((answer.status, answer.code()), (404, "not_found"), "{name}");
    }
}

/// Where no small disk can be had, crate `media` shows with a fake one that a full disk is heard.
#[tokio::test]
async fn a_full_disk_refuses_a_picture_and_shows_all_of_it_once_there_is_room() {
    let mut disk = None;
    let app = TestApp::start_with(|config| {
        disk = SmallDisk::at(config.data.join("small"), 256, 0);
        config.media = media::Location::Folder(config.data.join("small/media"));
    })
    .await;
    let Some(disk) = disk else {
        return;
    };
    let clay = app.seller("clay").await;
    let mug = app.product(&clay, "Mug", 1000, 5).await;
    disk.fill();
    let refused = upload(&clay, mug.id, SQUARE.to_vec()).await;
    assert_eq!((refused.status, refused.code()), (503, "storage_full"));
    assert!(refused.headers.contains_key("retry-after"));
    disk.make_room();
    let product = upload(&clay, mug.id, SQUARE.to_vec()).await.expect(201);
    let url = product["images"][0]["url"].as_str().unwrap();
    let picture = app.guest().request(Method::GET, url).send().await.unwrap();
    assert_eq!(picture.status(), 200);
    assert!(picture.bytes().await.unwrap().starts_with(b"RIFF"));
}
