//! Products that come as a table and go as one.

use reqwest::Method;
use reqwest::multipart::{Form, Part};
use serde_json::{Value, json};

use crate::support::{Answer, Client, TestApp};

pub const IMPORT: &str = "/api/seller/products/import";

async fn bring(seller: &Client, table: &str) -> Answer {
    let file = Part::bytes(table.as_bytes().to_vec()).file_name("goods.csv");
    let form = Form::new().part("file", file);
    let request = seller.request(Method::POST, IMPORT);
    seller.send(request.multipart(form)).await
}

/// Asks until the import is where it should be.
async fn until(seller: &Client, id: &Value, status: &str) -> Value {
    let path = format!("{IMPORT}/{id}");
    seller.until_status(&path, status).await
}

/// Brings a table and has it checked as its headings say.
pub async fn checked(seller: &Client, table: &str) -> Value {
    let import = bring(seller, table).await.expect(201);
    let columns = import["columns"].as_array().unwrap().iter();
    let means: Vec<&Value> = columns.map(|column| &column["means"]).collect();
    let path = format!("{IMPORT}/{}/columns", import["id"]);
    let body = json!({ "columns": means });
    seller.put(&path, body).await.expect(200);
    until(seller, &import["id"], "checked").await
}

pub async fn go(seller: &Client, import: &Value, act: &str, end: &str) -> Value {
    let path = format!("{IMPORT}/{}/{act}", import["id"]);
    seller.post(&path, json!({})).await.expect(200);
    until(seller, &import["id"], end).await
}

pub async fn items(seller: &Client, import: &Value, only: &str) -> Value {
    let path = format!("{IMPORT}/{}/items?only={only}", import["id"]);
    seller.get(&path).await.expect(200)
}

pub fn counts(import: &Value) -> [i64; 4] {
    ["create", "change", "skip", "error"].map(|kind| import["counts"][kind].as_i64().unwrap())
}

const SHIRTS: &str = "Handle;Title;Kategorie;Status;Option 1 name;Option 1 Wert;SKU;Preis;Bestand\n\
    shirt;Shirt;Kitchen > Mugs;active;Colour;Red;S-RED;19,99;5\n\
    shirt;;;;;Blue;S-BLUE;21,99;3\n\
    cap;\"Cap, \"\"fine\"\"\";mugs;draft;;;'=1+1;9;\n";

#[tokio::test]
async fn a_thousand_rows_of_which_five_are_bad_are_applied_and_undone() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    app.category().await;
    let mut table = "Title,Category,Price,Stock,Status\n".to_owned();
    for number in 1..=1000 {
        let price = if number % 200 == 0 { "free" } else { "12.50" };
        table.push_str(&format!("Mug {number},Kitchen > Mugs,{price},4,active\n"));
    }
    let import = checked(&clay, &table).await;
    assert_eq!(counts(&import), [995, 0, 0, 5]);
    assert_eq!(app.count("select count(*) from products").await, 0);
    let bad = items(&clay, &import, "error").await;
    let fault = &bad["items"][0]["faults"][0];
    assert_eq!(
        (&fault["row"], &fault["column"], &fault["code"]),
        (&json!(201), &json!("price"), &json!("invalid_price"))
    );
    let path = format!("{IMPORT}/{}/errors", import["id"]);
    let errors = clay.get(&path).await.text;
    let lines: Vec<&str> = errors.lines().collect();
    assert_eq!(lines.len(), 6);
    assert!(
        lines[1].ends_with("Mug 200,Kitchen > Mugs,free,4,active"),
        "{}",
        lines[1]
    );
    let import = go(&clay, &import, "apply", "applied").await;
    assert_eq!(import["counts"]["done"], 995);
    let active =
        "select count(*) from products where status = 'active' and price = 1250 and in_stock";
    assert_eq!(app.count(active).await, 995);
    app.assert_invariants().await;
    let import = go(&clay, &import, "undo", "undone").await;
    assert_eq!(import["counts"]["undone"], 995);
    assert_eq!(app.count("select count(*) from products").await, 0);
}

/// Of what no product has, no more is read than says so.
#[tokio::test]
async fn thousands_of_pictures_and_texts_of_one_product_are_a_few_faults() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    app.category().await;
    let addresses: Vec<String> = (0..5000).map(|n| format!("https://a.test/{n}")).collect();
    let (none, many) = ("none ".repeat(5000), addresses.join(" "));
    let texts = "\u{1}|".repeat(5000);
    let table = format!(
        "Title,Category,Price,Images,Image alt texts\nMug,Kitchen > Mugs,1,\"{none}\",\n\
         Bowl,Kitchen > Mugs,1,\"{many}\",\nCup,Kitchen > Mugs,1,,\"{texts}\"\n"
    );
    let import = checked(&clay, &table).await;
    assert_eq!(counts(&import), [0, 0, 0, 3]);
    let bad = items(&clay, &import, "error").await;
    for (place, code) in [
        (0, "invalid_image"),
        (1, "too_many_images"),
        (2, "too_many_texts"),
    ] {
        let faults = bad["items"][place]["faults"].as_array().unwrap();
        assert_eq!(faults[0]["code"], code);
        assert!(faults.len() <= 50, "{code}: {}", faults.len());
    }
}

#[tokio::test]
async fn an_export_comes_back_without_a_change() {
    let app = TestApp::start().await;
    let (clay, wool) = (app.seller("clay").await, app.seller("wool").await);
    app.category().await;
    // the address is another shop's already
    let theirs = checked(&wool, "Title,Category,Price\nShirt,mugs,1\n").await;
    go(&wool, &theirs, "apply", "applied").await;
    let import = checked(&clay, SHIRTS).await;
    assert_eq!(
        counts(&import),
        [2, 0, 0, 0],
        "{}",
        items(&clay, &import, "error").await
    );
    go(&clay, &import, "apply", "applied").await;
    assert_eq!(counts(&checked(&clay, SHIRTS).await), [0, 0, 2, 0]);
    for separator in ["comma", "semicolon"] {
        let path = format!("/api/seller/products/export?separator={separator}&sort=title");
        let exported = clay.get(&path).await.text;
        let decimal = if separator == "comma" {
            "19.99"
        } else {
            "19,99"
        };
        assert!(exported.contains(decimal), "{exported}");
        assert!(exported.contains("'=1+1"), "{exported}");
        let again = checked(&clay, &exported).await;
        assert_eq!(counts(&again), [0, 0, 2, 0], "{exported}");
    }
    let one = clay.get("/api/seller/products/export?q=cap").await.text;
    assert_eq!(one.lines().count(), 2);
    let sku = "select count(*) from variants where sku = '=1+1'";
    assert_eq!(app.count(sku).await, 1);
}

#[tokio::test]
async fn details_leave_and_come_back_and_an_undo_gives_them_back() {
    let app = TestApp::start().await;
    let (clay, wool) = (app.seller("clay").await, app.seller("wool").await);
    app.category().await;
    let table = "Title,Category,Price,Details\n\
        Board,mugs,34,Material: Oak | Care: Wipe clean\nMug,mugs,9,\n";
    go(&clay, &checked(&clay, table).await, "apply", "applied").await;
    let board = app
        .count("select id from products where title = 'Board'")
        .await;
    let path = format!("/api/seller/products/{board}");
    let details = async || clay.get(&path).await.expect(200)["attributes"].clone();
    let oak =
        json!([{ "name": "Material", "value": "Oak" }, { "name": "Care", "value": "Wipe clean" }]);
    assert_eq!(details().await, oak);
    let exported = clay.get("/api/seller/products/export").await.text;
    assert_eq!(
        counts(&checked(&clay, &exported).await),
        [0, 0, 2, 0],
        "{exported}"
    );
    // another shop gets the same products
    let copy = go(&wool, &checked(&wool, &exported).await, "apply", "applied").await;
    assert_eq!(copy["counts"]["done"], 2);
    let same = "select count(*) from products a join products b using (title, attributes) \
        where a.shop_id < b.shop_id";
    assert_eq!(app.count(same).await, 2);

    let changed = checked(&clay, "Title,Details\nBoard,Material: Beech\n").await;
    let told = items(&clay, &changed, "change").await["items"][0]["changes"].clone();
    let expected = json!([{
        "what": "details", "variant": null,
        "from": "Material: Oak | Care: Wipe clean", "to": "Material: Beech",
    }]);
    assert_eq!(told, expected);
    let changed = go(&clay, &changed, "apply", "applied").await;
    assert_eq!(
        details().await,
        json!([{ "name": "Material", "value": "Beech" }])
    );
    go(&clay, &changed, "undo", "undone").await;
    assert_eq!(details().await, oak);
    let bad = checked(&clay, "Title,Details\nBoard,Oak\n").await;
    let bad = items(&clay, &bad, "error").await;
    let fault = &bad["items"][0]["faults"][0];
    assert_eq!(
        (&fault["column"], &fault["code"]),
        (&json!("details"), &json!("invalid_details"))
    );
}

#[tokio::test]
async fn german_words_leave_and_come_back_and_an_undo_gives_them_back() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    app.category().await;
    let table = "Title,Category,Price,Titel (Deutsch),Description (German)\n\
        Board,mugs,34,Brett,\"Geölt, aus Eiche\"\nMug,mugs,9,,\n";
    go(&clay, &checked(&clay, table).await, "apply", "applied").await;
    let board = app
        .count("select id from products where title = 'Board'")
        .await;
    let path = format!("/api/seller/products/{board}");
    let german = async || {
        let product = clay.get(&path).await.expect(200);
        json!([product["titleDe"], product["descriptionDe"]])
    };
    let brett = json!(["Brett", "Geölt, aus Eiche"]);
    assert_eq!(german().await, brett);
    let exported = clay.get("/api/seller/products/export").await.text;
    assert_eq!(
        counts(&checked(&clay, &exported).await),
        [0, 0, 2, 0],
        "{exported}"
    );
    // a file without the columns leaves them alone, an empty cell takes the words away
    let other = checked(&clay, "Title,Price\nBoard,35\n").await;
    go(&clay, &other, "apply", "applied").await;
    assert_eq!(german().await, brett);
    let changed = "Title,Title (German),Description (German)\nBoard,Schneidebrett,\n";
    let changed = checked(&clay, changed).await;
    let told = items(&clay, &changed, "change").await["items"][0]["changes"].clone();
    let expected = json!([
        { "what": "titleDe", "variant": null, "from": "Brett", "to": "Schneidebrett" },
        { "what": "descriptionDe", "variant": null, "from": "Geölt, aus Eiche", "to": null },
    ]);
    assert_eq!(told, expected);
    let changed = go(&clay, &changed, "apply", "applied").await;
    assert_eq!(german().await, json!(["Schneidebrett", null]));
    go(&clay, &changed, "undo", "undone").await;
    assert_eq!(german().await, brett);
    let long = format!("Title,Title (German)\nBoard,{}\n", "B".repeat(201));
    let bad = items(&clay, &checked(&clay, &long).await, "error").await;
    let fault = &bad["items"][0]["faults"][0];
    assert_eq!(
        (&fault["column"], &fault["code"]),
        (&json!("titleDe"), &json!("too_long"))
    );
}

/// More than an import takes at once comes in parts that it does take.
#[tokio::test]
async fn thousands_of_products_leave_in_parts() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    app.category().await;
    let table = "Title,Category,Price,Stock\nMug,mugs,9,5\n";
    go(&clay, &checked(&clay, table).await, "apply", "applied").await;
    app.sql(
        "set session_replication_role = replica; \
         insert into products (shop_id, category_id, slug, title, status) \
         select shop_id, category_id, 'mug-' || n, 'Mug ' || n, 'draft' \
         from products, generate_series(2, 10100) n; \
         insert into variants (product_id, shop_id, position, price) \
         select p.id, p.shop_id, v.position, v.price from products p, variants v where p.title like 'Mug %'; \
         insert into stock (variant_id, shop_id, on_hand, received) \
         select v.id, v.shop_id, 5, 5 from variants v \
         where not exists (select from stock s where s.variant_id = v.id); \
         set session_replication_role = origin",
    )
    .await;
    let part = async |part: &str| {
        let answer = clay
            .get(&format!("/api/seller/products/export?{part}"))
            .await;
        assert_eq!(answer.status, 200, "{}", answer.text);
        answer.text
    };
    let (first, second) = (part("part=1").await, part("part=2").await);
    assert_eq!(
        (first.lines().count(), second.lines().count()),
        (10_001, 101)
    );
    assert_eq!(part("part=3").await.lines().count(), 1);
    assert_eq!(part("").await.lines().count(), 10_101);
    let again = bring(&clay, &first).await.expect(201);
    assert_eq!(again["rowCount"], 10_000);
    assert_eq!(counts(&checked(&clay, &second).await), [0, 0, 100, 0]);
    let none = clay.get("/api/seller/products/export?part=0").await;
    assert_eq!(none.status, 400, "{}", none.text);
}

#[tokio::test]
async fn a_template_is_a_good_file() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    app.category().await;
    for separator in ["comma", "semicolon"] {
        let path = format!("/api/seller/products/template?separator={separator}");
        let template = clay.get(&path).await.text;
        assert_eq!(counts(&checked(&clay, &template).await), [2, 0, 0, 0]);
    }
}

#[tokio::test]
async fn a_file_changes_what_it_speaks_of_and_undo_gives_it_back() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    app.category().await;
    let import = checked(&clay, SHIRTS).await;
    go(&clay, &import, "apply", "applied").await;
    let id = app
        .count("select id from products where slug = 'shirt'")
        .await;
    let path = format!("/api/seller/products/{id}");
    let before = clay.get(&path).await.expect(200);
    let table = "Handle,Title,Option 1 name,Option 1 value,Price,Stock\n\
        shirt,Fine shirt,Colour,Red,25,9\nshirt,,,Green,30,2\n";
    let import = checked(&clay, table).await;
    assert_eq!(counts(&import), [0, 1, 0, 0]);
    let told = items(&clay, &import, "change").await["items"][0]["changes"].clone();
    let change = |what: &str, variant: Value, from: Value, to: &str| json!({ "what": what, "variant": variant, "from": from, "to": to });
    assert_eq!(
        told,
        json!([
            change("title", Value::Null, json!("Shirt"), "Fine shirt"),
            change("price", json!("Red"), json!("1999"), "2500"),
            change("stock", json!("Red"), json!("5"), "9"),
            change("newVariant", json!("Green"), Value::Null, "3000"),
        ])
    );
    // two are sold between the check and the import
    app.sql(
        "update stock s set on_hand = on_hand - 2, received = received - 2 \
        from variants v where v.id = s.variant_id and v.sku = 'S-RED'",
    )
    .await;
    let import = go(&clay, &import, "apply", "applied").await;
    let after = clay.get(&path).await.expect(200);
    assert_eq!(after["title"], "Fine shirt");
    let seen = |product: &Value, place: usize| {
        let variant = &product["variants"][place];
        json!([
            variant["values"][0],
            variant["price"],
            variant["stock"],
            variant["sku"]
        ])
    };
    assert_eq!(seen(&after, 0), json!(["Red", 2500, 7, "S-RED"]));
    assert_eq!(seen(&after, 1), json!(["Blue", 2199, 3, "S-BLUE"]));
    assert_eq!(seen(&after, 2), json!(["Green", 3000, 2, null]));
    let import = go(&clay, &import, "undo", "undone").await;
    assert_eq!(import["counts"]["undone"], 1);
    let back = clay.get(&path).await.expect(200);
    assert_eq!(back["title"], before["title"]);
    assert_eq!(back["variants"].as_array().unwrap().len(), 2);
    // what was sold stays sold
    assert_eq!(seen(&back, 0), json!(["Red", 1999, 3, "S-RED"]));
    assert_eq!(back["variants"][0]["id"], before["variants"][0]["id"]);
    app.assert_invariants().await;
}

#[tokio::test]
async fn what_changed_meanwhile_is_left_alone_and_named() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    app.category().await;
    let table = "Title,Category,Price\nOne,mugs,1\nTwo,mugs,2\nThree,mugs,3\n";
    let first = checked(&clay, table).await;
    let first = go(&clay, &first, "apply", "applied").await;
    let second = checked(
        &clay,
        &table.replace(",1\n", ",11\n").replace(",2\n", ",22\n"),
    )
    .await;
    assert_eq!(counts(&second), [0, 2, 1, 0]);
    let one = app
        .count("select id from products where slug = 'one'")
        .await;
    let change = json!({ "title": "First" });
    let path = format!("/api/seller/products/{one}");
    clay.patch(&path, change).await.expect(200);
    let second = go(&clay, &second, "apply", "applied").await;
    assert_eq!(
        (&second["counts"]["done"], &second["counts"]["refused"]),
        (&json!(1), &json!(1))
    );
    let failed = items(&clay, &second, "failed").await;
    assert_eq!(
        failed["items"][0]["faults"][0]["code"],
        "product_changed_since"
    );
    // of the first import one is as it made it; both others were changed since
    let first = go(&clay, &first, "undo", "undone").await;
    assert_eq!(
        (&first["counts"]["undone"], &first["counts"]["left"]),
        (&json!(1), &json!(2))
    );
    assert_eq!(app.count("select count(*) from products").await, 2);
}

#[tokio::test]
async fn what_was_sold_is_archived_instead_of_deleted() {
    let app = TestApp::start().await;
    let (clay, ada) = (app.seller("clay").await, app.shopper("ada").await);
    app.category().await;
    let import = checked(
        &clay,
        "Title,Category,Price,Stock,Status\nMug,mugs,19,5,active\n",
    )
    .await;
    let import = go(&clay, &import, "apply", "applied").await;
    let mug = crate::support::Product {
        id: app.count("select id from products").await,
        variant: app.count("select id from variants").await,
        slug: "mug".to_owned(),
    };
    app.delivered(&clay, &ada, &mug).await;
    let import = go(&clay, &import, "undo", "undone").await;
    assert_eq!(import["counts"]["archived"], 1);
    assert_eq!(app.word("select status from products").await, "archived");
    app.assert_invariants().await;
}

#[tokio::test]
async fn an_import_that_breaks_off_goes_on_where_it_was() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    app.category().await;
    let mut table = "Title,Category,Price\n".to_owned();
    (1..=120).for_each(|number| table.push_str(&format!("Mug {number},mugs,9\n")));
    let import = checked(&clay, &table).await;
    // the second batch breaks, whatever is tried
    app.sql(
        "create function break_off() returns trigger language plpgsql as $$ begin \
        raise exception 'the disk is full' using errcode = '53100'; end $$; \
        create trigger break_off before insert on products for each row \
        when (new.title = 'Mug 70') execute function break_off()",
    )
    .await;
    clay.post(&format!("{IMPORT}/{}/apply", import["id"]), json!({}))
        .await
        .expect(200);
    app.until("select count(*) from products", 50).await;
    let broken =
        "select count(*) from jobs where kind = 'import-products' and last_error is not null";
    app.until(broken, 1).await;
    let done = "select count(*) from product_import_items where step = 'done'";
    assert_eq!(app.count(done).await, 50);
    app.sql(
        "drop trigger break_off on products; \
        update jobs set run_at = now() where kind = 'import-products' and done_at is null",
    )
    .await;
    let import = until(&clay, &import["id"], "applied").await;
    assert_eq!(import["counts"]["done"], 120);
    assert_eq!(app.count("select count(*) from products").await, 120);
    assert_eq!(
        app.count("select count(distinct title) from products")
            .await,
        120
    );
}

#[tokio::test]
async fn an_import_is_its_shops_alone_and_goes_one_step_after_another() {
    let app = TestApp::start().await;
    let (clay, wool) = (app.seller("clay").await, app.seller("wool").await);
    app.category().await;
    let import = bring(&clay, "Title,Category,Price\nMug,mugs,9\n")
        .await
        .expect(201);
    let path = format!("{IMPORT}/{}", import["id"]);
    assert_eq!(wool.get(&path).await.status, 404);
    let columns = json!({ "columns": ["title", "category", "price"] });
    assert_eq!(
        wool.put(&format!("{path}/columns"), columns.clone())
            .await
            .status,
        404
    );
    for act in ["apply", "undo"] {
        let act = format!("{path}/{act}");
        assert_eq!(wool.post(&act, json!({})).await.status, 404);
        assert_eq!(clay.post(&act, json!({})).await.code(), "import_moved");
    }
    let short = json!({ "columns": ["title"] });
    let refused = clay
        .put(&format!("{path}/columns"), short)
        .await
        .expect(422);
    assert_eq!(refused["errors"][0]["pointer"], "/columns");
    let nameless = json!({ "columns": [null, "category", "price"] });
    let refused = clay
        .put(&format!("{path}/columns"), nameless)
        .await
        .expect(422);
    assert_eq!(refused["errors"][0]["code"], "column_missing");
    clay.put(&format!("{path}/columns"), columns)
        .await
        .expect(200);
    let import = until(&clay, &import["id"], "checked").await;
    // another one is at work
    app.sql(
        "insert into product_imports \
        (shop_id, file_name, content, separator, file_columns, row_count, status) \
        select shop_id, '', '', ',', '[]', 0, 'applying' from product_imports",
    )
    .await;
    let refused = clay.post(&format!("{path}/apply"), json!({})).await;
    assert_eq!((refused.status, refused.code()), (409, "import_at_work"));
    app.sql("delete from product_imports where status = 'applying'")
        .await;
    let import = go(&clay, &import, "apply", "applied").await;
    assert_eq!(
        clay.post(&format!("{path}/apply"), json!({})).await.code(),
        "import_moved"
    );
    let listed = clay.get(IMPORT).await.expect(200);
    assert_eq!(listed["items"][0]["id"], import["id"]);
    assert_eq!(wool.get(IMPORT).await.expect(200)["items"], json!([]));
}

#[tokio::test]
async fn what_is_no_table_is_refused() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    for (table, code) in [
        ("PK\u{3}\u{4}\0\0", "not_a_table"),
        ("", "empty_table"),
        ("Title,Price\n", "empty_table"),
    ] {
        let refused = bring(&clay, table).await.expect(422);
        assert_eq!(refused["errors"][0]["code"], code);
    }
    let mut long = "Title\n".to_owned();
    (0..=10_000).for_each(|number| long.push_str(&format!("{number}\n")));
    let refused = bring(&clay, &long).await.expect(422);
    assert_eq!(refused["errors"][0]["code"], "too_many_rows");
}

#[tokio::test]
async fn every_bad_row_is_told_with_its_place() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    app.category().await;
    let table = "Handle,Title,Category,Price,Sale price,Stock,Status,Option 1 name,Option 1 value\n\
        ,,mugs,1,,,,,\n\
        two,Two,nowhere,1,,,,,\n\
        three,Three,mugs,,,,,,\n\
        four,Four,mugs,1,2,,,,\n\
        five,Five,mugs,1,,-3,,,\n\
        six,Six,mugs,1,,,gone,,\n\
        Seven!,Seven,mugs,1,,,,,\n\
        eight,Eight,mugs,1,,,,Size,S\n\
        eight,Ate,mugs,1,,,,,S\n\
        nine,Nine,mugs,1,,,,,,more\n";
    let import = checked(&clay, table).await;
    let told = items(&clay, &import, "error").await;
    let told = told["items"].as_array().unwrap().iter();
    let told: Vec<(i64, &str)> = told
        .flat_map(|item| item["faults"].as_array().unwrap())
        .map(|fault| {
            (
                fault["row"].as_i64().unwrap(),
                fault["code"].as_str().unwrap(),
            )
        })
        .collect();
    let expected = [
        (2, "required"),
        (3, "unknown_category"),
        (4, "required"),
        (5, "sale_price_out_of_range"),
        (6, "stock_out_of_range"),
        (7, "invalid_status"),
        (8, "invalid_slug"),
        (10, "differs"),
        (11, "ragged_row"),
    ];
    assert_eq!(told, expected);
}

#[tokio::test]
async fn an_import_whose_work_was_given_up_is_taken_up_again() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    app.category().await;
    let import = checked(&clay, SHIRTS).await;
    app.sql("update product_imports set status = 'applying'")
        .await;
    let applied = go(&clay, &import, "apply", "applied").await;
    assert_eq!(applied["counts"]["done"], 2);
    assert_eq!(app.count("select count(*) from products").await, 2);
    app.sql("update product_imports set status = 'undoing'")
        .await;
    let undone = go(&clay, &import, "undo", "undone").await;
    assert_eq!(undone["counts"]["undone"], 2);
    app.assert_invariants().await;
}

#[tokio::test]
async fn days_of_a_sale_are_those_of_the_shop_and_come_back_as_they_went() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    app.category().await;
    app.sql("update shops set time_zone = 'Europe/Berlin'")
        .await;
    let table = "Title,Category,Price,Sale price,Sale from,Sale until\n\
        Mug,mugs,20,15,2026-11-27,30.11.2026\n\
        Cup,mugs,20,15,,2026-11-30T12:00:00Z\n\
        Jug,mugs,20,15,2026-11-30,2026-11-27\n\
        Jar,mugs,20,,2026-11-30,\n";
    let import = checked(&clay, table).await;
    assert_eq!(counts(&import), [2, 0, 0, 2]);
    let bad = items(&clay, &import, "error").await;
    let codes = [0, 1].map(|at| bad["items"][at]["faults"][0]["code"].clone());
    assert_eq!(codes, ["sale_dates_reversed", "sale_price_missing"]);
    go(&clay, &import, "apply", "applied").await;
    let days = "select string_agg(concat_ws('/', sale_from at time zone 'UTC', \
        sale_until at time zone 'UTC'), ' ' order by id) from variants";
    assert_eq!(
        app.word(days).await,
        "2026-11-26 23:00:00/2026-11-30 23:00:00 2026-11-30 12:00:00"
    );
    let path = "/api/seller/products/export?sort=title";
    let exported = clay.get(path).await.text;
    assert!(exported.contains("2026-11-27,2026-11-30,"), "{exported}");
    assert!(exported.contains(",2026-11-30T12:00:00Z,"), "{exported}");
    assert_eq!(counts(&checked(&clay, &exported).await), [0, 0, 2, 0]);
    // without the columns the days stay, without the price they go
    let ended = checked(&clay, "Title,Sale price\nMug,\nCup,14\n").await;
    go(&clay, &ended, "apply", "applied").await;
    assert_eq!(app.word(days).await, " 2026-11-30 12:00:00");
}
