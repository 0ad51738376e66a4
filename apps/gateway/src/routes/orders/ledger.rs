//! The ledger, as operators read it.

use actix_web::{get, web};
use auth::actor::Operator;
use chrono::{DateTime, Days, NaiveDate, NaiveTime, Utc};
use orders::ledger::browse::{self, ACCOUNTS, Browsed, Filter, KINDS};
use serde::{Deserialize, Serialize};
use types::{Invalid, PageRequest, PayoutId, ShopId, Text};
use utoipa::{IntoParams, ToSchema};

use crate::caller::Caller;
use crate::check;
use crate::problem::{Answer, Fields, Problem};
use crate::query::{Query, day};
use crate::routes::orders::health::InvariantCheck;
use crate::state::State;

/// Which transactions; all that is given must hold.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(rename_all = "camelCase")]
pub struct LedgerQuery {
    /// With an entry in this account; together with `shopId`, of that shop.
    #[param(example = "shop")]
    account: Option<String>,
    /// Of this kind.
    #[param(example = "capture")]
    kind: Option<String>,
    /// With an entry for this shop.
    #[param(example = 7)]
    shop_id: Option<i64>,
    /// Belonging to the order with this number.
    #[param(max_length = 50, example = "HS-7K2M-Q4XV")]
    order: Option<String>,
    /// Booked on this day (UTC) or later.
    #[param(format = Date, example = "2026-01-01")]
    from: Option<String>,
    /// Booked on this day (UTC) or earlier.
    #[param(format = Date, example = "2026-12-31")]
    to: Option<String>,
    /// Older than this one: `next` of the previous response.
    #[param(example = 981)]
    before: Option<i64>,
    /// How many to return.
    #[param(minimum = 1, maximum = 100, example = 24)]
    page_size: Option<i64>,
}

impl LedgerQuery {
    fn parse(&self) -> Result<(Filter, PageRequest), Problem> {
        let mut fields = Fields::default();
        let account = fields.take("/account", known(self.account.as_deref(), &ACCOUNTS));
        let kind = fields.take("/kind", known(self.kind.as_deref(), &KINDS));
        let order: Result<Option<Text<50>>, Invalid> = Text::parse_optional(self.order.as_deref());
        let order = fields.take("/order", order);
        let from = fields.take("/from", day(self.from.as_deref()));
        let to = fields.take("/to", day(self.to.as_deref()));
        let size = fields.take("/pageSize", PageRequest::parse(None, self.page_size));
        let parsed = match (account, kind, order, from, to, size) {
            (Some(account), Some(kind), Some(order), Some(from), Some(to), Some(size)) => Some((
                Filter {
                    account,
                    kind,
                    shop: self.shop_id.map(ShopId::new),
                    order: order.map(|number| number.as_str().to_uppercase()),
                    from: from.map(midnight),
                    until: to
                        .and_then(|day| day.checked_add_days(Days::new(1)))
                        .map(midnight),
                },
                size,
            )),
            _ => None,
        };
        fields.finish(parsed)
    }
}

fn midnight(day: NaiveDate) -> DateTime<Utc> {
    day.and_time(NaiveTime::MIN).and_utc()
}

/// A word of the ledger; blank is as good as left out.
fn known(
    raw: Option<&str>,
    words: &'static [&'static str],
) -> Result<Option<&'static str>, Invalid> {
    let Some(raw) = raw.filter(|raw| !raw.is_empty()) else {
        return Ok(None);
    };
    let unknown = || Invalid::new("unknown_word", "The ledger does not know this word");
    let word = words.iter().copied().find(|word| *word == raw);
    word.map(Some).ok_or_else(unknown)
}

/// One side of a transaction.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MarketLedgerLine {
    #[schema(example = "shop")]
    account: String,
    /// The shop, if the account belongs to one.
    #[schema(required = true)]
    shop_id: Option<i64>,
    #[schema(required = true, example = "Clay & Co")]
    shop_name: Option<String>,
    /// In minor units; positive is a debit, negative a credit.
    #[schema(example = -9200)]
    amount: i64,
}

/// A transaction of the ledger. Its lines add up to zero.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MarketLedgerTransaction {
    id: i64,
    #[schema(example = "capture")]
    kind: String,
    posted_at: DateTime<Utc>,
    /// Its unique reference.
    #[schema(example = "capture:2GG279541U471931P")]
    reference: String,
    currency: String,
    #[schema(required = true)]
    order_id: Option<i64>,
    #[schema(required = true, example = "HS-7K2M-Q4XV")]
    order_number: Option<String>,
    #[schema(required = true)]
    payout_id: Option<i64>,
    /// The run in which that payout was made.
    #[schema(required = true)]
    payout_run_id: Option<i64>,
    /// The reason for a refund or an adjustment.
    #[schema(required = true, example = "Photos taken by the marketplace")]
    reason: Option<String>,
    /// Its position in the sealed hash chain; null if it is not sealed yet.
    #[schema(required = true)]
    seal: Option<i64>,
    lines: Vec<MarketLedgerLine>,
}

/// How far the ledger is sealed.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LedgerSeal {
    /// How many transactions are sealed.
    transactions: i64,
    /// When the last sealed one was booked.
    #[schema(required = true)]
    through: Option<DateTime<Utc>>,
    /// How many are not sealed yet, which takes a few seconds.
    waiting: i64,
    /// The last result of `gateway check-invariants`, which verifies the chain; null if it never
    /// ran.
    #[schema(required = true)]
    check: Option<InvariantCheck>,
}

/// Transactions, the latest first.
#[derive(Debug, Serialize, ToSchema)]
pub struct MarketLedger {
    items: Vec<MarketLedgerTransaction>,
    /// Pass as `before` to get the next page; null at the end.
    #[schema(required = true)]
    next: Option<i64>,
    /// Every account of the ledger.
    accounts: Vec<&'static str>,
    /// Every kind of transaction.
    kinds: Vec<&'static str>,
    seal: LedgerSeal,
}

/// Every booking, with all its sides.
#[utoipa::path(
    operation_id = "browseLedger", tag = "orders", summary = "The ledger",
    description = "Transactions with all their lines, which add up to zero, the latest first. \
        Pages continue after the last transaction (`next`), so that nothing is missed or repeated \
        while more is booked.",
    security(("bearer" = [])), params(LedgerQuery),
    responses((status = 200, description = "Up to `pageSize` transactions", body = MarketLedger)),
)]
#[get("/api/admin/ledger")]
pub async fn browse_ledger(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    query: Query<LedgerQuery>,
) -> Answer<MarketLedger> {
    let (filter, size) = query.parse()?;
    let browsed = browse::browse(&state.pool, &operator, &filter, query.before, size.limit())
        .await
        .map_err(|error| match error {
            orders::Error::NotFound => Problem::invalid(
                "/before",
                Invalid::new("unknown_transaction", "The ledger has no such transaction"),
            ),
            other => other.into(),
        })?;
    let payouts: Vec<PayoutId> = browsed
        .items
        .iter()
        .filter_map(|item| item.payout)
        .collect();
    let runs = seller::payout::list::runs_of(&state.seller, &operator, &payouts).await?;
    let check = check::last(&mut *state.pool.get().await?).await?;
    let Browsed {
        items,
        next,
        shops,
        sealed,
    } = browsed;
    let line = |line: browse::Line| MarketLedgerLine {
        account: line.account,
        shop_id: line.shop.map(ShopId::get),
        shop_name: line.shop.and_then(|shop| shops.get(&shop).cloned()),
        amount: line.amount.minor(),
    };
    let item = |item: browse::Transaction| {
        let run = item.payout.and_then(|payout| runs.get(&payout));
        let (order_id, order_number) = item.order.unzip();
        MarketLedgerTransaction {
            id: item.id,
            kind: item.kind,
            posted_at: item.posted_at,
            reference: item.reference,
            currency: item.currency,
            order_id: order_id.map(types::OrderId::get),
            order_number,
            payout_id: item.payout.map(PayoutId::get),
            payout_run_id: run.map(|run| run.get()),
            reason: item.reason,
            seal: item.seal,
            lines: item.lines.into_iter().map(line).collect(),
        }
    };
    Ok(web::Json(MarketLedger {
        items: items.into_iter().map(item).collect(),
        next,
        accounts: ACCOUNTS.to_vec(),
        kinds: KINDS.to_vec(),
        seal: LedgerSeal {
            transactions: sealed.transactions,
            through: sealed.through,
            waiting: sealed.waiting,
            check: check.map(InvariantCheck::from),
        },
    }))
}
