//! Creating, changing, publishing, ending and deleting editions.

use std::path::Path;

use auth::actor::Operator;
use auth::audit::{self, Action, Entry, Target, TargetKind};
use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Jsonb, Nullable, Text as SqlText, Timestamptz};
use diesel_async::RunQueryDsl;
use serde_json::{Value, json};
use types::{HomeEditionId, Text};

use super::named::missing;
use super::{Edition, State, load_one};
use crate::error::Fault;
use crate::home::Content;
use crate::json::written;
use crate::product::Field;
use crate::{Error, Picture, feed, picture};
use db::{Pool, Tx};

/// Makes a draft: a copy of an edition, or the page as it is shipped.
pub async fn create(
    pool: &Pool,
    operator: &Operator,
    name: &Text<60>,
    copy_of: Option<HomeEditionId>,
) -> Result<Edition, Error> {
    db::transaction(pool, async |tx| {
        let (content, picture) = match copy_of {
            Some(id) => {
                let original = load_one(tx, id).await?;
                (original.content, original.picture)
            }
            None => (Content::default(), None),
        };
        let row: Id = diesel::sql_query(
            "insert into home_editions (name, content, picture) values ($1, $2, $3) returning id",
        )
        .bind::<SqlText, _>(name.as_str())
        .bind::<Jsonb, _>(written(&content)?)
        .bind::<Nullable<Jsonb>, _>(picture.as_ref().map(written).transpose()?)
        .get_result(tx.conn())
        .await?;
        let made = load_one(tx, HomeEditionId::new(row.id)).await?;
        record(tx, operator, Action::HomePageCreated, None, Some(&made)).await?;
        Ok(made)
    })
    .await
}

/// Says something else in an edition that nobody has seen yet, and that is as it was at `version`.
pub async fn update(
    pool: &Pool,
    operator: &Operator,
    id: HomeEditionId,
    version: i64,
    name: &Text<60>,
    content: &Content,
) -> Result<Edition, Error> {
    db::transaction(pool, async |tx| {
        let before = lock_unseen(tx, id, Some(version)).await?;
        let mut faults = content.faults();
        faults.extend(missing(tx, content).await?);
        if !faults.is_empty() {
            return Err(Error::Refused(faults));
        }
        diesel::sql_query(
            "update home_editions set name = $2, content = $3, version = version + 1, \
             updated_at = now() where id = $1",
        )
        .bind::<BigInt, _>(id)
        .bind::<SqlText, _>(name.as_str())
        .bind::<Jsonb, _>(written(content)?)
        .execute(tx.conn())
        .await?;
        let after = load_one(tx, id).await?;
        let action = Action::HomePageUpdated;
        record(tx, operator, action, Some(&before), Some(&after)).await?;
        Ok(after)
    })
    .await
}

/// Puts a picture into the hero of an edition that nobody has seen yet, instead of the one it has.
pub async fn set_picture(
    pool: &Pool,
    store: &media::Store,
    operator: &Operator,
    id: HomeEditionId,
    file: &Path,
) -> Result<Edition, Error> {
    db::transaction(pool, async |tx| lock_unseen(tx, id, None).await.map(drop)).await?;
    let picture = Picture::from(picture::keep(pool, store, file).await?);
    write_picture(pool, operator, id, Some(&picture)).await
}

/// Takes the picture out of the hero of an edition that nobody has seen yet.
pub async fn remove_picture(
    pool: &Pool,
    operator: &Operator,
    id: HomeEditionId,
) -> Result<Edition, Error> {
    write_picture(pool, operator, id, None).await
}

async fn write_picture(
    pool: &Pool,
    operator: &Operator,
    id: HomeEditionId,
    picture: Option<&Picture>,
) -> Result<Edition, Error> {
    db::transaction(pool, async |tx| {
        let before = lock_unseen(tx, id, None).await?;
        diesel::sql_query(
            "update home_editions set picture = $2, updated_at = now(), \
             version = version + (picture is distinct from $2)::integer where id = $1",
        )
        .bind::<BigInt, _>(id)
        .bind::<Nullable<Jsonb>, _>(picture.map(written).transpose()?)
        .execute(tx.conn())
        .await?;
        let after = load_one(tx, id).await?;
        if before.picture != after.picture {
            let action = Action::HomePagePictureSet;
            record(tx, operator, action, Some(&before), Some(&after)).await?;
        }
        Ok(after)
    })
    .await
}

/// When an edition is shown.
#[derive(Debug, Clone, Copy)]
pub struct Dates {
    /// At once without it.
    pub starts: Option<DateTime<Utc>>,
    /// By default until another edition starts.
    pub ends: Option<DateTime<Utc>>,
}

/// Shows an edition, at once or from a time to come on. What starts later takes its place; what has no end
/// comes back when that one ends.
pub async fn publish(
    pool: &Pool,
    operator: &Operator,
    id: HomeEditionId,
    version: i64,
    dates: Dates,
) -> Result<Edition, Error> {
    db::transaction(pool, async |tx| {
        let before = lock_unseen(tx, id, Some(version)).await?;
        let faults = check(tx, dates).await?;
        if !faults.is_empty() {
            return Err(Error::Refused(faults));
        }
        diesel::sql_query(
            "update home_editions set starts_at = coalesce($2, now()), ends_at = $3, \
             version = version + 1, updated_at = now() where id = $1",
        )
        .bind::<BigInt, _>(id)
        .bind::<Nullable<Timestamptz>, _>(dates.starts)
        .bind::<Nullable<Timestamptz>, _>(dates.ends)
        .execute(tx.conn())
        .await?;
        feed::notify(tx);
        let after = load_one(tx, id).await?;
        let action = Action::HomePagePublished;
        record(tx, operator, action, Some(&before), Some(&after)).await?;
        Ok(after)
    })
    .await
}

#[derive(QueryableByName)]
struct Now {
    #[diesel(sql_type = Timestamptz)]
    now: DateTime<Utc>,
}

/// Whether the dates lie ahead, by the database's clock, which decides what is shown.
async fn check(tx: &mut Tx, dates: Dates) -> Result<Vec<Fault>, Error> {
    let Now { now } = diesel::sql_query("select now() as now")
        .get_result(tx.conn())
        .await?;
    let mut faults = Vec::new();
    if dates.starts.is_some_and(|starts| starts <= now) {
        let message = "Choose a later time, or publish it now";
        faults.push(Fault::new(Field::StartsAt, "in_the_past", message));
    }
    if dates
        .ends
        .is_some_and(|ends| ends <= dates.starts.unwrap_or(now))
    {
        let message = "It must end after it starts";
        faults.push(Fault::new(Field::EndsAt, "ends_before_it_starts", message));
    }
    Ok(faults)
}

/// Takes an edition off: one that is scheduled is a draft again, one that is under way ends now.
pub async fn withdraw(
    pool: &Pool,
    operator: &Operator,
    id: HomeEditionId,
) -> Result<Edition, Error> {
    db::transaction(pool, async |tx| {
        let before = lock(tx, id).await?;
        let statement = match before.state {
            State::Scheduled => {
                "update home_editions set starts_at = null, ends_at = null, version = version + 1, \
                 updated_at = now() where id = $1"
            }
            State::Live | State::Covered => {
                "update home_editions set ends_at = now(), version = version + 1, \
                 updated_at = now() where id = $1"
            }
            State::Draft | State::Over => return Err(Error::HomePageNotShown),
        };
        diesel::sql_query(statement)
            .bind::<BigInt, _>(id)
            .execute(tx.conn())
            .await?;
        feed::notify(tx);
        let after = load_one(tx, id).await?;
        let action = Action::HomePageWithdrawn;
        record(tx, operator, action, Some(&before), Some(&after)).await?;
        Ok(after)
    })
    .await
}

/// Deletes an edition that nobody has seen.
pub async fn delete(pool: &Pool, operator: &Operator, id: HomeEditionId) -> Result<(), Error> {
    db::transaction(pool, async |tx| {
        let gone = lock_unseen(tx, id, None).await?;
        diesel::sql_query("delete from home_editions where id = $1")
            .bind::<BigInt, _>(id)
            .execute(tx.conn())
            .await?;
        record(tx, operator, Action::HomePageDeleted, Some(&gone), None).await
    })
    .await
}

#[derive(QueryableByName)]
struct Id {
    #[diesel(sql_type = BigInt)]
    id: i64,
}

/// Nobody else changes it until the transaction ends.
async fn lock(tx: &mut Tx, id: HomeEditionId) -> Result<Edition, Error> {
    diesel::sql_query("select id from home_editions where id = $1 for update")
        .bind::<BigInt, _>(id)
        .get_result::<Id>(tx.conn())
        .await
        .optional()?
        .ok_or(Error::NotFound)?;
    load_one(tx, id).await
}

/// An edition that may still be changed, if it is the one that the operator saw.
async fn lock_unseen(
    tx: &mut Tx,
    id: HomeEditionId,
    version: Option<i64>,
) -> Result<Edition, Error> {
    let edition = lock(tx, id).await?;
    if edition.state.has_begun() {
        return Err(Error::HomePageBegun);
    }
    match version.is_none_or(|version| version == edition.version) {
        true => Ok(edition),
        false => Err(Error::HomePageChanged {
            version: edition.version,
        }),
    }
}

async fn record(
    tx: &mut Tx,
    operator: &Operator,
    action: Action,
    before: Option<&Edition>,
    after: Option<&Edition>,
) -> Result<(), Error> {
    let Some(edition) = after.or(before) else {
        return Ok(());
    };
    let target = Target::new(TargetKind::HomePage, edition.id, edition.name.as_str());
    let mut entry = Entry::new(action, target);
    if let Some(before) = before {
        entry = entry.before(for_log(before));
    }
    if let Some(after) = after {
        entry = entry.after(for_log(after));
    }
    Ok(audit::record(tx, operator, entry).await?)
}

fn for_log(edition: &Edition) -> Value {
    let content = &edition.content;
    let shelves: Vec<&str> = content.shelves.iter().map(|it| it.kind.as_str()).collect();
    json!({
        "title": edition.name.as_str(),
        "promo": content.promo.as_str(),
        "hero": if content.hero.is_some() { "own" } else { "standard" },
        "shelves": shelves.join(", "),
        "shops": content.shops.len(),
        "hasPicture": edition.picture.is_some(),
        "startsAt": edition.starts_at.map(|at| at.to_rfc3339()),
        "endsAt": edition.ends_at.map(|at| at.to_rfc3339()),
    })
}
