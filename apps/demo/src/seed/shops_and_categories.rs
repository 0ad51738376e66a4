//! The category tree, the shops and their collections.

use std::collections::BTreeMap;

use anyhow::Context;
use chrono::{DateTime, Duration, Utc};
use serde_json::{Value, json};

use super::catalog::{Catalog, Shop};
use super::market::PlanInput;
use super::people::Accounts;
use super::pictures::Pictures;
use super::products::Products;
use super::rows::Rows;
use super::suggested_attributes;

/// The slug of the demo seller's shop, which comes first.
pub const FIRST_SHOP: &str = "clay-and-co";

/// Subcategories by slug.
pub type Tree = BTreeMap<String, Leaf>;

/// A subcategory.
#[derive(Clone)]
pub struct Leaf {
    /// Its id.
    pub id: i64,
    /// `category/sub-category`.
    pub path: String,
    /// The hue of its category.
    pub tile: String,
}

/// An open shop.
pub struct OpenShop {
    /// Its id.
    pub id: i64,
    /// Its part of the URL.
    pub slug: String,
    /// What it is called.
    pub name: String,
    /// Who owns it.
    pub owner: i64,
    /// Since when.
    pub opened_at: DateTime<Utc>,
    /// Collections by slug.
    pub collections: BTreeMap<String, i64>,
    row: Value,
}

/// Writes the category tree.
pub fn add_categories(
    rows: &mut Rows,
    catalog: &Catalog,
    pictures: &Pictures,
) -> anyhow::Result<Tree> {
    let mut tree = Tree::new();
    for (position, category) in catalog.categories.iter().enumerate() {
        let picture = pictures.url(&category.picture)?;
        let parent = rows.add(
            "categories",
            json!({ "parent_id": null, "name": category.name, "name_de": category.name_de, "slug": category.slug,
                "position": position, "is_show_suggest": category.suggest,
                "tile": category.tile, "picture": picture, "attributes": [] }),
        );
        for (position, child) in category.children.iter().enumerate() {
            let id = rows.add(
                "categories",
                json!({ "parent_id": parent, "name": child.name, "name_de": child.name_de, "slug": child.slug,
                    "position": position, "is_show_suggest": child.suggest,
                    "tile": category.tile, "picture": null,
                    "attributes": suggested_attributes::suggested(catalog, &child.slug) }),
            );
            let path = format!("{}/{}", category.slug, child.slug);
            let tile = category.tile.clone();
            tree.insert(child.slug.clone(), Leaf { id, path, tile });
        }
    }
    Ok(tree)
}

/// Opens the shops, each for its owner. Their rows are written by [`rate_shops`], when it is
/// known what their buyers think.
pub fn open_shops(
    rows: &mut Rows,
    catalog: &Catalog,
    pictures: &Pictures,
    input: &PlanInput,
    accounts: &Accounts,
    tree: &Tree,
) -> anyhow::Result<Vec<OpenShop>> {
    let mut shops = Vec::new();
    for (number, (shop, owner)) in catalog.shops.iter().zip(&accounts.owners).enumerate() {
        let id = i64::try_from(number)? + 1;
        let opened_at = input.now - Duration::days(shop.opened_days_ago);
        shops.push(OpenShop {
            id,
            slug: shop.slug.clone(),
            name: shop.name.clone(),
            owner: *owner,
            opened_at,
            collections: collect(rows, tree, shop, id)?,
            row: row(shop, pictures, *owner, opened_at)?,
        });
        rows.add_plain("user_roles", json!({
            "user_id": owner, "role": "ROLE_SHOP_MANAGER", "shop_id": id, "granted_at": opened_at,
        }));
        rows.add(
            "seller_registrations",
            json!({
                "user_id": owner, "shop_id": id, "created_at": opened_at,
            }),
        );
    }
    Ok(shops)
}

fn row(
    shop: &Shop,
    pictures: &Pictures,
    owner: i64,
    opened_at: DateTime<Utc>,
) -> anyhow::Result<Value> {
    Ok(json!({
        "owner_id": owner, "name": shop.name, "slug": shop.slug,
        "description": shop.description, "tile": shop.tile,
        "shipping_policy": shop.shipping_policy, "return_policy": shop.return_policy,
        "logo": pictures.url(&format!("logo-{}", shop.slug))?,
        "banner": pictures.url(&format!("banner-{}", shop.slug))?,
        "status": "approved", "created_at": opened_at, "updated_at": opened_at,
        "applied_at": opened_at,
    }))
}

fn collect(
    rows: &mut Rows,
    tree: &Tree,
    shop: &Shop,
    shop_id: i64,
) -> anyhow::Result<BTreeMap<String, i64>> {
    let mut collections = BTreeMap::new();
    for (position, (name, slug, path)) in shop.collections.iter().enumerate() {
        let leaf = tree.values().find(|leaf| leaf.path == *path);
        let leaf = leaf.with_context(|| format!("collection {slug} lies in no category"))?;
        let id = rows.add(
            "collections",
            json!({
                "shop_id": shop_id, "category_id": leaf.id, "name": name, "slug": slug,
                "position": position,
            }),
        );
        collections.insert(slug.clone(), id);
    }
    Ok(collections)
}

/// Writes the shops with what their buyers think of them.
pub fn rate_shops(rows: &mut Rows, shops: Vec<OpenShop>, products: &Products) {
    for shop in shops {
        let items = products.items.iter().filter(|item| item.shop.id == shop.id);
        let (sum, count) = items.fold((0, 0), |(sum, count), item| {
            (sum + item.rating_sum, count + item.review_count)
        });
        let mut row = shop.row;
        if let Some(columns) = row.as_object_mut() {
            columns.insert("rating_sum".to_owned(), sum.into());
            columns.insert("review_count".to_owned(), count.into());
        }
        rows.add("shops", row);
    }
}
