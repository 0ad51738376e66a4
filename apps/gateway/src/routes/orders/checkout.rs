//! From selected lines to a paid order.

use actix_web::{HttpResponse, post, web};
use auth::actor::User;
use cart::coupon::{Code, GuessLimit};
use cart::line::MAX_LINES;
use db::idempotency::Key;
use orders::checkout::Request;
use orders::shipping_address::AddressChoice;
use serde::{Deserialize, Serialize};
use types::{AddressId, CartLineId, Invalid, Money, OrderId, ShopId, Text};
use utoipa::{IntoParams, ToSchema};
use validator::{Validate, ValidationError};

use crate::caller::Caller;
use crate::client_device::ClientDevice;
use crate::idempotency::IdempotencyKey;
use crate::problem::{Answer, Problem};
use crate::routes::auth::addresses::AddressInput;
use crate::state::State;
use crate::valid::{Valid, optional, rule, rule_at, text};
use crate::wire::order::Order;
use crate::wire::quote::Quote;

/// Which lines of the cart, with which coupon.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct QuoteOrder {
    /// `id`s of items of the cart.
    #[schema(example = json!([12, 13]))]
    cart_item_ids: Vec<i64>,
    #[validate(custom(function = optional::<Code>))]
    #[schema(example = "HELLOSHOP")]
    coupon_code: Option<String>,
}

/// An order to place. Exactly one of `addressId` and `address`.
#[derive(Debug, Serialize, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[validate(schema(function = one_address, skip_on_field_errors = false))]
pub struct PlaceOrder {
    /// `id`s of items of the cart.
    #[schema(example = json!([12, 13]))]
    cart_item_ids: Vec<i64>,
    /// An address in the buyer's address book.
    #[schema(example = 5)]
    address_id: Option<i64>,
    /// An address for this order only.
    #[validate(nested)]
    address: Option<AddressInput>,
    #[validate(custom(function = optional::<Code>))]
    #[schema(example = "HELLOSHOP")]
    coupon_code: Option<String>,
    /// A note to all shops, at most 500 characters.
    #[validate(custom(function = optional::<Text<500>>))]
    note: Option<String>,
    /// Notes to single shops.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[validate(nested, custom(function = one_for_each_line))]
    notes: Vec<ShopNote>,
    /// The `total` of the quote that the buyer saw. If it has changed, no order is placed: 409
    /// `price_changed` with the new quote.
    #[schema(example = 1999)]
    expected_total: Option<i64>,
}

/// A note that only this shop sees.
#[derive(Debug, Serialize, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ShopNote {
    /// A shop with items in the order.
    #[schema(example = 7)]
    shop_id: i64,
    /// At most 500 characters.
    #[validate(custom(function = text::<Text<500>>))]
    #[schema(example = "Please wrap it as a present")]
    text: String,
}

/// An order's path.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct OrderPath {
    /// The order's id.
    pub id: i64,
}

/// What chosen items cost, without setting anything aside.
#[utoipa::path(
    operation_id = "quoteOrder", tag = "orders", summary = "Quote selected items",
    description = "Unknown coupon codes are limited, here and when placing an order: at most 20 at \
        once per account, then one a minute.",
    request_body = QuoteOrder,
    security(("bearer" = [])),
    responses(
        (status = 200, description = "The quote, with anything that prevents the purchase", body = Quote),
        (status = 429, description = "`too_many_attempts`: try again after Retry-After",
            body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/orders/quote")]
pub async fn quote_order(
    state: web::Data<State>,
    Caller(user): Caller<User>,
    ClientDevice(device): ClientDevice,
    Valid(body): Valid<QuoteOrder>,
) -> Answer<Quote> {
    let code = code(body.coupon_code.as_deref())?;
    let lines = lines(&body.cart_item_ids);
    let (pool, from) = (&state.pool, device.address);
    let guess = GuessLimit::count(pool, &state.keys, &user, from, code.as_ref()).await?;
    let mut conn = pool.get().await?;
    let quote = cart::quote::preview(&mut conn, &user, &lines, code.as_ref()).await?;
    drop(conn);
    guess.settle(pool, &quote.problems).await;
    Ok(web::Json(Quote::new(quote, &state.config.currency)))
}

/// Freezes the chosen items as an order, sets their stock aside for 15 minutes and announces
/// the payment to PayPal. Send a fresh `Idempotency-Key` for each checkout; the same key gets
/// the same order.
#[utoipa::path(
    operation_id = "placeOrder", tag = "orders", summary = "Place an order and start its payment",
    security(("bearer" = [])), request_body = PlaceOrder,
    params(("Idempotency-Key" = String, Header, description = "A random string, the same for each retry", example = "6f1c1f0e-checkout")),
    responses(
        (status = 201, description = "Placed; pass `payment.providerOrderId` to PayPal's button", body = Order),
        (status = 409, description = "Sold out, not available, coupon not usable, `price_changed` \
            with the new `quote`, `payment_in_progress` with the order in which one of the \
            items is being paid at this moment, or `payment_declined` if PayPal refuses the \
            payment for good, as above a limit; nothing stays set aside", body = crate::problem::ProblemBody, content_type = "application/problem+json"),
        (status = 429, description = "`too_many_attempts`: try again after Retry-After", body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/orders")]
pub async fn place_order(
    state: web::Data<State>,
    Caller(user): Caller<User>,
    IdempotencyKey(key): IdempotencyKey,
    ClientDevice(device): ClientDevice,
    Valid(body): Valid<PlaceOrder>,
) -> Result<HttpResponse, Problem> {
    let key = Key::new(format!("user:{}", user.id()), "placeOrder", &key, &body);
    let request = Request::try_from(body)?;
    let (context, code) = (state.orders.clone(), request.coupon.as_ref());
    let from = device.address;
    let guess = GuessLimit::count(&state.pool, &state.keys, &user, from, code).await?;
    let work = async move {
        let placed = orders::checkout::start(&context, &user, &key, &request).await;
        let problems = match &placed {
            Err(orders::Error::NotOrderable(problems)) => problems.clone(),
            _ => Vec::new(),
        };
        guess.settle(&context.pool, &problems).await;
        placed
    };
    let order = state.tasks.finish(work).await??;
    Ok(HttpResponse::Created().json(Order::from(order)))
}

/// Takes the money of an approved payment. An answer with `paymentStatus` `confirming` means
/// that PayPal's word is still out; ask for the order again in a few seconds.
#[utoipa::path(
    operation_id = "captureOrder", tag = "orders", summary = "Capture the approved payment of an order",
    security(("bearer" = [])),
    params(OrderPath, ("Idempotency-Key" = String, Header, description = "A random string, the same for each retry", example = "6f1c1f0e-capture")),
    responses(
        (status = 200, description = "Paid, or still being confirmed", body = Order),
        (status = 409, description = "Not approved, declined, expired, or a capture is already running", body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/orders/{id}/capture")]
pub async fn capture_order(
    state: web::Data<State>,
    Caller(user): Caller<User>,
    IdempotencyKey(key): IdempotencyKey,
    path: web::Path<OrderPath>,
) -> Answer<Order> {
    let key = Key::new(
        format!("user:{}", user.id()),
        "captureOrder",
        &key,
        &path.id,
    );
    let (context, id) = (state.orders.clone(), OrderId::new(path.id));
    let work = async move { orders::capture::run(&context, &user, &key, id).await };
    Ok(web::Json(state.tasks.finish(work).await??.into()))
}

fn lines(ids: &[i64]) -> Vec<CartLineId> {
    ids.iter().copied().map(CartLineId::new).collect()
}

fn one_address(order: &PlaceOrder) -> Result<(), ValidationError> {
    match order.address_id.is_some() != order.address.is_some() {
        true => Ok(()),
        false => rule_at::<()>("/addressId", Err(no_address())),
    }
}

/// A cart has no more shops than lines.
fn one_for_each_line(notes: &[ShopNote]) -> Result<(), ValidationError> {
    let message = "Add one note for each shop you order from";
    rule(match notes.len() <= MAX_LINES {
        true => Ok(()),
        false => Err(Invalid::new("too_many_notes", message)),
    })
}

fn code(raw: Option<&str>) -> Result<Option<Code>, Invalid> {
    let raw = raw.map(str::trim).filter(|raw| !raw.is_empty());
    raw.map(Code::parse).transpose()
}

impl TryFrom<PlaceOrder> for Request {
    type Error = Problem;

    fn try_from(order: PlaceOrder) -> Result<Self, Problem> {
        let ship_to = match (order.address_id, order.address) {
            (None, Some(address)) => AddressChoice::New(Box::new(address.draft()?)),
            (Some(id), None) => AddressChoice::Saved(AddressId::new(id)),
            _ => return Err(no_address().into()),
        };
        let note = |note: ShopNote| Ok((ShopId::new(note.shop_id), Text::parse(&note.text)?));
        let notes = order.notes.into_iter().map(note);
        Ok(Self {
            lines: lines(&order.cart_item_ids),
            ship_to,
            coupon: code(order.coupon_code.as_deref())?,
            note: Text::parse_optional(order.note.as_deref())?,
            notes: notes.collect::<Result<_, Invalid>>()?,
            expected_total: order.expected_total.map(Money::new),
        })
    }
}

fn no_address() -> Invalid {
    Invalid::new("required", "Choose one of your addresses or enter one")
}
