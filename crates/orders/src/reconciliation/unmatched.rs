//! Transactions that the provider lists and our books do not have.

use std::collections::BTreeMap;

use db::Pool;
use diesel::prelude::*;
use diesel::sql_types::{Array, Text};
use diesel_async::RunQueryDsl;
use payments::Transaction;

use super::{Difference, Kind, Mismatch, Sum};
use crate::Error;

#[derive(QueryableByName)]
struct Order {
    #[diesel(sql_type = Text)]
    order_key: String,
    #[diesel(sql_type = Text)]
    number: String,
}

/// Each of them, with the order that it is about. A payment for an order that we do not know has a
/// mismatch of its own: its buyer waits for a delivery.
pub(super) async fn missing_in_ledger(
    pool: &Pool,
    unbooked: Vec<&Transaction>,
) -> Result<Vec<Difference>, Error> {
    if unbooked.is_empty() {
        return Ok(Vec::new());
    }
    let names: Vec<&str> = unbooked
        .iter()
        .filter_map(|reported| order_key(reported))
        .collect();
    let orders: Vec<Order> = diesel::sql_query(include_str!("find_orders.sql"))
        .bind::<Array<Text>, _>(names)
        .load(&mut *pool.get().await?)
        .await?;
    let orders: BTreeMap<&str, &str> = orders
        .iter()
        .map(|order| (order.order_key.as_str(), order.number.as_str()))
        .collect();
    let difference = |reported: &Transaction| {
        let kind = Kind::from(reported.kind);
        let name = order_key(reported);
        let known = name.and_then(|name| orders.get(name).copied());
        let (mismatch, number) = match (kind, known) {
            (Kind::Capture, None) if name.is_some() => (Mismatch::UnknownOrder, name),
            _ => (Mismatch::MissingInLedger, known),
        };
        Difference {
            kind,
            name: match (kind, &reported.reference) {
                (Kind::Payout | Kind::PayoutReturned | Kind::PayoutFee, Some(ours)) => ours.clone(),
                _ => reported.id.clone(),
            },
            capture_id: reported.capture_id.clone(),
            order_number: number.map(str::to_owned),
            mismatch,
            provider_amount: Some(Sum {
                amount: reported.amount,
                currency: reported.currency.as_str().to_owned(),
            }),
            ledger_amount: None,
            moved_at: reported.at,
        }
    };
    Ok(unbooked.into_iter().map(difference).collect())
}

/// What identifies the order: a payment has its number, everything later names the capture.
fn order_key(reported: &Transaction) -> Option<&str> {
    match Kind::from(reported.kind) {
        Kind::Capture => reported.reference.as_deref(),
        _ => reported.capture_id.as_deref(),
    }
}
