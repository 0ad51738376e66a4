//! The balance of the caller's shop, and its ledger entries.

use actix_web::{get, web};
use auth::actor::ShopReader;
use chrono::{DateTime, Datelike, NaiveDate, Utc};
use orders::balance::Withheld;
use orders::statement::{self, Filter, Kind};
use seller::terms::Hold;
use serde::{Deserialize, Serialize};
use settings::Payouts;
use types::{Invalid, Page};
use utoipa::{IntoParams, ToSchema};

use crate::caller::Caller;
use crate::problem::{Answer, Fields, Problem};
use crate::query::Query;
use crate::state::State;
use crate::wire::page::PageQuery;

/// A shop's balance, in minor units.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ShopBalance {
    #[schema(example = "USD")]
    currency: String,
    /// Everything it is owed; if negative, the shop owes it, and later sales make up for it.
    #[schema(example = 25000)]
    balance: i64,
    /// From sales that were not delivered, or not long enough ago.
    pending: i64,
    /// In an open dispute or return, or in a refund on its way.
    held: i64,
    /// Kept back for 90 days by the shop's reserve.
    reserved: i64,
    /// Paid out but not arrived yet; not part of the balance.
    on_its_way: i64,
    /// What can be paid out now.
    available: i64,
    /// The part of each sale that is kept back for 90 days, in 1/100 %.
    reserve_bps: u16,
    /// Smaller amounts are not paid out yet.
    minimum: i64,
    /// Days after delivery until a sale can be paid out.
    hold_days: u16,
    /// Whether those are the shop's own; otherwise they are the marketplace's.
    hold_days_are_agreed: bool,
    /// Why payouts are held; usually null. The available amount is paid with the first run after
    /// the marketplace releases it.
    #[schema(required = true)]
    payouts_held: Option<PayoutHold>,
    /// The next payout day.
    #[schema(required = true)]
    next_payout_on: Option<NaiveDate>,
}

/// A shop's payouts are held until an operator releases them.
#[derive(Debug, Serialize, ToSchema)]
pub struct PayoutHold {
    since: DateTime<Utc>,
    /// The reason, as shown to the shop.
    #[schema(example = "We are checking your business details")]
    reason: String,
}

impl From<Hold> for PayoutHold {
    fn from(hold: Hold) -> Self {
        Self {
            since: hold.since,
            reason: hold.reason,
        }
    }
}

impl ShopBalance {
    /// As the seller and operators read it.
    pub fn new(account: seller::balance::Account, terms: &Payouts) -> Self {
        let balance = account.balance;
        Self {
            currency: account.currency.as_str().to_owned(),
            balance: balance.balance.minor(),
            pending: balance.pending.minor(),
            held: balance.held.minor(),
            reserved: balance.reserved.minor(),
            on_its_way: balance.on_its_way.minor(),
            available: balance.available.minor(),
            reserve_bps: account.reserve_bps,
            minimum: terms.minimum.minor(),
            hold_days: account.hold_days,
            hold_days_are_agreed: account.hold_days_are_agreed,
            payouts_held: account.hold.map(PayoutHold::from),
            next_payout_on: account.next_payout_on,
        }
    }
}

/// The kind of a ledger entry.
#[derive(Debug, Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum LedgerKind {
    Capture,
    Refund,
    Reversal,
    Payout,
    PayoutReturned,
    Adjustment,
}

impl From<LedgerKind> for Kind {
    fn from(kind: LedgerKind) -> Self {
        match kind {
            LedgerKind::Capture => Self::Capture,
            LedgerKind::Refund => Self::Refund,
            LedgerKind::Reversal => Self::Reversal,
            LedgerKind::Payout => Self::Payout,
            LedgerKind::PayoutReturned => Self::PayoutReturned,
            LedgerKind::Adjustment => Self::Adjustment,
        }
    }
}

/// Which entries.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct LedgerQuery {
    /// Booked at this time or later.
    from: Option<DateTime<Utc>>,
    /// Booked before this time.
    to: Option<DateTime<Utc>>,
    /// Only this kind.
    #[param(inline)]
    kind: Option<LedgerKind>,
}

impl LedgerQuery {
    fn filter(&self) -> Result<Filter, Problem> {
        let mut fields = Fields::default();
        let from = fields.take("/from", moment(self.from));
        let to = fields.take("/to", moment(self.to));
        let (from, to) = fields.finish(from.zip(to))?;
        let kind = self.kind.map(Kind::from);
        Ok(Filter { from, to, kind })
    }
}

/// A moment that the database can compare with.
fn moment(at: Option<DateTime<Utc>>) -> Result<Option<DateTime<Utc>>, Invalid> {
    match at {
        Some(at) if !(1..=9999).contains(&at.year()) => {
            let message = "Use a year from 1 to 9999";
            Err(Invalid::new("time_out_of_range", message))
        }
        at => Ok(at),
    }
}

/// One entry in the shop's ledger, in minor units.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LedgerEntry {
    id: i64,
    at: DateTime<Utc>,
    /// `capture`, `refund`, `reversal`, `payout`, `payout_returned` or `adjustment`.
    #[schema(example = "capture")]
    kind: String,
    /// The amount that the shop received; negative if it was charged.
    #[schema(example = 1839)]
    amount: i64,
    /// The balance after the entry.
    balance: i64,
    /// What the buyer paid for the shop order; negative for a refund.
    #[schema(required = true, example = 1999)]
    total: Option<i64>,
    /// The marketplace's commission on that.
    #[schema(required = true, example = 160)]
    commission: Option<i64>,
    /// The shop order.
    #[schema(required = true)]
    shop_order_id: Option<i64>,
    #[schema(required = true)]
    order_number: Option<String>,
    #[schema(required = true)]
    payout_id: Option<i64>,
    /// The reason for a refund or an adjustment.
    #[schema(required = true)]
    reason: Option<String>,
    /// The return that was refunded.
    #[schema(required = true)]
    return_id: Option<i64>,
}

impl From<statement::Entry> for LedgerEntry {
    fn from(entry: statement::Entry) -> Self {
        Self {
            id: entry.id,
            at: entry.at,
            kind: entry.kind,
            amount: entry.amount.minor(),
            balance: entry.balance.minor(),
            total: entry.total.map(types::Money::minor),
            commission: entry.commission.map(types::Money::minor),
            shop_order_id: entry.shop_order_id.map(types::ShopOrderId::get),
            order_number: entry.order_number,
            payout_id: entry.payout_id.map(types::PayoutId::get),
            reason: entry.reason,
            return_id: entry.return_id.map(types::ReturnId::get),
        }
    }
}

/// One page of the shop's ledger entries.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LedgerPage {
    items: Vec<LedgerEntry>,
    /// From 1.
    page: i64,
    page_size: i64,
    /// The total number on all pages.
    total: i64,
}

impl From<Page<statement::Entry>> for LedgerPage {
    fn from(page: Page<statement::Entry>) -> Self {
        Self {
            items: page.items.into_iter().map(LedgerEntry::from).collect(),
            page: page.page,
            page_size: page.page_size,
            total: page.total,
        }
    }
}

/// What the shop is owed, and what of it can be paid out.
#[utoipa::path(
    operation_id = "getSellerBalance", tag = "seller", summary = "The shop's balance",
    security(("bearer" = [])),
    responses((status = 200, description = "The balance at this moment", body = ShopBalance)),
)]
#[get("/api/seller/balance")]
pub async fn get_seller_balance(
    state: web::Data<State>,
    Caller(seller): Caller<ShopReader>,
) -> Answer<ShopBalance> {
    let account = seller::balance::own(&state.seller, &seller).await?;
    Ok(web::Json(ShopBalance::new(
        account,
        &state.settings.now().payouts,
    )))
}

/// An amount of one shop order that is not available yet.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct WithheldAmount {
    /// The shop order.
    shop_order_id: i64,
    order_number: String,
    /// The part of the balance it belongs to: `pending`, `held` or `reserved`.
    #[schema(example = "pending")]
    part: String,
    /// `not_delivered`, `hold_days` (delivered, but not long enough ago), `open_return`, `dispute`,
    /// `refund_under_way` or `reserve`.
    #[schema(example = "hold_days")]
    reason: String,
    /// The amount, in minor units.
    #[schema(example = 1840)]
    amount: i64,
    /// When it becomes available, if known.
    #[schema(required = true)]
    available_from: Option<DateTime<Utc>>,
}

/// One page of amounts that are not available yet.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct WithheldAmountPage {
    items: Vec<WithheldAmount>,
    /// From 1.
    page: i64,
    page_size: i64,
    /// The total number on all pages.
    total: i64,
}

impl From<Page<Withheld>> for WithheldAmountPage {
    fn from(page: Page<Withheld>) -> Self {
        let withheld = |kept: Withheld| WithheldAmount {
            shop_order_id: kept.shop_order_id.get(),
            order_number: kept.order_number,
            part: kept.part,
            reason: kept.reason,
            amount: kept.amount.minor(),
            available_from: kept.free_at,
        };
        Self {
            items: page.items.into_iter().map(withheld).collect(),
            page: page.page,
            page_size: page.page_size,
            total: page.total,
        }
    }
}

/// Order by order what is not available yet and why, what is available soonest first. All pages together add
/// up to `pending`, `held` and `reserved` of the balance.
#[utoipa::path(
    operation_id = "listSellerWithheldAmounts", tag = "seller", summary = "Amounts of the balance \
        that are not available yet",
    security(("bearer" = [])), params(PageQuery),
    responses((status = 200, description = "One page", body = WithheldAmountPage)),
)]
#[get("/api/seller/balance/withheld")]
pub async fn list_seller_withheld_amounts(
    state: web::Data<State>,
    Caller(seller): Caller<ShopReader>,
    page: Query<PageQuery>,
) -> Answer<WithheldAmountPage> {
    let withheld = seller::balance::withheld(&state.seller, &seller, page.parse()?).await?;
    Ok(web::Json(withheld.into()))
}

/// The shop's account, the latest entry first, each with what the shop was owed then.
#[utoipa::path(
    operation_id = "listSellerLedger", tag = "seller", summary = "The shop's ledger entries",
    security(("bearer" = [])), params(LedgerQuery, PageQuery),
    responses((status = 200, description = "One page", body = LedgerPage)),
)]
#[get("/api/seller/ledger")]
pub async fn list_seller_ledger(
    state: web::Data<State>,
    Caller(seller): Caller<ShopReader>,
    query: Query<LedgerQuery>,
    page: Query<PageQuery>,
) -> Answer<LedgerPage> {
    let filter = query.filter()?;
    let entries = statement::entries(&state.pool, &seller, &filter, page.parse()?).await?;
    Ok(web::Json(entries.into()))
}
