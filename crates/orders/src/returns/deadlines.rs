//! Deadlines of returns. When one passes, a return that the shop did not answer is approved, and a
//! return parcel that it did not confirm counts as received; a return for which the buyer neither
//! sends the items back nor reacts to an answer is closed.

use diesel::prelude::*;
use diesel::sql_types::{BigInt, Bool, Integer};
use diesel_async::RunQueryDsl;
use types::ReturnId;

use super::step::{self, LockedReturn, StepNotes};
use super::{Reason, ReturnStatus};
use crate::transition::Actor;
use crate::{Error, OrdersContext};

/// Days in which a shop answers.
pub const ANSWER_DAYS: i32 = 3;
/// Days in which the items are sent back.
pub const SEND_DAYS: i32 = 14;
/// Days in which a buyer takes an offer or asks the operator.
pub const CHOOSE_DAYS: i32 = 14;
/// Days in which a shop says that the items came back.
pub const RECEIVE_DAYS: i32 = 10;

/// How many are looked for at a time.
const BATCH: usize = 500;

#[derive(QueryableByName)]
struct Due {
    #[diesel(sql_type = BigInt)]
    id: ReturnId,
}

/// Moves on what nobody acted on in time. One that cannot be moved keeps no other waiting.
pub async fn run(context: &OrdersContext) -> Result<(), Error> {
    let mut left_behind = 0;
    loop {
        let due: Vec<Due> = diesel::sql_query(
            "select id from returns where act_by <= now() order by act_by, id limit $1 offset $2",
        )
        .bind::<Integer, _>(i32::try_from(BATCH).unwrap_or(i32::MAX))
        .bind::<Integer, _>(left_behind)
        .load(&mut *context.pool.get().await?)
        .await?;
        for Due { id } in &due {
            if let Err(error) = move_on(context, *id).await {
                tracing::error!(%error, %id, "a return waits though its time is over");
                left_behind += 1;
            }
        }
        if due.len() < BATCH {
            return Ok(());
        }
    }
}

#[derive(QueryableByName)]
struct IsDue {
    #[diesel(sql_type = Bool)]
    is_due: bool,
}

async fn move_on(context: &OrdersContext, id: ReturnId) -> Result<(), Error> {
    db::transaction(&context.pool, async |tx| {
        let mut open = step::lock(tx, id).await?;
        let now: IsDue = diesel::sql_query(
            "select coalesce(act_by <= now(), false) as is_due from returns where id = $1",
        )
        .bind::<BigInt, _>(id)
        .get_result(tx.conn())
        .await?;
        match now.is_due {
            true => act(tx, context, &mut open).await,
            // somebody acted meanwhile
            false => Ok(()),
        }
    })
    .await
}

async fn act(
    tx: &mut db::Tx,
    context: &OrdersContext,
    open: &mut LockedReturn,
) -> Result<(), Error> {
    let actor = Actor::System;
    match open.row.status {
        ReturnStatus::Requested => {
            // who only changed their mind sends it back all the same
            let send_back = open.row.reason == Reason::ChangedMind;
            diesel::sql_query("update returns set send_back = $2 where id = $1")
                .bind::<BigInt, _>(open.id)
                .bind::<Bool, _>(send_back)
                .execute(tx.conn())
                .await?;
            open.row.send_back = Some(send_back);
            let said = StepNotes {
                words: None,
                days: send_back.then_some(SEND_DAYS),
            };
            open.go(tx, context, ReturnStatus::Approved, actor, said)
                .await?;
            if !send_back {
                open.refund(tx, context, actor).await?;
            }
            Ok(())
        }
        ReturnStatus::SentBack => {
            open.go(
                tx,
                context,
                ReturnStatus::Received,
                actor,
                StepNotes::default(),
            )
            .await?;
            open.refund(tx, context, actor).await.map(drop)
        }
        _ => open.close(tx, context, actor, None).await,
    }
}
