//! Answering a dispute: saved first, then sent to the provider by a job that can be repeated.

use auth::actor::{Operator, Seller};
use auth::audit::{self, Action, Entry, Target, TargetKind};
use chrono::{DateTime, Utc};
use db::Tx;
use db::idempotency::{self, Claim, Key};
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Bool, Nullable, Text, Timestamptz};
use diesel_async::RunQueryDsl;
use jobs::NewJob;
use payments::{Evidence, Parcel};
use serde_json::json;
use types::{DisputeId, ShipmentId, UserId};

use super::case::{self, Detail};
use crate::{Error, OrdersContext};

/// The kind of the job that sends what a shop says; its payload is the evidence's id.
pub const EVIDENCE: &str = "evidence in a dispute";
/// The kind of the job that agrees with a buyer; its payload is the dispute's id.
pub const ACCEPT: &str = "accept a dispute";

#[derive(QueryableByName)]
struct Count {
    #[diesel(sql_type = BigInt)]
    count: i64,
}

#[derive(QueryableByName)]
struct Id {
    #[diesel(sql_type = BigInt)]
    id: i64,
}

/// The shop says what speaks for it, and which parcels of that order it sent.
pub async fn provide_evidence(
    context: &OrdersContext,
    seller: &Seller,
    key: &Key,
    id: DisputeId,
    note: &types::Text<2000>,
    parcels: &[ShipmentId],
) -> Result<Detail, Error> {
    db::transaction_of_shop(&context.pool, seller.wall(), async |tx| {
        if let Claim::Done(answer) = idempotency::claim(tx, key).await? {
            return Ok(answer);
        }
        let Detail { case, .. } = case::load(tx, Some(seller.shop()), id).await?;
        if case.resolved_at.is_some() {
            return Err(Error::DisputeDecided);
        }
        let Count { count } = diesel::sql_query(
            "select count(*) as count from shipments where shop_order_id = $1 and id = any($2)",
        )
        .bind::<Nullable<BigInt>, _>(case.shop_order_id)
        .bind::<Array<BigInt>, _>(parcels)
        .get_result(tx.conn())
        .await?;
        if usize::try_from(count) != Ok(parcels.len()) {
            return Err(Error::NotFound);
        }
        let said: Id = diesel::sql_query(
            "insert into dispute_evidence (dispute_id, shop_id, note, shipment_ids, sent_by) \
             values ($1, $2, $3, $4, $5) returning id",
        )
        .bind::<BigInt, _>(id)
        .bind::<BigInt, _>(seller.shop())
        .bind::<Text, _>(note.as_str())
        .bind::<Array<BigInt>, _>(parcels)
        .bind::<BigInt, _>(seller.user().id())
        .get_result(tx.conn())
        .await?;
        let job = NewJob::new(EVIDENCE, &said.id).unique(evidence_key(said.id));
        jobs::enqueue(tx, job).await?;
        let answer = case::load(tx, Some(seller.shop()), id).await?;
        idempotency::finish(tx, key, &answer).await?;
        Ok(answer)
    })
    .await
}

#[derive(QueryableByName)]
struct Waiting {
    #[diesel(sql_type = Text)]
    provider_dispute_id: String,
    #[diesel(sql_type = Text)]
    note: String,
    #[diesel(sql_type = Array<Text>)]
    carriers: Vec<String>,
    #[diesel(sql_type = Array<Text>)]
    numbers: Vec<String>,
}

/// The job: sends what a shop said, unless it was sent.
pub async fn send_evidence(context: &OrdersContext, id: i64) -> Result<(), Error> {
    let waiting: Option<Waiting> = diesel::sql_query(include_str!("waiting.sql"))
        .bind::<BigInt, _>(id)
        .get_result(&mut *context.pool.get().await?)
        .await
        .optional()?;
    let Some(waiting) = waiting else {
        return Ok(());
    };
    let parcels = waiting.carriers.into_iter().zip(waiting.numbers);
    let evidence = Evidence {
        request_id: format!("evidence-{id}"),
        parcels: parcels
            .map(|(carrier, tracking_number)| Parcel {
                carrier,
                tracking_number,
            })
            .collect(),
        note: waiting.note,
    };
    let dispute = &waiting.provider_dispute_id;
    let provided = context.provider.provide_evidence(dispute, &evidence).await;
    db::crash_point("dispute::answered");
    let failure = match provided {
        Ok(()) => None,
        Err(payments::Error::Unavailable { .. } | payments::Error::Unknown { .. }) => {
            return Err(Error::ProviderUnavailable);
        }
        Err(error) => Some(error.to_string()),
    };
    diesel::sql_query(
        "update dispute_evidence set failure = $2, \
         status = case when $2::text is null then 'sent' else 'failed' end \
         where id = $1 and status = 'pending'",
    )
    .bind::<BigInt, _>(id)
    .bind::<Nullable<Text>, _>(failure)
    .execute(&mut *context.pool.get().await?)
    .await?;
    Ok(())
}

/// An operator agrees with the buyer. What follows comes from the provider, as a refund.
pub async fn accept_by_operator(
    context: &OrdersContext,
    operator: &Operator,
    key: &Key,
    id: DisputeId,
    note: &types::Text<2000>,
) -> Result<Detail, Error> {
    db::transaction(&context.pool, async |tx| {
        if let Claim::Done(answer) = idempotency::claim(tx, key).await? {
            return Ok(answer);
        }
        case::load(tx, None, id).await?;
        agree(tx, id, (operator.user().id(), false), note).await?;
        let answer = case::load(tx, None, id).await?;
        let case = &answer.case;
        let target = Target::new(TargetKind::Dispute, id, &case.order_number);
        let entry = Entry::new(Action::DisputeAccepted, target).after(json!({
            "accepted": true,
            "amount": case.amount,
            "currency": case.currency,
        }));
        audit::record(tx, operator, entry).await?;
        idempotency::finish(tx, key, &answer).await?;
        Ok(answer)
    })
    .await
}

/// A shop agrees with the buyer of an order that is all its own; of an order with other shops'
/// parts only an operator decides. What follows comes from the provider, as a refund of the shop's
/// money.
pub async fn accept_by_shop(
    context: &OrdersContext,
    seller: &Seller,
    key: &Key,
    id: DisputeId,
    note: &types::Text<2000>,
) -> Result<Detail, Error> {
    db::transaction_of_shop(&context.pool, seller.wall(), async |tx| {
        if let Claim::Done(answer) = idempotency::claim(tx, key).await? {
            return Ok(answer);
        }
        let Detail { case, .. } = case::load(tx, Some(seller.shop()), id).await?;
        let is_over = case.resolved_at.is_some() || case.accepted_at.is_some();
        if !is_over && !case.can_accept {
            return Err(Error::DisputeShared);
        }
        agree(tx, id, (seller.user().id(), true), note).await?;
        let answer = case::load(tx, Some(seller.shop()), id).await?;
        idempotency::finish(tx, key, &answer).await?;
        Ok(answer)
    })
    .await
}

/// Writes down that the buyer is agreed with, once.
async fn agree(
    tx: &mut Tx,
    id: DisputeId,
    (user, is_shop): (UserId, bool),
    note: &types::Text<2000>,
) -> Result<(), Error> {
    let accepted: Option<Moment> = diesel::sql_query(
        "update disputes set accepted_at = now(), accepted_by = $2, accepted_by_shop = $4, \
         accept_note = $3, accept_failure = null \
         where id = $1 and resolved_at is null and accepted_at is null returning accepted_at",
    )
    .bind::<BigInt, _>(id)
    .bind::<BigInt, _>(user)
    .bind::<Text, _>(note.as_str())
    .bind::<Bool, _>(is_shop)
    .get_result(tx.conn())
    .await
    .optional()?;
    let Moment { accepted_at } = accepted.ok_or(Error::DisputeDecided)?;
    let job = NewJob::new(ACCEPT, &id).unique(accept_key(id, accepted_at));
    jobs::enqueue(tx, job).await?;
    Ok(())
}

#[derive(QueryableByName)]
struct Moment {
    #[diesel(sql_type = Timestamptz)]
    accepted_at: DateTime<Utc>,
}

#[derive(QueryableByName)]
struct Accepted {
    #[diesel(sql_type = Text)]
    provider_dispute_id: String,
    #[diesel(sql_type = Text)]
    accept_note: String,
}

/// The job: tells the provider that an operator agrees, then asks what became of it.
pub async fn send_acceptance(context: &OrdersContext, id: DisputeId) -> Result<(), Error> {
    let accepted: Option<Accepted> = diesel::sql_query(
        "select provider_dispute_id, accept_note from disputes \
         where id = $1 and accepted_at is not null and resolved_at is null \
         and accept_told_at is null and accept_note is not null",
    )
    .bind::<BigInt, _>(id)
    .get_result(&mut *context.pool.get().await?)
    .await
    .optional()?;
    let Some(accepted) = accepted else {
        return Ok(());
    };
    let name = &accepted.provider_dispute_id;
    let told = context
        .provider
        .accept_claim(name, &accepted.accept_note)
        .await;
    db::crash_point("dispute::accepted");
    match told {
        Ok(()) => {
            diesel::sql_query("update disputes set accept_told_at = now() where id = $1")
                .bind::<BigInt, _>(id)
                .execute(&mut *context.pool.get().await?)
                .await?;
            db::crash_point("dispute::told");
            // a webhook tells of it too
            if let Err(error) = super::refresh(context, name).await {
                tracing::warn!(%error, dispute = %id, "accepted, and not looked at again");
            }
            Ok(())
        }
        Err(payments::Error::Unavailable { .. } | payments::Error::Unknown { .. }) => {
            Err(Error::ProviderUnavailable)
        }
        // another try may follow, with other words
        Err(error) => {
            diesel::sql_query(
                "update disputes set accepted_at = null, accepted_by_shop = false, \
                 accept_failure = $2 where id = $1",
            )
            .bind::<BigInt, _>(id)
            .bind::<Text, _>(error.to_string())
            .execute(&mut *context.pool.get().await?)
            .await?;
            Ok(())
        }
    }
}

fn evidence_key(id: i64) -> String {
    format!("evidence:{id}")
}

/// An operator who tries again gets a job of its own.
fn accept_key(id: DisputeId, accepted_at: DateTime<Utc>) -> String {
    format!("accept-dispute:{id}:{}", accepted_at.timestamp_micros())
}

#[derive(QueryableByName)]
struct Untold {
    #[diesel(sql_type = BigInt)]
    id: DisputeId,
    #[diesel(sql_type = Timestamptz)]
    accepted_at: DateTime<Utc>,
}

/// Tells the provider what 20 minutes of tries by the queue did not bring through: PayPal decides
/// against a shop that says nothing.
pub async fn sweep(context: &OrdersContext) -> Result<(), Error> {
    let unsent: Vec<Id> = diesel::sql_query(
        "select id from dispute_evidence \
         where status = 'pending' and created_at < now() - interval '20 minutes' \
         order by id limit 1000",
    )
    .load(&mut *context.pool.get().await?)
    .await?;
    for Id { id } in unsent {
        match send_evidence(context, id).await {
            Ok(()) => jobs::settle(&context.pool, &evidence_key(id)).await?,
            Err(error) => tracing::warn!(%error, evidence = id, "evidence still waits"),
        }
    }
    let untold: Vec<Untold> = diesel::sql_query(
        "select id, accepted_at from disputes \
         where accepted_at < now() - interval '20 minutes' and accept_told_at is null \
         and resolved_at is null order by id limit 1000",
    )
    .load(&mut *context.pool.get().await?)
    .await?;
    for Untold { id, accepted_at } in untold {
        match send_acceptance(context, id).await {
            Ok(()) => jobs::settle(&context.pool, &accept_key(id, accepted_at)).await?,
            Err(error) => tracing::warn!(%error, dispute = %id, "a buyer is not agreed with yet"),
        }
    }
    Ok(())
}
