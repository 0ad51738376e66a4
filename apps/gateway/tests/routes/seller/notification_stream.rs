//! The bell rings while somebody looks at it: on every gateway, for their own shop, and for as long as
//! they are who they were.

use std::time::Duration;

use reqwest::{Method, Response};
use serde_json::json;

use super::notifications::TestShop;
use crate::support::Client;

const STREAM: &str = "/api/seller/notifications/stream";
/// What did not come within this does not come. A gateway that waited for a bell would do so for longer.
const EVER: Duration = Duration::from_secs(20);
/// What must not come has this long to come all the same.
const MOMENT: Duration = Duration::from_millis(300);

/// A stream that somebody reads.
struct Bell(Response);

impl Bell {
    /// Opens one; the event that comes at once is read.
    async fn open(seller: &Client) -> Self {
        let response = seller.request(Method::GET, STREAM).send().await.unwrap();
        assert_eq!(response.status(), 200);
        assert_eq!(response.headers()["content-type"], "text/event-stream");
        let mut bell = Self(response);
        assert_eq!(
            bell.next().await.as_deref(),
            Some("event: changed\ndata: {}\n\n")
        );
        bell
    }

    /// What comes next; nothing when the stream has ended.
    async fn next(&mut self) -> Option<String> {
        let next = tokio::time::timeout(EVER, self.0.chunk()).await;
        let next = next.expect("nothing came and the stream goes on").ok()?;
        next.map(|bytes| String::from_utf8(bytes.to_vec()).unwrap())
    }

    async fn rings(&mut self) {
        assert_eq!(
            self.next().await.as_deref(),
            Some("event: changed\ndata: {}\n\n")
        );
    }

    async fn ends(&mut self) {
        while let Some(event) = self.next().await {
            // what was told before the end may still be on its way
            assert_eq!(event, "event: changed\ndata: {}\n\n");
        }
    }

    async fn is_silent(&mut self) {
        let came = tokio::time::timeout(MOMENT, self.0.chunk()).await;
        assert!(came.is_err(), "{came:?}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_order_rings_the_bell_on_every_gateway_and_no_other_shops() {
    let test_shop = TestShop::open(20).await;
    let twin = test_shop.app.second_gateway().await;
    let wood = test_shop.app.seller("wood").await;
    let (mut here, mut there) = (
        Bell::open(&test_shop.clay).await,
        Bell::open(&twin.of(&test_shop.clay)).await,
    );
    let mut foreign = Bell::open(&twin.of(&wood)).await;
    test_shop.buy("one", 1).await;
    here.rings().await;
    there.rings().await;

    let page = test_shop
        .clay
        .get("/api/seller/notifications")
        .await
        .expect(200);
    let seen = json!({ "upTo": page["items"][0]["id"] });
    let read = twin
        .of(&test_shop.clay)
        .post("/api/seller/notifications/read", seen)
        .await;
    assert_eq!(read.expect(200)["unread"], 0);
    here.rings().await;
    foreign.is_silent().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn it_ends_with_the_session_and_with_the_role() {
    let test_shop = TestShop::open(20).await;
    let twin = test_shop.app.second_gateway().await;
    let wood = test_shop.app.seller("wood").await;
    let mut withdrawn = Bell::open(&wood).await;
    let mut here = Bell::open(&test_shop.clay).await;
    let mut there = Bell::open(&twin.of(&test_shop.clay)).await;
    test_shop
        .clay
        .post("/api/auth/signout", json!({}))
        .await
        .expect(200);
    here.ends().await;
    there.ends().await;
    withdrawn.is_silent().await;
    test_shop
        .app
        .sql("delete from user_roles where role = 'ROLE_SHOP_MANAGER'")
        .await;
    withdrawn.ends().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_one_person_the_newest_six_go_on() {
    let test_shop = TestShop::open(20).await;
    let wood = test_shop.app.seller("wood").await;
    let mut foreign = Bell::open(&wood).await;
    let mut oldest = Bell::open(&test_shop.clay).await;
    let mut others = Vec::new();
    for _ in 0..6 {
        others.push(Bell::open(&test_shop.clay).await);
    }
    let last = oldest.next().await;
    assert_eq!(last.as_deref(), Some("event: crowded\ndata: {}\n\n"));
    assert_eq!(oldest.next().await, None);
    test_shop.buy("one", 1).await;
    for bell in &mut others {
        bell.rings().await;
    }
    foreign.is_silent().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_gateway_that_stops_waits_for_no_bell() {
    let test_shop = TestShop::open(20).await;
    let twin = test_shop.app.second_gateway().await;
    let mut bell = Bell::open(&twin.of(&test_shop.clay)).await;
    let stopping = tokio::time::timeout(EVER, twin.stop());
    let (stopped, ()) = tokio::join!(stopping, bell.ends());
    assert!(stopped.is_ok(), "it waited for the bell");
}
