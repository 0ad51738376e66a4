//! Confirming a session before money moves or somebody's rights change.

use actix_web::{post, web};
use auth::actor::User;
use auth::confirmation::{self, Credential};
use chrono::{DateTime, Utc};
use secrecy::SecretString;
use serde::{Deserialize, Serialize};
use types::{Invalid, Text};
use utoipa::ToSchema;
use validator::{Validate, ValidationError};

use crate::caller::Caller;
use crate::problem::Answer;
use crate::state::State;
use crate::valid::{Valid, optional, rule_at};

/// Either the password or a code.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[validate(schema(function = one_of_them))]
pub struct Confirmation {
    #[schema(example = "demo-password-1", format = Password)]
    current_password: Option<String>,
    /// Six digits from the authenticator app, or a recovery code.
    #[validate(custom(function = optional::<Text<40>>))]
    #[schema(max_length = 40)]
    code: Option<String>,
}

fn one_of_them(body: &Confirmation) -> Result<(), ValidationError> {
    match (&body.current_password, &body.code) {
        (Some(_), None) | (None, Some(_)) => Ok(()),
        _ => {
            let message = "Enter your password or a code";
            let invalid = Invalid::new("password_or_code", message);
            rule_at::<()>("/currentPassword", Err(invalid))
        }
    }
}

/// Until when the caller does not have to confirm again.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Confirmed {
    confirmed_until: DateTime<Utc>,
}

/// Confirms on this device that it is the caller.
#[utoipa::path(
    operation_id = "confirmSession", tag = "auth", summary = "Confirm the session",
    description = "Operations that move money or change people's rights return 403 \
        `confirmation_required` unless this was called in the same session within the last ten \
        minutes; then repeat the same request. Wrong passwords and codes count against the \
        account's limit.",
    security(("bearer" = [])), request_body = Confirmation,
    responses(
        (status = 200, description = "Confirmed in this session", body = Confirmed),
        (status = 409, description = "`second_factor_off`: there is no code; send the password",
            body = crate::problem::ProblemBody, content_type = "application/problem+json"),
        (status = 429, description = "`too_many_attempts`: try again after Retry-After",
            body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/auth/confirm")]
pub async fn confirm_session(
    state: web::Data<State>,
    Caller(user): Caller<User>,
    Valid(body): Valid<Confirmation>,
) -> Answer<Confirmed> {
    let keys = (&state.keys, &state.config.payout_keys);
    let password = body.current_password.map(SecretString::from);
    let credential = match &password {
        Some(password) => Credential::Password(password),
        None => Credential::Code(body.code.as_deref().unwrap_or_default()),
    };
    let confirmed_until = confirmation::confirm(&state.pool, keys, &user, credential).await?;
    Ok(web::Json(Confirmed { confirmed_until }))
}
