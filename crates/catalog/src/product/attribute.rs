//! Attributes: the specification of a product, such as "Material: oak".

use diesel::QueryableByName;
use diesel::sql_types::{BigInt, Text as SqlText};
use diesel_async::RunQueryDsl;
use serde::{Deserialize, Serialize};
use types::{CategoryId, Text};

use super::Field;
use crate::error::Fault;
use crate::{Error, json};
use db::Pool;

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

/// A name of attributes with what is said below it, as products of a sub-category have it.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct Usual {
    /// Such as "Material".
    pub name: String,
    /// Such as "Stoneware", the most frequent first; at most ten.
    pub values: Vec<String>,
}

#[derive(QueryableByName)]
struct Found {
    #[diesel(sql_type = SqlText)]
    attributes: String,
}

/// What products on sale in this sub-category say of themselves, the most frequent names first; at
/// most twenty. In a sub-category that is not there nothing is usual.
pub async fn usual(pool: &Pool, category: CategoryId) -> Result<Vec<Usual>, Error> {
    let found: Found = diesel::sql_query(include_str!("attribute/usual.sql"))
        .bind::<BigInt, _>(category)
        .get_result(&mut pool.get().await?)
        .await?;
    json::read(&found.attributes)
}
