//! The requests that the document shows are taken.

use super::call;
use crate::authorization::fixture::Fixture;
use crate::authorization::operation::operations;

/// What is refused of an example that is as it should be: what it names is not there in this little
/// world, somebody has another password, a file is none.
const NOT_HERE: [&str; 12] = [
    "code_taken",
    "column_count",
    "damaged_picture",
    "not_a_table",
    "not_all_categories",
    "not_all_collections",
    "not_all_images",
    "not_returnable",
    "unknown_category",
    "unknown_product",
    "webhook_refused",
    "wrong_password",
];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_request_that_the_document_shows_is_malformed() {
    let mut refused = Vec::new();
    let fixture = Fixture::build().await;
    for operation in operations() {
        if operation.body.is_none() {
            continue;
        }
        let call = call::shown(&operation, &fixture);
        let answer = call.send(&fixture).await;
        let is_refused = matches!(answer.status, 400 | 413 | 415 | 422);
        let field = answer.body["errors"][0]["code"].as_str();
        if is_refused && !NOT_HERE.contains(&field.unwrap_or(answer.code())) {
            refused.push(format!("{call}\n  {}", answer.text));
        }
    }
    assert!(refused.is_empty(), "{}", refused.join("\n"));
}
