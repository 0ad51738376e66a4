//! The caller's imports of products, checked before they are applied, and undone as a whole.

pub mod wire;

use actix_multipart::form::MultipartForm;
use actix_multipart::form::tempfile::TempFile;
use actix_web::{HttpResponse, get, post, put, web};
use auth::actor::{Seller, ShopReader};
use catalog::import::{self, Column, Kind};
use serde::Deserialize;
use types::ImportId;
use utoipa::{IntoParams, ToSchema};
use utoipa_actix_web::scope;
use utoipa_actix_web::service_config::ServiceConfig;
use validator::Validate;

use self::wire::{ImportColumn, ProductImport, ProductImportItemPage, ProductImportList};
use crate::caller::Caller;
use crate::csv::{self, Cell};
use crate::form::Form;
use crate::problem::{Answer, Problem};
use crate::query::Query;
use crate::state::State;
use crate::valid::Valid;
use crate::wire::page::PageQuery;

/// Mounts and documents them.
pub fn mount(cfg: &mut ServiceConfig<'_>) {
    cfg.service(
        scope("/api/seller/products/import")
            .service(list_product_imports)
            .service(create_product_import)
            .service(get_product_import)
            .service(check_product_import)
            .service(list_product_import_items)
            .service(get_product_import_errors)
            .service(apply_product_import)
            .service(undo_product_import),
    );
}

/// An import in a path.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
#[serde(rename_all = "camelCase")]
pub struct ImportPath {
    /// The import.
    #[param(value_type = i64)]
    import_id: ImportId,
}

/// A table of products.
#[derive(Debug, MultipartForm, Validate, ToSchema)]
pub struct ProductImportForm {
    /// CSV with a row of headings, in UTF-8 or as Excel saves it, with cells separated by comma,
    /// semicolon or tab; at most 10 MB and 10,000 rows.
    #[multipart(limit = "10MiB")]
    #[schema(value_type = String, format = Binary)]
    file: TempFile,
}

/// What the columns of a file mean.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ProductImportMapping {
    /// The meaning of each column, in the file's order; `null` for a column to ignore. One must be
    /// the title or the handle.
    #[schema(example = json!(["title", "price", null]))]
    columns: Vec<Option<ImportColumn>>,
}

/// Which products of an import to list.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ImportItemsQuery {
    /// Only these; `failed` are products that could not be applied or undone, or with a picture
    /// that could not be fetched.
    #[param(inline)]
    only: Option<ImportItems>,
}

/// Which products of an import to list.
#[derive(Debug, Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum ImportItems {
    Create,
    Change,
    Skip,
    Error,
    Failed,
}

impl From<ImportItems> for import::Filter {
    fn from(only: ImportItems) -> Self {
        match only {
            ImportItems::Create => Self::Create,
            ImportItems::Change => Self::Change,
            ImportItems::Skip => Self::Skip,
            ImportItems::Error => Self::Error,
            ImportItems::Failed => Self::Failed,
        }
    }
}

/// The latest imports.
#[utoipa::path(
    operation_id = "listProductImports", tag = "seller", summary = "The shop's latest imports",
    security(("bearer" = [])),
    responses((status = 200, description = "At most 10, the latest first", body = ProductImportList)),
)]
#[get("")]
pub async fn list_product_imports(
    state: web::Data<State>,
    Caller(seller): Caller<ShopReader>,
) -> Answer<ProductImportList> {
    let list = import::list(&state.pool, &seller, Kind::File).await?;
    Ok(web::Json(list.into()))
}

/// A file comes in; nothing is done with it yet.
#[utoipa::path(
    operation_id = "createProductImport", tag = "seller", summary = "Upload a table of products",
    description = "Returns the columns with their detected meaning. `PUT …/columns` sets their \
        meaning and checks every product, `POST …/apply` applies the import, `POST …/undo` reverts \
        it. Rows with the same handle, or without one, with the same title, are variants of one \
        product; an existing product is found by its handle, which is its `slug` unless an import \
        created it with another handle. Fields that are not in the file stay as they are. Pictures \
        are given by their URLs, separated by spaces, line breaks or commas; their alternative \
        texts are in the same order in a separate column, separated by `|`, and each variant may \
        name the picture that shows it.",
    security(("bearer" = [])),
    request_body(content = ProductImportForm, content_type = "multipart/form-data"),
    responses((status = 201, description = "The import", body = ProductImport)),
)]
#[post("")]
pub async fn create_product_import(
    state: web::Data<State>,
    Caller(seller): Caller<Seller>,
    Form(upload): Form<ProductImportForm>,
) -> Result<HttpResponse, Problem> {
    let content = tokio::fs::read(upload.file.file.path());
    let content = content.await.map_err(|error| Problem::busy(&error))?;
    let name = upload.file.file_name.unwrap_or_default();
    let name = name.chars().filter(|c| !c.is_control()).take(200).collect();
    let import = import::create(&state.pool, &seller, &import::New { name, content }).await?;
    Ok(HttpResponse::Created().json(ProductImport::from(import)))
}

/// One of the caller's imports, to be asked again while it is on its way.
#[utoipa::path(
    operation_id = "getProductImport", tag = "seller", summary = "One of the shop's imports",
    security(("bearer" = [])), params(ImportPath),
    responses((status = 200, description = "Its status and progress", body = ProductImport)),
)]
#[get("/{importId}")]
pub async fn get_product_import(
    state: web::Data<State>,
    Caller(seller): Caller<ShopReader>,
    path: web::Path<ImportPath>,
) -> Answer<ProductImport> {
    let import = import::find(&state.pool, &seller, Kind::File, path.import_id).await?;
    Ok(web::Json(import.into()))
}

/// What the columns mean: every product is compared with what there is.
#[utoipa::path(
    operation_id = "checkProductImport", tag = "seller", summary = "Set the meaning of the columns and check",
    description = "The check runs in the background: poll until `status` is `checked`. The meaning \
        can be changed until the import is applied; after that 409 `import_moved`.",
    security(("bearer" = [])), params(ImportPath), request_body = ProductImportMapping,
    responses((status = 200, description = "The import, being checked", body = ProductImport)),
)]
#[put("/{importId}/columns")]
pub async fn check_product_import(
    state: web::Data<State>,
    Caller(seller): Caller<Seller>,
    path: web::Path<ImportPath>,
    Valid(body): Valid<ProductImportMapping>,
) -> Answer<ProductImport> {
    let means = body
        .columns
        .into_iter()
        .map(|column| column.map(Column::from));
    let means: Vec<Option<Column>> = means.collect();
    let import = import::check(&state.pool, &seller, path.import_id, &means).await?;
    Ok(web::Json(import.into()))
}

/// What is to be done with each product, and what became of that.
#[utoipa::path(
    operation_id = "listProductImportItems", tag = "seller", summary = "The products of an import",
    security(("bearer" = [])), params(ImportPath, ImportItemsQuery, PageQuery),
    responses((status = 200, description = "One page, in the file's order", body = ProductImportItemPage)),
)]
#[get("/{importId}/items")]
pub async fn list_product_import_items(
    state: web::Data<State>,
    Caller(seller): Caller<ShopReader>,
    path: web::Path<ImportPath>,
    query: Query<ImportItemsQuery>,
    page: Query<PageQuery>,
) -> Answer<ProductImportItemPage> {
    let only = query.only.map(import::Filter::from);
    let (pool, page) = (&state.pool, page.parse()?);
    let of = (Kind::File, path.import_id);
    let items = import::items(pool, &seller, of, only, page).await?;
    Ok(web::Json(items.into()))
}

/// The rows to mend.
#[utoipa::path(
    operation_id = "getProductImportErrors", tag = "seller", summary = "The rows with errors as CSV",
    description = "The rows as they are in the file, after two additional columns `Row` and \
        `Problem`, which an import ignores.",
    security(("bearer" = [])), params(ImportPath),
    responses((status = 200, description = "The table (RFC 4180)", body = String, content_type = "text/csv",
        example = "Row,Problem,Title,Price\r\n2,Enter a price such as 19.99,Speckled mug,cheap\r\n")),
)]
#[get("/{importId}/errors")]
pub async fn get_product_import_errors(
    state: web::Data<State>,
    Caller(seller): Caller<ShopReader>,
    path: web::Path<ImportPath>,
) -> Result<HttpResponse, Problem> {
    let faulty = import::faulty(&state.pool, &seller, path.import_id).await?;
    let head = ["Row", "Problem"].map(Cell::plain).into_iter();
    let head = head.chain(faulty.head.into_iter().map(Cell::Text));
    let mut out = csv::BYTE_ORDER_MARK.to_owned();
    let rows = faulty.rows.into_iter().map(|row| {
        let told = row.faults.into_iter().map(|fault| match fault.address {
            Some(address) => format!("{}: {address}", fault.message),
            None => fault.message,
        });
        let told: Vec<String> = told.collect();
        let first = [Cell::plain(row.number), Cell::Text(told.join(". "))];
        first
            .into_iter()
            .chain(row.cells.into_iter().map(Cell::Text))
            .collect()
    });
    csv::lines(
        std::iter::once(head.collect()).chain(rows),
        faulty.separator,
        &mut out,
    );
    Ok(csv::file("products-errors.csv", out))
}

/// What the check promised is done.
#[utoipa::path(
    operation_id = "applyProductImport", tag = "seller", summary = "Apply an import",
    description = "Products with errors, and those that were changed since the check, are left \
        out. Pictures are fetched last, by http or https from the public internet only, at most 10 \
        MB and 15 seconds each; a picture that cannot be fetched is reported in its product's \
        `faults`. It runs in the background: poll until `status` is `applied`. 409 \
        `import_at_work` while another import of the shop is running.",
    security(("bearer" = [])), params(ImportPath),
    responses((status = 200, description = "The import, being applied", body = ProductImport)),
)]
#[post("/{importId}/apply")]
pub async fn apply_product_import(
    state: web::Data<State>,
    Caller(seller): Caller<Seller>,
    path: web::Path<ImportPath>,
) -> Answer<ProductImport> {
    let import = import::apply(&state.pool, &seller, Kind::File, path.import_id).await?;
    Ok(web::Json(import.into()))
}

/// All that an import did is taken back.
#[utoipa::path(
    operation_id = "undoProductImport", tag = "seller", summary = "Undo an import",
    description = "Products that it created are deleted, or archived if they were sold; others are \
        restored, but sales in the meantime still count. Products that were changed since are left \
        alone. It runs in the background: poll until `status` is `undone`. An import is deleted \
        after 90 days.",
    security(("bearer" = [])), params(ImportPath),
    responses((status = 200, description = "The import, being undone", body = ProductImport)),
)]
#[post("/{importId}/undo")]
pub async fn undo_product_import(
    state: web::Data<State>,
    Caller(seller): Caller<Seller>,
    path: web::Path<ImportPath>,
) -> Answer<ProductImport> {
    let import = import::undo(&state.pool, &seller, Kind::File, path.import_id).await?;
    Ok(web::Json(import.into()))
}
