//! Editions of the home page, managed by operators. An edition that shoppers have seen cannot be
//! changed; change a copy instead. So what is shown was previewed before, and what was shown is
//! still on record.

mod change;
mod named;
mod replaced_category;

use auth::actor::Operator;
use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Jsonb, Nullable, Text as SqlText, Timestamptz};
use diesel_async::{AsyncPgConnection, RunQueryDsl};
use serde::Deserialize;
use serde_json::Value;
use types::{HomeEditionId, Page, PageRequest, Text};

use super::Content;
use crate::{Error, Picture, json};
use db::{Pool, Tx};

pub use change::{Dates, create, delete, publish, remove_picture, set_picture, update, withdraw};
pub use named::{Named, NamedProduct, NamedShop, named};
pub(crate) use replaced_category::{count_shelves_of, replace_category};

/// An edition of the home page.
#[derive(Debug, Clone, PartialEq)]
pub struct Edition {
    /// Its id.
    pub id: HomeEditionId,
    /// What operators call it.
    pub name: Text<60>,
    /// What it says and shows.
    pub content: Content,
    /// The picture of its hero.
    pub picture: Option<Picture>,
    /// Where it stands.
    pub state: State,
    /// From when on it is shown.
    pub starts_at: Option<DateTime<Utc>>,
    /// Until when at most it is shown.
    pub ends_at: Option<DateTime<Utc>>,
    /// Grows with each change of what it says.
    pub version: i64,
    /// When it was changed last.
    pub updated_at: DateTime<Utc>,
}

/// Where an edition stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum State {
    /// It has no dates.
    Draft,
    /// It starts by itself.
    Scheduled,
    /// It is shown.
    Live,
    /// A later one is shown in its place, and it comes back if that one ends first.
    Covered,
    /// It has ended.
    Over,
}

impl State {
    /// Whether shoppers may have seen it.
    const fn has_begun(self) -> bool {
        !matches!(self, Self::Draft | Self::Scheduled)
    }
}

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = BigInt)]
    id: HomeEditionId,
    #[diesel(sql_type = SqlText)]
    name: String,
    #[diesel(sql_type = Jsonb)]
    content: Value,
    #[diesel(sql_type = Nullable<Jsonb>)]
    picture: Option<Value>,
    #[diesel(sql_type = SqlText)]
    state: String,
    #[diesel(sql_type = Nullable<Timestamptz>)]
    starts_at: Option<DateTime<Utc>>,
    #[diesel(sql_type = Nullable<Timestamptz>)]
    ends_at: Option<DateTime<Utc>>,
    #[diesel(sql_type = BigInt)]
    version: i64,
    #[diesel(sql_type = Timestamptz)]
    updated_at: DateTime<Utc>,
}

impl TryFrom<Row> for Edition {
    type Error = Error;

    fn try_from(row: Row) -> Result<Self, Error> {
        Ok(Self {
            id: row.id,
            name: json::value(row.name.into())?,
            content: json::value(row.content)?,
            picture: row.picture.map(json::value).transpose()?,
            state: json::value(row.state.into())?,
            starts_at: row.starts_at,
            ends_at: row.ends_at,
            version: row.version,
            updated_at: row.updated_at,
        })
    }
}

/// Each with where it stands when it is asked, which may be long after a transaction began that waited for it;
/// what follows says which, and in which order.
macro_rules! editions {
    ($which:literal) => {
        concat!(
            "select id, name, content, picture, starts_at, ends_at, version, updated_at, case \
                 when starts_at is null then 'draft' \
                 when starts_at > statement_timestamp() then 'scheduled' \
                 when ends_at <= statement_timestamp() then 'over' \
                 when id = home_edition_now() then 'live' \
                 else 'covered' end as state \
             from home_editions ",
            $which
        )
    };
}

/// The edition that shoppers see now; `None` where it is the page that is shipped.
pub(super) async fn live(conn: &mut AsyncPgConnection) -> Result<Option<Edition>, Error> {
    let query = diesel::sql_query(editions!("where id = home_edition_now()"));
    let row: Option<Row> = db::prepared(query).get_result(conn).await.optional()?;
    row.map(Edition::try_from).transpose()
}

#[derive(QueryableByName)]
struct Count {
    #[diesel(sql_type = BigInt)]
    total: i64,
}

/// A page of the editions: drafts first, then by when they start, the latest first.
pub async fn list(
    pool: &Pool,
    _operator: &Operator,
    page: PageRequest,
) -> Result<Page<Edition>, Error> {
    db::transaction(pool, async |tx| {
        let count: Count = diesel::sql_query("select count(*) as total from home_editions")
            .get_result(tx.conn())
            .await?;
        let rows: Vec<Row> = diesel::sql_query(editions!(
            "order by starts_at desc nulls first, id desc limit $1 offset $2"
        ))
        .bind::<BigInt, _>(page.limit())
        .bind::<BigInt, _>(page.offset())
        .load(tx.conn())
        .await?;
        let items = rows.into_iter().map(Edition::try_from);
        Ok(Page::new(
            page,
            items.collect::<Result<_, _>>()?,
            count.total,
        ))
    })
    .await
}

/// One of them.
pub async fn find(pool: &Pool, _operator: &Operator, id: HomeEditionId) -> Result<Edition, Error> {
    db::transaction(pool, async |tx| load_one(tx, id).await).await
}

async fn load_one(tx: &mut Tx, id: HomeEditionId) -> Result<Edition, Error> {
    let row: Option<Row> = diesel::sql_query(editions!("where id = $1"))
        .bind::<BigInt, _>(id)
        .get_result(tx.conn())
        .await
        .optional()?;
    row.ok_or(Error::NotFound)?.try_into()
}
