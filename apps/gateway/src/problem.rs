//! Error responses: RFC 9457 `application/problem+json`.
//!
//! Each domain's error enum is turned into a [`Problem`] by one exhaustive match in
//! `problem/<domain>.rs`; a new outcome does not compile until it has its status.

pub mod auth;
pub mod cart;
pub mod catalog;
pub mod content;
pub mod database;
mod fields;
pub mod orders;
pub mod payloads;
pub mod seller;
mod settings;
mod webhooks;

use actix_web::http::StatusCode;
use actix_web::http::header::{ALLOW, CONTENT_TYPE, RETRY_AFTER};
use actix_web::{HttpResponse, ResponseError, web};
use serde::Serialize;
use types::Invalid;
use utoipa::ToSchema;

pub use fields::{FieldError, Fields, pointer};

use crate::middleware::request_id;
use crate::wire::order::InPayment;
use crate::wire::quote::Quote;

/// What a handler returns.
pub type Answer<T> = Result<web::Json<T>, Problem>;

/// A refusal or failure, before it is written out.
#[derive(Debug, Clone)]
pub struct Problem {
    status: StatusCode,
    code: &'static str,
    detail: String,
    fields: Vec<FieldError>,
    retry_after: Option<u32>,
    /// In a box, since few problems have any and all are carried around.
    more: Box<More>,
}

/// What only some problems tell.
#[derive(Debug, Clone, Default)]
struct More {
    allowed: Vec<String>,
    stock: Option<i64>,
    version: Option<i64>,
    order: Option<InPayment>,
    quote: Option<Quote>,
}

/// A problem document (RFC 9457).
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = Problem)]
pub struct ProblemBody {
    /// A URI reference that identifies the kind of problem.
    #[serde(rename = "type")]
    #[schema(example = "/problems/out_of_stock")]
    kind: String,
    /// The kind of problem in words.
    title: String,
    /// The HTTP status.
    status: u16,
    /// What happened and what to do, for people.
    detail: String,
    /// The path that was requested.
    instance: String,
    /// Stable snake_case code.
    #[schema(example = "out_of_stock")]
    code: &'static str,
    /// Quote it when asking for help.
    request_id: String,
    /// The same as `detail`.
    message: String,
    /// The refused fields, if any.
    errors: Vec<FieldError>,
    /// For `invalid_transition` and `method_not_allowed`: what is allowed instead.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    allowed: Vec<String>,
    /// For `payment_in_progress`: the order that is being paid.
    #[serde(skip_serializing_if = "Option::is_none")]
    order_id: Option<i64>,
    /// For `payment_in_progress`: its number for people.
    #[serde(skip_serializing_if = "Option::is_none")]
    order_number: Option<String>,
    /// For `price_changed`: the new quote.
    #[serde(skip_serializing_if = "Option::is_none")]
    quote: Option<Quote>,
    /// For `stock_moved`: how many can be bought now.
    #[serde(skip_serializing_if = "Option::is_none")]
    stock: Option<i64>,
    /// For `product_changed` and `category_changed`: the present version.
    #[serde(skip_serializing_if = "Option::is_none")]
    version: Option<i64>,
}

impl Problem {
    /// A problem of this status, with its stable code and a sentence for people.
    pub fn new(status: StatusCode, code: &'static str, detail: impl Into<String>) -> Self {
        Self {
            status,
            code,
            detail: detail.into(),
            fields: Vec::new(),
            retry_after: None,
            more: Box::default(),
        }
    }

    /// Its stable code.
    pub fn code(&self) -> &'static str {
        self.code
    }

    /// Its sentence for people.
    pub fn detail(&self) -> &str {
        &self.detail
    }

    /// Whether it is no fault of the caller's.
    pub fn is_ours(&self) -> bool {
        self.status.is_server_error()
    }

    /// 400: cannot be read.
    pub fn malformed(code: &'static str, detail: impl Into<String>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, code, detail)
    }

    /// 401: who is there?
    pub fn unauthorized(code: &'static str, detail: impl Into<String>) -> Self {
        Self::new(StatusCode::UNAUTHORIZED, code, detail)
    }

    /// 403: signed in, but not as one who may.
    pub fn forbidden(code: &'static str, detail: impl Into<String>) -> Self {
        Self::new(StatusCode::FORBIDDEN, code, detail)
    }

    /// 404: not there, or not yours.
    pub fn not_found() -> Self {
        Self::new(StatusCode::NOT_FOUND, "not_found", "We couldn't find that")
    }

    /// 409: not in this state.
    pub fn conflict(code: &'static str, detail: impl Into<String>) -> Self {
        Self::new(StatusCode::CONFLICT, code, detail)
    }

    /// 422: one field cannot be taken.
    pub fn invalid(pointer: &str, invalid: Invalid) -> Self {
        let mut fields = Fields::default();
        fields.refuse(pointer, invalid);
        fields.into_problem()
    }

    /// 422 without a field.
    pub fn unprocessable(code: &'static str, detail: impl Into<String>) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, code, detail)
    }

    /// 500: a fault of ours. The cause is logged here, once, and not told.
    pub fn internal(cause: &dyn std::fmt::Display) -> Self {
        tracing::error!(%cause, "a request failed");
        let detail = "Something went wrong on our end. Try again later";
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, "internal", detail)
    }

    /// 503: come again in a moment.
    pub fn busy(cause: &dyn std::fmt::Display) -> Self {
        tracing::warn!(%cause, "a request was turned away");
        let detail = "We're very busy right now. Try again in a moment";
        Self::new(StatusCode::SERVICE_UNAVAILABLE, "busy", detail).retry_after(1)
    }

    /// 503: what is needed to answer is out of reach, and that is not the caller's doing.
    pub fn unavailable(cause: &dyn std::fmt::Display) -> Self {
        tracing::error!(%cause, "a request could not be answered");
        let detail = "We're temporarily unavailable. Try again in a moment";
        Self::new(
            StatusCode::SERVICE_UNAVAILABLE,
            "database_unavailable",
            detail,
        )
        .retry_after(2)
    }

    /// 503: there is no room to keep a file.
    pub fn storage_full(cause: &dyn std::fmt::Display) -> Self {
        tracing::error!(%cause, "a file could not be kept");
        let detail = "We can't save files right now. Try again later";
        Self::new(StatusCode::SERVICE_UNAVAILABLE, "storage_full", detail).retry_after(60)
    }

    /// Seconds after which another try makes sense.
    #[must_use]
    pub fn retry_after(mut self, seconds: u32) -> Self {
        self.retry_after = Some(seconds);
        self
    }

    /// Names a field that it is about.
    #[must_use]
    pub fn at(mut self, pointer: &str, invalid: Invalid) -> Self {
        self.fields.push(FieldError::new(pointer, invalid));
        self
    }

    /// How many are in stock.
    #[must_use]
    pub fn stock(mut self, available: i64) -> Self {
        self.more.stock = Some(available);
        self
    }

    /// Which version of a product there is now.
    #[must_use]
    pub fn version(mut self, version: i64) -> Self {
        self.more.version = Some(version);
        self
    }

    /// What is allowed instead.
    #[must_use]
    pub fn allowed(mut self, allowed: Vec<String>) -> Self {
        self.more.allowed = allowed;
        self
    }

    /// The order that is being paid.
    #[must_use]
    pub fn in_payment(mut self, order: InPayment) -> Self {
        self.more.order = Some(order);
        self
    }

    /// What it costs now.
    #[must_use]
    pub fn quoted(mut self, quote: Quote) -> Self {
        self.more.quote = Some(quote);
        self
    }
}

impl std::fmt::Display for Problem {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {}: {}", self.status, self.code, self.detail)
    }
}

impl ResponseError for Problem {
    fn status_code(&self) -> StatusCode {
        self.status
    }

    fn error_response(&self) -> HttpResponse {
        let request = request_id::current();
        let order = self.more.order.as_ref();
        let mut response = HttpResponse::build(self.status);
        response.insert_header((CONTENT_TYPE, "application/problem+json"));
        if let Some(seconds) = self.retry_after {
            response.insert_header((RETRY_AFTER, seconds.to_string()));
        }
        if self.status == StatusCode::METHOD_NOT_ALLOWED {
            response.insert_header((ALLOW, self.more.allowed.join(", ")));
        }
        response.json(ProblemBody {
            kind: format!("/problems/{}", self.code),
            title: self
                .status
                .canonical_reason()
                .unwrap_or("Problem")
                .to_owned(),
            status: self.status.as_u16(),
            detail: self.detail.clone(),
            instance: request.path,
            code: self.code,
            request_id: request.id,
            message: self.detail.clone(),
            errors: self.fields.clone(),
            allowed: self.more.allowed.clone(),
            order_id: order.map(|order| order.order_id),
            order_number: order.map(|order| order.order_number.clone()),
            quote: self.more.quote.clone(),
            stock: self.more.stock,
            version: self.more.version,
        })
    }
}
