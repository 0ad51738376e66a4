//! Many who sign in at once, and passwords of a size that would cost as much: neither may stop
//! the others.

use std::time::{Duration, Instant};

use auth::password;
use reqwest::Method;
use serde_json::{Value, json};

use super::{PASSWORD, Part, post_form};
use crate::support::{Client, TestApp};

const HOME: &str = "/api/public/home";

/// Whether no other test of this process hashes meanwhile.
fn alone() -> bool {
    std::env::var_os("NEXTEST").is_some()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_password_that_is_too_long_is_refused_without_a_hash() {
    let app = TestApp::start().await;
    let ada = app.shopper("ada").await;
    let before = password::load().made;
    for length in [20_000, 1_000_000] {
        let long = "long-pass".repeat(length / 9);
        let guest = app.guest();
        let forms: [(&Client, &str, Value); 4] = [
            (
                &guest,
                "/api/auth/signin",
                json!({ "email": "ada@example.com", "password": long }),
            ),
            (
                &guest,
                "/api/auth/reset-password",
                json!({ "token": "x", "password": long }),
            ),
            (
                &ada,
                "/api/user/change-password",
                json!({ "currentPassword": PASSWORD, "newPassword": long }),
            ),
            (
                &ada,
                "/api/user/change-password",
                json!({ "currentPassword": long, "newPassword": PASSWORD }),
            ),
        ];
        for (client, path, body) in forms {
            let refused = client.post(path, body).await;
            let expected = [401, 413, 422].contains(&refused.status);
            assert!(expected, "{path} with {length}: {}", refused.text);
        }
        let form = [
            Part::Text("email", "eve@example.com"),
            Part::Text("password", &long),
            Part::Text("username", "Eve"),
        ];
        let refused = post_form(&guest, "/api/public/registerWithoutVerify", &form).await;
        assert!((400..500).contains(&refused.status), "{}", refused.text);
    }
    let made = password::load().made - before;
    assert!(made == 0 || !alone(), "{made} hashes");
}

/// Somebody from a network of their own who guesses a password of somebody else.
async fn guess(guest: Client, number: usize) -> (u16, bool) {
    let body = json!({ "email": format!("nobody{number}@example.com"), "password": PASSWORD });
    let from = format!("198.51.{}.{}", number / 200, number % 200);
    let request = guest.request(Method::POST, "/api/auth/signin").json(&body);
    let answer = guest.send(request.header("x-forwarded-for", from)).await;
    (answer.status, answer.headers.contains_key("retry-after"))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn browsing_goes_on_while_two_hundred_sign_in() {
    let app = TestApp::behind_proxy().await;
    app.guest().get(HOME).await.expect(200);
    let guesses: Vec<_> = (0..200)
        .map(|number| tokio::spawn(guess(app.guest(), number)))
        .collect();
    let mut waits = Vec::new();
    while !guesses.iter().all(tokio::task::JoinHandle::is_finished) {
        let asked = Instant::now();
        app.guest().get(HOME).await.expect(200);
        waits.push(asked.elapsed());
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let mut turned_away = 0;
    for guess in guesses {
        let (status, says_when) = guess.await.unwrap();
        assert!(status == 401 || status == 503, "{status}");
        assert_eq!(says_when, status == 503);
        turned_away += usize::from(status == 503);
    }
    waits.sort_unstable();
    let (middle, slowest) = (waits[waits.len() / 2], waits[waits.len() - 1]);
    println!(
        "{} looks: {middle:?}, at most {slowest:?}; {turned_away} turned away",
        waits.len()
    );
    assert!(
        waits.len() >= 3 && middle < Duration::from_secs(3),
        "{waits:?}"
    );
    let load = password::load();
    assert!(load.most <= 2 && load.running == 0 || !alone(), "{load:?}");
    assert!(load.made >= 1);
}
