//! Signing in, staying signed in, signing out. A session is one device: a family of refresh tokens,
//! each of which can be exchanged once. A token that is used a second time was copied, so the whole
//! family ends, and thief and owner both have to sign in again. Only a client that lost a response
//! may repeat its request, within half a minute, and gets the same response.

mod device;
mod rotation;
mod sign_in;

use chrono::{DateTime, Utc};
use db::{Pool, Tx, delete_in_steps, transaction};
use diesel::QueryableByName;
use diesel::sql_types::{BigInt, Binary, Nullable, Text};
use diesel_async::{AsyncPgConnection, RunQueryDsl};
use types::{SessionId, UserId};

use crate::Error;
use crate::actor::{DataSubject, Invalidation, User};
use crate::link::{self, Purpose};
use crate::profile::Profile;
use crate::token;

pub use device::Device;
pub use rotation::refresh;
pub(crate) use sign_in::open_session;
pub use sign_in::sign_in;

/// What a client keeps to stay signed in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tokens {
    /// For each request; ten minutes.
    pub access: String,
    /// To be exchanged for the next pair; good for thirty days, and at most half a year after
    /// signing in.
    pub refresh: String,
}

/// The person who signed in. Without tokens if the account is not activated yet, or a second step
/// follows.
#[derive(Debug, Clone)]
pub struct SignedIn {
    /// The person.
    pub profile: Profile,
    /// What lets them in.
    pub tokens: Option<Tokens>,
    /// With what the second step goes on: five minutes, once.
    pub ticket: Option<String>,
}

/// A device that is signed in.
#[derive(Debug, Clone, PartialEq, Eq, QueryableByName)]
pub struct Session {
    /// Which one.
    #[diesel(sql_type = BigInt)]
    pub id: SessionId,
    /// What it called itself.
    #[diesel(sql_type = Nullable<Text>)]
    pub user_agent: Option<String>,
    /// Where it signed in from.
    #[diesel(sql_type = Nullable<Text>)]
    pub network: Option<String>,
    /// When it signed in.
    #[diesel(sql_type = diesel::sql_types::Timestamptz)]
    pub created_at: DateTime<Utc>,
    /// When it last exchanged its token.
    #[diesel(sql_type = diesel::sql_types::Timestamptz)]
    pub last_seen_at: DateTime<Utc>,
}

/// Why a session is over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum EndReason {
    SignedOut,
    PasswordChanged,
    TokenReused,
    EndedByUser,
    EndedByOperator,
    AccountLocked,
}

impl EndReason {
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::SignedOut => "signed_out",
            Self::PasswordChanged => "password_changed",
            Self::TokenReused => "token_reused",
            Self::EndedByUser => "ended_by_user",
            Self::EndedByOperator => "ended_by_operator",
            Self::AccountLocked => "account_locked",
        }
    }
}

async fn store_refresh_token(tx: &mut Tx, session: SessionId, refresh: &str) -> Result<(), Error> {
    diesel::sql_query(
        "insert into refresh_tokens (token_hash, session_id) values ($1, $2) \
         on conflict do nothing",
    )
    .bind::<Binary, _>(token::hash(refresh))
    .bind::<BigInt, _>(session)
    .execute(tx.conn())
    .await?;
    Ok(())
}

/// Signs out on this device; its tokens are refused from now on.
pub async fn sign_out(pool: &Pool, user: &User) -> Result<(), Error> {
    let (id, session) = (user.id(), user.session());
    transaction(pool, async |tx| {
        close(tx, id, session, EndReason::SignedOut).await?;
        Ok(())
    })
    .await
}

/// The devices on which the person is signed in: the one that asks, then the latest used.
pub async fn list(pool: &Pool, of: &impl DataSubject) -> Result<Vec<Session>, Error> {
    live(&mut *pool.get().await?, of.person(), of.device()).await
}

/// The devices on which a person is signed in, this one first.
pub(crate) async fn live(
    conn: &mut AsyncPgConnection,
    person: UserId,
    device: Option<SessionId>,
) -> Result<Vec<Session>, Error> {
    let sessions = diesel::sql_query(
        "select id, user_agent, network, created_at, last_seen_at from sessions \
         where user_id = $1 and ended_at is null and expires_at > now() \
             and not exists (select from api_keys where session_id = sessions.id) \
         order by (id = $2) is true desc, last_seen_at desc, id desc limit 100",
    )
    .bind::<BigInt, _>(person)
    .bind::<Nullable<BigInt>, _>(device)
    .load(conn)
    .await?;
    Ok(sessions)
}

/// Signs out on one of the person's devices.
pub async fn end(pool: &Pool, user: &User, session: SessionId) -> Result<(), Error> {
    transaction(pool, async |tx| {
        match close(tx, user.id(), session, EndReason::EndedByUser).await? {
            0 => Err(Error::NotFound),
            _ => Ok(()),
        }
    })
    .await
}

async fn close(
    tx: &mut Tx,
    user: UserId,
    session: SessionId,
    reason: EndReason,
) -> Result<usize, Error> {
    let ended = diesel::sql_query(
        "update sessions set ended_at = now(), end_reason = $3 \
         where id = $2 and user_id = $1 and ended_at is null and expires_at > now() \
             and not exists (select from api_keys where session_id = $2)",
    )
    .bind::<BigInt, _>(user)
    .bind::<BigInt, _>(session)
    .bind::<Text, _>(reason.name())
    .execute(tx.conn())
    .await?;
    if ended > 0 {
        tracing::info!(%session, reason = reason.name(), "a session ended");
    }
    Invalidation::Session(session).notify(tx);
    Ok(ended)
}

/// Ends all sessions of a person but the one to be kept, those of keys too, and those that are
/// about to begin.
pub(crate) async fn end_all(
    tx: &mut Tx,
    user: UserId,
    but: Option<SessionId>,
    reason: EndReason,
) -> Result<(), Error> {
    diesel::sql_query(
        "update sessions set ended_at = now(), end_reason = $3 \
         where user_id = $1 and id is distinct from $2 and ended_at is null",
    )
    .bind::<BigInt, _>(user)
    .bind::<Nullable<BigInt>, _>(but)
    .bind::<Text, _>(reason.name())
    .execute(tx.conn())
    .await?;
    link::void(tx, user, Purpose::SignIn).await?;
    Invalidation::User(user).notify(tx);
    Ok(())
}

/// Deletes sessions that ended or expired a month ago; returns how many. Operators' keys are kept,
/// so that the audit log can name them.
pub async fn purge(pool: &Pool) -> Result<usize, Error> {
    // each with all its refresh tokens
    let gone = delete_in_steps(
        pool,
        100,
        "delete from sessions where id = any(array( \
             select id from sessions \
             where coalesce(ended_at, expires_at) < now() - interval '30 days' and not exists ( \
                 select from api_keys where session_id = sessions.id and shop_id is null) \
             order by coalesce(ended_at, expires_at) limit $1 for update skip locked))",
    );
    Ok(gone.await?)
}
