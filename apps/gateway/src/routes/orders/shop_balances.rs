//! A shop's balance, as operators see and adjust it.

use actix_web::{HttpResponse, get, patch, post, web};
use auth::actor::{Confirmed, Operator};
use chrono::{DateTime, Utc};
use db::idempotency::Key;
use orders::adjustment::{self, Outcome, request};
use seller::terms::{self, Change};
use serde::{Deserialize, Serialize};
use types::{Invalid, Money, ShopId, Text};
use utoipa::{IntoParams, ToSchema};
use validator::{Validate, ValidationError};

use crate::caller::Caller;
use crate::idempotency::IdempotencyKey;
use crate::problem::auth::ConfirmationRequired;
use crate::problem::{Answer, Problem};
use crate::routes::orders::adjustment_requests::AdjustmentRequest;
use crate::routes::seller::balance::ShopBalance;
use crate::state::State;
use crate::valid::{Valid, rule, text};
use crate::wire::double_option;

/// A shop in a path.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct ShopPath {
    /// The shop's id.
    id: i64,
}

/// What a shop is owed, and what of it can be paid out.
#[utoipa::path(
    operation_id = "getShopBalance", tag = "orders", summary = "A shop's balance",
    security(("bearer" = [])), params(ShopPath),
    responses((status = 200, description = "The balance at this moment", body = ShopBalance)),
)]
#[get("/api/admin/shops/{id}/balance")]
pub async fn get_shop_balance(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    path: web::Path<ShopPath>,
) -> Answer<ShopBalance> {
    let shop = ShopId::new(path.id);
    let account = seller::balance::of_shop(&state.seller, &operator, shop).await?;
    Ok(web::Json(ShopBalance::new(
        account,
        &state.settings.now().payouts,
    )))
}

/// An adjustment of a shop's balance, and its reason.
#[derive(Debug, Serialize, Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewAdjustment {
    /// In minor units: positive amounts are added to the shop's balance, negative ones are taken
    /// from it; up to 100,000,000.
    #[validate(custom(function = some_amount))]
    #[schema(example = -500)]
    amount: i64,
    /// Shown to the shop.
    #[validate(custom(function = text::<Text<500>>))]
    #[schema(
        example = "Photos taken by the marketplace",
        min_length = 1,
        max_length = 500
    )]
    reason: String,
}

/// The most that a shop is given or taken at once, in minor units.
const MOST: u64 = 100_000_000;

fn some_amount(amount: i64) -> Result<(), ValidationError> {
    rule(match amount.unsigned_abs() {
        1..=MOST => Ok(()),
        _ => Err(Invalid::new(
            "invalid_amount",
            "Use an amount above or below zero, up to 1,000,000.00",
        )),
    })
}

/// An amount that an operator added to or took from a shop's balance.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Adjustment {
    id: i64,
    shop_id: i64,
    amount: i64,
    reason: String,
    created_at: DateTime<Utc>,
}

impl From<adjustment::Adjustment> for Adjustment {
    fn from(made: adjustment::Adjustment) -> Self {
        Self {
            id: made.id.get(),
            shop_id: made.shop_id.get(),
            amount: made.amount.minor(),
            reason: made.reason,
            created_at: made.created_at,
        }
    }
}

/// Gives a shop something or takes it. It stands in the shop's account with its reason. Above the
/// marketplace's limit nothing is booked before another operator has approved it.
#[utoipa::path(
    operation_id = "adjustShopBalance", tag = "orders", summary = "Adjust a shop's balance",
    security(("bearer" = [])), request_body = NewAdjustment,
    params(ShopPath, ("Idempotency-Key" = String, Header, description = "A random string, the same for each retry", example = "6f1c1f0e-adjust")),
    responses(
        (status = 201, description = "The booked adjustment", body = Adjustment),
        (status = 202, description = "Another operator has to approve it (`approveAdjustment`)", body = AdjustmentRequest),
        ConfirmationRequired,
    ),
)]
#[post("/api/admin/shops/{id}/adjustments")]
pub async fn adjust_shop_balance(
    state: web::Data<State>,
    Caller(operator): Caller<Confirmed<Operator>>,
    IdempotencyKey(key): IdempotencyKey,
    path: web::Path<ShopPath>,
    Valid(body): Valid<NewAdjustment>,
) -> Result<HttpResponse, Problem> {
    let actor = format!("user:{}", operator.user().id());
    let key = Key::new(actor, "adjustShopBalance", &key, &(path.id, &body));
    let (what, reason) = (
        (ShopId::new(path.id), Money::new(body.amount)),
        body.reason.parse()?,
    );
    match adjustment::make(&state.orders, &operator, &key, what, &reason).await? {
        Outcome::Booked(made) => Ok(HttpResponse::Created().json(Adjustment::from(made))),
        Outcome::Waits(asked) => {
            let named = request::name(&state.orders, asked).await?;
            Ok(HttpResponse::Accepted().json(AdjustmentRequest::from(named)))
        }
    }
}

/// A shop's payout terms. Omitted fields stay as they are.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PayoutTerms {
    /// The part of each sale that is kept back for 90 days, in 1/100 %, from 0 to 10000.
    #[validate(custom(function = part))]
    #[schema(example = 1000, minimum = 0, maximum = 10000)]
    reserve_bps: Option<i64>,
    /// Days after delivery until a sale can be paid out, from 0 to 90; `null` for the marketplace's
    /// own.
    #[serde(default, deserialize_with = "double_option::deserialize")]
    #[validate(custom(function = days))]
    #[schema(value_type = Option<i64>, example = 14, minimum = 0, maximum = 90)]
    hold_days: Option<Option<i64>>,
    /// Holds the shop's payouts from now on; `null` releases them. If they are already held, the
    /// reason is replaced.
    #[serde(default, deserialize_with = "double_option::deserialize")]
    #[validate(nested)]
    #[schema(value_type = Option<NewPayoutHold>)]
    payouts_held: Option<Option<NewPayoutHold>>,
}

/// Why a shop's payouts are held.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewPayoutHold {
    /// Shown to the shop.
    #[validate(custom(function = text::<Text<500>>))]
    #[schema(
        example = "We are checking your business details",
        min_length = 1,
        max_length = 500
    )]
    reason: String,
}

fn part(bps: i64) -> Result<(), ValidationError> {
    rule(bps_of(bps))
}

fn bps_of(bps: i64) -> Result<u16, Invalid> {
    let fits = u16::try_from(bps).ok().filter(|bps| *bps <= 10_000);
    let message = "Use a number from 0 to 10000 (100%)";
    fits.ok_or_else(|| Invalid::new("reserve_out_of_range", message))
}

fn days(days: i64) -> Result<(), ValidationError> {
    rule(days_of(days))
}

fn days_of(days: i64) -> Result<u16, Invalid> {
    let fits = u16::try_from(days).ok().filter(|days| *days <= 90);
    let message = "Use a number of days from 0 to 90";
    fits.ok_or_else(|| Invalid::new("hold_days_out_of_range", message))
}

impl TryFrom<PayoutTerms> for Change {
    type Error = Invalid;

    fn try_from(terms: PayoutTerms) -> Result<Self, Invalid> {
        let hold = |hold: NewPayoutHold| hold.reason.parse();
        Ok(Self {
            reserve_bps: terms.reserve_bps.map(bps_of).transpose()?,
            hold_days: (terms.hold_days)
                .map(|days| days.map(days_of).transpose())
                .transpose()?,
            hold: (terms.payouts_held)
                .map(|held| held.map(hold).transpose())
                .transpose()?,
        })
    }
}

/// Agrees with a shop on a reserve and on days of its own, and holds its payouts or pays again.
#[utoipa::path(
    operation_id = "setPayoutTerms", tag = "orders", summary = "Change a shop's payout terms",
    description = "Sets the shop's reserve and its own hold days, and holds or releases its \
        payouts. While they are held, the shop is left out of every run (`payouts_held` in the \
        plan); payouts that a run has already recorded continue.",
    security(("bearer" = [])), params(ShopPath), request_body = PayoutTerms,
    responses(
        (status = 200, description = "The shop's balance as it is now", body = ShopBalance),
        ConfirmationRequired,
    ),
)]
#[patch("/api/admin/shops/{id}/payout-terms")]
pub async fn set_payout_terms(
    state: web::Data<State>,
    Caller(operator): Caller<Confirmed<Operator>>,
    path: web::Path<ShopPath>,
    Valid(body): Valid<PayoutTerms>,
) -> Answer<ShopBalance> {
    let (shop, change) = (ShopId::new(path.id), Change::try_from(body)?);
    let account = terms::agree(&state.seller, &operator, shop, &change).await?;
    Ok(web::Json(ShopBalance::new(
        account,
        &state.settings.now().payouts,
    )))
}
