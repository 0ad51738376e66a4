//! Options as shops spell them: `Colour`, `colour` and ` COLOUR` are the same, shown in the most
//! frequent spelling; so are `0.3 l` and `300 ml`, sizes `L` and `Large`, and all blues.

use std::collections::BTreeMap;

use crate::family::{Families, Family};
use crate::measure::Measure;
use crate::query::OptionFilter;
use crate::rank;
use crate::record::joined;
use crate::terms::Terms;

/// A name or value with single spaces.
pub fn collapsed(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A name or value as it is compared.
pub fn folded(text: &str) -> String {
    collapsed(text).to_lowercase()
}

/// A name and value as they are compared: colors by their family, which is answered too, sizes by their one name,
/// measures by their amount.
pub fn key(families: &Families, name: &str, value: &str) -> (String, Option<Family>) {
    let (name, value) = (folded(name), folded(value));
    if let Some(family) = families.of(&name, &value) {
        return (joined(&name, family.as_str()), Some(family));
    }
    if let Some(size) = size(&name, &value) {
        return (joined(&name, size), None);
    }
    let key = match Measure::parse(&value) {
        Some(measure) => joined(&name, &measure.term()),
        None => joined(&name, &value),
    };
    (key, None)
}

/// The one name of a size, by folded name and value of the option.
fn size(name: &str, value: &str) -> Option<&'static str> {
    rank::is_of_size(name).then(|| rank::size(value))?
}

/// What is asked of options: each name, folded, once, with the keys of all values wanted of it.
pub fn asked(families: &Families, filters: &[OptionFilter]) -> Vec<OptionFilter> {
    let mut by_name: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for filter in filters {
        let values = by_name.entry(folded(&filter.name)).or_default();
        let keys = filter.values.iter();
        values.extend(keys.map(|value| key(families, &filter.name, value).0));
    }
    by_name
        .into_iter()
        .map(|(name, values)| OptionFilter { name, values })
        .collect()
}

/// The ways in which things are written, and which of them is shown.
#[derive(Debug, Clone, Default)]
pub struct Spellings {
    texts: Terms,
    /// By number of a spelling, the thing.
    things: Vec<usize>,
    /// By number of a thing, the spelling that is shown.
    pub shown: Vec<usize>,
}

impl Spellings {
    /// The number of a spelling, if it is known.
    pub fn id(&self, text: &str) -> Option<usize> {
        self.texts.id(text)
    }

    /// The thing that a spelling means.
    pub fn thing(&self, spelling: usize) -> usize {
        self.things.get(spelling).copied().unwrap_or_default()
    }

    /// Takes a spelling of a thing; things are numbered from zero without gaps.
    pub fn add(&mut self, text: &str, thing: usize) -> usize {
        let spelling = self.texts.add(text);
        if spelling == self.things.len() {
            self.things.push(thing);
        }
        if thing == self.shown.len() {
            self.shown.push(spelling);
        }
        spelling
    }

    /// How a thing is shown.
    pub fn text(&self, thing: usize) -> &str {
        let spelling = self.shown.get(thing);
        spelling.map_or("", |spelling| self.texts.text(*spelling))
    }

    /// How many spellings there are.
    pub fn len(&self) -> usize {
        self.things.len()
    }

    /// Of each thing the spelling used most, by the uses of each spelling; of those used
    /// alike the one with capitals.
    pub fn most_used(&self, uses: &[u64]) -> Vec<usize> {
        let used = |spelling: usize| uses.get(spelling).copied().unwrap_or_default();
        let mut most_used = self.shown.clone();
        for (spelling, thing) in self.things.iter().enumerate() {
            let Some(best) = most_used.get_mut(*thing) else {
                continue;
            };
            let earlier = self.texts.text(spelling) < self.texts.text(*best);
            let more = used(spelling).cmp(&used(*best));
            if more.is_gt() || more.is_eq() && earlier {
                *best = spelling;
            }
        }
        most_used
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn case_and_spaces_make_no_difference_in_any_script() {
        assert_eq!(folded("  Dark \t BLUE "), "dark blue");
        assert_eq!(folded("ГОЛУБОЙ"), folded("голубой"));
        assert_ne!(folded("darkblue"), folded("dark blue"));
    }

    #[test]
    fn what_is_asked_of_one_name_in_two_spellings_is_one_wish() {
        let filter = |name: &str, value: &str| OptionFilter {
            name: name.to_owned(),
            values: vec![value.to_owned()],
        };
        let filters = [
            filter("Colour", "Blue"),
            filter("Size", "M"),
            filter("colour", "RED"),
        ];
        let asked = asked(&Families::default(), &filters);
        assert_eq!(asked.len(), 2);
        assert_eq!(asked[0].values, ["colour\u{1f}blue", "colour\u{1f}red"]);
    }

    #[test]
    fn colors_of_a_family_and_amounts_in_any_unit_have_one_key() {
        let key = |name, value| key(&Families::default(), name, value);
        assert_eq!(key("Color", "Navy"), key("color", "Sky  blue"));
        assert_eq!(key("Capacity", "0.3 l"), key("capacity", "300ml"));
        assert_ne!(key("Scent", "Rose"), key("Scent", "Pink"));
    }

    #[test]
    fn a_size_has_one_key_where_the_name_speaks_of_sizes() {
        let key = |name, value| key(&Families::default(), name, value);
        assert_eq!(key("Size", "S"), key("size", "Small"));
        assert_eq!(key("Größe", "2XL"), key("größe", "xxl"));
        assert_ne!(key("Size", "L"), key("Size", "XL"));
        assert_ne!(key("Blend", "M"), key("Blend", "Medium"));
    }

    #[test]
    fn the_spelling_used_most_is_shown_and_of_equals_the_one_with_capitals() {
        let mut spellings = Spellings::default();
        for text in ["blue", "Blue", "BLUE"] {
            spellings.add(text, 0);
        }
        spellings.add("red", 1);
        assert_eq!(spellings.text(0), "blue");
        spellings.shown = spellings.most_used(&[2, 5, 1, 1]);
        assert_eq!((spellings.text(0), spellings.text(1)), ("Blue", "red"));
        spellings.shown = spellings.most_used(&[6, 5, 1, 1]);
        assert_eq!(spellings.text(0), "blue");
        spellings.shown = spellings.most_used(&[4, 4, 1, 1]);
        assert_eq!(spellings.text(0), "Blue");
    }
}
