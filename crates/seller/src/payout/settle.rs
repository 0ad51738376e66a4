//! The outcome of a payout: state, ledger and email in one transaction. An outcome that is already
//! known changes nothing, so reports may be repeated and arrive in any order.

use std::collections::HashMap;

use db::Tx;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Nullable, Text};
use diesel_async::RunQueryDsl;
use orders::ledger;
use payments::payouts::{Item, ItemStatus};
use types::{Money, PayoutId, PayoutRunId};

use super::{COLUMNS, Payout, channel, email, reference, run};
use crate::{Error, SellerContext};

/// What the provider, or an operator, reports about a payout.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum PayoutUpdate<'a> {
    /// The provider has it.
    InTransit,
    /// Nobody has an account at that address.
    Unclaimed,
    /// It arrived; the provider took so much for it.
    Paid(Money),
    /// It was not paid, for this reason.
    Failed(&'a str),
    /// It came back, for this reason, and the provider kept so much.
    Returned(&'a str, Money),
}

#[derive(QueryableByName)]
struct Id {
    #[diesel(sql_type = BigInt)]
    id: PayoutId,
}

/// The provider has the whole run and has not looked at each yet.
pub(super) async fn all_in_transit(context: &SellerContext, run: PayoutRunId) -> Result<(), Error> {
    for id in of_provider(context, run).await? {
        apply(context, id, PayoutUpdate::InTransit).await?;
    }
    Ok(())
}

/// The payouts of a run that the provider makes, by the name it knows each by.
pub(super) async fn by_name(
    context: &SellerContext,
    run: PayoutRunId,
) -> Result<HashMap<String, PayoutId>, Error> {
    let ids = of_provider(context, run).await?;
    Ok(ids.into_iter().map(|id| (reference(id), id)).collect())
}

async fn of_provider(context: &SellerContext, run: PayoutRunId) -> Result<Vec<PayoutId>, Error> {
    let ids: Vec<Id> = diesel::sql_query(
        "select id from payouts where run_id = $1 and method = 'paypal' order by id",
    )
    .bind::<BigInt, _>(run)
    .load(&mut *context.orders.pool.get().await?)
    .await?;
    Ok(ids.into_iter().map(|row| row.id).collect())
}

/// Applies what the provider says of one payout.
pub(super) async fn apply_item(
    context: &SellerContext,
    id: PayoutId,
    item: &Item,
) -> Result<(), Error> {
    let why = item
        .failure
        .as_deref()
        .unwrap_or("The provider gave no reason");
    let update = match item.status {
        ItemStatus::Pending => PayoutUpdate::InTransit,
        ItemStatus::Unclaimed => PayoutUpdate::Unclaimed,
        ItemStatus::Paid => PayoutUpdate::Paid(item.fee),
        ItemStatus::Failed => PayoutUpdate::Failed(why),
        ItemStatus::Returned => PayoutUpdate::Returned(why, item.fee),
    };
    db::transaction(&context.orders.pool, async |tx| {
        let payout = run::lock(tx, id).await?;
        if payout.amount != item.amount || payout.currency != item.currency.as_str() {
            tracing::error!(payout = %id, amount = item.amount.minor(), "the provider pays another amount");
            return Ok(());
        }
        diesel::sql_query("update payouts set provider_item_id = $2 where id = $1")
            .bind::<BigInt, _>(id)
            .bind::<Text, _>(&item.id)
            .execute(tx.conn())
            .await?;
        apply_to(tx, context, &payout, update).await
    })
    .await
}

/// Applies an update of one payout.
pub(super) async fn apply(
    context: &SellerContext,
    id: PayoutId,
    update: PayoutUpdate<'_>,
) -> Result<(), Error> {
    db::transaction(&context.orders.pool, async |tx| {
        let payout = run::lock(tx, id).await?;
        apply_to(tx, context, &payout, update).await
    })
    .await
}

/// [`apply`] to a payout that is locked: the table of moves. Anything else is known already, or
/// comes too late to be true.
pub(super) async fn apply_to(
    tx: &mut Tx,
    context: &SellerContext,
    payout: &Payout,
    update: PayoutUpdate<'_>,
) -> Result<(), Error> {
    let is_open = matches!(
        payout.status.as_str(),
        "pending" | "in_transit" | "unclaimed"
    );
    let booking = payout.booking();
    match (payout.status.as_str(), update) {
        ("pending", PayoutUpdate::InTransit) => write(tx, payout.id, "in_transit", None).await,
        ("pending" | "in_transit", PayoutUpdate::Unclaimed) => {
            write(tx, payout.id, "unclaimed", None).await?;
            email::unclaimed(tx, context, payout).await
        }
        (_, PayoutUpdate::Paid(fee)) if is_open => {
            write(tx, payout.id, "paid", None).await?;
            ledger::post_payout_paid(tx, &booking, channel(&payout.method)).await?;
            if note_fee(tx, payout.id, fee).await? {
                ledger::post_payout_fee(tx, &booking, fee).await?;
            }
            email::paid(tx, context, payout).await
        }
        (_, PayoutUpdate::Failed(why)) if is_open => {
            write(tx, payout.id, "failed", Some(why)).await?;
            ledger::post_payout_back(tx, &booking, None).await?;
            email::failed(tx, context, payout, why).await
        }
        (_, PayoutUpdate::Returned(why, fee)) if is_open || payout.status == "paid" => {
            write(tx, payout.id, "returned", Some(why)).await?;
            let left = (!is_open).then(|| channel(&payout.method));
            ledger::post_payout_back(tx, &booking, left).await?;
            // it may have arrived and come back before anybody asked
            if note_fee(tx, payout.id, fee).await? {
                ledger::post_payout_fee(tx, &booking, fee).await?;
            }
            email::failed(tx, context, payout, why).await
        }
        ("failed" | "returned", PayoutUpdate::Paid(_)) => {
            tracing::error!(payout = %payout.id, "the provider paid what it had given up");
            Ok(())
        }
        _ => Ok(()),
    }
}

async fn write(tx: &mut Tx, id: PayoutId, status: &str, why: Option<&str>) -> Result<(), Error> {
    diesel::sql_query(
        "update payouts set status = $2, failure = $3, \
         ended_at = case when $2 in ('paid', 'failed', 'returned') then now() end where id = $1",
    )
    .bind::<BigInt, _>(id)
    .bind::<Text, _>(status)
    .bind::<Nullable<Text>, _>(why)
    .execute(tx.conn())
    .await?;
    Ok(())
}

/// Books the fee of a payout that an operator marked as paid, as the provider's books have it.
pub(super) async fn book_fee(tx: &mut Tx, id: PayoutId, fee: Money) -> Result<bool, orders::Error> {
    let payout: Option<Payout> = diesel::sql_query(format!(
        "update payouts set fee = $2 where id = $1 and fee = 0 and status = 'paid' \
         and method = 'paypal' returning {COLUMNS}"
    ))
    .bind::<BigInt, _>(id)
    .bind::<BigInt, _>(fee)
    .get_result(tx.conn())
    .await
    .optional()?;
    let Some(payout) = payout else {
        return Ok(false);
    };
    ledger::post_payout_fee(tx, &payout.booking(), fee).await?;
    Ok(true)
}

/// Whether the fee was not known before.
async fn note_fee(tx: &mut Tx, id: PayoutId, fee: Money) -> Result<bool, Error> {
    let noted = diesel::sql_query("update payouts set fee = $2 where id = $1 and fee = 0")
        .bind::<BigInt, _>(id)
        .bind::<BigInt, _>(fee)
        .execute(tx.conn())
        .await?;
    Ok(noted == 1)
}
