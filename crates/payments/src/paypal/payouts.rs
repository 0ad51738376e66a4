//! PayPal's Payouts API: <https://developer.paypal.com/docs/api/payments.payouts-batch/v1/>.
//!
//! A batch is made once because PayPal takes each `sender_batch_id` once in 30 days, and says
//! where the batch is that has it. No `PayPal-Request-Id` goes along: what PayPal keeps under one
//! may be a refusal, and that would be repeated when there is money again.

mod request;
mod wire;

use async_trait::async_trait;
use reqwest::Method;

use super::{Body, Call, PayPal};
use crate::Error;
use crate::payouts::{Batch, Item, NewBatch, Payouts};

/// Items on a page: far less than an answer may weigh.
const PAGE: &str = "500";

/// Items of a batch. PayPal takes 15,000
/// (<https://developer.paypal.com/docs/api/payments.payouts-batch/v1/#payouts_post>); fewer are
/// sent and read again in good time.
const LARGEST_BATCH: i64 = 5_000;

#[async_trait]
impl Payouts for PayPal {
    fn largest_batch(&self) -> i64 {
        LARGEST_BATCH
    }

    async fn pay_out(&self, batch: &NewBatch) -> Result<Batch, Error> {
        let call = Call {
            method: Method::POST,
            path: &["v1", "payments", "payouts"],
            query: &[],
            request_id: None,
            body: Body::Json(request::new_batch(batch)?),
        };
        let answer = self.ask(&call, self.deadline()).await?;
        if answer.status == 400
            && let Some(earlier) = wire::duplicate(&answer.body)
        {
            return self.earlier(batch, &earlier).await;
        }
        match answer.into_result() {
            Ok(body) => wire::page(&body).map(|page| page.batch),
            Err(error) => Err(refused(error)),
        }
    }

    async fn get_batch(&self, batch_id: &str) -> Result<Batch, Error> {
        self.whole(batch_id).await.map(|page| page.batch)
    }

    async fn get_item(&self, item_id: &str) -> Result<Item, Error> {
        let path = ["v1", "payments", "payouts-item", item_id];
        self.read(&path, &[], wire::one, self.deadline()).await
    }
}

impl PayPal {
    /// The batch that an earlier call with the same reference made.
    async fn earlier(&self, batch: &NewBatch, earlier: &wire::Earlier) -> Result<Batch, Error> {
        let Some(id) = &earlier.batch_id else {
            return Err(Error::unknown("made before, but PayPal does not say where"));
        };
        let found = self
            .whole(id)
            .await
            .map_err(|error| Error::unknown(format!("made before as {id}, but: {error}")))?;
        if found.reference.as_ref() != Some(&batch.reference) {
            let reason = format!("PayPal calls {id} the same batch, but its name differs");
            return Err(Error::unknown(reason));
        }
        Ok(found.batch)
    }

    /// A batch with all its items. Each page has the time of a call.
    async fn whole(&self, id: &str) -> Result<wire::Page, Error> {
        let path = ["v1", "payments", "payouts", id];
        let mut items = Vec::new();
        let mut number: u32 = 1;
        loop {
            let query = [
                ("page_size", PAGE.to_owned()),
                ("page", number.to_string()),
                ("total_required", "true".to_owned()),
            ];
            let mut page = self
                .read(&path, &query, wire::page, self.deadline())
                .await?;
            items.append(&mut page.batch.items);
            if number >= page.pages {
                page.batch.items = items;
                return Ok(page);
            }
            number += 1;
        }
    }
}

/// What a refused batch means: nothing was made. Money that is missing today may be there
/// tomorrow; all else stays refused.
fn refused(error: Error) -> Error {
    match error {
        Error::Rejected { issue, description } if issue == "INSUFFICIENT_FUNDS" => {
            Error::unavailable(format!("{issue}: {description}"))
        }
        Error::NotFound => Error::rejected("NOT_FOUND", "PayPal knows no payouts here"),
        Error::NotApproved => Error::rejected("NOT_APPROVED", "PayPal did not take the batch"),
        Error::Declined { reason } => Error::rejected(reason, "PayPal declined the batch"),
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_missing_money_is_worth_another_try() {
        let no_funds = refused(Error::rejected("INSUFFICIENT_FUNDS", "No money"));
        assert!(matches!(no_funds, Error::Unavailable { .. }));
        for error in [
            Error::rejected("VALIDATION_ERROR", "items[0].receiver"),
            Error::NotFound,
            Error::NotApproved,
            Error::Declined {
                reason: "COMPLIANCE_VIOLATION".to_owned(),
            },
        ] {
            assert!(matches!(refused(error), Error::Rejected { .. }));
        }
        let lost = Error::unknown("504");
        assert_eq!(refused(lost.clone()), lost);
    }
}
