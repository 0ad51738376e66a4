//! Coupons: who may use one, when, how often, and for what.
//!
//! For a coupon with a total limit, `coupons.used` counts the live rows of `coupon_redemptions`:
//! redeeming locks the coupon's row first, so its uses run one after the other. A coupon without a
//! total limit has no counter, and nobody waits. The unique index on (coupon, user, use number)
//! enforces the limit per shopper. If a coupon gets a total limit later, its uses are counted then,
//! and a checkout that did not know of the limit redeems nothing: [`redeem`] states the limit that
//! it knew.

mod guess_limit;
pub mod market;
mod own;
mod owner;
mod terms;

use std::str::FromStr;

use auth::actor::User;
use catalog::variant::Offer;
use db::{Tx, prepared};
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Bool, Integer, Nullable, Text};
use diesel_async::{AsyncPgConnection, RunQueryDsl};
use types::money::Overflow;
use types::{CategoryId, CollectionId, CouponId, Invalid, Money, OrderId, ProductId, ShopId};

use crate::Error;
use crate::quote::Obstacle;

pub use guess_limit::GuessLimit;
pub use own::{NamedScope, OwnCoupon, Stage, find_own, list_own};
pub use terms::{BadTerms, NewCode, Percent, Terms, create, delete, end, update};

/// A code as a shopper types it: trimmed, in upper case, at most 40 characters.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Code(String);

impl Code {
    /// Checks and folds a typed code.
    pub fn parse(raw: &str) -> Result<Self, Invalid> {
        let text = types::Text::<40>::parse(raw)?;
        Ok(Self(text.as_str().to_uppercase()))
    }

    /// The code.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for Code {
    type Err = Invalid;

    fn from_str(raw: &str) -> Result<Self, Invalid> {
        Self::parse(raw)
    }
}

/// The result of a coupon code that a shopper entered.
#[derive(Debug, Clone)]
pub enum Entered {
    /// None was entered.
    Nothing,
    /// No coupon has this code.
    Unknown,
    /// This one has; it may still be refused.
    Known(Coupon),
}

/// A coupon as one shopper meets it now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Coupon {
    /// The coupon.
    pub id: CouponId,
    /// Its code.
    pub code: String,
    /// The only shop it is for; none: all of them.
    pub shop: Option<ShopId>,
    /// Which products of the shop, or of all shops.
    pub scope: Scope,
    /// What it takes off.
    pub reduction: Reduction,
    /// The least the covered lines must cost.
    pub minimum_spend: Money,
    /// Whether this shopper may use it now.
    pub standing: Standing,
    /// Whether its uses are counted, since there is a limit to all of them.
    pub counted: bool,
}

/// A coupon's discount.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reduction {
    /// So many basis points (1/100 %), rounded half up.
    BasisPoints(u16),
    /// An amount, at most what there is to pay.
    Amount(Money),
}

/// The products that a coupon is for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Scope {
    /// For whatever its shop sells, or all shops.
    Everything,
    /// For these.
    Products(Vec<ProductId>),
    /// For what stands in these collections of its shop.
    Collections(Vec<CollectionId>),
    /// For what stands in these categories, or below them.
    Categories(Vec<CategoryId>),
    /// For what these shops sell.
    Shops(Vec<ShopId>),
}

/// What kind of things a coupon names that is not for everything.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Products.
    Products,
    /// Collections of its shop.
    Collections,
    /// Categories of the marketplace.
    Categories,
    /// Shops.
    Shops,
}

impl Kind {
    const fn as_str(self) -> &'static str {
        match self {
            Self::Products => "products",
            Self::Collections => "collections",
            Self::Categories => "categories",
            Self::Shops => "shops",
        }
    }

    fn read(applies_to: &str) -> Option<Self> {
        let all = [
            Self::Products,
            Self::Collections,
            Self::Categories,
            Self::Shops,
        ];
        all.into_iter().find(|kind| kind.as_str() == applies_to)
    }
}

impl Scope {
    fn as_str(&self) -> &'static str {
        self.ids().map_or("everything", |(kind, _)| kind.as_str())
    }

    fn read(applies_to: &str, ids: Vec<i64>) -> Self {
        let ids = ids.into_iter();
        match Kind::read(applies_to) {
            None => Self::Everything,
            Some(Kind::Products) => Self::Products(ids.map(ProductId::new).collect()),
            Some(Kind::Collections) => Self::Collections(ids.map(CollectionId::new).collect()),
            Some(Kind::Categories) => Self::Categories(ids.map(CategoryId::new).collect()),
            Some(Kind::Shops) => Self::Shops(ids.map(ShopId::new).collect()),
        }
    }

    /// What is named, if something is.
    fn ids(&self) -> Option<(Kind, Vec<i64>)> {
        match self {
            Self::Everything => None,
            Self::Products(these) => Some((Kind::Products, numbers(these, ProductId::get))),
            Self::Collections(these) => {
                Some((Kind::Collections, numbers(these, CollectionId::get)))
            }
            Self::Categories(these) => Some((Kind::Categories, numbers(these, CategoryId::get))),
            Self::Shops(these) => Some((Kind::Shops, numbers(these, ShopId::get))),
        }
    }
}

fn numbers<Id: Copy>(ids: &[Id], number: impl Fn(Id) -> i64) -> Vec<i64> {
    ids.iter().map(|id| number(*id)).collect()
}

/// Whether a shopper may use a coupon now, by the database's clock and counters.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Standing {
    /// Yes.
    Open,
    /// Its time has not come.
    NotStarted,
    /// Its time is over.
    Ended,
    /// Used up, by all or by this shopper.
    Used,
}

impl Reduction {
    /// Of the two columns one is empty: the share, or the amount.
    fn read(percent_bps: Option<i32>, amount: Money) -> Self {
        let bps = percent_bps.and_then(|bps| u16::try_from(bps).ok());
        bps.map_or(Self::Amount(amount), Self::BasisPoints)
    }

    /// The discount on a spend.
    pub fn of(self, spend: Money) -> Result<Money, Overflow> {
        let wanted = match self {
            Self::BasisPoints(bps) => spend.basis_points(bps)?,
            Self::Amount(amount) => amount,
        };
        Ok(wanted.min(spend))
    }
}

impl Coupon {
    /// Whether a line of this is reduced.
    pub fn covers(&self, offer: &Offer) -> bool {
        self.shop.is_none_or(|own| own == offer.shop.id)
            && match &self.scope {
                Scope::Everything => true,
                Scope::Products(these) => these.contains(&offer.product),
                Scope::Collections(these) => {
                    (offer.collection).is_some_and(|it| these.contains(&it))
                }
                Scope::Categories(these) => {
                    these.contains(&offer.category)
                        || (offer.above).is_some_and(|it| these.contains(&it))
                }
                Scope::Shops(these) => these.contains(&offer.shop.id),
            }
    }

    /// What keeps it from being used on covered lines of this worth.
    pub fn obstacle(&self, spend: Money) -> Option<Obstacle> {
        match self.standing {
            Standing::NotStarted => return Some(Obstacle::CouponNotStarted),
            Standing::Ended => return Some(Obstacle::CouponExpired),
            Standing::Used => return Some(Obstacle::CouponUsed),
            Standing::Open => {}
        }
        if spend == Money::ZERO {
            return Some(Obstacle::CouponNotApplicable);
        }
        let missing = self.minimum_spend.minus(spend).unwrap_or(Money::ZERO);
        (missing > Money::ZERO).then_some(Obstacle::CouponMinimum { missing })
    }
}

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = BigInt)]
    id: CouponId,
    #[diesel(sql_type = Text)]
    code: String,
    #[diesel(sql_type = Nullable<BigInt>)]
    shop_id: Option<ShopId>,
    #[diesel(sql_type = Text)]
    applies_to: String,
    #[diesel(sql_type = Array<BigInt>)]
    ids: Vec<i64>,
    #[diesel(sql_type = Nullable<Integer>)]
    percent_bps: Option<i32>,
    #[diesel(sql_type = BigInt)]
    amount: Money,
    #[diesel(sql_type = BigInt)]
    minimum_spend: Money,
    #[diesel(sql_type = Bool)]
    early: bool,
    #[diesel(sql_type = Bool)]
    late: bool,
    #[diesel(sql_type = Bool)]
    used_up: bool,
    #[diesel(sql_type = Bool)]
    counted: bool,
}

/// Looks a code up, as this shopper meets it now. What these orders of theirs redeemed does not
/// count: they are given up for the one to come.
pub async fn find(
    conn: &mut AsyncPgConnection,
    user: &User,
    code: Option<&Code>,
    given_up: &[OrderId],
) -> Result<Entered, Error> {
    let Some(code) = code else {
        return Ok(Entered::Nothing);
    };
    let query = diesel::sql_query(include_str!("coupon/find.sql"))
        .bind::<Text, _>(code.as_str())
        .bind::<BigInt, _>(user.id())
        .bind::<Array<BigInt>, _>(given_up);
    let row: Option<Row> = prepared(query).get_result(conn).await.optional()?;
    Ok(row.map_or(Entered::Unknown, |row| Entered::Known(coupon(row))))
}

fn coupon(row: Row) -> Coupon {
    let standing = match (row.early, row.late, row.used_up) {
        (true, _, _) => Standing::NotStarted,
        (_, true, _) => Standing::Ended,
        (_, _, true) => Standing::Used,
        _ => Standing::Open,
    };
    Coupon {
        id: row.id,
        code: row.code,
        shop: row.shop_id,
        scope: Scope::read(&row.applies_to, row.ids),
        reduction: Reduction::read(row.percent_bps, row.amount),
        minimum_spend: row.minimum_spend,
        standing,
        counted: row.counted,
    }
}

/// Uses a coupon for an order, inside its checkout; [`Error::CouponUsed`] when somebody was
/// faster. Checked again here, whatever a quote said before.
pub async fn redeem(
    tx: &mut Tx,
    user: &User,
    coupon: &Coupon,
    order: OrderId,
) -> Result<(), Error> {
    if coupon.counted {
        let query = diesel::sql_query(
            "update coupons set used = used + 1 where id = $1 and used < total_limit",
        );
        let counted = prepared(query.bind::<BigInt, _>(coupon.id)).execute(tx.conn());
        if counted.await? == 0 {
            return Err(Error::CouponUsed);
        }
    }
    // a use of the same shopper that came first takes the number: the next one is tried
    for _ in 0..TRIES {
        let query = diesel::sql_query(include_str!("coupon/redeem.sql"))
            .bind::<BigInt, _>(coupon.id)
            .bind::<BigInt, _>(user.id())
            .bind::<BigInt, _>(order)
            .bind::<Bool, _>(coupon.counted);
        if prepared(query).execute(tx.conn()).await? == 1 {
            return Ok(());
        }
    }
    Err(Error::CouponUsed)
}

/// How often a use is tried: checkouts of one shopper begin one after the other, so that even
/// the second try is rare.
const TRIES: usize = 3;

/// Locks the counted coupons that these orders redeemed and the one of this code, in id order,
/// for a transaction that will both release and redeem.
pub async fn lock(tx: &mut Tx, orders: &[OrderId], code: Option<&Code>) -> Result<(), Error> {
    let query = diesel::sql_query(
        "select id from coupons where total_limit is not null and (code = $2 or id in ( \
             select coupon_id from coupon_redemptions \
             where order_id = any($1) and released_at is null)) \
         order by id for update",
    )
    .bind::<Array<BigInt>, _>(orders)
    .bind::<Nullable<Text>, _>(code.map(Code::as_str));
    prepared(query).execute(tx.conn()).await?;
    Ok(())
}

/// Releases an order's redemption, because it was not paid. No effect if there is none.
pub async fn release(tx: &mut Tx, order: OrderId) -> Result<(), Error> {
    let query = diesel::sql_query(
        "update coupon_redemptions set released_at = now() \
         where order_id = $1 and released_at is null",
    );
    let freed = prepared(query.bind::<BigInt, _>(order)).execute(tx.conn());
    if freed.await? == 0 {
        return Ok(());
    }
    // a statement of its own: whoever counted meanwhile had this use among them
    let query = diesel::sql_query(
        "update coupons set used = used - 1 \
         where id = (select coupon_id from coupon_redemptions where order_id = $1) \
             and total_limit is not null",
    );
    prepared(query.bind::<BigInt, _>(order))
        .execute(tx.conn())
        .await?;
    Ok(())
}
