//! Attributes: the specification of a product, such as "Material: oak".

use diesel::QueryableByName;
use diesel::sql_types::{BigInt, Text as SqlText};
use diesel_async::RunQueryDsl;
use serde::{Deserialize, Serialize};
use types::{CategoryId, Name, Text};

use super::Field;
use crate::category::{self, Suggested, SuggestedValue};
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
    let name = super::draft::name::<60>(&raw.name, Field::AttributeName(index), faults);
    let value = Text::<500>::parse(&raw.value).map_err(|invalid| {
        let place = Field::AttributeValue(index);
        faults.push(Fault { place, invalid });
    });
    Some(Attribute {
        name: name.map(Name::into_string)?,
        value: value.ok().map(Text::into_string)?,
    })
}

/// A name of attributes with values to take over, while a product is written.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct Usual {
    /// Such as "Material".
    pub name: String,
    /// The same in German, where an operator said it.
    #[serde(default)]
    pub name_de: Option<String>,
    /// What an operator suggests, in its order, then what other products say, the most frequent first.
    pub values: Vec<String>,
    /// The same in German, if an operator entered any of them.
    #[serde(default)]
    pub values_de: Option<Vec<String>>,
}

#[derive(QueryableByName)]
struct Found {
    #[diesel(sql_type = SqlText)]
    attributes: String,
}

/// What operators suggest in this subcategory, in their order, then what products on sale there say of
/// themselves, the most frequent names first; of those at most twenty. In a subcategory that is not there
/// nothing is usual.
pub async fn usual(pool: &Pool, category: CategoryId) -> Result<Vec<Usual>, Error> {
    let mut conn = pool.get().await?;
    let suggested = category::suggested(&mut conn, category).await?;
    let found: Found = diesel::sql_query(include_str!("attribute/usual.sql"))
        .bind::<BigInt, _>(category)
        .get_result(&mut conn)
        .await?;
    Ok(suggested_first(suggested, json::read(&found.attributes)?))
}

/// What is suggested and said is told once, under the suggested name.
fn suggested_first(suggested: Vec<Suggested>, mut said: Vec<Usual>) -> Vec<Usual> {
    let mut all = Vec::new();
    for attribute in suggested {
        let names = [Some(&attribute.name), attribute.name_de.as_ref()];
        let is_same = |other: &Usual| {
            names
                .into_iter()
                .flatten()
                .any(|name| same(name, &other.name))
        };
        let at = said.iter().position(is_same);
        let others = at.map(|at| said.remove(at).values).unwrap_or_default();
        all.push(with_values(attribute, others));
    }
    all.extend(said);
    all
}

fn with_values(attribute: Suggested, others: Vec<String>) -> Usual {
    let values = &attribute.values;
    let is_new = |other: &String| {
        !values.iter().any(|known| {
            let words = [Some(&known.value), known.value_de.as_ref()];
            words.into_iter().flatten().any(|word| same(word, other))
        })
    };
    let others: Vec<String> = others.into_iter().filter(is_new).collect();
    let english = values.iter().map(|known| &known.value);
    let german =
        |known: &'_ SuggestedValue| known.value_de.as_ref().unwrap_or(&known.value).clone();
    let german: Vec<Text<60>> = values.iter().map(german).collect();
    let is_german = values.iter().any(|known| known.value_de.is_some());
    Usual {
        values: before_others(english, &others),
        values_de: is_german.then(|| before_others(german.iter(), &others)),
        name: attribute.name.into_string(),
        name_de: attribute.name_de.map(Text::into_string),
    }
}

fn before_others<'a>(own: impl Iterator<Item = &'a Text<60>>, others: &[String]) -> Vec<String> {
    let own = own.map(|word| word.as_str().to_owned());
    own.chain(others.iter().cloned()).collect()
}

fn same(word: &Text<60>, other: &str) -> bool {
    word.as_str().to_lowercase() == other.to_lowercase()
}
