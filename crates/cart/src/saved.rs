//! Saved for later: items that a shopper moved out of the cart. One row per variant, shown at the
//! current price; they are neither held nor counted in the cart.

use auth::actor::{DataSubject, User};
use auth::deletion::AccountDeletion;
use auth::existing_account;
use catalog::variant;
use db::schema::saved_lines;
use db::{Pool, Tx};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Bool, Integer, Nullable};
use diesel_async::{AsyncPgConnection, RunQueryDsl};
use types::{CartLineId, Money, Quantity, SavedLineId, VariantId};

use crate::Error;
use crate::line::{self, LeftOut, NewLine, Reason};
use crate::view::{self, Line, ShopGroup, StoredLine};

/// Most different variants on one list.
pub const MAX_SAVED: usize = 200;

/// A variant that is saved for later, with what it is and costs now.
pub type Saved = Line<SavedLineId>;

/// Both lists after an item was moved from one to the other.
#[derive(Debug)]
pub struct Moved {
    /// The whole cart.
    pub cart: Vec<ShopGroup>,
    /// All that is saved, the latest first.
    pub saved: Vec<Saved>,
    /// How many pieces went over.
    pub quantity: Quantity,
}

/// All that the shopper saved, the latest first.
pub async fn list(
    conn: &mut AsyncPgConnection,
    of: &impl DataSubject,
) -> Result<Vec<Saved>, Error> {
    let stored: Vec<StoredLine<SavedLineId>> = saved_lines::table
        .filter(saved_lines::user_id.eq(of.person()))
        .order((saved_lines::created_at.desc(), saved_lines::id.desc()))
        .select((
            saved_lines::id,
            saved_lines::variant_id,
            saved_lines::quantity,
            saved_lines::seen_price,
        ))
        .load(conn)
        .await?;
    view::with_offers(conn, of, &stored).await
}

/// Takes a line out of the cart and saves it; what was saved of the same variant is added to.
pub async fn save(pool: &Pool, user: &User, id: CartLineId) -> Result<Moved, Error> {
    db::transaction(pool, async |tx| {
        existing_account::lock(tx, user).await?;
        let line = line::take(tx, user, id).await?;
        let taken = Taken {
            variant: line.variant,
            quantity: line.quantity,
            seen: line.seen,
        };
        put(tx, user, &taken, Again::Adds).await?;
        moved(tx, user, taken.quantity).await
    })
    .await
}

/// Puts something saved back into the cart, as many as can be had; the rest is let go. Refused when
/// none can be had.
pub async fn restore(pool: &Pool, user: &User, id: SavedLineId) -> Result<Moved, Error> {
    db::transaction(pool, async |tx| {
        existing_account::lock(tx, user).await?;
        let saved = take(tx, user, id).await?;
        let offers = variant::offers(tx.conn(), Some(user.id()), &[saved.variant]).await?;
        let offer = line::sold(offers.into_iter().next())?;
        let held = line::held(tx.conn(), user, &[saved.variant]).await?;
        let in_cart = held.get(&saved.variant).map_or(0, |held| held.get());
        let fits = line::room(&offer, in_cart).min(i64::from(saved.quantity.get()));
        let none = || line::no_room(&offer, in_cart, 1).unwrap_or(Error::Full);
        let quantity = Quantity::parse(fits).map_err(|_| none())?;
        let seen = saved.seen.unwrap_or_else(|| offer.unit_price());
        if line::put(tx.conn(), user, &offer, quantity, seen)
            .await?
            .is_none()
        {
            return Err(line::refusal(tx.conn(), user, &offer, quantity).await?);
        }
        moved(tx, user, quantity).await
    })
    .await
}

/// Lets something saved go.
pub async fn remove(pool: &Pool, user: &User, id: SavedLineId) -> Result<Vec<Saved>, Error> {
    db::transaction(pool, async |tx| {
        take(tx, user, id).await?;
        list(tx.conn(), user).await
    })
    .await
}

/// Saves lines that were never in this cart: what a guest saved in the browser, or what was removed
/// by mistake. Of what is saved already the larger quantity stays, so a repetition changes nothing.
/// Answers the list, and which lines of the batch did not come onto it.
pub async fn add_many(
    pool: &Pool,
    user: &User,
    batch: &[NewLine],
) -> Result<(Vec<Saved>, Vec<LeftOut>), Error> {
    if batch.len() > MAX_SAVED {
        return Err(Error::SavedFull);
    }
    db::transaction(pool, async |tx| {
        existing_account::lock(tx, user).await?;
        let mut left_out = Vec::new();
        // the first of the batch is the latest: it ends on top
        for (index, new) in batch.iter().enumerate().rev() {
            if let Some(reason) = add(tx, user, new).await? {
                left_out.push(LeftOut { index, reason });
            }
        }
        left_out.reverse();
        Ok((list(tx.conn(), user).await?, left_out))
    })
    .await
}

/// Forgets the list of somebody who leaves.
pub async fn erase(tx: &mut Tx, deletion: &AccountDeletion) -> Result<(), Error> {
    diesel::delete(saved_lines::table.filter(saved_lines::user_id.eq(deletion.user())))
        .execute(tx.conn())
        .await?;
    Ok(())
}

/// A variant on its way to the list.
struct Taken {
    variant: VariantId,
    quantity: Quantity,
    seen: Option<Money>,
}

async fn add(tx: &mut Tx, user: &User, new: &NewLine) -> Result<Option<Reason>, Error> {
    let variant = match variant::resolve(tx.conn(), new.product, &new.options).await {
        Ok(variant) => variant,
        Err(catalog::Error::NotFound | catalog::Error::NoSuchVariant) => {
            return Ok(Some(Reason::Unavailable));
        }
        Err(error) => return Err(error.into()),
    };
    let taken = Taken {
        variant,
        quantity: new.quantity,
        seen: new.seen,
    };
    match put(tx, user, &taken, Again::KeepsTheLarger).await {
        Ok(()) => Ok(None),
        Err(Error::SavedFull) => Ok(Some(Reason::SavedFull)),
        Err(error) => Err(error),
    }
}

/// What saving the same variant again does to how many are saved.
enum Again {
    Adds,
    KeepsTheLarger,
}

/// Puts a variant on top of the list. The person is held, so nothing else is saved meanwhile.
async fn put(tx: &mut Tx, user: &User, taken: &Taken, again: Again) -> Result<(), Error> {
    let put = diesel::sql_query(include_str!("saved/put.sql"))
        .bind::<BigInt, _>(user.id())
        .bind::<BigInt, _>(taken.variant)
        .bind::<Integer, _>(taken.quantity)
        .bind::<Nullable<BigInt>, _>(taken.seen)
        .bind::<BigInt, _>(i64::try_from(MAX_SAVED).unwrap_or(i64::MAX))
        .bind::<Bool, _>(matches!(again, Again::Adds))
        .execute(tx.conn())
        .await?;
    match put {
        0 => Err(Error::SavedFull),
        _ => Ok(()),
    }
}

async fn take(tx: &mut Tx, user: &User, id: SavedLineId) -> Result<Taken, Error> {
    let mine = saved_lines::table.filter(
        saved_lines::id
            .eq(id)
            .and(saved_lines::user_id.eq(user.id())),
    );
    let taken: Option<(VariantId, Quantity, Option<Money>)> = diesel::delete(mine)
        .returning((
            saved_lines::variant_id,
            saved_lines::quantity,
            saved_lines::seen_price,
        ))
        .get_result(tx.conn())
        .await
        .optional()?;
    let (variant, quantity, seen) = taken.ok_or(Error::NotSaved)?;
    Ok(Taken {
        variant,
        quantity,
        seen,
    })
}

async fn moved(tx: &mut Tx, user: &User, quantity: Quantity) -> Result<Moved, Error> {
    Ok(Moved {
        cart: view::load(tx.conn(), user).await?,
        saved: list(tx.conn(), user).await?,
        quantity,
    })
}
