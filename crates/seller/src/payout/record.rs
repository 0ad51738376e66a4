//! The provider's record of one payout, for the comparison of the books.

use async_trait::async_trait;
use db::Pool;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Nullable, Text};
use diesel_async::RunQueryDsl;
use orders::reconciliation::PayoutRecords;
use payments::Payouts;
use payments::payouts::Item;
use types::{Money, PayoutId};

use super::settle;

/// Asks the provider under its own name for a payout.
#[derive(Clone, Copy)]
pub struct Records<'a> {
    /// Where the names stand.
    pub pool: &'a Pool,
    /// Who pays out.
    pub payouts: &'a dyn Payouts,
}

#[derive(QueryableByName)]
struct Named {
    #[diesel(sql_type = Nullable<Text>)]
    provider_item_id: Option<String>,
}

#[async_trait]
impl PayoutRecords for Records<'_> {
    async fn record(&self, id: PayoutId) -> Result<Option<Item>, orders::Error> {
        let named: Option<Named> =
            diesel::sql_query("select provider_item_id from payouts where id = $1")
                .bind::<BigInt, _>(id)
                .get_result(&mut *self.pool.get().await?)
                .await
                .optional()?;
        let Some(item) = named.and_then(|named| named.provider_item_id) else {
            return Ok(None);
        };
        match self.payouts.get_item(&item).await {
            Ok(item) => Ok(Some(item)),
            Err(payments::Error::NotFound) => Ok(None),
            Err(_) => Err(orders::Error::ProviderUnavailable),
        }
    }

    async fn book_fee(&self, id: PayoutId, fee: Money) -> Result<bool, orders::Error> {
        db::transaction(self.pool, async |tx| settle::book_fee(tx, id, fee).await).await
    }
}
