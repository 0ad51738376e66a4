//! Disputes, as operators see them: about whole orders, with the shops in them.

use auth::actor::Operator;
use db::Tx;
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Text};
use diesel_async::RunQueryDsl;
use types::{DisputeId, OrderId, Page, PageRequest, ShopId, ShopOrderId};

use super::case::{self, Case, Evidence};
use crate::{Error, OrdersContext};

/// A dispute with its order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CaseWithOrder {
    /// The dispute.
    pub case: Case,
    /// The order.
    pub order: OrderId,
    /// Who sold it, in the order of its parts.
    pub parts: Vec<Part>,
}

/// A shop's part of an order.
#[derive(Debug, Clone, PartialEq, Eq, QueryableByName)]
pub struct Part {
    #[diesel(sql_type = BigInt)]
    dispute: DisputeId,
    #[diesel(sql_type = BigInt)]
    order: OrderId,
    /// The part.
    #[diesel(sql_type = BigInt)]
    pub id: ShopOrderId,
    /// The shop.
    #[diesel(sql_type = BigInt)]
    pub shop: ShopId,
    /// What the shop was called then.
    #[diesel(sql_type = Text)]
    pub shop_name: String,
}

/// One page of all disputes, or of the open ones: open ones first, the most urgent on top.
pub async fn list(
    context: &OrdersContext,
    _operator: &Operator,
    only_open: bool,
    page: PageRequest,
) -> Result<Page<CaseWithOrder>, Error> {
    // knowing the page, the planner walks the index of this order instead of sorting all
    db::transaction_with_custom_plans(&context.pool, async |tx| {
        let found = case::of_market(tx, only_open, page).await?;
        let filed = with_orders(tx, found.items).await?;
        Ok(Page::new(page, filed, found.total))
    })
    .await
}

/// One of them with what shops said in it.
pub async fn find(
    context: &OrdersContext,
    _operator: &Operator,
    id: DisputeId,
) -> Result<(CaseWithOrder, Vec<Evidence>), Error> {
    db::transaction(&context.pool, async |tx| {
        let detail = case::load(tx, None, id).await?;
        let found = with_orders(tx, vec![detail.case]).await?.into_iter().next();
        Ok((found.ok_or(Error::NotFound)?, detail.evidence))
    })
    .await
}

/// Each case with its order.
async fn with_orders(tx: &mut Tx, cases: Vec<Case>) -> Result<Vec<CaseWithOrder>, Error> {
    let ids: Vec<DisputeId> = cases.iter().map(|case| case.id).collect();
    let parts: Vec<Part> = diesel::sql_query(
        "select d.id as dispute, s.order_id as \"order\", s.id, s.shop_id as shop, s.shop_name \
         from disputes d join payments p on p.id = d.payment_id \
         join shop_orders s on s.order_id = p.order_id where d.id = any ($1) order by s.id",
    )
    .bind::<Array<BigInt>, _>(ids)
    .load(tx.conn())
    .await?;
    let found = cases.into_iter().filter_map(|case| {
        let of_it = parts.iter().filter(|part| part.dispute == case.id);
        let parts: Vec<Part> = of_it.cloned().collect();
        let order = parts.as_slice().first()?.order;
        Some(CaseWithOrder { case, order, parts })
    });
    Ok(found.collect())
}
