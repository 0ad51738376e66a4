//! A person's address book. As long as it has an address, exactly one is the default. Other
//! people's addresses do not exist for the caller. Changes to one book run one at a time, because
//! its limit and its default depend on all its rows.

pub mod country;
pub mod draft;

use db::schema::addresses;
use db::{Pool, Tx, transaction};
use diesel::prelude::*;
use diesel::sql_types::BigInt;
use diesel_async::{AsyncPgConnection, RunQueryDsl};
use serde::{Deserialize, Serialize};
use types::AddressId;

pub use draft::{Draft, Form};

use crate::actor::{DataSubject, User};
use crate::{Error, existing_account};

/// Most addresses in one book.
pub const LIMIT: i64 = 20;

/// One entry of the book.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Address {
    /// Which one.
    pub id: AddressId,
    /// Whom and where.
    #[serde(flatten)]
    pub draft: Draft,
    /// Whether it is offered first.
    pub is_default: bool,
}

/// The whole book: the default first, then the latest changed.
pub async fn list(pool: &Pool, of: &impl DataSubject) -> Result<Vec<Address>, Error> {
    let rows: Vec<Row> = addresses::table
        .filter(addresses::user_id.eq(of.person().get()))
        .order((addresses::is_default.desc(), addresses::id.desc()))
        .select(Row::as_select())
        .load(&mut pool.get().await?)
        .await?;
    Ok(rows.into_iter().map(Address::from).collect())
}

/// One address of the person's own.
pub async fn find(
    conn: &mut AsyncPgConnection,
    user: &User,
    id: AddressId,
) -> Result<Address, Error> {
    let row: Option<Row> = addresses::table
        .find(id.get())
        .filter(addresses::user_id.eq(user.id().get()))
        .select(Row::as_select())
        .first(conn)
        .await
        .optional()?;
    row.map(Address::from).ok_or(Error::NotFound)
}

/// Adds an address. The first one is always the default.
pub async fn create(
    pool: &Pool,
    user: &User,
    draft: &Draft,
    is_default: bool,
) -> Result<Address, Error> {
    transaction(pool, async |tx| {
        existing_account::lock(tx, user).await?;
        let count: i64 = addresses::table
            .filter(addresses::user_id.eq(user.id().get()))
            .count()
            .get_result(tx.conn())
            .await?;
        if count >= LIMIT {
            return Err(Error::TooManyAddresses { limit: LIMIT });
        }
        let id: i64 = diesel::insert_into(addresses::table)
            .values((addresses::user_id.eq(user.id().get()), Fields::of(draft)))
            .returning(addresses::id)
            .get_result(tx.conn())
            .await?;
        let id = AddressId::new(id);
        if is_default || count == 0 {
            make_default(tx, user, id).await?;
        }
        find(tx.conn(), user, id).await
    })
    .await
}

/// Changes an address. The default stays one until another takes its place.
pub async fn update(
    pool: &Pool,
    user: &User,
    id: AddressId,
    draft: &Draft,
    is_default: bool,
) -> Result<Address, Error> {
    transaction(pool, async |tx| {
        existing_account::lock(tx, user).await?;
        let own = addresses::user_id.eq(user.id().get());
        let changed = diesel::update(addresses::table.find(id.get()).filter(own))
            .set(Fields::of(draft))
            .execute(tx.conn())
            .await?;
        if changed == 0 {
            return Err(Error::NotFound);
        }
        if is_default {
            make_default(tx, user, id).await?;
        }
        find(tx.conn(), user, id).await
    })
    .await
}

/// Takes an address out of the book; of what is left the latest becomes the default.
pub async fn delete(pool: &Pool, user: &User, id: AddressId) -> Result<(), Error> {
    transaction(pool, async |tx| {
        existing_account::lock(tx, user).await?;
        let own = addresses::user_id.eq(user.id().get());
        let was_default: Option<bool> = diesel::delete(addresses::table.find(id.get()).filter(own))
            .returning(addresses::is_default)
            .get_result(tx.conn())
            .await
            .optional()?;
        if was_default.ok_or(Error::NotFound)? {
            let heir: Option<i64> = addresses::table
                .filter(own)
                .order(addresses::id.desc())
                .select(addresses::id)
                .first(tx.conn())
                .await
                .optional()?;
            if let Some(heir) = heir {
                make_default(tx, user, AddressId::new(heir)).await?;
            }
        }
        Ok(())
    })
    .await
}

/// Makes one of the person's addresses the default.
pub async fn set_default(pool: &Pool, user: &User, id: AddressId) -> Result<Address, Error> {
    transaction(pool, async |tx| {
        existing_account::lock(tx, user).await?;
        find(tx.conn(), user, id).await?;
        make_default(tx, user, id).await?;
        find(tx.conn(), user, id).await
    })
    .await
}

/// The old default goes first: at no moment may there be two.
async fn make_default(tx: &mut Tx, user: &User, id: AddressId) -> Result<(), Error> {
    for sql in [
        "update addresses set is_default = false where user_id = $1 and is_default and id <> $2",
        "update addresses set is_default = true where user_id = $1 and id = $2 and not is_default",
    ] {
        diesel::sql_query(sql)
            .bind::<BigInt, _>(user.id())
            .bind::<BigInt, _>(id)
            .execute(tx.conn())
            .await?;
    }
    Ok(())
}

/// The columns that an address is made of, on the way in. `None` clears.
#[derive(Insertable, AsChangeset)]
#[diesel(table_name = addresses, treat_none_as_null = true)]
struct Fields<'a> {
    first_name: &'a str,
    last_name: &'a str,
    company_name: Option<&'a str>,
    country: &'a str,
    address_line1: &'a str,
    address_line2: Option<&'a str>,
    city: &'a str,
    state: Option<&'a str>,
    postal_code: Option<&'a str>,
    phone_number: &'a str,
}

impl<'a> Fields<'a> {
    fn of(draft: &'a Draft) -> Self {
        Self {
            first_name: &draft.first_name,
            last_name: &draft.last_name,
            company_name: draft.company_name.as_deref(),
            country: &draft.country,
            address_line1: &draft.address_line1,
            address_line2: draft.address_line2.as_deref(),
            city: &draft.city,
            state: draft.state.as_deref(),
            postal_code: draft.postal_code.as_deref(),
            phone_number: &draft.phone_number,
        }
    }
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = addresses)]
struct Row {
    id: i64,
    first_name: String,
    last_name: String,
    company_name: Option<String>,
    country: String,
    address_line1: String,
    address_line2: Option<String>,
    city: String,
    state: Option<String>,
    postal_code: Option<String>,
    phone_number: String,
    is_default: bool,
}

impl From<Row> for Address {
    fn from(row: Row) -> Self {
        Self {
            id: AddressId::new(row.id),
            is_default: row.is_default,
            draft: Draft {
                first_name: row.first_name,
                last_name: row.last_name,
                company_name: row.company_name,
                country: row.country,
                address_line1: row.address_line1,
                address_line2: row.address_line2,
                city: row.city,
                state: row.state,
                postal_code: row.postal_code,
                phone_number: row.phone_number,
            },
        }
    }
}
