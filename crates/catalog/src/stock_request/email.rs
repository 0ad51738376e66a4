//! Sending emails for stock requests, in jobs: no request, sale or stock change waits for them.

use db::{Pool, Tx};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Binary, Nullable, Text};
use diesel_async::RunQueryDsl;
use jobs::{JobError, NewJob};
use mail::template::Brand;
use mail::{Email, Mailer};
use serde::{Deserialize, Serialize};
use types::{Currency, EmailAddress, Language, Money, VariantId};

use super::{Asked, BACK_IN_STOCK_JOB, CONFIRMATION_JOB, email_texts};
use crate::Error;
use auth::token;

/// Emails in one transaction.
const BATCH: usize = 100;

/// What emails are written with.
#[derive(Debug)]
pub struct EmailContext<'a> {
    /// The database.
    pub pool: &'a Pool,
    /// In whose name.
    pub brand: Brand,
    /// What prices are in.
    pub currency: &'a Currency,
}

/// That an address is to be asked whether its owner wants to hear of a variant.
#[derive(Debug, Serialize, Deserialize)]
pub struct ConfirmationRequest {
    variant: VariantId,
    email: String,
}

impl ConfirmationRequest {
    pub(super) fn new(variant: VariantId, email: &EmailAddress) -> Self {
        Self {
            variant,
            email: email.as_str().to_owned(),
        }
    }
}

pub(super) async fn queue_confirmation(
    tx: &mut Tx,
    request: &ConfirmationRequest,
) -> Result<(), Error> {
    Ok(jobs::enqueue(tx, NewJob::new(CONFIRMATION_JOB, request)).await?)
}

pub(super) async fn queue_back_in_stock(tx: &mut Tx, variant: VariantId) -> Result<(), Error> {
    Ok(jobs::enqueue(tx, NewJob::new(BACK_IN_STOCK_JOB, &variant)).await?)
}

/// What a request is about, as its email names it.
#[derive(Debug, QueryableByName)]
pub(super) struct RequestedVariant {
    #[diesel(sql_type = Text)]
    pub language: Language,
    #[diesel(sql_type = Text)]
    pub title: String,
    /// Its option values, such as `Forest, M`.
    #[diesel(sql_type = Text)]
    pub choice: String,
}

/// The job: asks the owner of an address that nobody proved. Where they said yes before, no email
/// goes out. Done again, it sends a second email, whose link replaces the first one's.
pub async fn send_confirmation(
    context: &EmailContext<'_>,
    mailer: &dyn Mailer,
    request: ConfirmationRequest,
) -> Result<(), JobError> {
    let email = write_confirmation(context, &request)
        .await
        .map_err(JobError::retry)?;
    let Some(email) = email else {
        return Ok(());
    };
    match mailer.send(&email).await {
        Ok(()) => Ok(()),
        Err(error @ mail::Error::Refused(_)) => Err(JobError::park(error)),
        Err(error) => Err(JobError::retry(error)),
    }
}

async fn write_confirmation(
    context: &EmailContext<'_>,
    request: &ConfirmationRequest,
) -> Result<Option<Email>, Error> {
    let token = token::random()?;
    let link = token::hash(&token);
    let requested = db::transaction(context.pool, async |tx| {
        let requested: Option<RequestedVariant> = diesel::sql_query(include_str!("link.sql"))
            .bind::<BigInt, _>(request.variant)
            .bind::<Text, _>(&request.email)
            .bind::<Binary, _>(&link)
            .get_result(tx.conn())
            .await
            .optional()?;
        Ok::<_, Error>(requested)
    })
    .await?;
    Ok(requested.map(|it| email_texts::confirmation(&context.brand, &request.email, &it, &token)))
}

/// A request that is fulfilled, and what came back, as its email tells it.
#[derive(Debug, QueryableByName)]
pub(super) struct FulfilledRequest {
    #[diesel(sql_type = Text)]
    pub email: String,
    #[diesel(sql_type = Text)]
    pub language: Language,
    #[diesel(sql_type = BigInt)]
    pub variant_id: VariantId,
    #[diesel(sql_type = Text)]
    pub slug: String,
    #[diesel(sql_type = Text)]
    pub title: String,
    /// Its option values, such as `Forest, M`.
    #[diesel(sql_type = Text)]
    pub choice: String,
    #[diesel(sql_type = Text)]
    pub shop_name: String,
    #[diesel(sql_type = BigInt)]
    pub price: Money,
    #[diesel(sql_type = Nullable<BigInt>)]
    pub price_sale: Option<Money>,
}

/// The job: writes to all who wait for a variant, if it can be bought now. A request goes in the
/// transaction that queues its email, so there is one email of each, however often this runs and
/// wherever it breaks off. What cannot be bought is waited for still.
pub async fn notify(context: &EmailContext<'_>, variant: VariantId) -> Result<(), Error> {
    while notify_batch(context, variant).await? == BATCH {}
    Ok(())
}

async fn notify_batch(context: &EmailContext<'_>, variant: VariantId) -> Result<usize, Error> {
    db::transaction(context.pool, async |tx| {
        let fulfilled: Vec<FulfilledRequest> = diesel::sql_query(include_str!("fulfilled.sql"))
            .bind::<BigInt, _>(variant)
            .bind::<BigInt, _>(i64::try_from(BATCH).unwrap_or(i64::MAX))
            .load(tx.conn())
            .await?;
        for it in &fulfilled {
            let email = email_texts::back_in_stock(&context.brand, context.currency, it);
            jobs::enqueue(tx, NewJob::new(mail::JOB, &email)).await?;
        }
        Ok(fulfilled.len())
    })
    .await
}

/// Writes to those who wait for what is on the shelf: it could not be bought when it came there,
/// since its product was hidden or its shop closed.
pub async fn sweep(context: &EmailContext<'_>) -> Result<(), Error> {
    let filled: Vec<Asked> = diesel::sql_query(
        "select distinct r.variant_id from stock_requests r \
         join stock st on st.variant_id = r.variant_id \
         where r.confirmed_at is not null and st.on_hand > st.reserved",
    )
    .load(&mut *context.pool.get().await?)
    .await?;
    for Asked { variant_id } in filled {
        notify(context, variant_id).await?;
    }
    Ok(())
}
