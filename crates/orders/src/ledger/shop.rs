//! Transactions between the marketplace and one shop: payouts, returned payouts and adjustments.

use db::Tx;
use types::{AdjustmentId, Money, PayoutId, ShopId};

use super::{Entry, post};
use crate::Error;

/// Money on its way to a shop.
#[derive(Debug, Clone)]
pub struct Payout {
    /// Which.
    pub id: PayoutId,
    /// To whom.
    pub shop: ShopId,
    /// How much, above zero.
    pub amount: Money,
    /// Of what.
    pub currency: String,
}

/// How a payout is called towards the provider and the bank.
pub fn payout_name(id: PayoutId) -> String {
    format!("payout-{id}")
}

/// Which account money leaves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Channel {
    /// The provider sends it.
    Provider,
    /// Somebody transfers it from the marketplace's bank account.
    Bank,
}

impl Channel {
    pub(super) const fn account(self) -> &'static str {
        match self {
            Self::Provider => "provider",
            Self::Bank => "bank",
        }
    }
}

/// A side of the shop's own.
const fn of(payout: &Payout, account: &'static str, amount: Money) -> Entry {
    Entry {
        account,
        shop: Some(payout.shop),
        amount,
    }
}

/// A payout begins: what the shop was owed is on its way now.
pub async fn post_payout(tx: &mut Tx, payout: &Payout) -> Result<(), Error> {
    let entries = [
        of(payout, "shop", payout.amount),
        of(payout, "payout", Money::ZERO.minus(payout.amount)?),
    ];
    book(tx, "payout", "payout", payout, &entries).await
}

/// A payout arrived: it is on its way no more, and the account it left has less.
pub async fn post_payout_paid(tx: &mut Tx, payout: &Payout, channel: Channel) -> Result<(), Error> {
    let entries = [
        of(payout, "payout", payout.amount),
        Entry::of(channel.account(), Money::ZERO.minus(payout.amount)?),
    ];
    book(tx, "payout_paid", "payout-paid", payout, &entries).await
}

/// What the provider takes for a payout stays with the marketplace.
pub async fn post_payout_fee(tx: &mut Tx, payout: &Payout, fee: Money) -> Result<(), Error> {
    if fee == Money::ZERO {
        return Ok(());
    }
    let entries = [
        Entry::of("provider", Money::ZERO.minus(fee)?),
        Entry::of("fee", fee),
    ];
    book(tx, "payout_fee", "payout-fee", payout, &entries).await
}

/// A payout came to nothing and is the shop's again. `paid` names the account to which money
/// comes back that had left already.
pub async fn post_payout_back(
    tx: &mut Tx,
    payout: &Payout,
    paid: Option<Channel>,
) -> Result<(), Error> {
    let back = match paid {
        Some(channel) => Entry::of(channel.account(), payout.amount),
        None => of(payout, "payout", payout.amount),
    };
    let entries = [back, of(payout, "shop", Money::ZERO.minus(payout.amount)?)];
    book(tx, "payout_returned", "payout-returned", payout, &entries).await
}

/// What an operator gave a shop (above zero) or took.
pub(crate) async fn post_adjustment(
    tx: &mut Tx,
    id: AdjustmentId,
    (shop, amount, currency): (ShopId, Money, &str),
) -> Result<(), Error> {
    let entries = [
        Entry {
            account: "shop",
            shop: Some(shop),
            amount: Money::ZERO.minus(amount)?,
        },
        Entry::of("adjustment", amount),
    ];
    let reference = format!("adjustment:{id}");
    post(tx, "adjustment", None, currency, &reference, &entries).await
}

async fn book(
    tx: &mut Tx,
    kind: &'static str,
    name: &str,
    payout: &Payout,
    entries: &[Entry],
) -> Result<(), Error> {
    let reference = format!("{name}:{}", payout.id);
    post(tx, kind, None, &payout.currency, &reference, entries).await
}
