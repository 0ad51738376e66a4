//! A wishlist that others see by its link.

use serde_json::{Value, json};

use crate::support::{Answer, Client, PASSWORD, TestApp};

const OWN: &str = "/api/user/wishlist/share";
const NEW_LINK: &str = "/api/user/wishlist/share/link";

/// Somebody shares their list under a title; answers the token of its link.
async fn share(person: &Client, title: &str) -> String {
    let shared = person.put(OWN, json!({ "title": title })).await;
    token(&shared.expect(200))
}

fn token(share: &Value) -> String {
    share["token"].as_str().unwrap().to_owned()
}

async fn open(app: &TestApp, token: &str) -> Answer {
    let path = format!("/api/public/wishlists/{token}");
    app.guest().get(&path).await
}

async fn is_gone(app: &TestApp, token: &str) -> bool {
    let answer = open(app, token).await;
    let page = app.guest().get(&format!("/wishlist/{token}")).await;
    (answer.status, answer.code(), page.status) == (404, "not_found", 404)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_has_the_link_sees_the_list_and_not_whose_it_is() {
    let app = TestApp::start().await;
    let (clay, ada) = (app.seller("clay").await, app.shopper("ada").await);
    let mug = app.product(&clay, "Mug", 1999, 5).await;
    let bowl = app.product(&clay, "Bowl", 2999, 0).await;
    for id in [mug.id, bowl.id] {
        let place = format!("/api/user/wishlist/{id}");
        assert_eq!(ada.put(&place, json!({})).await.status, 204);
    }
    let unshared = json!({ "token": null, "title": null, "createdAt": null });
    assert_eq!(ada.get(OWN).await.expect(200), unshared);
    let link = share(&ada, "  Una's birthday ").await;
    assert_eq!(link.len(), 43, "256 bits");
    let shown = open(&app, &link).await;
    assert_eq!(shown.headers["cache-control"], "no-store");
    assert!(!shown.text.contains("ada"), "{}", shown.text);
    let shown = shown.expect(200);
    assert_eq!(
        (&shown["title"], &shown["total"]),
        (&json!("Una's birthday"), &json!(2))
    );
    let cards = &shown["items"];
    assert_eq!(
        (&cards[0]["title"], &cards[0]["inStock"]),
        (&json!("Bowl"), &json!(false))
    );
    assert_eq!(
        (&cards[1]["title"], &cards[1]["inStock"]),
        (&json!("Mug"), &json!(true))
    );
    let second = open(&app, &format!("{link}?pageSize=1&page=2")).await;
    assert_eq!(second.expect(200)["items"][0], cards[1]);
    // another title, and then none: the link stays
    assert_eq!(share(&ada, "Una turns ten").await, link);
    let untitled = ada.put(OWN, json!({})).await.expect(200);
    assert_eq!(
        (token(&untitled), &untitled["title"]),
        (link.clone(), &json!(null))
    );
    assert_eq!(open(&app, &link).await.expect(200)["title"], json!(null));
    let forgotten = format!("/api/user/wishlist/{}", bowl.id);
    assert_eq!(ada.delete(&forgotten).await.status, 204);
    assert_eq!(open(&app, &link).await.expect(200)["total"], 1);
    app.assert_invariants().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_link_that_was_replaced_or_ended_leads_nowhere_for_good() {
    let app = TestApp::start().await;
    let ada = app.shopper("ada").await;
    let none = ada.post(NEW_LINK, json!({})).await;
    assert_eq!((none.status, none.code()), (404, "not_found"));
    let first = share(&ada, "Wishes").await;
    let renewed = ada.post(NEW_LINK, json!({})).await.expect(200);
    let second = token(&renewed);
    assert_ne!(first, second);
    assert_eq!(renewed["title"], "Wishes");
    assert!(is_gone(&app, &first).await);
    open(&app, &second).await.expect(200);
    for _ in 0..2 {
        assert_eq!(ada.delete(OWN).await.status, 204);
    }
    assert!(is_gone(&app, &second).await);
    let third = share(&ada, "Wishes").await;
    assert!(is_gone(&app, &first).await && is_gone(&app, &second).await);
    open(&app, &third).await.expect(200);
    let unknown = "A".repeat(43);
    for made_up in [
        unknown.as_str(),
        "none",
        "%00",
        "%F0%9F%8E%81",
        "..%2F..",
        "'",
    ] {
        assert!(is_gone(&app, made_up).await, "{made_up}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sharing_concerns_ones_own_list_and_ends_with_the_account() {
    let app = TestApp::start().await;
    let (ada, eve) = (app.shopper("ada").await, app.shopper("eve").await);
    let guest = app.guest();
    for answer in [
        guest.get(OWN).await,
        guest.put(OWN, json!({})).await,
        guest.post(NEW_LINK, json!({})).await,
        guest.delete(OWN).await,
    ] {
        assert_eq!((answer.status, answer.code()), (401, "not_signed_in"));
    }
    let hers = share(&ada, "Wishes").await;
    let others = share(&eve, "Wishes").await;
    assert_ne!(hers, others);
    assert_eq!(eve.delete(OWN).await.status, 204);
    open(&app, &hers).await.expect(200);
    let long = ada.put(OWN, json!({ "title": "x".repeat(61) })).await;
    assert_eq!((long.status, long.code()), (422, "invalid_fields"));
    // who was locked out shows nothing to others until they are let in again
    let lock = "update users set locked_at = now(), locked_by = id, locked_reason = 'Late' \
                where username = 'ada'";
    app.sql(lock).await;
    assert!(is_gone(&app, &hers).await);
    app.sql("update users set locked_at = null, locked_by = null, locked_reason = null")
        .await;
    open(&app, &hers).await.expect(200);
    let ada = app.sign_in("ada").await;
    let leave = json!({ "password": PASSWORD });
    ada.post("/api/user/delete-account", leave)
        .await
        .expect(200);
    assert!(is_gone(&app, &hers).await);
    assert_eq!(app.count("select count(*) from wishlist_shares").await, 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn its_page_is_kept_from_search_engines_and_tells_no_other_site_of_itself() {
    let app = TestApp::start().await;
    let ada = app.shopper("ada").await;
    let link = share(&ada, "Una's <birthday>").await;
    let path = format!("/wishlist/{link}");
    for _ in 0..2 {
        let page = app.guest().get(&path).await;
        assert_eq!(page.status, 200);
        assert_eq!(page.headers["referrer-policy"], "no-referrer");
        assert_eq!(page.headers["cache-control"], "no-store");
        let noindex = "<meta name=\"robots\" content=\"noindex, follow\">";
        assert!(page.text.contains(noindex), "{}", page.text);
        assert!(!page.text.contains("rel=\"canonical\""), "{}", page.text);
        assert!(
            page.text.contains("birthday&#62; · Helloshop</title>"),
            "{}",
            page.text
        );
    }
    // neither of the two answers was kept
    ada.delete(OWN).await;
    assert_eq!(app.guest().get(&path).await.status, 404);
}
