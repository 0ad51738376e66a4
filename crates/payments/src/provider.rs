//! What any payment provider must be able to do for us, in our own terms. The other crates depend
//! only on this module, so another provider is one more implementation of it.

use async_trait::async_trait;
use chrono::{DateTime, Utc};
use types::{Currency, Money};

use crate::Error;

/// A company that takes money from buyers for us.
///
/// Each call that changes something carries a `request_id`; repeating the call with the same
/// one has no second effect. Calls end within the provider's total time limit (20 s).
#[async_trait]
pub trait Provider: Send + Sync {
    /// Announces a payment, which the buyer then approves at the provider.
    async fn create(&self, payment: NewPayment) -> Result<ProviderOrder, Error>;

    /// What the provider knows of this payment now. Never answers [`Error::Unknown`]: a
    /// read that fails has changed nothing.
    async fn get(&self, provider_order_id: &str) -> Result<ProviderOrder, Error>;

    /// Takes the money of an approved payment. `Ok` means the capture is completed or
    /// pending, also when an earlier call had already captured; compare
    /// amount, currency and reference before calling it paid.
    async fn capture(
        &self,
        provider_order_id: &str,
        request_id: &str,
    ) -> Result<ProviderOrder, Error>;

    /// Gives back a part of a capture.
    async fn refund(&self, refund: &NewRefund) -> Result<Refund, Error>;

    /// What the provider knows of this refund or reversal now; like [`Provider::get`].
    async fn get_refund(&self, refund_id: &str) -> Result<Refund, Error>;

    /// What the provider knows of this dispute now; like [`Provider::get`].
    async fn get_dispute(&self, dispute_id: &str) -> Result<Dispute, Error>;

    /// Sends what speaks for the seller in a dispute that waits for the seller's answer. Repeating
    /// the same evidence sends it once.
    async fn provide_evidence(&self, dispute_id: &str, evidence: &Evidence) -> Result<(), Error>;

    /// Agrees with the buyer: the provider gives the disputed money back. Repeating it gives
    /// nothing back twice.
    async fn accept_claim(&self, dispute_id: &str, note: &str) -> Result<(), Error>;

    /// The sales, refunds, reversals, payouts and fees that the provider's own books hold of a period of at
    /// most 31 days, in no order; what happened in the last three hours may be missing. It may
    /// take several calls, each within the time limit.
    async fn transactions(
        &self,
        from: DateTime<Utc>,
        to: DateTime<Utc>,
    ) -> Result<Vec<Transaction>, Error>;

    /// The provider's id of the account that must get the money, where that is known here.
    fn payee(&self) -> Option<&str>;
}

/// Money to give back.
#[derive(Debug, Clone)]
pub struct NewRefund {
    /// What it is a part of.
    pub capture_id: String,
    /// Repeating a request with this id gives back nothing more.
    pub request_id: String,
    /// Our own name for the refund (`custom_id`, ≤ 127 characters), found again in the
    /// provider's record of it.
    pub reference: String,
    /// How much.
    pub amount: Money,
    /// The capture's currency.
    pub currency: Currency,
}

/// A payment to announce to the provider.
#[derive(Debug, Clone)]
pub struct NewPayment {
    /// Repeating a request with this id (≤ 108 visible ASCII characters) makes no second payment.
    pub request_id: String,
    /// Our own name for the payment (`custom_id`, ≤ 127 characters), found again in every answer.
    pub reference: String,
    /// The total to pay.
    pub amount: Money,
    /// The currency of all amounts here.
    pub currency: Currency,
    /// One line about the purchase (cut to 127 characters).
    pub description: String,
    /// What is bought; empty: the provider shows the total only. With `discount` they must
    /// add up to `amount`, or the provider rejects the payment.
    pub items: Vec<Item>,
    /// What is taken off the items' sum.
    pub discount: Money,
    /// The marketplace's name on the provider's approval page.
    pub brand: String,
}

/// One line of a purchase as the buyer sees it at the provider.
#[derive(Debug, Clone)]
pub struct Item {
    /// The title (cut to 127 characters).
    pub name: String,
    /// How many.
    pub quantity: u32,
    /// The price of one.
    pub unit_price: Money,
}

/// The provider's own record of a payment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProviderOrder {
    /// The provider's name for it.
    pub id: String,
    /// How far it has come.
    pub status: OrderStatus,
    /// The amount to be captured.
    pub amount: Money,
    /// The currency of `amount`.
    pub currency: Currency,
    /// Our `reference` (`custom_id`), if the provider has one.
    pub reference: Option<String>,
    /// The provider's id of the account that gets the money, if it says so.
    pub payee: Option<String>,
    /// The money taken, if it was tried: a completed capture before a pending before a declined one.
    pub capture: Option<Capture>,
    /// What went back of it, whoever began that.
    pub refunds: Vec<Refund>,
}

/// Status of a payment at the provider.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum OrderStatus {
    /// Announced, the buyer has not approved.
    Created,
    /// Kept for later by the provider.
    Saved,
    /// The buyer must do something more, such as approve or prove who they are.
    PayerActionRequired,
    /// Approved: may be captured.
    Approved,
    /// Captured; see the capture for whether the money came.
    Completed,
    /// Called off.
    Voided,
    /// A status this program does not know.
    Other(String),
}

/// A capture of the buyer's money, or an attempt.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Capture {
    /// The provider's id, by which it is refunded.
    pub id: String,
    /// Whether the money came.
    pub status: CaptureStatus,
    /// How much was taken.
    pub amount: Money,
    /// The currency of `amount`.
    pub currency: Currency,
    /// What the provider keeps of it, in the same currency, once it says so.
    pub fee: Option<Money>,
}

/// Whether captured money came.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CaptureStatus {
    /// The money is there.
    Completed,
    /// The money was there, a part of it was given back.
    PartiallyRefunded,
    /// The money was there and was given back.
    Refunded,
    /// Not yet decided; a webhook tells later.
    Pending,
    /// Refused for good.
    Declined,
}

impl CaptureStatus {
    /// Whether the buyer's money arrived at some time, given back since or not.
    pub fn is_paid(self) -> bool {
        matches!(
            self,
            Self::Completed | Self::PartiallyRefunded | Self::Refunded
        )
    }
}

/// Money given back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refund {
    /// The provider's id.
    pub id: String,
    /// Our own name for it (`custom_id`); of a refund that we did not begin somebody else's.
    pub reference: Option<String>,
    /// Whether the money has gone back.
    pub status: RefundStatus,
    /// How much.
    pub amount: Money,
    /// The currency of `amount`.
    pub currency: Currency,
}

/// Whether refunded money has gone back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RefundStatus {
    /// Done.
    Completed,
    /// On its way.
    Pending,
    /// Did not work or was called off.
    Failed,
}

/// A buyer's complaint at the provider, or at their bank.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Dispute {
    /// The provider's id.
    pub id: String,
    /// The capture it is about, if it names one.
    pub capture_id: Option<String>,
    /// The provider's word for why, such as `MERCHANDISE_OR_SERVICE_NOT_RECEIVED`.
    pub reason: String,
    /// The provider's word for where it stands, such as `WAITING_FOR_SELLER_RESPONSE`.
    pub status: String,
    /// The provider's word for how grave it is: `INQUIRY`, `CHARGEBACK`, `PRE_ARBITRATION`
    /// or `ARBITRATION`.
    pub stage: String,
    /// How it ended, by the provider's word, such as `RESOLVED_BUYER_FAVOUR`.
    pub outcome: Option<String>,
    /// What it is about.
    pub amount: Money,
    /// The currency of `amount`.
    pub currency: Currency,
    /// What of it went back to the buyer, once it is decided and the provider says so.
    pub refunded: Option<Money>,
    /// Until when the provider wants an answer.
    pub respond_by: Option<DateTime<Utc>>,
    /// Whether the provider takes evidence now ([`Provider::provide_evidence`]).
    pub takes_evidence: bool,
    /// Whether the claim can be accepted now ([`Provider::accept_claim`]).
    pub can_be_accepted: bool,
    /// When it was opened.
    pub opened_at: DateTime<Utc>,
    /// When the provider last changed it.
    pub changed_at: DateTime<Utc>,
}

impl Dispute {
    /// Whether it is decided.
    pub fn is_resolved(&self) -> bool {
        self.status == "RESOLVED"
    }
}

/// The seller's evidence in a dispute.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Evidence {
    /// Repeating a request with this id sends nothing twice.
    pub request_id: String,
    /// The parcels that were sent.
    pub parcels: Vec<Parcel>,
    /// What the provider reads (≤ 2,000 characters).
    pub note: String,
}

/// A parcel as evidence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Parcel {
    /// Who carried it, as we call them.
    pub carrier: String,
    /// The carrier's number.
    pub tracking_number: String,
}

/// A payment, refund, payout or fee in the provider's books, without those that are pending,
/// refused or only held.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Transaction {
    /// The provider's id: that of the capture or of the refund; of a payout a number of its own,
    /// not the item's.
    pub id: String,
    /// Which way the money went.
    pub kind: TransactionKind,
    /// Of what went back, and of a dispute's fee: the capture it belongs to, if the provider says
    /// so.
    pub capture_id: Option<String>,
    /// Our own name for it (`custom_id`); of a payout the item's reference.
    pub reference: Option<String>,
    /// How much, always above zero.
    pub amount: Money,
    /// The currency of all amounts here.
    pub currency: Currency,
    /// What the provider kept; below zero: what it gave back of an earlier fee.
    pub fee: Money,
    /// When it happened, to the second.
    pub at: DateTime<Utc>,
}

/// Which way money went.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TransactionKind {
    /// A buyer paid.
    Payment,
    /// It was given back.
    Refund,
    /// The provider or a bank took it back.
    Reversal,
    /// The provider or a bank took money back and then gave it to us again.
    ReversalUndone,
    /// We paid a shop; the receiver has it.
    Payout,
    /// A payout came back.
    PayoutReturned,
    /// What the provider took for payouts apart from the payouts themselves.
    PayoutFee,
    /// What losing a dispute cost.
    DisputeFee,
}

impl TransactionKind {
    /// Whether the money came to us.
    pub fn came_in(self) -> bool {
        match self {
            Self::Payment | Self::ReversalUndone | Self::PayoutReturned => true,
            Self::Refund | Self::Reversal | Self::Payout | Self::PayoutFee | Self::DisputeFee => {
                false
            }
        }
    }
}
