//! Reviews on the wire: read, voted for, reported, hidden.

use serde_json::json;

use crate::support::{Client, TestApp};

struct Scene {
    app: TestApp,
    ada: Client,
    eve: Client,
    olga: Client,
    /// Ada's review, with two stars.
    review: i64,
}

async fn scene() -> Scene {
    let app = TestApp::start().await;
    let (clay, ada) = (app.seller("clay").await, app.shopper("ada").await);
    let mug = app.product(&clay, "Mug", 1999, 5).await;
    let order = app.delivered(&clay, &ada, &mug).await;
    let review = ada.review(&order, "2", "Call 5035550100").await.expect(201);
    Scene {
        ada,
        eve: app.shopper("eve").await,
        olga: app.operator("olga").await,
        review: review["id"].as_i64().unwrap(),
        app,
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_vote_is_counted_remembered_and_taken_back() {
    let Scene {
        app,
        ada,
        eve,
        review,
        ..
    } = scene().await;
    let path = format!("/api/user/reviews/{review}/helpful");
    let own = ada.put(&path, json!({})).await;
    assert_eq!((own.status, own.code()), (409, "own_review"));
    for _ in 0..2 {
        let counted = eve.put(&path, json!({})).await.expect(200);
        assert_eq!(counted, json!({ "helpfulCount": 1 }));
    }
    let mine = "/api/user/reviews/helpful?product=mug";
    let helpful = eve.get(mine).await.expect(200);
    assert_eq!(helpful, json!({ "reviewIds": [review] }));
    let helpful = ada.get(mine).await.expect(200);
    assert_eq!(helpful, json!({ "reviewIds": [] }));
    let shown = "/api/public/products/mug/reviews?sort=helpful";
    let shown = app.guest().get(shown).await.expect(200);
    assert_eq!(shown["items"][0]["helpfulCount"], 1);
    app.assert_invariants().await;
    for (unseen, seen) in [
        (
            "update reviews set hidden_at = now()",
            "update reviews set hidden_at = null",
        ),
        (
            "update products set status = 'hidden'",
            "update products set status = 'active'",
        ),
        (
            "update shops set status = 'suspended'",
            "update shops set status = 'approved'",
        ),
    ] {
        app.sql(unseen).await;
        let helpful = eve.get(mine).await.expect(200);
        assert_eq!(helpful, json!({ "reviewIds": [] }), "{unseen}");
        app.sql(seen).await;
    }
    for _ in 0..2 {
        let counted = eve.delete(&path).await.expect(200);
        assert_eq!(counted, json!({ "helpfulCount": 0 }));
    }
    app.assert_invariants().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_reported_review_is_hidden_with_a_reason_and_shown_again() {
    let Scene {
        app,
        eve,
        olga,
        review,
        ..
    } = scene().await;
    let report = format!("/api/user/reviews/{review}/report");
    let words = json!({ "reason": "private", "text": "A number" });
    assert_eq!(eve.post(&report, words.clone()).await.status, 204);
    assert_eq!(eve.post(&report, words).await.status, 204);
    let waiting = "/api/admin/reviews?status=reported";
    let reported = olga.get(waiting).await.expect(200);
    assert_eq!(reported["total"], 1);
    assert_eq!(reported["items"][0]["reports"][0]["reason"], "private");
    assert_eq!(eve.get(waiting).await.status, 403);
    let hide = format!("/api/admin/reviews/{review}/hide");
    let refused = olga.post(&hide, json!({ "reason": " " })).await;
    assert_eq!(refused.status, 422);
    let reason = json!({ "reason": "Tells a number" });
    let hidden = olga.post(&hide, reason.clone()).await.expect(200);
    assert_eq!(hidden["hiddenReason"], "Tells a number");
    let again = olga.post(&hide, reason).await;
    assert_eq!((again.status, again.code()), (409, "already_hidden"));
    let path = "/api/public/products/mug/reviews";
    app.catch_up().await;
    let shown = app.guest().get(path).await.expect(200);
    assert_eq!(
        (&shown["total"], &shown["rating"]),
        (&json!(0), &json!(null))
    );
    let card = app.guest().get("/api/public/products").await.expect(200);
    assert_eq!(card["items"][0]["reviewCount"], 0);
    app.assert_invariants().await;
    let restore = format!("/api/admin/reviews/{review}/restore");
    olga.post(&restore, json!({})).await.expect(200);
    let again = olga.post(&restore, json!({})).await;
    assert_eq!((again.status, again.code()), (409, "not_hidden"));
    app.catch_up().await;
    assert_eq!(app.guest().get(path).await.expect(200)["total"], 1);
    app.assert_invariants().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_cannot_be_listed_is_named_and_the_answer_may_be_kept() {
    let Scene { app, .. } = scene().await;
    let guest = app.guest();
    for (query, code, pointer) in [
        ("rating=6", "stars_out_of_range", "/rating"),
        ("sort=best", "unknown_sort", "/sort"),
        ("pageSize=101", "page_size_out_of_range", "/pageSize"),
    ] {
        for list in ["products/mug", "shops/clay"] {
            let path = format!("/api/public/{list}/reviews?{query}");
            let refused = guest.get(&path).await;
            assert_eq!(refused.status, 422, "{path}");
            let error = &refused.body["errors"][0];
            assert_eq!(
                (&error["code"], &error["pointer"]),
                (&json!(code), &json!(pointer))
            );
        }
    }
    let path = "/api/public/shops/clay/reviews?rating=2&sort=lowest";
    let first = guest.get(path).await;
    assert!(first.headers.contains_key("etag"));
    let said = first.expect(200);
    assert_eq!(
        (&said["total"], &said["histogram"]),
        (&json!(1), &json!([0, 1, 0, 0, 0]))
    );
    assert_eq!(said["items"][0]["product"]["slug"], "mug");
    assert_eq!(said["items"][0]["review"]["author"], "ada");
    let none = guest.get("/api/public/shops/none/reviews").await;
    assert_eq!(none.status, 404);
    let photos = guest.get("/api/public/products/mug/reviews?photos=true");
    assert_eq!(photos.await.expect(200)["total"], 0);
}
