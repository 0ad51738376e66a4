//! Packing slips and addresses for several orders of the caller's shop.

use actix_web::{get, web};
use auth::actor::ShopReader;
use chrono::{DateTime, Utc};
use orders::seller_order::{LineToPack, ToPack, to_pack};
use serde::{Deserialize, Serialize};
use types::{Invalid, ShopOrderId};
use utoipa::{IntoParams, ToSchema};

use crate::caller::Caller;
use crate::problem::{Answer, Problem};
use crate::query::Query;
use crate::state::State;
use crate::wire::order::{ChosenOption, ShippingAddress};

/// Most orders that are packed at once.
const MAX_SLIPS: usize = 100;

/// Which of the shop's orders.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct PackingQuery {
    /// IDs of 1 to 100 shop orders, separated by commas.
    #[param(example = "17,18,21")]
    ids: String,
}

impl PackingQuery {
    fn ids(&self) -> Result<Vec<ShopOrderId>, Invalid> {
        let words = self.ids.split(',').filter(|word| !word.is_empty());
        let ids = words.map(|word| word.trim().parse().map(ShopOrderId::new));
        let ids: Vec<_> = ids
            .collect::<Result<_, _>>()
            .map_err(|_| Invalid::new("invalid_ids", "List order IDs, such as 17,18,21"))?;
        match ids.len() {
            0 => Err(Invalid::new("required", "Choose the orders to pack")),
            1..=MAX_SLIPS => Ok(ids),
            _ => {
                let message = format!("Pack at most {MAX_SLIPS} orders at once");
                Err(Invalid::new("too_many", message))
            }
        }
    }
}

/// The packing slips.
#[derive(Debug, Serialize, ToSchema)]
pub struct PackingSlips {
    items: Vec<PackingSlip>,
}

/// The packing slip of a shop order.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PackingSlip {
    /// The shop order's ID.
    id: i64,
    /// The order number that people see.
    #[schema(example = "HS-7K3M9-QXD2A")]
    number: String,
    created_at: DateTime<Utc>,
    address: ShippingAddress,
    /// The buyer's note to all shops in the order.
    #[schema(required = true)]
    note: Option<String>,
    /// The buyer's note to this shop only.
    #[schema(required = true)]
    shop_note: Option<String>,
    lines: Vec<PackingLine>,
}

/// One line of a packing slip.
#[derive(Debug, Serialize, ToSchema)]
pub struct PackingLine {
    id: i64,
    title: String,
    options: Vec<ChosenOption>,
    /// The variant's present SKU.
    #[schema(required = true)]
    sku: Option<String>,
    /// How many were ordered.
    quantity: i32,
    /// How many of them were already shipped.
    shipped: i32,
    /// How many of them were cancelled before shipping.
    cancelled: i32,
}

/// What is to be packed of many orders, in the order in which they are named.
#[utoipa::path(
    operation_id = "listPackingSlips", tag = "seller", summary = "Packing slips for several orders",
    description = "At most 100. Other shops' orders, unpaid orders and unknown IDs are left out. \
        An order that is named twice appears twice.",
    security(("bearer" = [])), params(PackingQuery),
    responses((status = 200, description = "What to pack for each order", body = PackingSlips)),
)]
#[get("/api/seller/packing-slips")]
pub async fn list_packing_slips(
    state: web::Data<State>,
    Caller(seller): Caller<ShopReader>,
    query: Query<PackingQuery>,
) -> Answer<PackingSlips> {
    let ids = query
        .ids()
        .map_err(|invalid| Problem::invalid("/ids", invalid))?;
    let orders = to_pack(&state.pool, &seller, &ids).await?;
    let items = orders.into_iter().map(Into::into).collect();
    Ok(web::Json(PackingSlips { items }))
}

impl From<ToPack> for PackingSlip {
    fn from(order: ToPack) -> Self {
        Self {
            id: order.id.get(),
            number: order.number,
            created_at: order.created_at,
            address: order.address.into(),
            note: order.note,
            shop_note: order.shop_note,
            lines: order.lines.into_iter().map(Into::into).collect(),
        }
    }
}

impl From<LineToPack> for PackingLine {
    fn from(line: LineToPack) -> Self {
        Self {
            id: line.id.get(),
            title: line.title,
            options: line.options.into_iter().map(Into::into).collect(),
            sku: line.sku,
            quantity: line.quantity,
            shipped: line.shipped,
            cancelled: line.cancelled,
        }
    }
}
