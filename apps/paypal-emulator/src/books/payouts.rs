//! Payouts in batches: accepted, processed a moment later, and the outcome of each payment. No more
//! is paid than the balance covers.

use chrono::{DateTime, TimeDelta, Utc};

use super::{Books, Done};
use crate::amount::Amount;
use crate::event::{self, Notice};
use crate::id;
use crate::payout::{Back, Batch, BatchStatus, FEE, Item, ItemStatus, MOMENT, NAMES_KEPT};
use crate::problem::Problem;

/// A sound request for a batch.
pub(crate) struct NewBatch {
    pub(crate) request_id: Option<String>,
    pub(crate) sender_batch_id: Option<String>,
    pub(crate) email_subject: Option<String>,
    pub(crate) items: Vec<NewItem>,
}

/// One payment of it.
pub(crate) struct NewItem {
    pub(crate) sender_item_id: Option<String>,
    pub(crate) receiver: String,
    pub(crate) note: Option<String>,
    pub(crate) amount: Amount,
}

/// How a batch shall go, decided by the fault settings.
#[derive(Default)]
pub(crate) struct PayoutFaults {
    pub(crate) no_funds: bool,
    pub(crate) denied: bool,
    pub(crate) delay: TimeDelta,
    /// For so many of its items, from the first on.
    pub(crate) fates: Vec<ItemStatus>,
}

/// Why an item cannot be cancelled.
const NOT_UNCLAIMED: (&str, &str) = (
    "ITEM_INCORRECT_STATUS",
    "Only an unclaimed item can be cancelled.",
);
const CANCELLED: (&str, &str) = ("ITEM_ALREADY_CANCELLED", "The item is cancelled already.");

impl Books {
    /// Takes a batch in.
    pub(crate) fn pay_out(
        &mut self,
        new: NewBatch,
        faults: PayoutFaults,
    ) -> Result<Done<Batch>, Problem> {
        let now = Utc::now();
        let mut known = self.batches.values();
        let same_request =
            |batch: &&Batch| new.request_id.is_some() && batch.request_id == new.request_id;
        if let Some(batch) = known.find(same_request) {
            return Ok(Done::again(batch.clone()));
        }
        let mut known = self.batches.values();
        let same_name = |batch: &&Batch| {
            new.sender_batch_id.is_some()
                && batch.sender_batch_id == new.sender_batch_id
                && batch.created_at > now - NAMES_KEPT
        };
        if let Some(batch) = known.find(same_name) {
            let link = format!("{}/v1/payments/payouts/{}", self.base_url, batch.id);
            return Err(Problem::duplicate_batch(link));
        }
        let mut fates = faults.fates.into_iter();
        let items = new.items.into_iter();
        let items = items.map(|item| item.taken_in(fates.next())).collect();
        let batch = Batch {
            id: id::batch(),
            request_id: new.request_id,
            sender_batch_id: new.sender_batch_id,
            email_subject: new.email_subject,
            status: BatchStatus::Pending,
            will_be_denied: faults.denied,
            hold_id: id::resource(),
            release_id: id::resource(),
            items,
            created_at: now,
            due_at: now + MOMENT + faults.delay,
            completed_at: None,
        };
        if faults.no_funds || batch.held() > self.available(batch.currency()) {
            return Err(Problem::no_funds_for_payout());
        }
        self.record_batch(batch.clone(), Vec::new())?;
        Ok(Done::now(batch))
    }

    /// A batch by its id.
    pub(crate) fn batch(&self, id: &str) -> Result<&Batch, Problem> {
        self.batches.get(id).ok_or_else(Problem::not_found)
    }

    /// A payment by its id, with its batch. There is none before its batch is processed.
    pub(crate) fn payout_by_id(&self, id: &str) -> Result<(&Batch, &Item), Problem> {
        let batch = self.by_payout.get(id).ok_or_else(Problem::not_found)?;
        let batch = self.batch(batch)?;
        let item = batch.items.iter().find(|item| item.id == id);
        let item = item.filter(|_| batch.status != BatchStatus::Pending);
        Ok((batch, item.ok_or_else(Problem::not_found)?))
    }

    /// Processes the batches whose moment has come.
    pub(crate) fn process_due(&mut self, now: DateTime<Utc>) -> Result<(), Problem> {
        let due = self.batches.values();
        let due = due.filter(|batch| batch.status == BatchStatus::Pending && batch.due_at <= now);
        let due: Vec<Batch> = due.cloned().collect();
        for batch in due {
            let batch = processed(batch, now);
            let notices = self.news_of(&batch);
            self.record_batch(batch, notices)?;
        }
        Ok(())
    }

    /// The receiver opens an account, or a payment that waits goes through.
    pub(crate) fn claim_payout(&mut self, id: &str) -> Result<(), Problem> {
        self.change_payout(id, |item| match item.status {
            ItemStatus::Unclaimed | ItemStatus::Pending | ItemStatus::Onhold => {
                item.status = ItemStatus::Success;
                Ok("SUCCEEDED")
            }
            _ => Err(Problem::payout("ITEM_INCORRECT_STATUS", "It is decided.")),
        })
    }

    /// Thirty days have gone by, or the receiver gives the money back.
    pub(crate) fn return_payout(&mut self, id: &str) -> Result<(), Problem> {
        self.change_payout(id, |item| {
            let (status, what) = match item.status {
                ItemStatus::Unclaimed | ItemStatus::Pending | ItemStatus::Onhold => {
                    (ItemStatus::Returned, "RETURNED")
                }
                ItemStatus::Success => (ItemStatus::Refunded, "REFUNDED"),
                _ => return Err(Problem::payout("ITEM_INCORRECT_STATUS", "It is decided.")),
            };
            item.come_back(status);
            Ok(what)
        })
    }

    /// The sender calls an unclaimed payment off.
    pub(crate) fn cancel_payout(&mut self, id: &str) -> Result<(), Problem> {
        self.change_payout(id, |item| {
            let (name, words) = match item.status {
                ItemStatus::Unclaimed => {
                    item.come_back(ItemStatus::Returned);
                    return Ok("CANCELED");
                }
                ItemStatus::Returned => CANCELLED,
                _ => NOT_UNCLAIMED,
            };
            Err(Problem::payout(name, words))
        })
    }

    fn change_payout(
        &mut self,
        id: &str,
        change: impl FnOnce(&mut Item) -> Result<&'static str, Problem>,
    ) -> Result<(), Problem> {
        let mut batch = self.payout_by_id(id)?.0.clone();
        let item = batch.items.iter_mut().find(|item| item.id == id);
        let item = item.ok_or_else(Problem::not_found)?;
        let what = change(item)?;
        let item = item.clone();
        let notice = event::payout(&self.base_url, what, &batch, &item);
        self.record_batch(batch, vec![notice])
    }

    /// What there is to tell of a batch that was just processed.
    fn news_of(&self, batch: &Batch) -> Vec<Notice> {
        let mut notices = vec![event::batch(&self.base_url, batch)];
        for item in &batch.items {
            let what = match item.status {
                ItemStatus::Pending => continue,
                ItemStatus::Onhold => "HELD",
                ItemStatus::Success => "SUCCEEDED",
                ItemStatus::Unclaimed => "UNCLAIMED",
                ItemStatus::Failed => "FAILED",
                ItemStatus::Blocked => "BLOCKED",
                ItemStatus::Returned => "RETURNED",
                ItemStatus::Refunded => "REFUNDED",
            };
            notices.push(event::payout(&self.base_url, what, batch, item));
        }
        notices
    }
}

impl NewItem {
    fn taken_in(self, fate: Option<ItemStatus>) -> Item {
        Item {
            id: id::batch(),
            transaction_id: id::resource(),
            activity_id: id::resource(),
            sender_item_id: self.sender_item_id,
            fate: fate.unwrap_or_else(|| Item::fate(&self.receiver)),
            receiver: self.receiver,
            note: self.note,
            amount: self.amount,
            fee: FEE,
            status: ItemStatus::Pending,
            processed_at: None,
            back: None,
        }
    }
}

impl Item {
    fn come_back(&mut self, status: ItemStatus) {
        self.status = status;
        self.back = Some(Back {
            id: id::resource(),
            at: Utc::now(),
        });
    }
}

/// A batch of which nothing goes out is denied.
fn processed(mut batch: Batch, now: DateTime<Utc>) -> Batch {
    for item in &mut batch.items {
        item.processed_at = Some(now);
        match item.fate {
            _ if batch.will_be_denied => item.status = ItemStatus::Failed,
            ItemStatus::Returned | ItemStatus::Refunded => item.come_back(item.fate),
            fate => item.status = fate,
        }
    }
    let paid = batch.items.iter().any(Item::went);
    batch.status = match paid {
        true => BatchStatus::Success,
        false => BatchStatus::Denied,
    };
    batch.completed_at = Some(now);
    batch
}
