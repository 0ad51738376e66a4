//! One request: who sends it, where to, with what in its query, its head and its body.

use std::fmt;

use proptest::prelude::*;
use proptest::sample::select;
use reqwest::{Method, RequestBuilder};
use serde_json::Value;

use super::values;
use crate::authorization::Actor;
use crate::authorization::fixture::Fixture;
use crate::authorization::operation::{FORM, Operation, multipart};
use crate::spec::contract;
use crate::support::{Answer, Client};

/// Parts of a path that name nothing, or what no id can be.
const NOWHERE: [&str; 8] = [
    "0",
    "-1",
    "999999999",
    "9223372036854775808",
    "1e3",
    "%00",
    "%C3%A4%2F..",
    "a",
];

/// Who sends it.
#[derive(Debug, Clone, Copy)]
enum Sender {
    /// The one to whom belongs what the path names.
    Owner,
    Stranger(Actor),
}

/// What is sent as the body.
#[derive(Debug, Clone)]
enum Body {
    None,
    Fields(&'static str, Value),
    Raw(&'static str, &'static str),
}

/// A request.
#[derive(Clone)]
pub struct Call {
    pub operation: Operation,
    sender: Sender,
    path: String,
    query: Vec<(String, String)>,
    key: Option<String>,
    body: Body,
}

impl Call {
    pub async fn send(&self, fixture: &Fixture) -> Answer {
        let client = match self.sender {
            Sender::Owner => fixture.owner(&self.operation),
            Sender::Stranger(Actor::Guest) => fixture.app.guest(),
            Sender::Stranger(actor) => fixture.stranger(actor),
        };
        client.send(self.request(&client)).await
    }

    fn request(&self, client: &Client) -> RequestBuilder {
        let mut query = url::form_urlencoded::Serializer::new(String::new());
        let query = query.extend_pairs(&self.query).finish();
        let path = format!("{}?{query}", self.path);
        let mut request = client.request(self.operation.method.clone(), &path);
        if let Some(key) = &self.key {
            request = request.header("idempotency-key", key);
        }
        match &self.body {
            Body::None => request,
            Body::Fields(FORM, fields) => request
                .header("content-type", format!("{FORM}; boundary=b"))
                .body(multipart(fields)),
            Body::Fields(_, value) => request.json(value),
            Body::Raw(kind, text) => request.header("content-type", *kind).body(*text),
        }
    }
}

impl fmt::Display for Call {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            operation,
            sender,
            path,
            query,
            key,
            body,
        } = self;
        write!(
            f,
            "{}: {} {path} {query:?} key {key:?} as {sender:?} with {body:?}",
            operation.id, operation.method
        )
    }
}

impl fmt::Debug for Call {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Requests for an operation.
pub fn calls(operation: &Operation, fixture: &Fixture) -> BoxedStrategy<Call> {
    let described = contract::operation(&operation.method, &operation.path).unwrap();
    let operation = operation.clone();
    let path = paths(&operation, fixture);
    (
        senders(),
        path,
        queries(described),
        keys(),
        bodies(described),
    )
        .prop_map(move |(sender, path, query, key, body)| Call {
            operation: operation.clone(),
            sender,
            path,
            query,
            key,
            body,
        })
        .boxed()
}

fn senders() -> BoxedStrategy<Sender> {
    let strangers = [Actor::Guest, Actor::User, Actor::Seller, Actor::Operator];
    prop_oneof![
        5 => Just(Sender::Owner),
        1 => select(strangers.to_vec()).prop_map(Sender::Stranger),
    ]
    .boxed()
}

fn paths(operation: &Operation, fixture: &Fixture) -> BoxedStrategy<String> {
    let right = fixture.path(operation).unwrap();
    if !operation.path.contains('{') {
        return Just(right).boxed();
    }
    let operation = operation.clone();
    let wrong = select(NOWHERE.to_vec())
        .prop_map(move |part| operation.path_with(|_| Ok(part.to_owned())).unwrap());
    prop_oneof![6 => Just(right), 1 => wrong].boxed()
}

fn keys() -> BoxedStrategy<Option<String>> {
    prop_oneof![
        8 => any::<u64>().prop_map(|key| Some(format!("{key:016x}"))),
        1 => Just(None),
        1 => select(vec!["", "\"\"", "fuzz", "ä"]).prop_map(|key| Some(key.to_owned())),
    ]
    .boxed()
}

/// Each parameter that must be there nearly always, the others now and then; mostly such as the
/// schema says.
fn queries(described: &Value) -> BoxedStrategy<Vec<(String, String)>> {
    let mut queries = Just(Vec::new()).boxed();
    for parameter in described["parameters"].as_array().into_iter().flatten() {
        if parameter["in"] != "query" {
            continue;
        }
        let name = parameter["name"].as_str().unwrap().to_owned();
        let likely = if parameter["required"] == true {
            0.95
        } else {
            0.3
        };
        let value = prop_oneof![
            5 => values::of(&parameter["schema"]),
            1 => values::nonsense(),
        ];
        let pair = value.prop_map(move |value| {
            let text = value
                .as_str()
                .map_or_else(|| value.to_string(), str::to_owned);
            (name.clone(), text)
        });
        queries = (queries, proptest::option::weighted(likely, pair))
            .prop_map(|(queries, more)| queries.into_iter().chain(more).collect::<Vec<_>>())
            .boxed();
    }
    queries
}

/// A part whose name is empty.
const NAMELESS: &str = "--b\r\ncontent-disposition: form-data; name=\"\"\r\n\r\n1\r\n--b--\r\n";

fn bodies(described: &Value) -> BoxedStrategy<Body> {
    let content = described["requestBody"]["content"].as_object();
    let Some((kind, media)) = content.and_then(|content| content.iter().next()) else {
        return Just(Body::None).boxed();
    };
    let kind: &'static str = if kind == FORM {
        FORM
    } else {
        "application/json"
    };
    let right = values::of(&media["schema"]);
    let right = match kind {
        // the example says nothing of what is in a file
        FORM => right,
        _ => prop_oneof![1 => Just(media["example"].clone()), 2 => right].boxed(),
    };
    let nearly = values::spoiled(right.clone());
    let raw = select(vec![
        ("application/json", ""),
        ("application/json", "{"),
        ("application/json", "null"),
        ("application/json", "[[[[[[[[1]]]]]]]]"),
        ("application/json", "{\"a\":1,\"a\":2}"),
        ("text/plain", "{}"),
        ("application/x-www-form-urlencoded", "a=1"),
        ("multipart/form-data", "--b\r\n"),
        ("multipart/form-data; boundary=b", "--b\r\nbroken"),
        ("multipart/form-data; boundary=b", NAMELESS),
    ]);
    prop_oneof![
        4 => right.prop_map(move |body| Body::Fields(kind, body)),
        4 => nearly.prop_map(move |body| Body::Fields(kind, body)),
        1 => raw.prop_map(|(kind, text)| Body::Raw(kind, text)),
        1 => Just(Body::None),
    ]
    .boxed()
}

/// The request of an operation as the document shows it: its example, to what the owner has.
pub fn shown(operation: &Operation, fixture: &Fixture) -> Call {
    let described = contract::operation(&operation.method, &operation.path).unwrap();
    let content = described["requestBody"]["content"].as_object();
    let body = match content.and_then(|content| content.iter().next()) {
        None => Body::None,
        Some((kind, _)) if kind == FORM => Body::Fields(FORM, operation.body.clone().unwrap().1),
        Some((_, media)) => Body::Fields("application/json", media["example"].clone()),
    };
    Call {
        operation: operation.clone(),
        sender: Sender::Owner,
        path: fixture.path(operation).unwrap(),
        query: operation.query.clone(),
        key: (operation.method != Method::GET).then(|| format!("shown-{}", operation.id)),
        body,
    }
}
