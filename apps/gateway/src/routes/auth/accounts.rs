//! Getting an account: register, activate.

use actix_multipart::form::MultipartForm;
use actix_web::{get, post, web};
use auth::account::{self, Registration};
use auth::password::NewPassword;
use auth::profile::Username;
use serde::Deserialize;
use types::EmailAddress;
use utoipa::{IntoParams, ToSchema};
use validator::Validate;

use super::wire::{Message, say};
use crate::client_device::ClientDevice;
use crate::form::{Form, Typed};
use crate::problem::Answer;
use crate::query::Query;
use crate::state::State;
use crate::valid::{Valid, text};

const ON_ITS_WAY: &str = "Check your email for a link to activate your account";

/// An account to create.
#[derive(MultipartForm, Validate, ToSchema)]
#[multipart(deny_unknown_fields, duplicate_field = "deny")]
pub struct RegisterForm {
    #[multipart(limit = "2KiB")]
    #[validate(custom(function = text::<EmailAddress>))]
    #[schema(value_type = String, example = "ada@example.com")]
    email: Typed<String>,
    /// 10 to 128 characters of any kind; common ones are refused.
    #[multipart(limit = "2KiB")]
    #[validate(custom(function = text::<NewPassword>))]
    #[schema(value_type = String, example = "engine of 1843", format = Password)]
    password: Typed<String>,
    /// One line of at most 50 characters.
    #[multipart(limit = "2KiB")]
    #[validate(custom(function = text::<Username>))]
    #[schema(value_type = String, example = "Ada")]
    username: Typed<String>,
}

/// Registers a person; the account works once the link in the email was opened.
#[utoipa::path(
    operation_id = "register", tag = "auth", summary = "Create an account",
    description = "The response is the same whether or not the address has an account; only the email differs.",
    request_body(content = RegisterForm, content_type = "multipart/form-data"),
    responses(
        (status = 200, description = "An email is sent", body = Message),
        (status = 429, description = "`too_many_attempts`: try again after Retry-After",
            body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/public/registerWithoutVerify")]
pub async fn register(
    state: web::Data<State>,
    ClientDevice(device): ClientDevice,
    Form(form): Form<RegisterForm>,
) -> Answer<Message> {
    let registration = Registration {
        email: form.email.parse()?,
        username: form.username.parse()?,
        password: form.password.parse()?,
    };
    account::register(&state.pool, &state.keys, registration, &device).await?;
    say(ON_ITS_WAY)
}

/// The token of an activation link.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ActivationQuery {
    /// The token from the email.
    token: String,
}

/// Opens the account whose link was followed.
#[utoipa::path(
    operation_id = "activateAccount", tag = "auth", summary = "Activate an account",
    params(ActivationQuery),
    responses(
        (status = 200, description = "The account is active", body = Message),
        (status = 410, description = "The link was already used or has expired",
            body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[get("/api/auth/signup-user/active")]
pub async fn activate_account(
    state: web::Data<State>,
    query: Query<ActivationQuery>,
) -> Answer<Message> {
    account::activate(&state.pool, &query.token).await?;
    say("Your account is active. You can log in now")
}

/// The account to send the activation email to.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ResendActivation {
    #[validate(custom(function = text::<EmailAddress>))]
    #[schema(example = "ada@example.com")]
    email: String,
}

/// Sends the activation email once more.
#[utoipa::path(
    operation_id = "resendActivation", tag = "auth", summary = "Send the activation email again",
    description = "The response is the same whether or not the address has an account. At most one email a minute.",
    request_body = ResendActivation,
    responses(
        (status = 200, description = "An email is sent if it is needed", body = Message),
        (status = 429, description = "`too_many_attempts`: try again after Retry-After",
            body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/auth/resend-activation")]
pub async fn resend_activation(
    state: web::Data<State>,
    ClientDevice(device): ClientDevice,
    Valid(body): Valid<ResendActivation>,
) -> Answer<Message> {
    let email = body.email.parse()?;
    account::resend_activation(&state.pool, &state.keys, &email, &device).await?;
    say(ON_ITS_WAY)
}
