//! Passwords: which ones are accepted, and their Argon2id hashes. Hashing uses a lot of memory and
//! time on purpose, so at most two run at once, and a request that waits too long for its turn is
//! refused instead of slowing everybody down.

mod load;

use std::str::FromStr;
use std::sync::LazyLock;
use std::time::Duration;

use argon2::password_hash::{PasswordHasher, PasswordVerifier, phc::PasswordHash};
use argon2::{Algorithm, Argon2, Params, Version};
use secrecy::{ExposeSecret, SecretString};
use tokio::sync::{Semaphore, SemaphorePermit};
use types::Invalid;

use self::load::Hashing;
use crate::{Error, password_strength};

pub use self::load::{Load, load};

/// Fewest characters.
pub const MIN: usize = 10;
/// Most characters; what is longer is refused before any hashing.
pub const MAX: usize = 128;

/// For the whole process.
static TURNS: LazyLock<Semaphore> = LazyLock::new(|| Semaphore::new(turns()));
/// The longest wait for a turn.
pub(crate) const MAX_WAIT: Duration = Duration::from_secs(4);

const MEMORY_KIB: u32 = 19 * 1024;
const PASSES: u32 = 2;
/// What a hash made with today's costs begins with.
const PREFIX: &str = "$argon2id$v=19$m=19456,t=2,p=1$";
/// A hash that no password has: checking against it takes as long as against a real one.
pub(crate) const UNUSABLE_HASH: &str = "$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5LWhlcmUtYXQtYQ$\
                      AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

/// A new password that satisfies the rules.
#[derive(Debug, Clone)]
pub struct NewPassword(SecretString);

impl NewPassword {
    /// 10 to 128 characters of any kind.
    pub fn parse(raw: &str) -> Result<Self, Invalid> {
        let length = raw.chars().take(MAX + 1).count();
        if length < MIN {
            let message = format!("Use at least {MIN} characters");
            return Err(Invalid::new("password_too_short", message));
        }
        if length > MAX {
            let message = format!("Use at most {MAX} characters");
            return Err(Invalid::new("password_too_long", message));
        }
        Ok(Self(raw.into()))
    }

    /// The hash to be stored, unless the password is one of those that are tried first. What
    /// is known `about` its owner, such as name and address, is tried first too.
    pub async fn hash(&self, about: &[&str]) -> Result<String, Error> {
        let password = self.0.clone();
        let about: Vec<String> = about.iter().map(|&text| text.to_owned()).collect();
        in_turn(move || {
            password_strength::check(password.expose_secret(), &about)
                .map_err(Error::WeakPassword)?;
            compute_hash(&password)
        })
        .await
    }
}

impl FromStr for NewPassword {
    type Err = Invalid;

    fn from_str(raw: &str) -> Result<Self, Invalid> {
        Self::parse(raw)
    }
}

/// Another hash of a password that somebody just signed in with.
pub(crate) async fn rehash(password: &SecretString) -> Result<String, Error> {
    let password = password.clone();
    in_turn(move || compute_hash(&password)).await
}

fn compute_hash(password: &SecretString) -> Result<String, Error> {
    let _hashing = Hashing::begin();
    hasher()?
        .hash_password(password.expose_secret().as_bytes())
        .map(|hash| hash.to_string())
        .map_err(crypto)
}

/// Whether a password is the one behind a hash. Without a hash (nobody has this account) the
/// answer is no and takes just as long.
pub(crate) async fn verify(password: &SecretString, hash: Option<&str>) -> Result<bool, Error> {
    if password.expose_secret().chars().take(MAX + 1).count() > MAX {
        return Ok(false);
    }
    let (password, known) = (password.clone(), hash.is_some());
    let hash = hash.unwrap_or(UNUSABLE_HASH).to_owned();
    in_turn(move || {
        let hash = PasswordHash::new(&hash).map_err(crypto)?;
        let _hashing = Hashing::begin();
        let verdict = hasher()?.verify_password(password.expose_secret().as_bytes(), &hash);
        match verdict {
            Ok(()) => Ok(known),
            Err(argon2::password_hash::Error::PasswordInvalid) => Ok(false),
            Err(error) => Err(crypto(error)),
        }
    })
    .await
}

/// How many may hash at once: one for two cores, so that those who browse keep the other, and
/// two at most. On two cores, with 200 who sign in, the slowest hundredth of the home page took
/// 190 to 260 ms with one turn and 320 to 915 ms with two.
fn turns() -> usize {
    let cores = std::thread::available_parallelism().map_or(2, usize::from);
    (cores / 2).clamp(1, 2)
}

/// Whether a hash was made with other costs than today's.
pub(crate) fn is_outdated(hash: &str) -> bool {
    !hash.starts_with(PREFIX)
}

fn hasher() -> Result<Argon2<'static>, Error> {
    let params = Params::new(MEMORY_KIB, PASSES, 1, None).map_err(crypto)?;
    Ok(Argon2::new(Algorithm::Argon2id, Version::V0x13, params))
}

/// Waits for a turn and does the work on a thread that may block. The turn lasts until the
/// work is done, also when the caller has gone by then.
async fn in_turn<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, Error> + Send + 'static,
) -> Result<T, Error> {
    let turn: SemaphorePermit<'static> = tokio::time::timeout(MAX_WAIT, TURNS.acquire())
        .await
        .map_err(|_| Error::Overloaded)?
        .map_err(crypto)?;
    tokio::task::spawn_blocking(move || {
        let done = work();
        drop(turn);
        done
    })
    .await
    .map_err(crypto)?
}

fn crypto(error: impl std::fmt::Display) -> Error {
    Error::Crypto(error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code(raw: &str) -> &'static str {
        NewPassword::parse(raw).map_or_else(|invalid| invalid.code, |_| "taken")
    }

    #[test]
    fn ten_to_128_characters_of_any_kind_are_taken() {
        assert_eq!(code("ninechar."), "password_too_short");
        assert_eq!(code("tenchars-x"), "taken");
        assert_eq!(code("päßwörter "), "taken");
        assert_eq!(code(&"xyz w".repeat(25)), "taken");
        assert_eq!(code(&"ab-cd-ef ".repeat(15)), "password_too_long");
        assert_eq!(code(&"x".repeat(1_000_000)), "password_too_long");
        assert_eq!(code("demo-password-1"), "taken");
    }

    #[tokio::test]
    async fn a_password_is_known_again_and_another_is_not() {
        let hash = NewPassword::parse("engine of 1843")
            .unwrap()
            .hash(&[])
            .await
            .unwrap();
        assert!(hash.starts_with(PREFIX) && !is_outdated(&hash));
        let verify = async |raw: &str| verify(&SecretString::from(raw), Some(&hash)).await.unwrap();
        assert!(verify("engine of 1843").await);
        assert!(!verify("engine of 1844").await);
        assert!(!verify("").await);
        assert!(!verify(&"x".repeat(1_000_000)).await);
    }

    #[tokio::test]
    async fn an_easily_guessed_password_gets_no_hash() {
        let refused = NewPassword::parse("password123").unwrap().hash(&[]).await;
        assert!(matches!(refused, Err(Error::WeakPassword(_))));
        let plate = NewPassword::parse("quibblewort7").unwrap();
        assert!(plate.hash(&[]).await.is_ok());
        assert!(plate.hash(&["Ada Quibblewort"]).await.is_err());
    }

    #[tokio::test]
    async fn nobody_has_no_password_but_costs_as_much() {
        let mut one = std::time::Duration::MAX;
        for _ in 0..3 {
            let started = std::time::Instant::now();
            let hash = NewPassword::parse("engine of 1843")
                .unwrap()
                .hash(&[])
                .await
                .unwrap();
            one = one.min(started.elapsed());
            assert!(hash.len() == UNUSABLE_HASH.len(), "{hash}");
        }
        let started = std::time::Instant::now();
        let password = SecretString::from("engine of 1843");
        assert!(!verify(&password, None).await.unwrap());
        assert!(started.elapsed() > one / 5);
    }

    #[tokio::test(start_paused = true)]
    async fn who_waits_too_long_for_a_turn_is_sent_away() {
        let all = TURNS.acquire_many(u32::try_from(turns()).unwrap());
        let turns = all.await.unwrap();
        let started = tokio::time::Instant::now();
        let refused = verify(&SecretString::from("engine of 1843"), None).await;
        assert!(matches!(refused, Err(Error::Overloaded)));
        assert_eq!(started.elapsed().as_secs(), MAX_WAIT.as_secs());
        drop(turns);
        assert!(
            verify(&SecretString::from("engine of 1843"), None)
                .await
                .is_ok()
        );
    }

    #[test]
    fn older_costs_are_noticed() {
        assert!(is_outdated("$argon2id$v=19$m=4096,t=3,p=1$c2FsdA$aGFzaA"));
    }
}
