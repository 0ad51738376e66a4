//! Payouts to bank accounts: a list for the bank, and recording the outcome of each.

use auth::actor::Operator;
use auth::audit::{self, Action, Entry, Target, TargetKind};
use db::Tx;
use db::idempotency::{self, Claim, Key};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Binary, Bool, Text};
use diesel_async::RunQueryDsl;
use serde_json::json;
use types::{Money, PayoutId, PayoutRunId, ShopId};

use super::settle::{self, PayoutUpdate};
use super::{Payout, reference, run};
use crate::account::Destination;
use crate::{Error, SellerContext, encryption};

/// One bank transfer to make.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Transfer {
    /// Whose account it is.
    pub holder: String,
    /// Which.
    pub iban: String,
    /// How much.
    pub amount: Money,
    /// Of what.
    pub currency: String,
    /// What is to stand on it.
    pub reference: String,
}

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = BigInt)]
    id: PayoutId,
    #[diesel(sql_type = BigInt)]
    shop_id: ShopId,
    #[diesel(sql_type = Binary)]
    destination: Vec<u8>,
    #[diesel(sql_type = BigInt)]
    amount: Money,
    #[diesel(sql_type = Text)]
    currency: String,
}

/// The transfers of a run that nobody has made yet, with whole account numbers: that they were read
/// stands in the log.
pub async fn transfers(
    context: &SellerContext,
    operator: &Operator,
    id: PayoutRunId,
) -> Result<Vec<Transfer>, Error> {
    let rows = db::transaction(&context.orders.pool, async |tx| {
        let rows: Vec<Row> = diesel::sql_query(
            "select id, shop_id, destination, amount, currency from payouts \
             where run_id = $1 and method = 'bank' and status = 'pending' order by id",
        )
        .bind::<BigInt, _>(id)
        .load(tx.conn())
        .await?;
        let label = run::label(&run::find(tx, id).await?);
        let target = Target::new(TargetKind::PayoutRun, id, &label);
        let count = json!({ "transfers": rows.len() });
        let entry = Entry::new(Action::PayoutRunExported, target).after(count);
        audit::record(tx, operator, entry).await?;
        Ok::<_, Error>(rows)
    })
    .await?;
    let transfer = |row: Row| {
        let to = encryption::decrypt(&context.keys, row.shop_id, &row.destination)?;
        let Destination::Bank { holder, iban } = to else {
            return Err(Error::Encryption("it is no bank account"));
        };
        Ok(Transfer {
            holder: holder.as_str().to_owned(),
            iban: iban.as_str().to_owned(),
            amount: row.amount,
            currency: row.currency,
            reference: reference(row.id),
        })
    };
    rows.into_iter().map(transfer).collect()
}

/// Whether the provider is not asked about a run any more, and a person must look.
async fn is_stopped(tx: &mut Tx, run: PayoutRunId) -> Result<bool, Error> {
    let found: Stopped = diesel::sql_query(
        "select status = 'sending' and ask_at is null as is_stopped from payout_runs where id = $1",
    )
    .bind::<BigInt, _>(run)
    .get_result(tx.conn())
    .await?;
    Ok(found.is_stopped)
}

#[derive(QueryableByName)]
struct Stopped {
    #[diesel(sql_type = Bool)]
    is_stopped: bool,
}

/// The operator made the transfer, or it failed for this reason. Not possible for what the
/// provider sends, unless its run is stopped with an unknown outcome, or for what has ended.
pub async fn end(
    context: &SellerContext,
    operator: &Operator,
    key: &Key,
    id: PayoutId,
    failure: Option<&types::Text<500>>,
) -> Result<Payout, Error> {
    db::transaction(&context.orders.pool, async |tx| {
        if let Claim::Done(answer) = idempotency::claim(tx, key).await? {
            return Ok(answer);
        }
        let payout = run::lock(tx, id).await?;
        let is_open = payout.status == "pending";
        if !is_open || payout.method != "bank" && !is_stopped(tx, payout.run_id).await? {
            return Err(Error::NotByHand);
        }
        let update = match failure {
            Some(why) => PayoutUpdate::Failed(why.as_str()),
            None => PayoutUpdate::Paid(Money::ZERO),
        };
        settle::apply_to(tx, context, &payout, update).await?;
        let before = json!({"status": payout.status});
        let payout = run::lock(tx, id).await?;
        let action = match failure {
            Some(_) => Action::PayoutMarkedFailed,
            None => Action::PayoutMarkedPaid,
        };
        let shop = catalog::shop::name(tx.conn(), payout.shop_id).await?.name;
        let entry = Entry::new(action, Target::new(TargetKind::Payout, id, &shop))
            .before(before)
            .after(json!({
                "status": payout.status,
                "amount": payout.amount,
                "currency": payout.currency,
            }));
        audit::record(tx, operator, entry).await?;
        idempotency::finish(tx, key, &payout).await?;
        Ok(payout)
    })
    .await
}
