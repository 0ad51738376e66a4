//! Opening a shop: the shop, the role and the record of the request, in one go.

use auth::actor::User;
use catalog::shop::{self, NewShop};
use db::Pool;
use db::schema::seller_registrations;
use diesel::prelude::*;
use diesel_async::RunQueryDsl;
use types::{ShopId, Text};

use crate::Error;

/// Opens a shop for a person who has none. With `approve` it may sell at once; otherwise it
/// waits for the operator.
pub async fn register(
    pool: &Pool,
    user: &User,
    name: Text<60>,
    description: Text<2000>,
    approve: bool,
) -> Result<ShopId, Error> {
    db::transaction(pool, async |tx| {
        let new = NewShop {
            name,
            description,
            approve,
        };
        let shop = shop::create(tx, user, new).await?;
        auth::role::grant_shop(tx, user.id(), shop).await?;
        diesel::insert_into(seller_registrations::table)
            .values((
                seller_registrations::user_id.eq(user.id()),
                seller_registrations::shop_id.eq(shop),
            ))
            .execute(tx.conn())
            .await?;
        Ok(shop)
    })
    .await
}
