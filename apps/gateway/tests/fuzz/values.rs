//! Values of the document's schemas, and values that are nearly so.

use std::fmt;

use proptest::prelude::*;
use proptest::sample::{Index, select};
use serde_json::{Map, Value, json};

use crate::spec::contract::resolve;

/// Deeper than this only what must be there.
const DEEP: usize = 4;

/// Values that a schema takes, as far as it says.
pub fn of(schema: &Value) -> BoxedStrategy<Value> {
    within(schema, 0)
}

fn within(schema: &Value, depth: usize) -> BoxedStrategy<Value> {
    let schema = resolve(schema);
    let made = made(schema, depth);
    match schema.get("example") {
        // what is shown is most likely right, so that more than the first check is reached
        Some(example) if schema["format"] != "binary" && schema["properties"].is_null() => {
            prop_oneof![3 => Just(example.clone()), 2 => made].boxed()
        }
        _ => made,
    }
}

fn made(schema: &Value, depth: usize) -> BoxedStrategy<Value> {
    if let Some(choices) = schema["enum"].as_array() {
        return select(choices.clone()).boxed();
    }
    if let Some(parts) = schema["allOf"].as_array() {
        return parts.iter().fold(Just(json!({})).boxed(), |whole, part| {
            (whole, within(part, depth))
                .prop_map(|(whole, part)| merged(whole, part))
                .boxed()
        });
    }
    for choice in ["oneOf", "anyOf"] {
        if let Some(choices) = schema[choice].as_array() {
            let choices = choices.iter().map(|choice| within(choice, depth));
            return proptest::strategy::Union::new(choices).boxed();
        }
    }
    let kinds: Vec<&str> = match &schema["type"] {
        Value::Array(kinds) => kinds.iter().filter_map(Value::as_str).collect(),
        kind => Vec::from_iter(kind.as_str()),
    };
    let kinds = kinds.into_iter().map(|kind| typed(kind, schema, depth));
    let kinds: Vec<BoxedStrategy<Value>> = kinds.collect();
    match kinds.is_empty() {
        true => nonsense(),
        false => proptest::strategy::Union::new(kinds).boxed(),
    }
}

fn merged(whole: Value, part: Value) -> Value {
    match (whole, part) {
        (Value::Object(mut whole), Value::Object(part)) => {
            whole.extend(part);
            Value::Object(whole)
        }
        (whole, _) => whole,
    }
}

fn typed(kind: &str, schema: &Value, depth: usize) -> BoxedStrategy<Value> {
    match kind {
        "null" => Just(Value::Null).boxed(),
        "boolean" => any::<bool>().prop_map(Value::from).boxed(),
        "integer" => integers(schema),
        "number" => (-1000.0..1000.0)
            .prop_map(|number: f64| json!(number))
            .boxed(),
        "string" => texts(schema),
        "array" => {
            let item = within(&schema["items"], depth + 1);
            proptest::collection::vec(item, 0..3)
                .prop_map(Value::from)
                .boxed()
        }
        _ => objects(schema, depth),
    }
}

/// Small ones are ids of what there is; the ends of what fits are tried as well.
fn integers(schema: &Value) -> BoxedStrategy<Value> {
    let least = schema["minimum"].as_i64().unwrap_or(i64::MIN);
    let most = schema["maximum"].as_i64().unwrap_or(i64::MAX);
    let ends = [
        least,
        most,
        0,
        1,
        i64::from(i32::MAX),
        i64::from(i32::MAX) + 1,
        1 << 53,
    ];
    let ends: Vec<i64> = ends
        .into_iter()
        .filter(|end| (least..=most).contains(end))
        .collect();
    let small = (0_i64..200).prop_map(move |number| number.clamp(least, most));
    prop_oneof![4 => small, 1 => select(ends)]
        .prop_map(Value::from)
        .boxed()
}

fn texts(schema: &Value) -> BoxedStrategy<Value> {
    match schema["format"].as_str() {
        Some("binary") => return Just(json!({ "file": true })).boxed(),
        Some("date-time") => {
            let moments = [
                "2026-11-23T10:15:00Z",
                "2030-02-28T23:59:60+14:00",
                "1970-01-01T00:00:00Z",
            ];
            return select(moments.map(Value::from).to_vec()).boxed();
        }
        Some("date") => {
            let days = ["2026-11-23", "2024-02-29", "9999-12-31", "0001-01-01"];
            return select(days.map(Value::from).to_vec()).boxed();
        }
        _ => {}
    }
    let words = [
        "Speckled mug",
        "a",
        "HELLOSHOP",
        "US",
        "2026-11",
        "ada@example.com",
        "Grüße 🏺",
        "1999",
    ];
    prop_oneof![
        3 => select(words.to_vec()).prop_map(Value::from),
        1 => letters(' ', '~', 60),
        1 => letters('\u{a1}', '\u{1faff}', 20),
    ]
    .boxed()
}

fn letters(first: char, last: char, most: usize) -> BoxedStrategy<Value> {
    proptest::collection::vec(proptest::char::range(first, last), 0..most)
        .prop_map(|letters| Value::from(String::from_iter(letters)))
        .boxed()
}

fn objects(schema: &Value, depth: usize) -> BoxedStrategy<Value> {
    let mut object = Just(Map::new()).boxed();
    for (name, field) in schema["properties"].as_object().into_iter().flatten() {
        let required = schema["required"].as_array();
        let required = required.is_some_and(|required| required.contains(&json!(name)));
        if !required && depth > DEEP {
            continue;
        }
        let (name, value) = (name.clone(), within(field, depth + 1));
        object = (object, there(required, 0.4, value))
            .prop_map(move |(mut object, value)| {
                object.extend(value.map(|value| (name.clone(), value)));
                object
            })
            .boxed();
    }
    object.prop_map(Value::Object).boxed()
}

/// A value that is always there if it must be, else as likely as this.
pub fn there<V: fmt::Debug + Clone + 'static>(
    required: bool,
    likely: f64,
    value: impl Strategy<Value = V> + 'static,
) -> BoxedStrategy<Option<V>> {
    match required {
        true => value.prop_map(Some).boxed(),
        false => proptest::option::weighted(likely, value).boxed(),
    }
}

/// What hardly anything takes.
pub fn nonsense() -> BoxedStrategy<Value> {
    let long = "x".repeat(3000);
    select(vec![
        Value::Null,
        json!(true),
        json!(0),
        json!(-1),
        json!(1.5),
        json!(i64::MAX),
        json!(u64::MAX),
        json!(1e300),
        json!(""),
        json!(" "),
        json!("\0"),
        json!("\u{202e}\u{feff}"),
        json!("'; drop table orders; --"),
        json!("<script>alert(1)</script>"),
        json!("../../etc/passwd"),
        json!("2026-02-30"),
        json!("99999999999999999999"),
        json!(long),
        json!([]),
        json!([null]),
        json!({}),
        json!({ "a": { "a": {} } }),
    ])
    .boxed()
}

/// The same values with one part left out, replaced or added.
pub fn spoiled(right: BoxedStrategy<Value>) -> BoxedStrategy<Value> {
    (
        right,
        any::<Index>(),
        proptest::option::weighted(0.7, nonsense()),
    )
        .prop_map(|(mut value, place, instead)| {
            let mut places = vec![String::new()];
            find(&value, "", &mut places);
            let place = place.get(&places).clone();
            match instead {
                Some(instead) => *value.pointer_mut(&place).unwrap() = instead,
                None => leave_out(&mut value, &place),
            }
            value
        })
        .boxed()
}

/// Pointers to all parts of a value.
fn find(value: &Value, at: &str, places: &mut Vec<String>) {
    let parts: Vec<(String, &Value)> = match value {
        Value::Object(fields) if !fields.contains_key("file") => {
            let named = fields
                .iter()
                .map(|(name, field)| (name.replace('/', "~1"), field));
            named.collect()
        }
        Value::Array(items) => {
            let numbered = items.iter().enumerate();
            numbered
                .map(|(number, item)| (number.to_string(), item))
                .collect()
        }
        _ => Vec::new(),
    };
    for (name, part) in parts {
        let place = format!("{at}/{name}");
        find(part, &place, places);
        places.push(place);
    }
}

fn leave_out(value: &mut Value, place: &str) {
    let Some((around, name)) = place.rsplit_once('/') else {
        return;
    };
    match value.pointer_mut(around) {
        Some(Value::Object(fields)) => {
            fields.shift_remove(&name.replace("~1", "/"));
        }
        Some(Value::Array(items)) => {
            items.remove(name.parse().unwrap());
        }
        _ => {}
    }
}
