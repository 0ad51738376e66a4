//! The provider's fees for lost disputes. They appear only in its list of transactions, so they are
//! booked from there, once under the provider's ID.

use db::Pool;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Text};
use diesel_async::RunQueryDsl;
use payments::{Transaction, TransactionKind};
use types::OrderId;

use crate::{Error, ledger};

#[derive(QueryableByName)]
struct Of {
    #[diesel(sql_type = BigInt)]
    order_id: OrderId,
}

/// Books the fees of a list that belong to payments of ours. One that belongs to none stays a
/// difference.
pub(super) async fn book(pool: &Pool, listed: &[Transaction]) -> Result<(), Error> {
    for fee in listed {
        let (TransactionKind::DisputeFee, Some(capture)) = (fee.kind, &fee.capture_id) else {
            continue;
        };
        db::transaction(pool, async |tx| {
            let of: Option<Of> = diesel::sql_query(
                "select order_id from payments where provider = 'paypal' and capture_id = $1",
            )
            .bind::<Text, _>(capture)
            .get_result(tx.conn())
            .await
            .optional()?;
            match of {
                Some(of) => ledger::post_dispute_fee(tx, of.order_id, fee).await,
                None => Ok(()),
            }
        })
        .await?;
    }
    Ok(())
}
