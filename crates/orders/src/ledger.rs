//! Double entry: every cent that comes in somewhere goes out elsewhere. Positive is what the
//! provider holds for us, negative what we owe the shops and earn ourselves; each
//! transaction sums to zero (a deferred trigger sees to it) and none is ever changed.

use db::{Pool, Tx};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Binary, Nullable, Text};
use diesel_async::RunQueryDsl;
use types::{Money, OrderId, ShopId};

use crate::Error;
use crate::payment::Payment;

/// One side of a booking.
struct Entry {
    account: &'static str,
    shop: Option<ShopId>,
    amount: Money,
}

/// What a shop order is worth to whom.
#[derive(QueryableByName)]
pub(crate) struct Share {
    #[diesel(sql_type = BigInt)]
    pub shop_id: ShopId,
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
    let shares: Vec<Share> = diesel::sql_query(
        "select shop_id, total, commission from shop_orders where order_id = $1 order by id",
    )
    .bind::<BigInt, _>(payment.order_id)
    .load(tx.conn())
    .await?;
    let mut entries = Vec::new();
    for share in &shares {
        entries.extend(sides(share)?);
    }
    let reference = format!("capture:{capture_id}");
    post(
        tx,
        "capture",
        payment.order_id,
        &reference,
        &payment.currency,
        &entries,
    )
    .await
}

/// Money went back: the capture's entries of one shop order, turned round.
pub(crate) async fn post_refund(
    tx: &mut Tx,
    order: OrderId,
    reference: &str,
    currency: &str,
    share: &Share,
) -> Result<(), Error> {
    let mut entries = sides(share)?;
    for entry in &mut entries {
        entry.amount = Money::ZERO.minus(entry.amount)?;
    }
    post(tx, "refund", order, reference, currency, &entries).await
}

fn sides(share: &Share) -> Result<Vec<Entry>, Error> {
    let owed = share.total.minus(share.commission)?;
    Ok(vec![
        Entry {
            account: "provider",
            shop: None,
            amount: share.total,
        },
        Entry {
            account: "shop",
            shop: Some(share.shop_id),
            amount: Money::ZERO.minus(owed)?,
        },
        Entry {
            account: "commission",
            shop: None,
            amount: Money::ZERO.minus(share.commission)?,
        },
    ])
}

#[derive(QueryableByName)]
struct Posted {
    #[diesel(sql_type = BigInt)]
    id: i64,
}

async fn post(
    tx: &mut Tx,
    kind: &'static str,
    order: OrderId,
    reference: &str,
    currency: &str,
    entries: &[Entry],
) -> Result<(), Error> {
    let posted: Posted = diesel::sql_query(
        "insert into ledger_transactions (kind, order_id, reference, currency) \
         values ($1, $2, $3, $4) returning id",
    )
    .bind::<Text, _>(kind)
    .bind::<BigInt, _>(order)
    .bind::<Text, _>(reference)
    .bind::<Text, _>(currency)
    .get_result(tx.conn())
    .await?;
    for entry in entries.iter().filter(|entry| entry.amount != Money::ZERO) {
        diesel::sql_query(
            "insert into ledger_entries (transaction_id, account, shop_id, amount) \
             values ($1, $2, $3, $4)",
        )
        .bind::<BigInt, _>(posted.id)
        .bind::<Text, _>(entry.account)
        .bind::<Nullable<BigInt>, _>(entry.shop)
        .bind::<BigInt, _>(entry.amount)
        .execute(tx.conn())
        .await?;
    }
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
/// one before and of what the transaction says. One gateway at a time.
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
        for transaction in unsealed {
            position += 1;
            hash = link(&hash, &transaction.content);
            insert_seal(tx, transaction.id, position, &hash).await?;
        }
        Ok(())
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
        "insert into ledger_seals (transaction_id, position, hash) values ($1, $2, $3)",
    )
    .bind::<BigInt, _>(id)
    .bind::<BigInt, _>(position)
    .bind::<Binary, _>(hash)
    .execute(tx.conn())
    .await?;
    Ok(())
}
