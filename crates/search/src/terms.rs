//! Values of columns as small numbers that all segments share, so that counting needs no text.

use std::collections::HashMap;
use std::sync::Arc;

use crate::family::{Families, Family};
use crate::schema::SEPARATOR;
use crate::spelling::{self, Spellings, collapsed, folded};

/// Texts and their numbers, from zero without gaps.
#[derive(Debug, Clone, Default)]
pub struct Terms {
    ids: HashMap<Arc<str>, usize>,
    texts: Vec<Arc<str>>,
}

impl Terms {
    /// The number of a text, if it has one.
    pub fn id(&self, text: &str) -> Option<usize> {
        self.ids.get(text).copied()
    }

    /// The text of a number.
    pub fn text(&self, id: usize) -> &str {
        self.texts.get(id).map_or("", AsRef::as_ref)
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.texts.len()
    }

    /// The number of a text, a new one if it has none.
    pub fn add(&mut self, text: &str) -> usize {
        if let Some(id) = self.id(text) {
            return id;
        }
        let text: Arc<str> = text.into();
        let id = self.texts.len();
        self.texts.push(text.clone());
        self.ids.insert(text, id);
        id
    }
}

/// The most steps of a category path: category, subcategory, collection.
pub const STEPS: usize = 3;

/// The numbers of a path's steps from the top, itself the last.
pub type Steps = [Option<usize>; STEPS];

/// The values of all columns of text. It only grows, and is shared by all readers until
/// it does.
#[derive(Debug, Clone, Default)]
pub struct Dictionary {
    /// Which color belongs to which family, for as long as the dictionary lives.
    pub families: Arc<Families>,
    /// Names and values of options by their [`spelling::key`].
    pub options: Terms,
    /// Names of options, folded.
    pub names: Terms,
    /// Slugs and names of shops.
    pub shops: Terms,
    /// Category paths, those above each included.
    pub categories: Terms,
    /// By number of an option, its name.
    names_of: Vec<usize>,
    /// By number of an option, the family if it is one of colors.
    families_of: Vec<Option<Family>>,
    /// Names and values as they are written, and names alone.
    spellings: Spellings,
    name_spellings: Spellings,
    /// By number of a spelling, that of its name.
    name_spellings_of: Vec<usize>,
    steps: Vec<Steps>,
}

impl Dictionary {
    /// An empty one with these families of colors.
    pub fn new(families: Arc<Families>) -> Self {
        Self {
            families,
            ..Self::default()
        }
    }

    /// The number of a spelling of an option's name and value.
    pub fn add_spelling(self: &mut Arc<Self>, option: &str) -> usize {
        if let Some(spelling) = self.spellings.id(option) {
            return spelling;
        }
        let dictionary = Arc::make_mut(self);
        let (name, value) = option.split_once(SEPARATOR).unwrap_or((option, ""));
        let name_id = dictionary.names.add(&folded(name));
        let known = dictionary.options.len();
        let (key, family) = spelling::key(&dictionary.families, name, value);
        let id = dictionary.options.add(&key);
        if id == known {
            dictionary.names_of.push(name_id);
            dictionary.families_of.push(family);
        }
        let name = dictionary.name_spellings.add(&collapsed(name), name_id);
        dictionary.name_spellings_of.push(name);
        dictionary.spellings.add(option, id)
    }

    /// The option that a spelling means.
    pub fn option(&self, spelling: usize) -> usize {
        self.spellings.thing(spelling)
    }

    /// Shows options as they are written most, by how often each spelling is used.
    pub fn show(self: &mut Arc<Self>, uses: impl Iterator<Item = (usize, u64)>) {
        let mut used = vec![0; self.spellings.len()];
        let mut names_used = vec![0; self.name_spellings.len()];
        for (spelling, count) in uses {
            let name = self.name_spellings_of.get(spelling);
            let name = name.and_then(|name| names_used.get_mut(*name));
            for sum in used.get_mut(spelling).into_iter().chain(name) {
                *sum += count;
            }
        }
        let shown = self.spellings.most_used(&used);
        let names_shown = self.name_spellings.most_used(&names_used);
        if shown != self.spellings.shown || names_shown != self.name_spellings.shown {
            let dictionary = Arc::make_mut(self);
            dictionary.spellings.shown = shown;
            dictionary.name_spellings.shown = names_shown;
        }
    }

    /// The name of an option as it is shown.
    pub fn name_shown(&self, name: usize) -> &str {
        self.name_spellings.text(name)
    }

    /// The value of an option as it is shown: a color by its family.
    pub fn value_shown(&self, option: usize) -> String {
        if let Some(Some(family)) = self.families_of.get(option) {
            return family.name().to_owned();
        }
        let text = self.spellings.text(option);
        let (_, value) = text.split_once(SEPARATOR).unwrap_or((text, ""));
        collapsed(value)
    }

    /// The number of a shop.
    pub fn add_shop(self: &mut Arc<Self>, shop: &str) -> usize {
        match self.shops.id(shop) {
            Some(id) => id,
            None => Arc::make_mut(self).shops.add(shop),
        }
    }

    /// The number of a category path.
    pub fn add_category(self: &mut Arc<Self>, path: &str) -> usize {
        if let Some(id) = self.categories.id(path) {
            return id;
        }
        let mut steps = match path.rsplit_once('/') {
            Some((above, _)) => {
                let above = self.add_category(above);
                self.steps(above)
            }
            None => Steps::default(),
        };
        let dictionary = Arc::make_mut(self);
        let id = dictionary.categories.add(path);
        if let Some(free) = steps.iter_mut().find(|step| step.is_none()) {
            *free = Some(id);
        }
        dictionary.steps.push(steps);
        id
    }

    /// The number of the name of an option.
    pub fn name_of(&self, option: usize) -> usize {
        self.names_of.get(option).copied().unwrap_or_default()
    }

    /// The steps of a category path.
    pub fn steps(&self, category: usize) -> Steps {
        self.steps.get(category).copied().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_knows_the_paths_above_it_whichever_came_first() {
        let mut dictionary = Arc::new(Dictionary::default());
        let deep = dictionary.add_category("home/mugs/glazed");
        let top = dictionary.add_category("home");
        let other = dictionary.add_category("home/pots");
        let [first, second, third] = dictionary.steps(deep);
        assert_eq!((first, third), (Some(top), Some(deep)));
        assert_eq!(dictionary.categories.text(second.unwrap()), "home/mugs");
        assert_eq!(dictionary.steps(other), [Some(top), Some(other), None]);
    }

    #[test]
    fn readers_share_the_dictionary_until_a_new_value_comes() {
        let mut dictionary = Arc::new(Dictionary::default());
        let blue = dictionary.add_spelling("Colour\u{1f}Blue");
        dictionary.show([(blue, 1)].into_iter());
        let reader = dictionary.clone();
        assert_eq!(dictionary.add_spelling("Colour\u{1f}Blue"), blue);
        dictionary.show([(blue, 2)].into_iter());
        assert!(Arc::ptr_eq(&reader, &dictionary));
        let red = dictionary.add_spelling("Colour\u{1f}Red");
        let name = |spelling| dictionary.name_of(dictionary.option(spelling));
        assert_eq!(name(red), name(blue));
        assert_eq!((reader.options.len(), dictionary.options.len()), (1, 2));
    }

    #[test]
    fn spellings_of_an_option_are_one_and_names_are_shown_apart_from_values() {
        let mut dictionary = Arc::new(Dictionary::default());
        let spelt = [
            "colour\u{1f}Blue",
            "Colour\u{1f}blue",
            "Colour\u{1f} Pale  zebra",
        ];
        let [low, blue, zebra] = spelt.map(|text| dictionary.add_spelling(text));
        assert_eq!(dictionary.option(low), dictionary.option(blue));
        dictionary.show([(low, 2), (blue, 1), (zebra, 4)].into_iter());
        let option = dictionary.option(low);
        assert_eq!(dictionary.value_shown(option), "Blue");
        assert_eq!(dictionary.name_shown(dictionary.name_of(option)), "Colour");
        let zebra = dictionary.option(zebra);
        assert_eq!(dictionary.value_shown(zebra), "Pale zebra");
    }
}
