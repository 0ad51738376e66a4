//! IDs of headings, so that a section can be linked to.

use std::collections::HashMap;

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// Ids that the page around a text uses itself.
const TAKEN: [&str; 2] = ["content", "root"];
/// Longest id that a writer may choose.
const LONGEST: usize = 81;

/// Gives out ids, each once; knows of each how often it was wanted.
#[derive(Debug)]
pub struct Anchors(HashMap<String, u32>);

impl Default for Anchors {
    fn default() -> Self {
        Self(TAKEN.map(|id| (id.to_owned(), 1)).into())
    }
}

impl Anchors {
    /// The id that the writer chose, else one made from the words.
    pub fn give(&mut self, chosen: Option<&str>, words: &str) -> String {
        let wanted = match chosen.filter(|id| is_good(id)) {
            Some(id) => id.to_owned(),
            None => slug(words),
        };
        loop {
            let times = self.0.entry(wanted.clone()).or_default();
            *times += 1;
            let id = match *times {
                1 => return wanted,
                times => format!("{wanted}-{times}"),
            };
            // somebody may have chosen what would be the next copy's
            if !self.0.contains_key(&id) {
                self.0.insert(id.clone(), 1);
                return id;
            }
        }
    }
}

fn is_good(id: &str) -> bool {
    let part = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '-';
    id.len() <= LONGEST && id.starts_with(|c: char| c.is_ascii_alphabetic()) && id.chars().all(part)
}

fn slug(words: &str) -> String {
    let plain = words.nfkd().filter(|c| !is_combining_mark(*c));
    let mut slug = String::new();
    for c in plain.flat_map(char::to_lowercase) {
        match c.is_alphanumeric() {
            true => slug.push(c),
            false if slug.ends_with('-') => {}
            false => slug.push('-'),
        }
    }
    match slug.trim_matches('-') {
        "" => "part".to_owned(),
        slug => slug.to_owned(),
    }
}
