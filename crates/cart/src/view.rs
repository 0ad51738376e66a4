//! The cart as a shopper sees it: lines with their current offer, grouped by shop in the order in
//! which the shops were added.

use auth::actor::{DataSubject, User};
use catalog::variant::{self, Offer, ShopRef};
use db::schema::cart_lines;
use diesel::prelude::*;
use diesel_async::{AsyncPgConnection, RunQueryDsl};
use types::{CartLineId, Money, Quantity, VariantId};

use crate::Error;

/// The lines of one shop.
#[derive(Debug, Clone)]
pub struct ShopGroup {
    /// Who sells them.
    pub shop: ShopRef,
    /// At least one, oldest first.
    pub lines: Vec<Line>,
}

/// One variant in a cart, with what it is and costs now.
#[derive(Debug, Clone)]
pub struct Line<Id = CartLineId> {
    /// The line.
    pub id: Id,
    /// How many are wanted.
    pub quantity: Quantity,
    /// What one piece cost when the shopper put it in or last agreed to it, where that is known.
    pub seen: Option<Money>,
    /// The variant as the catalog offers it now; it may be sold out or withdrawn.
    pub offer: Offer,
}

/// A line as it is stored.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Queryable)]
pub struct StoredLine<Id = CartLineId> {
    /// The line.
    pub id: Id,
    /// What is wanted.
    pub variant: VariantId,
    /// How many of it.
    pub quantity: Quantity,
    /// What one piece cost when the shopper last saw it.
    pub seen: Option<Money>,
}

/// The columns of a [`StoredLine`].
pub(crate) const STORED: (
    cart_lines::id,
    cart_lines::variant_id,
    cart_lines::quantity,
    cart_lines::seen_price,
) = (
    cart_lines::id,
    cart_lines::variant_id,
    cart_lines::quantity,
    cart_lines::seen_price,
);

/// The whole cart of a user.
pub async fn load(
    conn: &mut AsyncPgConnection,
    of: &impl DataSubject,
) -> Result<Vec<ShopGroup>, Error> {
    let stored = stored(conn, of).await?;
    Ok(group(with_offers(conn, of, &stored).await?))
}

/// All lines of a cart as they are stored, oldest first.
pub(crate) async fn stored(
    mut conn: &AsyncPgConnection,
    of: &impl DataSubject,
) -> Result<Vec<StoredLine>, Error> {
    let lines = cart_lines::table
        .filter(cart_lines::user_id.eq(of.person()))
        .order(cart_lines::id)
        .select(STORED)
        .load(&mut conn)
        .await?;
    Ok(lines)
}

/// Those of the named lines that are the user's, oldest first.
pub(crate) async fn chosen(
    mut conn: &AsyncPgConnection,
    user: &User,
    ids: &[CartLineId],
) -> Result<Vec<StoredLine>, Error> {
    let lines = cart_lines::table
        .filter(cart_lines::user_id.eq(user.id()))
        .filter(cart_lines::id.eq_any(ids))
        .order(cart_lines::id)
        .select(STORED)
        .load(&mut conn)
        .await?;
    Ok(lines)
}

/// Puts today's offer to each stored line, in one read.
pub async fn with_offers<Id: Copy>(
    conn: &AsyncPgConnection,
    of: &impl DataSubject,
    stored: &[StoredLine<Id>],
) -> Result<Vec<Line<Id>>, Error> {
    if stored.is_empty() {
        return Ok(Vec::new());
    }
    let variants: Vec<VariantId> = stored.iter().map(|line| line.variant).collect();
    let offers = variant::offers(conn, Some(of.person()), &variants).await?;
    let line = |stored: &StoredLine<Id>| {
        let offer = offers
            .iter()
            .find(|offer| offer.variant == stored.variant)?;
        Some(Line {
            id: stored.id,
            quantity: stored.quantity,
            seen: stored.seen,
            offer: offer.clone(),
        })
    };
    Ok(stored.iter().filter_map(line).collect())
}

/// Lines, oldest first, by shop.
pub(crate) fn group(lines: Vec<Line>) -> Vec<ShopGroup> {
    let mut groups: Vec<ShopGroup> = Vec::new();
    for line in lines {
        let shop = line.offer.shop.id;
        match groups.iter_mut().find(|group| group.shop.id == shop) {
            Some(group) => group.lines.push(line),
            None => groups.push(ShopGroup {
                shop: line.offer.shop.clone(),
                lines: vec![line],
            }),
        }
    }
    groups
}
