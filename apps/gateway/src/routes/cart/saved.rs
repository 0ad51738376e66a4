//! The items that the signed-in shopper saved for later.

use actix_web::{CustomizeResponder, Responder, delete, get, post, web};
use auth::actor::User;
use cart::saved;
use serde::Deserialize;
use types::{CartLineId, SavedLineId};
use utoipa::IntoParams;

use super::lines::{LEFT_OUT, known};
use super::wire::{self, CartAndSaved, CartItem, GuestCart, SaveForLater, left_out};
use crate::caller::Caller;
use crate::problem::{Answer, Problem};
use crate::state::State;
use crate::valid::Valid;

/// Something saved in a path.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct SavedPath {
    /// The saved item's ID.
    #[param(value_type = i64)]
    id: SavedLineId,
}

async fn all(state: &State, list: Vec<saved::Saved>) -> Answer<Vec<CartItem>> {
    let known = known(state, list.iter().map(|line| &line.offer)).await?;
    Ok(web::Json(wire::saved(list, &known)))
}

async fn both(state: &State, moved: saved::Moved) -> Answer<CartAndSaved> {
    let lines = moved.cart.iter().flat_map(|group| &group.lines);
    let offers = lines.map(|line| &line.offer);
    let saved = moved.saved.iter().map(|line| &line.offer);
    let known = known(state, offers.chain(saved)).await?;
    Ok(web::Json(CartAndSaved::new(moved, &known)))
}

/// What is saved for later.
#[utoipa::path(
    operation_id = "listSaved", tag = "cart", summary = "Items saved for later",
    description = "At most 200 different items, with current price and stock. Items that are not \
        `available` cannot be moved to the cart at present.",
    security(("bearer" = [])),
    responses((status = 200, description = "All items, the latest first", body = [CartItem])),
)]
#[get("/api/cart/saved")]
pub async fn list_saved(
    Caller(user): Caller<User>,
    state: web::Data<State>,
) -> Answer<Vec<CartItem>> {
    let list = saved::list(&mut *state.pool.get().await?, &user).await?;
    all(&state, list).await
}

/// Takes an item out of the cart and saves it for later.
#[utoipa::path(
    operation_id = "saveForLater", tag = "cart", summary = "Save a cart item for later",
    description = "If the variant is already saved, the quantity is added. Also works for items \
        that cannot be bought at present.",
    security(("bearer" = [])), request_body = SaveForLater,
    responses(
        (status = 200, description = "The whole cart and all saved items", body = CartAndSaved),
        (status = 409, description = "`saved_full`: there are already 200 different items",
            body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/cart/saved")]
pub async fn save_for_later(
    Caller(user): Caller<User>,
    state: web::Data<State>,
    Valid(body): Valid<SaveForLater>,
) -> Answer<CartAndSaved> {
    let line = CartLineId::new(body.cart_item_id);
    let moved = saved::save(&state.pool, &user, line).await?;
    both(&state, moved).await
}

/// Saves what a guest saved in the browser.
#[utoipa::path(
    operation_id = "addManyToSaved", tag = "cart", summary = "Add the items that a guest saved for later",
    description = "At most 200 items, the latest first. For an item that is already saved, the \
        larger quantity is kept, so repeating the request changes nothing. `Cart-Left-Out` lists \
        items that could not be added.",
    security(("bearer" = [])), request_body = Vec<wire::AddToCart>,
    responses((status = 200, description = "All saved items, the latest first", body = [CartItem],
        headers(("Cart-Left-Out" = String, description = "A list as in RFC 9651, present only if \
            it is not empty: the index, from 0, of each item that could not be added, with \
            `reason` (`unavailable` or `saved_full`), such as `0;reason=unavailable`")))),
)]
#[post("")]
pub async fn add_many_to_saved(
    Caller(user): Caller<User>,
    state: web::Data<State>,
    Valid(body): Valid<GuestCart>,
) -> Result<CustomizeResponder<web::Json<Vec<CartItem>>>, Problem> {
    let batch = body.lines()?;
    let (list, missed) = saved::add_many(&state.pool, &user, &batch).await?;
    let answer = all(&state, list).await?.customize();
    Ok(match missed.is_empty() {
        true => answer,
        false => answer.insert_header((LEFT_OUT, left_out(&missed))),
    })
}

/// Puts something saved back into the cart.
#[utoipa::path(
    operation_id = "moveToCart", tag = "cart", summary = "Move a saved item to the cart",
    description = "The quantity is limited to the available stock; `quantity` is how many were \
        moved. The item is removed from the list.",
    security(("bearer" = [])), params(SavedPath),
    responses(
        (status = 200, description = "The whole cart and all saved items", body = CartAndSaved),
        (status = 409, description = "`out_of_stock`, `shop_on_holiday`, `unavailable`, \
            `line_full` or `cart_full`; the item stays on the list",
            body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/cart/saved/{id}/move-to-cart")]
pub async fn move_to_cart(
    Caller(user): Caller<User>,
    state: web::Data<State>,
    path: web::Path<SavedPath>,
) -> Answer<CartAndSaved> {
    let moved = saved::restore(&state.pool, &user, path.id).await?;
    both(&state, moved).await
}

/// Lets something saved go.
#[utoipa::path(
    operation_id = "removeSaved", tag = "cart", summary = "Remove a saved item",
    security(("bearer" = [])), params(SavedPath),
    responses((status = 200, description = "All saved items, the latest first", body = [CartItem])),
)]
#[delete("/api/cart/saved/{id}")]
pub async fn remove_saved(
    Caller(user): Caller<User>,
    state: web::Data<State>,
    path: web::Path<SavedPath>,
) -> Answer<Vec<CartItem>> {
    let list = saved::remove(&state.pool, &user, path.id).await?;
    all(&state, list).await
}
