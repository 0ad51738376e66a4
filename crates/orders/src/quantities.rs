//! The pieces of a shop order: how many of each line are not shipped yet, shipped or cancelled, and
//! the value of each to the cent.
//!
//! A line's discount and a shop order's commission are frozen as whole amounts. Here each piece
//! gets its share of them, by the largest remainder method, and pieces are refunded in order; so
//! the amounts of all refunds add up to the whole, however many steps they take.

use std::ops::Range;

use catalog::stock::StockItem;
use db::Tx;
use db::schema::order_lines;
use diesel::prelude::*;
use diesel_async::RunQueryDsl;
use types::money::Overflow;
use types::{Money, OrderLineId, Quantity, ShopOrderId, VariantId};

use crate::Error;
use crate::order::{Line, Order};
use crate::refund::RefundAmount;
use crate::status::ShopOrderStatus;

/// A line of a shop order with what became of its pieces.
#[derive(Debug, Clone, Queryable)]
pub(crate) struct CountedLine {
    pub id: OrderLineId,
    pub variant: VariantId,
    pub price: Money,
    pub discount: Money,
    pub quantity: i32,
    pub shipped: i32,
    pub cancelled: i32,
    pub lost: i32,
    pub returned: i32,
}

/// So many pieces of a line.
pub(crate) type LineQuantity = (OrderLineId, i32);

impl CountedLine {
    /// Neither sent nor called off.
    pub fn left(&self) -> i32 {
        self.quantity - self.shipped - self.cancelled
    }

    /// Sent, neither lost nor paid back.
    pub fn away(&self) -> i32 {
        self.shipped - self.lost - self.returned
    }

    /// Those whose money went back.
    fn gone(&self) -> i32 {
        self.cancelled + self.lost + self.returned
    }
}

/// The lines of a shop order, in id order. Lock the shop order first.
pub(crate) async fn of(tx: &mut Tx, part: ShopOrderId) -> Result<Vec<CountedLine>, Error> {
    let lines = order_lines::table
        .filter(order_lines::shop_order_id.eq(part))
        .order(order_lines::id)
        .select((
            order_lines::id,
            order_lines::variant_id,
            order_lines::price,
            order_lines::discount,
            order_lines::quantity,
            order_lines::shipped,
            order_lines::cancelled,
            order_lines::lost,
            order_lines::returned,
        ))
        .load(tx.conn())
        .await?;
    Ok(lines)
}

/// The wanted pieces that were not sent, or all of those when nothing is said. A line that is named
/// twice, is not of this shop order or has fewer left is the error.
pub(crate) fn chosen(
    lines: &[CountedLine],
    wanted: Option<&[(OrderLineId, Quantity)]>,
) -> Result<Vec<LineQuantity>, OrderLineId> {
    let Some(wanted) = wanted else {
        let left = lines.iter().map(|line| (line.id, line.left()));
        return Ok(left.filter(|(_, pieces)| *pieces > 0).collect());
    };
    among(lines, wanted, CountedLine::left)
}

/// The wanted pieces, of which there must be so many of each line; else the line is the error.
pub(crate) fn among(
    lines: &[CountedLine],
    wanted: &[(OrderLineId, Quantity)],
    there: impl Fn(&CountedLine) -> i32,
) -> Result<Vec<LineQuantity>, OrderLineId> {
    let mut chosen: Vec<LineQuantity> = wanted
        .iter()
        .map(|(id, count)| (*id, count.get()))
        .collect();
    chosen.sort_unstable();
    let twice = chosen.windows(2).find_map(|pair| match pair {
        [a, b] if a.0 == b.0 => Some(a.0),
        _ => None,
    });
    let there = |id: OrderLineId| {
        let line = lines.iter().find(|line| line.id == id);
        line.map_or(0, &there)
    };
    let too_many = chosen.iter().find(|(id, pieces)| there(*id) < *pieces);
    match twice.or(too_many.map(|(id, _)| *id)) {
        Some(line) => Err(line),
        None => Ok(chosen),
    }
}

/// Where a paid shop order stands by what became of its pieces.
pub(crate) fn status(lines: &[CountedLine]) -> ShopOrderStatus {
    let left = lines.iter().any(|line| line.left() > 0);
    let shipped = lines.iter().any(|line| line.shipped > 0);
    let away = lines.iter().any(|line| line.away() > 0);
    match (left, shipped, away) {
        (true, false, _) => ShopOrderStatus::Confirmed,
        (true, true, _) => ShopOrderStatus::PartiallyShipped,
        (false, _, true) => ShopOrderStatus::InDelivery,
        (false, _, false) => ShopOrderStatus::Cancelled,
    }
}

/// What goes back for these pieces, beside those of the lines that went back before.
pub(crate) fn worth(
    lines: &[CountedLine],
    commission: Money,
    pieces: &[LineQuantity],
) -> Result<RefundAmount, Overflow> {
    let going = |line: &CountedLine| {
        let gone = line.gone();
        let now = pieces.iter().find(|(id, _)| *id == line.id);
        gone..gone + now.map_or(0, |(_, pieces)| *pieces)
    };
    let lines: Vec<(Frozen, Range<i32>)> = lines
        .iter()
        .map(|line| {
            (
                Frozen::new(line.price, line.discount, line.quantity),
                going(line),
            )
        })
        .collect();
    back(&lines, commission)
}

/// The amounts of a line as they were frozen.
#[derive(Debug, Clone, Copy)]
struct Frozen {
    price: Money,
    discount: Money,
    quantity: i32,
}

impl Frozen {
    fn new(price: Money, discount: Money, quantity: i32) -> Self {
        Self {
            price,
            discount,
            quantity,
        }
    }

    /// What the buyer paid for each piece.
    fn pieces(self) -> Result<Vec<Money>, Overflow> {
        let equal = (0..self.quantity).map(|_| Money::new(1));
        let discounts = self.discount.allocate(&equal.collect::<Vec<_>>())?;
        discounts
            .into_iter()
            .map(|discount| self.price.minus(discount))
            .collect()
    }

    fn total(self) -> Result<Money, Overflow> {
        self.price
            .times(i64::from(self.quantity))?
            .minus(self.discount)
    }
}

/// What these ranges of pieces are worth, of a part with this commission.
fn back(lines: &[(Frozen, Range<i32>)], commission: Money) -> Result<RefundAmount, Overflow> {
    let totals: Vec<Money> = lines
        .iter()
        .map(|(line, _)| line.total())
        .collect::<Result<_, _>>()?;
    let commissions = commission.allocate(&totals)?;
    let mut sum = RefundAmount {
        amount: Money::ZERO,
        commission: Money::ZERO,
    };
    for ((line, going), commission) in lines.iter().zip(commissions) {
        let pieces = line.pieces()?;
        let shares = commission.allocate(&pieces)?;
        for ((_, piece), share) in (0..)
            .zip(pieces)
            .zip(shares)
            .filter(|((n, _), _)| going.contains(n))
        {
            sum.amount = sum.amount.plus(piece)?;
            sum.commission = sum.commission.plus(share)?;
        }
    }
    Ok(sum)
}

/// The first pieces of a line.
fn first(line: &Line, pieces: i32) -> (Frozen, Range<i32>) {
    let quantity = i32::try_from(line.quantity).unwrap_or(0);
    let frozen = Frozen::new(line.price, line.discount, quantity);
    (frozen, 0..pieces)
}

/// What the pieces that never came to the buyer are worth, whether or not their money went back.
pub(crate) fn not_supplied(lines: &[Line]) -> Result<Money, Overflow> {
    let pieces = lines.iter().map(|line| first(line, line.not_supplied()));
    Ok(back(&pieces.collect::<Vec<_>>(), Money::ZERO)?.amount)
}

/// Puts beside each line what went back for it.
pub(crate) fn add_to(orders: &mut [Order]) -> Result<(), Overflow> {
    let parts = orders.iter_mut().flat_map(|order| &mut order.shop_orders);
    for line in parts.flat_map(|part| &mut part.lines) {
        if line.gone() > 0 {
            line.refunded = back(&[first(line, line.gone())], Money::ZERO)?.amount;
        }
    }
    Ok(())
}

/// Pieces of lines as stock of their variants.
pub(crate) fn stock_of(lines: &[CountedLine], chosen: &[LineQuantity]) -> Vec<StockItem> {
    let items = lines.iter().filter_map(|line| {
        let (_, pieces) = chosen.iter().find(|(id, _)| *id == line.id)?;
        let quantity = Quantity::parse(i64::from(*pieces)).ok()?;
        Some(StockItem {
            variant: line.variant,
            quantity,
        })
    });
    items.collect()
}

#[cfg(test)]
mod tests;
