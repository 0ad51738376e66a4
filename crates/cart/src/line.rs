//! Changing the lines of a cart. Every change checks the shelf and answers the whole cart.
//!
//! One line per user and variant is the unique index's work; adding is one upsert, so the
//! same variant added from many devices at once is one line with the right sum.

mod batch;

use std::collections::HashMap;

use auth::actor::User;
use auth::closing::Leaving;
use catalog::variant::{self, Offer};
use db::schema::cart_lines;
use db::{Pool, Tx};
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Integer};
use diesel_async::RunQueryDsl;
use types::{CartLineId, OptionValueId, ProductId, Quantity, UserId, VariantId};

use crate::Error;
use crate::view::{self, ShopGroup, StoredLine};

pub use batch::{LeftOut, Merged, Reason, add_many};

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
}

/// Puts a variant into the cart, on top of what is there. Refused as a whole when the shelf
/// has fewer than the cart would then hold.
pub async fn add(pool: &Pool, user: &User, new: &NewLine) -> Result<Vec<ShopGroup>, Error> {
    db::transaction(pool, async |tx| {
        let variant = variant::resolve(tx.conn(), new.product, &new.options).await?;
        let available = on_sale(tx, variant).await?.available;
        let before = held(tx, user, &[variant]).await?.remove(&variant);
        let after = upsert(tx, user, variant, new.quantity).await?;
        if i64::from(after.get()) > available {
            let in_cart = before.map_or(0, Quantity::get);
            return Err(Error::OutOfStock { available, in_cart });
        }
        refuse_overfull(tx, user).await?;
        view::load(tx.conn(), user).await
    })
    .await
}

/// Sets how many a line wants, whatever it wanted before.
pub async fn change_quantity(
    pool: &Pool,
    user: &User,
    id: CartLineId,
    quantity: Quantity,
) -> Result<Vec<ShopGroup>, Error> {
    db::transaction(pool, async |tx| {
        let variant = diesel::update(cart_lines::table)
            .filter(cart_lines::id.eq(id).and(cart_lines::user_id.eq(user.id())))
            .set(cart_lines::quantity.eq(quantity))
            .returning(cart_lines::variant_id)
            .get_result::<VariantId>(tx.conn())
            .await
            .optional()?
            .ok_or(Error::LineNotFound)?;
        let available = on_sale(tx, variant).await?.available;
        if i64::from(quantity.get()) > available {
            let in_cart = 0;
            return Err(Error::OutOfStock { available, in_cart });
        }
        view::load(tx.conn(), user).await
    })
    .await
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

/// Empties the cart of somebody who leaves.
pub async fn erase(tx: &mut Tx, leaving: &Leaving) -> Result<(), Error> {
    diesel::delete(cart_lines::table.filter(cart_lines::user_id.eq(leaving.user())))
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
        .select((cart_lines::id, cart_lines::variant_id, cart_lines::quantity))
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
    cart_lines::table
        .filter(cart_lines::user_id.eq(user))
        .filter(cart_lines::variant_id.eq_any(&variants))
        .order(cart_lines::variant_id)
        .select(cart_lines::id)
        .for_update()
        .load::<CartLineId>(tx.conn())
        .await?;
    diesel::sql_query(include_str!("line/remove_bought.sql"))
        .bind::<BigInt, _>(user)
        .bind::<Array<BigInt>, _>(variants)
        .bind::<Array<Integer>, _>(quantities)
        .execute(tx.conn())
        .await?;
    Ok(())
}

async fn on_sale(tx: &mut Tx, variant: VariantId) -> Result<Offer, Error> {
    let offers = variant::offers(tx.conn(), &[variant]).await?;
    let offer = offers.into_iter().find(|offer| offer.on_sale);
    offer.ok_or(Error::Unavailable)
}

/// How many of these variants the cart holds now. Unlocked: upserts take their rows in
/// variant order, and a lock here would be out of it.
async fn held(
    tx: &mut Tx,
    user: &User,
    variants: &[VariantId],
) -> Result<HashMap<VariantId, Quantity>, Error> {
    let lines: Vec<(VariantId, Quantity)> = cart_lines::table
        .filter(cart_lines::user_id.eq(user.id()))
        .filter(cart_lines::variant_id.eq_any(variants))
        .select((cart_lines::variant_id, cart_lines::quantity))
        .load(tx.conn())
        .await?;
    Ok(lines.into_iter().collect())
}

/// Adds to the line of this variant, or makes it; never above 999. Answers what it holds now.
async fn upsert(
    tx: &mut Tx,
    user: &User,
    variant: VariantId,
    quantity: Quantity,
) -> Result<Quantity, Error> {
    let row: Upserted = diesel::sql_query(
        "insert into cart_lines as l (user_id, variant_id, quantity) values ($1, $2, $3) \
         on conflict on constraint cart_lines_one_per_variant \
         do update set quantity = least(l.quantity + excluded.quantity, 999) \
         returning quantity",
    )
    .bind::<BigInt, _>(user.id())
    .bind::<BigInt, _>(variant)
    .bind::<Integer, _>(quantity)
    .get_result(tx.conn())
    .await?;
    Ok(row.quantity)
}

#[derive(QueryableByName)]
struct Upserted {
    #[diesel(sql_type = Integer)]
    quantity: Quantity,
}

async fn refuse_overfull(tx: &mut Tx, user: &User) -> Result<(), Error> {
    let lines: i64 = cart_lines::table
        .filter(cart_lines::user_id.eq(user.id()))
        .count()
        .get_result(tx.conn())
        .await?;
    match usize::try_from(lines) {
        Ok(lines) if lines <= MAX_LINES => Ok(()),
        _ => Err(Error::Full),
    }
}
