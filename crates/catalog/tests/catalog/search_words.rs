//! Words typed into the search field.

use search::{Query, SearchText};

use crate::support::Market;
use crate::support::shelf::{query, shelf, titles};

async fn searched(market: &Market, text: &str) -> Vec<String> {
    let text = SearchText::parse(Some(text)).unwrap();
    titles(market, &Query { text, ..query() }).await
}

#[tokio::test]
async fn words_find_titles_before_descriptions_and_the_last_may_be_unfinished() {
    let market = shelf().await;
    // called so, but sold out
    assert_eq!(
        searched(&market, "blue").await,
        ["Stoneware mug", "Blue pot"]
    );
    assert_eq!(searched(&market, "mugs").await, ["Stoneware mug"]);
    assert_eq!(searched(&market, "stonew").await, ["Stoneware mug"]);
    assert_eq!(searched(&market, "blue stone").await, ["Stoneware mug"]);
    assert_eq!(searched(&market, "blue -pot").await, ["Stoneware mug"]);
    assert_eq!(
        searched(&market, "\"thrown by hand\"").await,
        ["Stoneware mug"]
    );
    assert_eq!(searched(&market, "teapot").await, [""; 0]);
}

#[tokio::test]
async fn signs_in_a_search_are_no_fault() {
    let market = shelf().await;
    for text in [
        "'",
        "\"",
        "a & | ! ( ) :*",
        "%",
        "\\",
        "-",
        "*",
        "mug:*",
        "🫖",
        "the",
    ] {
        searched(&market, text).await;
    }
}
