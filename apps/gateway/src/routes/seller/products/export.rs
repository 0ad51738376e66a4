//! The shop's products as a table for spreadsheets, and one to start from.

use std::num::NonZeroU16;

use actix_web::web::Bytes;
use actix_web::{HttpResponse, get, web};
use auth::actor::ShopReader;
use catalog::import::{Column, Export, template};
use futures_util::stream;
use serde::Deserialize;
use types::PageRequest;
use utoipa::IntoParams;

use super::list::SellerProductsQuery;
use crate::caller::Caller;
use crate::csv::{self, BYTE_ORDER_MARK, Cell, CellSeparator, TableQuery};
use crate::problem::Problem;
use crate::query::Query;
use crate::state::State;

/// The file's first line.
fn head(separator: CellSeparator) -> String {
    let mut out = match separator {
        CellSeparator::Comma => String::new(),
        CellSeparator::Semicolon => BYTE_ORDER_MARK.to_owned(),
    };
    let headings = Column::ALL.map(|(column, _)| Cell::plain(column.heading()));
    csv::lines([headings.to_vec()], separator.sign(), &mut out);
    out
}

fn write(rows: Vec<Vec<String>>, separator: CellSeparator, out: &mut String) {
    let rows = rows.into_iter();
    let rows = rows.map(|row| row.into_iter().map(Cell::Text).collect());
    csv::lines(rows, separator.sign(), out);
}

/// Which part of a table.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct PartQuery {
    /// From 1; by default the whole table.
    #[param(value_type = Option<u16>, minimum = 1)]
    part: Option<NonZeroU16>,
}

/// A variant to a row, in batches.
#[utoipa::path(
    operation_id = "exportProducts", tag = "seller", summary = "The shop's products as CSV",
    description = "One row per variant, with the filters and the order of the list. Cells that \
        would be formulas start with an apostrophe. The file can be imported again unchanged, \
        including its pictures. An import takes at most 10,000 rows and 10 MB: with `part`, the \
        response is as much of the table as fits, and a part after the last one has only the \
        headings.",
    security(("bearer" = [])), params(SellerProductsQuery, PartQuery, TableQuery),
    responses((status = 200, description = "The table (RFC 4180)", body = String, content_type = "text/csv",
        example = "Handle,Title,Status,Price,Stock\r\nspeckled-mug,Speckled mug,active,19.99,25\r\n")),
)]
#[get("/export")]
pub async fn export_products(
    state: web::Data<State>,
    Caller(seller): Caller<ShopReader>,
    query: Query<SellerProductsQuery>,
    part: Query<PartQuery>,
    table: Query<TableQuery>,
) -> Result<HttpResponse, Problem> {
    let separator = table.separator.unwrap_or_default();
    let wanted = query.wanted(PageRequest::FIRST)?;
    let part = part.part.map(NonZeroU16::get).map(usize::from);
    let written = (separator.decimal(), state.config.http.site());
    let reads = state.reads.up_to_date().await;
    let export = Export::begin(&reads, &seller, (&wanted, part), written).await?;
    let begun = (export, Some(head(separator)));
    let parts = stream::try_unfold(begun, move |(mut export, head)| {
        let (state, reads, seller) = (state.clone(), reads.clone(), seller.clone());
        async move {
            let currency = &state.config.currency;
            let rows = match &head {
                Some(_) => Some(Vec::new()),
                None => export.next(&reads, &seller, currency).await?,
            };
            let part = rows.map(|rows| {
                let mut out = head.unwrap_or_default();
                write(rows, separator, &mut out);
                (Bytes::from(out), (export, None))
            });
            Ok::<_, catalog::Error>(part)
        }
    });
    Ok(csv::download("products.csv").streaming(parts))
}

/// Two products to write over.
#[utoipa::path(
    operation_id = "getProductTemplate", tag = "seller", summary = "A table to start an import from",
    security(("bearer" = [])), params(TableQuery),
    responses((status = 200, description = "The headings and two products as examples", body = String, content_type = "text/csv",
        example = "Handle,Title,Status,Price,Stock\r\nspeckled-mug,Speckled mug,active,19.99,25\r\n")),
)]
#[get("/template")]
pub async fn get_product_template(
    state: web::Data<State>,
    Caller(seller): Caller<ShopReader>,
    table: Query<TableQuery>,
) -> Result<HttpResponse, Problem> {
    let separator = table.separator.unwrap_or_default();
    let mut out = head(separator);
    let rows = template(&state.pool, &seller, separator.decimal()).await?;
    write(rows, separator, &mut out);
    Ok(csv::file("products-template.csv", out))
}
