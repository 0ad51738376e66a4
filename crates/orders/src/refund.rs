//! Refunds: recorded with what causes them, sent to the provider by a job that can be repeated
//! safely, and completed or failed with the provider's reason, until an operator retries or settles
//! them.

mod book;
mod external;
mod grant;
mod outstanding;
mod settle;

use db::Tx;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Integer, Nullable, Text};
use diesel_async::RunQueryDsl;
use futures_util::StreamExt;
use jobs::NewJob;
use payments::{NewRefund, RefundStatus};
use types::{Currency, Money, OrderId, RefundId, ReturnId, ShopOrderId};

use crate::payment::Payment;
use crate::{Error, OrdersContext};

pub(crate) use book::take_over;
pub(crate) use external::THE_REST;
pub use grant::{Grant, by_operator, by_seller};
pub use outstanding::{OutstandingRefund, Standing, list, retry};
pub use settle::{Settled, settle};

/// The kind of the job; its payload is the refund's id.
pub const JOB: &str = "refund";

/// How many refunds are looked after at once.
const AT_ONCE: usize = 8;

/// Money on its way back to a buyer, with the share of the marketplace's commission in it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, QueryableByName)]
pub(crate) struct RefundAmount {
    /// What the buyer gets.
    #[diesel(sql_type = BigInt)]
    pub amount: Money,
    /// Of that, what the marketplace gives; the rest is the shop's.
    #[diesel(sql_type = BigInt)]
    pub commission: Money,
}

impl RefundAmount {
    /// So much of it, with the share of the commission that belongs to it.
    pub fn part(self, amount: Money) -> Result<Self, Error> {
        let shops = self.amount.minus(self.commission)?;
        let split = amount.allocate(&[self.commission, shops])?;
        let commission = split.into_iter().next().unwrap_or(Money::ZERO);
        Ok(Self { amount, commission })
    }

    /// What is left of that after this; nothing if this is more.
    fn taken_from(self, whole: Self) -> Result<Self, Error> {
        let rest =
            |whole: Money, taken: Money| Ok::<_, Error>(whole.minus(taken)?.max(Money::ZERO));
        let rest = Self {
            amount: rest(whole.amount, self.amount)?,
            commission: rest(whole.commission, self.commission)?,
        };
        rest.within(whole)
    }

    /// This, but no more than is left, so that what is left after it is the shop's and the
    /// marketplace's in amounts that can still go back.
    pub fn within(self, left: Self) -> Result<Self, Error> {
        let amount = self.amount.min(left.amount);
        let shops = left.amount.minus(left.commission)?;
        let least = amount.minus(shops)?.max(Money::ZERO);
        let most = left.commission.min(amount);
        let commission = self.commission.max(least).min(most);
        Ok(Self { amount, commission })
    }
}

/// Why money goes back.
#[derive(Debug, Clone, Copy)]
pub(crate) enum RefundReason<'a> {
    /// As somebody says.
    Words(&'a str),
    /// A return pays back; the database lets it do so once.
    Return(ReturnId),
}

impl RefundReason<'_> {
    fn in_words(self) -> String {
        match self {
            Self::Words(words) => words.to_owned(),
            Self::Return(id) => format!("Return {id}"),
        }
    }

    const fn of_return(self) -> Option<ReturnId> {
        match self {
            Self::Words(_) => None,
            Self::Return(id) => Some(id),
        }
    }
}

/// Writes down that money of a shop order goes back, and has a job do it. Nothing to do when it
/// is none. More than what is left of the part or of the payment is refused by the database;
/// lock the payment first.
pub(crate) async fn request(
    tx: &mut Tx,
    payment: &Payment,
    part: ShopOrderId,
    back: RefundAmount,
    why: RefundReason<'_>,
) -> Result<(), Error> {
    write(tx, payment, Some(part), back, why).await.map(drop)
}

/// Refunds a payment that no order can use.
pub(crate) async fn return_unapplied(
    tx: &mut Tx,
    payment: &Payment,
    amount: Money,
    reason: &str,
) -> Result<(), Error> {
    let commission = Money::ZERO;
    let back = RefundAmount { amount, commission };
    let why = RefundReason::Words(reason);
    write(tx, payment, None, back, why).await.map(drop)
}

/// None where there is nothing to give.
async fn write(
    tx: &mut Tx,
    payment: &Payment,
    part: Option<ShopOrderId>,
    back: RefundAmount,
    why: RefundReason<'_>,
) -> Result<Option<RefundId>, Error> {
    if back.amount == Money::ZERO {
        return Ok(None);
    }
    // No `returning` beyond the id: a seller writes this too, and sees what the wall lets them.
    let row: Id = diesel::sql_query(
        "insert into refunds (payment_id, shop_order_id, amount, commission, reason, return_id) \
         values ($1, $2, $3, $4, $5, $6) returning id",
    )
    .bind::<BigInt, _>(payment.id)
    .bind::<Nullable<BigInt>, _>(part)
    .bind::<BigInt, _>(back.amount)
    .bind::<BigInt, _>(back.commission)
    .bind::<Text, _>(why.in_words())
    .bind::<Nullable<BigInt>, _>(why.of_return())
    .get_result(tx.conn())
    .await?;
    let job = NewJob::new(JOB, &row.id).unique(job_key(row.id, 1));
    jobs::enqueue(tx, job).await?;
    Ok(Some(row.id))
}

/// A round that an operator begins gets a job of its own.
fn job_key(id: RefundId, round: i32) -> String {
    match round {
        1 => format!("refund:{id}"),
        round => format!("refund:{id}:{round}"),
    }
}

/// Our name for a refund in the provider's books. A failed one that is tried anew gets another, so that
/// the failure that stays in those books is not taken for the new try's.
fn reference(id: RefundId, round: i32) -> String {
    match round {
        1 => format!("refund-{id}"),
        round => format!("refund-{id}-{round}"),
    }
}

/// In which round a refund was given this name, if it is this refund's.
fn round_of(reference: &str, id: RefundId) -> Option<i32> {
    let rest = reference.strip_prefix(&format!("refund-{id}"))?;
    match rest.strip_prefix('-') {
        None => rest.is_empty().then_some(1),
        Some(round) => round.parse().ok(),
    }
}

#[derive(QueryableByName)]
struct Id {
    #[diesel(sql_type = BigInt)]
    id: RefundId,
}

/// What of a shop order has not gone back and is not on its way.
pub(crate) async fn left(tx: &mut Tx, part: ShopOrderId) -> Result<RefundAmount, Error> {
    Ok(diesel::sql_query(include_str!("refund/left.sql"))
        .bind::<BigInt, _>(part)
        .get_result(tx.conn())
        .await?)
}

/// So much of a shop order goes back, with the share of the commission that belongs to it. Refused
/// when it is nothing, or more than what is left.
pub(crate) async fn of_what_is_left(
    tx: &mut Tx,
    part: ShopOrderId,
    amount: Money,
) -> Result<RefundAmount, Error> {
    let left = left(tx, part).await?;
    if amount <= Money::ZERO || amount > left.amount {
        return Err(Error::TooMuch { most: left.amount });
    }
    left.part(amount)
}

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = BigInt)]
    id: RefundId,
    #[diesel(sql_type = BigInt)]
    order_id: OrderId,
    #[diesel(sql_type = BigInt)]
    amount: Money,
    #[diesel(sql_type = Text)]
    status: String,
    #[diesel(sql_type = Integer)]
    attempts: i32,
    #[diesel(sql_type = Integer)]
    round: i32,
    #[diesel(sql_type = Nullable<Text>)]
    provider_refund_id: Option<String>,
    #[diesel(sql_type = Text)]
    capture_id: String,
    #[diesel(sql_type = Nullable<Text>)]
    provider_order_id: Option<String>,
    #[diesel(sql_type = Text)]
    currency: String,
}

/// What came of asking the provider.
enum Outcome {
    Said(payments::Refund),
    /// Never, for this reason.
    Refused(String),
    /// Not known; ask again.
    Open(payments::Error),
    /// It ended meanwhile, and nothing was asked for.
    Over,
}

/// The job: has the provider give the money back, then books it. A refund that waits at the
/// provider is asked about; one that has ended is left alone.
pub async fn pay_back(context: &OrdersContext, id: RefundId) -> Result<(), Error> {
    let row: Row = diesel::sql_query(include_str!("refund/row.sql"))
        .bind::<BigInt, _>(id)
        .get_result(&mut *context.pool.get().await?)
        .await
        .optional()?
        .ok_or(Error::NotFound)?;
    let outcome = match (row.status.as_str(), &row.provider_refund_id) {
        ("requested", _) => ask(context, &row).await?,
        ("pending", Some(name)) => match context.provider.get_refund(name).await {
            Ok(said) => Outcome::Said(said),
            Err(error) => Outcome::Open(error),
        },
        _ => return Ok(()),
    };
    match outcome {
        Outcome::Said(said) => {
            let booked = book::ours(context, row.order_id, (id, row.round), &said).await;
            db::crash_point("refund::booked");
            booked
        }
        Outcome::Refused(why) => book::refused(context, row.order_id, (id, row.round), &why).await,
        Outcome::Open(error) => {
            tracing::warn!(%error, refund = %id, "a refund did not go through yet");
            note(context, id, &error).await?;
            Err(Error::ProviderUnavailable)
        }
        Outcome::Over => Ok(()),
    }
}

/// Asks for the money. The request id is made of the refund, so a repetition pays nothing twice;
/// should the provider have forgotten it, the refund still stands under our name in its books,
/// which are read before anything is asked a second time; what failed before may have been paid since.
async fn ask(context: &OrdersContext, row: &Row) -> Result<Outcome, Error> {
    let is_repeated = row.attempts > 0 || row.round > 1;
    if let (true, Some(order)) = (is_repeated, row.provider_order_id.as_deref()) {
        match context.provider.get(order).await {
            Err(error) => return Ok(Outcome::Open(error)),
            Ok(said) => {
                let mut ours = said.refunds.into_iter();
                let known = ours.find(|refund| {
                    let named = refund.reference.as_deref();
                    named.and_then(|name| round_of(name, row.id)).is_some()
                        && refund.status != RefundStatus::Failed
                });
                if let Some(known) = known {
                    return Ok(Outcome::Said(known));
                }
            }
        }
    }
    let stands = diesel::sql_query(
        "update refunds set attempts = attempts + 1 \
         where id = $1 and status = 'requested' and round = $2",
    )
    .bind::<BigInt, _>(row.id)
    .bind::<Integer, _>(row.round)
    .execute(&mut *context.pool.get().await?)
    .await?;
    if stands == 0 {
        return Ok(Outcome::Over);
    }
    db::crash_point("refund::begun");
    let request_id = match row.round {
        1 => format!("refund:{}:{}", row.id, row.capture_id),
        round => format!("refund:{}:{}:{round}", row.id, row.capture_id),
    };
    let Ok(currency) = Currency::parse(&row.currency) else {
        return Ok(Outcome::Refused(format!("{} is no currency", row.currency)));
    };
    let asked = NewRefund {
        capture_id: row.capture_id.clone(),
        request_id,
        reference: reference(row.id, row.round),
        amount: row.amount,
        currency,
    };
    let refunded = context.provider.refund(&asked).await;
    db::crash_point("refund::paid");
    Ok(match refunded {
        Ok(said) => Outcome::Said(said),
        Err(error @ (payments::Error::Unavailable { .. } | payments::Error::Unknown { .. })) => {
            Outcome::Open(error)
        }
        Err(error) => Outcome::Refused(error.to_string()),
    })
}

/// Operators read what keeps money from getting through.
async fn note(context: &OrdersContext, id: RefundId, error: &payments::Error) -> Result<(), Error> {
    diesel::sql_query("update refunds set last_error = $2 where id = $1")
        .bind::<BigInt, _>(id)
        .bind::<Text, _>(error.to_string())
        .execute(&mut *context.pool.get().await?)
        .await?;
    Ok(())
}

#[derive(QueryableByName)]
struct Waiting {
    #[diesel(sql_type = BigInt)]
    id: RefundId,
    #[diesel(sql_type = Integer)]
    round: i32,
}

/// Tries again the refunds whose job was given up, and asks about those that wait at the
/// provider, each after a time that grows to a day: money owed is never forgotten.
pub async fn sweep(context: &OrdersContext) -> Result<(), Error> {
    let waiting: Vec<Waiting> = diesel::sql_query(include_str!("refund/take_due.sql"))
        .load(&mut *context.pool.get().await?)
        .await?;
    let each = futures_util::stream::iter(waiting);
    let tried = each.map(
        async |Waiting { id, round }| match pay_back(context, id).await {
            Ok(()) => Ok(jobs::settle(&context.pool, &job_key(id, round)).await?),
            Err(error) => {
                tracing::warn!(%error, refund = %id, "a refund still waits");
                Ok(())
            }
        },
    );
    let done: Vec<Result<(), Error>> = tried.buffer_unordered(AT_ONCE).collect().await;
    done.into_iter().collect()
}
