//! The pages that shoppers request most, and checks of their responses.

use std::net::SocketAddr;

use anyhow::{Context, ensure};
use serde_json::Value;

use crate::generated_catalog::SEARCHED;
use crate::pages::Page;

/// Category pages, and products of each, that are asked for in turn.
const CATEGORIES: usize = 8;
const PRODUCTS: usize = 8;
/// Cards of a full page.
const CARDS: usize = 24;

/// The pages with their answers now.
pub async fn find(shop: SocketAddr) -> anyhow::Result<Vec<Page>> {
    let tree = vec!["/api/public/category/get_tree_category".to_owned()];
    let tree = open(shop, "category tree", tree).await?;
    let category_pages = open(shop, "category page", leaves(&tree)?).await?;
    let details = open(shop, "product detail", products(&category_pages)?).await?;
    let search = format!("/api/public/products?q={SEARCHED}&page=1&pageSize={CARDS}");
    let search = open(shop, "search", vec![search]).await?;
    let home = open(shop, "home", vec!["/api/public/home".to_owned()]).await?;
    for page in [&category_pages, &search] {
        check_cards(page)?;
    }
    let variants = |detail: &Value| detail.pointer("/variants/3").is_some();
    ensure!(
        details.json().is_some_and(|detail| variants(&detail)),
        "a product without variants"
    );
    ensure!(
        home.json()
            .is_some_and(|home| home.pointer("/shops/0").is_some()),
        "a home without shops"
    );
    Ok(vec![category_pages, details, search, tree, home])
}

/// The same questions, asked elsewhere.
pub async fn again(address: SocketAddr, page: &Page) -> anyhow::Result<Page> {
    open(
        address,
        page.name,
        page.requests
            .iter()
            .map(|request| request.path.clone())
            .collect(),
    )
    .await
}

/// Whether both say the same.
pub fn same(page: &Page, twin: &Page) -> anyhow::Result<()> {
    for (one, other) in page.requests.iter().zip(&twin.requests) {
        ensure!(
            one.body == other.body,
            "{} is answered differently",
            one.path
        );
    }
    Ok(())
}

async fn open(shop: SocketAddr, name: &'static str, paths: Vec<String>) -> anyhow::Result<Page> {
    Page::open(shop, name, paths, String::new()).await
}

/// A full page of cards, with a total and, where words were asked for, these in the titles.
fn check_cards(page: &Page) -> anyhow::Result<()> {
    for request in &page.requests {
        let answer: Value = serde_json::from_slice(&request.body)?;
        let cards = answer
            .get("items")
            .and_then(Value::as_array)
            .context("no cards")?;
        let total = answer
            .get("total")
            .and_then(Value::as_u64)
            .unwrap_or_default();
        let full = total.min(u64::try_from(CARDS)?);
        ensure!(
            total > 0 && u64::try_from(cards.len())? == full,
            "{} has too few cards",
            request.path
        );
        if request.path.contains("q=") {
            let fits =
                |card: &Value| text(card, "/title").is_some_and(|title| title.contains(SEARCHED));
            ensure!(
                cards.iter().all(fits),
                "{} found something else",
                request.path
            );
        }
    }
    Ok(())
}

fn text<'a>(value: &'a Value, place: &str) -> Option<&'a str> {
    value.pointer(place)?.as_str()
}

/// The first subcategory of each category.
fn leaves(tree: &Page) -> anyhow::Result<Vec<String>> {
    let tree = tree.json().context("the tree is no JSON")?;
    let tops = tree.as_array().context("the tree is no list")?;
    let paths = tops.iter().take(CATEGORIES).filter_map(|top| {
        let (top_slug, leaf) = (text(top, "/slug")?, text(top, "/child/0/slug")?);
        Some(format!(
            "/api/public/products?category={top_slug}%2F{leaf}&page=1&pageSize={CARDS}"
        ))
    });
    Ok(paths.collect())
}

fn products(category_pages: &Page) -> anyhow::Result<Vec<String>> {
    let mut paths = Vec::new();
    for request in &category_pages.requests {
        let answer: Value = serde_json::from_slice(&request.body)?;
        let cards = answer
            .get("items")
            .and_then(Value::as_array)
            .into_iter()
            .flatten();
        let slugs = cards.filter_map(|card| text(card, "/slug"));
        paths.extend(
            slugs
                .take(PRODUCTS)
                .map(|slug| format!("/api/public/products/{slug}")),
        );
    }
    Ok(paths)
}
