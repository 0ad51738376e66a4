//! Opening a shop: the shop, the role, the application and an email about it, in one transaction.
//! If the marketplace approves shops, an operator decides ([`crate::shops`]).

pub(crate) mod email;

use auth::actor::User;
use catalog::shop::{self, NewShop};
use db::schema::seller_registrations;
use diesel::prelude::*;
use diesel_async::RunQueryDsl;
use types::ShopId;

use crate::{Error, SellerContext};

/// Opens a shop for a person who has none, or asks again for the one that was refused; it may sell
/// at once, or waits for the operator.
pub async fn register(
    context: &SellerContext,
    user: &User,
    new: &NewShop,
) -> Result<ShopId, Error> {
    db::transaction(&context.orders.pool, async |tx| {
        let shop = shop::apply(tx, user, new).await?;
        auth::role::grant_shop(tx, user.id(), shop).await?;
        diesel::insert_into(seller_registrations::table)
            .values((
                seller_registrations::user_id.eq(user.id()),
                seller_registrations::shop_id.eq(shop),
            ))
            // who asks again has asked before
            .on_conflict_do_nothing()
            .execute(tx.conn())
            .await?;
        let name = new.name.as_str();
        match new.approve {
            true => email::opened(tx, context, user.id(), name).await?,
            false => {
                email::received(tx, context, user.id(), name).await?;
                email::to_decide(tx, context, shop, name).await?;
            }
        }
        Ok(shop)
    })
    .await
}
