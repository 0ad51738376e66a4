//! Which kinds of notifications a shop also gets by email: all, unless its seller decides
//! otherwise.

use auth::actor::Seller;
use db::{Pool, Tx};
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Text};
use diesel_async::RunQueryDsl;

use super::Kind;
use crate::Error;

/// The kinds that the seller's shop gets by email, of those that it may do without.
pub async fn by_email(pool: &Pool, seller: &Seller) -> Result<Vec<Kind>, Error> {
    db::transaction_of_shop(pool, seller.wall(), async |tx| load(tx, seller).await).await
}

/// From now on the seller's shop gets these kinds by email and no others. Answers them.
pub async fn set(pool: &Pool, seller: &Seller, kinds: &[Kind]) -> Result<Vec<Kind>, Error> {
    let optional = Kind::ALL.iter().filter(|kind| kind.is_optional());
    let all: Vec<&str> = optional.map(|kind| kind.as_str()).collect();
    let wanted: Vec<&str> = kinds.iter().map(|kind| kind.as_str()).collect();
    db::transaction_of_shop(pool, seller.wall(), async |tx| {
        diesel::sql_query(
            "insert into notification_choices (shop_id, kind, by_mail) \
             select $1, kind, kind = any($3) from unnest($2::text[]) as k (kind) \
             on conflict (shop_id, kind) do update set by_mail = excluded.by_mail",
        )
        .bind::<BigInt, _>(seller.shop())
        .bind::<Array<Text>, _>(all)
        .bind::<Array<Text>, _>(wanted)
        .execute(tx.conn())
        .await?;
        load(tx, seller).await
    })
    .await
}

async fn load(tx: &mut Tx, seller: &Seller) -> Result<Vec<Kind>, Error> {
    use db::schema::notification_choices as choices;
    let refused: Vec<String> = choices::table
        .filter(choices::shop_id.eq(seller.shop().get()))
        .filter(choices::by_mail.eq(false))
        .select(choices::kind)
        .load(tx.conn())
        .await?;
    let wanted =
        |kind: &Kind| kind.is_optional() && !refused.iter().any(|word| word == kind.as_str());
    Ok(Kind::ALL.iter().copied().filter(wanted).collect())
}
