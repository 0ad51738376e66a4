//! Adjustments: amounts that an operator adds to a shop's balance or takes from it, with a reason
//! that the shop sees. Above a limit a second operator must approve ([`request`]); what one
//! operator booked alone within a day counts together.

pub mod request;

use auth::actor::Operator;
use auth::audit::{self, Action, Entry, Target, TargetKind};
use chrono::{DateTime, Utc};
use db::Tx;
use db::idempotency::{self, Claim, Key};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Text, Timestamptz};
use diesel_async::RunQueryDsl;
use serde::{Deserialize, Serialize};
use serde_json::json;
use types::{AdjustmentId, Money, ShopId, UserId};

use crate::{Error, OrdersContext, ledger};
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

/// Gives a shop an amount that is above zero, or takes one that is below. If that is above the limit, together
/// with what this operator gave it or took from it within 24 hours, it asks for the approval of another operator
/// instead.
pub async fn make(
    context: &OrdersContext,
    operator: &Operator,
    key: &Key,
    what: (ShopId, Money),
    reason: &types::Text<500>,
) -> Result<Outcome, Error> {
    let most = context.settings.now().adjustment_approval_above;
    let (shop, amount) = what;
    db::transaction(&context.pool, async |tx| {
        if let Claim::Done(answer) = idempotency::claim(tx, key).await? {
            return Ok(answer);
        }
        let before = alone_today(tx, operator, shop).await?.minor();
        let together = before.saturating_add(amount.minor().saturating_abs());
        let outcome = if together > most.minor() {
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
        idempotency::finish(tx, key, &outcome).await?;
        Ok(outcome)
    })
    .await
}

/// What an operator gave a shop or took from it within 24 hours without anybody's approval. Whoever asks at the
/// same time waits for the answer to be used.
async fn alone_today(tx: &mut Tx, operator: &Operator, shop: ShopId) -> Result<Money, Error> {
    #[derive(QueryableByName)]
    struct Alone {
        #[diesel(sql_type = BigInt)]
        amount: Money,
    }
    diesel::sql_query("select pg_advisory_xact_lock(7355612)")
        .execute(tx.conn())
        .await?;
    let alone: Alone = diesel::sql_query(
        "select coalesce(sum(abs(amount)), 0)::bigint as amount from adjustments a \
         where operator_id = $1 and shop_id = $2 and created_at > now() - interval '24 hours' \
             and not exists (select from adjustment_requests where adjustment_id = a.id)",
    )
    .bind::<BigInt, _>(operator.user().id())
    .bind::<BigInt, _>(shop)
    .get_result(tx.conn())
    .await?;
    Ok(alone.amount)
}

async fn book(
    tx: &mut Tx,
    context: &OrdersContext,
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
