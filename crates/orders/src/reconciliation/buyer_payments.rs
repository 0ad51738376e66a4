//! Comparing payments, refunds and reversals.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Nullable, Text, Timestamptz};
use diesel_async::RunQueryDsl;
use payments::{Provider, Transaction};
use types::Money;

use super::{Books, Difference, Kind, Mismatch, Period, Sum, payouts, unmatched};
use crate::Error;

/// A movement as our ledger has it.
#[derive(QueryableByName)]
struct LedgerMovement {
    #[diesel(sql_type = Text)]
    name: String,
    #[diesel(sql_type = Text)]
    kind: Kind,
    #[diesel(sql_type = Text)]
    capture_id: String,
    #[diesel(sql_type = Text)]
    number: String,
    #[diesel(sql_type = Nullable<Text>)]
    provider_order_id: Option<String>,
    #[diesel(sql_type = Timestamptz)]
    at: DateTime<Utc>,
    #[diesel(sql_type = Text)]
    currency: String,
    #[diesel(sql_type = BigInt)]
    amount: Money,
    #[diesel(sql_type = BigInt)]
    fee: Money,
}

/// The same as the provider has it.
struct ProviderMovement {
    came_in: bool,
    /// The capture that went back, if it says so.
    capture_id: Option<String>,
    sum: Sum,
    /// None where it does not say what it kept.
    fee: Option<Money>,
    at: Option<DateTime<Utc>>,
}

pub(super) async fn compare(
    books: Books<'_>,
    period: Period,
    listed: &[Transaction],
) -> Result<Vec<Difference>, Error> {
    let theirs = listed.iter().filter(|reported| !payouts::is_one(reported));
    let theirs: BTreeMap<&str, &Transaction> = theirs
        .map(|reported| (reported.id.as_str(), reported))
        .collect();
    let ours: Vec<LedgerMovement> = diesel::sql_query(include_str!("buyer_payments.sql"))
        .bind::<Timestamptz, _>(period.from)
        .bind::<Timestamptz, _>(period.to)
        .bind::<Array<Text>, _>(theirs.keys().collect::<Vec<_>>())
        .load(&mut *books.pool.get().await?)
        .await?;
    let mut found = Vec::new();
    let mut known = BTreeSet::new();
    for booked in &ours {
        let reported = match theirs.get(booked.name.as_str()) {
            Some(reported) => Some(ProviderMovement::listed(reported)),
            None => look_up(books.provider, booked).await?,
        };
        found.extend(booked.differs_from(reported));
        known.insert(booked.name.as_str());
    }
    let unbooked = theirs.into_values();
    let unbooked = unbooked.filter(|reported| !known.contains(reported.id.as_str()));
    found.extend(unmatched::missing_in_ledger(books.pool, unbooked.collect()).await?);
    Ok(found)
}

impl ProviderMovement {
    fn listed(listed: &Transaction) -> Self {
        let is_payment = Kind::from(listed.kind) == Kind::Capture;
        Self {
            came_in: listed.kind.came_in(),
            capture_id: listed.capture_id.clone(),
            sum: Sum {
                amount: listed.amount,
                currency: listed.currency.as_str().to_owned(),
            },
            fee: is_payment.then_some(listed.fee),
            at: Some(listed.at),
        }
    }
}

/// The provider's own record of what is not in its list.
async fn look_up(
    provider: &dyn Provider,
    booked: &LedgerMovement,
) -> Result<Option<ProviderMovement>, Error> {
    let unavailable = |error| match error {
        payments::Error::NotFound => Ok(None),
        _ => Err(Error::ProviderUnavailable),
    };
    if booked.kind != Kind::Capture {
        return match provider.get_refund(&booked.name).await {
            Ok(said) if said.status == payments::RefundStatus::Completed => {
                Ok(Some(ProviderMovement {
                    came_in: false,
                    capture_id: None,
                    sum: Sum {
                        amount: said.amount,
                        currency: said.currency.as_str().to_owned(),
                    },
                    fee: None,
                    at: None,
                }))
            }
            Ok(_) => Ok(None),
            Err(error) => unavailable(error),
        };
    }
    let Some(order) = &booked.provider_order_id else {
        return Ok(None);
    };
    let said = match provider.get(order).await {
        Ok(said) => said,
        Err(error) => return unavailable(error),
    };
    let capture = said
        .capture
        .filter(|capture| capture.id == booked.name && capture.status.is_paid());
    Ok(capture.map(|capture| ProviderMovement {
        came_in: true,
        capture_id: None,
        sum: Sum {
            amount: capture.amount,
            currency: capture.currency.as_str().to_owned(),
        },
        fee: capture.fee,
        at: None,
    }))
}

impl LedgerMovement {
    fn differs_from(&self, reported: Option<ProviderMovement>) -> Vec<Difference> {
        let sum = |amount| Sum {
            amount,
            currency: self.currency.clone(),
        };
        let Some(reported) = reported else {
            return vec![self.difference(
                Mismatch::MissingAtProvider,
                None,
                sum(self.amount),
                None,
            )];
        };
        let mut found = Vec::new();
        let is_same = reported.came_in == (self.kind == Kind::Capture)
            && reported
                .capture_id
                .as_ref()
                .is_none_or(|id| *id == self.capture_id);
        let booked = sum(self.amount);
        if !is_same {
            let (capture, at) = (reported.capture_id.clone(), reported.at);
            let mut elsewhere =
                self.difference(Mismatch::Misattributed, Some(&reported.sum), booked, at);
            elsewhere.capture_id = capture;
            found.push(elsewhere);
        } else if reported.sum != booked {
            found.push(self.difference(Mismatch::Amount, Some(&reported.sum), booked, reported.at));
        }
        if let Some(fee) = reported.fee.filter(|fee| *fee != self.fee) {
            let kept = Sum {
                amount: fee,
                currency: reported.sum.currency,
            };
            found.push(self.difference(Mismatch::Fee, Some(&kept), sum(self.fee), reported.at));
        }
        found
    }

    fn difference(
        &self,
        mismatch: Mismatch,
        reported: Option<&Sum>,
        booked: Sum,
        at: Option<DateTime<Utc>>,
    ) -> Difference {
        Difference {
            kind: self.kind,
            name: self.name.clone(),
            capture_id: (self.kind != Kind::Capture).then(|| self.capture_id.clone()),
            order_number: Some(self.number.clone()),
            mismatch,
            provider_amount: reported.cloned(),
            ledger_amount: Some(booked),
            moved_at: at.unwrap_or(self.at),
        }
    }
}
