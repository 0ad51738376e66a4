//! Adding many lines at once: the cart that a guest collected in the browser is added after signing
//! in. A line that cannot be added as requested does not fail the others; it is reported. The same
//! Idempotency-Key adds a batch only once, however often it is sent.

use std::collections::BTreeMap;

use auth::actor::User;
use catalog::variant::{self, Offer};
use db::idempotency::{self, Claim, Key};
use db::{Pool, Tx};
use serde::{Deserialize, Serialize};
use types::{Money, Quantity, VariantId};

use super::{MAX_LINES, NewLine, held, put, refusal};
use crate::Error;
use crate::view::{self, ShopGroup};

/// The cart after a batch, and what of the batch did not come in as wanted.
#[derive(Debug)]
pub struct Merged {
    /// The whole cart.
    pub groups: Vec<ShopGroup>,
    /// Which lines of the batch were left out or cut, by their place in it.
    pub left_out: Vec<LeftOut>,
}

/// A line of a batch that did not come in as wanted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct LeftOut {
    /// Its place in the batch, from 0. Of several lines of one variant, the first.
    pub index: usize,
    /// Why.
    pub reason: Reason,
}

/// Why a line of a batch did not come in as wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// Not sold any more.
    Unavailable,
    /// The shop is away.
    ShopOnHoliday,
    /// None left, or the cart holds all that is left.
    OutOfStock,
    /// The cart holds as many different items as it can.
    CartFull,
    /// The list of what is saved for later holds as many different items as it can.
    SavedFull,
    /// Fewer came in than wanted.
    Reduced {
        /// How many came in.
        added: i32,
    },
}

/// So many of one variant, and where the batch named it first.
struct Wanted {
    index: usize,
    quantity: Quantity,
    seen: Option<Money>,
}

impl Wanted {
    fn price_seen(&self, offer: &Offer) -> Money {
        self.seen.unwrap_or_else(|| offer.unit_price())
    }
}

/// Puts a batch of at most [`MAX_LINES`] lines into the cart, on top of what is there. A batch
/// that comes again under its key changes nothing; it is answered with the cart as it is now
/// and with what was left out the first time.
pub async fn add_many(
    pool: &Pool,
    user: &User,
    key: Option<&Key>,
    batch: &[NewLine],
) -> Result<Merged, Error> {
    if batch.len() > MAX_LINES {
        return Err(Error::Full);
    }
    db::transaction(pool, async |tx| {
        let left_out = match key {
            Some(key) => match idempotency::claim(tx, key).await? {
                Claim::Done(left_out) => left_out,
                // its only transaction commits with an answer
                Claim::Begun { .. } => return Err(idempotency::Refused::InFlight.into()),
                Claim::New => {
                    let left_out = take_in(tx, user, batch).await?;
                    idempotency::finish(tx, key, &left_out).await?;
                    left_out
                }
            },
            None => take_in(tx, user, batch).await?,
        };
        Ok(Merged {
            groups: view::load(tx.conn(), user).await?,
            left_out,
        })
    })
    .await
}

/// Puts so many of each variant into the cart, on top of what is there, as a part of another
/// act. Answers what did not come in as wanted, by its place in the list, which names no variant
/// twice.
pub async fn add_variants(
    tx: &mut Tx,
    user: &User,
    list: &[(VariantId, Quantity)],
) -> Result<Vec<LeftOut>, Error> {
    let wanted = list.iter().enumerate();
    let wanted = wanted.map(|(index, &(variant, quantity))| {
        let wanted = Wanted {
            index,
            quantity,
            seen: None,
        };
        (variant, wanted)
    });
    let mut left_out = Vec::new();
    put_in(tx, user, &wanted.collect(), &mut left_out).await?;
    left_out.sort_by_key(|line| line.index);
    Ok(left_out)
}

async fn take_in(tx: &mut Tx, user: &User, batch: &[NewLine]) -> Result<Vec<LeftOut>, Error> {
    let mut left_out = Vec::new();
    let wanted = merge(tx, batch, &mut left_out).await?;
    put_in(tx, user, &wanted, &mut left_out).await?;
    left_out.sort_by_key(|line| line.index);
    Ok(left_out)
}

/// One entry per variant, ascending by variant: two batches at once take their rows in the
/// same order and never wait for each other in a circle.
async fn merge(
    tx: &mut Tx,
    batch: &[NewLine],
    left_out: &mut Vec<LeftOut>,
) -> Result<BTreeMap<VariantId, Wanted>, Error> {
    let mut wanted: BTreeMap<VariantId, Wanted> = BTreeMap::new();
    for (index, line) in batch.iter().enumerate() {
        let (quantity, seen) = (line.quantity, line.seen);
        match variant::resolve(tx.conn(), line.product, &line.options).await {
            Ok(variant) => {
                wanted
                    .entry(variant)
                    .and_modify(|sum| sum.quantity = sum.quantity.plus_capped(quantity))
                    .or_insert(Wanted {
                        index,
                        quantity,
                        seen,
                    });
            }
            Err(catalog::Error::NotFound | catalog::Error::NoSuchVariant) => {
                let reason = Reason::Unavailable;
                left_out.push(LeftOut { index, reason });
            }
            Err(error) => return Err(error.into()),
        }
    }
    Ok(wanted)
}

async fn put_in(
    tx: &mut Tx,
    user: &User,
    wanted: &BTreeMap<VariantId, Wanted>,
    left_out: &mut Vec<LeftOut>,
) -> Result<(), Error> {
    let variants: Vec<VariantId> = wanted.keys().copied().collect();
    let offers = variant::offers(tx.conn(), Some(user.id()), &variants).await?;
    let held = held(tx.conn(), user, &variants).await?;
    for (variant, want) in wanted {
        let offer = offers.iter().find(|offer| offer.variant == *variant);
        let before = held.get(variant).map_or(0, |quantity| quantity.get());
        let fits = offer.map_or(0, |offer| room(offer, before));
        let take = fits.min(i64::from(want.quantity.get()));
        let index = want.index;
        if let (Some(offer), Ok(quantity)) = (offer, Quantity::parse(take))
            && put(tx.conn(), user, offer, quantity, want.price_seen(offer))
                .await?
                .is_none()
        {
            let reason = match refusal(tx.conn(), user, offer, quantity).await? {
                Error::Full => Reason::CartFull,
                _ => Reason::OutOfStock,
            };
            left_out.push(LeftOut { index, reason });
        } else if take < i64::from(want.quantity.get()) {
            let reason = reason(offer, take);
            left_out.push(LeftOut { index, reason });
        }
    }
    Ok(())
}

/// How many more of an offer a line that holds `before` can take.
pub(crate) fn room(offer: &Offer, before: i32) -> i64 {
    let most = offer.available.min(i64::from(Quantity::MAX));
    if offer.on_sale {
        (most - i64::from(before)).max(0)
    } else {
        0
    }
}

fn reason(offer: Option<&Offer>, take: i64) -> Reason {
    match i32::try_from(take) {
        Ok(added) if added > 0 => Reason::Reduced { added },
        _ if offer.is_some_and(|offer| offer.on_sale) => Reason::OutOfStock,
        _ if offer.is_some_and(|offer| offer.on_holiday) => Reason::ShopOnHoliday,
        _ => Reason::Unavailable,
    }
}
