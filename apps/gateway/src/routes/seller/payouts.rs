//! The payouts of the caller's shop, and its payout account.

use actix_web::{get, put, web};
use auth::actor::{Seller, ShopReader};
use chrono::{DateTime, Utc};
use secrecy::SecretString;
use seller::account::{self, Destination};
use seller::iban::Iban;
use seller::payout::{self, list};
use serde::{Deserialize, Serialize};
use types::{EmailAddress, Invalid, Page, PayoutId, Text};
use utoipa::{IntoParams, ToSchema};
use validator::{Validate, ValidationError};

use crate::caller::Caller;
use crate::problem::{Answer, Problem};
use crate::query::Query;
use crate::state::State;
use crate::valid::{Valid, optional, rule_at};
use crate::wire::page::PageQuery;

/// Money on its way to a shop.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Payout {
    id: i64,
    /// In minor units.
    #[schema(example = 25000)]
    amount: i64,
    #[schema(example = "USD")]
    currency: String,
    method: PayoutMethod,
    /// The account, mostly masked.
    #[schema(example = "DE•• •••• 3000")]
    account: String,
    /// `pending`, `in_transit`, `unclaimed` (PayPal has no account with that address yet), `paid`,
    /// `failed` or `returned`; with the last two, the money is in the balance again.
    #[schema(example = "paid")]
    status: String,
    /// Why it failed or came back.
    #[schema(required = true)]
    failure: Option<String>,
    created_at: DateTime<Utc>,
    /// When it arrived, failed or came back.
    #[schema(required = true)]
    ended_at: Option<DateTime<Utc>>,
}

impl From<payout::Payout> for Payout {
    fn from(payout: payout::Payout) -> Self {
        Self {
            id: payout.id.get(),
            amount: payout.amount.minor(),
            currency: payout.currency,
            method: PayoutMethod::of(&payout.method),
            account: payout.shown,
            status: payout.status,
            failure: payout.failure,
            created_at: payout.created_at,
            ended_at: payout.ended_at,
        }
    }
}

/// How a shop is paid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[schema(example = "paypal")]
pub enum PayoutMethod {
    Paypal,
    Bank,
}

impl PayoutMethod {
    /// By the domain's word.
    pub fn of(word: &str) -> Self {
        match word {
            "bank" => Self::Bank,
            _ => Self::Paypal,
        }
    }
}

/// One page of payouts.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PayoutPage {
    items: Vec<Payout>,
    /// From 1.
    page: i64,
    page_size: i64,
    /// The total number on all pages.
    total: i64,
}

impl From<Page<payout::Payout>> for PayoutPage {
    fn from(page: Page<payout::Payout>) -> Self {
        Self {
            items: page.items.into_iter().map(Payout::from).collect(),
            page: page.page,
            page_size: page.page_size,
            total: page.total,
        }
    }
}

/// What a payout pays for one order.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PayoutLine {
    /// The shop order.
    shop_order_id: i64,
    #[schema(example = "HS-7K2M")]
    order_number: String,
    /// In minor units; negative if an order was refunded after it was paid out.
    #[schema(example = 1839)]
    amount: i64,
}

/// A payout with its lines; the lines and `other` add up to its amount.
#[derive(Debug, Serialize, ToSchema)]
pub struct PayoutDetail {
    payout: Payout,
    lines: Vec<PayoutLine>,
    /// What belongs to no order: adjustments, and what the reserve kept or released.
    other: i64,
}

impl From<list::Detail> for PayoutDetail {
    fn from(detail: list::Detail) -> Self {
        let line = |line: list::Line| PayoutLine {
            shop_order_id: line.shop_order_id.get(),
            order_number: line.order_number,
            amount: line.amount.minor(),
        };
        Self {
            payout: detail.payout.into(),
            lines: detail.lines.into_iter().map(line).collect(),
            other: detail.other.minor(),
        }
    }
}

/// A payout's path.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct PayoutPath {
    /// The payout's id.
    pub id: i64,
}

/// The shop's payouts, the latest first.
#[utoipa::path(
    operation_id = "listSellerPayouts", tag = "seller", summary = "The shop's payouts",
    security(("bearer" = [])), params(PageQuery),
    responses((status = 200, description = "One page", body = PayoutPage)),
)]
#[get("/api/seller/payouts")]
pub async fn list_seller_payouts(
    state: web::Data<State>,
    Caller(seller): Caller<ShopReader>,
    page: Query<PageQuery>,
) -> Answer<PayoutPage> {
    let page = list::own(&state.seller, &seller, page.parse()?).await?;
    Ok(web::Json(page.into()))
}

/// A payout with the orders that it pays.
#[utoipa::path(
    operation_id = "getSellerPayout", tag = "seller", summary = "One of the shop's payouts",
    security(("bearer" = [])), params(PayoutPath),
    responses((status = 200, description = "The payout", body = PayoutDetail)),
)]
#[get("/api/seller/payouts/{id}")]
pub async fn get_seller_payout(
    state: web::Data<State>,
    Caller(seller): Caller<ShopReader>,
    path: web::Path<PayoutPath>,
) -> Answer<PayoutDetail> {
    let payout = list::find(&state.seller, &seller, PayoutId::new(path.id)).await?;
    Ok(web::Json(payout.into()))
}

/// The shop's payout account.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PayoutAccount {
    method: PayoutMethod,
    /// Mostly masked.
    #[schema(example = "DE•• •••• 3000")]
    account: String,
    changed_at: DateTime<Utc>,
    /// No payouts before this time, because the account was replaced.
    #[schema(required = true)]
    held_until: Option<DateTime<Utc>>,
}

impl From<account::Account> for PayoutAccount {
    fn from(account: account::Account) -> Self {
        Self {
            method: PayoutMethod::of(&account.method),
            account: account.shown,
            changed_at: account.changed_at,
            held_until: account.held_until,
        }
    }
}

/// The shop's payout account, if it has set one.
#[derive(Debug, Serialize, ToSchema)]
pub struct OwnPayoutAccount {
    #[schema(required = true)]
    account: Option<PayoutAccount>,
}

/// A payout account to set.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[validate(schema(function = has_destination, skip_on_field_errors = false))]
pub struct SetPayoutAccount {
    method: PayoutMethod,
    /// For `paypal`: the PayPal account's email address. PayPal does not accept longer ones, and
    /// would refuse the whole batch.
    #[validate(custom(function = optional::<EmailAddress>), custom(function = optional::<Text<127>>))]
    #[schema(example = "clay@example.com", max_length = 127)]
    email: Option<String>,
    /// For `bank`: the account holder.
    #[validate(custom(function = optional::<Text<70>>))]
    #[schema(example = "Clay Potter", max_length = 70)]
    holder: Option<String>,
    /// For `bank`: the IBAN; spaces are ignored.
    #[validate(custom(function = optional::<Iban>))]
    #[schema(example = "DE89 3704 0044 0532 0130 00")]
    iban: Option<String>,
    /// The caller's current password.
    #[schema(example = "demo-password-1", format = Password)]
    current_password: String,
}

fn has_destination(body: &SetPayoutAccount) -> Result<(), ValidationError> {
    let missing = |field: &Option<String>| field.as_deref().is_none_or(|raw| raw.trim().is_empty());
    let needed = match body.method {
        PayoutMethod::Paypal if missing(&body.email) => "/email",
        PayoutMethod::Bank if missing(&body.holder) => "/holder",
        PayoutMethod::Bank if missing(&body.iban) => "/iban",
        _ => return Ok(()),
    };
    rule_at::<()>(needed, Err(Invalid::new("required", "Fill in this field")))
}

impl TryFrom<&SetPayoutAccount> for Destination {
    type Error = Invalid;

    fn try_from(body: &SetPayoutAccount) -> Result<Self, Invalid> {
        let word = |field: &'_ Option<String>| field.clone().unwrap_or_default();
        Ok(match body.method {
            PayoutMethod::Paypal => Self::PayPal(word(&body.email).parse()?),
            PayoutMethod::Bank => Self::Bank {
                holder: word(&body.holder).parse()?,
                iban: word(&body.iban).parse()?,
            },
        })
    }
}

/// The shop's payout account.
#[utoipa::path(
    operation_id = "getPayoutAccount", tag = "seller", summary = "The shop's payout account",
    security(("bearer" = [])),
    responses((status = 200, description = "The account, or none", body = OwnPayoutAccount)),
)]
#[get("/api/seller/payout-account")]
pub async fn get_payout_account(
    state: web::Data<State>,
    Caller(seller): Caller<ShopReader>,
) -> Answer<OwnPayoutAccount> {
    let account = account::find(&state.seller, &seller).await?;
    let account = account.map(PayoutAccount::from);
    Ok(web::Json(OwnPayoutAccount { account }))
}

/// Says where the shop's money is to go. The owner is told by email, and so is a PayPal account that
/// is replaced after a day or more; where another account is replaced the next payout waits three
/// days.
#[utoipa::path(
    operation_id = "setPayoutAccount", tag = "seller", summary = "Set the shop's payout account",
    security(("bearer" = [])), request_body = SetPayoutAccount,
    responses(
        (status = 200, description = "The account as it is now", body = OwnPayoutAccount),
        (status = 429, description = "`too_many_attempts`: try again after Retry-After",
            body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[put("/api/seller/payout-account")]
pub async fn set_payout_account(
    state: web::Data<State>,
    Caller(seller): Caller<Seller>,
    Valid(body): Valid<SetPayoutAccount>,
) -> Result<web::Json<OwnPayoutAccount>, Problem> {
    let destination = Destination::try_from(&body)?;
    let password = SecretString::from(body.current_password);
    let account =
        account::set(&state.seller, &state.keys, &seller, &password, &destination).await?;
    let account = Some(account.into());
    Ok(web::Json(OwnPayoutAccount { account }))
}
