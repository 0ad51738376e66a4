//! Following an order without signing in: its number together with the mail address it was
//! ordered with. A wrong pair gets the same answer whichever half is wrong.

use db::Pool;
use db::schema::orders;
use diesel::prelude::*;
use diesel_async::RunQueryDsl;
use types::{Email, OrderId};

use crate::{Error, Order, number, order};

/// The order of this number, if it was ordered with this address.
pub async fn find(pool: &Pool, typed_number: &str, email: &Email) -> Result<Order, Error> {
    let mut conn = pool.get().await?;
    let id: Option<OrderId> = orders::table
        .filter(orders::number.eq(number::read(typed_number)))
        .filter(orders::email.eq(email.as_str()))
        .select(orders::id)
        .first(&mut conn)
        .await
        .optional()?;
    order::load(&mut conn, id.ok_or(Error::NotFound)?).await
}
