//! Whoever may do something, as a value. The fields are private and only the `prove_…`
//! functions fill them in, so a function that takes `&Seller` cannot be reached without a
//! genuine token of a person who runs that shop at this moment.

use db::Pool;
use diesel::sql_types::{BigInt, Bool, Nullable};
use diesel::{OptionalExtension, QueryableByName};
use diesel_async::RunQueryDsl;
use types::{SessionId, ShopId, UserId};

use crate::{Error, token::Keys};

/// A signed-in person.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct User {
    id: UserId,
    session: SessionId,
}

impl User {
    /// Who it is.
    pub fn id(&self) -> UserId {
        self.id
    }

    /// The device they are signed in on.
    pub fn session(&self) -> SessionId {
        self.session
    }
}

/// A signed-in person who runs a shop.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seller {
    user: User,
    shop: ShopId,
}

impl Seller {
    /// The person.
    pub fn user(&self) -> &User {
        &self.user
    }

    /// The one shop they run.
    pub fn shop(&self) -> ShopId {
        self.shop
    }
}

/// A signed-in person who runs the marketplace.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Operator {
    user: User,
}

impl Operator {
    /// The person.
    pub fn user(&self) -> &User {
        &self.user
    }
}

/// The signed-in person that a bearer token stands for.
pub async fn prove_user(pool: &Pool, keys: &Keys, bearer: &str) -> Result<User, Error> {
    find(pool, keys, bearer).await.map(|(user, _)| user)
}

/// The seller that a bearer token stands for.
pub async fn prove_seller(pool: &Pool, keys: &Keys, bearer: &str) -> Result<Seller, Error> {
    let (user, row) = find(pool, keys, bearer).await?;
    let shop = row.shop_id.ok_or(Error::RoleMissing)?;
    Ok(Seller { user, shop })
}

/// The operator that a bearer token stands for.
pub async fn prove_operator(pool: &Pool, keys: &Keys, bearer: &str) -> Result<Operator, Error> {
    let (user, row) = find(pool, keys, bearer).await?;
    if !row.is_admin {
        return Err(Error::RoleMissing);
    }
    Ok(Operator { user })
}

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = Nullable<BigInt>)]
    shop_id: Option<ShopId>,
    #[diesel(sql_type = Bool)]
    is_admin: bool,
}

/// Session and roles as they are now: sign-out and a change of roles hold at once.
async fn find(pool: &Pool, keys: &Keys, bearer: &str) -> Result<(User, Row), Error> {
    let (id, session) = keys.read(bearer)?;
    let mut conn = pool.get().await?;
    let row: Option<Row> = diesel::sql_query(include_str!("actor.sql"))
        .bind::<BigInt, _>(session)
        .bind::<BigInt, _>(id)
        .get_result(&mut conn)
        .await
        .optional()?;
    let row = row.ok_or(Error::Unauthenticated)?;
    Ok((User { id, session }, row))
}
