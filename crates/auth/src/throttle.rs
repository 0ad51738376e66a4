//! Limits on attempts. The counters are in the database, so that all gateways agree: one row per
//! counter, using GCRA (a time up to which the attempts are paid off). An attempt is counted before
//! anything is looked up or hashed, whether or not the address has an account, and given back if it
//! was legitimate: only failures add up. Nobody can lock somebody else out from one place: the
//! limit for an account from one network is reached long before the limit of the account alone, and
//! the latter does not count where the owner signed in within the last month.

use std::net::IpAddr;

use db::{Pool, delete_in_steps, transaction};
use diesel::QueryableByName;
use diesel::sql_types::{Array, BigInt, Binary, Bool, Double, Nullable, Text};
use diesel_async::RunQueryDsl;
use tokio::sync::{Semaphore, SemaphorePermit};
use tokio::time::timeout;
use types::{EmailAddress, Network, UserId};

use crate::Error;
use crate::password::MAX_WAIT;
use crate::session::Device;
use crate::token::Keys;

/// Attempts that are counted at the same time: many who sign in at once must leave the pool's
/// connections to those who browse.
static COUNTING: Semaphore = Semaphore::const_new(4);

/// What is limited: this many attempts at once, then one each so many seconds.
#[derive(Debug, Clone, Copy)]
struct Limit {
    kind: &'static str,
    burst: u16,
    every: u16,
    /// Whether a success makes the failures before it forgotten.
    clears: bool,
}

const SIGN_IN_HERE: Limit = Limit::clearing("sign-in of account from network", 10, 60);
const SIGN_IN_ACCOUNT: Limit = Limit::new("sign-in of account", 100, 15);
const SIGN_IN_NETWORK: Limit = Limit::new("sign-in from network", 60, 6);
const PASSWORD_CHECK: Limit = Limit::clearing("password of signed-in user", 5, 60);
const CODE: Limit = Limit::clearing("code of account", 5, 60);
// Who has the password and guesses for weeks meets this one: a success does not clear it.
const CODE_SLOWLY: Limit = Limit::new("code of account, over days", 20, 1800);
const EXPORT: Limit = Limit::new("export of user", 5, 60);
const REGISTER_NETWORK: Limit = Limit::new("registration from network", 20, 60);
const EMAILS_TO_ADDRESS: Limit = Limit::new("letter to address", 5, 600);
const EMAILS_FROM_NETWORK: Limit = Limit::new("letter asked from network", 20, 60);
const ORDER: Limit = Limit::new("tracking of order", 20, 60);
const ORDER_NETWORK: Limit = Limit::new("tracking from network", 40, 30);
const COUPON: Limit = Limit::new("coupon of user", 20, 60);
// Whoever buys in a crowd behind one address shows a code at the same time.
const COUPON_NETWORK: Limit = Limit::new("coupon from network", 1000, 5);
// Apart from those above: whoever asks for these must not keep somebody from getting links to
// their own account.
const EMAILS_TO_UNVERIFIED_ADDRESS: Limit = Limit::new("letter to unproved address", 5, 600);
const EMAILS_TO_UNVERIFIED_FROM_NETWORK: Limit =
    Limit::new("letter to unproved address from network", 20, 60);

impl Limit {
    const fn new(kind: &'static str, burst: u16, every: u16) -> Self {
        Self {
            kind,
            burst,
            every,
            clears: false,
        }
    }

    const fn clearing(kind: &'static str, burst: u16, every: u16) -> Self {
        Self {
            clears: true,
            ..Self::new(kind, burst, every)
        }
    }

    /// Seconds that are given back for an attempt that was none, or that succeeded.
    fn given(self, succeeded: bool) -> f64 {
        let attempts = if self.clears && succeeded {
            self.burst
        } else {
            1
        };
        f64::from(self.every) * f64::from(attempts)
    }
}

/// An attempt that was let through.
#[derive(Debug)]
#[must_use]
pub struct Attempt(Vec<(Limit, Vec<u8>)>);

fn network(address: IpAddr) -> String {
    Network::of(address).to_string()
}

/// Somebody wants to sign in.
pub(crate) async fn sign_in(
    pool: &Pool,
    keys: &Keys,
    email: &EmailAddress,
    device: &Device,
) -> Result<Attempt, Error> {
    let account = email.as_str();
    let mut asked = Vec::new();
    // Those who guess from everywhere must not lock the owner out at home.
    if !is_known_network(pool, email, device).await? {
        asked.push((SIGN_IN_ACCOUNT, account.to_owned()));
    }
    if let Some(network) = device.address.map(network) {
        asked.push((SIGN_IN_HERE, format!("{network} {account}")));
        asked.push((SIGN_IN_NETWORK, network));
    }
    take(pool, keys, asked).await
}

#[derive(QueryableByName)]
struct KnownNetwork {
    #[diesel(sql_type = Bool)]
    known: bool,
}

/// Whether somebody signed in to the account from about there within a month. Asked for every
/// address, with or without account.
async fn is_known_network(
    pool: &Pool,
    email: &EmailAddress,
    device: &Device,
) -> Result<bool, Error> {
    let _turn = turn().await?;
    let network: KnownNetwork = diesel::sql_query(
        "select exists (select 1 from sessions s join users u on u.id = s.user_id \
         where u.email = $1 and s.network = $2 and s.last_seen_at > now() - interval '30 days') \
         as known",
    )
    .bind::<Text, _>(email.as_str())
    .bind::<Nullable<Text>, _>(device.network())
    .get_result(&mut pool.get().await?)
    .await?;
    Ok(network.known)
}

/// Somebody who is signed in shows their password once more.
pub(crate) async fn password_check(
    pool: &Pool,
    keys: &Keys,
    user: UserId,
) -> Result<Attempt, Error> {
    take(pool, keys, vec![(PASSWORD_CHECK, user.to_string())]).await
}

/// Somebody shows a code of their second factor.
pub(crate) async fn code(pool: &Pool, keys: &Keys, user: UserId) -> Result<Attempt, Error> {
    let who = user.to_string();
    take(pool, keys, vec![(CODE, who.clone()), (CODE_SLOWLY, who)]).await
}

/// Somebody who is signed in wants to have all that is known of them.
pub(crate) async fn export(pool: &Pool, keys: &Keys, user: UserId) -> Result<Attempt, Error> {
    take(pool, keys, vec![(EXPORT, user.to_string())]).await
}

/// Somebody wants an account, and with it an email to an address.
pub(crate) async fn register(
    pool: &Pool,
    keys: &Keys,
    to: &EmailAddress,
    from: Option<IpAddr>,
) -> Result<Attempt, Error> {
    let mut asked = vec![(EMAILS_TO_ADDRESS, to.as_str().to_owned())];
    asked.extend(from.map(|address| (REGISTER_NETWORK, network(address))));
    take(pool, keys, asked).await
}

/// Somebody asks for an email with a link, to an address.
pub(crate) async fn email(
    pool: &Pool,
    keys: &Keys,
    to: &EmailAddress,
    from: Option<IpAddr>,
) -> Result<Attempt, Error> {
    let mut asked = vec![(EMAILS_TO_ADDRESS, to.as_str().to_owned())];
    asked.extend(from.map(|address| (EMAILS_FROM_NETWORK, network(address))));
    take(pool, keys, asked).await
}

/// A request for an email to an address that may be somebody else's and may have no account.
pub async fn unverified_address(
    pool: &Pool,
    keys: &Keys,
    to: &EmailAddress,
    from: Option<IpAddr>,
) -> Result<(), Error> {
    let mut asked = vec![(EMAILS_TO_UNVERIFIED_ADDRESS, to.as_str().to_owned())];
    asked.extend(from.map(|address| (EMAILS_TO_UNVERIFIED_FROM_NETWORK, network(address))));
    take(pool, keys, asked).await.map(drop)
}

/// Somebody shows the number of an order with an address, which others could guess.
pub async fn tracking(
    pool: &Pool,
    keys: &Keys,
    number: &str,
    from: Option<IpAddr>,
) -> Result<Attempt, Error> {
    let mut asked = vec![(ORDER, number.to_owned())];
    asked.extend(from.map(|address| (ORDER_NETWORK, network(address))));
    take(pool, keys, asked).await
}

/// A coupon code from a signed-in person, which could be a guess.
pub async fn coupon(
    pool: &Pool,
    keys: &Keys,
    user: UserId,
    from: Option<IpAddr>,
) -> Result<Attempt, Error> {
    let mut asked = vec![(COUPON, user.to_string())];
    asked.extend(from.map(|address| (COUPON_NETWORK, network(address))));
    take(pool, keys, asked).await
}

#[derive(QueryableByName)]
struct Wait {
    #[diesel(sql_type = BigInt)]
    seconds: i64,
}

/// Waits for a turn at the database; a crowd that waits too long is sent away.
async fn turn() -> Result<Option<SemaphorePermit<'static>>, Error> {
    let turn = timeout(MAX_WAIT, COUNTING.acquire()).await;
    Ok(turn.map_err(|_| Error::Overloaded)?.ok())
}

/// Counts an attempt under each of the limits, or under none if one of them is reached. While the
/// installation has several secrets it is counted under each, so that none begins at nothing.
async fn take(pool: &Pool, keys: &Keys, asked: Vec<(Limit, String)>) -> Result<Attempt, Error> {
    let asked: Vec<(Limit, Vec<u8>)> = asked
        .into_iter()
        .flat_map(|(limit, who)| {
            let keyed_hashes = keys.keyed_hashes(limit.kind, &who).into_iter();
            keyed_hashes.map(move |hash| (limit, hash))
        })
        .collect();
    let _turn = turn().await?;
    transaction(pool, async |tx| {
        let wait: Wait = diesel::sql_query(include_str!("throttle/take.sql"))
            .bind::<Array<Binary>, _>(asked.iter().map(|(_, key)| key).collect::<Vec<_>>())
            .bind::<Array<Double>, _>(each(&asked, |limit| f64::from(limit.every)))
            .bind::<Array<Double>, _>(each(&asked, |limit| f64::from(limit.burst)))
            .get_result(tx.conn())
            .await?;
        match u32::try_from(wait.seconds) {
            Ok(0) => Ok(Attempt(asked)),
            seconds => Err(Error::TooManyAttempts {
                seconds: seconds.unwrap_or(1),
            }),
        }
    })
    .await
}

fn each(asked: &[(Limit, Vec<u8>)], figure: impl Fn(Limit) -> f64) -> Vec<f64> {
    asked.iter().map(|(limit, _)| figure(*limit)).collect()
}

impl Attempt {
    /// Lets the attempt count only if its outcome is that the password was wrong.
    pub(crate) async fn settle<T>(self, pool: &Pool, outcome: &Result<T, Error>) {
        let is_wrong = matches!(
            outcome,
            Err(Error::InvalidCredentials | Error::WrongPassword | Error::WrongCode)
        );
        match is_wrong {
            true => {
                let of = self.0.as_slice().first().map(|(limit, _)| limit.kind);
                tracing::info!(of, "a wrong password or code");
            }
            false => self.give(pool, outcome.is_ok()).await,
        }
    }

    /// Gives the attempt back, because it was not a guess.
    pub async fn give_back(self, pool: &Pool) {
        self.give(pool, true).await;
    }

    async fn give(self, pool: &Pool, succeeded: bool) {
        if let Err(error) = self.pay(pool, succeeded).await {
            tracing::warn!(%error, "an attempt could not be given back");
        }
    }

    async fn pay(self, pool: &Pool, succeeded: bool) -> Result<(), Error> {
        let _turn = COUNTING.acquire().await;
        diesel::sql_query(include_str!("throttle/give_back.sql"))
            .bind::<Array<Binary>, _>(self.0.iter().map(|(_, key)| key).collect::<Vec<_>>())
            .bind::<Array<Double>, _>(each(&self.0, |limit| limit.given(succeeded)))
            .execute(&mut pool.get().await?)
            .await?;
        Ok(())
    }
}

/// Deletes counters that are paid off; returns how many.
pub async fn purge(pool: &Pool) -> Result<usize, Error> {
    let gone = delete_in_steps(
        pool,
        1_000,
        "delete from throttles where key = any(array( \
             select key from throttles where spent_until < now() order by spent_until limit $1 for update skip locked))",
    );
    Ok(gone.await?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn who_waits_too_long_to_be_counted_is_sent_away_and_takes_no_connection() {
        let pool = db::testing::database().await.pool;
        let keys = Keys::new("a secret of at least 32 characters".to_owned().into());
        let before = pool.usage();
        let _turns = COUNTING.acquire_many(4).await.unwrap();
        tokio::time::pause();
        let refused = password_check(&pool, &keys, UserId::new(1)).await;
        assert!(matches!(refused, Err(Error::Overloaded)), "{refused:?}");
        let email = EmailAddress::parse("ada@example.com").unwrap();
        let refused = sign_in(&pool, &keys, &email, &Device::default()).await;
        assert!(matches!(refused, Err(Error::Overloaded)), "{refused:?}");
        assert_eq!(pool.usage(), before);
    }
}
