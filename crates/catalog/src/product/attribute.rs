//! Attributes: the specification of a product, such as "Material: oak".

use serde::{Deserialize, Serialize};
use types::Text;

use super::Field;
use crate::error::Fault;

/// One line of the specification.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attribute {
    /// What is specified.
    pub name: String,
    /// How it is.
    pub value: String,
}

const MOST: usize = 50;

/// Trims and checks a list; faults are added to `faults` and the faulty line is left out.
pub(super) fn check(raw: &[Attribute], faults: &mut Vec<Fault>) -> Vec<Attribute> {
    if raw.len() > MOST {
        let message = format!("Use at most {MOST} attributes");
        faults.push(Fault::new(Field::Attributes, "too_many", message));
        return Vec::new();
    }
    raw.iter()
        .enumerate()
        .filter_map(|(index, line)| check_line(index, line, faults))
        .collect()
}

fn check_line(index: usize, raw: &Attribute, faults: &mut Vec<Fault>) -> Option<Attribute> {
    let name = super::draft::text::<60>(&raw.name, Field::AttributeName(index), faults);
    let value = super::draft::text::<500>(&raw.value, Field::AttributeValue(index), faults);
    Some(Attribute {
        name: name.map(Text::into_string)?,
        value: value.map(Text::into_string)?,
    })
}
