//! Changing the lines of a cart. Every change checks the stock and returns the whole cart.
//!
//! The unique index ensures one line per user and variant; adding is one upsert that is limited to
//! the available stock, so adding the same variant from several devices at once results in one line
//! with the right sum, and never more than can be bought.

mod batch;

use std::collections::HashMap;

use auth::actor::User;
use auth::deletion::AccountDeletion;
use catalog::variant::{self, Offer};
use db::schema::cart_lines;
use db::{Pool, Tx, prepared};
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Integer};
use diesel_async::{AsyncPgConnection, RunQueryDsl};
use futures_util::future::join;
use types::{CartLineId, Money, OptionValueId, ProductId, Quantity, UserId, VariantId};

use crate::Error;
use crate::view::{self, Line, ShopGroup, StoredLine};

pub(crate) use batch::room;
pub use batch::{LeftOut, Merged, Reason, add_many, add_variants};

/// Most different variants in one cart, and most lines in one batch.
pub const MAX_LINES: usize = 200;

/// So many of one variant, named by its product and one value per option.
#[derive(Debug, Clone)]
pub struct NewLine {
    /// The product.
    pub product: ProductId,
    /// One value per option, in any order; none for a product without options.
    pub options: Vec<OptionValueId>,
    /// How many.
    pub quantity: Quantity,
    /// What one piece cost where the shopper chose it, if that was said. It decides what they are
    /// told about another price, never what they pay.
    pub seen: Option<Money>,
}

/// Adds a variant to the cart. Refused as a whole if the resulting quantity exceeds the available
/// stock or the limit of a line.
pub async fn add(pool: &Pool, user: &User, new: &NewLine) -> Result<Vec<ShopGroup>, Error> {
    let mut conn = pool.get().await?;
    // each pair is one round trip: statements are sent without waiting for the one before
    let (offer, stored) = {
        let conn = &*conn;
        let chosen = variant::choose(conn, user.id(), new.product, &new.options);
        join(chosen, view::stored(conn, user)).await
    };
    let (offer, mut others) = (sold(Some(offer?))?, stored?);
    others.retain(|line| line.variant != offer.variant);
    let seen = new.seen.unwrap_or_else(|| offer.unit_price());
    let (added, others) = {
        let conn = &*conn;
        let added = put(conn, user, &offer, new.quantity, seen);
        join(added, view::with_offers(conn, user, &others)).await
    };
    let Some((id, quantity)) = added? else {
        return Err(refusal(&mut conn, user, &offer, new.quantity).await?);
    };
    let mut lines = others?;
    let place = lines.partition_point(|line| line.id < id);
    lines.insert(
        place,
        Line {
            id,
            quantity,
            seen: Some(seen),
            offer,
        },
    );
    Ok(view::group(lines))
}

/// An offer that may be bought, or why it may not.
pub(crate) fn sold(offer: Option<Offer>) -> Result<Offer, Error> {
    match offer {
        Some(offer) if offer.on_sale => Ok(offer),
        Some(offer) if offer.on_holiday => Err(Error::ShopOnHoliday),
        _ => Err(Error::Unavailable),
    }
}

#[derive(QueryableByName)]
struct Put {
    #[diesel(sql_type = BigInt)]
    id: CartLineId,
    #[diesel(sql_type = Integer)]
    quantity: Quantity,
}

/// Adds so many to the line of this variant, or makes it. Answers what it then holds. Nothing is
/// done when fewer are left than that, or a line or the cart holds no more.
pub(crate) async fn put(
    mut conn: &AsyncPgConnection,
    user: &User,
    offer: &Offer,
    quantity: Quantity,
    seen: Money,
) -> Result<Option<(CartLineId, Quantity)>, Error> {
    let query = diesel::sql_query(include_str!("line/put.sql"))
        .bind::<BigInt, _>(user.id())
        .bind::<BigInt, _>(offer.variant)
        .bind::<Integer, _>(quantity)
        .bind::<BigInt, _>(offer.available)
        .bind::<BigInt, _>(i64::try_from(MAX_LINES).unwrap_or(i64::MAX))
        .bind::<BigInt, _>(seen);
    let put: Option<Put> = prepared(query).get_result(&mut conn).await.optional()?;
    Ok(put.map(|put| (put.id, put.quantity)))
}

/// Why a line was not put into the cart.
pub(crate) async fn refusal(
    conn: &mut AsyncPgConnection,
    user: &User,
    offer: &Offer,
    quantity: Quantity,
) -> Result<Error, Error> {
    let before = held(conn, user, &[offer.variant]).await?;
    let in_cart = before.get(&offer.variant).map_or(0, |held| held.get());
    Ok(no_room(offer, in_cart, quantity.get()).unwrap_or(Error::Full))
}

/// Why a line that holds `in_cart` of an offer takes no `more`, if it does not.
pub(crate) fn no_room(offer: &Offer, in_cart: i32, more: i32) -> Option<Error> {
    let (available, sum) = (offer.available, i64::from(in_cart) + i64::from(more));
    match sum > available {
        true => Some(Error::OutOfStock { available, in_cart }),
        false if sum > i64::from(Quantity::MAX) => Some(Error::LineFull { in_cart }),
        false => None,
    }
}

/// Sets how many a line wants, whatever it wanted before.
pub async fn change_quantity(
    pool: &Pool,
    user: &User,
    id: CartLineId,
    quantity: Quantity,
) -> Result<Vec<ShopGroup>, Error> {
    let mut conn = pool.get().await?;
    let line =
        cart_lines::table.filter(cart_lines::id.eq(id).and(cart_lines::user_id.eq(user.id())));
    let variant: VariantId = line
        .select(cart_lines::variant_id)
        .first(&mut conn)
        .await
        .optional()?
        .ok_or(Error::LineNotFound)?;
    let offers = variant::offers(&conn, Some(user.id()), &[variant]).await?;
    let available = sold(offers.into_iter().next())?.available;
    if i64::from(quantity.get()) > available {
        let in_cart = 0;
        return Err(Error::OutOfStock { available, in_cart });
    }
    let changed = diesel::update(line).set(cart_lines::quantity.eq(quantity));
    let changed = prepared(changed).execute(&mut conn).await?;
    // taken out meanwhile, by another tab or because it was paid
    if changed == 0 {
        return Err(Error::LineNotFound);
    }
    view::load(&mut conn, user).await
}

/// Notes what one piece of some lines cost when the shopper read what had changed about it, and
/// agreed. Lines of others, or gone ones, are passed over.
pub async fn accept_prices(
    pool: &Pool,
    user: &User,
    seen: &[(CartLineId, Money)],
) -> Result<Vec<ShopGroup>, Error> {
    let mut conn = pool.get().await?;
    let (ids, prices): (Vec<CartLineId>, Vec<Money>) = seen.iter().copied().unzip();
    let query = diesel::sql_query(include_str!("line/accept_prices.sql"))
        .bind::<BigInt, _>(user.id())
        .bind::<Array<BigInt>, _>(ids)
        .bind::<Array<BigInt>, _>(prices);
    prepared(query).execute(&mut conn).await?;
    view::load(&mut conn, user).await
}

/// Takes a line out.
pub async fn remove(pool: &Pool, user: &User, id: CartLineId) -> Result<Vec<ShopGroup>, Error> {
    let mut conn = pool.get().await?;
    let gone = diesel::delete(cart_lines::table)
        .filter(cart_lines::id.eq(id).and(cart_lines::user_id.eq(user.id())))
        .execute(&mut conn)
        .await?;
    if gone == 0 {
        return Err(Error::LineNotFound);
    }
    view::load(&mut conn, user).await
}

/// Takes a line out, whatever becomes of it.
pub(crate) async fn take(tx: &mut Tx, user: &User, id: CartLineId) -> Result<StoredLine, Error> {
    diesel::delete(cart_lines::table)
        .filter(cart_lines::id.eq(id).and(cart_lines::user_id.eq(user.id())))
        .returning(view::STORED)
        .get_result(tx.conn())
        .await
        .optional()?
        .ok_or(Error::LineNotFound)
}

/// Empties the cart of somebody who leaves.
pub async fn erase(tx: &mut Tx, deletion: &AccountDeletion) -> Result<(), Error> {
    diesel::delete(cart_lines::table.filter(cart_lines::user_id.eq(deletion.user())))
        .execute(tx.conn())
        .await?;
    Ok(())
}

/// Locks lines for a checkout until the transaction ends, in the order in which upserts take
/// them; answers them oldest first. All of them must be the user's.
pub async fn lock(tx: &mut Tx, user: &User, ids: &[CartLineId]) -> Result<Vec<StoredLine>, Error> {
    let mut wanted = ids.to_vec();
    wanted.sort_unstable();
    wanted.dedup();
    let mut lines: Vec<StoredLine> = cart_lines::table
        .filter(cart_lines::user_id.eq(user.id()))
        .filter(cart_lines::id.eq_any(&wanted))
        .order(cart_lines::variant_id)
        .select(view::STORED)
        .for_update()
        .load(tx.conn())
        .await?;
    lines.sort_by_key(|line| line.id);
    if lines.len() == wanted.len() {
        Ok(lines)
    } else {
        Err(Error::LineNotFound)
    }
}

/// Takes what was bought out of the cart. What was added since the checkout began stays.
pub async fn remove_bought(
    tx: &mut Tx,
    user: UserId,
    bought: &[(VariantId, Quantity)],
) -> Result<(), Error> {
    let variants: Vec<VariantId> = bought.iter().map(|(variant, _)| *variant).collect();
    let quantities: Vec<Quantity> = bought.iter().map(|(_, quantity)| *quantity).collect();
    let query = diesel::sql_query(include_str!("line/remove_bought.sql"))
        .bind::<BigInt, _>(user)
        .bind::<Array<BigInt>, _>(variants)
        .bind::<Array<Integer>, _>(quantities);
    prepared(query).execute(tx.conn()).await?;
    Ok(())
}

/// How many of these variants the cart holds now. Unlocked: upserts take their rows in
/// variant order, and a lock here would be out of it.
pub(crate) async fn held(
    conn: &mut AsyncPgConnection,
    user: &User,
    variants: &[VariantId],
) -> Result<HashMap<VariantId, Quantity>, Error> {
    let lines: Vec<(VariantId, Quantity)> = cart_lines::table
        .filter(cart_lines::user_id.eq(user.id()))
        .filter(cart_lines::variant_id.eq_any(variants))
        .select((cart_lines::variant_id, cart_lines::quantity))
        .load(conn)
        .await?;
    Ok(lines.into_iter().collect())
}
