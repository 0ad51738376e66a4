//! Pictures that a table of products names by their addresses.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use outbound::AddressPolicy;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Notify;

use super::imports::{IMPORT, checked, counts, go, items};
use crate::support::{Client, TestApp, until_shown};

/// A server that has pictures, and a text and nothing else.
struct Outside {
    url: String,
    asked: Arc<AtomicUsize>,
    /// Lets one who waits for the slow picture have it.
    slow: Arc<Notify>,
}

impl Outside {
    async fn open() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}", listener.local_addr().unwrap());
        let asked = Arc::new(AtomicUsize::new(0));
        let count = asked.clone();
        let slow = Arc::new(Notify::new());
        let gate = slow.clone();
        tokio::spawn(async move {
            loop {
                let (stream, _) = listener.accept().await.unwrap();
                count.fetch_add(1, Ordering::SeqCst);
                tokio::spawn(answer(stream, gate.clone()));
            }
        });
        Self { url, asked, slow }
    }

    fn asked(&self) -> usize {
        self.asked.load(Ordering::SeqCst)
    }
}

async fn answer(mut stream: TcpStream, slow: Arc<Notify>) {
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        head.push(stream.read_u8().await.unwrap());
    }
    let head = String::from_utf8(head).unwrap();
    let path = head.split(' ').nth(1).unwrap();
    if path == "/slow.png" {
        slow.notified().await;
    }
    let (status, body) = match path {
        "/red.png" | "/same.png" => ("200 OK", png(200)),
        "/blue.png" | "/slow.png" => ("200 OK", png(20)),
        "/text" => ("200 OK", b"hello".to_vec()),
        _ => ("404 Not Found", Vec::new()),
    };
    let answer = format!("HTTP/1.1 {status}\r\nConnection: close\r\n\r\n");
    stream.write_all(answer.as_bytes()).await.unwrap();
    let _ = stream.write_all(&body).await;
}

fn png(red: u8) -> Vec<u8> {
    let mut bytes = std::io::Cursor::new(Vec::new());
    let picture = image::RgbImage::from_pixel(8, 8, image::Rgb([red, 9, 99]));
    picture
        .write_to(&mut bytes, image::ImageFormat::Png)
        .unwrap();
    bytes.into_inner()
}

async fn product(app: &TestApp, seller: &Client, slug: &str) -> Value {
    let id = format!("select id from products where slug = '{slug}'");
    let path = format!("/api/seller/products/{}", app.count(&id).await);
    seller.get(&path).await.expect(200)
}

fn images(product: &Value) -> usize {
    product["images"].as_array().unwrap().len()
}

fn pictures(import: &Value) -> [i64; 5] {
    let pictures = &import["pictures"];
    ["named", "waiting", "added", "there", "refused"].map(|what| pictures[what].as_i64().unwrap())
}

#[tokio::test]
async fn pictures_come_after_their_products_and_each_that_does_not_says_why() {
    let (app, outside) = (TestApp::start().await, Outside::open().await);
    let clay = app.seller("clay").await;
    app.category().await;
    let url = &outside.url;
    let table = format!(
        "Handle,Title,Category,Price,Stock,SKU,Image Src\n\
         mug,Mug,mugs,9,1,A,{url}/red.png {url}/blue.png\n\
         bowl,Bowl,mugs,9,1,B,\"{url}/same.png\n{url}/red.png, {url}/gone\"\n\
         cup,Cup,mugs,9,1,C,{url}/text\n"
    );
    let import = checked(&clay, &table).await;
    assert_eq!(
        (counts(&import), pictures(&import)),
        ([3, 0, 0, 0], [6, 0, 0, 0, 0])
    );
    assert_eq!(outside.asked(), 0);
    let import = go(&clay, &import, "apply", "applied").await;
    assert_eq!(pictures(&import), [6, 0, 3, 1, 2]);
    let mug = product(&app, &clay, "mug").await;
    let bowl = product(&app, &clay, "bowl").await;
    assert_eq!((images(&mug), images(&bowl)), (2, 1));
    assert_eq!(mug["images"][0]["url"], bowl["images"][0]["url"]);
    let failed = items(&clay, &import, "failed").await;
    let fault = |item: usize| failed["items"][item]["faults"][0].clone();
    let expected = json!({
        "row": 3, "column": "images", "code": "image_not_there",
        "message": "This address answered with 404", "address": format!("{url}/gone"),
    });
    assert_eq!((fault(0), failed["total"].clone()), (expected, json!(2)));
    assert_eq!(fault(1)["code"], "unknown_picture_format");
    let errors = clay
        .get(&format!("{IMPORT}/{}/errors", import["id"]))
        .await
        .text;
    assert!(
        errors.contains(&format!("This address answered with 404: {url}/gone")),
        "{errors}"
    );
    // what came is known by where it came from, and by where it is now
    let again = checked(&clay, &table.replace(&format!(", {url}/gone"), "")).await;
    assert_eq!((counts(&again)[2], pictures(&again)[0]), (1, 2));
    let exported = clay.get("/api/seller/products/export").await.text;
    assert!(
        exported.contains(&format!("{}/media/", app.url)),
        "{exported}"
    );
    let again = checked(&clay, &exported).await;
    assert_eq!(
        (counts(&again), pictures(&again)[0]),
        ([0, 0, 3, 0], 0),
        "{exported}"
    );
    let import = go(&clay, &import, "undo", "undone").await;
    assert_eq!(import["counts"]["undone"], 3);
    assert_eq!(app.count("select count(*) from product_images").await, 0);
    app.assert_invariants().await;
}

#[tokio::test]
async fn undo_takes_away_the_pictures_that_came_and_no_others() {
    let (app, outside) = (TestApp::start().await, Outside::open().await);
    let clay = app.seller("clay").await;
    app.category().await;
    let url = &outside.url;
    let first = format!(
        "Handle,Title,Category,Price,Images\nmug,Mug,mugs,9,{url}/red.png\nbowl,Bowl,mugs,9,\n"
    );
    let import = checked(&clay, &first).await;
    go(&clay, &import, "apply", "applied").await;
    let before = product(&app, &clay, "mug").await;
    // one has nothing new but its picture, the other another price too
    let second = format!("Handle,Price,Images\nmug,9,{url}/blue.png\nbowl,11,{url}/blue.png\n");
    let import = checked(&clay, &second).await;
    assert_eq!((counts(&import), pictures(&import)[0]), ([0, 2, 0, 0], 2));
    let import = go(&clay, &import, "apply", "applied").await;
    assert_eq!(pictures(&import), [2, 0, 2, 0, 0]);
    assert_eq!(images(&product(&app, &clay, "mug").await), 2);
    let import = go(&clay, &import, "undo", "undone").await;
    assert_eq!(
        (&import["counts"]["undone"], pictures(&import)[2]),
        (&json!(2), 0)
    );
    let after = product(&app, &clay, "mug").await;
    assert_eq!(after["images"], before["images"]);
    let bowl = product(&app, &clay, "bowl").await;
    assert_eq!(
        (images(&bowl), &bowl["variants"][0]["price"]),
        (0, &json!(900))
    );
}

/// What each picture shows, and which of them show variants, by the variants' prices.
fn shown(product: &Value) -> Value {
    let images = product["images"].as_array().unwrap();
    let place = |id: &Value| images.iter().position(|image| image["id"] == *id);
    let variants = product["variants"].as_array().unwrap().iter();
    let variants = variants.map(|it| json!([it["price"], place(&it["imageId"])]));
    let alts: Vec<&Value> = images.iter().map(|image| &image["alt"]).collect();
    json!({ "alts": alts, "variants": variants.collect::<Vec<_>>() })
}

#[tokio::test]
async fn what_pictures_show_and_which_variants_goes_from_shop_to_shop() {
    let (app, outside) = (TestApp::start().await, Outside::open().await);
    let (clay, wool) = (app.seller("clay").await, app.seller("wool").await);
    app.category().await;
    let url = &outside.url;
    let table = format!(
        "Handle,Title,Category,Option 1 name,Option 1 value,Price,Images,Image Alt Text,Variant Image\n\
         mug,Mug,mugs,Color,Red,1,{url}/red.png,Red | or not \\| both,{url}/red.png\n\
         mug,,,,Blue,2,,,{url}/blue.png\n\
         mug,,,,White,3,,,\n"
    );
    let refused = checked(&clay, &table).await;
    let fault = &items(&clay, &refused, "error").await["items"][0]["faults"][0];
    assert_eq!(
        (&fault["column"], &fault["code"]),
        (&json!("imageAlts"), &json!("too_many_texts"))
    );
    let table = table.replace("Red | or not", "Red \\| or not");
    let import = checked(&clay, &table).await;
    assert_eq!((counts(&import), pictures(&import)[0]), ([1, 0, 0, 0], 2));
    go(&clay, &import, "apply", "applied").await;
    let mug = product(&app, &clay, "mug").await;
    let expected = json!({
        "alts": ["Red | or not | both", ""], "variants": [[100, 0], [200, 1], [300, null]],
    });
    assert_eq!(shown(&mug), expected);
    let exported = clay.get("/api/seller/products/export").await.text;
    for again in [&table, &exported] {
        assert_eq!(
            counts(&checked(&clay, again).await),
            [0, 0, 1, 0],
            "{again}"
        );
    }
    let import = checked(&wool, &exported).await;
    assert_eq!((counts(&import), pictures(&import)[0]), ([1, 0, 0, 0], 2));
    go(&wool, &import, "apply", "applied").await;
    let id = app.count("select max(id) from products").await;
    let theirs = wool.get(&format!("/api/seller/products/{id}")).await;
    assert_eq!(shown(&theirs.expect(200)), expected);
    app.assert_invariants().await;
}

#[tokio::test]
async fn other_texts_and_pictures_of_variants_are_taken_back() {
    let (app, outside) = (TestApp::start().await, Outside::open().await);
    let clay = app.seller("clay").await;
    app.category().await;
    let url = &outside.url;
    let first = format!(
        "Handle,Title,Category,Option 1 name,Option 1 value,Price,Images,Alt text,Variant image\n\
         mug,Mug,mugs,Color,Red,1,{url}/red.png,Red,{url}/red.png\n\
         mug,,,,Blue,2,,,\n"
    );
    let import = checked(&clay, &first).await;
    go(&clay, &import, "apply", "applied").await;
    let before = product(&app, &clay, "mug").await;
    // a text alone; no picture of its own, one that is there, and one that comes
    // the last is the very same picture as one that is there, from elsewhere
    let (text, variant, comes) = (
        json!(["imageAlts"]),
        json!(["variantImage"]),
        json!(["variantImage", "pictures"]),
    );
    for (row, changes, known) in [
        (
            format!("mug,Red,{url}/red.png,Scarlet,{url}/red.png"),
            &text,
            1,
        ),
        ("mug,Red,,,".to_owned(), &variant, 1),
        (format!("mug,Blue,,,{url}/red.png"), &variant, 1),
        (format!("mug,Red,,,{url}/blue.png"), &comes, 1),
        (format!("mug,Blue,,,{url}/same.png"), &comes, 0),
    ] {
        let table = format!("Handle,Color,Images,Alt text,Variant image\n{row}\n");
        let table = table.replace("Color", "Option 1 value");
        let import = checked(&clay, &table).await;
        let planned = items(&clay, &import, "change").await;
        let what = planned["items"][0]["changes"].as_array().unwrap().iter();
        assert_eq!(
            &json!(what.map(|it| &it["what"]).collect::<Vec<_>>()),
            changes,
            "{row}"
        );
        let import = go(&clay, &import, "apply", "applied").await;
        assert_ne!(
            shown(&product(&app, &clay, "mug").await),
            shown(&before),
            "{row}"
        );
        assert_eq!(counts(&checked(&clay, &table).await)[2], known, "{row}");
        let import = go(&clay, &import, "undo", "undone").await;
        assert_eq!(import["counts"]["undone"], 1, "{row}");
        assert_eq!(
            shown(&product(&app, &clay, "mug").await),
            shown(&before),
            "{row}"
        );
    }
    app.assert_invariants().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_picture_that_comes_late_shows_no_variant_that_its_seller_changed_meanwhile() {
    let (app, outside) = (TestApp::start().await, Outside::open().await);
    let clay = app.seller("clay").await;
    app.category().await;
    let table = format!(
        "Handle,Title,Category,Price,Variant image\nmug,Mug,mugs,1,{}/slow.png\n",
        outside.url
    );
    let import = checked(&clay, &table).await;
    let path = format!("{IMPORT}/{}", import["id"]);
    clay.post(&format!("{path}/apply"), json!({}))
        .await
        .expect(200);
    until_shown("the picture is asked for", async || outside.asked() == 1).await;
    let mug = product(&app, &clay, "mug").await;
    let renamed = json!({ "title": "Cup" });
    clay.patch(&format!("/api/seller/products/{}", mug["id"]), renamed)
        .await
        .expect(200);
    outside.slow.notify_one();
    clay.until_status(&path, "applied").await;
    let expected = json!({ "alts": [""], "variants": [[100, null]] });
    assert_eq!(shown(&product(&app, &clay, "mug").await), expected);
}

#[tokio::test]
async fn a_product_has_at_most_twenty_pictures_with_those_it_has() {
    let (app, outside) = (TestApp::start().await, Outside::open().await);
    let clay = app.seller("clay").await;
    app.category().await;
    let url = &outside.url;
    let table = |addresses: String| {
        format!("Handle,Title,Category,Price,Images\nmug,Mug,mugs,9,{addresses}\n")
    };
    let import = checked(&clay, &table(format!("{url}/red.png"))).await;
    go(&clay, &import, "apply", "applied").await;
    let others = |count: usize| {
        let others = (0..count).map(|at| format!("{url}/other-{at}.png "));
        table(others.collect())
    };
    let fits = checked(&clay, &others(19)).await;
    assert_eq!((counts(&fits), pictures(&fits)[0]), ([0, 1, 0, 0], 19));
    let refused = checked(&clay, &others(20)).await;
    assert_eq!(counts(&refused), [0, 0, 0, 1]);
    let fault = &items(&clay, &refused, "error").await["items"][0]["faults"][0];
    assert_eq!(
        (&fault["column"], &fault["code"]),
        (&json!("images"), &json!("too_many_images"))
    );
}

#[tokio::test]
async fn no_address_leads_into_our_own_network() {
    let app = TestApp::start_with(|config| config.pictures = AddressPolicy::Public).await;
    let (clay, outside) = (app.seller("clay").await, Outside::open().await);
    app.category().await;
    let port = outside.url.rsplit(':').next().unwrap();
    let table = format!(
        "Title,Category,Price,Images\n\
         Mug,mugs,9,{}/red.png http://localhost:{port}/red.png http://[::1]:{port}/red.png\n",
        outside.url
    );
    let import = checked(&clay, &table).await;
    let import = go(&clay, &import, "apply", "applied").await;
    assert_eq!(pictures(&import), [3, 0, 0, 0, 3]);
    let failed = items(&clay, &import, "failed").await;
    for fault in failed["items"][0]["faults"].as_array().unwrap() {
        assert_eq!(fault["code"], "image_not_allowed", "{fault}");
    }
    assert_eq!(outside.asked(), 0);
}

#[tokio::test]
async fn a_host_that_does_not_answer_is_not_asked_for_every_picture() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    app.category().await;
    let closed = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let host = closed.local_addr().unwrap();
    drop(closed);
    let mut table = "Title,Category,Price,Images\n".to_owned();
    for number in 0..40 {
        table.push_str(&format!("Mug {number},mugs,9,http://{host}/{number}.png\n"));
    }
    let import = checked(&clay, &table).await;
    let import = go(&clay, &import, "apply", "applied").await;
    assert_eq!(pictures(&import), [40, 0, 0, 0, 40]);
    // two are told one by one, and with the third all that are left
    let told = "select count(distinct xmin::text) from product_import_pictures";
    assert_eq!(app.count(told).await, 3);
    let failed = items(&clay, &import, "failed").await;
    assert_eq!(failed["total"], 40);
    let fault = &failed["items"][23]["faults"][0];
    let (code, address) = (&fault["code"], &fault["address"]);
    assert_eq!(
        (code, address),
        (
            &json!("image_no_answer"),
            &json!(format!("http://{host}/23.png"))
        )
    );
}
