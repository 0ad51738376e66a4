//! Signing in and out, and staying signed in.

use actix_web::{get, post, web};
use auth::actor::User;
use auth::second_factor;
use auth::session::{self, SignedIn};
use secrecy::SecretString;
use serde::{Deserialize, Serialize};
use types::{EmailAddress, Text};
use utoipa::ToSchema;
use validator::Validate;

use super::wire::{Message, Role, say};
use crate::caller::Caller;
use crate::client_device::ClientDevice;
use crate::problem::{Answer, Problem};
use crate::state::State;
use crate::valid::{Valid, text};

/// Who signs in.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    #[validate(custom(function = text::<EmailAddress>))]
    #[schema(example = "shopper@demo.test")]
    email: String,
    #[schema(example = "demo-password-1", format = Password)]
    password: String,
}

/// The person who signed in, with their tokens.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Session {
    id: i64,
    email: String,
    username: String,
    /// The picture, at most 256 pixels a side.
    #[schema(required = true)]
    avatar: Option<String>,
    /// The same, at most 64 pixels a side; null for old pictures with one size.
    #[schema(required = true)]
    avatar_small: Option<String>,
    roles: Vec<Role>,
    /// 0 until the link in the activation email is opened; until then both tokens are null.
    #[schema(example = 1)]
    is_active: u8,
    /// Bearer token for all other calls; valid for 10 minutes.
    #[schema(required = true)]
    token: Option<String>,
    /// For `refreshToken`; can be used once, within 30 days.
    #[schema(required = true)]
    refresh_token: Option<String>,
    /// Present with two-step sign-in; both tokens are then null, and `signInWithCode` is the next
    /// step.
    #[serde(skip_serializing_if = "Option::is_none")]
    second_factor: Option<SecondFactorStep>,
}

/// The second step of signing in.
#[derive(Serialize, ToSchema)]
pub struct SecondFactorStep {
    /// Replaces the password once, within five minutes.
    ticket: String,
}

impl From<SignedIn> for Session {
    fn from(signed_in: SignedIn) -> Self {
        let SignedIn {
            profile,
            tokens,
            ticket,
        } = signed_in;
        let (access, refresh) = tokens.map(|it| (it.access, it.refresh)).unzip();
        Self {
            id: profile.id.get(),
            email: profile.email,
            username: profile.username,
            avatar: profile.avatar,
            avatar_small: profile.avatar_small,
            roles: profile.roles.into_iter().map(Role::from).collect(),
            is_active: profile.activated.into(),
            token: access,
            refresh_token: refresh,
            second_factor: ticket.map(|ticket| SecondFactorStep { ticket }),
        }
    }
}

/// Signs a person in on this device.
#[utoipa::path(
    operation_id = "signIn", tag = "auth", summary = "Sign in",
    description = "Wrong passwords count against limits for the account, the network, and both \
        together, whether or not the account exists.",
    request_body = Credentials,
    responses(
        (status = 200, description = "The person, with tokens if the account is active", body = Session),
        (status = 401, description = "`invalid_credentials`: email or password is wrong",
            body = crate::problem::ProblemBody, content_type = "application/problem+json"),
        (status = 403, description = "`account_locked`: the password is right, but an operator locked the account",
            body = crate::problem::ProblemBody, content_type = "application/problem+json"),
        (status = 429, description = "`too_many_attempts`: try again after Retry-After",
            body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/auth/signin")]
pub async fn sign_in(
    state: web::Data<State>,
    ClientDevice(device): ClientDevice,
    Valid(body): Valid<Credentials>,
) -> Answer<Session> {
    let email = body.email.parse()?;
    let password = SecretString::from(body.password.as_str());
    let signed_in = session::sign_in(&state.pool, &state.keys, &email, &password, &device).await?;
    Ok(web::Json(signed_in.into()))
}

/// The second step: a code for the ticket of the first.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TicketAndCode {
    /// From `signIn`.
    ticket: String,
    /// Six digits from the authenticator app, or a recovery code.
    #[validate(custom(function = text::<Text<40>>))]
    #[schema(example = "287082", max_length = 40)]
    code: String,
}

/// Signs a person in on this device whose password was right.
#[utoipa::path(
    operation_id = "signInWithCode", tag = "auth", summary = "Sign in: the second step",
    description = "Each code can be used once. Wrong codes count against the account's limit.",
    request_body = TicketAndCode,
    responses(
        (status = 200, description = "The person, with tokens", body = Session),
        (status = 401, description = "`ticket_spent`: the ticket has expired or was already used",
            body = crate::problem::ProblemBody, content_type = "application/problem+json"),
        (status = 403, description = "`account_locked`: an operator locked the account in the meantime",
            body = crate::problem::ProblemBody, content_type = "application/problem+json"),
        (status = 429, description = "`too_many_attempts`: try again after Retry-After",
            body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/auth/second-factor")]
pub async fn sign_in_with_code(
    state: web::Data<State>,
    ClientDevice(device): ClientDevice,
    Valid(body): Valid<TicketAndCode>,
) -> Answer<Session> {
    let keys = (&state.keys, &state.config.payout_keys);
    let shown = (body.ticket.as_str(), body.code.as_str());
    let signed_in = second_factor::complete_sign_in(&state.pool, keys, shown, &device).await?;
    Ok(web::Json(signed_in.into()))
}

/// A refresh token.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct RefreshToken {
    refresh_token: String,
}

/// The next pair of tokens.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Tokens {
    access_token: String,
    new_refresh_token: String,
}

async fn refresh(state: &State, body: &RefreshToken) -> Result<web::Json<Tokens>, Problem> {
    let tokens = session::refresh(&state.pool, &state.keys, &body.refresh_token).await?;
    Ok(web::Json(Tokens {
        access_token: tokens.access,
        new_refresh_token: tokens.refresh,
    }))
}

/// Exchanges a refresh token for the next pair.
#[utoipa::path(
    operation_id = "refreshToken", tag = "auth", summary = "Exchange a refresh token",
    description = "A refresh token can be used once. Using it again within 30 seconds returns the \
        same response; later, it ends the session, because the token may have been stolen.",
    request_body = RefreshToken,
    responses(
        (status = 200, description = "A new pair of tokens", body = Tokens),
        (status = 401, description = "`session_ended` or `token_reused`: sign in again",
            body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/auth/refresh-token")]
pub async fn refresh_token(
    state: web::Data<State>,
    Valid(body): Valid<RefreshToken>,
) -> Answer<Tokens> {
    refresh(&state, &body).await
}

/// The same under its older path.
#[utoipa::path(
    operation_id = "refreshTokenLegacy", tag = "auth", summary = "Exchange a refresh token (older path)",
    request_body = RefreshToken,
    responses(
        (status = 200, description = "A new pair of tokens", body = Tokens),
        (status = 401, description = "`session_ended` or `token_reused`: sign in again",
            body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/auth/refreshtoken")]
pub async fn refresh_token_legacy(
    state: web::Data<State>,
    Valid(body): Valid<RefreshToken>,
) -> Answer<Tokens> {
    refresh(&state, &body).await
}

const SIGNED_OUT: &str = "You have logged out of the system";

/// Signs out on this device.
#[utoipa::path(
    operation_id = "signOut", tag = "auth", summary = "Sign out (GET)",
    description = "Changes state although it is a GET: it accepts only the bearer header, its \
        response must not be cached, and HEAD and prefetches have no effect. New integrations use \
        `signOutPost`.",
    security(("bearer" = [])),
    responses(
        (status = 200, description = "Signed out; the tokens are no longer valid", body = Message),
        (status = 403, description = "`prefetch_refused`: a browser's prefetch",
            body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[get("/api/auth/signout")]
pub async fn sign_out(state: web::Data<State>, Caller(user): Caller<User>) -> Answer<Message> {
    session::sign_out(&state.pool, &user).await?;
    say(SIGNED_OUT)
}

/// Signs out on this device.
#[utoipa::path(
    operation_id = "signOutPost", tag = "auth", summary = "Sign out",
    security(("bearer" = [])),
    responses((status = 200, description = "Signed out; the tokens are no longer valid", body = Message)),
)]
#[post("/api/auth/signout")]
pub async fn sign_out_post(state: web::Data<State>, Caller(user): Caller<User>) -> Answer<Message> {
    session::sign_out(&state.pool, &user).await?;
    say(SIGNED_OUT)
}
