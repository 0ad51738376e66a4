//! Sending a run to the provider: all of it at once, under an ID derived from the run, as often as
//! it takes to know the outcome; then asking for updates until every payment has ended.

use diesel::prelude::*;
use diesel::sql_types::{BigInt, Binary, Bool, Integer, Nullable, Text};
use diesel_async::RunQueryDsl;
use payments::payouts::{Batch, BatchStatus, NewBatch, NewItem};
use types::{Currency, Language, Money, PayoutId, PayoutRunId, ShopId};

use super::settle::{self, PayoutUpdate};
use super::{reference, run};
use crate::account::Destination;
use crate::{Error, SellerContext, encryption};

/// Days for which a run is sent again. The provider remembers a batch's name for 30: later the
/// same name would pay anew.
const SEND_AGAIN_DAYS: i32 = 20;

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = Text)]
    status: String,
    #[diesel(sql_type = Text)]
    currency: String,
    #[diesel(sql_type = Nullable<Text>)]
    batch_id: Option<String>,
    #[diesel(sql_type = Nullable<Text>)]
    last_error: Option<String>,
    #[diesel(sql_type = Bool)]
    in_doubt: bool,
    #[diesel(sql_type = Bool)]
    too_old: bool,
}

/// The job: takes a run as far as it goes now. May be repeated at any time.
pub async fn carry_out(context: &SellerContext, id: PayoutRunId) -> Result<(), Error> {
    let mut row = row(context, id).await?;
    if row.status == "collecting" {
        run::collect(context, id).await?;
        db::crash_point("payout::collected");
        row.status = "sending".to_owned();
    }
    match (row.status.as_str(), &row.batch_id) {
        ("sending", _) => send(context, id, &row).await,
        ("sent", Some(batch)) => match context.payouts.get_batch(batch).await {
            Ok(batch) => apply_batch(context, id, &batch).await,
            Err(error) => wait(context, id, &error.to_string()).await,
        },
        // broken off before every shop had its money back
        ("refused", _) => give_back(context, id, row.last_error.as_deref()).await,
        _ => Ok(()),
    }
}

/// The timer: the runs that are to be asked about now.
pub async fn sweep(context: &SellerContext) -> Result<(), Error> {
    let due: Vec<Due> = diesel::sql_query(
        "select id from payout_runs where ask_at <= now() order by ask_at limit 100",
    )
    .load(&mut *context.orders.pool.get().await?)
    .await?;
    for Due { id } in due {
        if let Err(error) = carry_out(context, id).await {
            tracing::warn!(%error, run = %id, "a payout run waits");
        }
    }
    Ok(())
}

/// The provider reports that a batch went on: its run is asked about with the next sweep. Only a
/// hint: what counts is what the provider says then.
pub async fn reported(pool: &db::Pool, batch: &str) -> Result<(), Error> {
    diesel::sql_query(
        "update payout_runs set ask_at = least(ask_at, now()) \
         where batch_id = $1 and status = 'sent'",
    )
    .bind::<Text, _>(batch)
    .execute(&mut *pool.get().await?)
    .await?;
    Ok(())
}

#[derive(QueryableByName)]
struct Due {
    #[diesel(sql_type = BigInt)]
    id: PayoutRunId,
}

async fn row(context: &SellerContext, id: PayoutRunId) -> Result<Row, Error> {
    diesel::sql_query(
        "select status, currency, batch_id, last_error, in_doubt, \
         created_at < now() - make_interval(days => $2) as too_old \
         from payout_runs where id = $1",
    )
    .bind::<BigInt, _>(id)
    .bind::<Integer, _>(SEND_AGAIN_DAYS)
    .get_result(&mut *context.orders.pool.get().await?)
    .await
    .optional()?
    .ok_or(Error::NotFound)
}

#[derive(QueryableByName)]
struct Item {
    #[diesel(sql_type = BigInt)]
    id: PayoutId,
    #[diesel(sql_type = BigInt)]
    shop_id: ShopId,
    #[diesel(sql_type = BigInt)]
    amount: Money,
    #[diesel(sql_type = Binary)]
    destination: Vec<u8>,
}

/// The same list each time: nothing is added to a run that is sent, and nothing leaves it.
async fn send(context: &SellerContext, id: PayoutRunId, row: &Row) -> Result<(), Error> {
    let items: Vec<Item> = diesel::sql_query(
        "select id, shop_id, amount, destination from payouts \
         where run_id = $1 and method = 'paypal' order by id",
    )
    .bind::<BigInt, _>(id)
    .load(&mut *context.orders.pool.get().await?)
    .await?;
    let Ok(currency) = Currency::parse(&row.currency) else {
        return refused(context, id, &format!("{} is no currency", row.currency)).await;
    };
    if items.is_empty() {
        return sent(context, id, None).await;
    }
    if row.too_old {
        tracing::error!(run = %id, "the outcome of a payout run is unknown: look it up at the provider");
        return stop_asking(context, id, "Nobody knows whether the provider has it").await;
    }
    let name = &context.orders.settings.now().name;
    let item = |item: &Item| {
        let Destination::PayPal(email) =
            encryption::decrypt(&context.keys, item.shop_id, &item.destination)?
        else {
            return Err(Error::Encryption("it is no PayPal account"));
        };
        Ok(NewItem {
            reference: reference(item.id),
            email: email.as_str().to_owned(),
            amount: item.amount,
            note: format!("{name}, payout {}", item.id),
        })
    };
    // all or none: the list of a run is the same each time it is sent
    let items: Result<Vec<NewItem>, Error> = items.iter().map(item).collect();
    let batch = NewBatch {
        reference: format!("payout-run-{id}"),
        subject: Language::En.say(
            format!("Your payout from {name}"),
            format!("Deine Auszahlung von {name}"),
        ),
        currency,
        items: items?,
    };
    let paid = context.payouts.pay_out(&batch).await;
    db::crash_point("payout::paid");
    match paid {
        Ok(batch) => {
            sent(context, id, Some(&batch.id)).await?;
            db::crash_point("payout::sent");
            apply_batch(context, id, &batch).await
        }
        Err(error @ payments::Error::Unavailable { .. }) => {
            wait(context, id, &error.to_string()).await
        }
        Err(error @ payments::Error::Unknown { .. }) => {
            mark_in_doubt(context, id).await?;
            wait(context, id, &error.to_string()).await
        }
        Err(error) if row.in_doubt => {
            tracing::error!(run = %id, %error, "refused, but an earlier try may have been taken");
            stop_asking(context, id, &error.to_string()).await
        }
        Err(error) => refused(context, id, &error.to_string()).await,
    }
}

/// Applies what the provider says of a batch.
async fn apply_batch(context: &SellerContext, id: PayoutRunId, batch: &Batch) -> Result<(), Error> {
    match batch.status {
        BatchStatus::Refused => return refused(context, id, "The provider refused it").await,
        BatchStatus::Pending if batch.items.is_empty() => {
            settle::all_in_transit(context, id).await?
        }
        BatchStatus::Pending | BatchStatus::Done => {
            let ours = settle::by_name(context, id).await?;
            for item in &batch.items {
                let Some(payout) = ours.get(&item.reference) else {
                    tracing::error!(item = item.id, run = %id, "the provider tells of a payout that is none of ours");
                    continue;
                };
                settle::apply_item(context, *payout, item).await?;
                db::crash_point("payout::settled");
            }
        }
    }
    diesel::sql_query(include_str!("ask_again.sql"))
        .bind::<BigInt, _>(id)
        .execute(&mut *context.orders.pool.get().await?)
        .await?;
    Ok(())
}

async fn sent(context: &SellerContext, id: PayoutRunId, batch: Option<&str>) -> Result<(), Error> {
    diesel::sql_query(
        "update payout_runs set status = 'sent', batch_id = $2, last_error = null, \
         ask_at = case when $2::text is not null then now() + interval '1 minute' end \
         where id = $1 and status = 'sending'",
    )
    .bind::<BigInt, _>(id)
    .bind::<Nullable<Text>, _>(batch)
    .execute(&mut *context.orders.pool.get().await?)
    .await?;
    Ok(())
}

/// Nothing is known, or nothing new: asked again in five minutes.
async fn wait(context: &SellerContext, id: PayoutRunId, why: &str) -> Result<(), Error> {
    tracing::warn!(run = %id, why, "a payout run did not get through yet");
    diesel::sql_query(
        "update payout_runs set last_error = $2, ask_at = now() + interval '5 minutes' \
         where id = $1",
    )
    .bind::<BigInt, _>(id)
    .bind::<Text, _>(why)
    .execute(&mut *context.orders.pool.get().await?)
    .await?;
    Ok(())
}

async fn mark_in_doubt(context: &SellerContext, id: PayoutRunId) -> Result<(), Error> {
    diesel::sql_query("update payout_runs set in_doubt = true where id = $1")
        .bind::<BigInt, _>(id)
        .execute(&mut *context.orders.pool.get().await?)
        .await?;
    Ok(())
}

/// Asking again could pay twice: a person must look.
async fn stop_asking(context: &SellerContext, id: PayoutRunId, why: &str) -> Result<(), Error> {
    diesel::sql_query("update payout_runs set last_error = $2, ask_at = null where id = $1")
        .bind::<BigInt, _>(id)
        .bind::<Text, _>(why)
        .execute(&mut *context.orders.pool.get().await?)
        .await?;
    Ok(())
}

#[derive(QueryableByName)]
struct Open {
    #[diesel(sql_type = BigInt)]
    id: PayoutId,
}

/// A definite no: nothing was paid, and every shop has its money back. The run says so first: what
/// is refused is never sent again, wherever this is broken off.
async fn refused(context: &SellerContext, id: PayoutRunId, why: &str) -> Result<(), Error> {
    let moved = diesel::sql_query(
        "update payout_runs set status = 'refused', batch_id = null, last_error = $2, \
         ask_at = now() + interval '1 minute' where id = $1 and status in ('sending', 'sent')",
    )
    .bind::<BigInt, _>(id)
    .bind::<Text, _>(why)
    .execute(&mut *context.orders.pool.get().await?)
    .await?;
    match moved {
        0 => Ok(()),
        _ => give_back(context, id, Some(why)).await,
    }
}

/// Gives the shops of a refused run back what has not ended.
async fn give_back(
    context: &SellerContext,
    id: PayoutRunId,
    why: Option<&str>,
) -> Result<(), Error> {
    let why = why.unwrap_or("The provider refused it");
    let open: Vec<Open> = diesel::sql_query(
        "select id from payouts where run_id = $1 and method = 'paypal' \
         and status in ('pending', 'in_transit') order by id",
    )
    .bind::<BigInt, _>(id)
    .load(&mut *context.orders.pool.get().await?)
    .await?;
    for Open { id: payout } in open {
        settle::apply(context, payout, PayoutUpdate::Failed(why)).await?;
    }
    diesel::sql_query("update payout_runs set ask_at = null where id = $1")
        .bind::<BigInt, _>(id)
        .execute(&mut *context.orders.pool.get().await?)
        .await?;
    Ok(())
}
