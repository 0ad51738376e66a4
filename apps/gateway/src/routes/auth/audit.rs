//! The audit log, as operators read it.

use actix_web::web::Bytes;
use actix_web::{HttpResponse, get, web};
use auth::actor::Operator;
use auth::audit::{self, Action, Export, Filter, Logged, TargetKind, Who};
use chrono::{DateTime, Days, NaiveTime, Utc};
use futures_util::stream;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use types::{Invalid, Page, Text, UserId};
use utoipa::{IntoParams, ToSchema};

use crate::caller::Caller;
use crate::csv::{self, Cell, TableQuery};
use crate::problem::{Answer, Fields, Problem};
use crate::query::{Query, day};
use crate::state::State;
use crate::wire::page::PageQuery;

/// What stands for whoever acted at the command line of the server.
const COMMAND_LINE: &str = "command_line";

/// Which entries; all that is given must hold.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(rename_all = "camelCase")]
pub struct AuditQuery {
    /// An operator's id, or `command_line`.
    #[param(example = "7")]
    actor: Option<String>,
    /// The action.
    #[param(example = "shop_approved")]
    action: Option<String>,
    /// The kind of thing that was acted on.
    #[param(example = "shop")]
    target_kind: Option<String>,
    /// Its id.
    #[param(max_length = 100, example = "12")]
    target_id: Option<String>,
    /// On this day (UTC) or later.
    #[param(format = Date, example = "2026-01-01")]
    from: Option<String>,
    /// On this day (UTC) or earlier.
    #[param(format = Date, example = "2026-12-31")]
    to: Option<String>,
    /// Part of the operator's name or of the target's name.
    #[param(max_length = 100, example = "clay")]
    q: Option<String>,
}

impl AuditQuery {
    fn filter(&self) -> Result<Filter, Problem> {
        let mut fields = Fields::default();
        let actor = fields.take("/actor", known(self.actor.as_deref(), who));
        let action = fields.take("/action", known(self.action.as_deref(), Action::parse));
        let kind = known(self.target_kind.as_deref(), TargetKind::parse);
        let kind = fields.take("/targetKind", kind);
        let id: Result<Option<Text<100>>, Invalid> =
            Text::parse_optional(self.target_id.as_deref());
        let id = fields.take("/targetId", id);
        let words: Result<Option<Text<100>>, Invalid> = Text::parse_optional(self.q.as_deref());
        let words = fields.take("/q", words);
        let from = fields.take("/from", day(self.from.as_deref()));
        let to = fields.take("/to", day(self.to.as_deref()));
        let midnight = |day: chrono::NaiveDate| day.and_time(NaiveTime::MIN).and_utc();
        let next = |day: chrono::NaiveDate| day.checked_add_days(Days::new(1)).map(midnight);
        let filter = match (actor, action, kind, id, words, from, to) {
            (
                Some(actor),
                Some(action),
                Some(target_kind),
                Some(id),
                Some(words),
                Some(from),
                Some(to),
            ) => Some(Filter {
                actor,
                action,
                target_kind,
                target_id: id.map(|id| id.as_str().to_owned()),
                words: words.map(|words| words.as_str().to_owned()),
                from: from.map(midnight),
                until: to.and_then(next),
            }),
            _ => None,
        };
        fields.finish(filter)
    }
}

/// A word of the log; blank is as good as left out.
fn known<T>(raw: Option<&str>, parse: impl Fn(&str) -> Option<T>) -> Result<Option<T>, Invalid> {
    let Some(raw) = raw.filter(|raw| !raw.is_empty()) else {
        return Ok(None);
    };
    let unknown = || Invalid::new("unknown_word", "The audit log does not know this word");
    parse(raw).map(Some).ok_or_else(unknown)
}

fn who(raw: &str) -> Option<Who> {
    match raw {
        COMMAND_LINE => Some(Who::CommandLine),
        id => Some(Who::User(UserId::new(id.parse().ok()?))),
    }
}

/// One action of an operator.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AuditEntry {
    /// Its number in the log, from 1.
    id: i64,
    at: DateTime<Utc>,
    /// The operator's user ID; null for the server's command line.
    #[schema(required = true)]
    actor_id: Option<i64>,
    /// The operator's name at the time; null for the server's command line.
    #[schema(required = true, example = "Ada")]
    actor_name: Option<String>,
    /// The session in which they acted.
    #[schema(required = true)]
    session_id: Option<i64>,
    /// The name of the API key that was used; null if they acted in person.
    #[schema(required = true, example = "Bookkeeping")]
    key_name: Option<String>,
    #[schema(example = "shop_approved")]
    action: String,
    #[schema(example = "shop")]
    target_kind: String,
    #[schema(example = "12")]
    target_id: String,
    /// Its name at the time: a shop's name, an order's number.
    #[schema(example = "Clay & Co")]
    target_label: String,
    /// The changed values before; null if there were none.
    #[schema(required = true, value_type = Option<Object>)]
    before: Option<Value>,
    /// The changed values after.
    #[schema(required = true, value_type = Option<Object>)]
    after: Option<Value>,
}

impl From<Logged> for AuditEntry {
    fn from(entry: Logged) -> Self {
        Self {
            id: entry.position,
            at: entry.at,
            actor_id: entry.actor_id.map(UserId::get),
            actor_name: entry.actor_name,
            session_id: entry.session_id.map(types::SessionId::get),
            key_name: entry.key_name,
            action: entry.action,
            target_kind: entry.target_kind,
            target_id: entry.target_id,
            target_label: entry.target_label,
            before: entry.before,
            after: entry.after,
        }
    }
}

/// One page of the log.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AuditPage {
    items: Vec<AuditEntry>,
    /// From 1.
    page: i64,
    page_size: i64,
    /// The total number on all pages.
    total: i64,
    /// All possible actions.
    actions: Vec<&'static str>,
    /// All possible kinds of targets.
    target_kinds: Vec<&'static str>,
}

impl From<Page<Logged>> for AuditPage {
    fn from(page: Page<Logged>) -> Self {
        Self {
            items: page.items.into_iter().map(AuditEntry::from).collect(),
            page: page.page,
            page_size: page.page_size,
            total: page.total,
            actions: Action::ALL.iter().map(|word| word.as_str()).collect(),
            target_kinds: TargetKind::ALL.iter().map(|word| word.as_str()).collect(),
        }
    }
}

/// What operators did, the latest first.
#[utoipa::path(
    operation_id = "listAuditEntries", tag = "auth", summary = "What operators did",
    description = "Everything that operators did, with what it changed. Entries are never changed, \
        except that the names of people who delete their accounts are removed.",
    security(("bearer" = [])), params(AuditQuery, PageQuery),
    responses((status = 200, description = "One page, the latest first", body = AuditPage)),
)]
#[get("/api/admin/audit")]
pub async fn list_audit_entries(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    query: Query<AuditQuery>,
    page: Query<PageQuery>,
) -> Answer<AuditPage> {
    let (filter, page) = (query.filter()?, page.parse()?);
    let page = audit::list(&state.pool, &operator, &filter, page).await?;
    Ok(web::Json(page.into()))
}

const HEAD: [&str; 12] = [
    "id",
    "at",
    "actor id",
    "actor",
    "session",
    "key",
    "action",
    "target kind",
    "target id",
    "target",
    "before",
    "after",
];

/// The log as a table.
#[utoipa::path(
    operation_id = "exportAuditEntries", tag = "auth", summary = "What operators did, as CSV",
    description = "All entries that match the filters of the list, the latest first, without a \
        limit: they are read 1,000 at a time. Cells that would be formulas start with an \
        apostrophe, and the file begins with a byte order mark.",
    security(("bearer" = [])), params(AuditQuery, TableQuery),
    responses((status = 200, description = "The table (RFC 4180)", body = String, content_type = "text/csv",
        example = "id,at,actor id,actor,session,key,action,target kind,target id,target,before,after\r\n981,2026-11-23T10:15:00+00:00,1,Grace,184,,shop_approved,shop,7,Clay & Co,{\"status\":\"pending\"},{\"status\":\"approved\"}\r\n")),
)]
#[get("/api/admin/audit/export")]
pub async fn export_audit_entries(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    query: Query<AuditQuery>,
    table: Query<TableQuery>,
) -> Result<HttpResponse, Problem> {
    let separator = table.separator.unwrap_or_default();
    let begun = (
        Export::new(query.filter()?),
        Some(csv::head(&HEAD, separator)),
    );
    let parts = stream::try_unfold(begun, move |(mut export, head)| {
        let (state, operator) = (state.clone(), operator.clone());
        async move {
            if let Some(head) = head {
                return Ok::<_, auth::Error>(Some((Bytes::from(head), (export, None))));
            }
            let part = export.next(&state.pool, &operator).await?;
            if part.is_empty() {
                return Ok(None);
            }
            let mut out = String::new();
            csv::lines(part.into_iter().map(row), separator.sign(), &mut out);
            Ok(Some((Bytes::from(out), (export, None))))
        }
    });
    Ok(csv::download("audit.csv").streaming(parts))
}

fn row(entry: Logged) -> Vec<Cell> {
    let json = |value: Option<Value>| Cell::text(value.map(|value| value.to_string()).as_deref());
    let number = |id: Option<i64>| Cell::Plain(id.map(|id| id.to_string()).unwrap_or_default());
    let actor = entry.actor_name.as_deref().unwrap_or("command line");
    vec![
        Cell::plain(entry.position),
        Cell::plain(entry.at.to_rfc3339()),
        number(entry.actor_id.map(UserId::get)),
        Cell::text(Some(actor)),
        number(entry.session_id.map(types::SessionId::get)),
        Cell::text(entry.key_name.as_deref()),
        Cell::plain(entry.action),
        Cell::plain(entry.target_kind),
        Cell::plain(entry.target_id),
        Cell::text(Some(&entry.target_label)),
        json(entry.before),
        json(entry.after),
    ]
}
