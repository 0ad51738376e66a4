//! The audit log as operators read it, the latest entry first.

use chrono::{DateTime, Utc};
use db::Pool;
use diesel::QueryableByName;
use diesel::sql_types::{BigInt, Bool, Jsonb, Nullable, Text, Timestamptz};
use diesel_async::{AsyncPgConnection, RunQueryDsl};
use serde_json::Value;
use types::{Page, PageRequest, SessionId, UserId};

use super::{Action, TargetKind};
use crate::Error;
use crate::actor::Operator;

/// So many entries of an export at a time.
const PART: i64 = 1_000;

/// Who acted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Who {
    /// This person.
    User(UserId),
    /// Whoever sat at the command line of the server.
    CommandLine,
}

impl Who {
    const fn user(self) -> Option<UserId> {
        match self {
            Self::User(user) => Some(user),
            Self::CommandLine => None,
        }
    }
}

/// Which entries are wanted; all that is given must hold.
#[derive(Debug, Clone, Default)]
pub struct Filter {
    /// By whom.
    pub actor: Option<Who>,
    /// What was done.
    pub action: Option<Action>,
    /// The kind of thing that was acted on.
    pub target_kind: Option<TargetKind>,
    /// Its id.
    pub target_id: Option<String>,
    /// From this moment on.
    pub from: Option<DateTime<Utc>>,
    /// Before this moment.
    pub until: Option<DateTime<Utc>>,
    /// What stands in the name of the actor, or in the target's label or id.
    pub words: Option<String>,
}

impl Filter {
    const fn wants_everything(&self) -> bool {
        matches!(
            self,
            Self {
                actor: None,
                action: None,
                target_kind: None,
                target_id: None,
                from: None,
                until: None,
                words: None,
            }
        )
    }
}

/// An entry of the log.
#[derive(Debug, Clone, PartialEq, QueryableByName)]
pub struct Logged {
    /// Its place in the chain, from 1.
    #[diesel(sql_type = BigInt)]
    pub position: i64,
    /// When.
    #[diesel(sql_type = Timestamptz)]
    pub at: DateTime<Utc>,
    /// Who acted; none for the command line.
    #[diesel(sql_type = Nullable<BigInt>)]
    pub actor_id: Option<UserId>,
    /// What they were called then.
    #[diesel(sql_type = Nullable<Text>)]
    pub actor_name: Option<String>,
    /// The session in which they acted.
    #[diesel(sql_type = Nullable<BigInt>)]
    pub session_id: Option<SessionId>,
    /// What the key is called with which they acted, if it was one.
    #[diesel(sql_type = Nullable<Text>)]
    pub key_name: Option<String>,
    /// What was done.
    #[diesel(sql_type = Text)]
    pub action: String,
    /// The kind of thing that was acted on.
    #[diesel(sql_type = Text)]
    pub target_kind: String,
    /// Its id.
    #[diesel(sql_type = Text)]
    pub target_id: String,
    /// What it was called then.
    #[diesel(sql_type = Text)]
    pub target_label: String,
    /// What it was like.
    #[diesel(sql_type = Nullable<Jsonb>)]
    pub before: Option<Value>,
    /// What it was like afterwards.
    #[diesel(sql_type = Nullable<Jsonb>)]
    pub after: Option<Value>,
}

const ENTRIES: &str = "position, at, actor_id, actor_name, session_id, \
     (select name from api_keys k where k.session_id = audit_entries.session_id) as key_name, \
     action, target_kind, target_id, target_label, before, after";

/// $1 an operator's id, $2 whether by the command line, $3 action, $4 kind and $5 id of the target,
/// $6 from, $7 until, $8 words.
const WANTED: &str = "from audit_entries where ($1::bigint is null or actor_id = $1) \
     and (not $2 or actor_id is null) and ($3::text is null or action = $3) \
     and ($4::text is null or target_kind = $4) and ($5::text is null or target_id = $5) \
     and ($6::timestamptz is null or at >= $6) and ($7::timestamptz is null or at < $7) \
     and ($8::text is null \
         or position(lower($8) in lower(concat_ws(' ', actor_name, target_label, target_id))) > 0)";

macro_rules! bound {
    ($query:expr, $filter:expr) => {
        diesel::sql_query($query)
            .bind::<Nullable<BigInt>, _>($filter.actor.and_then(Who::user))
            .bind::<Bool, _>($filter.actor == Some(Who::CommandLine))
            .bind::<Nullable<Text>, _>($filter.action.map(Action::as_str))
            .bind::<Nullable<Text>, _>($filter.target_kind.map(TargetKind::as_str))
            .bind::<Nullable<Text>, _>($filter.target_id.as_deref())
            .bind::<Nullable<Timestamptz>, _>($filter.from)
            .bind::<Nullable<Timestamptz>, _>($filter.until)
            .bind::<Nullable<Text>, _>($filter.words.as_deref())
    };
}

/// How many entries are wanted, and between which of them they stand: looked for from the latest
/// entry on, those of a past year would be found behind all that came later.
#[derive(Debug, Clone, Copy, QueryableByName)]
struct Span {
    #[diesel(sql_type = BigInt)]
    entries: i64,
    #[diesel(sql_type = BigInt)]
    first: i64,
    /// Before the first where there is none.
    #[diesel(sql_type = BigInt)]
    last: i64,
}

/// Positions go from 1 without a gap.
const WHOLE_LOG: &str = "select coalesce(max(position), 0) as entries, 1::bigint as first, \
     coalesce(max(position), 0) as last from audit_entries";

impl Span {
    async fn of(conn: &mut AsyncPgConnection, filter: &Filter) -> Result<Self, Error> {
        if filter.wants_everything() {
            return Ok(diesel::sql_query(WHOLE_LOG).get_result(conn).await?);
        }
        let query = format!(
            "select count(*) as entries, coalesce(min(position), 1) as first, \
             coalesce(max(position), 0) as last {WANTED}"
        );
        Ok(bound!(query, filter).get_result(conn).await?)
    }
}

/// One page of the log.
pub async fn list(
    pool: &Pool,
    _operator: &Operator,
    filter: &Filter,
    page: PageRequest,
) -> Result<Page<Logged>, Error> {
    db::transaction_with_custom_plans(pool, async |tx| {
        let span = Span::of(tx.conn(), filter).await?;
        // which ones comes first: all else is read of those alone
        let query = format!(
            "select {ENTRIES} from audit_entries where position in ( \
                 select position {WANTED} and position between $9 and $10 \
                 order by position desc limit $11 offset $12) \
             order by position desc"
        );
        let items = bound!(query, filter)
            .bind::<BigInt, _>(span.first)
            .bind::<BigInt, _>(span.last)
            .bind::<BigInt, _>(page.limit())
            .bind::<BigInt, _>(page.offset())
            .load(tx.conn())
            .await?;
        Ok(Page::new(page, items, span.entries))
    })
    .await
}

/// An export of the log, the latest entry first, read a part at a time: nothing is missed or comes
/// twice while more is logged.
#[derive(Debug, Clone)]
pub struct Export {
    filter: Filter,
    /// Where the rest stands, once it has begun.
    rest: Option<Span>,
}

impl Export {
    /// Of the entries that are wanted.
    pub const fn new(filter: Filter) -> Self {
        Self { filter, rest: None }
    }

    /// The next ones; none after the last.
    pub async fn next(&mut self, pool: &Pool, _operator: &Operator) -> Result<Vec<Logged>, Error> {
        let (filter, rest) = (&self.filter, self.rest);
        let (mut span, part) = db::transaction_with_custom_plans(pool, async |tx| {
            let span = match rest {
                Some(rest) => rest,
                None => Span::of(tx.conn(), filter).await?,
            };
            let query = format!(
                "select {ENTRIES} {WANTED} and position between $9 and $10 \
                 order by position desc limit $11"
            );
            let part: Vec<Logged> = bound!(query, filter)
                .bind::<BigInt, _>(span.first)
                .bind::<BigInt, _>(span.last)
                .bind::<BigInt, _>(PART)
                .load(tx.conn())
                .await?;
            Ok::<_, Error>((span, part))
        })
        .await?;
        if let Some(entry) = part.last() {
            span.last = entry.position - 1;
        }
        self.rest = Some(span);
        Ok(part)
    }
}
