//! The category tree, managed by operators.

use actix_multipart::form::MultipartForm;
use actix_multipart::form::tempfile::TempFile;
use actix_web::{HttpResponse, delete, get, post, put, web};
use auth::actor::Operator;
use catalog::category;
use catalog::category::admin::{CategoryInput, Managed};
use serde::{Deserialize, Serialize};
use types::{CategoryId, Invalid, Name, Slug};
use utoipa::{IntoParams, ToSchema};
use utoipa_actix_web::scope;
use utoipa_actix_web::service_config::ServiceConfig;
use validator::{Validate, ValidationError};

use super::category_attributes::{get_category_attributes, set_category_attributes};
use super::wire::Tile;
use crate::caller::Caller;
use crate::form::Form;
use crate::problem::{Answer, Problem};
use crate::query::Query;
use crate::state::State;
use crate::valid::{Valid, optional, rule, text};

/// Mounts and documents them.
pub fn mount(cfg: &mut ServiceConfig<'_>) {
    cfg.service(
        scope("/api/admin/categories")
            .service(list_categories)
            .service(create_category)
            .service(order_categories)
            .service(update_category)
            .service(delete_category)
            .service(set_category_picture)
            .service(remove_category_picture)
            .service(get_category_attributes)
            .service(set_category_attributes),
    );
}

/// A category in a path.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct CategoryPath {
    /// The category's id.
    #[param(value_type = i64)]
    pub id: CategoryId,
}

/// A category or subcategory with what it contains.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ManagedCategory {
    id: i64,
    /// The parent category; null for the first level.
    #[schema(required = true)]
    parent_id: Option<i64>,
    #[schema(example = "Mugs")]
    name: String,
    /// In German; if null, the other name is shown.
    #[schema(required = true, example = "Becher")]
    name_de: Option<String>,
    #[schema(example = "mugs")]
    slug: String,
    /// Its slugs from the top.
    #[schema(example = "kitchen/mugs")]
    path: String,
    tile: Tile,
    #[schema(required = true)]
    picture: Option<String>,
    /// Whether it is in the main navigation.
    is_show_suggest: bool,
    /// Increases with each change; a change must send the version that was read.
    version: i64,
    /// Products directly in it, including archived ones.
    product_count: i64,
    /// How many of them are active.
    active_product_count: i64,
    /// Shops' collections in it.
    collection_count: i64,
}

/// The tree.
#[derive(Debug, Serialize, ToSchema)]
pub struct ManagedCategoryList {
    /// In order, each category before its subcategories.
    items: Vec<ManagedCategory>,
}

/// Where the content of a deleted category went.
#[derive(Debug, Serialize, ToSchema)]
pub struct DeletedCategory {
    /// Number of subcategories that moved.
    categories: usize,
    /// Number of collections that moved, including deleted ones that can be restored.
    collections: usize,
    /// Number of products that moved.
    products: usize,
    /// Number of marketplace coupons, not ended, that were changed to the other category.
    coupons: i64,
    /// Number of home page shelves that were changed to the other category.
    shelves: i64,
}

fn address(raw: &str) -> Result<(), ValidationError> {
    rule(Slug::parse(raw))
}

/// A category to create.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NewCategory {
    #[validate(custom(function = text::<Name<60>>))]
    #[schema(example = "Mugs", max_length = 60)]
    name: String,
    /// In German.
    #[validate(custom(function = optional::<Name<60>>))]
    #[schema(example = "Becher", max_length = 60)]
    name_de: Option<String>,
    /// Its slug, unique among its siblings; by default derived from the name.
    #[validate(custom(function = address))]
    #[schema(max_length = 120)]
    slug: Option<String>,
    /// The parent category; omit for the first level.
    parent_id: Option<i64>,
    /// Whether it is in the main navigation.
    #[serde(default)]
    is_show_suggest: bool,
    /// The color of its tile; by default derived from the name.
    tile: Option<Tile>,
}

/// A category to save.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CategoryChange {
    /// The version that was read; if it has changed, 409 `category_changed`.
    version: i64,
    #[validate(custom(function = text::<Name<60>>))]
    #[schema(example = "Mugs", max_length = 60)]
    name: String,
    /// In German; by default the other name is shown.
    #[validate(custom(function = optional::<Name<60>>))]
    #[schema(example = "Becher", max_length = 60)]
    name_de: Option<String>,
    /// Its slug, unique among its siblings. The previous one keeps working.
    #[validate(custom(function = address))]
    #[schema(max_length = 120)]
    slug: String,
    /// The parent category; omit for the first level. Its content moves along.
    parent_id: Option<i64>,
    /// Whether it is in the main navigation.
    is_show_suggest: bool,
    /// The color of its tile.
    tile: Tile,
}

/// The children of one parent, in a new order.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CategoryOrder {
    /// The parent category; omit for the first level.
    parent_id: Option<i64>,
    /// All its children.
    #[schema(value_type = Vec<i64>, example = json!([2, 1]))]
    ids: Vec<CategoryId>,
}

/// A picture of a category.
#[derive(Debug, MultipartForm, Validate, ToSchema)]
pub struct CategoryPictureForm {
    /// JPEG, PNG or WebP, at most 10 MB, 40 megapixels and 16,384 pixels along a side.
    #[multipart(limit = "11MiB")]
    #[schema(value_type = String, format = Binary)]
    pub file: TempFile,
}

/// Which category goes, and where what stands in it goes.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(rename_all = "camelCase")]
pub struct DeleteCategoryQuery {
    /// The version that was read.
    #[param(required = true)]
    version: Option<i64>,
    /// Where the content goes: another category for subcategories, another subcategory for
    /// products. Required unless the category is empty; its addresses redirect there.
    #[param(value_type = Option<i64>)]
    move_to: Option<CategoryId>,
}

/// The whole tree.
#[utoipa::path(
    operation_id = "listCategories", tag = "catalog", summary = "All categories with what they contain",
    security(("bearer" = [])),
    responses((status = 200, description = "The tree", body = ManagedCategoryList)),
)]
#[get("")]
pub async fn list_categories(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
) -> Answer<ManagedCategoryList> {
    let tree = category::admin::list(&state.pool, &operator).await?;
    Ok(web::Json(tree.into()))
}

/// A new category behind the others of its place.
#[utoipa::path(
    operation_id = "createCategory", tag = "catalog", summary = "Create a category or subcategory",
    description = "The tree has two levels: a subcategory cannot have subcategories (`too_deep`), \
        nor can a category that contains products (`holds_goods`). Beyond 500 categories: 409 \
        `too_many_categories`.",
    security(("bearer" = [])), request_body = NewCategory,
    responses((status = 201, description = "The category", body = ManagedCategory)),
)]
#[post("")]
pub async fn create_category(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    Valid(body): Valid<NewCategory>,
) -> Result<HttpResponse, Problem> {
    let made = category::create(&state.pool, &operator, &body.try_into()?).await?;
    Ok(HttpResponse::Created().json(ManagedCategory::from(made)))
}

/// Puts what stands in one place of the tree into another order.
#[utoipa::path(
    operation_id = "orderCategories", tag = "catalog", summary = "Sort the categories of one parent",
    security(("bearer" = [])), request_body = CategoryOrder,
    responses((status = 200, description = "The tree in this order", body = ManagedCategoryList)),
)]
#[put("/order")]
pub async fn order_categories(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    Valid(body): Valid<CategoryOrder>,
) -> Answer<ManagedCategoryList> {
    let parent = body.parent_id.map(CategoryId::new);
    let tree = category::order(&state.pool, &operator, parent, &body.ids).await?;
    Ok(web::Json(tree.into()))
}

/// Other words, another address, another place: what is in it moves along.
#[utoipa::path(
    operation_id = "updateCategory", tag = "catalog", summary = "Change or move a category",
    description = "Earlier addresses keep working: pages redirect with 301, and the API finds the \
        category by them. A category cannot be moved into itself (`cycle`) or to a third level \
        (`too_deep`).",
    security(("bearer" = [])), params(CategoryPath), request_body = CategoryChange,
    responses(
        (status = 200, description = "The category as it is now", body = ManagedCategory),
        (status = 409, description = "Somebody else changed it (`category_changed`, with the present `version`)", body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[put("/{id}")]
pub async fn update_category(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    path: web::Path<CategoryPath>,
    Valid(body): Valid<CategoryChange>,
) -> Answer<ManagedCategory> {
    let version = body.version;
    let wanted = body.try_into()?;
    let changed = category::update(&state.pool, &operator, path.id, version, &wanted).await?;
    Ok(web::Json(changed.into()))
}

/// The category goes; what stands in it stays.
#[utoipa::path(
    operation_id = "deleteCategory", tag = "catalog", summary = "Delete a category",
    description = "A category that is not empty is refused with `not_empty` unless `moveTo` says \
        where its content goes. Its address then redirects there, and the addresses below it to \
        where their content is now; marketplace coupons and home page shelves that refer to it are \
        changed to the other category. Without `moveTo`, such a reference prevents the deletion.",
    security(("bearer" = [])), params(CategoryPath, DeleteCategoryQuery),
    responses(
        (status = 200, description = "What moved", body = DeletedCategory),
        (status = 409, description = "Somebody else changed it (`category_changed`, with the \
            present `version`), or coupons or home pages refer to it and `moveTo` is missing \
            (`category_named`; `detail` says how many)", body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[delete("/{id}")]
pub async fn delete_category(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    path: web::Path<CategoryPath>,
    query: Query<DeleteCategoryQuery>,
) -> Answer<DeletedCategory> {
    let missing = || Invalid::new("required", "Send the version of the category to delete");
    let version = query
        .version
        .ok_or_else(|| Problem::invalid("/version", missing()))?;
    let moved =
        cart::category::delete(&state.pool, &operator, path.id, version, query.move_to).await?;
    Ok(web::Json(DeletedCategory {
        categories: moved.categories,
        collections: moved.collections,
        products: moved.products,
        coupons: moved.coupons,
        shelves: moved.shelves,
    }))
}

/// The picture of the category, instead of the one it has.
#[utoipa::path(
    operation_id = "setCategoryPicture", tag = "catalog", summary = "Set a category's picture",
    security(("bearer" = [])), params(CategoryPath),
    request_body(content = CategoryPictureForm, content_type = "multipart/form-data"),
    responses((status = 200, description = "The category with its picture", body = ManagedCategory)),
)]
#[put("/{id}/picture")]
pub async fn set_category_picture(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    path: web::Path<CategoryPath>,
    Form(upload): Form<CategoryPictureForm>,
) -> Answer<ManagedCategory> {
    let file = upload.file.file.path();
    let changed =
        category::set_picture(&state.pool, &state.media, &operator, path.id, file).await?;
    Ok(web::Json(changed.into()))
}

/// Takes the picture down.
#[utoipa::path(
    operation_id = "removeCategoryPicture", tag = "catalog", summary = "Remove a category's picture",
    security(("bearer" = [])), params(CategoryPath),
    responses((status = 200, description = "The category without a picture", body = ManagedCategory)),
)]
#[delete("/{id}/picture")]
pub async fn remove_category_picture(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    path: web::Path<CategoryPath>,
) -> Answer<ManagedCategory> {
    let changed = category::remove_picture(&state.pool, &operator, path.id).await?;
    Ok(web::Json(changed.into()))
}

impl From<Managed> for ManagedCategory {
    fn from(category: Managed) -> Self {
        Self {
            id: category.id.get(),
            parent_id: category.parent.map(CategoryId::get),
            name: category.name,
            name_de: category.name_de,
            slug: category.slug,
            path: category.path,
            tile: category.tile.into(),
            picture: category.picture,
            is_show_suggest: category.is_show_suggest,
            version: category.version,
            product_count: category.product_count,
            active_product_count: category.active_product_count,
            collection_count: category.collection_count,
        }
    }
}

impl From<Vec<Managed>> for ManagedCategoryList {
    fn from(tree: Vec<Managed>) -> Self {
        Self {
            items: tree.into_iter().map(ManagedCategory::from).collect(),
        }
    }
}

impl TryFrom<NewCategory> for CategoryInput {
    type Error = Invalid;

    fn try_from(new: NewCategory) -> Result<Self, Invalid> {
        let of_name = || catalog::Tile::of(&new.name);
        Ok(Self {
            tile: new.tile.map_or_else(of_name, catalog::Tile::from),
            name: Name::parse(&new.name)?,
            name_de: Name::parse_optional(new.name_de.as_deref())?,
            slug: new.slug.as_deref().map(Slug::parse).transpose()?,
            parent: new.parent_id.map(CategoryId::new),
            is_show_suggest: new.is_show_suggest,
        })
    }
}

impl TryFrom<CategoryChange> for CategoryInput {
    type Error = Invalid;

    fn try_from(change: CategoryChange) -> Result<Self, Invalid> {
        Ok(Self {
            name: Name::parse(&change.name)?,
            name_de: Name::parse_optional(change.name_de.as_deref())?,
            slug: Some(Slug::parse(&change.slug)?),
            parent: change.parent_id.map(CategoryId::new),
            is_show_suggest: change.is_show_suggest,
            tile: change.tile.into(),
        })
    }
}
