//! The operator's decision about an escalated return.

use auth::actor::Operator;
use auth::audit::{self, Action, Entry, Target, TargetKind};
use db::idempotency::{self, Claim, Key};
use diesel::sql_types::{BigInt, Bool, Nullable, Text};
use diesel_async::RunQueryDsl;
use serde_json::json;
use types::{Money, ReturnId};

use super::deadlines::SEND_DAYS;
use super::step::{self, StepNotes};
use super::{Decision, Reason, Return, ReturnStatus};
use crate::transition::Actor;
use crate::{Error, OrdersContext};

/// What is decided, and why.
#[derive(Debug, Clone)]
pub struct Verdict {
    /// What is decided.
    pub decision: Decision,
    /// How much goes back, for a part.
    pub amount: Option<Money>,
    /// Buyer and shop read it; when the items go back, also how to send them.
    pub words: types::Text<2000>,
}

/// Decides a return that the buyer brought before the operator.
pub async fn decide(
    context: &OrdersContext,
    operator: &Operator,
    key: &Key,
    id: ReturnId,
    verdict: &Verdict,
) -> Result<Return, Error> {
    db::transaction(&context.pool, async |tx| {
        if let Claim::Done(answer) = idempotency::claim(tx, key).await? {
            return Ok(answer);
        }
        let actor = Actor::Operator(operator.user().id());
        let mut open = step::lock(tx, id).await?;
        let decision = verdict.decision;
        let items_back = decision == Decision::Return;
        if items_back && open.row.reason == Reason::NotReceived {
            return Err(Error::NothingToSend);
        }
        let part = match (decision, verdict.amount) {
            (Decision::Part, Some(amount)) if Money::ZERO < amount && amount <= open.row.worth => {
                Some(amount)
            }
            (Decision::Part, _) => {
                return Err(Error::TooMuch {
                    most: open.row.worth,
                });
            }
            _ => None,
        };
        open.allow(tx, ReturnStatus::Decided, actor).await?;
        let send_back = match decision {
            Decision::Return => Some(true),
            Decision::Refund => Some(false),
            _ => None,
        };
        diesel::sql_query(
            "update returns set decision = $2, verdict = $3, send_back = coalesce($4, send_back) \
             where id = $1",
        )
        .bind::<BigInt, _>(id)
        .bind::<Text, _>(decision)
        .bind::<Text, _>(verdict.words.as_str())
        .bind::<Nullable<Bool>, _>(send_back)
        .execute(tx.conn())
        .await?;
        let said = StepNotes {
            words: Some(verdict.words.as_str()),
            days: items_back.then_some(SEND_DAYS),
        };
        open.go(tx, context, ReturnStatus::Decided, actor, said)
            .await?;
        match (decision, part) {
            (Decision::Refund, _) => open.refund(tx, context, actor).await.map(drop)?,
            (_, Some(amount)) => open.refund_part(tx, context, actor, amount).await?,
            (Decision::Nothing, _) => open.close(tx, context, actor, None).await?,
            _ => {}
        }
        let answer = open.as_it_is(tx).await?;
        let target = Target::new(TargetKind::Return, id, &answer.number);
        let entry = Entry::new(Action::ReturnDecided, target)
            .before(json!({"status": ReturnStatus::Escalated}))
            .after(json!({
                "status": answer.status,
                "decision": decision,
                "amount": answer.amount,
            }));
        audit::record(tx, operator, entry).await?;
        idempotency::finish(tx, key, &answer).await?;
        Ok(answer)
    })
    .await
}
