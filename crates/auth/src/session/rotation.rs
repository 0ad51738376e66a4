//! The exchange of a refresh token for the next one.

use db::{Pool, Tx, transaction};
use diesel::QueryableByName;
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Binary, Bool};
use diesel_async::RunQueryDsl;
use types::{SessionId, UserId};

use super::{EndReason, Tokens, close, store_refresh_token};
use crate::Error;
use crate::token::{self, Keys};

#[derive(QueryableByName)]
struct Presented {
    #[diesel(sql_type = BigInt)]
    session_id: SessionId,
    #[diesel(sql_type = BigInt)]
    user_id: UserId,
    #[diesel(sql_type = Bool)]
    alive: bool,
    #[diesel(sql_type = Bool)]
    used: bool,
    #[diesel(sql_type = Bool)]
    in_grace: bool,
}

/// Exchanges a refresh token for the next pair. Of many that present the same token at the
/// same time each gets the same successor.
pub async fn refresh(pool: &Pool, keys: &Keys, presented: &str) -> Result<Tokens, Error> {
    transaction(pool, async |tx| exchange(tx, keys, presented).await)
        .await
        .and_then(|exchanged| exchanged)
}

/// The inner result is what the caller is told; the outer one decides whether the transaction
/// stands, and the end of a stolen session must stand.
async fn exchange(
    tx: &mut Tx,
    keys: &Keys,
    presented: &str,
) -> Result<Result<Tokens, Error>, Error> {
    let found: Option<Presented> = diesel::sql_query(include_str!("presented.sql"))
        .bind::<Binary, _>(token::hash(presented))
        .get_result(tx.conn())
        .await
        .optional()?;
    let Some(found) = found.filter(|found| found.alive) else {
        return Ok(Err(Error::SessionEnded));
    };
    if found.used && !found.in_grace {
        close(tx, found.user_id, found.session_id, EndReason::TokenReused).await?;
        tracing::warn!(session = %found.session_id, "a refresh token came twice; its session ended");
        return Ok(Err(Error::TokenReused));
    }
    let refresh = match found.used {
        false => advance(tx, found.session_id, presented, keys.successor(presented)).await?,
        true => match issued_successor(tx, keys.successors(presented)).await? {
            Some(refresh) => refresh,
            None => return Ok(Err(Error::SessionEnded)),
        },
    };
    let access = keys.access(found.user_id, found.session_id, tx.now())?;
    Ok(Ok(Tokens { access, refresh }))
}

async fn advance(
    tx: &mut Tx,
    session: SessionId,
    presented: &str,
    next: String,
) -> Result<String, Error> {
    diesel::sql_query("update refresh_tokens set used_at = now() where token_hash = $1")
        .bind::<Binary, _>(token::hash(presented))
        .execute(tx.conn())
        .await?;
    store_refresh_token(tx, session, &next).await?;
    // whoever is signed in for half a year shows their password again, however busy they are
    diesel::sql_query(
        "update sessions set last_seen_at = now(), \
         expires_at = least(now() + interval '30 days', created_at + interval '180 days') \
         where id = $1",
    )
    .bind::<BigInt, _>(session)
    .execute(tx.conn())
    .await?;
    Ok(next)
}

#[derive(QueryableByName)]
struct StoredToken {
    #[diesel(sql_type = Binary)]
    token_hash: Vec<u8>,
}

/// The successor that was handed out before, which a gateway may have made with another key
/// than our first. None when that key is not listed any more.
async fn issued_successor(tx: &mut Tx, successors: Vec<String>) -> Result<Option<String>, Error> {
    let hashes: Vec<Vec<u8>> = successors.iter().map(|next| token::hash(next)).collect();
    let stored: Option<StoredToken> =
        diesel::sql_query("select token_hash from refresh_tokens where token_hash = any($1)")
            .bind::<Array<Binary>, _>(hashes)
            .get_result(tx.conn())
            .await
            .optional()?;
    let is_stored = |next: &String| {
        let hash = token::hash(next);
        stored
            .as_ref()
            .is_some_and(|stored| stored.token_hash == hash)
    };
    Ok(successors.into_iter().find(is_stored))
}
