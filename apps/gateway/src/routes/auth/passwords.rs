//! Passwords: forgotten, reset, changed.

use actix_multipart::form::MultipartForm;
use actix_web::{post, web};
use auth::account;
use auth::actor::User;
use auth::password::NewPassword;
use secrecy::SecretString;
use serde::Deserialize;
use types::EmailAddress;
use utoipa::ToSchema;
use validator::Validate;

use super::wire::{Message, say};
use crate::caller::Caller;
use crate::client_device::ClientDevice;
use crate::form::{Form, Typed};
use crate::problem::{Answer, Problem};
use crate::state::State;
use crate::valid::{Valid, text};

/// Who forgot the password.
#[derive(MultipartForm, Validate, ToSchema)]
#[multipart(deny_unknown_fields, duplicate_field = "deny")]
pub struct ForgotPasswordForm {
    #[multipart(limit = "2KiB")]
    #[validate(custom(function = text::<EmailAddress>))]
    #[schema(value_type = String, example = "ada@example.com")]
    email: Typed<String>,
}

/// Sends a link to choose a new password.
#[utoipa::path(
    operation_id = "forgotPassword", tag = "auth", summary = "Request a password reset",
    description = "The response is the same whether or not the address has an account. At most one \
        email a minute; its link works once, within an hour.",
    request_body(content = ForgotPasswordForm, content_type = "multipart/form-data"),
    responses(
        (status = 200, description = "An email is sent if there is an account", body = Message),
        (status = 429, description = "`too_many_attempts`: try again after Retry-After",
            body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/auth/forgot-password")]
pub async fn forgot_password(
    state: web::Data<State>,
    ClientDevice(device): ClientDevice,
    Form(form): Form<ForgotPasswordForm>,
) -> Answer<Message> {
    account::forgot(&state.pool, &state.keys, &form.email.parse()?, &device).await?;
    say("If this email has an account, a link to choose a new password is on its way")
}

/// A new password, with the token from the email.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ResetPassword {
    /// 10 to 128 characters of any kind; common ones are refused.
    #[validate(custom(function = text::<NewPassword>))]
    #[schema(example = "engine of 1843", format = Password)]
    password: String,
    /// The token from the email.
    token: String,
}

/// Sets a new password by the email's link and signs all devices out.
#[utoipa::path(
    operation_id = "resetPassword", tag = "auth", summary = "Choose a new password",
    request_body = ResetPassword,
    responses(
        (status = 200, description = "The password is changed; all devices are signed out", body = Message),
        (status = 410, description = "The link was already used or has expired",
            body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/auth/reset-password")]
pub async fn reset_password(
    state: web::Data<State>,
    Valid(body): Valid<ResetPassword>,
) -> Answer<Message> {
    account::reset(&state.pool, &body.token, body.password.parse()?).await?;
    say("Your password was changed. You can log in now")
}

/// The current and the new password.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ChangePassword {
    #[schema(example = "demo-password-1", format = Password)]
    current_password: String,
    /// 10 to 128 characters of any kind; common ones are refused.
    #[validate(custom(function = text::<NewPassword>))]
    #[schema(example = "engine of 1843", format = Password)]
    new_password: String,
}

/// Changes the password and signs the caller's other devices out.
#[utoipa::path(
    operation_id = "changePassword", tag = "auth", summary = "Change the password",
    security(("bearer" = [])), request_body = ChangePassword,
    responses(
        (status = 200, description = "The password is changed; other devices are signed out", body = Message),
        (status = 429, description = "`too_many_attempts`: try again after Retry-After",
            body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/user/change-password")]
pub async fn change_password(
    state: web::Data<State>,
    Caller(user): Caller<User>,
    Valid(body): Valid<ChangePassword>,
) -> Answer<Message> {
    let password = body.new_password.parse()?;
    let current = SecretString::from(body.current_password.as_str());
    account::change_password(&state.pool, &state.keys, &user, &current, &password)
        .await
        .map_err(of_change)?;
    say("Your password was changed, and your other devices were logged out")
}

/// The form calls the field otherwise than the other forms do.
fn of_change(error: auth::Error) -> Problem {
    match error {
        auth::Error::WeakPassword(invalid) => Problem::invalid("/newPassword", invalid),
        other => other.into(),
    }
}
