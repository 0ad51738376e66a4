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
    let category = slug(&tree, "/0/slug").context("the shop has no categories")?;
    let shelf = format!("/api/public/products?category={category}&pageSize=24");
    let shelf = page(shop, "category page", shelf).await?;
    let product = slug(&shelf, "/items/0/slug").context("the first category is empty")?;
    let product = format!("/api/public/products/{product}");
    Ok(vec![
        page(shop, "home", "/api/public/home".to_owned()).await?,
        tree,
        shelf,
        page(shop, "product detail", product).await?,
    ])
}

fn slug(page: &Page, place: &str) -> Option<String> {
    let answer: Value = serde_json::from_slice(&page.body).ok()?;
    Some(answer.pointer(place)?.as_str()?.to_owned())
}

async fn page(shop: SocketAddr, name: &'static str, path: String) -> anyhow::Result<Page> {
    let mut connection = Connection::open(shop, &path).await?;
    let answer = connection.ask().await.with_context(|| path.clone())?;
    ensure!(!answer.is_empty(), "{path} is empty");
    let body = Bytes::copy_from_slice(answer);
    Ok(Page { name, path, body })
}
