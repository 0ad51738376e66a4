//! Coupons as their owner, a shop or the marketplace, sees them.

use auth::actor::Seller;
use chrono::NaiveDate;
use db::schema::coupons;
use db::{Pool, Tx};
use diesel::prelude::*;
use diesel::sql_query;
use diesel::sql_types::{BigInt, Bool, Date, Integer, Nullable, Text};
use diesel_async::RunQueryDsl;
use types::{CategoryId, CollectionId, CouponId, Money, Page, PageRequest, ProductId, ShopId};

use super::owner::{Owner, ids_of};
use super::{Kind, Reduction};
use crate::Error;

/// A coupon as its owner sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OwnCoupon {
    /// The coupon.
    pub id: CouponId,
    /// Its code.
    pub code: String,
    /// What it takes off.
    pub reduction: Reduction,
    /// The least that the products it is for must cost.
    pub minimum_spend: Money,
    /// The first day, in the shop's time zone; for marketplace coupons in UTC.
    pub from: NaiveDate,
    /// The last day, if there is one.
    pub to: Option<NaiveDate>,
    /// How often all shoppers together may use it.
    pub total_limit: Option<i64>,
    /// How often one shopper may.
    pub customer_limit: Option<i64>,
    /// The number of orders that use it, without those that were not paid in time.
    pub uses: i64,
    /// Whether no order ever used it.
    pub deletable: bool,
    /// Whether it works now.
    pub stage: Stage,
    /// For what it is.
    pub scope: NamedScope,
}

/// What a coupon is for, by name. What was deleted is not among them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NamedScope {
    /// All that the shop sells, or all shops.
    Everything,
    /// These, by title.
    Products(Vec<(ProductId, String)>),
    /// These, by name.
    Collections(Vec<(CollectionId, String)>),
    /// These and what is below them, by name.
    Categories(Vec<(CategoryId, String)>),
    /// What these sell, by name.
    Shops(Vec<(ShopId, String)>),
}

impl NamedScope {
    fn of(kind: Kind, named: Vec<(i64, String)>) -> Self {
        match kind {
            Kind::Products => Self::Products(typed(named)),
            Kind::Collections => Self::Collections(typed(named)),
            Kind::Categories => Self::Categories(typed(named)),
            Kind::Shops => Self::Shops(typed(named)),
        }
    }
}

fn typed<Id: From<i64>>(named: Vec<(i64, String)>) -> Vec<(Id, String)> {
    let named = named.into_iter().map(|(id, name)| (Id::from(id), name));
    named.collect()
}

/// Where a coupon stands now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    /// Its first day is to come.
    Scheduled,
    /// It works.
    Active,
    /// All uses are used.
    UsedUp,
    /// Its last day is over, or it was ended.
    Ended,
}

impl Stage {
    /// Its name.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Scheduled => "scheduled",
            Self::Active => "active",
            Self::UsedUp => "used_up",
            Self::Ended => "ended",
        }
    }
}

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = BigInt)]
    id: CouponId,
    #[diesel(sql_type = Text)]
    code: String,
    #[diesel(sql_type = Nullable<Integer>)]
    percent_bps: Option<i32>,
    #[diesel(sql_type = BigInt)]
    amount: Money,
    #[diesel(sql_type = BigInt)]
    minimum_spend: Money,
    #[diesel(sql_type = Date)]
    first_day: NaiveDate,
    #[diesel(sql_type = Nullable<Date>)]
    last_day: Option<NaiveDate>,
    #[diesel(sql_type = Nullable<BigInt>)]
    total_limit: Option<i64>,
    #[diesel(sql_type = Nullable<BigInt>)]
    customer_limit: Option<i64>,
    #[diesel(sql_type = BigInt)]
    uses: i64,
    #[diesel(sql_type = Bool)]
    deletable: bool,
    #[diesel(sql_type = Text)]
    stage: String,
    #[diesel(sql_type = Text)]
    applies_to: String,
}

/// One page of the shop's coupons: those that work or will first, then the latest.
pub async fn list_own(
    pool: &Pool,
    seller: &Seller,
    page: PageRequest,
) -> Result<Page<OwnCoupon>, Error> {
    db::transaction_of_shop(pool, seller.wall(), async |tx| {
        list(tx, Owner::Shop(seller), page).await
    })
    .await
}

/// One of the shop's coupons; another's is [`Error::CouponNotFound`].
pub async fn find_own(pool: &Pool, seller: &Seller, id: CouponId) -> Result<OwnCoupon, Error> {
    db::transaction_of_shop(pool, seller.wall(), async |tx| {
        find(tx, Owner::Shop(seller), id).await
    })
    .await
}

pub(super) async fn list(
    tx: &mut Tx,
    owner: Owner<'_>,
    page: PageRequest,
) -> Result<Page<OwnCoupon>, Error> {
    let rows = load(tx, owner, None, page).await?;
    let own = coupons::shop_id.is_not_distinct_from(owner.shop());
    let total = coupons::table.filter(own).count();
    let total = total.get_result(tx.conn()).await?;
    Ok(Page::new(page, named(tx, owner, rows).await?, total))
}

pub(super) async fn find(tx: &mut Tx, owner: Owner<'_>, id: CouponId) -> Result<OwnCoupon, Error> {
    let rows = load(tx, owner, Some(id), PageRequest::FIRST).await?;
    let found = named(tx, owner, rows).await?;
    found.into_iter().next().ok_or(Error::CouponNotFound)
}

async fn load(
    tx: &mut Tx,
    owner: Owner<'_>,
    only: Option<CouponId>,
    page: PageRequest,
) -> Result<Vec<Row>, Error> {
    let zone = owner.days(tx).await?.zone;
    Ok(sql_query(include_str!("own.sql"))
        .bind::<Nullable<BigInt>, _>(owner.shop())
        .bind::<Nullable<BigInt>, _>(only)
        .bind::<Text, _>(zone)
        .bind::<BigInt, _>(page.limit())
        .bind::<BigInt, _>(page.offset())
        .load(tx.conn())
        .await?)
}

/// The rows with the names of what they are for.
async fn named(tx: &mut Tx, owner: Owner<'_>, rows: Vec<Row>) -> Result<Vec<OwnCoupon>, Error> {
    let mut coupons: Vec<OwnCoupon> = Vec::new();
    let mut wanted: Vec<(Kind, Vec<CouponId>)> = Vec::new();
    for row in rows {
        if let Some(kind) = Kind::read(&row.applies_to) {
            match wanted.iter_mut().find(|(other, _)| *other == kind) {
                Some((_, these)) => these.push(row.id),
                None => wanted.push((kind, vec![row.id])),
            }
        }
        coupons.push(own(row, NamedScope::Everything));
    }
    for (kind, these) in wanted {
        let parts = ids_of(tx, kind, &these).await?;
        let ids: Vec<i64> = parts.iter().map(|(_, id)| *id).collect();
        let names = owner.names(tx, kind, &ids).await?;
        for coupon in coupons.iter_mut().filter(|it| these.contains(&it.id)) {
            let is_in = |id: i64| parts.contains(&(coupon.id, id));
            let its = names.iter().filter(|(id, _)| is_in(*id)).cloned();
            coupon.scope = NamedScope::of(kind, its.collect());
        }
    }
    Ok(coupons)
}

fn own(row: Row, scope: NamedScope) -> OwnCoupon {
    OwnCoupon {
        id: row.id,
        code: row.code,
        reduction: Reduction::read(row.percent_bps, row.amount),
        minimum_spend: row.minimum_spend,
        from: row.first_day,
        to: row.last_day,
        total_limit: row.total_limit,
        customer_limit: row.customer_limit,
        uses: row.uses,
        deletable: row.deletable,
        stage: match row.stage.as_str() {
            "scheduled" => Stage::Scheduled,
            "used_up" => Stage::UsedUp,
            "ended" => Stage::Ended,
            _ => Stage::Active,
        },
        scope,
    }
}
