//! PayPal's Payouts API: <https://developer.paypal.com/docs/api/payments.payouts-batch/v1/>.

use async_trait::async_trait;

use super::PayPal;
use crate::Error;
use crate::payouts::{Batch, NewBatch, Payouts};

#[async_trait]
impl Payouts for PayPal {
    async fn pay_out(&self, _: &NewBatch) -> Result<Batch, Error> {
        Err(Error::unavailable("payouts are not connected"))
    }

    async fn get_batch(&self, _: &str) -> Result<Batch, Error> {
        Err(Error::NotFound)
    }
}
