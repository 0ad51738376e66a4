//! Payouts from the marketplace to its shops: many payments in one batch.

use async_trait::async_trait;
use types::{Currency, Money};

use crate::Error;

/// A company that pays out for us.
#[async_trait]
pub trait Payouts: Send + Sync {
    /// How many payments a batch may have.
    fn largest_batch(&self) -> i64;

    /// Sends a batch. Repeating it with the same `reference` pays nothing twice and answers the
    /// batch that the first call made.
    async fn pay_out(&self, batch: &NewBatch) -> Result<Batch, Error>;

    /// What the provider knows of a batch now. Never answers [`Error::Unknown`].
    async fn get_batch(&self, batch_id: &str) -> Result<Batch, Error>;

    /// What the provider knows of one payment of a batch now; like [`Payouts::get_batch`].
    async fn get_item(&self, item_id: &str) -> Result<Item, Error>;
}

/// Payments to send together.
#[derive(Debug, Clone)]
pub struct NewBatch {
    /// Our own name for it (≤ 30 characters), under which it is made once.
    pub reference: String,
    /// The subject of the email that the receivers get (cut to 255 characters).
    pub subject: String,
    /// The currency of all amounts here.
    pub currency: Currency,
    /// What is paid, at least one.
    pub items: Vec<NewItem>,
}

/// One payment of a batch.
#[derive(Debug, Clone)]
pub struct NewItem {
    /// Our own name for it (≤ 63 characters), unique in its batch.
    pub reference: String,
    /// The receiver's address at the provider.
    pub email: String,
    /// How much they get.
    pub amount: Money,
    /// What they read beside it (cut to 1,000 characters).
    pub note: String,
}

/// The provider's record of a batch.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Batch {
    /// The provider's id.
    pub id: String,
    /// How far it has come.
    pub status: BatchStatus,
    /// Its payments; none while the provider has not looked at them.
    pub items: Vec<Item>,
}

/// Status of a batch.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BatchStatus {
    /// Taken in, or being paid.
    Pending,
    /// Every payment was tried; see each for what came of it.
    Done,
    /// Refused as a whole or called off: nothing was paid.
    Refused,
}

/// The result of one payment in a batch.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Item {
    /// The provider's id of the payment (`payout_item_id`).
    pub id: String,
    /// Our own name for it.
    pub reference: String,
    /// Where it stands.
    pub status: ItemStatus,
    /// What the receiver gets.
    pub amount: Money,
    /// What the provider takes for it beside, from us.
    pub fee: Money,
    /// The currency of both.
    pub currency: Currency,
    /// The provider's words for what went wrong.
    pub failure: Option<String>,
}

/// Status of one payment in a batch.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ItemStatus {
    /// Being paid, or held back for a while.
    Pending,
    /// The receiver has it.
    Paid,
    /// Nobody has an account at that address; it comes back after 30 days unless somebody opens
    /// one.
    Unclaimed,
    /// It was not paid.
    Failed,
    /// It was paid or unclaimed, and came back.
    Returned,
}
