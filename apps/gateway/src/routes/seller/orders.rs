//! The orders of the caller's shop.

pub mod export;

use actix_web::{get, post, put, web};
use auth::actor::{Seller, ShopReader};
use db::idempotency::Key;
use orders::seller_order::Search;
use orders::shipment::Parcel;
use orders::status::ShopOrderStatus;
use serde::{Deserialize, Serialize};
use types::{Invalid, OrderLineId, Quantity, ShopOrderId, Text};
use utoipa::{IntoParams, ToSchema};
use validator::{Validate, ValidationError};

use crate::caller::Caller;
use crate::idempotency::IdempotencyKey;
use crate::problem::{Answer, Fields, Problem};
use crate::query::{Query, day};
use crate::state::State;
use crate::valid::{Valid, number, optional, rule, text};
use crate::wire::invoice::Invoice;
use crate::wire::order::{SellerOrder, SellerOrderPage};
use crate::wire::page::{PageQuery, take};

/// Which of the shop's orders.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct SellerOrdersQuery {
    /// One or more states, separated by commas; by default all.
    #[param(example = "confirmed,partially_shipped")]
    status: Option<String>,
    /// Part of the order's number, of the buyer's name or of a product's title.
    #[param(max_length = 100, example = "mug")]
    q: Option<String>,
    /// Placed on this day (in the shop's time zone) or later.
    #[param(format = Date, example = "2026-01-01")]
    from: Option<String>,
    /// Placed on this day (in the shop's time zone) or earlier.
    #[param(format = Date, example = "2026-12-31")]
    to: Option<String>,
    /// Only orders with an open dispute, the most urgent first.
    disputed: Option<bool>,
}

impl SellerOrdersQuery {
    fn search(&self, page: &PageQuery) -> Result<Search, Problem> {
        let statuses = statuses(self.status.as_deref())?;
        let mut fields = Fields::default();
        let words = fields.take("/q", Text::parse_optional(self.q.as_deref()));
        let from = fields.take("/from", day(self.from.as_deref()));
        let to = fields.take("/to", day(self.to.as_deref()));
        let page = take(&mut fields, page.page, page.page_size);
        let found = match (words, from, to, page) {
            (Some(words), Some(from), Some(to), Some(page)) => Some(Search {
                statuses,
                words,
                from,
                to,
                only_disputed: self.disputed.unwrap_or_default(),
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
pub struct SellerOrderPath {
    /// The shop order's id.
    pub id: i64,
}

/// A note that only the shop sees.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OwnNote {
    /// May be empty.
    #[validate(custom(function = optional::<Text<2000>>))]
    #[schema(example = "Gift wrap, promised by mail", max_length = 2000)]
    note: String,
}

/// A parcel to ship.
#[derive(Debug, Serialize, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Ship {
    /// The carrier; UPS, USPS, FedEx, DHL, DPD and GLS get a tracking link.
    #[validate(custom(function = text::<Text<60>>))]
    #[schema(example = "UPS")]
    carrier: String,
    #[validate(custom(function = text::<Text<60>>))]
    #[schema(example = "1Z999AA10123456784")]
    tracking_number: String,
    /// Its content; by default everything that has not been shipped.
    #[validate(custom(function = not_empty), nested)]
    lines: Option<Vec<ShipLine>>,
}

/// How many pieces of a line are in the parcel.
#[derive(Debug, Serialize, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ShipLine {
    line_id: i64,
    #[validate(custom(function = number::<Quantity>))]
    quantity: i64,
}

/// The orders of the caller's shop; what is to ship comes first, oldest on top.
#[utoipa::path(
    operation_id = "listSellerOrders", tag = "seller", summary = "The shop's orders",
    security(("bearer" = [])), params(SellerOrdersQuery, PageQuery),
    responses((status = 200, description = "A page of shop orders", body = SellerOrderPage)),
)]
#[get("/api/seller/orders")]
pub async fn list_seller_orders(
    state: web::Data<State>,
    Caller(seller): Caller<ShopReader>,
    query: Query<SellerOrdersQuery>,
    page: Query<PageQuery>,
) -> Answer<SellerOrderPage> {
    let search = query.search(&page)?;
    let found = orders::seller_order::list(&state.pool, &seller, &search).await?;
    Ok(web::Json(SellerOrderPage::new(found)))
}

/// One order of the caller's shop: their part of it.
#[utoipa::path(
    operation_id = "getSellerOrder", tag = "seller", summary = "One of the shop's orders",
    security(("bearer" = [])), params(SellerOrderPath),
    responses((status = 200, description = "The shop order", body = SellerOrder)),
)]
#[get("/api/seller/orders/{id}")]
pub async fn get_seller_order(
    state: web::Data<State>,
    Caller(seller): Caller<ShopReader>,
    path: web::Path<SellerOrderPath>,
) -> Answer<SellerOrder> {
    let id = ShopOrderId::new(path.id);
    let order = orders::seller_order::find(&state.pool, &seller, id).await?;
    Ok(web::Json(order.into()))
}

/// The invoice of one order of the caller's shop. What is paid and was not sent yet is invoiced
/// when it is first asked for.
#[utoipa::path(
    operation_id = "getSellerInvoice", tag = "seller", summary = "The invoice of an order",
    security(("bearer" = [])), params(SellerOrderPath),
    responses(
        (status = 200, description = "The invoice of the shop order", body = Invoice),
        (status = 409, description = "`no_invoice`: it is not paid, or everything was cancelled", body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[get("/api/seller/orders/{id}/invoice")]
pub async fn get_seller_invoice(
    state: web::Data<State>,
    // one that is due is written as it is asked for
    Caller(seller): Caller<Seller>,
    path: web::Path<SellerOrderPath>,
) -> Answer<Invoice> {
    let id = ShopOrderId::new(path.id);
    let invoice = orders::invoice::of_part(&state.orders, &seller, id).await?;
    Ok(web::Json(invoice.into()))
}

/// Writes what only the shop reads of its part of an order.
#[utoipa::path(
    operation_id = "setSellerOrderNote", tag = "seller", summary = "Save the shop's own note",
    security(("bearer" = [])), params(SellerOrderPath), request_body = OwnNote,
    responses((status = 200, description = "The shop order", body = SellerOrder)),
)]
#[put("/api/seller/orders/{id}/note")]
pub async fn set_seller_order_note(
    state: web::Data<State>,
    Caller(seller): Caller<Seller>,
    path: web::Path<SellerOrderPath>,
    Valid(body): Valid<OwnNote>,
) -> Answer<SellerOrder> {
    let (id, note) = (
        ShopOrderId::new(path.id),
        Text::parse_optional(Some(&body.note))?,
    );
    let order = orders::seller_order::set_note(&state.pool, &seller, id, note.as_ref()).await?;
    Ok(web::Json(order.into()))
}

/// Sends a parcel. When nothing is left to send, the order is in delivery.
#[utoipa::path(
    operation_id = "shipOrder", tag = "seller", summary = "Ship an order or part of it",
    security(("bearer" = [])), request_body = Ship,
    params(SellerOrderPath, ("Idempotency-Key" = String, Header, description = "A random string, \
        the same for each retry", example = "6f1c1f0e-ship")),
    responses((status = 200, description = "The shop order", body = SellerOrder)),
)]
#[post("/api/seller/orders/{id}/ship")]
pub async fn ship_order(
    state: web::Data<State>,
    Caller(seller): Caller<Seller>,
    IdempotencyKey(key): IdempotencyKey,
    path: web::Path<SellerOrderPath>,
    Valid(body): Valid<Ship>,
) -> Answer<SellerOrder> {
    let key = key_of(&seller, "shipOrder", &key, &(path.id, &body));
    let (parcel, id) = (Parcel::try_from(body)?, ShopOrderId::new(path.id));
    let order = orders::shipment::ship(&state.orders, &seller, &key, id, &parcel).await?;
    Ok(web::Json(order.into()))
}

/// The carrier reports that everything arrived.
#[utoipa::path(
    operation_id = "deliverOrder", tag = "seller", summary = "Mark an order as delivered",
    security(("bearer" = [])),
    params(SellerOrderPath, ("Idempotency-Key" = String, Header, description = "A random string, \
        the same for each retry", example = "6f1c1f0e-deliver")),
    responses((status = 200, description = "The shop order", body = SellerOrder)),
)]
#[post("/api/seller/orders/{id}/deliver")]
pub async fn deliver_order(
    state: web::Data<State>,
    Caller(seller): Caller<Seller>,
    IdempotencyKey(key): IdempotencyKey,
    path: web::Path<SellerOrderPath>,
) -> Answer<SellerOrder> {
    let key = key_of(&seller, "deliverOrder", &key, &path.id);
    let id = ShopOrderId::new(path.id);
    let order = orders::delivery::deliver(&state.orders, &seller, &key, id).await?;
    Ok(web::Json(order.into()))
}

/// The key of a step of this seller's.
pub fn key_of(seller: &Seller, route: &'static str, key: &str, body: &impl Serialize) -> Key {
    Key::new(format!("user:{}", seller.user().id()), route, key, body)
}

fn statuses(raw: Option<&str>) -> Result<Vec<ShopOrderStatus>, Problem> {
    let words = raw
        .unwrap_or_default()
        .split(',')
        .filter(|word| !word.is_empty());
    words
        .map(|word| {
            ShopOrderStatus::parse(word).ok_or_else(|| {
                let message = format!("{word:?} isn't an order status");
                Problem::invalid("/status", Invalid::new("unknown_status", message))
            })
        })
        .collect()
}

fn not_empty(lines: &[ShipLine]) -> Result<(), ValidationError> {
    rule(match lines {
        [] => Err(Invalid::new("required", "Choose what's in the parcel")),
        _ => Ok(()),
    })
}

impl TryFrom<Ship> for Parcel {
    type Error = Invalid;

    fn try_from(ship: Ship) -> Result<Self, Invalid> {
        let line = |line: ShipLine| Ok((OrderLineId::new(line.line_id), line.quantity.try_into()?));
        let lines = ship.lines;
        let lines = lines.map(|lines| lines.into_iter().map(line).collect());
        Ok(Self {
            carrier: ship.carrier.parse()?,
            tracking_number: ship.tracking_number.parse()?,
            lines: lines.transpose()?,
        })
    }
}
