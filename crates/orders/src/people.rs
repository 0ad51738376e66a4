//! People, as operators see them: who they are, and what they bought.

use std::collections::HashMap;

use auth::actor::Operator;
use auth::people::{self, Person, Search};
use auth::session::Session;
use chrono::{DateTime, Utc};
use db::schema::orders;
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Nullable, Timestamptz};
use diesel_async::{AsyncPgConnection, RunQueryDsl};
use types::{Currency, Money, Page, Text, UserId};

use crate::{Error, OrdersContext};

/// What a person bought.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Bought {
    /// Orders that were paid, with what of them was cancelled later.
    pub orders: i64,
    /// What they paid for them, before refunds.
    pub total: Money,
    /// When they placed the latest of them.
    pub last_at: Option<DateTime<Utc>>,
}

/// A person and what they bought.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Customer {
    /// The person.
    pub person: Person,
    /// What they bought.
    pub bought: Bought,
}

/// One person with all that an operator sees.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FullRecord {
    /// The person and what they bought.
    pub customer: Customer,
    /// The devices on which they are signed in.
    pub sessions: Vec<Session>,
    /// Of all amounts.
    pub currency: Currency,
}

/// A page of the people who have an account, the latest first. The words may be the number of an
/// order too, which finds who placed it.
pub async fn list(
    context: &OrdersContext,
    operator: &Operator,
    search: &Search,
) -> Result<Page<Customer>, Error> {
    let mut conn = context.pool.get().await?;
    let also = match &search.words {
        Some(words) => buyer_of(&mut conn, words).await?,
        None => None,
    };
    let search = Search {
        also,
        ..search.clone()
    };
    let found = people::list(&mut conn, operator, &search).await?;
    let ids: Vec<UserId> = found.items.iter().map(|person| person.id).collect();
    let bought = bought(&mut conn, &ids).await?;
    Ok(found.map(|person| Customer {
        bought: bought.get(&person.id).copied().unwrap_or_default(),
        person,
    }))
}

/// One person; a deleted account is not found.
pub async fn find(
    context: &OrdersContext,
    operator: &Operator,
    person: UserId,
) -> Result<FullRecord, Error> {
    let mut conn = context.pool.get().await?;
    let found = people::find(&mut conn, operator, person).await?;
    let bought = bought(&mut conn, &[person]).await?;
    Ok(FullRecord {
        customer: Customer {
            bought: bought.get(&person).copied().unwrap_or_default(),
            person: found,
        },
        sessions: people::sessions(&mut conn, operator, person).await?,
        currency: context.currency.clone(),
    })
}

async fn buyer_of(
    conn: &mut AsyncPgConnection,
    number: &Text<100>,
) -> Result<Option<UserId>, Error> {
    let number = number.as_str().to_uppercase();
    let buyer = orders::table
        .filter(orders::number.eq(number))
        .select(orders::user_id)
        .first(conn)
        .await
        .optional()?;
    Ok(buyer)
}

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = BigInt)]
    user_id: UserId,
    #[diesel(sql_type = BigInt)]
    orders: i64,
    #[diesel(sql_type = BigInt)]
    total: Money,
    #[diesel(sql_type = Nullable<Timestamptz>)]
    last_at: Option<DateTime<Utc>>,
}

async fn bought(
    conn: &mut AsyncPgConnection,
    people: &[UserId],
) -> Result<HashMap<UserId, Bought>, Error> {
    let rows: Vec<Row> = diesel::sql_query(
        "select o.user_id, count(*) as orders, sum(o.total)::bigint as total, \
             max(o.created_at) as last_at \
         from orders o \
         where o.user_id = any ($1) and exists ( \
             select from shop_orders s where s.order_id = o.id and s.paid_at is not null) \
         group by o.user_id",
    )
    .bind::<Array<BigInt>, _>(people)
    .load(conn)
    .await?;
    let bought = rows.into_iter().map(|row| {
        let of = Bought {
            orders: row.orders,
            total: row.total,
            last_at: row.last_at,
        };
        (row.user_id, of)
    });
    Ok(bought.collect())
}
