//! The shop's products as a table for spreadsheets, and one to start from.

use actix_web::web::Bytes;
use actix_web::{HttpResponse, get, web};
use auth::actor::Seller;
use catalog::import::{Column, Export, template};
use futures_util::stream;
use serde::Deserialize;
use types::PageRequest;
use utoipa::{IntoParams, ToSchema};

use super::list::SellerProductsQuery;
use crate::caller::Caller;
use crate::csv::{self, Cell};
use crate::problem::Problem;
use crate::query::Query;
use crate::state::State;

/// By this Excel knows that the letters are UTF-8.
const BYTE_ORDER_MARK: &str = "\u{feff}";

/// How the table is written.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct TableQuery {
    /// What parts the cells: `comma` without it. With `semicolon`, as Excel wants it where the
    /// comma is a decimal sign, it is one in the file, too, which begins with a byte order mark.
    #[param(inline)]
    separator: Option<CellSeparator>,
}

/// What parts the cells of a table.
#[derive(Debug, Clone, Copy, Default, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum CellSeparator {
    #[default]
    Comma,
    Semicolon,
}

impl CellSeparator {
    const fn sign(self) -> char {
        match self {
            Self::Comma => ',',
            Self::Semicolon => ';',
        }
    }

    /// What stands before decimals.
    const fn decimal(self) -> char {
        match self {
            Self::Comma => '.',
            Self::Semicolon => ',',
        }
    }

    /// The file's first line.
    fn head(self) -> String {
        let mut out = match self {
            Self::Comma => String::new(),
            Self::Semicolon => BYTE_ORDER_MARK.to_owned(),
        };
        let headings = Column::ALL.map(|(column, _)| Cell::plain(column.heading()));
        csv::lines([headings.to_vec()], self.sign(), &mut out);
        out
    }
}

fn write(rows: Vec<Vec<String>>, separator: CellSeparator, out: &mut String) {
    let rows = rows.into_iter();
    let rows = rows.map(|row| row.into_iter().map(Cell::Text).collect());
    csv::lines(rows, separator.sign(), out);
}

/// A variant to a row, in batches.
#[utoipa::path(
    operation_id = "exportProducts", tag = "seller", summary = "The shop's products as CSV",
    description = "A variant to a row, with the filters and the order of the list. What would be \
        a formula has an apostrophe before it. An import takes the file back without a change; \
        pictures and specifications are not in it.",
    security(("bearer" = [])), params(SellerProductsQuery, TableQuery),
    responses((status = 200, description = "The table (RFC 4180)", body = String, content_type = "text/csv")),
)]
#[get("/export")]
pub async fn export_products(
    state: web::Data<State>,
    Caller(seller): Caller<Seller>,
    query: Query<SellerProductsQuery>,
    table: Query<TableQuery>,
) -> Result<HttpResponse, Problem> {
    let separator = table.separator.unwrap_or_default();
    let wanted = query.wanted(PageRequest::FIRST)?;
    let export = Export::begin(&state.pool, &seller, &wanted, separator.decimal()).await?;
    let begun = (export, Some(separator.head()));
    let parts = stream::try_unfold(begun, move |(mut export, head)| {
        let (state, seller) = (state.clone(), seller.clone());
        async move {
            let currency = &state.config.market.currency;
            let rows = match &head {
                Some(_) => Some(Vec::new()),
                None => export.next(&state.pool, &seller, currency).await?,
            };
            let part = rows.map(|rows| {
                let mut out = head.unwrap_or_default();
                write(rows, separator, &mut out);
                (Bytes::from(out), (export, None))
            });
            Ok::<_, catalog::Error>(part)
        }
    });
    Ok(csv::saved("products.csv").streaming(parts))
}

/// Two products to write over.
#[utoipa::path(
    operation_id = "getProductTemplate", tag = "seller", summary = "A table to start an import from",
    security(("bearer" = [])), params(TableQuery),
    responses((status = 200, description = "The headings and two products as examples", body = String, content_type = "text/csv")),
)]
#[get("/template")]
pub async fn get_product_template(
    state: web::Data<State>,
    Caller(seller): Caller<Seller>,
    table: Query<TableQuery>,
) -> Result<HttpResponse, Problem> {
    let separator = table.separator.unwrap_or_default();
    let mut out = separator.head();
    let rows = template(&state.pool, &seller, separator.decimal()).await?;
    write(rows, separator, &mut out);
    Ok(csv::file("products-template.csv", out))
}
