//! Comparing payments, refunds and reversals.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Nullable, Text, Timestamptz};
use diesel_async::RunQueryDsl;
use payments::{Provider, Transaction};
use types::Money;

use super::{Books, Difference, Kind, Period, Sum, Way, payouts, unknown};
use crate::Error;

/// A movement as our ledger has it.
#[derive(QueryableByName)]
struct Moved {
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
struct There {
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
    let theirs = listed.iter().filter(|there| !payouts::is_one(there));
    let theirs: BTreeMap<&str, &Transaction> =
        theirs.map(|there| (there.id.as_str(), there)).collect();
    let ours: Vec<Moved> = diesel::sql_query(include_str!("moved.sql"))
        .bind::<Timestamptz, _>(period.from)
        .bind::<Timestamptz, _>(period.to)
        .bind::<Array<Text>, _>(theirs.keys().collect::<Vec<_>>())
        .load(&mut *books.pool.get().await?)
        .await?;
    let mut found = Vec::new();
    let mut known = BTreeSet::new();
    for here in &ours {
        let there = match theirs.get(here.name.as_str()) {
            Some(there) => Some(There::listed(there)),
            None => look_up(books.provider, here).await?,
        };
        found.extend(here.differs_from(there));
        known.insert(here.name.as_str());
    }
    let strangers = theirs.into_values();
    let strangers = strangers.filter(|there| !known.contains(there.id.as_str()));
    found.extend(unknown::not_here(books.pool, strangers.collect()).await?);
    Ok(found)
}

impl There {
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
async fn look_up(provider: &dyn Provider, here: &Moved) -> Result<Option<There>, Error> {
    let unavailable = |error| match error {
        payments::Error::NotFound => Ok(None),
        _ => Err(Error::ProviderUnavailable),
    };
    if here.kind != Kind::Capture {
        return match provider.get_refund(&here.name).await {
            Ok(said) if said.status == payments::RefundStatus::Completed => Ok(Some(There {
                came_in: false,
                capture_id: None,
                sum: Sum {
                    amount: said.amount,
                    currency: said.currency.as_str().to_owned(),
                },
                fee: None,
                at: None,
            })),
            Ok(_) => Ok(None),
            Err(error) => unavailable(error),
        };
    }
    let Some(order) = &here.provider_order_id else {
        return Ok(None);
    };
    let said = match provider.get(order).await {
        Ok(said) => said,
        Err(error) => return unavailable(error),
    };
    let capture = said
        .capture
        .filter(|capture| capture.id == here.name && capture.status.is_paid());
    Ok(capture.map(|capture| There {
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

impl Moved {
    fn differs_from(&self, there: Option<There>) -> Vec<Difference> {
        let sum = |amount| Sum {
            amount,
            currency: self.currency.clone(),
        };
        let Some(there) = there else {
            return vec![self.difference(Way::NotThere, None, sum(self.amount), None)];
        };
        let mut found = Vec::new();
        let is_same = there.came_in == (self.kind == Kind::Capture)
            && there
                .capture_id
                .as_ref()
                .is_none_or(|id| *id == self.capture_id);
        let here = sum(self.amount);
        if !is_same {
            let (capture, at) = (there.capture_id.clone(), there.at);
            let mut elsewhere = self.difference(Way::Elsewhere, Some(&there.sum), here, at);
            elsewhere.capture_id = capture;
            found.push(elsewhere);
        } else if there.sum != here {
            found.push(self.difference(Way::Amount, Some(&there.sum), here, there.at));
        }
        if let Some(fee) = there.fee.filter(|fee| *fee != self.fee) {
            let kept = Sum {
                amount: fee,
                currency: there.sum.currency,
            };
            found.push(self.difference(Way::Fee, Some(&kept), sum(self.fee), there.at));
        }
        found
    }

    fn difference(
        &self,
        way: Way,
        there: Option<&Sum>,
        here: Sum,
        at: Option<DateTime<Utc>>,
    ) -> Difference {
        Difference {
            kind: self.kind,
            name: self.name.clone(),
            capture_id: (self.kind != Kind::Capture).then(|| self.capture_id.clone()),
            order_number: Some(self.number.clone()),
            way,
            there: there.cloned(),
            here: Some(here),
            moved_at: at.unwrap_or(self.at),
        }
    }
}
