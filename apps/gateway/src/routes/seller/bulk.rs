//! Bulk changes of the caller's products, checked before they are applied, and undone as a whole.
//! What they share with imports is in the domain.

mod input;
pub mod wire;

use actix_web::web::JsonConfig;
use actix_web::{HttpResponse, get, post, web};
use auth::actor::{Seller, ShopReader};
use catalog::import::{self, Kind};
use serde::Deserialize;
use types::ImportId;
use utoipa::IntoParams;
use utoipa_actix_web::scope;
use utoipa_actix_web::service_config::ServiceConfig;

use self::input::NewProductBulk;
use self::wire::{ProductBulk, ProductBulkItemPage, ProductBulkList};
use super::imports::ImportItems;
use crate::caller::Caller;
use crate::problem::{Answer, Problem, payloads};
use crate::query::Query;
use crate::state::State;
use crate::valid::Valid;
use crate::wire::page::PageQuery;

/// Most bytes of a change: ten thousand ids, and the refusal of more.
const BODY_LIMIT: usize = 256 * 1024;

/// Mounts and documents them.
pub fn mount(cfg: &mut ServiceConfig<'_>) {
    let body = JsonConfig::default()
        .limit(BODY_LIMIT)
        .error_handler(payloads::json);
    cfg.service(
        scope("/api/seller/products/bulk")
            .app_data(body)
            .service(list_product_bulks)
            .service(create_product_bulk)
            .service(get_product_bulk)
            .service(list_product_bulk_items)
            .service(apply_product_bulk)
            .service(undo_product_bulk),
    );
}

/// A change of many products in a path.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
#[serde(rename_all = "camelCase")]
pub struct BulkPath {
    /// The bulk change.
    #[param(value_type = i64)]
    bulk_id: ImportId,
}

/// Which products of a change.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct BulkItemsQuery {
    /// Only these; `failed` are products that could not be changed or undone.
    #[param(inline)]
    only: Option<ImportItems>,
}

/// The latest changes.
#[utoipa::path(
    operation_id = "listProductBulks", tag = "seller", summary = "The shop's latest bulk changes",
    security(("bearer" = [])),
    responses((status = 200, description = "At most 10, the latest first", body = ProductBulkList)),
)]
#[get("")]
pub async fn list_product_bulks(
    state: web::Data<State>,
    Caller(seller): Caller<ShopReader>,
) -> Answer<ProductBulkList> {
    let list = import::list(&state.pool, &seller, Kind::Rule).await?;
    Ok(web::Json(list.into()))
}

/// What a change would make of the chosen products; nothing is done yet.
#[utoipa::path(
    operation_id = "createProductBulk", tag = "seller", summary = "Prepare a bulk change",
    description = "Changes nothing yet: the result is worked out in the background. Poll until \
        `status` is `checked` and read `…/items`; then `POST …/apply` applies exactly that, and \
        `POST …/undo` reverts it. Select the products by `productIds` or by a `filter`; 10,000 at \
        most.",
    security(("bearer" = [])), request_body = NewProductBulk,
    responses((status = 201, description = "The bulk change, being checked", body = ProductBulk)),
)]
#[post("")]
pub async fn create_product_bulk(
    state: web::Data<State>,
    Caller(seller): Caller<Seller>,
    Valid(body): Valid<NewProductBulk>,
) -> Result<HttpResponse, Problem> {
    let rule = body.change.rule().map_err(|(_, invalid)| invalid)?;
    let chosen = body.chosen()?;
    let bulk = import::create_bulk(&state.pool, &seller, &chosen, &rule).await?;
    Ok(HttpResponse::Created().json(ProductBulk::from(bulk)))
}

/// One of the caller's changes, to be asked again while it is on its way.
#[utoipa::path(
    operation_id = "getProductBulk", tag = "seller", summary = "One of the shop's bulk changes",
    security(("bearer" = [])), params(BulkPath),
    responses((status = 200, description = "Its status and progress", body = ProductBulk)),
)]
#[get("/{bulkId}")]
pub async fn get_product_bulk(
    state: web::Data<State>,
    Caller(seller): Caller<ShopReader>,
    path: web::Path<BulkPath>,
) -> Answer<ProductBulk> {
    let bulk = import::find(&state.pool, &seller, Kind::Rule, path.bulk_id).await?;
    Ok(web::Json(bulk.into()))
}

/// What changes of each product, and what became of that.
#[utoipa::path(
    operation_id = "listProductBulkItems", tag = "seller", summary = "The products of a bulk change",
    security(("bearer" = [])), params(BulkPath, BulkItemsQuery, PageQuery),
    responses((status = 200, description = "One page, in the order in which they were selected", body = ProductBulkItemPage)),
)]
#[get("/{bulkId}/items")]
pub async fn list_product_bulk_items(
    state: web::Data<State>,
    Caller(seller): Caller<ShopReader>,
    path: web::Path<BulkPath>,
    query: Query<BulkItemsQuery>,
    page: Query<PageQuery>,
) -> Answer<ProductBulkItemPage> {
    let only = query.only.map(import::Filter::from);
    let of = (Kind::Rule, path.bulk_id);
    let items = import::items(&state.pool, &seller, of, only, page.parse()?).await?;
    Ok(web::Json(items.into()))
}

/// What was shown is done.
#[utoipa::path(
    operation_id = "applyProductBulk", tag = "seller", summary = "Apply a bulk change",
    description = "Applies exactly what `…/items` shows: a product that was changed in the \
        meantime, or whose stock has moved, is left out and reported (`only=failed`). It runs in \
        the background: poll until `status` is `applied`. 409 `import_at_work` while another bulk \
        change or an import is running in the shop. Repeating the call has no effect.",
    security(("bearer" = [])), params(BulkPath),
    responses((status = 200, description = "The bulk change, being applied", body = ProductBulk)),
)]
#[post("/{bulkId}/apply")]
pub async fn apply_product_bulk(
    state: web::Data<State>,
    Caller(seller): Caller<Seller>,
    path: web::Path<BulkPath>,
) -> Answer<ProductBulk> {
    let bulk = import::apply(&state.pool, &seller, Kind::Rule, path.bulk_id).await?;
    Ok(web::Json(bulk.into()))
}

/// All that a change did is taken back.
#[utoipa::path(
    operation_id = "undoProductBulk", tag = "seller", summary = "Undo a bulk change",
    description = "Restores the products, but sales in the meantime still count. Products that \
        were changed since are left alone and reported. It runs in the background: poll until \
        `status` is `undone`. A bulk change is deleted after 7 days.",
    security(("bearer" = [])), params(BulkPath),
    responses((status = 200, description = "The bulk change, being undone", body = ProductBulk)),
)]
#[post("/{bulkId}/undo")]
pub async fn undo_product_bulk(
    state: web::Data<State>,
    Caller(seller): Caller<Seller>,
    path: web::Path<BulkPath>,
) -> Answer<ProductBulk> {
    let bulk = import::undo(&state.pool, &seller, Kind::Rule, path.bulk_id).await?;
    Ok(web::Json(bulk.into()))
}
