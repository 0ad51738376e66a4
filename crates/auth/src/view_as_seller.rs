//! Viewing a shop as its seller sees it: an operator names a shop, in their session, and may
//! then read for half an hour what its seller may read, without changing anything (ADR 40). This is
//! checked on each request, so that stopping takes effect on every gateway at once.

use chrono::{DateTime, Utc};
use db::{Pool, Tx};
use diesel::sql_types::{BigInt, Bool, Integer, Timestamptz};
use diesel::{OptionalExtension, QueryableByName};
use diesel_async::RunQueryDsl;
use serde_json::json;
use types::ShopId;

use crate::Error;
use crate::actor::{Operator, User};
use crate::audit::{self, Action, Entry, Target, TargetKind};
use crate::key::{Access, Area, Scope};

/// What a key needs to view a shop, whatever it reads then.
pub(crate) const SCOPE: Scope = Scope {
    area: Area::Look,
    access: Access::Write,
};

/// How long a view lasts before it must be started again.
const MINUTES: i32 = 30;

#[derive(QueryableByName)]
struct Until {
    #[diesel(sql_type = Timestamptz)]
    until: DateTime<Utc>,
}

/// Starts viewing this shop, and stops viewing any other; returns until when.
pub async fn start(
    tx: &mut Tx,
    operator: &Operator,
    shop: ShopId,
    name: &str,
) -> Result<DateTime<Utc>, Error> {
    let begun: Option<Until> = diesel::sql_query(
        "update sessions set looks_at = $2, looks_until = now() + make_interval(mins => $3) \
         where id = $1 and ended_at is null returning looks_until as until",
    )
    .bind::<BigInt, _>(operator.user().session())
    .bind::<BigInt, _>(shop)
    .bind::<Integer, _>(MINUTES)
    .get_result(tx.conn())
    .await
    .optional()?;
    let until = begun.ok_or(Error::Unauthenticated)?.until;
    let target = Target::new(TargetKind::Shop, shop, name);
    let entry = Entry::new(Action::ShopLookStarted, target).after(json!({ "until": until }));
    audit::record(tx, operator, entry).await?;
    Ok(until)
}

/// The operator stops viewing this shop of this name; harmless when they do not view it.
pub async fn stop(tx: &mut Tx, operator: &Operator, shop: ShopId, name: &str) -> Result<(), Error> {
    let stopped = diesel::sql_query(
        "update sessions set looks_at = null, looks_until = null where id = $1 and looks_at = $2",
    )
    .bind::<BigInt, _>(operator.user().session())
    .bind::<BigInt, _>(shop)
    .execute(tx.conn())
    .await?;
    if stopped > 0 {
        let target = Target::new(TargetKind::Shop, shop, name);
        audit::record(tx, operator, Entry::new(Action::ShopLookStopped, target)).await?;
    }
    Ok(())
}

#[derive(QueryableByName)]
struct Active {
    #[diesel(sql_type = Bool)]
    active: bool,
}

/// Whether the person views this shop on this device now.
pub(crate) async fn is_active(pool: &Pool, user: &User, shop: ShopId) -> Result<bool, Error> {
    let found: Active = diesel::sql_query(
        "select exists (select 1 from sessions where id = $1 and user_id = $2 and ended_at is null \
         and looks_at = $3 and looks_until > now()) as active",
    )
    .bind::<BigInt, _>(user.session())
    .bind::<BigInt, _>(user.id())
    .bind::<BigInt, _>(shop)
    .get_result(&mut pool.get().await?)
    .await?;
    Ok(found.active)
}
