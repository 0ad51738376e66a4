//! The data that an account has about its person, for the person's own download or an operator's
//! export at their request.

use chrono::{DateTime, Utc};
use db::Pool;
use db::schema::users;
use diesel::prelude::*;
use diesel_async::RunQueryDsl;

use crate::actor::DataSubject;
use crate::address::{self, Address};
use crate::key::{self, Key};
use crate::profile::{self, Profile};
use crate::session::{self, Session};
use crate::token::Keys;
use crate::{Error, throttle};

/// All data of an account except its secrets.
#[derive(Debug, Clone)]
pub struct AccountData {
    /// Name, address, picture and roles.
    pub profile: Profile,
    /// Since when there is the account.
    pub created_at: DateTime<Utc>,
    /// The address book.
    pub addresses: Vec<Address>,
    /// The devices that are signed in.
    pub sessions: Vec<Session>,
    /// The keys that they made.
    pub keys: Vec<Key>,
}

/// Collects the data. This is a lot of work, so it is rate-limited.
pub async fn load(pool: &Pool, keys: &Keys, of: &impl DataSubject) -> Result<AccountData, Error> {
    let _counted = throttle::export(pool, keys, of.person()).await?;
    let created_at = users::table
        .find(of.person().get())
        .filter(users::deleted_at.is_null())
        .select(users::created_at)
        .first(&mut pool.get().await?)
        .await
        .optional()?
        .ok_or(Error::NotFound)?;
    Ok(AccountData {
        profile: profile::load(pool, of).await?,
        created_at,
        addresses: address::list(pool, of).await?,
        sessions: session::list(pool, of).await?,
        keys: key::all_of(pool, of).await?,
    })
}
