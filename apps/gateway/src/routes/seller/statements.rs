//! The monthly statements of the caller's shop, to read, to print and as CSV.

use actix_web::{HttpResponse, get, web};
use auth::actor::ShopReader;
use chrono::{DateTime, Months, NaiveDate, Utc};
use orders::statement;
use serde::{Deserialize, Serialize};
use types::{Currency, Invalid};
use utoipa::{IntoParams, ToSchema};

use super::balance::LedgerEntry;
use crate::caller::Caller;
use crate::csv::{self, BYTE_ORDER_MARK, Cell, CellSeparator, TableQuery};
use crate::problem::{Answer, Problem};
use crate::query::{Query, day};
use crate::state::State;

/// A month of the shop's account.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct StatementMonth {
    #[schema(example = "2026-11")]
    month: String,
    /// The balance at the beginning of the month.
    opening: i64,
    /// How many entries it has.
    entries: i64,
    /// The balance at the end of the month, or now.
    closing: i64,
}

/// The months in which anything was booked, the latest first.
#[derive(Debug, Serialize, ToSchema)]
pub struct StatementMonths {
    months: Vec<StatementMonth>,
}

/// The months of which there is a statement, in UTC.
#[utoipa::path(
    operation_id = "listSellerStatements", tag = "seller", summary = "The months with a statement",
    security(("bearer" = [])),
    responses((status = 200, description = "The latest first", body = StatementMonths)),
)]
#[get("/api/seller/statements")]
pub async fn list_seller_statements(
    state: web::Data<State>,
    Caller(seller): Caller<ShopReader>,
) -> Answer<StatementMonths> {
    let months = statement::months(&state.reads.up_to_date().await, &seller).await?;
    let month = |month: statement::Month| StatementMonth {
        month: month.month,
        opening: month.opening.minor(),
        entries: month.entries,
        closing: month.closing.minor(),
    };
    Ok(web::Json(StatementMonths {
        months: months.into_iter().map(month).collect(),
    }))
}

/// A statement's path.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct StatementPath {
    /// The month, such as `2026-11`.
    #[param(example = "2026-11")]
    pub month: String,
}

/// The sum of the entries of one kind.
#[derive(Debug, Serialize, ToSchema)]
pub struct StatementTotal {
    #[schema(example = "capture")]
    kind: String,
    /// The number of entries.
    entries: i64,
    amount: i64,
}

/// A month of the shop's account: `opening` and the totals add up to `closing`.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Statement {
    #[schema(example = "2026-11")]
    month: String,
    #[schema(example = "USD")]
    currency: String,
    /// The balance at the beginning of the month.
    opening: i64,
    /// The entries, in order.
    lines: Vec<LedgerEntry>,
    /// A sum for each kind of entry.
    totals: Vec<StatementTotal>,
    /// The balance at the end of the month, or now.
    closing: i64,
}

impl Statement {
    fn new(statement: statement::Statement, currency: &Currency) -> Self {
        let total = |total: statement::Total| StatementTotal {
            kind: total.kind.to_owned(),
            entries: total.entries,
            amount: total.amount.minor(),
        };
        Self {
            month: statement.month,
            currency: currency.as_str().to_owned(),
            opening: statement.opening.minor(),
            lines: statement.lines.into_iter().map(LedgerEntry::from).collect(),
            totals: statement.totals.into_iter().map(total).collect(),
            closing: statement.closing.minor(),
        }
    }
}

/// Everything of one month, in UTC.
#[utoipa::path(
    operation_id = "getSellerStatement", tag = "seller", summary = "The statement of a month",
    security(("bearer" = [])), params(StatementPath),
    responses((status = 200, description = "The month; empty if nothing was booked", body = Statement)),
)]
#[get("/api/seller/statements/{month}")]
pub async fn get_seller_statement(
    state: web::Data<State>,
    Caller(seller): Caller<ShopReader>,
    path: web::Path<StatementPath>,
) -> Answer<Statement> {
    let reads = state.reads.up_to_date().await;
    let statement = statement::of_month(&reads, &seller, month(&path.month)?).await?;
    let currency = &state.config.currency;
    Ok(web::Json(Statement::new(statement, currency)))
}

/// The same for a spreadsheet.
#[utoipa::path(
    operation_id = "exportSellerStatement", tag = "seller", summary = "The statement of a month as CSV",
    description = "One row per entry, between the opening and the closing balance. Amounts are in \
        the currency's main unit. Cells that would be formulas start with an apostrophe, and the \
        file begins with a byte order mark.",
    security(("bearer" = [])), params(StatementPath, TableQuery),
    responses((status = 200, description = "The month (RFC 4180)", body = String, content_type = "text/csv",
        example = "date,kind,order,payout,reason,total,commission,amount,balance,currency\r\n2026-11-20,capture,HS-7K3M9-QXD2A,,,19.99,1.60,18.39,250.00,USD\r\n")),
)]
#[get("/api/seller/statements/{month}/csv")]
pub async fn export_seller_statement(
    state: web::Data<State>,
    Caller(seller): Caller<ShopReader>,
    path: web::Path<StatementPath>,
    table: Query<TableQuery>,
) -> Result<HttpResponse, Problem> {
    let separator = table.separator.unwrap_or_default();
    let reads = state.reads.up_to_date().await;
    let statement = statement::of_month(&reads, &seller, month(&path.month)?).await?;
    let name = format!("statement-{}.csv", statement.month);
    let rows = rows(&statement, &state.config.currency, separator);
    let head = HEAD.map(Cell::plain).to_vec();
    let mut out = BYTE_ORDER_MARK.to_owned();
    csv::lines(
        std::iter::once(head).chain(rows),
        separator.sign(),
        &mut out,
    );
    Ok(csv::file(&name, out))
}

const HEAD: [&str; 10] = [
    "date",
    "kind",
    "order",
    "payout",
    "reason",
    "total",
    "commission",
    "amount",
    "balance",
    "currency",
];

fn rows(
    statement: &statement::Statement,
    currency: &Currency,
    separator: CellSeparator,
) -> Vec<Vec<Cell>> {
    let money = |amount: types::Money| separator.amount(amount, currency);
    let maybe = |amount: Option<types::Money>| amount.map_or_else(|| Cell::plain(""), money);
    let code = || Cell::plain(currency.as_str());
    let end = |what: &str, balance| {
        let empty = || Cell::plain("");
        let mut row = vec![Cell::plain(&statement.month), Cell::plain(what)];
        row.extend([empty(), empty(), empty(), empty(), empty(), empty()]);
        row.extend([money(balance), code()]);
        row
    };
    let line = |line: &statement::Entry| {
        vec![
            Cell::plain(line.at.to_rfc3339_opts(chrono::SecondsFormat::Secs, true)),
            Cell::plain(&line.kind),
            Cell::text(line.order_number.as_deref()),
            line.payout_id.map_or_else(|| Cell::plain(""), Cell::plain),
            Cell::text(line.reason.as_deref()),
            maybe(line.total),
            maybe(line.commission),
            money(line.amount),
            money(line.balance),
            code(),
        ]
    };
    let mut rows = vec![end("opening", statement.opening)];
    rows.extend(statement.lines.iter().map(line));
    rows.push(end("closing", statement.closing));
    rows
}

/// The month, when it begins and when the next one does.
pub fn month(raw: &str) -> Result<(String, DateTime<Utc>, DateTime<Utc>), Problem> {
    let begin = || {
        let first = day(Some(&format!("{raw}-01"))).ok()??;
        let next = first.checked_add_months(Months::new(1))?;
        let midnight = |day: NaiveDate| Some(day.and_hms_opt(0, 0, 0)?.and_utc());
        Some((raw.to_owned(), midnight(first)?, midnight(next)?))
    };
    let message = "Use a month such as 2026-11";
    begin().ok_or_else(|| Problem::invalid("/month", Invalid::new("invalid_month", message)))
}
