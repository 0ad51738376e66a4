//! A person's own profile.

use std::str::FromStr;

use db::{Pool, transaction};
use diesel::QueryableByName;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Bool, Nullable, Text as SqlText};
use diesel_async::{AsyncPgConnection, RunQueryDsl};
use types::{Invalid, Name, ShopId, UserId};

use crate::Error;
use crate::actor::{DataSubject, User};
use crate::role::Role;
use crate::{contact, picture};

/// How a person wants to be called: one line of at most 50 characters.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Username(Name<50>);

impl Username {
    /// Trims and checks.
    pub fn parse(raw: &str) -> Result<Self, Invalid> {
        Name::parse(raw).map(Self)
    }

    /// The name.
    pub fn as_str(&self) -> &str {
        self.0.as_str()
    }
}

impl FromStr for Username {
    type Err = Invalid;

    fn from_str(raw: &str) -> Result<Self, Invalid> {
        Self::parse(raw)
    }
}

/// A person's own data.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Profile {
    /// Who it is.
    pub id: UserId,
    /// Where emails go, and the name to sign in with.
    pub email: String,
    /// How they want to be called.
    pub username: String,
    /// Where their picture is served.
    pub avatar: Option<String>,
    /// Where it is served for small places; none for pictures of long ago.
    pub avatar_small: Option<String>,
    /// What they may do.
    pub roles: Vec<Role>,
    /// The shop they run.
    pub shop: Option<ShopId>,
    /// Whether the address was proved to be theirs.
    pub activated: bool,
}

/// Where the two sizes of a person's picture are served.
#[derive(Debug, Clone)]
pub struct Avatar {
    /// For the profile.
    pub full: String,
    /// For small places.
    pub small: String,
}

/// What a person may change about themselves; `None` leaves it as it is.
#[derive(Debug, Clone, Default)]
pub struct Change {
    /// Another name.
    pub username: Option<Username>,
    /// Another picture.
    pub avatar: Option<Avatar>,
}

/// A person's own profile.
pub async fn load(pool: &Pool, of: &impl DataSubject) -> Result<Profile, Error> {
    by_id(&mut *pool.get().await?, of.person()).await
}

/// Changes the profile and returns it.
pub async fn update(pool: &Pool, user: &User, change: Change) -> Result<Profile, Error> {
    let (full, small) = change.avatar.map(|it| (it.full, it.small)).unzip();
    transaction(pool, async |tx| {
        contact::lock_shared(tx, user.id()).await?;
        if full.is_some() {
            picture::remove_from_profile(tx, user.id()).await?;
        }
        diesel::sql_query(
            "update users set username = coalesce($2, username), avatar = coalesce($3, avatar), \
             avatar_small = coalesce($4, avatar_small) where id = $1",
        )
        .bind::<BigInt, _>(user.id())
        .bind::<Nullable<SqlText>, _>(change.username.as_ref().map(Username::as_str))
        .bind::<Nullable<SqlText>, _>(&full)
        .bind::<Nullable<SqlText>, _>(&small)
        .execute(tx.conn())
        .await?;
        by_id(tx.conn(), user.id()).await
    })
    .await
}

/// Removes the picture from the profile and returns it.
pub async fn remove_avatar(pool: &Pool, user: &User) -> Result<Profile, Error> {
    transaction(pool, async |tx| {
        picture::remove_from_profile(tx, user.id()).await?;
        by_id(tx.conn(), user.id()).await
    })
    .await
}

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = SqlText)]
    email: String,
    #[diesel(sql_type = SqlText)]
    username: String,
    #[diesel(sql_type = Nullable<SqlText>)]
    avatar: Option<String>,
    #[diesel(sql_type = Nullable<SqlText>)]
    avatar_small: Option<String>,
    #[diesel(sql_type = Bool)]
    activated: bool,
    #[diesel(sql_type = Nullable<BigInt>)]
    shop_id: Option<ShopId>,
    #[diesel(sql_type = Bool)]
    is_admin: bool,
}

pub(crate) async fn by_id(conn: &mut AsyncPgConnection, id: UserId) -> Result<Profile, Error> {
    let row: Row = diesel::sql_query(include_str!("profile.sql"))
        .bind::<BigInt, _>(id)
        .get_result(conn)
        .await
        .optional()?
        .ok_or(Error::NotFound)?;
    let mut roles = vec![Role::User];
    roles.extend(row.shop_id.map(|_| Role::ShopManager));
    roles.extend(row.is_admin.then_some(Role::Admin));
    Ok(Profile {
        id,
        email: row.email,
        username: row.username,
        avatar: row.avatar,
        avatar_small: row.avatar_small,
        roles,
        shop: row.shop_id,
        activated: row.activated,
    })
}
