//! Transactions that the provider lists and our books do not have.

use std::collections::BTreeMap;

use db::Pool;
use diesel::prelude::*;
use diesel::sql_types::{Array, Text};
use diesel_async::RunQueryDsl;
use payments::Transaction;

use super::{Difference, Kind, Sum, Way};
use crate::Error;

#[derive(QueryableByName)]
struct Order {
    #[diesel(sql_type = Text)]
    meant: String,
    #[diesel(sql_type = Text)]
    number: String,
}

/// Each of them, with the order that it is about. Money that came for an order which is not ours
/// was paid by somebody who waits for goods: that is told apart.
pub(super) async fn not_here(
    pool: &Pool,
    strangers: Vec<&Transaction>,
) -> Result<Vec<Difference>, Error> {
    if strangers.is_empty() {
        return Ok(Vec::new());
    }
    let names: Vec<&str> = strangers.iter().filter_map(|there| meant(there)).collect();
    let orders: Vec<Order> = diesel::sql_query(include_str!("orders_meant.sql"))
        .bind::<Array<Text>, _>(names)
        .load(&mut *pool.get().await?)
        .await?;
    let orders: BTreeMap<&str, &str> = orders
        .iter()
        .map(|order| (order.meant.as_str(), order.number.as_str()))
        .collect();
    let difference = |there: &Transaction| {
        let kind = Kind::from(there.kind);
        let name = meant(there);
        let known = name.and_then(|name| orders.get(name).copied());
        let (way, number) = match (kind, known) {
            (Kind::Capture, None) if name.is_some() => (Way::NoOrder, name),
            _ => (Way::NotHere, known),
        };
        Difference {
            kind,
            name: match (kind, &there.reference) {
                (Kind::Payout | Kind::PayoutReturned | Kind::PayoutFee, Some(ours)) => ours.clone(),
                _ => there.id.clone(),
            },
            capture_id: there.capture_id.clone(),
            order_number: number.map(str::to_owned),
            way,
            there: Some(Sum {
                amount: there.amount,
                currency: there.currency.as_str().to_owned(),
            }),
            here: None,
            moved_at: there.at,
        }
    };
    Ok(strangers.into_iter().map(difference).collect())
}

/// By what an order is found: a payment carries its number, what followed names the capture.
fn meant(there: &Transaction) -> Option<&str> {
    match Kind::from(there.kind) {
        Kind::Capture => there.reference.as_deref(),
        _ => there.capture_id.as_deref(),
    }
}
