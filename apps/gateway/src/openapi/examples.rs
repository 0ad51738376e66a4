//! Examples: each schema gets one that is assembled from its fields' examples, and each request and
//! response that of its schema. A field has its own with `#[schema(example = …)]`; otherwise
//! `examples.json` may have one for its name, and otherwise its type is enough: one of the choices,
//! a time, a count. A required text without an example leaves its schema without one, which fails a
//! test.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use serde_json::{Map, Value, json};

/// What the names of fields stand for: `field`, or `Schema.field` where it means something else
/// there.
static BY_NAME: LazyLock<Map<String, Value>> =
    LazyLock::new(|| serde_json::from_str(include_str!("examples.json")).unwrap_or_default());

/// A moment that no name says more of.
const MOMENT: &str = "2026-11-23T10:15:00Z";
const DAY: &str = "2026-11-23";

/// Gives every schema, request and answer of a document an example, and every parameter that must
/// be there.
pub fn add(document: &mut Value) {
    let examples = Examples::of(document);
    let schemas = document.pointer_mut("/components/schemas");
    for (name, schema) in schemas.and_then(Value::as_object_mut).into_iter().flatten() {
        if let (Some(example), Some(schema)) = (examples.named(name), schema.as_object_mut()) {
            schema.insert("example".to_owned(), example);
        }
    }
    for (_, _, operation) in super::operations(document) {
        examples.tell(operation);
    }
}

struct Examples {
    schemas: Map<String, Value>,
    /// What clients send: of it, what may be left out is left out unless it says its own example.
    sent: BTreeSet<String>,
}

impl Examples {
    fn of(document: &mut Value) -> Self {
        let schemas = document.pointer("/components/schemas");
        let schemas = schemas.and_then(Value::as_object).cloned();
        let mut examples = Self {
            schemas: schemas.unwrap_or_default(),
            sent: BTreeSet::new(),
        };
        for (_, _, operation) in super::operations(document) {
            if let Some(body) = operation.get("requestBody") {
                examples.note_sent(body);
            }
        }
        examples
    }

    /// Notes every schema that is reached from here.
    fn note_sent(&mut self, from: &Value) {
        match from {
            Value::Array(parts) => parts.iter().for_each(|part| self.note_sent(part)),
            Value::Object(parts) => {
                if let Some(name) = referred(from) {
                    let schema = self.schemas.get(name).cloned();
                    if self.sent.insert(name.to_owned()) {
                        self.note_sent(&schema.unwrap_or_default());
                    }
                }
                parts.values().for_each(|part| self.note_sent(part));
            }
            _ => {}
        }
    }

    /// The example of a named schema; none if a part of it that must be there has none.
    fn named(&self, name: &str) -> Option<Value> {
        Inside::default().named(self, name)
    }

    /// Adds the examples of an operation's parameters, request and answers.
    fn tell(&self, operation: &mut Map<String, Value>) {
        let parameters = operation
            .get_mut("parameters")
            .and_then(Value::as_array_mut);
        for parameter in parameters.into_iter().flatten() {
            self.tell_parameter(parameter);
        }
        if let Some(body) = operation.get_mut("requestBody") {
            self.tell_content(body);
        }
        let responses = operation
            .get_mut("responses")
            .and_then(Value::as_object_mut);
        for (status, response) in responses.into_iter().flatten() {
            if status.starts_with('2') {
                self.tell_content(response);
            }
        }
    }

    /// Only what must be there: tools fill in what has an example.
    fn tell_parameter(&self, parameter: &mut Value) {
        let required = parameter.get("required") == Some(&json!(true));
        let name = parameter.get("name").and_then(Value::as_str);
        let (Some(name), Some(schema)) = (name, parameter.get("schema")) else {
            return;
        };
        let example = Inside::default().value(self, schema, "Parameter", name);
        if let (true, Some(example), Some(parameter)) =
            (required, example, parameter.as_object_mut())
        {
            parameter.entry("example").or_insert(example);
        }
    }

    fn tell_content(&self, holder: &mut Value) {
        let content = holder.get_mut("content").and_then(Value::as_object_mut);
        for (kind, media) in content.into_iter().flatten() {
            let Some(media) = media.as_object_mut() else {
                continue;
            };
            if media.contains_key("example") || media.contains_key("examples") {
                continue;
            }
            if kind.starts_with("image/") {
                let picture =
                    json!({ "summary": "A picture", "externalValue": "/icons/icon-192.png" });
                media.insert("examples".to_owned(), json!({ "picture": picture }));
                continue;
            }
            let schema = media.get("schema").cloned().unwrap_or_default();
            if let Some(example) = Inside::default().value(self, &schema, "", "") {
                media.insert("example".to_owned(), example);
            }
        }
    }
}

/// The schemas around a value, so that one that holds itself comes to an end.
#[derive(Default)]
struct Inside(Vec<String>);

impl Inside {
    fn named(&mut self, examples: &Examples, name: &str) -> Option<Value> {
        let schema = examples.schemas.get(name)?;
        if let Some(own) = schema.get("example") {
            return Some(own.clone());
        }
        self.0.push(name.to_owned());
        let example = self.value(examples, schema, name, "");
        self.0.pop();
        example
    }

    /// The example of a schema that stands in this field of the schema `owner`.
    fn value(
        &mut self,
        examples: &Examples,
        schema: &Value,
        owner: &str,
        field: &str,
    ) -> Option<Value> {
        if let Some(own) = schema.get("example").or(schema.get("default")) {
            return Some(own.clone());
        }
        if let Some(name) = referred(schema) {
            let chosen = known(owner, field).filter(|chosen| {
                let schema = examples.schemas.get(name);
                schema.is_some_and(|schema| schema.get("enum").is_some() && fits(chosen, schema))
            });
            return match chosen {
                Some(chosen) => Some(chosen.clone()),
                None if self.0.iter().any(|around| around == name) => None,
                None => self.named(examples, name),
            };
        }
        if let Some(parts) = schema.get("allOf").and_then(Value::as_array) {
            let mut whole = Map::new();
            for part in parts {
                if let Value::Object(part) = self.value(examples, part, owner, field)? {
                    whole.extend(part);
                }
            }
            return Some(Value::Object(whole));
        }
        let choices = schema.get("oneOf").or(schema.get("anyOf"));
        if let Some(choices) = choices.and_then(Value::as_array) {
            let known = known(owner, field).filter(|known| known.is_null());
            let is_something = |choice: &&Value| !is_null(choice);
            let some = choices.iter().find(is_something);
            let none = choices.iter().any(is_null).then_some(Value::Null);
            let chosen = known.cloned().filter(|_| none.is_some());
            return chosen
                .or_else(|| self.value(examples, some?, owner, field))
                .or(none);
        }
        if let Some(known) = known(owner, field).filter(|known| fits(known, schema)) {
            return Some(known.clone());
        }
        if let Some(first) = schema.pointer("/enum/0").or(schema.get("const")) {
            return Some(first.clone());
        }
        self.typed(examples, schema, owner, field)
    }

    fn typed(
        &mut self,
        examples: &Examples,
        schema: &Value,
        owner: &str,
        field: &str,
    ) -> Option<Value> {
        let kind = kinds(schema).find(|kind| *kind != "null").unwrap_or("any");
        let nothing = kinds(schema)
            .any(|kind| kind == "null")
            .then_some(Value::Null);
        let format = schema.get("format").and_then(Value::as_str);
        match (kind, format) {
            ("object", _) => self.object(examples, schema, owner).or(nothing),
            ("array", _) => {
                let items = schema.get("items").cloned().unwrap_or_default();
                let item = self.value(examples, &items, owner, field);
                Some(item.map_or_else(|| json!([]), |item| json!([item])))
            }
            ("integer", _) => Some(schema.get("minimum").cloned().unwrap_or_else(|| json!(1))),
            ("number", _) => Some(json!(1.5)),
            ("boolean", _) => Some(json!(false)),
            ("string", Some("date-time")) => Some(json!(MOMENT)),
            ("string", Some("date")) => Some(json!(DAY)),
            ("string", Some("binary")) => Some(json!("(the bytes of a file)")),
            ("any", _) => Some(json!({})),
            _ => nothing,
        }
    }

    fn object(&mut self, examples: &Examples, schema: &Value, owner: &str) -> Option<Value> {
        let required = schema.get("required").and_then(Value::as_array);
        let is_required = |name: &String| {
            required.is_some_and(|required| required.iter().any(|other| other == name))
        };
        let is_sent = examples.sent.contains(owner);
        let mut object = Map::new();
        let fields = schema.get("properties").and_then(Value::as_object);
        for (name, field) in fields.into_iter().flatten() {
            let required = is_required(name);
            if is_sent && !required && field.get("example").is_none() {
                continue;
            }
            match self.value(examples, field, owner, name) {
                Some(value) => object.insert(name.clone(), value),
                None if required => return None,
                None => None,
            };
        }
        if object.contains_key("pageSize") && object.contains_key("items") {
            object.insert("total".to_owned(), json!(1));
        }
        Some(Value::Object(object))
    }
}

/// What the little world says of a field; an `id` is what others call this thing's id.
fn known(owner: &str, field: &str) -> Option<&'static Value> {
    let special = BY_NAME.get(&format!("{owner}.{field}"));
    let mut letters = owner.chars();
    let first = letters.next().map(|first| first.to_ascii_lowercase());
    let told = first.map(|first| format!("{first}{}Id", letters.as_str()));
    let own_id = told.filter(|_| field == "id");
    let own_id = own_id.and_then(|told| BY_NAME.get(&told));
    special.or(own_id).or_else(|| BY_NAME.get(field))
}

/// Whether a value may stand where a schema of one value is.
fn fits(value: &Value, schema: &Value) -> bool {
    if let Some(choices) = schema.get("enum").and_then(Value::as_array) {
        return choices.contains(value);
    }
    let format = schema.get("format").and_then(Value::as_str);
    let has_time = value.as_str().is_some_and(|text| text.contains('T'));
    let has_format = match format {
        Some("date-time") => has_time || value.is_null(),
        Some("date") => !has_time,
        _ => true,
    };
    let items = schema.get("items");
    let has_kind = kinds(schema).any(|kind| match (kind, value) {
        ("null", Value::Null)
        | ("boolean", Value::Bool(_))
        | ("number", Value::Number(_))
        | ("string", Value::String(_)) => true,
        ("integer", Value::Number(number)) => number.is_i64(),
        ("array", Value::Array(values)) => {
            items.is_some_and(|items| values.iter().all(|value| fits(value, items)))
        }
        _ => false,
    });
    has_format && has_kind
}

fn kinds(schema: &Value) -> impl Iterator<Item = &str> {
    let kind = schema.get("type");
    let several = kind.and_then(Value::as_array).into_iter().flatten();
    kind.into_iter()
        .chain(several)
        .filter_map(|kind| kind.as_str())
}

fn is_null(schema: &Value) -> bool {
    kinds(schema).eq(["null"])
}

fn referred(schema: &Value) -> Option<&str> {
    let reference = schema.get("$ref")?.as_str()?;
    reference.strip_prefix("#/components/schemas/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_little_world_can_be_read() {
        assert!(BY_NAME.len() > 200);
    }

    #[test]
    fn a_schema_is_put_together_of_what_its_fields_say_and_their_names_stand_for() {
        let mut document = json!({
            "paths": { "/mugs": { "get": { "responses": { "200": {
                "content": { "application/json": { "schema": {
                    "type": "array", "items": { "$ref": "#/components/schemas/Mug" },
                } } },
            } } } } },
            "components": { "schemas": { "Mug": {
                "type": "object",
                "required": ["productId", "glaze", "firedAt"],
                "properties": {
                    "productId": { "type": "integer" },
                    "glaze": { "type": "string", "example": "Salt" },
                    "firedAt": { "type": "string", "format": "date-time" },
                    "kiln": { "type": ["string", "null"] },
                },
            } } },
        });
        add(&mut document);
        let mug = json!({ "productId": 42, "glaze": "Salt", "firedAt": MOMENT, "kiln": null });
        assert_eq!(document["components"]["schemas"]["Mug"]["example"], mug);
        let answer = "/paths/~1mugs/get/responses/200/content/application~1json/example";
        assert_eq!(document.pointer(answer), Some(&json!([mug])));
    }

    #[test]
    fn a_text_that_nobody_knows_leaves_its_schema_without_an_example() {
        let mut document = json!({ "components": { "schemas": { "Mug": {
            "type": "object",
            "required": ["neverHeardOf"],
            "properties": { "neverHeardOf": { "type": "string" } },
        } } } });
        add(&mut document);
        let schema = &document["components"]["schemas"]["Mug"];
        assert!(schema.get("example").is_none());
    }
}
