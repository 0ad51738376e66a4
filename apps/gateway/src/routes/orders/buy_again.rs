//! Adding the items of an order to the cart again.

use actix_web::{post, web};
use auth::actor::User;
use cart::line::{MAX_LINES, Reason};
use db::idempotency::Key;
use orders::buy_again as again;
use serde::{Deserialize, Serialize};
use types::{Invalid, OrderId, OrderLineId};
use utoipa::ToSchema;
use validator::{Validate, ValidationError};

use super::checkout::OrderPath;
use crate::caller::Caller;
use crate::idempotency::OptionalIdempotencyKey;
use crate::problem::Answer;
use crate::routes::cart::lines::{MergeKey, whole};
use crate::routes::cart::wire::ShopGroup;
use crate::state::State;
use crate::valid::{Valid, rule};

/// The lines of the order to add.
#[derive(Debug, Serialize, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct BuyAgain {
    /// By default, all lines of the order.
    #[validate(custom(function = some))]
    #[schema(example = json!([31, 32]), max_items = 200)]
    line_ids: Option<Vec<i64>>,
}

/// The cart afterwards, and the result for each line.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BoughtAgain {
    /// The whole cart.
    cart: Vec<ShopGroup>,
    /// How many pieces were added.
    added: i64,
    lines: Vec<LineAgain>,
}

/// The result for a line.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LineAgain {
    line_id: i64,
    /// Its title when it was bought.
    title: String,
    /// How many pieces were added to the cart.
    added: i32,
    /// Why fewer than were bought: `unavailable`, `shop_on_holiday`, `out_of_stock`, `cart_full` or
    /// `reduced`.
    #[schema(required = true, example = "unavailable")]
    reason: Option<&'static str>,
}

/// Puts what was bought into the cart, on top of what is there: as many pieces as can be had, at
/// today's price. What is gone is told and refuses nothing. Under the same `Idempotency-Key`
/// nothing comes in twice.
#[utoipa::path(
    operation_id = "buyAgain", tag = "orders", summary = "Add the items of an order to the cart again",
    security(("bearer" = [])), request_body = BuyAgain, params(OrderPath, MergeKey),
    responses((status = 200, description = "The cart, and the result for each line", body = BoughtAgain)),
)]
#[post("/api/orders/{id}/buy-again")]
pub async fn buy_again(
    state: web::Data<State>,
    Caller(user): Caller<User>,
    OptionalIdempotencyKey(key): OptionalIdempotencyKey,
    path: web::Path<OrderPath>,
    Valid(body): Valid<BuyAgain>,
) -> Answer<BoughtAgain> {
    let actor = format!("user:{}", user.id());
    let key = key.map(|key| Key::new(actor, "buyAgain", &key, &(path.id, &body)));
    let lines = body
        .line_ids
        .map(|ids| ids.into_iter().map(OrderLineId::new).collect());
    let lines: Option<Vec<OrderLineId>> = lines;
    let (id, lines) = (OrderId::new(path.id), lines.as_deref());
    let bought = again::run(&state.pool, &user, key.as_ref(), id, lines).await?;
    Ok(web::Json(BoughtAgain {
        cart: whole(&state, bought.cart).await?.into_inner(),
        added: bought.lines.iter().map(|line| i64::from(line.added)).sum(),
        lines: bought.lines.into_iter().map(Into::into).collect(),
    }))
}

fn some(lines: &[i64]) -> Result<(), ValidationError> {
    rule(match lines.len() {
        0 => Err(Invalid::new("required", "Choose what to buy again")),
        1..=MAX_LINES => Ok(()),
        _ => Err(Invalid::new("too_many_lines", "Choose fewer items")),
    })
}

impl From<again::Again> for LineAgain {
    fn from(line: again::Again) -> Self {
        Self {
            line_id: line.line.get(),
            title: line.title,
            added: line.added,
            reason: line.reason.map(|reason| match reason {
                Reason::Unavailable => "unavailable",
                Reason::ShopOnHoliday => "shop_on_holiday",
                Reason::OutOfStock => "out_of_stock",
                // what is bought again goes into the cart alone
                Reason::CartFull | Reason::SavedFull => "cart_full",
                Reason::Reduced { .. } => "reduced",
            }),
        }
    }
}
