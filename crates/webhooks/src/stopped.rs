//! What an endpoint leaves behind that is paused or deleted: messages that wait for it are given up,
//! and a deleted one goes with all that it was sent. There may be millions, so both go in steps.

use db::{Tx, delete_in_steps, transaction};
use diesel::sql_types::BigInt;
use diesel_async::RunQueryDsl;
use jobs::NewJob;
use types::WebhookEndpointId;

use crate::{Context, Error, STOPPED};

/// As many as a transaction gives up or deletes.
const STEP: u16 = 1_000;

/// Gives up what waits for a paused endpoint: at once as much as fits into the transaction, which is
/// all but for a very busy endpoint, and the rest in a job.
pub(crate) async fn give_up(tx: &mut Tx, id: WebhookEndpointId) -> Result<(), Error> {
    if give_up_step(tx, id).await? == usize::from(STEP) {
        jobs::enqueue(tx, NewJob::new(STOPPED, &id)).await?;
    }
    Ok(())
}

/// The latest first, which the list shows. Resumed meanwhile, the endpoint gets what still waits.
async fn give_up_step(tx: &mut Tx, id: WebhookEndpointId) -> Result<usize, Error> {
    let given_up = diesel::sql_query(
        "update webhook_deliveries set status = 'failed', next_try_at = null, failure = 'paused' \
         where status = 'waiting' and id = any(array( \
             select d.id from webhook_deliveries d \
             where d.endpoint_id = $1 and d.status = 'waiting' and exists ( \
                 select from webhook_endpoints e \
                 where e.id = $1 and e.paused_at is not null and e.deleted_at is null) \
             order by d.id desc limit $2))",
    )
    .bind::<BigInt, _>(id)
    .bind::<BigInt, _>(i64::from(STEP));
    Ok(given_up.execute(tx.conn()).await?)
}

/// Gives up all that waits for this endpoint if it is paused, and deletes what is left of deleted
/// ones.
pub async fn clear(context: &Context, id: WebhookEndpointId) -> Result<(), Error> {
    loop {
        let step = async |tx: &mut Tx| give_up_step(tx, id).await;
        if transaction(&context.pool, step).await? < usize::from(STEP) {
            break;
        }
    }
    let sent = delete_in_steps(
        &context.pool,
        STEP,
        "delete from webhook_deliveries where id = any(array( \
             select d.id from webhook_endpoints e cross join lateral ( \
                 select id from webhook_deliveries where endpoint_id = e.id order by id limit $1) d \
             where e.deleted_at is not null limit $1))",
    );
    sent.await?;
    diesel::sql_query(
        "delete from webhook_endpoints e where deleted_at is not null \
             and not exists (select from webhook_deliveries d where d.endpoint_id = e.id)",
    )
    .execute(&mut context.pool.get().await?)
    .await?;
    Ok(())
}
