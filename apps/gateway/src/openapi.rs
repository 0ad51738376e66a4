//! The OpenAPI document: collected from the very handlers that are mounted, then completed
//! with what every operation shares, so that no handler repeats it.

mod events;

use actix_web::http::Method;
use serde_json::{Map, Value, json};
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::{Modify, OpenApi};
use utoipa_actix_web::AppExt;

use crate::problem::{FieldError, ProblemBody};
use crate::{app, scopes};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Helloshop",
        description = "One marketplace, many shops. Amounts are integers in minor units of the \
            marketplace's currency (1999 = 19.99 USD), times are RFC 3339 in UTC, errors are \
            `application/problem+json` (RFC 9457). Lists count pages from 1.",
        license(name = "MIT", identifier = "MIT"),
    ),
    servers((url = "/", description = "This marketplace")),
    tags(
        (name = "auth", description = "Accounts, sessions, profile and address book"),
        (name = "catalog", description = "Categories, products, reviews and shops, open to everyone"),
        (name = "cart", description = "The signed-in shopper's cart; every change answers the whole cart"),
        (name = "orders", description = "Quote, place, pay, follow"),
        (name = "seller", description = "The seller centre: shop, products and orders of the caller's shop"),
        (name = "content", description = "Information pages, and messages to the marketplace"),
        (name = "ops", description = "For those who run it"),
    ),
    components(schemas(ProblemBody, FieldError)),
    modifiers(&Bearer),
)]
struct Document;

struct Bearer;

impl Modify for Bearer {
    fn modify(&self, openapi: &mut utoipa::openapi::OpenApi) {
        let scheme = HttpBuilder::new()
            .scheme(HttpAuthScheme::Bearer)
            .bearer_format("JWT")
            .description(Some("The `token` that signIn answers; good for 10 minutes"))
            .build();
        let key = HttpBuilder::new()
            .scheme(HttpAuthScheme::Bearer)
            .bearer_format("hsk_…")
            .description(Some(
                "An API key of a seller or an operator, sent like a token. It needs the scope that \
                stands at the operation; an area's `write` covers its `read`. Operations without it are \
                not for keys and answer 403 `not_for_keys`; without the scope they answer 403 \
                `missing_scope`. A key may call 10 times a second for long, 100 times at once.",
            ))
            .build();
        let components = openapi.components.get_or_insert_default();
        components.add_security_scheme("bearer", SecurityScheme::Http(scheme));
        components.add_security_scheme("apiKey", SecurityScheme::Http(key));
    }
}

/// The whole document, as `/openapi.json` serves it and `gateway openapi` prints it.
pub fn document() -> Value {
    let (_, openapi) = actix_web::App::new()
        .into_utoipa_app()
        .openapi(Document::openapi())
        .configure(app::api)
        .split_for_parts();
    let mut document = serde_json::to_value(openapi).unwrap_or_default();
    for (path, method, operation) in operations(&mut document) {
        complete(&path, &method, operation);
    }
    // utoipa knows no webhooks
    if let Some(document) = document.as_object_mut() {
        document.insert("webhooks".to_owned(), events::webhooks());
    }
    document
}

/// Every operation of a document with its path and method.
fn operations(document: &mut Value) -> Vec<(String, String, &mut Map<String, Value>)> {
    let paths = document.get_mut("paths").and_then(Value::as_object_mut);
    let mut found = Vec::new();
    for (path, item) in paths.into_iter().flatten() {
        for (method, operation) in item.as_object_mut().into_iter().flatten() {
            let operation = operation.as_object_mut();
            found.extend(operation.map(|it| (path.clone(), method.clone(), it)));
        }
    }
    found
}

/// Adds the scope that a key needs, and what each operation may answer besides its own.
fn complete(path: &str, method: &str, operation: &mut Map<String, Value>) {
    let security = operation.entry("security").or_insert_with(|| json!([]));
    let secured = security.as_array().is_some_and(|needs| !needs.is_empty());
    let scope = Method::from_bytes(method.to_uppercase().as_bytes())
        .ok()
        .and_then(|method| scopes::of(&method, path));
    if let (Some(ways), Some(scope)) = (security.as_array_mut(), scope) {
        ways.push(json!({ "apiKey": [scope.to_string()] }));
    }
    let has_body = operation.contains_key("requestBody");
    let has_input = has_body || operation.contains_key("parameters");
    if operation
        .get("tags")
        .is_some_and(|tags| tags == &json!(["ops"]))
    {
        return;
    }
    let mut problems = vec![
        ("429", "Too many requests; see Retry-After"),
        ("503", "Busy; see Retry-After"),
    ];
    if secured {
        problems.push(("401", "No token, or one that is no longer good"));
        problems.push((
            "403",
            "Signed in, but without the role this needs, or the key without the scope",
        ));
    }
    if has_input {
        problems.push(("400", "The request cannot be read"));
        problems.push(("404", "Not there, or not yours"));
        problems.push(("422", "A field is out of range; `errors` names it"));
    }
    if method != "get" {
        problems.push(("409", "Not possible in the present state"));
    }
    if has_body {
        problems.push(("413", "The body is too large"));
        problems.push(("415", "The body has the wrong content type"));
    }
    let Some(responses) = operation
        .get_mut("responses")
        .and_then(Value::as_object_mut)
    else {
        return;
    };
    for (status, description) in problems {
        responses
            .entry(status)
            .or_insert_with(|| problem(description));
    }
    responses.sort_keys();
}

fn problem(description: &str) -> Value {
    json!({
        "description": description,
        "content": { "application/problem+json": { "schema": { "$ref": "#/components/schemas/Problem" } } }
    })
}
