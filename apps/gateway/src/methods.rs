//! The methods of each API path. A call with another method gets 405 and not 404.

use std::sync::LazyLock;

use actix_web::dev::ResourceDef;
use actix_web::http::{Method, StatusCode};
use serde_json::Value;

use crate::middleware::prefetch_guard;
use crate::openapi;
use crate::problem::Problem;

/// The paths of all routes, as they are documented.
static ROUTES: LazyLock<Vec<Route>> = LazyLock::new(|| routes(openapi::document()));

struct Route {
    path: ResourceDef,
    /// How many of its steps may be anything.
    parameters: usize,
    methods: Vec<Method>,
}

fn routes(document: &Value) -> Vec<Route> {
    let paths = document.get("paths").and_then(Value::as_object);
    let route = |(path, item): (&String, &Value)| Route {
        path: ResourceDef::new(path.as_str()),
        parameters: path.matches('{').count(),
        methods: methods(item),
    };
    paths.into_iter().flatten().map(route).collect()
}

fn methods(item: &Value) -> Vec<Method> {
    let known = [
        Method::GET,
        Method::POST,
        Method::PUT,
        Method::PATCH,
        Method::DELETE,
    ];
    let is_there = |method: &Method| item.get(method.as_str().to_lowercase()).is_some();
    known.into_iter().filter(is_there).collect()
}

/// What to answer where no route took the call: this method is not known there, or nothing is.
pub fn refuse(path: &str) -> Problem {
    let here = || ROUTES.iter().filter(move |route| route.path.is_match(path));
    // `/api/orders/quote` is that address and no order's
    let fewest = here().map(|route| route.parameters).min();
    let named = here().filter(|route| Some(route.parameters) == fewest);
    let mut methods: Vec<Method> = named.flat_map(|route| route.methods.clone()).collect();
    if methods.contains(&Method::GET) && !prefetch_guard::get_changes_data(path) {
        methods.push(Method::HEAD);
    }
    match methods.as_slice() {
        [] => Problem::not_found(),
        allowed => not_allowed(allowed),
    }
}

/// 405: only these methods are known here.
pub fn not_allowed(allowed: &[Method]) -> Problem {
    let mut names: Vec<String> = allowed.iter().map(ToString::to_string).collect();
    names.sort_unstable();
    names.dedup();
    let detail = format!("This address only accepts {}", names.join(", "));
    Problem::new(StatusCode::METHOD_NOT_ALLOWED, "method_not_allowed", detail).allowed(names)
}
