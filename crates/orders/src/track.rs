//! Looking up an order without signing in, by its number and the email address it was placed with.
//! A wrong pair gets the same response whichever half is wrong, and counts against a limit.

use std::net::IpAddr;

use auth::throttle;
use auth::token::Keys;
use db::Pool;
use db::schema::orders;
use diesel::prelude::*;
use diesel_async::RunQueryDsl;
use types::{EmailAddress, OrderId};

use crate::{Error, Order, number, order};

/// The order of this number, if it was ordered with this address. Who guesses is refused after a
/// while, from wherever they ask for one order and whatever they ask for from one network.
pub async fn find(
    pool: &Pool,
    keys: &Keys,
    (typed_number, email): (&str, &EmailAddress),
    from: Option<IpAddr>,
) -> Result<Order, Error> {
    let number = number::read(typed_number);
    let attempt = throttle::tracking(pool, keys, &number, from).await?;
    let found = look(pool, &number, email).await;
    if !matches!(found, Err(Error::NotFound)) {
        attempt.give_back(pool).await;
    }
    found
}

async fn look(pool: &Pool, number: &str, email: &EmailAddress) -> Result<Order, Error> {
    let mut conn = pool.get().await?;
    let id: Option<OrderId> = orders::table
        .filter(orders::number.eq(number))
        .filter(orders::email.eq(email.as_str()))
        .select(orders::id)
        .first(&mut conn)
        .await
        .optional()?;
    order::load(&mut conn, id.ok_or(Error::NotFound)?).await
}
