//! Which pages are measured: those a shopper sees first. What is in the shop is asked of it, so
//! that any catalogue will do.

use std::net::SocketAddr;

use actix_web::web::Bytes;
use anyhow::{Context, ensure};
use serde_json::Value;

use crate::connection::Connection;

const CATEGORY_TREE: &str = "/api/public/category/get_tree_category";

/// A page and its answer as it was before the measurement.
pub struct Page {
    /// For people.
    pub name: &'static str,
    /// Path and query.
    pub path: String,
    /// What the shop answers.
    pub body: Bytes,
}

/// Looks the pages up.
pub async fn find(shop: SocketAddr) -> anyhow::Result<Vec<Page>> {
    let tree = page(shop, "category tree", CATEGORY_TREE.to_owned()).await?;
    let shelf = fullest(shop, &tree).await?;
    let cards: Value = serde_json::from_slice(&shelf.body)?;
    let slug = cards.pointer("/items/0/slug").and_then(Value::as_str);
    let product = format!(
        "/api/public/products/{}",
        slug.context("the shop has no products")?
    );
    Ok(vec![
        page(shop, "home", "/api/public/home".to_owned()).await?,
        tree,
        shelf,
        page(shop, "product detail", product).await?,
    ])
}

/// The first category page with all its 24 cards, or else the one with most.
async fn fullest(shop: SocketAddr, tree: &Page) -> anyhow::Result<Page> {
    let categories: Vec<Value> = serde_json::from_slice(&tree.body)?;
    let slugs = categories
        .iter()
        .filter_map(|one| one.get("slug")?.as_str());
    let mut best: Option<(usize, Page)> = None;
    for slug in slugs {
        let path = format!("/api/public/products?category={slug}&pageSize=24");
        let shelf = page(shop, "category page", path).await?;
        let answer: Value = serde_json::from_slice(&shelf.body)?;
        let cards = answer
            .get("items")
            .and_then(Value::as_array)
            .map_or(0, Vec::len);
        if best.as_ref().is_none_or(|(most, _)| cards > *most) {
            best = Some((cards, shelf));
        }
        if cards == 24 {
            break;
        }
    }
    best.map(|(_, shelf)| shelf)
        .context("the shop has no categories")
}

async fn page(shop: SocketAddr, name: &'static str, path: String) -> anyhow::Result<Page> {
    let mut connection = Connection::open(shop, &path).await?;
    let answer = connection.ask().await.with_context(|| path.clone())?;
    ensure!(!answer.is_empty(), "{path} is empty");
    let body = Bytes::copy_from_slice(answer);
    Ok(Page { name, path, body })
}
