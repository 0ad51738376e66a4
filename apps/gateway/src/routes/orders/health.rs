//! Health of the marketplace, and background jobs that were given up.

use actix_web::{HttpResponse, get, post, web};
use auth::actor::Operator;
use auth::failed_jobs;
use chrono::{DateTime, Utc};
use db::server::{self, Server};
use jobs::queue_status::{self, Parked, Waiting};
use jobs::timer::{self, Failing};
use serde::{Deserialize, Serialize};
use types::{Page, Text};
use utoipa::{IntoParams, ToSchema};
use validator::Validate;

use crate::background_jobs::{EMAIL_JOBS, SENDING_JOBS};
use crate::caller::Caller;
use crate::check;
use crate::problem::{Answer, Problem};
use crate::query::Query;
use crate::state::State;
use crate::valid::{Valid, text};
use crate::wire::page::PageQuery;

/// Health of the marketplace.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MarketHealth {
    /// Of the gateway that answered.
    #[schema(example = "1.0.0")]
    version: &'static str,
    database: DatabaseHealth,
    connections: Connections,
    index: IndexHealth,
    /// Whether the gateway receives change notifications from the database; if not, responses are
    /// correct but slower.
    hears_changes: bool,
    /// Unfinished jobs, by kind; `mail` sums up the emails.
    queue: Vec<JobQueue>,
    mail: MailHealth,
    /// Timers whose last run failed, the longest failing first.
    failing_timers: Vec<FailingTimer>,
    /// When PayPal's books were last compared with ours; null if never.
    #[schema(required = true)]
    books_compared_at: Option<DateTime<Utc>>,
    /// The last result of `gateway check-invariants`; null if it never ran.
    #[schema(required = true)]
    invariants: Option<InvariantCheck>,
}

/// PostgreSQL, and the marketplace's database on it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DatabaseHealth {
    #[schema(example = "17.6")]
    version: String,
    /// The size of the marketplace's database on disk.
    #[schema(example = 734003200)]
    size_bytes: i64,
    /// Connections to the whole server, by any client.
    #[schema(example = 24)]
    connections_in_use: i64,
    /// The server's maximum.
    #[schema(example = 100)]
    connections_most: i32,
    /// Null if none ever ran.
    #[schema(required = true, example = "20261126000095")]
    latest_migration: Option<String>,
}

/// Emails that are waiting to be sent.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MailHealth {
    /// Waiting, due now or later.
    waiting: i64,
    /// Since when the longest-waiting due job has been due.
    #[schema(required = true)]
    due_since: Option<DateTime<Utc>>,
    /// Handed to the mail server in the last 24 hours.
    #[schema(example = 148)]
    sent_lately: i64,
    /// Given up.
    parked: i64,
}

/// A timer whose last run failed.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FailingTimer {
    #[schema(example = "compare books with PayPal")]
    name: String,
    #[schema(example = "connection refused")]
    last_error: String,
    /// When it started to fail.
    since: DateTime<Utc>,
}

/// One gateway's database connections.
#[derive(Debug, Serialize, ToSchema)]
pub struct Connections {
    open: u32,
    idle: u32,
    /// The maximum.
    #[schema(example = 20)]
    most: u32,
}

/// The search index.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct IndexHealth {
    /// Products that can be found.
    products: u64,
    /// How long ago it was last known to be up to date with the database.
    #[schema(example = 0.2)]
    behind_seconds: f64,
}

/// The number of jobs of one kind.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct JobQueue {
    #[schema(example = "mail")]
    kind: String,
    /// Waiting, due now or later.
    waiting: i64,
    /// Since when the longest-waiting due job has been due.
    #[schema(required = true)]
    due_since: Option<DateTime<Utc>>,
    /// Given up.
    parked: i64,
}

/// When the invariants were last checked.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct InvariantCheck {
    checked_at: DateTime<Utc>,
    /// The number of violations.
    breaches: i32,
    /// The first violation.
    #[schema(required = true, example = "I1 stock: variant 7 has -1 left")]
    first_breach: Option<String>,
}

/// A job that was given up.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ParkedJob {
    id: i64,
    #[schema(example = "mail")]
    kind: String,
    /// The number of tries.
    attempts: i32,
    /// The last error.
    #[schema(required = true, example = "connection refused")]
    last_error: Option<String>,
    created_at: DateTime<Utc>,
    parked_at: DateTime<Utc>,
}

/// A page of jobs that were given up.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ParkedJobPage {
    items: Vec<ParkedJob>,
    page: i64,
    page_size: i64,
    total: i64,
}

/// One job.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct JobPath {
    /// The job's id.
    id: i64,
}

/// Versions, the database, connections, the search index, what waits to be done, emails, timers that
/// fail, and when the books and the invariants were last checked.
#[utoipa::path(
    operation_id = "getMarketHealth", tag = "orders", summary = "Health of the marketplace",
    security(("bearer" = [])),
    responses((status = 200, description = "The present state, as this gateway sees it", body = MarketHealth)),
)]
#[get("/api/admin/health")]
pub async fn get_market_health(
    state: web::Data<State>,
    Caller(_operator): Caller<Operator>,
) -> Answer<MarketHealth> {
    let books = orders::reconciliation::run::last(&state.pool).await?;
    let mut conn = state.pool.get().await?;
    let server = server::status(&mut conn).await?;
    let queue = queue_status::by_kind(&mut conn).await?;
    let sent = queue_status::done_lately(&mut conn, &SENDING_JOBS).await?;
    let failing = timer::failing(&mut conn).await?;
    let invariants = check::last(&mut conn).await?;
    let (open, idle) = state.pool.usage();
    Ok(web::Json(MarketHealth {
        version: env!("CARGO_PKG_VERSION"),
        database: server.into(),
        connections: Connections {
            open,
            idle,
            most: state.config.db.pool.size,
        },
        index: IndexHealth {
            products: state.listings.documents(),
            behind_seconds: state.feed.behind().as_secs_f64(),
        },
        hears_changes: state.authenticator.is_caching(),
        mail: MailHealth::of(&queue, sent),
        queue: queue.into_iter().map(JobQueue::from).collect(),
        failing_timers: failing.into_iter().map(FailingTimer::from).collect(),
        books_compared_at: books.map(|last| last.compared_at),
        invariants: invariants.map(InvariantCheck::from),
    }))
}

/// Work in the background that was given up after ten tries, the latest first. What it is done with
/// is not shown: emails contain texts and links for their readers alone.
#[utoipa::path(
    operation_id = "listParkedJobs", tag = "orders", summary = "Jobs that were given up",
    security(("bearer" = [])), params(PageQuery),
    responses((status = 200, description = "A page of jobs", body = ParkedJobPage)),
)]
#[get("/api/admin/jobs/parked")]
pub async fn list_parked_jobs(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    page: Query<PageQuery>,
) -> Answer<ParkedJobPage> {
    let page = failed_jobs::list(&state.pool, &operator, page.parse()?).await?;
    Ok(web::Json(page.into()))
}

/// Has a job that was given up done after all, with ten more tries. Repeating it is harmless: 404
/// once it is not given up any more.
#[utoipa::path(
    operation_id = "retryJob", tag = "orders", summary = "Retry a job",
    security(("bearer" = [])), params(JobPath),
    responses((status = 204, description = "Queued")),
)]
#[post("/api/admin/jobs/{id}/retry")]
pub async fn retry_job(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    path: web::Path<JobPath>,
) -> Result<HttpResponse, Problem> {
    failed_jobs::retry(&state.pool, &operator, path.id).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// The jobs to retry.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RetryJobs {
    /// All jobs of this kind that were given up.
    #[validate(custom(function = text::<Text<100>>))]
    #[schema(example = "mail", min_length = 1, max_length = 100)]
    kind: String,
}

/// The number of retried jobs.
#[derive(Debug, Serialize, ToSchema)]
pub struct RetriedJobs {
    #[schema(example = 12)]
    retried: usize,
}

/// Has all jobs of a kind that were given up done after all, each with ten more tries. Repeating it is
/// harmless.
#[utoipa::path(
    operation_id = "retryJobs", tag = "orders", summary = "Retry all jobs of a kind",
    security(("bearer" = [])), request_body = RetryJobs,
    responses((status = 200, description = "How many are queued; 0 if none of this kind was given up", body = RetriedJobs)),
)]
#[post("/api/admin/jobs/retry")]
pub async fn retry_jobs(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    Valid(body): Valid<RetryJobs>,
) -> Answer<RetriedJobs> {
    let kind = body.kind.parse()?;
    let retried = failed_jobs::retry_all(&state.pool, &operator, &kind).await?;
    Ok(web::Json(RetriedJobs { retried }))
}

impl From<Server> for DatabaseHealth {
    fn from(server: Server) -> Self {
        Self {
            version: server.version,
            size_bytes: server.size,
            connections_in_use: server.connections,
            connections_most: server.most_connections,
            latest_migration: server.migration,
        }
    }
}

impl MailHealth {
    /// The kinds of emails in the queue, and how many were sent.
    fn of(queue: &[Waiting], sent: i64) -> Self {
        let emails = || {
            queue
                .iter()
                .filter(|of| EMAIL_JOBS.contains(&of.kind.as_str()))
        };
        Self {
            waiting: emails().map(|of| of.waiting).sum(),
            due_since: emails().filter_map(|of| of.due_since).min(),
            sent_lately: sent,
            parked: emails().map(|of| of.parked).sum(),
        }
    }
}

impl From<Failing> for FailingTimer {
    fn from(timer: Failing) -> Self {
        Self {
            name: timer.name,
            last_error: timer.error,
            since: timer.since,
        }
    }
}

impl From<Waiting> for JobQueue {
    fn from(of: Waiting) -> Self {
        Self {
            kind: of.kind,
            waiting: of.waiting,
            due_since: of.due_since,
            parked: of.parked,
        }
    }
}

impl From<check::Checked> for InvariantCheck {
    fn from(last: check::Checked) -> Self {
        Self {
            checked_at: last.checked_at,
            breaches: last.breaches,
            first_breach: last.first_breach,
        }
    }
}

impl From<Page<Parked>> for ParkedJobPage {
    fn from(page: Page<Parked>) -> Self {
        let job = |job: Parked| ParkedJob {
            id: job.id,
            kind: job.kind,
            attempts: job.attempts,
            last_error: job.last_error,
            created_at: job.created_at,
            parked_at: job.parked_at,
        };
        Self {
            page: page.page,
            page_size: page.page_size,
            total: page.total,
            items: page.items.into_iter().map(job).collect(),
        }
    }
}
