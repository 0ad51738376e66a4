//! Settling a refund that the provider refused, by an operator: the buyer got the money another
//! way, or the refund is not owed. Either ends it; it is never retried.

use auth::actor::Operator;
use auth::audit::{self, Action, Entry, Target, TargetKind};
use db::idempotency::{self, Claim, Key};
use diesel::deserialize::{self, FromSql, FromSqlRow};
use diesel::expression::AsExpression;
use diesel::pg::{Pg, PgValue};
use diesel::prelude::*;
use diesel::serialize::{self, Output, ToSql};
use diesel::sql_types::{BigInt, Bool, Text};
use diesel_async::RunQueryDsl;
use serde::{Deserialize, Serialize};
use serde_json::json;
use types::RefundId;

use super::book::{Done, RefundRoute, fit, post};
use super::outstanding::{self, OutstandingRefund};
use crate::payment;
use crate::status::states;
use crate::{Error, OrdersContext, emails};

states! {
    /// What became of a refund that failed.
    Settled {
        /// The buyer has the money, but not by the provider: it left the bank account, and the shop
        /// bears its share as of any refund.
        PaidElsewhere = "paid_elsewhere",
        /// Nobody owes it, because it went back by another refund, the buyer waived it, or it was a
        /// mistake: the money is the shop's again, and can still be given back.
        NotOwed = "not_owed",
    }
}

/// Ends a refund that failed. Refused for one that did not, that gave way to another one, or, where
/// it was paid elsewhere, that is more than what is left.
///
/// Should the provider pay it after all, one that nobody owed is booked as done; one that was paid
/// elsewhere is then paid twice, and the comparison of the books tells of it.
pub async fn settle(
    context: &OrdersContext,
    operator: &Operator,
    key: &Key,
    id: RefundId,
    (settled, because): (Settled, &types::Text<500>),
) -> Result<OutstandingRefund, Error> {
    db::transaction(&context.pool, async |tx| {
        if let Claim::Done(answer) = idempotency::claim(tx, key).await? {
            return Ok(answer);
        }
        let refund = outstanding::find(tx, id).await?;
        let payment = payment::lock(tx, refund.order_id).await?;
        if outstanding::gave_way(tx, id).await? {
            return Err(Error::NothingLeft);
        }
        let is_covered = fit(tx, &payment, id).await?;
        if settled == Settled::PaidElsewhere && !is_covered {
            return Err(Error::NothingLeft);
        }
        let ended: Option<Done> = diesel::sql_query(include_str!("settle.sql"))
            .bind::<BigInt, _>(id)
            .bind::<Text, _>(settled)
            .bind::<Text, _>(because.as_str())
            .bind::<BigInt, _>(operator.user().id())
            .bind::<Bool, _>(is_covered)
            .get_result(tx.conn())
            .await
            .optional()?;
        let ended = ended.ok_or(Error::RefundNotFailed)?;
        if settled == Settled::PaidElsewhere {
            post(tx, &payment, id, &ended, RefundRoute::Elsewhere).await?;
            emails::payment::refund_done(tx, context, &payment, id).await?;
        }
        let answer = outstanding::find(tx, id).await?;
        let target = Target::new(TargetKind::Refund, id, &answer.order_number);
        let entry = Entry::new(Action::RefundSettled, target)
            .before(json!({"status": refund.status}))
            .after(json!({
                "status": answer.status,
                "settledAs": settled,
                "amount": answer.amount,
                "currency": answer.currency,
            }));
        audit::record(tx, operator, entry).await?;
        idempotency::finish(tx, key, &answer).await?;
        Ok(answer)
    })
    .await
}
