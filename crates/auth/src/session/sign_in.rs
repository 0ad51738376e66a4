//! Signing in: the password is checked outside any transaction, because hashing takes time; then
//! the session is opened if the password has not changed since.

use db::schema::users;
use db::{Pool, Tx, transaction};
use diesel::QueryableByName;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Bool, Nullable, Text};
use diesel_async::RunQueryDsl;
use secrecy::SecretString;
use types::{EmailAddress, Language, SessionId, UserId};

use super::{Device, SignedIn, Tokens, store_refresh_token};
use crate::Error;
use crate::token::{self, Keys};
use crate::{password, profile, second_factor, throttle};

/// Signs a person in. An address without an account is refused like a wrong password, in the
/// same words and after the same time.
pub async fn sign_in(
    pool: &Pool,
    keys: &Keys,
    email: &EmailAddress,
    password: &SecretString,
    device: &Device,
) -> Result<SignedIn, Error> {
    let attempt = throttle::sign_in(pool, keys, email, device).await?;
    let outcome = check(pool, keys, email, password, device).await;
    attempt.settle(pool, &outcome).await;
    outcome
}

async fn check(
    pool: &Pool,
    keys: &Keys,
    email: &EmailAddress,
    password: &SecretString,
    device: &Device,
) -> Result<SignedIn, Error> {
    let found: Option<(i64, String)> = users::table
        .filter(users::email.eq(email.as_str()))
        .select((users::id, users::password_hash))
        .first(&mut pool.get().await?)
        .await
        .optional()?;
    let hash = found.as_ref().map(|(_, hash)| hash.as_str());
    if !password::verify(password, hash).await? {
        return Err(Error::InvalidCredentials);
    }
    let (id, hash) = found.ok_or(Error::InvalidCredentials)?;
    let user = UserId::new(id);
    let renewed = match password::is_outdated(&hash) {
        true => Some(password::rehash(password).await?),
        false => None,
    };
    transaction(pool, async |tx| {
        if let Some(language) = device.language {
            save_language(tx, user, language).await?;
        }
        recheck_password(tx, user, &hash, renewed.as_deref()).await?;
        match second_factor::ticket(tx, user).await? {
            Some(ticket) => Ok(SignedIn {
                profile: profile::by_id(tx.conn(), user).await?,
                tokens: None,
                ticket: Some(ticket),
            }),
            None => open_session(tx, keys, user, device).await,
        }
    })
    .await
}

/// Opens a session for somebody who proved who they are.
pub(crate) async fn open_session(
    tx: &mut Tx,
    keys: &Keys,
    user: UserId,
    device: &Device,
) -> Result<SignedIn, Error> {
    let profile = profile::by_id(tx.conn(), user).await?;
    let tokens = match profile.activated {
        true => Some(insert_session(tx, keys, user, device).await?),
        false => None,
    };
    Ok(SignedIn {
        profile,
        tokens,
        ticket: None,
    })
}

/// Emails are written in what the person reads now. Comes first: whoever shares the row
/// already could not change it beside another who does.
async fn save_language(tx: &mut Tx, user: UserId, language: Language) -> Result<(), Error> {
    let other = users::id.eq(user.get()).and(users::language.ne(language));
    diesel::update(users::table.filter(other))
        .set(users::language.eq(language))
        .execute(tx.conn())
        .await?;
    Ok(())
}

#[derive(QueryableByName)]
struct AccountState {
    #[diesel(sql_type = Bool)]
    is_locked: bool,
}

/// Holds on to the password that was checked: one that is just being changed lets nobody in,
/// and one that is changed from now on ends this session too. So it is with an account that is
/// locked, which only those hear of who know the password. A hash that was made with older costs is
/// replaced on the way.
async fn recheck_password(
    tx: &mut Tx,
    user: UserId,
    checked: &str,
    renewed: Option<&str>,
) -> Result<(), Error> {
    let account: Option<AccountState> = match renewed {
        None => {
            diesel::sql_query(
                "select locked_at is not null as is_locked from users \
                 where id = $1 and password_hash = $2 for share",
            )
            .bind::<BigInt, _>(user)
            .bind::<Text, _>(checked)
            .get_result(tx.conn())
            .await
        }
        Some(renewed) => {
            diesel::sql_query(
                "update users set password_hash = $3 where id = $1 and password_hash = $2 \
                 returning locked_at is not null as is_locked",
            )
            .bind::<BigInt, _>(user)
            .bind::<Text, _>(checked)
            .bind::<Text, _>(renewed)
            .get_result(tx.conn())
            .await
        }
    }
    .optional()?;
    match account {
        None => Err(Error::InvalidCredentials),
        Some(AccountState { is_locked: true }) => Err(Error::AccountLocked),
        Some(_) => Ok(()),
    }
}

async fn insert_session(
    tx: &mut Tx,
    keys: &Keys,
    user: UserId,
    device: &Device,
) -> Result<Tokens, Error> {
    #[derive(QueryableByName)]
    struct Row {
        #[diesel(sql_type = BigInt)]
        id: SessionId,
    }
    let row: Row = diesel::sql_query(
        "insert into sessions (user_id, user_agent, network, expires_at) \
         values ($1, left($2, 300), $3, now() + interval '30 days') returning id",
    )
    .bind::<BigInt, _>(user)
    .bind::<Nullable<Text>, _>(&device.user_agent)
    .bind::<Nullable<Text>, _>(device.network())
    .get_result(tx.conn())
    .await?;
    tracing::info!(session = %row.id, "a session began");
    let refresh = token::random()?;
    store_refresh_token(tx, row.id, &refresh).await?;
    Ok(Tokens {
        access: keys.access(user, row.id, tx.now())?,
        refresh,
    })
}
