//! PayPal's error responses: a name, a sentence, a debug ID and the details.
//!
//! <https://developer.paypal.com/api/rest/reference/orders/v2/errors/>

use std::fmt;

use actix_web::http::{StatusCode, header};
use actix_web::{HttpResponse, ResponseError};
use serde_json::json;

use crate::id;

/// What exactly is wrong, by PayPal's word and sentence.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Issue {
    pub(crate) issue: &'static str,
    pub(crate) description: &'static str,
}

/// A refusal in PayPal's form.
#[derive(Debug)]
pub(crate) struct Problem {
    status: StatusCode,
    name: &'static str,
    message: &'static str,
    field: Option<String>,
    issue: Option<Issue>,
    /// Where in the API what stands in the way is found.
    link: Option<String>,
}

impl Issue {
    pub(crate) const fn new(issue: &'static str, description: &'static str) -> Self {
        Self { issue, description }
    }

    /// Refused for its meaning (422).
    pub(crate) fn unprocessable(self) -> Problem {
        Problem {
            issue: Some(self),
            ..Problem::new(
                StatusCode::UNPROCESSABLE_ENTITY,
                "UNPROCESSABLE_ENTITY",
                "The requested action could not be performed, semantically incorrect, or failed business validation.",
            )
        }
    }

    /// Refused for its form (400), with the place in the body.
    pub(crate) fn invalid(self, field: impl Into<String>) -> Problem {
        Problem {
            issue: Some(self),
            field: Some(field.into()),
            ..Problem::new(
                StatusCode::BAD_REQUEST,
                "INVALID_REQUEST",
                "Request is not well-formed, syntactically incorrect, or violates schema.",
            )
        }
    }
}

impl fmt::Display for Issue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.issue, self.description)
    }
}

impl Problem {
    const fn new(status: StatusCode, name: &'static str, message: &'static str) -> Self {
        Self {
            status,
            name,
            message,
            field: None,
            issue: None,
            link: None,
        }
    }

    pub(crate) fn not_found() -> Self {
        let issue = Issue::new(
            "INVALID_RESOURCE_ID",
            "Specified resource ID does not exist. Please check the resource ID and try again.",
        );
        Self {
            issue: Some(issue),
            ..Self::new(
                StatusCode::NOT_FOUND,
                "RESOURCE_NOT_FOUND",
                "The specified resource does not exist.",
            )
        }
    }

    /// A sender's name for a batch is taken; the link leads to the batch that has it.
    pub(crate) fn duplicate_batch(link: String) -> Self {
        Self {
            field: Some("SENDER_BATCH_ID".to_owned()),
            issue: Some(Issue::new(
                "Batch with given sender_batch_id already exists",
                "",
            )),
            link: Some(link),
            ..Self::payout("USER_BUSINESS_ERROR", "User business error.")
        }
    }

    /// A field of a batch is not as it must be.
    pub(crate) fn invalid_payout(field: impl Into<String>, what: &'static str) -> Self {
        Self {
            field: Some(field.into()),
            issue: Some(Issue::new(what, "")),
            ..Self::payout("VALIDATION_ERROR", "Invalid request - see details")
        }
    }

    pub(crate) const fn no_funds_for_payout() -> Self {
        Self::new(
            StatusCode::UNPROCESSABLE_ENTITY,
            "INSUFFICIENT_FUNDS",
            "Sender does not have sufficient funds. Please add funds and retry.",
        )
    }

    /// Payouts name what is wrong in the first place of their answer.
    pub(crate) const fn payout(name: &'static str, message: &'static str) -> Self {
        Self::new(StatusCode::BAD_REQUEST, name, message)
    }

    pub(crate) const fn unauthorized() -> Self {
        Self::new(
            StatusCode::UNAUTHORIZED,
            "AUTHENTICATION_FAILURE",
            "Authentication failed due to missing authorization header, or invalid authentication credentials.",
        )
    }

    pub(crate) const fn not_json() -> Self {
        Self::new(
            StatusCode::UNSUPPORTED_MEDIA_TYPE,
            "UNSUPPORTED_MEDIA_TYPE",
            "The server does not support the request payload's media type.",
        )
    }

    pub(crate) const fn rate_limited() -> Self {
        Self::new(
            StatusCode::TOO_MANY_REQUESTS,
            "RATE_LIMIT_REACHED",
            "Too many requests. Blocked due to rate limiting.",
        )
    }

    pub(crate) const fn unavailable() -> Self {
        Self::new(
            StatusCode::SERVICE_UNAVAILABLE,
            "SERVICE_UNAVAILABLE",
            "Service Unavailable.",
        )
    }

    pub(crate) const fn timed_out() -> Self {
        Self::new(
            StatusCode::GATEWAY_TIMEOUT,
            "GATEWAY_TIMEOUT",
            "The server did not answer in time.",
        )
    }

    pub(crate) const fn internal() -> Self {
        Self::new(
            StatusCode::INTERNAL_SERVER_ERROR,
            "INTERNAL_SERVER_ERROR",
            "An internal server error occurred.",
        )
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.issue {
            Some(issue) => write!(f, "{} {issue}", self.name),
            None => f.write_str(self.name),
        }
    }
}

impl ResponseError for Problem {
    fn status_code(&self) -> StatusCode {
        self.status
    }

    fn error_response(&self) -> HttpResponse {
        let debug_id = id::debug();
        let mut body = json!({
            "name": self.name,
            "message": self.message,
            "debug_id": debug_id,
        });
        if let (Some(issue), Some(fields)) = (self.issue, body.as_object_mut()) {
            let mut detail = json!({ "issue": issue.issue });
            if let Some(detail) = detail.as_object_mut() {
                if !issue.description.is_empty() {
                    detail.insert("description".to_owned(), json!(issue.description));
                }
                if let Some(field) = &self.field {
                    detail.insert("field".to_owned(), json!(field));
                    detail.insert("location".to_owned(), json!("body"));
                }
                if let Some(link) = &self.link {
                    let link = json!([{ "href": link, "rel": "self", "method": "GET" }]);
                    detail.insert("link".to_owned(), link);
                }
            }
            fields.insert("details".to_owned(), json!([detail]));
            let link = format!(
                "https://developer.paypal.com/docs/api/orders/v2/#error-{}",
                issue.issue
            );
            let links = json!([{ "href": link, "rel": "information_link", "method": "GET" }]);
            fields.insert("links".to_owned(), links);
        }
        let mut response = HttpResponse::build(self.status);
        response.insert_header(("Paypal-Debug-Id", debug_id));
        if matches!(self.status.as_u16(), 429 | 503) {
            response.insert_header((header::RETRY_AFTER, "1"));
        }
        response.json(body)
    }
}
