//! Writing listing queries into addresses.

use serde_json::Value;
use url::form_urlencoded::Serializer;

use super::{ListProducts, OPTION};

impl ListProducts {
    /// The part of an address after `?` that asks for this, as the storefront writes it.
    pub fn to_query_string(&self) -> String {
        let named = serde_json::to_value(self).unwrap_or_default();
        let mut text = Serializer::new(String::new());
        for (name, value) in named.as_object().into_iter().flatten() {
            match value {
                Value::Object(options) => options.iter().for_each(|(option, values)| {
                    append(&mut text, &format!("{OPTION}{option}"), values)
                }),
                value => append(&mut text, name, value),
            }
        }
        text.finish()
    }
}

fn append(text: &mut Serializer<'_, String>, name: &str, value: &Value) {
    match value {
        Value::Null => {}
        Value::Array(values) => values.iter().for_each(|value| append(text, name, value)),
        Value::String(word) => {
            text.append_pair(name, word);
        }
        // As JavaScript has it: 4, where Rust would write 4.0.
        Value::Number(number) => {
            let number = number.as_f64().unwrap_or_default();
            text.append_pair(name, &number.to_string());
        }
        other => {
            text.append_pair(name, &other.to_string());
        }
    }
}
