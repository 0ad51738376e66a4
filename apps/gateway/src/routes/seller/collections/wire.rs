//! A collection as JSON.

use catalog::collection;
use chrono::{DateTime, Utc};
use serde::Serialize;
use utoipa::ToSchema;

use crate::routes::catalog::wire::NameSlug;

/// One of the shop's own categories, below a subcategory of the marketplace.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SellerCollection {
    id: i64,
    #[schema(example = "Bar glass")]
    name: String,
    #[schema(example = "bar-glass")]
    slug: String,
    /// Markdown; may be empty.
    description: String,
    #[schema(required = true)]
    picture: Option<String>,
    /// Its position among the shop's collections, from 0.
    position: i32,
    /// Its subcategory.
    parent: CollectionParent,
    /// From the category down to the collection.
    path: Vec<NameSlug>,
    /// The number of products in it, without archived ones.
    product_count: i64,
    /// How many of them are active.
    active_product_count: i64,
}

/// The subcategory of a collection.
#[derive(Debug, Serialize, ToSchema)]
pub struct CollectionParent {
    id: i64,
    #[schema(example = "Glassware")]
    name: String,
    #[schema(example = "glassware")]
    slug: String,
}

/// All collections of the shop.
#[derive(Debug, Serialize, ToSchema)]
pub struct SellerCollectionList {
    /// In the seller's order.
    items: Vec<SellerCollection>,
}

/// The content of a deleted collection.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DeletedCollection {
    /// The products, all of which still exist.
    #[schema(example = json!([11, 12]))]
    product_ids: Vec<i64>,
}

/// The collections that can be restored.
#[derive(Debug, Serialize, ToSchema)]
pub struct RestorableCollectionList {
    /// The latest deleted first.
    items: Vec<RestorableCollection>,
}

/// A deleted collection that can be restored.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RestorableCollection {
    id: i64,
    #[schema(example = "Bar glass")]
    name: String,
    /// The name of its subcategory.
    #[schema(example = "Glassware")]
    category: String,
    /// How many products would return to it, without archived ones.
    product_count: i64,
    deleted_at: DateTime<Utc>,
    /// Until when it can be restored.
    kept_until: DateTime<Utc>,
}

impl From<Vec<collection::Deleted>> for RestorableCollectionList {
    fn from(list: Vec<collection::Deleted>) -> Self {
        let restorable = |deleted: collection::Deleted| RestorableCollection {
            id: deleted.id.get(),
            name: deleted.name,
            category: deleted.parent,
            product_count: deleted.product_count,
            deleted_at: deleted.deleted_at,
            kept_until: deleted.kept_until,
        };
        Self {
            items: list.into_iter().map(restorable).collect(),
        }
    }
}

impl From<Vec<collection::Collection>> for SellerCollectionList {
    fn from(list: Vec<collection::Collection>) -> Self {
        Self {
            items: list.into_iter().map(SellerCollection::from).collect(),
        }
    }
}

impl From<Vec<types::ProductId>> for DeletedCollection {
    fn from(products: Vec<types::ProductId>) -> Self {
        Self {
            product_ids: products.into_iter().map(types::ProductId::get).collect(),
        }
    }
}

impl From<collection::Collection> for SellerCollection {
    fn from(found: collection::Collection) -> Self {
        Self {
            id: found.id.get(),
            name: found.name,
            slug: found.slug,
            description: found.description,
            picture: found.picture,
            position: found.position,
            parent: CollectionParent {
                id: found.parent.id,
                name: found.parent.name,
                slug: found.parent.slug,
            },
            path: found.path.into_iter().map(NameSlug::from).collect(),
            product_count: found.product_count,
            active_product_count: found.active_product_count,
        }
    }
}
