//! The double-entry ledger. Positive amounts are what the provider holds for us, negative ones are
//! what we owe the shops and have earned; each transaction sums to zero (a deferred trigger
//! enforces it) and none is ever changed. `docs/LEDGER.md` explains every account and every kind.

pub mod browse;
pub mod commission;
pub mod journal;
mod shop;
pub mod statement;

use chrono::{DateTime, Utc};
use db::{Pool, Tx};
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Binary, Nullable, Text};
use diesel_async::RunQueryDsl;
use payments::{Capture, Transaction};
use types::{Money, OrderId, ShopId};

use crate::payment::Payment;
use crate::{Error, figures};

pub(crate) use shop::post_adjustment;
pub use shop::{
    Channel, Payout, payout_name, post_payout, post_payout_back, post_payout_fee, post_payout_paid,
};

const POST: &str = include_str!("ledger/post.sql");

/// From a moment on, and before another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Period {
    /// From this moment on.
    pub from: DateTime<Utc>,
    /// Before this one.
    pub until: DateTime<Utc>,
}

/// One side of a booking.
struct Entry {
    account: &'static str,
    shop: Option<ShopId>,
    amount: Money,
}

impl Entry {
    /// A side that is no shop's.
    const fn of(account: &'static str, amount: Money) -> Self {
        Self {
            account,
            shop: None,
            amount,
        }
    }
}

/// What money of a buyer is worth to whom: to a shop and the marketplace, or, where it pays for
/// nothing, to the buyer alone.
#[derive(QueryableByName)]
pub(crate) struct Share {
    #[diesel(sql_type = Nullable<BigInt>)]
    pub shop_id: Option<ShopId>,
    #[diesel(sql_type = BigInt)]
    pub total: Money,
    #[diesel(sql_type = BigInt)]
    pub commission: Money,
}

/// The money came in: the provider holds it, the shops are owed their part.
pub(crate) async fn post_capture(
    tx: &mut Tx,
    payment: &Payment,
    capture_id: &str,
) -> Result<(), Error> {
    let query = diesel::sql_query(
        "select shop_id, total, commission from shop_orders where order_id = $1 order by id",
    );
    let shares: Vec<Share> = db::prepared(query.bind::<BigInt, _>(payment.order_id))
        .load(tx.conn())
        .await?;
    let mut entries = Vec::new();
    for share in &shares {
        entries.extend(sides(share, Channel::Provider)?);
    }
    let reference = format!("capture:{capture_id}");
    post(
        tx,
        "capture",
        Some(payment.order_id),
        &payment.currency,
        &reference,
        &entries,
    )
    .await
}

/// Money came in that no order can use: it is the buyer's until it has gone back.
pub(crate) async fn post_unapplied(
    tx: &mut Tx,
    payment: &Payment,
    capture: &Capture,
) -> Result<(), Error> {
    let share = Share {
        shop_id: None,
        total: capture.amount,
        commission: Money::ZERO,
    };
    let (reference, currency) = (format!("capture:{}", capture.id), capture.currency.as_str());
    post(
        tx,
        "capture",
        Some(payment.order_id),
        currency,
        &reference,
        &sides(&share, Channel::Provider)?,
    )
    .await
}

/// What the provider keeps of a capture stays with the marketplace. Booked once, whenever the
/// provider says so.
pub(crate) async fn post_fee(
    tx: &mut Tx,
    payment: &Payment,
    capture: &Capture,
) -> Result<(), Error> {
    let Some(fee) = capture.fee.filter(|fee| *fee != Money::ZERO) else {
        return Ok(());
    };
    let entries = [
        Entry::of("provider", Money::ZERO.minus(fee)?),
        Entry::of("fee", fee),
    ];
    let (reference, currency) = (format!("fee:{}", capture.id), capture.currency.as_str());
    let order = Some(payment.order_id);
    post(tx, "fee", order, currency, &reference, &entries).await
}

/// What the provider took for a lost dispute stays with the marketplace. Booked once under the
/// provider's name for it.
pub(crate) async fn post_dispute_fee(
    tx: &mut Tx,
    order: OrderId,
    fee: &Transaction,
) -> Result<(), Error> {
    let entries = [
        Entry::of("provider", Money::ZERO.minus(fee.amount)?),
        Entry::of("fee", fee.amount),
    ];
    let (reference, currency) = (format!("dispute-fee:{}", fee.id), fee.currency.as_str());
    post(
        tx,
        "dispute_fee",
        Some(order),
        currency,
        &reference,
        &entries,
    )
    .await
}

/// Money went back by this channel: the capture's entries of one share, reversed. The kind is
/// `refund`, or `reversal` where it was taken.
pub(crate) async fn post_refund(
    tx: &mut Tx,
    (kind, channel): (&'static str, Channel),
    payment: &Payment,
    reference: &str,
    share: &Share,
) -> Result<(), Error> {
    let mut entries = sides(share, channel)?;
    for entry in &mut entries {
        entry.amount = Money::ZERO.minus(entry.amount)?;
    }
    let currency = &payment.captured_currency;
    let order = Some(payment.order_id);
    post(tx, kind, order, currency, reference, &entries).await
}

fn sides(share: &Share, channel: Channel) -> Result<Vec<Entry>, Error> {
    let owed = share.total.minus(share.commission)?;
    let account = match share.shop_id {
        Some(_) => "shop",
        None => "buyer",
    };
    Ok(vec![
        Entry::of(channel.account(), share.total),
        Entry {
            account,
            shop: share.shop_id,
            amount: Money::ZERO.minus(owed)?,
        },
        Entry::of("commission", Money::ZERO.minus(share.commission)?),
    ])
}

/// One statement; what is booked already under this reference is left as it is.
async fn post(
    tx: &mut Tx,
    kind: &'static str,
    order: Option<OrderId>,
    currency: &str,
    reference: &str,
    entries: &[Entry],
) -> Result<(), Error> {
    let entries = || entries.iter().filter(|entry| entry.amount != Money::ZERO);
    let statement = diesel::sql_query(POST)
        .bind::<Text, _>(kind)
        .bind::<Nullable<BigInt>, _>(order)
        .bind::<Text, _>(reference)
        .bind::<Text, _>(currency)
        .bind::<Array<Text>, _>(entries().map(|entry| entry.account).collect::<Vec<_>>())
        .bind::<Array<Nullable<BigInt>>, _>(entries().map(|entry| entry.shop).collect::<Vec<_>>())
        .bind::<Array<BigInt>, _>(entries().map(|entry| entry.amount).collect::<Vec<_>>());
    db::prepared(statement).execute(tx.conn()).await?;
    Ok(())
}

#[derive(QueryableByName)]
struct Unsealed {
    #[diesel(sql_type = BigInt)]
    id: i64,
    #[diesel(sql_type = Text)]
    content: String,
}

#[derive(QueryableByName)]
struct LastSeal {
    #[diesel(sql_type = BigInt)]
    position: i64,
    #[diesel(sql_type = Binary)]
    hash: Vec<u8>,
}

/// Lays the hash chain over transactions that have none yet: each seal is the SHA-256 of the
/// one before and of what the transaction says. What is sealed is counted in the figures of shops.
/// One gateway at a time.
pub async fn seal(pool: &Pool) -> Result<(), Error> {
    db::transaction(pool, async |tx| {
        diesel::sql_query("select pg_advisory_xact_lock(7355609)")
            .execute(tx.conn())
            .await?;
        let unsealed: Vec<Unsealed> = diesel::sql_query(include_str!("ledger/unsealed.sql"))
            .load(tx.conn())
            .await?;
        let last: Option<LastSeal> = diesel::sql_query(
            "select position, hash from ledger_seals order by position desc limit 1",
        )
        .get_result(tx.conn())
        .await
        .optional()?;
        let (mut position, mut hash) =
            last.map_or((0, Vec::new()), |seal| (seal.position, seal.hash));
        let ids: Vec<i64> = unsealed.iter().map(|waiting| waiting.id).collect();
        for transaction in unsealed {
            position += 1;
            hash = link(&hash, &transaction.content);
            insert_seal(tx, transaction.id, position, &hash).await?;
        }
        figures::count(tx, &ids).await
    })
    .await
}

/// The next link of the chain.
pub fn link(previous: &[u8], content: &str) -> Vec<u8> {
    let mut context = ring::digest::Context::new(&ring::digest::SHA256);
    context.update(previous);
    context.update(content.as_bytes());
    context.finish().as_ref().to_vec()
}

async fn insert_seal(tx: &mut Tx, id: i64, position: i64, hash: &[u8]) -> Result<(), Error> {
    diesel::sql_query(
        "with sealed as (delete from ledger_unsealed where transaction_id = $1) \
         insert into ledger_seals (transaction_id, position, hash) values ($1, $2, $3)",
    )
    .bind::<BigInt, _>(id)
    .bind::<BigInt, _>(position)
    .bind::<Binary, _>(hash)
    .execute(tx.conn())
    .await?;
    Ok(())
}
