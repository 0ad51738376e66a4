//! The lines of the signed-in shopper's cart.

use std::collections::HashMap;

use actix_web::http::header::{CACHE_CONTROL, HeaderName};
use actix_web::{CustomizeResponder, Responder, delete, get, patch, post, web};
use auth::actor::User;
use cart::line::NewLine;
use catalog::variant::Offer;
use db::idempotency::Key;
use serde::Deserialize;
use types::{CartLineId, OrderId, Quantity};
use utoipa::{IntoParams, ToSchema};
use validator::Validate;

use super::wire::{AddToCart, AgreedPrices, GuestCart, Known, ShopGroup, left_out};
use crate::caller::Caller;
use crate::idempotency::OptionalIdempotencyKey;
use crate::problem::{Answer, Problem};
use crate::state::State;
use crate::valid::{Valid, number};

/// Says which lines of a batch did not come in as wanted.
pub(super) const LEFT_OUT: HeaderName = HeaderName::from_static("cart-left-out");

/// The whole cart, as every operation on it answers.
pub(crate) async fn whole(
    state: &State,
    groups: Vec<cart::view::ShopGroup>,
) -> Answer<Vec<ShopGroup>> {
    let lines = groups.iter().flat_map(|group| &group.lines);
    let known = known(state, lines.map(|line| &line.offer)).await?;
    let group = |group| ShopGroup::new(group, &known);
    Ok(web::Json(groups.into_iter().map(group).collect()))
}

/// The numbers of the orders in which these are being paid, and the words that the dictionary knows.
pub(super) async fn known(
    state: &State,
    offers: impl Iterator<Item = &Offer>,
) -> Result<Known, Problem> {
    let paying: Vec<OrderId> = offers.filter_map(|offer| offer.paying).collect();
    let numbers = match paying.is_empty() {
        true => HashMap::new(),
        false => orders::number::of_many(&state.pool, &paying).await?,
    };
    let words = state.listings.words();
    Ok(Known { numbers, words })
}

/// One line in a path.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct LinePath {
    /// The cart line's ID.
    #[param(value_type = i64)]
    id: CartLineId,
}

/// One line and its new quantity in a path.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct QuantityPath {
    /// The cart line's ID.
    #[param(value_type = i64)]
    id: CartLineId,
    /// The new quantity, from 1 to 999.
    #[param(minimum = 1, maximum = 999)]
    quantity: i64,
}

/// The key of a batch.
#[derive(IntoParams)]
#[into_params(parameter_in = Header)]
#[expect(
    dead_code,
    reason = "documents a header that is read by OptionalIdempotencyKey"
)]
pub struct MergeKey {
    /// A random string, the same for each retry.
    #[param(
        rename = "Idempotency-Key",
        required = false,
        example = "6f1c1f0e-merge"
    )]
    idempotency_key: String,
}

/// A new quantity.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ChangeQuantity {
    /// The new quantity.
    #[validate(custom(function = number::<Quantity>))]
    #[schema(example = 3, minimum = 1, maximum = 999)]
    quantity: i64,
}

/// The signed-in shopper's cart.
#[utoipa::path(
    operation_id = "getCart", tag = "cart", summary = "The cart, grouped by shop",
    description = "Shops are in the order in which they were added to the cart. Prices are \
        current; the `changes` of each line list what is different from what the shopper last saw.",
    security(("bearer" = [])),
    responses((status = 200, description = "The whole cart", body = [ShopGroup])),
)]
#[get("/api/cart/findAll")]
pub async fn get_cart(
    Caller(user): Caller<User>,
    state: web::Data<State>,
) -> Answer<Vec<ShopGroup>> {
    let groups = cart::view::load(&mut *state.pool.get().await?, &user).await?;
    whole(&state, groups).await
}

/// Puts a variant into the cart.
#[utoipa::path(
    operation_id = "addToCart", tag = "cart", summary = "Add a product to the cart",
    description = "Adds to the quantity of this variant that is already in the cart. `optionIds` \
        has one value per option, in any order.",
    security(("bearer" = [])), request_body = AddToCart,
    responses(
        (status = 200, description = "The whole cart", body = [ShopGroup]),
        (status = 409, description = "`out_of_stock`: fewer are left than the cart would contain; \
            `line_full`: more than 999 of one variant; `cart_full`", body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/cart/add")]
pub async fn add_to_cart(
    Caller(user): Caller<User>,
    state: web::Data<State>,
    Valid(body): Valid<AddToCart>,
) -> Answer<Vec<ShopGroup>> {
    let line = NewLine::try_from(body)?;
    whole(&state, cart::line::add(&state.pool, &user, &line).await?).await
}

/// Puts a guest's lines into the cart.
#[utoipa::path(
    operation_id = "addManyToCart", tag = "cart", summary = "Add a guest's cart",
    description = "At most 200 lines at once. Lines that cannot be bought are skipped, and \
        quantities above the available stock are reduced; `Cart-Left-Out` lists both. With an \
        `Idempotency-Key`, a repeated request adds nothing twice: it returns the present cart and \
        what was left out the first time.",
    security(("bearer" = [])), request_body = Vec<AddToCart>,
    params(MergeKey),
    responses((status = 200, description = "The whole cart", body = [ShopGroup],
        headers(("Cart-Left-Out" = String, description = "A list as in RFC 9651, present only if \
            it is not empty: the index, from 0, of each line that was skipped or reduced, with \
            `reason` (`unavailable`, `shop_on_holiday`, `out_of_stock`, `cart_full` or `reduced`) \
            and, if it was reduced, how many were `added`, such as `0;reason=unavailable, \
            3;reason=reduced;added=2`")))),
)]
#[post("")]
pub async fn add_many_to_cart(
    Caller(user): Caller<User>,
    state: web::Data<State>,
    OptionalIdempotencyKey(key): OptionalIdempotencyKey,
    Valid(body): Valid<GuestCart>,
) -> Result<CustomizeResponder<web::Json<Vec<ShopGroup>>>, Problem> {
    let actor = format!("user:{}", user.id());
    let key = key.map(|key| Key::new(actor, "addManyToCart", &key, &body));
    let batch = body.lines()?;
    let merged = cart::line::add_many(&state.pool, &user, key.as_ref(), &batch).await?;
    let answer = whole(&state, merged.groups).await?.customize();
    Ok(match merged.left_out.is_empty() {
        true => answer,
        false => answer.insert_header((LEFT_OUT, left_out(&merged.left_out))),
    })
}

/// Sets a line's quantity, as browsers of the first generation ask for it.
#[utoipa::path(
    operation_id = "changeCartQuantity", tag = "cart", summary = "Set a line's quantity (GET)",
    description = "Changes state although it is a GET: it accepts only the bearer header, its \
        response must not be cached, and HEAD and prefetches have no effect. New integrations use \
        `updateCartItem`.",
    security(("bearer" = [])), params(QuantityPath),
    responses(
        (status = 200, description = "The whole cart", body = [ShopGroup]),
        (status = 403, description = "`prefetch_refused`: a browser's prefetch",
            body = crate::problem::ProblemBody, content_type = "application/problem+json"),
        (status = 409, description = "`out_of_stock`, `shop_on_holiday` or `unavailable`",
            body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[get("/api/cart/changeQuantity/{id}/{quantity}")]
pub async fn change_cart_quantity(
    Caller(user): Caller<User>,
    state: web::Data<State>,
    path: web::Path<QuantityPath>,
) -> Result<CustomizeResponder<web::Json<Vec<ShopGroup>>>, Problem> {
    let cart = set_quantity(&state, &user, path.id, path.quantity).await?;
    Ok(cart.customize().insert_header((CACHE_CONTROL, "no-store")))
}

/// Sets a line's quantity.
#[utoipa::path(
    operation_id = "updateCartItem", tag = "cart", summary = "Set a line's quantity",
    security(("bearer" = [])), params(LinePath), request_body = ChangeQuantity,
    responses(
        (status = 200, description = "The whole cart", body = [ShopGroup]),
        (status = 409, description = "`out_of_stock`, `shop_on_holiday` or `unavailable`",
            body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[patch("/api/cart/items/{id}")]
pub async fn update_cart_item(
    Caller(user): Caller<User>,
    state: web::Data<State>,
    path: web::Path<LinePath>,
    Valid(body): Valid<ChangeQuantity>,
) -> Answer<Vec<ShopGroup>> {
    set_quantity(&state, &user, path.id, body.quantity).await
}

async fn set_quantity(
    state: &State,
    user: &User,
    id: CartLineId,
    quantity: i64,
) -> Answer<Vec<ShopGroup>> {
    let quantity =
        Quantity::parse(quantity).map_err(|invalid| Problem::invalid("/quantity", invalid))?;
    let groups = cart::line::change_quantity(&state.pool, user, id, quantity).await?;
    whole(state, groups).await
}

/// Agrees to what lines cost now.
#[utoipa::path(
    operation_id = "agreeToPrices", tag = "cart", summary = "Agree to changed prices",
    description = "Records that the shopper saw these prices, so that the items' `changes` no \
        longer list them. This never sets the price itself. Items that are not in the cart are \
        ignored.",
    security(("bearer" = [])), request_body = AgreedPrices,
    responses((status = 200, description = "The whole cart", body = [ShopGroup])),
)]
#[post("/api/cart/agreed-prices")]
pub async fn agree_to_prices(
    Caller(user): Caller<User>,
    state: web::Data<State>,
    Valid(body): Valid<AgreedPrices>,
) -> Answer<Vec<ShopGroup>> {
    let groups = cart::line::accept_prices(&state.pool, &user, &body.pairs()).await?;
    whole(&state, groups).await
}

/// Takes a line out.
#[utoipa::path(
    operation_id = "removeFromCart", tag = "cart", summary = "Remove a line from the cart",
    security(("bearer" = [])), params(LinePath),
    responses((status = 200, description = "The whole cart", body = [ShopGroup])),
)]
#[delete("/api/cart/remove/{id}")]
pub async fn remove_from_cart(
    Caller(user): Caller<User>,
    state: web::Data<State>,
    path: web::Path<LinePath>,
) -> Answer<Vec<ShopGroup>> {
    let groups = cart::line::remove(&state.pool, &user, path.id).await?;
    whole(&state, groups).await
}
