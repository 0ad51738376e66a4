//! Shared wishlists: anyone with the link can see one until its owner ends sharing. They see its
//! products on sale and its title, but not whose it is.

use auth::actor::{DataSubject, User};
use auth::{existing_account, token};
use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Nullable, Text, Timestamptz};
use diesel_async::{AsyncPgConnection, RunQueryDsl};
use types::{Page, PageRequest, UserId};

use crate::Error;
use crate::listing::{self, Card};
use db::Pool;

/// What a list is called over its products.
pub type Title = types::Text<60>;

/// That a person shares their list.
#[derive(Debug, Clone, QueryableByName)]
pub struct Share {
    /// The secret part of the link.
    #[diesel(sql_type = Text)]
    pub token: String,
    /// What the list is called.
    #[diesel(sql_type = Nullable<Text>)]
    pub title: Option<String>,
    /// When this link was created.
    #[diesel(sql_type = Timestamptz)]
    pub created_at: DateTime<Utc>,
}

/// How a person shares their list, if they do.
pub async fn find(
    conn: &mut AsyncPgConnection,
    of: &impl DataSubject,
) -> Result<Option<Share>, Error> {
    let share = diesel::sql_query(
        "select token, title, created_at from wishlist_shares where user_id = $1",
    )
    .bind::<BigInt, _>(of.person())
    .get_result(conn)
    .await
    .optional()?;
    Ok(share)
}

/// Shares a person's list under this title. The link that leads to it already stays.
pub async fn open(pool: &Pool, user: &User, title: Option<&Title>) -> Result<Share, Error> {
    let token = token::random()?;
    db::transaction(pool, async |tx| {
        existing_account::lock(tx, user).await?;
        let share: Share = diesel::sql_query(
            "insert into wishlist_shares (user_id, token, title) values ($1, $2, $3) \
             on conflict on constraint wishlist_shares_pkey do update set title = excluded.title \
             returning token, title, created_at",
        )
        .bind::<BigInt, _>(user.id())
        .bind::<Text, _>(&token)
        .bind::<Nullable<Text>, _>(title.map(Title::as_str))
        .get_result(tx.conn())
        .await?;
        Ok(share)
    })
    .await
}

/// Puts a new link in the place of the old one, which leads nowhere from now on.
/// [`Error::NotFound`] when the list is not shared.
pub async fn renew(pool: &Pool, user: &User) -> Result<Share, Error> {
    let token = token::random()?;
    let share: Option<Share> = diesel::sql_query(
        "update wishlist_shares set token = $2, created_at = now() where user_id = $1 \
         returning token, title, created_at",
    )
    .bind::<BigInt, _>(user.id())
    .bind::<Text, _>(&token)
    .get_result(&mut *pool.get().await?)
    .await
    .optional()?;
    share.ok_or(Error::NotFound)
}

/// Shares the list no more: its link leads nowhere, for good. Harmless when it was not shared.
pub async fn close(pool: &Pool, user: &User) -> Result<(), Error> {
    diesel::sql_query("delete from wishlist_shares where user_id = $1")
        .bind::<BigInt, _>(user.id())
        .execute(&mut *pool.get().await?)
        .await?;
    Ok(())
}

/// A shared list, as whoever has the link sees it.
#[derive(Debug, Clone, PartialEq)]
pub struct Shared {
    /// What it is called, if it was given a title.
    pub title: Option<String>,
    /// A page of what is on sale of it, the latest first.
    pub page: Page<Card>,
}

/// A page of the list that this token opens.
pub async fn show(
    conn: &mut AsyncPgConnection,
    token: &str,
    page: PageRequest,
) -> Result<Shared, Error> {
    let Opened { user_id, title } = opened_by(conn, token).await?;
    let found = super::find(conn, user_id, page.limit(), page.offset()).await?;
    let cards = listing::cards(conn, &found.ids).await?;
    Ok(Shared {
        title,
        page: Page::new(page, cards, found.total),
    })
}

/// What the list is called that this token opens.
pub async fn title(conn: &mut AsyncPgConnection, token: &str) -> Result<Option<String>, Error> {
    Ok(opened_by(conn, token).await?.title)
}

#[derive(QueryableByName)]
struct Opened {
    #[diesel(sql_type = BigInt)]
    user_id: UserId,
    #[diesel(sql_type = Nullable<Text>)]
    title: Option<String>,
}

async fn opened_by(conn: &mut AsyncPgConnection, token: &str) -> Result<Opened, Error> {
    // anything may stand in an address, also what PostgreSQL takes for no text
    let is_token = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_');
    if !token.chars().all(is_token) {
        return Err(Error::NotFound);
    }
    let opened: Option<Opened> =
        diesel::sql_query("select user_id, title from wishlist_shares where token = $1")
            .bind::<Text, _>(token)
            .get_result(conn)
            .await
            .optional()?;
    let opened = opened.ok_or(Error::NotFound)?;
    match existing_account::is_open(conn, opened.user_id).await? {
        true => Ok(opened),
        false => Err(Error::NotFound),
    }
}
