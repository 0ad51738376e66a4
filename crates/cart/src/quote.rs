//! A quote: what selected lines of a cart cost, and what prevents buying them. The checkout page
//! requests one first; the checkout itself makes one over locked lines.

use auth::actor::User;
use catalog::stock::{self, LiveHold};
use catalog::variant::{Offer, ShopRef};
use db::Tx;
use diesel_async::AsyncPgConnection;
use types::{CartLineId, Money, OrderId, Quantity, VariantId};

use crate::change::Change;
use crate::coupon::{self, Code, Coupon};
use crate::{Error, line, pricing, view};

/// What chosen lines cost together. It can be ordered when it has lines and no problems.
#[derive(Debug, Clone)]
pub struct Quote {
    /// The part of each shop, in the order of the cart.
    pub groups: Vec<QuoteGroup>,
    /// Before discount.
    pub subtotal: Money,
    /// What the coupon takes off.
    pub discount: Money,
    /// Always nothing: shipping is free.
    pub shipping: Money,
    /// `subtotal - discount + shipping`.
    pub total: Money,
    /// The coupon behind `discount`, to be redeemed with the order.
    pub coupon: Option<Coupon>,
    /// What keeps these lines from being ordered as they are.
    pub problems: Vec<Problem>,
    /// What became different about these lines since the shopper saw them, whether or not it
    /// keeps them from being ordered.
    pub changes: Vec<(CartLineId, Change)>,
}

/// One shop's part of a quote.
#[derive(Debug, Clone)]
pub struct QuoteGroup {
    /// Who sells it.
    pub shop: ShopRef,
    /// At least one.
    pub lines: Vec<QuoteLine>,
    /// Before discount.
    pub subtotal: Money,
    /// This shop's part of the discount.
    pub discount: Money,
    /// `subtotal - discount`.
    pub total: Money,
}

/// One priced line.
#[derive(Debug, Clone)]
pub struct QuoteLine {
    /// The cart line.
    pub id: CartLineId,
    /// What is bought.
    pub offer: Offer,
    /// How many.
    pub quantity: Quantity,
    /// Unit price × quantity.
    pub subtotal: Money,
    /// This line's part of the discount.
    pub discount: Money,
    /// `subtotal - discount`.
    pub total: Money,
}

/// One thing that stands in the way, and on which line (none: the coupon or the whole).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// The line it is about.
    pub line: Option<CartLineId>,
    /// What it is; its display text is for the shopper.
    pub obstacle: Obstacle,
}

/// Why chosen lines cannot be ordered as they are.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Obstacle {
    /// Withdrawn from sale, or not in the cart any more.
    #[error("This item is no longer available")]
    Unavailable,
    /// The shop is away.
    #[error("This shop is on vacation")]
    ShopOnHoliday,
    /// The buyer runs the shop: nobody buys from themselves.
    #[error("This item is from your own shop")]
    OwnShop,
    /// The shelf has fewer than wanted.
    #[error("{}", left(*available))]
    OutOfStock {
        /// How many can be had.
        available: i64,
    },
    /// The shopper is paying for it in this order at this moment.
    #[error("You're already paying for this item in another order")]
    Paying(OrderId),
    /// No such coupon.
    #[error("This coupon does not exist")]
    CouponUnknown,
    /// The coupon's time has not come.
    #[error("This coupon is not valid yet")]
    CouponNotStarted,
    /// The coupon's time is over.
    #[error("This coupon has expired")]
    CouponExpired,
    /// The coupon, or the shopper's share of it, is used up.
    #[error("This coupon has already been used")]
    CouponUsed,
    /// None of the chosen lines is of the coupon's shop.
    #[error("This coupon does not apply to the selected items")]
    CouponNotApplicable,
    /// The coupon wants a larger order.
    #[error("This coupon needs a larger order")]
    CouponMinimum {
        /// By how much the chosen lines fall short.
        missing: Money,
    },
    /// The discount leaves nothing that the payment provider could take.
    #[error("This coupon covers the whole order. Add another item to use it")]
    NothingToPay,
}

impl Obstacle {
    /// The stable code of the wire.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Unavailable => "unavailable",
            Self::ShopOnHoliday => "shop_on_holiday",
            Self::OwnShop => "own_shop",
            Self::OutOfStock { .. } => "out_of_stock",
            Self::Paying(_) => "payment_in_progress",
            Self::CouponUnknown => "coupon_unknown",
            Self::CouponNotStarted => "coupon_not_started",
            Self::CouponExpired => "coupon_expired",
            Self::CouponUsed => "coupon_used",
            Self::CouponNotApplicable => "coupon_not_applicable",
            Self::CouponMinimum { .. } => "coupon_minimum",
            Self::NothingToPay => "nothing_to_pay",
        }
    }
}

fn left(available: i64) -> String {
    match available {
        ..=0 => "This item is sold out".to_owned(),
        _ => format!("Only {available} left in stock"),
    }
}

/// Quotes without locking anything: a look, not a promise. What the shopper's own unfinished
/// checkouts set aside and redeemed is theirs, since placing an order gives them up. Lines that
/// are not in the cart are reported as `unavailable`.
pub async fn preview(
    conn: &mut AsyncPgConnection,
    user: &User,
    ids: &[CartLineId],
    code: Option<&Code>,
) -> Result<Quote, Error> {
    let chosen = view::chosen(conn, user, ids).await?;
    let lines = view::with_offers(conn, user, &chosen).await?;
    let given_up = match code {
        Some(_) => unfinished(&stock::live(conn, user.id()).await?),
        None => Vec::new(),
    };
    let coupon = coupon::find(conn, user, code, &given_up).await?;
    let missing: Vec<CartLineId> = ids
        .iter()
        .copied()
        .filter(|id| lines.iter().all(|line| line.id != *id))
        .collect();
    let mut quote = pricing::quote(&lines, &coupon)?;
    quote.problems.extend(own(&lines, user));
    quote.problems.extend(missing.into_iter().map(|id| Problem {
        line: Some(id),
        obstacle: Obstacle::Unavailable,
    }));
    Ok(quote)
}

/// The problems of a [`preview`] without a coupon, if all of them are that products are sold out;
/// none else. Much less is read for it than for a quote.
pub async fn sold_out(
    conn: &AsyncPgConnection,
    user: &User,
    ids: &[CartLineId],
) -> Result<Vec<Problem>, Error> {
    let chosen = view::chosen(conn, user, ids).await?;
    let variants: Vec<VariantId> = chosen.iter().map(|line| line.variant).collect();
    let shelf = stock::left(conn, user.id(), &variants).await?;
    if shelf.len() < ids.len() || shelf.iter().any(|left| !left.may_buy) {
        return Ok(Vec::new());
    }
    let problem = |line: &view::StoredLine| {
        let left = shelf.iter().find(|left| left.variant == line.variant)?;
        let available = left.available;
        (available < i64::from(line.quantity.get())).then_some(Problem {
            line: Some(line.id),
            obstacle: Obstacle::OutOfStock { available },
        })
    };
    Ok(chosen.iter().filter_map(problem).collect())
}

/// The orders behind these holds that nobody is paying yet.
pub fn unfinished(live: &[LiveHold]) -> Vec<OrderId> {
    let mut orders: Vec<OrderId> = live
        .iter()
        .filter(|hold| !hold.pinned)
        .map(|hold| hold.order)
        .collect();
    orders.dedup();
    orders
}

/// Quotes inside a checkout that gives up these orders: the lines stay locked until the
/// transaction ends, and one that is not in the cart is [`Error::LineNotFound`].
pub async fn locked(
    tx: &mut Tx,
    user: &User,
    ids: &[CartLineId],
    code: Option<&Code>,
    given_up: &[OrderId],
) -> Result<Quote, Error> {
    let stored = line::lock(tx, user, ids).await?;
    let lines = view::with_offers(tx.conn(), user, &stored).await?;
    let coupon = coupon::find(tx.conn(), user, code, given_up).await?;
    let mut quote = pricing::quote(&lines, &coupon)?;
    quote.problems.extend(own(&lines, user));
    Ok(quote)
}

/// Lines of the buyer's own shop.
fn own(lines: &[view::Line], user: &User) -> impl Iterator<Item = Problem> {
    let own = lines.iter().filter(|line| line.offer.owner == user.id());
    own.map(|line| Problem {
        line: Some(line.id),
        obstacle: Obstacle::OwnShop,
    })
}
