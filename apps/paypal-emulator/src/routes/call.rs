//! What every REST call has: token, request ID, preferred length of the response.

use std::future::Future;
use std::pin::Pin;

use actix_web::dev::Payload;
use actix_web::http::header::{AUTHORIZATION, CONTENT_TYPE};
use actix_web::{FromRequest, HttpRequest, web};

use crate::problem::{Issue, Problem};
use crate::state::State;

/// A call whose token was good.
pub(super) struct Call {
    pub(super) state: web::Data<State>,
    /// `PayPal-Request-Id`.
    pub(super) request_id: Option<String>,
    /// Whether the caller asked for the whole (`Prefer: return=representation`).
    pub(super) wants_all: bool,
    is_json: bool,
}

impl Call {
    /// Calls that change something must say that their body is JSON.
    pub(super) fn demand_json(&self) -> Result<(), Problem> {
        if self.is_json {
            Ok(())
        } else {
            Err(Problem::not_json())
        }
    }
}

impl FromRequest for Call {
    type Error = Problem;
    type Future = Pin<Box<dyn Future<Output = Result<Self, Problem>>>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let state = request.app_data::<web::Data<State>>().cloned();
        let header = |name: &str| {
            let value = request.headers().get(name)?;
            value.to_str().ok().map(str::to_owned)
        };
        let token = header(AUTHORIZATION.as_str());
        let request_id = header("paypal-request-id");
        let wants_all = header("prefer").is_some_and(|p| p.contains("return=representation"));
        let is_json = header(CONTENT_TYPE.as_str())
            .is_some_and(|kind| kind.to_ascii_lowercase().starts_with("application/json"));
        Box::pin(async move {
            let state = state.ok_or_else(Problem::internal)?;
            let token = token
                .as_deref()
                .and_then(|text| text.strip_prefix("Bearer "));
            state.admit(token).await?;
            if request_id
                .as_ref()
                .is_some_and(|id| !(1..=108).contains(&id.len()))
            {
                return Err(REQUEST_ID.invalid("PayPal-Request-Id"));
            }
            Ok(Self {
                state,
                request_id,
                wants_all,
                is_json,
            })
        })
    }
}

const REQUEST_ID: Issue = Issue::new(
    "INVALID_STRING_LENGTH",
    "The value of a field is either too short or too long.",
);
