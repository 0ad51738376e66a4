//! The buyer's orders after checkout.

use actix_web::{get, post, web};
use auth::actor::User;
use orders::order::Tab;
use serde::Deserialize;
use types::{OrderId, ShopOrderId};
use utoipa::{IntoParams, ToSchema};

use super::checkout::OrderPath;
use crate::caller::Caller;
use crate::problem::Answer;
use crate::query::Query;
use crate::state::State;
use crate::wire::order::{Order, OrderPage};
use crate::wire::page::PageQuery;

/// Which orders of the history.
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

/// The tab of the history.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct TabQuery {
    /// Which orders.
    #[param(inline)]
    tab: Option<OrderTab>,
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
    security(("bearer" = [])), params(TabQuery, PageQuery),
    responses((status = 200, description = "A page of orders", body = OrderPage)),
)]
#[get("/api/orders")]
pub async fn list_orders(
    state: web::Data<State>,
    Caller(user): Caller<User>,
    tab: Query<TabQuery>,
    page: Query<PageQuery>,
) -> Answer<OrderPage> {
    let tab = domain_tab(tab.tab.unwrap_or_default());
    let orders = orders::order::list(&state.pool, &user, tab, page.parse()?).await?;
    Ok(web::Json(orders.into()))
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
    operation_id = "confirmReceived", tag = "orders", summary = "Confirm that a shop's goods arrived",
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
    let order = orders::arrival::received(&state.orders, &user, id, part).await?;
    Ok(web::Json(order.into()))
}

fn domain_tab(tab: OrderTab) -> Tab {
    match tab {
        OrderTab::All => Tab::All,
        OrderTab::ToPay => Tab::ToPay,
        OrderTab::ToShip => Tab::ToShip,
        OrderTab::OnTheWay => Tab::OnTheWay,
        OrderTab::Delivered => Tab::Delivered,
        OrderTab::Returns => Tab::Returns,
    }
}
