//! What buyers say about a shop's products, as its seller sees it.

use serde_json::json;

use crate::support::TestApp;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seller_answers_a_review_once_and_everybody_reads_the_answer() {
    let app = TestApp::start().await;
    let (clay, wool) = (app.seller("clay").await, app.seller("wool").await);
    let ada = app.shopper("ada").await;
    let mug = app.product(&clay, "Mug", 1999, 5).await;
    let order = app.delivered(&clay, &ada, &mug).await;
    let review = ada.review(&order, "2", "Too small").await.expect(201);
    let open = "/api/seller/reviews?unanswered=true";
    let waiting = clay.get(open).await.expect(200);
    assert_eq!(waiting["items"][0]["review"], review);
    assert_eq!(waiting["items"][0]["product"]["id"], mug.id);
    assert_eq!(wool.get(open).await.expect(200)["total"], 0);
    let path = format!("/api/seller/reviews/{}/reply", review["id"]);
    let none = clay.get(&path).await.expect(200);
    assert_eq!(
        none,
        json!({ "text": null, "repliedAt": null, "replyEditedAt": null })
    );
    let too_early = clay.put(&path, json!({ "text": "A larger one" })).await;
    assert_eq!((too_early.status, too_early.code()), (409, "reply_stays"));
    let words = json!({ "text": "There is a larger one" });
    assert_eq!(wool.post(&path, words.clone()).await.status, 404);
    assert_eq!(wool.get(&path).await.status, 404);
    assert_eq!(clay.post(&path, json!({ "text": "" })).await.status, 422);
    let answer = clay.post(&path, words.clone()).await.expect(201);
    assert_eq!(answer["text"], "There is a larger one");
    let again = clay.post(&path, words).await;
    assert_eq!((again.status, again.code()), (409, "already_replied"));
    assert_eq!(clay.get(open).await.expect(200)["total"], 0);
    let all = clay.get("/api/seller/reviews").await.expect(200);
    assert_eq!(
        (&all["histogram"], &all["unanswered"]),
        (&json!([0, 1, 0, 0, 0]), &json!(0))
    );
    for (rating, count) in [(2, 1), (5, 0)] {
        let path = format!("/api/seller/reviews?rating={rating}");
        assert_eq!(clay.get(&path).await.expect(200)["total"], count);
    }
    let zero = clay.get("/api/seller/reviews?rating=0").await.expect(422);
    assert_eq!(zero["errors"][0]["pointer"], "/rating");
    assert_eq!(
        clay.get("/api/seller/reviews").await.expect(200)["total"],
        1
    );
    let shown = app
        .guest()
        .get("/api/public/products/mug/reviews")
        .await
        .expect(200);
    assert_eq!(shown["items"][0]["reply"], "There is a larger one");
    assert_eq!(shown["items"][0]["repliedAt"], answer["repliedAt"]);

    let right = json!({ "text": "There is a larger one, 40 cl" });
    assert_eq!(wool.put(&path, right.clone()).await.status, 404);
    let edited = clay.put(&path, right.clone()).await.expect(200);
    assert_eq!(edited["text"], right["text"]);
    assert_eq!(edited["repliedAt"], answer["repliedAt"]);
    let third = clay.put(&path, json!({ "text": "Never mind" })).await;
    assert_eq!((third.status, third.code()), (409, "reply_stays"));
    let listed = clay.get("/api/seller/reviews").await.expect(200);
    let listed = &listed["items"][0];
    assert_eq!(listed["review"]["reply"], right["text"]);
    assert_eq!(listed["replyEditedAt"], edited["replyEditedAt"]);
}
