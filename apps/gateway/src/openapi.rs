//! The OpenAPI document: collected from the mounted handlers, then completed with what every
//! operation shares, so that no handler repeats it: its tag, its error responses, the scope that an
//! API key needs, and examples.

mod answers;
mod events;
mod examples;
mod tags;

use std::sync::LazyLock;

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
            `application/problem+json` (RFC 9457). Page numbers start at 1.",
        license(name = "MIT", identifier = "MIT"),
    ),
    servers((url = "/", description = "This marketplace")),
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
            .description(Some(
                "The `token` that signIn returns; valid for 10 minutes",
            ))
            .build();
        let key = HttpBuilder::new()
            .scheme(HttpAuthScheme::Bearer)
            .bearer_format("hsk_…")
            .description(Some(
                "An API key of a seller or an operator, sent like a token. It needs the scope that \
                    is listed at the operation; an area's `write` includes its `read`. Operations \
                    without a scope are for people only and return 403 `not_for_keys`; a key \
                    without the scope gets 403 `missing_scope`. A key may make 10 requests a \
                    second, with bursts of up to 100.",
            ))
            .build();
        let components = openapi.components.get_or_insert_default();
        components.add_security_scheme("bearer", SecurityScheme::Http(scheme));
        components.add_security_scheme("apiKey", SecurityScheme::Http(key));
    }
}

/// The whole document, as `/openapi.json` serves it and `gateway openapi` prints it.
pub fn document() -> &'static Value {
    static DOCUMENT: LazyLock<Value> = LazyLock::new(build);
    &DOCUMENT
}

/// The document as it is sent, printed when it is first asked for.
pub fn text() -> &'static str {
    static TEXT: LazyLock<String> = LazyLock::new(|| document().to_string());
    &TEXT
}

fn build() -> Value {
    let (_, openapi) = actix_web::App::new()
        .into_utoipa_app()
        .openapi(Document::openapi())
        .configure(app::api)
        .split_for_parts();
    let mut document = serde_json::to_value(openapi).unwrap_or_default();
    for (path, method, operation) in operations(&mut document) {
        name_scope(&path, &method, operation);
        answers::complete(&path, &method, operation);
        tags::assign(&path, operation);
    }
    if let Some(problem) = document.pointer_mut("/components/schemas/Problem") {
        problem["example"] = answers::problem();
    }
    examples::add(&mut document);
    if let Some(components) = document.pointer_mut("/components") {
        components["responses"] = Value::Object(answers::shared());
    }
    if let Some(whole) = document.as_object_mut() {
        whole.insert("tags".to_owned(), tags::list());
        // utoipa knows no webhooks
        whole.insert("webhooks".to_owned(), events::webhooks());
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

/// Adds the scope that a key needs.
fn name_scope(path: &str, method: &str, operation: &mut Map<String, Value>) {
    let security = operation.entry("security").or_insert_with(|| json!([]));
    let scope = Method::from_bytes(method.to_uppercase().as_bytes())
        .ok()
        .and_then(|method| scopes::of(&method, path));
    if let (Some(ways), Some(scope)) = (security.as_array_mut(), scope) {
        ways.push(json!({ "apiKey": [scope.to_string()] }));
    }
}
