//! The books of a period, for accountants. Taxes are not dealt with here.

use std::collections::HashMap;

use actix_web::http::StatusCode;
use actix_web::web::Bytes;
use actix_web::{HttpResponse, get, web};
use auth::actor::Operator;
use chrono::{DateTime, Days, NaiveDate, NaiveTime, SecondsFormat, TimeDelta, Utc};
use db::Pool;
use futures_util::stream;
use orders::ledger::Period;
use orders::ledger::browse::{KINDS, Line, Transaction};
use orders::ledger::commission::{self, Earned};
use orders::ledger::journal::Journal;
use seller::payout::list::{self, Made};
use serde::Deserialize;
use types::{Currency, Money, PayoutId, ShopId};
use utoipa::IntoParams;
use utoipa_actix_web::service_config::ServiceConfig;

use crate::caller::Caller;
use crate::csv::{self, Cell, CellSeparator, TableQuery};
use crate::problem::{Fields, Problem};
use crate::query::{Query, day};
use crate::state::State;

/// Mounts and documents them.
pub fn mount(cfg: &mut ServiceConfig<'_>) {
    cfg.service(export_journal)
        .service(export_refunds)
        .service(export_commission)
        .service(export_payouts);
}

/// Which days of UTC; from the first one or to the last one where nothing is said.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct PeriodOfBooks {
    /// On this day (UTC) or later.
    #[param(format = Date, example = "2026-01-01")]
    from: Option<String>,
    /// On this day (UTC) or earlier.
    #[param(format = Date, example = "2026-12-31")]
    to: Option<String>,
}

/// So long after a day its last bookings can be seen: each bears the moment at which its transaction
/// began, and is there when that has ended. Of one that takes longer it is known that it writes.
const ALL_BOOKED: TimeDelta = TimeDelta::minutes(1);

impl PeriodOfBooks {
    /// Refuses days of which a booking may still be on its way.
    async fn parse(&self, pool: &Pool) -> Result<Period, Problem> {
        let now = pool.now();
        let mut fields = Fields::default();
        let from = fields.take("/from", day(self.from.as_deref()));
        let to = fields.take("/to", day(self.to.as_deref()));
        let (from, to) = fields.finish(from.zip(to))?;
        let midnight = |day: NaiveDate| day.and_time(NaiveTime::MIN).and_utc();
        let next = |day: NaiveDate| day.checked_add_days(Days::new(1)).map(midnight);
        let until = to.and_then(next).unwrap_or(now);
        let over_for = now - until;
        if to.is_some() && over_for >= TimeDelta::zero() {
            if over_for < ALL_BOOKED {
                return Err(still_booking(ALL_BOOKED - over_for));
            }
            if db::server::writes_since_before(&mut *pool.get().await?, until).await? {
                return Err(still_booking(ALL_BOOKED));
            }
        }
        let from = from.map_or(DateTime::UNIX_EPOCH, midnight);
        Ok(Period { from, until })
    }
}

fn still_booking(left: TimeDelta) -> Problem {
    let detail = "Bookings of the last day may still be missing. Try again in a minute";
    Problem::new(StatusCode::SERVICE_UNAVAILABLE, "still_booking", detail)
        .retry_after(u32::try_from(left.num_seconds() + 1).unwrap_or(1))
}

const JOURNAL: [&str; 13] = [
    "date",
    "document",
    "reference",
    "kind",
    "account",
    "counter accounts",
    "debit",
    "credit",
    "currency",
    "text",
    "order",
    "shop id",
    "shop",
];

/// Every line of every booking.
#[utoipa::path(
    operation_id = "exportJournal", tag = "orders", summary = "The ledger's journal as CSV",
    description = "A row for each line of each transaction, in the order in which they were \
        booked. Rows with the same document number belong together, and their debits equal their \
        credits. Amounts are in the currency's main unit. Cells that would be formulas start with \
        an apostrophe, and the file begins with a byte order mark. There is no limit: transactions \
        are read 1,000 at a time.",
    security(("bearer" = [])), params(PeriodOfBooks, TableQuery),
    responses((status = 200, description = "The table (RFC 4180)", body = String, content_type = "text/csv",
        example = "date,document,reference,kind,account,counter accounts,debit,credit,currency,text,order,shop id,shop\r\n2026-11-20T10:15:00Z,981,capture:2GG279541U471931P,capture,provider,shop commission,19.99,,USD,,HS-7K3M9-QXD2A,,\r\n")),
)]
#[get("/api/admin/bookkeeping/journal")]
pub async fn export_journal(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    period: Query<PeriodOfBooks>,
    table: Query<TableQuery>,
) -> Result<HttpResponse, Problem> {
    let journal = Journal::new(period.parse(&state.pool).await?, &KINDS);
    let separator = table.separator.unwrap_or_default();
    Ok(streamed(
        "journal.csv",
        &JOURNAL,
        state.reads.up_to_date().await,
        operator,
        journal,
        separator,
        journal_rows,
    ))
}

fn journal_rows(
    booked: &Transaction,
    shops: &HashMap<ShopId, String>,
    separator: CellSeparator,
) -> Vec<Vec<Cell>> {
    let row = |(place, line): (usize, &Line)| {
        let others = booked.lines.iter().enumerate();
        let others = others.filter(|(other, _)| *other != place);
        let others: Vec<&str> = others.map(|(_, line)| line.account.as_str()).collect();
        let (debit, credit) = match line.amount >= Money::ZERO {
            true => (money(booked, line.amount, separator), Cell::plain("")),
            false => (
                Cell::plain(""),
                money(booked, turned(line.amount), separator),
            ),
        };
        vec![
            Cell::plain(moment(booked.posted_at)),
            Cell::plain(booked.id),
            Cell::text(Some(&booked.reference)),
            Cell::plain(&booked.kind),
            Cell::plain(&line.account),
            Cell::plain(others.join(" ")),
            debit,
            credit,
            Cell::plain(&booked.currency),
            Cell::text(booked.reason.as_deref()),
            number_of(booked),
            line.shop.map_or_else(|| Cell::plain(""), Cell::plain),
            Cell::text(
                line.shop
                    .and_then(|shop| shops.get(&shop))
                    .map(String::as_str),
            ),
        ]
    };
    booked.lines.iter().enumerate().map(row).collect()
}

const REFUNDS: [&str; 12] = [
    "date",
    "document",
    "reference",
    "kind",
    "order",
    "shop id",
    "shop",
    "paid by",
    "amount",
    "commission back",
    "currency",
    "reason",
];

/// Refunds, and payments that were reversed.
#[utoipa::path(
    operation_id = "exportRefunds", tag = "orders", summary = "Refunds as CSV",
    description = "A row for each refund, and for each payment that PayPal or a bank took back: \
        the amount, and the commission that the marketplace returned with it. Amounts are in the \
        currency's main unit. Cells that would be formulas start with an apostrophe, and the file \
        begins with a byte order mark.",
    security(("bearer" = [])), params(PeriodOfBooks, TableQuery),
    responses((status = 200, description = "The table (RFC 4180)", body = String, content_type = "text/csv",
        example = "date,document,reference,kind,order,shop id,shop,paid by,amount,commission back,currency,reason\r\n2026-11-20T10:15:00Z,982,refund:12,refund,HS-7K3M9-QXD2A,7,Clay & Co,provider,19.99,1.60,USD,It broke\r\n")),
)]
#[get("/api/admin/bookkeeping/refunds")]
pub async fn export_refunds(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    period: Query<PeriodOfBooks>,
    table: Query<TableQuery>,
) -> Result<HttpResponse, Problem> {
    let journal = Journal::new(period.parse(&state.pool).await?, &["refund", "reversal"]);
    let separator = table.separator.unwrap_or_default();
    Ok(streamed(
        "refunds.csv",
        &REFUNDS,
        state.reads.up_to_date().await,
        operator,
        journal,
        separator,
        refund_rows,
    ))
}

fn refund_rows(
    booked: &Transaction,
    shops: &HashMap<ShopId, String>,
    separator: CellSeparator,
) -> Vec<Vec<Cell>> {
    let of = |accounts: &[&str]| {
        let lines = booked.lines.iter();
        let mut lines = lines.filter(|line| accounts.contains(&line.account.as_str()));
        lines.next()
    };
    let paid = of(&["provider", "bank"]);
    let shop = of(&["shop"]).and_then(|line| line.shop);
    let shop = shop.or(booked.refunded_shop);
    let back = of(&["commission"]).map_or(Money::ZERO, |line| line.amount);
    let amount = paid.map_or(Money::ZERO, |line| turned(line.amount));
    vec![vec![
        Cell::plain(moment(booked.posted_at)),
        Cell::plain(booked.id),
        Cell::text(Some(&booked.reference)),
        Cell::plain(&booked.kind),
        number_of(booked),
        shop.map_or_else(|| Cell::plain(""), Cell::plain),
        Cell::text(shop.and_then(|shop| shops.get(&shop)).map(String::as_str)),
        Cell::plain(paid.map_or("", |line| line.account.as_str())),
        money(booked, amount, separator),
        money(booked, back, separator),
        Cell::plain(&booked.currency),
        Cell::text(booked.reason.as_deref()),
    ]]
}

const COMMISSION: [&str; 8] = [
    "shop id",
    "shop",
    "sales",
    "commission",
    "refunds",
    "commission back",
    "commission kept",
    "currency",
];

/// What the marketplace earned of each shop.
#[utoipa::path(
    operation_id = "exportCommission", tag = "orders", summary = "Commission per shop as CSV",
    description = "A row for each shop that sold or refunded anything: sales and the commission on them, refunds and the \
        commission returned with them, and the commission that was kept. Amounts are in the \
        currency's main unit. Cells that would be formulas start with an apostrophe, and the file \
        begins with a byte order mark.",
    security(("bearer" = [])), params(PeriodOfBooks, TableQuery),
    responses((status = 200, description = "The table (RFC 4180)", body = String, content_type = "text/csv",
        example = "shop id,shop,sales,commission,refunds,commission back,commission kept,currency\r\n7,Clay & Co,100.00,8.00,50.00,4.00,4.00,USD\r\n")),
)]
#[get("/api/admin/bookkeeping/commission")]
pub async fn export_commission(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    period: Query<PeriodOfBooks>,
    table: Query<TableQuery>,
) -> Result<HttpResponse, Problem> {
    let period = period.parse(&state.pool).await?;
    // which has what was booked until then
    let reads = state.reads.up_to_date().await;
    let shops = commission::of_shops(&reads, &operator, period).await?;
    let separator = table.separator.unwrap_or_default();
    let currency = &state.config.currency;
    let rows = shops
        .iter()
        .map(|shop| commission_row(shop, currency, separator))
        .collect::<Result<Vec<_>, Problem>>()?;
    Ok(whole("commission.csv", &COMMISSION, rows, separator))
}

fn commission_row(
    Earned {
        shop,
        name,
        figures,
    }: &Earned,
    currency: &Currency,
    separator: CellSeparator,
) -> Result<Vec<Cell>, Problem> {
    let (taken, back) = (turned(figures.commission), figures.commission_back);
    let money = |amount| separator.amount(amount, currency);
    Ok(vec![
        Cell::plain(shop),
        Cell::text(Some(name)),
        money(figures.sales),
        money(taken),
        money(turned(figures.refunds)),
        money(back),
        money(taken.minus(back)?),
        Cell::plain(currency.as_str()),
    ])
}

const PAYOUTS: [&str; 11] = [
    "payout", "run", "begun", "ended", "shop id", "shop", "method", "status", "amount", "fee",
    "currency",
];

/// What was paid to shops.
#[utoipa::path(
    operation_id = "exportPayouts", tag = "orders", summary = "Payouts as CSV",
    description = "A row for each payout that was started in these days, with its present status \
        and PayPal's fee. Amounts are in the currency's main unit. Cells that would be formulas \
        start with an apostrophe, and the file begins with a byte order mark.",
    security(("bearer" = [])), params(PeriodOfBooks, TableQuery),
    responses((status = 200, description = "The table (RFC 4180)", body = String, content_type = "text/csv",
        example = "payout,run,begun,ended,shop id,shop,method,status,amount,fee,currency\r\n23,4,2026-11-15T08:00:00Z,2026-11-15T08:04:00Z,7,Clay & Co,paypal,paid,182.00,0.25,USD\r\n")),
)]
#[get("/api/admin/bookkeeping/payouts")]
pub async fn export_payouts(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    period: Query<PeriodOfBooks>,
    table: Query<TableQuery>,
) -> Result<HttpResponse, Problem> {
    let Period { from, until } = period.parse(&state.pool).await?;
    let separator = table.separator.unwrap_or_default();
    let reads = state.reads.up_to_date().await;
    let begun = (PayoutId::new(0), Some(csv::head(&PAYOUTS, separator)));
    let parts = stream::try_unfold(begun, move |(behind, head)| {
        let (reads, operator) = (reads.clone(), operator.clone());
        async move {
            if let Some(head) = head {
                return Ok(Some((Bytes::from(head), (behind, None))));
            }
            let made = list::made(&reads, &operator, (from, until), behind).await?;
            let part = made.last().map(|(last, _)| {
                let mut out = String::new();
                let rows = made
                    .iter()
                    .map(|(payout, shop)| payout_row(payout, shop, separator));
                csv::lines(rows, separator.sign(), &mut out);
                (Bytes::from(out), (last.id, None))
            });
            Ok::<_, seller::Error>(part)
        }
    });
    Ok(csv::download("payouts.csv").streaming(parts))
}

fn payout_row(payout: &Made, shop: &str, separator: CellSeparator) -> Vec<Cell> {
    let money = |amount: Money| amount_in(&payout.currency, amount, separator);
    vec![
        Cell::plain(payout.id),
        Cell::plain(payout.run_id),
        Cell::plain(moment(payout.created_at)),
        payout
            .ended_at
            .map_or_else(|| Cell::plain(""), |at| Cell::plain(moment(at))),
        Cell::plain(payout.shop_id),
        Cell::text(Some(shop)),
        Cell::plain(&payout.method),
        Cell::plain(&payout.status),
        money(payout.amount),
        money(payout.fee),
        Cell::plain(&payout.currency),
    ]
}

/// The rows of a booking, with the names of its shops.
type Rows = fn(&Transaction, &HashMap<ShopId, String>, CellSeparator) -> Vec<Vec<Cell>>;

/// A journal as a table, so many bookings at a time.
fn streamed(
    name: &str,
    columns: &'static [&'static str],
    reads: Pool,
    operator: Operator,
    journal: Journal,
    separator: CellSeparator,
    rows: Rows,
) -> HttpResponse {
    let begun = (journal, Some(csv::head(columns, separator)));
    let parts = stream::try_unfold(begun, move |(mut journal, head)| {
        let (reads, operator) = (reads.clone(), operator.clone());
        async move {
            if let Some(head) = head {
                return Ok(Some((Bytes::from(head), (journal, None))));
            }
            let part = journal.next(&reads, &operator).await?;
            let part = part.map(|part| {
                let mut out = String::new();
                let booked = part.transactions.iter();
                let rows = booked.flat_map(|booked| rows(booked, &part.shops, separator));
                csv::lines(rows, separator.sign(), &mut out);
                (Bytes::from(out), (journal, None))
            });
            Ok::<_, orders::Error>(part)
        }
    });
    csv::download(name).streaming(parts)
}

/// A table that is short enough to be sent at once.
fn whole(
    name: &str,
    columns: &[&str],
    rows: Vec<Vec<Cell>>,
    separator: CellSeparator,
) -> HttpResponse {
    let mut out = csv::head(columns, separator);
    csv::lines(rows, separator.sign(), &mut out);
    csv::file(name, out)
}

fn money(booked: &Transaction, amount: Money, separator: CellSeparator) -> Cell {
    amount_in(&booked.currency, amount, separator)
}

fn amount_in(currency: &str, amount: Money, separator: CellSeparator) -> Cell {
    match Currency::parse(currency) {
        Ok(currency) => separator.amount(amount, &currency),
        Err(_) => Cell::plain(amount.minor()),
    }
}

/// What went out, as what was paid. The ledger's amounts are far from the ends of 64 bits.
fn turned(amount: Money) -> Money {
    Money::ZERO.minus(amount).unwrap_or(amount)
}

fn number_of(booked: &Transaction) -> Cell {
    Cell::text(booked.order.as_ref().map(|(_, number)| number.as_str()))
}

fn moment(at: DateTime<Utc>) -> String {
    at.to_rfc3339_opts(SecondsFormat::Secs, true)
}
