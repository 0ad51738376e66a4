//! People, as operators manage them: found, locked, unlocked, signed out everywhere. No function
//! here reads a password or a token.

use std::ops::RangeInclusive;

use chrono::{DateTime, NaiveDate, Utc};
use db::schema::users;
use db::{Pool, Tx, prepared, transaction};
use diesel::QueryableByName;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Bool, Date, Nullable, Text as SqlText, Timestamptz};
use diesel_async::{AsyncPgConnection, RunQueryDsl};
use jobs::NewJob;
use mail::template::Brand;
use types::{Page, PageRequest, ShopId, Text, UserId};

use crate::actor::Operator;
use crate::audit::{self, Action, Entry, Target, TargetKind};
use crate::role::Role;
use crate::session::{self, EndReason, Session};
use crate::{Contact, Error, contact, email_texts};

/// A person, as operators see them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Person {
    /// Who it is.
    pub id: UserId,
    /// How they want to be called.
    pub username: String,
    /// Where emails go.
    pub email: String,
    /// Their picture, small.
    pub avatar_small: Option<String>,
    /// What they may do.
    pub roles: Vec<Role>,
    /// The shop they run.
    pub shop: Option<ShopId>,
    /// Since when there is the account.
    pub created_at: DateTime<Utc>,
    /// Whether the address was proved to be theirs.
    pub activated: bool,
    /// When a device of theirs last showed its token; nothing after a month without one.
    pub last_seen_at: Option<DateTime<Utc>>,
    /// Since when they cannot sign in, why, and who said so.
    pub lock: Option<Lock>,
}

/// An account's lock.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Lock {
    /// Since when.
    pub at: DateTime<Utc>,
    /// Why.
    pub reason: String,
    /// Which operator did it.
    pub by: String,
}

/// People by their role.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RoleFilter {
    /// They buy, and nothing else.
    Buyer,
    /// They run a shop.
    Seller,
    /// They run the marketplace.
    Operator,
}

impl RoleFilter {
    const fn as_str(self) -> &'static str {
        match self {
            Self::Buyer => "buyer",
            Self::Seller => "seller",
            Self::Operator => "operator",
        }
    }
}

/// Whom an operator looks for.
#[derive(Debug, Clone, Default)]
pub struct Search {
    /// A part of their name or address.
    pub words: Option<Text<100>>,
    /// This person too, whatever they are called.
    pub also: Option<UserId>,
    /// Their role.
    pub role: Option<RoleFilter>,
    /// Whether they are locked out.
    pub locked: Option<bool>,
    /// The page.
    pub page: PageRequest,
}

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = BigInt)]
    id: UserId,
    #[diesel(sql_type = SqlText)]
    username: String,
    #[diesel(sql_type = SqlText)]
    email: String,
    #[diesel(sql_type = Nullable<SqlText>)]
    avatar_small: Option<String>,
    #[diesel(sql_type = Nullable<BigInt>)]
    shop: Option<ShopId>,
    #[diesel(sql_type = Bool)]
    is_operator: bool,
    #[diesel(sql_type = Timestamptz)]
    created_at: DateTime<Utc>,
    #[diesel(sql_type = Bool)]
    activated: bool,
    #[diesel(sql_type = Nullable<Timestamptz>)]
    last_seen_at: Option<DateTime<Utc>>,
    #[diesel(sql_type = Nullable<Timestamptz>)]
    locked_at: Option<DateTime<Utc>>,
    #[diesel(sql_type = Nullable<SqlText>)]
    locked_reason: Option<String>,
    #[diesel(sql_type = Nullable<SqlText>)]
    locked_by: Option<String>,
}

impl From<Row> for Person {
    fn from(row: Row) -> Self {
        let mut roles = vec![Role::User];
        roles.extend(row.shop.map(|_| Role::ShopManager));
        roles.extend(row.is_operator.then_some(Role::Admin));
        Self {
            id: row.id,
            username: row.username,
            email: row.email,
            avatar_small: row.avatar_small,
            roles,
            shop: row.shop,
            created_at: row.created_at,
            activated: row.activated,
            last_seen_at: row.last_seen_at,
            lock: row.locked_at.map(|at| Lock {
                at,
                reason: row.locked_reason.unwrap_or_default(),
                by: row.locked_by.unwrap_or_default(),
            }),
        }
    }
}

const PERSON: &str = include_str!("people/person.sql");
/// $1 words, $2 somebody too, $3 role, $4 locked
const FOUND: &str = include_str!("people/found.sql");

#[derive(QueryableByName)]
struct Count {
    #[diesel(sql_type = BigInt)]
    people: i64,
}

/// A page of the people who have an account, the latest first.
pub async fn list(
    conn: &mut AsyncPgConnection,
    _operator: &Operator,
    search: &Search,
) -> Result<Page<Person>, Error> {
    let words = search.words.as_ref().map(Text::as_str);
    let role = search.role.map(RoleFilter::as_str);
    let count = diesel::sql_query(format!("select count(*) as people from users u {FOUND}"));
    let count: Count = count
        .bind::<Nullable<SqlText>, _>(words)
        .bind::<Nullable<BigInt>, _>(search.also)
        .bind::<Nullable<SqlText>, _>(role)
        .bind::<Nullable<Bool>, _>(search.locked)
        .get_result(conn)
        .await?;
    let people: Vec<Row> = diesel::sql_query(format!(
        "{PERSON} {FOUND} order by u.id desc limit $5 offset $6"
    ))
    .bind::<Nullable<SqlText>, _>(words)
    .bind::<Nullable<BigInt>, _>(search.also)
    .bind::<Nullable<SqlText>, _>(role)
    .bind::<Nullable<Bool>, _>(search.locked)
    .bind::<BigInt, _>(search.page.limit())
    .bind::<BigInt, _>(search.page.offset())
    .load(conn)
    .await?;
    let people = people.into_iter().map(Person::from).collect();
    Ok(Page::new(search.page, people, count.people))
}

/// One person; a deleted account is not found.
pub async fn find(
    conn: &mut AsyncPgConnection,
    _operator: &Operator,
    person: UserId,
) -> Result<Person, Error> {
    let row: Option<Row> =
        diesel::sql_query(format!("{PERSON} where u.id = $1 and u.deleted_at is null"))
            .bind::<BigInt, _>(person)
            .get_result(conn)
            .await
            .optional()?;
    row.map(Person::from).ok_or(Error::NotFound)
}

/// The devices on which a person is signed in, the latest used first.
pub async fn sessions(
    conn: &mut AsyncPgConnection,
    _operator: &Operator,
    person: UserId,
) -> Result<Vec<Session>, Error> {
    session::live(conn, person, None).await
}

/// Locks an account: nobody can sign in to it, and all its sessions end at once. The person gets an
/// email with the reason. Operators can lock neither themselves nor the last other operator.
pub async fn lock(
    pool: &Pool,
    brand: &Brand,
    operator: &Operator,
    person: UserId,
    reason: &Text<1000>,
) -> Result<(), Error> {
    if operator.user().id() == person {
        return Err(Error::OwnAccount);
    }
    transaction(pool, async |tx| {
        require_another_operator(tx, person).await?;
        let to = contact::lock(tx, person).await?;
        let open = users::table.filter(users::id.eq(person.get()).and(users::locked_at.is_null()));
        let locked = diesel::update(open)
            .set((
                users::locked_at.eq(db::now().nullable()),
                users::locked_by.eq(operator.user().id().get()),
                users::locked_reason.eq(reason.as_str()),
            ))
            .execute(tx.conn())
            .await?;
        if locked == 0 {
            return Err(Error::LockUnchanged { is_locked: true });
        }
        session::end_all(tx, person, None, EndReason::AccountLocked).await?;
        queue_email(
            tx,
            &email_texts::account_locked(brand, &to, reason.as_str()),
        )
        .await?;
        record(tx, operator, Action::PersonLocked, person, &to).await
    })
    .await
}

/// Unlocks an account, and notifies the person by email.
pub async fn unlock(
    pool: &Pool,
    brand: &Brand,
    operator: &Operator,
    person: UserId,
) -> Result<(), Error> {
    transaction(pool, async |tx| {
        let to = contact::lock(tx, person).await?;
        let shut = users::id
            .eq(person.get())
            .and(users::locked_at.is_not_null());
        let unlocked = diesel::update(users::table.filter(shut))
            .set((
                users::locked_at.eq(None::<DateTime<Utc>>),
                users::locked_by.eq(None::<i64>),
                users::locked_reason.eq(None::<&str>),
            ))
            .execute(tx.conn())
            .await?;
        if unlocked == 0 {
            return Err(Error::LockUnchanged { is_locked: false });
        }
        queue_email(tx, &email_texts::account_unlocked(brand, &to)).await?;
        record(tx, operator, Action::PersonUnlocked, person, &to).await
    })
    .await
}

/// Signs a person out on all their devices.
pub async fn end_sessions(pool: &Pool, operator: &Operator, person: UserId) -> Result<(), Error> {
    transaction(pool, async |tx| {
        let who = contact::lock(tx, person).await?;
        session::end_all(tx, person, None, EndReason::EndedByOperator).await?;
        record(tx, operator, Action::PersonSignedOut, person, &who).await
    })
    .await
}

#[derive(QueryableByName)]
struct Others {
    #[diesel(sql_type = Bool)]
    any: bool,
}

/// Without this person there is still somebody who runs the marketplace. Of two operators who lock
/// or dismiss each other the later waits, and finds that nobody would be left.
pub(crate) async fn require_another_operator(tx: &mut Tx, person: UserId) -> Result<(), Error> {
    diesel::sql_query(
        "select 1 from user_roles where role = 'ROLE_ADMIN' order by user_id for update",
    )
    .execute(tx.conn())
    .await?;
    let others: Others = diesel::sql_query(
        "select exists (select from user_roles r join users u on u.id = r.user_id \
             where r.role = 'ROLE_ADMIN' and r.user_id <> $1 and u.locked_at is null) as any",
    )
    .bind::<BigInt, _>(person)
    .get_result(tx.conn())
    .await?;
    match others.any {
        true => Ok(()),
        false => Err(Error::LastOperator),
    }
}

async fn record(
    tx: &mut Tx,
    operator: &Operator,
    action: Action,
    person: UserId,
    who: &Contact,
) -> Result<(), Error> {
    let target = Target::new(TargetKind::Account, person, &who.username);
    audit::record(tx, operator, Entry::new(action, target)).await
}

pub(crate) async fn queue_email(tx: &mut Tx, email: &mail::Email) -> Result<(), Error> {
    Ok(jobs::enqueue(tx, NewJob::new(mail::JOB, email)).await?)
}

#[derive(QueryableByName)]
struct Joined {
    #[diesel(sql_type = Date)]
    day: NaiveDate,
    #[diesel(sql_type = BigInt)]
    people: i64,
}

/// How many accounts of people who run neither a shop nor the marketplace were opened on each of
/// these days of UTC and activated since, without the days on which none was. Deleted accounts are
/// still among them.
pub async fn joined_by_day(
    tx: &mut Tx,
    _operator: &Operator,
    days: &RangeInclusive<NaiveDate>,
) -> Result<Vec<(NaiveDate, i64)>, Error> {
    let query = diesel::sql_query(
        "select (created_at at time zone 'UTC')::date as day, count(*) as people from users \
         where created_at >= $1::date::timestamp at time zone 'UTC' \
             and created_at < ($2::date + 1)::timestamp at time zone 'UTC' \
             and (activated_at is not null or deleted_at is not null) \
             and not exists (select from user_roles where user_id = users.id and role <> 'ROLE_USER') \
         group by 1",
    )
    .bind::<Date, _>(days.start())
    .bind::<Date, _>(days.end());
    let rows: Vec<Joined> = prepared(query).load(tx.conn()).await?;
    Ok(rows.into_iter().map(|row| (row.day, row.people)).collect())
}
