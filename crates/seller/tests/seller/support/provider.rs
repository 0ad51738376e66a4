//! A provider of payouts that keeps its books in memory.

use std::sync::{Mutex, MutexGuard};

use async_trait::async_trait;
use payments::Error;
use payments::payouts::{Batch, BatchStatus, Item, ItemStatus, NewBatch, Payouts};
use types::Money;

/// What becomes of the batches that are sent next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fate {
    /// Each item ends so.
    Each(ItemStatus),
    /// A definite no.
    Rejected,
    /// It is done, and nobody hears of it.
    DoneUnheard,
    /// It never gets there.
    Unavailable,
}

#[derive(Default)]
pub struct FakePayouts {
    books: Mutex<Books>,
}

#[derive(Default)]
struct Books {
    batches: Vec<(String, Batch)>,
    fate: Option<Fate>,
    largest_batch: Option<usize>,
    calls: usize,
}

impl FakePayouts {
    fn books(&self) -> MutexGuard<'_, Books> {
        self.books.lock().unwrap()
    }

    /// What becomes of what is sent from now on; by default all is paid.
    pub fn will(&self, fate: Fate) {
        self.books().fate = Some(fate);
    }

    /// It takes so many payments in a batch; by default as many as PayPal.
    pub fn takes(&self, payments: usize) {
        self.books().largest_batch = Some(payments);
    }

    /// How many payments each batch has that was sent.
    pub fn batches(&self) -> Vec<usize> {
        let books = self.books();
        let batches = books.batches.iter();
        batches.map(|(_, batch)| batch.items.len()).collect()
    }

    /// All that was sent stands so now.
    pub fn turn(&self, status: ItemStatus) {
        for (_, batch) in &mut self.books().batches {
            for item in &mut batch.items {
                // what never arrived comes back with its fee
                if status == ItemStatus::Returned && item.status != ItemStatus::Paid {
                    item.fee = Money::ZERO;
                }
                item.status = status;
            }
        }
    }

    /// How often somebody asked for a batch to be sent.
    pub fn calls(&self) -> usize {
        self.books().calls
    }

    /// What was sent, over all batches.
    pub fn sent(&self) -> i64 {
        let books = self.books();
        let items = books.batches.iter().flat_map(|(_, batch)| &batch.items);
        items.map(|item| item.amount.minor()).sum()
    }
}

#[async_trait]
impl Payouts for FakePayouts {
    fn largest_batch(&self) -> i64 {
        let most = self.books().largest_batch.unwrap_or(15_000);
        i64::try_from(most).unwrap()
    }

    async fn pay_out(&self, new: &NewBatch) -> Result<Batch, Error> {
        let mut books = self.books();
        books.calls += 1;
        if books
            .largest_batch
            .is_some_and(|most| new.items.len() > most)
        {
            return Err(Error::Rejected {
                issue: "VALIDATION_ERROR".to_owned(),
                description: "Too many items".to_owned(),
            });
        }
        let fate = books.fate.unwrap_or(Fate::Each(ItemStatus::Paid));
        let unknown = || Error::Unknown {
            reason: "the test says so".to_owned(),
        };
        match fate {
            Fate::Unavailable => return Err(unknown()),
            Fate::Rejected => {
                return Err(Error::Rejected {
                    issue: "INSUFFICIENT_FUNDS".to_owned(),
                    description: "No money".to_owned(),
                });
            }
            Fate::Each(_) | Fate::DoneUnheard => {}
        }
        let known = books
            .batches
            .iter()
            .find(|(name, _)| *name == new.reference);
        let batch = match known {
            Some((_, batch)) => batch.clone(),
            None => {
                let status = match fate {
                    Fate::Each(status) => status,
                    _ => ItemStatus::Paid,
                };
                let item = |item: &payments::payouts::NewItem| Item {
                    id: format!("ITEM-{}", item.reference),
                    reference: item.reference.clone(),
                    status,
                    amount: item.amount,
                    fee: Money::new(25),
                    currency: new.currency.clone(),
                    failure: matches!(status, ItemStatus::Failed | ItemStatus::Returned)
                        .then(|| "RECEIVER_UNREGISTERED".to_owned()),
                };
                let batch = Batch {
                    id: format!("BATCH-{}", new.reference),
                    status: BatchStatus::Done,
                    items: new.items.iter().map(item).collect(),
                };
                books.batches.push((new.reference.clone(), batch.clone()));
                batch
            }
        };
        match fate {
            Fate::DoneUnheard => Err(unknown()),
            _ => Ok(batch),
        }
    }

    async fn get_batch(&self, id: &str) -> Result<Batch, Error> {
        let books = self.books();
        let mut batches = books.batches.iter();
        let known = batches.find(|(_, batch)| batch.id == id);
        known.map(|(_, batch)| batch.clone()).ok_or(Error::NotFound)
    }

    async fn get_item(&self, id: &str) -> Result<Item, Error> {
        let books = self.books();
        let mut items = books.batches.iter().flat_map(|(_, batch)| &batch.items);
        let known = items.find(|item| item.id == id);
        known.cloned().ok_or(Error::NotFound)
    }
}
