//! Values of columns under small numbers that all segments share, so that counting needs
//! no text.

use std::collections::HashMap;
use std::sync::Arc;

use crate::schema::SEPARATOR;

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

    fn add(&mut self, text: &str) -> usize {
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

/// The most steps of a category path: category, sub-category, collection.
pub const STEPS: usize = 3;

/// The numbers of a path's steps from the top, itself the last.
pub type Steps = [Option<usize>; STEPS];

/// The values of all columns of text. It only grows, and is shared by all readers until
/// it does.
#[derive(Debug, Clone, Default)]
pub struct Dictionary {
    /// Names and values of options.
    pub options: Terms,
    /// Names of options.
    pub names: Terms,
    /// Slugs and names of shops.
    pub shops: Terms,
    /// Category paths, those above each included.
    pub places: Terms,
    names_of: Vec<usize>,
    steps: Vec<Steps>,
}

impl Dictionary {
    /// The number of an option's name and value.
    pub fn add_option(self: &mut Arc<Self>, option: &str) -> usize {
        if let Some(id) = self.options.id(option) {
            return id;
        }
        let dictionary = Arc::make_mut(self);
        let (name, _) = option.split_once(SEPARATOR).unwrap_or((option, ""));
        let name = dictionary.names.add(name);
        dictionary.names_of.push(name);
        dictionary.options.add(option)
    }

    /// The number of a shop.
    pub fn add_shop(self: &mut Arc<Self>, shop: &str) -> usize {
        match self.shops.id(shop) {
            Some(id) => id,
            None => Arc::make_mut(self).shops.add(shop),
        }
    }

    /// The number of a category path.
    pub fn add_place(self: &mut Arc<Self>, path: &str) -> usize {
        if let Some(id) = self.places.id(path) {
            return id;
        }
        let mut steps = match path.rsplit_once('/') {
            Some((above, _)) => {
                let above = self.add_place(above);
                self.steps(above)
            }
            None => Steps::default(),
        };
        let dictionary = Arc::make_mut(self);
        let id = dictionary.places.add(path);
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
    pub fn steps(&self, place: usize) -> Steps {
        self.steps.get(place).copied().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_knows_the_paths_above_it_whichever_came_first() {
        let mut dictionary = Arc::new(Dictionary::default());
        let deep = dictionary.add_place("home/mugs/glazed");
        let top = dictionary.add_place("home");
        let other = dictionary.add_place("home/pots");
        let [first, second, third] = dictionary.steps(deep);
        assert_eq!((first, third), (Some(top), Some(deep)));
        assert_eq!(dictionary.places.text(second.unwrap()), "home/mugs");
        assert_eq!(dictionary.steps(other), [Some(top), Some(other), None]);
    }

    #[test]
    fn readers_share_the_dictionary_until_a_new_value_comes() {
        let mut dictionary = Arc::new(Dictionary::default());
        let blue = dictionary.add_option("Colour\u{1f}Blue");
        let reader = dictionary.clone();
        assert_eq!(dictionary.add_option("Colour\u{1f}Blue"), blue);
        assert!(Arc::ptr_eq(&reader, &dictionary));
        let red = dictionary.add_option("Colour\u{1f}Red");
        assert_eq!(dictionary.name_of(red), dictionary.name_of(blue));
        assert_eq!((reader.options.len(), dictionary.options.len()), (1, 2));
    }
}
