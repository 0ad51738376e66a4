//! Confirming a session: a stolen token or an unattended screen must not be enough to move money or
//! change people's rights. The person enters their password or a code again, which is valid for ten
//! minutes in that session only. Signing in does not count as a confirmation, and using it does not
//! extend it.

use chrono::{DateTime, Utc};
use db::Pool;
use diesel::sql_types::{BigInt, Bool, Integer, Timestamptz};
use diesel::{OptionalExtension, QueryableByName};
use diesel_async::RunQueryDsl;
use secrecy::SecretString;

use crate::actor::User;
use crate::token::Keys;
use crate::{Error, account, encryption, second_factor};

/// How long it is good for.
const MINUTES: i32 = 10;

/// What the person enters.
#[derive(Debug, Clone, Copy)]
pub enum Credential<'a> {
    /// The password.
    Password(&'a SecretString),
    /// A code of the authenticator app, or a recovery code.
    Code(&'a str),
}

#[derive(QueryableByName)]
struct Until {
    #[diesel(sql_type = Timestamptz)]
    until: DateTime<Utc>,
}

/// Confirms the session; returns until when. Wrong passwords and codes count against the usual
/// limits.
pub async fn confirm(
    pool: &Pool,
    (keys, encryption_keys): (&Keys, &encryption::Keys),
    user: &User,
    credential: Credential<'_>,
) -> Result<DateTime<Utc>, Error> {
    match credential {
        Credential::Password(password) => {
            account::confirm_password(pool, keys, user, password).await?
        }
        Credential::Code(code) => {
            second_factor::verify_code(pool, (keys, encryption_keys), user, code).await?
        }
    }
    let confirmed: Option<Until> = diesel::sql_query(
        "update sessions set confirmed_at = now() where id = $1 and user_id = $2 and ended_at is null \
         returning confirmed_at + make_interval(mins => $3) as until",
    )
    .bind::<BigInt, _>(user.session())
    .bind::<BigInt, _>(user.id())
    .bind::<Integer, _>(MINUTES)
    .get_result(&mut pool.get().await?)
    .await
    .optional()?;
    Ok(confirmed.ok_or(Error::Unauthenticated)?.until)
}

#[derive(QueryableByName)]
struct Fresh {
    #[diesel(sql_type = Bool)]
    fresh: bool,
}

/// Whether the person confirmed on this device within ten minutes.
pub(crate) async fn is_fresh(pool: &Pool, user: &User) -> Result<bool, Error> {
    let found: Fresh = diesel::sql_query(
        "select exists (select 1 from sessions where id = $1 and user_id = $2 and ended_at is null \
         and confirmed_at > now() - make_interval(mins => $3)) as fresh",
    )
    .bind::<BigInt, _>(user.session())
    .bind::<BigInt, _>(user.id())
    .bind::<Integer, _>(MINUTES)
    .get_result(&mut pool.get().await?)
    .await?;
    Ok(found.fresh)
}
