//! The responses of an operation besides those that its handler documents: each error of the
//! extractors and of the middleware, written once (`components/responses`) and referenced by every
//! operation that can return it.

use serde_json::{Map, Value, json};

use crate::scopes::is_below;

/// When an operation can answer a refusal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum When {
    Always,
    /// It wants a token or a key.
    Secured,
    /// Something of it is read: parameters or a body.
    Input,
    /// It has a body.
    Body,
    /// It changes something.
    Change,
    /// It is not always free to ask.
    Counted,
    /// Its handler says so.
    Said,
}

/// A refusal: its status and name, when there can be one, its code and its sentence for people,
/// and the description in the document.
struct Refusal {
    status: u16,
    name: &'static str,
    when: When,
    code: &'static str,
    detail: &'static str,
    description: &'static str,
}

const REFUSALS: [Refusal; 14] = [
    Refusal {
        status: 400,
        name: "BadRequest",
        when: When::Input,
        code: "malformed_query",
        detail: "The value of page in this address can't be read",
        description: "The request cannot be parsed",
    },
    Refusal {
        status: 401,
        name: "Unauthorized",
        when: When::Secured,
        code: "not_signed_in",
        detail: "Log in to continue",
        description: "No token or key, or one that is no longer valid",
    },
    Refusal {
        status: 403,
        name: "Forbidden",
        when: When::Secured,
        code: "missing_scope",
        detail: "This key lacks the scope orders:write",
        description: "Signed in, but without the required role, or the API key lacks the scope",
    },
    Refusal {
        status: 404,
        name: "NotFound",
        when: When::Input,
        code: "not_found",
        detail: "We couldn't find that",
        description: "It does not exist, or is not yours",
    },
    Refusal {
        status: 405,
        name: "MethodNotAllowed",
        when: When::Always,
        code: "method_not_allowed",
        detail: "This address takes GET, HEAD only",
        description: "The address does not support this method; `Allow` and `allowed` list those it does",
    },
    Refusal {
        status: 408,
        name: "RequestTimeout",
        when: When::Always,
        code: "request_timeout",
        detail: "This took too long. Check your connection and try again",
        description: "The request did not arrive in time",
    },
    Refusal {
        status: 409,
        name: "Conflict",
        when: When::Change,
        code: "invalid_transition",
        detail: "This order is delivered and can only be completed or returned",
        description: "Not possible in the present state",
    },
    Refusal {
        status: 410,
        name: "Gone",
        when: When::Said,
        code: "link_used",
        detail: "This link was used already",
        description: "No longer available",
    },
    Refusal {
        status: 413,
        name: "ContentTooLarge",
        when: When::Body,
        code: "body_too_large",
        detail: "That's too large. Use a smaller file or less text",
        description: "That's too large. Use a smaller file or less text",
    },
    Refusal {
        status: 415,
        name: "UnsupportedMediaType",
        when: When::Body,
        code: "wrong_content_type",
        detail: "Send the body as application/json",
        description: "The body has the wrong content type",
    },
    Refusal {
        status: 422,
        name: "UnprocessableContent",
        when: When::Input,
        code: "invalid_fields",
        detail: "Enter an email address like ada@example.com",
        description: "A field is invalid; `errors` names it",
    },
    Refusal {
        status: 429,
        name: "TooManyRequests",
        when: When::Counted,
        code: "too_many_requests",
        detail: "Too many requests from your network. Try again in a moment",
        description: "Too many requests; see Retry-After",
    },
    Refusal {
        status: 500,
        name: "InternalServerError",
        when: When::Always,
        code: "internal",
        detail: "Something went wrong on our end. Try again later",
        description: "A bug in the marketplace; quote `requestId`",
    },
    Refusal {
        status: 503,
        name: "ServiceUnavailable",
        when: When::Always,
        code: "overloaded",
        detail: "It's very crowded here right now. Try again in a moment",
        description: "Overloaded or temporarily unavailable; see Retry-After",
    },
];

/// Below these addresses public answers come with an `ETag`.
const TAGGED: [&str; 2] = ["/api/public", "/media"];
/// What such an answer is to a client that has it.
const NOT_MODIFIED: &str = "NotModified";

/// The shared answers, for `components/responses`.
pub fn shared() -> Map<String, Value> {
    let shared = |refusal: &Refusal| (refusal.name.to_owned(), refusal.response());
    let known = json!({ "description": "The response named in `If-None-Match` is still current (RFC 9110, 13.1.2)" });
    let not_modified = (NOT_MODIFIED.to_owned(), known);
    REFUSALS.iter().map(shared).chain([not_modified]).collect()
}

/// Adds to an operation what it may answer besides its own, and to its own refusals an example.
pub fn complete(path: &str, method: &str, operation: &mut Map<String, Value>) {
    let security = operation.get("security").and_then(Value::as_array);
    let secured = security.is_some_and(|needs| !needs.is_empty());
    let has_body = operation.contains_key("requestBody");
    let has_input = has_body || operation.contains_key("parameters");
    let can = |when: When| match when {
        When::Always => true,
        When::Secured => secured,
        When::Input => has_input,
        When::Body => has_body,
        When::Change => method != "get",
        When::Said => false,
        When::Counted => !path.starts_with("/health/"),
    };
    let responses = operation
        .get_mut("responses")
        .and_then(Value::as_object_mut);
    let Some(responses) = responses else {
        return;
    };
    for refusal in REFUSALS.iter().filter(|refusal| can(refusal.when)) {
        let status = refusal.status.to_string();
        responses
            .entry(status)
            .or_insert_with(|| refusal.reference());
    }
    if method == "get" && !secured && TAGGED.iter().any(|address| is_below(path, address)) {
        let known = json!({ "$ref": format!("#/components/responses/{NOT_MODIFIED}") });
        responses.entry("304").or_insert(known);
    }
    for (status, response) in responses.iter_mut() {
        let refusal = REFUSALS.iter().find(|it| it.status.to_string() == *status);
        let own = response.pointer_mut("/content/application~1problem+json");
        if let (Some(refusal), Some(own)) = (refusal, own.and_then(Value::as_object_mut)) {
            own.entry("example").or_insert_with(|| refusal.example());
        }
    }
    responses.sort_keys();
}

/// The example of the schema that all refusals have.
pub fn problem() -> Value {
    let refused = REFUSALS.iter().find(|refusal| refusal.status == 422);
    refused.map(Refusal::example).unwrap_or_default()
}

impl Refusal {
    fn reference(&self) -> Value {
        json!({ "$ref": format!("#/components/responses/{}", self.name) })
    }

    fn response(&self) -> Value {
        let schema = json!({ "$ref": "#/components/schemas/Problem" });
        let mut response = json!({
            "description": self.description,
            "content": {
                "application/problem+json": { "schema": schema, "example": self.example() },
            },
        });
        let header = match self.status {
            405 => Some(("Allow", "The methods that the address supports", "string")),
            429 | 503 => Some(("Retry-After", "Seconds to wait before retrying", "integer")),
            _ => None,
        };
        if let (Some((name, about, kind)), Some(response)) = (header, response.as_object_mut()) {
            let header = json!({ name: { "description": about, "schema": { "type": kind } } });
            response.insert("headers".to_owned(), header);
        }
        response
    }

    fn example(&self) -> Value {
        let status = actix_web::http::StatusCode::from_u16(self.status).ok();
        let title = status.and_then(|status| status.canonical_reason());
        let errors = match self.status {
            422 => {
                json!([{ "pointer": "/email", "code": "invalid_email", "message": self.detail }])
            }
            _ => json!([]),
        };
        let mut example = json!({
            "type": format!("/problems/{}", self.code),
            "title": title,
            "status": self.status,
            "detail": self.detail,
            "instance": "/api/seller/orders",
            "code": self.code,
            "requestId": "5f1d0c8a93b7e642",
            "message": self.detail,
            "errors": errors,
        });
        let allowed = match self.status {
            405 => Some(json!(["GET", "HEAD"])),
            409 => Some(json!(["completed", "returned"])),
            _ => None,
        };
        if let (Some(allowed), Some(example)) = (allowed, example.as_object_mut()) {
            example.insert("allowed".to_owned(), allowed);
        }
        example
    }
}
