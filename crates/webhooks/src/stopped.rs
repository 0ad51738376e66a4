//! What an endpoint leaves behind that is paused or deleted: messages that wait for it are given up,
//! and a deleted one goes with all that it was sent. There may be millions, so both go in steps.

use db::{Tx, transaction};
use diesel::sql_types::BigInt;
use diesel_async::RunQueryDsl;
use jobs::NewJob;
use types::WebhookEndpointId;

use crate::{Context, Error, STOPPED};

/// As many as a transaction gives up or deletes: the `limit` of both statements.
const STEP: usize = 1_000;

/// Gives up what waits for a paused endpoint: at once as much as fits into the transaction, which is
/// all but for a very busy endpoint, and the rest in a job.
pub(crate) async fn give_up(tx: &mut Tx, id: WebhookEndpointId) -> Result<(), Error> {
    if give_up_step(tx, id).await? {
        jobs::enqueue(tx, NewJob::new(STOPPED, &id)).await?;
    }
    Ok(())
}

/// Gives up all that waits for this endpoint while it is paused; if it was deleted, removes it with
/// all that it was sent.
pub async fn clear(context: &Context, id: WebhookEndpointId) -> Result<(), Error> {
    let pool = &context.pool;
    while transaction(pool, async |tx| give_up_step(tx, id).await).await? {}
    while transaction(pool, async |tx| delete_step(tx, id).await).await? {}
    diesel::sql_query("delete from webhook_endpoints where id = $1 and deleted_at is not null")
        .bind::<BigInt, _>(id)
        .execute(&mut pool.get().await?)
        .await?;
    Ok(())
}

/// Whether there may be more. The latest go first, which the list shows. An endpoint that was resumed
/// meanwhile gets what still waits.
async fn give_up_step(tx: &mut Tx, id: WebhookEndpointId) -> Result<bool, Error> {
    let given_up = diesel::sql_query(
        "update webhook_deliveries set status = 'failed', next_try_at = null, failure = 'paused' \
         where id = any(array( \
             select d.id from webhook_deliveries d \
             where d.endpoint_id = $1 and d.status = 'waiting' and exists ( \
                 select from webhook_endpoints e \
                 where e.id = $1 and e.paused_at is not null and e.deleted_at is null) \
             order by d.id desc limit 1000 for update of d))",
    )
    .bind::<BigInt, _>(id);
    Ok(given_up.execute(tx.conn()).await? == STEP)
}

/// Whether there may be more.
async fn delete_step(tx: &mut Tx, id: WebhookEndpointId) -> Result<bool, Error> {
    let deleted = diesel::sql_query(
        "delete from webhook_deliveries where id = any(array( \
             select d.id from webhook_deliveries d \
             where d.endpoint_id = $1 and exists ( \
                 select from webhook_endpoints e where e.id = $1 and e.deleted_at is not null) \
             order by d.id desc limit 1000 for update of d))",
    )
    .bind::<BigInt, _>(id);
    Ok(deleted.execute(tx.conn()).await? == STEP)
}
