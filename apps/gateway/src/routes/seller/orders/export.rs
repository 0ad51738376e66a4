//! The shop's orders as a table for spreadsheets and bookkeeping.

use actix_web::web::Bytes;
use actix_web::{HttpResponse, get, web};
use auth::actor::ShopReader;
use futures_util::stream;
use orders::seller_order::{Export, Sold};

use super::SellerOrdersQuery;
use crate::caller::Caller;
use crate::csv::{self, BYTE_ORDER_MARK, Cell, CellSeparator, TableQuery};
use crate::problem::Problem;
use crate::query::Query;
use crate::state::State;
use crate::wire::page::PageQuery;

const HEAD: [&str; 24] = [
    "Order number",
    "Date",
    "Status",
    "Product",
    "Options",
    "SKU",
    "Quantity",
    "Cancelled",
    "Returned",
    "Unit price",
    "Discount",
    "Total",
    "Currency",
    "Buyer",
    "Ship to",
    "Company",
    "Street",
    "Street 2",
    "City",
    "State",
    "Postal code",
    "Country",
    "Phone",
    "Tracking",
];

/// A line to a row, in batches.
#[utoipa::path(
    operation_id = "exportSellerOrders", tag = "seller", summary = "The shop's orders as CSV",
    description = "A row for each line that was sold, with the filters of the list, the latest \
        orders first. Dates are in the shop's time zone, amounts are in the currency's main unit, \
        the status is that of the shop order. Cells that would be formulas start with an \
        apostrophe, and the file begins with a byte order mark. There is no limit: orders are read \
        500 at a time.",
    security(("bearer" = [])), params(SellerOrdersQuery, TableQuery),
    responses((status = 200, description = "The table (RFC 4180)", body = String, content_type = "text/csv",
        example = "Order number,Date,Status,Product,Options,SKU,Quantity,Cancelled,Returned,Unit price,Discount,Total,Currency,Buyer,Ship to,Company,Street,Street 2,City,State,Postal code,Country,Phone,Tracking\r\nHS-7K3M9-QXD2A,2026-11-20,confirmed,Speckled mug,,MUG-SPECKLED,1,0,0,19.99,0.00,19.99,USD,Ada Lovelace,Ada Lovelace,,12 Market Hall Lane,,Portland,OR,97209,US,+15035550100,\r\n")),
)]
#[get("/api/seller/orders/export")]
pub async fn export_seller_orders(
    state: web::Data<State>,
    Caller(seller): Caller<ShopReader>,
    query: Query<SellerOrdersQuery>,
    table: Query<TableQuery>,
) -> Result<HttpResponse, Problem> {
    let separator = table.separator.unwrap_or_default();
    let search = query.search(&PageQuery::default())?;
    let reads = state.reads.up_to_date().await;
    let export = Export::begin(&reads, &seller, &search).await?;
    let begun = (export, Some(head(separator)));
    let parts = stream::try_unfold(begun, move |(mut export, head)| {
        let (reads, seller) = (reads.clone(), seller.clone());
        async move {
            if let Some(head) = head {
                return Ok(Some((Bytes::from(head), (export, None))));
            }
            let lines = export.next(&reads, &seller).await?;
            let part = lines.map(|lines| {
                let mut out = String::new();
                let rows = lines.into_iter().map(|line| row(line, separator));
                csv::lines(rows, separator.sign(), &mut out);
                (Bytes::from(out), (export, None))
            });
            Ok::<_, orders::Error>(part)
        }
    });
    Ok(csv::download("orders.csv").streaming(parts))
}

fn head(separator: CellSeparator) -> String {
    let mut out = BYTE_ORDER_MARK.to_owned();
    let head = HEAD.map(Cell::plain).to_vec();
    csv::lines([head], separator.sign(), &mut out);
    out
}

fn row(line: Sold, separator: CellSeparator) -> Vec<Cell> {
    let money = |amount| separator.amount(amount, &line.currency);
    let options = line.options.iter();
    let options: Vec<String> = options
        .map(|choice| format!("{}: {}", choice.name, choice.value))
        .collect();
    let to = &line.address;
    vec![
        Cell::plain(&line.number),
        Cell::plain(&line.placed),
        Cell::plain(line.status.as_str()),
        Cell::text(Some(&line.title)),
        Cell::Text(options.join(", ")),
        Cell::text(line.sku.as_deref()),
        Cell::plain(line.quantity),
        Cell::plain(line.cancelled),
        Cell::plain(line.returned),
        money(line.price),
        money(line.discount),
        money(line.total),
        Cell::plain(line.currency.as_str()),
        Cell::text(Some(&line.buyer)),
        Cell::Text(to.full_name()),
        Cell::text(to.company_name.as_deref()),
        Cell::text(Some(&to.address_line1)),
        Cell::text(to.address_line2.as_deref()),
        Cell::text(Some(&to.city)),
        Cell::text(to.state.as_deref()),
        Cell::text(to.postal_code.as_deref()),
        Cell::text(Some(&to.country)),
        Cell::text(Some(&to.phone_number)),
        Cell::text(Some(&line.tracking)),
    ]
}
