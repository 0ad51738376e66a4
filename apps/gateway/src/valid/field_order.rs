//! Where the fields of a body stand in the document, which lists them as the form does.

use std::collections::HashMap;

use serde_json::Value;
use utoipa::ToSchema;

/// The document of a body and of what is in it.
pub struct FieldOrder {
    body: Value,
    named: HashMap<String, Value>,
}

impl FieldOrder {
    /// That of a type.
    pub fn of<T: ToSchema>() -> Self {
        let value = |schema| serde_json::to_value(schema).unwrap_or_default();
        let mut named = Vec::new();
        T::schemas(&mut named);
        let named = named.into_iter();
        Self {
            body: value(T::schema()),
            named: named.map(|(name, schema)| (name, value(schema))).collect(),
        }
    }

    /// The place of a field, to compare with that of another: for each step of its pointer the
    /// number of the item or of the property; what is not known comes last.
    pub fn position(&self, pointer: &str) -> Vec<usize> {
        let mut here = Some(&self.body);
        let mut step = |name: &str| {
            let inside = here.and_then(|schema| self.inside(schema));
            if let Ok(index) = name.parse() {
                here = inside;
                return index;
            }
            let properties = inside.and_then(Value::as_object);
            here = properties.and_then(|properties| properties.get(name));
            let mut names = properties
                .into_iter()
                .flat_map(|properties| properties.keys());
            names.position(|known| known == name).unwrap_or(usize::MAX)
        };
        pointer.split('/').skip(1).map(&mut step).collect()
    }

    /// The properties of an object or the items of a list, also behind a name or beside `null`.
    fn inside<'a>(&'a self, schema: &'a Value) -> Option<&'a Value> {
        if let Some(name) = schema.get("$ref").and_then(Value::as_str) {
            let name = name.rsplit('/').next()?;
            return self.inside(self.named.get(name)?);
        }
        if let Some(choices) = schema.get("oneOf").and_then(Value::as_array) {
            return choices.iter().find_map(|choice| self.inside(choice));
        }
        schema.get("properties").or_else(|| schema.get("items"))
    }
}
