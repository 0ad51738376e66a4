//! The marketplace's dictionary: the German names of options, attributes and their values, as
//! operators suggest them to sellers. Sellers' own spelling is matched the way search matches it.

use std::collections::HashMap;

use diesel::QueryableByName;
use diesel::sql_types::Jsonb;
use diesel_async::{AsyncPgConnection, RunQueryDsl};
use search::{color_in_german, family_in_german, folded};
use serde_json::Value;
use types::Text;

use crate::category::Suggested;
use crate::{Error, json};

/// The words of all categories.
#[derive(Debug, Default)]
pub struct Words {
    names: HashMap<String, Name>,
    /// Values of any name, for names that say nothing of them.
    values: HashMap<String, String>,
}

/// A name in German, and its values.
#[derive(Debug, Default)]
struct Name {
    german: Option<String>,
    values: HashMap<String, String>,
}

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = Jsonb)]
    attributes: Value,
}

impl Words {
    /// Reads them all; of two categories that say a word differently the older one counts.
    pub async fn load(conn: &mut AsyncPgConnection) -> Result<Self, Error> {
        let rows: Vec<Row> = diesel::sql_query(
            "select attributes from categories where attributes <> '[]' order by id",
        )
        .load(conn)
        .await?;
        let mut words = Self::default();
        for row in rows {
            let suggested: Vec<Suggested> = json::value(row.attributes)?;
            suggested.iter().for_each(|it| words.learn(it));
        }
        Ok(words)
    }

    fn learn(&mut self, suggested: &Suggested) {
        let name = self.names.entry(folded(suggested.name.as_str()));
        let name = name.or_default();
        if name.german.is_none() {
            name.german = suggested.name_de.as_ref().map(owned);
        }
        for known in &suggested.values {
            let Some(german) = &known.value_de else {
                continue;
            };
            let value = folded(known.value.as_str());
            self.values.entry(value.clone()).or_insert(owned(german));
            name.values.entry(value).or_insert(owned(german));
        }
    }

    /// What an option or attribute is called in German, where that is known.
    pub fn name(&self, name: &str) -> Option<&str> {
        self.names.get(&folded(name))?.german.as_deref()
    }

    /// What one of its values is called in German, where that is known.
    pub fn value(&self, name: &str, value: &str) -> Option<&str> {
        let (name, value) = (folded(name), folded(value));
        let own = self.names.get(&name).and_then(|it| it.values.get(&value));
        let known = own.or_else(|| self.values.get(&value));
        known
            .map(String::as_str)
            .or_else(|| color_in_german(&name, &value))
    }

    /// What a line of options or of a specification is called in German, for whoever searches: its name, its value,
    /// and the family of a color.
    pub fn searched(&self, name: &str, value: &str) -> impl Iterator<Item = &str> {
        let family = family_in_german(&folded(name), &folded(value));
        let known = [self.name(name), self.value(name, value), family];
        known.into_iter().flatten()
    }
}

fn owned(text: &Text<60>) -> String {
    text.as_str().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::category::SuggestedValue;

    fn text(words: &str) -> Text<60> {
        Text::parse(words).unwrap()
    }

    fn suggested(name: [&str; 2], values: &[[&str; 2]]) -> Suggested {
        let value = |[value, german]: &[&str; 2]| SuggestedValue {
            value: text(value),
            value_de: Some(text(german)),
        };
        Suggested {
            name: text(name[0]),
            name_de: Some(text(name[1])),
            values: values.iter().map(value).collect(),
        }
    }

    #[test]
    fn a_word_is_known_however_it_is_spelt_first_below_its_own_name() {
        let mut words = Words::default();
        words.learn(&suggested(
            ["Color", "Farbe"],
            &[["Natural", "Naturfarben"]],
        ));
        words.learn(&suggested(
            ["Finish", "Oberfläche"],
            &[["Natural", "Unbehandelt"]],
        ));
        words.learn(&suggested(
            ["Color", "Kolorit"],
            &[["Natural", "Natur"], ["Oat", "Hafer"]],
        ));
        assert_eq!(words.name(" COLOR "), Some("Farbe"));
        assert_eq!(words.name("Size"), None);
        assert_eq!(words.value("color", "natural"), Some("Naturfarben"));
        assert_eq!(words.value("Finish", "Natural"), Some("Unbehandelt"));
        assert_eq!(words.value("Shade", "Natural"), Some("Naturfarben"));
        assert_eq!(words.value("Shade", " oat"), Some("Hafer"));
        assert_eq!(words.value("Shade", "Zebra"), None);
    }

    #[test]
    fn families_of_colors_are_known_by_themselves() {
        let words = Words::default();
        assert_eq!(words.value("Color", "Gray"), Some("Grau"));
        assert_eq!(words.value("Scent", "Orange"), None);
        let searched: Vec<&str> = words.searched("Color", "Forest green").collect();
        assert_eq!(searched, ["Grün"]);
    }
}
