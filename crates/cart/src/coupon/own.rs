//! Coupons as their shop sees them.

use auth::actor::Seller;
use catalog::shop::calendar;
use catalog::{collection, product};
use chrono::NaiveDate;
use db::schema::coupons;
use db::{Pool, Tx};
use diesel::prelude::*;
use diesel::sql_query;
use diesel::sql_types::{Array, BigInt, Bool, Date, Integer, Nullable, Text};
use diesel_async::RunQueryDsl;
use types::{CollectionId, CouponId, Money, Page, PageRequest, ProductId};

use super::{Reduction, Scope};
use crate::Error;

/// A coupon as its shop sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OwnCoupon {
    /// The coupon.
    pub id: CouponId,
    /// Its code.
    pub code: String,
    /// What it takes off.
    pub reduction: Reduction,
    /// The least that the goods it is for must cost.
    pub minimum_spend: Money,
    /// The first day, in the shop's time zone.
    pub from: NaiveDate,
    /// The last day, if there is one.
    pub to: Option<NaiveDate>,
    /// How often all shoppers together may use it.
    pub total_limit: Option<i64>,
    /// How often one shopper may.
    pub customer_limit: Option<i64>,
    /// In how many orders it is used; those that were not paid in time are not among them.
    pub uses: i64,
    /// Whether no order ever used it.
    pub deletable: bool,
    /// Whether it works now.
    pub stage: Stage,
    /// For what it is.
    pub goods: Goods,
}

/// What a coupon is for, by name. Goods that were deleted are not among them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Goods {
    /// All that the shop sells.
    Everything,
    /// These, by title.
    Products(Vec<(ProductId, String)>),
    /// These, by name.
    Collections(Vec<(CollectionId, String)>),
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
    #[diesel(sql_type = Array<BigInt>)]
    goods: Vec<i64>,
}

/// One page of the shop's coupons: those that work or will first, then the latest.
pub async fn list_own(
    pool: &Pool,
    seller: &Seller,
    page: PageRequest,
) -> Result<Page<OwnCoupon>, Error> {
    db::transaction_of_shop(pool, seller.shop(), async |tx| {
        let rows = load(tx, seller, None, page).await?;
        let own = coupons::table.filter(coupons::shop_id.eq(seller.shop()));
        let total = own.count().get_result(tx.conn()).await?;
        Ok(Page::new(page, named(tx, seller, rows).await?, total))
    })
    .await
}

/// One of the shop's coupons; another's is [`Error::CouponNotFound`].
pub async fn find_own(pool: &Pool, seller: &Seller, id: CouponId) -> Result<OwnCoupon, Error> {
    db::transaction_of_shop(pool, seller.shop(), async |tx| find(tx, seller, id).await).await
}

pub(super) async fn find(tx: &mut Tx, seller: &Seller, id: CouponId) -> Result<OwnCoupon, Error> {
    let rows = load(tx, seller, Some(id), PageRequest::FIRST).await?;
    let found = named(tx, seller, rows).await?;
    found.into_iter().next().ok_or(Error::CouponNotFound)
}

async fn load(
    tx: &mut Tx,
    seller: &Seller,
    only: Option<CouponId>,
    page: PageRequest,
) -> Result<Vec<Row>, Error> {
    let zone = calendar::of_shop(tx, seller).await?.time_zone;
    Ok(sql_query(include_str!("own.sql"))
        .bind::<BigInt, _>(seller.shop())
        .bind::<Nullable<BigInt>, _>(only)
        .bind::<Text, _>(zone)
        .bind::<BigInt, _>(page.limit())
        .bind::<BigInt, _>(page.offset())
        .load(tx.conn())
        .await?)
}

/// The rows with the names of what they are for.
async fn named(tx: &mut Tx, seller: &Seller, rows: Vec<Row>) -> Result<Vec<OwnCoupon>, Error> {
    let scopes: Vec<Scope> = rows
        .iter()
        .map(|row| Scope::read(&row.applies_to, row.goods.clone()))
        .collect();
    let (mut products, mut collections) = (Vec::new(), Vec::new());
    for scope in &scopes {
        match scope {
            Scope::Everything => {}
            Scope::Products(these) => products.extend(these),
            Scope::Collections(these) => collections.extend(these),
        }
    }
    let titles = product::titles(tx, seller, &products).await?;
    let names = collection::names(tx, seller, &collections).await?;
    let with_goods = rows.into_iter().zip(scopes).map(|(row, scope)| {
        let goods = match scope {
            Scope::Everything => Goods::Everything,
            Scope::Products(these) => Goods::Products(
                (titles.iter().filter(|(id, _)| these.contains(id)).cloned()).collect(),
            ),
            Scope::Collections(these) => Goods::Collections(
                (names.iter().filter(|(id, _)| these.contains(id)).cloned()).collect(),
            ),
        };
        own(row, goods)
    });
    Ok(with_goods.collect())
}

fn own(row: Row, goods: Goods) -> OwnCoupon {
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
        goods,
    }
}
