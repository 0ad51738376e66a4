//! Outcomes of crate `auth` as problems.

use std::collections::BTreeMap;

use auth::Error;
use types::Invalid;
use utoipa::IntoResponses;
use utoipa::openapi::{ContentBuilder, Ref, RefOr, Response, ResponseBuilder};

use super::{Fields, Problem};
use crate::valid::camel_case;

impl From<Error> for Problem {
    fn from(error: Error) -> Self {
        let words = error.to_string();
        match error {
            Error::Unauthenticated => Self::unauthorized("not_signed_in", "Log in to continue"),
            Error::RoleMissing => Self::forbidden("role_missing", "Your account can't do this"),
            Error::ViewIsReadOnly => Self::forbidden("only_looking", words),
            Error::ViewEnded => Self::forbidden("look_over", words),
            Error::InvalidCredentials => Self::unauthorized("invalid_credentials", words),
            Error::SessionEnded => {
                let detail = "Your session has ended. Log in again";
                Self::unauthorized("session_ended", detail)
            }
            Error::TokenReused => {
                let detail = "We ended this session to keep your account safe. Log in again";
                Self::unauthorized("token_reused", detail)
            }
            Error::WrongPassword => {
                let message = "That isn't your current password";
                Self::invalid("/currentPassword", Invalid::new("wrong_password", message))
            }
            Error::WeakPassword(invalid) => Self::invalid("/password", invalid),
            Error::Refused(faults) => {
                let mut fields = Fields::default();
                for fault in faults {
                    fields.refuse(&format!("/{}", camel_case(fault.field)), fault.invalid);
                }
                fields.into_problem()
            }
            Error::LinkSpent => Self::new(
                actix_web::http::StatusCode::GONE,
                "link_spent",
                "This link has expired or was already used. Request a new one",
            ),
            Error::TicketSpent => Self::unauthorized(
                "ticket_spent",
                "Login timed out. Start again with your password",
            ),
            Error::WrongCode => {
                let message = "That code is wrong or was already used";
                Self::invalid("/code", Invalid::new("wrong_code", message))
            }
            Error::SecondFactorOn => {
                Self::conflict("second_factor_on", "Two-step verification is already on")
            }
            Error::SecondFactorOff => {
                Self::conflict("second_factor_off", "Two-step verification is off")
            }
            Error::SecondFactorRequired => Self::forbidden(
                "second_factor_required",
                "Turn on two-step verification in your account to run the marketplace",
            ),
            Error::ConfirmationRequired => Self::forbidden(
                "confirmation_required",
                "Confirm it's you with your password or a code",
            ),
            Error::NotForKeys => Self::forbidden(
                "not_for_keys",
                "API keys can't do this. Log in to do it yourself",
            ),
            Error::ScopeMissing { scope } => Self::forbidden(
                "missing_scope",
                format!("This key needs the scope {scope}. Create a key that has it"),
            ),
            Error::TooManyKeys { limit } => Self::conflict(
                "too_many_keys",
                format!("You already have {limit} keys. Revoke one first"),
            ),
            Error::NotFound => Self::not_found(),
            Error::AddressTaken => {
                Self::conflict("address_taken", "An account with this email already exists")
            }
            Error::TooManyAddresses { limit } => Self::conflict(
                "too_many_addresses",
                format!("Your address book is full ({limit} addresses). Delete one first"),
            ),
            Error::AccountHasRole => Self::conflict(
                "account_has_role",
                "You run a shop or the marketplace. Contact us to hand it over first",
            ),
            Error::PersonHasRole => Self::conflict(
                "person_has_role",
                "This person runs a shop or the marketplace. They need to hand it over first",
            ),
            Error::OtherAddress => {
                let message = "That isn't this account's email";
                Self::invalid("/email", Invalid::new("other_address", message))
            }
            Error::AccountLocked => Self::forbidden(
                "account_locked",
                "This account is locked. We emailed you why",
            ),
            Error::LockUnchanged { is_locked: true } => {
                Self::conflict("already_locked", "This account is already locked")
            }
            Error::LockUnchanged { is_locked: false } => {
                Self::conflict("not_locked", "This account isn't locked")
            }
            Error::NotActivated => Self::conflict(
                "not_activated",
                "This person hasn't confirmed their email yet",
            ),
            Error::OperatorRoleUnchanged { is_operator: true } => {
                Self::conflict("already_operator", "This person is already an operator")
            }
            Error::OperatorRoleUnchanged { is_operator: false } => {
                Self::conflict("not_operator", "This person isn't an operator")
            }
            Error::OwnAccount => {
                Self::conflict("own_account", "You can't do this to your own account")
            }
            Error::LastOperator => Self::conflict(
                "last_operator",
                "This is the last operator. Add another one first",
            ),
            Error::TooManyAttempts { seconds } => Self::new(
                actix_web::http::StatusCode::TOO_MANY_REQUESTS,
                "too_many_attempts",
                format!("Too many attempts. Try again in {}", wait(seconds)),
            )
            .retry_after(seconds),
            Error::Overloaded => Self::busy(&words).retry_after(5),
            Error::Crypto(cause) => Self::internal(&cause),
            Error::Database(error) => error.into(),
        }
    }
}

/// A wait in words; beyond a minute and a half nobody counts seconds.
fn wait(seconds: u32) -> String {
    match seconds {
        1 => "1 second".to_owned(),
        seconds if seconds <= 90 => format!("{seconds} seconds"),
        seconds => format!("{} minutes", seconds.div_ceil(60)),
    }
}

impl Problem {
    /// The same problem, its only field being the one of this form.
    #[must_use]
    pub fn pointing(mut self, pointer: &str) -> Self {
        for field in &mut self.fields {
            pointer.clone_into(&mut field.pointer);
        }
        self
    }
}

/// In the document: what an operation answers until its caller has confirmed that it is them.
pub struct ConfirmationRequired;

impl IntoResponses for ConfirmationRequired {
    fn responses() -> BTreeMap<String, RefOr<Response>> {
        let schema = Ref::from_schema_name("Problem");
        let refused = ResponseBuilder::new()
            .description(
                "`confirmation_required`: call `confirmSession` and repeat the request; or the caller \
                 is signed in, but lacks the required role",
            )
            .content(
                "application/problem+json",
                ContentBuilder::new().schema(Some(schema)).build(),
            );
        BTreeMap::from([("403".to_owned(), refused.build().into())])
    }
}

#[cfg(test)]
mod tests {
    use actix_web::ResponseError;

    use super::*;

    #[test]
    fn who_waited_too_long_for_a_turn_is_told_when_to_come_again() {
        let answer = Problem::from(Error::Overloaded).error_response();
        assert_eq!(answer.status(), 503);
        let wait = answer.headers().get("retry-after");
        assert_eq!(wait.and_then(|wait| wait.to_str().ok()), Some("5"));
    }
}
