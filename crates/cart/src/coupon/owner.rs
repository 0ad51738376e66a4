//! The owner of a coupon, a shop or the marketplace, and what that means for its days and products.
//! A shop's coupon is written behind the shop wall and cannot refer to anything of other shops.

use auth::actor::{Operator, Seller};
use catalog::shop::calendar;
use catalog::{category, collection, product, shop};
use chrono::NaiveDate;
use db::Tx;
use diesel::QueryableByName;
use diesel::sql_query;
use diesel::sql_types::{Array, BigInt};
use diesel_async::RunQueryDsl;
use types::{CategoryId, CollectionId, CouponId, ProductId, ShopId};

use super::{Kind, Scope};
use crate::Error;

/// Who makes and changes coupons.
#[derive(Debug, Clone, Copy)]
pub(super) enum Owner<'a> {
    /// A shop, by its seller.
    Shop(&'a Seller),
    /// The marketplace, by an operator.
    Market(&'a Operator),
}

/// In which days a coupon is meant.
#[derive(Debug, Clone)]
pub(super) struct Days {
    pub(super) zone: String,
    pub(super) today: NaiveDate,
}

impl Owner<'_> {
    /// The shop; none: all of them.
    pub(super) fn shop(self) -> Option<ShopId> {
        match self {
            Self::Shop(seller) => Some(seller.shop()),
            Self::Market(_) => None,
        }
    }

    /// What their coupons can name.
    const fn kinds(self) -> &'static [Kind] {
        match self {
            Self::Shop(_) => &[Kind::Products, Kind::Collections],
            Self::Market(_) => &[Kind::Products, Kind::Categories, Kind::Shops],
        }
    }

    /// A shop's days are those of its time zone, the marketplace's those of UTC.
    pub(super) async fn days(self, tx: &mut Tx) -> Result<Days, Error> {
        match self {
            Self::Shop(seller) => {
                let calendar = calendar::of_shop(tx, seller).await?;
                let (zone, today) = (calendar.time_zone, calendar.today);
                Ok(Days { zone, today })
            }
            Self::Market(_) => {
                let (zone, today) = ("UTC".to_owned(), tx.now().date_naive());
                Ok(Days { zone, today })
            }
        }
    }

    /// What these are called, by name, as far as they are there and the owner's to name.
    pub(super) async fn names(
        self,
        tx: &mut Tx,
        kind: Kind,
        ids: &[i64],
    ) -> Result<Vec<(i64, String)>, Error> {
        let ids = ids.iter().copied();
        let products = ids.clone().map(ProductId::new).collect::<Vec<_>>();
        let named = match (self, kind) {
            (Self::Shop(seller), Kind::Products) => bare(
                product::titles(tx, seller, &products).await?,
                ProductId::get,
            ),
            (Self::Shop(seller), Kind::Collections) => {
                let these: Vec<_> = ids.map(CollectionId::new).collect();
                bare(
                    collection::names(tx, seller, &these).await?,
                    CollectionId::get,
                )
            }
            (Self::Market(operator), Kind::Products) => {
                let titles = product::admin::titles(tx, operator, &products).await?;
                bare(titles, ProductId::get)
            }
            (Self::Market(operator), Kind::Categories) => {
                let these: Vec<_> = ids.map(CategoryId::new).collect();
                let names = category::admin::names(tx, operator, &these).await?;
                bare(names, CategoryId::get)
            }
            (Self::Market(operator), Kind::Shops) => {
                let these: Vec<_> = ids.map(ShopId::new).collect();
                bare(shop::admin::names(tx, operator, &these).await?, ShopId::get)
            }
            (Self::Shop(_), Kind::Categories | Kind::Shops)
            | (Self::Market(_), Kind::Collections) => Vec::new(),
        };
        Ok(named)
    }

    /// Replaces what a coupon is for.
    pub(super) async fn put_scope(
        self,
        tx: &mut Tx,
        id: CouponId,
        scope: &Scope,
    ) -> Result<(), Error> {
        for kind in self.kinds() {
            let ids = match scope.ids() {
                Some((named, ids)) if named == *kind => {
                    self.with_unseen(tx, id, *kind, ids).await?
                }
                _ => Vec::new(),
            };
            for statement in put(*kind) {
                sql_query(statement)
                    .bind::<BigInt, _>(id)
                    .bind::<Array<BigInt>, _>(&ids)
                    .execute(tx.conn())
                    .await?;
            }
        }
        Ok(())
    }

    /// With what the coupon has and nobody sees now: a collection that was deleted comes back with its
    /// coupons.
    async fn with_unseen(
        self,
        tx: &mut Tx,
        coupon: CouponId,
        kind: Kind,
        mut ids: Vec<i64>,
    ) -> Result<Vec<i64>, Error> {
        let there = ids_of(tx, kind, &[coupon]).await?;
        let there: Vec<i64> = there.into_iter().map(|(_, target)| target).collect();
        let seen = self.names(tx, kind, &there).await?;
        let is_seen = |id: &i64| seen.iter().any(|(named, _)| named == id);
        ids.extend(there.into_iter().filter(|id| !is_seen(id)));
        Ok(ids)
    }
}

fn bare<Id>(named: Vec<(Id, String)>, number: impl Fn(Id) -> i64) -> Vec<(i64, String)> {
    let named = named.into_iter().map(|(id, name)| (number(id), name));
    named.collect()
}

/// Takes away what is not named any more, and adds what is.
const fn put(kind: Kind) -> [&'static str; 2] {
    match kind {
        Kind::Products => [
            "delete from coupon_products where coupon_id = $1 and product_id <> all ($2)",
            "insert into coupon_products (coupon_id, product_id) select $1, unnest($2::bigint[]) \
             on conflict do nothing",
        ],
        Kind::Collections => [
            "delete from coupon_collections where coupon_id = $1 and collection_id <> all ($2)",
            "insert into coupon_collections (coupon_id, collection_id) \
             select $1, unnest($2::bigint[]) on conflict do nothing",
        ],
        Kind::Categories => [
            "delete from coupon_categories where coupon_id = $1 and category_id <> all ($2)",
            "insert into coupon_categories (coupon_id, category_id) \
             select $1, unnest($2::bigint[]) on conflict do nothing",
        ],
        Kind::Shops => [
            "delete from coupon_shops where coupon_id = $1 and shop_id <> all ($2)",
            "insert into coupon_shops (coupon_id, shop_id) select $1, unnest($2::bigint[]) \
             on conflict do nothing",
        ],
    }
}

#[derive(QueryableByName)]
struct Part {
    #[diesel(sql_type = BigInt)]
    coupon_id: CouponId,
    #[diesel(sql_type = BigInt)]
    target: i64,
}

/// What of one kind these coupons name.
pub(super) async fn ids_of(
    tx: &mut Tx,
    kind: Kind,
    coupons: &[CouponId],
) -> Result<Vec<(CouponId, i64)>, Error> {
    let query = match kind {
        Kind::Products => {
            "select coupon_id, product_id as target from coupon_products where coupon_id = any ($1)"
        }
        Kind::Collections => {
            "select coupon_id, collection_id as target from coupon_collections \
             where coupon_id = any ($1)"
        }
        Kind::Categories => {
            "select coupon_id, category_id as target from coupon_categories \
             where coupon_id = any ($1)"
        }
        Kind::Shops => {
            "select coupon_id, shop_id as target from coupon_shops where coupon_id = any ($1)"
        }
    };
    let parts: Vec<Part> = sql_query(query)
        .bind::<Array<BigInt>, _>(coupons)
        .load(tx.conn())
        .await?;
    let parts = parts.into_iter().map(|part| (part.coupon_id, part.target));
    Ok(parts.collect())
}
