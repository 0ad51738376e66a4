//! A new password: forgotten, reset, changed.

use actix_multipart::form::MultipartForm;
use actix_multipart::form::text::Text;
use actix_web::{post, web};
use auth::account;
use auth::actor::User;
use secrecy::SecretString;
use serde::Deserialize;
use utoipa::ToSchema;

use super::wire::{Message, email, new_password, say};
use crate::caller::Caller;
use crate::form::Form;
use crate::problem::{Answer, Problem};
use crate::state::State;
use crate::visitor::Visitor;

/// The form of a forgotten password.
#[derive(MultipartForm)]
#[multipart(deny_unknown_fields, duplicate_field = "deny")]
pub struct Forgetting {
    #[multipart(limit = "2KiB")]
    email: Text<String>,
}

/// Who forgot the password.
#[derive(Debug, ToSchema)]
#[expect(dead_code, reason = "documents the form; `Forgetting` reads it")]
pub struct ForgotPasswordForm {
    #[schema(example = "ada@example.com")]
    email: String,
}

/// Sends a link to choose a new password.
#[utoipa::path(
    operation_id = "forgotPassword", tag = "auth", summary = "Ask for a new password",
    description = "Answers the same whether or not the address has an account. At most one mail \
        a minute; its link works once and for an hour.",
    request_body(content = ForgotPasswordForm, content_type = "multipart/form-data"),
    responses(
        (status = 200, description = "A mail is on its way, if there is an account", body = Message),
        (status = 429, description = "`too_many_attempts`: come again after Retry-After",
            body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/auth/forgot-password")]
pub async fn forgot_password(
    state: web::Data<State>,
    Visitor(device): Visitor,
    Form(form): Form<Forgetting>,
) -> Answer<Message> {
    account::forgot(&state.pool, &state.keys, &email(&form.email)?, &device).await?;
    say("If this address has an account, a link to choose a new password is on its way")
}

/// A new password with the token of the mail.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ResetPassword {
    /// 10 to 128 characters of any kind; common ones are refused.
    #[schema(example = "engine of 1843", format = Password)]
    password: String,
    /// From the mail.
    token: String,
}

/// Sets a new password by the mail's link and signs all devices out.
#[utoipa::path(
    operation_id = "resetPassword", tag = "auth", summary = "Choose a new password",
    responses(
        (status = 200, description = "The new password holds; all devices are signed out", body = Message),
        (status = 410, description = "The link was used before or is too old",
            body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/auth/reset-password")]
pub async fn reset_password(
    state: web::Data<State>,
    body: web::Json<ResetPassword>,
) -> Answer<Message> {
    let password = new_password("/password", &body.password)?;
    account::reset(&state.pool, &body.token, password).await?;
    say("Your password was changed. You can log in now")
}

/// The present password and the one to come.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ChangePassword {
    #[schema(example = "demo-password-1", format = Password)]
    current_password: String,
    /// 10 to 128 characters of any kind; common ones are refused.
    #[schema(example = "engine of 1843", format = Password)]
    new_password: String,
}

/// Changes the password and signs the caller's other devices out.
#[utoipa::path(
    operation_id = "changePassword", tag = "auth", summary = "Change the password",
    security(("bearer" = [])),
    responses(
        (status = 200, description = "The new password holds; other devices are signed out", body = Message),
        (status = 429, description = "`too_many_attempts`: come again after Retry-After",
            body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/user/change-password")]
pub async fn change_password(
    state: web::Data<State>,
    Caller(user): Caller<User>,
    body: web::Json<ChangePassword>,
) -> Answer<Message> {
    let password = new_password("/newPassword", &body.new_password)?;
    let current = SecretString::from(body.current_password.as_str());
    account::change_password(&state.pool, &state.keys, &user, &current, &password)
        .await
        .map_err(of_change)?;
    say("Your password was changed, and your other devices were signed out")
}

/// The form calls the field otherwise than the other forms do.
fn of_change(error: auth::Error) -> Problem {
    match error {
        auth::Error::WeakPassword(invalid) => Problem::invalid("/newPassword", invalid),
        other => other.into(),
    }
}
