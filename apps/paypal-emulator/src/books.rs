//! The emulator's books: orders, captures, refunds, disputes, payouts, and the only ways in which
//! they can change. A change is written to the journal before it takes effect, and its webhook is
//! sent after. Repeating a request with the same `PayPal-Request-Id` changes nothing.

mod after_capture;
mod balance;
mod captures;
mod disputes;
mod payouts;
mod report;
mod statement;

use std::collections::HashMap;
use std::path::Path;

use chrono::Utc;
use tokio::sync::mpsc::UnboundedSender;

use crate::check::Request;
use crate::dispute::Dispute;
use crate::event::Notice;
use crate::id;
use crate::journal::{Entry, Journal, entry_of};
use crate::order::{Capture, Order, Refund, Status};
use crate::payout::Batch;
use crate::problem::Problem;

pub(crate) use balance::Deposit;
pub(crate) use captures::{CaptureFaults, NewRefund, RefundFaults};
pub(crate) use disputes::DisputeChange;
pub(crate) use payouts::{NewBatch, NewItem, PayoutFaults};
pub(crate) use report::{Line, PayoutLine, Report};
pub(crate) use statement::Entry as StatementEntry;

/// A result, and whether an earlier request had already brought it.
pub(crate) struct Done<T> {
    pub(crate) result: T,
    pub(crate) repeated: bool,
}

/// All orders and payouts, with the ways to find them.
pub(crate) struct Books {
    base_url: String,
    orders: HashMap<String, Order>,
    by_request: HashMap<String, String>,
    by_capture: HashMap<String, String>,
    by_refund: HashMap<String, String>,
    by_dispute: HashMap<String, String>,
    batches: HashMap<String, Batch>,
    by_payout: HashMap<String, String>,
    deposits: Vec<Deposit>,
    journal: Option<Journal>,
    outbox: Option<UnboundedSender<Notice>>,
}

impl Books {
    /// Opens the books of a folder, or empty ones in memory. Webhooks that had not arrived
    /// before the last end go out again.
    pub(crate) fn open(
        data_dir: Option<&Path>,
        base_url: String,
        outbox: Option<UnboundedSender<Notice>>,
    ) -> anyhow::Result<Self> {
        let mut books = Self {
            base_url,
            orders: HashMap::new(),
            by_request: HashMap::new(),
            by_capture: HashMap::new(),
            by_refund: HashMap::new(),
            by_dispute: HashMap::new(),
            batches: HashMap::new(),
            by_payout: HashMap::new(),
            deposits: Vec::new(),
            journal: None,
            outbox,
        };
        if let Some(data_dir) = data_dir {
            let (journal, content) = Journal::open(data_dir)?;
            books.journal = Some(journal);
            content.orders.into_iter().for_each(|o| books.keep(o));
            content
                .batches
                .into_iter()
                .for_each(|b| books.keep_batch(b));
            books.deposits = content.deposits;
            content.undelivered.into_iter().for_each(|n| books.send(n));
        }
        Ok(books)
    }

    /// Opens an order.
    pub(crate) fn create(
        &mut self,
        request: Request,
        request_id: Option<String>,
        payee: Option<String>,
    ) -> Result<Done<Order>, Problem> {
        let earlier = request_id.as_ref().and_then(|id| self.by_request.get(id));
        if let Some(order) = earlier.and_then(|id| self.orders.get(id)) {
            return Ok(Done::again(order.clone()));
        }
        let now = Utc::now();
        let order = Order {
            id: id::resource(),
            request_id,
            status: Status::Created,
            amount: request.amount,
            custom_id: request.custom_id,
            brand: request.brand,
            unit: request.unit,
            will_be_declined: false,
            payee,
            captures: Vec::new(),
            created_at: now,
            updated_at: now,
        };
        self.record(order.clone(), None)?;
        Ok(Done::now(order))
    }

    /// An order by its id.
    pub(crate) fn order(&self, id: &str) -> Result<&Order, Problem> {
        self.orders.get(id).ok_or_else(Problem::not_found)
    }

    /// A capture by its id, with its order.
    pub(crate) fn capture_by_id(&self, id: &str) -> Result<(&Order, &Capture), Problem> {
        let order = self.by_capture.get(id).and_then(|id| self.orders.get(id));
        let order = order.ok_or_else(Problem::not_found)?;
        let capture = order.captures.iter().find(|capture| capture.id == id);
        Ok((order, capture.ok_or_else(Problem::not_found)?))
    }

    /// A refund by its id, with its capture and order.
    pub(crate) fn refund_by_id(&self, id: &str) -> Result<(&Order, &Capture, &Refund), Problem> {
        let capture = self.by_refund.get(id).ok_or_else(Problem::not_found)?;
        let (order, capture) = self.capture_by_id(capture)?;
        let refund = capture.refunds.iter().find(|refund| refund.id == id);
        Ok((order, capture, refund.ok_or_else(Problem::not_found)?))
    }

    /// A dispute by its id, with its capture.
    pub(crate) fn dispute_by_id(&self, id: &str) -> Result<(&Capture, &Dispute), Problem> {
        let capture = self.by_dispute.get(id).ok_or_else(Problem::not_found)?;
        let (_, capture) = self.capture_by_id(capture)?;
        let dispute = capture.disputes.iter().find(|dispute| dispute.id == id);
        Ok((capture, dispute.ok_or_else(Problem::not_found)?))
    }

    /// Books orders of the past, without a word to anyone.
    pub(crate) fn import(&mut self, orders: Vec<Order>) -> Result<(), Problem> {
        let entries: Vec<Entry> = orders.iter().cloned().map(entry_of).collect();
        self.write(&entries)?;
        orders.into_iter().for_each(|order| self.keep(order));
        Ok(())
    }

    /// A webhook has arrived, or will never be sent.
    pub(crate) fn settle(&mut self, notice_id: &str) {
        let entry = Entry::Delivered {
            id: notice_id.to_owned(),
        };
        if let Err(problem) = self.write(&[entry]) {
            tracing::error!(%problem, "a delivered webhook was not noted and will be repeated");
        }
    }

    /// Lets go of the folder, so that another emulator may open it at once.
    pub(crate) fn close(&mut self) {
        self.journal = None;
    }

    fn record(
        &mut self,
        order: Order,
        notices: impl IntoIterator<Item = Notice>,
    ) -> Result<(), Problem> {
        let notices = self.note(entry_of(order.clone()), notices)?;
        self.keep(order);
        notices.into_iter().for_each(|notice| self.send(notice));
        Ok(())
    }

    fn record_batch(&mut self, batch: Batch, notices: Vec<Notice>) -> Result<(), Problem> {
        let entry = Entry::Batch {
            batch: Box::new(batch.clone()),
        };
        let notices = self.note(entry, notices)?;
        self.keep_batch(batch);
        notices.into_iter().for_each(|notice| self.send(notice));
        Ok(())
    }

    /// Writes a change with its webhooks; answers those that have somewhere to go.
    fn note(
        &mut self,
        entry: Entry,
        notices: impl IntoIterator<Item = Notice>,
    ) -> Result<Vec<Notice>, Problem> {
        let mut notices: Vec<Notice> = notices.into_iter().collect();
        if self.outbox.is_none() {
            notices.clear();
        }
        let mut entries = vec![entry];
        let told = notices.iter().cloned();
        entries.extend(told.map(|notice| Entry::Notice { notice }));
        self.write(&entries)?;
        Ok(notices)
    }

    fn write(&mut self, entries: &[Entry]) -> Result<(), Problem> {
        let Some(journal) = &mut self.journal else {
            return Ok(());
        };
        journal.append(entries).map_err(|error| {
            tracing::error!(%error, "the journal cannot be written");
            Problem::internal()
        })
    }

    fn keep(&mut self, order: Order) {
        if let Some(request_id) = &order.request_id {
            self.by_request.insert(request_id.clone(), order.id.clone());
        }
        for capture in &order.captures {
            self.by_capture.insert(capture.id.clone(), order.id.clone());
            for refund in &capture.refunds {
                self.by_refund.insert(refund.id.clone(), capture.id.clone());
            }
            for dispute in &capture.disputes {
                self.by_dispute
                    .insert(dispute.id.clone(), capture.id.clone());
            }
        }
        self.orders.insert(order.id.clone(), order);
    }

    fn keep_batch(&mut self, batch: Batch) {
        for item in &batch.items {
            self.by_payout.insert(item.id.clone(), batch.id.clone());
        }
        self.batches.insert(batch.id.clone(), batch);
    }

    fn send(&self, notice: Notice) {
        if let Some(outbox) = &self.outbox {
            // The receiver is gone only while stopping; the journal keeps the notice.
            let _ = outbox.send(notice);
        }
    }
}

impl<T> Done<T> {
    fn now(result: T) -> Self {
        Self {
            result,
            repeated: false,
        }
    }

    fn again(result: T) -> Self {
        Self {
            result,
            repeated: true,
        }
    }
}
