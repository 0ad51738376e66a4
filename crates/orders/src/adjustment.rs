//! What an operator gives a shop or takes from it, with a reason that the shop reads. Above a limit
//! nobody does so alone ([`request`]).

pub mod request;

use auth::actor::Operator;
use auth::audit::{self, Action, Entry, Target, TargetKind};
use chrono::{DateTime, Utc};
use db::Tx;
use db::once::{self, Claim, Key};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Text, Timestamptz};
use diesel_async::RunQueryDsl;
use serde::{Deserialize, Serialize};
use serde_json::json;
use types::{AdjustmentId, Money, ShopId, UserId};

use crate::{Context, Error, ledger};
use request::Request;

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

/// What came of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Outcome {
    /// Another operator has to approve it.
    Waits(Request),
    /// It stands in the shop's account.
    Booked(Adjustment),
}

/// Gives a shop an amount that is above zero, or takes one that is below; above the limit it asks
/// for the approval of another operator instead.
pub async fn make(
    context: &Context,
    operator: &Operator,
    key: &Key,
    what: (ShopId, Money),
    reason: &types::Text<500>,
) -> Result<Outcome, Error> {
    let alone = context.settings.now().adjustment_approval_above.minor();
    let (shop, amount) = what;
    let waits = amount.minor().unsigned_abs() > alone.unsigned_abs();
    db::transaction(&context.pool, async |tx| {
        if let Claim::Done(answer) = once::claim(tx, key).await? {
            return Ok(answer);
        }
        let outcome = if waits {
            Outcome::Waits(request::ask(tx, context, operator, what, reason).await?)
        } else {
            let by = operator.user().id();
            let made = book(tx, context, by, what, reason.as_str()).await?;
            let name = catalog::shop::name(tx.conn(), shop).await?.name;
            let target = Target::new(TargetKind::Shop, shop, &name);
            let entry = Entry::new(Action::ShopBalanceAdjusted, target).after(json!({
                "adjustmentId": made.id,
                "amount": amount,
                "currency": context.currency.as_str(),
            }));
            audit::record(tx, operator, entry).await?;
            Outcome::Booked(made)
        };
        once::finish(tx, key, &outcome).await?;
        Ok(outcome)
    })
    .await
}

async fn book(
    tx: &mut Tx,
    context: &Context,
    by: UserId,
    (shop, amount): (ShopId, Money),
    reason: &str,
) -> Result<Adjustment, Error> {
    let made: Adjustment = diesel::sql_query(
        "insert into adjustments (shop_id, amount, reason, operator_id) \
         values ($1, $2, $3, $4) returning id, shop_id, amount, reason, created_at",
    )
    .bind::<BigInt, _>(shop)
    .bind::<BigInt, _>(amount)
    .bind::<Text, _>(reason)
    .bind::<BigInt, _>(by)
    .get_result(tx.conn())
    .await
    .map_err(|error| no_shop(error.into()))?;
    let currency = context.currency.as_str();
    ledger::post_adjustment(tx, made.id, (shop, amount, currency)).await?;
    Ok(made)
}

fn no_shop(error: db::Error) -> Error {
    match db::constraint_of(&error) {
        Some("adjustments_of_shop" | "adjustment_requests_of_shop") => Error::NotFound,
        _ => error.into(),
    }
}
