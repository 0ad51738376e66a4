//! What an account holds about its person, for their own eyes.

use chrono::{DateTime, Utc};
use db::Pool;
use db::schema::users;
use diesel::prelude::*;
use diesel_async::RunQueryDsl;

use crate::actor::User;
use crate::address::{self, Address};
use crate::profile::{self, Profile};
use crate::session::{self, Session};
use crate::token::Keys;
use crate::{Error, throttle};

/// Everything of an account but its secrets.
#[derive(Debug, Clone)]
pub struct Dossier {
    /// Name, address, picture and roles.
    pub profile: Profile,
    /// Since when there is the account.
    pub created_at: DateTime<Utc>,
    /// The address book.
    pub addresses: Vec<Address>,
    /// The devices that are signed in.
    pub sessions: Vec<Session>,
}

/// Collects it. It is much work to collect all that is known of a person, so it is not done
/// again and again.
pub async fn load(pool: &Pool, keys: &Keys, user: &User) -> Result<Dossier, Error> {
    let _counted = throttle::export(pool, keys, user.id()).await?;
    let created_at = users::table
        .find(user.id().get())
        .select(users::created_at)
        .first(&mut pool.get().await?)
        .await?;
    Ok(Dossier {
        profile: profile::load(pool, user).await?,
        created_at,
        addresses: address::list(pool, user).await?,
        sessions: session::list(pool, user).await?,
    })
}
