//! Disputes that buyers open at the provider or at their bank. An open dispute is a flag beside the
//! payment's state, with a stage and a deadline; its outcome arrives as a refund or a reversal.

pub mod admin;
pub mod answer;
pub mod case;

use db::Tx;
use diesel::OptionalExtension;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Bool, Nullable, Text, Timestamptz};
use diesel_async::RunQueryDsl;
use payments::Dispute;
use types::DisputeId;

use crate::payment::{self, Payment};
use crate::{Error, OrdersContext, emails};

/// Asks the provider about a dispute and notes what it says. Not found when it is about no
/// payment of ours.
pub(crate) async fn refresh(context: &OrdersContext, id: &str) -> Result<(), Error> {
    let said = match context.provider.get_dispute(id).await {
        Ok(said) => said,
        Err(payments::Error::NotFound) => return Err(Error::NotFound),
        Err(_) => return Err(Error::ProviderUnavailable),
    };
    let capture = said.capture_id.as_deref();
    let payment = payment::find_by_provider(&context.pool, None, capture, None).await?;
    let payment = payment.ok_or(Error::NotFound)?;
    let noted = db::transaction(&context.pool, async |tx| {
        let payment = payment::lock(tx, payment.order_id).await?;
        match note(tx, &payment, &said).await? {
            Some(change) => emails::dispute::changed(tx, context, &payment, &said, &change).await,
            None => Ok(()),
        }
    });
    let noted = noted.await;
    db::crash_point("dispute::noted");
    noted
}

/// A dispute that is new, or of which something changed.
#[derive(QueryableByName)]
pub(crate) struct DisputeChange {
    #[diesel(sql_type = BigInt)]
    pub id: DisputeId,
    #[diesel(sql_type = Bool)]
    pub is_new: bool,
}

/// Stores what the provider says; none when nothing changed, or a later change is stored already.
async fn note(
    tx: &mut Tx,
    payment: &Payment,
    said: &Dispute,
) -> Result<Option<DisputeChange>, Error> {
    let change = diesel::sql_query(include_str!("dispute/note.sql"))
        .bind::<BigInt, _>(payment.id)
        .bind::<Text, _>(&said.id)
        .bind::<Text, _>(&said.reason)
        .bind::<Text, _>(&said.status)
        .bind::<Text, _>(&said.stage)
        .bind::<Nullable<Text>, _>(&said.outcome)
        .bind::<BigInt, _>(said.amount)
        .bind::<Text, _>(said.currency.as_str())
        .bind::<Nullable<Timestamptz>, _>(said.respond_by)
        .bind::<Timestamptz, _>(said.opened_at)
        .bind::<Bool, _>(said.is_resolved())
        .bind::<Timestamptz, _>(said.changed_at)
        .get_result(tx.conn())
        .await
        .optional()?;
    Ok(change)
}
