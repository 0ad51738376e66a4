//! The account's balance: everything received less everything paid, and less what is held. In minor
//! units of one currency.

use serde::{Deserialize, Serialize};

use chrono::{DateTime, Utc};

use super::Books;
use super::report::Totals;
use crate::amount::Amount;
use crate::id;
use crate::journal::Entry;
use crate::problem::Problem;

/// Money put into the account from a bank.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Deposit {
    pub(crate) id: String,
    pub(crate) amount: Amount,
    pub(crate) at: DateTime<Utc>,
}

impl Books {
    /// What can be paid out.
    pub(crate) fn available(&self, currency: &str) -> i64 {
        let totals = self.totals();
        totals.get(currency).map_or(0, |total| total.balance)
    }

    /// Puts money into the account.
    pub(crate) fn deposit(&mut self, amount: Amount) -> Result<Deposit, Problem> {
        let deposit = Deposit {
            id: id::resource(),
            amount,
            at: Utc::now(),
        };
        self.write(&[Entry::Deposit {
            deposit: deposit.clone(),
        }])?;
        self.deposits.push(deposit.clone());
        Ok(deposit)
    }
}

impl Totals {
    /// What is left, once all else is counted.
    pub(super) fn balance(&mut self) {
        let came = self.captured + self.deposited;
        let went = self.refunded + self.fees + self.dispute_fees + self.paid_out + self.payout_fees;
        self.net = self.captured - self.refunded;
        self.balance = came - went - self.held;
    }
}
