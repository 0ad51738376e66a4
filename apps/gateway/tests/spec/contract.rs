//! What the document promises of an answer, held against answers that were given.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex};

use jsonschema::{Draft, Registry, Resource, Validator};
use reqwest::Method;
use serde_json::Value;

use crate::support::Answer;

/// Under this name the schemas refer to one another.
const HERE: &str = "https://helloshop.test/openapi.json";

static REGISTRY: LazyLock<Registry<'static>> = LazyLock::new(|| {
    let document = Resource::from_contents(gateway::openapi::document().clone());
    let registry = Registry::new().add(HERE, document).unwrap();
    registry.prepare().unwrap()
});

/// Every operation of the document with its path and method.
pub fn operations() -> impl Iterator<Item = (&'static str, &'static str, &'static Value)> {
    let paths = gateway::openapi::document()["paths"].as_object().unwrap();
    paths.iter().flat_map(|(path, item)| {
        let item = item.as_object().unwrap().iter();
        item.map(move |(method, operation)| (path.as_str(), method.as_str(), operation))
    })
}

/// What a reference leads to, or the value itself.
pub fn resolve(value: &Value) -> &Value {
    match value["$ref"].as_str() {
        Some(name) => gateway::openapi::document()
            .pointer(name.trim_start_matches('#'))
            .unwrap(),
        None => value,
    }
}

/// Checks values against a schema of the document.
pub fn validator(schema: &Value) -> Validator {
    let schema = schema.to_string().replace("\"#/", &format!("\"{HERE}#/"));
    jsonschema::options()
        .with_draft(Draft::Draft202012)
        .with_registry(&REGISTRY)
        .should_validate_formats(true)
        .build(&serde_json::from_str(&schema).unwrap())
        .unwrap()
}

/// What is wrong with a value, each with its place in it.
pub fn faults(validator: &Validator, value: &Value) -> Vec<String> {
    let errors = validator.iter_errors(value);
    errors
        .map(|error| format!("{}: {error}", error.instance_path()))
        .collect()
}

/// The operation that takes a request, and the parts of its path that are fixed count more than
/// those that are not.
pub fn operation(method: &Method, path: &str) -> Option<&'static Value> {
    let method = method.as_str().to_lowercase();
    let takes = |(pattern, of, operation)| {
        (of == method && matches(pattern, path)).then_some((pattern, operation))
    };
    let found = operations().filter_map(takes);
    let nearest = found.min_by_key(|(pattern, _)| pattern.matches('{').count());
    nearest.map(|(_, operation)| operation)
}

fn matches(pattern: &str, path: &str) -> bool {
    let (mut patterns, mut parts) = (pattern.split('/'), path.split('/'));
    loop {
        match (patterns.next(), parts.next()) {
            (None, None) => return true,
            (Some(pattern), Some(part)) => {
                let fits = match (pattern.strip_prefix('{'), pattern.split_once('}')) {
                    (Some(_), Some((_, end))) => !part.is_empty() && part.ends_with(end),
                    _ => pattern == part,
                };
                if !fits {
                    return false;
                }
            }
            _ => return false,
        }
    }
}

/// An operation says each status that it answers.
#[track_caller]
pub fn assert_said(method: &Method, path: &str, status: u16) {
    let Some(operation) = operation(method, path) else {
        return;
    };
    let said = operation["responses"].get(status.to_string()).is_some();
    assert!(
        said,
        "{} does not say that it answers {status}",
        operation["operationId"]
    );
}

/// The answers of an operation, with what was made to check them.
#[derive(Default)]
pub struct Contract {
    validators: Mutex<HashMap<String, Arc<Validator>>>,
}

impl Contract {
    /// What the document does not promise of an answer of this operation.
    pub fn breaches(&self, operation: &Value, answer: &Answer) -> Vec<String> {
        let status = answer.status.to_string();
        let Some(response) = operation["responses"].get(&status) else {
            return vec![format!("{status} is not among its answers")];
        };
        let content = resolve(response)["content"].as_object();
        let kind = answer.headers.get("content-type");
        let kind = kind.map_or("", |kind| kind.to_str().unwrap());
        let kind = kind.split(';').next().unwrap_or_default().trim();
        let Some(content) = content else {
            let says_nothing = answer.text.is_empty();
            return Vec::from_iter((!says_nothing).then(|| format!("{status} has a body")));
        };
        let Some(media) = content.get(kind) else {
            return vec![format!("{status} comes as {kind:?}")];
        };
        if !kind.ends_with("json") {
            return Vec::new();
        }
        let schema = &media["schema"];
        let mut validators = self.validators.lock().unwrap();
        let validator = validators
            .entry(schema.to_string())
            .or_insert_with(|| Arc::new(validator(schema)))
            .clone();
        drop(validators);
        let faults = faults(&validator, &answer.body).into_iter();
        faults.map(|fault| format!("{status} {fault}")).collect()
    }
}

#[test]
fn a_request_finds_its_operation() {
    for (method, path, id) in [
        (Method::GET, "/api/seller/products/bulk", "listProductBulks"),
        (Method::GET, "/api/seller/products/7", "getSellerProduct"),
        (Method::GET, "/feeds/clay.csv", "getShopFeedTable"),
        (Method::POST, "/api/orders", "placeOrder"),
    ] {
        let found = operation(&method, path).unwrap();
        assert_eq!(found["operationId"], id, "{path}");
    }
    assert!(operation(&Method::DELETE, "/api/orders").is_none());
    assert!(operation(&Method::GET, "/api/orders/7/none").is_none());
}

#[test]
fn an_answer_that_was_not_promised_is_a_breach() {
    let operation = operation(&Method::GET, "/health/live").unwrap();
    let contract = Contract::default();
    let answer = |status, kind: &str, text: &str| Answer {
        status,
        headers: [("content-type", kind)]
            .into_iter()
            .map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap()))
            .collect(),
        body: serde_json::from_str(text).unwrap_or_default(),
        text: text.to_owned(),
    };
    let good = answer(200, "application/json", r#"{"status": "ok"}"#);
    assert_eq!(contract.breaches(operation, &good), Vec::<String>::new());
    for bad in [
        answer(418, "application/json", r#"{"status": "ok"}"#),
        answer(200, "text/plain", "ok"),
        answer(200, "application/json", r#"{"status": 7}"#),
        answer(500, "application/problem+json", r#"{"status": 500}"#),
    ] {
        assert!(!contract.breaches(operation, &bad).is_empty(), "{bad:?}");
    }
}
