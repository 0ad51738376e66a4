//! The caller's own data: downloaded or deleted.

mod activity;

use std::sync::Arc;

use actix_web::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION};
use actix_web::{HttpResponse, get, post, web};
use auth::actor::{DataSubject, User};
use auth::deletion;
use chrono::{DateTime, Utc};
use secrecy::SecretString;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use self::activity::{
    PersonalFollow, PersonalMessage, PersonalOrderMessage, PersonalReport, PersonalReview,
    PersonalStockRequest, PersonalVote, PersonalWish, PersonalWishlistShare,
};
use super::addresses::Address;
use super::sessions::SessionInfo;
use super::wire::{Message, Role, say};
use crate::caller::Caller;
use crate::privacy::{self, Everything};
use crate::problem::{Answer, Problem};
use crate::routes::cart::wire::{self, CartItem, Known, ShopGroup};
use crate::state::State;
use crate::valid::Valid;
use crate::wire::invoice::Invoice;
use crate::wire::key::ApiKey;
use crate::wire::order::Order;

/// All data that the marketplace has about the caller.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PersonalData {
    exported_at: DateTime<Utc>,
    account: PersonalAccount,
    addresses: Vec<Address>,
    /// The devices that are signed in.
    sessions: Vec<SessionInfo>,
    /// The caller's API keys, without their secrets, which are not stored readably.
    api_keys: Vec<ApiKey>,
    cart: Vec<ShopGroup>,
    saved_for_later: Vec<CartItem>,
    orders: Vec<Order>,
    invoices: Vec<Invoice>,
    reviews: Vec<PersonalReview>,
    /// Reviews that the caller found helpful.
    helpful_votes: Vec<PersonalVote>,
    /// Reviews that the caller reported.
    review_reports: Vec<PersonalReport>,
    wishlist: Vec<PersonalWish>,
    /// How the wishlist is shared; null if it is not.
    #[schema(required = true)]
    wishlist_share: Option<PersonalWishlistShare>,
    followed_shops: Vec<PersonalFollow>,
    /// The caller's stock requests.
    stock_requests: Vec<PersonalStockRequest>,
    /// Messages through the contact form within the last 90 days.
    order_messages: Vec<PersonalOrderMessage>,
    messages: Vec<PersonalMessage>,
}

/// The account itself.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PersonalAccount {
    id: i64,
    email: String,
    username: String,
    #[schema(required = true)]
    avatar: Option<String>,
    roles: Vec<Role>,
    created_at: DateTime<Utc>,
}

impl PersonalData {
    /// All that is known of a person, for them.
    pub fn of(subject: &impl DataSubject, everything: Everything) -> Self {
        let Everything {
            account_data,
            cart,
            saved,
            orders,
            invoices,
            reviews,
            votes,
            reports,
            wishlist,
            wishlist_share,
            followed_shops,
            stock_requests,
            order_messages,
            messages,
        } = everything;
        let number = |order: &orders::Order| (order.id, order.number.clone());
        let known = Known {
            numbers: orders.iter().map(number).collect(),
            words: Arc::default(),
        };
        let group = |group| ShopGroup::new(group, &known);
        let profile = account_data.profile;
        let sessions = account_data.sessions.into_iter();
        Self {
            exported_at: Utc::now(),
            account: PersonalAccount {
                id: profile.id.get(),
                email: profile.email,
                username: profile.username,
                avatar: profile.avatar,
                roles: profile.roles.into_iter().map(Role::from).collect(),
                created_at: account_data.created_at,
            },
            addresses: account_data
                .addresses
                .into_iter()
                .map(Address::from)
                .collect(),
            sessions: sessions.map(|it| SessionInfo::of(subject, it)).collect(),
            api_keys: account_data.keys.into_iter().map(ApiKey::from).collect(),
            cart: cart.into_iter().map(group).collect(),
            saved_for_later: wire::saved(saved, &known),
            orders: orders.into_iter().map(Order::from).collect(),
            invoices: invoices.into_iter().map(Invoice::from).collect(),
            reviews: reviews.into_iter().map(PersonalReview::from).collect(),
            helpful_votes: votes.into_iter().map(PersonalVote::from).collect(),
            review_reports: reports.into_iter().map(PersonalReport::from).collect(),
            wishlist: wishlist.into_iter().map(PersonalWish::from).collect(),
            wishlist_share: wishlist_share.map(PersonalWishlistShare::from),
            followed_shops: followed_shops
                .into_iter()
                .map(PersonalFollow::from)
                .collect(),
            stock_requests: stock_requests
                .into_iter()
                .map(PersonalStockRequest::from)
                .collect(),
            order_messages: order_messages
                .into_iter()
                .map(PersonalOrderMessage::from)
                .collect(),
            messages: messages.into_iter().map(PersonalMessage::from).collect(),
        }
    }

    /// The answer that a browser keeps as a file.
    pub fn file(self) -> HttpResponse {
        let name = format!(
            "attachment; filename=\"personal-data-{}.json\"",
            self.exported_at.format("%Y-%m-%d")
        );
        HttpResponse::Ok()
            .insert_header((CONTENT_DISPOSITION, name))
            .insert_header((CACHE_CONTROL, "no-store"))
            .json(self)
    }
}

/// All that the marketplace knows of the caller, as a file.
#[utoipa::path(
    operation_id = "exportPersonalData", tag = "auth", summary = "Download all of the caller's data",
    description = "For the rights of access and data portability (GDPR, articles 15 and 20): \
        account, addresses, devices, cart, saved items, orders, invoices, reviews, votes, reports, \
        wishlist and whether it is shared, followed shops, stock requests, and messages to shops \
        and to the marketplace. At most 5 at once, then one a minute.",
    security(("bearer" = [])),
    responses(
        (status = 200, description = "A file", body = PersonalData),
        (status = 429, description = "`too_many_attempts`: try again after Retry-After",
            body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[get("/api/user/export")]
pub async fn export_personal_data(
    state: web::Data<State>,
    Caller(user): Caller<User>,
) -> Result<HttpResponse, Problem> {
    Ok(PersonalData::of(&user, privacy::collect(&state, &user).await?).file())
}

/// Proof that the owner requests this.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DeleteAccount {
    /// The current password.
    #[schema(example = "demo-password-1", format = Password)]
    password: String,
}

/// Deletes the caller's account.
#[utoipa::path(
    operation_id = "deleteAccount", tag = "auth", summary = "Delete the account",
    description = "Cannot be undone (GDPR, article 17). Addresses, cart, saved items, wishlist and \
        its link, followed shops, stock requests, votes, devices, messages and links are deleted. \
        Orders are kept without name, address, email address and notes to shops; invoices are kept \
        unchanged, as the law requires of shops; reviews and their photos are kept without the \
        name. All devices are signed out.",
    security(("bearer" = [])), request_body = DeleteAccount,
    responses(
        (status = 200, description = "The account is deleted", body = Message),
        (status = 409, description = "`order_under_way`: an order is not completed yet, or a \
            refund is pending; `account_has_role`: the caller runs a shop or the marketplace",
            body = crate::problem::ProblemBody, content_type = "application/problem+json"),
        (status = 429, description = "`too_many_attempts`: try again after Retry-After",
            body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/user/delete-account")]
pub async fn delete_account(
    state: web::Data<State>,
    Caller(user): Caller<User>,
    Valid(body): Valid<DeleteAccount>,
) -> Answer<Message> {
    let password = SecretString::from(body.password.as_str());
    let deletion = deletion::confirm(&state.pool, &state.keys, &user, &password)
        .await
        .map_err(|error| Problem::from(error).pointing("/password"))?;
    privacy::erase(&state, &deletion).await?;
    say("Your account was deleted")
}
