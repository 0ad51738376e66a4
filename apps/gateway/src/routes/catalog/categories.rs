//! The category tree and the pages of its three levels.

use actix_web::{get, web};
use catalog::category;
use search::CategoryPath;
use serde::{Deserialize, Serialize};
use types::Slug;
use utoipa::{IntoParams, ToSchema};

use super::cacheable::{Answer, Cacheable};
use super::wire::{NameSlug, Tile};
use crate::cache::{Tag, Tags};
use crate::markdown::{self, Frame};
use crate::problem::Problem;
use crate::state::State;

/// A category with its subcategories.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Category {
    id: i64,
    #[schema(example = "Kitchen")]
    pub name: String,
    /// In German, if known.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "Küche")]
    pub name_de: Option<String>,
    #[schema(example = "kitchen")]
    pub slug: String,
    /// Whether it is in the main navigation.
    is_show_suggest: bool,
    tile: Tile,
    #[schema(required = true)]
    picture: Option<String>,
    child: Vec<CategoryRef>,
}

/// A subcategory or collection in a list.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CategoryRef {
    id: i64,
    #[schema(example = "Mugs")]
    pub name: String,
    /// In German, if known.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "Becher")]
    pub name_de: Option<String>,
    #[schema(example = "mugs")]
    pub slug: String,
}

/// A category, subcategory or collection, as its page shows it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CategoryView {
    id: i64,
    pub name: String,
    /// In German, if known.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "Becher")]
    pub name_de: Option<String>,
    slug: String,
    pub tile: Tile,
    /// From the category down to this one.
    pub path: Vec<NameSlug>,
    /// The subcategories of a category, or the collections of a subcategory.
    pub children: Vec<CategoryRef>,
    pub product_count: i64,
    /// What a shop says about its collection; null for the marketplace's own categories.
    #[schema(required = true)]
    collection: Option<OfCollection>,
}

/// A shop's description of one of its collections.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OfCollection {
    /// Markdown rendered as safe HTML; headings from level 3. May be empty.
    #[schema(example = "<p>Fired with salt.</p>")]
    description_html: String,
    #[schema(required = true)]
    picture: Option<String>,
    /// The shop.
    shop: NameSlug,
}

/// A category in a path.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct TopPath {
    /// The category.
    #[param(example = "kitchen")]
    slug: String,
}

/// A subcategory in a path.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct SubPath {
    /// The category.
    #[param(example = "kitchen")]
    slug: String,
    /// The subcategory.
    #[param(example = "mugs")]
    sub: String,
}

/// A collection in a path.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct CollectionPath {
    /// The category.
    #[param(example = "kitchen")]
    slug: String,
    /// The subcategory.
    #[param(example = "mugs")]
    sub: String,
    /// A shop's collection below that.
    #[param(example = "salt-glaze")]
    collection: String,
}

/// The whole tree.
#[utoipa::path(
    operation_id = "getCategoryTree", tag = "catalog",
    summary = "All categories with their subcategories",
    responses((status = 200, description = "The tree, in the operator's order", body = [Category])),
)]
#[get("/api/public/category/get_tree_category")]
pub async fn get_category_tree(state: web::Data<State>) -> Answer<Vec<Category>> {
    tree(&state).await
}

/// The whole tree.
pub async fn tree(state: &State) -> Answer<Vec<Category>> {
    let mut conn = state.pool.get().await?;
    let tree = category::tree(&mut conn).await?;
    let tree = tree.into_iter().map(Category::from).collect();
    Ok(Cacheable::new(tree, Tags::of([Tag::Categories])))
}

/// Subcategories worth a hint.
#[utoipa::path(
    operation_id = "getChildCategorySuggest", tag = "catalog",
    summary = "Suggested subcategories",
    responses((status = 200, description = "Subcategories that are flagged, or whose category is", body = [CategoryRef])),
)]
#[get("/api/public/category/get-all-child-category-suggest")]
pub async fn get_child_category_suggest(state: web::Data<State>) -> Answer<Vec<CategoryRef>> {
    let mut conn = state.pool.get().await?;
    let children = category::suggested_children(&mut conn).await?;
    let children = children.into_iter().map(CategoryRef::from).collect();
    Ok(Cacheable::new(children, Tags::of([Tag::Categories])))
}

/// A category's page.
#[utoipa::path(
    operation_id = "getCategory", tag = "catalog", summary = "A category",
    description = "Earlier addresses also work; `path` is the present one.", params(TopPath),
    responses((status = 200, description = "The category with its subcategories", body = CategoryView)),
)]
#[get("/api/public/categories/{slug}")]
pub async fn get_category(
    state: web::Data<State>,
    path: web::Path<TopPath>,
) -> Answer<CategoryView> {
    view(&state, &path.slug, None, None).await
}

/// A subcategory's page.
#[utoipa::path(
    operation_id = "getSubCategory", tag = "catalog", summary = "A subcategory",
    description = "Earlier addresses also work; `path` is the present one.", params(SubPath),
    responses((status = 200, description = "The subcategory with its collections", body = CategoryView)),
)]
#[get("/api/public/categories/{slug}/{sub}")]
pub async fn get_sub_category(
    state: web::Data<State>,
    path: web::Path<SubPath>,
) -> Answer<CategoryView> {
    let sub = Some(path.sub.as_str());
    view(&state, &path.slug, sub, None).await
}

/// A collection's page.
#[utoipa::path(
    operation_id = "getCollection", tag = "catalog", summary = "A shop's collection",
    params(CollectionPath),
    responses((status = 200, description = "The collection", body = CategoryView)),
)]
#[get("/api/public/categories/{slug}/{sub}/{collection}")]
pub async fn get_collection(
    state: web::Data<State>,
    path: web::Path<CollectionPath>,
) -> Answer<CategoryView> {
    let (sub, collection) = (Some(path.sub.as_str()), Some(path.collection.as_str()));
    view(&state, &path.slug, sub, collection).await
}

/// A category, one of its subcategories, or a collection of that; what is no slug names nothing.
pub async fn view(
    state: &State,
    category: &str,
    sub: Option<&str>,
    collection: Option<&str>,
) -> Answer<CategoryView> {
    let slug = |raw: &str| Slug::parse(raw).map_err(|_| Problem::not_found());
    let path = CategoryPath {
        category: slug(category)?,
        sub: sub.map(slug).transpose()?,
        collection: collection.map(slug).transpose()?,
    };
    let mut conn = state.pool.get().await?;
    let view = category::find(&mut conn, &state.listings, &path).await?;
    Ok(Cacheable::new(view.into(), Tags::of([Tag::Listings])))
}

impl From<category::Category> for Category {
    fn from(category: category::Category) -> Self {
        Self {
            id: category.id.get(),
            name: category.name,
            name_de: category.name_de,
            slug: category.slug,
            is_show_suggest: category.is_show_suggest,
            tile: category.tile.into(),
            picture: category.picture,
            child: category
                .children
                .into_iter()
                .map(CategoryRef::from)
                .collect(),
        }
    }
}

impl From<category::Child> for CategoryRef {
    fn from(child: category::Child) -> Self {
        Self {
            id: child.id,
            name: child.name,
            name_de: child.name_de,
            slug: child.slug,
        }
    }
}

impl From<category::View> for CategoryView {
    fn from(view: category::View) -> Self {
        Self {
            id: view.id,
            name: view.name,
            name_de: view.name_de,
            slug: view.slug,
            tile: view.tile.into(),
            path: view.path.into_iter().map(NameSlug::from).collect(),
            children: view.children.into_iter().map(CategoryRef::from).collect(),
            product_count: view.product_count,
            collection: view.collection.map(|of| OfCollection {
                description_html: markdown::html(&of.description, Frame::Section),
                picture: of.picture,
                shop: of.shop.into(),
            }),
        }
    }
}
