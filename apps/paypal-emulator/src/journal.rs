//! The books on disk: `paypal-journal.jsonl` in the data folder, one JSON object a line.
//!
//! - `{"kind":"order","order":{…}}`: the state of an order after a change; the last line of
//!   an order counts.
//! - `{"kind":"batch","batch":{…}}`: the same of a batch of payouts.
//! - `{"kind":"deposit","deposit":{…}}`: money put into the account.
//! - `{"kind":"notice","notice":{"id":…,"body":…}}`: a webhook to be delivered.
//! - `{"kind":"delivered","id":…}`: that webhook has arrived, or will never be sent.
//!
//! A change and its webhook are one write, so a killed process leaves both or neither; a last
//! line that is cut off is ignored. Each start rewrites the file with what still counts.

use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anyhow::Context;
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use serde_json::json;

use crate::amount::{Amount, AmountJson};
use crate::books::Deposit;
use crate::dispute::{Awaiting, Dispute, Message, SELLER, Stage};
use crate::event::Notice;
use crate::id;
use crate::order::{Capture, Order, Refund, RefundStanding, Status};
use crate::payout::Batch;

const FILE: &str = "paypal-journal.jsonl";

/// One line of the journal.
#[derive(Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub(crate) enum Entry {
    Order { order: Box<Order> },
    Batch { batch: Box<Batch> },
    Deposit { deposit: Deposit },
    Notice { notice: Notice },
    Delivered { id: String },
}

/// The open journal; no second process can open it meanwhile.
pub(crate) struct Journal {
    file: File,
    _lock: File,
}

/// What a journal says in the end.
#[derive(Default)]
pub(crate) struct Content {
    pub(crate) orders: Vec<Order>,
    pub(crate) batches: Vec<Batch>,
    pub(crate) deposits: Vec<Deposit>,
    pub(crate) undelivered: Vec<Notice>,
}

/// A payment of the past, for demo data: approved, captured, never announced by a webhook.
#[derive(Debug, Clone)]
pub struct PastCapture {
    /// The order's id at PayPal.
    pub order_id: String,
    /// The capture's id at PayPal.
    pub capture_id: String,
    /// The amount in minor units of `currency`.
    pub amount: i64,
    /// A currency that PayPal takes.
    pub currency: String,
    /// The shop's own reference.
    pub custom_id: String,
    /// When it was paid.
    pub captured_at: DateTime<Utc>,
    /// What was given back since.
    pub refunds: Vec<PastRefund>,
    /// What its buyer complained about.
    pub disputes: Vec<PastDispute>,
}

/// An inquiry of the past about all of a payment, for which no money was set aside.
#[derive(Debug, Clone)]
pub struct PastDispute {
    /// The dispute's id at PayPal.
    pub id: String,
    /// PayPal's word for what it is about.
    pub reason: String,
    /// What the buyer wrote.
    pub words: String,
    /// When it was opened.
    pub opened_at: DateTime<Utc>,
    /// Until when PayPal waits for the seller.
    pub respond_by: DateTime<Utc>,
    /// When it was decided for the seller; nothing while it waits for them.
    pub decided_at: Option<DateTime<Utc>>,
}

/// A refund of the past.
#[derive(Debug, Clone)]
pub struct PastRefund {
    /// The refund's id at PayPal.
    pub id: String,
    /// The amount in minor units of the payment's currency.
    pub amount: i64,
    /// When it was given back.
    pub refunded_at: DateTime<Utc>,
}

/// Books payments of the past into the journal of an emulator that is not running. Booking
/// the same order again replaces it, so a broken-off load may simply be repeated.
pub fn append_past_captures(data_dir: &Path, captures: &[PastCapture]) -> anyhow::Result<()> {
    fs::create_dir_all(data_dir)?;
    let _lock = lock(data_dir)?;
    let mut file = open(&data_dir.join(FILE))?;
    let orders: anyhow::Result<Vec<Entry>> = captures
        .iter()
        .map(|past| past.order().map(entry_of))
        .collect();
    write(&mut file, &orders?)?;
    Ok(())
}

impl PastCapture {
    /// The order as the books would have it now.
    pub(crate) fn order(&self) -> anyhow::Result<Order> {
        let amount = Amount {
            minor: self.amount,
            currency: self.currency.clone(),
        };
        let written = AmountJson::from(amount);
        let unit = json!({ "custom_id": self.custom_id, "amount": written });
        let amount = Amount::try_from(written)
            .map_err(|issue| anyhow::anyhow!("{}: {issue}", self.order_id))?;
        let capture = Capture {
            id: self.capture_id.clone(),
            request_id: None,
            declined: false,
            pending: false,
            amount: amount.clone(),
            fee: 0,
            refunds: self.refunds(),
            disputes: self.disputes(&amount),
            created_at: self.captured_at,
        };
        Ok(Order {
            id: self.order_id.clone(),
            request_id: None,
            status: Status::Completed,
            amount,
            custom_id: Some(self.custom_id.clone()),
            brand: None,
            unit,
            will_be_declined: false,
            payee: None,
            captures: vec![capture],
            created_at: self.captured_at,
            updated_at: self.captured_at,
        })
    }

    fn disputes(&self, amount: &Amount) -> Vec<Dispute> {
        let disputes = self.disputes.iter();
        disputes.map(|past| past.dispute(amount.clone())).collect()
    }

    fn refunds(&self) -> Vec<Refund> {
        let refunds = self.refunds.iter();
        refunds
            .map(|past| Refund {
                id: past.id.clone(),
                request_id: None,
                custom_id: None,
                standing: RefundStanding::Completed,
                reversal: false,
                chargeback: false,
                amount: Amount {
                    minor: past.amount,
                    currency: self.currency.clone(),
                },
                created_at: past.refunded_at,
            })
            .collect()
    }
}

impl PastDispute {
    fn dispute(&self, amount: Amount) -> Dispute {
        let message = Message {
            posted_by: "BUYER".to_owned(),
            time_posted: self.opened_at,
            content: self.words.clone(),
        };
        Dispute {
            id: self.id.clone(),
            buyer_transaction_id: id::resource(),
            reason: self.reason.clone(),
            stage: Stage::Inquiry,
            external: false,
            waits: Awaiting::default(),
            amount,
            respond_by: self.respond_by,
            outcome: self.decided_at.map(|_| SELLER.to_owned()),
            hold: None,
            refunded: 0,
            fee: None,
            evidences: Vec::new(),
            messages: vec![message],
            created_at: self.opened_at,
            updated_at: self.decided_at.unwrap_or(self.opened_at),
        }
    }
}

impl Journal {
    /// Reads the journal of a folder, rewrites it without what is past, and keeps it open.
    pub(crate) fn open(data_dir: &Path) -> anyhow::Result<(Self, Content)> {
        fs::create_dir_all(data_dir)
            .with_context(|| format!("cannot make the folder {}", data_dir.display()))?;
        let lock = lock(data_dir)?;
        let path = data_dir.join(FILE);
        let content = read(&path).with_context(|| format!("cannot read {}", path.display()))?;
        let draft = data_dir.join(format!("{FILE}.{}", id::debug()));
        rewrite(&draft, &path, &content)
            .with_context(|| format!("cannot write {}", path.display()))?;
        let journal = Self {
            file: open(&path)?,
            _lock: lock,
        };
        Ok((journal, content))
    }

    /// Adds lines in one write.
    pub(crate) fn append(&mut self, entries: &[Entry]) -> io::Result<()> {
        write(&mut self.file, entries)
    }
}

/// The line of an order.
pub(crate) fn entry_of(order: Order) -> Entry {
    Entry::Order {
        order: Box::new(order),
    }
}

fn lock(data_dir: &Path) -> anyhow::Result<File> {
    let path: PathBuf = data_dir.join(format!("{FILE}.lock"));
    let file = open(&path)?;
    file.try_lock()
        .with_context(|| format!("another emulator uses {}", data_dir.display()))?;
    Ok(file)
}

fn open(path: &Path) -> io::Result<File> {
    OpenOptions::new().create(true).append(true).open(path)
}

fn write(file: &mut File, entries: &[Entry]) -> io::Result<()> {
    let mut lines = Vec::new();
    for entry in entries {
        serde_json::to_writer(&mut lines, entry)?;
        lines.push(b'\n');
    }
    file.write_all(&lines)
}

fn rewrite(draft: &Path, path: &Path, content: &Content) -> io::Result<()> {
    let orders = content.orders.iter().cloned().map(entry_of);
    let notices = content.undelivered.iter().cloned();
    let notices = notices.map(|notice| Entry::Notice { notice });
    let batches = content.batches.iter().cloned().map(Box::new);
    let batches = batches.map(|batch| Entry::Batch { batch });
    let deposits = content.deposits.iter().cloned();
    let deposits = deposits.map(|deposit| Entry::Deposit { deposit });
    let books = orders.chain(batches).chain(deposits);
    let entries: Vec<Entry> = books.chain(notices).collect();
    let mut file = open(draft)?;
    write(&mut file, &entries)?;
    file.sync_all()?;
    fs::rename(draft, path)
}

fn read(path: &Path) -> anyhow::Result<Content> {
    let text = match fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
        Err(error) => return Err(error.into()),
    };
    let mut orders = BTreeMap::new();
    let mut batches = BTreeMap::new();
    let mut deposits = Vec::new();
    let mut notices = BTreeMap::new();
    let whole = text.rfind('\n').map_or("", |end| text.split_at(end).0);
    for (number, line) in whole.lines().enumerate() {
        let entry = serde_json::from_str(line).with_context(|| format!("line {}", number + 1))?;
        match entry {
            Entry::Order { order } => drop(orders.insert(order.id.clone(), *order)),
            Entry::Batch { batch } => drop(batches.insert(batch.id.clone(), *batch)),
            Entry::Deposit { deposit } => deposits.push(deposit),
            Entry::Notice { notice } => drop(notices.insert(notice.id.clone(), (number, notice))),
            Entry::Delivered { id } => drop(notices.remove(&id)),
        }
    }
    let mut undelivered: Vec<(usize, Notice)> = notices.into_values().collect();
    undelivered.sort_by_key(|(number, _)| *number);
    Ok(Content {
        orders: orders.into_values().collect(),
        batches: batches.into_values().collect(),
        deposits,
        undelivered: undelivered.into_iter().map(|(_, notice)| notice).collect(),
    })
}
