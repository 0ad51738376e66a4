//! A NUL, which PostgreSQL keeps in no text: in every text of every body, in every query and in
//! every path that the spec knows it is refused as a fault of the request, and changes nothing.

use serde_json::Value;

use crate::authorization::fixture::Fixture;
use crate::authorization::operation::{Operation, operations};
use crate::support::Answer;

/// Where any word will do, by operation and parameter: what is not known is as good as nothing,
/// and `option` stands for `option.NAME`, which the listing's own tests try.
const ANY_WORD: [(&str, &str); 3] = [
    ("getPage", "language"),
    ("listProducts", "option"),
    ("suggest", "language"),
];

/// Ways to an operation with a NUL in it: what is asked, and where the NUL is.
fn poisoned(operation: Operation, path: &str) -> Vec<(String, String, Operation)> {
    let mut ways = Vec::new();
    let id = operation.id.clone();
    for (place, part) in operation.path.split('/').enumerate() {
        if let Some((_, end)) = part.split_once('}') {
            let poisoned = format!("a%00b{end}");
            let mut parts: Vec<&str> = path.split('/').collect();
            parts[place] = &poisoned;
            ways.push((format!("{id} {part}"), parts.join("/"), operation.clone()));
        }
    }
    let queries = operation.queries.iter();
    for name in queries.filter(|name| !ANY_WORD.contains(&(id.as_str(), name.as_str()))) {
        let mut poisoned = operation.clone();
        poisoned.query.retain(|(known, _)| known != name);
        poisoned.query.push((name.clone(), "a\0b".to_owned()));
        ways.push((format!("{id} ?{name}"), path.to_owned(), poisoned));
    }
    let mut texts = Vec::new();
    if let Some((_, body)) = &operation.body {
        find_texts(body, "", &mut texts);
    }
    for text in texts {
        let mut poisoned = operation.clone();
        let body = poisoned.body.as_mut();
        let leaf = body.and_then(|(_, body)| body.pointer_mut(&text));
        *leaf.unwrap() = Value::from("a\0b");
        ways.push((format!("{id} {text}"), path.to_owned(), poisoned));
    }
    ways
}

/// Pointers to the texts of a body.
fn find_texts(value: &Value, at: &str, found: &mut Vec<String>) {
    match value {
        Value::String(_) => found.push(at.to_owned()),
        Value::Array(items) => {
            for (number, item) in items.iter().enumerate() {
                find_texts(item, &format!("{at}/{number}"), found);
            }
        }
        Value::Object(fields) => {
            for (name, field) in fields {
                find_texts(field, &format!("{at}/{name}"), found);
            }
        }
        _ => {}
    }
}

fn is_problem(answer: &Answer) -> bool {
    let kind = answer.headers.get("content-type");
    let kind = kind.and_then(|kind| kind.to_str().ok());
    (400..500).contains(&answer.status) && kind == Some("application/problem+json")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_nul_is_refused_wherever_a_text_comes_in() {
    let fixture = Fixture::build().await;
    let before = fixture.possessions().await;
    let (mut asked, mut faults) = (0, Vec::new());
    for operation in operations() {
        let path = fixture.path(&operation).unwrap();
        let client = fixture.owner(&operation);
        for (what, path, poisoned) in poisoned(operation, &path) {
            let answer = client.send(poisoned.request(&client, &path)).await;
            asked += 1;
            if !is_problem(&answer) {
                faults.push(format!("{what}: {} {}", answer.status, answer.text));
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
    assert!(asked > 100, "only {asked} ways were found");
    assert_eq!(fixture.possessions().await, before);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_nul_in_the_path_of_a_page_is_no_fault_of_ours() {
    let app = crate::support::TestApp::start().await;
    for path in [
        "/%00",
        "/product/a%00b",
        "/search?q=a%00b",
        "/assets/a%00b.js",
        "/api/a%00b",
        "/api/public/%00/x",
    ] {
        let answer = app.guest().get(path).await;
        assert!(
            answer.status < 500,
            "{path}: {} {}",
            answer.status,
            answer.text
        );
    }
}
