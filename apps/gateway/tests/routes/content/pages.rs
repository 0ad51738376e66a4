//! A page as it is shipped, edited, restored; and who may do it.

use reqwest::Method;
use serde_json::{Value, json};

use crate::support::{Client, TestApp};

const PAGE: &str = "/api/public/pages/shipping";
const SOURCE: &str = "/api/admin/pages/shipping/en";

fn draft() -> Value {
    json!({
        "title": "How we ship",
        "lead": "Write to {{email}}.",
        "body": "## Who\n{{name}} keeps {{commission}}. {{nothing}} stays.\n\nGrüße <b>& more</b>",
    })
}

async fn page(client: &Client, path: &str) -> Value {
    client.get(path).await.expect(200)
}

#[tokio::test]
async fn a_page_is_shown_as_it_is_shipped_with_the_settings_in_it() {
    let app = TestApp::start().await;
    let guest = app.guest();
    let shipped = page(&guest, PAGE).await;
    assert_eq!(
        (&shipped["slug"], &shipped["language"]),
        (&json!("shipping"), &json!("en"))
    );
    assert_eq!(
        (&shipped["title"], &shipped["isEdited"]),
        (&json!("Shipping Policy"), &json!(false))
    );
    assert_eq!(shipped["updatedAt"], "2026-11-27T00:00:00Z");
    let contact = page(&guest, "/api/public/pages/contact").await;
    let body = contact["body"].as_str().unwrap();
    assert!(
        body.contains("Write to hello@helloshop.example, or by post to Helloshop, 12 Market Hall")
    );
    let about = page(&guest, "/api/public/pages/about?language=de").await;
    assert!(
        about["body"]
            .as_str()
            .unwrap()
            .contains("behält 8\u{a0}% von")
    );
}

#[tokio::test]
async fn a_language_that_is_not_there_falls_back_to_english_and_a_page_to_nothing() {
    let app = TestApp::start().await;
    let guest = app.guest();
    for (query, language) in [
        ("", "en"),
        ("?language=de", "de"),
        ("?language=de-AT", "de"),
        ("?language=fr", "en"),
        ("?language=", "en"),
        ("?language=%00", "en"),
    ] {
        let page = page(&guest, &format!("{PAGE}{query}")).await;
        assert_eq!(page["language"], language, "{query}");
    }
    for slug in ["cookies", "SHIPPING", "..%2Fabout", "a%00b", "%F0%9F%AB%96"] {
        let none = guest.get(&format!("/api/public/pages/{slug}")).await;
        assert_eq!((none.status, none.code()), (404, "not_found"), "{slug}");
    }
}

#[tokio::test]
async fn a_browser_that_has_the_page_is_told_so_until_it_changes() {
    let app = TestApp::start().await;
    let (guest, root) = (app.guest(), app.operator("root").await);
    let tag = guest.get(PAGE).await.headers["etag"].clone();
    let again = || {
        let request = guest.request(Method::GET, PAGE);
        guest.send(request.header("if-none-match", tag.clone()))
    };
    assert_eq!(again().await.status, 304);
    root.put(SOURCE, draft()).await.expect(200);
    assert_eq!(again().await.status, 200);
}

#[tokio::test]
async fn an_operator_edits_one_language_and_puts_the_shipped_text_back() {
    let app = TestApp::start().await;
    let (guest, root) = (app.guest(), app.operator("root").await);
    let shipped = page(&guest, PAGE).await;
    let edited = root.put(SOURCE, draft()).await.expect(200);
    assert_eq!(
        edited["body"],
        draft()["body"],
        "the names stay in the source"
    );
    assert_eq!(page(&root, SOURCE).await, edited);
    let shown = page(&guest, PAGE).await;
    assert_eq!(shown["isEdited"], true);
    assert_eq!(shown["lead"], "Write to hello@helloshop.example.");
    assert_eq!(
        shown["body"],
        "## Who\nHelloshop keeps 8%. {{nothing}} stays.\n\nGrüße <b>& more</b>"
    );
    assert_ne!(shown["updatedAt"], shipped["updatedAt"]);
    assert_eq!(
        page(&guest, &format!("{PAGE}?language=de")).await["isEdited"],
        false
    );
    let restored = root.delete(SOURCE).await.expect(200);
    assert_eq!(restored["isEdited"], false);
    assert_eq!(page(&guest, PAGE).await, shipped);
    root.delete(SOURCE).await.expect(200);
}

#[tokio::test]
async fn a_draft_is_shown_as_visitors_would_read_it_and_not_kept() {
    let app = TestApp::start().await;
    let root = app.operator("root").await;
    let seen = root.post(&format!("{SOURCE}/preview"), draft()).await;
    let seen = seen.expect(200);
    assert_eq!(seen["title"], "How we ship");
    assert_eq!(
        seen["leadHtml"],
        "Write to <a href=\"mailto:hello@helloshop.example\">hello@helloshop.example</a>."
    );
    let body = seen["bodyHtml"].as_str().unwrap();
    assert!(body.starts_with("<h2 id=\"who\">Who</h2>"), "{body}");
    assert!(
        body.contains("Helloshop keeps 8%. {{nothing}} stays."),
        "{body}"
    );
    assert!(
        body.contains("Grüße &lt;b&gt;&amp; more&lt;/b&gt;"),
        "{body}"
    );
    assert_eq!(app.count("select count(*) from content_pages").await, 0);
}

#[tokio::test]
async fn no_text_that_was_shown_is_lost() {
    let app = TestApp::start().await;
    let root = app.operator("root").await;
    root.put(SOURCE, draft()).await.expect(200);
    root.put(SOURCE, json!({ "title": "T", "lead": "L", "body": "B" }))
        .await
        .expect(200);
    root.delete(SOURCE).await.expect(200);
    root.delete(SOURCE).await.expect(200);
    let texts = "select count(*) from content_page_edits where slug = 'shipping' and ";
    assert_eq!(
        app.count(&format!("{texts} title = 'How we ship'")).await,
        1
    );
    assert_eq!(app.count(&format!("{texts} body = 'B'")).await, 1);
    assert_eq!(app.count(&format!("{texts} body is null")).await, 1);
}

#[tokio::test]
async fn only_operators_see_the_source_and_write() {
    let app = TestApp::start().await;
    let (ada, clay) = (app.shopper("ada").await, app.seller("clay").await);
    for (client, status) in [(app.guest(), 401), (ada, 403), (clay, 403)] {
        for answer in [
            client.get(SOURCE).await,
            client.put(SOURCE, draft()).await,
            client.delete(SOURCE).await,
        ] {
            assert_eq!(answer.status, status, "{}", answer.text);
        }
    }
    assert_eq!(app.count("select count(*) from content_pages").await, 0);
    assert_eq!(page(&app.guest(), PAGE).await["isEdited"], false);
}

#[tokio::test]
async fn every_refused_part_of_a_draft_is_named() {
    let app = TestApp::start().await;
    let root = app.operator("root").await;
    let long = |count: usize| "ä".repeat(count);
    for (title, lead, body, pointers) in [
        ("", "", " \n", vec!["/title", "/lead", "/body"]),
        (&long(121), "L", "B", vec!["/title"]),
        ("T", &long(401), "B", vec!["/lead"]),
        ("T", "L", &long(60_001), vec!["/body"]),
        ("a\0b", "a\0b", "a\0b", vec!["/title", "/lead", "/body"]),
        (
            "two\nlines",
            "two\nlines",
            "two\nlines",
            vec!["/title", "/lead"],
        ),
    ] {
        let body = json!({ "title": title, "lead": lead, "body": body });
        let refused = root.put(SOURCE, body).await;
        assert_eq!(refused.status, 422, "{}", refused.text);
        let errors = refused.body["errors"].as_array().unwrap();
        let found: Vec<_> = errors
            .iter()
            .map(|error| error["pointer"].as_str().unwrap())
            .collect();
        assert_eq!(found, pointers);
    }
    let longest = json!({ "title": long(120), "lead": long(400), "body": "🫖".repeat(60_000) });
    root.put(SOURCE, longest).await.expect(200);
    for (path, status) in [
        ("/api/admin/pages/cookies/en", 404),
        ("/api/admin/pages/shipping/fr", 404),
        ("/api/admin/pages/a%00b/en", 404),
    ] {
        assert_eq!(root.put(path, draft()).await.status, status, "{path}");
        assert_eq!(root.get(path).await.status, status, "{path}");
        assert_eq!(root.delete(path).await.status, status, "{path}");
        let preview = format!("{path}/preview");
        assert_eq!(root.post(&preview, draft()).await.status, status, "{path}");
    }
    let more = json!({ "title": "T", "lead": "L", "body": "B", "html": "<p>" });
    assert_eq!(root.put(SOURCE, more).await.status, 400);
}
