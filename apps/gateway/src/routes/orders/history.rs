//! The buyer's orders after checkout.

use actix_web::{get, post, web};
use auth::actor::User;
use orders::order::{Search, Tab};
use serde::Deserialize;
use types::{OrderId, ProductId, ShopOrderId, Text};
use utoipa::{IntoParams, ToSchema};

use super::checkout::OrderPath;
use crate::caller::Caller;
use crate::problem::{Answer, Fields, Problem};
use crate::query::{Query, day};
use crate::state::State;
use crate::wire::order::{Order, OrderPage};
use crate::wire::page::{PageQuery, take};

/// Which orders to list.
#[derive(Debug, Clone, Copy, Default, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum OrderTab {
    #[default]
    All,
    ToPay,
    ToShip,
    OnTheWay,
    Delivered,
    Returns,
}

/// What is looked for in the history.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(rename_all = "camelCase")]
pub struct HistoryQuery {
    /// Which orders.
    #[param(inline)]
    tab: Option<OrderTab>,
    /// Part of the order's number, of a product's title or of a shop's name.
    #[param(max_length = 100, example = "mug")]
    q: Option<String>,
    /// Placed on this day (UTC) or later.
    #[param(format = Date, example = "2026-01-01")]
    from: Option<String>,
    /// Placed on this day (UTC) or earlier.
    #[param(format = Date, example = "2026-12-31")]
    to: Option<String>,
    /// Orders that contain this product.
    #[param(value_type = Option<i64>, example = 42)]
    product_id: Option<ProductId>,
}

impl HistoryQuery {
    fn search(&self, page: &PageQuery) -> Result<Search, Problem> {
        let mut fields = Fields::default();
        let words = fields.take("/q", Text::parse_optional(self.q.as_deref()));
        let from = fields.take("/from", day(self.from.as_deref()));
        let to = fields.take("/to", day(self.to.as_deref()));
        let page = take(&mut fields, page.page, page.page_size);
        let found = match (words, from, to, page) {
            (Some(words), Some(from), Some(to), Some(page)) => Some(Search {
                tab: domain_tab(self.tab.unwrap_or_default()),
                words,
                from,
                to,
                product: self.product_id,
                page,
            }),
            _ => None,
        };
        fields.finish(found)
    }
}

/// A shop order's path.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct ShopOrderPath {
    /// The order's id.
    pub id: i64,
    /// The shop order's id.
    pub sid: i64,
}

/// The caller's orders, newest first.
#[utoipa::path(
    operation_id = "listOrders", tag = "orders", summary = "The caller's orders",
    security(("bearer" = [])), params(HistoryQuery, PageQuery),
    responses((status = 200, description = "A page of orders", body = OrderPage)),
)]
#[get("/api/orders")]
pub async fn list_orders(
    state: web::Data<State>,
    Caller(user): Caller<User>,
    query: Query<HistoryQuery>,
    page: Query<PageQuery>,
) -> Answer<OrderPage> {
    let search = query.search(&page)?;
    let found = orders::order::list(&state.pool, &user, &search).await?;
    Ok(web::Json(found.into()))
}

/// One of the caller's orders.
#[utoipa::path(
    operation_id = "getOrder", tag = "orders", summary = "One of the caller's orders",
    security(("bearer" = [])), params(OrderPath),
    responses((status = 200, description = "The order", body = Order)),
)]
#[get("/api/orders/{id}")]
pub async fn get_order(
    state: web::Data<State>,
    Caller(user): Caller<User>,
    path: web::Path<OrderPath>,
) -> Answer<Order> {
    let order = orders::order::find(&state.pool, &user, OrderId::new(path.id)).await?;
    Ok(web::Json(order.into()))
}

/// The buyer has the goods of one shop; the shop order is completed.
#[utoipa::path(
    operation_id = "confirmReceived", tag = "orders", summary = "Confirm that a shop order arrived",
    security(("bearer" = [])), params(ShopOrderPath),
    responses((status = 200, description = "The order", body = Order)),
)]
#[post("/api/orders/{id}/shop-orders/{sid}/received")]
pub async fn confirm_received(
    state: web::Data<State>,
    Caller(user): Caller<User>,
    path: web::Path<ShopOrderPath>,
) -> Answer<Order> {
    let (id, part) = (OrderId::new(path.id), ShopOrderId::new(path.sid));
    let order = orders::delivery::received(&state.orders, &user, id, part).await?;
    Ok(web::Json(order.into()))
}

pub(super) fn domain_tab(tab: OrderTab) -> Tab {
    match tab {
        OrderTab::All => Tab::All,
        OrderTab::ToPay => Tab::ToPay,
        OrderTab::ToShip => Tab::ToShip,
        OrderTab::OnTheWay => Tab::OnTheWay,
        OrderTab::Delivered => Tab::Delivered,
        OrderTab::Returns => Tab::Returns,
    }
}
