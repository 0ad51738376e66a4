//! What leads to a category that goes, and what names it.

use serde_json::{Value, json};

use super::{Market, id, make, visitor};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn addresses_below_a_category_that_went_lead_to_where_its_sub_categories_are() {
    let market = Market::open().await;
    let Market {
        kitchen,
        mugs,
        garden,
        ..
    } = market;
    // cups once were called mugs, and bowls have moved away before the kitchen goes
    market
        .change(mugs, json!({ "slug": "cups" }))
        .await
        .expect(200);
    let bowls = json!({ "name": "Bowls", "parentId": kitchen });
    let bowls = id(&make(&market.root, bowls).await);
    let attic = id(&make(&market.root, json!({ "name": "Attic" })).await);
    let away = json!({ "parentId": attic, "slug": "dishes" });
    market.change(bowls, away).await.expect(200);
    market.delete(kitchen, Some(garden)).await.expect(200);
    market.app.catch_up().await;
    let guest = visitor(&market.app);
    let leads = async |from: &str| {
        let page = guest.get(&format!("/category/{from}")).await;
        let to = page.headers.get("location").map(|to| to.to_str().unwrap());
        (page.status, to.unwrap_or_default().to_owned())
    };
    for (old, now) in [
        ("kitchen", "garden"),
        ("kitchen/mugs", "garden/cups"),
        ("kitchen/cups", "garden/cups"),
        ("kitchen/mugs/salt-glaze", "garden/cups/salt-glaze"),
        ("kitchen/bowls", "attic/dishes"),
    ] {
        assert_eq!(leads(old).await, (301, format!("/category/{now}")), "{old}");
    }
    // an empty one needs to lead nowhere, and may
    for (name, to) in [("Cellar", None), ("Shed", Some(attic))] {
        let empty = id(&make(&market.root, json!({ "name": name })).await);
        market.delete(empty, to).await.expect(200);
    }
    market.app.catch_up().await;
    assert_eq!(leads("cellar").await.0, 404);
    assert_eq!(leads("shed").await, (301, "/category/attic".to_owned()));
    market.app.assert_invariants().await;
}

/// A coupon of the marketplace for a category, and a home page that has a shelf of it, published or not.
async fn name(market: &Market, category: i64, code: &str, publish: bool) -> (Value, Value) {
    let coupon = json!({ "code": code, "percentBps": 1000, "from": "2026-01-01",
        "categoryIds": [category] });
    let coupon = market.root.post("/api/admin/coupons", coupon).await;
    let pages = "/api/admin/home-pages";
    let made = json!({ "name": code });
    let made = market.root.post(pages, made).await.expect(201);
    let mut page = json!({});
    for part in ["version", "name", "promo", "hero", "shopIds"] {
        page[part] = made[part].clone();
    }
    page["shelves"] = json!([{ "kind": "newest" }, { "kind": "category", "categoryId": category }]);
    let at = format!("{pages}/{}", made["id"]);
    let mut page = market.root.put(&at, page).await.expect(200);
    if publish {
        let version = json!({ "version": page["version"] });
        let live = market.root.post(&format!("{at}/publish"), version).await;
        page = live.expect(200);
    }
    (coupon.expect(201), page)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn coupons_and_shelves_follow_a_category_that_goes() {
    let market = Market::open().await;
    let Market { mugs, garden, .. } = market;
    let jugs = json!({ "name": "Jugs", "parentId": garden });
    let jugs = id(&make(&market.root, jugs).await);
    let (coupon, live) = name(&market, mugs, "MUGS", true).await;
    let (_, draft) = name(&market, mugs, "DRAFT", false).await;
    let both = json!({ "code": "BOTH", "percentBps": 1000, "from": "2026-01-01",
        "categoryIds": [mugs, jugs] });
    let coupons = "/api/admin/coupons";
    let both = market.root.post(coupons, both).await.expect(201);
    // what is over stays as it was shown
    let over = name(&market, mugs, "OVER", true).await.1;
    let withdraw = format!("/api/admin/home-pages/{}/withdraw", over["id"]);
    market.root.post(&withdraw, json!({})).await.expect(200);

    let moved = market.delete(mugs, Some(jugs)).await.expect(200);
    assert_eq!(
        (&moved["coupons"], &moved["shelves"]),
        (&json!(4), &json!(2))
    );
    for coupon in [coupon, both] {
        let path = format!("{coupons}/{}", coupon["id"]);
        let coupon = market.root.get(&path).await.expect(200);
        assert_eq!(
            coupon["categories"],
            json!([{ "id": jugs, "name": "Garden › Jugs" }])
        );
    }
    for (page, category) in [(&live, jugs), (&draft, jugs), (&over, mugs)] {
        let path = format!("/api/admin/home-pages/{}", page["id"]);
        let page = market.root.get(&path).await.expect(200);
        assert_eq!(page["shelves"][1]["categoryId"], category, "{page}");
        assert_eq!(page["shelves"][0]["kind"], "newest");
    }
    market.app.catch_up().await;
    let home = market.app.guest().get("/api/public/home").await.expect(200);
    assert_eq!(home["shelves"][1]["path"], "garden/jugs", "{home}");
    let log = "/api/admin/audit?action=category_deleted";
    let log = market.root.get(log).await.expect(200);
    assert_eq!(
        log["items"][0]["after"],
        json!({ "address": "garden/jugs", "coupons": 4, "shelves": 2 })
    );
    // nobody else rewrites what shoppers were shown
    let conn = &mut market.app.database.pool.get().await.unwrap();
    let rewrite = format!(
        "update home_editions set content = replace(content::text, ': {jugs}', ': {garden}')::jsonb \
         where id = {}",
        live["id"]
    );
    let refused = diesel_async::SimpleAsyncConnection::batch_execute(&mut **conn, &rewrite).await;
    assert!(refused.is_err());
}

#[tokio::test]
async fn a_category_that_coupons_or_shelves_name_goes_only_when_it_is_said_where_to() {
    let market = Market::open().await;
    let bowls = json!({ "name": "Bowls", "parentId": market.kitchen });
    let bowls = id(&make(&market.root, bowls).await);
    let (coupon, live) = name(&market, bowls, "BOWLS", true).await;
    let (_, draft) = name(&market, bowls, "DRAFT", false).await;
    let refused = market.delete(bowls, None).await;
    assert_eq!((refused.status, refused.code()), (409, "category_named"));
    assert!(
        (refused.body["detail"].as_str().unwrap())
            .starts_with("2 coupons and 2 home page shelves use this category."),
        "{}",
        refused.text
    );
    for path in [
        format!("/api/admin/coupons/{}/end", coupon["id"]),
        format!("/api/admin/home-pages/{}/withdraw", live["id"]),
    ] {
        market.root.post(&path, json!({})).await.expect(200);
    }
    let refused = market.delete(bowls, None).await.expect(409);
    let detail = refused["detail"].as_str().unwrap();
    assert!(
        detail.starts_with("1 coupon and 1 home page shelf use this category."),
        "{detail}"
    );
    let path = format!("/api/admin/home-pages/{}", draft["id"]);
    assert_eq!(market.root.delete(&path).await.status, 204);
    let last = market
        .app
        .count("select id from coupons where code = 'DRAFT'")
        .await;
    let path = format!("/api/admin/coupons/{last}");
    assert_eq!(market.root.delete(&path).await.status, 204);
    market.delete(bowls, None).await.expect(200);
}
