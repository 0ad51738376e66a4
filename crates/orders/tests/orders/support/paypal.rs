//! A provider that keeps its books in memory. It refuses what PayPal refuses: to take what was
//! not approved, and to give back more than is left.

use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard};

use async_trait::async_trait;
use chrono::{DateTime, Utc};
use orders::Order;
use payments::Transaction;
use payments::{
    Capture, CaptureStatus, Dispute, Error, Evidence, NewPayment, NewRefund, OrderStatus, Provider,
    ProviderOrder, Refund, RefundStatus,
};
use tokio::sync::{Notify, Semaphore};
use types::Money;

/// What becomes of the next refund.
#[derive(Debug, Clone, Copy)]
pub enum Next {
    /// A definite no.
    Refused,
    /// It is on its way.
    Pending,
}

/// The provider.
pub struct FakePayPal {
    books: Mutex<Books>,
    /// Payments that may be announced; by default as many as come.
    gate: Semaphore,
    /// Who may look at its record of an order; by default everybody.
    lookers: Semaphore,
    looked_at: Notify,
}

#[derive(Default)]
struct Books {
    orders: Vec<ProviderOrder>,
    announced: Vec<NewPayment>,
    away: bool,
    refuses_payments: bool,
    next: VecDeque<Next>,
    /// The request ids of refunds, in the order in which they were asked for.
    asked: Vec<String>,
    evidence: Vec<Evidence>,
    listed: Vec<Transaction>,
    searched: Vec<(DateTime<Utc>, DateTime<Utc>)>,
    disputes: Vec<Dispute>,
}

impl Default for FakePayPal {
    fn default() -> Self {
        Self {
            books: Mutex::default(),
            gate: Semaphore::new(Semaphore::MAX_PERMITS),
            lookers: Semaphore::new(Semaphore::MAX_PERMITS),
            looked_at: Notify::new(),
        }
    }
}

impl FakePayPal {
    fn books(&self) -> MutexGuard<'_, Books> {
        self.books.lock().unwrap()
    }

    /// From now on payments wait to be announced.
    pub fn hold_back(&self) {
        self.gate.forget_permits(Semaphore::MAX_PERMITS);
    }

    /// Lets so many of them go.
    pub fn let_go(&self, count: usize) {
        self.gate.add_permits(count);
    }

    /// From now on nobody may look at its record of an order, or everybody again.
    pub fn let_look(&self, everybody: bool) {
        match everybody {
            true => self.lookers.add_permits(Semaphore::MAX_PERMITS),
            false => {
                self.lookers.forget_permits(Semaphore::MAX_PERMITS);
            }
        }
    }

    /// Waits until somebody wants to look at its record of an order.
    pub async fn until_looked_at(&self) {
        self.looked_at.notified().await;
    }

    /// Cannot be reached, or can again.
    pub fn set_away(&self, away: bool) {
        self.books().away = away;
    }

    /// Takes no payment for good, or takes them again.
    pub fn set_refusing_payments(&self, refuses: bool) {
        self.books().refuses_payments = refuses;
    }

    /// Every payment that was announced, repetitions too.
    pub fn announced(&self) -> Vec<NewPayment> {
        self.books().announced.clone()
    }

    /// The buyer approves.
    pub fn approve(&self, order: &Order) {
        self.with(order, |known| known.status = OrderStatus::Approved);
    }

    /// The provider's record of an order.
    pub fn record(&self, order: &Order) -> ProviderOrder {
        self.with(order, |known| known.clone())
    }

    /// The provider takes another amount than it was asked for.
    pub fn will_take(&self, order: &Order, minor: i64) {
        self.with(order, |known| known.amount = Money::new(minor));
    }

    /// Somebody gives money back at the provider's own context.
    pub fn give_back(&self, order: &Order, minor: i64) {
        self.with(order, |known| {
            let refund = Refund {
                id: format!("{}-DESK-{}", known.id, known.refunds.len()),
                reference: None,
                status: RefundStatus::Completed,
                amount: Money::new(minor),
                currency: known.currency.clone(),
            };
            known.refunds.push(refund);
        });
    }

    /// What becomes of the refunds that are asked for next.
    pub fn next(&self, outcomes: &[Next]) {
        self.books().next.extend(outcomes);
    }

    /// The request ids of the refunds that were asked for.
    pub fn asked(&self) -> Vec<String> {
        self.books().asked.clone()
    }

    /// What shops said in disputes.
    pub fn evidence(&self) -> Vec<Evidence> {
        self.books().evidence.clone()
    }

    /// What its list of transactions says from now on.
    pub fn list(&self, listed: &[Transaction]) {
        self.books().listed = listed.to_vec();
    }

    /// The periods whose list was asked for since the last time.
    pub fn searched(&self) -> Vec<(DateTime<Utc>, DateTime<Utc>)> {
        std::mem::take(&mut self.books().searched)
    }

    /// It knows of no order any more.
    pub fn forget(&self) {
        self.books().orders.clear();
    }

    /// A buyer complains.
    pub fn dispute(&self, dispute: Dispute) {
        let mut books = self.books();
        books.disputes.retain(|known| known.id != dispute.id);
        books.disputes.push(dispute);
    }

    /// A refund that was on its way ends so.
    pub fn end_refund(&self, status: RefundStatus) {
        let mut books = self.books();
        let mut refunds = books.orders.iter_mut().flat_map(|order| &mut order.refunds);
        let waiting = refunds.find(|refund| refund.status == RefundStatus::Pending);
        waiting.unwrap().status = status;
    }

    /// It pays after all what it had refused.
    pub fn pay_after_all(&self, order: &Order) {
        self.with(order, |known| {
            for refund in &mut known.refunds {
                refund.status = RefundStatus::Completed;
            }
        });
    }

    /// What went back of an order, by the provider's books.
    pub fn gone_back(&self, order: &Order) -> i64 {
        gone(&self.record(order)).minor()
    }

    fn with<T>(&self, order: &Order, act: impl FnOnce(&mut ProviderOrder) -> T) -> T {
        let mut books = self.books();
        let mut known = books.orders.iter_mut();
        let name = order.provider_order_id.as_deref();
        act(known.find(|known| Some(known.id.as_str()) == name).unwrap())
    }
}

fn gone(order: &ProviderOrder) -> Money {
    let stand = order.refunds.iter();
    let stand = stand.filter(|refund| refund.status != RefundStatus::Failed);
    Money::sum(stand.map(|refund| refund.amount)).unwrap()
}

fn unavailable() -> Error {
    Error::Unavailable {
        reason: "the test says so".to_owned(),
        retry_after: None,
    }
}

#[async_trait]
impl Provider for FakePayPal {
    async fn create(&self, payment: NewPayment) -> Result<ProviderOrder, Error> {
        self.books().announced.push(payment.clone());
        self.gate.acquire().await.unwrap().forget();
        let mut books = self.books();
        if books.away {
            return Err(unavailable());
        }
        if books.refuses_payments {
            return Err(Error::Rejected {
                issue: "MAX_VALUE_EXCEEDED".to_owned(),
                description: "No".to_owned(),
            });
        }
        let id = format!("PP-{}", payment.request_id);
        if let Some(known) = books.orders.iter().find(|known| known.id == id) {
            return Ok(known.clone());
        }
        let order = ProviderOrder {
            id,
            status: OrderStatus::Created,
            amount: payment.amount,
            currency: payment.currency,
            reference: Some(payment.reference),
            payee: None,
            capture: None,
            refunds: Vec::new(),
        };
        books.orders.push(order.clone());
        Ok(order)
    }

    async fn transactions(
        &self,
        from: DateTime<Utc>,
        to: DateTime<Utc>,
    ) -> Result<Vec<Transaction>, Error> {
        let mut books = self.books();
        if books.away {
            return Err(unavailable());
        }
        books.searched.push((from, to));
        let listed = books.listed.iter();
        let listed = listed.filter(|moved| from <= moved.at && moved.at <= to);
        Ok(listed.cloned().collect())
    }

    async fn get(&self, order: &str) -> Result<ProviderOrder, Error> {
        if self.lookers.available_permits() == 0 {
            self.looked_at.notify_one();
        }
        drop(self.lookers.acquire().await.unwrap());
        let books = self.books();
        let known = books.orders.iter().find(|known| known.id == order);
        known.cloned().ok_or(Error::NotFound)
    }

    async fn capture(&self, order: &str, _: &str) -> Result<ProviderOrder, Error> {
        let mut books = self.books();
        let mut known = books.orders.iter_mut();
        let order = known.find(|known| known.id == order);
        let order = order.ok_or(Error::NotFound)?;
        if order.status == OrderStatus::Approved {
            order.status = OrderStatus::Completed;
            order.capture = Some(Capture {
                id: format!("CAP-{}", order.id),
                status: CaptureStatus::Completed,
                amount: order.amount,
                currency: order.currency.clone(),
                fee: None,
            });
        }
        match &order.capture {
            Some(_) => Ok(order.clone()),
            None => Err(Error::NotApproved),
        }
    }

    async fn refund(&self, asked: &NewRefund) -> Result<Refund, Error> {
        let mut books = self.books();
        if books.away {
            return Err(unavailable());
        }
        books.asked.push(asked.request_id.clone());
        let next = books.next.pop_front();
        let of = |order: &&mut ProviderOrder| {
            let capture = order.capture.as_ref();
            capture.is_some_and(|capture| capture.id == asked.capture_id)
        };
        let order = books.orders.iter_mut().find(of);
        let order = order.ok_or(Error::NotFound)?;
        let id = format!("R-{}", asked.request_id);
        if let Some(before) = order.refunds.iter().find(|refund| refund.id == id) {
            return Ok(before.clone());
        }
        let left = order.amount.minus(gone(order)).unwrap();
        let status = match next {
            None if asked.amount <= left => RefundStatus::Completed,
            Some(Next::Pending) => RefundStatus::Pending,
            _ => {
                return Err(Error::Rejected {
                    issue: "REFUND_AMOUNT_EXCEEDED".to_owned(),
                    description: "No".to_owned(),
                });
            }
        };
        let refund = Refund {
            id,
            reference: Some(asked.reference.clone()),
            status,
            amount: asked.amount,
            currency: asked.currency.clone(),
        };
        order.refunds.push(refund.clone());
        Ok(refund)
    }

    async fn get_refund(&self, id: &str) -> Result<Refund, Error> {
        let books = self.books();
        let mut refunds = books.orders.iter().flat_map(|order| &order.refunds);
        let known = refunds.find(|refund| refund.id == id);
        known.cloned().ok_or(Error::NotFound)
    }

    async fn get_dispute(&self, id: &str) -> Result<Dispute, Error> {
        let books = self.books();
        let mut disputes = books.disputes.iter();
        let known = disputes.find(|dispute| dispute.id == id);
        known.cloned().ok_or(Error::NotFound)
    }

    async fn provide_evidence(&self, _: &str, said: &Evidence) -> Result<(), Error> {
        let mut books = self.books();
        if books.away {
            return Err(unavailable());
        }
        books.evidence.push(said.clone());
        Ok(())
    }

    async fn accept_claim(&self, id: &str, _: &str) -> Result<(), Error> {
        let mut books = self.books();
        if books.away {
            return Err(unavailable());
        }
        let mut disputes = books.disputes.iter_mut();
        let known = disputes.find(|dispute| dispute.id == id && !dispute.is_resolved());
        known.ok_or(Error::NotFound)?.status = "RESOLVED".to_owned();
        Ok(())
    }

    fn payee(&self) -> Option<&str> {
        None
    }
}
