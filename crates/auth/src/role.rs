//! Roles beyond shopping. A change takes effect with the next request.

use db::Tx;
use db::schema::{user_roles, users};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Text};
use diesel_async::{AsyncPgConnection, RunQueryDsl};
use serde::Serialize;
use types::{ShopId, UserId};

use crate::actor::Invalidation;
use crate::session::EndReason;
use crate::{Contact, Error, contact};

/// A role, under the name that clients know.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum Role {
    /// Everybody with an account.
    #[serde(rename = "ROLE_USER")]
    User,
    /// Who runs a shop.
    #[serde(rename = "ROLE_SHOP_MANAGER")]
    ShopManager,
    /// Who runs the marketplace.
    #[serde(rename = "ROLE_ADMIN")]
    Admin,
}

impl Role {
    /// The name in the database and on the wire.
    pub const fn name(self) -> &'static str {
        match self {
            Self::User => "ROLE_USER",
            Self::ShopManager => "ROLE_SHOP_MANAGER",
            Self::Admin => "ROLE_ADMIN",
        }
    }
}

/// Makes a person the manager of their shop, from their next request on.
pub async fn grant_shop(tx: &mut Tx, user: UserId, shop: ShopId) -> Result<(), Error> {
    grant(tx, user, Role::ShopManager, Some(shop))
        .await
        .map(drop)
}

/// Makes a person an operator of the marketplace, from their next request on; answers whether they
/// were none before. [`Error::NotActivated`] as long as nobody has shown that the address of the
/// account is theirs: its password may be a stranger's, who hopes for this.
pub async fn grant_operator(tx: &mut Tx, user: UserId) -> Result<bool, Error> {
    let of_user = users::table.find(user.get());
    let activated: i64 = of_user
        .filter(users::activated_at.is_not_null())
        .count()
        .get_result(tx.conn())
        .await?;
    if activated == 0 {
        return Err(Error::NotActivated);
    }
    grant(tx, user, Role::Admin, None).await
}

/// Takes the operator role from a person, from their next request on, and ends the keys that they
/// made in it: if they got the role back, nobody would think of those. Returns whether they had it.
pub async fn revoke_operator(tx: &mut Tx, user: UserId) -> Result<bool, Error> {
    let of_user = user_roles::user_id.eq(user.get());
    let gone = diesel::delete(user_roles::table)
        .filter(of_user.and(user_roles::role.eq(Role::Admin.name())))
        .execute(tx.conn())
        .await?;
    diesel::sql_query(
        "update sessions set ended_at = now(), end_reason = $2 where user_id = $1 and ended_at is null \
         and id in (select session_id from api_keys where shop_id is null)",
    )
    .bind::<BigInt, _>(user)
    .bind::<Text, _>(EndReason::EndedByOperator.name())
    .execute(tx.conn())
    .await?;
    Invalidation::User(user).notify(tx);
    Ok(gone > 0)
}

/// Who manages a shop, if anybody does.
pub async fn manager_of(
    conn: &mut AsyncPgConnection,
    shop: ShopId,
) -> Result<Option<UserId>, Error> {
    let manager: Option<i64> = user_roles::table
        .filter(user_roles::shop_id.eq(shop.get()))
        .select(user_roles::user_id)
        .first(conn)
        .await
        .optional()?;
    Ok(manager.map(UserId::new))
}

/// All other operators who can sign in, for emails to them.
pub async fn other_operators(
    conn: &mut AsyncPgConnection,
    but: UserId,
) -> Result<Vec<(UserId, Contact)>, Error> {
    let operators = user_roles::table
        .inner_join(users::table.on(users::id.eq(user_roles::user_id)))
        .filter(user_roles::role.eq(Role::Admin.name()))
        .filter(users::id.ne(but.get()).and(users::locked_at.is_null()))
        .order(users::id)
        .select((users::id, (users::email, users::username, users::language)))
        .load(conn)
        .await?;
    Ok(operators)
}

/// The shops whose managers have these words in their name or address.
pub async fn shops_of_managers_called(
    conn: &mut AsyncPgConnection,
    words: &str,
) -> Result<Vec<ShopId>, Error> {
    #[derive(QueryableByName)]
    struct Row {
        #[diesel(sql_type = BigInt)]
        shop_id: ShopId,
    }
    let rows: Vec<Row> = diesel::sql_query(
        "select r.shop_id from user_roles r join users u on u.id = r.user_id \
         where r.shop_id is not null and (position(lower($1) in lower(u.username)) > 0 \
             or position(lower($1) in u.email) > 0)",
    )
    .bind::<Text, _>(words)
    .load(conn)
    .await?;
    Ok(rows.into_iter().map(|row| row.shop_id).collect())
}

async fn grant(tx: &mut Tx, user: UserId, role: Role, shop: Option<ShopId>) -> Result<bool, Error> {
    // Who is just deleting their account gets no role.
    contact::lock_shared(tx, user).await?;
    let granted = diesel::insert_into(user_roles::table)
        .values((
            user_roles::user_id.eq(user.get()),
            user_roles::role.eq(role.name()),
            user_roles::shop_id.eq(shop.map(ShopId::get)),
        ))
        .on_conflict_do_nothing()
        .execute(tx.conn())
        .await?;
    Invalidation::User(user).notify(tx);
    Ok(granted > 0)
}
