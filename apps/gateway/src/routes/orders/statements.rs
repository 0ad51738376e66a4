//! The marketplace's own books by month, to read, to print and as CSV.

use actix_web::{HttpResponse, get, web};
use auth::actor::Operator;
use orders::ledger::statement::{self, Account, Named, Shop};
use serde::Serialize;
use types::{Currency, Money};
use utoipa::ToSchema;

use crate::caller::Caller;
use crate::csv::{self, BYTE_ORDER_MARK, Cell, CellSeparator, TableQuery};
use crate::problem::{Answer, Problem};
use crate::query::Query;
use crate::routes::seller::statements::{StatementPath, month};
use crate::state::State;
use crate::wire::page::PageQuery;

/// A month of the marketplace's books.
#[derive(Debug, Serialize, ToSchema)]
pub struct MarketStatementMonth {
    #[schema(example = "2026-11")]
    month: String,
    /// The number of transactions.
    transactions: i64,
}

/// The months in which anything was booked, the latest first.
#[derive(Debug, Serialize, ToSchema)]
pub struct MarketStatementMonths {
    months: Vec<MarketStatementMonth>,
}

/// The months of which there is a statement, in UTC.
#[utoipa::path(
    operation_id = "listMarketStatements", tag = "orders", summary = "The months with a statement",
    security(("bearer" = [])),
    responses((status = 200, description = "The latest first", body = MarketStatementMonths)),
)]
#[get("/api/admin/statements")]
pub async fn list_market_statements(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
) -> Answer<MarketStatementMonths> {
    let months = statement::months(&state.reads.up_to_date().await, &operator).await?;
    let month = |month: statement::Month| MarketStatementMonth {
        month: month.month,
        transactions: month.transactions,
    };
    Ok(web::Json(MarketStatementMonths {
        months: months.into_iter().map(month).collect(),
    }))
}

/// The sum of one kind of transaction in an account.
#[derive(Debug, Serialize, ToSchema)]
pub struct AccountMovement {
    #[schema(example = "capture")]
    kind: String,
    /// In minor units; positive is a debit, negative a credit.
    amount: i64,
}

/// An account in one month: `opening` and its movements add up to `closing`.
#[derive(Debug, Serialize, ToSchema)]
pub struct AccountStatement {
    #[schema(example = "commission")]
    account: String,
    /// The balance at the beginning of the month.
    opening: i64,
    /// The movements, by kind.
    movements: Vec<AccountMovement>,
    /// The balance at the end of the month, or now.
    closing: i64,
}

impl From<Account> for AccountStatement {
    fn from(account: Account) -> Self {
        let movement = |(kind, amount): (&str, Money)| AccountMovement {
            kind: kind.to_owned(),
            amount: amount.minor(),
        };
        Self {
            account: account.account.to_owned(),
            opening: account.opening.minor(),
            movements: account.moved.into_iter().map(movement).collect(),
            closing: account.closing.minor(),
        }
    }
}

/// A month of the marketplace's books, in its currency. All accounts together add up to zero.
#[derive(Debug, Serialize, ToSchema)]
pub struct MarketStatement {
    #[schema(example = "2026-11")]
    month: String,
    #[schema(example = "USD")]
    currency: String,
    /// Every account of the ledger.
    accounts: Vec<AccountStatement>,
}

/// What every account began a month with, what moved it, and what it ended with, in UTC.
#[utoipa::path(
    operation_id = "getMarketStatement", tag = "orders", summary = "The marketplace's statement of a month",
    security(("bearer" = [])), params(StatementPath),
    responses((status = 200, description = "Every account", body = MarketStatement)),
)]
#[get("/api/admin/statements/{month}")]
pub async fn get_market_statement(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    path: web::Path<StatementPath>,
) -> Answer<MarketStatement> {
    let (month, begun, _) = month(&path.month)?;
    let reads = state.reads.up_to_date().await;
    let currency = &state.config.currency;
    let accounts = statement::accounts(&reads, &operator, begun, currency).await?;
    Ok(web::Json(MarketStatement {
        month,
        currency: currency.as_str().to_owned(),
        accounts: accounts.into_iter().map(AccountStatement::from).collect(),
    }))
}

/// A shop in one month, from its side: positive amounts were credited to it, negative ones charged.
/// `opening` and the figures below it add up to `closing`.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ShopStatement {
    shop_id: i64,
    #[schema(example = "Clay & Co")]
    shop_name: String,
    /// The balance at the beginning of the month.
    opening: i64,
    /// What buyers paid for its products.
    #[schema(example = 10000)]
    sales: i64,
    /// The marketplace's commission on that.
    #[schema(example = -800)]
    commission: i64,
    /// Refunds, and payments that were reversed.
    #[schema(example = -5000)]
    refunds: i64,
    /// The commission that the marketplace returned with them.
    #[schema(example = 400)]
    commission_back: i64,
    /// Adjustments by operators.
    adjustments: i64,
    /// Payouts, less those that came back.
    #[schema(example = -4600)]
    payouts: i64,
    /// The balance at the end of the month, or now.
    closing: i64,
}

impl From<Named> for ShopStatement {
    fn from(Named { name, figures }: Named) -> Self {
        Self {
            shop_id: figures.shop.get(),
            shop_name: name,
            opening: figures.opening.minor(),
            sales: figures.sales.minor(),
            commission: figures.commission.minor(),
            refunds: figures.refunds.minor(),
            commission_back: figures.commission_back.minor(),
            adjustments: figures.adjustments.minor(),
            payouts: figures.payouts.minor(),
            closing: figures.closing.minor(),
        }
    }
}

/// One page of shops.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ShopStatementPage {
    #[schema(example = "USD")]
    currency: String,
    items: Vec<ShopStatement>,
    /// From 1.
    page: i64,
    page_size: i64,
    /// The total number on all pages.
    total: i64,
}

/// The shops that were owed something or had anything booked in a month, those with the most sales first.
#[utoipa::path(
    operation_id = "listShopStatements", tag = "orders", summary = "All shops in a month",
    security(("bearer" = [])), params(StatementPath, PageQuery),
    responses((status = 200, description = "One page", body = ShopStatementPage)),
)]
#[get("/api/admin/statements/{month}/shops")]
pub async fn list_shop_statements(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    path: web::Path<StatementPath>,
    page: Query<PageQuery>,
) -> Answer<ShopStatementPage> {
    let (_, month, _) = month(&path.month)?;
    let reads = state.reads.up_to_date().await;
    let page = statement::shops(&reads, &operator, month, page.parse()?).await?;
    Ok(web::Json(ShopStatementPage {
        currency: state.config.currency.as_str().to_owned(),
        page: page.page,
        page_size: page.page_size,
        total: page.total,
        items: page.items.into_iter().map(ShopStatement::from).collect(),
    }))
}

/// Every figure of the month for a spreadsheet, one to a row.
#[utoipa::path(
    operation_id = "exportMarketStatement", tag = "orders", summary = "The marketplace's statement of a month as CSV",
    description = "One figure per row: for each account the opening balance, the sum of each kind \
        of transaction and the closing balance; then the same for each shop. Amounts are in the \
        currency's main unit. Cells that would be formulas start with an apostrophe, and the file \
        begins with a byte order mark.",
    security(("bearer" = [])), params(StatementPath, TableQuery),
    responses((status = 200, description = "The month (RFC 4180)", body = String, content_type = "text/csv",
        example = "month,account,shop id,shop,figure,amount,currency\r\n2026-11,commission,,,opening,-160.00,USD\r\n2026-11,commission,,,capture,-8.00,USD\r\n2026-11,commission,,,closing,-168.00,USD\r\n")),
)]
#[get("/api/admin/statements/{month}/csv")]
pub async fn export_market_statement(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    path: web::Path<StatementPath>,
    table: Query<TableQuery>,
) -> Result<HttpResponse, Problem> {
    let (month, begun, _) = month(&path.month)?;
    let reads = state.reads.up_to_date().await;
    let currency = &state.config.currency;
    let (accounts, shops) =
        statement::accounts_and_shops(&reads, &operator, begun, currency).await?;
    let separator = table.separator.unwrap_or_default();
    let sheet = Sheet {
        month: &month,
        currency,
        separator,
    };
    let rows = std::iter::once(HEAD.map(Cell::plain).to_vec())
        .chain(accounts.iter().flat_map(|account| sheet.account(account)))
        .chain(shops.iter().flat_map(|shop| sheet.shop(shop)));
    let mut out = BYTE_ORDER_MARK.to_owned();
    csv::lines(rows, separator.sign(), &mut out);
    Ok(csv::file(&format!("marketplace-{month}.csv"), out))
}

const HEAD: [&str; 7] = [
    "month", "account", "shop id", "shop", "figure", "amount", "currency",
];

/// How figures become rows.
struct Sheet<'a> {
    month: &'a str,
    currency: &'a Currency,
    separator: CellSeparator,
}

impl Sheet<'_> {
    fn account(&self, account: &Account) -> Vec<Vec<Cell>> {
        let ends = [("opening", account.opening), ("closing", account.closing)];
        let [opening, closing] = ends;
        let figures = std::iter::once(opening)
            .chain(account.moved.iter().copied())
            .chain([closing]);
        let who = || {
            [
                Cell::plain(account.account),
                Cell::plain(""),
                Cell::plain(""),
            ]
        };
        figures.map(|figure| self.row(who(), figure)).collect()
    }

    fn shop(&self, Named { name, figures }: &Named) -> Vec<Vec<Cell>> {
        let who = || {
            [
                Cell::plain("shop"),
                Cell::plain(figures.shop),
                Cell::text(Some(name)),
            ]
        };
        let figures = named(figures).into_iter();
        figures.map(|figure| self.row(who(), figure)).collect()
    }

    fn row(&self, who: [Cell; 3], (figure, amount): (&str, Money)) -> Vec<Cell> {
        let mut row = vec![Cell::plain(self.month)];
        row.extend(who);
        row.extend([
            Cell::plain(figure),
            self.separator.amount(amount, self.currency),
            Cell::plain(self.currency.as_str()),
        ]);
        row
    }
}

/// The figures of a shop in the order in which they add up.
const fn named(shop: &Shop) -> [(&'static str, Money); 8] {
    [
        ("opening", shop.opening),
        ("sales", shop.sales),
        ("commission", shop.commission),
        ("refunds", shop.refunds),
        ("commission_back", shop.commission_back),
        ("adjustments", shop.adjustments),
        ("payouts", shop.payouts),
        ("closing", shop.closing),
    ]
}
