//! Tables of products that the caller brings, checked before anything is done and taken back as a
//! whole.

pub mod wire;

use actix_multipart::form::MultipartForm;
use actix_multipart::form::tempfile::TempFile;
use actix_web::{HttpResponse, get, post, put, web};
use auth::actor::{Seller, Sight};
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
    /// CSV with a row of headings, in UTF-8 or as Excel saves it, the cells parted by comma,
    /// semicolon or tab; at most 10 MB and 10,000 rows.
    #[multipart(limit = "10MiB")]
    #[schema(value_type = String, format = Binary)]
    file: TempFile,
}

/// What the columns of a file mean.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ProductImportMapping {
    /// Of each column, in the file's order, what it means; `null` for one that is left out. One
    /// must be the title or the handle.
    #[schema(example = json!(["title", "price", null]))]
    columns: Vec<Option<ImportColumn>>,
}

/// Which products of an import.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ImportItemsQuery {
    /// Only these; `failed` are those that could not be applied, or not be undone, or of which a
    /// picture did not come.
    #[param(inline)]
    only: Option<ImportItems>,
}

/// Which products of an import.
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
    responses((status = 200, description = "At most 10, the last one first", body = ProductImportList)),
)]
#[get("")]
pub async fn list_product_imports(
    state: web::Data<State>,
    Caller(seller): Caller<Sight>,
) -> Answer<ProductImportList> {
    let list = import::list(&state.pool, &seller, Kind::File).await?;
    Ok(web::Json(list.into()))
}

/// A file comes in; nothing is done with it yet.
#[utoipa::path(
    operation_id = "createProductImport", tag = "seller", summary = "Bring products as a table",
    description = "Tells the columns and what they seem to mean. `PUT …/columns` says what they \
        mean and has every product checked, `POST …/apply` does it, `POST …/undo` takes it back. \
        Rows of the same handle, or without one of the same title, are the variants of one \
        product; one that the shop has is known by its handle, which is its `slug` unless an \
        import made it under another one. What the file does not speak of stays. Pictures are \
        named by their addresses, several parted by spaces, line breaks or commas; what they show \
        stands in the same order in a column of its own, parted by `|`, and each variant may name the \
        picture that shows it.",
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
    responses((status = 200, description = "Where it is, and how far", body = ProductImport)),
)]
#[get("/{importId}")]
pub async fn get_product_import(
    state: web::Data<State>,
    Caller(seller): Caller<Sight>,
    path: web::Path<ImportPath>,
) -> Answer<ProductImport> {
    let import = import::find(&state.pool, &seller, Kind::File, path.import_id).await?;
    Ok(web::Json(import.into()))
}

/// What the columns mean: every product is compared with what there is.
#[utoipa::path(
    operation_id = "checkProductImport", tag = "seller", summary = "Say what the columns mean, and check",
    description = "The check is done in the background: ask until `status` is `checked`. It may \
        be said anew until the import is applied; else 409 `import_moved`.",
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
    Caller(seller): Caller<Sight>,
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
    description = "As they stand in the file, behind two columns `Row` and `Problem`, which an \
        import leaves out.",
    security(("bearer" = [])), params(ImportPath),
    responses((status = 200, description = "The table (RFC 4180)", body = String, content_type = "text/csv",
        example = "Row,Problem,Title,Price\r\n2,Enter a price such as 19.99,Speckled mug,cheap\r\n")),
)]
#[get("/{importId}/errors")]
pub async fn get_product_import_errors(
    state: web::Data<State>,
    Caller(seller): Caller<Sight>,
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
    description = "Products with errors are left out, and those that were changed since the check. \
        Pictures are fetched last, by http or https from the public network alone, at most 10 MB and \
        15 seconds each; one that does not come is told among its product's faults. It is done in the background: ask until `status` is `applied`. 409 `import_at_work` while \
        another import of the shop is.",
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
    description = "Products that it made are deleted, or archived if they were sold; others are as \
        they were, but what was sold stays sold. What was changed since is left. It is done in the \
        background: ask until `status` is `undone`. After 90 days an import is forgotten.",
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
