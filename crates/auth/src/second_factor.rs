//! Two-step sign-in: after the password, a code from an authenticator app, which changes every 30
//! seconds, or one of ten recovery codes. Operators need it. The secret that app and database share
//! is encrypted at rest; each code can be used once.

mod code;
mod encrypted_secret;

use chrono::{DateTime, Utc};
use db::{Pool, Tx, transaction};
use diesel::QueryableByName;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Binary, Nullable, Timestamptz};
use diesel_async::RunQueryDsl;
use secrecy::SecretString;
use types::UserId;

use crate::actor::{Invalidation, User};
use crate::email::{self, EmailKind};
use crate::link::{self, Purpose};
use crate::session::{self, Device, EndReason, SignedIn};
use crate::token::Keys;
use crate::{Error, account, contact, encryption, throttle};

pub use encrypted_secret::reencrypt;

/// How many recovery codes there are.
const RECOVERY_CODES: usize = 10;

/// Status of a person's two-step sign-in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, QueryableByName)]
pub struct Status {
    /// Since when it is on.
    #[diesel(sql_type = Nullable<Timestamptz>)]
    pub since: Option<DateTime<Utc>>,
    /// How many recovery codes are left.
    #[diesel(sql_type = BigInt)]
    pub recovery_codes: i64,
}

/// The secret for an authenticator app.
#[derive(Debug, Clone)]
pub struct Setup {
    /// The secret, for typing.
    pub secret: String,
    /// The same as an address that apps read from a picture.
    pub address: String,
}

/// Whether it is on.
pub async fn status(pool: &Pool, user: &User) -> Result<Status, Error> {
    let status = diesel::sql_query(
        "select max(f.confirmed_at) as since, count(c.code_hash) as recovery_codes \
         from second_factors f \
         left join recovery_codes c on c.user_id = f.user_id and c.used_at is null \
         where f.user_id = $1 and f.confirmed_at is not null",
    )
    .bind::<BigInt, _>(user.id())
    .get_result(&mut pool.get().await?)
    .await?;
    Ok(status)
}

/// Begins to switch it on: a secret that counts once a code of it was right. Asks for the password.
pub async fn begin(
    pool: &Pool,
    (keys, encryption_keys): (&Keys, &encryption::Keys),
    user: &User,
    password: &SecretString,
    issuer: &str,
) -> Result<Setup, Error> {
    account::confirm_password(pool, keys, user, password).await?;
    let secret = code::secret()?;
    let encrypted = encrypted_secret::encrypt(encryption_keys, user.id(), &secret)?;
    let owner = transaction(pool, async |tx| {
        let owner = contact::lock(tx, user.id()).await?;
        let kept = diesel::sql_query(
            "insert into second_factors (user_id, secret) values ($1, $2) \
             on conflict (user_id) do update set secret = $2, created_at = now() \
             where second_factors.confirmed_at is null",
        )
        .bind::<BigInt, _>(user.id())
        .bind::<Binary, _>(&encrypted)
        .execute(tx.conn())
        .await?;
        match kept {
            0 => Err(Error::SecondFactorOn),
            _ => Ok(owner),
        }
    })
    .await?;
    let secret = code::base32(&secret);
    let address = code::otpauth_uri(issuer, &owner.email, &secret);
    Ok(Setup { secret, address })
}

/// Turns it on with a first code, and signs out the other devices, which were signed in without
/// one. Returns the recovery codes, which are not shown again.
pub async fn confirm(
    pool: &Pool,
    (keys, encryption_keys): (&Keys, &encryption::Keys),
    user: &User,
    code: &str,
) -> Result<Vec<String>, Error> {
    rate_limited(pool, keys, user.id(), async || {
        let (id, here) = (user.id(), Some(user.session()));
        let codes = recovery_codes()?;
        transaction(pool, async |tx| {
            let factor = Factor::lock(tx, id).await?;
            if factor.confirmed_at.is_some() {
                return Err(Error::SecondFactorOn);
            }
            factor.spend_code(tx, encryption_keys, id, code).await?;
            diesel::sql_query("update second_factors set confirmed_at = now() where user_id = $1")
                .bind::<BigInt, _>(id)
                .execute(tx.conn())
                .await?;
            replace_codes(tx, id, &codes).await?;
            session::end_all(tx, id, here, EndReason::EndedByUser).await?;
            notify_owner(tx, id, email::SecondFactorChange::On).await?;
            Ok(codes.clone())
        })
        .await
    })
    .await
}

/// Ten new recovery codes in place of those of before.
pub async fn renew_codes(
    pool: &Pool,
    (keys, encryption_keys): (&Keys, &encryption::Keys),
    user: &User,
    code: &str,
) -> Result<Vec<String>, Error> {
    rate_limited(pool, keys, user.id(), async || {
        let codes = recovery_codes()?;
        transaction(pool, async |tx| {
            consume_code(tx, encryption_keys, user.id(), code).await?;
            replace_codes(tx, user.id(), &codes).await?;
            notify_owner(tx, user.id(), email::SecondFactorChange::NewCodes).await?;
            Ok(codes.clone())
        })
        .await
    })
    .await
}

/// Switches it off; asks for password and code.
pub async fn disable(
    pool: &Pool,
    (keys, encryption_keys): (&Keys, &encryption::Keys),
    user: &User,
    (password, code): (&SecretString, &str),
) -> Result<(), Error> {
    account::confirm_password(pool, keys, user, password).await?;
    rate_limited(pool, keys, user.id(), async || {
        transaction(pool, async |tx| {
            consume_code(tx, encryption_keys, user.id(), code).await?;
            forget(tx, user.id()).await?;
            notify_owner(tx, user.id(), email::SecondFactorChange::Off).await
        })
        .await
    })
    .await
}

/// Checks a code, or a recovery code, of somebody who is signed in, and uses it up.
pub(crate) async fn verify_code(
    pool: &Pool,
    (keys, encryption_keys): (&Keys, &encryption::Keys),
    user: &User,
    code: &str,
) -> Result<(), Error> {
    rate_limited(pool, keys, user.id(), async || {
        transaction(pool, async |tx| {
            consume_code(tx, encryption_keys, user.id(), code).await
        })
        .await
    })
    .await
}

/// Takes it from an account.
pub(crate) async fn forget(tx: &mut Tx, user: UserId) -> Result<(), Error> {
    diesel::sql_query("delete from second_factors where user_id = $1")
        .bind::<BigInt, _>(user)
        .execute(tx.conn())
        .await?;
    Invalidation::User(user).notify(tx);
    Ok(())
}

/// What stands for the password until the code is there; none for an account without second step.
pub(crate) async fn ticket(tx: &mut Tx, user: UserId) -> Result<Option<String>, Error> {
    match Factor::find(tx, user)
        .await?
        .is_some_and(|factor| factor.is_on())
    {
        true => Ok(Some(link::issue_another(tx, user, Purpose::SignIn).await?)),
        false => Ok(None),
    }
}

/// The second step: a code, or a recovery code, for the ticket of the first.
pub async fn complete_sign_in(
    pool: &Pool,
    (keys, encryption_keys): (&Keys, &encryption::Keys),
    (ticket, code): (&str, &str),
    device: &Device,
) -> Result<SignedIn, Error> {
    let user = transaction(pool, async |tx| {
        link::peek(tx, ticket, Purpose::SignIn).await
    })
    .await
    .map_err(too_late)?;
    rate_limited(pool, keys, user, async || {
        transaction(pool, async |tx| {
            // of two at once the later finds the ticket used
            contact::lock(tx, user).await?;
            let redeemed = link::redeem(tx, ticket, Purpose::SignIn).await;
            redeemed.map_err(too_late)?;
            consume_code(tx, encryption_keys, user, code).await?;
            session::open_session(tx, keys, user, device).await
        })
        .await
    })
    .await
}

fn too_late(error: Error) -> Error {
    match error {
        Error::LinkSpent => Error::TicketSpent,
        other => other,
    }
}

/// Counts wrong codes for the account.
async fn rate_limited<T>(
    pool: &Pool,
    keys: &Keys,
    user: UserId,
    work: impl AsyncFnOnce() -> Result<T, Error>,
) -> Result<T, Error> {
    let attempt = throttle::code(pool, keys, user).await?;
    let outcome = work().await;
    attempt.settle(pool, &outcome).await;
    outcome
}

#[derive(Debug, QueryableByName)]
struct Factor {
    #[diesel(sql_type = Binary)]
    secret: Vec<u8>,
    #[diesel(sql_type = Nullable<Timestamptz>)]
    confirmed_at: Option<DateTime<Utc>>,
    #[diesel(sql_type = BigInt)]
    last_step: i64,
}

impl Factor {
    const fn is_on(&self) -> bool {
        self.confirmed_at.is_some()
    }

    async fn find(tx: &mut Tx, user: UserId) -> Result<Option<Self>, Error> {
        let found = diesel::sql_query(
            "select secret, confirmed_at, last_step from second_factors where user_id = $1 for update",
        )
        .bind::<BigInt, _>(user)
        .get_result(tx.conn())
        .await
        .optional()?;
        Ok(found)
    }

    async fn lock(tx: &mut Tx, user: UserId) -> Result<Self, Error> {
        Self::find(tx, user).await?.ok_or(Error::SecondFactorOff)
    }

    /// Uses a code of the app up, and with it those of before.
    async fn spend_code(
        &self,
        tx: &mut Tx,
        encryption_keys: &encryption::Keys,
        user: UserId,
        code: &str,
    ) -> Result<(), Error> {
        let secret = encrypted_secret::decrypt(encryption_keys, user, &self.secret)?;
        let step = code::step_of(&secret, code, Utc::now().timestamp());
        let step = step.filter(|step| *step > self.last_step);
        let step = step.ok_or(Error::WrongCode)?;
        diesel::sql_query("update second_factors set last_step = $2 where user_id = $1")
            .bind::<BigInt, _>(user)
            .bind::<BigInt, _>(step)
            .execute(tx.conn())
            .await?;
        Ok(())
    }
}

/// A code of the app or a recovery code, of which each is good once.
async fn consume_code(
    tx: &mut Tx,
    encryption_keys: &encryption::Keys,
    user: UserId,
    code: &str,
) -> Result<(), Error> {
    let factor = Factor::lock(tx, user).await?;
    if factor.confirmed_at.is_none() {
        return Err(Error::SecondFactorOff);
    }
    let code = code::normalize(code);
    if code.len() == code::DIGITS {
        return factor.spend_code(tx, encryption_keys, user, &code).await;
    }
    let used = diesel::sql_query(
        "update recovery_codes set used_at = now() \
         where user_id = $1 and code_hash = $2 and used_at is null",
    )
    .bind::<BigInt, _>(user)
    .bind::<Binary, _>(crate::token::hash(&code))
    .execute(tx.conn())
    .await?;
    match used {
        0 => Err(Error::WrongCode),
        _ => notify_owner(tx, user, email::SecondFactorChange::CodeUsed).await,
    }
}

/// Queues an email to the owner of the account, whoever did it.
async fn notify_owner(
    tx: &mut Tx,
    user: UserId,
    change: email::SecondFactorChange,
) -> Result<(), Error> {
    Ok(email::enqueue(tx, &EmailKind::SecondFactor { user, change }).await?)
}

fn recovery_codes() -> Result<Vec<String>, Error> {
    (0..RECOVERY_CODES).map(|_| code::recovery()).collect()
}

async fn replace_codes(tx: &mut Tx, user: UserId, codes: &[String]) -> Result<(), Error> {
    diesel::sql_query("delete from recovery_codes where user_id = $1")
        .bind::<BigInt, _>(user)
        .execute(tx.conn())
        .await?;
    for code in codes {
        diesel::sql_query("insert into recovery_codes (user_id, code_hash) values ($1, $2)")
            .bind::<BigInt, _>(user)
            .bind::<Binary, _>(crate::token::hash(&code::normalize(code)))
            .execute(tx.conn())
            .await?;
    }
    Ok(())
}
