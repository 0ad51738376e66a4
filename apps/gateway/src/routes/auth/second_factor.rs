//! Two-step sign-in: on, off, and recovery codes.

use actix_web::{HttpResponse, get, post, web};
use auth::actor::User;
use auth::{profile, role, second_factor};
use chrono::{DateTime, Utc};
use secrecy::SecretString;
use serde::{Deserialize, Serialize};
use types::Text;
use utoipa::ToSchema;
use validator::Validate;

use crate::caller::Caller;
use crate::problem::{Answer, Problem};
use crate::state::State;
use crate::valid::{Valid, text};

/// Status of the caller's two-step sign-in.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SecondFactor {
    /// When it was turned on; null if it is off.
    #[schema(required = true)]
    since: Option<DateTime<Utc>>,
    /// How many of the ten recovery codes are left.
    #[schema(example = 10)]
    recovery_codes: i64,
    /// Whether it is required for the caller, as it is for operators.
    required: bool,
}

/// Whether two-step sign-in is on.
#[utoipa::path(
    operation_id = "getSecondFactor", tag = "auth", summary = "Whether two-step sign-in is on",
    security(("bearer" = [])),
    responses((status = 200, description = "The present status", body = SecondFactor)),
)]
#[get("/api/user/second-factor")]
pub async fn get_second_factor(
    state: web::Data<State>,
    Caller(user): Caller<User>,
) -> Answer<SecondFactor> {
    let status = second_factor::status(&state.pool, &user).await?;
    let roles = profile::load(&state.pool, &user).await?.roles;
    Ok(web::Json(SecondFactor {
        since: status.since,
        recovery_codes: status.recovery_codes,
        required: state.config.second_factor_required && roles.contains(&role::Role::Admin),
    }))
}

/// The current password.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct BeginSecondFactor {
    #[schema(example = "demo-password-1", format = Password)]
    current_password: String,
}

/// The secret for an authenticator app.
#[derive(Serialize, ToSchema)]
pub struct SecondFactorSetup {
    /// The secret, for typing.
    #[schema(example = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ")]
    secret: String,
    /// The same as a URI, for a QR code.
    #[schema(
        example = "otpauth://totp/Helloshop:ada%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Helloshop"
    )]
    address: String,
}

/// Begins to turn two-step sign-in on; it counts once a code of the secret was right.
#[utoipa::path(
    operation_id = "beginSecondFactor", tag = "auth", summary = "Set up two-step sign-in",
    security(("bearer" = [])), request_body = BeginSecondFactor,
    responses(
        (status = 200, description = "The secret for the authenticator app", body = SecondFactorSetup),
        (status = 409, description = "`second_factor_on`: it is already on",
            body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/user/second-factor")]
pub async fn begin_second_factor(
    state: web::Data<State>,
    Caller(user): Caller<User>,
    Valid(body): Valid<BeginSecondFactor>,
) -> Answer<SecondFactorSetup> {
    let keys = (&state.keys, &state.config.payout_keys);
    let password = SecretString::from(body.current_password.as_str());
    let settings = state.settings.now();
    let setup = second_factor::begin(&state.pool, keys, &user, &password, &settings.name).await?;
    Ok(web::Json(SecondFactorSetup {
        secret: setup.secret,
        address: setup.address,
    }))
}

/// A code.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SecondFactorCode {
    /// Six digits from the authenticator app, or a recovery code.
    #[validate(custom(function = text::<Text<40>>))]
    #[schema(example = "287082", max_length = 40)]
    code: String,
}

/// Recovery codes, in case the authenticator app is lost.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RecoveryCodes {
    /// Each can be used once. They are not shown again.
    recovery_codes: Vec<String>,
}

/// Turns two-step sign-in on with a first code, and signs the other devices out.
#[utoipa::path(
    operation_id = "confirmSecondFactor", tag = "auth", summary = "Turn two-step sign-in on",
    security(("bearer" = [])), request_body = SecondFactorCode,
    responses(
        (status = 200, description = "It is on; these recovery codes are shown only once", body = RecoveryCodes),
        (status = 409, description = "`second_factor_on`: it is already on; `second_factor_off`: it was not set up",
            body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/user/second-factor/confirm")]
pub async fn confirm_second_factor(
    state: web::Data<State>,
    Caller(user): Caller<User>,
    Valid(body): Valid<SecondFactorCode>,
) -> Answer<RecoveryCodes> {
    let keys = (&state.keys, &state.config.payout_keys);
    let recovery_codes = second_factor::confirm(&state.pool, keys, &user, &body.code).await?;
    Ok(web::Json(RecoveryCodes { recovery_codes }))
}

/// Makes ten new recovery codes; those of before are void.
#[utoipa::path(
    operation_id = "renewRecoveryCodes", tag = "auth", summary = "Replace the recovery codes",
    security(("bearer" = [])), request_body = SecondFactorCode,
    responses(
        (status = 200, description = "The recovery codes, shown only once", body = RecoveryCodes),
        (status = 409, description = "`second_factor_off`: two-step sign-in is off",
            body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/user/second-factor/recovery-codes")]
pub async fn renew_recovery_codes(
    state: web::Data<State>,
    Caller(user): Caller<User>,
    Valid(body): Valid<SecondFactorCode>,
) -> Answer<RecoveryCodes> {
    let keys = (&state.keys, &state.config.payout_keys);
    let recovery_codes = second_factor::renew_codes(&state.pool, keys, &user, &body.code).await?;
    Ok(web::Json(RecoveryCodes { recovery_codes }))
}

/// Password and code.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct DisableSecondFactor {
    #[schema(example = "demo-password-1", format = Password)]
    current_password: String,
    /// Six digits from the authenticator app, or a recovery code.
    #[validate(custom(function = text::<Text<40>>))]
    #[schema(example = "287082", max_length = 40)]
    code: String,
}

/// Turns two-step sign-in off.
#[utoipa::path(
    operation_id = "disableSecondFactor", tag = "auth", summary = "Turn two-step sign-in off",
    security(("bearer" = [])), request_body = DisableSecondFactor,
    responses(
        (status = 204, description = "It is off"),
        (status = 409, description = "`second_factor_off`: it is already off",
            body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/user/second-factor/disable")]
pub async fn disable_second_factor(
    state: web::Data<State>,
    Caller(user): Caller<User>,
    Valid(body): Valid<DisableSecondFactor>,
) -> Result<HttpResponse, Problem> {
    let keys = (&state.keys, &state.config.payout_keys);
    let password = SecretString::from(body.current_password.as_str());
    let shown = (&password, body.code.as_str());
    second_factor::disable(&state.pool, keys, &user, shown).await?;
    Ok(HttpResponse::NoContent().finish())
}
