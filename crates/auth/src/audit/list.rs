//! The audit log as operators read it, the latest entry first.

use chrono::{DateTime, Utc};
use db::Pool;
use diesel::QueryableByName;
use diesel::sql_types::{BigInt, Jsonb, Nullable, Text, Timestamptz};
use diesel_async::RunQueryDsl;
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

#[derive(QueryableByName)]
struct Count {
    #[diesel(sql_type = BigInt)]
    count: i64,
}

const ENTRIES: &str = "position, at, actor_id, actor_name, session_id, \
     (select name from api_keys k where k.session_id = audit_entries.session_id) as key_name, \
     action, target_kind, target_id, target_label, before, after";

/// $1 an operator's id, or 0 for the command line, $2 action, $3 kind and $4 id of the target,
/// $5 from, $6 until, $7 words.
const WANTED: &str = "from audit_entries where ($1::bigint is null or coalesce(actor_id, 0) = $1) \
     and ($2::text is null or action = $2) and ($3::text is null or target_kind = $3) \
     and ($4::text is null or target_id = $4) and ($5::timestamptz is null or at >= $5) \
     and ($6::timestamptz is null or at < $6) and ($7::text is null \
         or position(lower($7) in lower(concat_ws(' ', actor_name, target_label, target_id))) > 0)";

macro_rules! bound {
    ($query:expr, $filter:expr) => {
        diesel::sql_query($query)
            .bind::<Nullable<BigInt>, _>($filter.actor.map(|who| match who {
                Who::User(user) => user.get(),
                Who::CommandLine => 0,
            }))
            .bind::<Nullable<Text>, _>($filter.action.map(Action::as_str))
            .bind::<Nullable<Text>, _>($filter.target_kind.map(TargetKind::as_str))
            .bind::<Nullable<Text>, _>($filter.target_id.as_deref())
            .bind::<Nullable<Timestamptz>, _>($filter.from)
            .bind::<Nullable<Timestamptz>, _>($filter.until)
            .bind::<Nullable<Text>, _>($filter.words.as_deref())
    };
}

/// One page of the log.
pub async fn list(
    pool: &Pool,
    _operator: &Operator,
    filter: &Filter,
    page: PageRequest,
) -> Result<Page<Logged>, Error> {
    let mut conn = pool.get().await?;
    let Count { count } = bound!(format!("select count(*) as count {WANTED}"), filter)
        .get_result(&mut conn)
        .await?;
    let query = format!("select {ENTRIES} {WANTED} order by position desc limit $8 offset $9");
    let items = bound!(query, filter)
        .bind::<BigInt, _>(page.limit())
        .bind::<BigInt, _>(page.offset())
        .load(&mut conn)
        .await?;
    Ok(Page::new(page, items, count))
}

/// An export of the log, the latest entry first, read a part at a time: nothing is missed or comes
/// twice while more is logged.
#[derive(Debug, Clone)]
pub struct Export {
    filter: Filter,
    /// The entry that was read last.
    last: Option<i64>,
}

impl Export {
    /// Of the entries that are wanted.
    pub const fn new(filter: Filter) -> Self {
        Self { filter, last: None }
    }

    /// The next ones; none after the last.
    pub async fn next(&mut self, pool: &Pool, _operator: &Operator) -> Result<Vec<Logged>, Error> {
        let query = format!(
            "select {ENTRIES} {WANTED} and ($8::bigint is null or position < $8) \
             order by position desc limit $9"
        );
        let part: Vec<Logged> = bound!(query, self.filter)
            .bind::<Nullable<BigInt>, _>(self.last)
            .bind::<BigInt, _>(PART)
            .load(&mut pool.get().await?)
            .await?;
        self.last = part.last().map(|entry| entry.position).or(self.last);
        Ok(part)
    }
}
