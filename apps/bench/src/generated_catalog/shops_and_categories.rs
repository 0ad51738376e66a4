//! The categories of the products, which are the demo's, and shops with owners.

use std::fmt::Write;

use anyhow::Context;
use serde_json::Value;

use super::words::SHOPS;

/// The demo's tree.
const TREE: &str = include_str!("../../../demo/catalog/categories.json");
/// Ids of subcategories begin above this.
const LEAVES_FROM: u64 = 100;
const TILES: [&str; 6] = ["sand", "mint", "sky", "rose", "lilac", "butter"];

/// Rows of categories, and how many subcategories there are.
pub fn categories() -> anyhow::Result<(String, u64)> {
    let tree: Vec<Value> = serde_json::from_str(TREE).context("the demo's categories")?;
    let (mut rows, mut leaves) = (String::new(), 0);
    for (position, top) in (1_u64..).zip(&tree) {
        row(&mut rows, position, None, position, top);
        let children = top["children"].as_array().into_iter().flatten();
        for (place, leaf) in (1..).zip(children) {
            row(&mut rows, leaf_id(leaves), Some(position), place, leaf);
            leaves += 1;
        }
    }
    Ok((rows, leaves))
}

/// Columns of [`categories`].
pub const CATEGORY_COLUMNS: &str =
    "categories (id, parent_id, position, name, slug, tile, is_show_suggest)";

fn row(rows: &mut String, id: u64, parent: Option<u64>, position: u64, node: &Value) {
    let text = |name: &str| node[name].as_str().unwrap_or_default();
    let parent = parent.map_or_else(|| "\\N".to_owned(), |parent| parent.to_string());
    let tile = node["tile"].as_str().unwrap_or("sand");
    let suggested = node["suggest"].as_bool().unwrap_or_default();
    let (name, slug) = (text("name"), text("slug"));
    let _ = writeln!(
        rows,
        "{id}\t{parent}\t{position}\t{name}\t{slug}\t{tile}\t{suggested}"
    );
}

/// The id of a subcategory by its number.
pub fn leaf_id(leaf: u64) -> u64 {
    LEAVES_FROM + leaf
}

/// How many shops a market of so many products has.
pub fn shop_count(products: u64) -> u64 {
    (products / 200).clamp(20, 2000)
}

/// Columns of [`owners`].
pub const OWNER_COLUMNS: &str = "users (id, email, username, password_hash)";

/// People who own the shops; nobody can sign in as one of them.
pub fn owners(count: u64) -> String {
    let mut rows = String::new();
    for id in 1..=count {
        let _ = writeln!(rows, "{id}\towner-{id}@example.com\tOwner {id}\t-");
    }
    rows
}

/// Columns of [`shops`].
pub const SHOP_COLUMNS: &str =
    "shops (id, owner_id, name, slug, description, tile, status, rating_sum, review_count)";

/// Open shops.
pub fn shops(count: u64) -> String {
    let [firsts, lasts] = SHOPS;
    let names = lasts
        .iter()
        .flat_map(|last| firsts.iter().map(move |first| [first, last]));
    let names: Vec<_> = names.collect();
    let mut rows = String::new();
    for (id, ([first, last], tile)) in
        (1..=count).zip(names.iter().cycle().zip(TILES.iter().cycle()))
    {
        let (slug, reviews) = (format!("{first}-{last}-{id}").to_lowercase(), id % 700);
        let _ = writeln!(
            rows,
            "{id}\t{id}\t{first} {last} {id}\t{slug}\tThings from {first} {last}.\t{tile}\tapproved\t{}\t{reviews}",
            reviews * 4
        );
    }
    rows
}
