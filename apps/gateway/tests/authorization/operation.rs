//! The operations of the spec, and a well-formed request for each, made of its schemas.

use reqwest::{Method, RequestBuilder};
use serde_json::{Map, Value, json};

use super::ABOUT_THE_PUBLIC;
use crate::support::Client;

/// The smallest PNG: one transparent pixel.
const PIXEL: &[u8] = &[
    0x89, b'P', b'N', b'G', 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, b'I', b'H', b'D', b'R', 0, 0, 0,
    1, 0, 0, 0, 1, 8, 6, 0, 0, 0, 0x1f, 0x15, 0xc4, 0x89, 0, 0, 0, 0x0d, b'I', b'D', b'A', b'T',
    0x78, 0x9c, 0x63, 0, 1, 0, 0, 5, 0, 1, 0x0d, 0x0a, 0x2d, 0xb4, 0, 0, 0, 0, b'I', b'E', b'N',
    b'D', 0xae, 0x42, 0x60, 0x82,
];

/// Where the operators' operations are; what their paths name belongs to the marketplace.
const OPERATORS: &str = "/api/admin/";

pub const FORM: &str = "multipart/form-data";

/// One operation of the spec.
#[derive(Clone)]
pub struct Operation {
    pub id: String,
    /// The domain that serves it.
    pub tag: String,
    pub method: Method,
    pub path: String,
    /// Whether the spec says that it wants a bearer token.
    pub secured: bool,
    /// The scope that the spec says a key needs.
    pub scope: Option<String>,
    /// Whether its path names something that belongs to somebody.
    pub names_foreign: bool,
    /// The parameters of its query by name, those too that may be left out.
    pub queries: Vec<String>,
    pub query: Vec<(String, String)>,
    pub body: Option<(String, Value)>,
}

impl Operation {
    /// A bare one.
    pub fn named(id: &str, tag: &str) -> Self {
        Self {
            id: id.to_owned(),
            tag: tag.to_owned(),
            method: Method::GET,
            path: "/".to_owned(),
            secured: false,
            scope: None,
            names_foreign: false,
            queries: Vec::new(),
            query: Vec::new(),
            body: None,
        }
    }

    /// Whether it belongs to those who run the marketplace.
    pub fn is_operators(&self) -> bool {
        self.path.starts_with(OPERATORS)
    }

    /// The path with a value for each of its parameters.
    pub fn path_with(
        &self,
        value: impl Fn(&str) -> Result<String, String>,
    ) -> Result<String, String> {
        let mut path = self.path.clone();
        while let (Some(start), Some(end)) = (path.find('{'), path.find('}')) {
            let value = value(&path[start + 1..end])?;
            path.replace_range(start..=end, &value);
        }
        Ok(path)
    }

    /// A request as a well-meaning client would make it.
    pub fn request(&self, client: &Client, path: &str) -> RequestBuilder {
        let request = self.bare(client, path);
        request.header("idempotency-key", format!("walk-{path}"))
    }

    /// A request of which nothing is as it should be: no key, no number in the query and none in
    /// its range in the body.
    pub fn spoiled(&self, client: &Client, path: &str) -> RequestBuilder {
        let nonsense = |name: &String| (name.clone(), "\0".to_owned());
        let spoiled = Self {
            query: self.queries.iter().map(nonsense).collect(),
            body: self.body.clone().map(|(kind, body)| (kind, spoil(body))),
            ..self.clone()
        };
        spoiled.bare(client, path)
    }

    fn bare(&self, client: &Client, path: &str) -> RequestBuilder {
        let mut query = url::form_urlencoded::Serializer::new(String::new());
        let query = query.extend_pairs(&self.query).finish();
        let request = client.request(self.method.clone(), &format!("{path}?{query}"));
        match &self.body {
            None => request,
            Some((kind, body)) if kind == FORM => {
                let content = format!("{kind}; boundary=b");
                request
                    .header("content-type", content)
                    .body(multipart(body))
            }
            Some((_, body)) => request.json(body),
        }
    }
}

/// Every operation of the spec.
pub fn operations() -> Vec<Operation> {
    let spec = gateway::openapi::document();
    let mut found = Vec::new();
    for (path, item) in spec["paths"].as_object().unwrap() {
        for (method, described) in item.as_object().unwrap() {
            found.push(read(spec, path, method, described));
        }
    }
    found
}

fn read(spec: &Value, path: &str, method: &str, described: &Value) -> Operation {
    let secured = described["security"]
        .as_array()
        .is_some_and(|needs| !needs.is_empty());
    let mut ways = described["security"].as_array().into_iter().flatten();
    let keyed = ways.find_map(|way| way.get("apiKey"));
    let parameters = described["parameters"]
        .as_array()
        .cloned()
        .unwrap_or_default();
    let in_query = |parameter: &&Value| parameter["in"] == "query";
    let required = |parameter: &&Value| in_query(parameter) && parameter["required"] == true;
    let name = |parameter: &Value| parameter["name"].as_str().unwrap().to_owned();
    let sample_of =
        |parameter: &Value| (name(parameter), text(&sample(spec, &parameter["schema"])));
    let content = described["requestBody"]["content"].as_object();
    let body = content
        .and_then(|content| content.iter().next())
        .map(|(kind, media)| {
            let body = match kind.as_str() {
                // of which the example only says where its files are
                FORM => form(spec, &media["schema"]),
                _ => media["example"].clone(),
            };
            (kind.clone(), body)
        });
    let id = described["operationId"].as_str().unwrap_or(path);
    let of_somebody = path.contains('{') && !path.starts_with(OPERATORS);
    Operation {
        id: id.to_owned(),
        tag: described["x-domain"]
            .as_str()
            .unwrap_or_default()
            .to_owned(),
        method: method.to_uppercase().parse().unwrap(),
        path: path.to_owned(),
        secured,
        scope: keyed.and_then(|scopes| Some(scopes[0].as_str()?.to_owned())),
        names_foreign: secured && of_somebody && !ABOUT_THE_PUBLIC.contains(&id),
        queries: parameters.iter().filter(in_query).map(name).collect(),
        query: parameters.iter().filter(required).map(sample_of).collect(),
        body,
    }
}

/// A value of a schema: its example where it has one, else the plainest that fits.
fn sample(spec: &Value, schema: &Value) -> Value {
    if let Some(name) = schema["$ref"].as_str() {
        return sample(spec, spec.pointer(name.trim_start_matches('#')).unwrap());
    }
    for given in [
        &schema["example"],
        &schema["examples"][0],
        &schema["default"],
        &schema["enum"][0],
    ] {
        if !given.is_null() {
            return given.clone();
        }
    }
    for choice in ["oneOf", "anyOf"] {
        let options = schema[choice].as_array().into_iter().flatten();
        if let Some(option) = options.into_iter().find(|option| option["type"] != "null") {
            return sample(spec, option);
        }
    }
    let kind = schema["type"]
        .as_str()
        .or_else(|| schema["type"][0].as_str());
    match kind {
        Some("object") => object(spec, schema),
        Some("array") => json!([sample(spec, &schema["items"])]),
        Some("integer" | "number") => schema["minimum"].as_i64().unwrap_or(1).into(),
        Some("boolean") => json!(true),
        _ => json!("Example"),
    }
}

/// A form with its files.
fn form(spec: &Value, schema: &Value) -> Value {
    let name = schema["$ref"].as_str().unwrap();
    object(spec, spec.pointer(name.trim_start_matches('#')).unwrap())
}

/// What is required, and of the rest what has an example.
fn object(spec: &Value, schema: &Value) -> Value {
    let required = schema["required"].as_array().cloned().unwrap_or_default();
    let mut object = Map::new();
    for (name, property) in schema["properties"].as_object().into_iter().flatten() {
        if is_file(spec, property) {
            object.insert(name.clone(), json!({ "file": true }));
        } else if is_file(spec, &property["items"]) {
            object.insert(name.clone(), json!([{ "file": true }]));
        } else if required.contains(&json!(name)) || !property["example"].is_null() {
            object.insert(name.clone(), sample(spec, property));
        }
    }
    Value::Object(object)
}

fn is_file(spec: &Value, schema: &Value) -> bool {
    match schema["$ref"].as_str() {
        Some(name) => is_file(spec, spec.pointer(name.trim_start_matches('#')).unwrap()),
        None => schema["format"] == "binary",
    }
}

/// The same shape with what no rule takes.
fn spoil(value: Value) -> Value {
    match value {
        Value::String(_) => json!("\0"),
        Value::Number(_) => json!(-1),
        Value::Array(items) => items.into_iter().map(spoil).collect(),
        Value::Object(fields) if !fields.contains_key("file") => {
            let fields = fields.into_iter();
            Value::Object(fields.map(|(name, value)| (name, spoil(value))).collect())
        }
        other => other,
    }
}

fn text(value: &Value) -> String {
    value
        .as_str()
        .map_or_else(|| value.to_string(), str::to_owned)
}

pub fn multipart(body: &Value) -> Vec<u8> {
    let mut bytes = Vec::new();
    let parts = body.as_object().into_iter().flatten();
    let parts = parts.flat_map(|(name, value)| match value {
        Value::Array(several) => several.iter().map(|value| (name, value)).collect(),
        one => vec![(name, one)],
    });
    for (name, value) in parts {
        let head = format!("--b\r\ncontent-disposition: form-data; name=\"{name}\"");
        bytes.extend_from_slice(head.as_bytes());
        if value.is_object() {
            bytes.extend_from_slice(b"; filename=\"a.png\"\r\ncontent-type: image/png\r\n\r\n");
            bytes.extend_from_slice(PIXEL);
        } else {
            bytes.extend_from_slice(format!("\r\n\r\n{}", text(value)).as_bytes());
        }
        bytes.extend_from_slice(b"\r\n");
    }
    bytes.extend_from_slice(b"--b--\r\n");
    bytes
}
