//! The collections of the caller's shop: its own categories below the marketplace's.

mod input;
mod wire;

use actix_web::{HttpResponse, delete, get, patch, post, put, web};
use auth::actor::{Seller, ShopReader};
use catalog::collection;
use serde::Deserialize;
use types::CollectionId;
use utoipa::IntoParams;
use utoipa_actix_web::scope;
use utoipa_actix_web::service_config::ServiceConfig;

use self::input::{
    CollectionChange, CollectionOrder, CollectionPictureForm, CollectionProducts, NewCollection,
};
use self::wire::{
    DeletedCollection, RestorableCollectionList, SellerCollection, SellerCollectionList,
};
use crate::caller::Caller;
use crate::form::Form;
use crate::problem::{Answer, Problem};
use crate::query::Query;
use crate::state::State;
use crate::valid::Valid;

/// Mounts and documents them.
pub fn mount(cfg: &mut ServiceConfig<'_>) {
    cfg.service(
        scope("/api/seller/categories")
            .service(list_collections)
            .service(create_collection)
            .service(order_collections)
            .service(update_collection)
            .service(delete_collection)
            .service(list_deleted_collections)
            .service(restore_collection)
            .service(set_collection_products)
            .service(set_collection_picture)
            .service(remove_collection_picture),
    );
}

/// A collection in a path.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct CollectionPath {
    /// The collection.
    #[param(value_type = i64)]
    id: CollectionId,
}

/// What becomes of the products of a collection that goes.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(rename_all = "camelCase")]
pub struct DeleteCollectionQuery {
    /// Another collection in the same subcategory for its products; without it they stay in the
    /// subcategory itself.
    #[param(value_type = Option<i64>)]
    move_to: Option<CollectionId>,
}

/// The shop's collections.
#[utoipa::path(
    operation_id = "listCollections", tag = "seller", summary = "The shop's collections",
    security(("bearer" = [])),
    responses((status = 200, description = "All of them, in the seller's order", body = SellerCollectionList)),
)]
#[get("")]
pub async fn list_collections(
    state: web::Data<State>,
    Caller(seller): Caller<ShopReader>,
) -> Answer<SellerCollectionList> {
    let list = collection::list(&state.pool, &seller).await?;
    Ok(web::Json(list.into()))
}

/// A new collection behind the others.
#[utoipa::path(
    operation_id = "createCollection", tag = "seller", summary = "Create a collection",
    description = "Beyond 200 collections: 409 `too_many_collections`.",
    security(("bearer" = [])), request_body = NewCollection,
    responses((status = 201, description = "The collection", body = SellerCollection)),
)]
#[post("")]
pub async fn create_collection(
    state: web::Data<State>,
    Caller(seller): Caller<Seller>,
    Valid(body): Valid<NewCollection>,
) -> Result<HttpResponse, Problem> {
    let new = body.try_into()?;
    let made = collection::create(&state.pool, &seller, &new).await?;
    Ok(HttpResponse::Created().json(SellerCollection::from(made)))
}

/// Puts the collections into another order.
#[utoipa::path(
    operation_id = "orderCollections", tag = "seller", summary = "Order the collections",
    security(("bearer" = [])), request_body = CollectionOrder,
    responses((status = 200, description = "All of them in this order", body = SellerCollectionList)),
)]
#[put("/order")]
pub async fn order_collections(
    state: web::Data<State>,
    Caller(seller): Caller<Seller>,
    Valid(body): Valid<CollectionOrder>,
) -> Answer<SellerCollectionList> {
    let list = collection::order(&state.pool, &seller, &body.ids).await?;
    Ok(web::Json(list.into()))
}

/// Another name, address, place or description.
#[utoipa::path(
    operation_id = "updateCollection", tag = "seller", summary = "Change a collection",
    security(("bearer" = [])), params(CollectionPath), request_body = CollectionChange,
    responses((status = 200, description = "The collection as it is now", body = SellerCollection)),
)]
#[patch("/{id}")]
pub async fn update_collection(
    state: web::Data<State>,
    Caller(seller): Caller<Seller>,
    path: web::Path<CollectionPath>,
    Valid(body): Valid<CollectionChange>,
) -> Answer<SellerCollection> {
    let change = body.try_into()?;
    let changed = collection::update(&state.pool, &seller, path.id, &change).await?;
    Ok(web::Json(changed.into()))
}

/// The collection goes, its products stay.
#[utoipa::path(
    operation_id = "deleteCollection", tag = "seller", summary = "Delete a collection",
    description = "It disappears everywhere and can be restored for a day; its address stays reserved for that day.",
    security(("bearer" = [])), params(CollectionPath, DeleteCollectionQuery),
    responses((status = 200, description = "The products that were in it", body = DeletedCollection)),
)]
#[delete("/{id}")]
pub async fn delete_collection(
    state: web::Data<State>,
    Caller(seller): Caller<Seller>,
    path: web::Path<CollectionPath>,
    query: Query<DeleteCollectionQuery>,
) -> Answer<DeletedCollection> {
    let products = collection::delete(&state.pool, &seller, path.id, query.move_to).await?;
    Ok(web::Json(products.into()))
}

/// The collections that were deleted in the last day.
#[utoipa::path(
    operation_id = "listDeletedCollections", tag = "seller", summary = "Collections that can be restored",
    security(("bearer" = [])),
    responses((status = 200, description = "All of them", body = RestorableCollectionList)),
)]
#[get("/deleted")]
pub async fn list_deleted_collections(
    state: web::Data<State>,
    Caller(seller): Caller<ShopReader>,
) -> Answer<RestorableCollectionList> {
    let list = collection::deleted(&state.pool, &seller).await?;
    Ok(web::Json(list.into()))
}

/// Brings a deleted collection back: with its id, address, place and picture, for its coupons, and with
/// those of its products that went nowhere else since.
#[utoipa::path(
    operation_id = "restoreCollection", tag = "seller", summary = "Restore a deleted collection",
    description = "Beyond 200 collections: 409 `too_many_collections`.",
    security(("bearer" = [])), params(CollectionPath),
    responses((status = 200, description = "The collection", body = SellerCollection)),
)]
#[post("/{id}/restore")]
pub async fn restore_collection(
    state: web::Data<State>,
    Caller(seller): Caller<Seller>,
    path: web::Path<CollectionPath>,
) -> Answer<SellerCollection> {
    let back = collection::restore(&state.pool, &seller, path.id).await?;
    Ok(web::Json(back.into()))
}

/// Products come into the collection or leave it.
#[utoipa::path(
    operation_id = "setCollectionProducts", tag = "seller",
    summary = "Add products to a collection, or remove them",
    description = "A product in another subcategory is refused with `category_mismatch` at its \
        index in `add`, unless `move` is true.",
    security(("bearer" = [])), params(CollectionPath), request_body = CollectionProducts,
    responses((status = 200, description = "The collection as it is now", body = SellerCollection)),
)]
#[put("/{id}/products")]
pub async fn set_collection_products(
    state: web::Data<State>,
    Caller(seller): Caller<Seller>,
    path: web::Path<CollectionPath>,
    Valid(body): Valid<CollectionProducts>,
) -> Answer<SellerCollection> {
    let changes = body.into();
    let changed = collection::change_products(&state.pool, &seller, path.id, &changes).await?;
    Ok(web::Json(changed.into()))
}

/// The picture of the collection, instead of the one it has.
#[utoipa::path(
    operation_id = "setCollectionPicture", tag = "seller", summary = "Set a collection's picture",
    security(("bearer" = [])), params(CollectionPath),
    request_body(content = CollectionPictureForm, content_type = "multipart/form-data"),
    responses((status = 200, description = "The collection with its picture", body = SellerCollection)),
)]
#[put("/{id}/picture")]
pub async fn set_collection_picture(
    state: web::Data<State>,
    Caller(seller): Caller<Seller>,
    path: web::Path<CollectionPath>,
    Form(upload): Form<CollectionPictureForm>,
) -> Answer<SellerCollection> {
    let file = upload.file.file.path();
    let changed =
        collection::set_picture(&state.pool, &state.media, &seller, path.id, file).await?;
    Ok(web::Json(changed.into()))
}

/// Takes the picture down.
#[utoipa::path(
    operation_id = "removeCollectionPicture", tag = "seller", summary = "Remove a collection's picture",
    security(("bearer" = [])), params(CollectionPath),
    responses((status = 200, description = "The collection without a picture", body = SellerCollection)),
)]
#[delete("/{id}/picture")]
pub async fn remove_collection_picture(
    state: web::Data<State>,
    Caller(seller): Caller<Seller>,
    path: web::Path<CollectionPath>,
) -> Answer<SellerCollection> {
    let changed = collection::remove_picture(&state.pool, &seller, path.id).await?;
    Ok(web::Json(changed.into()))
}
