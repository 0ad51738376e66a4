//! Differences between PayPal's books and ours, as operators see them.

use actix_web::{get, post, web};
use auth::actor::Operator;
use chrono::{DateTime, Utc};
use db::idempotency::Key;
use orders::reconciliation::breaks::{self, Standing};
use orders::reconciliation::run::Comparison;
use orders::reconciliation::{Kind, Mismatch, Sum};
use serde::{Deserialize, Serialize};
use types::{BreakId, Text};
use utoipa::{IntoParams, ToSchema};
use validator::Validate;

use crate::caller::Caller;
use crate::idempotency::IdempotencyKey;
use crate::problem::Answer;
use crate::query::Query;
use crate::state::State;
use crate::valid::{Valid, text};
use crate::wire::page::PageQuery;

/// Status of a break.
#[derive(Debug, Clone, Copy, Default, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum BreakStanding {
    #[default]
    Open,
    Explained,
    Gone,
}

/// Which breaks come first.
#[derive(Debug, Clone, Copy, Default, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum BreakSort {
    #[default]
    Newest,
    Largest,
}

/// Which breaks, in which order.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct BreakQuery {
    /// `explained`: an operator gave an explanation. `gone`: the books agree again, or differ by
    /// another amount, which is a new break.
    #[serde(default)]
    #[param(inline)]
    status: BreakStanding,
    /// Which come first.
    #[serde(default)]
    #[param(inline)]
    sort: BreakSort,
}

/// A break in a path.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct BreakPath {
    /// The break's id.
    id: i64,
}

/// An amount in one of the books.
#[derive(Debug, Serialize, ToSchema)]
pub struct BookedAmount {
    /// In minor units.
    #[schema(example = 700)]
    amount: i64,
    #[schema(example = "USD")]
    currency: String,
}

/// An operator's explanation of a break.
#[derive(Debug, Serialize, ToSchema)]
pub struct BreakExplanation {
    note: String,
    /// The operator's user ID.
    by: i64,
    at: DateTime<Utc>,
}

/// A difference between PayPal's books and ours.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BookBreak {
    id: i64,
    /// The kind of transaction: `capture`, `refund`, `reversal`, `reversal_undone`, `payout`,
    /// `payout_returned`, `payout_fee` or `dispute_fee`.
    #[schema(value_type = String, example = "capture")]
    kind: Kind,
    /// PayPal's ID of the transaction; for a payout it is our reference, which PayPal also knows.
    #[schema(example = "2GG279541U471931P")]
    name: String,
    /// The capture that it belongs to according to PayPal, if known.
    #[schema(required = true)]
    capture_id: Option<String>,
    /// The order. With the mismatch `no_order`, it is not in our books.
    #[schema(required = true, example = "HS-7K2M-Q4XV")]
    order_number: Option<String>,
    /// How the books differ: `not_here` (only in PayPal's books), `no_order` (a payment for an
    /// order that we do not have), `not_there` (only in our books), `amount`, `fee`, or `elsewhere`
    /// (PayPal has it as another kind, or with another capture).
    #[schema(value_type = String, example = "not_here")]
    mismatch: Mismatch,
    /// The amount in PayPal's books.
    #[schema(required = true)]
    provider_amount: Option<BookedAmount>,
    /// The amount in our ledger.
    #[schema(required = true)]
    ledger_amount: Option<BookedAmount>,
    /// The difference, in minor units.
    size: i64,
    /// The difference in one sentence.
    #[schema(
        example = "capture 2GG279541U471931P (order HS-7K2M-Q4XV): $7.00 stands in the provider's books and not in ours"
    )]
    summary: String,
    /// When the money moved.
    moved_at: DateTime<Utc>,
    first_seen: DateTime<Utc>,
    last_seen: DateTime<Utc>,
    /// When a comparison no longer found it.
    #[schema(required = true)]
    gone_at: Option<DateTime<Utc>>,
    #[schema(required = true)]
    explanation: Option<BreakExplanation>,
}

/// A completed comparison of the books.
#[derive(Debug, Serialize, ToSchema)]
pub struct BookComparison {
    /// The beginning of the period that was compared.
    from: DateTime<Utc>,
    /// Its end.
    until: DateTime<Utc>,
    /// When it was done.
    at: DateTime<Utc>,
}

/// One page of breaks.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BookBreakPage {
    items: Vec<BookBreak>,
    /// From 1.
    page: i64,
    page_size: i64,
    /// The total number on all pages.
    total: i64,
    /// The last completed comparison; null before the first one.
    #[schema(required = true)]
    comparison: Option<BookComparison>,
}

/// Why the books differ.
#[derive(Debug, Serialize, Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ExplainBreak {
    #[validate(custom(function = text::<Text<2000>>))]
    #[schema(
        example = "An invoice that we sent from PayPal itself",
        min_length = 1,
        max_length = 2000
    )]
    note: String,
}

/// Differences between PayPal's books and ours, which a daily comparison finds.
#[utoipa::path(
    operation_id = "listBookBreaks", tag = "orders", summary = "Differences between PayPal's books and ours",
    security(("bearer" = [])), params(BreakQuery, PageQuery),
    responses((status = 200, description = "One page, and the last comparison", body = BookBreakPage)),
)]
#[get("/api/admin/reconciliation/breaks")]
pub async fn list_book_breaks(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    query: Query<BreakQuery>,
    page: Query<PageQuery>,
) -> Answer<BookBreakPage> {
    let standing = match query.status {
        BreakStanding::Open => Standing::Open,
        BreakStanding::Explained => Standing::Explained,
        BreakStanding::Gone => Standing::Gone,
    };
    let order = match query.sort {
        BreakSort::Newest => breaks::Order::Newest,
        BreakSort::Largest => breaks::Order::Largest,
    };
    let found = breaks::list(&state.orders, &operator, standing, order, page.parse()?).await?;
    let (page, last) = found;
    Ok(web::Json(BookBreakPage {
        items: page.items.into_iter().map(BookBreak::from).collect(),
        page: page.page,
        page_size: page.page_size,
        total: page.total,
        comparison: last.map(BookComparison::from),
    }))
}

/// Says why the books differ. The break stays explained for as long as its amounts stay as they
/// are.
#[utoipa::path(
    operation_id = "explainBookBreak", tag = "orders", summary = "Explain a difference",
    security(("bearer" = [])), request_body = ExplainBreak,
    params(BreakPath, ("Idempotency-Key" = String, Header, description = "A random string, the same for each retry", example = "6f1c1f0e-break")),
    responses(
        (status = 200, description = "The break", body = BookBreak),
        (status = 409, description = "It is already explained, or gone (`break_settled`)", body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/admin/reconciliation/breaks/{id}/explain")]
pub async fn explain_book_break(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    IdempotencyKey(key): IdempotencyKey,
    path: web::Path<BreakPath>,
    Valid(body): Valid<ExplainBreak>,
) -> Answer<BookBreak> {
    let actor = format!("user:{}", operator.user().id());
    let key = Key::new(actor, "explainBookBreak", &key, &(path.id, &body));
    let (id, note) = (BreakId::new(path.id), body.note.parse()?);
    let found = breaks::explain(&state.orders, &operator, &key, id, &note).await?;
    Ok(web::Json(found.into()))
}

impl From<Sum> for BookedAmount {
    fn from(sum: Sum) -> Self {
        Self {
            amount: sum.amount.minor(),
            currency: sum.currency,
        }
    }
}

impl From<Comparison> for BookComparison {
    fn from(last: Comparison) -> Self {
        Self {
            from: last.compared_from,
            until: last.compared_until,
            at: last.compared_at,
        }
    }
}

impl From<breaks::Break> for BookBreak {
    fn from(found: breaks::Break) -> Self {
        let difference = found.difference;
        Self {
            id: found.id.get(),
            summary: difference.to_string(),
            kind: difference.kind,
            name: difference.name,
            capture_id: difference.capture_id,
            order_number: difference.order_number,
            mismatch: difference.mismatch,
            provider_amount: difference.provider_amount.map(BookedAmount::from),
            ledger_amount: difference.ledger_amount.map(BookedAmount::from),
            size: found.size.minor(),
            moved_at: difference.moved_at,
            first_seen: found.first_seen,
            last_seen: found.last_seen,
            gone_at: found.gone_at,
            explanation: found.explanation.map(|said| BreakExplanation {
                note: said.note,
                by: said.by.get(),
                at: said.at,
            }),
        }
    }
}
