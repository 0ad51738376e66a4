//! What an operator gives a shop or takes from it, with a reason that the shop reads.

use auth::actor::Operator;
use auth::audit::{self, Action, Entry, Target, TargetKind};
use chrono::{DateTime, Utc};
use db::once::{self, Claim, Key};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Text, Timestamptz};
use diesel_async::RunQueryDsl;
use serde::{Deserialize, Serialize};
use serde_json::json;
use types::{AdjustmentId, Money, ShopId};

use crate::{Context, Error, ledger};

/// An adjustment of what a shop is owed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, QueryableByName)]
pub struct Adjustment {
    /// Its id.
    #[diesel(sql_type = BigInt)]
    pub id: AdjustmentId,
    /// The shop.
    #[diesel(sql_type = BigInt)]
    pub shop_id: ShopId,
    /// Above zero the shop gets it, below zero it is taken.
    #[diesel(sql_type = BigInt)]
    pub amount: Money,
    /// The shop reads it.
    #[diesel(sql_type = Text)]
    pub reason: String,
    /// When.
    #[diesel(sql_type = Timestamptz)]
    pub created_at: DateTime<Utc>,
}

/// Gives a shop an amount that is above zero, or takes one that is below.
pub async fn make(
    context: &Context,
    operator: &Operator,
    key: &Key,
    (shop, amount): (ShopId, Money),
    reason: &types::Text<500>,
) -> Result<Adjustment, Error> {
    db::transaction(&context.pool, async |tx| {
        if let Claim::Done(answer) = once::claim(tx, key).await? {
            return Ok(answer);
        }
        let made: Adjustment = diesel::sql_query(
            "insert into adjustments (shop_id, amount, reason, operator_id) \
             values ($1, $2, $3, $4) returning id, shop_id, amount, reason, created_at",
        )
        .bind::<BigInt, _>(shop)
        .bind::<BigInt, _>(amount)
        .bind::<Text, _>(reason.as_str())
        .bind::<BigInt, _>(operator.user().id())
        .get_result(tx.conn())
        .await
        .map_err(|error| no_shop(error.into()))?;
        let currency = context.market.currency.as_str();
        ledger::post_adjustment(tx, made.id, (shop, amount, currency)).await?;
        let name = catalog::shop::name(tx.conn(), shop).await?.name;
        let target = Target::new(TargetKind::Shop, shop, &name);
        let entry = Entry::new(Action::ShopBalanceAdjusted, target).after(json!({
            "adjustmentId": made.id,
            "amount": amount,
            "currency": currency,
        }));
        audit::record(tx, operator, entry).await?;
        once::finish(tx, key, &made).await?;
        Ok(made)
    })
    .await
}

fn no_shop(error: db::Error) -> Error {
    match db::constraint_of(&error) {
        Some("adjustments_of_shop") => Error::NotFound,
        _ => error.into(),
    }
}
