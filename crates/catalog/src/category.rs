//! The marketplace's category tree: categories, their subcategories, and below these the shops' own
//! collections.

pub mod admin;
mod attribute;
mod change;
mod delete;
mod picture;

use diesel::prelude::*;
use diesel::sql_types::{BigInt, Bool, Nullable, Text};
use diesel_async::{AsyncPgConnection, RunQueryDsl};
use search::CategoryPath;
use serde::Deserialize;
use types::{CategoryId, Slug};

use crate::listing::{self, Listings};
use crate::product::NameSlug;
use crate::{Error, Tile, json};

pub(crate) use attribute::suggested;
pub use attribute::{Suggested, SuggestedValue, attributes, set_attributes};
pub use change::{create, order, update};
pub use delete::{EmptiedCategory, Moved, empty};
pub use picture::{remove_picture, set_picture};

/// A category with its subcategories.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Category {
    /// Its id.
    pub id: CategoryId,
    /// What it is called.
    pub name: String,
    /// What it is called in German, where that is known.
    pub name_de: Option<String>,
    /// Its part of the URL.
    pub slug: String,
    /// Whether it is in the main navigation.
    pub is_show_suggest: bool,
    /// Its hue.
    pub tile: Tile,
    /// Its picture.
    pub picture: Option<String>,
    /// Its subcategories.
    pub children: Vec<Child>,
}

/// A subcategory or collection in a list.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct Child {
    /// Its id, of a subcategory or of a collection.
    pub id: i64,
    /// What it is called.
    pub name: String,
    /// What it is called in German, where that is known.
    #[serde(default)]
    pub name_de: Option<String>,
    /// Its part of the URL.
    pub slug: String,
}

/// A category, subcategory or collection, as its page shows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct View {
    /// Its id, of a category or of a collection.
    pub id: i64,
    /// What it is called.
    pub name: String,
    /// What it is called in German, where that is known.
    pub name_de: Option<String>,
    /// Its part of the URL.
    pub slug: String,
    /// Its hue.
    pub tile: Tile,
    /// From the category down to this one.
    pub path: Vec<NameSlug>,
    /// The subcategories of a category, or the collections of a subcategory.
    pub children: Vec<Child>,
    /// How many products on sale stand below it.
    pub product_count: i64,
    /// What only a collection has.
    pub collection: Option<OfCollection>,
}

/// A shop's description of one of its collections.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct OfCollection {
    /// In Markdown; may be empty.
    pub description: String,
    /// Its picture.
    pub picture: Option<String>,
    /// The shop.
    pub shop: NameSlug,
}

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = BigInt)]
    id: CategoryId,
    #[diesel(sql_type = Text)]
    name: String,
    #[diesel(sql_type = Nullable<Text>)]
    name_de: Option<String>,
    #[diesel(sql_type = Text)]
    slug: String,
    #[diesel(sql_type = Bool)]
    is_show_suggest: bool,
    #[diesel(sql_type = Text)]
    tile: Tile,
    #[diesel(sql_type = Nullable<Text>)]
    picture: Option<String>,
    #[diesel(sql_type = Text)]
    children: String,
}

/// The whole tree, in the operator's order.
pub async fn tree(conn: &mut AsyncPgConnection) -> Result<Vec<Category>, Error> {
    let rows: Vec<Row> = db::prepared(diesel::sql_query(
        "select c.id, c.name, c.name_de, c.slug, c.is_show_suggest, c.tile, c.picture, coalesce(( \
             select json_agg(json_build_object( \
                     'id', k.id, 'name', k.name, 'name_de', k.name_de, 'slug', k.slug) \
                 order by k.position, k.id) \
             from categories k where k.parent_id = c.id), '[]')::text as children \
         from categories c where c.parent_id is null order by c.position, c.id",
    ))
    .load(conn)
    .await?;
    rows.into_iter()
        .map(|row| {
            Ok(Category {
                id: row.id,
                name: row.name,
                name_de: row.name_de,
                slug: row.slug,
                is_show_suggest: row.is_show_suggest,
                tile: row.tile,
                picture: row.picture,
                children: json::read(&row.children)?,
            })
        })
        .collect()
}

#[derive(QueryableByName)]
struct ChildRow {
    #[diesel(sql_type = BigInt)]
    id: i64,
    #[diesel(sql_type = Text)]
    name: String,
    #[diesel(sql_type = Nullable<Text>)]
    name_de: Option<String>,
    #[diesel(sql_type = Text)]
    slug: String,
}

/// All subcategories to suggest: those flagged, and those of a flagged category.
pub async fn suggested_children(conn: &mut AsyncPgConnection) -> Result<Vec<Child>, Error> {
    let rows: Vec<ChildRow> = diesel::sql_query(
        "select k.id, k.name, k.name_de, k.slug from categories k join categories c on c.id = k.parent_id \
         where k.is_show_suggest or c.is_show_suggest \
         order by c.position, c.id, k.position, k.id",
    )
    .load(conn)
    .await?;
    let child = |row: ChildRow| Child {
        id: row.id,
        name: row.name,
        name_de: row.name_de,
        slug: row.slug,
    };
    Ok(rows.into_iter().map(child).collect())
}

#[derive(QueryableByName)]
struct ViewRow {
    #[diesel(sql_type = BigInt)]
    id: i64,
    #[diesel(sql_type = Text)]
    tile: Tile,
    #[diesel(sql_type = Text)]
    path: String,
    #[diesel(sql_type = Text)]
    children: String,
    #[diesel(sql_type = Nullable<Text>)]
    collection: Option<String>,
}

/// The category, subcategory or collection that a path names, or named before; `path` says which it is
/// now.
pub async fn find(
    conn: &mut AsyncPgConnection,
    listings: &Listings,
    path: &CategoryPath,
) -> Result<View, Error> {
    let statement = match &path.collection {
        None => include_str!("category/level.sql"),
        Some(_) => include_str!("category/collection.sql"),
    };
    let query = diesel::sql_query(statement)
        .bind::<Text, _>(path.category.as_str())
        .bind::<Nullable<Text>, _>(path.sub.as_ref().map(Slug::as_str))
        .bind::<Nullable<Text>, _>(path.collection.as_ref().map(Slug::as_str));
    let row: ViewRow = db::prepared(query)
        .get_result(conn)
        .await
        .optional()?
        .ok_or(Error::NotFound)?;
    let steps: Vec<NameSlug> = json::read(&row.path)?;
    let this = steps.last().cloned().ok_or(Error::NotFound)?;
    Ok(View {
        id: row.id,
        name: this.name,
        name_de: this.name_de,
        slug: this.slug,
        tile: row.tile,
        children: json::read(&row.children)?,
        product_count: listing::count(listings, path_of(&steps)?).await?,
        collection: row.collection.as_deref().map(json::read).transpose()?,
        path: steps,
    })
}

fn path_of(steps: &[NameSlug]) -> Result<CategoryPath, Error> {
    let slugs: Vec<&str> = steps.iter().map(|step| step.slug.as_str()).collect();
    CategoryPath::parse(&slugs.join("/")).map_err(|_| Error::NotFound)
}
