//! All orders, for operators.

use actix_web::{get, web};
use auth::actor::Operator;
use orders::order::market::{self, Wanted};
use serde::{Deserialize, Serialize};
use types::{OrderId, Text, UserId};
use utoipa::{IntoParams, ToSchema};

use super::history::{OrderTab, domain_tab};
use crate::caller::Caller;
use crate::problem::{Answer, Fields, Problem};
use crate::query::Query;
use crate::state::State;
use crate::wire::order::Order;
use crate::wire::page::{PageQuery, take};

/// One order.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
#[serde(rename_all = "camelCase")]
pub struct MarketOrderPath {
    /// The order.
    #[param(value_type = i64, example = 7)]
    order_id: OrderId,
}

/// Which orders.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(rename_all = "camelCase")]
pub struct MarketOrderQuery {
    /// With a shop order in this state.
    #[param(inline)]
    tab: Option<OrderTab>,
    /// Beginnings of words, all in the number, the buyer's name and email address, or all in a shop's
    /// name. A whole email address finds the orders that were placed with exactly this address.
    #[param(max_length = 100, example = "HS-7K3M9")]
    q: Option<String>,
    /// The account that placed them.
    #[param(value_type = Option<i64>, example = 7)]
    buyer_id: Option<UserId>,
}

impl MarketOrderQuery {
    fn wanted(&self, page: &PageQuery) -> Result<Wanted, Problem> {
        let mut fields = Fields::default();
        let words = fields.take("/q", Text::parse_optional(self.q.as_deref()));
        let page = take(&mut fields, page.page, page.page_size);
        let wanted = match (words, page) {
            (Some(words), Some(page)) => Some(Wanted {
                tab: domain_tab(self.tab.unwrap_or_default()),
                words,
                buyer: self.buyer_id,
                page,
            }),
            _ => None,
        };
        fields.finish(wanted)
    }
}

/// An order, as operators see it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MarketOrder {
    order: Order,
    buyer: OrderedBy,
    /// What the shop and the marketplace earn with each shop order, in the order of
    /// `order.shopOrders`.
    shares: Vec<PartShares>,
}

/// The buyer of an order, with their name at the time.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderedBy {
    id: i64,
    #[schema(example = "Ada Example")]
    name: String,
    #[schema(example = "ada@example.com")]
    email: String,
}

/// What the shop and the marketplace earn with a shop order.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PartShares {
    shop_order_id: i64,
    /// The marketplace's commission on what is not refunded.
    commission: i64,
    /// What the shop earns: `total - refunded - commission`.
    payout: i64,
}

impl From<market::MarketOrder> for MarketOrder {
    fn from(found: market::MarketOrder) -> Self {
        let shares = found.shares.into_iter().map(|shares| PartShares {
            shop_order_id: shares.part.get(),
            commission: shares.commission.minor(),
            payout: shares.payout.minor(),
        });
        Self {
            shares: shares.collect(),
            order: found.order.into(),
            buyer: OrderedBy {
                id: found.buyer.get(),
                name: found.buyer_name,
                email: found.email,
            },
        }
    }
}

/// A page of orders.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MarketOrderPage {
    items: Vec<MarketOrder>,
    /// From 1.
    page: i64,
    page_size: i64,
    /// The total number on all pages; without `q` and `buyerId`, no more than 100,000 are counted.
    total: i64,
    /// False if there are more than `total`.
    is_total_exact: bool,
}

impl From<market::Listed> for MarketOrderPage {
    fn from(
        market::Listed {
            page,
            is_total_exact,
        }: market::Listed,
    ) -> Self {
        Self {
            items: page.items.into_iter().map(Into::into).collect(),
            page: page.page,
            page_size: page.page_size,
            total: page.total,
            is_total_exact,
        }
    }
}

/// Everybody's orders, newest first.
#[utoipa::path(
    operation_id = "listMarketOrders", tag = "orders", summary = "All orders",
    security(("bearer" = [])), params(MarketOrderQuery, PageQuery),
    responses((status = 200, description = "A page of orders", body = MarketOrderPage)),
)]
#[get("/api/admin/orders")]
pub async fn list_market_orders(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    query: Query<MarketOrderQuery>,
    page: Query<PageQuery>,
) -> Answer<MarketOrderPage> {
    let wanted = query.wanted(&page)?;
    let found = market::list(&state.pool, &operator, &wanted).await?;
    Ok(web::Json(found.into()))
}

/// One order, whoever placed it.
#[utoipa::path(
    operation_id = "getMarketOrder", tag = "orders", summary = "One order",
    security(("bearer" = [])), params(MarketOrderPath),
    responses((status = 200, description = "The order", body = MarketOrder)),
)]
#[get("/api/admin/orders/{orderId}")]
pub async fn get_market_order(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    path: web::Path<MarketOrderPath>,
) -> Answer<MarketOrder> {
    let found = market::find(&state.pool, &operator, path.order_id).await?;
    Ok(web::Json(found.into()))
}
