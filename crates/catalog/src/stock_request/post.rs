//! Sending emails for stock requests, in jobs: no request, sale or stock change waits for them.

use db::{Pool, Tx};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Binary, Nullable, Text};
use diesel_async::RunQueryDsl;
use jobs::{JobError, NewJob};
use mail::template::Brand;
use mail::{Letter, Mailer};
use serde::{Deserialize, Serialize};
use types::{Currency, Email, Language, Money, VariantId};

use super::{Asked, BACK, INVITE, letter};
use crate::Error;
use auth::token;

/// Letters in one transaction.
const BATCH: usize = 100;

/// What letters are written with.
#[derive(Debug)]
pub struct Desk<'a> {
    /// The database.
    pub pool: &'a Pool,
    /// In whose name.
    pub brand: Brand,
    /// What prices are in.
    pub currency: &'a Currency,
}

/// That an address is to be asked whether its owner wants to hear of a variant.
#[derive(Debug, Serialize, Deserialize)]
pub struct Invitation {
    variant: VariantId,
    email: String,
}

impl Invitation {
    pub(super) fn new(variant: VariantId, email: &Email) -> Self {
        Self {
            variant,
            email: email.as_str().to_owned(),
        }
    }
}

pub(super) async fn queue_invitation(tx: &mut Tx, invitation: &Invitation) -> Result<(), Error> {
    Ok(jobs::enqueue(tx, NewJob::new(INVITE, invitation)).await?)
}

pub(super) async fn queue_back(tx: &mut Tx, variant: VariantId) -> Result<(), Error> {
    Ok(jobs::enqueue(tx, NewJob::new(BACK, &variant)).await?)
}

/// What a request is about, as its letter names it.
#[derive(Debug, QueryableByName)]
pub(super) struct Invited {
    #[diesel(sql_type = Text)]
    pub language: Language,
    #[diesel(sql_type = Text)]
    pub title: String,
    /// Its option values, such as `Forest, M`.
    #[diesel(sql_type = Text)]
    pub choice: String,
}

/// The job: asks the owner of an address that nobody proved. Where they said yes before, no letter
/// goes out. Done again, it sends a second letter, whose link replaces the first one's.
pub async fn invite(
    desk: &Desk<'_>,
    mailer: &dyn Mailer,
    invitation: Invitation,
) -> Result<(), JobError> {
    let letter = write_invitation(desk, &invitation)
        .await
        .map_err(JobError::retry)?;
    let Some(letter) = letter else {
        return Ok(());
    };
    match mailer.send(&letter).await {
        Ok(()) => Ok(()),
        Err(error @ mail::Error::Refused(_)) => Err(JobError::park(error)),
        Err(error) => Err(JobError::retry(error)),
    }
}

async fn write_invitation(
    desk: &Desk<'_>,
    invitation: &Invitation,
) -> Result<Option<Letter>, Error> {
    let token = token::random()?;
    let link = token::hash(&token);
    let invited = db::transaction(desk.pool, async |tx| {
        let invited: Option<Invited> = diesel::sql_query(include_str!("link.sql"))
            .bind::<BigInt, _>(invitation.variant)
            .bind::<Text, _>(&invitation.email)
            .bind::<Binary, _>(&link)
            .get_result(tx.conn())
            .await
            .optional()?;
        Ok::<_, Error>(invited)
    })
    .await?;
    Ok(invited.map(|it| letter::invitation(&desk.brand, &invitation.email, &it, &token)))
}

/// A request that is met, and what came back, as its letter tells it.
#[derive(Debug, QueryableByName)]
pub(super) struct Met {
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
/// transaction that queues its letter, so there is one letter of each, however often this runs and
/// wherever it breaks off. What cannot be bought is waited for still.
pub async fn tell(desk: &Desk<'_>, variant: VariantId) -> Result<(), Error> {
    while tell_some(desk, variant).await? == BATCH {}
    Ok(())
}

async fn tell_some(desk: &Desk<'_>, variant: VariantId) -> Result<usize, Error> {
    db::transaction(desk.pool, async |tx| {
        let met: Vec<Met> = diesel::sql_query(include_str!("met.sql"))
            .bind::<BigInt, _>(variant)
            .bind::<BigInt, _>(i64::try_from(BATCH).unwrap_or(i64::MAX))
            .load(tx.conn())
            .await?;
        for it in &met {
            let letter = letter::back(&desk.brand, desk.currency, it);
            jobs::enqueue(tx, NewJob::new(mail::JOB, &letter)).await?;
        }
        Ok(met.len())
    })
    .await
}

/// Writes to those who wait for what is on the shelf: it could not be bought when it came there,
/// since its product was hidden or its shop closed.
pub async fn sweep(desk: &Desk<'_>) -> Result<(), Error> {
    let filled: Vec<Asked> = diesel::sql_query(
        "select distinct r.variant_id from stock_requests r \
         join stock st on st.variant_id = r.variant_id \
         where r.confirmed_at is not null and st.on_hand > st.reserved",
    )
    .load(&mut *desk.pool.get().await?)
    .await?;
    for Asked { variant_id } in filled {
        tell(desk, variant_id).await?;
    }
    Ok(())
}
